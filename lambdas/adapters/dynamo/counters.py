"""Health in DynamoDB: counted in shards by intake and by settles, summed here by the hour. It writes nothing."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime

from lambdas.adapters.attributes import moment, plain_item
from lambdas.adapters.dynamo import Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.listing import iso
from lambdas.adapters.schema import COUNTER_SHARDS
from lambdas.core.health import HealthHour

COUNTS = ("letters", "poison", "recovered")


class HealthCounts:
    _table: Table

    def health_hours(self, tenant_id: str, *, since: datetime) -> Sequence[HealthHour]:
        found: dict[str, list[dict[str, object]]] = defaultdict(list)
        for shard in range(COUNTER_SHARDS):
            e = Expression()
            within = f"{e['pk']} = {e(f'H#{tenant_id}#{shard}')} AND {e['sk']} >= {e(iso(since)[:13])}"
            for item in self._table.query(**e.request(key_condition=within)):
                found[item["sk"]["S"]].append(plain_item(item))
        return tuple(_summed(hour, shards) for hour, shards in sorted(found.items()))


def _summed(hour: str, shards: list[dict[str, object]]) -> HealthHour:
    counts = {name: sum(int(str(shard.get(name, 0))) for shard in shards) for name in COUNTS}
    failed = [moment(str(shard["last_failure_at"])) for shard in shards if "last_failure_at" in shard]
    return HealthHour(hour=moment(f"{hour}:00:00Z"), last_failure_at=max(failed, default=None), **counts)
