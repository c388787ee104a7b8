"""The sweep's own questions in DynamoDB: counts through the indexes, and expiry that is moved on. The contract is
lambdas/core/upkeep.py.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import islice
from typing import Any

from lambdas.adapters import keys
from lambdas.adapters.attributes import Item, attributes, moment, plain_item
from lambdas.adapters.dynamo import BATCH_GET, Lost, Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import expiry, head_from
from lambdas.adapters.listing import iso
from lambdas.adapters.schema import SHARDS, TTL
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import LetterStatus
from lambdas.core.upkeep import Chores, Kept, Stuck


class Upkeep:
    _table: Table

    def count_released(self, tenant_id: str, job_type: str, *, most: int) -> int:
        released = keys.released_in(tenant_id, job_type)
        return sum(1 for _ in islice(self._places("by_tenant", "tenant_status", released), most))

    def died(
        self, job_type: str, status: LetterStatus, *, most: int, after: datetime | None = None
    ) -> Sequence[datetime]:
        """Each shard gives its oldest, so that a count that stops early still knows the oldest of all."""
        lists = [f"{job_type}#{status}#{shard}" for shard in range(SHARDS)]
        rows = (
            item["listed_at"]["S"]
            for value in lists
            for item in islice(self._places("by_lane", "lane_status", value, after=after), -(-most // SHARDS))
        )
        return tuple(sorted(moment(row.partition("#")[0]) for row in rows))

    def stuck(self, job_type: str, *, now: datetime, most: int) -> Sequence[Stuck]:
        lists = [keys.stuck_in(job_type, shard) for shard in range(SHARDS)]
        found = (item for value in lists for item in self._places("by_lane", "lane_status", value, before=now))
        return tuple(
            Stuck(key=keys.job_key_in(item), since=moment(item["listed_at"]["S"].partition("#")[0]))
            for item in islice(found, most)
        )

    def parked_between(
        self, tenant_id: str, job_type: str, *, after: datetime, before: datetime, limit: int
    ) -> Sequence[Head]:
        parked = keys.parked_in(tenant_id, job_type)
        named = self._places("by_tenant", "tenant_status", parked, after=after, before=before)
        return tuple(islice(self._still_parked_of(named), limit))

    def expiring(self, job: JobKey, root: JobKey, *, before: datetime) -> Sequence[Kept]:
        steps = self._table.partition(keys.partition(job), keys.steps(job))
        effects = self._table.partition(keys.partition(root), keys.EFFECTS)
        return tuple(
            [Kept(of=job, step=item["number"], ref=item.get("result_ref", "")) for item in _ending(steps, before)]
            + [
                Kept(of=root, effect_id=item["effect_id"], ref=item.get("result_ref", ""))
                for item in _ending(effects, before)
            ]
        )

    def keep(self, kept: Kept, *, until: datetime) -> None:
        key = keys.effect(kept.of, kept.effect_id) if kept.effect_id else keys.step(kept.of, kept.step)
        e = Expression()
        e.set(expiry(until))
        # False also of an item that is gone: it must not come back as nothing but its expiry.
        earlier = f"{e[TTL]} < {e(int(until.timestamp()))}"
        with suppress(Lost):
            self._table.update(key, **e.request(condition=earlier))

    def chores(self, job_type: str) -> Chores:
        stored = plain_item(self._table.get(keys.chores(job_type)) or {})
        known = {name: moment(stored[name]) for name in ("kept_to", "done_at") if name in stored}
        return Chores(job_type=job_type, **known)

    def note_chores(self, chores: Chores) -> None:
        told = attributes({"kept_to": chores.kept_to, "done_at": chores.done_at})
        self._table.put({**told, **keys.chores(chores.job_type)})

    def _still_parked_of(self, named: Iterator[Item]) -> Iterator[Head]:
        """The index may lag: what has moved on since is passed over."""
        while asked := [{"pk": item["pk"], "sk": item["sk"]} for item in islice(named, BATCH_GET)]:
            found = {keys.job_key_in(item): head_from(item) for item in self._table.get_many(asked)}
            in_order = (found.get(keys.job_key_in(item)) for item in asked)
            yield from (head for head in in_order if head is not None and head.status is HeadStatus.PARKED)

    def _places(
        self, index: str, name: str, value: str, *, after: datetime | None = None, before: datetime | None = None
    ) -> Iterator[Item]:
        """Keys and place of a list's entries, the oldest first."""
        e = Expression()
        since, until = e(iso(after) if after else "0"), e(iso(before) if before else "9")
        within = f"{e[name]} = {e(value)} AND {e['listed_at']} BETWEEN {since} AND {until}"
        shown: dict[str, Any] = {"ProjectionExpression": ", ".join(e[each] for each in ("pk", "sk", "listed_at"))}
        yield from self._table.query(**e.request(key_condition=within), **shown, IndexName=index)


def _ending(items: Iterator[Item], before: datetime) -> Iterator[dict[str, Any]]:
    for item in map(plain_item, items):
        if TTL in item and item[TTL] < before.timestamp():
            yield item
