"""A lane's secrets are hidden by their value, in whatever form a text has them."""

import base64
import json
import re
from collections.abc import Callable
from itertools import product
from urllib.parse import quote, unquote

import pytest

from lambdas.core.model.shapes import REDACTED
from lambdas.core.worker.secrets import Hidden

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
        repr(SECRET.encode())[2:-1],
        quote(SECRET, safe="").lower(),
        "".join(f"%{byte:02x}" for byte in SECRET.encode()),
        "".join(f"%{byte:02X}" for byte in SECRET.encode()),
        SECRET.encode().hex(),
        SECRET.encode().hex().upper(),
    ],
)
def test_a_secret_is_hidden_however_it_is_written(written: str) -> None:
    clean = HIDDEN.clean(f"before {written} after")
    assert (clean.startswith("before "), clean.endswith(" after"), REDACTED in clean) == (True, True, True)
    assert "wörd" not in clean
    assert written not in clean


# With both characters that the two alphabets of base64 do not share, at every offset.
TOKENS = ["sk_live-??>>~~ÿÿ/+key", "hunter22", "483920", "abcdefg", "p@ssw\u00f6rd\U0001f511"]


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("encode", [base64.b64encode, base64.urlsafe_b64encode])
def test_a_secret_in_base64_is_hidden_wherever_it_begins_and_nothing_of_it_can_be_decoded(
    token: str, encode: Callable[[bytes], bytes]
) -> None:
    hidden = Hidden([token])
    for before, after in product(["", "u", "us", "user:", "Bearer x", "xy="], ["", "!", "@h", "@host", "\n", "~~~"]):
        encoded = encode(f"{before}{token}{after}".encode()).decode()
        # What the neighbours' own characters are, and no more, may be left.
        kept = encoded[: len(before.encode()) * 8 // 6] + encoded[-(-len((before + token).encode()) * 8 // 6) :]
        quoted = quote(encoded, safe="")
        lower = re.sub("%..", lambda sign: sign[0].lower(), quoted)
        for written in (encoded, encoded.rstrip("="), quoted, lower):
            clean = hidden.clean(f"Basic {written} was refused")
            assert re.fullmatch(r"Basic \S*\[redacted\]\S* was refused", clean), written
            left = unquote(clean.removeprefix("Basic ").removesuffix(" was refused")).replace(REDACTED, "")
            assert len(left) <= len(kept), (written, clean)


def test_a_cut_leaves_no_part_of_an_encoded_secret() -> None:
    token = "sk_live-0123456789abcdef"
    for written in (token.encode().hex(), base64.b64encode(f"us:{token}".encode()).decode()[4:]):
        for length in range(6, len(written)):
            assert Hidden([token]).clean_cut(f"it was {written[:length]}…") == f"it was {REDACTED}…"
            assert Hidden([token]).clean_cut(f"…{written[-length:]} it was") == f"…{REDACTED} it was"


@pytest.mark.parametrize("token", ["a" * 2_000, "ab" * 1_000, "".join(f"line {n:04} of a key\n" for n in range(100))])
def test_a_long_secret_of_one_letter_or_many_lines_takes_no_longer_than_its_length_says(token: str) -> None:
    """By the number of forms, not by the clock: each is looked for once."""
    hidden = Hidden([token])
    assert hidden.longest <= 6 * len(token)
    text = "a" * 20_000
    assert len(hidden.clean_cut(text)) <= len(text)


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


LINE = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIB"
FIRST = "-----BEGIN " + "PRIVATE KEY-----"
PEM = f"{FIRST}\n{LINE}\nq83vYh1k\n-----END PRIVATE KEY-----\n"


def test_a_key_of_several_lines_is_hidden_line_by_line() -> None:
    assert Hidden([PEM]).clean(f"line 2 is {LINE}!") == f"line 2 is {REDACTED}!"
    assert Hidden([PEM]).clean(FIRST) == FIRST, "which is no secret"


def test_a_secret_of_digits_is_hidden_as_a_number_too_and_json_stays_json() -> None:
    hidden = Hidden(["483920"])
    assert hidden.clean_in({"pin": 483920, "n": 48392, "t": [483920.5]}) == {
        "pin": REDACTED,
        "n": 48392,
        "t": [483920.5],
    }
    assert json.loads(hidden.clean_document('{"pin": 483920, "said": "it is 483920."}')) == {
        "pin": REDACTED,
        "said": f"it is {REDACTED}.",
    }
    assert hidden.clean_document('{"n": 1}') == '{"n": 1}', "as it came"


def test_digits_within_a_longer_number_are_chance() -> None:
    assert Hidden(["483920"]).clean("order 14839201 of 2026") == "order 14839201 of 2026"
    assert Hidden(["483920"]).clean("pin=483920;") == f"pin={REDACTED};"


def test_what_is_not_json_is_cleaned_as_text() -> None:
    assert Hidden(["483920"]).clean_document("{483920") == f"{{{REDACTED}"
