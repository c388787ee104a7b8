"""Worlds whose runs go on in other invocations, ask people and wait for jobs: some in `make test`, more in the slow
part.
"""

from collections import Counter
from unittest.mock import patch

import pytest

from tests.simulation.plants.long_work import LONG_WORK
from tests.simulation.plants.plant import Plant, changed, first_that_sees
from tests.simulation.promises.long_work import LongWork
from tests.simulation.simulate import simulate
from tests.support.markdown import table
from tests.support.schedule import sampled

SEEDS = 100
A_PART = 10  # seeds of one test


@pytest.mark.parametrize("first", sampled(range(1, SEEDS + 1, A_PART), lambda first: first == 1))
def test_nothing_is_answered_gathered_or_performed_twice_in_a_world_of_long_work(first: int) -> None:
    for seed in range(first, first + A_PART):
        outcome = simulate(seed, long=True)
        assert not outcome.broken, outcome.told()


def test_worlds_of_long_work_have_all_that_they_are_for() -> None:
    came = Counter[str]()

    class Counted(LongWork):
        def check(self) -> None:
            came.update(self.came)

    with patch("tests.simulation.promises.promises.LongWork", Counted):
        for seed in range(1, 9):
            simulate(seed, long=True)
    wanted = {"toiled", "asked", "answered", "heard", "default", "gathered done", "gathered dead"}
    assert wanted <= set(came)


def test_a_world_of_long_work_is_another_one_and_the_same_each_time() -> None:
    assert simulate(3, long=True).digest == simulate(3, long=True).digest != simulate(3).digest


@pytest.mark.slow
@pytest.mark.parametrize("plant", LONG_WORK, ids=lambda plant: plant.name)
def test_worlds_of_long_work_see_a_planted_bug(plant: Plant) -> None:
    seed, _ = first_that_sees(plant, SEEDS, long=True)
    assert seed is not None, f"{plant.why}: not seen in {SEEDS} seeds"


@pytest.mark.parametrize("plant", LONG_WORK, ids=lambda plant: plant.name)
def test_each_plant_of_long_work_still_changes_the_code(plant: Plant) -> None:
    compile(changed(plant), plant.file, "exec")


def test_the_document_tells_of_every_plant_of_long_work() -> None:
    told = {row["plant"].strip("`"): row["what is wrong with it"] for row in table("docs/reliability.md", "long work")}
    assert told == {each.name: each.why for each in LONG_WORK}
