"""Breakers on DynamoDB, read only: which tenants of a batch to park. Never stands in the way of a job by failing."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lambdas.adapters.dynamo import Table
from lambdas.core.errors import Unavailable

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

OPEN = "open"
CLOSED_FOR_S = 5.0  # how long "closed" is remembered; "open" never is
MOST_REMEMBERED = 10_000  # a worker that meets many tenants must not grow for ever


class DynamoBreakers:
    def __init__(
        self, client: "DynamoDBClient", table_name: str, *, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._table = Table(client=client, name=table_name)
        self._monotonic = monotonic
        self._closed_until: dict[str, float] = {}

    def open_for(self, tenants: Sequence[str], job_type: str) -> frozenset[str]:
        """Consistent: parking on a stale answer would set jobs aside of a tenant whose breaker has just closed."""
        now = self._monotonic()
        asked = [t for t in dict.fromkeys(tenants) if self._closed_until.get(f"{t}#{job_type}", 0.0) <= now]
        try:
            found = frozenset(_open_tenants(self._table.get_many([_key(tenant, job_type) for tenant in asked])))
        except Unavailable:
            return frozenset()
        self._remember([f"{tenant}#{job_type}" for tenant in asked if tenant not in found], now + CLOSED_FOR_S)
        return found

    def _remember(self, closed: Sequence[str], until: float) -> None:
        if len(self._closed_until) > MOST_REMEMBERED:
            self._closed_until.clear()
        self._closed_until.update(dict.fromkeys(closed, until))


def _key(tenant_id: str, job_type: str) -> dict[str, Any]:
    return {"pk": {"S": f"{tenant_id}#{job_type}"}, "sk": {"S": "STATE"}}


def _open_tenants(items: Iterator[dict[str, Any]]) -> Iterator[str]:
    for item in items:
        if item.get("state", {}).get("S") == OPEN:
            yield item["pk"]["S"].rsplit("#", 1)[0]
