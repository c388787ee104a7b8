"""Mutants are real changes of behaviour, named so that they are found again, and the score counts what it should."""

import ast
from pathlib import Path

import pytest

from proof.mutants import Mutant, changed, functions_in, mutants_of, sample, sites_in
from proof.mutation import ROOT, Score, explained, figure

SOURCE = '''
LIMIT = 3

class Lane:
    @property
    def full(self) -> bool:
        """A docstring."""
        return len(self.jobs) >= 3 and not self.open

def wait(seconds: int = 5) -> int:
    if seconds > 60:
        raise ValueError(f"{seconds} s: too long")
    later = [each for each in (1, 2) if each]
    return seconds + len(later)
'''
SCORE = Score(mutants=4000, tried=300, noticed=270, explained=10, seed=1)


@pytest.fixture
def mutants(tmp_path: Path) -> dict[str, Mutant]:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "lane.py").write_text(SOURCE)
    return mutants_of(tmp_path, "core")


def test_what_functions_do_is_changed_and_nothing_else(mutants: dict[str, Mutant]) -> None:
    assert list(mutants) == [
        "core/lane.py Lane.full: None instead of `return len(self.jobs) >= 3 and (not self.open)`",
        "core/lane.py Lane.full: And becomes Or in `len(self.jobs) >= 3 and (not self.open)`",
        "core/lane.py Lane.full: GtE becomes Gt in `len(self.jobs) >= 3`",
        "core/lane.py Lane.full: 3 becomes 4",
        "core/lane.py Lane.full: no not in `not self.open`",
        "core/lane.py wait: Gt becomes GtE in `seconds > 60`",
        "core/lane.py wait: 60 becomes 61",
        "core/lane.py wait: without `raise ValueError(f'{seconds} s: too long')`",
        "core/lane.py wait: every one instead of those `if each`",
        "core/lane.py wait: 1 becomes 2",
        "core/lane.py wait: 2 becomes 3",
        "core/lane.py wait: None instead of `return seconds + len(later)`",
        "core/lane.py wait: Add becomes Sub in `seconds + len(later)`",
    ]


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ("Add becomes Sub in `seconds + len(later)`", 3),
        ("None instead of `return seconds + len(later)`", None),
        ("every one instead of those `if each`", 7),
        ("Gt becomes GtE in `seconds > 60`", 7),
    ],
)
def test_a_mutant_does_what_its_name_says(mutants: dict[str, Mutant], change: str, answer: int | None) -> None:
    names: dict[str, object] = {}
    exec(compile(changed(SOURCE, mutants[f"core/lane.py wait: {change}"]), "lane.py", "exec"), names)
    assert names["wait"](5) == answer  # type: ignore[operator]


def test_a_removed_statement_is_never_reached(mutants: dict[str, Mutant]) -> None:
    (key,) = (key for key in mutants if "without `raise" in key)
    names: dict[str, object] = {}
    exec(compile(changed(SOURCE, mutants[key]), "lane.py", "exec"), names)
    assert names["wait"](61) == 63  # type: ignore[operator]


def test_every_mutant_of_the_core_differs_from_its_original() -> None:
    path = ROOT / "lambdas" / "core" / "worker" / "triage.py"
    source = path.read_text()
    original = ast.unparse(ast.parse(source))
    for name, function in functions_in(ast.parse(source)):
        for index, (line, change, _) in enumerate(sites_in(function)):
            mutant = Mutant(file="triage.py", function=name, line=line, change=change, index=index)
            assert ast.unparse(changed(source, mutant)) != original, change


def test_a_sample_is_the_same_each_time_and_hardly_moves_when_the_code_grows() -> None:
    keys = [f"mutant {number}" for number in range(1000)]
    assert sample(keys, 100, 1) == sample(list(reversed(keys)), 100, 1)
    assert sample(keys, 100, 1) != sample(keys, 100, 2)
    assert len(set(sample(keys, 100, 1)) & set(sample([*keys, "a new one"], 100, 1))) >= 99


def test_the_score_is_of_those_that_could_be_noticed() -> None:
    assert round(SCORE.share(), 3) == round(270 / 290, 3)
    assert 0.02 < SCORE.around() < 0.04
    assert not figure(SCORE).broken


def test_all_of_them_is_no_sample() -> None:
    assert Score(mutants=300, tried=300, noticed=270, explained=0, seed=1).around() == 0


def test_a_low_score_and_a_test_that_fails_without_a_change_break_the_proof() -> None:
    low = figure(Score(mutants=4000, tried=300, noticed=200, explained=10, seed=1, failed=("tests/unit/x.py::y",)))
    assert [sentence.split(",")[0] for sentence in low.broken] == [
        "69.0% are noticed",
        "tests/unit/x.py::y fails on unchanged code",
    ]


def test_an_explained_survivor_is_a_mutant_that_there_is() -> None:
    """Else its code has changed, and the explanation may be wrong of the new one."""
    assert sorted(explained().keys() - mutants_of(ROOT, "lambdas/core").keys()) == []
