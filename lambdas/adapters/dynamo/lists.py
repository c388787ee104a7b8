"""Letters listed newest first, and counted, through the sparse indexes. It reads what it shows, and writes nothing."""

from collections.abc import Iterator
from heapq import merge
from itertools import islice
from math import ceil, sqrt
from typing import Any

from lambdas.adapters.attributes import Item
from lambdas.adapters.dynamo import Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import row_from
from lambdas.adapters.listing import page_of, partitions_of, place_in
from lambdas.adapters.schema import Index
from lambdas.core.ledger import LetterQuery, Page


class Lists:
    _table: Table

    def letters(self, query: LetterQuery) -> Page:
        """A lane's letters lie in shards, which are merged as they are read: each gives its share of the page."""
        lists = partitions_of(query)
        place = place_in(query.cursor)
        share = _share(query.limit + 1, len(lists.values))
        shards = [self._newest(lists.index, value, place, share) for value in lists.values]
        newest = merge(*shards, key=lambda item: item["listed_at"]["S"], reverse=True)
        rows = [(item["listed_at"]["S"], row_from(item)) for item in islice(newest, query.limit + 1)]
        return page_of(rows, query.limit)

    def count_letters(self, query: LetterQuery, *, most: int) -> int:
        lists = partitions_of(query)
        found = 0
        for value in lists.values:  # none is asked once there are enough
            found += self._table.count(**_within(lists.index, value, None), most=most - found)
        return found

    def _newest(self, index: Index, value: str, place: str | None, limit: int) -> Iterator[Item]:
        request = _within(index, value, place)
        yield from self._table.query(**request, ScanIndexForward=False, Limit=limit)


def _within(index: Index, value: str, place: str | None) -> dict[str, Any]:
    e = Expression()
    within = f"{e[index.hash_key]} = {e(value)}"
    if place is not None:
        within += f" AND {e[index.sort_key]} < {e(place)}"
    return {**e.request(key_condition=within), "IndexName": index.name}


def _share(rows: int, shards: int) -> int:
    """Of one shard: some four standard deviations above what falls on it, so that it is hardly ever asked twice."""
    mean = rows / shards
    return rows if shards == 1 else min(rows, ceil(mean + 4 * sqrt(mean)) + 1)
