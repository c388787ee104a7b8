"""Two answers to every failure of the fleet, the real triage and plain backoff, and what is counted of them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from statistics import fmean, quantiles

from bench.worlds.fleet_mix import MIX, Fate, Model, ceiling
from lambdas.core.config.lane import Lane
from lambdas.core.config.lane import Model as Llm
from lambdas.core.model.failure import SAME, Code, stated
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.worker.triage import Decision, triage

# All defaults; the names are there so that another agent and a larger model can be chosen at all.
LANE = Lane(
    job_type="fleet",
    agent="fleet:first",
    alternates=("fleet:second",),
    models=(Llm(name="small", context_tokens=200_000), Llm(name="large", context_tokens=1_000_000)),
)
START = datetime(2026, 2, 1, tzinfo=UTC)
A_RUN = timedelta(seconds=75)  # between 30 and 120 s
FAILURES = {code: stated(code, "drawn") for code in (*MIX, Code.UNKNOWN)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    resolved: bool  # without a person
    retries: int  # attempts after the one that failed


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    mean: float
    low: float  # 5 % of the runs are below
    high: float  # 5 % are above


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One policy over all runs of the fleet."""

    policy: str
    resolved: Spread  # share of the failures
    retries: Spread  # per failure
    below_ceiling: Spread  # of the same run, as a share


Policy = Callable[[Fate, Model], Ended]


def backoff(attempts: int) -> Policy:
    def retry_everything(fate: Fate, model: Model) -> Ended:
        for retry in range(attempts - 1):
            if fate.cured(model, retry, SAME):
                return Ended(resolved=True, retries=retry + 1)
        return Ended(resolved=False, retries=attempts - 1)

    return retry_everything


def ours(*, named: float = 1.0, lane: Lane = LANE) -> Policy:
    """The real triage. Failures beyond the share `named` reach it as UNKNOWN, as when the classifier cannot tell."""

    def judged(fate: Fate, model: Model) -> Ended:
        code = fate.code if fate.told < named else Code.UNKNOWN
        head, now, retries = first_attempt(lane), START, 0
        while True:
            head = head.with_failure(FAILURES[code], at=now, checkpoint=0)
            verdict = triage(head, lane, now=now, jitter=fate.luck[retries])
            if verdict.decision is not Decision.RETRY:
                return Ended(resolved=False, retries=retries)
            if fate.cured(model, retries, verdict.strategy):
                return Ended(resolved=True, retries=retries + 1)
            now += verdict.delay + A_RUN
            tried = head.strategies_tried if verdict.strategy == SAME else (*head.strategies_tried, verdict.strategy)
            head = replace(head, attempt=head.attempt + 1, strategy=verdict.strategy, strategies_tried=tried)
            retries += 1

    return judged


def first_attempt(lane: Lane) -> Head:
    key = JobKey(tenant_id="tnt_1", job_type=lane.job_type, job_id="job_1")
    return Head(key=key, status=HeadStatus.RUNNING, attempt=1, first_claimed_at=START)


def measure(name: str, policy: Policy, fleets: list[list[Fate]], model: Model) -> Result:
    resolved, retries, below = [], [], []
    for fates in fleets:
        ended = [policy(fate, model) for fate in fates]
        resolved.append(fmean(each.resolved for each in ended))
        retries.append(fmean(each.retries for each in ended))
        below.append(ceiling(fates) - resolved[-1])
    return Result(policy=name, resolved=spread(resolved), retries=spread(retries), below_ceiling=spread(below))


def spread(values: list[float]) -> Spread:
    cuts = quantiles(values, n=20, method="inclusive")
    return Spread(mean=fmean(values), low=cuts[0], high=cuts[-1])


def curve(fleets: list[list[Fate]], model: Model) -> list[Result]:
    """Backoff with ever more attempts."""
    return [measure(f"backoff, {n} attempts", backoff(n), fleets, model) for n in (2, 3, 4, 5, 6, 8, 10)]


def ahead(fleets: list[list[Fate]], model: Model, attempts: int) -> int:
    """Runs in which triage resolved more and tried less than backoff."""

    def sums(policy: Policy, fates: list[Fate]) -> tuple[int, int]:
        ended = [policy(fate, model) for fate in fates]
        return sum(each.resolved for each in ended), -sum(each.retries for each in ended)

    pairs = [(sums(ours(), fates), sums(backoff(attempts), fates)) for fates in fleets]
    return sum(1 for mine, theirs in pairs if mine[0] > theirs[0] and mine[1] > theirs[1])
