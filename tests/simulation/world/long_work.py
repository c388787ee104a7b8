"""Long work: runs that go on in another invocation, that ask a person, and that wait for jobs which they sent.

Such a world is made from a seed too, and is none of the ordinary ones: those stay what their seeds have always made.
"""

from random import Random
from typing import TYPE_CHECKING, Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.job import Job, JobKey
from lambdas.core.model.question import Question
from lambdas.core.model.value import replace
from lambdas.core.operate.signal import Answered, Came, Said, answer
from tests.simulation.world.waits import API_S, NOTHING, Waiters, given

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lambdas.core.agent.run import Run
    from tests.simulation.world.agents import Agent, Attempt
    from tests.simulation.world.functions import Functions
    from tests.simulation.world.process import Process
    from tests.simulation.world.world import World

NEVER = "never"  # such a question has no default: it ends as a letter that is held
# With 2 of 5 s kept back, two steps of a second and a half are one invocation's.
OPS = ("toil:1.5", "toil:1.5", "toil:0.7", "ask:150", "ask:2000", "ask:2000", "ask:300:never", "gather:2", "gather:3")
CHILDREN = ("well", "well", "bug", "corrupt", "denied", "flaky", "crash", "review")  # moods of those that are sent
SEVERAL = (1, 1, 2, 3)


def lengthened(made: dict[str, Lane], dice: Random) -> dict[str, Lane]:
    """Most lanes let their runs go on; all have steps enough for that."""
    return {
        name: replace(
            lane,
            continues=dice.random() < 0.8,
            step_reserve_s=2,
            max_steps=max(lane.max_steps, 60),
            enqueues=tuple(made),
            replay=replace(lane.replay, deny=()),
        )
        for name, lane in made.items()
    }


async def toil(agent: "Agent", _job: Job, run: "Run", at: "Attempt", label: str, seconds: str) -> None:
    """A step so long that the time of an invocation is over after a few."""

    def part(label: str) -> dict[str, str]:
        agent.world.promises.runs.performs(at, label)
        agent.process.sleep(float(seconds))
        return {"label": label}

    async def async_part(label: str) -> dict[str, str]:
        agent.world.promises.runs.performs(at, label)
        await agent.pause(at, float(seconds))
        return {"label": label}

    at.asked += 1
    kept = await given(run.step(label, async_part if at.is_async else part, label))
    if kept != {"label": label}:
        agent.world.broken.append(f"step {label} of {at.key} gave {str(kept)[:80]}")
    agent.world.promises.long_work.toiled(at, label)


async def ask(
    agent: "Agent", job: Job, run: "Run", at: "Attempt", label: str, timeout: str, default: str = NOTHING
) -> Any:
    world, about = agent.world, {"for": at.root.job_id, "at": label, "scope": at.scope}
    at.asked += 1
    world.promises.long_work.asks(at, label)
    world.waiters.asked(at, label, float(timeout))
    given_up: dict[str, Any] = {} if default == NEVER else {"default": default}
    said = await given(run.ask("May I?", key=label, about=about, timeout=float(timeout), **given_up))
    world.promises.long_work.answered(at, label, said.value, said.who, float(timeout))
    return said.value


async def gather(agent: "Agent", job: Job, run: "Run", at: "Attempt", label: str, number: str) -> Any:
    """Those that it sends itself: some die, and somebody may redrive them while it waits."""
    world, lanes = agent.world, list(agent.world.former)
    named = []
    for n in range(int(number)):
        lane, mood = lanes[n % len(lanes)], CHILDREN[(ord(at.root.job_id[-1]) + n) % len(CHILDREN)]
        payload = {"plan": ["step:small", "fail", "effect:verified"], "mood": mood, "tenant": job.tenant_id}
        at.asked += 1
        child = run.enqueue(lane, payload, key=f"{label}.{n}")
        key = JobKey(tenant_id=job.tenant_id, job_type=lane, job_id=child)
        named.append(key)
        if key not in world.accepted:
            world.accepted.append(key)
    at.asked += 1
    world.promises.long_work.gathers(at, label, named)
    jobs = [(key.job_type, key.job_id) for key in named]
    ended = await given(run.gather(jobs, timeout=GATHERED_S, default=NOTHING))
    world.promises.long_work.gathered(at, label, named, ended)
    return [f"{each.job_id} {each.status}" for each in ended]


GATHERED_S = 2400.0
LONG_OPS = {"toil": toil, "ask": ask, "gather": gather}


class LongWaiters(Waiters):
    """Who draws what runs ask, and those who answer: one or two people, otherwise, soon, late, or never."""

    def __init__(self, world: "World") -> None:
        super().__init__(world)
        self.dice = Random(f"long work of {world.seed}")
        self._wait = True

    def into(self, plan: list[str]) -> list[str]:
        waiting = super().into(plan)
        for _ in range(self.dice.choice(SEVERAL)):
            waiting.insert(self.dice.randint(0, len(waiting)), self.dice.choice(OPS))
        return waiting

    def signal(self, functions: "Functions", key: JobKey, plan: "Sequence[str]") -> None:
        super().signal(functions, key, plan)
        for number, op in enumerate(plan):
            if op.startswith("ask:"):
                self._people(key, f"ask{number}", (20.0, 100.0, 400.0, 1500.0))

    def asked(self, at: "Attempt", label: str, timeout: float) -> None:
        """While the run asks, while it is being suspended, or when its time is just over."""
        over = timeout + self.dice.uniform(-0.5, 1.0)
        self._people(at.root, label, (0.0, 0.01, 0.05, 0.2, over, over, over))

    def _people(self, key: JobKey, label: str, after: "Sequence[float]") -> None:
        if self._functions is None or self.dice.random() < 0.3:
            return
        at = self._world.clock.now + self.dice.choice(after)
        for person in range(self.dice.choice((1, 1, 2, 3))):
            who = f"person{person}@example.com"
            again = self.dice.choice((1, 1, 2))  # whose request broke off asks again, with the same words
            value = f"answer-{self._world.promises.waits.number()}"
            for _ in range(again):
                later = at + self.dice.choice((0.0, 0.0, 0.003, 0.02, 1.0))
                self._world.clock.at(later, lambda who=who, value=value: self._answer(key, label, who, value))  # type: ignore[misc]

    def _answer(self, key: JobKey, label: str, who: str, value: str) -> None:
        world, functions = self._world, self._functions
        assert functions is not None
        process, promise = world.process("answerer", API_S), world.promises.long_work

        def say(process: "Process") -> tuple[Question, Answered] | None:
            signaller = self._signaller(functions, process)
            shown = next((each for each in signaller.ledger.questions(key) if each.key == label), None)
            if shown is None:  # nobody has asked yet
                return None
            promise.tried(key, shown, value)
            return shown, answer(signaller, key, Said(key=label, answer=value, digest=shown.digest, who=who))

        def heard(said: tuple[Question, Answered] | None) -> None:
            if said is not None and said[1].came is not Came.LATE:
                promise.accepted(key, said[0], value)

        world.start(process, say, heard)
