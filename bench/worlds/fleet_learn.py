"""The real triage over half a year of a fleet: with what its lane has learned, and without."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from bench.worlds.fleet_drift import UNCHANGED, Fleet
from bench.worlds.fleet_mix import MIX, RATES
from bench.worlds.fleet_run import FAILURES, LANE, START, first_attempt
from lambdas.core.model.experience import NEVER, Answered, Experience, Tally, Way, faded, week_of
from lambdas.core.model.failure import KIND_OF, Failure, Kind, stated
from lambdas.core.worker.triage import Decision, inexperienced, triage

WASTED_USD = 0.47  # of an attempt that cures nothing: the seeds' own figure
TRANSIENT_A_WEEK = sum(number for code, number in MIX.items() if KIND_OF[code] is Kind.TRANSIENT)


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfYear:
    resolved: float  # share of all failures of the fleet, without a person
    retries: int  # of conditional failures
    wasted_usd: float


class Memory:
    """A lane's counters, as the ledger keeps them: by code, week, strategy and delay."""

    def __init__(self) -> None:
        self._weeks: dict[tuple[str, str], dict[str, dict[Way, Tally]]] = defaultdict(lambda: defaultdict(dict))

    def learn(self, answered: Answered, *, cured: bool, at: datetime) -> None:
        for signature in ("", answered.signature):
            counted = self._weeks[answered.code, signature][week_of(at)]
            way = (answered.strategy, answered.delay_s)
            counted[way] = counted.get(way, NEVER).plus(Tally(tries=1, cures=int(cured)))

    def recall(self, failure: Failure, *, now: datetime) -> Experience:
        return Experience(
            of_code=faded(self._weeks[failure.code, ""], now),
            of_cause=faded(self._weeks[failure.code, failure.signature], now),
        )


def half_year(fleet: Fleet, *, learning: bool) -> HalfYear:
    memory, cured, retries = Memory(), 0, 0
    for week, failed in enumerate(fleet.weeks):
        now = START + timedelta(weeks=week)
        for code, luck in failed:
            failure = FAILURES.get(code) or stated(code, "drawn")
            head = first_attempt(LANE).with_failure(failure, at=now, checkpoint=0)
            recall = partial(memory.recall, now=now) if learning else inexperienced
            verdict = triage(head, LANE, now=START, jitter=0.5, experience=recall)
            if verdict.decision is not Decision.RETRY or verdict.answered is None:
                continue
            retries += 1
            works = luck < fleet.rate(code, verdict.answered.strategy, week, UNCHANGED)
            memory.learn(verdict.answered, cured=works, at=now)
            cured += works
    by_waiting = TRANSIENT_A_WEEK * RATES[Kind.TRANSIENT] * len(fleet.weeks)
    wasted = (retries - cured) * WASTED_USD
    return HalfYear(resolved=(cured + by_waiting) / fleet.failures, retries=retries, wasted_usd=wasted)


def side_by_side(fleets: Iterable[Fleet]) -> list[tuple[HalfYear, HalfYear]]:
    return [(half_year(fleet, learning=True), half_year(fleet, learning=False)) for fleet in fleets]
