"""Which counters a letter's move changes, and by how much: hours of health, groups, and where letters wait.

The changes are a function of the move alone. So a move may be counted later, together with others and in any order,
and the sums are the same. Counting never looks at the letter again.
"""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime

from lambdas.core.model.failure import Kind
from lambdas.core.model.letter import WAITING, Letter, LetterStatus
from lambdas.core.model.value import value

MOVES = "moves"  # of a lane's own counter: every move that any counter of waiting letters knows raises it


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
    """The counter of letters that wait: of a lane, by status and code; of its tenants and groups, by status."""

    job_type: str
    tenant_id: str | None = None
    signature: str | None = None


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
    by_code = {code_counter(status, move.code): by for status, by in steps.items()}
    return (
        Change(of=Waits(job_type=move.job_type), add={**by_code, MOVES: 1}),
        Change(of=Waits(job_type=move.job_type, tenant_id=move.tenant_id), add=by_status),
        Change(of=Waits(job_type=move.job_type, signature=move.signature), add=by_status),
    )


@value
class Uncounted:
    """An event on a timeline whose move no counter knows yet. `move` is None if it cannot be read."""

    pk: str
    sk: str
    move: Move | None


def _place(move: Move) -> tuple[datetime, str]:
    return move.at, move.letter_id
