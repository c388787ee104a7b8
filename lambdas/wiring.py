"""Joins the core to AWS: the one place that knows both. Clients are made once per process, at import of a handler."""

import importlib
import random
import uuid
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.breakers import DynamoBreakers
from lambdas.adapters.ledger import DynamoLedger
from lambdas.adapters.notices import SnsNotices
from lambdas.adapters.queue import SqsLaneQueue
from lambdas.adapters.store import S3Store
from lambdas.core.errors import Unavailable
from lambdas.core.lane import Lane
from lambdas.core.perform import Agent
from lambdas.core.worker import Worker
from lambdas.lanes import load_lanes
from lambdas.settings import ROOT, settings

if TYPE_CHECKING:
    from lambdas.core.intake import Intake
    from lambdas.core.sweep import Sweeper

# A worker that waits a minute for its own table has lost its run: fail soon, put the message back.
# Checking parameters against the API's model costs a fifth of a request's CPU; the service checks them anyway.
_CLIENT = Config(
    connect_timeout=2,
    read_timeout=5,
    retries={"mode": "standard", "total_max_attempts": 3},
    parameter_validation=False,
)


@cache
def client(service: str) -> Any:
    return boto3.client(service, config=_CLIENT)


@cache
def lanes() -> dict[str, Lane]:
    return load_lanes(ROOT, simulated=settings().simulated)


@cache
def ledger() -> DynamoLedger:
    return DynamoLedger(client("dynamodb"), settings().ledger_table)


@cache
def store() -> S3Store:
    return S3Store(client("s3"), settings().bucket)


@cache
def breakers() -> DynamoBreakers:
    return DynamoBreakers(client("dynamodb"), settings().breakers_table)


@cache
def notices() -> SnsNotices:
    return SnsNotices(_topics, settings().alerts_topic)


@cache
def _topics() -> Any:
    """Nobody waits for a notice: a topic that hangs must not use up the time in which a worker settles."""
    return boto3.client("sns", config=_CLIENT.merge(Config(read_timeout=2, retries={"total_max_attempts": 1})))


@cache
def worker() -> Worker:
    own = settings()
    lane = lanes()[own.job_type]
    return Worker(
        lane=lane,
        version=own.worker_version,
        consumer_id=own.consumer_id,
        ledger=ledger(),
        queue=SqsLaneQueue(client("sqs"), own.queue_url, own.dead_queue_url, store()),
        queue_of=entrance,
        store=store(),
        notices=notices(),
        agent_named=agent_named,
        clock=now,
        new_id=new_id,
        jitter=random.random,
    )


@cache
def intake() -> "Intake":
    from lambdas.core.intake import Intake  # noqa: PLC0415 - a worker does not pay for it

    own = settings()
    return Intake(
        lane=lanes()[own.job_type],
        source_queue=own.queue_url.rpartition("/")[2],
        ledger=ledger(),
        store=store(),
        clock=now,
        new_id=new_id,
    )


@cache
def sweeper() -> "Sweeper":
    from lambdas.core.sweep import Sweeper  # noqa: PLC0415 - a worker does not pay for it

    return Sweeper(
        lanes=lanes(),
        ledger=ledger(),
        breakers=breakers(),
        notices=notices(),
        queue_of=lane_queue,
        clock=now,
        new_id=new_id,
    )


@cache
def lane_queue(job_type: str) -> SqsLaneQueue:
    """Both queues of a lane, found by name: the core stack must not depend on lanes, which come and go."""
    return SqsLaneQueue(client("sqs"), _queue_url(job_type), _queue_url(f"{job_type}-dead"), store())


@cache
def entrance(job_type: str) -> SqsLaneQueue:
    """Another lane's queue for a worker that sends jobs there; it may bury nothing in that lane."""
    return SqsLaneQueue(client("sqs"), _queue_url(job_type), "", store())


def _queue_url(name: str) -> str:
    """A lane of lanes.toml may not be deployed yet, or not any more: that must not stop the others."""
    queue_name = f"{settings().name}-{name}"
    try:
        url: str = client("sqs").get_queue_url(QueueName=queue_name)["QueueUrl"]
    except (ClientError, BotoCoreError) as error:
        raise Unavailable(f"queue {queue_name}", str(error)) from error
    return url


@cache
def agent_named(path: str) -> Agent:
    module, _, function = path.partition(":")
    found: Agent = getattr(importlib.import_module(module), function)
    return found


def now() -> datetime:
    return datetime.now(UTC)


def new_id() -> str:
    return uuid.uuid4().hex
