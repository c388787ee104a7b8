"""A clue decides once enough jobs with it have failed, the surest one first, and its reason is one sentence."""

from datetime import timedelta

import pytest

from lambdas.core.model.experience import (
    BLIND,
    HALF_LIFE,
    HELD,
    MOST_CLUES,
    MOST_COUNTED,
    SURE,
    SURER,
    WELL,
    Features,
    Foresight,
    Score,
    Seen,
    at_least,
    clues_in,
    features_of,
    foretell,
    recent_weeks,
    surest,
    trained,
)
from tests.support.builders import a_job
from tests.support.lane import NOON

LARGE = Features(tokens="262144", shape="5f2a", tenant="acme", model="small", worker="v1", hour="12")
SMALL = LARGE._replace(tokens="1024")
OVERFLOW = "CONTEXT_OVERFLOW"


def seen(features: Features = LARGE, code: str = OVERFLOW, said: str = "", did: str = "") -> Seen:
    return Seen(features=features, code=code, said=said, did=did)


def taught(*rows: tuple[Seen, int], before: Foresight = BLIND) -> Foresight:
    return trained(before, rows, to="x", now=NOON)


def test_six_of_six_are_just_enough_and_five_are_not() -> None:
    healthy = (seen(SMALL, WELL), 500)
    assert foretell(taught((seen(), 5), healthy), LARGE) is None
    told = foretell(taught((seen(), 6), healthy), LARGE)
    assert told is not None
    assert (told.code, told.clue) == (OVERFLOW, "tokens below 262144")
    assert told.why == f"of 6 jobs with tokens below 262144, 6 failed at first with {OVERFLOW}"


def test_a_job_without_the_clue_is_told_nothing_and_a_blind_model_says_nothing() -> None:
    model = taught((seen(), 50), (seen(SMALL, WELL), 500))
    assert foretell(model, SMALL) is None
    assert foretell(BLIND, LARGE) is None


def test_jobs_that_went_well_speak_against_a_clue() -> None:
    assert foretell(taught((seen(), 20), (seen(code=WELL), 20)), LARGE) is None


def test_two_features_together_may_tell_what_neither_does_alone() -> None:
    other_model, other_size = LARGE._replace(model="large"), SMALL
    model = taught((seen(), 40), (seen(other_model, WELL), 400), (seen(other_size, WELL), 400))
    told = foretell(model, LARGE)
    assert told is not None
    assert told.clue == "tokens below 262144 and model small"


def test_the_same_table_says_the_same_whatever_the_order_it_was_learned_in() -> None:
    rows = [(seen(), 30), (seen(SMALL, WELL), 90), (seen(LARGE._replace(hour="3"), "TOOL_FAILED"), 4)]
    one, other = taught(*rows), taught(*reversed(rows))
    assert one == other
    assert foretell(one, LARGE) == foretell(other, LARGE)


@pytest.mark.parametrize(("bound", "failed"), [(SURE, 6), (SURER, 16)])
def test_the_bounds_are_reached_by_so_many_failures_in_a_row(bound: float, failed: int) -> None:
    assert at_least(failed, failed) >= bound > at_least(failed - 1, failed - 1)


def test_what_was_counted_fades_by_half_in_two_weeks() -> None:
    model = taught((seen(), 40), (seen(SMALL, WELL), 8))
    later = trained(model, [], to="y", now=NOON + HALF_LIFE)
    assert later.clues["tokens below 262144"] == {OVERFLOW: 20}


def test_what_was_changed_or_held_teaches_nothing_about_how_jobs_fail() -> None:
    model = taught((seen(did="compress"), 30), (seen(did=HELD), 30))
    assert model.clues == {}
    assert model.score == Score(changed=30, held=30)


def test_the_score_tells_right_wrong_missed_and_what_was_done() -> None:
    model = taught(
        (seen(said=OVERFLOW), 8),
        (seen(code=WELL, said=OVERFLOW), 2),
        (seen(SMALL), 24),
        (seen(SMALL, WELL), 900),
        (seen(code=WELL, said=OVERFLOW, did="compress"), 3),
        (seen(code="TOOL_FAILED", said=OVERFLOW, did="compress"), 1),
    )
    assert model.score == Score(right=8, wrong=2, missed=24, changed=4, cured=3)
    assert (model.score.precision, model.score.recall) == (0.8, 0.25)
    assert (Score().precision, Score().recall) == (None, None)


def test_scores_older_than_four_weeks_are_forgotten() -> None:
    model = taught((seen(said=OVERFLOW), 8))
    later = trained(model, [(seen(said=OVERFLOW), 1)], to="y", now=NOON + timedelta(weeks=4))
    assert list(later.scores) == [recent_weeks(NOON + timedelta(weeks=4))[0]]


def test_a_model_stays_small_and_keeps_what_fails_most() -> None:
    many = [(seen(LARGE._replace(tenant=f"tenant-{number}", hour=str(number % 24))), 1) for number in range(300)]
    model = taught(*many, (seen(), 50))
    assert len(model.clues) == MOST_CLUES
    assert surest(model)[0].clue in model.clues
    assert all(clue in model.clues for clue in clues_in(LARGE) if "and" not in clue)


def test_features_name_the_size_and_the_shape_of_a_payload_and_nothing_that_stands_in_it() -> None:
    one = a_job(payload={"card": "4111-1111", "pages": 3})
    other = a_job(payload={"pages": 4, "card": "5500-0000"})
    found = [features_of(job, tokens=1_000, model="small", worker="v1", now=NOON) for job in (one, other)]
    assert found[0] == found[1]
    assert found[0].tokens == "1024"
    assert not any(text in "".join(found[0]) for text in ("card", "4111"))
    text = a_job(payload={"card": 4111, "pages": 3})
    assert features_of(text, tokens=1_000, model="small", worker="v1", now=NOON).shape != found[0].shape


@pytest.mark.parametrize("failed", [200, 20_000])
def test_a_mended_lane_unlearns_after_as_many_good_jobs_however_many_had_failed(failed: int) -> None:
    model, good = taught((seen(), failed)), 0
    while foretell(model, LARGE, sure=SURER) is not None and good < 50:
        model, good = taught((seen(code=WELL, said=OVERFLOW), 1), before=model), good + 1
    assert good == 13, "with one spared of five, fifty are held in vain, and not thousands"


def test_of_many_jobs_the_share_that_failed_is_kept() -> None:
    told = foretell(taught((seen(), 9_000), (seen(code=WELL), 1_000)), LARGE)
    assert told is not None
    assert told.failed / told.of == pytest.approx(0.9)
    assert told.of == MOST_COUNTED
