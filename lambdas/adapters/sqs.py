"""A lane's queue and dead-letter queue on SQS. Our own facts travel as attributes; the body stays as it came."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.errors import Unavailable
from lambdas.core.message import MAX_DELAY_S, Message, Outgoing
from lambdas.core.ports import Store
from lambdas.core.refusals import NotStored
from lambdas.core.value import value

if TYPE_CHECKING:
    from mypy_boto3_sqs import SQSClient

MAX_MESSAGE_BYTES = 1024 * 1024  # body and attributes together; a request of many takes no more
MAX_DETAIL_BYTES = 2048
BATCH = 10  # messages a request: SQS's own limit, as the 1 MiB of all of them together is

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
        parcel = self._parcel(message)
        with _answering(parcel.url):
            self._client.send_message(QueueUrl=parcel.url, **parcel.entry)

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        """A body that is gone from the store is not taken. Once SQS has taken one, an outage ends the call early."""
        taken: set[int] = set()
        try:
            for batch in _batches(self._parcels(messages)):
                taken |= self._send_batch(batch)
        except Unavailable:
            if not taken:
                raise
        return tuple(message for number, message in enumerate(messages) if number not in taken)

    def _send_batch(self, batch: Mapping[int, "_Parcel"]) -> set[int]:
        url = next(iter(batch.values())).url
        entries: list[Any] = [{"Id": str(number), **parcel.entry} for number, parcel in batch.items()]
        with _answering(url):
            answer = self._client.send_message_batch(QueueUrl=url, Entries=entries)
        return {int(sent["Id"]) for sent in answer.get("Successful", ())}

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

    def _parcels(self, messages: Sequence[Outgoing]) -> Iterator[tuple[int, "_Parcel"]]:
        """One queue after the other: a request is for one of them."""
        for number, message in sorted(enumerate(messages), key=lambda each: bool(each[1].death_id)):
            try:
                yield number, self._parcel(message)
            except NotStored:
                continue

    def _parcel(self, message: Outgoing) -> "_Parcel":
        body, facts = self._body_and_facts(message)
        entry: dict[str, Any] = {
            "MessageBody": body,
            "DelaySeconds": min(MAX_DELAY_S, max(0, message.delay_s)),
            "MessageAttributes": {name: _text(value) for name, value in facts.items()},
        }
        if _GROUP.fullmatch(message.group):
            entry["MessageGroupId"] = message.group
        if _TRACE.fullmatch(message.trace_id):
            entry["MessageSystemAttributes"] = {"AWSTraceHeader": _text(f"Root={message.trace_id}")}
        url = self._dead_queue_url if message.death_id else self._queue_url
        return _Parcel(url=url, size=_size(body, facts), entry=entry)

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


@value
class _Parcel:
    """A message as SQS takes it."""

    url: str
    size: int  # of body and attributes, in bytes
    entry: dict[str, Any]


def _batches(parcels: Iterable[tuple[int, _Parcel]]) -> Iterator[dict[int, _Parcel]]:
    """Each is one request: one queue, ten messages, 1 MiB. Only one batch's bodies are held at a time."""
    batch: dict[int, _Parcel] = {}
    for number, parcel in parcels:
        size = sum(each.size for each in batch.values())
        other_queue = any(each.url != parcel.url for each in batch.values())
        if batch and (len(batch) == BATCH or size + parcel.size > MAX_MESSAGE_BYTES or other_queue):
            yield batch
            batch = {}
        batch[number] = parcel
    if batch:
        yield batch


@contextmanager
def _answering(url: str) -> Iterator[None]:
    try:
        yield
    except ParamValidationError:
        raise
    except (ClientError, BotoCoreError) as error:
        raise Unavailable(f"queue {url}", str(error)) from error


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
