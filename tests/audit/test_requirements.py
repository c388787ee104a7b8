"""What is installed is locked: the layer, what runs, what tests. A lock has a hash for everything and names no host."""

import re
from itertools import pairwise

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.audit.files import ROOT

INPUTS = {
    "requirements/functions.in": "requirements.txt",
    "requirements/run.in": "requirements/run.txt",
    "requirements/test.in": "requirements/test.txt",
    "requirements/corpus.in": "requirements/corpus.txt",
}
LOCKS = list(INPUTS.values())
LAYERS = LOCKS[:3]  # each on top of the one before; the corpus has a place of its own
# What only tests need must not make somebody wait who wants to see the demo.
ONLY_TESTS = {"moto", "mypy", "playwright", "pytest", "schemathesis", "cfn-lint", "langgraph", "openai", "cryptography"}


def lines_of(lock: str) -> list[str]:
    whole = re.sub(r"\s*\\\n\s*", " ", (ROOT / lock).read_text())
    return [line for line in whole.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def versions(lock: str) -> dict[str, set[str]]:
    """By name: there may be several of one, for different Pythons."""
    found: dict[str, set[str]] = {}
    for line in lines_of(lock):
        one = Requirement(line.partition(" --hash=")[0])
        found.setdefault(canonicalize_name(one.name), set()).add(str(one.specifier))
    return found


def asked(given: str) -> list[Requirement]:
    lines = [line.partition("#")[0].strip() for line in (ROOT / given).read_text().splitlines()]
    return [Requirement(line) for line in lines if line and not line.startswith("-")]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_of_a_lock_is_one_version_with_its_hashes(lock: str) -> None:
    pinned = re.compile(r"[\w.\[\],-]+==\S+( ; [^\\]+?)?( --hash=sha256:[0-9a-f]{64})+")
    assert len(lines_of(lock)) >= len(asked("requirements/functions.in"))
    assert [line for line in lines_of(lock) if not pinned.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_no_index(lock: str) -> None:
    """Where packages come from is each machine's own setting."""
    text = (ROOT / lock).read_text()
    assert re.findall(r"\S*(?:://|index-url|find-links|trusted-host)\S*", text) == []


def test_the_lock_of_npm_names_no_host() -> None:
    assert "://" not in (ROOT / "package-lock.json").read_text()


@pytest.mark.parametrize(("given", "lock"), INPUTS.items())
def test_a_lock_has_what_its_input_asks_for(given: str, lock: str) -> None:
    known = versions(lock)
    for each in asked(given):
        assert str(each.specifier) in known.get(canonicalize_name(each.name), ()), f"{each}: run make lock"


@pytest.mark.parametrize("given", INPUTS)
def test_an_input_asks_for_one_version_each(given: str) -> None:
    assert [str(each) for each in asked(given) if not re.fullmatch(r"==[\w.]+", str(each.specifier))] == []


@pytest.mark.parametrize(("inner", "outer"), list(pairwise(LAYERS)))
def test_a_lock_has_the_very_packages_of_the_one_below(inner: str, outer: str) -> None:
    """What is deployed is what runs here, and what runs here is what is tested."""
    known = versions(outer)
    assert {name: known.get(name) for name in versions(inner)} == versions(inner)


def test_what_runs_needs_nothing_that_only_tests_need() -> None:
    assert versions("requirements/test.txt").keys() >= ONLY_TESTS
    assert not ONLY_TESTS & versions("requirements/run.txt").keys()
