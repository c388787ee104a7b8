"""Guests that go round their run, fork, flood the line or leave traps: the worker answers, and nobody else is hurt."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.worker.settle import Outcome, Worked
from lambdas.guest.host import ProcessHost
from tests.support import hostile_guests
from tests.support.guests import LANE_OF_GUESTS, Guests, hosting
from tests.support.lane import body

LANE = replace(
    LANE_OF_GUESTS,
    agent=f"{hostile_guests.__name__}:healthy",
    alternates=tuple(name for name in hostile_guests.AGENTS if not name.endswith(":healthy")),
    run_timeout=10,
)
ENDED = {"used": {"spend_usd": 0.0, "tokens": 0, "steps_begun": 0}, "checkpoint": 0}
DEEP = "[" * 3_000 + "]" * 3_000


@pytest.fixture(scope="module")
def host() -> Iterator[ProcessHost]:
    with hosting(LANE) as made:
        yield made


@pytest.fixture
def lane(host: ProcessHost) -> Guests:
    return Guests(lane=LANE, host=host)


def run(lane: Guests, agent: str, *, job_id: str = "job_1", **payload: Any) -> Worked:
    agent = f"{hostile_guests.__name__}:{agent}"
    return lane.work(lane.message(body(job_id=job_id, payload=payload, agent=agent)))


def code_of(worked: Worked) -> str:
    return worked.failure.code if worked.failure is not None else ""


def test_a_child_of_the_agent_never_ends_its_run(lane: Guests) -> None:
    for number in range(3):
        assert run(lane, "forked", job_id=f"j{number}").outcome is Outcome.DONE
        assert lane.result(f"j{number}") == {"by": "the parent"}


def test_a_child_of_the_agent_cannot_perform_its_effects(lane: Guests, tmp_path: Path) -> None:
    file = tmp_path / "sent"
    run(lane, "effect_in_a_fork", file=str(file))
    assert file.read_text() == "sent\n"
