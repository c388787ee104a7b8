"""A check of one value of lanes.toml: at its limits it accepts, and a step further it says what it expected."""

from typing import Any

import pytest

from lambdas.core.config import lane_keys, shape
from lambdas.core.config.shape import Check, Wrong
from lambdas.core.model.failure import Code, Kind

WHOLE, NUMBER, TEXT = lane_keys.whole(1, 5), shape.number(0.5, 2), lane_keys.text(3)


@pytest.mark.parametrize(
    ("check", "value", "read"),
    [
        (WHOLE, 1, 1),
        (WHOLE, 5, 5),
        (NUMBER, 0.5, 0.5),
        (NUMBER, 2, 2.0),
        (TEXT, "a", "a"),
        (TEXT, "abc", "abc"),
        (shape.flag, False, False),
        (lane_keys.or_none(WHOLE), 3, 3),
        (lane_keys.or_none(WHOLE), "none", None),
        (lane_keys.hook, "", ""),
        (lane_keys.hook, "agents.kyc:ask", "agents.kyc:ask"),
        (lane_keys.code, "OUR_OWN_CODE", "OUR_OWN_CODE"),
        (lane_keys.code, Code.LLM_TIMEOUT.value, "LLM_TIMEOUT"),
        (lane_keys.auto_code, "LLM_TIMEOUT", "LLM_TIMEOUT"),
        (lane_keys.answered_code, Code.UNKNOWN.value, "UNKNOWN"),
        (shape.one_of(*Kind), "poison", Kind.POISON),
        (lane_keys.pattern, "x" * 500, "x" * 500),
        (lane_keys.json_path, "$.items[*].ssn", "$.items[*].ssn"),
    ],
)
def test_a_value_within_its_limits_is_read(check: Check, value: object, read: object) -> None:
    assert check(value) == read
    assert type(check(value)) is type(read)


@pytest.mark.parametrize(
    ("check", "value", "expected"),
    [
        (WHOLE, 0, "a whole number from 1 to 5"),
        (WHOLE, 6, "a whole number from 1 to 5"),
        (WHOLE, True, "a whole number"),
        (WHOLE, 2.0, "a whole number"),
        (NUMBER, 0.4, "a number from 0.5 to 2"),
        (NUMBER, 2.1, "a number from 0.5 to 2"),
        (NUMBER, True, "a number"),
        (NUMBER, float("nan"), "a number"),
        (NUMBER, "1", "a number"),
        (TEXT, "", "a text of 1 to 3 characters"),
        (TEXT, "abcd", "a text of 1 to 3 characters"),
        (TEXT, 12, "a text"),
        (shape.flag, 1, "true or false"),
        (lane_keys.or_none(WHOLE), 6, 'from 1 to 5, or "none"'),
        (lane_keys.hook, "ask", "module.path:function"),
        (lane_keys.code, 7, "a code in capitals"),
        (lane_keys.code, "lower", "a code in capitals"),
        (lane_keys.code, "LLM_TIMEOUTS", "did you mean LLM_TIMEOUT"),
        (lane_keys.auto_code, Code.DETERMINISTIC_CRASH.value, "poison and held letters wait for a person"),
        (lane_keys.answered_code, Code.LLM_TIMEOUT.value, "transient codes follow backoff"),
        (lane_keys.answered_code, "OUR_OWN_CODE", "follows UNKNOWN"),
        (lane_keys.answered_code, Code.DETERMINISTIC_CRASH.value, "is poison"),
        (shape.one_of(*Kind), "deadly", "one of "),
        (lane_keys.pattern, "x" * 501, "1 to 500 characters"),
        (lane_keys.pattern, "(", "a regular expression"),
        (lane_keys.json_path, "$", "a JSON path"),
        (lane_keys.json_path, 1, "a JSON path"),
    ],
)
def test_a_value_beyond_them_is_refused_with_what_was_expected(check: Check, value: object, expected: str) -> None:
    with pytest.raises(Wrong) as wrong:
        check(value)
    assert expected in str(wrong.value)


def test_the_nearest_known_name_is_suggested_and_nothing_if_none_is_near() -> None:
    assert shape.suggestion("atempts", ["attempts", "attempt", "batch_size"]) == "; did you mean attempts?"
    assert shape.suggestion("zzz", ["attempts"]) == ""


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("é", '"é"'),
        ("x" * 78, f'"{"x" * 78}"'),  # 80 with its quotes
        ("x" * 79, f'"{"x" * 76}...'),
    ],
)
def test_a_faulty_value_is_shown_in_at_most_80_characters(value: object, shown: str) -> None:
    assert lane_keys.shown(value) == shown
    assert len(lane_keys.shown(value)) <= 80


def test_a_number_of_more_digits_than_python_prints_is_not_shown() -> None:
    assert lane_keys.shown(10**5000) == "a int that cannot be shown"


@pytest.mark.parametrize("condition", [{"type": "E"}, {"status": 429}, {"match": "x"}])
def test_one_condition_of_any_kind_is_enough_for_a_rule(condition: dict[str, Any]) -> None:
    lane_keys.rule({**condition, "kind": Kind.POISON, "code": "OUR_OWN"})
    lane_keys.rule(condition)


def test_a_rule_without_a_condition_or_with_a_kind_that_its_code_never_is_is_refused() -> None:
    with pytest.raises(Wrong, match="at least one condition"):
        lane_keys.rule({"kind": Kind.POISON, "code": "OUR_OWN"})
    with pytest.raises(Wrong, match='kind = "transient"'):
        lane_keys.rule({"match": "x", "kind": Kind.POISON, "code": "LLM_TIMEOUT"})
