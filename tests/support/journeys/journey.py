"""One journey, and how it is tried: a process dies before each call on the way, and after each.

A call that writes several times, such as one that settles a letter and then counts its move, is one of these too before
each later write: whoever dies between two writes leaves the first alone.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar
from unittest.mock import patch

from lambdas.core.agent import supervise
from lambdas.core.agent.supervise import Task
from lambdas.core.model.value import replace, value
from lambdas.core.worker import attempt
from lazaret.testing.crash import Died, Life
from tests.support.lane import LANE
from tests.support.worlds.town import Town

T = TypeVar("T")
WRITES = ("put_item", "update_item", "transact_write_items")
CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))


@value
class Journey:
    """`prepare` and `check` live; `go` may die at any call, and goes on until all has settled."""

    prepare: Callable[[Town], None]
    go: Callable[[Town], None]
    check: Callable[[Town], None]
    lane: Any = CALM


@value
class Tried:
    points: int  # calls of the journey, and later writes of one call; a process dies before each, and after each
    broken: tuple[str, ...]


@dataclass
class WritingLife(Life):
    """It may also end between two writes of one call."""

    writes: int = 0  # of the call that is under way

    def around(self, port: str, method: str, do: Callable[[], Any], args: tuple[Any, ...]) -> Any:
        if port != "requests":
            self.writes = 0
            return super().around(port, method, do, args)
        if self.over:
            raise Died
        self.writes += method in WRITES
        return super().around(port, method, do, args) if method in WRITES and self.writes > 1 else do()


@contextmanager
def in_order() -> Iterator[None]:
    """Messages are hidden in a thread of their own, beside the claims. Here that call is always the first of its batch,
    so that the number of a call names the same call each time.
    """
    begin = supervise.start

    def start(do: Callable[[], T]) -> Task[T]:
        task = begin(do)
        if isinstance(do, partial) and do.func is attempt._hide:
            task.ended()
        return task

    with patch.object(supervise, "start", start):
        yield


def tried(journey: Journey) -> Tried:
    with in_order():
        return _tried(journey)


def _tried(journey: Journey) -> Tried:
    whole = WritingLife()
    broken = [f"nobody died: {fault}" for fault in _faults(journey, whole)]
    for number in range(1, whole.calls + 1):
        for after in (False, True):
            faults = _faults(journey, WritingLife(dies_at=number, after=after))
            broken += [f"{'after' if after else 'before'} call {number}: {fault}" for fault in faults]
    return Tried(points=2 * whole.calls, broken=tuple(broken))


def _faults(journey: Journey, life: Life) -> list[str]:
    town = Town(lane=journey.lane)
    journey.prepare(town)
    town.life = life
    journey.go(town)
    town.finish_counting()
    try:
        journey.check(town)
    except AssertionError as fault:
        return [*town.broken(), str(fault) or "the check failed"]
    return town.broken()
