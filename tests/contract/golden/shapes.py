"""The shape of what is stored: names and types of everything, without the values.

A reader of another release depends on the shape alone, so that is what must not change unnoticed.
"""

import json
import re
from typing import Any

_IDS = re.compile(r"[0-9a-f]{12,}|\d{4}-\d\d-\d\dT[0-9:.]+Z?|\d+")


def shapes_of(stored: dict[str, Any]) -> dict[str, list[str]]:
    """By the kind of thing, every shape that occurs."""
    found: dict[str, set[str]] = {}
    for table in ("ledger", "breakers"):
        for item in stored[table]:
            found.setdefault(_kind(table, item), set()).add(_text(_shape(item)))
    for asked in stored["messages"]:
        found.setdefault(f"message to {asked['QueueUrl']}", set()).add(_text(_shape(asked)))
    for ref, content in stored["documents"].items():
        found.setdefault(f"document {ref.split('/')[0]}/{ref.split('/')[-1][:5]}", set()).add(_text(_shape(content)))
    return {kind: sorted(shapes) for kind, shapes in sorted(found.items())}


def _kind(table: str, item: dict[str, Any]) -> str:
    place = f"{item['pk']['S'].split('#')[0]}/{_IDS.sub('n', item['sk']['S'].split('#')[-1])}"
    first = item["sk"]["S"].split("#")[0]
    status = item.get("status", {}).get("S", "")
    return f"{table} {first if first in _NAMED else place} {status}".strip()


_NAMED = ("EFFECT", "EVENT", "LETTER")


def _shape(value: Any) -> Any:
    if isinstance(value, dict):
        return {_IDS.sub("n", name): _shape(each) for name, each in value.items()}
    if isinstance(value, list):
        return sorted({_text(_shape(each)) for each in value})
    if isinstance(value, str) and value[:1] in "{[":
        return _of_json(value)
    return type(value).__name__


def _of_json(text: str) -> Any:
    """JSON inside of text is stored just as well."""
    try:
        return {"json": _shape(json.loads(text))}
    except ValueError:
        return "str"


def _text(shape: Any) -> str:
    return json.dumps(shape, sort_keys=True)
