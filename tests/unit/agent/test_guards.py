"""One attempt's guards: loops, steps and money are limited, and what becomes of a run that one of them ends."""

import contextlib
from dataclasses import replace

import pytest

from lambdas.core.agent.run import Revoked, Run
from lambdas.core.agent.supervise import IDENTICAL_OUTPUTS, Guards
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.job import Job
from tests.support.lane import LANE, InMemory
from tests.unit.agent.recorder import Recorder


def test_an_output_may_come_twice_and_ends_the_run_when_it_comes_a_third_time() -> None:
    guards = Guards(lane=LANE, spend_usd=0.0, tokens=0)
    first, second, third = (guards.output("the same") for _ in range(IDENTICAL_OUTPUTS))
    assert (first, second) == (None, None)
    assert third is not None
    assert (third.code, third.detail) == (Code.HALLUCINATION_LOOP, "the model gave the same output 3 times: the same")


def test_another_output_in_between_begins_the_count_anew() -> None:
    guards = Guards(lane=LANE, spend_usd=0.0, tokens=0)
    assert [guards.output(text) for text in ("a", "a", "b", "a", "a")] == [None] * 5


def test_of_a_long_output_only_the_first_200_characters_are_told() -> None:
    guards = Guards(lane=LANE, spend_usd=0.0, tokens=0)
    failure = [guards.output("x" * 10_000) for _ in range(IDENTICAL_OUTPUTS)][-1]
    assert failure is not None
    assert failure.detail.count("x") == 200


def test_an_endless_loop_of_one_call_is_stopped_even_if_the_agent_swallows_everything() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for _ in range(1000):
            with contextlib.suppress(BaseException):
                run.step("poll", Recorder("same"))
        return {"ok": True}

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert (worked.failure.kind, worked.failure.code) == (Kind.POISON, Code.TOOL_LOOP)


def test_more_steps_than_the_lane_allows_is_poison() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for number in range(50):
            run.step("row", Recorder(1), number)
        return {"ok": True}

    lane = InMemory(lane=replace(LANE, max_steps=20), agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.STEP_BUDGET_EXCEEDED
    assert lane.head().checkpoint == 20


def test_spending_past_the_budget_stops_the_run() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for _ in range(10):
            with contextlib.suppress(Exception):
                run.spend(usd=0.2)
        return {"ok": True}

    lane = InMemory(lane=replace(LANE, budget_usd=0.5), agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.BUDGET_EXCEEDED
    assert lane.head().spend_usd == pytest.approx(0.6)


def test_a_spent_budget_says_on_what() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.1, tokens=10)
        run.step("think", lambda: run.spend(usd=0.3, tokens=900))
        run.spend(usd=0.2)
        return {"ok": True}

    lane = InMemory(lane=replace(LANE, budget_usd=0.5), agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.detail == (
        "$0.6000 spent of $0.5000 over the lineage; in this attempt: "
        "outside any step $0.3000 and 10 tokens, think $0.3000 and 900 tokens"
    )


def test_the_same_output_three_times_in_a_row_is_a_hallucination_loop() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for text in ("a", "b", "b", "a", "b", "b", "b"):
            with contextlib.suppress(Exception):
                run.output(text)
        return {"ok": True}

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.HALLUCINATION_LOOP
    assert lane.head().strategy.agent == "agents.kyc:second"


def test_a_model_call_that_the_budget_does_not_allow_is_not_made() -> None:
    called = []

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.4)
        run.afford(usd=0.2)
        called.append(1)
        return {"ok": True}

    lane = InMemory(lane=replace(LANE, budget_usd=0.5), agent=agent)
    worked = lane.work(lane.message())
    assert (called, worked.failure.code if worked.failure else "") == ([], Code.BUDGET_EXCEEDED)


def test_a_run_that_is_over_can_afford_nothing() -> None:
    kept: list[Run] = []

    def agent(_job: Job, run: Run) -> dict[str, int]:
        kept.append(run)
        return {"ok": 1}

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    (run,) = kept
    with pytest.raises(Revoked):
        run.afford(tokens=1)
    with pytest.raises(Revoked):
        run.output("x")
    with pytest.raises(Revoked):
        run.note_swallowed("search", OSError())
