"""Simulated worlds at full size, and whether they see planted bugs. `SEEDS` says how many worlds."""

import os

from proof.figure import Figure

SEEDS = 10_000  # about an hour on two cores


def figures() -> list[Figure]:
    from tests.simulation.many import Sum, outcomes  # noqa: PLC0415 - heavy, and only this proof needs it
    from tests.simulation.plants.plant import caught  # noqa: PLC0415
    from tests.simulation.plants.table import MISSED, PLANTS  # noqa: PLC0415
    from tests.simulation.simulate import SEEDS as OF_EACH_RUN  # noqa: PLC0415

    total = Sum()
    for outcome in outcomes(range(1, int(os.environ.get("SEEDS") or SEEDS) + 1)):
        total.add(outcome)
    seen = caught(PLANTS, OF_EACH_RUN)
    found = [seed for seed in seen.values() if seed is not None]
    return [
        Figure(
            what="simulated worlds",
            tried=str(total),
            repeat=f"make simulate SEEDS={total.seeds}",
            broken=tuple(f"seed {each.seed}: {each.broken[0]}" for each in total.broken),
        ),
        Figure(
            what="planted bugs that the simulation sees",
            tried=f"{len(found)} of {len(seen)} within {max(found, default=0)} seeds",
            repeat="python -m proof simulation",
            broken=tuple(
                f"{name} was not seen in {OF_EACH_RUN} seeds"
                for name, seed in seen.items()
                if seed is None and name not in MISSED
            ),
        ),
    ]
