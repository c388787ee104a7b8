"""Lanes take turns: whoever waits longest is next, and what is cut resumes where it stopped.

So no lane, however much there is to do for it, stands before another for good.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.value import replace
from lambdas.core.ports.ledger import EVERYWHERE, Cursor, Ledger
from lambdas.core.sweep.sweeper import SENSELESS, Turn

FEWEST_LANES = 4  # of a part in one turn
A_PASS = 20  # turns in which every lane has had one, however many there are
_NEVER = datetime(2000, 1, 1, tzinfo=UTC)

Work = Callable[[Turn, Lane, Cursor], Cursor]  # returns the cursor as `done` or `cut` make it


def take_turns(turn: Turn, part: str, work: Work, *, every: timedelta, most: int | None = None) -> bool:
    """False if a lane that is due has had no turn, or was cut. At most so many lanes have one."""
    sweeper, now = turn.sweeper, turn.sweeper.clock()
    cursors = sweeper.ledger.cursors(part, tuple(sweeper.lanes))
    due = in_turn(each for each in cursors.values() if _is_due(each, now, every))
    most = most or max(FEWEST_LANES, -(-len(sweeper.lanes) // A_PASS))
    for number, cursor in enumerate(due):
        if number == most or turn.over:
            return turn.cut()
        reached = _served(turn, work, cursor if cursor.place else replace(cursor, began_at=now))
        if _is_due(reached, now, every):
            turn.behind = True
    return not turn.behind


def in_turn(cursors: Iterable[Cursor]) -> list[Cursor]:
    """Whoever has waited longest first."""
    return sorted(cursors, key=lambda each: (each.served_at or _NEVER, each.job_type))


def done(turn: Turn, cursor: Cursor, *, kept_to: datetime | None = None) -> Cursor:
    return replace(cursor, place="", done_at=turn.sweeper.clock(), kept_to=kept_to or cursor.kept_to)


def cut(cursor: Cursor, place: str) -> Cursor:
    return replace(cursor, place=place)


def lag_of(ledger: Ledger, beat: str, *, now: datetime, behind: bool) -> float | None:
    """Seconds since the beat last had nothing left to do: 0 if that is now, None if the ledger does not say.

    It is written down each time: how far a beat is behind must be known to the turn that does not get through.
    """
    try:
        cursor = ledger.cursors(beat, (EVERYWHERE,))[EVERYWHERE]
        reached = replace(cursor, began_at=cursor.began_at or now, served_at=now)
        ledger.note_cursor(reached if behind else replace(reached, done_at=now))
    except Unavailable:
        return None
    since = reached.done_at or reached.began_at or now
    return max(0.0, (now - since).total_seconds()) if behind else 0.0


def _served(turn: Turn, work: Work, cursor: Cursor) -> Cursor:
    """A lane for which something does not answer has had its turn too: the others must not wait for it."""
    sweeper, reached = turn.sweeper, cursor
    try:
        reached = work(turn, sweeper.lanes[cursor.job_type], cursor)
    except Unavailable:
        turn.counts["failed"] += 1
    except SENSELESS as why:  # a place that makes no sense: the next turn begins anew
        sweeper.skipped(f"{cursor.job_type} {cursor.part} {cursor.place}", why)
        reached = replace(cursor, place="", done_at=None)
    with suppress(Unavailable):
        sweeper.ledger.note_cursor(replace(reached, served_at=sweeper.clock()))
    return reached


def _is_due(cursor: Cursor, now: datetime, every: timedelta) -> bool:
    return bool(cursor.place) or cursor.done_at is None or now >= cursor.done_at + every
