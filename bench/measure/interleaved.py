"""Ways to do the same thing, measured in turns in one process, so that whatever disturbs one disturbs all.

A ratio is taken within each round, never between best cases of different moments.
"""

import gc
from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles
from time import perf_counter, process_time

from lambdas.core.model.value import value

Prepare = Callable[[], Callable[[], object]]  # makes fresh input, unmeasured; what it returns is measured


@value
class Cost:
    """Of one round of one side, in seconds."""

    cpu: float  # of this process, without what the emulated AWS took of it
    wall: float


@value
class Ratio:
    """Ours ÷ theirs over the rounds."""

    middle: float
    low: float  # a quarter of the rounds is below
    high: float  # a quarter is above

    @property
    def spread(self) -> str:
        return f"{self.low:.2f} to {self.high:.2f}"


def measure(
    sides: Mapping[str, Prepare], *, rounds: int, elsewhere: Callable[[], float] = lambda: 0.0
) -> dict[str, list[Cost]]:
    """`elsewhere` counts CPU seconds of this process that are not the sides' own."""
    names, found = list(sides), {name: list[Cost]() for name in sides}
    for prepare in sides.values():
        prepare()()  # the first call fills caches, as the first job of a function does
    for number in range(rounds):
        for name in names[number % len(names) :] + names[: number % len(names)]:
            found[name].append(_once(sides[name](), elsewhere))
    return found


def _once(act: Callable[[], object], elsewhere: Callable[[], float]) -> Cost:
    gc.collect()
    before, wall, cpu = elsewhere(), perf_counter(), process_time()
    act()
    cpu, wall = process_time() - cpu, perf_counter() - wall
    return Cost(cpu=cpu - (elsewhere() - before), wall=wall)


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    each = [a / b for a, b in zip(ours, theirs, strict=True)]
    low, _, high = quantiles(each, n=4, method="inclusive") if len(each) > 1 else (each[0],) * 3
    return Ratio(middle=median(each), low=low, high=high)
