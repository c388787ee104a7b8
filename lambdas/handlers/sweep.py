"""Every minute: probes for breakers, what should have moved and has not, and what is parked and may go on."""

from dataclasses import asdict
from datetime import timedelta
from typing import Any

from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import wiring
from lambdas.core.sweep import Gauge, sweep
from lambdas.telemetry import count, logger

SPARE = timedelta(seconds=5)  # to end well before the function is ended


@logger.inject_lambda_context
def handler(_event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    swept = asdict(sweep(wiring.sweeper(), until=until))
    for gauge in swept.pop("gauges"):
        report(Gauge(**gauge))
    logger.info("sweep.done", extra=swept)
    return swept


def report(gauge: Gauge) -> None:
    """Also zeros: a graph that stops says nothing."""
    count("ParkedJobs", gauge.job_type, gauge.parked)
    count("BreakersOpen", gauge.job_type, gauge.open)
    count("LongestBreakerOpen", gauge.job_type, gauge.longest_open_s, MetricUnit.Seconds)
