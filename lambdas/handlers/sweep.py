"""Every minute: what should have moved and has not is sent again."""

from dataclasses import asdict
from datetime import timedelta
from typing import Any

from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import wiring
from lambdas.core.sweep import sweep
from lambdas.telemetry import logger

SPARE = timedelta(seconds=5)  # to end well before the function is ended


@logger.inject_lambda_context
def handler(_event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    swept = asdict(sweep(wiring.sweeper(), until=until))
    logger.info("sweep.done", extra=swept)
    return swept
