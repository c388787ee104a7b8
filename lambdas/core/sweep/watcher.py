"""Looks at the watched breakers: probes those that have cooled down, and finds what the releaser is to release.

What has just become due is first, so that a probe or a release does not wait for thousands of tenants that tripped
once. The others have their turn in the order of the list, from where the turn before it stopped.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model import breaker as breakers
from lambdas.core.model.breaker import CLOSED, Breaker, State
from lambdas.core.model.errors import NotStored, Unavailable
from lambdas.core.model.head import MACHINE
from lambdas.core.model.value import iso, replace
from lambdas.core.ports.ledger import EVERYWHERE, Cursor
from lambdas.core.ports.outside import Watched
from lambdas.core.sweep.prober import tend
from lambdas.core.sweep.sweeper import Sweeper, Turn
from lambdas.core.worker.breaker_report import event_of, move, notice_of

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
    told = _announced(turn.sweeper, breaker)
    # As the index lists them: a job that cannot be read is parked all the same, and must not be forgotten.
    parked = turn.sweeper.ledger.count_parked(told.tenant_id, told.job_type, most=1)
    if parked:
        turn.releasing.append(told)
    return bool(parked)


def _announced(sweeper: Sweeper, breaker: Breaker) -> Breaker:
    """A person who closes a breaker may not publish, so the sweep does."""
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
