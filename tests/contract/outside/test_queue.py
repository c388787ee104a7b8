"""What is sent arrives as what was sent, with our facts beside the body, on SQS and in memory."""

from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.stub import ANY, Stubber
from moto import mock_aws

from lambdas.adapters.sqs import (
    MAX_DETAIL_BYTES,
    MAX_MESSAGE_BYTES,
    SqsLaneQueue,
    SqsNoticeQueue,
    dead_message_in,
    message_in,
)
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.job import MAX_BODY_BYTES, Message, StoredBody
from lambdas.core.ports.outside import LaneQueue, NoticeMessage
from lazaret.testing.memory import MemoryQueue, MemoryStore
from tests.contract.outside.lane import TRACE, Lane
from tests.support.builders import a_message, outgoing
from tests.support.ledgers.engines import NOBODY, REGION


@pytest.fixture
def lane() -> Any:
    with mock_aws():
        yield Lane(boto3.client("sqs", region_name=REGION, **NOBODY))


def arrived(lane: Lane) -> Message:
    (record,) = lane.receive(lane.live)
    return message_in(record)


def test_a_requeued_message_arrives_with_its_ticket_hops_receives_group_and_trace(lane: Lane) -> None:
    lane.queue.send(outgoing(ticket="t-1", hops=3, bad_receives=2, trace_id=TRACE))
    message = arrived(lane)
    assert (message.body, message.group) == ('{"job_id": "job_44fa"}', "tnt_8f2a")
    assert (message.ticket, message.hops, message.bad_receives, message.trace_id) == ("t-1", 3, 2, TRACE)
    assert lane.receive(lane.dead) == []


def test_a_notice_that_came_early_is_delayed_no_longer_than_sqs_delays(lane: Lane) -> None:
    """Clocks differ: what is due in 15 minutes may come again when 902 seconds are left. SQS refuses more than 900."""
    with Stubber(lane.client) as stub:
        named = {"QueueUrl": lane.live, "MessageBody": ANY, "MessageGroupId": "tnt_8f2a"}
        stub.add_response("send_message", {"MessageId": "m-1"}, {**named, "DelaySeconds": 900})
        early = NoticeMessage(what="notice.due", tenant_id="tnt_8f2a", job_type="kyc")
        SqsNoticeQueue(lambda: lane.client, lane.live).send(early, delay_s=902)
        stub.assert_no_pending_responses()


def test_what_has_nothing_to_say_says_nothing(lane: Lane) -> None:
    lane.queue.send(outgoing())
    (record,) = lane.receive(lane.live)
    assert record["messageAttributes"] == {}
    assert message_in(record).ticket is None


def test_a_burial_arrives_in_the_dead_letter_queue_with_its_reason(lane: Lane) -> None:
    lane.queue.send(
        outgoing(
            death_id="death-1",
            kind="permanent",
            code="SCHEMA_INVALID",
            detail="tenant_id: missing",
            receives=2,
            original_message_id="m-1",
            ticket="t-1",
            trace_id=TRACE,
        )
    )
    assert lane.receive(lane.live) == []
    (record,) = lane.receive(lane.dead)
    dead = dead_message_in(record)
    assert (dead.death_id, dead.code, dead.detail, dead.receives) == (
        "death-1",
        "SCHEMA_INVALID",
        "tenant_id: missing",
        2,
    )
    assert (dead.original_message_id, dead.ticket, dead.trace_id) == ("m-1", "t-1", TRACE)
    assert record["messageAttributes"]["kind"]["stringValue"] == "permanent"


def test_a_body_in_the_store_is_sent_as_text(lane: Lane) -> None:
    lane.store.put("bodies/1", '{"big": "ü"}')
    lane.queue.send(outgoing(body=StoredBody(ref="bodies/1")))
    (record,) = lane.receive(lane.live)
    assert (record["body"], record["messageAttributes"]) == ('{"big": "ü"}', {})


def test_the_largest_valid_body_travels_with_every_fact(lane: Lane) -> None:
    body = "x" * MAX_BODY_BYTES
    everything = outgoing(
        body=StoredBody(text=body), ticket="t" * 64, hops=9, death_id="d" * 300, detail="e" * 9000, code="C" * 100
    )
    lane.queue.send(everything)
    (record,) = lane.receive(lane.dead)
    assert record["body"] == body
    assert "body_ref" not in record["messageAttributes"]


@pytest.mark.parametrize("ref", [None, "bodies/known"])
def test_a_body_too_large_to_travel_with_its_facts_stays_in_the_store(lane: Lane, ref: str | None) -> None:
    body = "ü" * (MAX_MESSAGE_BYTES // 2)
    if ref:
        lane.store.put(ref, body)
    lane.queue.send(outgoing(body=StoredBody(text=body, ref=ref), death_id="death-1"))
    (record,) = lane.receive(lane.dead)
    dead = dead_message_in(record)
    assert len(record["body"]) < 200
    assert lane.store.get(dead.body_ref) == body
    assert len(lane.store.objects) == 1


def test_a_detail_is_clipped_and_holds_only_what_sqs_takes(lane: Lane) -> None:
    lane.queue.send(outgoing(death_id="death-1", detail="a\x00b\ud800\x1b[1m" + "ü" * MAX_DETAIL_BYTES))
    (record,) = lane.receive(lane.dead)
    detail = dead_message_in(record).detail
    assert detail.startswith("a�b")
    assert len(detail.encode()) <= MAX_DETAIL_BYTES + 8
    assert detail.endswith("ü")


@pytest.mark.parametrize("group", ["", "has a space", "ü", "x" * 129])
def test_a_group_that_sqs_would_refuse_is_left_out(lane: Lane, group: str) -> None:
    lane.queue.send(outgoing(group=group))
    assert arrived(lane).group == ""


def test_a_trace_that_is_none_is_left_out(lane: Lane) -> None:
    lane.queue.send(outgoing(trace_id="not-a-trace"))
    assert arrived(lane).trace_id == ""


@pytest.mark.parametrize(("asked", "sent"), [(0, 0), (-3, 0), (30, 30), (900, 900), (901, 900)])
def test_a_delay_is_what_sqs_allows(asked: int, sent: int) -> None:
    client = boto3.client("sqs", region_name=REGION, **NOBODY)
    seen: list[int] = []
    client.meta.events.register("provide-client-params.sqs", lambda params, **_: seen.append(params["DelaySeconds"]))
    with Stubber(client) as stub:
        stub.add_response("send_message", {"MessageId": "1"})
        SqsLaneQueue(client, "https://live", "https://dead", MemoryStore()).send(outgoing(delay_s=asked))
    assert seen == [sent]


def test_deleted_messages_do_not_come_back(lane: Lane) -> None:
    for _ in range(13):
        lane.queue.send(outgoing())
    records = [*lane.receive(lane.live), *lane.receive(lane.live)]
    assert len(records) == 13
    lane.queue.delete([message_in(record) for record in records])
    left = lane.client.get_queue_attributes(QueueUrl=lane.live, AttributeNames=["All"])["Attributes"]
    assert int(left["ApproximateNumberOfMessages"]) + int(left["ApproximateNumberOfMessagesNotVisible"]) == 0


def test_a_message_shown_again_is_received_again(lane: Lane) -> None:
    lane.queue.send(outgoing())
    message = arrived(lane)
    assert lane.receive(lane.live) == []
    lane.queue.show_again(message, seconds=0)
    assert [record["messageId"] for record in lane.receive(lane.live)] == [message.message_id]


def test_a_queue_that_cannot_answer_is_unavailable() -> None:
    client = boto3.client("sqs", region_name=REGION, config=Config(retries={"total_max_attempts": 1}), **NOBODY)
    queue = SqsLaneQueue(client, "https://live", "https://dead", MemoryStore())
    with Stubber(client) as stub:
        stub.add_client_error("send_message", "ServiceUnavailable", http_status_code=503)
        with pytest.raises(Unavailable, match="https://live"):
            queue.send(outgoing())
        stub.add_client_error("delete_message_batch", "ServiceUnavailable", http_status_code=503)
        with pytest.raises(Unavailable, match="https://live"):
            queue.delete([a_message()])
        stub.add_client_error("change_message_visibility", "ServiceUnavailable", http_status_code=503)
        queue.show_again(a_message(), seconds=5)
        stub.assert_no_pending_responses()


@pytest.mark.parametrize(("our_fault", "raises"), [(True, False), (False, True)])
def test_a_receipt_that_is_too_old_is_no_outage(our_fault: bool, raises: bool) -> None:
    client = boto3.client("sqs", region_name=REGION, **NOBODY)
    queue = SqsLaneQueue(client, "https://live", "https://dead", MemoryStore())
    failed = {"Id": "0", "SenderFault": our_fault, "Code": "ReceiptHandleIsInvalid"}
    with Stubber(client) as stub:
        stub.add_response("delete_message_batch", {"Successful": [], "Failed": [failed]})
        if raises:
            with pytest.raises(Unavailable):
                queue.delete([a_message()])
        else:
            queue.delete([a_message()])
        stub.assert_no_pending_responses()


def test_nothing_to_delete_is_no_request() -> None:
    client = boto3.client("sqs", region_name=REGION, **NOBODY)
    with Stubber(client):
        SqsLaneQueue(client, "https://live", "https://dead", MemoryStore()).delete([])


def test_the_queue_in_memory_keeps_what_was_sent_where_it_was_sent() -> None:
    memory = MemoryQueue()
    queue: LaneQueue = memory
    requeued, burial, message = outgoing(delay_s=30), outgoing(death_id="death-1"), a_message()
    for each in (requeued, burial):
        queue.send(each)
    queue.show_again(message, seconds=5)
    queue.delete([message])
    assert (memory.sent, memory.buried) == ([requeued], [burial])
    assert (memory.deleted, memory.shown_again) == ([message], [(message, 5)])
