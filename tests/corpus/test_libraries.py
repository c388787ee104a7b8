"""Errors of libraries that are not installed here, judged by the evidence that was recorded of them."""

import re
from pathlib import Path

import pytest

from lambdas.core.model.failure import Code
from tests.corpus.libraries.record import MODULES
from tests.corpus.libraries.scoring import SPLITS, Judged, judged_cases, kept, share, tables
from tests.corpus.libraries.teach import taught

OF_A_MACHINE = re.compile(r"site-packages|/root/|/tests/corpus/|/\.venv/|\.pyenv")
DOCS = Path(__file__).parents[2] / "docs" / "benchmarks.md"


def told(cases: list[Judged]) -> str:
    return "\n".join(f"{case.package}: {case.what}: {case.label}, not {case.failure.code}" for case in cases)


@pytest.mark.parametrize(
    ("split", "kind", "code"),
    [
        ("written", 0.98, 0.95),
        ("measured", 0.95, 0.92),
        ("recalled", 0.98, 0.94),
        ("later", 0.96, 0.94),
        ("wide", 0.95, 0.85),
        ("latest", 0.93, 0.89),
        ("spread", 0.97, 0.94),
        ("further", 0.97, 0.92),
        ("farthest", 0.97, 0.93),
        ("outermost", 0.97, 0.95),
    ],
)
def test_errors_of_libraries_are_judged_as_an_engineer_would(split: str, kind: float, code: float) -> None:
    cases = judged_cases(split)
    wrong = told([case for case in cases if not case.is_right])
    assert share(cases, by_kind=True) >= kind, wrong
    assert share(cases, by_kind=False) >= code, wrong


def test_no_package_is_both_written_from_and_measured_on() -> None:
    packages = {split: {case["package"] for case in kept(split)} for split in SPLITS}
    assert len(set().union(*packages.values())) == sum(map(len, packages.values())) >= 40
    assert set(SPLITS) == set(MODULES)


def test_every_failure_says_why_and_how_sure() -> None:
    for split in SPLITS:
        for case in judged_cases(split):
            assert case.failure.because.startswith(f"{case.failure.kind}, because: ")
            assert "% sure" in case.failure.because or case.failure.code == Code.UNKNOWN


def test_the_recorded_evidence_names_no_machine() -> None:
    for split in SPLITS:
        for case in kept(split):
            assert all("frames" not in link for link in case["links"])
            assert not OF_A_MACHINE.search(str(case)), case["what"]
    for case in taught():
        assert not OF_A_MACHINE.search(str(case)), case


def test_the_documented_scores_are_those_of_this_classifier() -> None:
    assert tables() in DOCS.read_text(), "python -m tests.corpus.libraries.scoring"
