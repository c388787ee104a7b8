"""A quarter of the published fleet whose failures partly show beforehand, and what foreseeing them saves. It uses the
real model, trained each day; who gets which hint is decided here as a worker decides it.

Published is the mix of failures. What shows beforehand is an assumption: overflows come from large payloads, refused
access from one tenant, and all else from anywhere. Half-way the large jobs stop to fail: foresight must unlearn.
"""

from dataclasses import dataclass
from datetime import timedelta
from random import Random

from bench.worlds.fleet_drift import CURES
from bench.worlds.fleet_learn import WASTED_USD
from bench.worlds.fleet_mix import MESSAGES, MIX
from bench.worlds.fleet_run import START
from lambdas.core.model.experience import BLIND, HELD, SURE, SURER, WELL, Features, Seen, foretell, trained
from lambdas.core.model.failure import Code
from lambdas.core.worker.foresee import ONE_IN

WEEKS = 13
DAYS = 7 * WEEKS
MENDED = range(40, 60)  # the day on which large jobs stop to fail is one of these
TELLING = 0.85  # of the large jobs fail, and all of that tenant's
ALARM_USD = 0.12  # a job that would have done well, begun with a larger model: a quarter of a run
HEALTHY_ROWS = 20  # a day: each stands for many jobs
TENANTS, SIZES = 12, ("1024", "4096", "16384", "65536")
LARGE, SHUT_OUT = "262144", "tenant-0"


@dataclass(frozen=True, slots=True, kw_only=True)
class Quarter:
    foretold: int  # and acted on, or left alone on purpose
    right: int
    failures: int  # of those that something shows beforehand
    saved_usd: float  # attempts that were not wasted, without what false alarms cost
    held_well: int  # jobs that would have done well, and wait for a person

    @property
    def false_alarms(self) -> float:
        return 1 - self.right / self.foretold if self.foretold else 0.0


def quarter(seed: int, *, sure: float, hold: bool) -> Quarter:
    rng, model = Random(seed), BLIND
    mended = rng.choice(MENDED)
    foretold = right = failures = held_well = 0
    saved = 0.0
    for day in range(DAYS):
        seen: list[tuple[Seen, int]] = []
        for features, code, number in _day(rng, mended=day >= mended):
            foreseen = foretell(model, features, sure=sure)
            failures += number if code in _SHOWN and (features.tokens == LARGE or features.tenant == SHUT_OUT) else 0
            if foreseen is None:
                seen.append((Seen(features=features, code=code, said="", did=""), number))
                continue
            foretold, right = foretold + number, right + number * (foreseen.code == code)
            did = _done(foreseen.code, foreseen.sure, hold=hold) if rng.randrange(ONE_IN) else ""
            ends = code
            if did == HELD:
                saved, held_well = saved + number * WASTED_USD * (code != WELL), held_well + number * (code == WELL)
            elif did:
                cured = code == WELL or (code == foreseen.code and rng.random() < CURES)
                ends = WELL if cured else code
                saved += number * (-ALARM_USD if code == WELL else WASTED_USD * cured)
            seen.append((Seen(features=features, code=ends, said=foreseen.code, did=did), number))
        model = trained(model, seen, to=str(day), now=START + timedelta(days=day + 1))
    return Quarter(foretold=foretold, right=right, failures=failures, saved_usd=saved, held_well=held_well)


_SHOWN = frozenset({Code.CONTEXT_OVERFLOW, Code.AUTH_DENIED})


def _done(code: str, sure: float, *, hold: bool) -> str:
    """As a worker decides: what has a cure begins with it, and what has none is held only if it is surer."""
    if code == Code.CONTEXT_OVERFLOW:
        return "compress"
    return HELD if hold and sure >= SURER else ""


def _day(rng: Random, *, mended: bool) -> list[tuple[Features, str, int]]:
    rows = [(_anybody(rng), WELL, MESSAGES // 7 // HEALTHY_ROWS) for _ in range(HEALTHY_ROWS)]
    for code, a_week in MIX.items():
        for _ in range(_rounded(rng, a_week / 7)):
            rows.append((_anybody(rng), str(code), 1)) if code not in _SHOWN else rows.extend(_like(rng, code, mended))
    return rows


def _like(rng: Random, code: Code, mended: bool) -> list[tuple[Features, str, int]]:
    """One that fails, and those with the same mark that do not."""
    large = code == Code.CONTEXT_OVERFLOW
    features = _anybody(rng)._replace(**({"tokens": LARGE} if large else {"tenant": SHUT_OUT}))
    well = _rounded(rng, 1 / TELLING - 1) if large else 0
    return [(features, WELL if large and mended else str(code), 1), *[(features, WELL, 1)] * well]


def _anybody(rng: Random) -> Features:
    return Features(
        tokens=rng.choice(SIZES),
        shape=f"shape-{rng.randrange(3)}",
        tenant=f"tenant-{rng.randrange(1, TENANTS)}",
        model="small",
        worker="v1",
        hour=str(rng.randrange(24)),
    )


def _rounded(rng: Random, mean: float) -> int:
    return int(mean) + (rng.random() < mean % 1)


__all__ = ["SURE", "SURER", "WEEKS", "Quarter", "quarter"]
