"""DynamoDB's reads over sorted lists, in place of the client: as many letters as wanted, each made when it is read.

moto looks at every item for every query, so that time there grows whatever is asked. This one finds the first row by
bisection, as an index does. It takes the key conditions that the ledger writes, and refuses any other.
"""

import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any

from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, Item

HIGHEST = "\U0010ffff"
_CONDITION = re.compile(
    r"#?(?P<hash>\w+) = (?P<value>:\w+)"
    r"( AND (#?\w+ (?P<sign><=|>=|<|>|=) (?P<bound>:\w+)|#?\w+ BETWEEN (?P<low>:\w+) AND (?P<high>:\w+)"
    r"|begins_with\(#?\w+, (?P<prefix>:\w+)\)))?"
)
_KEYS: dict[str | None, tuple[str, str]] = {
    None: TABLE_KEYS,
    **{index.name: (index.hash_key, index.sort_key) for index in INDEXES},
}
_KEPT = {index.name: {index.hash_key, index.sort_key, *TABLE_KEYS, *(index.projected or ())} for index in INDEXES}
Row = tuple[str, str, str, int]  # sort key, then the table's keys, then the item's number


class IndexedTable:
    """`make(n)` gives the n-th item, the same each time."""

    def __init__(self, make: Callable[[int], Item], count: int) -> None:
        self.requests: Counter[str] = Counter()
        self.items_read = 0
        self.making_s = 0.0  # CPU that went into making items anew: a real table only reads them
        self._make = make
        self._lists: dict[tuple[str | None, str], list[Row]] = defaultdict(list)
        for number in range(count):
            self._list(number, make(number))
        for rows in self._lists.values():
            rows.sort()

    def query(self, **request: Any) -> dict[str, Any]:
        self.requests["Query"] += 1
        index = request.get("IndexName")
        rows, places = self._within(request, index)
        if not request.get("ScanIndexForward", True):
            places = places[::-1]
        if "ExclusiveStartKey" in request:
            last = request["ExclusiveStartKey"]
            row = (last[_KEYS[index][1]]["S"], last["pk"]["S"], last["sk"]["S"])
            places = places[places.index(bisect_left(rows, row)) + 1 :]
        page = places[: request.get("Limit", len(places))]
        full = bool(page) and len(page) == request.get("Limit")
        more = {"LastEvaluatedKey": _place(rows[page[-1]], index)} if full else {}
        if request.get("Select") == "COUNT":
            self.items_read += len(page)  # they are billed, though not sent over
            return {"Count": len(page), **more}
        return {"Items": [self._read(rows[place][3], index) for place in page], **more}

    def get_item(self, **request: Any) -> dict[str, Any]:
        self.requests["GetItem"] += 1
        found = self._at(request["Key"])
        return {"Item": found} if found else {}

    def batch_get_item(self, **request: Any) -> dict[str, Any]:
        self.requests["BatchGetItem"] += 1
        ((table, wanted),) = request["RequestItems"].items()
        return {"Responses": {table: [item for item in map(self._at, wanted["Keys"]) if item]}}

    def _list(self, number: int, item: Item) -> None:
        for name, (hash_key, sort_key) in _KEYS.items():
            if hash_key in item and sort_key in item:
                row = (item[sort_key]["S"], item["pk"]["S"], item["sk"]["S"], number)
                self._lists[name, item[hash_key]["S"]].append(row)

    def _within(self, request: dict[str, Any], index: str | None) -> tuple[list[Row], range]:
        """The rows of one partition, and which of them are meant. Nothing is copied: that would take its time."""
        asked = _CONDITION.fullmatch(request["KeyConditionExpression"])
        if asked is None:
            raise ValueError(f"key condition {request['KeyConditionExpression']!r} is none that the ledger writes")
        values = {name: value["S"] for name, value in request["ExpressionAttributeValues"].items()}
        rows = self._lists.get((index, values[asked["value"]]), [])
        low, high = _bounds(asked, values)
        return rows, range(bisect_left(rows, low), bisect_right(rows, high))

    def _at(self, key: Item) -> Item | None:
        rows = self._lists.get((None, key["pk"]["S"]), [])
        at = bisect_left(rows, (key["sk"]["S"],))
        if at == len(rows) or rows[at][0] != key["sk"]["S"]:
            return None
        return self._read(rows[at][3])

    def _read(self, number: int, index: str | None = None) -> Item:
        began = process_time()
        item = self._make(number)
        if index is not None:
            item = {name: held for name, held in item.items() if name in _KEPT[index]}
        self.items_read += 1
        self.making_s += process_time() - began
        return item


def _place(row: Row, index: str | None) -> Item:
    """Where a page ended: the keys of its last row."""
    own = {"pk": {"S": row[1]}, "sk": {"S": row[2]}}
    return own | ({_KEYS[index][1]: {"S": row[0]}} if index else {})


def _bounds(asked: re.Match[str], values: dict[str, str]) -> tuple[Any, Any]:
    """As tuples that sort before, or behind, every row with that sort key."""
    if asked["prefix"]:
        return (values[asked["prefix"]],), (values[asked["prefix"]] + HIGHEST,)
    if asked["low"]:
        return (values[asked["low"]],), (values[asked["high"]], HIGHEST)
    bound = values.get(asked["bound"] or "", "")
    sides = {
        "<": (("",), (bound,)),
        "<=": (("",), (bound, HIGHEST)),
        ">": ((bound, HIGHEST), (HIGHEST,)),
        ">=": ((bound,), (HIGHEST,)),
        "=": ((bound,), (bound, HIGHEST)),
    }
    return sides.get(asked["sign"], (("",), (HIGHEST,)))


def stacked(*parts: tuple[Callable[[int], Item], int]) -> tuple[Callable[[int], Item], int]:
    """Several kinds of items as one row of numbers."""

    def make(number: int) -> Item:
        for part, count in parts:
            if number < count:
                return part(number)
            number -= count
        raise IndexError(f"item {number} is past the last")

    return make, sum(count for _, count in parts)


def listed(items: Iterable[Item]) -> tuple[Callable[[int], Item], int]:
    held = tuple(items)
    return held.__getitem__, len(held)
