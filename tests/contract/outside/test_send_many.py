"""Many messages in few requests: each arrives as `send` would have sent it, and what SQS did not take is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.stub import Stubber
from moto import mock_aws

from lambdas.adapters.sqs import BATCH, MAX_MESSAGE_BYTES, SqsLaneQueue, message_in
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.job import Outgoing, StoredBody
from lambdas.core.ports.outside import LaneQueue
from lazaret.testing.memory import MemoryQueue, MemoryStore
from tests.contract.outside.lane import TRACE, Lane
from tests.support.builders import outgoing
from tests.support.ledgers.engines import NOBODY, REGION

DOWN = "ServiceUnavailable"


@pytest.fixture(params=["moto", pytest.param("embedded", marks=pytest.mark.embedded)])
def lane(request: pytest.FixtureRequest) -> Iterator[Lane]:
    if request.param == "moto":
        with mock_aws():
            yield Lane(boto3.client("sqs", region_name=REGION, **NOBODY))
    else:
        stack: Any = request.getfixturevalue("embedded")
        lane = Lane(stack.client("sqs"))
        yield lane
        for url in (lane.live, lane.dead):
            lane.client.delete_queue(QueueUrl=url)


def jobs(many: int, **fields: Any) -> list[Outgoing]:
    return [outgoing(body=StoredBody(text=f"job {n}"), ticket=f"t-{n}", **fields) for n in range(many)]


def everything(lane: Lane, url: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while records := lane.receive(url):
        found += records
    return found


@contextmanager
def requests_of(lane: Lane) -> Iterator[list[list[str]]]:
    """The bodies of each request."""
    seen: list[list[str]] = []

    def asked(params: dict[str, Any], **_: Any) -> None:
        seen.append([entry["MessageBody"] for entry in params["Entries"]])

    lane.client.meta.events.register("provide-client-params.sqs.SendMessageBatch", asked)
    yield seen
    lane.client.meta.events.unregister("provide-client-params.sqs.SendMessageBatch", asked)


def test_each_of_many_arrives_with_its_own_body_ticket_group_and_trace(lane: Lane) -> None:
    assert lane.queue.send_many(jobs(23, trace_id=TRACE)) == ()
    arrived = {message.body: message for message in map(message_in, everything(lane, lane.live))}
    assert arrived.keys() == {f"job {n}" for n in range(23)}
    assert {(m.ticket, m.group) for m in arrived.values()} == {(f"t-{n}", "tnt_8f2a") for n in range(23)}


def test_ten_travel_in_one_request(lane: Lane) -> None:
    with requests_of(lane) as requests:
        lane.queue.send_many(jobs(2 * BATCH + 1))
    assert [len(request) for request in requests] == [10, 10, 1]


def test_a_request_holds_no_more_than_a_mebibyte(lane: Lane) -> None:
    third = MAX_MESSAGE_BYTES // 3
    with requests_of(lane) as requests:
        assert lane.queue.send_many([outgoing(body=StoredBody(text=c * third)) for c in "abcd"]) == ()
    assert [len(request) for request in requests] == [3, 1]
    assert sorted(record["body"][0] for record in everything(lane, lane.live)) == ["a", "b", "c", "d"]


def test_attributes_count_as_part_of_a_mebibyte(lane: Lane) -> None:
    half = MAX_MESSAGE_BYTES // 2
    with requests_of(lane) as requests:
        assert lane.queue.send_many([outgoing(body=StoredBody(text="x" * half), ticket="t") for _ in range(2)]) == ()
    assert [len(request) for request in requests] == [1, 1]


def test_burials_go_to_the_dead_letter_queue_in_requests_of_their_own(lane: Lane) -> None:
    mixed = [*jobs(2), *jobs(2, death_id="death-1"), *jobs(2)]
    with requests_of(lane) as requests:
        assert lane.queue.send_many(mixed) == ()
    assert [len(request) for request in requests] == [4, 2]
    assert (len(everything(lane, lane.live)), len(everything(lane, lane.dead))) == (4, 2)


def test_a_body_that_is_gone_is_not_taken_and_stops_no_other(lane: Lane) -> None:
    gone = outgoing(body=StoredBody(ref="bodies/gone"))
    assert lane.queue.send_many([gone, *jobs(3)]) == (gone,)
    assert len(everything(lane, lane.live)) == 3


def test_nothing_to_send_is_no_request(lane: Lane) -> None:
    with requests_of(lane) as requests:
        assert lane.queue.send_many([]) == ()
    assert requests == []


@pytest.fixture
def stubbed() -> Iterator[tuple[SqsLaneQueue, Stubber]]:
    client = boto3.client("sqs", region_name=REGION, config=Config(retries={"total_max_attempts": 1}), **NOBODY)
    with Stubber(client) as stub:
        yield SqsLaneQueue(client, "https://live", "https://dead", MemoryStore()), stub
        stub.assert_no_pending_responses()


def answer(*, taken: range | tuple[int, ...], failed: tuple[int, ...] = (), our_fault: bool = False) -> dict[str, Any]:
    return {
        "Successful": [{"Id": str(n), "MessageId": f"m-{n}", "MD5OfMessageBody": ""} for n in taken],
        "Failed": [{"Id": str(n), "SenderFault": our_fault, "Code": "InternalError"} for n in failed],
    }


@pytest.mark.parametrize("our_fault", [True, False])
def test_what_sqs_does_not_take_is_told_whoever_is_at_fault(
    stubbed: tuple[SqsLaneQueue, Stubber], our_fault: bool
) -> None:
    queue, stub = stubbed
    stub.add_response("send_message_batch", answer(taken=(0, 2), failed=(1,), our_fault=our_fault))
    messages = jobs(3)
    assert queue.send_many(messages) == (messages[1],)


def test_an_outage_before_anything_was_taken_is_unavailable(stubbed: tuple[SqsLaneQueue, Stubber]) -> None:
    queue, stub = stubbed
    stub.add_client_error("send_message_batch", DOWN, http_status_code=503)
    with pytest.raises(Unavailable, match="https://live"):
        queue.send_many(jobs(3))


def test_an_outage_later_leaves_the_rest_untaken_and_asks_no_more(stubbed: tuple[SqsLaneQueue, Stubber]) -> None:
    queue, stub = stubbed
    stub.add_response("send_message_batch", answer(taken=range(10)))
    stub.add_client_error("send_message_batch", DOWN, http_status_code=503)
    messages = jobs(25)
    assert queue.send_many(messages) == tuple(messages[10:])


def test_the_queue_in_memory_takes_all_of_them() -> None:
    memory = MemoryQueue()
    queue: LaneQueue = memory
    messages, burials = jobs(12), jobs(2, death_id="death-1")
    assert queue.send_many([*messages, *burials]) == ()
    assert (memory.sent, memory.buried) == (messages, burials)
