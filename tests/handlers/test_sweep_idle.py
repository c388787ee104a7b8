"""What an idle deployment's sweep asks of the tables: ops/cost.py multiplies it by a month."""

import pytest

from lambdas import house, wiring
from lambdas.core.model.value import replace
from lambdas.handlers import sweep
from ops.cost import MOST_QUERIES, QUERIES_A_LANE, WRITES_A_MINUTE
from tests.support.functions.aws import Aws, Context

ROUNDS = 3  # of a minute each: not every part of the sweep is due in each


@pytest.mark.parametrize("lanes", [1, 11, 21])
def test_an_idle_sweep_asks_no_more_than_the_cost_table_says(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch, lanes: int
) -> None:
    base = wiring.lanes()["simulated"]
    many = {f"lane{number}": replace(base, job_type=f"lane{number}") for number in range(lanes)}
    monkeypatch.setattr(wiring, "lanes", lambda: many)
    for made in (house.sweeper, house.recoverer):
        made.cache_clear()
    for _ in range(ROUNDS):
        sweep.handler({}, context)
    asked = [name for name, _ in aws.requests]
    reads = asked.count("Query") + asked.count("BatchGetItem")
    assert reads / ROUNDS <= min(QUERIES_A_LANE * lanes, MOST_QUERIES)
    assert (len(asked) - reads) / ROUNDS <= WRITES_A_MINUTE
    assert asked
