"""The sweep's last resort for counters: moves of letters that whoever settled them could not count.

Few in a quiet world, for each is counted directly after its settle. Many after a flood of deaths of one cause, whose
counters are then busy; so they are summed up, and counted many at once.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta

from lambdas.core.model.errors import Unavailable, Uncountable
from lambdas.core.model.group import Uncounted
from lambdas.core.sweep.sweeper import Sweeper, Turn

PAGE = 400
AT_ONCE = 14  # an event and at most six counters each: DynamoDB takes 100 writes in a transaction
SET_ASIDE_FOR = timedelta(hours=1)


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
