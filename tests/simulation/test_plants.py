"""One-line bugs planted in the real code: the simulated worlds must see them."""

from dataclasses import fields

import pytest

from tests.simulation.plants.plant import Plant, changed, first_that_sees, seen
from tests.simulation.plants.table import MISSED, PLANTS
from tests.simulation.simulate import SEEDS
from tests.simulation.world.faults import Faults
from tests.support.markdown import table

HUNTED = [each for each in PLANTS if each.name in seen()]  # the others are seen late, or not at all: see MISSED


@pytest.mark.slow
@pytest.mark.parametrize("plant", HUNTED, ids=lambda plant: plant.name)
def test_the_simulation_sees_a_planted_bug(plant: Plant) -> None:
    """By the seed that saw it last, or by another: then `python -m tests.simulation.plants` makes CI fast again."""
    seed, _ = first_that_sees(plant, SEEDS, at=seen()[plant.name])
    assert seed is not None, f"{plant.why}: not seen in {SEEDS} seeds"


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_each_plant_still_changes_the_code(plant: Plant) -> None:
    compile(changed(plant), plant.file, "exec")


def test_there_are_many_plants_and_few_are_missed() -> None:
    assert len({each.name for each in PLANTS}) == len(PLANTS) >= 30
    assert len(MISSED) * 10 <= len(PLANTS)
    assert {each.name for each in PLANTS} >= MISSED | seen().keys()
    assert len(HUNTED) * 4 >= len(PLANTS) * 3


def test_the_document_tells_of_every_fault_and_every_plant() -> None:
    told = {row["plant"].strip("`"): row["what is wrong with it"] for row in table("docs/reliability.md", "plants")}
    assert told == {each.name: each.why for each in PLANTS}
    faults = [row["fault"].strip("`") for row in table("docs/reliability.md", "faults")]
    assert faults == [each.name for each in fields(Faults)]
