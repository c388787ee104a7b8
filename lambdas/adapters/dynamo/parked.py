"""SQS records as messages of the domain. Attributes that we did not write ourselves are read with suspicion."""

from datetime import UTC, datetime
from typing import Any

from lambdas.core.job import valid_id
from lambdas.core.message import DeadMessage, Message


def message_in(record: dict[str, Any], *, trace_id: str = "") -> Message:
    """`trace_id` is the worker's own, for a producer that does not trace: the job's later tries then join it."""
    attributes, ours = record["attributes"], _ours(record)
    return Message(
        message_id=record["messageId"],
        receipt=record["receiptHandle"],
        body=record["body"],
        group=attributes.get("MessageGroupId", ""),
        ticket=_ticket(ours),
        hops=_number(ours.get("hops")),
        bad_receives=_number(ours.get("bad_receives")),
        receive_count=_number(attributes.get("ApproximateReceiveCount")) or 1,
        sent_at=_moment(attributes.get("SentTimestamp")),
        trace_id=_trace_id(attributes.get("AWSTraceHeader", "")) or trace_id,
    )


def dead_message_in(record: dict[str, Any]) -> DeadMessage:
    """A message that the broker moved names its death by its own id: what a producer wrote on it is not believed.

    The ticket is an exception, because only we can know one: a wrong ticket makes a message stale, never more.
    """
    attributes, ours = record["attributes"], _ours(record)
    moved = "DeadLetterQueueSourceArn" in attributes or "death_id" not in ours
    said = {} if moved else ours
    return DeadMessage(
        message_id=record["messageId"],
        body=record["body"],
        death_id=said.get("death_id") or f"death_{record['messageId']}",
        group=attributes.get("MessageGroupId", ""),
        ticket=_ticket(ours),
        moved_by_broker=moved,
        code=said.get("code", ""),
        detail=said.get("detail", ""),
        receives=_number(said.get("receives")),
        sent_at=_moment(attributes.get("SentTimestamp")),
        original_message_id=said.get("original_message_id", ""),
        trace_id=_trace_id(attributes.get("AWSTraceHeader", "")),
        body_ref=said.get("body_ref", ""),
    )


def _ours(record: dict[str, Any]) -> dict[str, str]:
    attributes = record.get("messageAttributes") or {}
    return {name: value["stringValue"] for name, value in attributes.items() if "stringValue" in value}


def _ticket(ours: dict[str, str]) -> str | None:
    """What cannot be one of ours is none: it would be written on a head, and may be as long as a message."""
    said = ours.get("ticket")
    return said if valid_id(said) else None


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else 0


def _moment(milliseconds: str | None) -> datetime | None:
    return datetime.fromtimestamp(int(milliseconds) / 1000, UTC) if milliseconds else None


def _trace_id(header: str) -> str:
    parts = dict(part.split("=", 1) for part in header.split(";") if "=" in part)
    return parts.get("Root", "")
