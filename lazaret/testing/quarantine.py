"""A whole quarantine in memory: lane, letters and the redrive machine, its tasks in the order of its definition.

Every task is a process of its own that may die at any call, and is then begun again, as Step Functions does.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import timedelta
from typing import Any

from lambdas.core.model.head import Event
from lambdas.core.ports.redrives import APPROVED, PLAN, REFUSED, STARTED
from lambdas.core.redrive import approval, plan, report, send, start, watch
from lambdas.core.redrive.record import Policy, Redriver
from lambdas.core.redrive.watch import Range
from lambdas.core.sweep.recoverer import Recoverer
from lazaret.testing.broker import PORTS, Broker
from lazaret.testing.crash import Life
from lazaret.testing.redrives import MemoryAlarms, MemoryMachine, MemoryRedrives, MemoryThrottles, MemoryVersions

TRIES = 6  # of a task: one, and five retries
EXPIRED = {"expired": True}  # as the machine says when nobody woke it


@dataclass(kw_only=True)
class Quarantine(Broker):
    redrives: MemoryRedrives = field(default_factory=MemoryRedrives)
    machine: MemoryMachine = field(default_factory=MemoryMachine)
    versions: MemoryVersions = field(default_factory=MemoryVersions)
    alarms: MemoryAlarms = field(default_factory=MemoryAlarms)
    throttles: MemoryThrottles = field(default_factory=MemoryThrottles)
    policies: dict[str, Policy] = field(default_factory=dict)
    most_events: int = 15_000
    executions: int = 0
    answer: dict[str, Any] | None = None  # of the second person; None: nobody answers
    asked: list[str] = field(default_factory=list)  # tasks, in their order
    on_task: Callable[[str], None] = lambda _task: None
    task_life: Callable[[str], Life] = lambda _task: Life()
    ports: tuple[str, ...] = (*PORTS, "redrives")

    @property
    def redriver(self) -> Redriver:
        return Redriver(
            name="lazaret",
            lanes={self.lane.job_type: self.lane},
            ledger=self.ledger,
            redrives=self.redrives,
            breakers=self.breakers,
            store=self.store,
            notices=self.notices,
            versions=self.versions,
            alarms=self.alarms,
            queue_of=lambda _job_type: self.queue,
            policy_named=self.policies.__getitem__,
            clock=lambda: self.now,
            sleep=self.later,
            new_id=self.new_id,
            most_events=self.most_events,
        )

    @property
    def recoverer(self) -> Recoverer:
        return Recoverer(
            lanes={self.lane.job_type: self.lane},
            ledger=self.ledger,
            breakers=self.breakers,
            redrives=self.redrives,
            machine=self.machine,
            versions=self.versions,
            throttles=self.throttles,
            notices=self.notices,
            policy_named=self.policies.__getitem__,
            clock=lambda: self.now,
            new_id=self.new_id,
        )

    def sign(self, redrive_id: str, what: str, by: str, why: str = "") -> None:
        """As the API does for whoever is signed in."""
        found = self.redrives.find(redrive_id)
        data = {PLAN: found.approved_as} if found and what == APPROVED else {}
        self.redrives.sign(
            redrive_id, Event(at=self.now, event_id=self.new_id(), what=what, who=by, why=why, data=data)
        )

    def pass_time(self, seconds: float) -> None:
        """Deliver and sweep for a while."""
        until = self.now + timedelta(seconds=seconds)
        while (self._moments() or self._under_way()) and self.next_moment() <= until:
            self.tick()
        self.now = max(self.now, until)

    def drive(self, given: Any, *, name: str = "") -> Any:
        """One execution, and its successors. Its output; what its input is refused for is raised."""
        self.executions += 1
        name = name or f"execution-{self.executions}"
        begun = self.task("write_down", self._write_down, given, {"id": f"arn:{name}", "name": name})
        execution = Execution(quarantine=self, redrive_id=begun["redrive_id"], wait_seconds=begun["wait_seconds"])
        at = begun["begin_at"]
        while at != "end":
            at = getattr(execution, at)()
        return execution.output

    def task(self, name: str, do: Callable[..., Any], *args: Any) -> Any:
        """A task in a process of its own. What it says goes through JSON, as it does in the machine."""
        for _ in range(TRIES):
            self.asked.append(name)
            self.on_task(name)
            done, answer = self._once(name, do, *args)
            if done:
                return json.loads(json.dumps(answer)) if not isinstance(answer, tuple) else answer
        raise AssertionError(f"task {name} died {TRIES} times")

    def _once(self, name: str, do: Callable[..., Any], *args: Any) -> tuple[bool, Any]:
        return self._lived(self.task_life(name), lambda: do(self.redriver, *args))

    def _write_down(self, redriver: Redriver, given: Any, execution: dict[str, str]) -> Any:
        begun = start.write_down(redriver, given, execution=execution["id"], name=execution["name"])
        return asdict(begun)


@dataclass
class Execution:
    """One execution of the machine: each method is a state, and says which comes next."""

    quarantine: Quarantine
    redrive_id: str
    wait_seconds: int
    sent: list[Any] | None = None
    beats: int = 0
    ranges: int = 0
    output: Any = None

    def plan(self) -> str:
        return str(self.quarantine.task("plan", lambda redriver: plan.plan(redriver, self.redrive_id)))

    def ask(self) -> str:
        self.quarantine.task("ask", lambda redriver: approval.ask(redriver, self.redrive_id, "token"))
        self.quarantine.sign(self.redrive_id, STARTED, "ana")
        answer = self.quarantine.answer or {}
        if answer.get("approved") in (True, False):
            what = APPROVED if answer["approved"] else REFUSED
            self.quarantine.sign(self.redrive_id, what, str(answer.get("by", "")), str(answer.get("why", "")))
        return str(self.quarantine.task("hear", lambda redriver: approval.receive(redriver, self.redrive_id, EXPIRED)))

    def send(self) -> str:
        return self.wave()

    def wave(self) -> str:
        parts, wait = self.quarantine.task("choose_wave", lambda r: watch.choose_wave(r, self.redrive_id))
        self.sent = [self.quarantine.task("send", self._send, part) for part in parts]
        self.ranges += len(parts)
        self.wait_seconds = wait
        return "watch"

    def watch(self) -> str:
        self.quarantine.pass_time(self.wait_seconds)
        self.beats += 1
        judged = self.quarantine.task("judge", self._judge)
        if judged["verdict"] == "hand_over":
            self.output = self.quarantine.drive({"continues": self.redrive_id}, name=judged["successor"])
            return "end"
        self.wait_seconds = judged["wait_seconds"]
        return {"next": "wave", "wait": "watch", "halt": "halt", "done": "report"}[judged["verdict"]]

    def halt(self) -> str:
        until = self.quarantine.now + timedelta(seconds=600)
        finished = self.quarantine.task("call_back", lambda r: report.recall(r, self.redrive_id, until=until))
        return "report" if finished else "halt"

    def report(self) -> str:
        self.output = self.quarantine.task("report", lambda redriver: report.report(redriver, self.redrive_id))
        return "end"

    def _send(self, redriver: Redriver, part: Range) -> Any:
        until = self.quarantine.now + timedelta(seconds=800)
        sent = send.send_range(redriver, self.redrive_id, part, until=until)
        return {"sent": sent.sent, "skipped": dict(sent.skipped), "end": sent.end}

    def _judge(self, redriver: Redriver) -> Any:
        judged = watch.judge_wave(redriver, self.redrive_id, self.sent, beats=self.beats, sent_ranges=self.ranges)
        return asdict(judged)
