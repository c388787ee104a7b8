"""One field of a redrive's input: read at its limits, refused a step beyond them, and shown so that it can be found."""

from datetime import UTC, datetime
from typing import Any

import pytest

from lambdas.core.config import shape
from lambdas.core.config.shape import WRONG, Check, Reading, Table, Wrong
from lambdas.core.model.job import MAX_DEPTH
from lambdas.core.redrive import request
from lambdas.core.redrive.request import WORDING, shown

WHOLE, NUMBER, TEXT = request.whole(1, 1000), shape.number(0.5, 2), request.text(3)


def nested(deep: int) -> dict[str, Any]:
    inside: dict[str, Any] = {}
    for _ in range(deep - 1):
        inside = {"in": inside}
    return inside


@pytest.mark.parametrize(
    ("reader", "given", "read"),
    [
        (WHOLE, 1, 1),
        (WHOLE, 1000, 1000),
        (WHOLE, 5.0, 5),
        (NUMBER, 0.5, 0.5),
        (NUMBER, 2, 2.0),
        (TEXT, " ab", "ab"),
        (shape.one_of("a", "b"), "b", "b"),
        (request.texts, ["a\nb"] * 20, ("a\nb",) * 20),
        (request.texts, ["x" * 2000], ("x" * 2000,)),
        (shape.flag, False, False),
        (request.one_id, "letter_1", "letter_1"),
        (request.ids, ["a"], ("a",)),
        (request.ids, ["b", "a", "b"], ("b", "a")),
        (request.moment, "2026-06-12T14:00:00+02:00", datetime(2026, 6, 12, 12, tzinfo=UTC)),
        (request.json_object, nested(MAX_DEPTH), nested(MAX_DEPTH)),
    ],
)
def test_a_field_within_its_limits_is_read(reader: Check, given: Any, read: Any) -> None:
    assert reader(given) == read
    assert type(reader(given)) is type(read)


def test_a_thousand_ids_are_read_and_one_more_are_not() -> None:
    thousand = [f"letter_{number}" for number in range(1000)]
    assert len(request.ids(thousand)) == 1000
    with pytest.raises(Wrong, match="1 to 1,000 ids"):
        request.ids([*thousand, "letter_x"])


@pytest.mark.parametrize(
    ("reader", "given", "expected"),
    [
        (WHOLE, 0, "a whole number from 1 to 1,000"),
        (WHOLE, 1001, "a whole number from 1 to 1,000"),
        (WHOLE, 1.5, "a whole number"),
        (WHOLE, True, "a whole number"),
        (WHOLE, "5", "a whole number"),
        (WHOLE, float("nan"), "a whole number"),
        (NUMBER, 0.4, "a number from 0.5 to 2"),
        (NUMBER, 2.1, "a number from 0.5 to 2"),
        (NUMBER, True, "a number"),
        (TEXT, "", "text of 1 to 3 printable"),
        (TEXT, "  ", "text of 1 to 3 printable"),
        (TEXT, "abcd", "text of 1 to 3 printable"),
        (TEXT, "a\n", "printable"),
        (TEXT, 12, "text of"),
        (shape.one_of("a", "b"), "c", "one of a, b"),
        (shape.one_of("a", "b"), ["a"], "one of a, b"),
        (request.texts, ["a"] * 21, "at most 20 texts"),
        (request.texts, ["x" * 2001], "at most 2,000 characters"),
        (request.texts, ["\ud800"], "a list"),
        (request.texts, [1], "a list"),
        (request.texts, "ab", "a list"),
        (shape.flag, 0, "true or false"),
        (request.one_id, "", "1 to 128"),
        (request.ids, [], "1 to 1,000 ids"),
        (request.ids, "abc", "1 to 1,000 ids"),
        (request.ids, ["a", ""], "1 to 1,000 ids"),
        (request.moment, "2026-06-12T14:00:00", "with an offset"),
        (request.moment, 7, "with an offset"),
        (request.json_object, nested(MAX_DEPTH + 1), "nested at most"),
        (request.json_object, [], "a JSON object"),
        (request.json_object, {"n": float("nan")}, "a JSON object"),
        (request.json_object, {"t": "\ud800"}, "a JSON object"),
        (request.json_object, {"t": (1, 2)}, "a JSON object"),
    ],
)
def test_a_field_beyond_them_is_refused_with_what_was_expected(reader: Check, given: Any, expected: str) -> None:
    with pytest.raises(Wrong) as wrong:
        reader(given)
    assert expected in str(wrong.value)


OUTER = Table(keys={"size": WHOLE}, made=dict)


def read(given: Any, table: Table) -> tuple[Any, list[str]]:
    reading = Reading(WORDING)
    return reading.read("", given, table), reading.faults


def test_every_fault_of_a_table_is_told_with_its_path() -> None:
    found, faults = read(
        {"outer": {"size": 0, "sise": 1}, "wait": 9, "when": None, "x\n": 1},
        Table(keys={"outer": OUTER, "wait": NUMBER, "when": NUMBER}, required=("when", "who")),
    )
    assert found == {}
    assert faults == [
        "when: missing",
        "who: missing",
        "'x\\n': no such key",
        "outer.sise: no such key; did you mean size?",
        "outer.size = 0: expected a whole number from 1 to 1,000",
        "wait = 9: expected a number from 0.5 to 2",
    ]


def test_a_table_is_made_of_what_was_read_and_is_an_object() -> None:
    assert read({"size": 3}, OUTER) == ({"size": 3}, [])
    assert read([], OUTER) == (WRONG, [" = []: expected a JSON object"])


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("x" * 78, f"'{'x' * 78}'"),
        ("x" * 79, f"'{'x' * 79}… (81 characters)"),
        ("é", "'\\xe9'"),
    ],
)
def test_what_was_given_is_shown_in_80_characters(content: Any, text: str) -> None:
    assert shown(content) == text


def test_a_number_of_more_digits_than_python_writes_is_not_shown() -> None:
    assert shown(10**5000) == "a int too large to show"


def test_an_unknown_name_is_told_as_it_is_if_it_is_short_and_printable() -> None:
    for name, told in (("x" * 80, "x" * 80), ("x" * 81, f"'{'x' * 79}… (83 characters)"), ("a\n", "'a\\n'")):
        _, faults = read({name: 1}, Table(keys={"limit": WHOLE}))
        assert faults == [f"{told}: no such key"]
