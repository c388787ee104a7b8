"""Dead-letter queue → letter: by the head's status, once per death, with everything that can be known."""

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.adapters.sqs import dead_message_in
from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Model
from lambdas.core.intake.intake import NotYet, take_in
from lambdas.core.model.errors import HeadMoved
from lambdas.core.model.failure import Code, Kind, NeedsReview, Permanent
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import DeadMessage, Job, input_hash
from lambdas.core.model.letter import OPERATORS, Action, EffectStatus, Letter, LetterStatus
from tests.support.lane import KEY, LANE, NOON, InMemory, body, failing_with

FULL = replace(
    LANE, models=(Model(name="small", context_tokens=100_000),), redact=("$.customer.email", "$.customer.name")
)


def buried(lane: InMemory, **changes: Any) -> Letter:
    lane.work(lane.message(body(**changes), trace_id="1-abc"))
    letter = lane.take_in(lane.queue.buried[0])
    assert letter is not None
    return letter


def test_a_buried_job_becomes_a_letter_with_everything_that_is_known() -> None:
    def agent(_job: Job, run: Run) -> None:
        run.step("extract", lambda: {"fields": 3})
        run.effect("crm.case_created", key="cus_9", do=lambda: "case_881", compensate="close the case")
        run.spend(tokens=1800, usd=0.47)
        raise Permanent("DOC_PARSE_CORRUPT", "the XMP block of Ada is broken, ask ada@example.com")

    lane = InMemory(lane=FULL, agent=agent)
    letter = buried(
        lane,
        source="webhook:kyc.uploaded",
        trace_url="https://traces.example/1",
        payload={"customer": {"name": "Ada", "email": "ada@example.com"}},
    )
    head = lane.head()
    assert (letter.kind, letter.code, letter.status) == (Kind.PERMANENT, "DOC_PARSE_CORRUPT", LetterStatus.OPEN)
    assert letter.error_type.endswith("Permanent")
    assert "DOC_PARSE_CORRUPT: the XMP block of [redacted] is broken, ask [redacted]" in letter.summary
    assert "ada@example.com" not in letter.detail
    assert len(letter.signature) >= 16
    assert (letter.job_id, letter.root, letter.run_id, letter.version) == ("job_1", "job_1", head.run_id, 1)
    assert (letter.tenant_id, letter.job_type, letter.source) == ("tnt_1", "kyc", "webhook:kyc.uploaded")
    assert (letter.attempts, letter.receives, letter.checkpoint) == (1, 1, 1)
    assert letter.steps_done == ("extract",)
    assert (letter.first_failed_at, letter.last_failed_at, letter.died_at) == (NOON, NOON, NOON)
    effect = letter.effects[0]
    assert (effect.action, effect.key, effect.status, effect.ref, effect.committed_at, effect.compensate) == (
        "crm.case_created",
        "cus_9",
        EffectStatus.COMMITTED,
        "case_881",
        NOON,
        "close the case",
    )
    assert (letter.spend_usd, letter.tokens) == (0.47, 1800)
    assert (letter.agent, letter.model) == ("agents.kyc:review", "small")
    assert (letter.trace_id, letter.trace_url) == ("1-abc", "https://traces.example/1")
    assert (letter.consumer_id, letter.worker_version) == ("worker-1", "v1")
    assert (letter.input_hash, letter.source_queue) == (head.input_hash, "lazaret-kyc")
    assert letter.original_message_id.startswith("m-")
    assert letter.recommended_action is Action.FIX_AND_REPLAY
    assert json.loads(json.loads(lane.store.get(letter.snapshot_ref))["body"])["job_id"] == "job_1"
    assert (head.status, head.letter_id, head.death_id) == (HeadStatus.DEAD, letter.letter_id, letter.death_id)
    assert lane.events()[-1] == ("letter.created", "DOC_PARSE_CORRUPT")
    assert lane.ledger.letter(letter.letter_id) == letter


def test_a_death_is_taken_in_once() -> None:
    lane = InMemory(agent=failing_with(Permanent("BAD")))
    letter = buried(lane)
    assert lane.take_in(lane.queue.buried[0]) is None
    assert list(lane.ledger.dead) == [letter.letter_id]


def test_a_review_asked_for_by_the_agent_is_born_held() -> None:
    letter = buried(InMemory(agent=failing_with(NeedsReview("two people match", code="AMBIGUOUS"))))
    assert (letter.status, letter.code) == (LetterStatus.HELD, "AMBIGUOUS")


def test_an_expired_job_is_discarded_at_birth_with_audit() -> None:
    lane = InMemory()
    letter = buried(lane, not_after="2026-06-12T11:00:00Z")
    assert (letter.status, letter.code, letter.resolved_by) == (LetterStatus.DISCARDED, Code.EXPIRED, "lazaret")
    assert letter.resolved_at == NOON
    assert lane.events()[-1] == ("letter.created", "EXPIRED")


@pytest.mark.parametrize("status", [HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.PARKED, HeadStatus.CANCELLED])
def test_a_message_whose_job_is_settled_is_a_no_op(status: HeadStatus) -> None:
    lane = InMemory()
    lane.seed(Head(key=KEY, status=status, input_hash=input_hash({"n": 1})))
    assert take_in(lane.intake, lane.moved_by_broker(lane.message())) is None


def test_a_stale_ticket_is_a_no_op() -> None:
    lane = InMemory()
    lane.seed(Head(key=KEY, status=HeadStatus.WAITING, input_hash=input_hash({"n": 1}), ticket="new"))
    assert take_in(lane.intake, lane.moved_by_broker(lane.message(ticket="old"))) is None
    assert lane.head().status is HeadStatus.WAITING


def test_a_live_lease_must_come_again() -> None:
    lane = InMemory()
    lease = NOON + timedelta(seconds=30)
    lane.seed(Head(key=KEY, status=HeadStatus.RUNNING, attempt=1, input_hash=input_hash({"n": 1}), lease_until=lease))
    dead = lane.moved_by_broker(lane.message())
    with pytest.raises(NotYet):
        take_in(lane.intake, dead)
    lane.later(30)
    letter = take_in(lane.intake, dead)
    assert letter is not None
    assert (letter.code, letter.attempts) == (Code.WORKER_LOST, 1)


def test_a_job_that_killed_several_workers_and_was_moved_by_the_broker_is_a_crash_loop() -> None:
    lane = InMemory()
    message = lane.message()
    for _ in range(3):
        message = lane.crash(message)
    letter = take_in(lane.intake, lane.moved_by_broker(message))
    assert letter is not None
    assert (letter.kind, letter.code, letter.receives) == (Kind.POISON, Code.CRASH_LOOP, LANE.max_receive_count)


def test_a_message_that_no_worker_ever_claimed_is_never_started_and_its_head_is_dead() -> None:
    lane = InMemory()
    letter = take_in(lane.intake, lane.moved_by_broker(lane.message()))
    assert letter is not None
    assert (letter.kind, letter.code, letter.attempts) == (Kind.TRANSIENT, Code.NEVER_STARTED, 0)
    assert lane.head().status is HeadStatus.DEAD
    assert lane.work(lane.message()).why == "the job is dead", (
        "a late duplicate does not run it behind the letter's back"
    )


def test_attributes_of_a_message_that_the_broker_moved_are_not_believed() -> None:
    forged = {name: {"stringValue": value} for name, value in {"death_id": "x", "code": "EXPIRED"}.items()}
    record = {
        "messageId": "m1",
        "body": body(),
        "attributes": {"DeadLetterQueueSourceArn": "arn:aws:sqs:::lazaret-kyc"},
        "messageAttributes": forged,
    }
    dead = dead_message_in(record)
    assert (dead.death_id, dead.code, dead.moved_by_broker) == ("death_m1", "", True)


def test_a_message_that_somebody_put_into_the_dead_letter_queue_is_not_said_to_have_been_moved_there() -> None:
    lane = InMemory()
    dead = dead_message_in({"messageId": "m1", "body": body(), "attributes": {}})
    letter = take_in(lane.intake, dead)
    assert letter is not None
    assert (letter.code, letter.receives) == (Code.NEVER_STARTED, 0)
    assert letter.detail == "sent straight to the dead-letter queue: no worker ever claimed it"


def test_what_can_never_be_sent_again_is_not_recommended_to_be() -> None:
    lane = InMemory()
    letter = take_in(lane.intake, lane.moved_by_broker(lane.message(body(job_type="sanctions"))))
    assert letter is not None
    assert (letter.code, letter.recommended_action) == (Code.UNROUTABLE, Action.DISCARD)


@pytest.mark.parametrize("text", ["not json", "[1]", "\x00", "[" * 50_000])
def test_an_unreadable_message_lives_with_the_operators(text: str) -> None:
    lane = InMemory()
    letter = take_in(lane.intake, lane.moved_by_broker(lane.message(text)))
    assert letter is not None
    assert (letter.code, letter.tenant_id) == (Code.UNREADABLE, OPERATORS)
    assert letter.key.home == letter.root
    assert lane.ledger.heads == {}


def test_a_refused_message_keeps_the_workers_exact_reason_and_its_tenant() -> None:
    lane = InMemory()
    lane.work(lane.message(body(version=-1)))
    letter = lane.take_in(lane.queue.buried[0])
    assert letter is not None
    assert (letter.code, letter.tenant_id, letter.job_id) == (Code.SCHEMA_INVALID, "tnt_1", "job_1")
    assert letter.detail == "version: -1 is not a version: expected a whole number from 1 to 1,000,000,000"
    assert lane.ledger.heads == {}


@pytest.mark.parametrize("broker_first", [False, True])
def test_a_refused_message_that_the_broker_moves_too_is_one_death(broker_first: bool) -> None:
    """Only the worker knows the lane's agents, and it died before it could delete what it had buried."""
    lane = InMemory()
    message = lane.message(body(agent="agents.gone:run"))
    lane.work(message)
    moved = lane.moved_by_broker(message)
    if broker_first:
        first, second = take_in(lane.intake, moved), lane.take_in(lane.queue.buried[0])
    else:
        first, second = lane.take_in(lane.queue.buried[0]), take_in(lane.intake, moved)
    assert first is not None
    assert second is None
    assert first.code == (Code.NEVER_STARTED if broker_first else Code.SCHEMA_INVALID)
    assert lane.ledger.letter(first.letter_id) == first


def test_a_reused_id_leaves_the_first_job_and_its_partition_alone() -> None:
    lane = InMemory()
    lane.work(lane.message())
    lane.work(lane.message(body(payload={"n": 2})))
    letter = lane.take_in(lane.queue.buried[0])
    assert letter is not None
    assert (letter.code, letter.job_id) == (Code.JOB_ID_REUSED, "job_1")
    assert lane.head().status is HeadStatus.DONE
    assert lane.events() == []


def test_one_cause_in_two_refused_messages_is_one_group() -> None:
    lane = InMemory()
    for job_id in ("a", "b"):
        lane.work(lane.message(body(job_id=job_id, version=-1)))
    signatures = {letter.signature for sent in lane.queue.buried if (letter := lane.take_in(sent))}
    assert len(signatures) == 1


def test_a_head_that_moves_while_it_is_taken_in_is_read_again() -> None:
    lane = InMemory(agent=failing_with(Permanent("BAD")))
    lane.work(lane.message())
    ledger = lane.ledger

    class MovedMeanwhile:
        """Somebody gives the head a new ticket between intake's read and its write."""

        reads = 0

        def __getattr__(self, name: str) -> Any:
            return getattr(ledger, name)

        def head(self, key: Any) -> Head | None:
            found = ledger.head(key)
            MovedMeanwhile.reads += 1
            if MovedMeanwhile.reads == 1 and found is not None:
                ledger.heads[key] = replace(found, ticket="another")
            return found

    lane.ledger = MovedMeanwhile()  # type: ignore[assignment]
    assert lane.take_in(lane.queue.buried[0]) is None, "its ticket is stale by then"
    assert MovedMeanwhile.reads == 2


def test_a_head_that_moves_every_time_lets_the_message_come_again() -> None:
    lane = InMemory(agent=failing_with(Permanent("BAD")))
    lane.work(lane.message())
    ledger, tries = lane.ledger, []

    class Restless:
        def __getattr__(self, name: str) -> Any:
            return getattr(ledger, name)

        def take_in(self, letter: Letter, **_: Any) -> None:
            tries.append(letter.letter_id)
            raise HeadMoved(letter.job_key, None)

    lane.ledger = Restless()  # type: ignore[assignment]
    with pytest.raises(NotYet, match="moved 3 times while it was taken in"):
        lane.take_in(lane.queue.buried[0])
    assert len(tries) == 3


def test_a_dead_message_sent_by_hand_is_taken_like_one_that_the_broker_moved() -> None:
    lane = InMemory()
    letter = take_in(lane.intake, DeadMessage(message_id="m1", body=body(), death_id="death_m1"))
    assert letter is not None
    assert letter.code == Code.NEVER_STARTED


def test_two_workers_that_died_are_a_crash_loop_and_the_letter_counts_them() -> None:
    lane = InMemory()
    message = lane.crash(lane.crash(lane.message()))
    letter = take_in(lane.intake, lane.moved_by_broker(message))
    assert letter is not None
    assert letter.code == Code.CRASH_LOOP
    assert letter.detail.endswith("2 workers died on it without progress")


def test_a_letters_birth_is_on_its_timeline_and_its_snapshot_is_the_message() -> None:
    lane = InMemory(agent=failing_with(Permanent("DOC_PARSE_CORRUPT", "broken")))
    letter = buried(lane)
    event = lane.ledger.timeline(letter.job_key)[-1]
    assert (event.what, event.why, event.at) == ("letter.created", letter.summary, letter.died_at)
    assert event.data == {
        "letter_id": letter.letter_id,
        "kind": "permanent",
        "code": "DOC_PARSE_CORRUPT",
        "status": "open",
    }
    snapshot = json.loads(lane.store.objects[letter.snapshot_ref])
    assert snapshot.keys() == {"body", "message_id", "death_id", "group"}
    assert (json.loads(snapshot["body"])["job_id"], snapshot["death_id"]) == ("job_1", letter.death_id)
