"""Sentences that servers and drivers write, as the last and lightest clue, or together with a status as a strong one.

Each is one that a program's own message seldom has. The first that fits decides, so the narrow ones come first.
"""

from lambdas.core.model.failure import Code
from lambdas.core.model.value import value

_SOON = 3_600.0  # a quota of a month is not filled again within the hour


@value
class Said:
    code: Code
    phrases: tuple[str, ...]  # lower case; one of them is in the text
    weight: int = 14
    statuses: frozenset[int] = frozenset()
    of_model: Code | None = None
    in_effect: Code | None = None

    unless_soon: bool = False  # not when the vendor itself says when to come back

    def fits(self, lowered: str, status: int | None, wait: float | None) -> bool:
        if (self.statuses and status not in self.statuses) or (self.unless_soon and wait is not None and wait <= _SOON):
            return False
        for phrase in self.phrases:  # noqa: SIM110 - a generator costs more than what it looks for
            if phrase in lowered:
                return True
        return False

    def seen(self, lowered: str) -> str:
        return next(phrase for phrase in self.phrases if phrase in lowered).strip()

    def meant(self, is_model: bool, in_effect: bool) -> Code:
        if in_effect and self.in_effect is not None:
            return self.in_effect
        return self.of_model if is_model and self.of_model is not None else self.code


_USED_UP = (
    *("per month", "/ month", "/month", "monthly", "this month", "current month", "daily limit", "per day limit"),
    *("upgrade your plan", "upgrade to", "please upgrade", "billing", "credit balance", "insufficient credit"),
    *("out of credits", "included credits", "maximum credits", "credit limit", "insufficient balance", "free quota"),
)
_ANOTHER_HAS_IT = (
    *("in use, try again", "try again", "retry", "in progress", "another request", "another operation", "right now"),
    *("being deleted", "being modified", "being created", "being updated", "has been modified", "currently in use"),
)
_REFUSING = frozenset({402, 403, 429})
SAID = (
    Said(code=Code.AUTH_DENIED, phrases=_USED_UP, weight=120, statuses=_REFUSING, unless_soon=True),
    Said(code=Code.STORE_CONFLICT, phrases=_ANOTHER_HAS_IT, weight=84, statuses=frozenset({409, 423})),
    Said(
        code=Code.DATA_INTEGRITY,
        phrases=("already exists", "duplicate"),
        weight=64,
        statuses=frozenset({400, 403}),
        in_effect=Code.EFFECT_CONFLICT,
    ),
    Said(code=Code.NETWORK, phrases=("failed to connect to all addresses",), weight=90),  # gRPC's, in an UNAVAILABLE
    Said(code=Code.DEPENDENCY_UNAVAILABLE, phrases=("no space left", "disk space", "disk usage exceeded"), weight=40),
    Said(
        code=Code.DATA_INTEGRITY,
        phrases=("not found", "no such", "does not exist"),
        weight=40,
        statuses=frozenset({400}),
    ),
    Said(
        code=Code.NETWORK,
        phrases=(
            *("failed to connect", "failed to establish", "connection refused", "connection reset", "connect to"),
            *("connection closed", "connection attempts failed", "disconnected:", "not connected", "protocol banner"),
            *("peer closed connection", "connection was closed", "has been closed", "net::err_"),
        ),
        weight=52,
    ),
    Said(
        code=Code.AUTH_DENIED,
        phrases=("known_hosts", "host key", "authentication failed", "login incorrect"),
        weight=30,
    ),
    Said(code=Code.UNSUPPORTED_INPUT, phrases=("is truncated", "truncated file", "not a zip file", "cannot identify")),
    Said(
        code=Code.DEPENDENCY_UNAVAILABLE,
        phrases=("timed out", "timeout exceeded", "deadline exceeded", "exceeded time limit"),
        of_model=Code.LLM_TIMEOUT,
        weight=22,
    ),
    Said(
        code=Code.THROTTLED,
        phrases=("too many requests", "rate limit", "too many connections", "too many simultaneous", "slow down"),
        of_model=Code.LLM_RATE_LIMITED,
        weight=22,
    ),
    Said(code=Code.DATA_INTEGRITY, phrases=("not found", "no such file", "does not exist", "unknown user")),
    Said(code=Code.DATA_INTEGRITY, phrases=("already exists", "duplicate key"), in_effect=Code.EFFECT_CONFLICT),
)
