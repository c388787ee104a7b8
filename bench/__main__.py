"""`python -m bench` (make bench): one table of what things cost, and the same as bench/results.json.

A benchmark is a module with `rows() -> list[Row]`, named in `BENCHMARKS`. Each compares within its own run.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import classify, cold_start
from bench.row import Row

BENCHMARKS = (classify, cold_start)
RESULTS = Path(__file__).with_name("results.json")
SAID = {True: "met", False: "MISSED", None: ""}


def main() -> int:
    found = [row for benchmark in BENCHMARKS for row in benchmark.rows()]
    show(found)
    RESULTS.write_text(
        json.dumps([asdict(row) for row in found], indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    return 1 if any(row.met is False for row in found) else 0


def show(found: list[Row]) -> None:
    table = Table("what", "ours", "ratio", "theirs", "goal", "", box=None, pad_edge=False)
    for row in found:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f} ×"
        table.add_row(row.what, row.ours, ratio, row.theirs, row.goal, SAID[row.met])
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
