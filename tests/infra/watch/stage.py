"""One lane's functions called in turn, as Lambda would, with a clock that a test moves. It asserts nothing."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.core.model.letter import Letter, LetterStatus, Way
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.redrive.claim import replayed
from lambdas.core.redrive.request import BadRequest, Filter, Request
from lambdas.core.sweep.gauges import RATED_EVERY
from lambdas.handlers import intake, redrive, sweep, worker
from tests.infra.watch.cloudwatch import Cloud
from tests.support.builders import an_event
from tests.support.functions.aws import Aws, Context, envelope

JOB_TYPE = "simulated"


@dataclass(kw_only=True)
class Stage:
    aws: Aws
    context: Context
    printed: Callable[[], str]
    cloud: Cloud = field(default_factory=Cloud)
    later: timedelta = timedelta(0)
    sent: list[dict[str, Any]] = field(default_factory=list)

    def begin(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = wiring.now
        monkeypatch.setattr(wiring, "now", lambda: real() + self.later)
        monkeypatch.setattr(Context, "get_remaining_time_in_millis", staticmethod(lambda: 60_000))

    @property
    def at(self) -> float:
        moment: datetime = wiring.now()
        return moment.timestamp()

    def work(self, *records: dict[str, Any]) -> None:
        worker.handler({"Records": list(records)}, self.context)
        self._heard(f"lazaret-{JOB_TYPE}-worker")

    def run(self, *attempts: list[dict[str, Any]], job_id: str, tenant_id: str = "tnt_1") -> None:
        body = envelope(*attempts, job_id=job_id, tenant_id=tenant_id)
        self.work(self.aws.record(body, MessageGroupId=tenant_id))

    def run_what_waits(self) -> None:
        """What was sent to the lane's queue, an hour later: moto would keep what is delayed for as long as it says."""
        self.later += timedelta(hours=1)
        self.work(*self._sent_to(self.aws.queue_url))

    def take_in(self) -> None:
        intake.handler({"Records": self._sent_to(self.aws.dead_queue_url)}, self.context)
        self._heard(f"lazaret-{JOB_TYPE}-intake")

    def _sent_to(self, queue_url: str) -> list[dict[str, Any]]:
        """What was sent there and not delivered yet, as records."""
        self.sent += [request for name, request in self.aws.requests if name == "SendMessage"]
        self.aws.requests.clear()
        there = [request for request in self.sent if request["QueueUrl"] == queue_url]
        self.sent = [request for request in self.sent if request["QueueUrl"] != queue_url]
        return [self._record(request) for request in there]

    def _record(self, request: dict[str, Any]) -> dict[str, Any]:
        attributes = request.get("MessageAttributes", {})
        said = {name: {"stringValue": each["StringValue"], "dataType": "String"} for name, each in attributes.items()}
        record = self.aws.record(request["MessageBody"], MessageGroupId=request["MessageGroupId"])
        return {**record, "messageAttributes": said}

    def refuse_a_redrive(self) -> None:
        """Somebody pasted an input with faults."""
        begin = {"task": "write_down", "input": {"action": "sing"}, "execution": {"id": "arn", "name": "rd-1"}}
        with pytest.raises(BadRequest):
            redrive.handler(begin, self.context)
        self._heard("lazaret-redrive")

    def sweep(self) -> None:
        """In a minute in which rates are counted, whenever the test is run, and with time left in it."""
        if wiring.now().second > 30:
            self.later += timedelta(seconds=60 - wiring.now().second)
        self.later += timedelta(minutes=-wiring.now().minute % RATED_EVERY)
        sweep.handler({}, self.context)
        self._heard("lazaret-sweep")
        for name, value in (("Invocations", 1), ("Errors", 0)):
            self.cloud.publish("AWS/Lambda", name, value, at=self.at, FunctionName="lazaret-sweep")

    def letter(self, job_id: str) -> Letter:
        listed = house.ledger().letters(LetterQuery(status=LetterStatus.OPEN, job_type=JOB_TYPE)).letters
        (found,) = (letter for letter in listed if letter.job_id == job_id)
        letter = house.ledger().letter(found.letter_id)
        assert letter is not None
        return letter

    def replay(self, letter: Letter, *, script: list[dict[str, Any]], auto: bool = False) -> None:
        """As a redrive sends it, and the worker runs it."""
        body = json.loads(wiring.store().get(letter.snapshot_ref))["body"]
        request = Request(
            action=Way.REPLAY,
            job_type=JOB_TYPE,
            filter=Filter(letter_ids=(letter.letter_id,)),
            reason="mended",
            operator="ada",
            patch={"attempts": [script]},
            auto=auto,
        )
        again = replayed(letter, body, request, "rd-1", wiring.lanes()[JOB_TYPE], wiring.now())
        house.ledger().replay(letter, again.head, an_event())
        house.lane_queue(JOB_TYPE).send(again.head.message())
        self.run_what_waits()

    def _heard(self, function: str) -> None:
        self.cloud.hear(function, self.printed(), at=self.at)
