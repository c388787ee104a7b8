"""Agents past their deadline, leases that are lost, workers that die: what is left behind, and what is fenced."""

import threading
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from lambdas.core.agent.run import Revoked, Run
from lambdas.core.model.failure import Code, Kind, Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.worker.attempt import work_batch
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, LANE, InMemory, healthy


def test_a_lost_worker_is_recorded_and_the_next_attempt_runs() -> None:
    lane = InMemory()
    again = lane.crash(lane.message())
    assert lane.head().status is HeadStatus.RUNNING
    assert lane.work(again).outcome is Outcome.DONE
    head = lane.head()
    assert (head.attempt, [past.code for past in head.failures]) == (2, [Code.WORKER_LOST])
    assert lane.events() == [("attempt.lost", "WORKER_LOST")]


def test_a_ticket_that_a_producer_made_up_does_not_lose_the_job_when_its_worker_dies() -> None:
    lane = InMemory()
    again = lane.crash(lane.message(ticket="made-up"))
    assert lane.work(again).outcome is Outcome.DONE


def test_a_job_that_kills_every_worker_is_buried_as_a_crash_loop() -> None:
    lane = InMemory()
    message = lane.message()
    for _ in range(LANE.max_receive_count - 1):
        message = lane.crash(message)
    assert message.receives == LANE.max_receive_count
    worked = lane.work(message)
    assert worked.outcome is Outcome.BURIED
    assert worked.failure is not None
    assert (worked.failure.kind, worked.failure.code) == (Kind.POISON, Code.CRASH_LOOP)


def test_a_message_received_too_often_and_never_begun_is_buried_as_never_started() -> None:
    lane = InMemory()
    worked = lane.work(lane.message(receive_count=5))
    assert worked.failure is not None
    assert worked.failure.code == Code.NEVER_STARTED
    assert lane.queue.buried[0].receives == 5


def test_a_worker_that_lost_its_lease_does_not_ack() -> None:
    lane = InMemory()

    def overtaken(_job: Job, _run: Run) -> dict[str, int]:
        lane.seed(replace(lane.head(), attempt=7))
        return {"ok": 1}

    lane.agent = overtaken
    worked = lane.work(lane.message())
    assert worked.outcome is Outcome.FAILED
    assert lane.head().status is HeadStatus.RUNNING


def test_an_agent_that_ignores_its_deadline_is_left_behind_and_fenced() -> None:
    lane = InMemory(lane=replace(LANE, run_timeout=1))
    wake, woken = threading.Event(), threading.Event()
    escaped: list[BaseException] = []

    def sleeper(_job: Job, run: Run) -> dict[str, int]:
        wake.wait(30)
        try:
            run.effect("mail.sent", key="k", do=lambda: "sent")
        except BaseException as error:
            escaped.append(error)
            woken.set()
            raise
        return {"ok": 1}

    lane.agent = sleeper
    worked = lane.work(lane.message())
    assert (worked.outcome, worked.survivor) == (Outcome.RETRIED, True)
    assert worked.failure is not None
    assert worked.failure.code == Code.RUN_TIMEOUT
    assert worked.failure.detail.endswith("within 1.0 s")
    wake.set()
    assert woken.wait(10)
    assert isinstance(escaped[0], Revoked)
    assert lane.ledger.effects(KEY) == ()


def test_a_run_that_begins_late_ends_while_the_function_can_still_settle_it() -> None:
    deadlines: list[datetime] = []

    def agent(_job: Job, run: Run) -> dict[str, int]:
        deadlines.append(run.deadline)
        return {"ok": 1}

    lane = InMemory(lane=replace(LANE, run_timeout=100), agent=agent)
    ends_at = lane.now + timedelta(seconds=60)
    work_batch(lane.worker, lane.breakers, [lane.message()], ends_at=ends_at)
    assert deadlines == [ends_at - timedelta(seconds=15)], "three quarters of the settle margin"


def test_a_run_that_is_left_behind_in_a_step_says_in_which() -> None:
    lane = InMemory(lane=replace(LANE, run_timeout=1))
    wake = threading.Event()
    lane.agent = lambda _job, run: run.step("read the scan", lambda: wake.wait(30))
    worked = lane.work(lane.message())
    wake.set()
    assert worked.failure is not None
    assert worked.failure.detail.endswith("within 1.0 s, in 'read the scan'")


def test_spend_kept_with_steps_survives_a_crash() -> None:
    def agent(_job: Job, run: Run) -> dict[str, int]:
        run.spend(tokens=100, usd=0.25)
        return {"n": run.step("think", lambda: 1)}

    lane = InMemory(agent=agent)
    again = lane.crash(lane.message())
    lane.agent = healthy
    lane.work(again)
    assert (lane.head().spend_usd, lane.head().tokens) == (0.25, 100)


def test_an_effect_that_a_thread_of_the_agent_still_performs_is_left_behind_too() -> None:
    """Lambda would freeze it, and thaw it when a later attempt has performed the same."""
    begun, go, ended = threading.Event(), threading.Event(), threading.Event()

    def do() -> str:
        begun.set()
        go.wait(30)
        return "sent"

    def helper(run: Run) -> None:
        with suppress(BaseException):
            run.effect("mail.sent", key="k", do=do)
        ended.set()

    def agent(_job: Job, run: Run) -> None:
        threading.Thread(target=helper, args=(run,), daemon=True).start()
        begun.wait(10)
        raise Transient

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    go.set()
    assert (worked.outcome, worked.survivor, ended.wait(10)) == (Outcome.RETRIED, True, True)
