"""What people read holds no private values."""

from typing import Any

import pytest

from lambdas.core.model.redact import redact
from tests.support.growth import growth

PAYLOAD: dict[str, Any] = {
    "customer": {"name": "Ada Lovelace", "email": "ada@example.com", "age": 36},
    "rows": [{"ssn": "078-05-1120"}, {"ssn": "219-09-9999"}],
    "flag": True,
}


@pytest.mark.parametrize(
    ("path", "text", "left"),
    [
        ("$.customer.name", "no match for Ada Lovelace", "no match for [redacted]"),
        ("$.rows[*].ssn", "078-05-1120 or 219-09-9999", "[redacted] or [redacted]"),
        ("$.rows[1].ssn", "078-05-1120 or 219-09-9999", "078-05-1120 or [redacted]"),
        ("$.customer", "Ada Lovelace", "[redacted]"),
        ("$.nowhere.at[3].all", "Ada Lovelace", "Ada Lovelace"),
        ("$.customer.age", "at step 36", "at step 36"),
    ],
)
def test_the_values_at_a_lanes_paths_are_taken_out(path: str, text: str, left: str) -> None:
    assert redact(text, PAYLOAD, [path]) == left


@pytest.mark.parametrize(
    "secret",
    [
        "bob.smith+tag@mail.example.co.uk",
        "sk-proj_abcdefghijklmnop",
        "AKIAIOSFODNN7EXAMPLE",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJl",
        "4111 1111 1111 1111",
        "5500-0055-5555-5559",
    ],
)
def test_well_known_shapes_are_taken_out_everywhere(secret: str) -> None:
    assert redact(f"before {secret} after", {}, ()) == "before [redacted] after"


def test_a_long_number_that_is_no_card_stays() -> None:
    assert redact("order 1234567890123456", {}, ()) == "order 1234567890123456"


def test_a_bearer_token_goes_and_the_word_stays() -> None:
    assert redact("Authorization: Bearer abcdef0123456789", {}, ()) == "Authorization: Bearer [redacted]"


@pytest.mark.parametrize("unit", ["a", "a.", "a@", "a-b.", "a@b.c-", "1-", "eyJ", "sk-"])
def test_a_text_of_eight_times_the_length_takes_about_eight_times_as_long(unit: str) -> None:
    short = unit * (4_000 // len(unit))
    # A search that is quadratic takes 64 times as long.
    assert growth(lambda: redact(short, {}, ()), lambda: redact(short * 8, {}, ())) < 24
