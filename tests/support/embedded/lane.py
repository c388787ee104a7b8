"""A lane of the embedded stack as a producer and an operator see it: plain boto3, no code of ours on the way in."""

import json
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from boto3.dynamodb.types import TypeDeserializer

from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from local.stack import Stack

SETTLED = (HeadStatus.DONE, HeadStatus.DEAD)


@dataclass
class EmbeddedLane:
    stack: Stack
    job_type: str = "simulated"
    tenant_id: str = field(default_factory=lambda: f"tnt-{uuid.uuid4().hex[:8]}")

    def __post_init__(self) -> None:
        self.sqs = self.stack.client("sqs")
        self.dynamo = self.stack.client("dynamodb")
        self.ledger = DynamoLedger(self.dynamo, self.stack.outputs["LedgerTable"])
        self.queue_url = self.stack.outputs[f"{self.job_type.capitalize()}QueueUrl"]

    def key(self, job_id: str) -> JobKey:
        return JobKey(tenant_id=self.tenant_id, job_type=self.job_type, job_id=job_id)

    def send_raw(self, body: str, **fields: Any) -> str:
        sent = self.sqs.send_message(QueueUrl=self.queue_url, MessageBody=body, **fields)
        return str(sent["MessageId"])

    def envelope(self, *attempts: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
        return {
            "job_id": f"job-{uuid.uuid4().hex[:12]}",
            "tenant_id": self.tenant_id,
            "job_type": self.job_type,
            "payload": {"attempts": list(attempts)},
            **fields,
        }

    def send(self, *attempts: list[dict[str, Any]], **fields: Any) -> str:
        """A script for the simulated agent. The job's id."""
        envelope = self.envelope(*attempts, **fields)
        self.send_raw(json.dumps(envelope), MessageGroupId=self.tenant_id)
        return str(envelope["job_id"])

    def settled(self, job_id: str, *, within: float = 60) -> Head:
        head = wait_for(lambda: self._settled(job_id), within=within)
        assert isinstance(head, Head)
        return head

    def _settled(self, job_id: str) -> Head | None:
        head = self.ledger.head(self.key(job_id))
        return head if head is not None and head.status in SETTLED else None

    def letter(self, job_id: str, *, within: float = 60) -> Letter:
        head = self.settled(job_id, within=within)
        assert head.status is HeadStatus.DEAD, f"job {job_id} is {head.status}: {head.result}"
        letter = self.ledger.letter(head.letter_id)
        assert letter is not None
        return letter

    def letters(self, tenant_id: str | None = None, status: LetterStatus = LetterStatus.OPEN) -> list[Letter]:
        query = LetterQuery(status=status, tenant_id=tenant_id or self.tenant_id)
        listed = self.ledger.letters(query).letters
        whole = [self.ledger.letter(letter.letter_id) for letter in listed]
        return [letter for letter in whole if letter is not None]

    def timeline(self, job_id: str) -> list[tuple[str, str]]:
        return [(e.what, str(e.data.get("code", ""))) for e in self.ledger.timeline(self.key(job_id))]

    def world(self, action: str, key: str) -> int:
        """How often this effect really happened outside."""
        table = self.stack.outputs["WorldTable"]
        found = self.dynamo.get_item(TableName=table, Key={"pk": {"S": f"{action}#{key}"}}, ConsistentRead=True)
        item = found.get("Item")
        return int(TypeDeserializer().deserialize(item["count"])) if item else 0


def wait_for(question: Callable[[], Any], *, within: float, every: float = 0.25) -> Any:
    deadline = time.monotonic() + within
    while not (answer := question()):
        assert time.monotonic() < deadline, f"still {answer!r} after {within:.0f} s"
        time.sleep(every)
    return answer
