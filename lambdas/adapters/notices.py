"""Notices on SNS: what people should hear of at once. Nobody waits for it, and it never raises."""

import json
from collections.abc import Callable
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.ports import Notice
from lambdas.telemetry import logger

MOST_OF_A_SUBJECT = 100  # SNS's own limit for the subject of a mail


class SnsNotices:
    def __init__(self, client: Callable[[], Any], topic_arn: str) -> None:
        """The client is made when there is something to tell: a healthy worker never pays for it."""
        self._client = client
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
            logger.warning("notice.untold", extra={"what": notice.what, "why": str(untold)})


def _subject(text: str) -> str:
    """ASCII without line breaks, or SNS refuses it."""
    plain = "".join(c if c.isascii() and c.isprintable() else "?" for c in text)
    return plain if len(plain) <= MOST_OF_A_SUBJECT else plain[: MOST_OF_A_SUBJECT - 3] + "..."
