"""A lane whose real handlers work over memory: records go in as SQS delivers them, until all has settled.

What they send is turned into records again by the real adapters. Nothing but AWS itself is another.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas import settings, wiring
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Outgoing
from lambdas.core.ports.outside import NoticeMessage
from lambdas.handlers import intake, sweep, worker
from tests.fuzz.kept import check_ledger, check_redrives, check_text, entry_of
from tests.support.functions.aws import Context
from tests.support.functions.wired import swap
from tests.support.worlds.island import Island

ROUNDS = 60
OVER = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED)
_ENVIRONMENT = {"JOB_TYPE": "kyc", "QUEUE_URL": "https://sqs/lazaret-kyc", "WORKER_VERSION": "v1"}


class Heards:
    """The notices queue."""

    def __init__(self) -> None:
        self.sent: list[NoticeMessage] = []

    def send(self, heard: NoticeMessage, *, delay_s: int = 0) -> None:
        self.sent.append(heard)


@dataclass
class Line(Island):
    heards: Heards = field(default_factory=Heards)

    def worked(self, *records: dict[str, Any]) -> None:
        """By the worker. Every record of it is settled: AWS does its part here."""
        with self.staged():
            assert worker.handler({"Records": list(records)}, Context()) == {"batchItemFailures": []}

    def taken_in(self, *records: dict[str, Any]) -> list[str]:
        """By intake. The ids of those that must come again."""
        with self.staged():
            answer = intake.handler({"Records": list(records)}, Context())
        return [f"{failed['itemIdentifier']}: {intake.processor.exceptions}" for failed in answer["batchItemFailures"]]

    def swept(self) -> dict[str, Any]:
        with self.staged():
            return sweep.handler({}, Minute())

    def run_dry(self) -> None:
        """Deliver what was sent, when it is due, until nothing is under way; then look at all that was kept."""
        for _ in range(ROUNDS):
            sent, buried = list(self.queue.sent), list(self.queue.buried)
            self.queue.sent.clear()
            self.queue.buried.clear()
            if not sent and not buried:
                break
            for message in sent:
                self.now = max([self.now + timedelta(seconds=message.delay_s), *self._due()])
                self.worked(self.record_of(message))
            for message in buried:
                assert not (failed := self.taken_in(self.record_of(message))), failed
        else:
            raise AssertionError(f"not settled after {ROUNDS} rounds: {self.ledger.heads}")
        assert all(head.status in OVER for head in self.ledger.heads.values()), self.ledger.heads
        self.check()

    def _due(self) -> list[datetime]:
        """Of what waits: the hops on the way there, a quarter of an hour each, are not what is tried."""
        return [head.due_at for head in self.ledger.heads.values() if head.status == "waiting" and head.due_at]

    def check(self) -> None:
        check_ledger(self.ledger)
        check_redrives(self.redrives)
        for text in self.store.objects.values():
            check_text(text)

    def codes(self) -> list[str]:
        return sorted(letter.code for letter in self.ledger.dead.values())

    def record(self, text: str, *, ours: Mapping[str, str] | None = None, **attributes: str) -> dict[str, Any]:
        number = self.new_id()
        return {
            "messageId": f"m-{number}",
            "receiptHandle": f"r-{number}",
            "body": text,
            "attributes": {"ApproximateReceiveCount": "1", "SentTimestamp": "1760000000000", **attributes},
            "messageAttributes": {
                name: {"stringValue": said, "dataType": "String"} for name, said in (ours or {}).items()
            },
            "eventSource": "aws:sqs",
            "eventSourceARN": "arn:aws:sqs:us-east-1:123456789012:lazaret-kyc",
            "awsRegion": "us-east-1",
        }

    def record_of(self, message: Outgoing) -> dict[str, Any]:
        entry = entry_of(message, self.store)
        ours = {name: said["StringValue"] for name, said in entry["MessageAttributes"].items()}
        group = {"MessageGroupId": entry["MessageGroupId"]} if "MessageGroupId" in entry else {}
        return self.record(entry["MessageBody"], ours=ours, **group)

    @contextmanager
    def staged(self) -> Iterator[None]:
        parts = ("worker", "ledger", "store", "breakers", "intake", "sweeper", "recoverer", "redriver", "redrives")
        with pytest.MonkeyPatch.context() as patch:
            for name, setting in _ENVIRONMENT.items():
                patch.setitem(os.environ, name, setting)
            for name in parts:
                swap(patch, name, getattr(self, name))
            swap(patch, "notice_queue", self.heards)
            patch.setattr(wiring, "now", lambda: self.now)
            settings.settings.cache_clear()
            yield
        settings.settings.cache_clear()


class Minute(Context):
    @staticmethod
    def get_remaining_time_in_millis() -> int:
        return 60_000
