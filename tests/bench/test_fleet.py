"""The fleet's model gives back what is published, and the comparison depends on what it claims to depend on."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from bench.fleet import ATTEMPTS, MAIN, compare, rows, rows_of
from bench.plots import fleet as fleet_plot
from bench.worlds.fleet_mix import CHANGES, INDEPENDENT, MIX, Fate, Model, ceiling, draw
from bench.worlds.fleet_run import FAILURES, LANE, START, backoff, curve, first_attempt, measure, ours
from lambdas.core.config.lane import AnswerOverride
from lambdas.core.model.failure import KIND_OF, SAME, Code, Kind
from lambdas.core.worker.triage import triage

FLEETS = [draw(seed) for seed in range(30)]
CONDITIONAL = [code for code in MIX if KIND_OF[code] is Kind.CONDITIONAL]


def a_fate(code: Code, *, standing: float = 0.0, luck: tuple[float, ...] = (0.5,) * 12) -> Fate:
    return Fate(code=code, standing=standing, told=0.0, luck=luck)


def exactly_the_published() -> list[Fate]:
    return [a_fate(code) for code, number in MIX.items() for _ in range(number)]


def test_the_mix_is_the_published_one() -> None:
    kinds = Counter(fate.kind for fate in exactly_the_published())
    assert kinds == {Kind.TRANSIENT: 72, Kind.CONDITIONAL: 29, Kind.PERMANENT: 17}
    assert ceiling(exactly_the_published()) == pytest.approx((0.89 * 72 + 0.62 * 29) / 118)


def test_a_drawn_fleet_has_about_as_many_failures_as_the_published_one() -> None:
    assert sum(len(fates) for fates in FLEETS) / len(FLEETS) == pytest.approx(118, rel=0.1)
    assert draw(7) == draw(7) != draw(8)


@pytest.mark.parametrize("per_try", [INDEPENDENT, 0.7, 1.0])
def test_whatever_a_single_try_can_do_three_retries_resolve_the_published_share(per_try: float) -> None:
    rng, model = Random(1), Model(per_try=per_try)
    fates = [
        a_fate(Code.NETWORK, standing=rng.random(), luck=tuple(rng.random() for _ in range(12))) for _ in range(20_000)
    ]
    resolved = sum(backoff(4)(fate, model).resolved for fate in fates) / len(fates)
    assert resolved == pytest.approx(0.89, abs=0.01)


def test_a_model_that_cannot_reach_the_published_share_is_refused() -> None:
    with pytest.raises(ValueError, match=r"per_try is 0\.5, expected 0\.52"):
        Model(per_try=0.5)


@pytest.mark.parametrize("code", CONDITIONAL)
def test_the_default_answer_changes_what_the_failure_needs(code: Code) -> None:
    head = first_attempt(LANE).with_failure(FAILURES[code], at=START, checkpoint=0)
    strategy = triage(head, LANE, now=START, jitter=0.5).strategy
    assert CHANGES[code](strategy)
    assert not CHANGES[code](SAME)


@pytest.mark.parametrize("code", CONDITIONAL)
def test_a_conditional_failure_that_a_change_can_cure_is_cured_by_ours_alone(code: Code) -> None:
    assert ours()(a_fate(code), MAIN).resolved
    assert not backoff(10)(a_fate(code), MAIN).resolved


def test_ours_spends_nothing_on_a_permanent_failure_and_backoff_all_it_has() -> None:
    assert ours()(a_fate(Code.AUTH_DENIED), MAIN).retries == 0
    assert backoff(5)(a_fate(Code.AUTH_DENIED), MAIN).retries == 4


def test_both_spend_the_same_on_the_same_transient_failure() -> None:
    for luck, retries in ((0.5, 1), (0.9, ATTEMPTS - 1)):
        fate = replace(a_fate(Code.NETWORK), luck=(luck,) * 12)
        assert ours()(fate, MAIN) == backoff(ATTEMPTS)(fate, MAIN)
        assert ours()(fate, MAIN).retries == retries


def test_without_names_for_failures_ours_is_no_better_than_backoff_with_as_many_tries() -> None:
    blind, plain = (measure("", policy, FLEETS, MAIN) for policy in (ours(named=0.0), backoff(2)))
    assert blind == plain


def test_without_a_changed_try_ours_resolves_what_backoff_does() -> None:
    none = replace(LANE, answers={code: AnswerOverride(more_tries=0) for code in CONDITIONAL})
    crippled, plain = (measure("", policy, FLEETS, MAIN) for policy in (ours(lane=none), backoff(ATTEMPTS)))
    assert crippled.resolved.mean == pytest.approx(plain.resolved.mean, abs=0.03)
    assert crippled.below_ceiling.mean > 0.1


@pytest.mark.parametrize("per_try", [INDEPENDENT, 0.7, 1.0])
def test_ours_resolves_more_with_fewer_retries_whatever_the_model(per_try: float) -> None:
    lazaret, plain = compare(FLEETS, Model(per_try=per_try))
    assert lazaret.resolved.mean > plain.resolved.mean
    assert lazaret.retries.mean < plain.retries.mean
    assert lazaret.below_ceiling.mean <= 0.02


def test_the_rows_say_whether_the_goals_are_met() -> None:
    assert [row.met for row in rows_of(*compare(FLEETS[:10]))] == [True, True]


def test_what_is_published_has_a_row_for_each_comparison_with_its_goal() -> None:
    """Of two fleets, for half a year of each takes long: learning's goals are tested in test_fleet_learning."""
    published = rows(range(2))
    assert [row.what.rpartition(":")[0] for row in published] == [
        "fleet",
        "fleet",
        "fleet, half a year in which cures wear out",
        "fleet, half a year in which nothing changes",
        "fleet, a quarter foreseen from 50% on",
        "fleet, a quarter foreseen from 60% on",
        "fleet, a quarter foreseen from 70% on",
    ]
    # Of the bounds from which a lane may act, the default has the goal. What is saved beside nothing has no ratio.
    assert [bool(row.goal) for row in published] == [True, True, True, True, False, True, False]
    assert [bool(row.ratio) for row in published] == [True, True, True, True, False, False, False]


def test_the_plot_is_a_picture_with_every_policy_named(tmp_path: Path) -> None:
    few = FLEETS[:4]
    fleet_plot.save(measure("Lazaret", ours(), few, MAIN), curve(few, MAIN), 0.695, tmp_path / "fleet.svg")
    words = [text.text for text in ElementTree.parse(tmp_path / "fleet.svg").iter("{http://www.w3.org/2000/svg}text")]
    assert {"Lazaret", "backoff, n attempts", "what the mix allows: 69.5%"} <= set(words)
