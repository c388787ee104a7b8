"""The README is short, in its order, and what it shows of the demo and of an agent is so."""

import re
from typing import Any

from lambdas.core.model.failure import Code
from local.demo.account import Ending, summary
from local.demo.story import Part, story
from tests.support.lane import KEY, InMemory, body
from tests.support.markdown import blocks, prose, text_of

README = "README.md"
LINES, WORDS = 150, 900  # of the README: it is read in three minutes
README_ORDER = [
    "Lazaret",
    "The problem",
    "The picture",
    "Two commands",
    "What you get",
    "Measured",
    "Where next",
    "Licence",
]


def test_the_readme_is_read_in_three_minutes() -> None:
    sentences = [line for line in prose(README).splitlines() if not line.startswith(("|", "<!--"))]
    assert len(text_of(README).splitlines()) <= LINES
    assert len(" ".join(sentences).split()) <= WORDS


def test_its_parts_are_in_their_order() -> None:
    assert re.findall(r"^##? (.+)$", prose(README), re.MULTILINE) == README_ORDER


def test_it_counts_the_codes() -> None:
    assert f"{len(Code)} [failure codes]" in prose(README)


def ending(part: Part) -> Ending:
    expected = part.expected
    if expected.letter:
        return Ending(status="letter", code=expected.code, attempts=expected.attempts)
    return Ending(status="done", attempts=expected.attempts, overcame=(expected.code,) if expected.code else ())


def test_the_last_line_of_the_demo_is_what_the_demo_prints_when_all_goes_well() -> None:
    told = story("run")
    endings = {parcel.body: ending(part) for part in told for parcel in part.parcels}
    corrupt = [each for each in endings.values() if each.code == "DOC_PARSE_CORRUPT"]
    (shown,) = blocks(README, "console")
    assert f"s: {summary(told, endings, recovered=len(corrupt))}" in " ".join(shown.text.split())


def test_the_agent_that_is_shown_opens_its_case_once() -> None:
    cases: list[str] = []

    def open_case(page: str) -> str:
        cases.append(page)
        return f"case_{len(cases)}"

    (block,) = blocks(README, "python")
    names: dict[str, Any] = {
        "extract": str.upper,
        "open_case": open_case,
        "find_case": lambda _page: cases[0] if cases else None,
    }
    exec(compile("\n" * block.line + block.text, README, "exec"), names)
    lane = InMemory(agent=names["review"])
    lane.work(lane.message(body(payload={"document": "scan", "customer": "cus_1"})))
    assert (lane.head().result, cases) == ({"case": "case_1"}, ["SCAN"])
    assert [step.name for step in lane.ledger.steps(KEY)] == ["extract"]
