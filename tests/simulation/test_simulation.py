"""Some worlds in `make test`, hundreds in `make test-slow`, and as many as you like by `make simulate SEEDS=10000`."""

import os
import subprocess
import sys
from collections import Counter
from dataclasses import fields
from functools import cache

import pytest

from lambdas.core.agent.pauses import PAUSE
from tests.simulation.promises.audit import LETTERS
from tests.simulation.promises.heads import MOVES
from tests.simulation.simulate import SEEDS, Outcome, simulate
from tests.simulation.world.clock import Clock
from tests.simulation.world.faults import Faults
from tests.simulation.world.threads import A_MOMENT_S, virtual_threads
from tests.support.schedule import sampled

A_PART = 25  # seeds of one test


@cache
def ran(seed: int) -> Outcome:
    return simulate(seed)


@pytest.mark.parametrize("first", sampled(range(1, SEEDS + 1, A_PART), lambda first: first == 1))
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
    strikes, moves = Counter[str](), Counter[str]()
    for seed in range(1, 41):
        strikes.update(ran(seed).strikes)
        moves.update(ran(seed).moves)
    assert not {each.name for each in fields(Faults)} - set(+strikes)
    wanted = {f"job {before} → {to}" for before, after in MOVES.items() for to in after}
    wanted |= {f"letter {before} → {to}" for before, after in LETTERS.items() for to in after}
    assert not wanted - set(+moves) - SELDOM


# A person's moves that no person here makes, and moves that need a rarer world than one in forty.
SELDOM = {
    "job queued → dead",
    "job waiting → dead",
    "job parked → dead",
    "job parked → dying",
    "job parked → cancelled",
    "job queued → cancelled",
    "job waiting → cancelled",
    "letter open → scheduled",
    "letter open → held",
    "letter scheduled → held",
    "letter scheduled → discarded",
    "letter scheduled → escalated",
    "letter escalated → open",
    "letter escalated → held",
}


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


def test_a_run_that_pauses_lets_the_others_go_on() -> None:
    clock, seen = Clock(), []

    def paused() -> None:
        PAUSE[False]()
        seen.append("paused")

    with virtual_threads(clock):
        clock.start(paused)
        clock.at(A_MOMENT_S / 2, lambda: seen.append("another"))
        clock.run(until=1)
    assert seen == ["another", "paused"]
