"""What a lane calls private is found however it is written; and thirty thousand values cost what three do."""

import html
import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest

from lambdas.core.classify.judge import trimmed
from lambdas.core.model.redact import WITHHELD, Redactor, redact, redacted
from lambdas.core.model.shapes import REDACTED
from lambdas.core.operate.preview import clean_in, preview
from tests.support.builders import a_failure
from tests.support.growth import TURNS, growth

NAME = 'Zoë "Ada"\nO\'Hara'
PATHS = ["$.name"]


@pytest.mark.parametrize(
    "written",
    [
        NAME,
        json.dumps(NAME)[1:-1],
        json.dumps(NAME, ensure_ascii=False)[1:-1],
        json.dumps(json.dumps({"name": NAME})),
        repr(NAME),
        repr({"name": NAME}),
        quote(NAME),
        quote(NAME, safe="").replace("%20", "+"),
        html.escape(NAME),
        html.escape(NAME).replace("&#x27;", "&apos;"),
        re.sub("%..", lambda sign: sign[0].lower(), quote(NAME, safe="")),
        repr(NAME.encode()),
        f"""'{NAME.replace("'", "''")}'""",
    ],
)
def test_a_value_is_found_plain_escaped_and_quoted(written: str) -> None:
    left = redact(f"no match for {written}, sorry", {"name": NAME}, PATHS)
    assert "Hara" not in left
    assert "Ada" not in left
    assert left.startswith("no match for ")


@pytest.mark.parametrize("left", [4, 8, 12, 20])
@pytest.mark.parametrize("mark", ["…", "\n… 1200 characters left out …\nat line 3"])
def test_a_value_is_found_where_a_text_was_cut_within_it(left: int, mark: str) -> None:
    name = "Augusta Ada King, Countess of Lovelace"
    assert name[:left] not in redact(f"no match for {name[:left]}{mark}", {"name": name}, PATHS)


@pytest.mark.parametrize("left", [5, 12, 20])
@pytest.mark.parametrize("mark", ["…", "...", "\n… 1200 characters left out …\n"])
def test_so_is_what_a_cut_has_left_of_its_end(left: int, mark: str) -> None:
    name = "Augusta Ada King, Countess of Lovelace"
    told = redact(f"no match for{mark}{name[-left:]} in the list", {"name": name}, PATHS)
    assert told == f"no match for{mark}{REDACTED} in the list"


def test_a_word_behind_a_cut_stays_if_no_value_ends_so() -> None:
    assert redact("it waits... on page 3 … and on", {"name": "front page"}, PATHS) == "it waits... on page 3 … and on"


def test_a_text_that_is_trimmed_goes_on_with_a_whole_word() -> None:
    secret = "gh" + "p_" + "a1" * 18
    for after in range(900, 1_000):
        text = f"{'x ' * 5_000}{secret} {'y' * after}"
        left = trimmed(text, 2_000)
        (mark, number) = re.findall("(\n… (.*) characters left out …\n)", left)[0]
        assert "a1a1" not in redact(left, {}, ())
        assert (len(left) <= 2_000, int(number)) == (True, len(text) - len(left) + len(mark))


def test_a_value_is_found_where_this_very_search_cuts_the_text() -> None:
    name = "Augusta Ada King, Countess of Lovelace"
    cleaned = Redactor({"name": name}, PATHS).clean(f"no match for {name}", most=25)
    assert cleaned == f"no match for {REDACTED}"


def test_the_words_before_a_cut_stay_if_no_value_begins_there() -> None:
    assert redact("no match for Augustus…", {"name": "Augusta Ada King"}, PATHS) == "no match for Augustus…"


@pytest.mark.parametrize("length", [63, 64, 65, 500, 5_000])
def test_a_long_value_is_taken_out_whole(length: int) -> None:
    private = "".join(chr(97 + number % 26) for number in range(length))
    others = [private[:40] + "!", private[:64] + "?" * 20]
    left = redact(f"<{private[:1_000]}>", {"a": [*others, private]}, ["$.a"])
    assert left == f"<{REDACTED}>"


class Odd:
    def __str__(self) -> str:
        raise RuntimeError("no text")


def test_what_cannot_be_redacted_is_not_shown() -> None:
    closed = Redactor({"name": Odd()}, PATHS)
    assert (closed.open, closed.clean("Ada"), closed.clean("")) == (False, WITHHELD, "")
    assert Redactor(None, PATHS, known=False).clean("Ada") == WITHHELD
    assert Redactor(None, (), known=False).clean("Ada") == "Ada"
    # A name may be a private value too, as in a count by customer.
    assert clean_in(closed, {"Ada": ["Ada", 7]}) == {WITHHELD: [WITHHELD, 7]}


def test_a_payload_deeper_than_the_stack_is_searched_all_the_same() -> None:
    deep: Any = "Lovelace"
    for _ in range(5_000):
        deep = [deep]
    assert redact("Lovelace", {"a": deep}, ["$.a"]) == REDACTED


def test_no_field_of_a_failure_lets_a_secret_through() -> None:
    key = "AKIA" + "IOSFODNN7EXAMPLE"
    said = dict.fromkeys(("detail", "because"), f"Ada has {key}")
    failure = redacted(a_failure(**said, error_type=f"agents.{key}", where=f"{key}.run"), {"name": "Ada"}, PATHS)
    assert (failure.detail, failure.because) == (f"{REDACTED} has {REDACTED}",) * 2
    assert (failure.error_type, failure.where) == (f"agents.{REDACTED}", f"{REDACTED}.run")


def test_a_failure_is_redacted_before_anybody_sees_it() -> None:
    failure = redacted(a_failure(detail="Ada said password=hunter2"), {"name": "Ada"}, PATHS)
    assert failure.detail == f"{REDACTED} said password={REDACTED}"


def names(many: int, width: int) -> dict[str, Any]:
    return {"rows": [{"name": f"Name {number:06d} {'x' * width}"} for number in range(many)]}


def hidden(many: int) -> Callable[[], None]:
    payload = names(many, 4)
    snapshot = json.dumps({"body": json.dumps({"payload": payload})})
    said = " and ".join(row["name"] for row in payload["rows"][:200]) * 5

    def do() -> None:
        redact(said, payload, ["$.rows[*].name"])
        preview(snapshot, ["$.rows[*].name"])

    return do


def test_three_times_as_many_private_names_take_about_three_times_as_long() -> None:
    """Thirty thousand of them in a megabyte took a minute: each was a search of the whole text."""
    assert growth(hidden(10_000), hidden(30_000)) < 5  # a square would be nine times as long


@pytest.mark.parametrize("unit", ["Nam", "Name 00", "abc"])
def test_values_that_begin_alike_cost_no_more_than_others(unit: str) -> None:
    def new(many: int) -> Iterator[Redactor]:
        values = {"a": [f"{unit * 3}{number}" for number in range(many)]}
        return iter([Redactor(values, ["$.a"]) for _ in range(TURNS)])

    few, many = new(2_000), new(20_000)
    assert growth(lambda: next(few).clean(unit * 3_000), lambda: next(many).clean(unit * 3_000)) < 6
