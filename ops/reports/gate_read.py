"""The three numbers of `ops gate`, each counted where it is exact: letters in the ledger, duplicates in CloudWatch."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lambdas.core.model.letter import LetterStatus
from lambdas.core.sweep.gauges import OPEN
from ops.command import Failed

if TYPE_CHECKING:
    from ops.desk import Desk

MOST = 1_000_000  # a gate counts: it does not estimate


def open_letters(desk: "Desk", job_types: Sequence[str]) -> int:
    died = desk.connection.ledger.died
    return sum(len(died(job_type, status, most=MOST)) for job_type in job_types for status in OPEN)


def replays(desk: "Desk", job_types: Sequence[str], *, since: datetime) -> tuple[int, int]:
    """Recovered, and all that ended: a replay that died leaves its letter superseded."""
    died = desk.connection.ledger.died
    recovered, died_again = (
        sum(len(died(job_type, status, most=MOST, after=since)) for job_type in job_types)
        for status in (LetterStatus.RECOVERED, LetterStatus.SUPERSEDED)
    )
    return recovered, recovered + died_again


def duplicates(desk: "Desk", job_types: Sequence[str], *, since: datetime) -> tuple[int, int]:
    """Messages of jobs that were done already, and jobs done. A duplicate writes nothing, so no table knows of it."""
    metrics = desk.connection.metrics()
    names = ("Duplicates", "JobsSucceeded")
    asked = {name: [metrics.of_lane(name, job_type) for job_type in job_types] for name in names}
    until = desk.clock() + timedelta(minutes=1)
    sums = metrics.sums([each for some in asked.values() for each in some], since=since, until=until)
    if sums is None:
        raise Failed(f"CloudWatch does not say how many duplicates there were: {metrics.refused}")
    again, done = (round(sum(sums.get(each, 0.0) for each in some)) for some in asked.values())
    return again, done
