"""A process dies before and after every call of every journey: how many moments that were, and what they broke."""

from proof.figure import Figure

REPEAT = "python -m proof crashes"


def figures() -> list[Figure]:
    from tests.support.journeys.journey import tried  # noqa: PLC0415 - heavy, and only wanted here
    from tests.support.journeys.of_jobs import JOURNEYS  # noqa: PLC0415

    found = []
    for name, journey in JOURNEYS.items():
        outcome = tried(journey)
        what = f"a process dies at every call: {name}"
        found.append(Figure(what=what, tried=f"{outcome.points:,} points", repeat=REPEAT, broken=outcome.broken))
    return found
