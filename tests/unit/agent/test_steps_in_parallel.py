"""Kept steps are found whatever the order in which calls come: frameworks make the calls of one turn side by side.

And steps within a step: once that is kept they are left out with it, and what they gave is given to no other call.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from datetime import datetime
from itertools import count
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


Agent = Callable[[Run, Callable[[str], int]], Any]


def seats() -> Iterator[int]:
    return count(1)


def twice(agent: Agent, *, fails_at: str = "end") -> tuple[InMemory, list[Any]]:
    """Two attempts of one agent: the first fails, the second is done. Each seat is given once."""
    numbers, seen = seats(), list[Any]()

    def reserve(_row: str) -> int:
        return next(numbers)

    def once(_job: Job, run: Run) -> Any:
        seen.append(agent(run, reserve))
        if len(seen) == 1:
            raise Unlucky(fails_at)
        return seen[-1]

    lane = InMemory(agent=once)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    return lane, seen


def test_what_a_step_within_a_kept_step_gave_is_not_given_to_another_call() -> None:
    def agent(run: Run, reserve: Callable[[str], int]) -> list[int]:
        family = run.step("family", lambda: [run.step("reserve", reserve, "A"), run.step("reserve", reserve, "A")])
        return [*family, run.step("reserve", reserve, "A")]

    _, seen = twice(agent)
    assert seen == [[1, 2, 3], [1, 2, 3]]


def test_a_call_that_comes_before_it_finds_its_own() -> None:
    def agent(run: Run, reserve: Callable[[str], int]) -> list[int]:
        first = run.step("reserve", reserve, "A")
        return [first, run.step("family", lambda: run.step("reserve", reserve, "A")), run.step("reserve", reserve, "A")]

    _, seen = twice(agent)
    assert seen == [[1, 2, 3], [1, 2, 3]]


def test_one_that_is_new_in_the_second_attempt_is_performed() -> None:
    def agent(run: Run, reserve: Callable[[str], int]) -> list[int]:
        found = [run.step("family", lambda: run.step("reserve", reserve, "A")), run.step("reserve", reserve, "A")]
        return [*found, run.step("reserve", reserve, "A")] if run.attempt > 1 else found

    _, seen = twice(agent)
    assert seen == [[1, 2], [1, 2, 3]]


def test_steps_within_steps_within_a_step_are_left_out_too() -> None:
    def agent(run: Run, reserve: Callable[[str], int]) -> list[int]:
        def row() -> int:
            return int(run.step("reserve", reserve, "A"))

        inner = run.step("hall", lambda: run.step("row", row))
        return [inner, run.step("reserve", reserve, "A")]

    lane, seen = twice(agent)
    assert seen == [[1, 2], [1, 2]]
    assert {step.name: step.inside for step in lane.ledger.steps(KEY)} == {
        "reserve": (),
        "row": (1,),
        "hall": (2, 1),
        "reserve#2": (),
    }


def test_of_a_step_that_had_not_ended_what_is_within_is_found() -> None:
    numbers, attempts = seats(), count(1)

    def agent(_job: Job, run: Run) -> list[int]:
        def family() -> list[int]:
            found = [run.step("reserve", lambda _row: next(numbers), "A") for _ in range(2)]
            if next(attempts) == 1:
                raise Unlucky("in the middle")
            return found

        return [*run.step("family", family), run.step("reserve", lambda _row: next(numbers), "A")]

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert run_again(lane).outcome is Outcome.DONE
    assert lane.head().result == [1, 2, 3]


def test_what_lay_within_a_step_that_a_deploy_changed_is_not_performed_again() -> None:
    numbers = seats()

    def reserve(_row: str) -> int:
        return next(numbers)

    def first(_job: Job, run: Run) -> None:
        run.step("family", lambda: run.step("reserve", reserve, "A"))
        run.step("reserve", reserve, "A")
        raise Unlucky("later")

    def mended(_job: Job, run: Run) -> list[int]:
        family = run.step("family", lambda: [run.step("reserve", reserve, "A")])
        return [*family, run.step("reserve", reserve, "A")]

    lane = InMemory(agent=first)
    lane.work(lane.message())
    lane.agent = mended
    assert run_again(lane).outcome is Outcome.DONE
    assert sorted(lane.head().result) == [1, 2]


@pytest.mark.parametrize("how", ["threads", "tasks"])
def test_side_by_side_each_seat_is_still_given_once(how: str) -> None:
    def in_threads(run: Run, reserve: Callable[[str], int]) -> list[int]:
        def family(_name: str) -> int:
            with ThreadPoolExecutor(2) as pool:  # as frameworks do, with the context of whoever asks
                return sum(
                    pool.submit(copy_context().run, run.step, "reserve", reserve, "A").result() for _ in range(2)
                )

        with ThreadPoolExecutor(3) as pool:
            asked = [pool.submit(copy_context().run, run.step, "family", family, name) for name in "xyx"]
        return [*(each.result() for each in asked), run.step("reserve", reserve, "A")]

    def in_tasks(run: Run, reserve: Callable[[str], int]) -> list[int]:
        async def family(_name: str) -> int:
            async def seat(row: str) -> int:
                return reserve(row)

            return sum(await asyncio.gather(run.step("reserve", seat, "A"), run.step("reserve", seat, "A")))

        async def all_of_them() -> list[int]:
            async def seat(row: str) -> int:
                return reserve(row)

            found = await asyncio.gather(*(run.step("family", family, name) for name in "xyx"))
            return [*found, await run.step("last", seat, "A"), await run.step("last", seat, "A")]

        return asyncio.run(all_of_them())

    lane, seen = twice(in_threads if how == "threads" else in_tasks)
    assert sorted(seen[0]) == sorted(seen[1]), "equal calls side by side have no order"
    families = [step for step in lane.ledger.steps(KEY) if step.inside]
    assert sorted(len(step.inside) for step in families) == [2, 2, 2]
    within = [number for step in families for number in step.inside]
    assert len(set(within)) == len(within)
