"""Before a token is paid for: does the payload fit, and into how many parts must it be split if not."""

from dataclasses import replace
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane, Model
from lambdas.core.model.failure import Code
from lambdas.core.model.job import Job
from lambdas.core.model.letter import Action
from lambdas.core.worker.attempt import estimated_tokens
from lambdas.core.worker.settle import Outcome
from tests.support.builders import a_job
from tests.support.lane import KEY, LANE, InMemory, body

SMALL, LARGE = Model(name="small", context_tokens=1000), Model(name="large", context_tokens=10_000)
TWO: Lane = replace(LANE, models=(SMALL, LARGE))


def payload(tokens: int) -> dict[str, Any]:
    return {"text": "x" * (tokens * 4 - len('{"text": ""}'))}


def model_for(lane: Lane, tokens: int, **fields: Any) -> str | None:
    seen: list[str | None] = []

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        seen.append(run.model)
        return {"ok": True}

    memory = InMemory(lane=lane, agent=agent)
    assert memory.work(memory.message(body(payload=payload(tokens), **fields))).outcome is Outcome.DONE
    return seen[0]


def test_the_first_model_that_fits_is_used() -> None:
    assert model_for(TWO, 899) == "small"
    assert model_for(TWO, 901) == "large"


def test_the_model_that_was_asked_for_comes_first_if_it_fits() -> None:
    assert model_for(TWO, 100, model="large") == "large"


def test_a_lane_without_models_runs_anything() -> None:
    assert model_for(LANE, 50_000) is None


def test_a_payload_that_fits_no_window_is_not_run_and_says_into_how_many_parts_to_split() -> None:
    lane = InMemory(lane=TWO)
    worked = lane.work(lane.message(body(payload=payload(20_000))))
    assert worked.run_ms is None
    assert worked.failure is not None
    assert worked.failure.code == Code.CONTEXT_OVERFLOW
    assert worked.failure.detail == (
        "about 20000 tokens, the largest window takes 9000: split it into 4 parts or compress it"
    )
    letter = lane.take_in(lane.queue.buried[0])
    assert letter is not None
    assert letter.recommended_action is Action.SPLIT_OR_COMPRESS


def test_above_eighty_per_cent_of_a_window_the_timeline_warns() -> None:
    lane = InMemory(lane=replace(LANE, models=(SMALL,)))
    lane.work(lane.message(body(payload=payload(720))))
    assert lane.events() == []
    lane.work(lane.message(body(job_id="job_2", payload=payload(800))))
    [event] = lane.ledger.timeline(replace(KEY, job_id="job_2"))
    assert (event.what, event.why) == ("preflight.warning", "about 800 tokens fill 89% of what small takes")


def test_a_lineage_whose_money_is_spent_is_not_run_again() -> None:
    lane = InMemory(lane=replace(LANE, budget_usd=0.5))
    message = lane.message()
    again = lane.crash(message)
    lane.seed(replace(lane.head(), spend_usd=0.6))
    worked = lane.work(again)
    assert worked.run_ms is None
    assert worked.failure is not None
    assert worked.failure.code == Code.BUDGET_EXCEEDED


def test_tokens_are_estimated_from_the_bytes_of_the_text_and_not_of_its_escapes() -> None:
    assert estimated_tokens(a_job(payload="é" * 99)) == 50  # 198 bytes and two quotes
    assert estimated_tokens(a_job(payload="é" * 100)) == 51
