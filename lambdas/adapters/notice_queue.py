"""The notices queue: what tenants may have to be told of. Sending here delays nobody who waits for an endpoint."""

import json
from collections.abc import Callable
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.clipped import clipped
from lambdas.core.errors import LazaretError, Unavailable
from lambdas.core.notify import DISCARDED, OF_BREAKERS, Heard
from lambdas.core.ports import Notice, Notices
from lambdas.telemetry import logger

# A burst of letters becomes one notice, and each letter is in its indexes by then.
LETTERS_SETTLE_S = 10
LONGEST_TEXT = 256
ABOUT_DISCARDED = ("letter_id", "job_type", "job_id", "code", "reason", "redrive_id")


class SqsNoticeQueue:
    def __init__(self, client: Callable[[], Any], url: str) -> None:
        """The client is made when there is something to send. Without a URL nothing is sent."""
        self._client = client
        self._url = url

    def send(self, heard: Heard, *, delay_s: int = 0) -> None:
        """Raise `Unavailable`. The group is the tenant: SQS serves the others before one who has many."""
        if not self._url:
            return
        body = {name: getattr(heard, name) for name in ("what", "tenant_id", "job_type", "topic")}
        try:
            self._client().send_message(
                QueueUrl=self._url,
                MessageBody=json.dumps({**body, "facts": dict(heard.facts)}, default=str),
                MessageGroupId=heard.tenant_id,
                DelaySeconds=delay_s,
            )
        except (ClientError, BotoCoreError) as error:
            raise Unavailable("the notices queue", str(error)) from error


class PeopleAndTenants:
    """Tells people, and has tenants told of their breakers and discarded letters. Best effort: it never raises."""

    def __init__(self, people: Notices, queue: SqsNoticeQueue) -> None:
        self._people = people
        self._queue = queue

    def tell(self, notice: Notice) -> None:
        if notice.what != DISCARDED:  # a redrive tells people by itself, once, and not of each letter
            self._people.tell(notice)
        if notice.what not in (*OF_BREAKERS, DISCARDED):
            return
        facts = dict(notice.facts)
        tenant_id, job_type = str(facts["tenant_id"]), str(facts["job_type"])
        try:
            heard = Heard(what=notice.what, tenant_id=tenant_id, job_type=job_type, facts=facts)
            self._queue.send(heard, delay_s=LETTERS_SETTLE_S if notice.what == DISCARDED else 0)
        except Unavailable as untold:
            logger.warning("notice.untold", extra={"what": notice.what, "why": str(untold)})


class NotHeard(LazaretError):
    """What lies in the queue was not written here. It comes again, and ends in the queue's own dead-letter queue."""


def heard_in(body: str) -> Heard:
    """Raise `NotHeard`."""
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        raise NotHeard("the message is no JSON") from None
    if not isinstance(said, dict):
        raise NotHeard("the message is no JSON object")
    texts = {name: said.get(name, "") for name in ("what", "tenant_id", "job_type", "topic")}
    for name, text in texts.items():
        if not isinstance(text, str) or text != clipped(text, LONGEST_TEXT):
            raise NotHeard(f"{name}: expected text of at most {LONGEST_TEXT} characters")
    facts = said.get("facts", {})
    if not isinstance(facts, dict):
        raise NotHeard("facts: expected a JSON object")
    if texts["what"] == DISCARDED and not all(isinstance(facts.get(name), str) for name in ABOUT_DISCARDED):
        raise NotHeard(f"facts: expected the texts {', '.join(ABOUT_DISCARDED)} of a discarded letter")
    return Heard(**texts, facts=facts)
