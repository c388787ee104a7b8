"""The table of docs/reliability.md names every module here, and what is counted is what ran."""

from pathlib import Path

from hypothesis import strategies as some

from tests.fuzz.trying import RAN, fuzz
from tests.support.markdown import table

OWN = {"test_found.py", "test_trying.py"}


def test_the_document_says_of_each_module_what_it_makes_up() -> None:
    told = {Path(row["where"].strip("`")).name for row in table("docs/reliability.md", "fuzzed")}
    assert told == {path.name for path in Path(__file__).parent.glob("test_*.py")} - OWN


def test_examples_are_counted_as_they_run() -> None:
    seen: list[int] = []

    @fuzz(share=0.1, number=some.integers())
    def tried(number: int) -> None:
        seen.append(number)

    before = sum(RAN.values())
    tried()
    assert sum(RAN.values()) - before == len(seen) >= 10
    del RAN["test_trying.tried"]
