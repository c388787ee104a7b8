"""The emulator's queues keep every message when requests and event source mappings use them at the same time."""

import asyncio
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from ministack.core import iam_actions, iam_evaluator
from ministack.services import iam, sqs

from local import queues


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the changes, for this test only, with threads that switch as often as they can."""
    for part, names in queues.RELIES_ON:
        for name in names:
            monkeypatch.setattr(part, name, getattr(part, name))
    monkeypatch.setattr(sqs, "_HANDLERS", dict(sqs._HANDLERS))
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    queues.install()
    yield
    sys.setswitchinterval(interval)
    sqs.reset()


async def request(action: str, **data: Any) -> Any:
    return await sqs._dispatch(action, data, data.get("QueueUrl", ""))


@pytest.mark.usefixtures("installed")
def test_a_mapping_and_a_caller_on_one_queue_get_every_message_once_between_them() -> None:
    url = asyncio.run(request("CreateQueue", QueueName="shared"))["QueueUrl"]
    taken: list[str] = []
    all_sent = threading.Event()

    async def send_and_take() -> None:
        for number in range(2000):
            await request("SendMessage", QueueUrl=url, MessageBody=str(number))
            answer = await request("ReceiveMessage", QueueUrl=url, WaitTimeSeconds=0) if number % 2 else {}
            for message in answer.get("Messages", []):
                taken.append(message["Body"])
                await request("DeleteMessage", QueueUrl=url, ReceiptHandle=message["ReceiptHandle"])

    def take_as_a_mapping() -> None:
        over = False
        while not over:
            sent = all_sent.is_set()  # asked before the look: what is sent after an empty look is seen by the next
            batch = sqs._receive_messages_for_esm(url, 10)
            over = sent and not batch
            taken.extend(message["body"] for message in batch)
            sqs._delete_messages_for_esm(url, {message["receipt_handle"] for message in batch})

    mapping = threading.Thread(target=take_as_a_mapping)
    mapping.start()
    try:
        asyncio.run(send_and_take())
    finally:
        all_sent.set()
        mapping.join()
    assert sorted(taken, key=int) == [str(number) for number in range(2000)]


def test_a_dead_letter_shows_its_source_and_a_message_that_was_sent_shows_none() -> None:
    seen: list[dict[str, Any]] = []
    run = queues.with_system_attributes(lambda esm, function, event, batch, url, name: seen.append(event))
    batch: list[dict[str, Any]] = [{"id": "moved", "sys": {"DeadLetterQueueSourceArn": "arn:lane"}}, {"id": "sent"}]
    event = {"Records": [{"messageId": message["id"], "attributes": {}} for message in batch]}
    run({}, {}, event, batch, "url", "name")
    assert [record["attributes"] for record in seen[0]["Records"]] == [{"DeadLetterQueueSourceArn": "arn:lane"}, {}]


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"DelaySeconds": 901}, "DelaySeconds is 901, expected 0 to 900"),
        ({"MessageAttributes": {str(n): {"StringValue": "v"} for n in range(11)}}, "11 message attributes"),
        ({"MessageBody": "x" * 1024 * 1024, "MessageAttributes": {"n": {"StringValue": "v"}}}, "1048578 bytes"),
    ],
)
def test_a_message_that_sqs_would_refuse_is_refused_alone_and_in_a_batch(message: dict[str, Any], reason: str) -> None:
    url = asyncio.run(request("CreateQueue", QueueName="limits"))["QueueUrl"]
    with pytest.raises(sqs._Err, match=reason):
        asyncio.run(request("SendMessage", QueueUrl=url, **{"MessageBody": "x", **message}))
    entry = {"Id": "1", "MessageBody": "x", **message}
    answer = asyncio.run(request("SendMessageBatch", QueueUrl=url, Entries=[entry]))
    assert reason in answer["Failed"][0]["Message"]


@pytest.mark.usefixtures("installed")
def test_a_message_at_the_limits_is_taken() -> None:
    url = asyncio.run(request("CreateQueue", QueueName="limits"))["QueueUrl"]
    asyncio.run(request("SendMessage", QueueUrl=url, MessageBody="x" * 1024 * 1024, DelaySeconds=900))
    attributes = asyncio.run(request("GetQueueAttributes", QueueUrl=url, AttributeNames=["All"]))["Attributes"]
    assert attributes["ApproximateNumberOfMessagesDelayed"] == "1"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("operation", "action"),
    [
        ("SendMessageBatch", "sqs:SendMessage"),
        ("SendMessage", "sqs:SendMessage"),
        ("DeleteMessageBatch", "sqs:DeleteMessage"),
    ],
)
def test_who_may_do_it_with_one_message_may_do_it_with_ten(operation: str, action: str) -> None:
    headers = {"x-amz-target": f"AmazonSQS.{operation}"}
    assert iam_actions.extract_iam_action("sqs", "POST", "/", headers, b"{}", {}) == action


@pytest.mark.usefixtures("installed")
def test_a_message_says_who_sent_it_also_to_a_function_and_after_it_died(monkeypatch: pytest.MonkeyPatch) -> None:
    """ministack says the account, whoever sends; and the account to a function, whatever is on the message."""
    monkeypatch.setitem(iam._roles, "shop", {"RoleId": "AROASHOP"})
    monkeypatch.setitem(iam._users, "ada", {"UserId": "AIDAADA"})
    url = asyncio.run(request("CreateQueue", QueueName="shop"))["QueueUrl"]
    shown: list[dict[str, Any]] = []
    run = queues.with_system_attributes(lambda _esm, _function, event, _batch: shown.extend(event["Records"]))
    for who in ("assumed-role/shop/monday", "assumed-role/shop/tuesday", "user/ada", "root"):
        arn = f"arn:aws:sts::000000000000:{who}"
        monkeypatch.setattr(iam_evaluator, "caller_arn", lambda arn=arn: arn)
        asyncio.run(request("SendMessage", QueueUrl=url, MessageBody=who))
    batch = sqs._receive_messages_for_esm(url, 10)
    run(None, None, {"Records": [{"messageId": each["id"], "attributes": {"SenderId": "1"}} for each in batch]}, batch)
    senders = [record["attributes"]["SenderId"] for record in shown]
    assert senders == ["AROASHOP:monday", "AROASHOP:tuesday", "AIDAADA", "000000000000"]
