"""`python -m bench` (make bench): one table of what things cost, and the same as .local/bench/results.json.

A benchmark is a module with `rows() -> list[Row]`, named in `BENCHMARKS`. Each compares within its own run.
Names after the command run only those, and leave the results of the others as they were.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter

from rich.console import Console
from rich.table import Table

from bench import results
from bench.measure.row import Row

BENCHMARKS = (
    "overhead",
    "coordination",
    "side_by_side",
    "cold_start",
    "worlds.guest",
    "worlds.sweep",
    "size",
    "classify",
    "incident",
    "fleet",
    "redrive",
    "growth",
    "growth_api",
    "memory",
)
SAID = {True: "met", False: "MISSED", None: ""}


def main(asked: list[str]) -> int:
    known = [name for name in BENCHMARKS if find_spec(f"bench.{name}")]
    if unknown := set(asked) - set(known):
        print(f"no benchmark {', '.join(sorted(unknown))}: expected some of {', '.join(known)}", file=sys.stderr)
        return 2
    found: dict[str, list[Row]] = {}
    for name in asked or known:
        began = perf_counter()
        found[name] = import_module(f"bench.{name}").rows()
        print(f"{name}: {perf_counter() - began:.0f} s", file=sys.stderr)
        results.save({name: found[name]}, order=known, path=results.place(results.PATH))  # the next one may break
    show([row for rows in found.values() for row in rows])
    return 1 if any(row.met is False for rows in found.values() for row in rows) else 0


def show(found: list[Row]) -> None:
    table = Table("what", "ours", "ratio", "spread", "theirs", "goal", "", box=None, pad_edge=False)
    for row in found:
        table.add_row(row.what, row.ours, results.times(row), row.spread, row.theirs, row.goal, SAID[row.met])
    Console(width=None if sys.stdout.isatty() else 240).print(table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
