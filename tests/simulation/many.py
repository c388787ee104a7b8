"""Many worlds, one after another on each core, and what they come to. It keeps no trace but of those that broke."""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import TypeVar

from tests.simulation.simulate import Outcome, simulate

T = TypeVar("T")
R = TypeVar("R")


@dataclass
class Sum:
    """Of many worlds."""

    seeds: int = 0
    events: int = 0
    strikes: Counter[str] = field(default_factory=Counter)  # of faults
    broken: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.seeds += 1
        self.events += outcome.calls
        self.strikes.update(outcome.strikes)
        if outcome.broken:
            self.broken.append(outcome)

    def __str__(self) -> str:
        return f"{self.seeds:,} seeds, {self.events:,} events, {self.strikes.total():,} faults"


def outcomes(seeds: Iterable[int], *, cores: int = 0) -> Iterator[Outcome]:
    """In the order of the seeds. One alone has its trace."""
    listed = list(seeds)
    if len(listed) == 1:
        yield simulate(listed[0])
        return
    yield from _on_every_core(_without_trace, listed, cores)


def _on_every_core(do: Callable[[T], R], each: list[T], cores: int, *, at_a_time: int = 10) -> Iterator[R]:
    if cores == 1:
        yield from map(do, each)
        return
    with ProcessPoolExecutor(max_workers=cores or os.cpu_count()) as pool:
        yield from pool.map(do, each, chunksize=at_a_time)


def _without_trace(seed: int) -> Outcome:
    """A trace is long: only one that is needed travels between processes."""
    outcome = simulate(seed)
    return outcome if outcome.broken else replace(outcome, trace=())
