"""What an idle deployment's sweep asks of the tables: ops/cost.py multiplies it by a month."""

from datetime import timedelta

import pytest

from lambdas import house, wiring
from lambdas.core.model.value import replace
from lambdas.handlers import sweep
from ops.cost import HOURLY, QUERIES_A_MINUTE, SIX_HOURLY, WRITES_A_MINUTE, queries
from tests.support.builders import NOON
from tests.support.functions.aws import Aws, Context

ROUNDS = 10  # of a minute each: not every part of the sweep is due in each


@pytest.mark.parametrize("lanes", [1, 3, 11, 21])
def test_an_idle_sweep_asks_no_more_than_the_cost_table_says(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch, lanes: int
) -> None:
    base = wiring.lanes()["simulated"]
    many = {f"lane{number}": replace(base, job_type=f"lane{number}") for number in range(lanes)}
    minutes = [NOON]  # a clock of its own: a busy machine must not cut a turn short
    monkeypatch.setattr(wiring, "lanes", lambda: many)
    monkeypatch.setattr(wiring, "now", lambda: minutes[-1])
    for made in (house.ledger, house.sweeper, house.recoverer):
        made.cache_clear()
    for _ in range(ROUNDS):
        sweep.handler({}, context)
        minutes.append(minutes[-1] + timedelta(minutes=1))
    asked = [name for name, _ in aws.requests]
    reads = asked.count("Query") + asked.count("BatchGetItem")
    # What is done once an hour, or once in six, falls into these minutes.
    assert reads <= ROUNDS * (QUERIES_A_MINUTE + queries(lanes)) + (HOURLY + SIX_HOURLY) * lanes
    assert (len(asked) - reads) / ROUNDS <= WRITES_A_MINUTE
    assert asked
