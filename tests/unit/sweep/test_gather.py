"""A run that waits for other jobs: nothing is held meanwhile, and it hears how each of them ended."""

import asyncio
import itertools
import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code, Permanent
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.letter import Letter, LetterStatus, Safety
from lambdas.core.model.wait import MOST_JOBS, Ended, For
from lambdas.core.sweep.gatherer import gather
from lambdas.core.sweep.sweep import sweep
from lambdas.core.sweep.sweeper import Turn
from lambdas.core.worker.settle import Outcome, Worked
from tests.support.lane import KEY, LANE, NOON, InMemory, Requests, body
from tests.support.worlds.island import REPLAY, Island

JOBS = [("kyc", "a"), ("kyc", "b")]
SCREENING = replace(LANE, job_type="screening", agent="agents.screening:screen")


class Family(InMemory):
    """A parent, `job_1`, and children that say what they were told to."""

    def parent(self) -> Worked:
        return self.work(self.message())

    def child(self, job_id: str) -> Worked:
        return self.work(self.message(body(job_id=job_id)))

    def take_in_all(self) -> list[Letter]:
        return [letter for sent in self.queue.buried if (letter := self.take_in(sent)) is not None]

    def goes_on(self) -> Worked:
        return self.work(self.delivered(self.queue.sent[-1]))


def family(**given: Any) -> Family:
    """`given`: what gather is asked for; `children`: by id, a result or an error."""
    children = given.pop("children", {})
    jobs = given.pop("jobs", JOBS)

    def agent(job: Job, run: Run) -> Any:
        if job.job_id != KEY.job_id:
            said = children.get(job.job_id, {"from": job.job_id})
            if isinstance(said, Exception):
                raise said
            return said
        run.step("before", lambda: 1)
        return {"ended": [shown(each) for each in run.gather(jobs, **given)]}

    return Family(agent=agent)


def shown(ended: Ended) -> Any:
    return ended.result if ended.done else {"code": ended.code, "status": ended.status, "safety": ended.safety}


def asleep(lane: InMemory) -> Head:
    head = lane.head()
    assert (head.status, head.waits_for, head.lease_until) == (HeadStatus.WAITING, For.JOBS, None)
    return head


def a_minute(lane: InMemory) -> int:
    lane.later(60)
    return lane.sweep().gathered


def test_a_parent_holds_nothing_and_goes_on_when_all_its_jobs_have_ended() -> None:
    lane = family()
    assert lane.parent().outcome is Outcome.SUSPENDED
    assert lane.queue.sent == [], "the sweep wakes it, and nothing else"
    assert asleep(lane).waits[0].jobs == ("kyc/a", "kyc/b")
    lane.child("a")
    assert a_minute(lane) == 0
    lane.child("b")
    ticket = asleep(lane).ticket
    assert a_minute(lane) == 1
    woken = lane.head()
    assert (woken.due_at, woken.woken) == (lane.now, 1)
    assert woken.ticket != ticket
    assert lane.goes_on().outcome is Outcome.DONE
    assert lane.head().result == {"ended": [{"from": "a"}, {"from": "b"}]}
    assert [step.name for step in lane.ledger.steps(KEY)] == ["before", "gather"]
    (event,) = [each for each in lane.ledger.timeline(KEY) if each.what == "job.gathered"]
    assert event.data == {"done": 2, "dead": 0, "not_ended": 0}


def test_a_child_that_died_is_a_value_with_its_code_letter_and_safety() -> None:
    lane = family(children={"b": Permanent("DOC_CORRUPT", "page 3")})
    lane.parent()
    lane.child("a")
    lane.child("b")
    lane.take_in_all()
    assert a_minute(lane) == 1
    assert lane.goes_on().outcome is Outcome.DONE
    dead = {"code": "DOC_CORRUPT", "status": "dead", "safety": Safety.SAFE.value}
    assert lane.head().result == {"ended": [{"from": "a"}, dead]}
    said = lane.ledger.signals(KEY)[0].value["jobs"][1]
    assert said["letter_id"] in lane.ledger.dead


def test_a_child_whose_letter_is_to_be_replayed_by_itself_has_not_ended() -> None:
    lane = family(children={"b": Permanent("DOC_CORRUPT", "page 3")})
    lane.parent()
    lane.child("a")
    lane.child("b")
    (letter,) = lane.take_in_all()
    lane.ledger.dead[letter.letter_id] = replace(letter, status=LetterStatus.SCHEDULED, next_retry_at=NOON)
    assert a_minute(lane) == 0
    lane.ledger.dead[letter.letter_id] = letter
    assert a_minute(lane) == 1


def test_a_child_that_a_replay_recovered_counts_by_its_lineage() -> None:
    fails = {"b": True}

    def agent(job: Job, run: Run) -> Any:
        if job.job_id == "parent":
            return {"ended": [shown(each) for each in run.gather(JOBS)]}
        if job.payload["n"] == "b" and fails["b"]:
            raise Permanent("DOC_CORRUPT", "page 3")
        return {"from": job.payload["n"]}

    island = Island(agent=agent)
    island.enqueue(island.message(body(job_id="b", payload={"n": "b"})))
    island.run_until_settled()
    fails["b"] = False
    island.enqueue(island.message(body(job_id="parent")))
    island.tick()
    island.drive(REPLAY)
    island.enqueue(island.message(body(job_id="a", payload={"n": "a"})))
    island.run_until_settled()
    assert island.head(replace(KEY, job_id="parent")).result == {"ended": [{"from": "a"}, {"from": "b"}]}


def test_a_large_result_is_copied_to_where_the_parent_may_read_it() -> None:
    large, larger = "x" * 5_000, "y" * 200_000
    lane = family(children={"a": large, "b": larger})
    lane.child("a")
    lane.child("b")
    assert lane.head(replace(KEY, job_id="b")).result_ref
    lane.parent()
    assert a_minute(lane) == 1
    assert len(json.dumps(lane.ledger.signals(KEY)[0].value)) < 1_000
    assert lane.goes_on().outcome is Outcome.DONE
    result = json.loads(lane.store.get(lane.head().result_ref))
    assert result == {"ended": [large, larger]}
    refs = [each["ref"] for each in lane.ledger.signals(KEY)[0].value["jobs"]]
    assert all(ref.startswith("results/kyc/tnt_1/job_1/1/gathered-") for ref in refs)


def test_what_was_gathered_is_kept_and_a_later_attempt_does_not_wait_again() -> None:
    def agent(job: Job, run: Run) -> Any:
        if job.job_id != KEY.job_id:
            return {"from": job.job_id}
        ended = run.gather(JOBS)
        if run.attempt == 2:
            raise ConnectionError("no")
        return {"ended": [shown(each) for each in ended]}

    lane = Family(agent=agent)
    lane.child("a")
    lane.child("b")
    lane.parent()
    a_minute(lane)
    assert lane.goes_on().outcome is Outcome.RETRIED
    lane.later(60)
    assert lane.goes_on().outcome is Outcome.DONE
    assert len(lane.ledger.signals(KEY)) == 1


def test_a_time_that_is_over_names_those_that_have_not_ended_and_holds_the_parent() -> None:
    lane = family(timeout=600)
    lane.parent()
    lane.child("a")
    for _ in range(9):
        assert a_minute(lane) == 0
    assert a_minute(lane) == 1
    worked = lane.goes_on()
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code) == (Outcome.BURIED, Code.UNANSWERED)
    assert "1 of 2 jobs had not ended" in worked.failure.detail
    assert "kyc/b (unknown)" in worked.failure.detail


def test_a_default_stands_for_what_has_not_ended_in_time() -> None:
    lane = family(timeout=600, default="nothing")
    lane.parent()
    lane.child("a")
    lane.later(600)
    assert lane.sweep().gathered == 1
    assert lane.goes_on().outcome is Outcome.DONE
    late = {"code": "", "status": "unknown", "safety": ""}
    assert lane.head().result == {"ended": [{"from": "a"}, late]}


def test_a_run_that_no_sweep_told_anything_goes_on_five_minutes_after_its_time() -> None:
    lane = family(timeout=60)
    lane.parent()
    assert asleep(lane).due_at == NOON + timedelta(minutes=6)
    (sent,) = lane.queue.sent
    assert sent.delay_s == 360
    lane.later(360)
    worked = lane.goes_on()
    assert worked.failure is not None
    assert (worked.failure.code, "2 of 2" in worked.failure.detail) == (Code.UNANSWERED, True)


def test_a_parent_is_looked_at_each_minute_at_first_and_seldom_after_hours() -> None:
    lane = family()
    lane.parent()
    looks: list[int] = []
    for minute in range(24 * 60):
        before = asleep(lane).sweep_at
        lane.later(60)
        sweep(lane.sweeper, until=lane.now + timedelta(seconds=50), beats=["resend"])  # whose part looking is
        if asleep(lane).sweep_at != before:
            looks.append(minute)
    assert looks[:30] == list(range(30))
    assert len(looks) < 350
    assert max(later - earlier for earlier, later in itertools.pairwise(looks)) <= 16


def test_a_wake_whose_message_was_never_sent_is_sent_by_the_sweep() -> None:
    lane = family()
    lane.child("a")
    lane.child("b")
    lane.parent()
    a_minute(lane)
    lost = lane.queue.sent.pop()
    lane.later(120)
    lane.sweep()
    assert lane.queue.sent[-1].ticket == lost.ticket
    assert lane.goes_on().outcome is Outcome.DONE


def test_a_suspend_is_one_write_a_look_a_read_and_a_write_and_a_wake_one_write_and_one_send() -> None:
    lane = family()
    requests = Requests.of(lane)
    lane.parent()
    assert requests.writes == ["update_item", "put_item", "transact_write_items"]
    requests.asked.clear()
    gather(Turn(lane.sweeper, lane.now + timedelta(seconds=50)))
    listed = ["query"] * 2
    assert requests.asked == [*listed, "batch_get_item", "batch_get_item", "update_item", *listed]
    lane.child("a")
    lane.child("b")
    lane.later(60)
    requests.asked.clear()
    gather(Turn(lane.sweeper, lane.now + timedelta(seconds=50)))
    assert requests.asked == [*listed, "batch_get_item", "batch_get_item", "transact_write_items", *listed]
    assert len(lane.queue.sent) == 1


def test_a_deployment_in_which_nobody_waits_asks_twice_a_minute() -> None:
    lane = family()
    requests = Requests.of(lane)
    gather(Turn(lane.sweeper, lane.now + timedelta(seconds=50)))
    assert requests.asked == ["query", "query"]


@pytest.mark.parametrize(
    ("jobs", "why"),
    [
        ([], "0 jobs to wait for"),
        ([("kyc", f"j{n}") for n in range(MOST_JOBS + 1)], "101 jobs to wait for"),
        ([("kyc", "a/b")], "names no job"),
        ([("", "a")], "names no job"),
        ([("kyc", "job_1")], "kyc/job_1 would wait for itself"),
    ],
)
def test_what_cannot_be_gathered_is_an_error_that_names_it(jobs: Any, why: str) -> None:
    worked = family(jobs=jobs).parent()
    assert worked.failure is not None
    assert why in worked.failure.detail


def test_a_lane_that_does_not_exist_is_named_at_once() -> None:
    lane = family(jobs=[("nowhere", "a")])
    lane.parent()
    assert a_minute(lane) == 1
    worked = lane.goes_on()
    assert worked.failure is not None
    assert (worked.failure.code, "no lane nowhere" in worked.failure.detail) == (Code.IMPOSSIBLE_TASK, True)


def test_a_parent_whose_own_lane_is_not_deployed_waits_for_it() -> None:
    lane = family()
    lane.parent()
    lane.later(60)
    gone = replace(lane.sweeper, lanes={"screening": SCREENING})
    swept = sweep(gone, until=lane.now + timedelta(seconds=50), beats=["resend"])
    assert (swept.unknown, swept.failed, swept.gathered) == (1, 0, 0)
    assert asleep(lane).sweep_at == lane.now + timedelta(hours=1)


def test_jobs_that_wait_for_each_other_are_refused_and_one_ends_the_others() -> None:
    lane = Family(agent=lambda job, run: run.gather([("kyc", {"a": "b", "b": "c", "c": "a"}[job.job_id])]))
    for job_id in "abc":
        assert lane.child(job_id).outcome is Outcome.SUSPENDED
    assert a_minute(lane) == 1
    refused = lane.goes_on()
    assert refused.failure is not None
    assert refused.failure.code == Code.IMPOSSIBLE_TASK
    assert "kyc/c waits for this job" in refused.failure.detail


def test_jobs_that_wait_for_jobs_too_deep_are_refused() -> None:
    lane = Family(agent=lambda job, run: run.gather([("kyc", f"j{int(job.job_id[1:]) + 1}")]))
    for n in range(9, -1, -1):
        lane.child(f"j{n}")
    assert a_minute(lane) == 1, "of the ten only the first is above eight others"
    refused = lane.goes_on()
    assert refused.failure is not None
    assert "more than 8 deep" in refused.failure.detail


def test_jobs_of_another_lane_and_of_another_tenant() -> None:
    """The sweep reaches every lane; a tenant's job reaches the tenant's own."""
    lane = family(jobs=[("screening", "a")], timeout=300)
    lane.parent()
    key = replace(KEY, job_type="screening", job_id="a")
    done = replace(Head(key=key, status=HeadStatus.DONE), result={"from": "screening"}, updated_at=NOON)
    sweeper = replace(lane.sweeper, lanes={"kyc": replace(LANE, enqueues=("screening",)), "screening": SCREENING})
    lane.seed(replace(done, key=replace(key, tenant_id="tnt_2")))
    lane.later(60)
    assert sweep(sweeper, until=lane.now + timedelta(seconds=50)).gathered == 0
    lane.seed(done)
    lane.later(60)
    assert sweep(sweeper, until=lane.now + timedelta(seconds=50)).gathered == 1
    assert lane.goes_on().outcome is Outcome.DONE
    assert lane.head().result == {"ended": [{"from": "screening"}]}


def test_the_sweep_reads_no_lane_for_a_worker_that_its_lane_does_not_name() -> None:
    """The waits on a head are its worker's word: who stole that role would have results copied to it."""
    lane = family(jobs=[("screening", "a")], timeout=300)
    lane.parent()
    key = replace(KEY, job_type="screening", job_id="a")
    lane.seed(replace(Head(key=key, status=HeadStatus.DONE), result={"iban": "GB33"}, updated_at=NOON))
    lane.later(60)
    sweeper = replace(lane.sweeper, lanes={"kyc": LANE, "screening": SCREENING})
    assert sweep(sweeper, until=lane.now + timedelta(seconds=50)).gathered == 1
    assert "GB33" not in str(lane.ledger.signals(KEY))
    refused = lane.goes_on()
    assert refused.failure is not None
    assert refused.failure.code == Code.IMPOSSIBLE_TASK
    assert "screening is not among the `enqueues` of lane kyc" in refused.failure.detail


def test_an_async_agent_gathers_twice_at_once() -> None:
    async def agent(job: Job, run: Run) -> Any:
        if job.job_id != KEY.job_id:
            return {"from": job.job_id}
        both = await asyncio.gather(run.gather([("kyc", "a")]), run.gather([("kyc", "b")]))
        return {"ended": [shown(each) for (each,) in both]}

    lane = Family(agent=agent)
    lane.parent()
    assert {name for wait in asleep(lane).waits for name in wait.jobs} <= {"kyc/a", "kyc/b"}
    lane.child("a")
    lane.child("b")
    assert a_minute(lane) == 1
    if lane.goes_on().outcome is Outcome.SUSPENDED:  # which of the two it waited for first is up to its threads
        assert a_minute(lane) == 1
        lane.goes_on()
    assert lane.head().result == {"ended": [{"from": "a"}, {"from": "b"}]}
