"""The threat model names six who might try, and tests that are there and try it."""

import re

import pytest

from tests.support.markdown import ROOT, codes_in, prose, table

SECURITY = "docs/security.md"


def test_each_of_the_six_has_what_it_can_what_it_cannot_and_who_tries_it() -> None:
    rows = table(SECURITY, "threats")
    assert len(rows) == 6
    assert all(row["can"] and row["cannot"] for row in rows)


def test_what_is_said_to_try_it_is_there_and_has_tests() -> None:
    for row in table(SECURITY, "threats"):
        named = codes_in(row["tried by"])
        assert named, row["who"]
        for name in named:
            path = ROOT / name
            files = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
            assert any("def test_" in file.read_text() for file in files), name


@pytest.mark.parametrize("document", [SECURITY, "docs/internals/guest.md"])
def test_each_test_that_the_prose_names_is_there(document: str) -> None:
    named = {each for each in codes_in(prose(document)) if each.startswith("tests/")}
    assert named
    assert [each for each in sorted(named) if not (ROOT / each).exists()] == []


def test_what_is_not_held_is_said() -> None:
    _, _, rest = prose(SECURITY).partition("## Not held")
    assert len(re.findall(r"^- ", rest, re.MULTILINE)) >= 3
