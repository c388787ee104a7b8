"""Joins the core to AWS for the functions around the workers: intake, sweep, notify, redrive and the API.

No worker imports this, so an edit here changes no lane's version. Imports are made where they are needed: each function
pays only for its own.
"""

import time
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config

from lambdas import wiring
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.sqs import SqsLaneQueue, SqsNoticeQueue
from lambdas.settings import metric_namespace, settings

if TYPE_CHECKING:
    from lambdas.adapters.cloudwatch import CloudWatchFlow
    from lambdas.adapters.dynamo.breakers import DynamoBreakers
    from lambdas.adapters.dynamo.redrives import DynamoRedrives
    from lambdas.adapters.s3 import S3Links
    from lambdas.adapters.sqs import SqsDepths
    from lambdas.adapters.ssm import SsmEndpoints, SsmPersonas, SsmVersions
    from lambdas.adapters.starts import LambdaBeats, SfnMachine
    from lambdas.adapters.webhooks import DynamoTenantNotices
    from lambdas.core.intake.intake import Intake
    from lambdas.core.notify.deliver import Notifier
    from lambdas.core.operate.signal import Signaller
    from lambdas.core.operate.submit import Submitter
    from lambdas.core.redrive.approval import Approvals
    from lambdas.core.redrive.record import Redriver
    from lambdas.core.redrive.start import Starter
    from lambdas.core.sweep.recoverer import Recoverer
    from lambdas.core.sweep.sweeper import Sweeper


MOST_TOLD = 1_000  # rows of one invocation
EVERY_LANE = "@redrives"  # instead of a job type, where there is none: no lane can have this name


class SkippedRows:
    """Rows of a list that could not be read, or name what is not theirs: a line and one of `ForeignRows` for each."""

    def __init__(self) -> None:
        self._keys: set[str] = set()

    def row(self, item: dict[str, Any], why: Exception) -> None:
        key = " ".join(str(item[name].get("S", "")) for name in ("pk", "sk") if name in item)
        self.named(key, why)

    def named(self, key: str, why: Exception) -> None:
        """A row that is read again is reported once."""
        if key not in self._keys and len(self._keys) < MOST_TOLD:
            self._keys.add(key)
            wiring.count("ForeignRows", EVERY_LANE)
            wiring.logger.warning("row.skipped", extra={"key": key, "why": f"{type(why).__name__}: {why}"[:200]})

    def counted(self) -> int:
        """And begin anew."""
        found = len(self._keys)
        self._keys.clear()
        return found


@cache
def skipped() -> SkippedRows:
    return SkippedRows()


@cache
def ledger() -> DynamoLedger:
    return DynamoLedger(
        wiring.client("dynamodb"),
        settings().ledger_table,
        clock=wiring.now,
        skipped=skipped().row,
        told_of=wiring.told_of,
    )


@cache
def breakers() -> "DynamoBreakers":
    """As the workers have them, and it tells of rows that cannot be read."""
    from lambdas.adapters.dynamo.breakers import DynamoBreakers  # noqa: PLC0415

    return DynamoBreakers(wiring.client("dynamodb"), settings().breakers_table, skipped=skipped().row)


@cache
def notice_queue() -> SqsNoticeQueue:
    return SqsNoticeQueue(partial(wiring.client, "sqs"), settings().notices_queue)


@cache
def intake() -> "Intake":
    from lambdas.core.intake.intake import Intake  # noqa: PLC0415

    own = settings()
    return Intake(
        lane=wiring.lanes()[own.job_type],
        source_queue=own.queue_url.rpartition("/")[2],
        ledger=ledger(),
        store=wiring.store(),
        clock=wiring.now,
        new_id=wiring.new_id,
        trace_link=wiring.trace_link,
        bus=wiring.bus(),
        senders=wiring.senders(),
    )


@cache
def sweeper() -> "Sweeper":
    from lambdas.core.sweep.sweeper import Sweeper  # noqa: PLC0415

    return Sweeper(
        lanes=wiring.lanes(),
        ledger=ledger(),
        breakers=breakers(),
        notices=wiring.notices(),
        store=wiring.store(),
        queue_of=lane_queue,
        clock=wiring.now,
        pause=time.sleep,
        new_id=wiring.new_id,
        skipped=skipped().named,
        bus=wiring.bus(),
    )


@cache
def notifier() -> "Notifier":
    from lambdas.adapters.notices import SnsNotices  # noqa: PLC0415
    from lambdas.adapters.webhooks import HttpsPostman  # noqa: PLC0415
    from lambdas.core.notify.deliver import Notifier  # noqa: PLC0415

    own = settings()
    return Notifier(
        ledger=ledger(),
        book=tenant_notices(),
        endpoints=endpoints(),
        postman=HttpsPostman(),
        queue=notice_queue(),
        breakers=breakers(),
        redrives=redrives(),
        people=SnsNotices(partial(wiring.client, "sns"), own.alerts_topic),
        api_url=own.api_url,
        clock=wiring.now,
        new_id=wiring.new_id,
    )


@cache
def tenant_notices() -> "DynamoTenantNotices":
    from lambdas.adapters.webhooks import DynamoTenantNotices  # noqa: PLC0415

    return DynamoTenantNotices(wiring.client("dynamodb"), settings().ledger_table)


@cache
def endpoints() -> "SsmEndpoints":
    from lambdas.adapters.ssm import SsmEndpoints  # noqa: PLC0415

    return SsmEndpoints(wiring.client("ssm"), settings().name)


@cache
def redriver() -> "Redriver":
    from lambdas.adapters.cloudwatch import CloudWatchAlarms  # noqa: PLC0415
    from lambdas.core.redrive.record import Redriver  # noqa: PLC0415

    return Redriver(
        name=settings().name,
        lanes=wiring.lanes(),
        ledger=ledger(),
        redrives=redrives(),
        breakers=wiring.breakers(),
        store=wiring.store(),
        notices=wiring.notices(),
        versions=versions(),
        alarms=CloudWatchAlarms(wiring.client("cloudwatch")),
        queue_of=wiring.entrance,
        policy_named=wiring.policy_named,
        clock=wiring.now,
        sleep=time.sleep,
        new_id=wiring.new_id,
        most_events=settings().redrive_most_events,
    )


@cache
def redrives() -> "DynamoRedrives":
    from lambdas.adapters.dynamo.redrives import DynamoRedrives  # noqa: PLC0415

    return DynamoRedrives(wiring.client("dynamodb"), settings().ledger_table, skipped=skipped().row)


@cache
def versions() -> "SsmVersions":
    from lambdas.adapters.ssm import SsmVersions  # noqa: PLC0415

    return SsmVersions(wiring.client("ssm"), settings().name)


@cache
def machine() -> "SfnMachine":
    from lambdas.adapters.starts import SfnMachine  # noqa: PLC0415

    return SfnMachine(wiring.client("stepfunctions"), settings().redrive_machine)


@cache
def recoverer() -> "Recoverer":
    from lambdas.adapters.cloudwatch import CloudWatchThrottles  # noqa: PLC0415
    from lambdas.core.sweep.recoverer import Recoverer  # noqa: PLC0415

    return Recoverer(
        lanes=wiring.lanes(),
        ledger=ledger(),
        breakers=wiring.breakers(),
        redrives=redrives(),
        machine=machine(),
        versions=versions(),
        throttles=CloudWatchThrottles(partial(wiring.client, "cloudwatch"), settings().name),
        notices=wiring.notices(),
        policy_named=wiring.policy_named,
        clock=wiring.now,
        new_id=wiring.new_id,
        skipped=skipped().named,
    )


@cache
def starter() -> "Starter":
    from lambdas.core.redrive.start import Starter  # noqa: PLC0415

    return Starter(
        lanes=wiring.lanes(),
        redrives=redrives(),
        machine=machine(),
        clock=wiring.now,
        new_id=wiring.new_id,
        verified=True,
    )


@cache
def approvals() -> "Approvals":
    from lambdas.core.redrive.approval import Approvals  # noqa: PLC0415

    return Approvals(redrives=redrives(), machine=machine(), clock=wiring.now, new_id=wiring.new_id)


@cache
def beats() -> "LambdaBeats":
    from lambdas.adapters.starts import LambdaBeats  # noqa: PLC0415

    return LambdaBeats(partial(wiring.client, "lambda"), settings().name, warn=wiring.warn)


@cache
def submitter() -> "Submitter":
    from lambdas.core.operate.submit import Submitter  # noqa: PLC0415

    return Submitter(lanes=wiring.lanes(), ledger=ledger(), queue_of=wiring.entrance, clock=wiring.now)


@cache
def signaller() -> "Signaller":
    from lambdas.core.operate.signal import Signaller  # noqa: PLC0415

    return Signaller(
        lanes=wiring.lanes(),
        ledger=ledger(),
        queue_of=wiring.entrance,
        beats=beats(),
        clock=wiring.now,
        new_id=wiring.new_id,
    )


@cache
def links() -> "S3Links":
    from lambdas.adapters.s3 import S3Links  # noqa: PLC0415

    signing = wiring.CLIENT.merge(Config(signature_version="s3v4", s3={"us_east_1_regional_endpoint": "regional"}))
    return S3Links(boto3.client("s3", config=signing), settings().bucket)


@cache
def personas() -> "SsmPersonas":
    from lambdas.adapters.ssm import SsmPersonas  # noqa: PLC0415

    return SsmPersonas(wiring.client("ssm"), settings().name)


@cache
def depths() -> "SqsDepths":
    from lambdas.adapters.sqs import SqsDepths  # noqa: PLC0415

    return SqsDepths(wiring.client("sqs"), wiring.queue_url)


@cache
def flow() -> "CloudWatchFlow":
    from lambdas.adapters.cloudwatch import CloudWatchFlow  # noqa: PLC0415

    own = settings()
    return CloudWatchFlow(wiring.client("cloudwatch"), own.name, metric_namespace(own.name))


@cache
def lane_queue(job_type: str) -> SqsLaneQueue:
    """Both queues of a lane, found by name: the core stack must not depend on lanes, which come and go."""
    return SqsLaneQueue(
        wiring.client("sqs"), wiring.queue_url(job_type), wiring.queue_url(f"{job_type}-dead"), wiring.store()
    )
