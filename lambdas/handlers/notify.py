"""Notices queue → the tenant's endpoint."""

from typing import Any

from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.batch.types import PartialItemFailureResponse
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord
from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import house
from lambdas.adapters.notices import message_in
from lambdas.core.model.errors import LazaretError
from lambdas.core.notify.deliver import deliver
from lambdas.core.notify.notice import NoticeStatus, TenantNotice
from lambdas.core.ports.outside import LETTER
from lambdas.wiring import count, logger

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
        message = message_in(record.body)
        if message.what == LETTER and message.tenant_id in self._counted:
            return
        if self._context.get_remaining_time_in_millis() < NEEDED_MS:
            raise NoTimeLeft(f"notice for {message.tenant_id!r}: less than {NEEDED_MS} ms are left")
        try:
            notice = deliver(house.notifier(), message)
        except Exception:
            logger.exception("notice.crashed", extra={"what": message.what, "tenant_id": message.tenant_id})
            raise
        if message.what == LETTER:
            self._counted.add(message.tenant_id)
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
