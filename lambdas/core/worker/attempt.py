"""One batch of messages, and one message of it: read → claim → preflight → run → settle.

Messages run side by side, except those on which a worker may have died. These run alone, so that a crash cannot hit the
same neighbours twice: whatever shared the batch is settled, deleted or requeued first. Whatever happens, a message is
settled (acked), requeued, or reported as failed. It is never silently lost. Preflight says why an attempt must not run
at all, and which model it should use if it may, before a token is paid for.
"""

import json
import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from datetime import datetime, timedelta
from functools import partial
from typing import cast

from lambdas.core.agent import supervise
from lambdas.core.agent.supervise import Guards
from lambdas.core.config.lane import Lane, Model, foreign_name, job_for
from lambdas.core.model.breaker import WHOLE_LANE, Breaker
from lambdas.core.model.errors import ClaimLost, LeaseLost, Unavailable
from lambdas.core.model.failure import Code, Failure, stated
from lambdas.core.model.head import Claim, Head, lost
from lambdas.core.model.job import Job, Message, Refused, far_ahead, job_in
from lambdas.core.model.value import replace, value
from lambdas.core.ports.outside import Breakers
from lambdas.core.ports.runs import Order
from lambdas.core.worker.breaker_report import account, back_off, count_successes, remember
from lambdas.core.worker.settle import Outcome, Worked, Worker, bury, give_back, park, settle
from lambdas.core.worker.unrun import refuse, requeue, ride_out

Results = dict[str, Worked]

LEASE_MARGIN = timedelta(seconds=5)  # past the function's deadline: clocks differ
BACK_AFTER = timedelta(seconds=30)  # the end of the function: by then the lease of a lost attempt is over too
APART = timedelta(seconds=5)  # suspects come back one after another: together again, only one of them would run


@value
class Shift:
    """The circumstances under which a message is worked on."""

    ends_at: datetime  # when the function dies
    breakers: Breakers
    known: Mapping[str, Breaker] = field(default_factory=dict)  # by tenant, as read when the batch began
    alone: bool = False  # nothing else runs beside it
    refusal: Refused | None = None  # why the lane does not take this message, though its job has a head

    def open_for(self, job: Job) -> Breaker | None:
        breaker = self.known.get(job.tenant_id)
        return breaker if breaker is not None and breaker.opened_at is not None else None

    def held_for(self, job: Job, head: Head) -> str:
        """Why the job is buried and held if this attempt fails, whatever triage would say."""
        breaker = self.open_for(job)
        return breaker.held_for(job.key, head.attempt) if breaker is not None else ""


def work_batch(worker: Worker, breakers: Breakers, messages: Sequence[Message], *, ends_at: datetime) -> Results:
    """What became of each message, by message id. SQS may deliver one twice in a batch: it is one message."""
    messages, copies = _copies_aside(tuple({message.message_id: message for message in messages}.values()))
    reads = {message.message_id: job_for(worker.lane, message.body) for message in messages}
    turned_away: Results = {}
    if worker.lane.producers:
        from lambdas.core.worker.senders import admit  # noqa: PLC0415 - few lanes name theirs

        messages, turned_away = admit(worker, messages, reads)
    jobs = [(message, read.tenant_id) for message in messages if isinstance(read := reads[message.message_id], Job)]
    tenants = sorted({tenant_id for _, tenant_id in jobs})
    known = breakers.read([*tenants, WHOLE_LANE], worker.lane.job_type) if tenants else {}
    waiting = back_off(worker, jobs, known) if known else {}
    rest = [message for message in messages if message.message_id not in waiting]
    hidden = supervise.start(partial(_hide, worker, rest, ends_at))  # beside the claims, which do not wait for it
    worked = _work_all(worker, rest, reads, Shift(ends_at=ends_at, breakers=breakers, known=known))
    hidden.ended()  # a request that is under way when Lambda freezes the process would end in the next invocation
    return copies | turned_away | waiting | worked


def _copies_aside(messages: Sequence[Message]) -> tuple[Sequence[Message], Results]:
    """One of each, with the most crashes that any copy has seen. A send whose answer was lost, or a crash before the
    acknowledgement, leaves a copy: were each suspect copy to wait for a turn alone, copies would outgrow the turns.
    """
    if len(messages) < 2:
        return messages, {}
    kept: dict[tuple[object, ...], Message] = {}
    for each in sorted(messages, key=lambda message: (message.receives, message.hops)):
        kept[each.body, each.ticket, each.send, each.first_id, each.sender] = each
    if len(kept) == len(messages):
        return messages, {}
    stay = {message.message_id for message in kept.values()}
    copy = Worked(outcome=Outcome.OUTDATED, why="another copy of this message is in the batch")
    rest = [message for message in messages if message.message_id in stay]
    return rest, {message.message_id: copy for message in messages if message.message_id not in stay}


def _hide(worker: Worker, messages: Sequence[Message], ends_at: datetime) -> None:
    """If this sandbox is lost its messages come back soon after its end, and not after the queue's long time-out."""
    if messages:
        worker.queue.hide(messages, seconds=math.ceil((ends_at - worker.clock() + BACK_AFTER).total_seconds()))


def _work_all(worker: Worker, messages: Sequence[Message], reads: dict[str, Job | Refused], shift: Shift) -> Results:
    """A suspect goes first, alone, and the others are requeued: run last, it would hardly ever have a full run left."""
    suspects = [message for message in messages if message.suspect]
    if suspects and (len(messages) == 1 or _time_enough(worker, shift)):
        results = _alone(worker, suspects[0], messages, {}, reads, shift)
    else:
        results = _requeued(worker, suspects)
        innocent = [message for message in messages if not message.suspect]
        results |= _side_by_side(worker, innocent, reads, shift)
        # What the ledger knows to have lost its worker, though its message is a new one.
        found = [message for message in innocent if results[message.message_id].outcome is Outcome.DEFERRED]
        lone = len(messages) == 1
        if found and (lone or _time_enough(worker, shift)) and not any(result.survivor for result in results.values()):
            settled = {id_: result for id_, result in results.items() if result.outcome is not Outcome.DEFERRED}
            results = _alone(worker, found[0], messages, settled, reads, shift)
        else:
            # Marked, or each later batch would find it out too late again.
            results |= _requeued(worker, [replace(each, bad_receives=max(1, each.bad_receives)) for each in found])
    if shift.known:
        count_successes(worker, shift.breakers, shift.known, results.values(), worker.clock())
    return results


def _side_by_side(
    worker: Worker, messages: Sequence[Message], reads: dict[str, Job | Refused], shift: Shift
) -> Results:
    def one(message: Message) -> Worked:
        return work(worker, message, reads[message.message_id], shift)

    if len(messages) < 2:
        return {message.message_id: one(message) for message in messages}
    tasks = {message.message_id: supervise.start(partial(one, message)) for message in messages}
    for task in tasks.values():  # all of them, before a mistake of ours in one is raised
        task.ended()
    return {message_id: task.result() for message_id, task in tasks.items()}


def _alone(
    worker: Worker,
    suspect: Message,
    messages: Sequence[Message],
    settled: Results,
    reads: dict[str, Job | Refused],
    shift: Shift,
) -> Results:
    """Before it starts nothing else is left in this batch: a crash must not make suspects of the others."""
    others = [message for message in messages if message is not suspect]
    settled |= _requeued(worker, [each for each in others if each.message_id not in settled], after=APART)
    if others:
        with suppress(Unavailable):  # what stays is delivered again, and found to be settled
            worker.queue.delete([each for each in others if settled[each.message_id].outcome.acked])
    worked = work(worker, suspect, reads[suspect.message_id], replace(shift, alone=True))
    return {**settled, suspect.message_id: worked}


def _time_enough(worker: Worker, shift: Shift) -> bool:
    """A suspect gets a full run or none: a short one would only look like another crash."""
    return shift.ends_at - worker.clock() >= timedelta(seconds=worker.lane.run_timeout + 1)


def _requeued(worker: Worker, messages: Sequence[Message], *, after: timedelta = timedelta(0)) -> Results:
    """The suspects among them one after another, the first of them `after` a while; the others at once."""
    results: Results = {}
    for message in messages:
        try:
            delay = after if message.suspect else timedelta(0)
            results[message.message_id] = requeue(worker, message, delay=delay, why="a suspect runs alone")
        except Unavailable as down:
            results[message.message_id] = ride_out(worker, message, down)
        after += APART if message.suspect else timedelta(0)
    return results


def work(worker: Worker, message: Message, read: Job | Refused, shift: Shift) -> Worked:
    try:
        worked = _work(worker, message, read, shift)
        if worked.failure is None and not shift.known:  # the healthy path: no breaker has anything to learn from it
            return worked
        remember(worker, shift.breakers, worked)
        accounted = account(worker, shift.breakers, shift.known, worked)
        if worker.lane.triage:
            _advise(worker, accounted, shift)
        return accounted
    except LeaseLost as late:
        return Worked(outcome=Outcome.FAILED, head=late.head, why=str(late))
    except Unavailable as down:
        return ride_out(worker, message, down)


def _advise(worker: Worker, worked: Worked, shift: Shift) -> None:
    job, head, failure = worked.job, worked.head, worked.failure
    if worked.outcome is Outcome.BURIED and job is not None and head is not None and failure is not None:
        from lambdas.core.worker.advice import advise  # noqa: PLC0415 - few lanes have a triage agent

        advise(worker, job, head, failure, ends_at=shift.ends_at)


def _work(worker: Worker, message: Message, read: Job | Refused, shift: Shift) -> Worked:
    read = _not_far_ahead(worker, read)
    job = read if isinstance(read, Job) else _with_a_head(worker, message)
    if job is None:
        return refuse(worker, message, cast(Refused, read))
    if isinstance(read, Refused):
        shift = replace(shift, refusal=read)
    if _time_left(worker, shift) < min(1.0, worker.lane.run_timeout / 2):
        return requeue(worker, message, delay=timedelta(0), why="this invocation has no time left for it")
    worker.ready()
    claim = _claim(worker, job, message, shift)
    # Of a first try alone: whoever replays a letter wants it run now.
    if job.not_before is not None and claim.now < job.not_before and message.ticket is None:
        why = f"not to be run before {job.not_before.isoformat()}"
        return requeue(worker, message, delay=job.not_before - claim.now, why=why)
    begin = partial(_begin, worker, job, message, claim, shift)
    most = worker.lane.tenant_concurrency
    if most is None or _parks(job, claim, shift):
        return begin()
    from lambdas.core.worker.contested import in_a_place  # noqa: PLC0415 - few lanes bound their tenants

    return in_a_place(worker, job, message, claim, begin, most=most)


def _parks(job: Job, claim: Claim, shift: Shift) -> bool:
    breaker = shift.open_for(job)
    return breaker is not None and not breaker.lets_pass(job.key, claim.lease_until)


def _begin(worker: Worker, job: Job, message: Message, claim: Claim, shift: Shift) -> Worked:
    breaker = shift.open_for(job)
    try:
        if _parks(job, claim, shift):
            return park(worker, job, message, claim)
        head = worker.ledger.claim(claim if breaker is None else replace(claim, attempt=breaker.probe_attempt + 1))
    except ClaimLost as taken:
        from lambdas.core.worker.contested import not_free  # noqa: PLC0415 - no healthy job needs it

        found = not_free(worker, job, message, claim, taken.head, shift)
        if isinstance(found, Worked):
            return found
        head = found
    if worker.foreseer is None or breaker is not None or head.attempt > 1 or head.replays is not None:
        return _attempt(worker, job, message, head, shift)
    from lambdas.core.worker.foresee import begin_foreseen  # noqa: PLC0415 - few lanes foresee

    run = partial(_attempt, worker, job, message, shift=shift)
    return begin_foreseen(worker, worker.foreseer, job, message, head, tokens=estimated_tokens(job), run=run)


def _not_far_ahead(worker: Worker, read: Job | Refused) -> Job | Refused:
    """A job that has begun goes on, whatever its version."""
    if isinstance(read, Refused):
        return read
    ahead = far_ahead(read, lambda: worker.ledger.newest_done([read.key]).get(read.key, 0))
    return ahead if ahead is not None and worker.ledger.head(read.key) is None else read


def _with_a_head(worker: Worker, message: Message) -> Job | None:
    """The job of a message that the lane does not take, if the ledger knows it: its head must end with its message.

    A deploy may have dropped the model or agent that a waiting job names, or have made a rule stricter.
    """
    job = job_in(message.body, job_type=worker.lane.job_type)
    return job if job is not None and worker.ledger.head(job.key) is not None else None


def _time_left(worker: Worker, shift: Shift) -> float:
    """Seconds that an attempt may still take: after it, settling needs its margin."""
    return (shift.ends_at - worker.clock()).total_seconds() - worker.lane.settle_margin_s * 0.75


def _claim(worker: Worker, job: Job, message: Message, shift: Shift) -> Claim:
    return Claim(
        key=job.key,
        input_hash=job.input_hash,
        ticket=message.ticket,
        now=worker.clock(),
        lease_until=shift.ends_at + LEASE_MARGIN,
        run_id=f"run_{worker.new_id()}",
        worker_version=worker.version,
        consumer_id=worker.consumer_id,
        trace_id=message.trace_id,
        message_id=message.first_id,
        may_create=not job.is_replay,
    )


def _attempt(worker: Worker, job: Job, message: Message, head: Head, shift: Shift) -> Worked:
    worker = worker.raised_for(head)
    cleared = preflight(worker.lane, job, message, head, now=worker.clock(), refusal=shift.refusal)
    if isinstance(cleared, Failure):
        failed = head.with_failure(cleared, at=worker.clock(), checkpoint=head.checkpoint)
        return bury(worker, job, message, failed, cleared)
    if cleared.warning:
        worker.ledger.record(head.key, worker.event("preflight.warning", head, why=cleared.warning))
    started = worker.clock()
    seconds = min(worker.lane.run_timeout, _time_left(worker, shift))
    order = Order(
        job=job,
        head=head,
        means=worker.means,
        agent=head.strategy.agent or job.agent or worker.lane.agent,
        deadline=started + timedelta(seconds=seconds),
        seconds=seconds,
        model=cleared.model,
    )
    ending = worker.perform(order)
    if ending.not_begun:
        return give_back(worker, job, message, head, ending.not_begun)
    ran_ms = int((worker.clock() - started) / timedelta(milliseconds=1))
    settled = settle(worker, job, message, head, ending, ran_ms, held_for=shift.held_for(job, head))
    return replace(settled, run_ms=ran_ms, began_at=started, spent_usd=ending.used.spend_usd - head.spend_usd)


BYTES_PER_TOKEN = 4  # of JSON text in the common tokenisers; an estimate, so a margin stays free
USABLE = 0.9  # of a window: prompt and answer need room too
FULL = 0.8  # of the usable part, above which the timeline gets a warning
PART = 0.7  # of the usable part that one part of a split should fill


@value
class Cleared:
    """Ready to run, perhaps with another model than the lane's first."""

    model: str | None = None
    warning: str = ""


def preflight(
    lane: Lane, job: Job, message: Message, head: Head, *, now: datetime, refusal: Refused | None = None
) -> Failure | Cleared:
    """`refusal`: why the lane does not take the message at all. The job was claimed, so its head ends with it."""
    wrong = refusal or foreign_name(lane, agent=head.strategy.agent, model=head.strategy.model)
    refused = stated(wrong.code, str(wrong), about=wrong.field) if wrong is not None else _retired(lane)
    unfit = refused or _time_is_up(lane, job, head, now) or _kills_workers(lane, message, head)
    return unfit or _spent(lane, head) or _fitted(lane, job, head)


def _retired(lane: Lane) -> Failure | None:
    """Asked here, of a job that was claimed: one that came before has a head, which must die with its letter."""
    if not lane.retired:
        return None
    return stated(Code.UNROUTABLE, f"job_type: lane {lane.job_type!r} is retired", about="job_type")


def _time_is_up(lane: Lane, job: Job, head: Head, now: datetime) -> Failure | None:
    if job.not_after is not None and now > job.not_after:
        return stated(Code.EXPIRED, f"not to be run after {job.not_after.isoformat()}")
    if head.age(now) >= timedelta(hours=lane.max_age_hours):
        detail = f"first claimed more than {lane.max_age_hours:g} hours ago"
        return stated(Code.STALE, detail, last=head.failure)
    return None


def _kills_workers(lane: Lane, message: Message, head: Head) -> Failure | None:
    crashes = lost(head)
    if crashes and max(crashes, message.receives) >= lane.max_receive_count:
        detail = f"{crashes} workers died on it without progress, in {message.receives} receives"
        return stated(Code.CRASH_LOOP, detail)
    if message.receives >= lane.max_receive_count and not head.sent_again_since(message.send):
        return stated(Code.NEVER_STARTED, f"received {message.receives} times, and no worker could begin it")
    return None


def _spent(lane: Lane, head: Head) -> Failure | None:
    return Guards(lane=lane, **head.used.as_fields()).afford(usd=0.0, tokens=0)


def _fitted(lane: Lane, job: Job, head: Head) -> Failure | Cleared:
    """The first model whose window holds the payload, beginning with the one that was asked for."""
    wanted = head.strategy.model or job.model
    models = sorted(lane.models, key=lambda model: model.name != wanted)  # stable: the rest keeps the lane's order
    if not models:
        return Cleared(model=wanted)
    tokens = estimated_tokens(job)
    if head.strategy.compress_to_tokens is not None:
        tokens = min(tokens, head.strategy.compress_to_tokens)
    for model in models:
        if tokens <= _usable(model):
            return Cleared(model=model.name, warning=_warning(tokens, model))
    largest = max(_usable(model) for model in models)
    parts = math.ceil(tokens / (largest * PART))
    detail = f"about {tokens} tokens, the largest window takes {largest}: split it into {parts} parts or compress it"
    return stated(Code.CONTEXT_OVERFLOW, detail, about="preflight")


def estimated_tokens(job: Job) -> int:
    return math.ceil(len(json.dumps(job.payload, ensure_ascii=False).encode("utf-8", "replace")) / BYTES_PER_TOKEN)


def _usable(model: Model) -> int:
    return max(1, int(model.context_tokens * USABLE))


def _warning(tokens: int, model: Model) -> str:
    share = tokens / _usable(model)
    return f"about {tokens} tokens fill {share:.0%} of what {model.name} takes" if share > FULL else ""
