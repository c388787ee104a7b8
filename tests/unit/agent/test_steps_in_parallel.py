"""Kept steps are found whatever the order in which calls come: frameworks make the calls of one turn side by side."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import KEPT_FAILURES, Step, streak
from lambdas.core.model.job import Job, JobKey
from lambdas.core.worker.settle import Outcome, Worked
from tests.support.builders import NOON, a_failure, a_head
from tests.support.lane import KEY, InMemory

CITIES = ("Oslo", "Rome", "Lima", "Bern")


class Unlucky(Exception):
    __module__ = "crm"
    status_code = 503


class Weather:
    """A tool that counts its calls, and fails once for one city."""

    def __init__(self, unlucky: str) -> None:
        self.calls: Counter[str] = Counter()
        self._unlucky = unlucky

    def __call__(self, city: str) -> str:
        self.calls[city] += 1
        if city == self._unlucky and self.calls[city] == 1:
            raise Unlucky(city)
        return f"rain in {city}"


def run_again(lane: InMemory) -> Worked:
    lane.later(600)
    return lane.work(lane.delivered(lane.queue.sent[-1]))


def in_threads(ask: Callable[[str], Any], cities: list[str]) -> list[Any]:
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(ask, city) for city in cities]
    return [each.result() for each in asked]


@pytest.mark.parametrize("seed", range(20))
def test_finished_steps_of_one_turn_are_not_redone_in_whatever_order_threads_run(seed: int) -> None:
    order = random.Random(seed)
    weather = Weather(unlucky=order.choice(CITIES))

    def agent(_job: Job, run: Run) -> Any:
        cities = order.sample(CITIES, 4)
        return sorted(in_threads(lambda city: run.step("weather", weather, city), cities))

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    assert lane.head().result == sorted(f"rain in {city}" for city in CITIES)
    assert sorted(weather.calls.values()) == [1, 1, 1, 2]


@pytest.mark.parametrize("seed", range(5))
def test_the_same_of_tasks(seed: int) -> None:
    order = random.Random(seed)
    weather = Weather(unlucky=order.choice(CITIES))

    async def ask(city: str) -> str:
        await asyncio.sleep(0)
        return weather(city)

    async def agent(_job: Job, run: Run) -> Any:
        asked = [run.step("weather", ask, city) for city in order.sample(CITIES, 4)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        for each in found:
            if isinstance(each, BaseException):
                raise each
        return sorted(found)

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    assert sorted(weather.calls.values()) == [1, 1, 1, 2]


def test_the_second_call_with_the_same_arguments_is_a_step_of_its_own() -> None:
    numbers, fails = iter([3, 5, 7]), iter([True, False])

    def agent(_job: Job, run: Run) -> list[int]:
        rolled = [run.step("roll", lambda: next(numbers)) for _ in range(2)]
        if next(fails):
            raise Unlucky("later")
        return rolled

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    run_again(lane)
    assert lane.head().result == [3, 5]
    assert [step.name for step in lane.ledger.steps(KEY)] == ["roll", "roll#2"]


def test_steps_that_a_former_release_numbered_by_the_order_of_calls_are_found() -> None:
    """It stored the second call of a name as `weather#2`, whatever its arguments were."""
    weather = Weather(unlucky="")
    inputs: dict[str, str] = {}

    def agent(_job: Job, run: Run) -> list[str]:
        found = [run.step("weather", weather, city) for city in ("Rome", "Oslo")]
        inputs.update({str(step.returned): step.inputs for step in lane.ledger.steps(KEY)})
        if len(lane.agents_asked) == 1:
            raise Unlucky("later")
        return found

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    oslo_first = [("weather", "Oslo"), ("weather#2", "Rome")]
    for number, (name, city) in enumerate(oslo_first, 1):
        result = f"rain in {city}"
        old = Step(number=number, name=name, inputs=inputs[result], at=lane.now, result=result, attempt=1)
        lane.ledger.keep_step(KEY, old, expires_at=lane.now)
    run_again(lane)
    assert lane.head().result == ["rain in Rome", "rain in Oslo"]
    assert weather.calls == {"Rome": 1, "Oslo": 1}


def test_a_step_that_differs_on_every_try_is_no_progress() -> None:
    moments = iter(range(100))

    def agent(_job: Job, run: Run) -> None:
        run.step("now", lambda moment: moment, next(moments))
        raise Unlucky("always")

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    while worked.outcome is Outcome.RETRIED:
        worked = run_again(lane)
    assert lane.head().attempt == lane.lane.attempts + 1


def test_a_row_of_failures_longer_than_the_head_remembers_is_still_a_row() -> None:
    head = a_head()
    for _ in range(KEPT_FAILURES + 5):
        head = head.with_failure(a_failure(), at=NOON, checkpoint=1)
    assert len(streak(head)) == KEPT_FAILURES


def test_a_step_whose_answer_was_lost_keeps_its_place_and_its_result() -> None:
    """Large results lie in the bucket under their number: the next step's must not be written over it."""
    large = {city: city * 50_000 for city in ("Oslo", "Rome")}
    lane = InMemory()
    keep, lost = lane.ledger.keep_step, list[str]()

    def keep_step(key: JobKey, step: Step, *, expires_at: datetime) -> None:
        keep(key, step, expires_at=expires_at)
        if not lost:
            lost.append(step.name)
            raise Unavailable("ledger", "no answer")

    def agent(_job: Job, run: Run) -> Any:
        try:
            oslo = run.step("oslo", large.__getitem__, "Oslo")
        finally:  # in another thread it would not have waited
            rome = run.step("rome", large.__getitem__, "Rome")
        return [oslo[:4], rome[:4]]

    lane.ledger.keep_step = keep_step  # type: ignore[method-assign]
    lane.agent = agent
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert [step.name for step in lane.ledger.steps(KEY)] == ["oslo", "rome"]
    assert run_again(lane).outcome is Outcome.DONE
    assert lane.head().result == ["Oslo", "Rome"]
