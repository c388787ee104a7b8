"""The sweep's part of a breaker: when the cool-down is over, one parked job is sent to find out. Never two at once.

A worker that ran the probe says how it ended. If it died before it could, the probe's head tells.
"""

from datetime import datetime
from enum import StrEnum

from lambdas.core import breaker as breakers
from lambdas.core.breaker import Breaker, State
from lambdas.core.breaking import CLOSED, REOPENED, asks_for_a_person, event_of, limits_of, move
from lambdas.core.failure import Failure
from lambdas.core.head import Head, HeadStatus, StoredBody
from lambdas.core.lane import Lane
from lambdas.core.message import Outgoing
from lambdas.core.sweeper import Sweeper
from lambdas.core.taxonomy import Code
from lambdas.core.timeline import MACHINE

# Buried by preflight, before the agent was called: that says nothing about its tenant.
_NOT_RUN = frozenset({Code.EXPIRED, Code.STALE, Code.BUDGET_EXCEEDED, Code.CONTEXT_OVERFLOW, Code.NEVER_STARTED})
_UNDECIDED = frozenset({HeadStatus.PARKED, HeadStatus.QUEUED, HeadStatus.WAITING})


class Finding(StrEnum):
    WAIT = "wait"  # it is still out
    CLOSE = "close"  # its first attempt succeeded
    REOPEN = "reopen"  # its first attempt failed, or its worker died
    REPLACE = "replace"  # it ended or expired without an attempt


def judged(breaker: Breaker, head: Head | None, now: datetime) -> Finding:
    """How the probe ended, from its head alone."""
    expired = breaker.probe_until is None or now >= breaker.probe_until
    if head is None or head.attempt <= breaker.probe_attempt:
        under_way = head is not None and head.status in _UNDECIDED and not expired
        return Finding.WAIT if under_way else Finding.REPLACE
    if head.status is HeadStatus.RUNNING:
        return Finding.REOPEN if head.lease_is_over(now) else Finding.WAIT
    if head.status is HeadStatus.DONE:
        return Finding.CLOSE
    if head.status in (HeadStatus.DYING, HeadStatus.DEAD) and head.failure is not None:
        return _buried(head.failure)
    return Finding.REOPEN


def _buried(failure: Failure) -> Finding:
    if asks_for_a_person(failure):
        return Finding.CLOSE
    return Finding.REPLACE if failure.code in _NOT_RUN else Finding.REOPEN


def tend(sweeper: Sweeper, lane: Lane, breaker: Breaker) -> str:
    """What was done to an open breaker: nothing, "probes", "closed", "reopened" or "moved"."""
    now = sweeper.clock()
    if breaker.state(now) is not State.HALF_OPEN:
        return ""
    if breaker.probe is None:
        return _send_next(sweeper, lane, breaker)
    finding = judged(breaker, sweeper.ledger.head(breaker.probe), now)
    if finding is Finding.WAIT:
        return ""
    if finding is Finding.REPLACE:
        return _send_next(sweeper, lane, breaker)
    return _decide(sweeper, lane, breaker, finding, now)


def _decide(sweeper: Sweeper, lane: Lane, breaker: Breaker, finding: Finding, now: datetime) -> str:
    if finding is Finding.CLOSE:
        why = f"the probe {breaker.probe_job} succeeded"
        to, what = breakers.closed(breaker, at=now, by=MACHINE, why=why), CLOSED
    else:
        why = f"the probe {breaker.probe_job} failed"
        to, what = breakers.reopened(breaker, at=now, limits=limits_of(breaker, lane)), REOPENED
    event = event_of(what, at=now, why=why, new_id=sweeper.new_id)
    if not move(sweeper.breakers, sweeper.notices, breaker, to, event):
        return "moved"
    return "closed" if finding is Finding.CLOSE else "reopened"


def _send_next(sweeper: Sweeper, lane: Lane, breaker: Breaker) -> str:
    """Breaker first: a crash after it costs one wait, the other order could let two jobs pass."""
    now = sweeper.clock()
    parked = sweeper.ledger.parked(breaker.tenant_id, breaker.job_type, limit=2)
    # The next one: a probe whose message got lost must not be asked for ever.
    chosen = next((head for head in parked if head.key != breaker.probe), parked[0] if parked else None)
    if chosen is None:
        return ""
    to = breakers.probed(breaker, chosen.key, attempt=chosen.attempt, until=now + lane.patience)
    if sweeper.breakers.move(breaker, to) is None:
        return "moved"
    sweeper.queue_of(lane.job_type).send(parked_message(chosen))
    return "probes"


def parked_message(head: Head) -> Outgoing:
    return Outgoing(
        body=head.body if head.body != StoredBody() else StoredBody(text=""),
        group=head.key.tenant_id,
        ticket=head.ticket,
        trace_id=head.trace_id,
    )
