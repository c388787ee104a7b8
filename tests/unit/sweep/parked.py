"""A lane whose one tenant is set aside, with jobs that wait."""

from dataclasses import replace

from lambdas.core.config.lane import BreakerLimits
from lambdas.core.worker.settle import Outcome
from tests.support.lane import LANE, InMemory, body

LIMITS = BreakerLimits(failures=3, cool_down_s=100)
SICK = replace(LANE, breaker=LIMITS)


def parked(number: int, lane: InMemory | None = None) -> InMemory:
    lane = lane or InMemory(lane=SICK)
    lane.trip()
    for each in range(number):
        lane.later(0.001)
        assert lane.work(lane.message(body(job_id=f"job_{each:05d}"))).outcome is Outcome.PARKED
    return lane


def ids(lane: InMemory) -> list[str]:
    return [lane.delivered(sent).body.split('"')[3] for sent in lane.queue.sent]
