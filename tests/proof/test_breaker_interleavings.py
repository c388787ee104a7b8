"""For any interleaving of deliveries, settles, sweeps and crashes: one probe at a time, and nothing is lost."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import LetterStatus
from tests.support.schedule import sampled
from tests.support.worlds.interleaving import LANE, SICK, World, a_world

TURNS = 150


def lived(seed: int, **changes: Any) -> World:
    world = a_world(seed, **changes)
    for _ in range(TURNS):
        world.turn()
    return world


@pytest.mark.parametrize("seed", sampled(range(40), lambda seed: seed < 8))
def test_at_most_one_probe_is_out_and_no_parked_job_is_lost_or_run(seed: int) -> None:
    world = lived(seed)
    world.settle_all()
    assert world.broken == [], "only the probe runs while its breaker is open, and one attempt decides"
    fates = Counter(head.status for head in world.ledger.heads.values())
    assert set(fates) <= {HeadStatus.DONE, HeadStatus.DEAD}
    assert fates.total() == world.jobs
    assert fates[HeadStatus.DEAD] == len(world.letters)
    done = {key.job_id for key, head in world.ledger.heads.items() if head.status is HeadStatus.DONE}
    assert done <= set(world.succeeded)


@pytest.mark.parametrize("seed", sampled(range(40, 60), lambda seed: seed < 44))
def test_without_crashes_every_job_succeeds_exactly_once_or_is_held_for_its_breaker(seed: int) -> None:
    world = lived(seed, dies=0.0)
    world.settle_all()
    assert world.broken == []
    assert world.succeeded == expected(world)


@pytest.mark.parametrize("seed", sampled(range(60, 80), lambda seed: seed < 64))
def test_rounds_that_overlap_and_wait_for_few_workers_release_every_job_once(seed: int) -> None:
    """So small a lane that its window is full most of the time: the sweep pauses, and others run meanwhile."""
    world = lived(seed, dies=0.0, lane=replace(LANE, max_concurrency=2))
    world.settle_all()
    assert world.broken == []
    assert world.succeeded == expected(world)


def expected(world: World) -> Counter[str]:
    """Every job once, except the one of each third failed probe, which is held."""
    assert {letter.status for letter in world.letters} <= {LetterStatus.HELD}
    reopened = sum(event.what == "breaker.reopened" for event in world.breakers.history(SICK, "kyc"))
    assert len(world.letters) <= reopened // 3
    held = {letter.job_id for letter in world.letters}
    return Counter({name: 1 for number in range(world.jobs) if (name := f"job_{number + 1}") not in held})


def test_the_dice_do_trip_park_probe_and_release() -> None:
    """Otherwise the properties above would hold of nothing."""
    probes, trips, parked = 0, 0, 0
    for seed in range(10):
        world = lived(seed)
        probes += world.probes.total()
        trips += sum(event.what == "breaker.opened" for event in world.breakers.history(SICK, "kyc"))
        parked += sum(head.status is HeadStatus.PARKED for head in world.ledger.heads.values())
    assert (probes > 5, trips > 5, parked > 20) == (True, True, True)
