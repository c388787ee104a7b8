"""Breakers as Lambda sees them: what tripping costs, what is told, and what the sweep reports."""

import json
from collections.abc import Callable
from typing import Any

import boto3
import pytest

from lambdas import wiring
from lambdas.core.model.head import HeadStatus
from lambdas.core.sweep.sweeper import Gauge
from lambdas.handlers import notify, sweep, worker
from tests.support.functions.aws import Aws, Context, envelope, forget

OK = [{"op": "return", "value": {"ok": True}}]
UNAUTHORIZED = [{"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}]


@pytest.fixture
def heard(aws: Aws, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[dict[str, Any]]]:
    """What a subscriber of the topic got."""
    sns, sqs = boto3.client("sns"), boto3.client("sqs")
    topic = sns.create_topic(Name="lazaret-alerts")["TopicArn"]
    url = sqs.create_queue(QueueName="subscriber")["QueueUrl"]
    arn = sqs.get_queue_attributes(QueueUrl=url, AttributeNames=["QueueArn"])["Attributes"]["QueueArn"]
    sns.subscribe(TopicArn=topic, Protocol="sqs", Endpoint=arn)
    monkeypatch.setenv("ALERTS_TOPIC", topic)
    notices = sqs.create_queue(QueueName="lazaret-notices")["QueueUrl"]
    monkeypatch.setenv("NOTICES_QUEUE", notices)
    forget()

    def messages() -> list[dict[str, Any]]:
        hints = aws.waiting_in(notices)
        for _ in range(2):  # SQS may deliver a hint twice
            assert notify.handler({"Records": hints}, AMinute()) == {"batchItemFailures": []}
        got = sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=10).get("Messages", [])
        return [json.loads(json.loads(each["Body"])["Message"]) for each in got]

    return messages


def metrics_in(text: str) -> dict[str, Any]:
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return {name: line[name] for line in lines if "_aws" in line for name in line if name[0].isupper()}


def trip(aws: Aws, context: Context) -> None:
    for number in range(5):
        worker.handler(aws.records(envelope(UNAUTHORIZED, job_id=f"bad_{number}")), context)


def test_five_failures_open_the_breaker_which_is_told_logged_and_counted_once(
    aws: Aws, context: Context, heard: Callable[[], list[dict[str, Any]]], printed: Callable[[], str]
) -> None:
    trip(aws, context)
    text = printed()
    [notice] = heard()
    assert (notice["what"], notice["tenant_id"], notice["code"]) == ("breaker.opened", "tnt_1", "AUTH_DENIED")
    assert (notice["failed"], notice["attempts"]) == (5, 5)
    assert text.count('"message":"breaker.opened"') == 1
    assert metrics_in(text)["BreakerTrips"] == [1.0]


def test_a_notices_queue_that_does_not_answer_fails_nothing(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch, printed: Callable[[], str]
) -> None:
    monkeypatch.setenv("NOTICES_QUEUE", "https://sqs.us-east-1.amazonaws.com/123456789012/nowhere")
    forget()
    trip(aws, context)
    assert wiring.breakers().find("tnt_1", "simulated").opened_at is not None
    assert '"message":"notice.untold"' in printed()


def test_while_the_topic_does_not_answer_the_hint_comes_again(aws: Aws, context: Context, heard: Any) -> None:
    trip(aws, context)
    topics = boto3.client("sns").list_topics()["Topics"]
    boto3.client("sns").delete_topic(TopicArn=topics[0]["TopicArn"])
    [hint] = aws.waiting_in(wiring.queue_url("notices"))
    assert notify.handler({"Records": [hint]}, AMinute())["batchItemFailures"] != []


def test_a_failed_attempt_costs_one_write_more(aws: Aws, context: Context) -> None:
    worker.handler(aws.records(envelope(UNAUTHORIZED, job_id="bad_0")), context)
    aws.requests.clear()
    worker.handler(aws.records(envelope(UNAUTHORIZED, job_id="bad_1")), context)
    counting = [request for name, request in aws.requests if request.get("TableName") == "lazaret-breakers"]
    assert len(counting) == 1


def test_a_parked_job_costs_one_read_and_one_write_and_never_an_attempt(aws: Aws, context: Context) -> None:
    trip(aws, context)
    aws.requests.clear()
    worker.handler(aws.records(envelope(OK, job_id="later")), context)
    assert sorted(name for name, _ in aws.requests) == ["BatchGetItem", "ChangeMessageVisibilityBatch", "UpdateItem"]
    assert (aws.head("later").status, aws.head("later").attempt) == (HeadStatus.PARKED, 0)


class AMinute(Context):
    """What the sweep has; the others' few seconds are too short to count every lane's letters on moto."""

    @staticmethod
    def get_remaining_time_in_millis() -> int:
        return 60_000


def test_a_gauge_is_shown_while_it_is_not_zero(printed: Callable[[], str]) -> None:
    sweep.show(Gauge(job_type="kyc"))
    assert printed() == ""
    sweep.show(Gauge(job_type="kyc", stuck=2, oldest_letter_s=5.0))
    lines = [json.loads(line) for line in printed().splitlines()]
    assert [(line.get("StuckJobs"), line.get("OldestLetterAge")) for line in lines] == [(None, [5.0]), ([2.0], None)]


def test_the_sweep_reports_the_gauges_that_are_not_zero(aws: Aws, context: Context, printed: Callable[[], str]) -> None:
    trip(aws, context)
    worker.handler(aws.records(envelope(OK, job_id="later")), context)
    printed()
    swept = sweep.handler({}, AMinute())
    lines = [json.loads(line) for line in printed().splitlines() if line.startswith("{")]
    told = {(line["job_type"], name): line[name] for line in lines if "_aws" in line for name in line}
    assert told["simulated", "ParkedJobs"] == [1.0]
    assert told["simulated", "BreakersOpen"] == [1.0]
    assert told["simulated", "LongestBreakerOpen"][0] > 0
    gauges = {"BreakersOpen", "LongestBreakerOpen", "OldestLetterAge", "OpenLetters", "ParkedJobs", "StuckJobs"}
    assert {name for job_type, name in told if job_type == "kyc"} & gauges == set()
    assert ("simulated", "OpenLetters") not in told
    assert (swept["probes"], swept["finished"], "gauges" in swept) == (0, True, False)
