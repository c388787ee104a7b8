"""One range of a redrive's wave → the lane's queue, at its share of the rate."""

from datetime import timedelta
from typing import Any

from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import house, wiring
from lambdas.core.model.letter import Letter, Way
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.send import Sent, send_range
from lambdas.core.redrive.watch import Range
from lambdas.wiring import count, logger, report_resolution

SPARE = timedelta(seconds=30)  # to end well before the function is ended


@logger.inject_lambda_context
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    # An execution that began before an upgrade names no `most`.
    most = event.get("most", event["end"] - event["begin"])
    part = Range(begin=event["begin"], end=event["end"], rate=event["rate"], most=most)
    redriver = house.redriver()
    sent = send_range(redriver, event["redrive_id"], part, until=until, on_discarded=report_discarded)
    report(sent, redriver.found(event["redrive_id"]))
    answer = {"sent": sent.sent, "skipped": dict(sent.skipped), "end": sent.end}
    logger.info("redrive.sent", extra={**event, **answer})
    return answer


def report(sent: Sent, redrive: Redrive) -> None:
    if redrive.request.action is not Way.DISCARD:
        count("ReplaysStarted", redrive.request.job_type, sent.sent, redrive_id=redrive.redrive_id)


def report_discarded(letter: Letter) -> None:
    report_resolution(letter, wiring.now(), by_person=True)
