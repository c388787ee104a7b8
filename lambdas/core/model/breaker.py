"""The circuit breaker of one tenant in one lane: when to stop taking its jobs, and when to try again.

A breaker is a value. Nothing here sleeps, reads a clock, or writes a table.
"""

from collections.abc import Mapping
from dataclasses import field, fields
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.job import JobKey
from lambdas.core.lane import BreakerLimits
from lambdas.core.taxonomy import Kind
from lambdas.core.value import replace, value

LONGER = 2  # each failed probe doubles the cool-down
LONGEST = 4  # up to this many times the lane's own
MOST_CODES = 50  # of one window: an agent that invents a code for each failure must not make the item grow

# A share of 10 % is a lot of failures that no try can cure. Transient ones are weather, and a conditional one is
# usually cured by the next, different try: these stop a tenant only when they are most of what it does.
INCURABLE = frozenset({Kind.PERMANENT, Kind.POISON})


class State(StrEnum):
    CLOSED = "closed"  # jobs run
    OPEN = "open"  # jobs are parked
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
class Tally:
    """Attempts of a tenant that ended: failures of one code, or, without a code, successes."""

    tenant_id: str
    job_type: str
    at: datetime
    window_s: int
    code: str = ""
    began_at: datetime | None = None  # of the attempt: what began before a closing is no news about the time after
    number: int = 1


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
    opened_at: datetime | None = None  # when it opened, or a probe last failed; None: closed
    open_since: datetime | None = None  # when it opened: probes that fail do not change it
    opened_code: str = ""  # what opened it
    cool_down_s: float = 0.0
    probe_job: str = ""  # the one job that may run
    probe_version: int = 1
    probe_attempt: int = 0  # the last attempt of that job before it became the probe
    probe_until: datetime | None = None
    closed_at: datetime | None = None
    closed_by: str = ""
    closed_why: str = ""
    untold: bool = False  # closed by a person, and nobody was told yet
    watch_at: datetime | None = None  # the sweep looks at it, the earliest first; None: nothing is left to do
    slow_until: datetime | None = None  # of WHOLE_LANE alone: a model's vendor asked us to wait

    def state(self, now: datetime) -> State:
        """Half-open is never stored: it is what an open breaker becomes when its cool-down ends."""
        if self.opened_at is None:
            return State.CLOSED
        return State.OPEN if now < self.opened_at + timedelta(seconds=self.cool_down_s) else State.HALF_OPEN

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

    def counting(self, now: datetime, window_s: int) -> bool:
        """The window tumbles: it begins with a failure and ends `window_s` later, whatever comes."""
        return self.window_started_at is not None and now - self.window_started_at < timedelta(seconds=window_s)

    def trips(self, kind: Kind, code: str, limits: BreakerLimits) -> bool:
        """Asked of the code that was just counted: no other's share can have grown."""
        count = self.codes.get(code, 0)
        share = limits.share if kind in INCURABLE else limits.transient_share
        return self.opened_at is None and count >= limits.failures and count >= share * self.total

    def log_fields(self) -> dict[str, Any]:
        return {
            "tenant_id": self.tenant_id,
            "job_type": self.job_type,
            "code": self.opened_code,
            "failed": self.codes.get(self.opened_code, 0),
            "attempts": self.total,
            "cool_down_s": self.cool_down_s,
        }


def counted(breaker: Breaker, tally: Tally) -> Breaker | None:
    """None if it does not count: nothing is counting, or it began before the breaker was last closed."""
    if tally.code and breaker.closed_at and tally.began_at and tally.began_at < breaker.closed_at:
        return None
    if not breaker.counting(tally.at, tally.window_s):
        if not tally.code:
            return None
        breaker = replace(breaker, window_started_at=tally.at, total=0, codes={})
    codes = dict(breaker.codes)
    if tally.code and (tally.code in codes or len(codes) < MOST_CODES):
        codes[tally.code] = codes.get(tally.code, 0) + tally.number
    return replace(breaker, total=breaker.total + tally.number, codes=codes)


def tripped(breaker: Breaker, *, code: str, at: datetime, limits: BreakerLimits) -> Breaker:
    return _opened(replace(breaker, opened_code=code), at=at, cool_down_s=limits.cool_down_s)


def reopened(breaker: Breaker, *, at: datetime, limits: BreakerLimits) -> Breaker:
    """The probe failed: what ailed the tenant is not over, so ask again later than last time."""
    longer = min(breaker.cool_down_s * LONGER, limits.cool_down_s * LONGEST)
    return _opened(breaker, at=at, cool_down_s=longer)


def probed(breaker: Breaker, key: JobKey, *, attempt: int, until: datetime) -> Breaker:
    return replace(
        breaker,
        probe_job=key.job_id,
        probe_version=key.version,
        probe_attempt=attempt,
        probe_until=until,
        watch_at=until,
    )


def unprobed(breaker: Breaker) -> Breaker:
    return replace(breaker, probe_job="", probe_version=1, probe_attempt=0, probe_until=None)


def closed(breaker: Breaker, *, at: datetime, by: str, why: str, untold: bool = False) -> Breaker:
    """Older failures no longer count. It stays watched until what is parked has been released."""
    return replace(
        unprobed(breaker),
        opened_at=None,
        open_since=None,
        cool_down_s=0.0,
        window_started_at=None,
        total=0,
        codes={},
        closed_at=at,
        closed_by=by,
        closed_why=why,
        untold=untold,
        watch_at=at,
    )


def _opened(breaker: Breaker, *, at: datetime, cool_down_s: float) -> Breaker:
    return replace(
        unprobed(breaker),
        opened_at=at,
        # One that was opened before this was kept says when its last probe failed.
        open_since=at if breaker.opened_at is None else breaker.open_since or breaker.opened_at,
        cool_down_s=cool_down_s,
        untold=False,
        watch_at=at + timedelta(seconds=cool_down_s),
    )
