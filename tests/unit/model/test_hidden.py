"""A lane's secrets are hidden by their value, in whatever form a text has them."""

import base64
import json
from urllib.parse import quote

import pytest

from lambdas.core.model.hidden import Hidden
from lambdas.core.model.redact import REDACTED

SECRET = 'p"ss\\wörd/+ 7'
HIDDEN = Hidden([SECRET])


@pytest.mark.parametrize(
    "written",
    [
        SECRET,
        json.dumps(SECRET)[1:-1],
        json.dumps(SECRET, ensure_ascii=False)[1:-1],
        json.dumps(json.dumps({"key": SECRET})),
        repr(SECRET)[1:-1],
        quote(SECRET, safe=""),
        quote(SECRET),
        base64.b64encode(SECRET.encode()).decode(),
        base64.urlsafe_b64encode(SECRET.encode()).decode().rstrip("="),
    ],
)
def test_a_secret_is_hidden_however_it_is_written(written: str) -> None:
    clean = HIDDEN.clean(f"before {written} after")
    assert (clean.startswith("before "), clean.endswith(" after"), REDACTED in clean) == (True, True, True)
    assert "wörd" not in clean
    assert written not in clean


def test_what_is_kept_stays_as_it_is_but_for_the_secret() -> None:
    node = {"a": [f"x{SECRET}y", 1, None], SECRET: {"sk-proj-not-ours-0123456789": True}}
    assert HIDDEN.clean_in(node) == {
        "a": [f"x{REDACTED}y", 1, None],
        REDACTED: {"sk-proj-not-ours-0123456789": True},
    }


@pytest.mark.parametrize("left", [SECRET[:5], SECRET[:-1]])
@pytest.mark.parametrize("after", ["", "…", "\n… 400 characters left out …\nthe rest", "..."])
def test_what_a_cut_left_of_a_secret_is_hidden_too(left: str, after: str) -> None:
    assert HIDDEN.clean_cut(f"the key was {left}{after}") == f"the key was {REDACTED}{after}"


def test_so_is_the_end_of_a_secret_whose_beginning_was_left_out() -> None:
    text = f"head\n… 400 characters left out …\n{SECRET[3:]} was the key"
    assert HIDDEN.clean_cut(text) == f"head\n… 400 characters left out …\n{REDACTED} was the key"


def test_a_value_as_short_as_a_word_is_not_hidden() -> None:
    assert Hidden(["admin"]).clean("the admin said so") == "the admin said so"


def test_the_longer_of_two_secrets_is_hidden_whole() -> None:
    assert Hidden(["secret-1", "secret-1-and-more"]).clean("secret-1-and-more") == REDACTED


def test_without_secrets_nothing_is_hidden() -> None:
    assert (Hidden().clean("x"), Hidden().clean_cut("x"), Hidden().clean_in({"a": "x"})) == ("x", "x", {"a": "x"})
