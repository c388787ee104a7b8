"""A lane's queue and dead-letter queue on SQS, and the notices queue: records read as messages, messages sent and
deleted, depths counted.

Our own facts travel as attributes; the body stays as it came. Attributes that a producer may have set are not trusted.
"""

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.model.errors import NotStored, Unavailable
from lambdas.core.model.job import MAX_DELAY_S, DeadMessage, Message, Outgoing, valid_id
from lambdas.core.model.refs import refused_ref
from lambdas.core.model.value import value
from lambdas.core.ports.outside import NoticeMessage, Store

if TYPE_CHECKING:
    from mypy_boto3_sqs import SQSClient


def message_in(record: dict[str, Any], *, trace_id: str = "", unwrap: str = "") -> Message:
    """`trace_id` is the worker's own, for a producer that does not trace: the job's later tries then join it."""
    attributes, ours = record["attributes"], _ours(record)
    return Message(
        message_id=record["messageId"],
        receipt=record["receiptHandle"],
        body=unwrapped(record["body"], unwrap),
        group=attributes.get("MessageGroupId", ""),
        ticket=_id(ours, "ticket"),
        send=_number(ours.get("send")),
        hops=_number(ours.get("hops")),
        bad_receives=_number(ours.get("bad_receives")),
        receive_count=_number(attributes.get("ApproximateReceiveCount")) or 1,
        sent_at=_moment(attributes.get("SentTimestamp")),
        trace_id=_trace(attributes.get("AWSTraceHeader", "")).get("Root", "") or trace_id,
        original_message_id=_id(ours, "original_message_id") or "",
        sender=_sender(attributes),
    )


def dead_message_in(record: dict[str, Any], *, unwrap: str = "") -> DeadMessage:
    """A message that no worker buried gets a death id from its own id: what a producer wrote on it is not trusted.

    The ticket is an exception, because only we can know one: a wrong ticket makes a message stale, never more. So is
    the copy's number, which only says whether another copy must be waited for.
    """
    attributes, ours = record["attributes"], _ours(record)
    moved = "DeadLetterQueueSourceArn" in attributes
    given = ours if "death_id" in ours and not moved else {}
    return DeadMessage(
        message_id=record["messageId"],
        body=unwrapped(record["body"], unwrap),
        death_id=given.get("death_id") or f"death_{record['messageId']}",
        group=attributes.get("MessageGroupId", ""),
        ticket=_id(ours, "ticket"),
        send=_number(ours.get("send")),
        moved_by_broker=moved,
        code=given.get("code", ""),
        detail=given.get("detail", ""),
        receives=_number(given.get("receives")),
        sent_at=_moment(attributes.get("SentTimestamp")),
        original_message_id=given.get("original_message_id", ""),
        trace_id=_trace(attributes.get("AWSTraceHeader", "")).get("Root", ""),
        body_ref=given.get("body_ref", ""),
        sender=_sender(attributes),
    )


def unwrapped(body: str, how: str) -> str:
    """The envelope that SNS or EventBridge carried. What is not wrapped, as all that we send, stays as it is."""
    if not how:
        return body
    try:
        carried = json.loads(body)
    except (ValueError, RecursionError):
        return body
    match how, carried:
        case "sns", {"Type": "Notification", "Message": str(text)}:
            return text
        case "eventbridge", {"detail-type": str(), "detail": dict(detail)}:
            return json.dumps(detail)
    return body


def _sender(attributes: Mapping[str, str]) -> str:
    """SQS's own word: of a role `AROA…:session`, of which whoever assumes the role chooses the second part."""
    return attributes.get("SenderId", "").partition(":")[0]


def _ours(record: dict[str, Any]) -> dict[str, str]:
    attributes = record.get("messageAttributes") or {}
    return {name: value["stringValue"] for name, value in attributes.items() if "stringValue" in value}


def _id(ours: dict[str, str], name: str) -> str | None:
    """None if it cannot be one of ours: it would be written on a head, and may be as long as a message."""
    given = ours.get(name)
    return given if valid_id(given) else None


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else 0


def _moment(milliseconds: str | None) -> datetime | None:
    return datetime.fromtimestamp(int(milliseconds) / 1000, UTC) if milliseconds else None


def own_trace() -> str:
    """Of the current invocation, if X-Ray samples it. Lambda sets the variable for each invocation."""
    parts = _trace(os.environ.get("_X_AMZN_TRACE_ID", ""))
    return parts.get("Root", "") if parts.get("Sampled") == "1" else ""


def _trace(header: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in header.split(";") if "=" in part)


MAX_MESSAGE_BYTES = 1024 * 1024  # body and attributes together; the limit of a batch is the same
MAX_DETAIL_BYTES = 2048
BATCH = 10  # messages in a request: SQS's own limit
MAX_HIDDEN_S = 12 * 3600

_GROUP = re.compile(r"[!-~]{1,128}")
_TRACE = re.compile(r"1-[0-9a-f]{8}-[0-9a-f]{24}")
# SQS refuses a message with any other character. Compiling it takes milliseconds, so it is compiled on first use.
_UNSENDABLE = "[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"


class SqsLaneQueue:
    def __init__(
        self, client: "SQSClient", queue_url: str, dead_queue_url: str, store: Store, *, job_type: str = "@any"
    ) -> None:
        """`store` has the bodies that are too large for a head, and gets those that are too large for a message. Only a
        worker, which names its lane, refuses such a message.
        """
        self._client = client
        self._queue_url = queue_url
        self._dead_queue_url = dead_queue_url
        self._store = store
        self._job_type = job_type

    def send(self, message: Outgoing) -> None:
        parcel = self._parcel(message)
        with _answering(parcel.url):
            self._client.send_message(QueueUrl=parcel.url, **parcel.entry)

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        """A message whose body is gone is not sent. After the first that was, an outage ends the call early."""
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
        """Raise `Unavailable` if SQS could not. An unknown receipt is ignored: its message was delivered again."""
        for start in range(0, len(messages), BATCH):
            batch = messages[start : start + BATCH]
            entries = [{"Id": str(n), "ReceiptHandle": message.receipt} for n, message in enumerate(batch)]
            try:
                answer = self._client.delete_message_batch(QueueUrl=self._queue_url, Entries=entries)  # type: ignore[arg-type]
            except (ClientError, BotoCoreError) as error:
                raise Unavailable(f"queue {self._queue_url}", str(error)) from error
            if any(not failed["SenderFault"] for failed in answer.get("Failed", ())):
                raise Unavailable(f"queue {self._queue_url}", f"it did not delete {answer['Failed']}")

    def hide(self, messages: Sequence[Message], *, seconds: int) -> None:
        """One request: a batch of Lambda's has at most ten, as one of SQS does."""
        entries: list[Any] = [
            {"Id": str(n), "ReceiptHandle": message.receipt, "VisibilityTimeout": min(MAX_HIDDEN_S, max(0, seconds))}
            for n, message in enumerate(messages[:BATCH])
        ]
        try:
            self._client.change_message_visibility_batch(QueueUrl=self._queue_url, Entries=entries)
        except (ClientError, BotoCoreError):
            return  # they stay hidden for as long as the queue says, which is longer

    def show_again(self, message: Message, *, seconds: int) -> None:
        try:
            self._client.change_message_visibility(
                QueueUrl=self._queue_url, ReceiptHandle=message.receipt, VisibilityTimeout=seconds
            )
        except (ClientError, BotoCoreError):
            return  # its visibility timeout ends anyway, only later

    def _parcels(self, messages: Sequence[Outgoing]) -> Iterator[tuple[int, "_Parcel"]]:
        """Sorted by queue: a request goes to one of the two."""
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
        # A worker does not follow references, which a producer could forge. Only a refused message can be this large.
        if not message.death_id or _size(text, facts) <= MAX_MESSAGE_BYTES:
            return text, facts
        if ref is None:
            ref = refused_ref(self._job_type, text)
            self._store.put(ref, text)
        return json.dumps({"body_ref": ref}), {**facts, "body_ref": ref}


@value
class _Parcel:
    """A message in SQS's format."""

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
    """At most 8 on a message, and body_ref: SQS allows 10 attributes, none of them empty."""
    facts = {
        "ticket": message.ticket or "",
        "send": str(message.send or ""),
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


_WAITING: Final = "ApproximateNumberOfMessages"
_IN_FLIGHT: Final = "ApproximateNumberOfMessagesNotVisible"
_DELAYED: Final = "ApproximateNumberOfMessagesDelayed"


@value
class Depths:
    waiting: int
    in_flight: int
    delayed: int
    dying: int  # in the dead-letter queue, until intake takes them in


class SqsDepths:
    def __init__(self, client: "SQSClient", url_of: Callable[[str], str]) -> None:
        """`url_of` finds a queue by the end of its name."""
        self._client = client
        self._url_of = cache(url_of)

    def of(self, job_type: str) -> Depths:
        living, dead = self._counts(job_type), self._counts(f"{job_type}-dead")
        return Depths(
            waiting=living[_WAITING], in_flight=living[_IN_FLIGHT], delayed=living[_DELAYED], dying=sum(dead.values())
        )

    def _counts(self, name: str) -> dict[str, int]:
        url = self._url_of(name)
        try:
            names: Any = [_WAITING, _IN_FLIGHT, _DELAYED]
            answer = self._client.get_queue_attributes(QueueUrl=url, AttributeNames=names)["Attributes"]
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"queue {url.rpartition('/')[2]}", str(error)) from error
        return {each: int(answer.get(each, 0)) for each in names}


# A burst of letters becomes one notice, and each letter is in its indexes by then.
LETTERS_SETTLE_S = 10


class SqsNoticeQueue:
    def __init__(self, client: Callable[[], Any], url: str) -> None:
        """The client is made for the first message. Without a URL nothing is sent."""
        self._client = client
        self._url = url

    def send(self, message: NoticeMessage, *, delay_s: int = 0) -> None:
        """Raise `Unavailable`. The group is the tenant: SQS serves the others before one who has many."""
        if not self._url:
            return
        hint = {name: getattr(message, name) for name in ("what", "tenant_id", "job_type", "topic")}
        try:
            self._client().send_message(
                QueueUrl=self._url,
                MessageBody=json.dumps(hint),
                MessageGroupId=message.tenant_id,
                # SQS delays no longer. What comes early is sent once more: whoever gets it knows when it is due.
                DelaySeconds=min(MAX_DELAY_S, delay_s),
            )
        except (ClientError, BotoCoreError) as error:
            raise Unavailable("the notices queue", str(error)) from error
