"""Joins the core to AWS: clients, one logger and one set of metrics, and what a lane's worker runs on.

Clients are made once, at import of a handler. Log messages are constants; facts are keys; never a payload. Whatever is
imported here is in every worker's version. What only other functions use is in lambdas/house.py.
"""

import importlib
import os
import random
import warnings
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import boto3
from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit, single_metric
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.direct import directly
from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.runs import DynamoRuns
from lambdas.adapters.dynamo.table import of_nothing
from lambdas.adapters.notices import EventBridgeBus, Hints
from lambdas.adapters.s3 import S3Store
from lambdas.adapters.sqs import SqsLaneQueue, SqsNoticeQueue
from lambdas.core.config.lane import THREAD, Lane
from lambdas.core.model.errors import Unavailable
from lambdas.lanes import load_lanes
from lambdas.settings import ROOT, guest_environment, metric_namespace, settings

if TYPE_CHECKING:
    from lambdas.adapters.dynamo.places import DynamoPlaces
    from lambdas.core.model.group import Group
    from lambdas.core.model.letter import Letter
    from lambdas.core.ports.runs import Agent
    from lambdas.core.redrive.record import Policy
    from lambdas.core.worker.foresee import Foreseer
    from lambdas.core.worker.secrets import Secrets
    from lambdas.core.worker.senders import OurSenders
    from lambdas.core.worker.settle import Worker
    from lambdas.guest.host import ProcessHost

# A worker that waits a minute for its own table has lost its run: fail soon, and return the message.
# Checking parameters against the API's model costs a fifth of a request's CPU; the service checks them anyway.
CLIENT = Config(
    connect_timeout=2,
    read_timeout=5,
    retries={"mode": "standard", "total_max_attempts": 3},
    parameter_validation=False,
    # Endpoints by account would be worked out for each request, and are not nearer.
    account_id_endpoint_mode="disabled",
    # Fixed: otherwise botocore builds it twice for each request, which is a quarter of a request's CPU.
    user_agent=f"Boto3/{boto3.__version__} lazaret",
)


NAMESPACE = metric_namespace(settings().name)

logger = Logger(service="lazaret")
# No service here: Powertools would make it a second dimension, and alarms watch `job_type` alone.
metrics = Metrics(namespace=NAMESPACE)
# An invocation with only stale copies counts nothing, which is fine.
warnings.filterwarnings("ignore", message="No application metrics to publish")


def count(name: str, job_type: str, value: float = 1, unit: MetricUnit = MetricUnit.Count, **facts: Any) -> None:
    """One metric in a line of its own, with facts about it (code, tenant) as properties."""
    with single_metric(name=name, unit=unit, value=value, namespace=NAMESPACE) as metric:
        metric.add_dimension(name="job_type", value=job_type)
        for key, fact in facts.items():
            metric.add_metadata(key=key, value=fact)


def report_resolution(letter: "Letter", at: datetime, *, by_person: bool) -> None:
    """For a letter that is finished: its replay is done, or it was discarded."""
    facts: dict[str, Any] = {"tenant_id": letter.tenant_id, "code": letter.code}
    if by_person:
        count("ResolvedByPerson", letter.job_type, **facts)
    else:
        count("ResolvedAuto", letter.job_type, **facts)
    taken = (at - letter.died_at) / timedelta(milliseconds=1)
    count("TimeToResolution", letter.job_type, taken, MetricUnit.Milliseconds, **facts)


def _log(what: str, facts: Mapping[str, Any]) -> None:
    logger.info(what, extra=dict(facts))


def warn(what: str, facts: Mapping[str, Any]) -> None:
    logger.warning(what, extra=dict(facts))


@cache
def client(service: str) -> Any:
    made = boto3.client(service, config=CLIENT)
    return directly(made) if service in ("dynamodb", "sqs") else made


@cache
def lanes() -> dict[str, Lane]:
    return load_lanes(ROOT, simulated=settings().simulated)


@cache
def ledger() -> DynamoRuns:
    """The part that workers write. lambdas/house.py has the whole one."""
    announced = told_of if bus() is not None else of_nothing
    return DynamoRuns(client("dynamodb"), settings().ledger_table, clock=now, told_of=announced)


def told_of(job_type: str) -> tuple[str, ...]:
    """The moves of a lane that are announced; none of a lane that is not deployed any more."""
    return lanes()[job_type].events if job_type in lanes() else ()


@cache
def bus() -> EventBridgeBus | None:
    """None if no lane that this function knows announces anything."""
    if not any(lane.events for lane in lanes().values()):
        return None
    return EventBridgeBus(lambda: _hasty("events"), settings().event_bus, settings().name)


@cache
def store() -> S3Store:
    return S3Store(client("s3"), settings().bucket)


@cache
def breakers() -> DynamoBreakers:
    return DynamoBreakers(client("dynamodb"), settings().breakers_table)


@cache
def notices() -> Hints:
    return Hints(SqsNoticeQueue(lambda: _hasty("sqs"), settings().notices_queue), warn=warn)


@cache
def _hasty(service: str) -> Any:
    """Nobody waits for a notice: a queue that hangs must not use up the time in which a worker settles."""
    return boto3.client(service, config=CLIENT.merge(Config(read_timeout=2, retries={"total_max_attempts": 1})))


@cache
def worker() -> "Worker":
    from lambdas.core.worker.settle import Worker  # noqa: PLC0415 - the other functions do not pay for it

    own = settings()
    lane = lanes()[own.job_type]
    return Worker(
        lane=lane,
        version=own.worker_version,
        consumer_id=own.consumer_id,
        ledger=ledger(),
        queue=SqsLaneQueue(client("sqs"), own.queue_url, own.dead_queue_url, store(), job_type=own.job_type),
        queue_of=entrance,
        store=store(),
        notices=notices(),
        agent_named=agent_named,
        clock=now,
        new_id=new_id,
        jitter=random.random,
        host=host(),
        bus=bus(),
        secrets=secrets(),
        places=places() if lane.tenant_concurrency is not None else None,
        senders=senders(),
        foreseer=foreseer() if lane.foresee else None,
        group_of=group_of() if lane.triage else None,
    )


def group_of() -> "Callable[[str], Group | None]":
    """For a triage agent, which is given how often a cause was seen."""
    from lambdas.adapters.dynamo.groups import group  # noqa: PLC0415 - few lanes have one

    return partial(group, ledger(), settings().job_type)


@cache
def foreseer() -> "Foreseer":
    from lambdas.core.worker.foresee import Foreseer  # noqa: PLC0415 - few lanes foresee

    return Foreseer(lanes()[settings().job_type], ledger=ledger(), clock=now, new_id=new_id)


@cache
def places() -> "DynamoPlaces":
    from lambdas.adapters.dynamo.places import DynamoPlaces  # noqa: PLC0415 - few lanes bound their tenants

    return DynamoPlaces(client("dynamodb"), settings().breakers_table)


@cache
def senders() -> "OurSenders | None":
    """None for a lane that does not name its producers."""
    if not lanes()[settings().job_type].producers:
        return None
    from lambdas.adapters.secrets import SsmSenders  # noqa: PLC0415 - few lanes name their producers
    from lambdas.core.worker.senders import OurSenders  # noqa: PLC0415

    return OurSenders(SsmSenders(lambda: client("ssm"), settings().name).read, clock=now)


@cache
def host() -> "ProcessHost | None":
    """The processes of the lane's agents, which begin to import here; None for a lane whose agents are threads."""
    own = settings()
    lane = lanes()[own.job_type]
    if lane.isolation == THREAD:
        return None
    from lambdas.guest.host import ProcessHost  # noqa: PLC0415 - the other functions have no guests
    from lambdas.guest.process import adopt_orphans, hide_from_neighbours  # noqa: PLC0415

    hide_from_neighbours()
    if own.alone:
        adopt_orphans()  # whoever outlives the process of its guests is below this one, and found
    environment = guest_environment(ROOT) | (agent_keys(own.agent_role) if own.agent_role else {})
    made = ProcessHost(
        lane,
        root=ROOT,
        environment=environment,
        memory_mb=own.memory_mb,
        tell=_log,
        adopts=own.alone,
        secrets=secrets(),
    )
    made.start()
    return made


@cache
def secrets() -> "Secrets | None":
    """Of the lane's agents; None for a lane that names none. Agents in threads find them in this process's own."""
    lane = lanes()[settings().job_type]
    if not lane.secrets:
        return None
    from lambdas.adapters.secrets import AwsSecrets  # noqa: PLC0415 - few lanes have any
    from lambdas.core.worker.secrets import Secrets  # noqa: PLC0415

    given = os.environ.update if lane.isolation == THREAD else None
    return Secrets(lane, read=AwsSecrets(client).read, clock=now, tell=secrets_unread, given=given)


def secrets_ready() -> bool:
    """Whether agents may be imported: some want their keys already then."""
    try:
        worker().ready()
    except Unavailable:  # which was logged: the jobs wait until it is mended
        return False
    return True


def secrets_unread(what: str, facts: Mapping[str, Any]) -> None:
    logger.error(what, extra=dict(facts))
    count("SecretsUnread", settings().job_type)


def agent_keys(role: str) -> dict[str, str]:
    """Where the lane's agents find the keys of their own role."""
    from lambdas.guest.keys import Keys, KeyServer  # noqa: PLC0415 - few lanes allow their agents anything

    def fetched() -> Keys:
        answer = client("sts").assume_role(RoleArn=role, RoleSessionName=f"agent-{settings().job_type}")
        given = answer["Credentials"]
        return Keys(
            access_key=given["AccessKeyId"],
            secret_key=given["SecretAccessKey"],
            token=given["SessionToken"],
            expires_at=given["Expiration"],
        )

    return KeyServer(fetched, clock=now).start()


@cache
def entrance(job_type: str) -> SqsLaneQueue:
    """A lane's queue for senders only: a worker of another lane, or a redrive. It cannot bury."""
    return SqsLaneQueue(client("sqs"), queue_url(job_type), "", store())


def queue_url(name: str) -> str:
    """Raise `Unavailable` for a lane that is not deployed: that must not stop the others."""
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


# Called for every job, and often: without a frame of ours around them.
now = partial(datetime.now, UTC)
new_id = partial(token_hex, 16)


def trace_link(trace: str) -> str:
    """The console's page of a trace; empty without one."""
    region = os.environ.get("AWS_REGION", "")
    home = f"https://{region}.console.aws.amazon.com/cloudwatch/home?region={region}"
    return f"{home}#xray:traces/{trace}" if trace and region else ""
