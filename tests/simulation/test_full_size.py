"""What tests/unit tries with few, tried with as many as a deployment may have."""

import pytest

from tests.support.worlds.waiting import each_is_woken
from tests.unit.sweep.parked import all_flow
from tests.unit.sweep.slow import Slow

pytestmark = pytest.mark.slow


def test_four_thousand_parked_jobs_flow_at_the_workers_own_rate_and_end_done_once() -> None:
    all_flow(4_000, a_second=50)


def test_a_thousand_jobs_are_woken_by_one_signal_each() -> None:
    each_is_woken(1_000)


def test_a_long_day_of_a_hundred_lanes_has_no_minute_with_more() -> None:
    lanes = [f"lane-{number:03d}" for number in range(100)]
    slow = Slow(lanes=lanes)
    for number in range(300):
        slow.tripped(f"tnt_{number}", lanes[number % 100])
    counted, shown, lags = [], set(), []
    for _ in range(65):
        slow.requests.clear()
        swept = slow.minute()
        counted.append(slow.requests.total())
        shown |= {gauge.job_type for gauge in swept["upkeep"].gauges}
        lags.append(max(lag for each in swept.values() for lag in each.lags.values()))
    assert max(counted) <= 2_000
    assert shown == set(lanes), "each lane has its gauge"
    assert len(swept["upkeep"].gauges) == 100, "and is shown again until it is counted again"
    assert max(lags[30:]) <= 15 * 60
    done = slow.ledger.cursors("letters", lanes)
    assert all(each.done_at is not None for each in done.values())
