"""Letters of a broken agent, which is then mended."""

from dataclasses import replace
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.job import Job
from tests.support.lane import LANE, healthy
from tests.support.worlds.island import Island


def broken(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def buggy(_job: Job, _run: Run) -> None:
    raise KeyError("name")


CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))  # many may die before a breaker opens


def quarantined(count: int, **changes: Any) -> Island:
    """An island with letters of one cause, which is fixed now."""
    island = Island(agent=broken, lane=replace(CALM, **changes))
    island.kill(count)
    island.agent = healthy
    return island
