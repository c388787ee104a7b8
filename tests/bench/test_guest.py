"""The process beside the thread: both are timed in one run, guests' own CPU counts, and every goal has a verdict."""

import time

import pytest

from bench.measure.guests import cpu_of_guests
from bench.worlds import guest
from bench.worlds.guest import FRESH, PROCESS, THREAD, Warm
from tests.support.guests import HERE, Guests, hosting
from tests.support.lane import body


@pytest.fixture(scope="module")
def found() -> Warm:
    return guest.warm(rounds=2, jobs=3)


def test_every_side_was_timed_and_a_guest_holds_memory_of_its_own(found: Warm) -> None:
    assert all(cost.wall > 0 for side in (THREAD, PROCESS, FRESH) for cost in found.costs[side])
    assert found.slot_kb > 0


def test_every_goal_has_a_verdict(found: Warm) -> None:
    rows = [*guest.rows_of(found), guest._crash(0.1)]
    assert [row.met is not None for row in rows] == [bool(row.goal) for row in rows]
    assert len({row.what for row in rows}) == len(rows)


def test_cpu_that_a_guest_uses_is_counted() -> None:
    with hosting() as host:
        lane = Guests(host=host)
        lane.run("healthy", job_id="a")
        before = cpu_of_guests(host)
        began = time.process_time()
        for number in range(20):
            lane.work(lane.message(body(job_id=f"j{number}", payload={}, agent=f"{HERE}:many")))
        assert cpu_of_guests(host) > before
        assert time.process_time() > began
