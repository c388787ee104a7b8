"""An application in a folder of its own, as `ops new` writes it, on an embedded stack: what docs/adopt.md promises."""

import json
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from infra.app_folder import rooted
from local import stack
from local.host import ROOT
from local.stack import Stack
from ops.new.command import write_app
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.ops_line import ops_line

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

JOBS = 20


@pytest.fixture
def acme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stack]:
    folder = tmp_path / "acme-agents"
    write_app(folder, "langgraph")
    with (folder / "lanes.toml").open("a") as lanes:
        lanes.write('secrets = { PAYMENTS_KEY = "secretsmanager:acme/payments#key", DB_KEY = "ssm:/acme/db" }\n')
        lanes.write('events = ["done", "dead", "recovered"]\n')
    with (folder / "acme_agents" / "payments.py").open("a") as payments:
        payments.write("import os\nKEYS = os.environ['PAYMENTS_KEY'], os.environ['DB_KEY']\nprint('with', KEYS)\n")
    monkeypatch.setenv("LAZARET_APP", str(folder))
    with stack.running(home=tmp_path / "home") as running:
        yield running
    shutil.rmtree(rooted(ROOT, str(folder)))


class Heard:
    """What others hear of the deployment: a rule of theirs that sends its events to a queue."""

    def __init__(self, stack: Stack) -> None:
        self._sqs, events = stack.client("sqs"), stack.client("events")
        self._url = self._sqs.create_queue(QueueName="heard")["QueueUrl"]
        asked = self._sqs.get_queue_attributes(QueueUrl=self._url, AttributeNames=["QueueArn"])
        events.put_rule(Name="heard", EventPattern=json.dumps({"source": ["lazaret"]}))
        events.put_targets(Rule="heard", Targets=[{"Id": "queue", "Arn": asked["Attributes"]["QueueArn"]}])
        self._heard: dict[str, tuple[str, str]] = {}

    def heard(self) -> set[tuple[str, str]]:
        """Kind and job of each event so far."""
        while found := self._sqs.receive_message(QueueUrl=self._url, MaxNumberOfMessages=10).get("Messages"):
            for message in found:
                event = json.loads(message["Body"])
                self._heard[event["detail"]["event_id"]] = (event["detail-type"], event["detail"]["job_id"])
                self._sqs.delete_message(QueueUrl=self._url, ReceiptHandle=message["ReceiptHandle"])
        return set(self._heard.values())


def test_an_application_of_another_folder_runs_its_jobs_and_recovers_what_died(
    acme: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lane, ops = EmbeddedLane(acme, job_type="refunds"), ops_line(acme, monkeypatch, capsys)
    key, password = (secrets.token_urlsafe(24) for _ in range(2))
    acme.client("secretsmanager").create_secret(Name="acme/payments", SecretString=json.dumps({"key": key}))
    acme.client("ssm").put_parameter(Name="/acme/db", Value=password, Type="SecureString")
    events = Heard(acme)
    for number in range(JOBS):
        job = lane.envelope(job_id=f"job-{number}", payload={"order": f"o-{number}"})
        lane.send_raw(json.dumps(job), MessageGroupId=lane.tenant_id)
    lane.send_raw(json.dumps(lane.envelope(job_id="bad", payload={"ordre": "o-x"})), MessageGroupId=lane.tenant_id)
    results = [lane.settled(f"job-{number}", within=300).result for number in range(JOBS)]
    assert results == [{"order": f"o-{number}", "answer": "refunded"} for number in range(JOBS)]
    letter = lane.letter("bad", within=300)
    assert (letter.code, letter.agent) == ("ORDER_MISSING", "acme_agents.agent:support")
    asked = ("--action", "replay", "--letter", letter.letter_id, "--patch", json.dumps({"order": "o-x"}))
    code, ended = ops("redrive", "start", "--lane", "refunds", *asked, "--reason", "a typing mistake", "--watch")
    assert (code, ended["recovered"]) == (0, 1), ended
    expected = {("Job done", f"job-{number}") for number in range(JOBS)}
    expected |= {("Job dead", "bad"), ("Job recovered", "bad")}
    wait_for(lambda: expected <= events.heard(), within=240)
    assert {kind for kind, _ in events.heard() - expected} == {"Job done"}, "of the replay"
    said = (acme.home / "functions.log").read_text(errors="replace")
    assert "[redacted]" in said, "the agent prints its keys when it is imported"
    assert not [secret for secret in (key, password) if secret in said]
