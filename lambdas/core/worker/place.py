"""A run of a lane with `tenant_concurrency` needs a place of its tenant. Retries, probes and replays do as well.

The place is taken before the claim and freed after the settle. A crash in between leaves a lease that ends by itself,
and nothing else. Whoever finds no place is put back before anything was claimed: that burns no receive and no try.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from lambdas.core.model.errors import LeaseLost, Unavailable
from lambdas.core.model.head import Claim
from lambdas.core.model.job import Job, Message
from lambdas.core.model.places import HORIZON, Asked, Place
from lambdas.core.worker.settle import Outcome, Worked, Worker
from lambdas.core.worker.unrun import requeue


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
