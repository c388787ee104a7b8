"""The emulator's tables compare keys as ministack does, a good deal faster, and refuse what it refuses."""

import itertools
from typing import Any

import pytest
from ministack.services import dynamodb

from local.tables import KEYS, comparing_keys, comparisons, holds

VALUES = {":a": {"S": "lane#open"}, ":b": {"S": "2026-06-12"}, ":c": {"S": "2026-06-13"}}
CONDITIONS = (
    "lane_status = :a",
    "lane_status = :a AND listed_at < :b",
    "lane_status = :a AND listed_at >= :b",
    "lane_status = :a AND listed_at BETWEEN :b AND :c",
    "lane_status = :a AND begins_with(listed_at, :b)",
    "#x = :a AND listed_at <= :c",
)
NAMES = {"#x": "lane_status"}
ITEMS = [
    {"lane_status": {"S": lane}, "listed_at": {"S": at}}
    for lane, at in itertools.product(
        ("lane#open", "lane#held"), ("2026-06-11", "2026-06-12", "2026-06-12T04", "2026-06-13", "2026-06-14", "ü")
    )
]


@pytest.mark.parametrize("condition", CONDITIONS)
def test_keys_are_compared_as_ministack_compares_them(condition: str) -> None:
    names = NAMES if "#" in condition else {}
    theirs = [dynamodb._evaluate_condition(condition, item, VALUES, names, slot=KEYS) for item in ITEMS]
    assert [holds(condition, item, VALUES, names) for item in ITEMS] == theirs
    assert set(theirs) == {True, False}


def test_a_condition_is_parsed_by_ministack_once_however_many_items_there_are() -> None:
    asked: list[Any] = []

    def theirs(*args: Any, **given: Any) -> bool:
        asked.append(args)
        return True

    evaluated = comparing_keys(theirs)
    for item in ITEMS * 100:
        evaluated("lane_status = :a AND listed_at < :b", item, VALUES, {}, slot=KEYS)
        evaluated("status = :a", item, VALUES, {})  # the condition of a write is always its own
    assert len(asked) == 1 + len(ITEMS) * 100


def test_what_ministack_refuses_is_refused_each_time() -> None:
    evaluated = comparing_keys(dynamodb._evaluate_condition)
    for _ in range(2):
        with pytest.raises(ValueError, match="reserved"):
            evaluated("status = :a", {"status": {"S": "x"}}, VALUES, {}, slot=KEYS)


@pytest.mark.parametrize("condition", ["a = :a OR b = :b", "size(a) = :a", "(a = :a)", "a = :a AND", "a=:a"])
def test_any_other_condition_is_ministacks_own(condition: str) -> None:
    assert comparisons(condition) is None


def test_numbers_are_compared_by_ministack() -> None:
    assert holds("a = :a", {"a": {"N": "1"}}, {":a": {"N": "1.0"}}, {}) is None
