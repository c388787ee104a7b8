"""bench/results.json: its whole table in docs/benchmarks.md, and six rows of it in the README.

`python -m bench.results` writes both. Nothing is measured here. A run writes to .local/bench; `make bench-readme`
alone writes to what git tracks.
"""

import json
import os
import platform
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.measure.row import Row

ROOT = Path(__file__).resolve().parents[1]
PATH = Path(__file__).with_name("results.json")
DOCUMENT = ROOT / "docs" / "benchmarks.md"
README = ROOT / "README.md"
# What a newcomer compares first: the price on the good days, what it buys on the bad ones, and where we are worse.
SIX = (
    "overhead: CPU per job, 1 in a batch",
    "coordination: dollars, Step Functions Standard",
    "incident: healthy p95 wait, with poison ÷ without",
    "overhead: CPU per job, 10 in a batch",
    "fleet: failures resolved without a person",
    "growth: the API's list of a lane's letters",
)
_WHOLE = re.compile(r"(<!-- table: benchmarks -->\n)(?:\|.*\n)*(\nMeasured on [^\n]*\n)?")
_SIX = re.compile(r"(<!-- table: six benchmarks -->\n)(?:\|.*\n)*")
RECORD = "LAZARET_RECORD"  # in the environment of a run that is to be kept
_SAID = {True: "met", False: "**missed**", None: ""}


def place(tracked: Path) -> Path:
    """Where a run writes what the repository keeps at `tracked`."""
    if os.environ.get(RECORD):
        return tracked
    beside = ROOT / ".local" / "bench" / tracked.name
    beside.parent.mkdir(parents=True, exist_ok=True)
    return beside


def save(found: dict[str, list[Row]], *, order: list[str], path: Path) -> None:
    """Benchmarks that did not run this time keep what they had."""
    rows = dict(_former(path))
    rows.update({name: [asdict(row) for row in each] for name, each in found.items()})
    ordered = {name: rows[name] for name in order if name in rows}
    kept = {"machine": machine(), "rows": ordered}
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def load(path: Path = PATH) -> tuple[dict[str, Any], list[Row]]:
    held = json.loads(path.read_text(encoding="utf-8"))
    return held["machine"], [Row(**row) for rows in held["rows"].values() for row in rows]


def _former(path: Path) -> dict[str, Any]:
    held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    found: dict[str, Any] = held["rows"] if isinstance(held, dict) and "rows" in held else {}
    return found


def machine() -> dict[str, Any]:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return {
        "cores": os.cpu_count(),
        "memory_gb": round(memory),
        "architecture": platform.machine(),
        "python": platform.python_version(),
    }


def times(row: Row) -> str:
    if row.ratio is None:
        return ""
    return f"{row.ratio:.2f} ×" if row.ratio < 10 else f"{row.ratio:.0f} ×"


def as_table(rows: list[Row]) -> str:
    lines = ["| what | ours | ratio | theirs | goal | |", "| --- | --- | --- | --- | --- | --- |"]
    for row in rows:
        ratio = f"{times(row)} ({row.spread})" if row.spread else times(row)
        lines.append(f"| {row.what} | {row.ours} | {ratio} | {row.theirs} | {row.goal} | {_SAID[row.met]} |")
    return "\n".join([*lines, ""])


def measured_on(where: dict[str, Any]) -> str:
    size = f"{where['cores']} cores ({where['architecture']}) and {where['memory_gb']} GB"
    return f"\nMeasured on {size} with Python {where['python']}.\n"


def whole(text: str, where: dict[str, Any], rows: list[Row]) -> str:
    """docs/benchmarks.md with every row."""
    return _placed(_WHOLE, text, as_table(rows) + measured_on(where), "<!-- table: benchmarks -->")


def six(text: str, rows: list[Row]) -> str:
    """The README with its six rows. Raise ValueError if one of them was not measured."""
    found = {row.what: row for row in rows}
    if gone := [what for what in SIX if what not in found]:
        raise ValueError(f"the README shows {gone}: expected rows that are measured")
    return _placed(_SIX, text, as_table([found[what] for what in SIX]), "<!-- table: six benchmarks -->")


def _placed(place: re.Pattern[str], text: str, table: str, mark: str) -> str:
    if not place.search(text):
        raise ValueError(f"the document has no line {mark!r}: expected one above the table")
    return place.sub(lambda match: match[1] + table, text, count=1)


def main() -> None:
    where, rows = load()
    DOCUMENT.write_text(whole(DOCUMENT.read_text(encoding="utf-8"), where, rows), encoding="utf-8")
    README.write_text(six(README.read_text(encoding="utf-8"), rows), encoding="utf-8")


if __name__ == "__main__":
    main()
