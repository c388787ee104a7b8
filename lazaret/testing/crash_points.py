"""The names of the calls at which a rehearsed job can die, and a life that ends at one of them.

A name says what the agent was doing: `effect:crm.case_created:before_commit`, `step:extract:after`, `settle`. A call
that no agent makes has the name of its port: `ledger.claim:before`. The n-th call of one name ends in `#n`.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lazaret.testing.crash import Died, Life

# What is before and after a call that an agent's step or effect makes, in the agent's words.
_OF_EFFECTS = {"begin_effect": ("before", "before_do"), "commit_effect": ("before_commit", "after")}
_OF_STEPS = {"keep_step": ("before_keep", "after")}
_SETTLES = ("finish", "retry", "bury")


class NeverReached(ValueError):
    """The job never made the call at which it was to die."""

    def __init__(self, point: str, seen: list[str]) -> None:
        known = "\n  ".join(dict.fromkeys(seen))
        super().__init__(f"the job never came to {point!r}. It can die at:\n  {known}")
        self.point = point


def names_of(port: str, method: str, args: tuple[Any, ...]) -> tuple[str, str]:
    """The moment before a call, and the moment after it."""
    if method in _OF_EFFECTS:
        before, after = _OF_EFFECTS[method]
        return f"effect:{args[1].action}:{before}", f"effect:{args[1].action}:{after}"
    if method in _OF_STEPS:
        before, after = _OF_STEPS[method]
        return f"step:{args[1].name}:{before}", f"step:{args[1].name}:{after}"
    if port == "ledger" and method in _SETTLES:
        return "settle", "settle:after"
    return f"{port}.{method}:before", f"{port}.{method}:after"


@dataclass
class NamedLife(Life):
    """It ends at a moment that has a name, or at none. `seen` are all moments that it came to."""

    point: str = ""
    seen: list[str] = field(default_factory=list)
    on_end: Callable[[], None] = lambda: None
    _times: Counter[str] = field(default_factory=Counter)

    def around(self, port: str, method: str, do: Callable[[], Any], args: tuple[Any, ...]) -> Any:
        if self.over:
            raise Died
        self.calls += 1
        before, after = names_of(port, method, args)
        self._come_to(before)
        answer = do()
        self._come_to(after)
        return answer

    def _come_to(self, name: str) -> None:
        self._times[name] += 1
        numbered = name if self._times[name] == 1 else f"{name}#{self._times[name]}"
        self.seen.append(numbered)
        if numbered == self.point:
            self.over = True
            self.on_end()
            raise Died
