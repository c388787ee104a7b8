"""Lane queue → agent → ledger."""

import os
from contextlib import suppress
from datetime import timedelta
from typing import Any

from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import wiring
from lambdas.adapters.sqs import message_in, own_trace
from lambdas.core.model.breaker import OPENED
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import Head
from lambdas.core.model.job import Message
from lambdas.core.worker.attempt import Results, work_batch
from lambdas.core.worker.settle import Outcome, Worked
from lambdas.settings import settings
from lambdas.wiring import count, logger, metrics, report_resolution

Failures = dict[str, list[dict[str, str]]]  # as Lambda wants to be told of a batch's


@logger.inject_lambda_context
@metrics.log_metrics
def handler(event: dict[str, Any], context: LambdaContext) -> Failures:
    worker = wiring.worker()
    own = own_trace()
    read = [message_in(record, trace_id=own, unwrap=worker.lane.unwrap) for record in event["Records"]]
    # SQS may deliver one twice in a batch: it is one message, and is counted once.
    messages = list({message.message_id: message for message in read}.values())
    ends_at = worker.clock() + timedelta(milliseconds=context.get_remaining_time_in_millis())
    results = work_batch(worker, wiring.breakers(), messages, ends_at=ends_at)
    for message in messages:
        report(message, results[message.message_id])
    if any(worked.survivor for worked in results.values()):
        end_process(messages, results)
    # What could be neither settled nor requeued the broker keeps. A batch processor would cost more than it says here.
    kept = [message.message_id for message in messages if not results[message.message_id].outcome.acked]
    return {"batchItemFailures": [{"itemIdentifier": message_id} for message_id in kept]}


def end_process(messages: list[Message], results: Results) -> None:
    """An agent's thread ignored its deadline, and would go on in a later invocation; or no agent can run here at all.

    Lambda begins another process in its place.
    """
    with suppress(Unavailable):
        wiring.worker().queue.delete([m for m in messages if results[m.message_id].outcome.acked])
    metrics.flush_metrics()
    ran = any(worked.survivor and worked.run_ms is not None for worked in results.values())
    logger.warning("worker.ended_with_its_surviving_thread" if ran else "worker.ended_without_a_guest")
    os._exit(1)


def report(message: Message, worked: Worked) -> None:
    """Metrics and one log line for what became of a message."""
    job_type = settings().job_type
    metrics.add_dimension(name="job_type", value=job_type)
    count_outcome(message, worked)
    if worked.head is not None and (worked.head.attempt > 1 or worked.head.replays is not None):
        report_another_try(worked, worked.head)
    facts = _facts(message, worked)
    if worked.failure is not None:
        count("AttemptsFailed", job_type, code=worked.failure.code, tenant_id=facts.get("tenant_id", ""))
    log = logger.debug if worked.outcome in _QUIET else logger.info
    log(f"job.{worked.outcome}", extra=facts)
    if worked.breaker:
        logger.warning(worked.breaker, extra=facts)
    if worked.breaker == OPENED:
        count("BreakerTrips", job_type, tenant_id=facts.get("tenant_id", ""), code=facts.get("code", ""))


def count_outcome(message: Message, worked: Worked) -> None:
    for name in _COUNTED.get(worked.outcome, ()):
        metrics.add_metric(name=name, unit=MetricUnit.Count, value=1)
    if worked.silent:
        metrics.add_metric(name="SilentFailures", unit=MetricUnit.Count, value=1)
    if worked.run_ms is not None:
        metrics.add_metric(name="RunMs", unit=MetricUnit.Milliseconds, value=worked.run_ms)
    if worked.outcome is Outcome.DONE and message.sent_at is not None:
        waited = (wiring.now() - message.sent_at) / timedelta(milliseconds=1) - (worked.run_ms or 0)
        metrics.add_metric(name="QueueWaitMs", unit=MetricUnit.Milliseconds, value=max(0.0, waited))


def report_another_try(worked: Worked, head: Head) -> None:
    """What trying again cost, and whether it was worth it. Not called for a first attempt that succeeds."""
    if worked.spent_usd:
        count("RetrySpendUsd", head.key.job_type, worked.spent_usd, MetricUnit.NoUnit, tenant_id=head.key.tenant_id)
    if worked.outcome is not Outcome.DONE or head.replays is None:
        return
    count("ReplaysRecovered", head.key.job_type, tenant_id=head.key.tenant_id)
    with suppress(Unavailable):  # the job is done, whatever becomes of a metric
        for letter in wiring.ledger().letters_at([head.replays]):
            # A replay that the sweep asked for is counted along the lineage.
            report_resolution(letter, wiring.now(), by_person=head.auto_replays == letter.auto_replays)


_COUNTED = {
    Outcome.DONE: ("JobsSucceeded",),
    Outcome.RETRIED: ("Retries",),
    Outcome.SUSPENDED: ("Suspended",),
    Outcome.BURIED: ("Buried",),
    Outcome.REFUSED: ("Buried",),
    Outcome.PARKED: ("Parked",),
    Outcome.DUPLICATE: ("Duplicates",),
}
_QUIET = frozenset({Outcome.DONE, Outcome.DUPLICATE, Outcome.OUTDATED})  # the healthy path writes no log


def _facts(message: Message, worked: Worked) -> dict[str, Any]:
    facts: dict[str, Any] = {"message_id": message.message_id, "receives": message.receives}
    if worked.job is not None:
        facts |= {"tenant_id": worked.job.tenant_id, "job_id": worked.job.job_id, "version": worked.job.version}
    if worked.head is not None:
        facts |= {"run_id": worked.head.run_id, "attempt": worked.head.attempt, "status": worked.head.status}
    if worked.failure is not None:
        facts |= {"kind": worked.failure.kind, "code": worked.failure.code, "signature": worked.failure.signature}
    return facts | ({"why": worked.why} if worked.why else {})


# Made in the init phase, which has a full core: the first job does not pay for imports and connections.
if settings().job_type:
    guests = wiring.host()  # first: they import in a process of their own, while this one makes its clients
    lane = wiring.worker().lane
    if guests is not None:
        guests.ready()
    elif wiring.secrets_ready():
        wiring.agent_named(lane.agent)
