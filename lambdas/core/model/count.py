"""Which counters a letter's move changes, and by how much: hours of health, groups, and where letters wait.

The changes are a function of the move alone. So a move may be counted later, together with others and in any order,
and the sums are the same. Counting never looks at the letter again.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime
from enum import StrEnum

from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.letter import WAITING, Letter, LetterStatus
from lambdas.core.model.value import replace, value

_OURS = frozenset(Code)


@value
class Move:
    """One letter's change of status, with what the counters keep of the letter."""

    tenant_id: str
    job_type: str
    letter_id: str
    was: LetterStatus | None  # None: it was born
    to: LetterStatus
    at: datetime
    kind: Kind
    code: str
    signature: str
    error_type: str = ""
    summary: str = ""
    worker_version: str = ""
    unseen: bool = False  # no event told of it when it happened: only those who count what waits do not know of it


def move_of(letter: Letter, *, was: LetterStatus | None, at: datetime) -> Move:
    """`letter` is as it is after the move. One from a list will do."""
    return Move(
        tenant_id=letter.tenant_id,
        job_type=letter.job_type,
        letter_id=letter.letter_id,
        was=was,
        to=letter.status,
        at=letter.died_at if was is None else at,
        kind=letter.kind,
        code=letter.code,
        signature=letter.signature,
        error_type=letter.error_type,
        summary=letter.summary,
        worker_version=letter.worker_version,
    )


@value
class Hour:
    """The counter of a tenant's hour of health."""

    tenant_id: str
    begins: datetime


@value
class Cause:
    """The counter of a group."""

    job_type: str
    signature: str


@value
class CauseHour:
    """The counter of one hour's deaths of a group."""

    job_type: str
    signature: str
    begins: datetime


@value
class Waits:
    """The counter of letters that wait: of a lane, by status, and by those of our own codes that are few; and of its
    tenants, groups and other codes, by status.
    """

    job_type: str
    tenant_id: str | None = None
    signature: str | None = None
    code: str | None = None


Counted = Hour | Cause | CauseHour | Waits


@value
class Change:
    """What one or more moves change in one counter."""

    of: Counted
    add: Mapping[str, int] = field(default_factory=dict)
    first: Move | None = None  # the earliest and the latest death among them
    last: Move | None = None

    def plus(self, other: "Change") -> "Change":
        firsts = [each.first for each in (self, other) if each.first is not None]
        lasts = [each.last for each in (self, other) if each.last is not None]
        return Change(
            of=self.of,
            add={name: self.add.get(name, 0) + other.add.get(name, 0) for name in {**self.add, **other.add}},
            first=min(firsts, key=_place, default=None),
            last=max(lasts, key=_place, default=None),
        )


def moved(move: Move) -> tuple[Change, ...]:
    """Nothing for a move that no counter knows."""
    if move.unseen:
        return _waits(move)
    begins = move.at.replace(minute=0, second=0, microsecond=0)
    hour = Hour(tenant_id=move.tenant_id, begins=begins)
    if move.was is None:
        died = {"letters": 1} | ({"poison": 1} if move.kind is Kind.POISON else {})
        cause = Cause(job_type=move.job_type, signature=move.signature)
        of_hour = CauseHour(job_type=move.job_type, signature=move.signature, begins=begins)
        return (
            Change(of=hour, add=died, first=move, last=move),
            Change(of=cause, add={"letters": 1}, first=move, last=move),
            Change(of=of_hour, add={"letters": 1}),
            *_waits(move),
        )
    if move.to is LetterStatus.RECOVERED:
        return (Change(of=hour, add={"recovered": 1}),)
    return _waits(move)


def code_counter(status: LetterStatus, code: str) -> str:
    """Under which name a lane's counter has the letters of one status and code."""
    return f"{status}:{code}"


def _waits(move: Move) -> tuple[Change, ...]:
    """One less where it waited, one more where it waits now."""
    steps = {status: by for status, by in ((move.was, -1), (move.to, 1)) if status in WAITING and status is not None}
    if not steps:
        return ()
    by_status = {str(status): by for status, by in steps.items()}
    ours = {code_counter(status, move.code): by for status, by in steps.items()} if move.code in _OURS else {}
    # Agents name codes as they like, and an item has its limits: each of those codes has a counter of its own.
    of_code = () if ours else (Change(of=Waits(job_type=move.job_type, code=move.code), add=by_status),)
    return (
        Change(of=Waits(job_type=move.job_type), add={**by_status, **ours}),
        *of_code,
        Change(of=Waits(job_type=move.job_type, tenant_id=move.tenant_id), add=by_status),
        Change(of=Waits(job_type=move.job_type, signature=move.signature), add=by_status),
    )


class CaughtUp(StrEnum):
    """What became of the look at one letter's count."""

    RIGHT = "right"  # its events add up to where it is
    COUNTED = "counted"  # they did not: what was missing is counted now
    MOVING = "moving"  # it has just moved: an event and its letter are not read at one moment, so look later


def missing(letter: Letter, told: Iterable[Move], *, at: datetime) -> Move | None:
    """The move that no event told of: a letter's birth, or a move, by a release that did not count letters that wait.

    What a letter's events say of it must add up to where it waits. Order does not matter, and neither does which of
    them are counted yet: all of them will be. Raise ValueError if no one move can be what is missing.
    """
    difference = Counter({letter.status: 1} if letter.status in WAITING else {})
    for move in told:
        difference.update({status: by for status, by in ((move.was, 1), (move.to, -1)) if status in WAITING})
    gone = [status for status, by in difference.items() if by < 0]
    come = [status for status, by in difference.items() if by > 0]
    if not gone and not come:
        return None
    if len(gone) > 1 or len(come) > 1 or any(abs(by) > 1 for by in difference.values()):
        raise ValueError(f"the events of letter {letter.letter_id!r} cannot be its own")
    was, to = next(iter(gone), None), next(iter(come), letter.status)
    return replace(move_of(replace(letter, status=to), was=was, at=at), unseen=True)


@value
class Uncounted:
    """An event on a timeline whose move no counter knows yet. `move` is None if it cannot be read."""

    pk: str
    sk: str
    move: Move | None


def _place(move: Move) -> tuple[datetime, str]:
    return move.at, move.letter_id
