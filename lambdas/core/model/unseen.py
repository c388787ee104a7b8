"""Letters whose events do not add up to where they wait: an older release took them in, or moved them."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from lambdas.core.model.group import Move
from lambdas.core.model.letter import WAITING, Letter
from lambdas.core.model.moves import move_of
from lambdas.core.model.value import replace


class CaughtUp(StrEnum):
    """What became of the look at one letter's count."""

    RIGHT = "right"  # its events add up to where it is
    COUNTED = "counted"  # they did not: what was missing is counted now
    MOVING = "moving"  # it has just moved: an event and its letter are not read at one moment, so look later


def missing(letter: Letter, moves: Iterable[Move], *, at: datetime) -> Move | None:
    """The move that no event told of: a letter's birth, or a move, by a release that did not count letters that wait.

    What a letter's events say of it must add up to where it waits. Order does not matter, and neither does which of
    them are counted yet: all of them will be. Raise ValueError if no one move can be what is missing.
    """
    difference = Counter({letter.status: 1} if letter.status in WAITING else {})
    for move in moves:
        difference.update({status: by for status, by in ((move.was, 1), (move.to, -1)) if status in WAITING})
    gone = [status for status, by in difference.items() if by < 0]
    come = [status for status, by in difference.items() if by > 0]
    if not gone and not come:
        return None
    if len(gone) > 1 or len(come) > 1 or any(abs(by) > 1 for by in difference.values()):
        raise ValueError(f"the events of letter {letter.letter_id!r} cannot be its own")
    was, to = next(iter(gone), None), next(iter(come), letter.status)
    return replace(move_of(replace(letter, status=to), was=was, at=at), unseen=True)
