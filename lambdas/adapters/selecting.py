"""The letters that a redrive asks for, through the sparse index that fits best. Rows are hints: an index may lag."""

from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import islice

from lambdas.adapters.attributes import Item
from lambdas.adapters.dynamo import Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import row_from
from lambdas.adapters.listing import partitions_for, span_of
from lambdas.adapters.schema import SHARDS, Index
from lambdas.core.ledger import Selection
from lambdas.core.letter import Letter

FEWEST, MOST = 10, 500  # rows a request: a handful is as dear as ten, and 500 stay well under a query's 1 MB


class Selecting:
    _table: Table

    def select(self, selection: Selection) -> Sequence[Letter]:
        """Partitions are merged as they are read: a limit of n costs n rows and at most a page of each partition more.

        Signature, tenant, code and time narrow what is read, the best of them as the index. What that index does not
        have (the kind, the worker version, the lane where a tenant's index is used, whatever else was asked for beside
        the signature) is compared row by row, so rows that do not match are read and paid for too.
        """
        since, until = span_of(selection)
        if since > until or selection.limit < 1:  # DynamoDB calls an empty span a mistake
            return ()
        lists = partitions_for(selection)
        page = min(MOST, max(FEWEST, -(-selection.limit // SHARDS)))
        shards = [self._oldest(lists.index, value, (since, until), page) for value in lists.values]
        rows = map(row_from, merge(*shards, key=lambda item: item["listed_at"]["S"]))
        return tuple(islice((row for row in rows if selection.takes(row)), selection.limit))

    def _oldest(self, index: Index, value: str, span: tuple[str, str], page: int) -> Iterator[Item]:
        e = Expression()
        since, until = map(e, span)
        within = f"{e[index.hash_key]} = {e(value)} AND {e[index.sort_key]} BETWEEN {since} AND {until}"
        yield from self._table.query(**e.request(key_condition=within), IndexName=index.name, Limit=page)
