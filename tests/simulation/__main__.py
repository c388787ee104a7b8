"""`make simulate`: seeds one after another on every core, and the number of each that broke a promise."""

import argparse
import os
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.simulate import Outcome, simulate


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    asked.add_argument("--seeds", type=int, default=1000, help="how many")
    asked.add_argument("--first", type=int, default=1, help="the first one")
    asked.add_argument("--trace", action="store_true", help="print everything that happened")
    given = asked.parse_args()
    seeds = range(given.first, given.first + given.seeds)
    began = time.monotonic()
    calls, failed = 0, 0
    for outcome in _outcomes(seeds):
        calls += outcome.calls
        failed += bool(outcome.broken)
        if given.trace:
            _say(*outcome.trace)
        if outcome.broken:
            _say(outcome.told(), "")
    took = time.monotonic() - began
    _say(f"{len(seeds)} seeds, {calls} events, {failed} that broke a promise, {took:.0f} s")
    return int(failed > 0)


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def _outcomes(seeds: Iterable[int]) -> Iterable[Outcome]:
    listed = list(seeds)
    if len(listed) == 1:
        yield simulate(listed[0])
        return
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        yield from pool.map(_without_trace, listed, chunksize=10)


def _without_trace(seed: int) -> Outcome:
    """A trace is long: only one that is needed travels between processes."""
    outcome = simulate(seed)
    return outcome if outcome.broken else Outcome(seed, (), (), outcome.calls)


if __name__ == "__main__":
    sys.exit(main())
