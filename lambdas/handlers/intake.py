"""Dead-letter queue → letter."""

from datetime import timedelta
from typing import Any

from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.batch.types import PartialItemFailureResponse
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord
from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import house, wiring
from lambdas.adapters.sqs import LETTERS_SETTLE_S, dead_message_in
from lambdas.core.intake.intake import Intake, take_in
from lambdas.core.model.errors import ForeignReference, NotStored
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.job import DeadMessage, tenant_named_in
from lambdas.core.model.letter import OPERATORS, Letter
from lambdas.core.model.refs import lane_body
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import LETTER, NoticeMessage
from lambdas.settings import settings
from lambdas.wiring import logger, metrics

processor = BatchProcessor(event_type=EventType.SQS, raise_on_entire_batch_failure=False)


def on_record(record: SQSRecord) -> None:
    intake = house.intake()
    dead = dead_message_in(record.raw_event, unwrap=intake.lane.unwrap)
    try:
        dead = whole(judged(intake, dead))
        letter = take_in(intake, dead)
    except Exception as error:
        metrics.add_metric(name="IntakeFailed", unit=MetricUnit.Count, value=1)
        logger.warning("intake.failed", extra={"message_id": dead.message_id, "why": str(error)})
        raise
    if letter is not None:
        report(letter)
    # Also of a death that was known: whoever wrote its letter may have ended before it sent this.
    tenant_id = letter.tenant_id if letter else tenant_named_in(dead.body)
    if tenant_id not in ("", OPERATORS) and dead.code != Code.SENDER_DENIED:
        message = NoticeMessage(what=LETTER, tenant_id=tenant_id, job_type=settings().job_type)
        house.notice_queue().send(message, delay_s=LETTERS_SETTLE_S)


def judged(intake: Intake, dead: DeadMessage) -> DeadMessage:
    """As far as whoever sent it may be believed."""
    if not intake.lane.producers:
        return dead
    from lambdas.core.worker.senders import judged_dead  # noqa: PLC0415 - few lanes name theirs

    return judged_dead(intake.lane, intake.senders, dead)


def whole(dead: DeadMessage) -> DeadMessage:
    """With the body that was too large to travel. If it is gone, what the worker recorded still makes a letter; so it
    does if the message names another lane's object, which is not read.
    """
    if not dead.body_ref:
        return dead
    try:
        return replace(dead, body=wiring.store().get(lane_body(settings().job_type, dead.body_ref)))
    except ForeignReference as foreign:
        house.skipped().named(f"message {dead.message_id}", foreign)
    except NotStored:
        pass
    return dead


def report(letter: Letter) -> None:
    metrics.add_metric(name="DeadLetters", unit=MetricUnit.Count, value=1)
    if letter.kind is Kind.POISON:
        metrics.add_metric(name="PoisonLetters", unit=MetricUnit.Count, value=1)
    if letter.lineage:
        metrics.add_metric(name="ReplaysDiedAgain", unit=MetricUnit.Count, value=1)
    dying = (letter.died_at - letter.first_failed_at) / timedelta(milliseconds=1)
    metrics.add_metric(name="TimeToDeadLetter", unit=MetricUnit.Milliseconds, value=dying)
    logger.error("message.dead_lettered", extra=letter.log_fields())


@logger.inject_lambda_context
@metrics.log_metrics
def handler(event: dict[str, Any], context: LambdaContext) -> PartialItemFailureResponse:
    metrics.add_dimension(name="job_type", value=settings().job_type)
    return process_partial_response(event, on_record, processor, context)


if settings().job_type:
    house.intake()
