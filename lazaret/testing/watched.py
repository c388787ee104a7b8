"""A run that is the worker's own, and writes down what the agent really did: every step and effect that was performed.

Nothing here decides anything: kept steps, effects and guards are those of the real run.
"""

import functools
import importlib
import inspect
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from lambdas.core.agent.run import Run
from lazaret.testing.crash import Died

EffectName = tuple[str, str]  # action and business key


@dataclass
class Deeds:
    """What happened outside the ledger, over all attempts of all jobs of a stage."""

    steps: Counter[str] = field(default_factory=Counter)  # performed to their end, by name
    effects: Counter[EffectName] = field(default_factory=Counter)  # performed to their end
    idempotent: set[EffectName] = field(default_factory=set)  # declared so
    late: Counter[str] = field(default_factory=Counter)  # of the steps, those that ended after their process had died
    calls: Counter[str] = field(default_factory=Counter)  # of functions that somebody watches
    is_dead: Callable[[], bool] = lambda: False  # whether the process that asks has died
    lock: Lock = field(default_factory=Lock)

    def require_life(self) -> None:
        """What is dead performs nothing, even if its agent goes on."""
        if self.is_dead():
            raise Died

    def step_ended(self, name: str) -> None:
        """Another thread of its process may have died meanwhile: then nobody can keep what it returned."""
        with self.lock:
            self.steps[name] += 1
            self.late[name] += self.is_dead()


class WatchedRun(Run):
    """The same run: it shares everything that the worker's own has."""

    def __init__(self, run: Run, deeds: Deeds) -> None:
        self.__dict__ = run.__dict__
        self.__dict__["deeds"] = deeds

    def step(self, name: str, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        deeds: Deeds = self.__dict__["deeds"]
        return super().step(name, watched(fn, deeds, lambda: deeds.step_ended(str(name))), *args, **kwargs)

    def effect(self, action: str, *, key: str, do: Callable[..., Any], **asked: Any) -> Any:
        deeds: Deeds = self.__dict__["deeds"]
        named = (str(action), str(key))
        if asked.get("idempotent"):
            deeds.idempotent.add(named)
        return super().effect(action, key=key, do=watched(do, deeds, lambda: deeds.effects.update([named])), **asked)


def watched(fn: Callable[..., Any], deeds: Deeds, done: Callable[[], None]) -> Callable[..., Any]:
    """A step is known by its function's code and name, so what stands for the function must have both."""
    made = (_WatchedAsync if _is_async(fn) else _Watched)(fn, deeds, done)
    functools.update_wrapper(made, fn, updated=())
    if hasattr(fn, "__code__"):
        made.__code__ = fn.__code__
    if not hasattr(made, "__qualname__"):
        made.__qualname__ = type(fn).__qualname__
    return made


class _Watched:
    __code__: Any
    __qualname__: str

    def __init__(self, fn: Callable[..., Any], deeds: Deeds, done: Callable[[], None]) -> None:
        self._fn, self._deeds, self._done = fn, deeds, done

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self._deeds.require_life()
        result = self._fn(*args, **kwargs)
        self._done()
        return result


class _WatchedAsync(_Watched):
    async def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self._deeds.require_life()
        result = await self._fn(*args, **kwargs)
        self._done()
        return result


def _is_async(fn: Callable[..., Any]) -> bool:
    return inspect.iscoroutinefunction(fn) or inspect.iscoroutinefunction(getattr(fn, "__call__", None))  # noqa: B004


@contextmanager
def watching(targets: Sequence[str], deeds: Deeds) -> Iterator[None]:
    """Count the calls of functions, each named `module:function` or `module:Class.method` where the agent finds it."""
    replaced: list[tuple[Any, str, Any]] = []
    try:
        for target in targets:
            module, _, path = target.partition(":")
            *parents, name = path.split(".")
            owner = functools.reduce(getattr, parents, importlib.import_module(module))
            real = getattr(owner, name)
            replaced.append((owner, name, real))
            setattr(owner, name, _counted(target, real, deeds))
        yield
    finally:
        for owner, name, real in reversed(replaced):
            setattr(owner, name, real)


def _counted(target: str, real: Callable[..., Any], deeds: Deeds) -> Callable[..., Any]:
    def count(args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        shown = [*map(repr, args), *(f"{name}={value!r}" for name, value in kwargs.items())]
        deeds.calls[f"{target}({', '.join(shown)})"] += 1

    @functools.wraps(real)
    def call(*args: Any, **kwargs: Any) -> Any:
        deeds.require_life()
        result = real(*args, **kwargs)
        count(args, kwargs)
        return result

    @functools.wraps(real)
    async def call_async(*args: Any, **kwargs: Any) -> Any:
        deeds.require_life()
        result = await real(*args, **kwargs)
        count(args, kwargs)
        return result

    return call_async if _is_async(real) else call
