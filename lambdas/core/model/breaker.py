"""The circuit breaker of one tenant in one lane: when to stop taking its jobs, and when to try again.

A breaker is a value. Nothing here sleeps, reads a clock, or writes a table.
"""

from collections.abc import Mapping
from dataclasses import field, fields
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.failure import Kind
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import replace, value

LONGER = 2  # each failed probe doubles the cool-down
LONGEST = 4  # up to this many times the lane's own
PROBES_A_LETTER = 3  # failed ones, after which a job is buried and held, so that people have something to look at
MOST_CODES = 50  # of one window: an agent that invents a code for each failure must not make the item grow

# A share of 10 % is a lot of failures that no try can cure. Transient ones pass, and a conditional one is
# usually cured by the next, different try: these stop a tenant only when they are most of what it does.
INCURABLE = frozenset({Kind.PERMANENT, Kind.POISON})


class State(StrEnum):
    # left by: a worker whose failed attempt is one too many of its code
    # rescued by: nobody; nothing is left to do
    CLOSED = "closed"  # jobs run
    # left by: its cool-down, which ends; a person who closes it
    # rescued by: the sweep, which looks at every breaker whose `watch_at` has passed
    OPEN = "open"  # jobs are parked
    # left by: the worker that settles the probe's attempt; a person who closes it
    # rescued by: the sweep, which judges a lost probe by its head, and replaces one that ended or expired unrun
    HALF_OPEN = "half_open"  # one job, the probe, runs; the others are parked


@value
class TierLimits:
    """What a tenant's tier changes of its lane's limits; None leaves the lane's."""

    failures: int | None = None
    share: float | None = None
    transient_share: float | None = None
    window_s: int | None = None
    cool_down_s: int | None = None

    def over(self, lane: BreakerLimits) -> BreakerLimits:
        changed = {each.name: value for each in fields(self) if (value := getattr(self, each.name)) is not None}
        return replace(lane, **changed)


@value
class FailedAttempt:
    """The attempt that failed last, as people may see it: redacted, and short enough to lie beside a breaker."""

    job_id: str
    at: datetime
    kind: Kind
    code: str
    version: int = 1  # of the job
    signature: str = ""
    error_type: str = ""
    detail: str = ""  # message and traceback
    worker_version: str = ""

    @property
    def summary(self) -> str:
        return self.detail.split("\n", 1)[0]


@value
class Tally:
    """Attempts of a tenant that ended: failures of one code, or, without a code, successes."""

    tenant_id: str
    job_type: str
    at: datetime
    window_s: int
    code: str = ""
    failure: FailedAttempt | None = None  # kept as the breaker's last
    began_at: datetime | None = None  # of the attempt: what began before a closing says nothing about the time after
    number: int = 1


OPENED, REOPENED, CLOSED = "breaker.opened", "breaker.reopened", "breaker.closed"  # its events

# Beside the breakers of a lane's tenants lies what holds for all of them. No tenant id can have an `@`.
WHOLE_LANE = "@lane"


@value
class Breaker:
    """Closed until something opened it. The window is counted upon; everything else changes by moves."""

    tenant_id: str
    job_type: str
    version: int = 0  # of the moves: each is conditional on the one before
    limits: TierLimits = TierLimits()
    window_started_at: datetime | None = None
    total: int = 0  # attempts that ended in the window
    codes: Mapping[str, int] = field(default_factory=dict)  # failed ones, by code
    last_failure: FailedAttempt | None = None  # counting writes it, or the move of a failed probe
    opened_at: datetime | None = None  # when it opened: probes that fail do not change it; None: closed
    opened_code: str = ""  # what opened it
    cool_down_s: float = 0.0
    cools_until: datetime | None = None  # when a probe may run
    probes_failed: int = 0  # in a row, since it opened
    probes_held: int = 0  # of those, whose job was buried and held
    probe_job: str = ""  # the one job that may run
    probe_version: int = 1
    probe_attempt: int = 0  # the last attempt of that job before it became the probe
    probe_until: datetime | None = None
    probes_unrun: int = 0  # since it opened: those whose time was over before a worker took them
    closed_at: datetime | None = None
    closed_by: str = ""
    closed_why: str = ""
    untold: bool = False  # closed by a person, and no notice was sent yet
    watch_at: datetime | None = None  # the sweep looks at it, the earliest first; None: nothing is left to do
    slow_until: datetime | None = None  # a model's vendor asked us to wait: with this tenant, or with WHOLE_LANE

    def state(self, now: datetime) -> State:
        """Half-open is never stored: it is what an open breaker becomes when its cool-down ends."""
        if self.opened_at is None:
            return State.CLOSED
        return State.OPEN if self.cools_until is not None and now < self.cools_until else State.HALF_OPEN

    @property
    def probe(self) -> JobKey | None:
        if not self.probe_job:
            return None
        return JobKey(
            tenant_id=self.tenant_id, job_type=self.job_type, job_id=self.probe_job, version=self.probe_version
        )

    def lets_pass(self, key: JobKey, lease_until: datetime) -> bool:
        """The probe alone, and only if its lease cannot outlive it: then no other is ever out beside it."""
        return key == self.probe and self.probe_until is not None and lease_until <= self.probe_until

    def is_probing(self, key: JobKey, attempt: int) -> bool:
        """Whether this is the one attempt that decides."""
        return key == self.probe and attempt == self.probe_attempt + 1

    @property
    def suspect(self) -> JobKey | None:
        """The job that failed last, unless waiting alone may cure it: its next failure would be a verdict about it.

        Another job's first failure would be none, and with a new job for each probe nothing would ever be buried.
        """
        last = self.last_failure
        if last is None or last.kind is Kind.TRANSIENT:
            return None
        return JobKey(tenant_id=self.tenant_id, job_type=self.job_type, job_id=last.job_id, version=last.version)

    def held_for(self, key: JobKey, attempt: int) -> str:
        """Why the job of an attempt that failed behind this breaker is buried and held; empty if it is not."""
        failed = self.probes_failed + self.is_probing(key, attempt)
        if self.opened_at is None or failed // PROBES_A_LETTER <= self.probes_held:
            return ""
        return f"{failed} probes in a row of the breaker of {self.tenant_id} in lane {self.job_type} have failed"

    def counting(self, now: datetime, window_s: int) -> bool:
        """The window tumbles: it begins with a failure and ends `window_s` later, whatever comes."""
        return self.window_started_at is not None and now - self.window_started_at < timedelta(seconds=window_s)

    def trips(self, kind: Kind, code: str, limits: BreakerLimits) -> bool:
        """Asked of the code that was just counted: no other's share can have grown."""
        count = self.codes.get(code, 0)
        share = limits.share if kind in INCURABLE else limits.transient_share
        # As a quotient: 0.07 × 100 is a little more than 7, and 7 of 100 are 7 %.
        return self.opened_at is None and count >= limits.failures and count / max(1, self.total) >= share

    def log_fields(self) -> dict[str, Any]:
        return {
            "tenant_id": self.tenant_id,
            "job_type": self.job_type,
            "code": self.opened_code,
            "failed": self.codes.get(self.opened_code, 0),
            "attempts": self.total,
            "cool_down_s": self.cool_down_s,
        }


def tripped(breaker: Breaker, *, code: str, at: datetime, limits: BreakerLimits) -> Breaker:
    return _cooling(replace(breaker, opened_at=at, opened_code=code), at=at, cool_down_s=limits.cool_down_s)


def reopened(
    breaker: Breaker, *, at: datetime, limits: BreakerLimits, failure: FailedAttempt | None = None, held: bool = False
) -> Breaker:
    """The probe failed: what ailed the tenant is not over, so ask again later than last time.

    Without a `failure` the one before stays; `held` says that the probe's job was buried and held.
    """
    longer = min(breaker.cool_down_s * LONGER, limits.cool_down_s * LONGEST)
    failed = replace(
        breaker,
        last_failure=failure or breaker.last_failure,
        probes_failed=breaker.probes_failed + 1,
        probes_held=breaker.probes_held + held,
    )
    return _cooling(failed, at=at, cool_down_s=longer)


def probed(breaker: Breaker, key: JobKey, *, attempt: int, until: datetime, unrun: int = 0) -> Breaker:
    return replace(
        breaker,
        probes_unrun=unrun,
        probe_job=key.job_id,
        probe_version=key.version,
        probe_attempt=attempt,
        probe_until=until,
        watch_at=until,
    )


def unprobed(breaker: Breaker) -> Breaker:
    return replace(breaker, probe_job="", probe_version=1, probe_attempt=0, probe_until=None)


def closed(breaker: Breaker, *, at: datetime, by: str, why: str, untold: bool = False) -> Breaker:
    """Older failures no longer count, and are forgotten. It stays watched until what is parked has been released."""
    return replace(
        unprobed(breaker),
        opened_at=None,
        cool_down_s=0.0,
        cools_until=None,
        probes_failed=0,
        probes_held=0,
        probes_unrun=0,
        last_failure=None,
        window_started_at=None,
        total=0,
        codes={},
        closed_at=at,
        closed_by=by,
        closed_why=why,
        untold=untold,
        watch_at=at,
    )


def _cooling(breaker: Breaker, *, at: datetime, cool_down_s: float) -> Breaker:
    until = at + timedelta(seconds=cool_down_s)
    return replace(unprobed(breaker), cool_down_s=cool_down_s, cools_until=until, untold=False, watch_at=until)
