"""Paths that lead elsewhere than a payload goes, and numbers that only look like cards."""

from typing import Any

import pytest

from lambdas.core.model.redact import Redactor, redact


@pytest.mark.parametrize(
    ("path", "payload", "left"),
    [
        ("$.rows[0]", {"rows": "Lovelace"}, "Lovelace"),
        ("$.rows[*]", {"rows": {"a": "Lovelace"}}, "Lovelace"),
        ("$.name.first", {"name": "Lovelace"}, "Lovelace"),
        ("$.rows[1]", {"rows": ["x", "Lovelace"]}, "[redacted]"),
        ("$.rows[0]", {"rows": ["x", "Lovelace"]}, "Lovelace"),
        ("$.who", {"who": {"a": ["Lovelace", None, True]}}, "[redacted]"),
    ],
)
def test_only_what_a_path_leads_to_is_taken_out(path: str, payload: Any, left: str) -> None:
    assert redact("Lovelace", payload, [path]) == left


def test_true_and_nothing_are_no_values_to_search_for() -> None:
    assert redact("True or None", {"a": True, "b": None}, ["$.a", "$.b"]) == "True or None"


def test_the_longest_value_is_taken_out_first() -> None:
    payload = {"a": "Lovelace", "b": "Ada Lovelace"}
    assert redact("Ada Lovelace", payload, ["$.a", "$.b"]) == "[redacted]"


@pytest.mark.parametrize(
    ("path", "place", "hidden"),
    [
        ("$.a.b", ("a", "b"), True),
        ("$.a.b", ("a",), False),
        ("$.a.b", ("a", "b", "c"), False),
        ("$.a.b", ("a", "c"), False),
        ("$.a[*]", ("a", 7), True),
        ("$.a[1]", ("a", 1), True),
        ("$.a[1]", ("a", 2), False),
        ("$.a[1]", ("a", "1"), False),
    ],
)
def test_a_place_is_hidden_if_a_path_leads_exactly_there(path: str, place: tuple[str | int, ...], hidden: bool) -> None:
    assert Redactor({}, [path]).hides(place) is hidden


@pytest.mark.parametrize("card", ["4242424242424242", "378282246310005", "6011 1111 1111 1117"])
def test_a_card_is_known_by_its_sum(card: str) -> None:
    assert redact(f"paid with {card}.", {}, ()) == "paid with [redacted]."
    other = card[:-1] + str((int(card[-1]) + 1) % 10)
    assert other in redact(f"paid with {other}.", {}, ())
