"""Waits inside steps and effects: each is its own, whatever a later attempt leaves out because it is kept."""

import asyncio
from typing import Any

import pytest

from lambdas.core.agent.pauses import MayNotWait
from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lambdas.core.model.wait import MOST_WAITS
from lazaret.testing import Stage

AN_HOUR = 3600


def passed(stage: Stage) -> float:
    return (stage.quarantine.now - stage._began).total_seconds()


def told(stage: Stage, values: list[Any]) -> Any:
    """The result, when the job is told these one after another."""
    key = stage.rehearse({}).key
    for each in values:
        stage.signal(key, "part", each)
        stage.run()
    return stage.outcome(key).result


def test_a_sleep_behind_a_step_that_slept_is_another_one() -> None:
    def agent(_job: Job, run: Run) -> Any:
        run.step("settle", lambda: run.sleep(60))
        run.sleep(AN_HOUR)
        run.sleep(2 * AN_HOUR)
        return {"after": passed(stage)}

    stage = Stage(agent)
    assert stage.rehearse({}).result == {"after": 60 + 3 * AN_HOUR}


def test_a_wait_behind_a_step_that_waited_takes_the_next_signal() -> None:
    def agent(_job: Job, run: Run) -> Any:
        return [run.step("ask", lambda: run.wait_for("part")), run.wait_for("part"), run.wait_for("part")]

    assert told(Stage(agent), [1, 2, 3]) == [1, 2, 3]


def test_steps_that_wait_for_one_name_take_a_signal_each() -> None:
    def part(run: Run, number: int) -> Any:
        return [number, run.wait_for("part"), run.wait_for("part")]

    def agent(_job: Job, run: Run) -> Any:
        return [run.step("part", part, run, number) for number in range(2)]

    assert told(Stage(agent), ["a", "b", "c", "d"]) == [[0, "a", "b"], [1, "c", "d"]]


def test_a_wait_in_a_step_that_is_called_with_something_else_each_time_lasts_once() -> None:
    attempts: list[int] = []

    def agent(_job: Job, run: Run) -> Any:
        def slow() -> float:
            attempts.append(run.attempt)  # what a function has around it is what it is called with
            run.sleep(60)
            return passed(stage)

        return {"after": run.step("slow", slow)}

    stage = Stage(agent)
    assert stage.rehearse({}).result == {"after": 60}


def test_a_wait_that_an_effect_refused_is_not_counted() -> None:
    """A later attempt finds the effect, and does not perform it again."""

    def agent(_job: Job, run: Run) -> Any:
        def pay() -> str:
            with pytest.raises(MayNotWait):
                run.sleep(5)
            with pytest.raises(MayNotWait):
                run.wait_for("part")
            return "paid"

        run.effect("pay", key="1", do=pay)
        run.sleep(600)
        return {"after": passed(stage), "got": run.wait_for("part", timeout=60, default="nothing")}

    stage = Stage(agent)
    key = stage.rehearse({}).key
    stage.signal(key, "part", "late")
    stage.run()
    assert stage.outcome(key).result == {"after": 600, "got": "late"}


def test_a_step_that_swallows_the_suspension_is_not_kept() -> None:
    def agent(_job: Job, run: Run) -> Any:
        def slept() -> str:
            try:
                run.sleep(600)
            except BaseException:
                return "hidden"
            return "slept"

        return run.step("doze", slept)

    outcome = Stage(agent).rehearse({})
    assert (outcome.result, outcome.attempts) == ("slept", 2)


def test_more_waits_at_a_time_than_a_head_has_room_for_are_an_error_that_says_so() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        return await asyncio.gather(*(run.wait_for(f"part-{number}") for number in range(MOST_WAITS + 1)))

    letter = Stage(agent, lane={"max_steps": 500}).rehearse({}).letter
    assert letter is not None
    assert f"more than {MOST_WAITS} waits of a run at a time" in letter.detail
