"""From SQS to done, or to a letter, on the embedded stack: real deploy, real runtime client, plain boto3 producers."""

import json
import uuid
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from agents.samples import backfill_payload, kyc_payload, sanctions_payload
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import OPERATORS, EffectStatus, Letter, LetterStatus
from lambdas.core.model.value import names_in
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane, wait_for

pytestmark = pytest.mark.embedded

RATE_LIMIT = {"op": "raise", "error": "openai.RateLimitError", "message": "slow down", "status": 429}
UNAUTHORIZED = {"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}


@pytest.fixture
def lane(embedded: Stack) -> EmbeddedLane:
    return EmbeddedLane(embedded)


@pytest.fixture(scope="module")
def crashes(embedded: Stack) -> tuple[EmbeddedLane, dict[str, str]]:
    """Jobs that kill their worker come back half a minute after its end: sent first, looked at last."""
    lane = EmbeddedLane(embedded)
    sent = {
        "once": lane.send([{"op": "kill_worker"}], [{"op": "return", "value": {"second": True}}]),
        "with_steps": lane.send(
            [
                {"op": "step", "name": "read"},
                {"op": "effect", "action": "mail", "key": lane.tenant_id},
                {"op": "kill_worker"},
            ],
            [{"op": "step", "name": "read"}, {"op": "effect", "action": "mail", "key": lane.tenant_id}],
        ),
    }
    return lane, sent


def test_a_healthy_job_ends_done(crashes: object, lane: EmbeddedLane) -> None:
    head = lane.settled(lane.send([{"op": "return", "value": {"case": "c-1"}}]))
    assert (head.status, head.result, head.attempt) == (HeadStatus.DONE, {"case": "c-1"}, 1)
    assert head.worker_version
    assert head.consumer_id


def test_the_example_lanes_work(embedded: Stack) -> None:
    payloads = {"kyc": kyc_payload("cus-1"), "sanctions": sanctions_payload(1), "backfill": backfill_payload(1)}
    lanes = {job_type: EmbeddedLane(embedded, job_type=job_type) for job_type in payloads}
    jobs = {job_type: lanes[job_type].send(payload=payload) for job_type, payload in payloads.items()}
    assert {jt: lanes[jt].settled(job_id).status for jt, job_id in jobs.items()} == dict.fromkeys(
        payloads, HeadStatus.DONE
    )


def test_a_program_error_twice_is_one_poison_letter(lane: EmbeddedLane) -> None:
    job_id = lane.send([{"op": "raise", "error": "KeyError", "message": "passport"}])
    letter = lane.letter(job_id)
    assert (letter.kind, letter.code, letter.attempts) == (Kind.POISON, Code.DETERMINISTIC_CRASH, 2)
    assert [each.letter_id for each in lane.letters()] == [letter.letter_id]


def test_a_401_is_a_letter_after_one_attempt(lane: EmbeddedLane) -> None:
    letter = lane.letter(lane.send([UNAUTHORIZED]))
    assert (letter.kind, letter.code, letter.attempts) == (Kind.PERMANENT, Code.AUTH_DENIED, 1)


def test_a_rate_limited_call_recovers(lane: EmbeddedLane) -> None:
    job_id = lane.send([RATE_LIMIT], [{"op": "return", "value": 1}])
    head = lane.settled(job_id)
    assert (head.status, head.attempt) == (HeadStatus.DONE, 2)
    assert lane.timeline(job_id) == [("attempt.failed", "LLM_RATE_LIMITED")]


def test_a_silent_failure_is_a_letter_that_shows_the_hidden_error(lane: EmbeddedLane) -> None:
    letter = lane.letter(lane.send([{**RATE_LIMIT, "op": "swallow"}]))
    assert letter.code == Code.SWALLOWED
    assert "slow down" in letter.detail
    assert letter.error_type == "openai.RateLimitError"


def test_an_agent_that_ignores_its_deadline_is_timed_out_and_tried_again(lane: EmbeddedLane) -> None:
    job_id = lane.send([{"op": "sleep", "seconds": 30}], [{"op": "return", "value": 1}])
    head = lane.settled(job_id)
    assert (head.status, head.attempt) == (HeadStatus.DONE, 2)
    assert lane.timeline(job_id) == [("attempt.failed", "RUN_TIMEOUT")]


DEEP = '{"a":' * 5000 + "1" + "}" * 5000


@pytest.mark.parametrize(
    ("body", "code", "reason"),
    [
        ("this is not JSON", "SCHEMA_INVALID", "body: not JSON"),
        ("[1, 2, 3]", "SCHEMA_INVALID", "body: expected a JSON object, got an array"),
        ('{"job_id": "j", "job_type": "simulated", "payload": {}}', "SCHEMA_INVALID", "tenant_id: missing"),
        (DEEP, "SCHEMA_INVALID", "body: nested deeper than 100 levels"),
    ],
)
def test_a_message_without_a_tenant_is_a_letter_of_the_operators(
    lane: EmbeddedLane, body: str, code: str, reason: str
) -> None:
    message_id = lane.send_raw(body)
    letter = headless(lane, OPERATORS, message_id)
    assert (letter.code, letter.status, letter.original_message_id) == (code, LetterStatus.OPEN, message_id)
    assert letter.detail.startswith(reason)


@pytest.mark.parametrize(
    ("change", "code", "reason"),
    [
        ({"job_id": "x" * 200_000}, "SCHEMA_INVALID", "job_id: 'xxx"),
        ({"job_type": "kyc"}, "UNROUTABLE", "job_type: 'kyc' came to the queue of 'simulated'"),
        ({"payload": "text"}, "SCHEMA_INVALID", "payload: expected a JSON object, got a string"),
        ({"job_id": "replay:1"}, "SCHEMA_INVALID", "job_id: ids that begin with 'replay:' are for redrives"),
        ({"agent": "os:system"}, "SCHEMA_INVALID", "agent: 'os:system' is none of the lane's"),
    ],
)
def test_a_message_that_breaks_the_contract_is_its_tenants_letter(
    lane: EmbeddedLane, change: dict[str, Any], code: str, reason: str
) -> None:
    message_id = lane.send_raw(json.dumps({**lane.envelope(), **change}))
    letter = headless(lane, lane.tenant_id, message_id)
    assert (letter.code, letter.tenant_id) == (code, lane.tenant_id)
    assert letter.detail.startswith(reason)


def headless(lane: EmbeddedLane, tenant_id: str, message_id: str) -> Letter:
    def found() -> Letter | None:
        return next((each for each in lane.letters(tenant_id) if each.original_message_id == message_id), None)

    letter = wait_for(found, within=60)
    assert isinstance(letter, Letter)
    return letter


def test_the_same_message_five_times_runs_once(lane: EmbeddedLane) -> None:
    key = uuid.uuid4().hex
    script = [{"op": "effect", "action": "counted", "key": key, "idempotent": True}]
    envelope = lane.envelope(script)
    for _ in range(5):
        lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
    lane.settled(envelope["job_id"])
    wait_for(lambda: queue_is_empty(lane), within=60)
    assert lane.world("counted", key) == 1
    assert lane.settled(envelope["job_id"]).attempt == 1
    assert lane.letters() == []


def queue_is_empty(lane: EmbeddedLane) -> bool:
    names = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesDelayed"]
    counts = lane.sqs.get_queue_attributes(QueueUrl=lane.queue_url, AttributeNames=names)["Attributes"]
    return all(int(counts[name]) == 0 for name in names)


def test_the_same_id_with_another_payload_is_a_letter_and_the_first_job_is_left_alone(lane: EmbeddedLane) -> None:
    first = lane.envelope([{"op": "return", "value": "first"}])
    lane.send_raw(json.dumps(first))
    done = lane.settled(first["job_id"])
    second = {**first, "payload": {"attempts": [[{"op": "return", "value": "second"}]]}}
    letter = headless(lane, lane.tenant_id, lane.send_raw(json.dumps(second)))
    assert (letter.code, letter.job_id) == (Code.JOB_ID_REUSED, first["job_id"])
    assert lane.settled(first["job_id"]) == done


def test_a_job_past_its_not_after_is_not_run(lane: EmbeddedLane) -> None:
    key = uuid.uuid4().hex
    past = (datetime.now(UTC) - timedelta(minutes=1)).isoformat()
    job_id = lane.send([{"op": "effect", "action": "late", "key": key}], not_after=past)
    letter = lane.letter(job_id)
    assert (letter.code, letter.status, letter.resolved_by) == (Code.EXPIRED, LetterStatus.DISCARDED, "lazaret")
    assert lane.world("late", key) == 0


def test_every_known_field_of_a_letter_is_filled_and_its_death_is_logged(lane: EmbeddedLane, embedded: Stack) -> None:
    key = uuid.uuid4().hex
    job_id = lane.send(
        [
            {"op": "step", "name": "read"},
            {"op": "effect", "action": "crm.case_created", "key": key},
            {"op": "spend", "usd": 0.47, "tokens": 1800},
            UNAUTHORIZED,
        ],
        source="webhook:kyc.uploaded",
        trace_url="https://traces.example/1",
    )
    letter = lane.letter(job_id)
    unknown_yet = {"owner", "note", "next_retry_at", "resolved_at", "resolved_by", "lineage", "redrive_id"}
    unknown_yet |= {"auto_replays", "unfixed_on"}  # never replayed
    unknown_yet |= {"not_after", "scope"}  # no deadline, the root's own scope
    unknown_yet |= {"strategies_tried", "model", "trace_id"}  # nothing was tried, no model, no tracer on this machine
    empty = {name for name in names_in(Letter) if getattr(letter, name) in (None, "", (), 0, 0.0)}
    assert empty <= unknown_yet
    assert (letter.checkpoint, letter.steps_done, letter.spend_usd, letter.tokens) == (1, ("read",), 0.47, 1800)
    effect = letter.effects[0]
    assert (effect.action, effect.key, effect.status) == ("crm.case_created", key, EffectStatus.COMMITTED)
    snapshot = embedded.client("s3").get_object(Bucket=embedded.outputs["Bucket"], Key=letter.snapshot_ref)
    assert json.loads(json.loads(snapshot["Body"].read())["body"])["job_id"] == job_id
    line = wait_for(lambda: dead_lettered(embedded, letter.letter_id), within=10)
    assert (line["level"], line["job_id"], line["code"]) == ("ERROR", job_id, "AUTH_DENIED")
    assert line["failure_reason"] == letter.summary


def dead_lettered(embedded: Stack, letter_id: str) -> dict[str, Any] | None:
    for text in embedded.log_lines("lazaret-simulated-intake"):
        if "message.dead_lettered" in text and letter_id in text:
            line: dict[str, Any] = json.loads(text[text.index("{") :])
            return line
    return None


def test_a_job_that_kills_its_worker_once_ends_done_with_the_loss_on_its_timeline(
    crashes: tuple[EmbeddedLane, dict[str, str]],
) -> None:
    lane, sent = crashes
    head = lane.settled(sent["once"], within=120)
    assert (head.status, head.attempt, head.result) == (HeadStatus.DONE, 2, {"second": True})
    assert lane.timeline(sent["once"]) == [("attempt.lost", "WORKER_LOST")]


def test_what_a_dead_worker_had_finished_is_not_done_again(crashes: tuple[EmbeddedLane, dict[str, str]]) -> None:
    lane, sent = crashes
    head = lane.settled(sent["with_steps"], within=120)
    assert (head.status, head.checkpoint) == (HeadStatus.DONE, 1)
    assert lane.world("mail", lane.tenant_id) == 1
