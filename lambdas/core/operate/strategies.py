"""What a lane has learned about its changed tries, as people see it, and what they decide: pin one, or forbid some."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.experience import (
    NEVER,
    NO_RULING,
    Experience,
    Ruling,
    Tallies,
    Tally,
    Way,
    faded,
    recent_weeks,
)
from lambdas.core.model.failure import SAME, Failure, Kind
from lambdas.core.model.value import value
from lambdas.core.operate import Person
from lambdas.core.ports.ledger import Ledger
from lambdas.core.worker.strategies import ANSWERS, CHANGES, answer_to, choose

RULED = "strategy.ruled"


class BadRuling(LazaretError):
    """It names a strategy that does not exist, or leaves none."""


@value
class Learned:
    """One code of a lane."""

    code: str
    default: str
    tallies: Tallies  # of the last weeks, each try counted in full
    ruling: Ruling
    next: str  # what a failure of this code would be answered with now; empty: nothing
    why: str


def learned_in(ledger: Ledger, lane: Lane, *, now: datetime) -> Sequence[Learned]:
    """Every code that the lane has tried something for, or that somebody ruled on, in the order of the table."""
    weeks, rulings = ledger.learned(lane.job_type, now=now)
    codes = weeks.keys() | rulings.keys()
    known = [code for code in ANSWERS if code in codes]
    return tuple(
        _learned(lane, code, weeks.get(code, {}), rulings.get(code, NO_RULING), now)
        for code in [*known, *sorted(codes - set(known))]
    )


def _learned(lane: Lane, code: str, by_week: Mapping[str, Tallies], ruling: Ruling, now: datetime) -> Learned:
    experience = Experience(of_code=faded(by_week, now), ruling=ruling)
    failure = Failure(kind=Kind.CONDITIONAL, code=code, retryable=True)
    chosen = choose(failure, lane, experience, now=SAME, tried=())
    sums: dict[Way, Tally] = {}
    for week in recent_weeks(now):
        for way, tally in by_week.get(week, {}).items():
            sums[way] = sums.get(way, NEVER).plus(tally)
    return Learned(
        code=code,
        default=answer_to(code, lane).change,
        tallies=sums,
        ruling=ruling,
        next=chosen.name if chosen else "",
        why=chosen.why if chosen else "every strategy is forbidden: such a failure is buried at once",
    )


def rule_strategies(
    ledger: Ledger, job_type: str, code: str, person: Person, *, pinned: str, forbidden: Sequence[str], why: str
) -> Ruling:
    """Replaces what was decided before. Raise `BadRuling`."""
    unknown = [name for name in (*forbidden, *([pinned] if pinned else [])) if name not in CHANGES]
    if unknown:
        raise BadRuling(f"strategy {unknown[0]!r} does not exist: expected one of {', '.join(CHANGES)}")
    if pinned in forbidden:
        raise BadRuling(f"strategy {pinned!r} is pinned and forbidden: expected one of the two")
    event = person.signed(RULED, why, job_type=job_type, code=code, pinned=pinned, forbidden=list(forbidden))
    barred = tuple(dict.fromkeys(forbidden))
    ruling = Ruling(pinned=pinned, forbidden=barred, why=why, who=person.who, at=event.at)
    ledger.rule(job_type, code, ruling, event)
    return ruling
