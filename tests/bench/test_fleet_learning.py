"""Half a year of a fleet: what wears out is drawn from the seed, and experience is what makes the difference."""

import pytest

from bench.fleet import rows_of_learning
from bench.worlds.fleet_drift import CURES, UNCHANGED, WEEKS, WORN_OUT, Fleet, season
from bench.worlds.fleet_foresee import SURE, quarter
from bench.worlds.fleet_learn import half_year
from lambdas.core.worker.strategies import ANSWERS


@pytest.fixture(scope="module")
def worn() -> Fleet:
    return season(1, drifting=True)


def test_the_same_seed_is_the_same_half_year() -> None:
    assert season(3, drifting=True) == season(3, drifting=True) != season(4, drifting=True)
    assert len(season(3, drifting=False).weeks) == WEEKS


def test_a_cure_works_until_it_wears_out_and_then_another_does(worn: Fleet) -> None:
    drift = worn.drifts[0]
    usual = ANSWERS[drift.code].change
    assert worn.rate(drift.code, usual, drift.week - 1, UNCHANGED) == CURES
    assert worn.rate(drift.code, usual, drift.week, UNCHANGED) == WORN_OUT
    assert worn.rate(drift.code, drift.cure, drift.week, UNCHANGED) == CURES
    assert drift.cure != usual


def test_without_experience_both_policies_are_one(worn: Fleet) -> None:
    first = Fleet(drifts=(), weeks=worn.weeks[:1])
    assert half_year(first, learning=True).retries == half_year(first, learning=False).retries


def test_learning_wins_where_cures_wear_out_and_costs_little_where_they_do_not() -> None:
    worn, calm = rows_of_learning(range(3))
    assert worn.met
    assert worn.ratio is not None
    assert worn.ratio > 1.05, "by more than luck"
    assert calm.met


def test_foreseeing_saves_where_failures_show_beforehand_and_a_higher_bound_tells_less() -> None:
    low, usual, high = (quarter(2, sure=bound, hold=True) for bound in (0.5, SURE, 0.7))
    assert usual.saved_usd > 0
    assert usual.right > usual.failures / 2
    assert low.right > high.right
    assert high.false_alarms < 0.25
    assert quarter(2, sure=SURE, hold=True) == usual, "the same seed is the same quarter"
    assert usual.held_well == 0


def test_a_lane_that_only_acts_holds_nothing_and_saves_less() -> None:
    acting, holding = (quarter(2, sure=SURE, hold=hold) for hold in (False, True))
    assert acting.held_well == 0
    assert acting.saved_usd < holding.saved_usd
