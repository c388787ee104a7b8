"""A warm worker over 50,000 jobs, one in ten of which fails, and a warm API over 5,000 requests: do they grow?"""

import json
import os
import subprocess
import sys
from statistics import mean

from lambdas.core.model.value import value
from proof.figure import Figure

REPEAT = "python -m proof memory"
MOST = 1.02  # times as large in the last fifth as in the second: the first warms caches and the allocator up
RUNS = {"worker": (50_000, "jobs"), "api": (5_000, "requests")}


@value
class Growth:
    """Means of the second and of the last fifth."""

    rss: tuple[float, float]
    objects: tuple[float, float]

    def faults(self) -> tuple[str, ...]:
        both = {"resident bytes": self.rss, "Python objects": self.objects}
        return tuple(
            f"{what} grew from {early:,.0f} to {late:,.0f}: expected at most {MOST} times as many"
            for what, (early, late) in both.items()
            if late > MOST * early
        )


def figures() -> list[Figure]:
    return [_figure(kind, times, unit) for kind, (times, unit) in RUNS.items()]


def _figure(kind: str, times: int, unit: str) -> Figure:
    growth = measured(kind, times)
    early, late = (each / 2**20 for each in growth.rss)
    tried = f"{times:,} {unit}, {early:.1f} MB in the second fifth, {late:.1f} MB in the last"
    return Figure(what=f"memory of a warm {kind}", tried=tried, repeat=REPEAT, broken=growth.faults())


def measured(kind: str, times: int) -> Growth:
    """In a process of its own: what else this one did is in its memory too."""
    command = [sys.executable, "-m", "proof.memory_run", kind, str(times)]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=dict(os.environ)).stdout
    found = json.loads(said)
    return Growth(rss=fifths(found["rss"]), objects=fifths(found["objects"]))


def fifths(samples: list[int]) -> tuple[float, float]:
    fifth = len(samples) // 5
    return mean(samples[fifth : 2 * fifth]), mean(samples[4 * fifth :])
