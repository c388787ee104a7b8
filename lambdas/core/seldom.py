"""Once an hour, lane by lane: archive what nobody resolved, and keep what is still needed. Never in one go at any cost.

How far a lane has come is written down, so that a round that runs out of time is gone on with by the next.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from lambdas.core.archive import archive_old
from lambdas.core.breaker import Breaker
from lambdas.core.errors import Unavailable
from lambdas.core.keeping import LOOK_AT, Span, keep_letters, keep_parked
from lambdas.core.lane import Lane
from lambdas.core.sweeper import Sweeper
from lambdas.core.value import replace

EVERY = timedelta(hours=1)
# A letter that moved from one list to another while both were read is looked at again in the next hours.
OVERLAP = timedelta(hours=3)
_THE_BEGINNING = datetime(2000, 1, 1, tzinfo=UTC)


def tidy(sweeper: Sweeper, counts: Counter[str], until: datetime) -> bool:
    """False if time was up."""
    finished = True
    for lane in sweeper.lanes.values():
        try:
            finished &= _tidied(sweeper, lane, counts, until)
        except Unavailable:
            counts["failed"] += 1
    return finished


def _tidied(sweeper: Sweeper, lane: Lane, counts: Counter[str], until: datetime) -> bool:
    now = sweeper.clock()
    if now >= until:
        return False
    chores = sweeper.upkeep.chores(lane.job_type)
    if chores.done_at is not None and now < chores.done_at + EVERY:
        return True
    if not archive_old(sweeper, lane, counts, until):
        return False
    # Only what is left to do is begun with the overlap: a pass that was cut goes on from where it was.
    begin = chores.kept_to or _THE_BEGINNING
    span = begin - OVERLAP if chores.done_at is not None else begin, now - LOOK_AT
    reached = _kept(sweeper, lane, counts, span, until)
    done_at = now if reached >= span[1] else None
    sweeper.upkeep.note_chores(replace(chores, kept_to=reached, done_at=done_at))
    return done_at is not None


def _kept(sweeper: Sweeper, lane: Lane, counts: Counter[str], span: Span, until: datetime) -> datetime:
    """Up to where everything of the span has been looked at."""
    parked = [each for each in sweeper.breakers.watched() if each.job_type == lane.job_type]
    at, end = span
    while at < end and sweeper.clock() < until:
        reached = keep_letters(sweeper, lane, counts, span=(at, end))
        at = min([reached, *_parked_reached(sweeper, lane, parked, counts, (at, reached))])
    return at


def _parked_reached(
    sweeper: Sweeper, lane: Lane, breakers: Sequence[Breaker], counts: Counter[str], span: Span
) -> list[datetime]:
    return [keep_parked(sweeper, lane, each.tenant_id, counts, span=span) for each in breakers]
