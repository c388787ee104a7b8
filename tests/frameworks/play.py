"""Plays scenes through the real worker in memory, attempt by attempt."""

import inspect
from dataclasses import dataclass, field
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lambdas.core.worker.settle import Outcome, Worked
from tests.frameworks.stage import Scene, Stage
from tests.support.lane import KEY, LANE, InMemory, body


@dataclass
class Theatre:
    """A lane whose agent plays one scene and then, if `fails` has one left, fails with that."""

    stage: Stage
    scene: Scene
    lane: Any = LANE
    fails: list[Exception] = field(default_factory=list)
    world: InMemory = field(init=False)

    def __post_init__(self) -> None:
        agent = self._act_async if inspect.iscoroutinefunction(self.stage) else self._act
        self.world = InMemory(agent=agent, lane=self.lane)

    def _act(self, _job: Job, run: Run) -> Any:
        self.scene.script.rewind()
        return self._ended(self.stage(run, self.scene))

    async def _act_async(self, _job: Job, run: Run) -> Any:
        self.scene.script.rewind()
        return self._ended(await self.stage(run, self.scene))

    def _ended(self, said: Any) -> Any:
        if self.fails:
            raise self.fails.pop(0)
        return said

    def first(self) -> Worked:
        return self.world.work(self.world.message(body(payload={"question": self.scene.prompt})))

    def until_done(self) -> Worked:
        worked = self.first()
        while worked.outcome is Outcome.RETRIED:
            assert self.world.head().attempt < 5
            self.world.later(self.world.queue.sent[-1].delay_s)
            worked = self.world.work(self.world.delivered(self.world.queue.sent[-1]))
        return worked

    @property
    def steps(self) -> list[str]:
        return [step.name for step in self.world.ledger.steps(KEY)]

    @property
    def effects(self) -> list[tuple[str, str, str]]:
        return [(each.action, each.key, each.status.value) for each in self.world.ledger.effects(KEY)]


def code_of(worked: Worked) -> str:
    assert worked.failure is not None, f"the job ended {worked.outcome}"
    return str(worked.failure.code)
