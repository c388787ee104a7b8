"""A ledger to test, with what a test needs beside the port: to put things there, and to see counters and expiry."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import head_item, letter_item, plain_item
from lambdas.adapters.dynamo.keys import COUNTER_SHARDS
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter
from lambdas.core.ports.ledger import Ledger
from lazaret.testing.memory import MemoryLedger
from tests.support.builders import an_id


class Bench(Protocol):
    @property
    def ledger(self) -> Ledger: ...

    def put_head(self, head: Head) -> Head: ...

    def put_letter(self, letter: Letter) -> Letter: ...

    def health(self, tenant_id: str) -> Counter[str]:
        """Summed over shards and hours."""
        ...

    def group(self, job_type: str, signature: str) -> dict[str, Any]:
        """Letters summed over shards, first_seen the first and last_seen the last of them."""
        ...

    def expires(self, of: JobKey | Letter) -> datetime | None: ...


class DynamoBench:
    def __init__(self, client: Any, table: str) -> None:
        self.client, self.table = client, table
        self.ledger: DynamoLedger = DynamoLedger(client, table, sleep=lambda _: None)

    def put_head(self, head: Head) -> Head:
        self.client.put_item(TableName=self.table, Item=head_item(head))
        return head

    def put_letter(self, letter: Letter) -> Letter:
        self.client.put_item(TableName=self.table, Item=letter_item(letter))
        return letter

    def health(self, tenant_id: str) -> Counter[str]:
        total: Counter[str] = Counter()
        for item in self._shards(f"H#{tenant_id}"):
            counts = {name: value for name, value in item.items() if isinstance(value, int) and name != "expires_at"}
            total.update(counts)
        return total

    def group(self, job_type: str, signature: str) -> dict[str, Any]:
        shards = [item for item in self._shards(f"G#{job_type}") if item["sk"] == signature]
        return {
            "letters": sum(item["letters"] for item in shards),
            "first_seen": min(datetime.fromisoformat(item["first_seen"]) for item in shards),
            "last_seen": max(datetime.fromisoformat(item["last_seen"]) for item in shards),
        }

    def expires(self, of: JobKey | Letter) -> datetime | None:
        item = self.item(keys.letter(of.key) if isinstance(of, Letter) else keys.head(of))
        seconds = item.get("expires_at")
        return datetime.fromtimestamp(seconds, UTC) if seconds is not None else None

    def item(self, key: dict[str, Any]) -> dict[str, Any]:
        return plain_item(self.client.get_item(TableName=self.table, Key=key, ConsistentRead=True).get("Item", {}))

    def _shards(self, prefix: str) -> Iterator[dict[str, Any]]:
        for shard in range(COUNTER_SHARDS):
            found = self.client.query(
                TableName=self.table,
                KeyConditionExpression="pk = :pk",
                ExpressionAttributeValues={":pk": {"S": f"{prefix}#{shard}"}},
            )
            yield from (plain_item(item) for item in found["Items"])


class MemoryBench(DynamoBench):
    """In the process, with what a test may look at."""

    ledger: MemoryLedger

    def __init__(self) -> None:
        self.ledger = MemoryLedger()
        self.client, self.table = self.ledger.dynamodb, self.ledger.name


@dataclass
class Requests:
    """What was asked of DynamoDB, in order, and how many items and bytes it answered with."""

    names: list[str] = field(default_factory=list)
    bodies: list[dict[str, Any]] = field(default_factory=list)
    items: int = 0  # of queries
    got: int = 0  # by their keys
    bytes: int = 0


@contextmanager
def counted(client: Any) -> Iterator[Requests]:
    seen, name = Requests(), an_id("counting")

    def asked(params: dict[str, Any], model: Any, **_: Any) -> None:
        seen.names.append(model.name)
        seen.bodies.append(params)

    def answered(parsed: dict[str, Any], http_response: Any, **_: Any) -> None:
        seen.items += len(parsed.get("Items", ()))
        seen.got += sum(map(len, parsed.get("Responses", {}).values()))
        if http_response.raw is not None:  # it is, of one that was answered in the process
            seen.bytes += len(http_response.content)

    client.meta.events.register("provide-client-params.dynamodb", asked, unique_id=name)
    client.meta.events.register("after-call.dynamodb", answered, unique_id=f"{name} answers")
    try:
        yield seen
    finally:
        client.meta.events.unregister("provide-client-params.dynamodb", unique_id=name)
        client.meta.events.unregister("after-call.dynamodb", unique_id=f"{name} answers")
