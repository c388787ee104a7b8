"""The application broken on purpose: the simulation must see it within the seeds that CI runs."""

from dataclasses import fields

import pytest

from tests.docs.markdown import table
from tests.simulation.faults import Faults
from tests.simulation.mutations import MUTATIONS, Mutation
from tests.simulation.simulate import simulate
from tests.simulation.test_simulation import SEEDS


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_the_simulation_sees_what_is_broken_on_purpose(mutation: Mutation) -> None:
    with mutation():
        caught = next((seed for seed in range(1, SEEDS + 1) if simulate(seed).broken), None)
    assert caught is not None, f"{mutation.__doc__} was not seen in {SEEDS} seeds"


def test_the_document_tells_of_every_fault_and_of_everything_broken_on_purpose() -> None:
    told = {row["change"].strip("`"): row["what it does"] for row in table("docs/reliability.md", "mutations")}
    meant = {each.__name__: f"{each.__doc__}".rstrip(".") for each in MUTATIONS}
    assert told == {name: doc[0].lower() + doc[1:] for name, doc in meant.items()}
    faults = [row["fault"].strip("`") for row in table("docs/reliability.md", "faults")]
    assert faults == [each.name for each in fields(Faults)]
