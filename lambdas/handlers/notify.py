"""Notices queue → the tenant's endpoint."""

from typing import Any

from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.batch.types import PartialItemFailureResponse
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord
from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import wiring
from lambdas.adapters.notice_queue import heard_in
from lambdas.core.errors import LazaretError
from lambdas.core.job import valid_id
from lambdas.core.notify import LETTER, NoticeStatus, TenantNotice
from lambdas.core.notify_telling import hear
from lambdas.telemetry import count, logger

processor = BatchProcessor(event_type=EventType.SQS, raise_on_entire_batch_failure=False)
NEEDED_MS = 25_000  # for the slowest endpoint there can be, and a page of letters


class NoTimeLeft(LazaretError):
    """The invocation ends too soon to begin another notice: the message comes again."""


class Batch:
    """One invocation's messages. A tenant whose letters were counted is not counted again for the next of them."""

    def __init__(self, context: LambdaContext) -> None:
        self._context = context
        self._counted: set[str] = set()

    def on_record(self, record: SQSRecord) -> None:
        heard = heard_in(record.body)
        # Letters that name no tenant lie in the operators' own partition, whose name is no tenant's.
        if not valid_id(heard.tenant_id) or (heard.what == LETTER and heard.tenant_id in self._counted):
            return
        if self._context.get_remaining_time_in_millis() < NEEDED_MS:
            raise NoTimeLeft(f"notice for {heard.tenant_id!r}: less than {NEEDED_MS} ms are left")
        notice = hear(wiring.notifier(), heard)
        if heard.what == LETTER:
            self._counted.add(heard.tenant_id)
        if notice is not None:
            report(notice)


def report(notice: TenantNotice) -> None:
    facts = {name: getattr(notice, name) for name in ("tenant_id", "topic", "notice_id", "status", "tries", "why")}
    if notice.status is NoticeStatus.SENT:
        count("NoticesSent", notice.job_type, tenant_id=notice.tenant_id)
        logger.info("notice.sent", extra=facts)
    elif notice.status is NoticeStatus.SENDING:
        logger.warning("notice.not_taken", extra=facts)
    else:
        count("NoticesFailed", notice.job_type, tenant_id=notice.tenant_id)
        logger.error("notice.failed", extra=facts)


@logger.inject_lambda_context
def handler(event: dict[str, Any], context: LambdaContext) -> PartialItemFailureResponse:
    return process_partial_response(event, Batch(context).on_record, processor, context)
