"""Alarms on the embedded stack: who is told when one rings, and what an incident there would ring on AWS."""

import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from infra.deployment import Deployment
from lambdas.core.redrive.alarms import HALTING
from lambdas.lanes import load_lanes
from local.stack import Stack
from tests.infra.synth import ROOT, small_repository, synthesized
from tests.local.lane import EmbeddedLane, wait_for
from tests.watch.cloudwatch import Cloud

pytestmark = pytest.mark.embedded

LOOP = [{"op": "loop"}]
WELL = [{"op": "return", "value": {"ok": True}}]
FUNCTIONS = ("lazaret-simulated-worker", "lazaret-simulated-intake", "lazaret-sweep")
HALF_AN_HOUR = 1800  # for which one second stands here


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """Of AWS: the embedded stack computes no expressions, so its own has fewer alarms."""
    repository: Path = small_repository(tmp_path_factory.mktemp("repository"))
    lanes = list(load_lanes(ROOT, simulated=True).values())
    made = synthesized(Deployment(simulated=True), lanes, repository, tmp_path_factory.mktemp("watched"))
    return made.templates["Lazaret-Watch"]


@pytest.fixture
def heard(embedded: Stack) -> Iterator[Any]:
    """What a subscriber of the topic gets."""
    sqs, sns = embedded.client("sqs"), embedded.client("sns")
    url = sqs.create_queue(QueueName=f"heard-{time.monotonic_ns()}")["QueueUrl"]
    arn = sqs.get_queue_attributes(QueueUrl=url, AttributeNames=["QueueArn"])["Attributes"]["QueueArn"]
    topic = embedded.outputs["AlertsTopic"]
    allowed = {
        "Effect": "Allow",
        "Principal": {"Service": "sns.amazonaws.com"},
        "Action": "sqs:SendMessage",
        "Resource": arn,
        "Condition": {"ArnEquals": {"aws:SourceArn": topic}},
    }
    policy = json.dumps({"Version": "2012-10-17", "Statement": [allowed]})
    sqs.set_queue_attributes(QueueUrl=url, Attributes={"Policy": policy})
    subscription = sns.subscribe(TopicArn=topic, Protocol="sqs", Endpoint=arn)["SubscriptionArn"]

    def messages() -> list[dict[str, Any]]:
        got = sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=10, WaitTimeSeconds=1).get("Messages", [])
        return [json.loads(json.loads(each["Body"])["Message"]) for each in got]

    yield messages
    sns.unsubscribe(SubscriptionArn=subscription)
    sqs.delete_queue(QueueUrl=url)


def test_an_alarm_that_rings_is_told_with_its_way_to_the_runbook(embedded: Stack, heard: Any) -> None:
    cloudwatch = embedded.client("cloudwatch")
    names = [f"lazaret-simulated-{noun}" for noun in HALTING]
    found = cloudwatch.describe_alarms(AlarmNames=names)["MetricAlarms"]
    assert {alarm["AlarmName"] for alarm in found} == set(names)
    cloudwatch.set_alarm_state(AlarmName="lazaret-simulated-queue-age", StateValue="ALARM", StateReason="a test")
    try:
        told = wait_for(lambda: [each for each in heard() if "AlarmName" in each], within=20)
    finally:
        cloudwatch.set_alarm_state(AlarmName="lazaret-simulated-queue-age", StateValue="OK", StateReason="over")
    assert (told[0]["AlarmName"], told[0]["NewStateValue"]) == ("lazaret-simulated-queue-age", "ALARM")
    assert told[0]["AlarmDescription"].endswith("docs/runbook.md#queue-age")


class Listener:
    """Feeds what the functions print from now on to a small CloudWatch."""

    def __init__(self, stack: Stack) -> None:
        self.stack = stack
        self.cloud = Cloud()
        self.read = {function: len(stack.log_lines(function)) for function in FUNCTIONS}

    def sweep(self) -> None:
        """Its gauges come last, so what was heard is complete once they are there."""
        self.stack.client("lambda").invoke(FunctionName="lazaret-sweep", Payload=b"{}")

    def listen(self) -> None:
        for function in FUNCTIONS:
            lines = self.stack.log_lines(function)
            self.cloud.hear(function, "\n".join(lines[self.read[function] :]), at=time.time())
            self.read[function] = len(lines)

    def ringing(self, template: Mapping[str, Any]) -> set[str]:
        return self.cloud.ringing(template, at=time.time()) - {"lazaret-sweep-silent"}


def test_a_poison_burst_rings_for_its_tenant_and_in_no_other_lane(embedded: Stack, template: Mapping[str, Any]) -> None:
    ear = Listener(embedded)
    ear.sweep()
    ear.listen()
    before = ear.ringing(template)  # what other tests of this session left
    lane = EmbeddedLane(embedded)
    for job_id in [lane.send(LOOP) for _ in range(6)]:
        assert lane.letter(job_id).kind == "poison"
    time.sleep(1.5)
    ear.sweep()
    ear.listen()
    longest = ear.cloud.points["Lazaret", "LongestBreakerOpen", frozenset({("job_type", "simulated")})]
    longest[:] = [(at, seconds * HALF_AN_HOUR) for at, seconds in longest]
    rung = ear.ringing(template)
    expected = {"poison-tenant", "tenant-share", "breaker-tripped", "breaker-open", "open-letters", "incident"}
    assert {f"lazaret-simulated-{noun}" for noun in expected} <= rung
    assert {name for name in rung - before if not name.startswith("lazaret-simulated-")} == set()
