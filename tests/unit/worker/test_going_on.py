"""A run whose time is over goes on in the next invocation: from its last kept step, and without a failure."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.pauses import Suspended
from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus, stuck_since
from lambdas.core.model.job import Job
from lambdas.core.model.wait import For
from lambdas.core.worker.settle import Outcome, Worked
from tests.support.lane import LANE, NOON, InMemory

GOES_ON = replace(LANE, continues=True, run_timeout=5, step_reserve_s=2, max_steps=1000)


class Steps:
    """Each takes a second of the lane's clock, and is counted."""

    def __init__(self, number: int) -> None:
        self.number, self.done, self.lane = number, Counter[int](), None

    def one(self, number: int) -> int:
        self.done[number] += 1
        assert self.lane is not None
        self.lane.later(1)
        return number

    def agent(self, _job: Job, run: Run) -> Any:
        return {"sum": sum(run.step(f"s{n}", self.one, n) for n in range(self.number))}

    lane: InMemory | None


def of(steps: Steps, **changes: Any) -> InMemory:
    steps.lane = InMemory(lane=replace(GOES_ON, **changes), agent=steps.agent)
    return steps.lane


def first(lane: InMemory) -> Worked:
    return lane.work(lane.message())


def to_its_end(lane: InMemory, most: int = 100) -> list[Worked]:
    worked = [first(lane)]
    while worked[-1].outcome in (Outcome.SUSPENDED, Outcome.RETRIED):
        assert len(worked) < most
        lane.later(lane.queue.sent[-1].delay_s)
        worked.append(lane.work(lane.delivered(lane.queue.sent[-1])))
    return worked


def test_a_job_of_60_steps_of_a_second_is_done_in_invocations_of_five_with_each_step_performed_once() -> None:
    steps = Steps(60)
    lane = of(steps)
    worked = to_its_end(lane)
    assert worked[-1].outcome is Outcome.DONE
    assert steps.done == dict.fromkeys(range(60), 1)
    head = lane.head()
    assert (head.result, head.failures, head.failure) == ({"sum": sum(range(60))}, (), None)
    assert head.continues == len(worked) - 1 == 14
    assert {what for what, _ in lane.events()} == {"attempt.suspended"}
    assert (head.waits, head.suspended_at) == ((), None)


def test_a_suspended_head_waits_on_purpose_due_at_once_with_ticket_and_body() -> None:
    lane = of(Steps(9))
    message = lane.message()
    worked = lane.work(message)
    assert (worked.outcome, worked.failure) == (Outcome.SUSPENDED, None)
    head = lane.head()
    assert (head.status, head.waits_for, head.attempt) == (HeadStatus.WAITING, For.CONTINUES, 1)
    assert head.due_at == head.suspended_at == lane.now
    assert (head.body.text, head.lease_until) == (message.body, None)
    (sent,) = lane.queue.sent
    assert (sent.ticket, sent.delay_s) == (head.ticket, 0)
    assert sent.ticket is not None


def test_a_lane_that_does_not_say_so_does_not_go_on() -> None:
    lane = of(Steps(9), continues=False)
    assert first(lane).outcome is Outcome.DONE  # nobody watches the virtual clock: nothing else ended it


def test_suspended_time_is_not_age() -> None:
    lane = of(Steps(5), max_age_hours=1.0)
    first(lane)
    lane.later(7 * 3600)
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE
    head = lane.head()
    assert head.parked_ms == 7 * 3600 * 1000
    assert head.age(lane.now) == lane.now - NOON - timedelta(hours=7)


def test_a_job_that_goes_on_too_often_is_buried() -> None:
    lane = of(Steps(60), max_continues=3)
    worked = to_its_end(lane)
    assert [each.outcome for each in worked] == [Outcome.SUSPENDED] * 3 + [Outcome.BURIED]
    assert worked[-1].failure is not None
    assert worked[-1].failure.code == Code.STEP_BUDGET_EXCEEDED
    assert "max_continues" in worked[-1].failure.detail


def test_max_steps_holds_over_all_attempts() -> None:
    worked = to_its_end(of(Steps(60), max_steps=10))
    assert worked[-1].failure is not None
    assert (worked[-1].outcome, worked[-1].failure.code) == (Outcome.BURIED, Code.STEP_BUDGET_EXCEEDED)


def test_an_invocation_in_which_no_step_could_begin_is_a_failed_one() -> None:
    lane = InMemory(lane=GOES_ON)

    def agent(_job: Job, run: Run) -> None:
        lane.later(4)
        run.step("late", int)

    lane.agent = agent
    worked = to_its_end(lane)
    assert worked[0].failure is not None
    assert worked[0].failure.code == Code.RUN_TIMEOUT
    assert len(worked) == GOES_ON.attempts


def test_a_failure_after_going_on_is_a_failure_as_any_other() -> None:
    steps = Steps(4)
    lane = of(steps)

    def agent(job: Job, run: Run) -> Any:
        steps.agent(job, run)
        run.step("more", lambda: None)
        raise ConnectionError("no")

    lane.agent = agent
    assert first(lane).outcome is Outcome.SUSPENDED
    again = lane.work(lane.delivered(lane.queue.sent[-1]))
    assert again.failure is not None
    assert (again.outcome, again.failure.code) == (Outcome.RETRIED, Code.NETWORK)
    head = lane.head()
    assert (head.waits_for, len(head.failures), head.suspended_at) == (None, 1, None)


def test_an_agent_that_swallows_the_suspension_is_suspended_all_the_same() -> None:
    steps = Steps(9)
    lane = of(steps)

    def agent(job: Job, run: Run) -> Any:
        try:
            return steps.agent(job, run)
        except BaseException:
            return {"hidden": True}

    lane.agent = agent
    assert first(lane).outcome is Outcome.SUSPENDED


def test_an_effect_does_not_begin_with_too_little_time_left_and_leaves_no_intent() -> None:
    lane = InMemory(lane=GOES_ON)
    done: list[int] = []

    def pay() -> str:
        done.append(1)
        return "paid"

    def agent(_job: Job, run: Run) -> Any:
        run.step("long", lambda: lane.later(4))
        return run.effect("pay", key="1", do=pay)

    lane.agent = agent
    worked = first(lane)
    assert worked.outcome is Outcome.SUSPENDED
    assert worked.head is not None
    assert (done, lane.ledger.effects(worked.head.root_key)) == ([], ())
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE
    assert done == [1]


def test_nothing_is_suspended_inside_an_effect() -> None:
    lane = InMemory(lane=GOES_ON)

    def agent(_job: Job, run: Run) -> Any:
        def pay() -> str:
            lane.later(4)
            return str(run.step("inside", lambda: "paid"))

        return {"paid": run.effect("pay", key="1", do=pay)}

    lane.agent = agent
    assert first(lane).outcome is Outcome.DONE


def in_threads(run: Run, lane: InMemory, done: Counter[str]) -> None:
    begun, go = threading.Event(), threading.Event()

    def slow() -> str:
        begun.set()
        assert go.wait(5)
        done["slow"] += 1
        return "kept"

    with ThreadPoolExecutor(1) as pool:
        beside = pool.submit(run.step, "slow", slow)
        if run.attempt == 1:
            assert begun.wait(5)
            lane.later(4)
            threading.Timer(0.05, go.set).start()
        run.step("next", lambda: done.update(["next"]))
        assert beside.result() == "kept"


def in_tasks(run: Run, lane: InMemory, done: Counter[str]) -> None:
    async def turn() -> None:
        begun, go = asyncio.Event(), asyncio.Event()

        async def slow() -> str:
            begun.set()
            await go.wait()
            done["slow"] += 1
            return "kept"

        async def quick() -> None:
            done["next"] += 1

        beside = asyncio.create_task(run.step("slow", slow))
        if run.attempt == 1:
            await begun.wait()
            lane.later(4)
            asyncio.get_running_loop().call_later(0.05, go.set)
        await run.step("next", quick)
        assert await beside == "kept"

    asyncio.run(turn())


@pytest.mark.parametrize("side_by_side", [in_threads, in_tasks])
def test_what_is_under_way_side_by_side_ends_and_is_kept(side_by_side: Callable[..., None]) -> None:
    lane = InMemory(lane=GOES_ON)
    done: Counter[str] = Counter()

    def agent(_job: Job, run: Run) -> Any:
        side_by_side(run, lane, done)
        return dict(done)

    lane.agent = agent
    assert first(lane).outcome is Outcome.SUSPENDED
    assert [step.name for step in lane.ledger.steps(lane.head().key)] == ["slow"]
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE
    assert done == {"slow": 1, "next": 1}


def test_a_step_inside_a_step_does_not_wait_for_the_one_around_it() -> None:
    lane = InMemory(lane=GOES_ON)
    done: list[int] = []

    def outer(run: Run) -> int:
        done.append(run.attempt)
        if run.attempt == 1:
            lane.later(4)
        return int(run.step("inner", lambda: 7))

    lane.agent = lambda _job, run: {"n": run.step("outer", outer, run)}
    assert first(lane).outcome is Outcome.SUSPENDED
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE
    assert done == [1, 2]


def test_a_sleeper_is_not_stuck_however_often_it_was_suspended() -> None:
    lane = of(Steps(60))
    for _ in range(6):
        (first(lane) if not lane.queue.sent else lane.work(lane.delivered(lane.queue.sent[-1])))
    head = replace(lane.head(), checkpoint=0)
    assert head.attempt > 3
    assert stuck_since(head) is None
    assert stuck_since(replace(head, suspended_at=None)) is not None


def test_a_probe_that_is_suspended_closes_its_breaker() -> None:
    lane = of(Steps(9))
    lane.trip()
    first(lane)
    assert lane.head().status is HeadStatus.PARKED
    lane.later(lane.lane.breaker.cool_down_s)
    lane.sweep()
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.SUSPENDED
    assert lane.breakers.find("tnt_1", "kyc").opened_at is None


def test_suspended_leaves_through_except_exception() -> None:
    assert not issubclass(Suspended, Exception)
