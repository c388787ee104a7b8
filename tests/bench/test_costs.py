"""What a healthy job asks of AWS, counted on the real handlers: no more than Powertools with idempotency does."""

import pytest

from bench import coordination, overhead, side_by_side
from bench.capacity import READS, WRITES
from bench.others import prices
from bench.overhead import BARE, IDEMPOTENT, OURS, Overhead
from bench.size import ROOT, zipped
from lambdas.adapters.dynamo import breakers
from lambdas.core.config.lane import THREAD


@pytest.fixture(scope="module", params=[1, 10])
def found(request: pytest.FixtureRequest) -> Overhead:
    with pytest.MonkeyPatch.context() as patch:
        # On a busy machine five seconds pass between two batches, and a breaker would be read once more.
        patch.setattr(breakers, "CLOSED_FOR_S", 3600.0)
        return overhead.overhead(request.param, rounds=1, batches=1, pause_s=0)


def test_a_healthy_job_asks_and_writes_no_more_than_powertools_with_idempotency(found: Overhead) -> None:
    ours, theirs = found.billed[OURS], found.billed[IDEMPOTENT]
    # One request for each batch hides its messages for as long as the function may take.
    assert (ours.requests, ours.write_units, ours.read_units) == (2 + 1 / found.size, 2, 0)
    assert (theirs.requests, theirs.write_units) == (2, 2)


def test_a_batch_reads_its_tenants_breakers_once_when_it_does_not_remember_them(found: Overhead) -> None:
    assert found.cold.requests == 2 + 2 / found.size
    assert found.cold.read_units == READS / found.size


def test_a_bare_batch_handler_asks_nothing(found: Overhead) -> None:
    assert found.billed[BARE].requests == 0


def test_every_side_was_timed_and_every_goal_has_a_verdict(found: Overhead) -> None:
    assert all(cost.cpu > 0 and cost.wall > 0 for costs in found.costs.values() for cost in costs)
    rows = overhead.rows_of(found)
    assert [row.met is not None for row in rows] == [bool(row.goal) for row in rows]
    assert len({row.what for row in rows}) == len(rows)


def test_an_agent_in_a_thread_is_timed_too_and_held_to_what_powertools_costs() -> None:
    row = overhead.row_of_threads(overhead.overhead(1, rounds=1, batches=1, pause_s=0, isolation=THREAD))
    assert row.what == "overhead: CPU per job, 1 in a batch, ours in a thread"
    assert (row.goal, row.met is not None) == ("at most 1 ×", True)


def test_five_steps_and_two_effects_are_the_write_units_of_the_capacity_plan() -> None:
    counted = coordination.measure()
    assert (counted.write_units, counted.read_units) == (WRITES, READS)
    assert counted.requests == {
        "BatchGetItem": 1,
        "ChangeMessageVisibilityBatch": 1,
        "UpdateItem": 2 + 2,
        "PutItem": 5 + 2,
    }
    bill = prices.lazaret(write_units=counted.write_units, read_units=counted.read_units)
    assert bill.dollars <= coordination.GOAL_USD


def test_express_is_billed_by_the_started_tenth_of_a_second() -> None:
    assert prices.express(seconds=5.01).dollars == prices.express(seconds=5.1).dollars
    assert prices.express(seconds=5.1).dollars > prices.express(seconds=5).dollars


def test_jobs_of_one_batch_wait_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_by_side, "WAIT_S", 0.3)
    assert side_by_side.measure(10, rounds=1) < 5 * side_by_side.measure(1, rounds=1)


def test_the_size_of_a_zip_is_counted_as_lambda_stores_it() -> None:
    files = [ROOT / "lambdas/wiring.py", ROOT / "lambdas/house.py"]
    assert 0 < zipped(files, ROOT) < sum(path.stat().st_size for path in files)
