"""The frozen files: JSON objects with one entry on each line, and a difference that names what changed."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
_NOTHING = object()
_LONGEST = 160  # of a value in a difference


def frozen(name: str) -> dict[str, Any]:
    held: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text("utf-8"))
    return held


def write(name: str, entries: Mapping[str, Any]) -> None:
    lines = [f"{_text(key)}: {_text(value)}" for key, value in sorted(entries.items())]
    (HERE / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def differences(then: Any, now: Any) -> list[str]:
    """One line for each leaf that differs, by its path."""
    return [f"{path}: was {_shown(was)}, is {_shown(is_)}" for path, was, is_ in _walk("", then, now)]


def _walk(path: str, then: Any, now: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(then, dict) and isinstance(now, dict):
        for key in sorted(then.keys() | now.keys()):
            yield from _walk(f"{path}/{key}".lstrip("/"), then.get(key, _NOTHING), now.get(key, _NOTHING))
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for at, (was, is_) in enumerate(zip(then, now, strict=True)):
            yield from _walk(f"{path}[{at}]", was, is_)
    elif then != now:
        yield path, then, now


def _shown(value: Any) -> str:
    text = "absent" if value is _NOTHING else _text(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
