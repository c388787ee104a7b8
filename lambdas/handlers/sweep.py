"""One beat of the sweep, as its schedule asks for it: lost messages, breakers, recovery, upkeep. Or all of them."""

from dataclasses import asdict
from datetime import timedelta
from typing import Any

from lambdas.handlers import kept

with kept():
    from aws_lambda_powertools.metrics import MetricUnit
    from aws_lambda_powertools.utilities.typing import LambdaContext

    from lambdas import house, wiring
    from lambdas.core.model.value import names_in
    from lambdas.core.sweep.sweep import beats_in, sweep
    from lambdas.core.sweep.sweeper import Gauge, Swept
    from lambdas.wiring import count, logger

SPARE = timedelta(seconds=5)  # to end well before the function is ended
_NOT_COUNTS = ("gauges", "stuck", "lags")


@logger.inject_lambda_context
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    until = wiring.now() + timedelta(milliseconds=context.get_remaining_time_in_millis()) - SPARE
    beats = beats_in(event)
    house.skipped().counted()
    swept = sweep(house.sweeper(), recoverer=house.recoverer(), beats=beats, until=until)
    done = {name: getattr(swept, name) for name in names_in(Swept) if name not in _NOT_COUNTS}
    done |= {"skipped": swept.skipped + house.skipped().counted(), "beats": list(beats)}
    report(swept)
    logger.info("sweep.done", extra=done)
    return done


def report(swept: Swept) -> None:
    for stuck in swept.stuck:
        logger.warning("job.stuck", extra={**asdict(stuck.key), "since": stuck.since.isoformat()})
    for beat, lag in swept.lags.items():
        count("SweepLag", f"@{beat}", lag, MetricUnit.Seconds)
    for gauge in swept.gauges:
        show(gauge)


def show(gauge: Gauge) -> None:
    """Only what is not zero: CloudWatch bills a metric for each hour that has it, and silence rings none of these."""
    for name, number, unit in (
        ("ParkedJobs", gauge.parked, MetricUnit.Count),
        ("BreakersOpen", gauge.open, MetricUnit.Count),
        ("LongestBreakerOpen", gauge.longest_open_s, MetricUnit.Seconds),
        ("OpenLetters", gauge.open_letters, MetricUnit.Count),
        ("OldestLetterAge", gauge.oldest_letter_s, MetricUnit.Seconds),
        ("StuckJobs", gauge.stuck, MetricUnit.Count),
        ("QuestionsOpen", gauge.questions, MetricUnit.Count),
        ("OldestQuestionAge", gauge.oldest_question_s, MetricUnit.Seconds),
    ):
        if number:
            count(name, gauge.job_type, number, unit)
    if gauge.recovery_rate is not None:  # a share of next to nothing would only ring
        count("RecoveryRate24h", gauge.job_type, gauge.recovery_rate, MetricUnit.Percent)
