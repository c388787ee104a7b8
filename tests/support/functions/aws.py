"""The handlers as Lambda calls them, over moto: real clients, real Powertools, records as SQS delivers them."""

import json
import logging
import sys
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import boto3
import pytest
from aws_lambda_powertools import Metrics
from aws_lambda_powertools.utilities.typing import LambdaContext
from botocore.exceptions import ClientError
from moto import mock_aws

from lambdas import house, settings, wiring
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from tests.support.functions.clock import Clock
from tests.support.functions.quick import dynamodb_in_process
from tests.support.ledgers.serial import one_request_at_a_time

NAME = "lazaret"
HOST = wiring.host  # as a deployed worker has it; a test that wants it says so
JOB_TYPE = "simulated"
UNAUTHORIZED = [{"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}]


class Context(LambdaContext):
    """What the handlers and Powertools read of Lambda's context."""

    def __init__(self) -> None:
        self._function_name = "lazaret-simulated-worker"
        self._memory_limit_in_mb = 512
        self._invoked_function_arn = "arn:aws:lambda:us-east-1:123456789012:function:lazaret-simulated-worker"
        self._aws_request_id = "request-1"

    @staticmethod
    def get_remaining_time_in_millis() -> int:
        return 7000


@dataclass
class Aws:
    queue_url: str
    dead_queue_url: str
    requests: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def records(self, *bodies: str, **attributes: str) -> dict[str, Any]:
        return {"Records": [self.record(body, **attributes) for body in bodies]}

    def record(self, body: str, **attributes: str) -> dict[str, Any]:
        return {
            "messageId": str(uuid.uuid4()),
            "receiptHandle": "receipt",
            "body": body,
            "attributes": {"ApproximateReceiveCount": "1", "SentTimestamp": "1760000000000", **attributes},
            "messageAttributes": {},
            "eventSource": "aws:sqs",
            "eventSourceARN": "arn:aws:sqs:us-east-1:123456789012:lazaret-simulated",
            "awsRegion": "us-east-1",
        }

    def waiting_in(self, queue_url: str) -> list[dict[str, Any]]:
        """The messages of a queue, as records."""
        got = wiring.client("sqs").receive_message(
            QueueUrl=queue_url,
            MaxNumberOfMessages=10,
            MessageAttributeNames=["All"],
            AttributeNames=["All"],
            VisibilityTimeout=0,
        )
        return [as_record(message) for message in got.get("Messages", [])]

    def refuse(self, operation: str) -> None:
        """SQS answers each request of this kind with an error."""

        def refused(model: Any, **_: Any) -> Any:
            if model.name == operation:
                raise ClientError({"Error": {"Code": "AccessDenied", "Message": "no"}}, operation)

        wiring.client("sqs").meta.events.register("before-call.sqs.*", refused)

    def head(self, job_id: str, tenant_id: str = "tnt_1") -> Head:
        head = house.ledger().head(JobKey(tenant_id=tenant_id, job_type=JOB_TYPE, job_id=job_id))
        assert head is not None
        return head


def lease_again(job_id: str) -> None:
    """As if its attempt still ran: intake must wait for it."""
    wiring.client("dynamodb").update_item(
        TableName="lazaret-ledger",
        Key={"pk": {"S": f"T#tnt_1#J#{JOB_TYPE}#{job_id}"}, "sk": {"S": "V#1#HEAD"}},
        UpdateExpression="SET #s = :running, lease_until = :later",
        ExpressionAttributeNames={"#s": "status"},
        ExpressionAttributeValues={":running": {"S": "running"}, ":later": {"S": "2999-01-01T00:00:00.000Z"}},
    )


def as_record(message: dict[str, Any]) -> dict[str, Any]:
    attributes = message.get("MessageAttributes", {})
    return {
        "messageId": message["MessageId"],
        "receiptHandle": message["ReceiptHandle"],
        "body": message["Body"],
        "attributes": message["Attributes"],
        "messageAttributes": {
            name: {"stringValue": value["StringValue"], "dataType": "String"} for name, value in attributes.items()
        },
        "eventSource": "aws:sqs",
    }


def envelope(*attempts: list[dict[str, Any]], job_id: str = "job_1", **fields: Any) -> str:
    payload = {"attempts": list(attempts)}
    return json.dumps({"job_id": job_id, "tenant_id": "tnt_1", "job_type": JOB_TYPE, "payload": payload, **fields})


@pytest.fixture
def context() -> Context:
    return Context()


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], str]]:
    """What the function has printed since it was last asked: log lines and metrics."""
    handler = wiring.logger.registered_handler
    assert isinstance(handler, logging.StreamHandler)
    former, handler.stream = handler.stream, Stdout()
    yield lambda: capsys.readouterr().out
    handler.stream = former


class Stdout:
    """Whatever is stdout now: the logger would keep the one of the moment in which it was made."""

    def write(self, text: str) -> None:
        sys.stdout.write(text)

    def flush(self) -> None:
        sys.stdout.flush()


@pytest.fixture
def aws(monkeypatch: pytest.MonkeyPatch) -> Iterator[Aws]:
    for name, value in {
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_ACCESS_KEY_ID": "testing",
        "AWS_SECRET_ACCESS_KEY": "testing",
        "AWS_LAMBDA_LOG_STREAM_NAME": "2026/06/12/[1]abc",
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("AWS_ENDPOINT_URL", raising=False)
    monkeypatch.setattr(wiring, "now", Clock())
    monkeypatch.setattr(wiring, "host", lambda: None)  # agents in threads, where they find what a test has replaced
    with mock_aws(), dynamodb_in_process(ledger=f"{NAME}-ledger", breakers=f"{NAME}-breakers"):
        sqs = boto3.client("sqs")
        queue_url = sqs.create_queue(QueueName=f"{NAME}-{JOB_TYPE}")["QueueUrl"]
        dead_queue_url = sqs.create_queue(QueueName=f"{NAME}-{JOB_TYPE}-dead")["QueueUrl"]
        boto3.client("s3").create_bucket(Bucket="bucket")
        for name, value in {
            "LEDGER_TABLE": f"{NAME}-ledger",
            "BREAKERS_TABLE": f"{NAME}-breakers",
            "BUCKET": "bucket",
            "JOB_TYPE": JOB_TYPE,
            "QUEUE_URL": queue_url,
            "DEAD_QUEUE_URL": dead_queue_url,
            "WORKER_VERSION": "v1",
            "SIMULATED": "true",
        }.items():
            monkeypatch.setenv(name, value)
        forget()
        made = Aws(queue_url=queue_url, dead_queue_url=dead_queue_url)
        one_request_at_a_time(wiring.client("sqs"), wiring.client("s3"))
        for service in ("dynamodb", "sqs", "s3"):
            wiring.client(service).meta.events.register(
                "provide-client-params.*.*",
                lambda params, model, **_: made.requests.append((model.name, params)),
            )
        yield made
        forget()


def forget() -> None:
    """A new process knows nothing: no clients, no settings, no half-filled metrics."""
    cached = [settings.settings, *vars(wiring).values(), *vars(house).values()]
    for function in cached:
        if hasattr(function, "cache_clear"):
            function.cache_clear()
    Metrics().clear_metrics()


def emitted(text: str) -> list[dict[str, Any]]:
    """The metrics lines (EMF) among what was printed."""
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return [line for line in lines if "_aws" in line]


def logged(text: str) -> dict[str, dict[str, Any]]:
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return {line["message"]: line for line in lines if "message" in line}
