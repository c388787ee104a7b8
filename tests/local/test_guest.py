"""Agents that crash, hang, leak and pry, on the embedded stack: each ends by name, and its worker lives on."""

from typing import Any

import pytest

from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import Letter
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane

pytestmark = [pytest.mark.embedded]

OK: dict[str, Any] = {"op": "return", "value": {"second": True}}
PATIENT = 150.0
SCRIPTS: dict[str, list[list[dict[str, Any]]]] = {
    "exit": [[{"op": "exit"}], [OK]],
    "segfault": [[{"op": "segfault"}]],
    "alloc": [[{"op": "alloc"}]],
    "late": [[{"op": "hang"}], [{"op": "hang"}], [OK]],
    "hang_up": [[{"op": "hang_up"}], [OK]],
    "outlive": [[{"op": "outlive", "seconds": 600, "exit": True}], [OK]],
    "env": [[{"op": "env"}]],
    "kill_worker": [[{"op": "kill_worker"}], [OK]],
}


@pytest.fixture(scope="module")
def sent(embedded: Stack) -> dict[str, tuple[EmbeddedLane, str]]:
    """Each of a tenant of its own: one tenant's many crashes would open its breaker."""
    lanes = {name: EmbeddedLane(embedded) for name in SCRIPTS}
    return {name: (lane, lane.send(*SCRIPTS[name])) for name, lane in lanes.items()}


Sent = dict[str, tuple[EmbeddedLane, str]]


def done(sent: Sent, name: str) -> Head:
    lane, job_id = sent[name]
    head = lane.settled(job_id, within=PATIENT)
    assert head.status is HeadStatus.DONE, f"{name} is {head.status}: {head.failure}"
    return head


def letter(sent: Sent, name: str) -> Letter:
    lane, job_id = sent[name]
    return lane.letter(job_id, within=PATIENT)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("exit", "AGENT_CRASHED"),
        ("hang_up", "AGENT_CRASHED"),
        ("outlive", "AGENT_CRASHED"),
    ],
)
def test_an_agent_that_fails_its_process_once_is_tried_again_at_once(sent: Sent, name: str, code: str) -> None:
    assert done(sent, name).attempt == 2
    lane, job_id = sent[name]
    assert lane.timeline(job_id) == [("attempt.failed", code)], "no worker was lost"


def test_a_run_past_its_deadline_ends_by_name_and_its_worker_lives_on(sent: Sent) -> None:
    """Of two: a machine with much else to do may not let a worker settle within its margin."""
    done(sent, "late")
    lane, job_id = sent["late"]
    assert ("attempt.failed", "RUN_TIMEOUT") in lane.timeline(job_id)


def test_a_crash_costs_its_job_less_time_than_a_lost_worker_does(sent: Sent) -> None:
    """Both in one run: the one is answered at once, the other is only noticed when its function's time is over."""
    took = {}
    for name in ("exit", "kill_worker"):
        head = done(sent, name)
        assert head.updated_at is not None
        assert head.first_claimed_at is not None
        took[name] = head.updated_at - head.first_claimed_at
    assert took["exit"] < took["kill_worker"]


def test_an_agent_that_segfaults_each_time_is_a_letter_that_says_where(sent: Sent) -> None:
    found = letter(sent, "segfault")
    assert found.code == "DETERMINISTIC_CRASH"
    assert "signal 11" in found.detail
    assert "in segfault" in found.detail


def test_an_agent_that_allocates_without_end_is_a_letter_that_says_what_to_raise(sent: Sent) -> None:
    found = letter(sent, "alloc")
    assert found.code == "OUT_OF_MEMORY"
    assert "raise memory_mb of lane 'simulated'" in found.detail


def test_an_agents_environment_has_no_key_of_the_worker_and_no_address_of_ours(sent: Sent) -> None:
    names = set(done(sent, "env").result)
    assert {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"}.isdisjoint(names)
    assert {"LEDGER_TABLE", "BREAKERS_TABLE", "BUCKET", "QUEUE_URL", "DEAD_QUEUE_URL", "AGENT_ROLE"}.isdisjoint(names)
    assert {"AWS_CONTAINER_CREDENTIALS_FULL_URI", "AWS_REGION", "WORLD_TABLE"} <= names


def test_an_agent_changes_the_world_with_the_keys_of_its_own_role(embedded: Stack) -> None:
    lane = EmbeddedLane(embedded)
    job_id = lane.send([{"op": "effect", "action": "mail", "key": lane.tenant_id}])
    assert lane.settled(job_id, within=PATIENT).status is HeadStatus.DONE
    assert lane.world("mail", lane.tenant_id) == 1


def test_a_worker_that_is_lost_gives_its_job_back_soon_after_its_own_end(sent: Sent) -> None:
    """Not after the queue's own time-out: at claim the message is hidden for what is left of the function's time."""
    assert done(sent, "kill_worker").attempt == 2
    lane, job_id = sent["kill_worker"]
    assert lane.timeline(job_id) == [("attempt.lost", "WORKER_LOST")]
