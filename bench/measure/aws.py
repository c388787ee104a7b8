"""AWS for benchmarks of the real handlers, and a lane whose agent the benchmark names.

It is moto in this process, or the embedded stack's emulator over real connections.
"""

import io
import os
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import boto3
from aws_lambda_powertools.utilities.typing import LambdaContext
from moto import mock_aws

from lambdas import house, settings, wiring
from lambdas.core.config.lane import Lane
from local import stack
from tests.support.ledgers.table import create_breakers_table, create_ledger_table

JOB_TYPE = "bench"
PLACES = {
    "AWS_DEFAULT_REGION": "us-east-1",
    "AWS_ACCESS_KEY_ID": "bench",
    "AWS_SECRET_ACCESS_KEY": "bench",
    # As long as Lambda's own names: what is stored of them is billed.
    "AWS_LAMBDA_LOG_STREAM_NAME": "2026/06/12/[$LATEST]0123456789abcdef0123456789abcdef",
    "AWS_LAMBDA_FUNCTION_NAME": "lazaret-bench-worker",
    "LEDGER_TABLE": "lazaret-ledger",
    "BREAKERS_TABLE": "lazaret-breakers",
    "BUCKET": "lazaret-bucket",
    "JOB_TYPE": JOB_TYPE,
    "WORKER_VERSION": "0123456789abcdef",
}
LOST = "AWS_ENDPOINT_URL"


class Context(LambdaContext):
    """An invocation's, with plenty of time left."""

    def __init__(self) -> None:
        self._function_name = PLACES["AWS_LAMBDA_FUNCTION_NAME"]
        self._memory_limit_in_mb = 512
        self._invoked_function_arn = f"arn:aws:lambda:us-east-1:123456789012:function:{self._function_name}"
        self._aws_request_id = str(uuid.uuid4())

    @staticmethod
    def get_remaining_time_in_millis() -> int:
        return 120_000


@contextmanager
def in_process(agent: str, **lane: Any) -> Iterator[None]:
    with patch.dict(os.environ, PLACES), mock_aws():
        os.environ.pop(LOST, None)
        with _wired(agent, **lane):
            yield


@contextmanager
def embedded(agent: str, **lane: Any) -> Iterator[None]:
    with (
        tempfile.TemporaryDirectory() as home,
        stack.bare(home=Path(home)) as empty,
        patch.dict(os.environ, PLACES | empty.environment()),
        _wired(agent, **lane),
    ):
        yield


@contextmanager
def _wired(agent: str, **lane: Any) -> Iterator[None]:
    """What is printed inside goes nowhere, as in Lambda it goes to a pipe."""
    chosen = Lane(job_type=JOB_TYPE, agent=agent, **lane)
    with patch.object(wiring, "lanes", lambda: {JOB_TYPE: chosen}), _printed_to(io.StringIO()):
        _create()
        forget()
        try:
            yield
        finally:
            forget()


def forget() -> None:
    """A new process knows nothing: no clients, no settings, no half-filled metrics."""
    for function in (settings.settings, *vars(wiring).values(), *vars(house).values()):
        if hasattr(function, "cache_clear"):
            function.cache_clear()
    wiring.metrics.clear_metrics()


def _create() -> None:
    dynamo, sqs = boto3.client("dynamodb"), boto3.client("sqs")
    create_ledger_table(dynamo, PLACES["LEDGER_TABLE"])
    create_breakers_table(dynamo, PLACES["BREAKERS_TABLE"])
    boto3.client("s3").create_bucket(Bucket=PLACES["BUCKET"])
    os.environ["QUEUE_URL"] = sqs.create_queue(QueueName=f"lazaret-{JOB_TYPE}")["QueueUrl"]
    os.environ["DEAD_QUEUE_URL"] = sqs.create_queue(QueueName=f"lazaret-{JOB_TYPE}-dead")["QueueUrl"]


@contextmanager
def _printed_to(stream: io.StringIO) -> Iterator[None]:
    """The logger holds the stream of the moment in which it was made."""
    handler: Any = wiring.logger.registered_handler
    former = handler.setStream(stream)
    with redirect_stdout(stream):
        yield
    if former is not None:
        handler.setStream(former)


def records(jobs: int, *, tenant: str = "tnt_8f2a") -> dict[str, Any]:
    """A batch of new jobs of one tenant, as SQS delivers them."""
    return {"Records": [_record(f"job_{uuid.uuid4().hex[:16]}", tenant) for _ in range(jobs)]}


def _record(job_id: str, tenant: str) -> dict[str, Any]:
    body = (
        f'{{"job_id": "{job_id}", "tenant_id": "{tenant}", "job_type": "{JOB_TYPE}",'
        ' "payload": {"customer": "cus_00881", "document": "s3://uploads/2026/06/12/passport.pdf"}}'
    )
    return {
        "messageId": str(uuid.uuid4()),
        "receiptHandle": "AQEB" + "x" * 160,
        "body": body,
        "attributes": {
            "ApproximateReceiveCount": "1",
            "SentTimestamp": str(int(time.time() * 1000)),
            "MessageGroupId": tenant,
            "AWSTraceHeader": "Root=1-67891233-abcdef012345678912345678",
        },
        "messageAttributes": {},
        "eventSource": "aws:sqs",
        "eventSourceARN": f"arn:aws:sqs:us-east-1:123456789012:lazaret-{JOB_TYPE}",
        "awsRegion": "us-east-1",
    }
