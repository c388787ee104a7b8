"""Which counters a letter's move changes, and by how much: its tenant's hours of health, and the groups of its lane.

The changes are a function of the move alone. So a move may be counted later, together with others and in any order,
and the sums are the same. Counting never looks at the letter again.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import field
from datetime import datetime

from lambdas.core.model.failure import Kind
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import value


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
class Change:
    """What one or more moves change in one counter."""

    of: Hour | Cause
    add: Mapping[str, int] = field(default_factory=dict)
    first: Move | None = None  # the earliest and the latest death among them
    last: Move | None = None

    def plus(self, other: "Change") -> "Change":
        firsts = [each.first for each in (self, other) if each.first is not None]
        lasts = [each.last for each in (self, other) if each.last is not None]
        return Change(
            of=self.of,
            add=Counter(self.add) + Counter(other.add),
            first=min(firsts, key=_place, default=None),
            last=max(lasts, key=_place, default=None),
        )


def moved(move: Move) -> tuple[Change, ...]:
    """Nothing for a move that no counter knows."""
    hour = Hour(tenant_id=move.tenant_id, begins=move.at.replace(minute=0, second=0, microsecond=0))
    if move.was is None:
        died = {"letters": 1} | ({"poison": 1} if move.kind is Kind.POISON else {})
        cause = Cause(job_type=move.job_type, signature=move.signature)
        return (
            Change(of=hour, add=died, first=move, last=move),
            Change(of=cause, add={"letters": 1}, first=move, last=move),
        )
    if move.to is LetterStatus.RECOVERED:
        return (Change(of=hour, add={"recovered": 1}),)
    return ()


@value
class Uncounted:
    """An event on a timeline whose move no counter knows yet. `move` is None if it cannot be read."""

    pk: str
    sk: str
    move: Move | None


def _place(move: Move) -> tuple[datetime, str]:
    return move.at, move.letter_id
