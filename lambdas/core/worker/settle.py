"""A worker, and how it ends a message: done, retried, buried, parked, refused or requeued.

The head is written first, then the queue, then the message is acked. In that order a crash leaves a head that the sweep
finds; the other way round it would leave nothing.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from lambdas.core.agent.effect_once import INLINE_BYTES, Results
from lambdas.core.agent.run import Run
from lambdas.core.agent.supervise import perform
from lambdas.core.config.lane import NOT_RAISED, Lane
from lambdas.core.model.announcement import MOST_INLINE, Told, of_done
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import SAME, Code, Failure, Strategy, stated
from lambdas.core.model.head import ENDED_FOR, Claim, Event, Head, HeadStatus
from lambdas.core.model.job import (
    MAX_DELAY_S,
    Job,
    Message,
    Outgoing,
    StoredBody,
    body_for,
    outage_delay_s,
)
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.refs import body_ref
from lambdas.core.model.value import names_in, replace, value
from lambdas.core.notify.announce import announce
from lambdas.core.ports.outside import Bus, LaneQueue, Notices, Places, Senders, Store
from lambdas.core.ports.runs import Agent, Ending, Host, Means, Order, Runs

if TYPE_CHECKING:
    from lambdas.core.model.group import Group
    from lambdas.core.worker.foresee import Foreseer
    from lambdas.core.worker.secrets import Secrets
    from lambdas.core.worker.triage import Verdict


class Outcome(StrEnum):
    DONE = "done"  # the agent succeeded and the head says so
    RETRIED = "retried"  # the attempt failed; another will come
    SUSPENDED = "suspended"  # its run waits, or goes on in another invocation
    BURIED = "buried"  # on its way to the dead-letter queue
    REFUSED = "refused"  # the message itself is wrong; on its way to the dead-letter queue
    PARKED = "parked"  # its tenant's breaker is open
    DUPLICATE = "duplicate"  # the job is done already
    OUTDATED = "stale"  # a copy that no longer counts
    REQUEUED = "put_back"  # not yet: leased by another, not due, or our own infrastructure failed
    DEFERRED = "deferred"  # a worker died on it before: it must run alone
    FAILED = "failed"  # could not even be requeued: the broker keeps it

    @property
    def acked(self) -> bool:
        return self not in (Outcome.DEFERRED, Outcome.FAILED)


@value
class Worked:
    """What became of one message, for metrics and the log."""

    outcome: Outcome
    job: Job | None = None
    head: Head | None = None
    failure: Failure | None = None
    run_ms: int | None = None  # None: the agent was not run
    began_at: datetime | None = None  # when the attempt that ended here began; None: the agent was not run
    spent_usd: float = 0.0  # by this attempt alone
    breaker: str = ""  # what this did to its tenant's breaker: an event's phrase
    silent: bool = False  # the agent returned as if all were well
    survivor: bool = False  # the process must end: the agent's thread still runs, or no agent can
    why: str = ""


@value
class Worker:
    """Everything that working on a message of one lane needs."""

    lane: Lane
    version: str
    consumer_id: str
    ledger: Runs
    queue: LaneQueue
    queue_of: Callable[[str], LaneQueue]  # another lane's, for jobs that jobs enqueue
    store: Store
    notices: Notices
    agent_named: Callable[[str], Agent]
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    jitter: Callable[[], float]  # from 0 to 1
    host: Host | None = None  # where agents run; None: in threads of this process
    bus: Bus | None = None  # where what it finishes is announced; None: nowhere
    secrets: "Secrets | None" = None  # of the lane's agents; None for a lane that names none
    places: Places | None = None  # of tenants, in a lane that bounds how many of their jobs run at once
    senders: Senders | None = None  # our own; None for a lane that does not name its producers
    group_of: "Callable[[str], Group | None] | None" = None  # by signature; None for a lane without a triage agent
    foreseer: "Foreseer | None" = None  # of first attempts; None for a lane that does not foresee

    @property
    def places_of_tenants(self) -> Places:
        """Raise `Unavailable` if the lane bounds them and nothing counts them: a limit is never passed by."""
        if self.places is None:
            raise Unavailable("places", f"lane {self.lane.job_type!r} bounds them, and nothing counts them")
        return self.places

    @property
    def means(self) -> Means:
        means = Means(
            lane=self.lane,
            ledger=self.ledger,
            store=self.store,
            clock=self.clock,
            enqueue=self._enqueue,
            new_secret=lambda: f"{self.new_id()}{self.new_id()}",  # ids are 122 bits each that nobody can guess
        )
        return means if self.secrets is None else self.secrets.kept_out_of(means)

    def ready(self) -> None:
        """Raise `Unavailable` if the agents' secrets cannot be read: a run without them would only fail."""
        if self.secrets is not None:
            self.secrets.look()

    def hide(self, text: str, *, cut: bool = False) -> str:
        """Without the lane's secrets. `cut`: the text may hold parts of one."""
        return text if self.secrets is None else self.secrets.hide(text, cut=cut)

    def raised_for(self, head: Head) -> "Worker":
        """An operator's replay may have raised the lane's budgets for this job alone."""
        return self if head.raised == NOT_RAISED else replace(self, lane=head.raised.over(self.lane))

    def perform(self, order: Order) -> Ending:
        if self.host is not None:
            return self.host.perform(order)
        run = Run(job=order.job, head=order.head, means=order.means, deadline=order.deadline, model=order.model)
        return perform(lambda: self.agent_named(order.agent), order, run)

    def _enqueue(self, job_type: str, tenant_id: str, body: str) -> None:
        if job_type not in (self.lane.job_type, *self.lane.enqueues):
            allowed = f"add it to {self.lane.job_type}.enqueues in lanes.toml"
            raise ValueError(f"lane {self.lane.job_type!r} may not enqueue to {job_type!r}: {allowed}")
        queue = self.queue if job_type == self.lane.job_type else self.queue_of(job_type)
        queue.send(Outgoing(body=StoredBody(text=body), group=tenant_id))

    def event(self, what: str, head: Head, *, why: str) -> Event:
        failure = head.failure
        data = {"attempt": head.attempt, "checkpoint": head.checkpoint, "worker_version": self.version}
        if failure is not None:
            data |= {
                "kind": failure.kind.value,
                "code": str(failure.code),
                "signature": failure.signature,
                "error_type": failure.error_type,
                "detail": failure.detail.split("\n", 1)[0],
                # Sums, of the whole lineage so far: what one attempt took is the difference to the one before.
                "duration_ms": head.duration_ms,
                "spend_usd": head.spend_usd,
            }
        if head.strategy != SAME:  # what the next try does differently
            changes = {name: getattr(head.strategy, name) for name in names_in(Strategy)}
            data["strategy"] = {name: change for name, change in changes.items() if change}
        return Event(at=self.clock(), event_id=self.new_id(), what=what, why=why, data=data)


def settle(
    worker: Worker,
    job: Job,
    message: Message,
    head: Head,
    ending: Ending,
    ran_ms: int,
    *,
    held_for: str = "",
) -> Worked:
    spent = replace(head, **ending.used.as_fields(), duration_ms=head.duration_ms + ran_ms)
    if ending.suspended is not None:
        from lambdas.core.worker.unrun import suspend  # noqa: PLC0415 - a run that needs no other attempt never does

        return replace(suspend(worker, job, message, head, spent, ending), survivor=ending.survivor)
    if ending.failure is None and head.attempt > 1:
        ending = replace(ending, failure=left_in_doubt(worker, head, ending.forgiven))
    if ending.failure is None:
        finished = finish(worker, job, spent, ending)
        _learn(worker, head, ending)
        return replace(finished, survivor=True) if ending.survivor else finished
    from lambdas.core.model.redact import redacted  # noqa: PLC0415 - only failures need it

    failure = redacted(ending.failure, job.payload, worker.lane.redact, partial(worker.hide, cut=True))
    if worker.secrets is not None and failure.code == Code.AUTH_DENIED:
        worker.secrets.doubt()
    failed = spent.with_failure(failure, at=worker.clock(), checkpoint=ending.checkpoint)
    settled = settle_failure(worker, job, message, failed, held_for=held_for)
    _learn(worker, head, replace(ending, failure=failure))
    return replace(settled, silent=ending.silent, survivor=ending.survivor)


def _learn(worker: Worker, head: Head, ending: Ending) -> None:
    if head.answered is not None:
        from lambdas.core.worker.strategies import learn  # noqa: PLC0415 - only changed tries teach anything

        learn(worker, head, ending)


def left_in_doubt(worker: Worker, head: Head, forgiven: Sequence[str]) -> Failure | None:
    """An effect that a former attempt began, and that this one neither settled nor forgave: it may have happened.

    The agent may have asked for another key this time, or for nothing at all. That settles no doubt about the first.
    """
    for effect in worker.ledger.effects(head.root_key, results=False):
        owner, ours = effect.owner, (head.key.job_id, head.key.version)
        former = (owner.job_id, owner.version) == ours and owner.attempt < head.attempt
        if former and effect.status is EffectStatus.INTENT and effect.action not in forgiven:
            detail = f"effect {effect.action!r} of {effect.key!r} was begun by attempt {owner.attempt}"
            detail += " and never confirmed, and the run returned without it: it may have happened"
            return stated(Code.EFFECT_IN_DOUBT, detail, about=effect.action)
    return None


def settle_failure(worker: Worker, job: Job, message: Message, failed: Head, *, held_for: str = "") -> Worked:
    """`failed` has the attempt's failure on record: another try, or the dead-letter queue.

    With `held_for`, a letter in any case, which says so and is held.
    """
    from lambdas.core.worker.strategies import recall  # noqa: PLC0415 - only failures need it
    from lambdas.core.worker.triage import Decision, triage  # noqa: PLC0415

    verdict = triage(
        failed, worker.lane, now=worker.clock(), jitter=worker.jitter(), experience=partial(recall, worker)
    )
    if held_for and verdict.decision is not Decision.HOLD:
        return bury(worker, job, message, failed, replace(verdict.failure, held_for=held_for))
    if verdict.decision is Decision.RETRY:
        return retry(worker, job, message, failed, verdict)
    return bury(worker, job, message, failed, verdict.failure)


def finish(worker: Worker, job: Job, head: Head, ending: Ending) -> Worked:
    now = worker.clock()
    most = MOST_INLINE if worker.lane.events else INLINE_BYTES
    text = ending.text if worker.secrets is None else worker.secrets.hide_in(ending.text)
    result, ref = Results(key=job.key, store=worker.store).keep_text(text, "result", inline=most)
    done = replace(
        head,
        status=HeadStatus.DONE,
        result=result,
        result_ref=ref,
        checkpoint=ending.checkpoint,
        updated_at=now,
    )
    worker.ledger.finish(done, expires_at=now + ENDED_FOR)
    if worker.bus is not None and Told.DONE in worker.lane.events:
        announce(worker.bus, worker.ledger, of_done(done), done, now=worker.clock())
    return Worked(outcome=Outcome.DONE, job=job, head=done)


def retry(worker: Worker, job: Job, message: Message, head: Head, verdict: "Verdict") -> Worked:
    tried = head.strategies_tried if verdict.strategy == SAME else (*head.strategies_tried, verdict.strategy)
    waiting = replace(
        waiting_again(worker, job, message, head, verdict.delay),
        strategy=verdict.strategy,
        strategies_tried=tuple(dict.fromkeys(tried)),
        answered=verdict.answered,
    )
    worker.ledger.retry(waiting, worker.event("attempt.failed", waiting, why=verdict.reason))
    send_again(worker, job, message, waiting, verdict.delay)
    return Worked(outcome=Outcome.RETRIED, job=job, head=waiting, failure=verdict.failure, why=verdict.reason)


def waiting_again(worker: Worker, job: Job, message: Message, head: Head, delay: timedelta) -> Head:
    now = worker.clock()
    return replace(
        head,
        status=HeadStatus.WAITING,
        ticket=worker.new_id(),
        body=_body(worker, job, message, head),
        due_at=now + delay,
        sweep_at=now + delay + worker.lane.patience,
        resends=0,
        updated_at=now,
    )


def send_again(worker: Worker, job: Job, message: Message, waiting: Head, delay: timedelta, *, hops: int = 0) -> None:
    worker.queue.send(
        Outgoing(
            body=StoredBody(text=message.body),
            group=job.tenant_id,
            ticket=waiting.ticket,
            delay_s=whole_delay_s(delay),
            hops=hops,
            trace_id=message.trace_id,
        )
    )


def give_back(worker: Worker, job: Job, message: Message, head: Head, why: str) -> Worked:
    """Nothing could run in this sandbox: the job waits for another, and nothing is held against it or its tenant.

    As in any outage of our own, with longer and longer delays, for a day. The sandbox is of no use: its process ends.
    """
    delay_s = outage_delay_s(message.hops)
    if delay_s is None:
        failure = stated(Code.NEVER_STARTED, f"no sandbox could run it for a day: {why}", last=head.failure)
        return replace(bury(worker, job, message, head, failure), survivor=True)
    delay = timedelta(seconds=delay_s)
    waiting = waiting_again(worker, job, message, head, delay)
    worker.ledger.retry(waiting, worker.event("attempt.not_begun", replace(waiting, failure=None), why=why))
    send_again(worker, job, message, waiting, delay, hops=message.hops + 1)
    return Worked(outcome=Outcome.REQUEUED, job=job, head=waiting, why=why, survivor=True)


def bury(worker: Worker, job: Job, message: Message, head: Head, failure: Failure) -> Worked:
    """`head` has the attempt's own failure on record; `failure` is what triage makes of it."""
    now = worker.clock()
    buried = replace(
        head,
        status=HeadStatus.DYING,
        failure=failure,
        ticket=worker.new_id(),
        death_id=f"death_{worker.new_id()}",
        body=_body(worker, job, message, head),
        due_at=None,
        sweep_at=now + worker.lane.patience,
        resends=0,
        updated_at=now,
    )
    why = f"buried as {failure.code}" + (f", and held: {failure.held_for}" if failure.held_for else "")
    worker.ledger.bury(buried, worker.event("attempt.failed", buried, why=why))
    send_burial(worker, buried, message)
    return Worked(outcome=Outcome.BURIED, job=job, head=buried, failure=failure)


def send_burial(worker: Worker, head: Head, message: Message | None = None) -> None:
    worker.queue.send(burial_of(head, message))


def burial_of(head: Head, message: Message | None = None) -> Outgoing:
    """The way to the dead-letter queue, for the worker and for the sweep that sends it again."""
    failure = head.failure or stated(Code.UNKNOWN, "")
    return Outgoing(
        body=head.body,
        group=head.key.tenant_id,
        ticket=head.ticket,
        death_id=head.death_id,
        kind=failure.kind,
        code=failure.code,
        receives=message.receives if message else 0,
        original_message_id=message.first_id if message else head.message_id,
        trace_id=head.trace_id,
    )


def park(worker: Worker, job: Job, message: Message, claim: Claim) -> Worked:
    worker.ledger.park(claim, ticket=worker.new_id(), body=_stored(worker, job, message))
    return Worked(outcome=Outcome.PARKED, job=job)


def _body(worker: Worker, job: Job, message: Message, head: Head) -> StoredBody:
    return head.body if head.body != StoredBody() else _stored(worker, job, message)


def _stored(worker: Worker, job: Job, message: Message) -> StoredBody:
    body = body_for(message.body, lambda: body_ref(job.key, job.input_hash))
    if body.ref is not None:
        worker.store.put(body.ref, message.body)
    return body


def whole_delay_s(delay: timedelta) -> int:
    """Rounded up, because a message that comes early is only requeued; SQS delays no longer than 15 minutes."""
    return min(MAX_DELAY_S, max(0, -int(-delay.total_seconds() // 1)))
