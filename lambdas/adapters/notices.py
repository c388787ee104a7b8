"""Notices: to people at once, through SNS; to tenants through a queue of their own, so that no sender waits for an
endpoint. Best effort: a notice that cannot be sent is logged, and nothing fails because of it.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.sqs import LETTERS_SETTLE_S, SqsNoticeQueue
from lambdas.core.model.errors import LazaretError, Unavailable
from lambdas.core.model.value import clipped
from lambdas.core.ports.outside import DISCARDED, OF_BREAKERS, Notice, NoticeMessage, Notices

MOST_OF_A_SUBJECT = 100  # SNS's own limit for the subject of a mail
LONGEST_TEXT = 256
Warn = Callable[[str, Mapping[str, Any]], None]  # logs a constant phrase and facts
ABOUT_DISCARDED = ("letter_id", "job_type", "job_id", "code", "reason", "redrive_id")


class SnsNotices:
    def __init__(self, client: Callable[[], Any], topic_arn: str, *, warn: Warn) -> None:
        """The client is made for the first notice: a healthy worker never pays for it."""
        self._client = client
        self._warn = warn
        self._topic_arn = topic_arn

    def tell(self, notice: Notice) -> None:
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
            self._warn("notice.untold", {"what": notice.what, "why": str(untold)})


def _subject(text: str) -> str:
    """ASCII without line breaks, or SNS refuses it."""
    plain = "".join(c if c.isascii() and c.isprintable() else "?" for c in text)
    return plain if len(plain) <= MOST_OF_A_SUBJECT else plain[: MOST_OF_A_SUBJECT - 3] + "..."


class PeopleAndTenants:
    """Notifies people, and tenants about their breakers and discarded letters. Best effort: it never raises."""

    def __init__(self, people: Notices, queue: SqsNoticeQueue, *, warn: Warn) -> None:
        self._people = people
        self._warn = warn
        self._queue = queue

    def tell(self, notice: Notice) -> None:
        if notice.what != DISCARDED:  # a redrive notifies people once, not for each letter
            self._people.tell(notice)
        if notice.what not in (*OF_BREAKERS, DISCARDED):
            return
        facts = dict(notice.facts)
        tenant_id, job_type = str(facts["tenant_id"]), str(facts["job_type"])
        try:
            message = NoticeMessage(what=notice.what, tenant_id=tenant_id, job_type=job_type, facts=facts)
            self._queue.send(message, delay_s=LETTERS_SETTLE_S if notice.what == DISCARDED else 0)
        except Unavailable as untold:
            self._warn("notice.untold", {"what": notice.what, "why": str(untold)})


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
    facts = given.get("facts", {})
    if not isinstance(facts, dict):
        raise ForeignMessage("facts: expected a JSON object")
    if texts["what"] == DISCARDED and not all(isinstance(facts.get(name), str) for name in ABOUT_DISCARDED):
        raise ForeignMessage(f"facts: expected the texts {', '.join(ABOUT_DISCARDED)} of a discarded letter")
    return NoticeMessage(**texts, facts=facts)
