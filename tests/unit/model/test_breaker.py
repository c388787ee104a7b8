"""The breaker as a value: what counts, what trips it, when it is half-open, how long it cools down."""

from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.breaker import (
    MOST_CODES,
    Breaker,
    State,
    Tally,
    TierLimits,
    closed,
    counted,
    probed,
    reopened,
    tripped,
    unprobed,
)
from lambdas.core.job import JobKey
from lambdas.core.lane import BreakerLimits
from lambdas.core.taxonomy import Kind
from tests.unit.harness import KEY, NOON

LIMITS = BreakerLimits(failures=5, share=0.10, transient_share=0.50, window_s=300, cool_down_s=900)
UNKNOWN = Breaker(tenant_id="tnt_1", job_type="kyc")
OPENED_AT_NOON = tripped(UNKNOWN, code="BAD", at=NOON, limits=LIMITS)


def tally(code: str = "BAD", *, after_s: float = 0, number: int = 1) -> Tally:
    at = NOON + timedelta(seconds=after_s)
    return Tally(tenant_id="tnt_1", job_type="kyc", at=at, began_at=at, window_s=300, code=code, number=number)


def after(*tallies: Tally, breaker: Breaker = UNKNOWN) -> Breaker:
    for each in tallies:
        breaker = counted(breaker, each) or breaker
    return breaker


@pytest.mark.parametrize(("minutes", "state"), [(0, State.OPEN), (14, State.OPEN), (15, State.HALF_OPEN)])
def test_an_open_breaker_is_half_open_when_its_cool_down_ends(minutes: int, state: State) -> None:
    assert OPENED_AT_NOON.state(NOON + timedelta(minutes=minutes)) is state


def test_how_long_it_has_been_open_is_not_forgotten_when_a_probe_fails() -> None:
    again = reopened(OPENED_AT_NOON, at=NOON + timedelta(minutes=20), limits=LIMITS)
    assert (again.opened_at, again.open_since) == (NOON + timedelta(minutes=20), NOON)
    shut = closed(again, at=NOON + timedelta(minutes=30), by="ada", why="fixed")
    assert (shut.opened_at, shut.open_since) == (None, None)
    later = tripped(shut, code="BAD", at=NOON + timedelta(minutes=40), limits=LIMITS)
    assert later.open_since == NOON + timedelta(minutes=40)


def test_one_that_was_opened_before_that_was_kept_counts_from_its_last_probe() -> None:
    old = replace(OPENED_AT_NOON, open_since=None)
    assert reopened(old, at=NOON + timedelta(minutes=20), limits=LIMITS).open_since == NOON


def test_a_tenant_of_whom_nothing_is_known_is_closed() -> None:
    assert UNKNOWN.state(NOON) is State.CLOSED


@pytest.mark.parametrize(
    ("kind", "failed", "succeeded", "trips"),
    [
        (Kind.PERMANENT, 4, 0, False),  # too few, whatever their share
        (Kind.PERMANENT, 5, 0, True),
        (Kind.PERMANENT, 5, 45, True),  # a tenth
        (Kind.PERMANENT, 5, 46, False),  # less than a tenth
        (Kind.POISON, 5, 45, True),
        (Kind.TRANSIENT, 5, 5, True),  # a half
        (Kind.TRANSIENT, 5, 6, False),
        (Kind.CONDITIONAL, 5, 5, True),  # as transient ones: the next, different try usually cures them
        (Kind.CONDITIONAL, 5, 6, False),
    ],
)
def test_it_trips_on_the_count_and_the_share_of_one_code(kind: Kind, failed: int, succeeded: int, trips: bool) -> None:
    successes = (tally("", number=succeeded),) if succeeded else ()
    breaker = after(tally(), *successes, *([tally()] * (failed - 1)))
    assert breaker.trips(kind, "BAD", LIMITS) is trips


def test_codes_are_counted_each_for_itself() -> None:
    breaker = after(*([tally("A")] * 4), *([tally("B")] * 4))
    assert not breaker.trips(Kind.PERMANENT, "A", LIMITS)
    assert (breaker.total, breaker.codes) == (8, {"A": 4, "B": 4})


def test_an_open_breaker_does_not_trip_again() -> None:
    assert not after(*([tally()] * 9), breaker=OPENED_AT_NOON).trips(Kind.PERMANENT, "BAD", LIMITS)


def test_a_success_begins_no_window() -> None:
    assert counted(UNKNOWN, tally("")) is None


@pytest.mark.parametrize(("after_s", "total"), [(299, 2), (300, 1)])
def test_the_window_tumbles(after_s: float, total: int) -> None:
    breaker = after(tally(), tally(after_s=after_s))
    assert (breaker.total, breaker.codes) == (total, {"BAD": total})


def test_an_attempt_that_began_before_the_closing_does_not_count() -> None:
    healed = closed(OPENED_AT_NOON, at=NOON + timedelta(seconds=10), by="ana", why="fixed")
    assert counted(healed, tally(after_s=9)) is None
    assert after(tally(after_s=10), breaker=healed).total == 1


def test_closing_forgets_what_was_counted_and_stays_watched() -> None:
    sick = tripped(after(*([tally()] * 5)), code="BAD", at=NOON, limits=LIMITS)
    healed = closed(sick, at=NOON, by="ana", why="fixed")
    assert (healed.total, healed.codes, healed.window_started_at, healed.opened_at) == (0, {}, None, None)
    assert healed.watch_at == NOON


def test_an_agent_that_invents_codes_does_not_make_the_item_grow() -> None:
    breaker = after(*(tally(f"CODE_{number}") for number in range(MOST_CODES + 10)))
    assert (len(breaker.codes), breaker.total) == (MOST_CODES, MOST_CODES + 10)


def test_each_failed_probe_doubles_the_cool_down_up_to_four_times_the_lanes() -> None:
    breaker, seen = OPENED_AT_NOON, []
    for _ in range(4):
        breaker = reopened(breaker, at=NOON, limits=LIMITS)
        seen.append(breaker.cool_down_s)
    assert seen == [1800, 3600, 3600, 3600]


def test_only_the_probe_passes_and_only_if_its_lease_cannot_outlive_it() -> None:
    until = NOON + timedelta(seconds=84)
    breaker = probed(OPENED_AT_NOON, KEY, attempt=0, until=until)
    assert breaker.lets_pass(KEY, until)
    assert not breaker.lets_pass(KEY, until + timedelta(milliseconds=1))
    assert not breaker.lets_pass(replace(KEY, version=2), until)
    assert not breaker.lets_pass(JobKey(tenant_id="tnt_1", job_type="kyc", job_id="other"), until)
    assert not OPENED_AT_NOON.lets_pass(KEY, NOON)


def test_a_tier_changes_only_what_it_names() -> None:
    assert TierLimits(failures=50).over(LIMITS) == replace(LIMITS, failures=50)
    assert TierLimits().over(LIMITS) == LIMITS


def test_a_breaker_without_a_probe_is_as_if_it_never_had_one() -> None:
    fresh = Breaker(tenant_id="tnt_1", job_type="kyc")
    probing = probed(fresh, replace(KEY, version=7), attempt=3, until=NOON)
    assert (probing.probe_job, probing.probe_version, probing.probe_attempt) == (KEY.job_id, 7, 3)
    assert unprobed(probing) == replace(fresh, watch_at=NOON)


def test_a_breaker_that_opens_again_has_nothing_left_to_tell_of_its_closing() -> None:
    fresh = Breaker(tenant_id="tnt_1", job_type="kyc", untold=True)
    opened = tripped(fresh, code="NETWORK", at=NOON, limits=BreakerLimits())
    assert (opened.untold, opened.opened_at, opened.open_since, opened.opened_code) == (False, NOON, NOON, "NETWORK")
    assert opened.watch_at == NOON + timedelta(seconds=BreakerLimits().cool_down_s)


def test_a_log_line_tells_whose_breaker_it_is_and_what_opened_it() -> None:
    breaker = Breaker(
        tenant_id="tnt_1", job_type="kyc", opened_code="NETWORK", codes={"NETWORK": 4}, total=5, cool_down_s=300.0
    )
    assert breaker.log_fields() == {
        "tenant_id": "tnt_1",
        "job_type": "kyc",
        "code": "NETWORK",
        "failed": 4,
        "attempts": 5,
        "cool_down_s": 300.0,
    }
