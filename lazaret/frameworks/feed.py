"""What the adapters share: a framework's model turns and tool calls, told to the run.

It imports no framework and decides nothing: guards, silence and what is kept are the run's own.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lazaret import Run

MODEL_CALL = "model call"  # the name of its failures; no tool can have it, because of the space


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """What one model call used."""

    model: str = ""
    input_tokens: int = 0
    output_tokens: int = 0

    @property
    def tokens(self) -> int:
        return self.input_tokens + self.output_tokens


Price = Callable[[Usage], float]


def per_million(*, input_usd: float, output_usd: float) -> Price:
    """A price list with one line: dollars for a million tokens."""
    return lambda usage: (usage.input_tokens * input_usd + usage.output_tokens * output_usd) / 1_000_000


class Feed:
    """One run's ear in a framework."""

    def __init__(self, run: Run, price: Price | None = None) -> None:
        self._run = run
        self._price = price
        self._told: set[str] = set()  # failures that were noted here, and that only a success seen here may heal

    def model_starts(self) -> None:
        self._run.afford()

    def model_answered(self, *, text: str, calls: list[Any], asked: str, usage: Usage) -> None:
        """An answer counts as the same only if it calls the same tools and answers the same conversation.

        A turn without text says nothing that could be repeated: identical tool calls have a guard of their own.
        """
        self.succeeded(MODEL_CALL)
        self._run.spend(tokens=usage.tokens, usd=self._price(usage) if self._price else 0.0)
        if text:
            conversation = hashlib.sha256(asked.encode()).hexdigest()[:8]
            called = f"\n{json.dumps(calls, default=str)}" if calls else ""
            self._run.output(f"{text}{called}\n(conversation {conversation})")

    def failed(self, what: str, error: BaseException) -> None:
        """A failure that left a step or an effect is known to the run already, and by its own name."""
        known = any(each.error is error for each in self._run.swallowed)
        if isinstance(error, Exception) and not known:
            self._run.note_swallowed(what, error)
            self._told.add(what)

    def succeeded(self, what: str) -> None:
        if what in self._told:
            self._told.discard(what)
            self._run.note_swallowed(what, None)
