"""Notices: hints to the notices queue, for whoever saw something; and SNS, through which notify alone tells people.

A hint is best effort: one that cannot be sent is logged, and nothing fails because of it. It carries no text.
"""

import json
import re
from collections.abc import Callable, Mapping
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
