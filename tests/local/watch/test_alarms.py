"""Alarms on the embedded stack: who is told when one rings. What an incident rings is in test_incident.py."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from lambdas.core.redrive.watch import HALTING
from local.stack import Stack
from tests.support.embedded.lane import wait_for

pytestmark = [pytest.mark.embedded, pytest.mark.slow]


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
