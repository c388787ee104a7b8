"""Steps are kept: a later attempt gets their results, and none that failed is hidden."""

import contextlib
from datetime import date
from typing import Any

import pytest

from lambdas.core.agent.fingerprint import fingerprint
from lambdas.core.agent.run import Run
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.job import Job
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, InMemory
from tests.unit.agent.recorder import Recorder, Timeout, run_again


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


def test_another_call_of_the_same_step_heals_nothing() -> None:
    search = Recorder(Timeout("no answer"), "found")

    def agent(_job: Job, run: Run) -> Any:
        with contextlib.suppress(Exception):
            run.step("search", search, "Ada")
        return run.step("search", search, "Bert")

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.SWALLOWED


def test_a_step_and_an_effect_of_one_name_do_not_heal_each_other() -> None:
    def agent(_job: Job, run: Run) -> Any:
        with contextlib.suppress(Exception):
            run.effect("mail", key="ada", do=Recorder(Timeout("no answer")))
        return run.step("mail", Recorder("read"))

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.SWALLOWED


def test_forgiving_a_step_forgives_every_call_of_it() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for name in ("Ada", "Bert"):
            with contextlib.suppress(Exception):
                run.step("search", Recorder(Timeout("no answer")), name)
        run.forgive("search")
        return {"ok": True}

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


def test_a_ledger_that_does_not_answer_once_does_not_make_an_agent_redo_what_was_kept() -> None:
    """Found by the simulation: the attempt then took all that former attempts had kept for nothing."""
    read = Recorder("first", "second")
    fail = Recorder(Timeout("slow"), "ok")

    def agent(_job: Job, run: Run) -> Any:
        with contextlib.suppress(Unavailable):
            run.step("read", read, "doc")
        text = run.step("read", read, "doc")
        run.step("fail", fail)
        return text

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    answers, once = lane.ledger.steps, iter([Unavailable("table ledger", "throttled")])

    def steps(key: Any) -> Any:
        for down in once:
            raise down
        return answers(key)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(lane.ledger), "steps", lambda _ledger, key: steps(key))
        run_again(lane)
    assert read.calls == 2  # both in the first attempt, which asked for it twice


def test_a_tool_is_a_step_each_time_it_is_called() -> None:
    def lookup(name: str) -> str:
        return name.upper()

    def agent(_job: Job, run: Run) -> list[str]:
        tool = run.tool(lookup)

        @run.tool(name="twice")
        def double(text: str) -> str:
            return text * 2

        return [tool("a"), tool("b"), double("c")]

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert lane.head().result == ["A", "B", "cc"]
    assert [step.name for step in lane.ledger.steps(KEY)] == ["lookup", "lookup#2", "twice"]


def test_a_tool_may_have_arguments_called_name_fn_and_self() -> None:
    def lookup(**given: str) -> list[str]:
        return sorted(given)

    lane = InMemory(agent=lambda _job, run: run.tool(lookup)(name="a", fn="b", self="c"))
    lane.work(lane.message())
    assert lane.head().result == ["fn", "name", "self"]


@pytest.mark.parametrize(("one", "other"), [(date(2026, 1, 1), date(2026, 1, 2)), ({"a"}, {"b"}), (b"x", b"y")])
def test_arguments_that_are_not_json_are_told_apart_too(one: object, other: object) -> None:
    assert fingerprint(len, (one,), {}) != fingerprint(len, (other,), {})


def test_an_objects_place_in_memory_is_no_difference() -> None:
    assert fingerprint(len, (object(),), {}) == fingerprint(len, (object(),), {})
    assert fingerprint(len, ({"a", "b", "c"},), {}) == fingerprint(len, ({"c", "b", "a"},), {})


def test_a_job_id_that_is_used_again_long_after_finds_none_of_the_steps_of_its_former_life() -> None:
    """A job that is done is forgotten after 16 days, and its steps are kept for months."""
    gate = Recorder("open", Timeout("slow"), "open")
    read = Recorder("of the first life", "of the second life")

    def agent(_job: Job, run: Run) -> Any:
        run.step("gate", gate)
        return run.step("read", read, "doc")

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    lane.later(20 * 86400)
    del lane.ledger.heads[KEY]
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    assert (gate.calls, read.calls) == (3, 2)
    assert lane.head().result == "of the second life"


def test_a_job_id_that_is_used_again_can_keep_steps_in_the_places_of_its_former_life() -> None:
    first = Recorder("a", "b")
    names = iter(["called so", "called otherwise"])
    lane = InMemory(agent=lambda _job, run: run.step(next(names), first))
    assert lane.work(lane.message()).outcome is Outcome.DONE
    del lane.ledger.heads[KEY]
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert [step.name for step in lane.ledger.steps(KEY)] == ["called otherwise"]
