"""Simulated worlds at full size, and whether each change for the worse is seen. `SEEDS` says how many worlds."""

import os

from proof.figure import Figure

SEEDS = 10_000  # a quarter of an hour on two cores


def figures() -> list[Figure]:
    from tests.simulation.many import Sum, caught, outcomes  # noqa: PLC0415 - heavy, and only this proof needs it
    from tests.simulation.test_simulation import SEEDS as OF_EACH_RUN  # noqa: PLC0415

    total = Sum()
    for outcome in outcomes(range(1, int(os.environ.get("SEEDS") or SEEDS) + 1)):
        total.add(outcome)
    seen = caught(OF_EACH_RUN)
    return [
        Figure(
            what="simulated worlds",
            tried=str(total),
            repeat=f"make simulate SEEDS={total.seeds}",
            broken=tuple(f"seed {each.seed}: {each.broken[0]}" for each in total.broken),
        ),
        Figure(
            what="changes for the worse that the simulation sees",
            tried=f"{len(seen)} changes, each seen within {max(seed or 0 for seed in seen.values())} seeds",
            repeat="python -m proof simulation",
            broken=tuple(f"{name} was not seen in {OF_EACH_RUN} seeds" for name, seed in seen.items() if seed is None),
        ),
    ]
