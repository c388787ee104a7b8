"""Runs that sleep or wait for a signal, whoever signals them, and the bus on which lanes announce what became of jobs.

Drawn from dice of their own: a world without them stays what its seed has always made it.
"""

import inspect
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from lambdas.core.model.announcement import Told
from lambdas.core.model.job import Job, JobKey
from lambdas.core.model.wait import Signal
from lambdas.core.operate.signal import Came, Signalled, Signaller, signal

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run
    from tests.simulation.world.agents import Agent, Attempt
    from tests.simulation.world.functions import Functions
    from tests.simulation.world.process import Process
    from tests.simulation.world.world import World

API_S = 29.0
WORLDS = 0.4  # of them have runs that wait
JOBS = 0.5  # of such a world's
JUST_THEN = 0.3  # of the times that a run asks for a signal, one comes in that moment
TOLD = 0.3  # of the lanes announce something
NOTHING = "nothing came"  # what a run goes on with when its time is over
# A message has a delay of up to 900 s; what sleeps longer is sent by the sweep.
OPS = ("rest:3", "rest:60", "rest:1000", "hear:go:150", "hear:go:3000", "hear:go:3000", "hear:stop:600")


async def given(found: Any) -> Any:
    return await found if inspect.isawaitable(found) else found


async def rest(agent: "Agent", _job: Job, run: "Run", at: "Attempt", label: str, seconds: str) -> None:
    waits = agent.world.promises.waits
    at.asked += 1
    waits.asks(at, label)
    await given(run.sleep(seconds=float(seconds)))
    waits.slept(at, label, float(seconds))


async def hear(agent: "Agent", _job: Job, run: "Run", at: "Attempt", label: str, name: str, timeout: str) -> Any:
    waits = agent.world.promises.waits
    at.asked += 1
    waits.asks(at, label)
    agent.world.waiters.just_then(at.root, name)
    said = await given(run.wait_for(name, timeout=float(timeout), default=NOTHING))
    waits.heard(at, label, name, said, float(timeout))


class Waiters:
    """Who draws what runs wait for, and those who signal them: early, late, twice, or never."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.dice = Random(f"waits of {world.seed}")
        self._wait = self.dice.random() < WORLDS
        self._functions: Functions | None = None

    def into(self, plan: list[str]) -> list[str]:
        if not self._wait or self.dice.random() >= JOBS:
            return plan
        waiting = list(plan)
        for _ in range(self.dice.choice((1, 1, 2))):
            waiting.insert(self.dice.randint(0, len(waiting)), self.dice.choice(OPS))
        return waiting

    def signal(self, functions: "Functions", key: JobKey, plan: Sequence[str]) -> None:
        self._functions = functions
        for op in plan:
            if op.startswith("hear:") and self.dice.random() < 0.8:
                self._tell(functions, key, op.split(":")[1])

    def just_then(self, key: JobKey, name: str) -> None:
        """While the run looks whether somebody has signalled it, or while it is being suspended."""
        if self._functions is not None and self.dice.random() < JUST_THEN:
            functions, signal_id = self._functions, f"signal-{self._world.promises.waits.number()}"
            at = self._world.clock.now + self.dice.choice((0.0, 0.005, 0.02, 0.1))
            self._world.clock.at(at, lambda: self._call(functions, key, name, signal_id))

    def asked(self, at: "Attempt", label: str, timeout: float) -> None:
        """Nobody answers: such a world has no questions."""

    def _tell(self, functions: "Functions", key: JobKey, name: str) -> None:
        """Once or twice under one id, before the job's first attempt or minutes later."""
        signal_id, now = f"signal-{self._world.promises.waits.number()}", self._world.clock.now
        for _ in range(self.dice.choice((1, 1, 2))):
            after = self.dice.choice((0.0, 0.3, 5.0, 60.0, 200.0, 900.0)) + self.dice.random()
            self._world.clock.at(now + after, lambda: self._call(functions, key, name, signal_id))

    def _call(self, functions: "Functions", key: JobKey, name: str, signal_id: str) -> None:
        world, process = self._world, self._world.process("signaller", API_S)
        waits = world.promises.waits
        said = Signal(signal_id=signal_id, name=name, at=process.now(), who="ana@example.com", value=signal_id)
        waits.tried(key, said)

        def heard(answer: Signalled) -> None:
            if answer.came is not Came.LATE:
                waits.accepted(key, said)

        world.start(process, lambda process: signal(self._signaller(functions, process), key, said), heard)

    def _signaller(self, functions: "Functions", process: "Process") -> Signaller:
        return Signaller(
            lanes=dict(self._world.lanes),
            ledger=functions.ledger(process),
            queue_of=lambda name: functions.queue(process, name),
            beats=functions,
            clock=process.now,
            new_id=self._world.new_id,
        )


class EventBus:
    """Takes some of a batch, or none."""

    def __init__(self, world: "World") -> None:
        self._world = world

    def send(self, told: Sequence[tuple[str, Mapping[str, Any]]]) -> Collection[int]:
        refused = [number for number in range(len(told)) if self._world.struck("refused")]
        for number, (what, detail) in enumerate(told):
            if number not in refused:
                self._world.promises.waits.announced(what, detail)
        return refused


def told_by(dice: Random) -> tuple[str, ...]:
    """What a lane announces."""
    return dice.choice((tuple(Told), (Told.DONE, Told.DEAD))) if dice.random() < TOLD else ()
