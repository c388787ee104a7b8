"""Waits side by side: all of them are waited for, and each has its own outcome, whichever is over first."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lambdas.core.model.wait import LONGEST_LABEL, For, place_of
from lazaret.testing import Stage

A_DAY = 86_400


def passed(stage: Stage) -> float:
    return (stage.quarantine.now - stage._began).total_seconds()


def test_all_questions_of_tasks_side_by_side_are_asked_at_once() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        said = await asyncio.gather(*(run.ask("?", key=f"k{number}") for number in range(40)))
        return {"said": [each.value for each in said]}

    stage = Stage(agent)
    waits = stage.rehearse({})
    head = stage.quarantine.ledger.head(waits.key)
    assert head is not None
    assert (len(waits.questions), len(head.waits)) == (40, 40)


def test_a_wait_behind_a_step_is_waited_for_beside_one_that_began_before() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        begun = asyncio.Event()

        async def read() -> None:
            begun.set()
            await asyncio.sleep(0.05)

        async def behind() -> Any:
            await run.step("read", read)
            return await run.wait_for("late", timeout=600, default="nobody")

        async def before() -> Any:
            if run.attempt == 1:  # later the step is kept
                await begun.wait()
            return await run.wait_for("signed", timeout=A_DAY)

        return {"said": await asyncio.gather(before(), behind())}

    stage = Stage(agent)
    key = stage.rehearse({}).key
    head = stage.quarantine.ledger.head(key)
    assert head is not None
    assert sorted(wait.name for wait in head.waits) == ["late", "signed"]


def test_steps_side_by_side_that_wait_inside_are_suspended_at_once() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        async def confirmed(key: str) -> Any:
            return (await run.ask("?", key=key)).value

        return {"said": await asyncio.gather(*(run.step("confirm", confirmed, key) for key in ("one", "two")))}

    stage = Stage(agent, lane={"run_timeout": 10})
    waits = stage.rehearse({}, answers={"two": 2})
    assert (waits.status, len(waits.questions)) == ("waiting", 2)
    assert waits.answer("one", 1).result == {"said": [1, 2]}


def test_a_time_that_is_over_is_not_the_outcome_of_another_wait_for_that_name() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        waits = run.wait_for("paid"), run.wait_for("paid", timeout=600, default="nobody")
        return {"said": await asyncio.gather(*waits)}

    stage = Stage(agent)
    key = stage.rehearse({}).key
    stage.later(700)
    stage.run()
    stage.signal(key, "paid", 40)
    stage.run()
    assert stage.outcome(key).result == {"said": [40, "nobody"]}


def by_tasks(calls: list[Callable[[], Any]]) -> None:
    async def all_of_them() -> None:
        await asyncio.gather(*(call() for call in calls))

    asyncio.run(all_of_them())


def by_threads(calls: list[Callable[[], Any]]) -> None:
    with ThreadPoolExecutor() as pool:
        for ended in [pool.submit(call) for call in calls]:
            ended.result()


@pytest.mark.parametrize("side_by_side", [by_tasks, by_threads])
def test_each_sleep_lasts_once_though_a_later_one_ends_first(side_by_side: Any) -> None:
    def agent(_job: Job, run: Run) -> Any:
        side_by_side([lambda: run.sleep(2000), lambda: run.sleep(1000)])
        return {"after": passed(stage)}

    stage = Stage(agent)
    assert stage.rehearse({}).result == {"after": 2000}


def test_the_place_of_a_wait_is_as_short_as_the_head_keeps_it() -> None:
    assert place_of("x" * 300, 12) == f"{place_of('x' * 300, 1)[:LONGEST_LABEL]} 12"
    assert len(place_of("x" * 300, 99_999_999)) <= 200


@pytest.mark.parametrize("gap", [0.0, 0.05])
def test_a_branch_beside_a_wait_goes_on_to_its_own_end(gap: float) -> None:
    async def agent(_job: Job, run: Run) -> Any:
        async def look(_number: int) -> float:
            await asyncio.sleep(0.01)
            return passed(stage)

        async def toil() -> list[float]:
            looked = []
            for number in range(5):
                looked.append(await run.step("look", look, number))
                await asyncio.sleep(gap)
            return looked

        answer, looked = await asyncio.gather(run.ask("?", key="refund"), toil())
        return {"said": answer.value, "looked": looked}

    stage = Stage(agent)
    waits = stage.rehearse({})
    assert (waits.status, len(waits.steps)) == ("waiting", 5)
    assert waits.answer("refund", "yes").result == {"said": "yes", "looked": [0.0] * 5}


def test_a_thread_beside_a_wait_goes_on_to_its_own_end() -> None:
    def agent(_job: Job, run: Run) -> Any:
        def toil() -> list[int]:
            return [run.step("look", look, number) for number in range(3)]

        with ThreadPoolExecutor() as pool:
            answer, looked = pool.submit(lambda: run.ask("?", key="refund").value), pool.submit(toil)
            return [answer.result(), looked.result()]

    def look(number: int) -> int:
        time.sleep(0.01)
        return number

    waits = Stage(agent).rehearse({})
    assert (waits.status, len(waits.steps)) == ("waiting", 3)
    assert waits.answer("refund", "yes").result == ["yes", [0, 1, 2]]


def test_a_branch_whose_time_is_over_goes_on_at_once_though_another_waits_for_days() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        async def second(number: int) -> int:
            stage.quarantine.later(1)
            return number

        async def toil() -> int:
            return sum([await run.step("toil", second, number) for number in range(20)])

        signed, toiled = await asyncio.gather(run.wait_for("signed", timeout=A_DAY, default="nobody"), toil())
        return {"signed": signed, "toiled": toiled}

    stage = Stage(agent, lane={"continues": True, "run_timeout": 8, "step_reserve_s": 2})
    waits = stage.rehearse({})
    head = stage.quarantine.ledger.head(waits.key)
    assert head is not None
    assert (len(waits.steps), head.waits_for, [wait.name for wait in head.waits]) == (20, For.SIGNAL, ["signed"])
    assert 0 < head.continues < 20
    assert head.due_at is not None
    assert (head.due_at - stage._began).total_seconds() <= A_DAY + 1, "it waits no longer than it asked for first"
    stage.signal(waits.key, "signed", "yes")
    stage.run()
    assert stage.outcome(waits.key).result == {"signed": "yes", "toiled": 190}


def test_what_is_under_way_when_a_branch_has_had_its_time_ends_and_is_kept() -> None:
    """It would be cancelled with the task that waits: a branch of many steps stops between two of them."""

    async def agent(_job: Job, run: Run) -> Any:
        async def second(number: int) -> int:
            begun.append(number)
            stage.quarantine.later(1)
            await asyncio.sleep(0.03)
            stage.quarantine.later(1)
            return number

        async def toil() -> int:
            return sum([await run.step("toil", second, number) for number in range(20)])

        signed, toiled = await asyncio.gather(run.wait_for("signed", timeout=A_DAY, default="nobody"), toil())
        return {"signed": signed, "toiled": toiled}

    begun: list[int] = []
    stage = Stage(agent, lane={"run_timeout": 40})
    waits = stage.rehearse({})
    assert begun == list(range(20)), "each once"
    assert (len(waits.steps), waits.attempts > 1) == (20, True)


def test_what_is_to_begin_when_the_run_is_suspended_is_no_reason_to_go_on_at_once() -> None:
    def agent(_job: Job, run: Run) -> Any:
        try:
            run.sleep(600)
        finally:
            run.step("cleaned", lambda: True)
        return "slept"

    outcome = Stage(agent).rehearse({})
    assert (outcome.result, outcome.attempts) == ("slept", 2)
