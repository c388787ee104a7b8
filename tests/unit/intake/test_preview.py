"""What people see of a payload: nothing private, nothing endless."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.core.operate.preview import DEEPEST, LONGEST, LONGEST_TEXT, MOST_ITEMS, MOST_LEAVES, Preview, preview
from tests.support.growth import growth


def of(payload: Any, *paths: str) -> Preview:
    return preview(json.dumps({"body": json.dumps({"job_id": "j", "payload": payload})}), paths)


def shown(payload: Any, *paths: str) -> Any:
    return json.loads(of(payload, *paths).text)


@pytest.mark.parametrize(
    ("payload", "paths", "left"),
    [
        ({"name": 'Ada "L"\n', "n": 7}, ["$.name"], {"name": "[redacted]", "n": 7}),
        ({"n": 7, "m": 7}, ["$.n"], {"n": "[redacted]", "m": 7}),
        ({"a": {"b": [{"c": "x", "d": 1}]}}, ["$.a.b[*].c"], {"a": {"b": [{"c": "[redacted]", "d": 1}]}}),
        ({"a": {"b": 1}}, ["$.a"], {"a": "[redacted]"}),
        ({"rows": [1, 2, 3]}, ["$.rows[1]"], {"rows": [1, "[redacted]", 3]}),
        ({"name": "Ada", "said": "I am Ada."}, ["$.name"], {"name": "[redacted]", "said": "I am [redacted]."}),
    ],
)
def test_what_the_lane_names_is_taken_out_where_it_is_and_where_it_is_repeated(
    payload: Any, paths: list[str], left: Any
) -> None:
    assert shown(payload, *paths) == left


@pytest.mark.parametrize(
    "value",
    [
        "ada@example.com",
        4111111111111111,
        "4111 1111 1111 1111",
        "Bearer abcdef0123456789abcdef",
        "sk-proj_abcdefghijklmnop",
        "ghp_abcdefghijklmnopqrst",
        "AKIAIOSFODNN7EXAMPLE",
        "AIzaSyA1234567890abcdefghijklmnopqrstuvw",
        "-----BEGIN RSA PRIVATE KEY-----\nMIIE…\n-----END RSA PRIVATE KEY-----",
    ],
)
def test_well_known_secrets_are_taken_out_of_texts_numbers_and_names(value: Any) -> None:
    assert str(value) not in of({"x": [value]}).text
    if isinstance(value, str):
        assert value not in of({value: 1}).text


@pytest.mark.parametrize("name", ["password", "client_secret", "apiKey", "access_token", "Authorization", "privateKey"])
def test_what_is_named_like_a_secret_is_one(name: str) -> None:
    assert shown({name: "hunter2", "n": {name: 42}}) == {name: "[redacted]", "n": {name: "[redacted]"}}


@pytest.mark.parametrize(
    "payload",
    [
        {"credentials": {"user": "ada", "value": "hunter2"}},
        {"passwords": ["hunter2"]},
        {"env": [{"name": "DB_PASSWORD", "value": "hunter2"}]},
        {"headers": {"Ocp-Apim-Subscription-Key": "hunter2", "Cookie": "hunter2"}},
        {"db_pwd": "hunter2"},
    ],
)
def test_what_lies_under_such_a_name_is_one_too(payload: Any) -> None:
    assert "hunter2" not in of(payload).text


def test_what_only_sounds_like_a_secret_stays() -> None:
    payload = {"max_tokens": 100, "passenger": "Ada", "has_password": True, "token": None}
    assert shown(payload) == payload


def test_long_things_are_cut_and_said_to_be() -> None:
    long = of({"text": "a" * 10_000, "list": list(range(1000))})
    assert long.cut
    assert shown({"list": list(range(1000))}) == {"list": list(range(MOST_ITEMS))}
    assert len(shown({"text": "a" * 10_000})["text"]) == LONGEST_TEXT + 1
    assert not of({"text": "a" * LONGEST_TEXT}).cut


def test_a_secret_at_the_cut_is_not_cut_in_half() -> None:
    for offset in range(40):
        text = "x" * (LONGEST_TEXT - offset) + " ada.lovelace@example.com"
        assert "ada" not in shown({"text": text})["text"]


def test_deep_and_wide_things_end() -> None:
    deep: Any = "bottom"
    for _ in range(100):
        deep = {"d": deep}
    assert "bottom" not in of(deep).text
    wide = {f"k{n}": {f"m{m}": list(range(50)) for m in range(50)} for n in range(50)}
    assert len(of(wide).text) <= LONGEST


@pytest.mark.parametrize(
    "snapshot", ["", "{", "[]", '{"body": "{"}', '{"body": "[]"}', '{"body": "{}"}', '{"body": 3}']
)
def test_what_is_no_job_is_not_shown_at_all(snapshot: str) -> None:
    made = preview(snapshot, ())
    assert made.text == ""
    assert made.missing


def test_half_a_character_does_not_break_the_page() -> None:
    preview('{"body": "{\\"payload\\": {\\"a\\": \\"\\\\ud800\\"}}"}', ()).text.encode("utf-8")


def test_a_preview_takes_as_long_as_its_payload_and_not_its_square() -> None:
    def shown(length: int) -> None:
        of({"a": "a" * length, "b": ["1" * 100] * (length // 100), "c": "@" * length}, "$.b[*]")

    assert growth(lambda: shown(10_000), lambda: shown(200_000)) < 100  # the square would be 400 times as long


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(JSON)
def test_whatever_a_payload_is_its_preview_is_text(payload: Any) -> None:
    assert isinstance(of(payload).text, str)


def deep(levels: int) -> Any:
    inside: Any = "end"
    for _ in range(levels):
        inside = [inside]
    return inside


def test_twelve_levels_are_shown_and_what_is_deeper_is_cut() -> None:
    assert shown(deep(DEEPEST)) == deep(DEEPEST)
    assert not of(deep(DEEPEST)).cut
    assert of(deep(DEEPEST + 1)).cut
    assert "end" not in of(deep(DEEPEST + 1)).text


def test_after_a_thousand_leaves_nothing_that_holds_others_is_shown() -> None:
    rows = [[0] * 49 for _ in range(30)]
    told = of(rows)
    assert told.cut
    assert json.loads(told.text).count("…") == 30 - -(-MOST_LEAVES // 49)


def test_a_thousand_leaves_are_shown_whole_and_the_next_list_is_not() -> None:
    rows = [[0] * MOST_ITEMS for _ in range(MOST_LEAVES // MOST_ITEMS)]
    assert not of(rows).cut
    assert shown([*rows, [0]]) == [*rows, "…"]


def test_a_preview_of_exactly_the_longest_length_is_not_cut() -> None:
    texts = ["x" * LONGEST_TEXT] * 15
    room = LONGEST - len(of(texts).text) - len(',\n  ""')
    fits, beyond = of([*texts, "y" * room]), of([*texts, "y" * (room + 1)])
    assert (len(fits.text), fits.cut) == (LONGEST, False)
    assert (len(beyond.text), beyond.cut) == (LONGEST, True)


def test_fifty_items_are_shown_whole_and_a_fifty_first_is_cut_off() -> None:
    assert not of([1] * MOST_ITEMS).cut
    assert of([1] * (MOST_ITEMS + 1)).cut
    assert shown({"a": None, "b": False}) == {"a": None, "b": False}
