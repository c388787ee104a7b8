"""A cursor opens the list it was made for, for whom it was made, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.api.cursors import LONGEST, opened, sealed
from lambdas.api.identity import Caller
from lambdas.api.problems import Problem

KEY = b"k" * 32
ACME = Caller(who="acme/ada", tenant_id="acme")
ASKED = {"list": "dead-letters", "status": "open", "code": None}


def test_what_was_sealed_opens_again_for_everybody_of_the_tenant() -> None:
    cursor = sealed("inner", caller=ACME, asked=ASKED, key=KEY)
    another = Caller(who="acme/bob", tenant_id="acme")
    assert cursor is not None
    assert cursor != "inner"
    assert opened(cursor, caller=another, asked=ASKED, key=KEY) == "inner"


def test_no_cursor_is_no_cursor() -> None:
    assert sealed(None, caller=ACME, asked=ASKED, key=KEY) is None
    assert opened(None, caller=ACME, asked=ASKED, key=KEY) is None


@pytest.mark.parametrize(
    ("caller", "asked", "key"),
    [
        (Caller(who="other/bob", tenant_id="other"), ASKED, KEY),
        (Caller(who="ops", operator=True), ASKED, KEY),
        (Caller(who="ops", operator=True, tenant_id="acme"), ASKED, KEY),
        (ACME, ASKED | {"status": "held"}, KEY),
        (ACME, ASKED | {"code": "X"}, KEY),
        (ACME, ASKED | {"list": "redrives"}, KEY),
        (ACME, ASKED, b"another deployment's"),
    ],
)
def test_it_opens_nothing_else(caller: Caller, asked: dict[str, str | None], key: bytes) -> None:
    cursor = sealed("inner", caller=ACME, asked=ASKED, key=KEY)
    with pytest.raises(Problem) as problem:
        opened(cursor, caller=caller, asked=asked, key=key)
    assert problem.value.code == "BAD_CURSOR"


@given(st.text(max_size=200))
def test_text_that_no_list_gave_is_refused_and_never_more(text: str) -> None:
    with pytest.raises(Problem):
        opened(text, caller=ACME, asked=ASKED, key=KEY)


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=63))
def test_a_cursor_with_one_character_changed_is_refused(place: int, by: int) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    cursor = sealed("a cursor of the ledger's own", caller=ACME, asked=ASKED, key=KEY) or ""
    at = place % (len(cursor) - 1)  # the last character has bits that mean nothing
    other = letters[(letters.index(cursor[at]) + by) % 64]
    with pytest.raises(Problem):
        opened(cursor[:at] + other + cursor[at + 1 :], caller=ACME, asked=ASKED, key=KEY)


def test_a_cursor_of_the_ledger_fits_into_what_a_caller_may_send() -> None:
    inner = "x" * 300  # a time and an id of at most 128 characters, in base64
    assert len(sealed(inner, caller=ACME, asked=ASKED, key=KEY) or "") <= LONGEST
