"""How each lane stands, counted through the indexes: breakers, what is parked, letters nobody resolved, stuck jobs.

A gauge that cannot be read is a gap in a graph, never a failed round.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from lambdas.core.breaker import Breaker
from lambdas.core.errors import Unavailable
from lambdas.core.letter import LetterStatus
from lambdas.core.stuck import held_for_long
from lambdas.core.sweeper import Gauge, Sweeper
from lambdas.core.upkeep import Stuck
from lambdas.core.value import replace

MOST_COUNTED = 20_000  # of one tenant's parked jobs, or of a lane's letters in one status: "many" beyond this
MOST_STUCK = 1_000
A_DAY = timedelta(days=1)
A_ROUND = timedelta(minutes=1)
ENOUGH = 10  # letters a day, below which a rate says nothing

_S = LetterStatus
OPEN = (_S.OPEN, _S.SCHEDULED, _S.HELD, _S.ESCALATED)
# A superseded letter is counted by the one that took its place.
RESOLVED = (_S.RECOVERED, _S.DISCARDED)


def measure(sweeper: Sweeper, until: datetime) -> tuple[tuple[Gauge, ...], tuple[Stuck, ...]]:
    """Every lane's gauge, and the jobs that got stuck since the round before. Of lanes for which time is left."""
    gauges: list[Gauge] = []
    stuck: list[Stuck] = []
    try:
        watched = sweeper.breakers.watched()
        for job_type in sweeper.lanes:
            if sweeper.clock() >= until:
                break
            gauge, redriving = _letters(sweeper, Gauge(job_type=job_type))
            jobs = _stuck(sweeper, job_type, redriving)
            gauge = replace(gauge, stuck=len(jobs))
            gauges.append(_breakers(sweeper, gauge, [each for each in watched if each.job_type == job_type]))
            stuck += [job for job in jobs if job.since > sweeper.clock() - A_ROUND]
    except Unavailable:
        pass
    return tuple(gauges), tuple(stuck)


def _breakers(sweeper: Sweeper, gauge: Gauge, breakers: Iterable[Breaker]) -> Gauge:
    now = sweeper.clock()
    for breaker in breakers:
        parked = sweeper.ledger.count_parked(breaker.tenant_id, breaker.job_type, most=MOST_COUNTED)
        since = breaker.open_since or breaker.opened_at
        open_s = (now - since).total_seconds() if since else 0.0
        gauge = replace(
            gauge,
            open=gauge.open + (breaker.opened_at is not None),
            longest_open_s=max(gauge.longest_open_s, open_s),
            parked=gauge.parked + parked,
        )
    return gauge


def _stuck(sweeper: Sweeper, job_type: str, redriving: int) -> list[Stuck]:
    """Each job once, though it may be stuck in two ways. Letters are read only where a redrive holds some."""
    now = sweeper.clock()
    found = list(sweeper.upkeep.stuck(job_type, now=now, most=MOST_STUCK))
    if redriving:
        found += held_for_long(sweeper.ledger, sweeper.lanes[job_type], now)
    return list({job.key: job for job in found}.values())


def _letters(sweeper: Sweeper, gauge: Gauge) -> tuple[Gauge, int]:
    """And how many letters a redrive holds."""
    now = sweeper.clock()
    died = sweeper.upkeep.died
    unresolved = [at for status in OPEN for at in died(gauge.job_type, status, most=MOST_COUNTED)]
    redriving = died(gauge.job_type, _S.REDRIVING, most=MOST_COUNTED)
    today = sum(1 for at in (*unresolved, *redriving) if at > now - A_DAY)
    counted = replace(
        gauge,
        open_letters=len(unresolved),
        oldest_letter_s=(now - min(unresolved, default=now)).total_seconds(),
        recovery_rate=_rate(sweeper, gauge.job_type, today),
    )
    return counted, len(redriving)


def _rate(sweeper: Sweeper, job_type: str, unresolved: int) -> float | None:
    after = sweeper.clock() - A_DAY
    died = {status: sweeper.upkeep.died(job_type, status, most=MOST_COUNTED, after=after) for status in RESOLVED}
    all_of_them = unresolved + sum(map(len, died.values()))
    return 100 * len(died[_S.RECOVERED]) / all_of_them if all_of_them >= ENOUGH else None
