"""The worker's protocol for one message: read → admit → claim → preflight → run → settle.

Whatever happens, the message ends settled (acked), put back, or reported as failed; never silently gone.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import field
from datetime import datetime, timedelta

from lambdas.core.breaker import Breaker
from lambdas.core.breaking import account, count_failure
from lambdas.core.errors import Unavailable
from lambdas.core.failure import Failure
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import Job, Refused, read_job
from lambdas.core.lane import NOT_RAISED, Lane
from lambdas.core.ledger import Claim
from lambdas.core.message import Message
from lambdas.core.pace import remember
from lambdas.core.perform import perform
from lambdas.core.ports import Breakers
from lambdas.core.preflight import preflight
from lambdas.core.refusals import ClaimLost, LeaseLost
from lambdas.core.run import Run
from lambdas.core.settle import bury, judge, park, put_back, refuse, ride_out, send_dying, settle
from lambdas.core.stated import stated
from lambdas.core.taxonomy import Code
from lambdas.core.value import replace, value
from lambdas.core.worker import Outcome, Worked, Worker

LEASE_MARGIN = timedelta(seconds=5)  # past the function's deadline: clocks differ


@value
class Turn:
    """The circumstances under which a message is worked on."""

    ends_at: datetime  # when the function dies
    breakers: Breakers
    known: Mapping[str, Breaker] = field(default_factory=dict)  # by tenant, as read when the batch began
    alone: bool = False  # nothing else runs beside it

    def open_for(self, job: Job) -> Breaker | None:
        breaker = self.known.get(job.tenant_id)
        return breaker if breaker is not None and breaker.opened_at is not None else None


def work(worker: Worker, message: Message, read: Job | Refused, turn: Turn) -> Worked:
    try:
        worked = _work(worker, message, read, turn)
        remember(worker, turn.breakers, worked.failure)
        return account(worker, turn.breakers, turn.known, worked)
    except LeaseLost as late:
        return Worked(outcome=Outcome.FAILED, head=late.head, why=str(late))
    except Unavailable as down:
        return ride_out(worker, message, down)


def _work(worker: Worker, message: Message, read: Job | Refused, turn: Turn) -> Worked:
    if isinstance(read, Refused):
        return refuse(worker, message, read)
    job = read
    claim = _claim(worker, job, message, turn)
    breaker = turn.open_for(job)
    try:
        if breaker is not None and not breaker.lets_pass(job.key, claim.lease_until):
            return park(worker, job, message, claim)
        head = worker.ledger.claim(claim if breaker is None else replace(claim, attempt=breaker.probe_attempt + 1))
    except ClaimLost as taken:
        return _not_free(worker, job, message, claim, taken.head, turn)
    return _attempt(worker, job, message, head, turn)


def read_for(lane: Lane, message: Message) -> Job | Refused:
    """The job that the message carries, or why this lane does not take it."""
    try:
        job = read_job(message.body, job_type=lane.job_type)
    except Refused as refused:
        return refused
    agents = (lane.agent, *lane.alternates)
    models = tuple(model.name for model in lane.models)
    # Names come from the lane's own lists: a producer must not choose what the worker imports.
    if job.agent is not None and job.agent not in agents:
        return Refused(Code.SCHEMA_INVALID, "agent", f"{job.agent!r} is none of the lane's: {', '.join(agents)}")
    if job.model is not None and models and job.model not in models:
        return Refused(Code.SCHEMA_INVALID, "model", f"{job.model!r} is none of the lane's: {', '.join(models)}")
    return job


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
    """What to do with a message whose head another message, attempt or fate holds."""
    if head is None:
        reserved = Refused(Code.SCHEMA_INVALID, "job_id", "ids that begin with 'replay:' are for redrives")
        return refuse(worker, message, reserved)
    if head.input_hash != job.input_hash:
        reused = Refused(Code.JOB_ID_REUSED, "payload", f"{job.key} came before with another payload")
        return refuse(worker, message, reused)
    if head.status is HeadStatus.DONE:
        return Worked(outcome=Outcome.DUPLICATE, job=job, head=head)
    if head.status is HeadStatus.DYING:
        send_dying(worker, head)
    if head.status in _OVER or head.ticket != message.ticket:
        return Worked(outcome=Outcome.STALE, job=job, head=head, why=f"the job is {head.status}")
    return _held(worker, job, message, claim, head, turn)


def _held(worker: Worker, job: Job, message: Message, claim: Claim, head: Head, turn: Turn) -> Worked:
    """The message is the head's own, but it is leased, not due, or not to be run."""
    if head.abandoned(claim.now):
        return _after_a_crash(worker, job, message, claim, head, turn)
    if turn.open_for(job) is not None and head.status is not HeadStatus.RUNNING:
        return _no_longer_the_probe(worker, job, message, claim)
    free_at = head.lease_until if head.status is HeadStatus.RUNNING else head.due_at
    return put_back(worker, message, delay=(free_at or claim.now) - claim.now, why=f"the job is {head.status}")


_OVER = frozenset({HeadStatus.DYING, HeadStatus.DEAD, HeadStatus.CANCELLED})


def _no_longer_the_probe(worker: Worker, job: Job, message: Message, claim: Claim) -> Worked:
    """Its first attempt has decided already; whoever made it has not told the breaker yet."""
    try:
        return park(worker, job, message, claim)
    except ClaimLost as moved:
        return put_back(worker, message, delay=timedelta(0), why=str(moved))


def _after_a_crash(worker: Worker, job: Job, message: Message, claim: Claim, head: Head, turn: Turn) -> Worked:
    if turn.open_for(job) is not None:
        return _end_lost(worker, job, message, head, claim)
    if not turn.alone:
        return Worked(outcome=Outcome.DEFERRED, job=job, head=head)
    try:
        taken = _take_over(worker, head, claim)
    except LeaseLost:
        return put_back(worker, message, delay=claim.lease_until - claim.now, why="another worker took it over")
    if taken.failure is not None:
        with suppress(Unavailable):
            breaker = turn.known.get(job.tenant_id) or Breaker(tenant_id=job.tenant_id, job_type=job.job_type)
            count_failure(worker, turn.breakers, breaker, job, taken.failure, head.updated_at or claim.now)
    return _attempt(worker, job, message, taken, turn)


def _end_lost(worker: Worker, job: Job, message: Message, head: Head, claim: Claim) -> Worked:
    """Its tenant's breaker is open: the lost attempt is settled as a failed one, and the next must wait."""
    failed = _with_lost_attempt(worker, head, claim.now)
    return replace(judge(_with_raised(worker, head), job, message, failed), began_at=head.updated_at)


def _take_over(worker: Worker, head: Head, claim: Claim) -> Head:
    """Write down that the attempt before never ended, and begin the next."""
    failed = _with_lost_attempt(worker, head, claim.now)
    taken = replace(
        failed,
        attempt=head.attempt + 1,
        lease_until=claim.lease_until,
        worker_version=claim.worker_version,
        consumer_id=claim.consumer_id,
        updated_at=claim.now,
    )
    detail = failed.failure.detail if failed.failure else ""
    worker.ledger.take_over(head, taken, worker.event("attempt.lost", failed, why=detail))
    return taken


def _with_lost_attempt(worker: Worker, head: Head, now: datetime) -> Head:
    detail = f"attempt {head.attempt} of worker {head.consumer_id or 'unknown'} never ended"
    steps = worker.ledger.steps(head.key)
    unsaved = [step for step in steps if step.attempt == head.attempt]  # what the dead worker could not settle
    spent = replace(
        head,
        spend_usd=head.spend_usd + sum(step.spend_usd for step in unsaved),
        tokens=head.tokens + sum(step.tokens for step in unsaved),
    )
    return spent.with_failure(stated(Code.WORKER_LOST, detail), at=now, checkpoint=len(steps))


def _with_raised(worker: Worker, head: Head) -> Worker:
    """An operator's replay may have raised the lane's budgets for this job alone."""
    return worker if head.raised == NOT_RAISED else replace(worker, lane=head.raised.over(worker.lane))


def _attempt(worker: Worker, job: Job, message: Message, head: Head, turn: Turn) -> Worked:
    worker = _with_raised(worker, head)
    cleared = preflight(worker.lane, job, message, head, now=worker.clock())
    if isinstance(cleared, Failure):
        failed = head.with_failure(cleared, at=worker.clock(), checkpoint=head.checkpoint)
        return bury(worker, job, message, failed, cleared)
    if cleared.warning:
        worker.ledger.record(head.key, worker.event("preflight.warning", head, why=cleared.warning))
    started = worker.clock()
    margin = timedelta(seconds=worker.lane.settle_margin_s)
    deadline = min(started + timedelta(seconds=worker.lane.run_timeout), turn.ends_at - margin * 0.75)
    run = Run(job=job, head=head, means=worker.means, deadline=deadline, model=cleared.model)
    name = head.strategy.agent or job.agent or worker.lane.agent
    seconds = (deadline - started).total_seconds()
    ending = perform(lambda: worker.agent_named(name), job, run, worker.lane, seconds=seconds)
    ran_ms = int((worker.clock() - started) / timedelta(milliseconds=1))
    settled = settle(worker, job, message, head, run, ending, ran_ms)
    return replace(settled, run_ms=ran_ms, began_at=started, spent_usd=run.guards.spend_usd - head.spend_usd)
