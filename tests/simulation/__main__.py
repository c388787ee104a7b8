"""`make simulate`: seeds one after another on every core, and the number of each that broke a promise."""

import argparse
import sys
import time

from tests.simulation.many import Sum, outcomes

A_WHILE = 250  # seeds between two words of how far it is


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    asked.add_argument("--seeds", type=int, default=1000, help="how many")
    asked.add_argument("--first", type=int, default=1, help="the first one")
    asked.add_argument("--cores", type=int, default=0, help="how many to use; 0: all")
    asked.add_argument("--trace", action="store_true", help="print everything that happened")
    given = asked.parse_args()
    began, total = time.monotonic(), Sum()
    for outcome in outcomes(range(given.first, given.first + given.seeds), cores=given.cores):
        total.add(outcome)
        if given.trace:
            _say(*outcome.trace)
        if outcome.broken:
            _say(outcome.told(), "")
        if total.seeds % A_WHILE == 0 and total.seeds < given.seeds:
            left = (time.monotonic() - began) / total.seeds * (given.seeds - total.seeds)
            _say(f"{total}, {len(total.broken)} that broke a promise; about {left / 60:.0f} min left")
    took = time.monotonic() - began
    _say(f"{total}, {len(total.broken)} that broke a promise, {took:.0f} s")
    return int(bool(total.broken))


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
