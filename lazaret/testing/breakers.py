"""Breakers and notices to tenants as they are deployed, over a DynamoDB in the process; notices to people in a list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from lambdas.adapters.dynamo.breakers import CLOSED_FOR_S, STATE, DynamoBreakers
from lambdas.adapters.dynamo.items import attributes, attributes_of
from lambdas.adapters.dynamo.keys import WATCH, WATCHED, place
from lambdas.adapters.dynamo.places import DynamoPlaces
from lambdas.adapters.webhooks import DynamoTenantNotices
from lambdas.core.model.breaker import Breaker
from lambdas.core.ports.outside import Notice
from lazaret.testing.dynamodb import DynamoDb

BREAKERS = "breakers"
_WRITES = ("UpdateItem", "TransactWriteItems")


class MemoryBreakers(DynamoBreakers):
    """Its clock is ahead of whatever it remembers, so every read is of the table."""

    def __init__(self) -> None:
        self.dynamodb = DynamoDb(answered=self._answered)
        ahead = count(step=2 * CLOSED_FOR_S)
        super().__init__(self.dynamodb, BREAKERS, monotonic=lambda: next(ahead), sleep=lambda _: None)  # type: ignore[arg-type]
        self.reads = self.writes = 0

    def put(self, breaker: Breaker) -> None:
        stored = attributes_of(breaker, without=("tenant_id", "job_type"))
        watch = attributes({WATCHED.hash_key: WATCH if breaker.watch_at else None})
        at = place(f"{breaker.tenant_id}#{breaker.job_type}", STATE)
        self.dynamodb.put_item(TableName=BREAKERS, Item={**stored, **watch, **at})

    def read(self, tenants: Sequence[str], job_type: str, *, sure: bool = False) -> dict[str, Breaker]:
        self.reads += 1
        return super().read(tenants, job_type, sure=sure)

    def _answered(self, operation: str, _: Any) -> None:
        self.writes += operation in _WRITES


class MemoryPlaces(DynamoPlaces):
    """Beside breakers of the same process."""

    def __init__(self, client: DynamoDb, *, jitter: Callable[[], float] = lambda: 0.0) -> None:
        super().__init__(client, BREAKERS, sleep=lambda _: None, jitter=jitter)  # type: ignore[arg-type]


@dataclass(slots=True)
class MemoryNotices:
    told: list[Notice] = field(default_factory=list)

    def tell(self, notice: Notice) -> None:
        self.told.append(notice)


class MemoryTenantNotices(DynamoTenantNotices):
    def __init__(self) -> None:
        super().__init__(DynamoDb(), "ledger", sleep=lambda _: None)  # type: ignore[arg-type]
