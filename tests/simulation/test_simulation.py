"""Some hundreds of worlds in every run of the tests. `make simulate SEEDS=10000` runs as many as there is time for."""

import os
import subprocess
import sys
from collections import Counter
from dataclasses import fields
from functools import cache

import pytest

from tests.simulation.clock import Clock
from tests.simulation.faults import Faults
from tests.simulation.simulate import Outcome, simulate

SEEDS = 200  # that CI runs
A_PART = 25  # seeds of one test


@cache
def ran(seed: int) -> Outcome:
    return simulate(seed)


@pytest.mark.parametrize("first", range(1, SEEDS + 1, A_PART))
def test_nothing_is_lost_done_twice_or_left_hanging_in_a_troubled_world(first: int) -> None:
    for seed in range(first, first + A_PART):
        outcome = ran(seed)
        assert not outcome.broken, outcome.told()


def test_a_seed_runs_identically_each_time() -> None:
    assert simulate(7).digest == ran(7).digest


def test_another_seed_is_another_world() -> None:
    assert ran(7).digest != ran(8).digest


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_seed_runs_identically_in_another_process(hashes: str) -> None:
    """Whatever order that process gives to sets: else a seed that failed in CI could not be seen again."""
    code = "from tests.simulation.simulate import simulate; print(simulate(7).digest)"
    environment = {**os.environ, "PYTHONHASHSEED": hashes}
    elsewhere = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert elsewhere.stdout.strip() == ran(7).digest


def test_troubled_worlds_have_every_kind_of_trouble() -> None:
    """A fault that never strikes proves nothing, and neither does one that nobody survives."""
    strikes = Counter[str]()
    for seed in range(1, 41):
        strikes.update(ran(seed).strikes)
    assert not {each.name for each in fields(Faults)} - set(+strikes)
    lines = "\n".join(line for seed in range(1, 41) for line in ran(seed).trace)
    missing = [trouble for trouble in TROUBLES if trouble not in lines]
    assert not missing


TROUBLES = (
    "dies before",
    "dies after",
    "throttled",
    "answer lost",
    "repeated",
    "lands late",
    "LeaseLost",
    "ClaimLost",
    "HeadMoved",
    "LetterExists",
    "EffectTaken",
    "Stopped",
    "moves m",  # by the broker
    "ledger.take_over",
    "ledger.park",
    "ledger.release",
    "ledger.resend",
    "ledger.replay",
    "ledger.resume",
    "ledger.recall",
    "ledger.amend_letter",
    "redrives.abort",
    "machine.start",
    "redrives.page",  # that were never begun
    "notice_queue.send",
    "tells id",  # a tenant, by its endpoint
    " sending 3 ",  # tries of a notice
    " escalated",
    "rings",
    "the lane is retired",
    "ledger.condemn",
    "ledger.keep",
    "archive/",
)


def test_the_clock_runs_fibers_in_the_order_of_time_and_joins_them() -> None:
    clock, seen = Clock(), []

    def one(name: str, seconds: float) -> None:
        clock.sleep(seconds)
        seen.append((name, clock.now))

    def parent() -> None:
        slow = clock.start(lambda: one("slow", 5))
        clock.start(lambda: one("quick", 1))
        clock.join(slow, 2)
        seen.append(("waited", clock.now))
        clock.join(slow)
        seen.append(("joined", clock.now))

    clock.start(parent)
    clock.run(10)
    assert seen == [("quick", 1), ("waited", 2), ("slow", 5), ("joined", 5)]
