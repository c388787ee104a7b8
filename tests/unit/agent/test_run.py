"""What an agent is handed: steps that are kept, effects that happen once, guards that cannot be swallowed."""

import json
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code
from lambdas.core.model.job import Job, read_job
from lambdas.core.worker.settle import Outcome
from tests.support.lane import LANE, InMemory
from tests.unit.agent.recorder import Recorder, Timeout, run_again


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


def test_an_agent_that_exits_the_interpreter_fails_its_own_run_only() -> None:
    def agent(_job: Job, _run: Run) -> None:
        raise SystemExit(3)

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED


def test_a_job_enqueues_another_once_however_often_it_is_tried() -> None:
    fail = Recorder(Timeout("slow"), "ok")

    def agent(_job: Job, run: Run) -> str:
        sent: str = run.enqueue("sanctions", {"name": "Ada"}, key="cus_9")
        run.step("fail", fail)
        return sent

    lane = InMemory(lane=replace(LANE, enqueues=("sanctions",)), agent=agent)
    lane.work(lane.message())
    run_again(lane)
    [sent] = lane.others["sanctions"].sent
    envelope = json.loads(sent.body.text or "")
    assert (envelope["tenant_id"], envelope["job_type"], envelope["payload"]) == ("tnt_1", "sanctions", {"name": "Ada"})
    assert envelope["job_id"] == lane.head().result
    assert sent.group == "tnt_1"
    assert read_job(sent.body.text or "", job_type="sanctions").source == "job:job_1"


def test_a_job_enqueues_only_where_its_lane_may() -> None:
    lane = InMemory(agent=lambda _job, run: run.enqueue("sanctions", {}, key="k"))
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert "add it to kyc.enqueues in lanes.toml" in worked.failure.detail
    assert lane.others == {}


@pytest.mark.parametrize("name", ["tokens", "usd"])
def test_an_amount_that_is_none_is_refused_by_its_name(name: str) -> None:
    told: list[str] = []

    def agent(_job: Job, run: Run) -> dict[str, int]:
        try:
            run.afford(**{name: -1})
        except ValueError as wrong:
            told.append(str(wrong))
        return {"ok": 1}

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert told
    assert told[0].startswith(name)
