"""Effects that nobody waited for: whoever limits a call's time, or leaves it to a thread, gets no error from it."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code
from lambdas.core.model.job import Job
from lambdas.core.model.letter import EffectStatus
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, InMemory
from tests.unit.agent.recorder import Recorder, run_again


async def never() -> str:
    await asyncio.sleep(60)
    return "ch_1"


async def in_little_time(_job: Job, run: Run) -> str:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(run.effect("card.charged", key="ada", do=never), 0.05)
    return "done without it"


async def in_a_task_that_nobody_awaits(_job: Job, run: Run) -> str:
    task = asyncio.ensure_future(run.effect("card.charged", key="ada", do=never))
    await asyncio.sleep(0.05)
    return f"done without {task.get_name()}"


def stopped_from_outside(_job: Job, run: Run) -> str:
    with contextlib.suppress(KeyboardInterrupt):
        run.effect("card.charged", key="ada", do=Recorder(KeyboardInterrupt()))
    return "done without it"


UNANSWERED = pytest.mark.parametrize("agent", [in_little_time, in_a_task_that_nobody_awaits, stopped_from_outside])


@UNANSWERED
def test_a_run_that_returns_without_an_answer_of_its_effect_is_not_done(agent: Callable[..., Any]) -> None:
    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code, worked.silent) == (Outcome.RETRIED, Code.SWALLOWED, True)
    assert "effect 'card.charged' of 'ada' was begun and has not ended" in worked.failure.detail
    assert [effect.status for effect in lane.ledger.effects(KEY)] == [EffectStatus.INTENT]


@UNANSWERED
def test_the_next_attempt_asks_whether_it_happened(agent: Callable[..., Any]) -> None:
    lane = InMemory(agent=agent)
    lane.work(lane.message())
    lane.agent = lambda _job, run: run.effect("card.charged", key="ada", do=Recorder("twice"), verify=lambda: "ch_1")
    assert run_again(lane).outcome is Outcome.DONE
    assert lane.head().result == "ch_1"


@UNANSWERED
def test_a_next_attempt_that_does_without_it_ends_held(agent: Callable[..., Any]) -> None:
    lane = InMemory(agent=agent)
    lane.work(lane.message())
    lane.agent = lambda _job, _run: "done without it"
    worked = run_again(lane)
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code) == (Outcome.BURIED, Code.EFFECT_IN_DOUBT)


def test_an_effect_that_a_thread_still_performs_is_not_done_either_and_ends_its_process() -> None:
    begun, go = threading.Event(), threading.Event()

    def do() -> str:
        begun.set()
        go.wait(30)
        return "ch_1"

    def agent(_job: Job, run: Run) -> str:
        threading.Thread(target=lambda: run.effect("card.charged", key="ada", do=do), daemon=True).start()
        begun.wait(10)
        return "done without it"

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    go.set()
    assert (worked.outcome, worked.survivor) == (Outcome.RETRIED, True)


def test_a_call_that_is_cancelled_while_its_intent_is_written_leaves_no_doubt_behind_a_done_job() -> None:
    """The request goes on in its thread. Another version of the job would find the intent, and be in doubt."""

    async def quick() -> str:
        return "ch_1"

    async def agent(_job: Job, run: Run) -> str:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(run.effect("card.charged", key="ada", do=quick), 0.05)
        await asyncio.sleep(0.4)
        return "done without it"

    lane = InMemory(agent=agent)
    begin_effect = lane.ledger.begin_effect

    def slowly(*args: Any, **kwargs: Any) -> None:
        time.sleep(0.2)
        begin_effect(*args, **kwargs)

    lane.ledger.begin_effect = slowly  # type: ignore[method-assign]
    assert lane.work(lane.message()).outcome is Outcome.RETRIED


def test_the_agents_own_word_that_it_may_be_missing_counts() -> None:
    async def agent(job: Job, run: Run) -> str:
        answer = await in_little_time(job, run)
        run.forgive("card.charged")
        return answer

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE


def test_an_effect_that_is_asked_for_again_in_the_same_attempt_and_answers_is_well() -> None:
    async def quick() -> str:
        return "ch_1"

    async def agent(job: Job, run: Run) -> Any:
        await in_little_time(job, run)
        return await run.effect("card.charged", key="ada", do=quick, idempotent=True)

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE


def test_a_step_whose_time_was_limited_is_the_agents_own_affair() -> None:
    async def agent(_job: Job, run: Run) -> str:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(run.step("look it up", never), 0.05)
        return "done without it"

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE
