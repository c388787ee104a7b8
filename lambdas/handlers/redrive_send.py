"""One range of a redrive's wave → the lane's queue, at its share of the rate."""

from datetime import timedelta
from typing import Any

from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import wiring
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.sending import Sent, send_range
from lambdas.core.redrive.waves import Range
from lambdas.core.safety import Way
from lambdas.telemetry import count, logger, report_resolution

SPARE = timedelta(seconds=30)  # to end well before the function is ended


@logger.inject_lambda_context
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    part = Range(begin=event["begin"], end=event["end"], rate=event["rate"])
    redriver = wiring.redriver()
    sent = send_range(redriver, event["redrive_id"], part, until=until)
    report(sent, redriver.found(event["redrive_id"]))
    answer = {"sent": sent.sent, "skipped": dict(sent.skipped)}
    logger.info("redrive.sent", extra={**event, **answer})
    return answer


def report(sent: Sent, redrive: Redrive) -> None:
    if redrive.request.action is not Way.DISCARD:
        count("ReplaysStarted", redrive.request.job_type, sent.sent, redrive_id=redrive.redrive_id)
    for letter in sent.discarded:
        report_resolution(letter, wiring.now(), by_person=True)
