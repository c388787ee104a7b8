"""A dead letter sent again: what its job and the letter become, how it is called back, and how a replay ends it.

As in `moves`, the ledger writes the values that the functions here make. The last one makes the move of a letter that
no event told of.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from lambdas.core.model.failure import CURED_BY_CODE
from lambdas.core.model.group import Move
from lambdas.core.model.head import MACHINE, Effect, Event, Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import WAITING, Letter, LetterStatus, shown_effects
from lambdas.core.model.moves import HEAD_MOVES, LETTER_MOVES, NO_BODY, at_rest, move_of
from lambdas.core.model.value import replace, value


@value
class Fate:
    """As much of a head as says what became of a job that a redrive sent."""

    status: HeadStatus
    redrive_id: str = ""
    letter_id: str = ""
    signature: str | None = None  # of its last failure; None: it has none
    suspended: bool = False  # it waits on purpose, for more than its next invocation
    at: datetime | None = None  # when it last moved


def queued(head: Head) -> Head:
    """As a redrive sends it."""
    return replace(at_rest(head), status=HeadStatus.QUEUED)


def recalled(head: Head, letter: Letter | None, *, at: datetime) -> Head:
    """A replay is cancelled. A resumed job is dead again, as the letter that it had before."""
    rests = replace(at_rest(head), body=NO_BODY, due_at=None, sweep_at=None, updated_at=at)
    ended = replace(rests, parked_at=None, suspended_at=None, waits=())
    if letter is None or not is_resume(head, letter):
        return replace(ended, status=HeadStatus.CANCELLED)
    return replace(
        ended,
        status=HeadStatus.DEAD,
        death_id=letter.death_id,
        letter_id=letter.letter_id,
        lineage=letter.lineage,
        unfixed_on=letter.unfixed_on,
        auto_replays=letter.auto_replays,
        replays=None,
        redrive_id="",
    )


def resolved(letter: Letter, to: LetterStatus, *, at: datetime, by: str) -> Letter:
    return replace(letter, status=to, resolved_at=at, resolved_by=by or MACHINE, next_retry_at=None)


def end_of(letter: Letter, *, at: datetime) -> Event:
    """What its timeline says of a letter that its replay has ended. It ends once, so the event's id is the letter's."""
    named = {"letter_id": letter.letter_id, "status": letter.status.value}
    return Event(at=at, event_id=f"{letter.letter_id}.{letter.status}", what=f"letter.{letter.status}", data=named)


MOST_VERSIONS = 20  # a lineage is shorter, unless people raise its replays again and again


def unfixed_after(letter: Letter) -> tuple[str, ...]:
    """What a job that runs again must remember of the versions that its lineage died on."""
    own = (letter.worker_version,) if letter.code in CURED_BY_CODE and letter.worker_version else ()
    return tuple(dict.fromkeys((*letter.unfixed_on, *own)))[-MOST_VERSIONS:]


def redriven(letter: Letter, redrive_id: str) -> Letter:
    return replace(letter, status=LetterStatus.REDRIVING, redrive_id=redrive_id, next_retry_at=None)


def reopened(letter: Letter, head: Head, effects: Iterable[Effect]) -> Letter:
    """Of a job that an attempt had begun: what it used stays used, and what it did outside happened. Its scope stays
    too, or a replay of the letter would do it again.
    """
    known = {effect.effect_id: effect for effect in letter.effects}
    known |= {effect.effect_id: effect.on_letter() for effect in effects if effect.scope in ("", head.scope)}
    used = letter.used.at_least(head.used).as_fields()
    begun = replace(letter, effects=shown_effects(tuple(known.values())), scope=head.scope) if head.attempt else letter
    return replace(begun, status=LetterStatus.OPEN, redrive_id="", next_retry_at=None, **used)


def may_be_redriven(letter: Letter) -> bool:
    return LetterStatus.REDRIVING in LETTER_MOVES[letter.status]


def may_be_recalled(head: Head) -> bool:
    return head.replays is not None and HeadStatus.CANCELLED in HEAD_MOVES[head.status]


def is_resume(head: Head, letter: Letter) -> bool:
    """A replay is another job than the one that died."""
    return letter.job_key == head.key


def is_redriven_by(letter: Letter | None, head: Head) -> bool:
    """Whether the letter still belongs to the redrive that sent this head."""
    return letter is not None and (letter.status, letter.redrive_id) == (LetterStatus.REDRIVING, head.redrive_id)


def longest_due(letters: Iterable[Letter], now: datetime) -> tuple[Letter, ...]:
    """Those that are scheduled and past due, the oldest first."""
    scheduled = [letter for letter in letters if letter.status is LetterStatus.SCHEDULED]
    due = [(letter.next_retry_at, letter.letter_id, letter) for letter in scheduled if letter.next_retry_at is not None]
    return tuple(letter for at, _, letter in sorted(due, key=lambda each: each[:2]) if at <= now)


def is_dead_as(found: Head | None, letter: Letter, was: Head) -> bool:
    as_read = (HeadStatus.DEAD, letter.letter_id, was.attempt)
    return found is not None and (found.status, found.letter_id, found.attempt) == as_read


def root_to_free(head: Head) -> JobKey | None:
    """The head that holds `live_replay` for this one. A replay has the version of what it replays."""
    if head.replays is None or not head.root:
        return None
    return replace(head.key, job_id=head.root)


def replayed(head: Head) -> JobKey | None:
    """The job whose letter this one replays, if it is neither the root nor itself.

    A letter without a head of its own has no such job: its replay is its own root.
    """
    if head.replays is None or head.root_key == head.key:
        return None
    job = replace(head.key, job_id=head.replays.home)
    return None if job in (head.key, head.root_key) else job


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
