"""A lane's queue and dead-letter queue on SQS. Our own facts travel as attributes; the body stays as it came."""

import hashlib
import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.errors import Unavailable
from lambdas.core.message import MAX_DELAY_S, Message, Outgoing
from lambdas.core.ports import Store

if TYPE_CHECKING:
    from mypy_boto3_sqs import SQSClient

MAX_MESSAGE_BYTES = 1024 * 1024  # body and attributes together
MAX_DETAIL_BYTES = 2048
BATCH = 10  # SQS's own limit

_GROUP = re.compile(r"[!-~]{1,128}")
_TRACE = re.compile(r"1-[0-9a-f]{8}-[0-9a-f]{24}")
# SQS refuses a message that holds any other character. Compiling it takes milliseconds, so only who sends pays.
_UNSENDABLE = "[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"


class SqsLaneQueue:
    def __init__(self, client: "SQSClient", queue_url: str, dead_queue_url: str, store: Store) -> None:
        """`store` has the bodies that are too large for a head, and takes those too large for a message."""
        self._client = client
        self._queue_url = queue_url
        self._dead_queue_url = dead_queue_url
        self._store = store

    def send(self, message: Outgoing) -> None:
        body, facts = self._body_and_facts(message)
        request: dict[str, Any] = {
            "QueueUrl": self._dead_queue_url if message.death_id else self._queue_url,
            "MessageBody": body,
            "DelaySeconds": min(MAX_DELAY_S, max(0, message.delay_s)),
            "MessageAttributes": {name: _text(value) for name, value in facts.items()},
        }
        if _GROUP.fullmatch(message.group):
            request["MessageGroupId"] = message.group
        if _TRACE.fullmatch(message.trace_id):
            request["MessageSystemAttributes"] = {"AWSTraceHeader": _text(f"Root={message.trace_id}")}
        try:
            self._client.send_message(**request)
        except ParamValidationError:
            raise
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"queue {request['QueueUrl']}", str(error)) from error

    def delete(self, messages: Sequence[Message]) -> None:
        """Raise `Unavailable` if SQS could not. A receipt that it no longer knows is a message it has shown again."""
        for start in range(0, len(messages), BATCH):
            batch = messages[start : start + BATCH]
            entries = [{"Id": str(n), "ReceiptHandle": message.receipt} for n, message in enumerate(batch)]
            try:
                answer = self._client.delete_message_batch(QueueUrl=self._queue_url, Entries=entries)  # type: ignore[arg-type]
            except (ClientError, BotoCoreError) as error:
                raise Unavailable(f"queue {self._queue_url}", str(error)) from error
            if any(not failed["SenderFault"] for failed in answer.get("Failed", ())):
                raise Unavailable(f"queue {self._queue_url}", f"it did not delete {answer['Failed']}")

    def show_again(self, message: Message, *, seconds: int) -> None:
        try:
            self._client.change_message_visibility(
                QueueUrl=self._queue_url, ReceiptHandle=message.receipt, VisibilityTimeout=seconds
            )
        except (ClientError, BotoCoreError):
            return  # its visibility timeout ends by itself, only later

    def _body_and_facts(self, message: Outgoing) -> tuple[str, dict[str, str]]:
        text, ref = message.body.text, message.body.ref
        if text is None:
            text = self._store.get(ref or "")
        facts = _facts(message)
        # A worker reads no references: a producer could name one. Only what is refused can be so large, anyway.
        if not message.death_id or _size(text, facts) <= MAX_MESSAGE_BYTES:
            return text, facts
        if ref is None:
            ref = f"bodies/{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()}.json"
            self._store.put(ref, text)
        return json.dumps({"body_ref": ref}), {**facts, "body_ref": ref}


def _facts(message: Outgoing) -> dict[str, str]:
    """At most 9, and body_ref: SQS takes 10 attributes, none of them empty."""
    facts = {
        "ticket": message.ticket or "",
        "hops": str(message.hops or ""),
        "bad_receives": str(message.bad_receives or ""),
        "death_id": message.death_id,
        "kind": message.kind,
        "code": message.code,
        "detail": _clipped(message.detail),
        "receives": str(message.receives or ""),
        "original_message_id": message.original_message_id,
    }
    return {name: re.sub(_UNSENDABLE, "�", value) for name, value in facts.items() if value}


def _clipped(detail: str) -> str:
    return detail.encode("utf-8", "replace")[:MAX_DETAIL_BYTES].decode("utf-8", "ignore")


def _size(text: str, facts: dict[str, str]) -> int:
    attributes = sum(len(name) + len("String") + len(value.encode()) for name, value in facts.items())
    return len(text.encode("utf-8", "surrogatepass")) + attributes


def _text(value: str) -> Any:
    return {"DataType": "String", "StringValue": value}
