"""Runs that stop and go on, on the embedded stack: over many invocations, for signals, and for other jobs."""

import time
from functools import partial
from typing import Any

import pytest

from lambdas.core.model.head import HeadStatus
from lambdas.core.model.wait import For
from local.stack import Stack
from tests.support.embedded.api import Caller
from tests.support.embedded.lane import EmbeddedLane, wait_for

pytestmark = [pytest.mark.embedded, pytest.mark.slow]
MANY = 1_000


@pytest.fixture
def lane(embedded: Stack) -> EmbeddedLane:
    return EmbeddedLane(embedded)


def test_a_job_of_60_steps_of_a_second_is_done_in_invocations_of_five_with_each_step_performed_once(
    lane: EmbeddedLane,
) -> None:
    steps = [{"op": "step", "name": f"part {n}", "value": n, "seconds": 1} for n in range(60)]
    head = lane.settled(lane.send([*steps, {"op": "return", "value": "whole"}]), within=600)
    assert (head.status, head.result, head.failures) == (HeadStatus.DONE, "whole", ())
    kept = lane.ledger.steps(head.key)
    assert [step.name for step in kept] == [f"part {n}" for n in range(60)]
    assert head.steps_begun == 60, "each was begun once"
    assert head.attempt == head.continues + 1 > 12


def test_a_thousand_waiting_jobs_are_woken_by_one_signal_each_and_none_is_lost(
    lane: EmbeddedLane, embedded: Stack
) -> None:
    script: list[dict[str, Any]] = [{"op": "wait_for", "name": "go"}, {"op": "return", "value": "went"}]
    sent = [lane.send(script) for _ in range(MANY)]
    for job_id in sent:  # each until it waits, and never again: asking is what takes the stack's time
        wait_for(partial(waits, lane, job_id), within=900)
    operator = Caller(embedded, embedded.outputs["OperatorToken"])
    for job_id in sent:
        path = f"/v1/jobs/simulated/{job_id}/signals/go?tenant_id={lane.tenant_id}"
        told = patiently(operator, path, {"signal_id": job_id, "value": job_id})
        assert told["came"] == "woke"
    heads = [lane.settled(job_id, within=900) for job_id in sent]
    assert {(head.status, head.attempt) for head in heads} == {(HeadStatus.DONE, 2)}
    assert all(lane.ledger.steps(head.key)[-1].returned == head.key.job_id for head in heads)


def patiently(caller: Caller, path: str, body: Any) -> Any:
    """All callers share a pace."""
    while (answer := caller("POST", path, body)).status == 429:
        time.sleep(0.2)
    assert answer.status == 202, answer.text
    return answer.json


def waits(lane: EmbeddedLane, job_id: str) -> bool:
    head = lane.ledger.head(lane.key(job_id))
    return head is not None and head.waits_for is For.SIGNAL


def test_a_job_hears_how_the_jobs_that_it_waits_for_ended(lane: EmbeddedLane) -> None:
    done = lane.send([{"op": "return", "value": "x" * 5_000}])
    dead = lane.send([{"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}])
    waits_on = [["simulated", done], ["simulated", dead]]
    parent = lane.send([{"op": "gather", "jobs": waits_on, "timeout": 3600}, {"op": "return", "value": "went on"}])
    foreign = lane.send([{"op": "gather", "jobs": [["backfill", "another"]], "timeout": 3600}])
    head = lane.settled(parent, within=300)
    assert (head.status, head.result) == (HeadStatus.DONE, "went on")
    came = lane.ledger.steps(head.key)[-1].returned
    assert [(each["job_id"], each["status"]) for each in came] == [(done, "done"), (dead, "dead")]
    assert came[0]["result"] == "x" * 5_000
    assert came[1]["code"] == "AUTH_DENIED"
    assert came[1]["letter_id"]
    refused = lane.settled(foreign, within=300)
    assert refused.status is HeadStatus.DEAD
    assert refused.failure is not None
    assert "lane backfill is not among the `enqueues` of lane simulated" in refused.failure.detail


def test_whoever_posts_to_a_wrong_link_is_told_nothing_and_needs_no_token(embedded: Stack) -> None:
    nobody = Caller(embedded, None)
    answer = nobody("POST", "/v1/callbacks/WyJhIiwiYiIsImMiLDFd.0000", {"eur": 7})
    assert (answer.status, answer.json["code"]) == (404, "NOT_FOUND")
