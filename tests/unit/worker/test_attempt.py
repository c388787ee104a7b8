"""The worker's protocol, message by message: who may run, what is written, and what a crash leaves behind."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import Job, JobKey, StoredBody, body_for, input_hash
from lambdas.core.worker.settle import Outcome
from lazaret.testing import Stage
from tests.support.lane import KEY, LANE, NOON, InMemory, body, failing_with, healthy


class RateLimitError(Exception):
    __module__ = "openai"
    status_code = 429


class AuthenticationError(Exception):
    status_code = 401


def test_a_healthy_job_is_claimed_run_and_done() -> None:
    lane = InMemory()
    assert lane.work(lane.message()).outcome is Outcome.DONE
    head = lane.head()
    assert (head.status, head.attempt, head.result) == (HeadStatus.DONE, 1, {"ok": True})
    assert (head.worker_version, head.consumer_id, head.root) == ("v1", "worker-1", "job_1")
    assert lane.queue.sent == []
    assert lane.events() == []


def test_the_same_message_five_times_runs_once() -> None:
    ran: list[str] = []

    def agent(job: Job, _run: Run) -> dict[str, int]:
        ran.append(job.job_id)
        return {"ok": 1}

    lane = InMemory(agent=agent)
    outcomes = [lane.work(lane.message()).outcome for _ in range(5)]
    assert outcomes == [Outcome.DONE] + [Outcome.DUPLICATE] * 4
    assert ran == ["job_1"]


def test_the_same_id_with_another_payload_is_refused_and_the_first_job_left_alone() -> None:
    lane = InMemory()
    lane.work(lane.message())
    before = lane.head()
    worked = lane.work(lane.message(body(payload={"n": 2})))
    assert worked.outcome is Outcome.REFUSED
    assert worked.failure is not None
    assert worked.failure.code == Code.JOB_ID_REUSED
    assert lane.queue.buried[0].code == Code.JOB_ID_REUSED
    assert lane.head() == before


def test_another_version_of_the_job_is_another_job() -> None:
    lane = InMemory()
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert lane.work(lane.message(body(version=2, payload={"n": 2}))).outcome is Outcome.DONE


def test_a_transient_failure_is_retried_with_a_ticket_a_delay_and_its_body() -> None:
    lane = InMemory(agent=failing_with(RateLimitError("slow down")))
    message = lane.message()
    worked = lane.work(message)
    assert worked.outcome is Outcome.RETRIED
    head = lane.head()
    assert (head.status, head.due_at) == (HeadStatus.WAITING, NOON + timedelta(seconds=30))
    assert head.body == StoredBody(text=message.body)
    sent = lane.queue.sent[0]
    assert (sent.ticket, sent.delay_s, sent.group) == (head.ticket, 30, "tnt_1")
    assert sent.ticket is not None
    assert lane.events() == [("attempt.failed", "LLM_RATE_LIMITED")]


def test_the_timeline_says_what_the_next_attempt_does_differently() -> None:
    lane = InMemory(agent=failing_with(RuntimeError("This model's maximum context length is 8192 tokens")))
    lane.work(lane.message())
    [event] = lane.ledger.timeline(KEY)
    assert event.data["strategy"].keys() == {"compress_to_tokens", "instructions"}
    assert event.data["strategy"]["compress_to_tokens"] == lane.head().strategy.compress_to_tokens


def test_the_retry_is_claimed_with_its_ticket_and_finishes() -> None:
    lane = InMemory(agent=failing_with(RateLimitError("slow down")))
    lane.work(lane.message())
    lane.agent = healthy
    lane.later(30)
    assert lane.work(lane.delivered(lane.queue.sent[0])).outcome is Outcome.DONE
    assert lane.head().attempt == 2


def test_the_original_copy_is_stale_once_the_job_was_retried() -> None:
    lane = InMemory(agent=failing_with(RateLimitError("slow down")))
    message = lane.message()
    lane.work(message)
    lane.later(30)
    worked = lane.work(replace(message, receive_count=2))
    assert worked.outcome is Outcome.OUTDATED
    assert lane.head().attempt == 1


def test_the_right_ticket_before_it_is_due_is_requeued_for_the_remainder() -> None:
    lane = InMemory(agent=failing_with(RateLimitError("slow down")))
    lane.work(lane.message())
    lane.later(10)
    early = lane.delivered(lane.queue.sent[0])
    assert lane.work(early).outcome is Outcome.REQUEUED
    again = lane.queue.sent[1]
    assert (again.delay_s, again.ticket) == (20, early.ticket)
    assert lane.head().attempt == 1


def test_a_delay_past_fifteen_minutes_hops() -> None:
    slow = RateLimitError("come back later")
    slow.retry_after = 2000  # type: ignore[attr-defined]
    lane = InMemory(agent=failing_with(slow))
    lane.work(lane.message())
    assert lane.queue.sent[0].delay_s == 900
    lane.later(900)
    lane.work(lane.delivered(lane.queue.sent[0]))
    assert lane.queue.sent[1].delay_s == 900
    lane.later(900)
    lane.work(lane.delivered(lane.queue.sent[1]))
    assert lane.queue.sent[2].delay_s == 200


def test_a_leased_job_is_requeued_until_the_lease_ends() -> None:
    lane = InMemory()
    lane.seed(
        Head(
            key=KEY,
            status=HeadStatus.RUNNING,
            attempt=1,
            input_hash=input_hash({"n": 1}),
            lease_until=NOON + timedelta(seconds=12),
        )
    )
    assert lane.work(lane.message()).outcome is Outcome.REQUEUED
    assert lane.queue.sent[0].delay_s == 12


def test_a_permanent_failure_is_buried_after_one_attempt() -> None:
    lane = InMemory(agent=failing_with(AuthenticationError("no")))
    worked = lane.work(lane.message())
    assert worked.outcome is Outcome.BURIED
    head = lane.head()
    assert (head.status, head.attempt) == (HeadStatus.DYING, 1)
    assert head.failure is not None
    assert head.failure.code == Code.AUTH_DENIED
    buried = lane.queue.buried[0]
    assert (buried.death_id, buried.ticket, buried.code) == (head.death_id, head.ticket, "AUTH_DENIED")
    assert lane.events() == [("attempt.failed", "AUTH_DENIED")]
    assert (head.due_at, head.sweep_at, head.resends) == (None, lane.now + lane.lane.patience, 0)


def test_a_message_that_meets_a_dying_head_buries_it_again() -> None:
    lane = InMemory(agent=failing_with(AuthenticationError("no")))
    message = lane.message()
    lane.work(message)
    lane.queue.buried.clear()  # the worker died before it could send
    assert lane.work(replace(message, receive_count=2)).outcome is Outcome.OUTDATED
    assert lane.queue.buried[0].death_id == lane.head().death_id


def test_a_program_error_twice_is_buried_as_poison() -> None:
    lane = InMemory(agent=failing_with(KeyError("passport")))
    lane.work(lane.message())
    lane.later(60)
    worked = lane.work(lane.delivered(lane.queue.sent[0]))
    assert worked.outcome is Outcome.BURIED
    assert worked.failure is not None
    assert (worked.failure.kind, worked.failure.code) == (Kind.POISON, Code.DETERMINISTIC_CRASH)
    assert lane.head().attempt == 2


def test_a_job_waits_in_its_queue_until_its_not_before_and_costs_no_attempt() -> None:
    stage = Stage(healthy)
    begins = stage.quarantine.now + timedelta(hours=2)
    key = stage.send({}, not_before=begins.isoformat())
    stage.later(2 * 3600 - 1)
    assert stage.quarantine.ledger.heads == {}
    stage.run()
    outcome = stage.outcome(key)
    assert (outcome.status, outcome.attempts, outcome.timeline) == ("done", 1, ())
    assert stage.quarantine.now >= begins


def test_a_replay_does_not_wait_for_the_not_before_of_its_job() -> None:
    lane = InMemory()
    lane.seed(Head(key=KEY, status=HeadStatus.QUEUED, input_hash=input_hash({"n": 1}), ticket="t-1"))
    text = body(not_before=(NOON + timedelta(days=1)).isoformat())
    assert lane.work(lane.message(text, ticket="t-1")).outcome is Outcome.DONE


def test_a_job_past_its_not_after_is_not_run() -> None:
    lane = InMemory(agent=failing_with(AssertionError("ran")))
    worked = lane.work(lane.message(body(not_after="2026-06-12T11:59:59Z")))
    assert worked.run_ms is None
    assert worked.failure is not None
    assert worked.failure.code == Code.EXPIRED


def test_a_job_older_than_its_lane_allows_is_not_run_again() -> None:
    lane = InMemory(agent=failing_with(RateLimitError("slow down")))
    lane.work(lane.message())
    lane.later(24 * 3600)
    worked = lane.work(lane.delivered(lane.queue.sent[0]))
    assert worked.run_ms is None
    assert worked.failure is not None
    assert worked.failure.code == Code.STALE


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("not json", "SCHEMA_INVALID", "body: not JSON"),
        (body(tenant_id=7), "SCHEMA_INVALID", "tenant_id: 7 is not an id"),
        (body(job_type="sanctions"), "UNROUTABLE", "job_type: 'sanctions' came to the queue of 'kyc'"),
        (body(agent="os:system"), "SCHEMA_INVALID", "agent: 'os:system' is none of the lane's"),
        (body(job_id="replay:1"), "SCHEMA_INVALID", "job_id: ids that begin with 'replay:' are for redrives"),
    ],
)
def test_a_message_that_breaks_the_contract_is_buried_without_a_head(text: str, code: str, why: str) -> None:
    lane = InMemory()
    message = lane.message(text)
    assert lane.work(message).outcome is Outcome.REFUSED
    buried = lane.queue.buried[0]
    assert (buried.code, buried.death_id) == (code, f"death_{message.message_id}")
    assert buried.detail.startswith(why)
    assert lane.ledger.heads == {}


def test_a_retired_lane_takes_nothing_new() -> None:
    lane = InMemory(lane=replace(LANE, retired=True))
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code, lane.agents_asked) == (Outcome.BURIED, Code.UNROUTABLE, [])
    assert worked.failure.detail == "job_type: lane 'kyc' is retired"


def test_a_producer_may_choose_among_the_lanes_agents() -> None:
    lane = InMemory()
    lane.work(lane.message(body(agent="agents.kyc:second")))
    assert lane.agents_asked == ["agents.kyc:second"]


def test_jobs_of_an_open_breaker_are_parked_without_an_attempt() -> None:
    lane = InMemory()
    lane.trip()
    assert lane.work(lane.message()).outcome is Outcome.PARKED
    head = lane.head()
    assert (head.status, head.attempt, head.body) == (HeadStatus.PARKED, 0, StoredBody(text=body()))
    lane.close()
    assert lane.work(lane.message(ticket=head.ticket)).outcome is Outcome.DONE


def test_parking_compares_the_input_hash_first() -> None:
    lane = InMemory()
    lane.work(lane.message())
    lane.trip()
    worked = lane.work(lane.message(body(payload={"n": 2})))
    assert worked.failure is not None
    assert worked.failure.code == Code.JOB_ID_REUSED


def test_a_large_body_goes_to_the_bucket_and_back() -> None:
    lane = InMemory(agent=failing_with(RateLimitError("slow down")))
    large = body(payload={"n": 1, "blob": "x" * 10_000})
    lane.work(lane.message(large))
    ref = lane.head().body.ref
    assert ref is not None
    assert lane.store.get(ref) == large


@pytest.mark.parametrize(
    ("text", "is_inline"), [("x" * 4096, True), ("x" * 4097, False), ("é" * 2048, True), ("é" * 2049, False)]
)
def test_a_body_of_up_to_4096_bytes_stays_on_the_head(text: str, is_inline: bool) -> None:
    assert body_for(text, lambda: "bodies/1") == (StoredBody(text=text) if is_inline else StoredBody(ref="bodies/1"))


def test_an_agent_that_cannot_be_imported_fails_its_job_and_not_the_worker() -> None:
    lane = InMemory()

    def missing(_name: str) -> Any:
        raise ModuleNotFoundError("No module named 'agents.nothing'")

    lane.agent_named = missing
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.error_type == "ModuleNotFoundError"


def test_spend_and_steps_of_a_failed_attempt_are_on_the_head() -> None:
    def agent(_job: Job, run: Run) -> None:
        run.step("read", lambda: 1)
        run.spend(tokens=100, usd=0.25)
        raise RateLimitError("slow down")

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    head = lane.head()
    assert (head.checkpoint, head.spend_usd, head.tokens) == (1, 0.25, 100)


def test_the_key_of_another_tenants_job_is_another_key() -> None:
    lane = InMemory()
    lane.work(lane.message())
    assert lane.work(lane.message(body(tenant_id="tnt_2"))).outcome is Outcome.DONE
    assert lane.ledger.head(JobKey(tenant_id="tnt_2", job_type="kyc", job_id="job_1")) is not None
