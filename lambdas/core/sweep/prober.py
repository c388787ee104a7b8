"""The sweep's part of a breaker: when the cool-down is over, one parked job is sent to find out. Never two at once.

The worker that ran the probe reports how it ended. If it died first, the sweep judges the probe by its head.
"""

from datetime import datetime
from enum import StrEnum

from lambdas.core.config.lane import Lane
from lambdas.core.model import breaker as breakers
from lambdas.core.model.breaker import CLOSED, REOPENED, Breaker, FailedAttempt, State
from lambdas.core.model.failure import Code, Failure, stated
from lambdas.core.model.head import MACHINE, Head, HeadStatus
from lambdas.core.model.job import Outgoing, StoredBody
from lambdas.core.model.value import replace
from lambdas.core.sweep.sweeper import Sweeper
from lambdas.core.worker.breaker_report import asks_for_a_person, event_of, limits_of, move

# Buried by preflight, before the agent was called: that shows nothing about its tenant.
_NOT_RUN = frozenset({Code.EXPIRED, Code.STALE, Code.BUDGET_EXCEEDED, Code.CONTEXT_OVERFLOW, Code.NEVER_STARTED})
_UNDECIDED = frozenset({HeadStatus.PARKED, HeadStatus.QUEUED, HeadStatus.WAITING})


class Finding(StrEnum):
    WAIT = "wait"  # it is still out
    CLOSE = "close"  # its first attempt succeeded
    REOPEN = "reopen"  # its first attempt failed, or its worker died
    REPLACE = "replace"  # it ended or expired without an attempt


def find(breaker: Breaker, head: Head | None, now: datetime) -> Finding:
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
        taken_over = head.attempt > breaker.probe_attempt + 1  # it did run, and its worker died
        return _buried(head.failure, ran=taken_over)
    return Finding.REOPEN


def _buried(failure: Failure, *, ran: bool) -> Finding:
    if asks_for_a_person(failure):
        return Finding.CLOSE
    return Finding.REPLACE if failure.code in _NOT_RUN and not ran else Finding.REOPEN


def tend(sweeper: Sweeper, lane: Lane, breaker: Breaker) -> str:
    """What was done to an open breaker: nothing, "probes", "closed", "reopened" or "moved"."""
    now = sweeper.clock()
    if breaker.state(now) is not State.HALF_OPEN:
        return ""
    if breaker.probe is None:
        return _send_next(sweeper, lane, breaker)
    head = sweeper.ledger.head(breaker.probe)
    finding = find(breaker, head, now)
    if finding is Finding.WAIT:
        return ""
    if finding is Finding.REPLACE:
        return _send_next(sweeper, lane, breaker)
    return _decide(sweeper, lane, breaker, finding, head)


def _decide(sweeper: Sweeper, lane: Lane, breaker: Breaker, finding: Finding, head: Head | None) -> str:
    now = sweeper.clock()
    if finding is Finding.CLOSE:
        why = f"the probe {breaker.probe_job} succeeded"
        to, what = breakers.closed(breaker, at=now, by=MACHINE, why=why), CLOSED
    else:
        why = f"the probe {breaker.probe_job} failed"
        held = head is not None and head.failure is not None and bool(head.failure.held_for)
        limits, failure = limits_of(breaker, lane), _lost(head, now)
        to, what = breakers.reopened(breaker, at=now, limits=limits, failure=failure, held=held), REOPENED
    event = event_of(what, at=now, why=why, new_id=sweeper.new_id)
    if not move(sweeper.breakers, sweeper.notices, breaker, to, event):
        return "moved"
    return "closed" if finding is Finding.CLOSE else "reopened"


def _lost(head: Head | None, now: datetime) -> FailedAttempt | None:
    """Only of a worker that died in its run: any other failure would have to be redacted, which needs the payload."""
    if head is None or head.status is not HeadStatus.RUNNING:
        return None
    lost = stated(Code.WORKER_LOST, f"attempt {head.attempt} of worker {head.consumer_id or 'unknown'} never ended")
    return FailedAttempt(
        job_id=head.key.job_id,
        version=head.key.version,
        at=now,
        kind=lost.kind,
        code=lost.code,
        signature=lost.signature,
        detail=lost.detail,
        worker_version=head.worker_version,
    )


def _send_next(sweeper: Sweeper, lane: Lane, breaker: Breaker) -> str:
    """Breaker first: a crash after it costs one wait, the other order could let two jobs pass."""
    now = sweeper.clock()
    chosen = _chosen(sweeper, breaker)
    if chosen is None:
        return ""
    to = breakers.probed(breaker, chosen.key, attempt=chosen.attempt, until=now + lane.patience)
    if sweeper.breakers.move(breaker, to) is None:
        return "moved"
    sweeper.queue_of(lane.job_type).send(parked_message(chosen))
    return "probes"


def _chosen(sweeper: Sweeper, breaker: Breaker) -> Head | None:
    """Never the same again if there is another: a probe whose message got lost must not be chosen for ever."""
    if breaker.suspect is not None and breaker.suspect != breaker.probe:
        head = sweeper.ledger.head(breaker.suspect)
        if head is not None and head.status is HeadStatus.PARKED:
            return head
    parked = sweeper.ledger.parked(breaker.tenant_id, breaker.job_type, limit=2)
    return next((head for head in parked if head.key != breaker.probe), parked[0] if parked else None)


def parked_message(head: Head) -> Outgoing:
    """With an empty body if its own is gone: its worker refuses it, and it is not parked for ever."""
    return replace(head.message(), body=head.body if head.body != StoredBody() else StoredBody(text=""))
