"""Every minute: letters that are due, probes for breakers, what should have moved, what is kept, what may go on."""

from dataclasses import asdict
from datetime import timedelta
from typing import Any

from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas import wiring
from lambdas.core.redrive.auto import recover
from lambdas.core.sweep import Gauge, Swept, sweep
from lambdas.core.value import names_in
from lambdas.telemetry import count, logger

SPARE = timedelta(seconds=5)  # to end well before the function is ended


@logger.inject_lambda_context
def handler(_event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    recovered = recover(wiring.recovery(), until=until)
    swept = sweep(wiring.sweeper(), until=until)
    for gauge in swept.gauges:
        report(gauge)
    for stuck in swept.stuck:
        logger.warning("job.stuck", extra={**asdict(stuck.key), "since": stuck.since.isoformat()})
    done = {name: getattr(swept, name) for name in names_in(Swept) if name not in ("gauges", "stuck")}
    done |= {"failed": done["failed"] + recovered.pop("failed"), **recovered}
    logger.info("sweep.done", extra=done)
    return done


def report(gauge: Gauge) -> None:
    """Also zeros: a graph that stops says nothing."""
    count("ParkedJobs", gauge.job_type, gauge.parked)
    count("BreakersOpen", gauge.job_type, gauge.open)
    count("LongestBreakerOpen", gauge.job_type, gauge.longest_open_s, MetricUnit.Seconds)
    count("OpenLetters", gauge.job_type, gauge.open_letters)
    count("OldestLetterAge", gauge.job_type, gauge.oldest_letter_s, MetricUnit.Seconds)
    count("StuckJobs", gauge.job_type, gauge.stuck)
    if gauge.recovery_rate is not None:  # a share of next to nothing would only ring
        count("RecoveryRate24h", gauge.job_type, gauge.recovery_rate, MetricUnit.Percent)
