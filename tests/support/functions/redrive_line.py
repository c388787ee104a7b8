"""The command line beside a redrive machine in moto, whose tasks a test runs itself, between two looks of a watcher."""

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

import boto3
import pytest

from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.core.model.letter import Letter
from lambdas.core.redrive import plan, report
from lambdas.core.redrive.record import Redrive, Redriver
from lambdas.core.redrive.request import read_request
from lambdas.lanes import load_lanes
from lambdas.settings import ROOT
from lazaret.testing.redrives import MemoryAlarms, MemoryVersions
from ops.__main__ import parser
from ops.connection import connect
from ops.desk import Desk
from ops.shown import Shown
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_key, a_letter, a_proposal
from tests.support.functions.gateway import ME as ME  # noqa: PLC0414
from tests.support.functions.ops_line import Line
from tests.support.worlds.island import Island

WAITS = json.dumps({"StartAt": "Wait", "States": {"Wait": {"Type": "Wait", "Seconds": 9, "End": True}}})
LANES = load_lanes(ROOT, simulated=True)


@dataclass
class Redriving:
    """What a test sees of redrives, and does in the place of the machine."""

    line: Line
    answers: list[dict[str, Any]]
    states: Any = field(default_factory=lambda: boto3.client("stepfunctions"))
    now: datetime = NOON

    @property
    def redrives(self) -> DynamoRedrives:
        return DynamoRedrives(self.line.bench.client, self.line.bench.table, sleep=lambda _: None)

    def only(self) -> Redrive:
        (found,) = self.redrives.page().redrives
        return found

    def given_to(self, redrive_id: str) -> Any:
        return json.loads(self.states.describe_execution(executionArn=self.execution(redrive_id))["input"])

    def execution(self, redrive_id: str) -> str:
        return f"arn:aws:states:us-east-1:123456789012:execution:lazaret-redrive:{redrive_id}"

    def put(self, n: int, **changes: Any) -> Letter:
        names = {name: changes.pop(name) for name in ("tenant_id", "job_type") if name in changes}
        usual = {"letter_id": f"dl_{n:04d}", "died_at": NOON + n * A_MINUTE, "code": "DOC_PARSE_CORRUPT"}
        return self.line.bench.put_letter(a_letter(a_key(job_id=f"job_{n}", **names), **{**usual, **changes}))

    def plan(self) -> None:
        """As the machine does to a dry run."""
        redriver = self.redriver
        redrive_id = self.only().redrive_id
        plan.plan(redriver, redrive_id)
        report.report(redriver, redrive_id)

    def becomes(self, **changes: Any) -> Redrive:
        """The machine writes the one redrive there is."""
        return self.redrives.write(replace(self.only(), **changes))

    @property
    def redriver(self) -> Redriver:
        """The island's, but for what a command reads and writes."""
        return replace(
            Island().redriver,
            lanes=LANES,
            ledger=self.line.bench.ledger,
            redrives=self.redrives,
            breakers=connect("lazaret", environ={"AWS_ACCESS_KEY_ID": "testing"}).breakers,
            versions=MemoryVersions({"kyc": "v-next"}),
            alarms=MemoryAlarms({"lazaret-kyc-worker-errors": "OK"}),
            clock=lambda: self.now,
            new_id=lambda: f"event-{self.now.isoformat()}",
        )

    def watched(self, *argv: str, between: Callable[[], None]) -> int:
        """The command, with the clock of this test; `between` is what happens between two looks."""

        def sleep(seconds: float) -> None:
            self.now += timedelta(seconds=seconds)
            assert self.now < NOON + AN_HOUR, "nobody looks for an hour at what does not move"
            between()

        args: argparse.Namespace = parser(argv).parse_args(argv)
        connection = connect("lazaret", environ={"AWS_ACCESS_KEY_ID": "testing"})
        desk = Desk(
            connection=connection,
            shown=Shown(json=args.json),
            lanes=LANES,
            clock=lambda: self.now,
            sleep=sleep,
        )
        code: int = args.command.run(args, desk)
        return code


@pytest.fixture
def redriving(line: Line) -> Iterator[Redriving]:
    answers: list[dict[str, Any]] = []

    def answered(params: dict[str, Any], **_: Any) -> None:
        answers.append({"token": params["taskToken"], **json.loads(params["output"])})

    boto3.setup_default_session()
    events = boto3.DEFAULT_SESSION.events
    events.register("provide-client-params.sfn.SendTaskSuccess", answered)
    boto3.client("stepfunctions").create_state_machine(
        name="lazaret-redrive", definition=WAITS, roleArn="arn:aws:iam::123456789012:role/redrive"
    )
    yield Redriving(line=line, answers=answers)
    boto3.DEFAULT_SESSION = None


def proposed(redriving: Redriving) -> Redrive:
    given = {"action": "replay", "job_type": "kyc", "filter": {"signature": "5f1d"}, "reason": "v1 became v2"}
    request = read_request({**given, "operator": "lazaret"}, job_types=LANES)
    return redriving.redrives.write(a_proposal(request))
