"""Counts letters that were never counted: an older release took them in, or moved them, and told no counter.

Nobody waits for it, so it comes last in the beat `upkeep`, a lane in a turn. What a letter's events say of it must add
up to where it waits; once a pass over a lane has found nothing missing, only what died since is looked at.
"""

from datetime import UTC, datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.unseen import CaughtUp
from lambdas.core.model.value import iso, moment, replace
from lambdas.core.ports.ledger import Cursor
from lambdas.core.ports.lists import Selection
from lambdas.core.sweep.sweeper import Turn, cut, done, take_turns

PAGE = 400
CATCH_UP_EVERY = timedelta(hours=6)
LATE = timedelta(hours=1)  # a death may be taken in later than others of its time
A_TICK = timedelta(milliseconds=1)  # of the ledger's times
THE_BEGINNING = datetime(2000, 1, 1, tzinfo=UTC)


def catch_up(turn: Turn) -> bool:
    """A lane in a turn: nobody waits for it, so what is left does not put the beat behind."""
    behind = turn.behind
    take_turns(turn, "unseen", catch_up_lane, every=CATCH_UP_EVERY, most=1)
    turn.behind = behind
    return True


def catch_up_lane(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    """Every letter once, whatever its status: one that has left takes away where it was never added.

    After a pass that found nothing missing only what died since is looked at. One that found something may have been
    overtaken by a function of the older release, and one that is moving has to rest: the next pass begins there.
    """
    now = turn.sweeper.clock()
    if not cursor.place:
        begin = cursor.kept_to - LATE if cursor.kept_to else THE_BEGINNING
        cursor = replace(cursor, place=iso(begin), kept_to=now)
    at = moment(cursor.place)
    asked = Selection(job_type=lane.job_type, statuses=tuple(LetterStatus), limit=PAGE, died_before=now)
    while True:
        rows = turn.sweeper.ledger.select(replace(asked, died_after=at))
        for letter in rows:
            if turn.over:
                return cut(cursor, iso(letter.died_at))
            cursor = _caught_up(turn, letter, cursor)
        if len(rows) < PAGE:
            return done(turn, cursor)
        # What died in the last moment is read again, unless that is all there is.
        at = max(rows[-1].died_at, at + A_TICK)


def _caught_up(turn: Turn, letter: Letter, cursor: Cursor) -> Cursor:
    found = CaughtUp.RIGHT
    with turn.each(letter.key):
        found = turn.sweeper.ledger.catch_up(letter.key, now=turn.sweeper.clock())
    if found is CaughtUp.COUNTED:
        turn.counts["caught_up"] += 1
        return replace(cursor, kept_to=THE_BEGINNING + LATE)
    if found is CaughtUp.MOVING and cursor.kept_to is not None:
        return replace(cursor, kept_to=min(cursor.kept_to, letter.died_at))
    return cursor
