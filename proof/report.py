"""proof/figures.json, and the table of it in docs/reliability.md. Nothing is tried here."""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from proof.figure import Figure

PATH = Path(__file__).with_name("figures.json")
DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "reliability.md"
_PLACE = re.compile(r"(<!-- table: proof -->\n)(?:\|.*\n)*")


def save(found: dict[str, list[Figure]], *, order: Sequence[str], path: Path = PATH, document: Path = DOCUMENT) -> None:
    """Proofs that did not run this time keep what they had."""
    held: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    held.update({name: [asdict(figure) for figure in each] for name, each in found.items()})
    ordered = {name: held[name] for name in order if name in held}
    path.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    text = document.read_text(encoding="utf-8")
    document.write_text(written(text, load(path)), encoding="utf-8")


def load(path: Path = PATH) -> list[Figure]:
    held = json.loads(path.read_text(encoding="utf-8"))
    return [Figure(**{**each, "broken": tuple(each["broken"])}) for figures in held.values() for each in figures]


def written(text: str, figures: list[Figure]) -> str:
    """The document with the table in its place. Raise ValueError if it has no place for one."""
    if not _PLACE.search(text):
        raise ValueError("docs/reliability.md has no line '<!-- table: proof -->': expected one above the table")
    lines = ["| what | tried | broken | alone |", "| --- | --- | --- | --- |"]
    lines += [f"| {each.what} | {each.tried} | {len(each.broken)} | `{each.repeat}` |" for each in figures]
    return _PLACE.sub(lambda match: match[1] + "\n".join(lines) + "\n", text, count=1)
