"""AWS without the wire, for the memory proof: real botocore clients, answered in this process by the emulator's code.

It keeps what is under way and forgets what has ended, so that what grows here is ours.
"""

import hashlib
import io
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

from botocore.awsrequest import AWSResponse
from ministack.services import dynamodb

Answer = tuple[int, dict[str, str], bytes]


class Raw(io.BytesIO):
    """A response's body as urllib3 gives it."""

    def stream(self, **_options: Any) -> Iterator[bytes]:
        yield self.read()


class Wireless:
    """Answers the clients that it is given. What they send to queues is kept until somebody takes it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.sent: list[dict[str, Any]] = []

    def answer(self, client: Any) -> None:
        service = client.meta.service_model.service_name
        answers: dict[str, Callable[[str, dict[str, Any]], Answer]] = {"dynamodb": _dynamodb, "sqs": self._sqs}
        client.meta.events.register(f"before-send.{service}", self._answering(answers[service]))

    def taken(self) -> list[dict[str, Any]]:
        with self._lock:
            taken, self.sent = self.sent, []
        return taken

    def _answering(self, ask: Callable[[str, dict[str, Any]], Answer]) -> Callable[..., AWSResponse]:
        def before_send(request: Any, **_: Any) -> AWSResponse:
            target = request.headers["X-Amz-Target"]
            action = (target.decode() if isinstance(target, bytes) else target).rpartition(".")[2]
            with self._lock:
                status, headers, body = ask(action, json.loads(request.body))
            return AWSResponse(request.url, status, headers, Raw(body))

        return before_send

    def _sqs(self, action: str, asked: dict[str, Any]) -> Answer:
        entries = asked.get("Entries", [asked])
        if action.startswith("SendMessage"):
            self.sent += [{**each, "QueueUrl": asked["QueueUrl"]} for each in entries]
        answers = [
            {
                "Id": each.get("Id", ""),
                "MessageId": f"message-{id(each)}",
                "MD5OfMessageBody": hashlib.md5(each.get("MessageBody", "").encode()).hexdigest(),
            }
            for each in entries
        ]
        answer = {"Successful": answers, "Failed": []} if "Entries" in asked else answers[0]
        return 200, {}, json.dumps(answer).encode()


def _dynamodb(action: str, asked: dict[str, Any]) -> Answer:
    answering = dynamodb.handle_request("POST", "/", {"x-amz-target": f".{action}"}, json.dumps(asked).encode(), {})
    try:
        answering.send(None)  # a coroutine that never waits
    except StopIteration as ended:
        status, headers, body = ended.value
        return status, headers, body if isinstance(body, bytes) else body.encode()
    raise AssertionError(f"the emulator's {action} waited for something: expected an answer at once")


def forget(table: str, keep: Callable[[str], bool]) -> None:
    """Partitions that nobody will ask for again, and tokens of transactions, which the emulator keeps for minutes."""
    items = dynamodb._tables[table]["items"]
    for partition in [each for each in items if not keep(each)]:
        del items[partition]
    dynamodb._txn_idempotency.clear()
