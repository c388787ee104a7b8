"""What an agent is handed: steps that are kept, effects that happen once, guards that cannot be swallowed."""

import contextlib
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.errors import Unavailable
from lambdas.core.job import Job
from lambdas.core.letter import EffectStatus
from lambdas.core.run import Run
from lambdas.core.taxonomy import Code, Kind
from lambdas.core.worker import Outcome, Worked
from tests.unit.harness import KEY, LANE, InMemory


class Timeout(Exception):
    __module__ = "openai"
    status_code = 408


class Recorder:
    """A step or effect that counts its calls."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.calls = 0

    def __call__(self, *_args: Any) -> Any:
        self.calls += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, BaseException):
            raise answer
        return answer


def run_again(lane: InMemory) -> Worked:
    lane.later(120)
    return lane.work(lane.delivered(lane.queue.sent[-1]))


def test_a_later_attempt_gets_the_kept_result_and_does_not_do_the_step_again() -> None:
    read = Recorder({"pages": 2})
    write = Recorder(Timeout("slow"), "ok")

    def agent(_job: Job, run: Run) -> Any:
        return run.step("read", read, "doc"), run.step("write", write)

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    assert (read.calls, write.calls) == (1, 2)
    assert lane.head().result == ({"pages": 2}, "ok") or lane.head().result == [{"pages": 2}, "ok"]
    assert lane.head().checkpoint == 2


def test_a_step_whose_arguments_changed_is_done_again() -> None:
    read = Recorder("first", "second")
    fail = Recorder(Timeout("slow"), "ok")
    documents = iter(["a.pdf", "b.pdf"])

    def agent(_job: Job, run: Run) -> Any:
        text = run.step("read", read, next(documents))
        run.step("fail", fail)
        return text

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    run_again(lane)
    assert (read.calls, lane.head().result) == (2, "second")


def test_steps_of_one_name_in_a_loop_are_kept_one_by_one() -> None:
    convert = Recorder("a", "b", "c")
    fail = Recorder(Timeout("slow"), "ok")

    def agent(_job: Job, run: Run) -> Any:
        rows = [run.step("convert", convert, number) for number in range(3)]
        run.step("fail", fail)
        return rows

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert [step.name for step in lane.ledger.steps(KEY)] == ["convert", "convert#2", "convert#3"]
    run_again(lane)
    assert (convert.calls, lane.head().result) == (3, ["a", "b", "c"])


def test_a_committed_effect_is_not_performed_again() -> None:
    charge = Recorder("ch_1")
    fail = Recorder(Timeout("slow"), "ok")

    def agent(_job: Job, run: Run) -> Any:
        reference = run.effect("card.charged", key="order-7", do=charge)
        run.step("fail", fail)
        return reference

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    run_again(lane)
    assert (charge.calls, lane.head().result) == (1, "ch_1")
    effect = lane.ledger.effects(KEY)[0]
    assert (effect.status, effect.action, effect.key, effect.ref) == (
        EffectStatus.COMMITTED,
        "card.charged",
        "order-7",
        "ch_1",
    )


def in_doubt(**how: Any) -> tuple[InMemory, Recorder, Worked]:
    """A worker died inside the effect; this is what the next attempt makes of it."""
    charge = Recorder("ch_1")

    class Died(BaseException):
        pass

    lane = InMemory()
    dies = Recorder(Died())

    def dying(_job: Job, run: Run) -> Any:
        return run.effect("card.charged", key="order-7", do=dies, **how)

    lane.agent = dying
    again = lane.crash(lane.message())
    lane.agent = lambda _job, run: run.effect("card.charged", key="order-7", do=charge, **how)
    return lane, charge, lane.work(again)


def test_an_effect_in_doubt_stops_the_run_and_is_held() -> None:
    lane, charge, worked = in_doubt()
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code) == (Outcome.BURIED, Code.EFFECT_IN_DOUBT)
    assert charge.calls == 0
    assert lane.ledger.effects(KEY)[0].status is EffectStatus.INTENT


def test_an_effect_that_verify_finds_is_committed_without_doing_it_again() -> None:
    lane, charge, worked = in_doubt(verify=lambda: "ch_found")
    assert (worked.outcome, charge.calls, lane.head().result) == (Outcome.DONE, 0, "ch_found")


def test_an_effect_that_verify_does_not_find_is_performed() -> None:
    lane, charge, worked = in_doubt(verify=lambda: None)
    assert (worked.outcome, charge.calls, lane.head().result) == (Outcome.DONE, 1, "ch_1")


def test_an_idempotent_effect_is_performed_again() -> None:
    lane, charge, worked = in_doubt(idempotent=True)
    assert (worked.outcome, charge.calls, lane.head().result) == (Outcome.DONE, 1, "ch_1")


def test_an_effect_that_failed_is_in_doubt_at_once_not_only_when_its_lease_is_over() -> None:
    charge = Recorder(Timeout("no answer"), "ch_1")
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=charge, verify=lambda: "ch_found"))
    lane.work(lane.message())
    assert run_again(lane).outcome is Outcome.DONE
    assert charge.calls == 1


def test_a_swallowed_exception_makes_a_returning_run_fail() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        with contextlib.suppress(Exception):
            run.step("search", Recorder(Timeout("no answer")))
        return {"ok": True}

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.silent
    assert worked.failure is not None
    assert (worked.failure.kind, worked.failure.code) == (Kind.CONDITIONAL, Code.SWALLOWED)
    assert "search" in worked.failure.detail
    assert "no answer" in worked.failure.detail
    assert worked.failure.error_type.endswith("Timeout")


def test_a_later_success_of_the_same_step_heals_it() -> None:
    search = Recorder(Timeout("no answer"), "found")

    def agent(_job: Job, run: Run) -> Any:
        with contextlib.suppress(Exception):
            run.step("search", search)
        return run.step("search", search)

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE


def test_a_forgiven_step_is_not_silence() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        with contextlib.suppress(Exception):
            run.step("search", Recorder(Timeout("no answer")))
        run.forgive("search")
        return {"ok": True}

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE


@pytest.mark.parametrize("nothing", [None, {}, [], ""])
def test_no_result_where_the_lane_needs_one_is_a_failure(nothing: Any) -> None:
    lane = InMemory(agent=lambda _job, _run: nothing)
    worked = lane.work(lane.message())
    assert worked.silent
    assert worked.failure is not None
    assert worked.failure.code == Code.EMPTY_RESULT


@pytest.mark.parametrize("something", [0, False, "0", [0]])
def test_a_result_that_is_only_falsy_is_a_result(something: Any) -> None:
    lane = InMemory(agent=lambda _job, _run: something)
    assert lane.work(lane.message()).outcome is Outcome.DONE


def test_a_lane_may_do_without_results() -> None:
    lane = InMemory(lane=replace(LANE, needs_result=False), agent=lambda _job, _run: None)
    assert lane.work(lane.message()).outcome is Outcome.DONE


@pytest.mark.parametrize("result", [object(), {1, 2}, float("nan"), b"bytes"])
def test_a_result_that_is_not_json_is_the_agents_fault(result: Any) -> None:
    lane = InMemory(agent=lambda _job, _run: result)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.PROGRAM_ERROR
    assert "not JSON" in worked.failure.detail


def test_a_recursive_result_is_the_agents_fault_too() -> None:
    circle: list[Any] = []
    circle.append(circle)
    lane = InMemory(agent=lambda _job, _run: circle)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED


def test_a_large_result_lies_in_the_bucket() -> None:
    lane = InMemory(agent=lambda _job, _run: "x" * 200_000)
    lane.work(lane.message())
    head = lane.head()
    assert (head.result, lane.store.get(head.result_ref)) == (None, '"' + "x" * 200_000 + '"')


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


def test_a_ledger_that_fails_under_a_step_is_not_hidden_by_the_agent() -> None:
    lane = InMemory()

    class Flaky:
        def __getattr__(self, name: str) -> Any:
            if name == "keep_step":
                raise Unavailable("ledger", "throttled")
            return getattr(ledger, name)

    ledger, lane.ledger = lane.ledger, Flaky()  # type: ignore[assignment]

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        with contextlib.suppress(Exception):
            run.step("read", Recorder(1))
        return {"ok": True}

    lane.agent = agent
    assert lane.work(lane.message()).outcome is Outcome.RETRIED


def test_an_async_agent_runs_to_its_end() -> None:
    async def agent(_job: Job, run: Run) -> dict[str, int]:
        return {"n": run.step("read", lambda: 1)}

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE


def test_an_agent_that_exits_the_interpreter_fails_its_own_run_only() -> None:
    def agent(_job: Job, _run: Run) -> None:
        raise SystemExit(3)

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
