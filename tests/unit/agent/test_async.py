"""Async agents, steps and effects: side by side, kept one by one, and awaited."""

import asyncio
import contextlib
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code
from lambdas.core.model.job import Job
from lambdas.core.worker.settle import Outcome
from tests.support.lane import InMemory
from tests.unit.agent.recorder import Recorder, Timeout, run_again


def test_an_async_agent_runs_to_its_end() -> None:
    async def agent(_job: Job, run: Run) -> dict[str, int]:
        return {"n": run.step("read", lambda: 1)}

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE


def test_async_steps_run_side_by_side_and_are_kept_one_by_one() -> None:
    both = []
    fail = Recorder(Timeout("slow"), "ok")

    async def fetch(name: str) -> str:
        both.append(name)
        while len([each for each in both if each in ("a", "b")]) < 2:  # each waits for the other
            await asyncio.sleep(0.001)
        return name.upper()

    async def agent(_job: Job, run: Run) -> Any:
        pages = await asyncio.gather(run.step("fetch", fetch, "a"), run.step("fetch", fetch, "b"))
        run.step("fail", fail)
        return pages

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    assert (sorted(both), lane.head().result) == (["a", "b"], ["A", "B"])


def test_an_async_effect_happens_once_and_async_verify_is_awaited() -> None:
    charged = []

    async def charge() -> str:
        charged.append(1)
        raise Timeout("no answer")

    async def find() -> str:
        return "ch_found"

    async def agent(_job: Job, run: Run) -> Any:
        return await run.effect("card.charged", key="k", do=charge, verify=find)

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert run_again(lane).outcome is Outcome.DONE
    assert (charged, lane.head().result) == ([1], "ch_found")


def test_an_exception_of_an_async_step_that_the_agent_hides_is_silence_too() -> None:
    async def search() -> str:
        raise Timeout("no answer")

    async def agent(_job: Job, run: Run) -> dict[str, bool]:
        with contextlib.suppress(Exception):
            await run.step("search", search)
        return {"ok": True}

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.SWALLOWED


def test_a_lambda_that_gives_a_coroutine_is_refused_with_what_to_do() -> None:
    async def search(_text: str) -> str:
        return "found"

    lane = InMemory(agent=lambda _job, run: run.step("search", lambda: search("x")))
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert "pass the async function itself" in worked.failure.detail


def test_the_same_async_effect_asked_for_many_times_at_once_happens_once() -> None:
    charges = []

    async def charge() -> str:
        await asyncio.sleep(0.05)
        charges.append(1)
        return "ch_1"

    async def agent(_job: Job, run: Run) -> list[str]:
        asked = [run.effect("card.charged", key="k", do=charge) for _ in range(9)]
        return list(await asyncio.gather(*asked))

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert (charges, lane.head().result) == ([1], ["ch_1"] * 9)
