"""One journey, and how it is tried: a process dies before each call on the way, and after each."""

from collections.abc import Callable
from typing import Any

from lambdas.core.model.value import replace, value
from lazaret.testing.crash import Life
from tests.support.lane import LANE
from tests.support.worlds.town import Town

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
    points: int  # calls of the journey; a process dies before each, and after each
    broken: tuple[str, ...]


def tried(journey: Journey) -> Tried:
    whole = Life()
    broken = [f"nobody died: {fault}" for fault in _faults(journey, whole)]
    for number in range(1, whole.calls + 1):
        for after in (False, True):
            faults = _faults(journey, Life(dies_at=number, after=after))
            broken += [f"{'after' if after else 'before'} call {number}: {fault}" for fault in faults]
    return Tried(points=2 * whole.calls, broken=tuple(broken))


def _faults(journey: Journey, life: Life) -> list[str]:
    town = Town(lane=journey.lane)
    journey.prepare(town)
    town.life = life
    journey.go(town)
    try:
        journey.check(town)
    except AssertionError as fault:
        return [*town.broken(), str(fault) or "the check failed"]
    return town.broken()
