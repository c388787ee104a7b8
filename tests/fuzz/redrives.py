"""A quarantine and its redrive machine, for examples that Hypothesis makes up."""

import json
from typing import Any

from lambdas.core.model.failure import Permanent
from lambdas.core.model.value import replace
from lambdas.handlers import redrive, redrive_send
from tests.fuzz.line import Line, Minute
from tests.support.lane import LANE, failing_with


class Machine:
    """The states of infra/core/redrive_states.py, each by its real handler, with JSON in between."""

    def __init__(self, line: Line, answer: Any) -> None:
        self.line = line
        self.answer = answer

    def task(self, name: str, **event: Any) -> Any:
        with self.line.staged():
            told = redrive.handler({"task": name, **event}, Minute())
        self.line.collect()
        return json.loads(json.dumps(told, allow_nan=False))

    def run(self, given: Any, name: str) -> Any:
        begun = self.task("write_down", input=given, execution={"id": f"arn:{name}", "name": name})
        self.named = {"redrive_id": begun["redrive_id"]}
        at = begun["begin_at"]
        for _ in range(200):
            if at == "report":
                return self.task("report", **self.named)
            at = getattr(self, f"_{at}")()
        raise AssertionError("it does not end")

    def _plan(self) -> str:
        return str(self.task("plan", **self.named)["next"])

    def _ask(self) -> str:
        self.task("ask", task_token="token", **self.named)
        heard = str(self.task("hear", answer=self.answer, **self.named)["next"])
        return heard if heard != "ask" else str(self.task("hear", answer={"expired": True}, **self.named)["next"])

    def _send(self) -> str:
        self.beats, self.ranges = 0, 0
        return self._wave()

    def _wave(self) -> str:
        chosen = self.task("choose_wave", **self.named)
        self.sent = []
        for part in chosen["ranges"]:
            with self.line.staged():
                self.sent.append(redrive_send.handler({**self.named, **part}, Minute()))
        self.line.collect()
        self.ranges += len(chosen["ranges"])
        return "watch"

    def _watch(self) -> str:
        self.line.pass_time(60)
        self.beats += 1
        judged = self.task("judge", sent=self.sent, beats=self.beats, ranges=self.ranges, **self.named)
        return {"next": "wave", "wait": "watch", "halt": "halt", "done": "report"}[judged["verdict"]]

    def _halt(self) -> str:
        return "report" if self.task("call_back", **self.named)["finished"] else "halt"


def quarantined(**changes: Any) -> Line:
    line = Line(agent=failing_with(Permanent("DOC_PARSE_CORRUPT", "no")), lane=replace(LANE, **changes))
    line.kill(3)
    return line
