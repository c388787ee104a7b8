"""What an agent is handed: steps that are kept, effects that happen once, guards that cannot be swallowed."""

import asyncio
import contextlib
import json
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from lambdas.core.errors import Unavailable
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import Job, input_hash, read_job
from lambdas.core.kept import fingerprint
from lambdas.core.letter import EffectStatus
from lambdas.core.run import Revoked, Run
from lambdas.core.taxonomy import Code, Kind
from lambdas.core.worker import Outcome, Worked
from tests.unit.harness import KEY, LANE, InMemory, body


class Timeout(Exception):
    __module__ = "openai"
    status_code = 408


class Conflict(Exception):
    status_code = 409


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


def test_the_error_that_ends_a_run_is_judged_by_the_effect_it_left_and_not_by_a_step_that_failed_before() -> None:
    def agent(_job: Job, run: Run) -> None:
        with contextlib.suppress(Timeout):
            run.step("search", Recorder(Timeout("no answer")))
        run.effect("case.opened", key="k", do=Recorder(Conflict("there is one")))

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.EFFECT_CONFLICT


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


def test_a_spent_budget_says_on_what() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.1, tokens=10)
        run.step("think", lambda: run.spend(usd=0.3, tokens=900))
        run.spend(usd=0.2)
        return {"ok": True}

    lane = InMemory(lane=replace(LANE, budget_usd=0.5), agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.detail == (
        "$0.6000 spent of $0.5000 over the lineage; in this attempt: "
        "outside any step $0.3000 and 10 tokens, think $0.3000 and 900 tokens"
    )


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


def test_the_same_output_three_times_in_a_row_is_a_hallucination_loop() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for text in ("a", "b", "b", "a", "b", "b", "b"):
            with contextlib.suppress(Exception):
                run.output(text)
        return {"ok": True}

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.HALLUCINATION_LOOP
    assert lane.head().strategy.agent == "agents.kyc:second"


def test_a_model_call_that_the_budget_does_not_allow_is_not_made() -> None:
    called = []

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.4)
        run.afford(usd=0.2)
        called.append(1)
        return {"ok": True}

    lane = InMemory(lane=replace(LANE, budget_usd=0.5), agent=agent)
    worked = lane.work(lane.message())
    assert (called, worked.failure.code if worked.failure else "") == ([], Code.BUDGET_EXCEEDED)


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


@pytest.mark.parametrize("status", [400, 401, 404, 429])
def test_an_effect_that_was_refused_did_not_happen_and_may_be_done_again(status: int) -> None:
    refusal = type("APIStatusError", (Exception,), {"__module__": "crm", "status_code": status})
    charge = Recorder(refusal("no"), "ch_1")
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=charge))
    lane.work(lane.message())
    assert lane.ledger.effects(KEY)[0].status is EffectStatus.REFUTED


@pytest.mark.parametrize("status", [409, 422, 500, 503])
def test_an_effect_that_may_have_happened_stays_in_doubt(status: int) -> None:
    refusal = type("APIStatusError", (Exception,), {"__module__": "crm", "status_code": status})
    charge = Recorder(refusal("hm"), "ch_1")
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=charge))
    lane.work(lane.message())
    assert lane.ledger.effects(KEY)[0].status is EffectStatus.INTENT


def test_an_effect_that_never_left_did_not_happen() -> None:
    charge = Recorder(ConnectionRefusedError(111, "refused"), "ch_1")
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=charge))
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    assert charge.calls == 2


def test_an_effect_whose_result_is_not_json_is_committed_all_the_same() -> None:
    charge = Recorder(object())
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=charge))
    lane.work(lane.message())
    assert lane.ledger.effects(KEY)[0].status is EffectStatus.COMMITTED
    run_again(lane)
    assert charge.calls == 1


def test_ten_concurrent_deliveries_perform_each_effect_once() -> None:
    charge = Recorder("ch_1")
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=charge))
    messages = [lane.message() for _ in range(10)]
    with ThreadPoolExecutor(10) as pool:
        outcomes = Counter(worked.outcome for worked in pool.map(lane.work, messages))
    assert (charge.calls, outcomes[Outcome.DONE]) == (1, 1)
    assert set(outcomes) <= {Outcome.DONE, Outcome.DUPLICATE, Outcome.PUT_BACK}


def test_two_jobs_of_one_root_do_not_perform_the_same_effect_at_the_same_time() -> None:
    """A replay inherits its root's effects; while the first still performs one, the other waits for its lease."""
    lane = InMemory()
    other = replace(KEY, job_id="replay:1")
    lane.seed(Head(key=other, status=HeadStatus.QUEUED, root="job_1", input_hash=input_hash({"n": 1}), ticket="t"))
    outcomes: list[Worked] = []

    def inner() -> str:
        outcomes.append(lane.work(lane.message(body(job_id="replay:1"), ticket="t")))
        return "ch_1"

    def agent(job: Job, run: Run) -> Any:
        return run.effect("card.charged", key="k", do=inner if job.job_id == "job_1" else Recorder("twice"))

    lane.agent = agent
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert outcomes[0].failure is not None
    assert outcomes[0].failure.code == Code.STORE_CONFLICT
    assert lane.ledger.effects(KEY)[0].ref == "ch_1"


def test_the_same_effect_asked_for_twice_at_once_happens_once_and_both_get_its_result() -> None:
    together = threading.Barrier(2, timeout=10)
    charges = Recorder("ch_1")

    def charge() -> str:
        time.sleep(0.05)  # the other call comes while this one is under way
        paid: str = charges()
        return paid

    def agent(_job: Job, run: Run) -> list[str]:
        def ask(_number: int) -> str:
            together.wait()
            paid: str = run.effect("card.charged", key="k", do=charge, verify=lambda: None)
            return paid

        with ThreadPoolExecutor(2) as pool:
            return list(pool.map(ask, range(2)))

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert (charges.calls, lane.head().result) == (1, ["ch_1", "ch_1"])


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


def test_a_run_that_is_over_can_afford_nothing() -> None:
    kept: list[Run] = []

    def agent(_job: Job, run: Run) -> dict[str, int]:
        kept.append(run)
        return {"ok": 1}

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    (run,) = kept
    with pytest.raises(Revoked):
        run.afford(tokens=1)
    with pytest.raises(Revoked):
        run.output("x")
    with pytest.raises(Revoked):
        run.note_swallowed("search", OSError())
