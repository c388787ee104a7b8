"""Notices: hints to the notices queue, for whoever saw something; SNS, through which notify alone tells people; and
EventBridge, on which a deployment announces what became of jobs.

A hint is best effort: one that cannot be sent is logged, and nothing fails because of it. It carries no text.
EventBridge takes ten events and 256 KB in a request.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.sqs import LETTERS_SETTLE_S, SqsNoticeQueue
from lambdas.core.model.errors import LazaretError, Unavailable
from lambdas.core.model.letter import OPERATORS
from lambdas.core.model.value import clipped
from lambdas.core.ports.outside import ASKS, DISCARDED, OF_BREAKERS, OF_REDRIVES, Notice, NoticeMessage

MOST_OF_A_SUBJECT = 100  # SNS's own limit for the subject of a mail
LONGEST_TEXT = 256
Warn = Callable[[str, Mapping[str, Any]], None]  # logs a constant phrase and facts

# Of all ids in a key none has a #, so that nothing in a message can reach another key. A topic that is due has one.
_EXPECTED = {
    "what": re.compile(r"[^#]*"),
    "tenant_id": re.compile(r"[^#]*"),
    "job_type": re.compile(r"([a-z][a-z0-9-]{0,30})?"),
    "topic": re.compile(r"[^#]*(#[^#]*)?"),
}


class SnsNotices:
    def __init__(self, client: Callable[[], Any], topic_arn: str) -> None:
        """The client is made for the first notice."""
        self._client = client
        self._topic_arn = topic_arn

    def tell(self, notice: Notice) -> None:
        """Raise `Unavailable`: the hint comes again, and so does the notice."""
        if not self._topic_arn:
            return
        message = {"what": notice.what, "subject": notice.subject, **notice.facts}
        try:
            self._client().publish(
                TopicArn=self._topic_arn,
                Subject=_subject(notice.subject),
                Message=json.dumps(message, default=str),
                MessageAttributes={"what": {"DataType": "String", "StringValue": notice.what}},
            )
        except (ClientError, BotoCoreError) as untold:
            raise Unavailable("the alerts topic", str(untold)) from untold


def _subject(text: str) -> str:
    """ASCII without line breaks, or SNS refuses it."""
    plain = "".join(c if c.isascii() and c.isprintable() else "?" for c in text)
    return plain if len(plain) <= MOST_OF_A_SUBJECT else plain[: MOST_OF_A_SUBJECT - 3] + "..."


class Hints:
    """Tells notify where to look. Best effort: it never raises."""

    def __init__(self, queue: SqsNoticeQueue, *, warn: Warn) -> None:
        self._warn = warn
        self._queue = queue

    def tell(self, notice: Notice) -> None:
        try:
            self._queue.send(hint_of(notice), delay_s=LETTERS_SETTLE_S if notice.what == DISCARDED else 0)
        except Unavailable as untold:
            self._warn("notice.untold", {"what": notice.what, "why": str(untold)})


def hint_of(notice: Notice) -> NoticeMessage:
    """What happened, whose it is, and which redrive or question it is about. Everything else is looked up."""
    facts = {name: str(notice.facts.get(name, "")) for name in ("tenant_id", "job_type", "redrive_id")}
    tenant_id = facts["tenant_id"] if notice.what in (*OF_BREAKERS, DISCARDED, ASKS) else OPERATORS
    topic = facts["redrive_id"] if notice.what in (*OF_REDRIVES, DISCARDED) else str(notice.facts.get("topic", ""))
    return NoticeMessage(what=notice.what, tenant_id=tenant_id, job_type=facts["job_type"], topic=topic)


class ForeignMessage(LazaretError):
    """The message was not written here. It comes again, and ends in the queue's own dead-letter queue."""


def message_in(body: str) -> NoticeMessage:
    """Raise `ForeignMessage`."""
    try:
        given = json.loads(body)
    except (ValueError, RecursionError):
        raise ForeignMessage("the message is not JSON") from None
    if not isinstance(given, dict):
        raise ForeignMessage("the message is not a JSON object")
    texts = {name: given.get(name, "") for name in ("what", "tenant_id", "job_type", "topic")}
    for name, text in texts.items():
        if not isinstance(text, str) or text != clipped(text, LONGEST_TEXT):
            raise ForeignMessage(f"{name}: expected text of at most {LONGEST_TEXT} characters")
        if not _EXPECTED[name].fullmatch(text):
            raise ForeignMessage(f"{name}: expected no # in it, or the name of a lane")
    return NoticeMessage(**texts)


_JSON = json.JSONEncoder(separators=(",", ":"))  # as short as the result was when its size was judged
MOST_BYTES = 240_000  # of a request's details; the rest of an entry counts too


class EventBridgeBus:
    def __init__(self, client: Callable[[], Any], bus: str, source: str) -> None:
        self._client = client
        self._bus = bus
        self._source = source

    def send(self, events: Sequence[tuple[str, Mapping[str, Any]]]) -> frozenset[int]:
        """Divided if ten of them are too large together. What was not taken is returned by its number."""
        refused: set[int] = set()
        entries = [self._entry(what, detail) for what, detail in events]
        for numbers in _divided([len(entry["Detail"]) for entry in entries]):
            answers = self._put([entries[number] for number in numbers])
            refused |= {number for number, answer in zip(numbers, answers, strict=True) if answer.get("ErrorCode")}
        return frozenset(refused)

    def _entry(self, what: str, detail: Mapping[str, Any]) -> dict[str, str]:
        kind = f"Job {what}"
        return {"Source": self._source, "DetailType": kind, "Detail": _JSON.encode(detail), "EventBusName": self._bus}

    def _put(self, entries: list[dict[str, str]]) -> list[dict[str, Any]]:
        try:
            answers: list[dict[str, Any]] = self._client().put_events(Entries=entries)["Entries"]
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"event bus {self._bus}", str(error)) from error
        return answers


def _divided(sizes: Sequence[int]) -> list[list[int]]:
    parts: list[list[int]] = []
    room = 0
    for number, size in enumerate(sizes):
        if not parts or size > room or len(parts[-1]) == 10:
            parts.append([])
            room = MOST_BYTES
        parts[-1].append(number)
        room -= size
    return parts
