"""What operators may read of each stored item: everything that has a name here, and neither inputs nor results."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from lambdas.adapters.shown import BY_ATTRIBUTE, NAMEABLE, SHOWN, WHOLE, WITHHELD, shown_of
from tests.support.markdown import ROOT

GOLDEN = sorted((ROOT / "tests/contract/golden").glob("v*.json"))


def items(of: Any) -> Iterator[dict[str, Any]]:
    if isinstance(of, dict):
        if isinstance(of.get("pk"), dict) and "sk" in of:
            yield of
        for each in of.values():
            yield from items(each)
    elif isinstance(of, list):
        for each in of:
            yield from items(each)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_attribute_that_was_ever_stored_is_shown_or_withheld(path: Any) -> None:
    """A new one is neither until somebody decides: `python -m ops` would not see it."""
    stored = [item for item in items(json.loads(path.read_text())) if item["pk"]["S"].startswith(BY_ATTRIBUTE)]
    assert stored
    assert {name for item in stored for name in item} - {*NAMEABLE, *WITHHELD} == set()


def test_inputs_and_results_are_in_no_partition_that_is_shown_whole() -> None:
    whole = [item for path in GOLDEN for item in items(json.loads(path.read_text())) if _is_whole(item)]
    assert whole
    assert {name for item in whole for name in item} & WITHHELD == set()


def _is_whole(item: dict[str, Any]) -> bool:
    text: str = item["pk"]["S"]
    return text.startswith(WHOLE)


def test_what_is_withheld_is_never_asked_for() -> None:
    assert shown_of("T#tnt#J#kyc#job") == shown_of("R#redrive") == shown_of("N#tnt") == SHOWN
    assert {*SHOWN, *NAMEABLE} & WITHHELD == set()
    assert shown_of("G#kyc#0") == ()
