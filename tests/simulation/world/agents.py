"""Agents: each does what its job's payload plans, in steps, side by side, with effects, and fails as it is told to.

What an agent really did and said is kept with its attempt, for the questions that are asked of the ledger.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from lambdas.core.agent.pauses import Suspended
from lambdas.core.agent.run import Run
from lambdas.core.agent.supervise import Stopped
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import NeedsReview, Permanent, Transient
from lambdas.core.model.job import Job, JobKey
from lazaret.testing.crash import Died
from tests.simulation.world.long_work import LONG_OPS
from tests.simulation.world.outside import STYLES, TooManyRequests, effect_key
from tests.simulation.world.process import Process
from tests.simulation.world.waits import given, hear, rest

if TYPE_CHECKING:
    from tests.simulation.world.world import World

T = TypeVar("T")
SIZES = {"small": 10, "middle": 5_000, "large": 110_000}  # of results: inline, inline, in the bucket


@dataclass(eq=False)
class Attempt:
    """One call of an agent, as it really was."""

    job: Job
    number: int
    redrive_id: str
    root: JobKey
    process: Process
    run: Run
    agent: str
    kept_before: Counter[str]  # of steps, by label
    began_at: datetime  # by its process's clock
    scope: str = ""  # of its effects
    steps: Counter[str] = field(default_factory=Counter)  # that it performed, by label
    said_usd: float = 0.0
    unsure_usd: float = 0.0  # said, and the answer was an error
    said_tokens: int = 0
    unsure_tokens: int = 0
    effects: int = 0  # that it began to perform
    asked: int = 0  # steps and effects that it asked for
    asked_wait_s: float = 0.0  # by what it called
    hid: bool = False  # a step of it failed, and it goes on as if nothing had
    ended: str = ""  # how; empty: it never did
    stopped_as: str = ""  # the code for which a guard ended it

    @property
    def key(self) -> JobKey:
        return self.job.key

    @property
    def is_async(self) -> bool:
        return bool(self.job.payload.get("async"))


class Agent:
    """What one process runs for a job."""

    def __init__(self, world: "World", process: Process, name: str) -> None:
        self.world = self._world = world
        self.process = self._process = process
        self._name = name

    def __call__(self, job: Job, run: Run) -> Any:
        """Written once, for both kinds: what an agent without asyncio awaits is there at once."""
        at = self._world.promises.runs.begins(job, run, self._process, self._name)
        at.ended = "lost"
        attempt = self._attempt(job, run, at)
        return attempt if at.is_async else _at_once(attempt)

    async def _attempt(self, job: Job, run: Run, at: Attempt) -> dict[str, Any] | None:
        try:
            result = await self._work(job, run, at)
            at.ended = "returned"
            return result
        except BaseException as error:
            at.ended = _named(error)
            at.stopped_as = str(error.failure.code) if isinstance(error, Stopped) else ""
            raise
        finally:
            self._world.promises.runs.ends(at)

    async def _work(self, job: Job, run: Run, at: Attempt) -> dict[str, Any] | None:
        await self._sleep(at, self._world.dice.uniform(0, 0.5))
        done: dict[str, Any] = {}
        for number, op in enumerate(job.payload["plan"]):
            name, *rest = op.split(":")
            answer = await _OPS[name](self, job, run, at, f"{name}{number}", *rest)
            if answer is not None:
                done[f"{name}{number}"] = answer
        if job.payload["mood"] == "empty" and self._world.troubled:
            return None
        fill = "x" * SIZES[job.payload.get("size", "small")]
        return {"tenant": job.tenant_id, "root": at.root.job_id, "done": done, "fill": fill}

    async def pause(self, at: Attempt, seconds: float) -> None:
        await self._sleep(at, seconds)

    async def _sleep(self, at: Attempt, seconds: float) -> None:
        if at.is_async:
            await asyncio.sleep(seconds)
            self._process.require_life()
        else:
            self._process.sleep(seconds)

    async def spend(self, job: Job, run: Run, at: Attempt, _label: str, usd: str) -> None:
        amount, tokens, over = float(usd), 100, run.stopped is not None
        try:
            run.spend(usd=amount, tokens=tokens)
        except Stopped:
            if not over:
                at.said_usd, at.said_tokens = at.said_usd + amount, at.said_tokens + tokens
            raise
        except BaseException:  # it may have been written down before the process died
            at.unsure_usd, at.unsure_tokens = at.unsure_usd + amount, at.unsure_tokens + tokens
            raise
        at.said_usd, at.said_tokens = at.said_usd + amount, at.said_tokens + tokens

    async def step(self, job: Job, run: Run, at: Attempt, label: str, size: str) -> None:
        await self._step(run, at, label, label, SIZES[size])

    async def look(self, job: Job, run: Run, at: Attempt, label: str) -> None:
        """At something that is different each time."""

        def seen(number: int) -> int:
            self._world.promises.runs.acts(at, label)
            at.steps[f"{label}@{number}"] += 1
            return number

        at.asked += 1
        run.step(label, seen, at.number)

    async def together(self, job: Job, run: Run, at: Attempt, label: str, number: str) -> None:
        """Side by side, as a framework calls the tools of one turn; two of them with the same arguments."""
        labels = [f"{label}.{min(each, int(number) - 2)}" for each in range(int(number))]
        self._world.dice.shuffle(labels)
        if at.is_async:
            ended = await asyncio.gather(
                *(self._step(run, at, label, each, 10) for each in labels), return_exceptions=True
            )
            self._raise_first([each for each in ended if isinstance(each, BaseException)])
        else:
            self._side_by_side([lambda each=each: _at_once(self._step(run, at, label, each, 10)) for each in labels])  # type: ignore[misc]

    def _side_by_side(self, calls: list[Callable[[], Any]]) -> None:
        clock, errors = self._world.clock, list[BaseException]()

        def safely(call: Callable[[], Any]) -> None:
            try:
                call()
            except BaseException as error:
                errors.append(error)

        fibers = [clock.start(lambda call=call: safely(call), process=self._process) for call in calls]  # type: ignore[misc]
        for fiber in fibers:
            clock.join(fiber)
        self._raise_first(errors)

    def _raise_first(self, errors: list[BaseException]) -> None:
        self._process.require_life()
        for error in errors:
            raise error

    async def _step(self, run: Run, at: Attempt, name: str, label: str, size: int) -> None:
        def part(label: str, size: int) -> dict[str, str]:
            self._world.promises.runs.performs(at, label)
            self._process.sleep(self._world.dice.choice((0.01, 0.1)))
            return {"label": label, "fill": "x" * size}

        async def async_part(label: str, size: int) -> dict[str, str]:
            self._world.promises.runs.performs(at, label)
            await self._sleep(at, self._world.dice.choice((0.01, 0.1)))
            return {"label": label, "fill": "x" * size}

        at.asked += 1
        kept = await given(run.step(name, async_part if at.is_async else part, label, size))
        if kept != {"label": label, "fill": "x" * size}:
            self._world.broken.append(f"step {label} of {at.key} gave {str(kept)[:80]}")

    async def effect(self, job: Job, run: Run, at: Attempt, label: str, style: str) -> Any:
        world = self._world
        if not (job.payload.get("fickle") and world.troubled):
            return await self._effect(job, run, at, label, style)
        if at.number > 1 and world.whims.random() < 0.5:  # a model that chooses otherwise the next time
            return None
        if not at.is_async:
            return await self._effect(job, run, at, label, style)
        try:
            return await asyncio.wait_for(self._effect(job, run, at, label, style), world.whims.choice((0.1, 0.4, 2)))
        except TimeoutError:
            return None

    async def _effect(self, job: Job, run: Run, at: Attempt, label: str, style: str) -> Any:
        outside, process = self._world.outside, self._process
        key = effect_key(at.root, label, at.scope)

        def do(amount: int = 0) -> str:
            self._world.promises.runs.acts(at, key)
            return outside.do(process, key, style, amount)

        async def async_do(amount: int = 0) -> str:
            self._world.promises.runs.acts(at, key)  # begun, wherever its time ends
            await self._sleep(at, 0.01)
            return outside.do(process, key, style, amount)

        asked: dict[str, Any] = {"key": label, "do": async_do if at.is_async else do, **STYLES[style]}
        if style == "agreed":  # a model may think of another amount the next time
            asked["kwargs"] = {"amount": self._world.dice.choice((1, 1, 2)) if self._world.troubled else 1}
        if style == "verified":
            asked["verify"] = lambda: outside.find(process, key)
        self._world.promises.runs.asks(at, key)
        given = await self._performed(run, at, label, asked)
        if style == "agreed" and outside.amounts[key] != asked["kwargs"]["amount"]:
            self._world.broken.append(f"{key} was done with {outside.amounts[key]}, asked for with {asked['kwargs']}")
        return given

    async def _performed(self, run: Run, at: Attempt, label: str, asked: dict[str, Any]) -> Any:
        at.asked += 2
        try:
            return await given(run.effect(f"crm.{label}", **asked))
        except (ConnectionResetError, TooManyRequests, Unavailable):  # some agents try again by themselves
            if self._world.dice.random() < 0.5:
                raise
            return await given(run.effect(f"crm.{label}", **asked))
        except Transient as waits:
            self._world.promises.runs.told_to_wait(at, label, waits)
            raise

    async def enqueue(self, job: Job, run: Run, at: Attempt, label: str, lane: str) -> None:
        payload = {"plan": ["spend:0.1", "effect:verified"], "mood": "well", "tenant": job.tenant_id}
        at.asked += 1
        child = run.enqueue(lane, payload, key=label)
        key = JobKey(tenant_id=job.tenant_id, job_type=lane, job_id=child)
        if key not in self._world.accepted:
            self._world.accepted.append(key)

    async def sleep(self, job: Job, run: Run, at: Attempt, label: str, seconds: str) -> None:
        await self._sleep(at, float(seconds))

    async def fail(self, job: Job, run: Run, at: Attempt, label: str) -> None:
        world, process, mood = self._world, self._process, job.payload["mood"]
        if process.version == "v1" and mood == "bug":
            raise ValueError("a bug of the first version")
        if process.version == "v1" and mood == "corrupt":
            raise Permanent("DOC_PARSE_CORRUPT", "the first version cannot read it")
        if not world.troubled:
            return
        if (job.tenant_id == world.sick or mood == "down") and world.clock.now < world.well_at:
            raise Transient("NETWORK", "the weather")
        if job.payload.get("fickle") and at.number > 1:  # another failure than before, cured in another way
            mood = world.whims.choice(("flaky", "limited", "swallow", "loop"))
        if world.dice.random() < 0.6:
            _MOODS.get(mood, Agent.be_well)(self, run, at)

    def be_well(self, run: Run, at: Attempt) -> None:
        return

    def be_flaky(self, run: Run, at: Attempt) -> None:
        raise Transient("NETWORK", "the weather")

    def be_asked_to_wait(self, run: Run, at: Attempt) -> None:
        at.asked_wait_s = self._world.dice.choice((2, 8, 40))
        raise Transient("LLM_RATE_LIMITED", "slow down", retry_after=at.asked_wait_s)

    def want_a_person(self, run: Run, at: Attempt) -> None:
        raise NeedsReview("somebody must look")

    def be_denied(self, run: Run, at: Attempt) -> None:
        raise Permanent("AUTH_DENIED", "not allowed")

    def crash(self, run: Run, at: Attempt) -> None:
        self._process.die()

    def hang(self, run: Run, at: Attempt) -> None:
        self._process.sleep(60)

    def be_late(self, run: Run, at: Attempt) -> None:
        """It ignores its deadline, and then goes on as if nothing had happened."""
        left = (run.deadline - self._process.now()).total_seconds()
        self._process.sleep(max(0.0, left) + self._world.dice.uniform(0.01, 1.5))

    def loop(self, run: Run, at: Attempt) -> None:
        for _ in range(3):
            run.output("the same again")

    def swallow(self, run: Run, at: Attempt) -> None:
        at.asked += 1
        try:
            run.step("enrich", self._hidden)
        except Transient:
            at.hid = True

    def _hidden(self) -> None:
        raise Transient("NETWORK", "hidden by the agent")


_OPS: dict[str, Callable[..., Any]] = {
    name: getattr(Agent, name) for name in ("spend", "step", "look", "together", "effect", "enqueue", "sleep", "fail")
} | {"rest": rest, "hear": hear, **LONG_OPS}
_MOODS: dict[str, Callable[[Agent, Run, Attempt], None]] = {
    "flaky": Agent.be_flaky,
    "limited": Agent.be_asked_to_wait,
    "review": Agent.want_a_person,
    "denied": Agent.be_denied,
    "crash": Agent.crash,
    "hang": Agent.hang,
    "late": Agent.be_late,
    "loop": Agent.loop,
    "swallow": Agent.swallow,
}
MOODS = ("well", "well", "down", "bug", "corrupt", "empty", *_MOODS, "flaky", "crash")


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """Of one that never waits."""
    try:
        work.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise RuntimeError("an agent without asyncio waits for something")


def _named(error: BaseException) -> str:
    if isinstance(error, Died):
        return "lost"
    if isinstance(error, Suspended):
        return "suspended"
    if isinstance(error, Stopped):
        return f"stopped {error.failure.kind.value}"
    if isinstance(error, NeedsReview):
        return "review"
    if isinstance(error, Permanent):
        return "permanent"
    return "transient" if isinstance(error, Transient) else "program" if isinstance(error, ValueError) else "error"


def effects_of(payload: dict[str, Any], root: JobKey, scope: str) -> list[str]:
    """What a job with this payload does outside when all goes well."""
    ops = enumerate(payload["plan"])
    return [effect_key(root, f"effect{number}", scope) for number, op in ops if op.startswith("effect:")]


def steps_of(payload: Mapping[str, Any]) -> dict[str, int]:
    """How often each step of the payload's plan is performed when all goes well, by label."""
    found: dict[str, int] = {}
    for number, op in enumerate(payload["plan"]):
        name, _, rest = op.partition(":")
        if name == "step":
            found[f"step{number}"] = 1
        if name == "together":  # the last two have the same arguments
            found |= {f"together{number}.{each}": 1 + (each == int(rest) - 2) for each in range(int(rest) - 1)}
    return found


def plan_of(dice: Any, lanes: list[str], lane: str) -> list[str]:
    """What a job does, in order; somewhere in it the point at which its mood shows."""
    kinds = ("spend:0.1", "spend:0.3", "step:small", "step:middle", "step:large", "together:4", "sleep:0.3")
    plan = [dice.choice(kinds) for _ in range(dice.randint(0, 3))]
    plan += [f"effect:{dice.choice(tuple(STYLES))}" for _ in range(dice.choice((0, 1, 1, 2)))]
    others = [each for each in lanes if each != lane]
    if others and dice.random() < 0.1:
        plan.append(f"enqueue:{dice.choice(others)}")
    dice.shuffle(plan)
    plan.insert(dice.randint(0, len(plan)), "fail")
    return plan


def label_in(result: Any, stored: bytes | None) -> str:
    """Of a kept step."""
    kept = json.loads(stored) if stored is not None else result
    return str(kept.get("label", "")) if isinstance(kept, dict) else ""
