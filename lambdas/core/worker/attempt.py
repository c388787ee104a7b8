"""One message of a lane: read → claim → preflight → run → settle.

Whatever happens, the message is settled (acked), requeued, or reported as failed. It is never silently lost. Preflight
says why an attempt must not run at all, and which model it should use if it may, before a token is paid for.
"""

import json
import math
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import field
from datetime import datetime, timedelta
from typing import cast

from lambdas.core.agent.guards import Guards
from lambdas.core.config.lane import NOT_RAISED, Lane, Model
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import ClaimLost, LeaseLost, Unavailable
from lambdas.core.model.failure import Code, Failure, stated
from lambdas.core.model.head import Claim, Head, HeadStatus, lost
from lambdas.core.model.job import Job, Message, Refused, job_in, read_job
from lambdas.core.model.moves import found_dead
from lambdas.core.model.value import replace, value
from lambdas.core.ports.host import Order
from lambdas.core.ports.outside import Breakers
from lambdas.core.worker.breaker_report import account, count_failure, remember
from lambdas.core.worker.settle import (
    Outcome,
    Worked,
    Worker,
    bury,
    park,
    refuse,
    requeue,
    ride_out,
    send_burial,
    settle,
    settle_failure,
)

LEASE_MARGIN = timedelta(seconds=5)  # past the function's deadline: clocks differ


@value
class Turn:
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


def work(worker: Worker, message: Message, read: Job | Refused, turn: Turn) -> Worked:
    try:
        worked = _work(worker, message, read, turn)
        if worked.failure is None and not turn.known:  # the healthy path: no breaker has anything to learn from it
            return worked
        remember(worker, turn.breakers, worked.failure)
        return account(worker, turn.breakers, turn.known, worked)
    except LeaseLost as late:
        return Worked(outcome=Outcome.FAILED, head=late.head, why=str(late))
    except Unavailable as down:
        return ride_out(worker, message, down)


def _work(worker: Worker, message: Message, read: Job | Refused, turn: Turn) -> Worked:
    job = read if isinstance(read, Job) else _with_a_head(worker, message)
    if job is None:
        return refuse(worker, message, cast(Refused, read))
    if isinstance(read, Refused):
        turn = replace(turn, refusal=read)
    if _time_left(worker, turn) < min(1.0, worker.lane.run_timeout / 2):
        return requeue(worker, message, delay=timedelta(0), why="this invocation has no time left for it")
    claim = _claim(worker, job, message, turn)
    breaker = turn.open_for(job)
    try:
        if breaker is not None and not breaker.lets_pass(job.key, claim.lease_until):
            return park(worker, job, message, claim)
        head = worker.ledger.claim(claim if breaker is None else replace(claim, attempt=breaker.probe_attempt + 1))
    except ClaimLost as taken:
        return _not_free(worker, job, message, claim, taken.head, turn)
    return _attempt(worker, job, message, head, turn)


def _with_a_head(worker: Worker, message: Message) -> Job | None:
    """The job of a message that the lane does not take, if the ledger knows it: its head must end with its message.

    A deploy may have dropped the model or agent that a waiting job names, or have made a rule stricter.
    """
    job = job_in(message.body, job_type=worker.lane.job_type)
    return job if job is not None and worker.ledger.head(job.key) is not None else None


def _time_left(worker: Worker, turn: Turn) -> float:
    """Seconds that an attempt may still take: after it, settling needs its margin."""
    return (turn.ends_at - worker.clock()).total_seconds() - worker.lane.settle_margin_s * 0.75


def read_for(lane: Lane, message: Message) -> Job | Refused:
    """The job that the message carries, or why this lane does not take it."""
    try:
        job = read_job(message.body, job_type=lane.job_type)
    except Refused as refused:
        return refused
    return foreign_name(lane, agent=job.agent, model=job.model) or job


def _claim(worker: Worker, job: Job, message: Message, turn: Turn) -> Claim:
    return Claim(
        key=job.key,
        input_hash=job.input_hash,
        ticket=message.ticket,
        now=worker.clock(),
        lease_until=turn.ends_at + LEASE_MARGIN,
        run_id=f"run_{worker.new_id()}",
        worker_version=worker.version,
        consumer_id=worker.consumer_id,
        trace_id=message.trace_id,
        message_id=message.message_id,
        may_create=not job.is_replay,
    )


def _not_free(worker: Worker, job: Job, message: Message, claim: Claim, head: Head | None, turn: Turn) -> Worked:
    """What to do with a message whose head belongs to another message or attempt, or has ended."""
    if head is None:
        reserved = Refused(Code.SCHEMA_INVALID, "job_id", "ids that begin with 'replay:' are for redrives")
        return refuse(worker, message, reserved)
    if head.input_hash != job.input_hash:
        reused = Refused(Code.JOB_ID_REUSED, "payload", f"{job.key} came before with another payload")
        return refuse(worker, message, reused)
    if head.status is HeadStatus.DONE:
        return Worked(outcome=Outcome.DUPLICATE, job=job, head=head)
    if head.status is HeadStatus.DYING:
        send_burial(worker, head)
    if head.status in _OVER or head.ticket != message.ticket:
        return Worked(outcome=Outcome.STALE, job=job, head=head, why=f"the job is {head.status}")
    return _not_yet(worker, job, message, claim, head, turn)


def _not_yet(worker: Worker, job: Job, message: Message, claim: Claim, head: Head, turn: Turn) -> Worked:
    """The message is the head's own, but it is leased, not due, or not to be run."""
    if head.abandoned(claim.now):
        return _after_a_crash(worker, job, message, claim, head, turn)
    if turn.open_for(job) is not None and head.status is not HeadStatus.RUNNING:
        return _no_longer_the_probe(worker, job, message, claim)
    free_at = head.lease_until if head.status is HeadStatus.RUNNING else head.due_at
    return requeue(worker, message, delay=(free_at or claim.now) - claim.now, why=f"the job is {head.status}")


_OVER = frozenset({HeadStatus.DYING, HeadStatus.DEAD, HeadStatus.CANCELLED})


def _no_longer_the_probe(worker: Worker, job: Job, message: Message, claim: Claim) -> Worked:
    """Its first attempt has decided already; whoever made it has not reported to the breaker yet."""
    try:
        return park(worker, job, message, claim)
    except ClaimLost as moved:
        return requeue(worker, message, delay=timedelta(0), why=str(moved))


def _after_a_crash(worker: Worker, job: Job, message: Message, claim: Claim, head: Head, turn: Turn) -> Worked:
    if turn.open_for(job) is not None:
        return _end_lost(worker, job, message, head, claim, turn)
    if not turn.alone:
        return Worked(outcome=Outcome.DEFERRED, job=job, head=head)
    try:
        taken = _take_over(worker, head, claim)
    except LeaseLost:
        return requeue(worker, message, delay=claim.lease_until - claim.now, why="another worker took it over")
    if taken.failure is not None:
        with suppress(Unavailable):
            breaker = turn.known.get(job.tenant_id) or Breaker(tenant_id=job.tenant_id, job_type=job.job_type)
            count_failure(worker, turn.breakers, breaker, job, taken.failure, head.updated_at or claim.now)
    return _attempt(worker, job, message, taken, turn)


def _end_lost(worker: Worker, job: Job, message: Message, head: Head, claim: Claim, turn: Turn) -> Worked:
    """Its tenant's breaker is open: the lost attempt is settled as a failed one, and the next must wait."""
    failed = _with_lost_attempt(worker, head, claim.now)
    held_for = turn.held_for(job, head)
    settled = settle_failure(_with_raised(worker, head), job, message, failed, held_for=held_for)
    return replace(settled, began_at=head.updated_at)


def _take_over(worker: Worker, head: Head, claim: Claim) -> Head:
    """Write down that the attempt before never ended, and begin the next."""
    failed = _with_lost_attempt(worker, head, claim.now)
    taken = replace(
        failed,
        attempt=head.attempt + 1,
        lease_until=claim.lease_until,
        claim_id=claim.run_id,
        worker_version=claim.worker_version,
        consumer_id=claim.consumer_id,
        updated_at=claim.now,
    )
    detail = failed.failure.detail if failed.failure else ""
    worker.ledger.take_over(head, taken, worker.event("attempt.lost", failed, why=detail))
    return taken


def _with_lost_attempt(worker: Worker, head: Head, now: datetime) -> Head:
    detail = f"attempt {head.attempt} of worker {head.consumer_id or 'unknown'} never ended"
    found = found_dead(head, worker.ledger.steps(head.key, results=False))
    return found.with_failure(stated(Code.WORKER_LOST, detail), at=now, checkpoint=found.checkpoint)


def _with_raised(worker: Worker, head: Head) -> Worker:
    """An operator's replay may have raised the lane's budgets for this job alone."""
    return worker if head.raised == NOT_RAISED else replace(worker, lane=head.raised.over(worker.lane))


def _attempt(worker: Worker, job: Job, message: Message, head: Head, turn: Turn) -> Worked:
    worker = _with_raised(worker, head)
    cleared = preflight(worker.lane, job, message, head, now=worker.clock(), refusal=turn.refusal)
    if isinstance(cleared, Failure):
        failed = head.with_failure(cleared, at=worker.clock(), checkpoint=head.checkpoint)
        return bury(worker, job, message, failed, cleared)
    if cleared.warning:
        worker.ledger.record(head.key, worker.event("preflight.warning", head, why=cleared.warning))
    started = worker.clock()
    seconds = min(worker.lane.run_timeout, _time_left(worker, turn))
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
    ran_ms = int((worker.clock() - started) / timedelta(milliseconds=1))
    settled = settle(worker, job, message, head, ending, ran_ms, held_for=turn.held_for(job, head))
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


def foreign_name(lane: Lane, *, agent: str | None, model: str | None) -> Refused | None:
    """Names come from the lane's own lists: neither a producer nor a redrive chooses what the worker imports."""
    agents = (lane.agent, *lane.alternates)
    models = tuple(each.name for each in lane.models)
    if agent is not None and agent not in agents:
        return Refused(Code.SCHEMA_INVALID, "agent", f"{agent!r} is none of the lane's: {', '.join(agents)}")
    if model is not None and models and model not in models:
        return Refused(Code.SCHEMA_INVALID, "model", f"{model!r} is none of the lane's: {', '.join(models)}")
    return None


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
