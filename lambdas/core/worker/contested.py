"""A message whose head belongs to another message or attempt, or has ended: a copy, a reused id, or a crash before it.

If a worker died on it, its attempt is written down as lost and the next one begins.

Or a message that finds no place free, in a lane with `tenant_concurrency`: each run needs a place of its tenant, also a
retry, a probe and a replay. The place is taken before the claim and freed after the settle. A crash in between leaves a
lease that ends by itself, and nothing else. Whoever finds no place is put back before anything was claimed: that burns
no receive and no try.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import ClaimLost, LeaseLost, Unavailable
from lambdas.core.model.failure import Code, stated
from lambdas.core.model.head import Claim, Head, HeadStatus, of_its_run
from lambdas.core.model.job import Job, Message, Refused, outage_delay_s
from lambdas.core.model.moves import found_dead
from lambdas.core.model.places import HORIZON, Asked, Place
from lambdas.core.model.value import replace
from lambdas.core.worker.breaker_report import count_failure
from lambdas.core.worker.settle import Outcome, Worked, Worker, park, send_burial, settle_failure
from lambdas.core.worker.unrun import refuse, requeue

if TYPE_CHECKING:
    from lambdas.core.worker.attempt import Shift


def not_free(
    worker: Worker, job: Job, message: Message, claim: Claim, head: Head | None, shift: "Shift"
) -> Worked | Head:
    """What became of the message, or the head of an attempt that was taken over, to be run now."""
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
        return Worked(outcome=Outcome.OUTDATED, job=job, head=head, why=f"the job is {head.status}")
    return _not_yet(worker, job, message, claim, head, shift)


def _not_yet(worker: Worker, job: Job, message: Message, claim: Claim, head: Head, shift: "Shift") -> Worked | Head:
    """The message is the head's own, but it is leased, not due, or not to be run."""
    if head.abandoned(claim.now):
        return _after_a_crash(worker, job, message, claim, head, shift)
    if shift.open_for(job) is not None and head.status is not HeadStatus.RUNNING:
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


def _after_a_crash(
    worker: Worker, job: Job, message: Message, claim: Claim, head: Head, shift: "Shift"
) -> Worked | Head:
    if shift.open_for(job) is not None:
        return _end_lost(worker, job, message, head, claim, shift)
    if not shift.alone:
        return Worked(outcome=Outcome.DEFERRED, job=job, head=head)
    if shift.refusal is not None and (later := _after_its_own(worker, message, head)) is not None:
        return later
    try:
        taken = _take_over(worker, head, claim)
    except LeaseLost:
        return requeue(worker, message, delay=claim.lease_until - claim.now, why="another worker took it over")
    if taken.failure is not None:
        with suppress(Unavailable):
            breaker = shift.known.get(job.tenant_id) or Breaker(tenant_id=job.tenant_id, job_type=job.job_type)
            count_failure(worker, shift.breakers, breaker, job, taken.failure, head.updated_at or claim.now)
    return taken


def _after_its_own(worker: Worker, message: Message, head: Head) -> Worked | None:
    """What is refused may be a duplicate of a job whose own message comes again and is fine: it waits for that, for a
    day. None: it is the job's own, and the job ends with it.
    """
    own = message.ticket is not None or message.first_id == head.message_id
    delay_s = None if own else outage_delay_s(message.hops)
    if delay_s is None:
        return None
    why = "another message of this job may still run it"
    return requeue(worker, message, delay=timedelta(seconds=delay_s), why=why, hops=message.hops + 1)


def _end_lost(worker: Worker, job: Job, message: Message, head: Head, claim: Claim, shift: "Shift") -> Worked:
    """Its tenant's breaker is open: the lost attempt is settled as a failed one, and the next must wait."""
    failed = _with_lost_attempt(worker, head, claim.now)
    held_for = shift.held_for(job, head)
    settled = settle_failure(worker.raised_for(head), job, message, failed, held_for=held_for)
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
    found = found_dead(head, of_its_run(head, worker.ledger.steps(head.key, results=False)))
    return found.with_failure(stated(Code.WORKER_LOST, detail), at=now, checkpoint=found.checkpoint)


def in_a_place(
    worker: Worker, job: Job, message: Message, claim: Claim, begin: Callable[[], Worked], *, most: int
) -> Worked:
    """What `begin` answers, or that the message waits for its turn."""
    found = worker.places_of_tenants.take(
        Asked(
            tenant_id=job.tenant_id,
            job_type=job.job_type,
            run_id=claim.run_id,
            most=most,
            now=claim.now,
            until=claim.lease_until,
        )
    )
    if isinstance(found, datetime):
        return _wait(worker, job, message, claim.now, turn=found)
    try:
        worked = begin()
    except (LeaseLost, Unavailable):  # the agent has ended, or was never begun
        _free(worker, found, claim)
        raise
    if not worked.survivor:  # else its agent's thread still runs: the place ends with the process
        _free(worker, found, claim)
    return worked


def _free(worker: Worker, place: Place, claim: Claim) -> None:
    now = worker.clock()
    if now >= claim.lease_until:  # it has ended by itself; time in which a process stood still is not a run's
        return
    with suppress(Unavailable):  # it ends by itself
        worker.places_of_tenants.free(place, ran_ms=int((now - claim.now) / timedelta(milliseconds=1)))


def _wait(worker: Worker, job: Job, message: Message, now: datetime, *, turn: datetime) -> Worked:
    """The sweep must not take a message that waits for one that got lost: it would send a copy.

    An old copy does not wait: many of them, in line again and again, would keep the tenant's jobs from their turn.
    """
    delay = min(max(turn - now, timedelta(0)), HORIZON)  # the last turn that is given may be a little behind it
    sweep_at = now + delay + worker.lane.patience
    if message.ticket is not None and not worker.ledger.await_turn(job.key, ticket=message.ticket, sweep_at=sweep_at):
        return Worked(outcome=Outcome.OUTDATED, job=job, why="the job has moved on since this copy was sent")
    return requeue(worker, message, delay=delay, why="its tenant has no place free")
