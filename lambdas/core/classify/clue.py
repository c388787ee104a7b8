"""A clue: one row of the classifier's table, which says what in a link of evidence means which code.

A clue only looks; which of several findings counts is decided in `judge`.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import field
from enum import IntEnum

from lambdas.core.classify.evidence import READ_FOR_PHRASES, Link
from lambdas.core.model.failure import Code
from lambdas.core.model.value import value

_THREE_DIGITS = re.compile(r"\b[1-5]\d\d\b")
_AT_FIRST = re.compile(r"[45]\d\d(?=[: ]\s?[a-z{_])")
_BEFORE_A_STATUS = (
    *("http", "http/1.1", "http/2", "status", "status code", "statuscode", "error code", "response", "too many"),
)


def has_one(phrases: Sequence[str], text: str) -> bool:
    for phrase in phrases:  # noqa: SIM110 - a generator costs more than what it looks for
        if phrase in text:
            return True
    return False


def lowered(link: Link) -> str:
    """The message's beginning in lower case, for phrases."""
    return link.message[:READ_FOR_PHRASES].lower()


def said_status(lowered: str) -> int | None:
    """A status that only the sentence has: `HTTP 503`, `Error code: 429`, `503: no servers`."""
    if (first := _AT_FIRST.match(lowered)) is not None:
        return int(first[0])
    for found in _THREE_DIGITS.finditer(lowered):
        if lowered[max(0, found.start() - 16) : found.start()].rstrip(" :=-\"'[(").endswith(_BEFORE_A_STATUS):
            return int(found[0])
    return None


class Strength(IntEnum):
    """How much a finding is worth against one from deeper in the chain of causes; the outer one wins a tie."""

    NONE = 0  # nothing was recognised
    GENERIC = 1  # a builtin error that says "the program is wrong" and no more
    TEXT = 2  # only a sentence says so
    TRANSPORT = 3  # a connection or store failed; the cause may know why
    TIMEOUT = 4  # a wait that ended; requests calls a body that never came a ConnectionError
    SPECIFIC = 5  # a status, a vendor's code or an unmistakable class
    RULE = 6  # the lane's own rule
    SIGNAL = 7  # the agent's own word


_WEIGHTS = {Strength.GENERIC: 8, Strength.TEXT: 16, Strength.TRANSPORT: 20, Strength.TIMEOUT: 24}


@value
class Clue:
    """Every condition that is given must hold."""

    code: Code
    why: str
    types: frozenset[str] = frozenset()
    codes: frozenset[str] = frozenset()
    statuses: frozenset[int] = frozenset()
    via: frozenset[str] = frozenset()
    phrases: tuple[str, ...] = ()  # lower case; one of them is in the message
    model: bool | None = None
    effect: bool | None = None
    limited: bool | None = None
    strength: Strength = field(default=Strength.SPECIFIC)

    @property
    def weight(self) -> int:
        """A code says more than a status, a status more than a name, and each further condition makes it surer."""
        if self.strength is not Strength.SPECIFIC:
            return _WEIGHTS[self.strength]
        also = 10 * (bool(self.phrases) + (self.limited is True) + bool(self.effect))
        if self.codes:
            return 80 + also
        if self.statuses:
            return (36 if self.code in (Code.TOOL_FAILED, Code.PROGRAM_ERROR) or len(self.statuses) > 20 else 48) + also
        return 44 + also

    @property
    def looks_at(self) -> str:
        """What a person reads about why it fits, before the value that was seen."""
        return "code" if self.codes else "status" if self.statuses else "class" if self.types else "words"

    def fits(self, e: Link, in_effect: bool) -> bool:
        return (
            not (self.statuses and e.status not in self.statuses)
            and not (self.types and self.types.isdisjoint(e.kin.names))
            and self.holds(e, in_effect)
        )

    def holds(self, e: Link, in_effect: bool) -> bool:
        """Beside its types and statuses, which the caller knows to fit."""
        return (
            not (self.codes and self.codes.isdisjoint(e.codes))
            and (self.model is None or self.model is e.is_model)
            and (self.effect is None or self.effect is in_effect)
            and (self.limited is None or self.limited is e.is_limited)
            and not (self.via and self.via.isdisjoint(e.via))
            and (not self.phrases or has_one(self.phrases, lowered(e)))
        )


def statuses(*some: int | Iterable[int]) -> frozenset[int]:
    return frozenset(n for part in some for n in ([part] if isinstance(part, int) else part))
