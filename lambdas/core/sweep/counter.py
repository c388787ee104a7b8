"""The sweep's last resort for counters: moves of letters that whoever settled them could not count.

Few in a quiet world, for each is counted directly after its settle. Many after a flood of deaths of one cause, whose
counters are then busy; so they are summed up, and counted many at once. Now and then it also looks at letters whose
events do not add up to where they wait: an older release took them in, or moved them.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.count import CaughtUp, Uncounted
from lambdas.core.model.errors import Unavailable, Uncountable
from lambdas.core.model.letter import Letter, LetterStatus, Selection
from lambdas.core.model.value import iso, moment, replace
from lambdas.core.ports.ledger import Cursor
from lambdas.core.sweep.rota import cut, done, take_turns
from lambdas.core.sweep.sweeper import Sweeper, Turn

PAGE = 400
AT_ONCE = 12  # an event and at most seven counters each: DynamoDB takes 100 writes in a transaction
SET_ASIDE_FOR = timedelta(hours=1)
CATCH_UP_EVERY = timedelta(hours=6)
LATE = timedelta(hours=1)  # a death may be taken in later than others of its time
A_TICK = timedelta(milliseconds=1)  # of the ledger's times
THE_BEGINNING = datetime(2000, 1, 1, tzinfo=UTC)


def count_what_was_cut_off(turn: Turn) -> bool:
    return finish_counting(turn.sweeper, turn.counts, turn.until) or turn.cut()


def finish_counting(sweeper: Sweeper, counts: Counter[str], until: datetime) -> bool:
    """False if some are left. What cannot be counted is set aside for an hour, so that it hides nothing behind it."""
    while sweeper.clock() < until:
        try:
            events = sweeper.ledger.uncounted(sweeper.clock(), limit=PAGE)
            if not events:
                return True
            for begin in range(0, len(events), AT_ONCE):
                if sweeper.clock() >= until:
                    return False
                _count(sweeper, events[begin : begin + AT_ONCE], counts)
        except Unavailable:  # the next turn finds them again
            counts["failed"] += 1
            return False
    return False


def _count(sweeper: Sweeper, events: Sequence[Uncounted], counts: Counter[str]) -> None:
    unread = [event for event in events if event.move is None]
    try:
        counts["counted"] += sweeper.ledger.count_moves(events)
    except Uncountable:
        if len(events) > 1:
            for event in events:
                _count(sweeper, [event], counts)
            return
        unread = list(events)
    for event in unread:
        sweeper.ledger.set_aside(event, until=sweeper.clock() + SET_ASIDE_FOR)
        counts["skipped"] += 1


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
