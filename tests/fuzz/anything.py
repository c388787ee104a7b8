"""What people, programs and enemies send: strategies that several tests share."""

import json
from typing import Any

from hypothesis import strategies as some

TEXT = some.text(some.characters(), max_size=40)  # surrogates, controls and all
SENDABLE = some.text(some.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Cn", "Co")), max_size=60)
NUMBERS = (
    some.integers()
    | some.floats()
    | some.sampled_from([10**4000, -(10**400), 2**63, 1e308, 5e-324, float("nan"), float("inf"), -0.0])
)
LEAVES = some.none() | some.booleans() | NUMBERS | TEXT


def nested(leaf: Any, levels: int, *, lists: bool = False) -> Any:
    for _ in range(levels):
        leaf = [leaf] if lists else {"a": leaf}
    return leaf


DEEP = some.builds(nested, LEAVES, some.sampled_from([5, 98, 99, 101, 900, 3000]), lists=some.booleans())
JSON = some.recursive(
    LEAVES,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)
ANYTHING = JSON | DEEP


def deep_text(levels: int, leaf: str) -> str:
    return "[" * levels + leaf + "]" * levels


def written(content: Any) -> str:
    """As JSON text, with what JSON lacks as Python writes it. Too deep or too large for that: as text by hand."""
    try:
        return json.dumps(content)
    except (ValueError, RecursionError):
        return deep_text(3000, "1")


IDS = some.from_regex(r"[A-Za-z0-9_.:-]{1,20}", fullmatch=True) | some.sampled_from(["a" * 128, "replay:1", "letter.1"])
MOMENTS = some.sampled_from(
    [
        "2026-06-12T12:00:00Z",
        "0001-01-01T00:00:00+23:59",
        "9999-12-31T23:59:59.999999-23:59",
        "2026-06-12T12:00:00",
        "2026-W24-5",
        "1e9",
        "",
    ]
) | some.datetimes().map(lambda moment: moment.isoformat() + "+00:00")
