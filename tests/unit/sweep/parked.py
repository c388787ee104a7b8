"""A lane whose one tenant is set aside, with jobs that wait."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.job import Job, Outgoing
from lambdas.core.sweep.releaser import PAUSE_S, window
from lambdas.core.worker.settle import Outcome
from lazaret.testing.memory import MemoryQueue
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


@dataclass
class Workers(InMemory):
    """Workers that take from the queue whenever the sweep pauses, a number of jobs a second."""

    a_second: float = 0.0
    longest: int = 0  # the most messages that ever waited
    requests: int = 0  # what the releases would have asked of SQS

    def __post_init__(self) -> None:
        super().__post_init__()
        self.queue = Counting(self)

    def later(self, seconds: float) -> None:
        super().later(seconds)
        self.longest = max(self.longest, len(self.queue.sent))
        taken = round(self.a_second * seconds)
        now, self.queue.sent[:taken] = self.queue.sent[:taken], []
        for sent in now:
            self.work(self.delivered(sent))


@dataclass(slots=True)
class Counting(MemoryQueue):
    workers: Any = None

    def __init__(self, workers: Workers) -> None:
        MemoryQueue.__init__(self)
        self.workers = workers

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        self.workers.requests += -(-len(messages) // 10)
        return MemoryQueue.send_many(self, messages)


def all_flow(number: int, *, a_second: int) -> None:
    """Counted in requests and rounds, not in seconds. Another tenant's job never waits behind more than the window."""
    done: Counter[str] = Counter()

    def agent(job: Job, _run: Run) -> dict[str, bool]:
        done[job.job_id] += 1
        return {"ok": True}

    lane = Workers(lane=SICK, agent=agent)
    parked(number, lane)
    for each in range(50):
        before = lane.breakers.reads, lane.breakers.writes
        assert lane.work(lane.message(body(job_id=f"well_{each}", tenant_id="tnt_2"))).outcome is Outcome.DONE
        assert (lane.breakers.reads, lane.breakers.writes) == (before[0] + 1, before[1])
    lane.close()
    lane.a_second = a_second
    began, next_round = lane.now, lane.now
    while done.total() < number + 50:
        lane.sweep()
        next_round += timedelta(minutes=1)
        while lane.now < next_round:
            lane.later(PAUSE_S)
    assert set(done.values()) == {1}
    assert lane.longest <= window(SICK)
    workers_alone = timedelta(seconds=number / a_second)
    assert lane.now - began <= workers_alone * 1.25 + timedelta(minutes=1), "they are idle between two rounds at most"
    assert lane.requests <= number / 10 * 1.1
