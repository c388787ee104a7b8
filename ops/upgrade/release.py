"""What changed between two releases beside their templates: stored shapes, and what the changelog says to do."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

UNKNOWN = "before 0.2"
_SECTION = re.compile(r"^## (?:Unreleased \()?(?P<version>[^\s)]+)\)?.*$", re.MULTILINE)
_NOTES = re.compile(r"\*\*Upgrade notes\*\*\n(.*?)(?=\n\*\*[A-Z]|\Z)", re.DOTALL)


def notes_since(changelog: str, deployed: str) -> list[str]:
    """The upgrade notes of every release after the deployed one, newest first. All of them if it is not known."""
    heads = list(_SECTION.finditer(changelog))
    notes: list[str] = []
    for head, end in zip(heads, [*(each.start() for each in heads[1:]), len(changelog)], strict=True):
        if head["version"] == deployed:
            break
        found = _NOTES.search(changelog[head.end() : end])
        if found:
            notes.append(f"{head['version']}:\n{found[1].strip()}")
    return notes


def shapes_between(golden: Path, deployed: str, new: str) -> list[str]:
    """In words what is stored differently. Every golden file is read by the tests, so nothing needs migrating."""
    if deployed == new:
        return []
    if not (golden / f"{deployed}.json").is_file():
        return [f"the deployed release stored shapes that are not known here ({deployed or 'none named'})"]
    if int(deployed[1:]) > int(new[1:]):
        return [f"the deployed release stores newer shapes ({deployed}) than this one reads ({new}): do not deploy it"]
    before, after = (_attributes(golden / f"{name}.json") for name in (deployed, new))
    lines = [*_told("stores now", after, before), *_told("stores no longer, and still reads,", before, after)]
    return [f"stored shapes go from {deployed} to {new}; what is stored is read as it is, nothing is migrated", *lines]


def is_older(deployed: str, new: str) -> bool:
    """Whether this release is older in what it stores than the deployed one."""
    return deployed[1:].isdigit() and new[1:].isdigit() and int(deployed[1:]) > int(new[1:])


def _told(verb: str, these: dict[str, set[str]], those: dict[str, set[str]]) -> Iterator[str]:
    for kind in sorted(these):
        more = sorted(these[kind] - those.get(kind, set()))
        if more:
            yield f"{verb} {', '.join(more)} of {kind}"


def _attributes(file: Path) -> dict[str, set[str]]:
    """By table and kind of item."""
    stored: dict[str, Any] = json.loads(file.read_text())
    found: dict[str, set[str]] = {}
    for table in ("ledger", "breakers"):
        for item in stored[table]:
            words = [word for word in item["sk"]["S"].split("#") if word.isalpha() and word.isupper() and len(word) > 1]
            found.setdefault(f"{words[0] if words else 'other'} items of the {table}", set()).update(item)
    return found
