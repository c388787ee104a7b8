"""Strategies through the API: what changed tries have cured, and what people decided about them."""

from typing import Any

from lambdas import house, wiring
from lambdas.core.model.experience import Answered, Foresight, Score
from lambdas.core.model.value import replace
from tests.support.functions.api_line import Answer, ask
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE


def learned() -> Any:
    return ask("GET", "/v1/strategies", job_type=JOB_TYPE).json["codes"]


def rule(code: str = "CONTEXT_OVERFLOW", **body: Any) -> Answer:
    return ask("POST", f"/v1/strategies/{code}", body={"job_type": JOB_TYPE, "reason": "the vendor truncates", **body})


def test_a_lane_that_tried_nothing_has_nothing_to_show(outside: Outside) -> None:
    assert learned() == []
    assert ask("GET", "/v1/strategies", job_type="no-such-lane").status == 404


def test_tries_are_shown_by_strategy_and_delay_with_what_would_be_chosen_now(outside: Outside) -> None:
    tried = Answered(code="CONTEXT_OVERFLOW", signature="aa", strategy="compress", delay_s=10)
    for cured in (True, False):
        house.ledger().learn(JOB_TYPE, tried, cured=cured, usd=0.25, at=wiring.now())
    (found,) = learned()
    assert found["tried"] == [{"strategy": "compress", "delay_s": 10, "tries": 2, "cures": 1, "usd": 0.5}]
    assert (found["default"], found["next"]) == ("compress", "compress")


def test_a_ruling_is_kept_with_who_decided_it_and_replaces_the_one_before(outside: Outside) -> None:
    answer = rule(pinned="concise", forbidden=["same"])
    assert answer.status == 200
    (found,) = learned()
    assert found["next"] == "concise"
    assert {**found["ruling"], "at": None} == {**answer.json, "at": None}
    assert (answer.json["pinned"], answer.json["forbidden"], answer.json["why"]) == (
        "concise",
        ["same"],
        "the vendor truncates",
    )
    assert answer.json["who"]
    rule()
    (found,) = learned()
    assert (found["ruling"]["pinned"], found["next"]) == ("", "compress")


def test_a_ruling_that_makes_no_sense_is_refused_with_what_was_expected(outside: Outside) -> None:
    unknown = rule(pinned="prayer")
    assert unknown.status == 422
    assert "strategy 'prayer' does not exist: expected one of same, compress" in unknown.json["detail"]
    both = rule(pinned="same", forbidden=["same"])
    assert both.status == 422
    assert rule(code="lower").status == 422
    assert learned() == []


def test_every_strategy_forbidden_means_that_such_a_failure_is_buried(outside: Outside) -> None:
    assert rule(forbidden=["same", "compress", "someone_else", "concise", "constrain", "evidence"]).status == 200
    (found,) = learned()
    assert found["next"] == ""
    assert "buried at once" in found["why"]


SEEN = Foresight(
    to="seen#x",
    clues={"tokens below 262144": {"CONTEXT_OVERFLOW": 40.0}, "hour 3": {"": 40.0, "UNKNOWN": 1.0}},
    scores={"2026-W24": Score(right=9, wrong=1, missed=9)},
)


def test_a_lane_that_foresees_shows_its_clues_and_how_right_it_was(outside: Outside) -> None:
    assert ask("GET", "/v1/strategies", job_type=JOB_TYPE).json["foreseen"] is None
    lane = wiring.lanes()[JOB_TYPE]
    house.ledger().keep_foresight(JOB_TYPE, SEEN, former="")
    cured = Answered(code="CONTEXT_OVERFLOW", signature="aa", strategy="compress", delay_s=10)
    for _ in range(3):
        house.ledger().learn(JOB_TYPE, cured, cured=True, usd=0.25, at=wiring.now())
    wiring.lanes()[JOB_TYPE] = replace(lane, foresee="observe")
    try:
        shown = ask("GET", "/v1/strategies", job_type=JOB_TYPE).json["foreseen"]
    finally:
        wiring.lanes()[JOB_TYPE] = lane
    assert (shown["mode"], shown["precision"], shown["recall"]) == ("observe", 0.9, 0.5)
    (clue,) = shown["clues"]
    assert (clue["clue"], clue["code"], clue["cure"]) == ("tokens below 262144", "CONTEXT_OVERFLOW", "compress")
