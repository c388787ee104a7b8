"""The command line over moto: real clients, a real table, what it printed and how it ended."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import boto3
import pytest
from moto import mock_aws

from lambdas.lanes import load_lanes
from lambdas.settings import ROOT
from ops.__main__ import main
from ops.connection import Connection, connect
from tests.support.functions.gateway import Gateway, api_in_process
from tests.support.functions.quick import dynamodb_in_process
from tests.support.ledgers.bench import DynamoBench

REGION = "us-east-1"
LANES = tuple(load_lanes(ROOT, simulated=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    code: int
    out: str
    err: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """Call it as a person types: `line("letters", "--lane", "kyc")`."""

    bench: DynamoBench
    sqs: Any
    gateway: Gateway
    capsys: pytest.CaptureFixture[str]

    def __call__(self, *argv: str) -> Said:
        return said(self.capsys, *argv)

    def json(self, *argv: str) -> Any:
        answer = self(*argv, "--json")
        assert answer.code == 0, answer.err
        return json.loads(answer.out)

    def messages(self, lane: str) -> list[dict[str, Any]]:
        """All that lies in a lane's queue."""
        url = self.sqs.get_queue_url(QueueName=f"lazaret-{lane}")["QueueUrl"]
        found: list[dict[str, Any]] = []
        while batch := self.sqs.receive_message(
            QueueUrl=url, MaxNumberOfMessages=10, MessageSystemAttributeNames=["All"]
        ).get("Messages"):
            found += batch
        return found


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> Said:
    try:
        code: Any = main(argv)
    except SystemExit as ended:  # argparse
        code = ended.code
    captured = capsys.readouterr()
    return Said(code=code, out=captured.out, err=captured.err)


@pytest.fixture
def aws(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("AWS_ENDPOINT_URL", "AWS_PROFILE", "LAZARET_NAME", "COLUMNS", "AWS_SESSION_TOKEN", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    monkeypatch.setenv("AWS_DEFAULT_REGION", REGION)
    monkeypatch.setenv("AWS_REGION", REGION)
    with mock_aws():
        yield


@pytest.fixture
def line(aws: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Line]:
    sqs = boto3.client("sqs")
    for lane in LANES:
        sqs.create_queue(QueueName=f"lazaret-{lane}")
    with dynamodb_in_process(ledger="lazaret-ledger", breakers="lazaret-breakers"), api_in_process(monkeypatch) as api:
        bench = DynamoBench(boto3.client("dynamodb"), "lazaret-ledger")
        yield Line(bench=bench, sqs=sqs, gateway=api, capsys=capsys)


@pytest.fixture
def connection(line: Line) -> Connection:
    return connect("lazaret", environ={"AWS_ACCESS_KEY_ID": "testing"})
