"""Agents: each does what its job's payload plans, in steps, side by side, with effects, and fails as it is told to.

What an agent really did and said is kept with its attempt, for the questions that are asked of the ledger.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lambdas.core.agent.run import Run
from lambdas.core.agent.supervise import Stopped
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import NeedsReview, Permanent, Transient
from lambdas.core.model.job import Job, JobKey
from lazaret.testing.crash import Died
from tests.simulation.world.outside import STYLES, TooManyRequests
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

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
    steps: Counter[str] = field(default_factory=Counter)  # that it performed, by label
    said_usd: float = 0.0
    unsure_usd: float = 0.0  # said, and the answer was an error
    said_tokens: int = 0
    ended: str = ""  # how; empty: it never did

    @property
    def key(self) -> JobKey:
        return self.job.key


class Agent:
    """What one process runs for a job."""

    def __init__(self, world: "World", process: Process, name: str) -> None:
        self._world = world
        self._process = process
        self._name = name

    def __call__(self, job: Job, run: Run) -> dict[str, Any] | None:
        at = self._world.promises.runs.begins(job, run, self._process, self._name)
        at.ended = "lost"
        try:
            result = self._work(job, run, at)
            at.ended = "returned"
            return result
        except BaseException as error:
            at.ended = _named(error)
            raise
        finally:
            self._world.promises.runs.ends(at)

    def _work(self, job: Job, run: Run, at: Attempt) -> dict[str, Any] | None:
        self._process.sleep(self._world.dice.uniform(0, 0.5))
        done: dict[str, Any] = {}
        for number, op in enumerate(job.payload["plan"]):
            name, *rest = op.split(":")
            answer = _OPS[name](self, job, run, at, f"{name}{number}", *rest)
            if answer is not None:
                done[f"{name}{number}"] = answer
        if job.payload["mood"] == "empty" and self._world.troubled:
            return None
        fill = "x" * SIZES[job.payload.get("size", "small")]
        return {"tenant": job.tenant_id, "root": at.root.job_id, "done": done, "fill": fill}

    def spend(self, job: Job, run: Run, at: Attempt, _label: str, usd: str) -> None:
        amount, tokens = float(usd), 100
        over = run.stopped is not None
        try:
            run.spend(usd=amount, tokens=tokens)
        except Stopped:
            if not over:
                at.said_usd, at.said_tokens = at.said_usd + amount, at.said_tokens + tokens
            raise
        except BaseException:  # it may have been written down before the process died
            at.unsure_usd += amount
            raise
        at.said_usd, at.said_tokens = at.said_usd + amount, at.said_tokens + tokens

    def step(self, job: Job, run: Run, at: Attempt, label: str, size: str) -> None:
        self._step(run, at, label, label, SIZES[size])

    def together(self, job: Job, run: Run, at: Attempt, label: str, number: str) -> None:
        """Side by side, as a framework calls the tools of one turn; two of them with the same arguments."""
        labels = [f"{label}.{min(each, int(number) - 2)}" for each in range(int(number))]
        self._world.dice.shuffle(labels)
        self._side_by_side([lambda each=each: self._step(run, at, label, each, 10) for each in labels])  # type: ignore[misc]

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
        self._process.require_life()
        for error in errors:
            raise error

    def _step(self, run: Run, at: Attempt, name: str, label: str, size: int) -> None:
        def part(label: str, size: int) -> dict[str, str]:
            self._world.promises.runs.performs(at, label)
            self._process.sleep(self._world.dice.choice((0.01, 0.1)))
            return {"label": label, "fill": "x" * size}

        kept = run.step(name, part, label, size)
        if kept != {"label": label, "fill": "x" * size}:
            self._world.broken.append(f"step {label} of {at.key} gave {str(kept)[:80]}")

    def effect(self, job: Job, run: Run, at: Attempt, label: str, style: str) -> Any:
        outside, process = self._world.outside, self._process
        key = effect_key(at.root, label)

        def do() -> str:
            self._world.promises.runs.acts(at, key)
            return outside.do(process, key, style)

        verify = (lambda: outside.find(process, key)) if style == "verified" else None
        try:
            return run.effect(f"crm.{label}", key=label, do=do, verify=verify, **STYLES[style])
        except (ConnectionResetError, TooManyRequests, Unavailable):  # some agents try again by themselves
            if self._world.dice.random() < 0.5:
                raise
            return run.effect(f"crm.{label}", key=label, do=do, verify=verify, **STYLES[style])

    def enqueue(self, job: Job, run: Run, at: Attempt, label: str, lane: str) -> None:
        payload = {"plan": ["spend:0.1", "effect:verified"], "mood": "well", "tenant": job.tenant_id}
        child = run.enqueue(lane, payload, key=label)
        key = JobKey(tenant_id=job.tenant_id, job_type=lane, job_id=child)
        if key not in self._world.accepted:
            self._world.accepted.append(key)

    def sleep(self, job: Job, run: Run, at: Attempt, label: str, seconds: str) -> None:
        self._process.sleep(float(seconds))

    def fail(self, job: Job, run: Run, at: Attempt, label: str) -> None:
        world, process, mood = self._world, self._process, job.payload["mood"]
        if process.version == "v1" and mood == "bug":
            raise ValueError("a bug of the first version")
        if process.version == "v1" and mood == "corrupt":
            raise Permanent("DOC_PARSE_CORRUPT", "the first version cannot read it")
        if not world.troubled:
            return
        if job.tenant_id == world.sick or mood == "down":
            raise Transient("NETWORK", "the weather")
        if world.dice.random() < 0.6:
            _MOODS.get(mood, Agent.be_well)(self, run)

    def be_well(self, run: Run) -> None:
        return

    def be_flaky(self, run: Run) -> None:
        raise Transient("NETWORK", "the weather")

    def be_asked_to_wait(self, run: Run) -> None:
        raise Transient("LLM_RATE_LIMITED", "slow down", retry_after=self._world.dice.choice((2, 8)))

    def want_a_person(self, run: Run) -> None:
        raise NeedsReview("somebody must look")

    def be_denied(self, run: Run) -> None:
        raise Permanent("AUTH_DENIED", "not allowed")

    def crash(self, run: Run) -> None:
        self._process.die()

    def hang(self, run: Run) -> None:
        self._process.sleep(60)

    def be_late(self, run: Run) -> None:
        """It ignores its deadline, and then goes on as if nothing had happened."""
        left = (run.deadline - self._process.now()).total_seconds()
        self._process.sleep(max(0.0, left) + self._world.dice.uniform(0.01, 1.5))

    def loop(self, run: Run) -> None:
        for _ in range(3):
            run.output("the same again")

    def swallow(self, run: Run) -> None:
        try:
            run.step("enrich", self._hidden)
        except Transient:
            return

    def _hidden(self) -> None:
        raise Transient("NETWORK", "hidden by the agent")


_OPS: dict[str, Callable[..., Any]] = {
    name: getattr(Agent, name) for name in ("spend", "step", "together", "effect", "enqueue", "sleep", "fail")
}
_MOODS: dict[str, Callable[[Agent, Run], None]] = {
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


def _named(error: BaseException) -> str:
    if isinstance(error, Died):
        return "lost"
    if isinstance(error, Stopped):
        return f"stopped {error.failure.kind.value}"
    if isinstance(error, NeedsReview):
        return "review"
    if isinstance(error, Permanent):
        return "permanent"
    return "transient" if isinstance(error, Transient) else "program" if isinstance(error, ValueError) else "error"


def effect_key(root: JobKey, label: str) -> str:
    """The versions of a job share their effects."""
    return f"{root.tenant_id}/{root.job_type}/{root.job_id}/{label}"


def effects_of(payload: dict[str, Any], root: JobKey) -> list[str]:
    """What a job with this payload does outside when all goes well."""
    ops = enumerate(payload["plan"])
    return [effect_key(root, f"effect{number}") for number, op in ops if op.startswith("effect:")]


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
