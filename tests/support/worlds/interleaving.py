"""Workers, intakes and sweeps that interrupt each other at any call they make, and die at any: a world of random turns.

A process that is interrupted goes on afterwards with what it had read before. Past its time it is ended, as by Lambda.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Backoff, BreakerLimits, Lane
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.failure import Transient
from lambdas.core.model.job import Job
from lazaret.testing.crash import Died
from tests.support.lane import NOON, body
from tests.support.worlds.broker import Broker

LANE = Lane(
    job_type="kyc",
    agent="agents.kyc:review",
    run_timeout=5,
    attempts=20,
    max_receive_count=20,
    max_age_hours=8760,
    backoff=Backoff(base_s=1, cap_s=5),
    breaker=BreakerLimits(failures=3, share=0.1, transient_share=0.3, window_s=120, cool_down_s=60),
)
SICK, WELL = "tnt_sick", "tnt_well"


@dataclass
class Process:
    """One run of a function: it may be interrupted, or die, at each call."""

    world: "World"
    ends_at: datetime
    known: Mapping[str, Breaker] = field(default_factory=dict)  # breakers as it read them
    over: bool = False

    def around(self, _port: str, name: str, do: Callable[[], Any], _args: tuple[Any, ...]) -> Any:
        chance = self.world.dice.random
        if len(self.world.running) < self.world.deepest and chance() < self.world.interrupts:
            self.world.interrupt()
        if self.over or self.world.now >= self.ends_at or chance() < self.world.dies:
            self.over = True
            raise Died
        result = do()
        if name == "read":
            self.known = dict(result)
        if chance() < self.world.dies:
            self.over = True
            raise Died
        return result


@dataclass
class World(Broker):
    dice: Random = field(default_factory=Random)
    lane: Lane = LANE
    dies: float = 0.01
    interrupts: float = 0.08
    deepest: int = 3
    ill: bool = True
    jobs: int = 0
    running: list[Process] = field(default_factory=list)
    succeeded: Counter[str] = field(default_factory=Counter)
    probes: Counter[datetime | None] = field(default_factory=Counter)  # attempts that were let pass, by the cool-down
    broken: list[str] = field(default_factory=list)  # promises; an agent's AssertionError would only fail its job

    def __post_init__(self) -> None:
        super().__post_init__()
        self.agent = self.review
        self.real = {name: getattr(self, name) for name in self.ports}

    def review(self, job: Job, _run: Run) -> dict[str, bool]:
        breaker = self.running[-1].known.get(job.tenant_id)
        if breaker is not None and breaker.opened_at is not None:
            self.probes[breaker.cools_until] += 1
            if job.key != breaker.probe:
                self.broken.append(f"{job.key} ran while its breaker was open")
            if self.probes[breaker.cools_until] > 1:
                self.broken.append(f"{job.key} is a second probe of {breaker}")
        if self.ill and job.tenant_id == SICK:
            raise Transient("NETWORK", "ill")
        self.succeeded[job.job_id] += 1
        return {"ok": True}

    def interrupt(self) -> None:
        """Another process has its turn, with ports of its own."""
        held = {name: getattr(self, name) for name in self.ports}
        for name, port in self.real.items():
            setattr(self, name, port)
        self.turn()
        for name, port in held.items():
            setattr(self, name, port)

    def turn(self) -> None:
        """Something happens: a job comes, a message is delivered, a sweep begins, time passes."""
        self.dice.choice(
            (
                self._job_comes,
                self._something_is_delivered,
                self._something_is_delivered,
                self.a_sweep,
                self._time_passes,
            )
        )()

    def _job_comes(self) -> None:
        self.jobs += 1
        tenant = self.dice.choice((SICK, SICK, SICK, WELL))
        self.enqueue(self.message(body(job_id=f"job_{self.jobs}", tenant_id=tenant), group=tenant))

    def _something_is_delivered(self) -> None:
        due = [each for each in self.waiting if each[0] <= self.now]
        if due:
            chosen = self.dice.choice(due)
            self.waiting.remove(chosen)
            if self.dice.random() < 0.05:  # SQS may deliver a message twice
                self.waiting.append((self.now, replace(chosen[1], receipt="twice")))
            self._deliver(chosen[1])
        fatal = [each for each in self.dead_waiting if each[0] <= self.now]
        if fatal:
            self.dead_waiting.remove(fatal[0])
            self._deliver_dead(fatal[0][1])

    def a_sweep(self) -> None:
        self._in_a_process(self._sweep)

    def _time_passes(self) -> None:
        # Without deaths no function is ended for taking too long either.
        longest = 0.1 if self.running and not self.dies else 61
        self.now += timedelta(seconds=min(longest, self.dice.choice((0.5, 3, 20, 61))))

    def _in_a_process(self, do: Callable[[], Any]) -> Any:
        process = Process(world=self, ends_at=self.now + timedelta(seconds=self.lane.function_timeout_s))
        self.running.append(process)
        try:
            alive, answer = self._lived(process, do)
        finally:
            self.running.pop()
        return answer if alive else None

    def settle_all(self) -> None:
        """The illness is over, nobody dies any more, and time passes until nothing is under way."""
        self.ill, self.dies, self.interrupts = False, 0.0, 0.0
        for _ in range(600):
            self.now += timedelta(seconds=61)
            self.a_sweep()
            while any(at <= self.now for at, _ in [*self.waiting, *self.dead_waiting]):
                self._something_is_delivered()
            if not self.waiting and not self.dead_waiting and not self._under_way():
                return
        raise AssertionError(f"not settled: {Counter(head.status for head in self.ledger.heads.values())}")


def a_world(seed: int, **changes: Any) -> World:
    return World(dice=Random(seed), now=NOON, **changes)
