"""The redrive machine: executions that run their tasks as infra/core/redrive_states.py orders them, each in a process.

A task that fails is begun again, as Step Functions does. Somebody may stop an execution between two tasks.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from datetime import timedelta
from typing import Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.ports.redrives import NotWaiting
from lambdas.core.redrive import approval, plan, report, send, start, watch
from lambdas.core.redrive.record import Redriver
from lambdas.core.redrive.request import BadRequest
from lambdas.core.redrive.watch import Range
from lazaret.testing.crash import Died
from tests.simulation.world.functions import Functions
from tests.simulation.world.process import Process

TRIES = 6  # of a task: one, and five retries
TASK_S = 900.0
ANSWERED_WITHIN_S = 1200.0  # a day in the real machine


Task = Callable[[Redriver, Process], Any]


class Stopped(Exception):
    """Somebody stopped the execution from the console."""


class Broke(Exception):
    """A task failed as often as it may."""


@dataclass(eq=False)
class Execution:
    functions: Functions
    name: str
    given: Any
    runs: bool = True
    redrive_id: str = ""
    wait_seconds: int = 0
    sent: list[Any] | None = None
    beats: int = 0
    ranges: int = 0
    answers: dict[str, Any] = field(default_factory=dict)
    stopped: bool = False

    def live(self) -> None:
        try:
            begun = self.task("write_down", self._write_down)
            self.redrive_id, self.wait_seconds = begun["redrive_id"], begun["wait_seconds"]
            at = begun["begin_at"]
            while at != "end":
                at = getattr(self, at)()
        except (Stopped, BadRequest) as ended:
            self.functions.world.tell(self.name, "ends", repr(ended)[:200], "")
        except Broke as broke:
            self._report_failure(broke)
        finally:
            self.runs = False

    def _report_failure(self, broke: Broke) -> None:
        if not self.redrive_id:
            return
        try:
            failed = {"error": "Broke", "cause": str(broke)}
            self.task("broke", lambda redriver, _: report.report(redriver, self.redrive_id, failed))
        except (Stopped, Broke):
            return

    def task(self, name: str, do: Task) -> Any:
        """What it says goes through JSON, as it does in the machine."""
        world = self.functions.world
        for again in range(TRIES):
            if self.stopped or world.struck("stopped"):
                raise Stopped
            said = self._once(world.process(name, TASK_S), do)
            if said:
                return json.loads(json.dumps(said[0]))
            world.clock.sleep(min(60, 2 * 2**again) * world.dice.random())
        raise Broke(f"{name} failed {TRIES} times")

    def _once(self, process: Process, do: Task) -> list[Any]:
        """Its answer, or nothing if it failed. What its input is refused for is raised."""
        clock = self.functions.world.clock
        answers: list[Any] = []
        refused: list[BadRequest] = []
        fiber = clock.start(lambda: self._try(process, do, answers, refused), process=process)
        clock.join(fiber, TASK_S + 60)
        process.over = True
        if refused:
            raise refused[0]
        return answers

    def _try(self, process: Process, do: Task, answers: list[Any], refused: list[BadRequest]) -> None:
        world = self.functions.world
        try:
            answer = do(self.functions.redriver(process), process)
            if not process.over:
                answers.append(answer)
        except BadRequest as error:
            refused.append(error)
        except LazaretError as error:
            world.tell(process.name, "fails", "", type(error).__name__)
        except Died:
            return
        except Exception as error:
            world.broken.append(f"{process.name} raised {error!r}")

    def _write_down(self, redriver: Redriver, _: Process) -> Any:
        return asdict(start.write_down(redriver, self.given, execution=f"arn:{self.name}", name=self.name))

    def plan(self) -> str:
        return str(self.task("plan", lambda redriver, _: plan.plan(redriver, self.redrive_id)))

    def ask(self) -> str:
        world, token = self.functions.world, f"token-{self.functions.world.number()}"
        self.task("ask", lambda redriver, _: approval.ask(redriver, self.redrive_id, token))
        until = world.clock.now + ANSWERED_WITHIN_S
        self.answers[token] = None
        while self.answers[token] is None and world.clock.now < until:
            world.clock.sleep(10)
        answer = self.answers.pop(token)
        answer = {"expired": True} if answer is None else answer
        return str(self.task("hear", lambda redriver, _: approval.receive(redriver, self.redrive_id, answer)))

    def send(self) -> str:
        return self.wave()

    def wave(self) -> str:
        clock = self.functions.world.clock
        chosen = self.task("choose_wave", self._choose)
        self.wait_seconds, sent = chosen["wait_seconds"], [None] * len(chosen["ranges"])
        fibers = [clock.start(lambda n=n, p=p: self._send(n, p, sent)) for n, p in enumerate(chosen["ranges"])]  # type: ignore[misc]
        for fiber in fibers:
            clock.join(fiber)
        if None in sent:
            raise Broke("a range could not be sent")
        self.sent, self.ranges = sent, self.ranges + len(sent)
        return "watch"

    def _choose(self, redriver: Redriver, _: Process) -> Any:
        parts, wait = watch.choose_wave(redriver, self.redrive_id)
        return {"ranges": [asdict(part) for part in parts], "wait_seconds": wait}

    def _send(self, number: int, part: Mapping[str, Any], sent: list[Any]) -> None:
        def do(redriver: Redriver, process: Process) -> Any:
            until = process.now() + timedelta(seconds=TASK_S - 30)
            answer = send.send_range(redriver, self.redrive_id, Range(**part), until=until)
            return {"sent": answer.sent, "skipped": dict(answer.skipped), "end": answer.end}

        try:
            sent[number] = self.task("send", do)
        except (Stopped, Broke):
            return

    def watch(self) -> str:
        world = self.functions.world
        redrive = world.view.redrive(self.redrive_id)
        if redrive is not None and world.struck("rings"):
            world.ring(redrive.request.job_type)
        world.clock.sleep(self.wait_seconds)
        self.beats += 1
        judged = self.task("judge", self._judge)
        if judged["verdict"] == "hand_over":
            self.functions.machine.start(judged["successor"], {"continues": self.redrive_id})
            return "end"
        self.wait_seconds = judged["wait_seconds"]
        return {"next": "wave", "wait": "watch", "halt": "halt", "done": "report"}[judged["verdict"]]

    def _judge(self, redriver: Redriver, _: Process) -> Any:
        ringing = self._ringing()
        judged = watch.judge_wave(redriver, self.redrive_id, self.sent, beats=self.beats, sent_ranges=self.ranges)
        if ringing & self._ringing() and judged.verdict not in (watch.WaveVerdict.HALT, watch.WaveVerdict.DONE):
            self.functions.world.broken.append(f"redrive {self.redrive_id} goes on while {sorted(ringing)} ring")
        self.functions.world.promises.redrives.judged(self.redrive_id, judged.verdict.value)
        return asdict(judged)

    def _ringing(self) -> set[str]:
        """Alarms that should halt it: quiet when it was planned, and not now."""
        world = self.functions.world
        redrive = world.view.redrive(self.redrive_id)
        return {name for name in (redrive.plan.alarms if redrive else ()) if world.alarms[name] == "ALARM"}

    def halt(self) -> str:
        def do(redriver: Redriver, process: Process) -> Any:
            return report.recall(redriver, self.redrive_id, until=process.now() + timedelta(seconds=TASK_S - 30))

        return "report" if self.task("call_back", do) else "halt"

    def report(self) -> str:
        self.task("report", lambda redriver, _: report.report(redriver, self.redrive_id))
        return "end"


class Machine:
    """Starts executions, and hands answers to those that wait for one."""

    def __init__(self, functions: Functions) -> None:
        self._functions = functions
        functions.machine = self

    def start(self, redrive_id: str, given: Mapping[str, Any]) -> str:
        world = self._functions.world
        if redrive_id not in world.executions:
            execution = Execution(self._functions, redrive_id, json.loads(json.dumps(given)))
            world.executions[redrive_id] = execution
            world.clock.start(execution.live)
        return f"arn:{redrive_id}"

    def answer(self, task_token: str, given: Mapping[str, Any]) -> None:
        for execution in self._functions.world.executions.values():
            if execution.answers.get(task_token, "") is None:
                execution.answers[task_token] = dict(given)
                return
        raise NotWaiting("nobody waits for this answer any more")
