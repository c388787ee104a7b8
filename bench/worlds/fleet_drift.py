"""The published fleet over half a year, week by week, while what cures its failures changes. It knows no policy.

Published are the mix of failures and the share that one changed retry cures. That a cure stops working, that another
works in its place and that a new failure appears is an assumption: when and which is drawn from the fleet's seed.
"""

from dataclasses import dataclass
from math import exp
from random import Random

from bench.worlds.fleet_mix import MIX, RATES, Model
from lambdas.core.model.failure import KIND_OF, Code, Kind
from lambdas.core.worker.strategies import ANSWERS, CHANGES

WEEKS = 26
CURES = RATES[Kind.CONDITIONAL]  # what the right strategy cures
WORN_OUT = 0.05  # and what is left of a cure that stopped working
CONDITIONAL = tuple(code for code in MIX if KIND_OF[code] is Kind.CONDITIONAL)
NEW = Code.TOOL_FAILED  # a failure that the published fleet does not have
NEW_A_WEEK = 12.0
OTHERS = sum(number for code, number in MIX.items() if code not in CONDITIONAL)  # which no strategy touches


@dataclass(frozen=True, slots=True, kw_only=True)
class Drift:
    """From `week` on, another strategy than the default cures this code."""

    code: Code
    week: int
    cure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fleet:
    """Half a year of one fleet: for each week the failures that a strategy may cure, and each one's luck."""

    drifts: tuple[Drift, ...]
    weeks: tuple[tuple[tuple[Code, float], ...], ...]

    def rate(self, code: Code, strategy: str, week: int, unchanged: float) -> float:
        drifted = next((drift for drift in self.drifts if drift.code == code and week >= drift.week), None)
        if drifted is not None:
            return CURES if strategy == drifted.cure else WORN_OUT
        return CURES if strategy == ANSWERS[code].change else unchanged

    @property
    def failures(self) -> int:
        """With those that no strategy touches, by their published number."""
        return sum(len(week) for week in self.weeks) + OTHERS * len(self.weeks)


def season(seed: int, *, drifting: bool) -> Fleet:
    rng = Random(seed)
    drifts = tuple(_drifts(rng)) if drifting else ()
    return Fleet(drifts=drifts, weeks=tuple(_week(rng, week, drifts) for week in range(WEEKS)))


def _drifts(rng: Random) -> list[Drift]:
    """The two most frequent cures wear out in the first half, and a new failure comes with a cure of its own."""
    worn = [Drift(code=code, week=rng.randint(4, 13), cure=_another(rng, code)) for code in CONDITIONAL[:2]]
    return [*worn, Drift(code=NEW, week=rng.randint(4, 13), cure=_another(rng, NEW))]


def _another(rng: Random, code: Code) -> str:
    return rng.choice([name for name in CHANGES if name not in ("same", ANSWERS[code].change)])


def _week(rng: Random, week: int, drifts: tuple[Drift, ...]) -> tuple[tuple[Code, float], ...]:
    expected = {code: float(MIX[code]) for code in CONDITIONAL}
    expected |= {drift.code: NEW_A_WEEK for drift in drifts if drift.code == NEW and week >= drift.week}
    failed = [(code, rng.random()) for code, mean in expected.items() for _ in range(_poisson(rng, mean))]
    rng.shuffle(failed)
    return tuple(failed)


def _poisson(rng: Random, mean: float) -> int:
    """Knuth's method: the means are small."""
    number, product, end = 0, rng.random(), exp(-mean)
    while product > end:
        number, product = number + 1, product * rng.random()
    return number


UNCHANGED = Model(per_try=0.7).unchanged
