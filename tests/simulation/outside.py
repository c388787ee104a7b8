"""The world that agents change, which counts what was done to it, and the agents themselves.

Nothing is done twice here without being seen.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

from lambdas.core.errors import Unavailable
from lambdas.core.job import Job
from lambdas.core.run import Run
from lambdas.core.signals import NeedsReview, Permanent, Transient
from tests.simulation.process import LANDS_WITHIN, Died, Process

if TYPE_CHECKING:
    from tests.simulation.world import World

A_CALL_USD = 0.1
# How an effect asks to be settled when it is in doubt.
STYLES: dict[str, dict[str, Any]] = {"verified": {}, "doubted": {}, "idempotent": {"idempotent": True}}


class Outside:
    """Somebody else's system: it does what it is told, whoever tells it."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.done: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()  # calls of the model, by root

    def do(self, process: Process, key: str, *, idempotent: bool) -> str:
        dice = self._world.dice
        process.require_life()
        if self._world.struck("dies_before"):
            process.die()
        self._world.clock.sleep(dice.uniform(0, LANDS_WITHIN))
        # No ledger can call back what was sent to others: there, the platform's own end of a process is relied upon.
        if self._world.clock.now > process.ends_at + LANDS_WITHIN or (process.over and dice.random() < 0.5):
            raise Died
        if self._world.struck("outside"):
            raise ConnectionRefusedError("the other side is down")
        self.done[key] = 1 if idempotent else self.done[key] + 1
        self._world.tell(f"{process.name:12} does {key}")
        if process.over or self._world.struck("dies_after"):
            process.die()
        if self._world.struck("outside"):
            raise ConnectionResetError("the answer was lost")
        return f"ref-{key}"

    def find(self, process: Process, key: str) -> str | None:
        process.sleep(0.01)
        return f"ref-{key}" if self.done[key] else None


class Agent:
    """What one process runs for a job. The job's payload says how it fails, and how long."""

    def __init__(self, world: "World", process: Process) -> None:
        self._world = world
        self._process = process

    def __call__(self, job: Job, run: Run) -> dict[str, Any]:
        self._world.promises.begins(job, run, self._process)
        try:
            return self._work(job, run)
        finally:
            self._world.promises.ends(job, run, self._process)

    def _work(self, job: Job, run: Run) -> dict[str, Any]:
        payload = job.payload
        self._process.sleep(self._world.dice.uniform(0, 1))
        root = self._world.promises.root_of(job.key)
        self._world.outside.spent[root] += 1
        run.spend(usd=A_CALL_USD)
        owner = run.step("extract", lambda: payload["tenant"])
        if payload["fails"] == "before":
            self._fail(payload["mood"], job, run)
        case = self._effect(payload["style"], payload["case"], job.tenant_id, run)
        if payload["fails"] == "after":
            self._fail(payload["mood"], job, run)
        run.step("store", lambda: self._process.sleep(0.1))
        return {"case": case, "tenant": owner}

    def _effect(self, style: str, case: str, tenant: str, run: Run) -> Any:
        outside, process, key = self._world.outside, self._process, f"{tenant}-{case}"

        def do() -> str:
            return outside.do(process, key, idempotent=style == "idempotent")

        verify = (lambda: outside.find(process, key)) if style == "verified" else None
        try:
            return run.effect("crm.case", key=case, do=do, verify=verify, **STYLES[style])
        except (ConnectionResetError, Unavailable):  # some agents try again by themselves
            if self._world.dice.random() < 0.5:
                raise
            return run.effect("crm.case", key=case, do=do, verify=verify, **STYLES[style])

    def _fail(self, mood: str, job: Job, run: Run) -> None:
        world, process = self._world, self._process
        ill = job.tenant_id == world.sick or (mood == "flaky" and world.dice.random() < 0.6)
        if world.troubled and ill:
            raise Transient("NETWORK", "the weather")
        if process.version == "v1" and mood == "bug":
            raise ValueError("a bug of the first version")
        if process.version == "v1" and mood == "corrupt":
            raise Permanent("DOC_PARSE_CORRUPT", "the first version cannot read it")
        if world.troubled and mood == "review" and world.dice.random() < 0.5:
            raise NeedsReview("somebody must look")
        if world.troubled and mood == "crash" and world.dice.random() < 0.5:
            process.die()
        if world.troubled and mood == "hang" and world.dice.random() < 0.5:
            process.sleep(60)
        if world.troubled and mood == "swallow":
            self._swallow(run)

    def _swallow(self, run: Run) -> None:
        try:
            run.step("enrich", self._weather)
        except Transient:
            return

    def _weather(self) -> None:
        if self._world.dice.random() < 0.5:
            raise Transient("NETWORK", "hidden by the agent")
