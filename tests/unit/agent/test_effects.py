"""Effects happen once: committed, in doubt, verified, asked for by many at a time."""

import contextlib
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import Job, input_hash
from lambdas.core.model.letter import EffectStatus
from lambdas.core.worker.settle import Outcome, Worked
from tests.support.lane import KEY, InMemory, body
from tests.unit.agent.recorder import Conflict, Recorder, Timeout, run_again


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


def test_the_error_that_ends_a_run_is_judged_by_the_effect_it_left_and_not_by_a_step_that_failed_before() -> None:
    def agent(_job: Job, run: Run) -> None:
        with contextlib.suppress(Timeout):
            run.step("search", Recorder(Timeout("no answer")))
        run.effect("case.opened", key="k", do=Recorder(Conflict("there is one")))

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.EFFECT_CONFLICT


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
    assert set(outcomes) <= {Outcome.DONE, Outcome.DUPLICATE, Outcome.REQUEUED}


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
    together = threading.Barrier(2, timeout=60)
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
