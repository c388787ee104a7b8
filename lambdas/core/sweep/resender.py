"""Letters that a redrive has held for long: their jobs should have run by now. Found through the letters' own index.

A letter that is redriving has a live head. What became of that head tells since when nothing moves; nothing is written.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from lambdas.core.head import DUE, Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger, Selection
from lambdas.core.letter import Letter, LetterStatus
from lambdas.core.redrive.replays import replay_id
from lambdas.core.upkeep import Stuck
from lambdas.core.value import replace

MOST_LOOKED_AT = 500  # letters of a lane in one round, the oldest first: a large redrive has more, and they are newer
OFTEN = 4  # times as long as a message may be under way before the sweep sends another


def held_for_long(ledger: Ledger, lane: Lane, now: datetime) -> list[Stuck]:
    """The jobs of letters whose redrive does not get on with them. What is parked waits for its breaker, and is not."""
    asked = Selection(job_type=lane.job_type, statuses=(LetterStatus.REDRIVING,), limit=MOST_LOOKED_AT)
    rows = ledger.select(asked)
    letters = [each for each in ledger.letters_at([row.key for row in rows]) if each.status is LetterStatus.REDRIVING]
    heads = ledger.heads_at([key for letter in letters for key in _keys(letter)])
    return [each for each in _stuck(letters, heads, lane.patience) if each.since < now]


def _stuck(letters: Iterable[Letter], heads: Mapping[JobKey, Head], under_way: timedelta) -> Iterable[Stuck]:
    for letter in letters:
        found = [heads[key] for key in _keys(letter) if key in heads]
        mine = [head for head in found if head.redrive_id == letter.redrive_id]
        if not mine:  # its head has expired: nobody will ever resolve it
            yield Stuck(key=letter.job_key, since=letter.died_at)
        elif mine[0].status is not HeadStatus.PARKED:
            yield Stuck(key=mine[0].key, since=_since(mine[0], letter, under_way))


def _since(head: Head, letter: Letter, under_way: timedelta) -> datetime:
    """From when on it counts as stuck, if nothing has moved until then."""
    moved = head.updated_at or letter.died_at
    if head.status is HeadStatus.RUNNING:
        return (head.lease_until or moved) + under_way
    if head.status in DUE:
        return max(moved, head.due_at or moved) + OFTEN * under_way
    return moved + under_way  # it has ended, and its letter was not told


def _keys(letter: Letter) -> tuple[JobKey, JobKey]:
    """A replay is a job of its own, a resume is the same one."""
    replay = replace(letter.job_key, job_id=replay_id(letter.letter_id, letter.redrive_id))
    return replay, letter.job_key
