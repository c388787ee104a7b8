"""A batch: side by side, except for those on which a worker may have died."""

import threading
import time
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.head import Claim, Head, HeadStatus
from lambdas.core.model.job import Job, JobKey, Message
from lambdas.core.worker.attempt import work_batch
from lambdas.core.worker.settle import Outcome
from lazaret.testing.memory import MemoryLedger
from tests.support.lane import LANE, InMemory, body

WIDE = replace(LANE, batch_size=10)


def jobs(lane: InMemory, count: int, **fields: int) -> list[Message]:
    return [lane.message(body(job_id=f"job_{number}"), **fields) for number in range(count)]


def key(number: int) -> JobKey:
    return JobKey(tenant_id="tnt_1", job_type="kyc", job_id=f"job_{number}")


@pytest.mark.parametrize("count", [2, 10])
def test_the_records_of_a_batch_run_at_the_same_time(count: int) -> None:
    together = threading.Barrier(count, timeout=60)

    def agent(_job: Job, _run: Run) -> dict[str, int]:
        return {"arrived": together.wait()}  # returns only when all of them are here

    lane = InMemory(lane=WIDE, agent=agent)
    results = lane.work_all(*jobs(lane, count))
    assert [worked.outcome for worked in results.values()] == [Outcome.DONE] * count


def test_a_batch_shares_one_breaker_read() -> None:
    lane = InMemory(lane=WIDE)
    lane.work_all(*jobs(lane, 10))
    assert lane.breakers.reads == 1


def test_one_failing_record_does_not_touch_the_others() -> None:
    def agent(job: Job, _run: Run) -> dict[str, int]:
        if job.job_id == "job_3":
            raise KeyError("passport")
        return {"ok": 1}

    lane = InMemory(lane=WIDE, agent=agent)
    results = lane.work_all(*jobs(lane, 10))
    outcomes = [worked.outcome for worked in results.values()]
    assert outcomes.count(Outcome.DONE) == 9
    assert outcomes[3] is Outcome.RETRIED


def test_a_mistake_of_ours_in_one_record_is_raised_when_the_others_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    lane = InMemory(lane=WIDE)
    claim, raised = MemoryLedger.claim, threading.Event()

    def first_is_a_mistake(ledger: MemoryLedger, asked: Claim) -> Head:
        if asked.key == key(0):
            raised.set()
            raise ZeroDivisionError("ours")
        raised.wait(20)
        time.sleep(0.05)
        return claim(ledger, asked)

    monkeypatch.setattr(MemoryLedger, "claim", first_is_a_mistake)
    with pytest.raises(ZeroDivisionError, match="ours"):
        lane.work_all(*jobs(lane, 10))
    assert [lane.ledger.heads[key(number)].status for number in range(1, 10)] == [HeadStatus.DONE] * 9


def test_after_a_crash_one_suspect_runs_alone_and_the_rest_are_requeued_first() -> None:
    running: list[str] = []
    lane = InMemory(lane=WIDE)

    def agent(job: Job, _run: Run) -> dict[str, int]:
        running.append(job.job_id)
        assert len(lane.queue.sent) == 9, "the others are out of reach before the suspect starts"
        assert len(lane.queue.deleted) == 9
        return {"ok": 1}

    lane.agent = agent
    results = lane.work_all(*jobs(lane, 10, receive_count=2))
    assert running == ["job_0"]
    assert [worked.outcome for worked in results.values()].count(Outcome.REQUEUED) == 9
    assert [sent.bad_receives for sent in lane.queue.sent] == [1] * 9


def test_innocents_of_a_mixed_batch_are_put_back_and_deleted_before_the_suspect_runs() -> None:
    lane = InMemory(lane=WIDE)

    def agent(job: Job, _run: Run) -> dict[str, int]:
        assert job.job_id == "job_suspect"
        assert {message.body for message in lane.queue.deleted} == {body(job_id=f"job_{n}") for n in range(3)}
        return {"ok": 1}

    lane.agent = agent
    suspect = lane.message(body(job_id="job_suspect"), receive_count=2)
    results = lane.work_all(*jobs(lane, 3), suspect)
    assert results[suspect.message_id].outcome is Outcome.DONE
    assert [worked.outcome for worked in results.values()].count(Outcome.REQUEUED) == 3
    assert [lane.delivered(sent).suspect for sent in lane.queue.sent] == [False] * 3


def test_a_suspect_keeps_its_history_when_requeued_and_innocents_gain_none() -> None:
    lane = InMemory(lane=WIDE)
    suspect = lane.message(receive_count=3)
    lane.work_all(lane.message(body(job_id="other"), receive_count=2), suspect)
    again = lane.delivered(lane.queue.sent[0])
    assert (again.receives, again.suspect) == (3, True)
    leased = lane.message(body(job_id="other"))
    assert leased.receives == 1


def test_a_lost_attempt_found_in_a_batch_waits_until_the_others_are_settled() -> None:
    lane = InMemory(lane=WIDE)
    lane.crash(lane.message(body(job_id="job_0")))  # the broker's own copy is still to come
    order: list[str] = []

    def agent(job: Job, _run: Run) -> dict[str, int]:
        order.append(job.job_id)
        return {"ok": 1}

    lane.agent = agent
    lane.work_all(*jobs(lane, 4))  # job_0's copy looks innocent: one receive
    assert order[-1] == "job_0"
    assert lane.head(key(0)).status is HeadStatus.DONE


def test_a_suspect_does_not_starve_among_slow_jobs() -> None:
    lane = InMemory(lane=replace(WIDE, run_timeout=30))

    def slow(_job: Job, _run: Run) -> dict[str, int]:
        lane.later(25)
        return {"ok": 1}

    lane.agent = slow
    suspect = lane.message(body(job_id="job_suspect"), receive_count=2)
    assert lane.work_all(*jobs(lane, 4), suspect)[suspect.message_id].outcome is Outcome.DONE


def test_a_lost_attempt_that_is_found_too_late_runs_first_when_it_comes_back() -> None:
    lane = InMemory(lane=WIDE)
    lane.crash(lane.message(body(job_id="job_0")))

    def slow(job: Job, _run: Run) -> dict[str, int]:
        assert job.job_id != "job_0", "there was no time for it"
        lane.later(4)
        return {"ok": 1}

    lane.agent = slow
    results = lane.work_all(*jobs(lane, 2))
    assert [worked.outcome for worked in results.values()].count(Outcome.REQUEUED) == 1
    [again] = [lane.delivered(sent) for sent in lane.queue.sent]
    assert (again.suspect, again.receives) == (True, 2)
    lane.agent = lambda _job, _run: {"ok": 1}
    assert lane.work_all(lane.message(body(job_id="job_9")), again)[again.message_id].outcome is Outcome.DONE


def test_a_message_that_comes_twice_in_a_batch_is_worked_on_once() -> None:
    lane = InMemory(lane=WIDE)
    began: list[str] = []

    def agent(job: Job, _run: Run) -> dict[str, int]:
        began.append(job.job_id)
        return {"ok": 1}

    lane.agent = agent
    first = lane.message(body(job_id="job_0"))
    again = replace(first, receipt="another")
    results = lane.work_all(first, lane.message(body(job_id="job_1")), again)
    assert sorted(began) == ["job_0", "job_1"]
    assert [worked.outcome for worked in results.values()] == [Outcome.DONE] * 2
    assert lane.queue.sent == []


@pytest.mark.parametrize("left_s", [1.5, 0.1, -3.0])
def test_no_agent_is_started_when_no_time_is_left(left_s: float) -> None:
    lane = InMemory(agent=lambda _job, _run: pytest.fail("there was no time for it"))
    message = lane.message()
    results = work_batch(lane.worker, lane.breakers, [message], ends_at=lane.now + timedelta(seconds=left_s))
    assert results[message.message_id].outcome is Outcome.REQUEUED
    assert lane.ledger.heads == {}


@pytest.mark.parametrize(("left_s", "outcome"), [(6, Outcome.DONE), (5.999, Outcome.REQUEUED)])
def test_a_full_run_needs_the_lanes_run_timeout_and_a_second(left_s: float, outcome: Outcome) -> None:
    lane = InMemory(lane=WIDE)
    suspect = lane.message(body(job_id="job_suspect"), receive_count=2)
    messages = [suspect, lane.message(body(job_id="job_other"))]
    results = work_batch(lane.worker, lane.breakers, messages, ends_at=lane.now + timedelta(seconds=left_s))
    assert results[suspect.message_id].outcome is outcome


def test_a_lone_suspect_runs_even_when_the_function_started_late() -> None:
    lane = InMemory()
    ends_at = lane.now + timedelta(seconds=3)
    message = lane.message(receive_count=2)
    results = work_batch(lane.worker, lane.breakers, [message], ends_at=ends_at)
    assert results[message.message_id].outcome is Outcome.DONE


def test_suspects_come_back_one_after_another_and_innocents_at_once() -> None:
    lane = InMemory(lane=WIDE)
    lane.work_all(*jobs(lane, 4, receive_count=2), lane.message(body(job_id="job_innocent")))
    delays = {lane.delivered(sent).body: sent.delay_s for sent in lane.queue.sent}
    assert [delays[body(job_id=f"job_{n}")] for n in (1, 2, 3)] == [5, 10, 15]
    assert delays[body(job_id="job_innocent")] == 0


def test_copies_in_one_batch_are_one_message_with_the_most_crashes_of_any() -> None:
    """Each batch runs one suspect and puts the others back: copies would else outgrow the turns."""
    lane = InMemory(lane=WIDE)
    sent = lane.message(body(job_id="job_1"), receive_count=2)
    copies = [replace(sent, message_id=f"copy_{n}", original_message_id=sent.first_id, bad_receives=n) for n in (2, 0)]
    other = lane.message(body(job_id="job_2"), receive_count=2)
    results = lane.work_all(other, sent, *copies)
    assert {id_ for id_, worked in results.items() if worked.outcome is Outcome.OUTDATED} == {sent.message_id, "copy_0"}
    assert results[other.message_id].outcome is Outcome.DONE
    assert [(each.body.text, each.bad_receives) for each in lane.queue.sent] == [(sent.body, 3)]


@pytest.mark.parametrize(
    "changed", [{"ticket": "t2"}, {"send": 1}, {"sender": "AROA2"}, {"original_message_id": "another"}]
)
def test_what_differs_in_anything_that_is_compared_later_is_no_copy(changed: dict[str, Any]) -> None:
    lane = InMemory(lane=WIDE)
    sent = lane.message(body(job_id="job_1"), receive_count=2)
    other = replace(sent, message_id="m_other", **({"original_message_id": sent.first_id} | changed))
    assert [worked.outcome for worked in lane.work_all(sent, other).values()].count(Outcome.REQUEUED) == 1
