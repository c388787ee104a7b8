"""How a process dies in tests: at a call that it makes of a port, before the call takes effect or after it.

`Port` is a port as one process sees it: each call goes through the process. When it dies is for the process to say:
a `Life` dies at a chosen call, the worlds of tests/simulation and of interleaving.py roll dice. What is dead does
nothing more: every later call of it dies too. What it did before is done.

The calls at which a rehearsed job can die have names, which say what the agent was doing: `step:extract:after`,
`effect:crm.case_created:before_commit`, `settle`. A call that no agent makes has the name of its port:
`ledger.claim:before`. The n-th call of one name ends in `#n`.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol


class Died(BaseException):
    """The process is gone. Not an Exception: nothing may handle it."""


class Process(Protocol):
    over: bool

    def around(self, port: str, method: str, do: Callable[[], Any], args: tuple[Any, ...]) -> Any:
        """One call, from its being asked to its answer. Raise `Died` if the process does not live to see it."""
        ...


class Port:
    def __init__(self, process: Process, name: str, real: Any) -> None:
        self._process = process
        self._name = name
        self._real = real

    def __getattr__(self, method: str) -> Any:
        real = getattr(self._real, method)

        def call(*args: Any, **kwargs: Any) -> Any:
            every = (*args, *kwargs.values())
            return self._process.around(self._name, method, lambda: real(*args, **kwargs), every)

        return call


@dataclass
class Life:
    """Counts its calls and ends at one of them."""

    dies_at: int | Collection[str] = 0  # the number of a call, or names such as `ledger.claim`; 0: it lives on
    after: bool = False
    calls: int = 0
    over: bool = False

    def around(self, port: str, method: str, do: Callable[[], Any], _args: tuple[Any, ...]) -> Any:
        if self.over:
            raise Died
        self.calls += 1
        last = self.calls == self.dies_at if isinstance(self.dies_at, int) else f"{port}.{method}" in self.dies_at
        if last and not self.after:
            self._end()
        answer = do()
        if last:
            self._end()
        return answer

    def _end(self) -> None:
        self.over = True
        raise Died


def lived(process: Process, house: object, ports: Iterable[str], do: Callable[[], Any]) -> tuple[bool, Any]:
    """Do something in a process whose ports are those of the house: whether it is alive at the end, and its answer."""
    real = {name: getattr(house, name) for name in ports}
    for name, port in real.items():
        setattr(house, name, Port(process, name, port))
    try:
        answer = do()
        return not process.over, answer
    except Died:
        return False, None
    finally:
        for name, port in real.items():
            setattr(house, name, port)


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
