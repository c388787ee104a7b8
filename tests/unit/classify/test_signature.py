"""One cause, one group: a signature forgets what one job brought along, and only that."""

import string
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lambdas.core.classify.judge import normalise, signature_of
from lambdas.core.model.failure import classify

# No word of hex digits alone, and none that begins a date.
WORDS = st.lists(st.text("ghijklopqrtvwxyz", min_size=2, max_size=9), min_size=1, max_size=6).map(" ".join)
HEX = st.text("0123456789abcdef", min_size=8, max_size=40) | st.text("abcdef", min_size=8, max_size=12)
NAME = st.text(string.ascii_letters + string.digits + "_-", min_size=1, max_size=12)
MOMENT = st.integers(946_684_800, 4_102_444_800).map(lambda second: datetime.fromtimestamp(second, UTC))
UNQUOTED = st.text(st.characters(exclude_characters="'\\", exclude_categories=["Cs", "Cc"]), max_size=40)

VALUES: dict[str, st.SearchStrategy[str]] = {
    "uuid": st.uuids().map(str),
    "hex": HEX,
    "address": st.integers(0, 2**64).map(hex),
    "integer": st.integers().map(str),
    "float": st.floats(allow_nan=False, allow_infinity=False, min_value=-1e9, max_value=1e9).map(lambda x: f"{x:.3f}"),
    "id": HEX.map(lambda digits: f"job_{digits}"),
    "id with a dash": HEX.map(lambda digits: f"org-{digits}"),
    "quoted": UNQUOTED.map(lambda text: f"'{text}'"),
    "path": st.lists(NAME, min_size=1, max_size=5).map(lambda parts: "/" + "/".join(parts)),
    "url": st.tuples(NAME, NAME).map(lambda pair: f"https://example.com/{pair[0]}?q={pair[1]}"),
    "email": st.tuples(st.from_regex(r"[a-z]{1,9}", fullmatch=True), st.sampled_from(["a.io", "mail.example.org"])).map(
        "@".join
    ),
    "iso date": MOMENT.map(datetime.isoformat),
    "http date": MOMENT.map(lambda when: when.strftime("%a, %d %b %Y %H:%M:%S GMT")),
    "duration": st.tuples(st.integers(0, 9999), st.sampled_from(["ms", "s", " ms", " s", " seconds"])).map(
        lambda p: f"{p[0]}{p[1]}"
    ),
    "ip": st.ip_addresses(v=4).map(str),
    "endpoint": st.tuples(st.ip_addresses(v=4), st.integers(1, 65535)).map(lambda p: f"{p[0]}:{p[1]}"),
}


def signed(message: str, **fields: Any) -> str:
    return signature_of(
        **({"error_type": "vendor.Odd", "step": "extract", "where": "kyc.review"} | fields), message=message
    )


@pytest.mark.parametrize("sort", VALUES)
@given(data=st.data())
def test_two_values_of_the_same_sort_in_the_same_sentence_are_one_cause(sort: str, data: st.DataObject) -> None:
    before, after = data.draw(WORDS), data.draw(WORDS)
    one, other = data.draw(VALUES[sort]), data.draw(VALUES[sort])
    assert signed(f"{before} {one} {after}") == signed(f"{before} {other} {after}")


@given(one=WORDS, other=WORDS)
def test_different_sentences_are_different_causes(one: str, other: str) -> None:
    assume(" ".join(one.split()) != " ".join(other.split()))
    assert signed(one) != signed(other)


@pytest.mark.parametrize(
    ("field", "value"), [("error_type", "vendor.Other"), ("step", "load"), ("where", "kyc.load"), ("status", 404)]
)
def test_type_step_place_and_status_each_tell_causes_apart(field: str, value: object) -> None:
    assert signed("no answer", **{field: value}) != signed("no answer")


@given(message=st.text(max_size=500))
def test_a_signature_is_16_hex_characters_whatever_the_message(message: str) -> None:
    signature = signed(message)
    assert len(signature) == 16
    assert set(signature) <= set("0123456789abcdef")


@given(count=st.integers(1, 30))
def test_a_list_of_any_length_is_one_cause(count: int) -> None:
    items = ", ".join(str(number) for number in range(count))
    assert signed(f"rows [{items}] are missing") == signed("rows [7] are missing")


@pytest.mark.parametrize(
    ("message", "kept"),
    [
        ("Rate limit reached for org-a1B2 on tokens: Used 29000", "Rate limit reached for org-<n> on tokens: Used <n>"),
        ("can't read '/tmp/a.pdf' of O'Brien", "can't read <q> of O'Brien"),
        ("input/output error on application/json", "input/output error on application/json"),
        ("took 950 ms at 0x7f3a, see https://a.io/x?y=1", "took <n> at <n>, see <url>"),
    ],
)
def test_a_normalised_message_still_reads_like_its_sentence(message: str, kept: str) -> None:
    assert normalise(message) == kept


def test_the_name_of_an_attribute_or_a_field_tells_causes_apart_but_a_value_does_not() -> None:
    assert signed("'NoneType' object has no attribute 'name'", error_type="AttributeError") != signed(
        "'NoneType' object has no attribute 'date'", error_type="AttributeError"
    )
    assert signed("'customer'", error_type="KeyError") != signed("'address'", error_type="KeyError")
    assert signed("'job_44fa'", error_type="KeyError") == signed("'job_91bc'", error_type="KeyError")


@given(length=st.integers(0, 3_000))
def test_a_long_value_does_not_push_the_rest_of_the_sentence_out(length: int) -> None:
    assert signed(f"cannot parse '{'x' * length}' as a date") == signed("cannot parse 'y' as a date")


SOURCE = """
def review(payload):
    return [int(item) for item in payload]
"""


def classified(source: str, path: Path, value: str) -> str:
    path.write_text(source)
    scope: dict[str, Any] = {}
    exec(compile(source, str(path), "exec"), scope)
    try:
        scope["review"]([value])
    except ValueError as error:
        return classify(error).signature
    raise AssertionError


def test_the_same_bug_is_one_cause_on_any_line_of_any_machine(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    here = classified(SOURCE, tmp_path / "kyc.py", "a")
    assert here == classified("\n" * 9 + SOURCE, tmp_path / "elsewhere" / "kyc.py", "b")
    assert here != classified(SOURCE, tmp_path / "sanctions.py", "a")
    assert here != classified(SOURCE.replace("review", "check") + "review = check", tmp_path / "kyc.py", "a")
