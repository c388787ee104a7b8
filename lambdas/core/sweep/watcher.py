"""Looks at the watched breakers: probes those that have cooled down, and finds what the releaser is to release.

What has just become due is first, so that a probe or a release does not wait for thousands of tenants that tripped
once. The others have their turn in the order of the list, from where the turn before it stopped. A probe is one parked
job, sent to find out; never two at once. The worker that ran it reports how it ended; if that died first, the sweep
judges the probe by its head.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import StrEnum

from lambdas.core.config.lane import KEPT_IN_QUEUE, MOST_DOUBLINGS, Lane
from lambdas.core.model import breaker as breakers
from lambdas.core.model.breaker import CLOSED, REOPENED, Breaker, FailedAttempt, State
from lambdas.core.model.errors import NotStored, Unavailable
from lambdas.core.model.failure import Code, Failure, stated
from lambdas.core.model.head import MACHINE, Head, HeadStatus
from lambdas.core.model.job import Outgoing, StoredBody
from lambdas.core.model.value import iso, replace
from lambdas.core.ports.ledger import EVERYWHERE, Cursor
from lambdas.core.ports.outside import Watched
from lambdas.core.sweep.sweeper import Sweeper, Turn
from lambdas.core.worker.breaker_report import asks_for_a_person, event_of, limits_of, move, notice_of

WATCH = "watch"  # its cursor
MOST_IDLE = 400  # breakers with nothing to do in one turn: each costs a request, and the next turn goes on behind them
A_READ = 100
LATE = timedelta(minutes=1)  # an index lags, and clocks differ


def look_at_breakers(turn: Turn) -> bool:
    sweeper, now = turn.sweeper, turn.sweeper.clock()
    cursor = sweeper.ledger.cursors(WATCH, (EVERYWHERE,))[EVERYWHERE]
    listed = sorted(turn.watch_list, key=_place)
    fresh = [each for each in listed if _fresh(each, cursor, now)]
    others = [each for each in listed if not _fresh(each, cursor, now) and _place(each) > cursor.place]
    look = _Look(turn)
    # Half of the turn: many that become due each minute must not keep the others from theirs.
    look.at(fresh, until=now + (turn.until - now) / 2, idle=MOST_IDLE // 2)
    reached = look.at(others, until=turn.until, idle=MOST_IDLE)
    look.end()
    if reached is None:
        sweeper.ledger.note_cursor(replace(cursor, place="", served_at=now, done_at=now))
    else:
        sweeper.ledger.note_cursor(replace(cursor, place=reached or cursor.place, served_at=now))
    return not turn.behind


class _Look:
    """One turn's look, which remembers the breakers that had nothing to do."""

    def __init__(self, turn: Turn) -> None:
        self._turn, self._sweeper = turn, turn.sweeper
        self._idle: list[Breaker] = []

    def at(self, listed: Sequence[Watched], *, until: datetime, idle: int) -> str | None:
        """The place of the last one before the turn was cut; None if all had theirs. A hundred are read at once."""
        place = ""
        for start in range(0, len(listed), A_READ):
            some = {(each.tenant_id, each.job_type): each for each in listed[start : start + A_READ]}
            for breaker in self._sweeper.breakers.these(list(some.values())):
                if self._sweeper.clock() >= until or len(self._idle) >= idle:
                    self._turn.cut()
                    return place
                place = _place(some[breaker.tenant_id, breaker.job_type])
                with self._turn.each(f"{breaker.tenant_id}#{breaker.job_type}"):
                    self._idle += [] if _looked_at(self._turn, breaker) else [breaker]
        return None

    def end(self) -> None:
        """Nobody has to look again at a breaker that has long been closed, with nothing parked."""
        lanes, now = self._sweeper.lanes, self._sweeper.clock()
        closed = [each for each in self._idle if each.opened_at is None]
        self._turn.drained += closed
        over = []
        for each in closed:
            with self._turn.each(f"{each.tenant_id}#{each.job_type}"):
                over += [each] if _is_over(lanes[each.job_type], each, now) else []
        self._sweeper.breakers.unwatch(over)


def _fresh(listed: Watched, cursor: Cursor, now: datetime) -> bool:
    return cursor.served_at is not None and cursor.served_at - LATE < listed.watch_at <= now


def _place(listed: Watched) -> str:
    return f"{iso(listed.watch_at)}#{listed.tenant_id}#{listed.job_type}"


def _is_over(lane: Lane, breaker: Breaker, now: datetime) -> bool:
    """After a while: a worker that read the breaker as open may still park a job."""
    return breaker.closed_at is None or now >= breaker.closed_at + lane.patience


def _looked_at(turn: Turn, breaker: Breaker) -> bool:
    """False if looking cost a request, and there was nothing to do."""
    sweeper, counts = turn.sweeper, turn.counts
    lane = sweeper.lanes.get(breaker.job_type)
    if lane is None:
        counts["unknown"] += 1
        return True
    try:
        found = retire(sweeper, breaker) if lane.retired else breaker
        if found.opened_at is None:
            return _closed(turn, found)
        outcome = tend(sweeper, lane, found)
    except (Unavailable, NotStored):
        counts["failed"] += 1
        return True
    counts[outcome] += 1
    return bool(outcome) or found.state(sweeper.clock()) is State.OPEN


def _closed(turn: Turn, breaker: Breaker) -> bool:
    announced = _announced(turn.sweeper, breaker)
    # As the index lists them: a job that cannot be read is parked too, and must not be forgotten.
    parked = turn.sweeper.ledger.count_parked(announced.tenant_id, announced.job_type, most=1)
    if parked:
        turn.releasing.append(announced)
    return bool(parked)


def _announced(sweeper: Sweeper, breaker: Breaker) -> Breaker:
    """Whoever closed a breaker by hand may send no hint to notify, so the sweep does."""
    if not breaker.untold:
        return breaker
    moved = sweeper.breakers.move(breaker, replace(breaker, untold=False))
    if moved is not None:
        why = f"{breaker.closed_why} (closed by {breaker.closed_by})"
        sweeper.notices.tell(notice_of(CLOSED, breaker, why=why))
    return moved or breaker


def retire(sweeper: Sweeper, breaker: Breaker) -> Breaker:
    """A retired lane runs nothing, so there is nothing to wait for."""
    if breaker.opened_at is None:
        return breaker
    now, why = sweeper.clock(), "the lane is retired"
    to = breakers.closed(breaker, at=now, by=MACHINE, why=why)
    event = event_of(CLOSED, at=now, why=why, new_id=sweeper.new_id)
    moved = move(sweeper.breakers, sweeper.notices, breaker, to, event)
    return replace(to, version=breaker.version + 1) if moved else breaker


# Buried by preflight, before the agent was called: that shows nothing about its tenant.
_NOT_RUN = frozenset({Code.EXPIRED, Code.STALE, Code.BUDGET_EXCEEDED, Code.CONTEXT_OVERFLOW, Code.NEVER_STARTED})
_UNDECIDED = frozenset({HeadStatus.PARKED, HeadStatus.QUEUED, HeadStatus.WAITING})


class Finding(StrEnum):
    WAIT = "wait"  # it is still out
    CLOSE = "close"  # its first attempt succeeded, or was suspended
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
    if head.status is HeadStatus.DONE or head.waits_for is not None:
        return Finding.CLOSE
    if head.status in (HeadStatus.DYING, HeadStatus.DEAD) and head.failure is not None:
        taken_over = head.attempt > breaker.probe_attempt + 1  # it did run, and its worker died
        # Its own failure: triage may have buried it for what its lineage had used up by then.
        failed_as = head.failures[-1].code if head.failures else head.failure.code
        return _buried(head.failure, ran=taken_over or failed_as not in _NOT_RUN)
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
        return _send_next(sweeper, lane, breaker, unrun=breaker.probes_unrun)
    head = sweeper.ledger.head(breaker.probe)
    finding = find(breaker, head, now)
    if finding is Finding.WAIT:
        return ""
    if finding is Finding.REPLACE:
        unrun = head is not None and head.status in _UNDECIDED
        return _send_next(sweeper, lane, breaker, unrun=breaker.probes_unrun + unrun)
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


def _send_next(sweeper: Sweeper, lane: Lane, breaker: Breaker, *, unrun: int) -> str:
    """Breaker first: a crash after it costs one wait, the other order could let two jobs pass.

    Each that was not run in its time makes the next one's twice as long: behind a backlog of hours a probe would else
    always be too late, and its tenant's jobs parked for good.
    """
    now = sweeper.clock()
    patience = min(KEPT_IN_QUEUE, lane.patience * 2 ** min(unrun, MOST_DOUBLINGS))
    chosen = _chosen(sweeper, breaker)
    if chosen is None:
        return ""
    to = breakers.probed(breaker, chosen.key, attempt=chosen.attempt, until=now + patience, unrun=unrun)
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
