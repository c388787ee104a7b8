"""The notices queue: what tenants may have to be told of. Sending here delays nobody who waits for an endpoint."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.errors import Unavailable
from lambdas.core.notify import DISCARDED, OF_BREAKERS, Heard
from lambdas.core.ports import Notice, Notices
from lambdas.telemetry import logger

# A burst of letters becomes one notice, and each letter is in its indexes by then.
LETTERS_SETTLE_S = 10


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
            self._queue.send(Heard(what=notice.what, tenant_id=tenant_id, job_type=job_type, facts=facts))
        except Unavailable as untold:
            logger.warning("notice.untold", extra={"what": notice.what, "why": str(untold)})


def heard_in(body: str) -> Heard:
    """What lies in the queue was written here."""
    said: Mapping[str, Any] = json.loads(body)
    return Heard(
        what=said["what"],
        tenant_id=said["tenant_id"],
        job_type=said["job_type"],
        topic=said.get("topic", ""),
        facts=said.get("facts", {}),
    )
