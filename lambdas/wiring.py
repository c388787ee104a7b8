"""Joins the core to AWS: the one place that knows both. Clients are made once per process, at import of a handler."""

import importlib
import os
import random
import time
import uuid
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.breakers import DynamoBreakers
from lambdas.adapters.ledger import DynamoLedger
from lambdas.adapters.notice_queue import PeopleAndTenants, SqsNoticeQueue
from lambdas.adapters.notices import SnsNotices
from lambdas.adapters.queue import SqsLaneQueue
from lambdas.adapters.store import S3Store
from lambdas.core.errors import Unavailable
from lambdas.core.lane import Lane
from lambdas.lanes import load_lanes
from lambdas.settings import ROOT, settings, trace_link

if TYPE_CHECKING:
    from lambdas.adapters.depths import SqsDepths
    from lambdas.adapters.flow import CloudWatchFlow
    from lambdas.adapters.links import S3Links
    from lambdas.adapters.machine import SfnMachine
    from lambdas.adapters.personas import SsmPersonas
    from lambdas.adapters.redrives import DynamoRedrives
    from lambdas.adapters.seal import DynamoSeal
    from lambdas.adapters.versions import SsmVersions
    from lambdas.core.intake import Intake
    from lambdas.core.notify_telling import Notifier
    from lambdas.core.perform import Agent
    from lambdas.core.redrive.approval import Desk
    from lambdas.core.redrive.auto import Recovery
    from lambdas.core.redrive.redriver import Policy, Redriver
    from lambdas.core.redrive.starting import Starter
    from lambdas.core.sweep import Sweeper
    from lambdas.core.worker import Worker

# A worker that waits a minute for its own table has lost its run: fail soon, put the message back.
# Checking parameters against the API's model costs a fifth of a request's CPU; the service checks them anyway.
_CLIENT = Config(
    connect_timeout=2,
    read_timeout=5,
    retries={"mode": "standard", "total_max_attempts": 3},
    parameter_validation=False,
    # Said once: botocore describes itself anew, twice, for each request, which is a quarter of a request's CPU.
    user_agent=f"Boto3/{boto3.__version__} lazaret",
)


@cache
def client(service: str) -> Any:
    return boto3.client(service, config=_CLIENT)


@cache
def lanes() -> dict[str, Lane]:
    return load_lanes(ROOT, simulated=settings().simulated)


@cache
def ledger() -> DynamoLedger:
    return DynamoLedger(client("dynamodb"), settings().ledger_table, clock=now)


@cache
def store() -> S3Store:
    return S3Store(client("s3"), settings().bucket)


@cache
def breakers() -> DynamoBreakers:
    return DynamoBreakers(client("dynamodb"), settings().breakers_table)


@cache
def notices() -> PeopleAndTenants:
    own = settings()
    return PeopleAndTenants(
        SnsNotices(lambda: _hasty("sns"), own.alerts_topic), SqsNoticeQueue(lambda: _hasty("sqs"), own.notices_queue)
    )


@cache
def _hasty(service: str) -> Any:
    """Nobody waits for a notice: a topic that hangs must not use up the time in which a worker settles."""
    return boto3.client(service, config=_CLIENT.merge(Config(read_timeout=2, retries={"total_max_attempts": 1})))


@cache
def notice_queue() -> SqsNoticeQueue:
    return SqsNoticeQueue(lambda: client("sqs"), settings().notices_queue)


@cache
def worker() -> "Worker":
    from lambdas.core.worker import Worker  # noqa: PLC0415

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
        trace_link=trace_link,
    )


@cache
def sweeper() -> "Sweeper":
    from lambdas.core.sweep import Sweeper  # noqa: PLC0415 - a worker does not pay for it

    return Sweeper(
        lanes=lanes(),
        ledger=ledger(),
        upkeep=ledger(),
        breakers=breakers(),
        notices=notices(),
        store=store(),
        queue_of=lane_queue,
        clock=now,
        pause=time.sleep,
        new_id=new_id,
    )


@cache
def notifier() -> "Notifier":
    from lambdas.adapters.secrets import SsmEndpoints  # noqa: PLC0415 - a worker does not pay for these
    from lambdas.adapters.tenant_notices import DynamoTenantNotices  # noqa: PLC0415
    from lambdas.adapters.webhooks import HttpsPostman  # noqa: PLC0415
    from lambdas.core.notify_telling import Notifier  # noqa: PLC0415

    own = settings()
    return Notifier(
        ledger=ledger(),
        book=DynamoTenantNotices(client("dynamodb"), own.ledger_table),
        endpoints=SsmEndpoints(client("ssm"), own.name),
        postman=HttpsPostman(),
        queue=notice_queue(),
        api_url=own.api_url,
        clock=now,
        new_id=new_id,
    )


@cache
def redriver() -> "Redriver":
    from lambdas.adapters.alarms import CloudWatchAlarms  # noqa: PLC0415 - a worker does not pay for these
    from lambdas.core.redrive.redriver import Redriver  # noqa: PLC0415

    return Redriver(
        name=settings().name,
        lanes=lanes(),
        ledger=ledger(),
        redrives=redrives(),
        breakers=breakers(),
        store=store(),
        notices=notices(),
        versions=versions(),
        alarms=CloudWatchAlarms(client("cloudwatch")),
        queue_of=entrance,
        policy_named=policy_named,
        clock=now,
        sleep=time.sleep,
        new_id=new_id,
        most_events=settings().redrive_most_events,
    )


@cache
def redrives() -> "DynamoRedrives":
    from lambdas.adapters.redrives import DynamoRedrives  # noqa: PLC0415

    return DynamoRedrives(client("dynamodb"), settings().ledger_table)


@cache
def versions() -> "SsmVersions":
    from lambdas.adapters.versions import SsmVersions  # noqa: PLC0415

    return SsmVersions(client("ssm"), settings().name)


@cache
def machine() -> "SfnMachine":
    from lambdas.adapters.machine import SfnMachine  # noqa: PLC0415

    return SfnMachine(client("stepfunctions"), settings().redrive_machine)


@cache
def recovery() -> "Recovery":
    from lambdas.core.redrive.auto import Recovery  # noqa: PLC0415 - a worker does not pay for it

    return Recovery(
        lanes=lanes(),
        ledger=ledger(),
        breakers=breakers(),
        redrives=redrives(),
        machine=machine(),
        versions=versions(),
        notices=notices(),
        policy_named=policy_named,
        clock=now,
        new_id=new_id,
    )


@cache
def starter() -> "Starter":
    from lambdas.core.redrive.starting import Starter  # noqa: PLC0415 - a worker does not pay for it

    return Starter(lanes=lanes(), redrives=redrives(), machine=machine(), clock=now, new_id=new_id)


@cache
def approvals() -> "Desk":
    from lambdas.core.redrive.approval import Desk  # noqa: PLC0415 - a worker does not pay for it

    return Desk(redrives=redrives(), machine=machine(), clock=now, new_id=new_id)


@cache
def seal() -> "DynamoSeal":
    from lambdas.adapters.seal import DynamoSeal  # noqa: PLC0415 - a worker does not pay for it

    return DynamoSeal(client("dynamodb"), settings().ledger_table, random_bytes=os.urandom)


@cache
def links() -> "S3Links":
    from lambdas.adapters.links import S3Links  # noqa: PLC0415 - a worker does not pay for it

    signing = _CLIENT.merge(Config(signature_version="s3v4", s3={"us_east_1_regional_endpoint": "regional"}))
    return S3Links(boto3.client("s3", config=signing), settings().bucket)


@cache
def personas() -> "SsmPersonas":
    from lambdas.adapters.personas import SsmPersonas  # noqa: PLC0415 - only the embedded stack has them

    return SsmPersonas(client("ssm"), settings().name)


@cache
def depths() -> "SqsDepths":
    from lambdas.adapters.depths import SqsDepths  # noqa: PLC0415 - a worker does not pay for it

    return SqsDepths(client("sqs"), _queue_url)


@cache
def flow() -> "CloudWatchFlow":
    from lambdas.adapters.flow import CloudWatchFlow  # noqa: PLC0415 - a worker does not pay for it

    return CloudWatchFlow(client("cloudwatch"), settings().name)


@cache
def lane_queue(job_type: str) -> SqsLaneQueue:
    """Both queues of a lane, found by name: the core stack must not depend on lanes, which come and go."""
    return SqsLaneQueue(client("sqs"), _queue_url(job_type), _queue_url(f"{job_type}-dead"), store())


@cache
def entrance(job_type: str) -> SqsLaneQueue:
    """A lane's queue for who only sends there: a worker of another lane, a redrive. It buries nothing."""
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
def agent_named(path: str) -> "Agent":
    found: Agent = _imported(path)
    return found


@cache
def policy_named(path: str) -> "Policy":
    found: Policy = _imported(path)
    return found


def _imported(path: str) -> Any:
    module, _, function = path.partition(":")
    return getattr(importlib.import_module(module), function)


def now() -> datetime:
    return datetime.now(UTC)


def new_id() -> str:
    return uuid.uuid4().hex
