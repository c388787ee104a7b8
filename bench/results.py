"""bench/results.json, and the table of it in the README. `python -m bench.results` writes the table anew.

Nothing is measured here.
"""

import json
import os
import platform
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.row import Row

ROOT = Path(__file__).resolve().parents[1]
PATH = Path(__file__).with_name("results.json")
README = ROOT / "README.md"
_PLACE = re.compile(r"(<!-- table: benchmarks -->\n)(?:\|.*\n)*(\nMeasured on [^\n]*\n)?")
_SAID = {True: "met", False: "**missed**", None: ""}


def save(found: dict[str, list[Row]], *, order: list[str], path: Path = PATH) -> None:
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


def as_table(where: dict[str, Any], rows: list[Row]) -> str:
    lines = ["| what | ours | ratio | theirs | goal | |", "| --- | --- | --- | --- | --- | --- |"]
    for row in rows:
        ratio = f"{times(row)} ({row.spread})" if row.spread else times(row)
        lines.append(f"| {row.what} | {row.ours} | {ratio} | {row.theirs} | {row.goal} | {_SAID[row.met]} |")
    size = f"{where['cores']} cores ({where['architecture']}) and {where['memory_gb']} GB"
    return "\n".join([*lines, "", f"Measured on {size} with Python {where['python']}.", ""])


def written(text: str, where: dict[str, Any], rows: list[Row]) -> str:
    """The document with the table in its place. Raise ValueError if it has no place for one."""
    if not _PLACE.search(text):
        raise ValueError("README.md has no line '<!-- table: benchmarks -->': expected one above the table")
    return _PLACE.sub(lambda match: match[1] + as_table(where, rows), text, count=1)


def main() -> None:
    README.write_text(written(README.read_text(encoding="utf-8"), *load()), encoding="utf-8")


if __name__ == "__main__":
    main()
