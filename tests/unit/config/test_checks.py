"""A check of one value of lanes.toml: at its limits it accepts, and a step further it says what it expected."""

from typing import Any

import pytest

from lambdas.core.config import lanes_file, shape
from lambdas.core.config.shape import Check, Wrong
from lambdas.core.model.failure import Code, Kind

WHOLE, NUMBER, TEXT = lanes_file.whole(1, 5), shape.number(0.5, 2), lanes_file.text(3)


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
        (lanes_file.or_none(WHOLE), 3, 3),
        (lanes_file.or_none(WHOLE), "none", None),
        (lanes_file.hook, "", ""),
        (lanes_file.hook, "agents.kyc:ask", "agents.kyc:ask"),
        (lanes_file.code, "OUR_OWN_CODE", "OUR_OWN_CODE"),
        (lanes_file.code, Code.LLM_TIMEOUT.value, "LLM_TIMEOUT"),
        (lanes_file.auto_code, "LLM_TIMEOUT", "LLM_TIMEOUT"),
        (lanes_file.answered_code, Code.UNKNOWN.value, "UNKNOWN"),
        (shape.one_of(*Kind), "poison", Kind.POISON),
        (lanes_file.pattern, "x" * 500, "x" * 500),
        (lanes_file.json_path, "$.items[*].ssn", "$.items[*].ssn"),
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
        (lanes_file.or_none(WHOLE), 6, 'from 1 to 5, or "none"'),
        (lanes_file.hook, "ask", "module.path:function"),
        (lanes_file.code, 7, "a code in capitals"),
        (lanes_file.code, "lower", "a code in capitals"),
        (lanes_file.code, "LLM_TIMEOUTS", "did you mean LLM_TIMEOUT"),
        (lanes_file.auto_code, Code.DETERMINISTIC_CRASH.value, "poison and held letters wait for a person"),
        (lanes_file.answered_code, Code.LLM_TIMEOUT.value, "transient codes follow backoff"),
        (lanes_file.answered_code, "OUR_OWN_CODE", "follows UNKNOWN"),
        (lanes_file.answered_code, Code.DETERMINISTIC_CRASH.value, "is poison"),
        (shape.one_of(*Kind), "deadly", "one of "),
        (lanes_file.pattern, "x" * 501, "1 to 500 characters"),
        (lanes_file.pattern, "(", "a regular expression"),
        (lanes_file.json_path, "$", "a JSON path"),
        (lanes_file.json_path, 1, "a JSON path"),
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
    assert lanes_file.shown(value) == shown
    assert len(lanes_file.shown(value)) <= 80


def test_a_number_of_more_digits_than_python_prints_is_not_shown() -> None:
    assert lanes_file.shown(10**5000) == "a int that cannot be shown"


@pytest.mark.parametrize("condition", [{"type": "E"}, {"status": 429}, {"match": "x"}])
def test_one_condition_of_any_kind_is_enough_for_a_rule(condition: dict[str, Any]) -> None:
    lanes_file.rule({**condition, "kind": Kind.POISON, "code": "OUR_OWN"})
    lanes_file.rule(condition)


def test_a_rule_without_a_condition_or_with_a_kind_that_its_code_never_is_is_refused() -> None:
    with pytest.raises(Wrong, match="at least one condition"):
        lanes_file.rule({"kind": Kind.POISON, "code": "OUR_OWN"})
    with pytest.raises(Wrong, match='kind = "transient"'):
        lanes_file.rule({"match": "x", "kind": Kind.POISON, "code": "LLM_TIMEOUT"})
