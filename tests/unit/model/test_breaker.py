"""The breaker as a value: what trips it, when it is half-open, how long it cools down."""

from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.breaker import (
    Breaker,
    FailedAttempt,
    State,
    Tally,
    TierLimits,
    closed,
    probed,
    reopened,
    tripped,
    unprobed,
)
from lambdas.core.model.failure import Kind
from lambdas.core.model.job import JobKey
from lazaret.testing.memory import MemoryBreakers
from tests.support.lane import KEY, NOON

LIMITS = BreakerLimits(failures=5, share=0.10, transient_share=0.50, window_s=300, cool_down_s=900)
UNKNOWN = Breaker(tenant_id="tnt_1", job_type="kyc")
OPENED_AT_NOON = tripped(UNKNOWN, code="BAD", at=NOON, limits=LIMITS)


def tally(code: str = "BAD", *, after_s: float = 0, number: int = 1) -> Tally:
    at = NOON + timedelta(seconds=after_s)
    return Tally(tenant_id="tnt_1", job_type="kyc", at=at, began_at=at, window_s=300, code=code, number=number)


def after(*tallies: Tally, breaker: Breaker = UNKNOWN) -> Breaker:
    """As the table counts: tests/contract/heads/test_breakers.py says how."""
    breakers = MemoryBreakers()
    breakers.put(breaker)
    for each in tallies:
        breakers.count(each)
    return breakers.find(breaker.tenant_id, breaker.job_type)


@pytest.mark.parametrize(("minutes", "state"), [(0, State.OPEN), (14, State.OPEN), (15, State.HALF_OPEN)])
def test_an_open_breaker_is_half_open_when_its_cool_down_ends(minutes: int, state: State) -> None:
    assert OPENED_AT_NOON.state(NOON + timedelta(minutes=minutes)) is state


def test_how_long_it_has_been_open_is_not_forgotten_when_a_probe_fails() -> None:
    again = reopened(OPENED_AT_NOON, at=NOON + timedelta(minutes=20), limits=LIMITS)
    assert (again.opened_at, again.cools_until) == (NOON, NOON + timedelta(minutes=50))
    shut = closed(again, at=NOON + timedelta(minutes=30), by="ada", why="fixed")
    assert (shut.opened_at, shut.cools_until) == (None, None)
    later = tripped(shut, code="BAD", at=NOON + timedelta(minutes=40), limits=LIMITS)
    assert (later.opened_at, later.cools_until) == (NOON + timedelta(minutes=40), NOON + timedelta(minutes=55))


LAST = FailedAttempt(job_id=KEY.job_id, at=NOON, kind=Kind.CONDITIONAL, code="PROGRAM_ERROR", signature="s1")


def test_the_attempt_that_failed_last_is_kept_until_the_breaker_closes() -> None:
    failing = after(replace(tally("BAD"), failure=LAST))
    assert failing.last_failure == LAST
    assert after(tally(""), breaker=failing).last_failure == LAST, "a success says nothing of it"
    opened = tripped(failing, code="BAD", at=NOON, limits=LIMITS)
    newer = replace(LAST, job_id="job_2")
    assert reopened(opened, at=NOON, limits=LIMITS).last_failure == LAST
    assert reopened(opened, at=NOON, limits=LIMITS, failure=newer).last_failure == newer
    assert closed(opened, at=NOON, by="ada", why="fixed").last_failure is None


def test_the_next_probe_is_the_job_that_failed_last_unless_waiting_may_cure_it() -> None:
    assert OPENED_AT_NOON.suspect is None
    assert replace(OPENED_AT_NOON, last_failure=LAST).suspect == KEY
    assert replace(OPENED_AT_NOON, last_failure=replace(LAST, kind=Kind.TRANSIENT)).suspect is None


def test_one_job_is_held_for_three_failed_probes_whoever_finds_out() -> None:
    breaker, held = OPENED_AT_NOON, []
    for number in range(1, 8):
        probing = probed(breaker, KEY, attempt=number, until=NOON)
        assert probing.held_for(KEY, number) == breaker.held_for(KEY, 99), "another attempt is not the probe's"
        why = probing.held_for(KEY, number + 1)
        held += [number] if why else []
        breaker = reopened(probing, at=NOON, limits=LIMITS, held=bool(why))
    assert (held, breaker.probes_failed, breaker.probes_held) == ([3, 6], 7, 2)
    missed = replace(OPENED_AT_NOON, probes_failed=3)  # the third probe's worker died, and the sweep counted it
    assert missed.held_for(KEY, 1) == "3 probes in a row of the breaker of tnt_1 in lane kyc have failed"
    shut = closed(missed, at=NOON, by="ada", why="fixed")
    assert (shut.held_for(KEY, 1), shut.probes_failed, shut.probes_held) == ("", 0, 0)


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


@pytest.mark.parametrize(("share", "failed", "total"), [(0.07, 7, 100), (0.28, 7, 25), (0.55, 55, 100)])
def test_a_share_that_is_just_reached_trips_whatever_floats_make_of_it(share: float, failed: int, total: int) -> None:
    limits = replace(LIMITS, share=share)
    breaker = replace(UNKNOWN, total=total, codes={"BAD": failed})
    assert breaker.trips(Kind.PERMANENT, "BAD", limits)
    assert not replace(breaker, total=total + 1).trips(Kind.PERMANENT, "BAD", limits)


def test_codes_are_counted_each_for_itself() -> None:
    breaker = after(*([tally("A")] * 4), *([tally("B")] * 4))
    assert not breaker.trips(Kind.PERMANENT, "A", LIMITS)
    assert (breaker.total, breaker.codes) == (8, {"A": 4, "B": 4})


def test_an_open_breaker_does_not_trip_again() -> None:
    assert not after(*([tally()] * 9), breaker=OPENED_AT_NOON).trips(Kind.PERMANENT, "BAD", LIMITS)


def test_closing_forgets_what_was_counted_and_stays_watched() -> None:
    sick = tripped(after(*([tally()] * 5)), code="BAD", at=NOON, limits=LIMITS)
    healed = closed(sick, at=NOON, by="ana", why="fixed")
    assert (healed.total, healed.codes, healed.window_started_at, healed.opened_at) == (0, {}, None, None)
    assert healed.watch_at == NOON


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
    assert (opened.untold, opened.opened_at, opened.opened_code) == (False, NOON, "NETWORK")
    assert opened.watch_at == opened.cools_until == NOON + timedelta(seconds=BreakerLimits().cool_down_s)


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
