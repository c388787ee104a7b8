"""`python -m proof` (make proof): what the promises were tried with, in one table, which docs/reliability.md keeps.

A proof is a module with `figures() -> list[Figure]`, named in `PROOFS`. Names after the command run only those, and
leave the figures of the others as they were.
"""

import sys
from importlib import import_module
from time import perf_counter

from rich.console import Console
from rich.table import Table

from proof import report
from proof.figure import Figure

PROOFS = ("crashes", "simulation", "fuzz", "permissions", "engine", "memory", "load", "deploys", "mutation")


def main(asked: list[str]) -> int:
    if unknown := set(asked) - set(PROOFS):
        print(f"no proof {', '.join(sorted(unknown))}: expected some of {', '.join(PROOFS)}", file=sys.stderr)
        return 2
    found: dict[str, list[Figure]] = {}
    for name in asked or PROOFS:
        began = perf_counter()
        print(f"{name}: begins", file=sys.stderr)
        found[name] = import_module(f"proof.{name}").figures()
        print(f"{name}: {perf_counter() - began:.0f} s", file=sys.stderr)
        report.save({name: found[name]}, order=PROOFS)
    every = [figure for figures in found.values() for figure in figures]
    show(every)
    return 1 if any(figure.broken for figure in every) else 0


def show(figures: list[Figure]) -> None:
    table = Table("what", "tried", "broken", "alone", box=None, pad_edge=False)
    for figure in figures:
        table.add_row(figure.what, figure.tried, str(len(figure.broken)), figure.repeat)
    Console(width=None if sys.stdout.isatty() else 240).print(table)
    for figure in figures:
        for sentence in figure.broken:
            print(f"BROKEN {figure.what}: {sentence}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
