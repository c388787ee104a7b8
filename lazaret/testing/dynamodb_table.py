"""A table of DynamoDB in memory, with its sparse indexes: what is written, and which rows a key condition finds."""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from lambdas.adapters.dynamo.keys import TABLE_KEYS, Index
from lazaret.testing import expressions
from lazaret.testing.expressions import Context, Invalid, Item, Stored

Request = dict[str, Any]
Place = tuple[str, str]  # partition and sort key
Watcher = Callable[[Item | None, Item | None], None]  # the item as it was, and as it is
LARGEST_ITEM = 400 * 1024


@dataclass
class _Listed:
    """An index: for each partition of it, the places of its items in the order of the sort key."""

    index: Index
    partitions: dict[str, list[tuple[str, Place]]] = field(default_factory=dict)
    items: dict[Place, Item] = field(default_factory=dict)  # as far as it knows them
    shown: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        own = (self.index.hash_key, self.index.sort_key)
        self.shown = frozenset((*TABLE_KEYS, *own, *(self.index.projected or ())))

    def entry(self, item: Item | None) -> tuple[str, str] | None:
        """None if the index does not hold the item: it is sparse."""
        if item is None or self.index.hash_key not in item or self.index.sort_key not in item:
            return None
        return _text(item, self.index.hash_key), _text(item, self.index.sort_key)

    def move(self, place: Place, to: Item | None) -> None:
        before, after = self.entry(self.items.get(place)), self.entry(to)
        if after is not None and to is not None:
            self.items[place] = to
        else:
            self.items.pop(place, None)
        if before == after:
            return
        if before is not None:
            rows = self.partitions[before[0]]
            del rows[bisect_left(rows, (before[1], place))]
        if after is not None:
            insort(self.partitions.setdefault(after[0], []), (after[1], place))

    def projected(self, item: Item) -> Item:
        if not self.index.name:
            return dict(item)
        return {name: stored for name, stored in item.items() if name in self.shown}


class Table:
    def __init__(self, indexes: Sequence[Index]) -> None:
        self.items: dict[Place, Item] = {}
        self._own = _Listed(Index(name="", hash_key=TABLE_KEYS[0], sort_key=TABLE_KEYS[1], projected=None))
        self._indexes = {index.name: _Listed(index) for index in indexes}
        self._watchers: list[Watcher] = []
        self.soon: Callable[[Callable[[], None]], None] = lambda tell: tell()  # calls it when the indexes may know

    def watch(self, watcher: Watcher) -> None:
        """It is called with each item that is there, and with each write from now on."""
        for item in self.items.values():
            watcher(None, item)
        self._watchers.append(watcher)

    def write(self, place: Place, item: Item | None) -> None:
        was = self.items.get(place)
        if item is not None:
            self.items[place] = item
        elif was is not None:
            del self.items[place]
        self._own.move(place, item)
        self.soon(lambda: self._tell_indexes(place, item))
        for watcher in self._watchers:
            watcher(was, item)

    def _tell_indexes(self, place: Place, item: Item | None) -> None:
        for listed in self._indexes.values():
            listed.move(place, item)

    def check(self, item: Item) -> None:
        """Raise `Invalid` for what the table would not take, before anything is written."""
        if size_of(item) > LARGEST_ITEM:
            raise Invalid(f"item size has exceeded {LARGEST_ITEM} bytes: {place_of(item)}")
        for listed in self._indexes.values():
            listed.entry(item)

    def rows(self, span: "Span", request: Request) -> Iterator[tuple[Item, Item]]:
        """Each row's key, from which a next page starts, and the row as it is shown."""
        index, start = request.get("IndexName"), request.get("ExclusiveStartKey")
        if index is None:
            listed = self._own
        elif index not in self._indexes or request.get("ConsistentRead"):
            raise Invalid(f"there is no index {index!r}, or it was to be read consistently")
        else:
            listed = self._indexes[index]
        rows = listed.partitions.get(span.partition, [])
        first, end = span.within(rows)
        if start is not None:
            here = (_text(start, listed.index.sort_key), place_of(start))
            first, end = (
                (max(first, bisect_right(rows, here)), end) if span.forward else (first, bisect_left(rows, here))
            )
        for _, place in rows[first:end] if span.forward else reversed(rows[first:end]):
            item = listed.items[place]
            yield _key_of(listed.index, item), listed.projected(item)


@dataclass(frozen=True, slots=True)
class Span:
    """What a key condition asks for: a partition, and the sort keys from `low` to before `high`."""

    partition: str
    low: str
    high: str | None
    forward: bool

    def within(self, rows: list[tuple[str, Place]]) -> tuple[int, int]:
        end = len(rows) if self.high is None else bisect_left(rows, (self.high, ("", "")))
        return bisect_left(rows, (self.low, ("", ""))), end


def span_of(request: Request, context: Context) -> Span:
    """`partition = :value`, and behind AND perhaps one condition on the sort key."""
    text = request["KeyConditionExpression"]
    tokens = expressions.tokens_of(text)
    if tokens[1] != "=" or tokens[3:4] not in ((), ("AND",)):
        raise Invalid(f"a key condition names its partition first: {text!r}")
    low, high = _bounds(tokens[4:], context) if tokens[3:] else ("", None)
    return Span(context.value(tokens[2])["S"], low, high, request.get("ScanIndexForward", True))


def _bounds(tokens: Sequence[str], context: Context) -> tuple[str, str | None]:
    values = [str(context.value(token)["S"]) for token in tokens if token.startswith(":")]
    first, *rest = values
    after = first + "\0"  # the next text there is
    if tokens[0] == "begins_with":
        return first, first + chr(0x10FFFF)
    if tokens[1].upper() == "BETWEEN":
        return first, rest[0] + "\0"
    bounds = {"=": (first, after), "<": ("", first), "<=": ("", after), ">": (after, None), ">=": (first, None)}
    if tokens[1] not in bounds:
        raise Invalid(f"{' '.join(tokens)} is not a condition on a sort key")
    return bounds[tokens[1]]


def _key_of(index: Index, item: Item) -> Item:
    return {name: item[name] for name in dict.fromkeys((*TABLE_KEYS, index.hash_key, index.sort_key))}


def place_of(key: Item) -> Place:
    return _text(key, TABLE_KEYS[0]), _text(key, TABLE_KEYS[1])


def _text(item: Item, name: str) -> str:
    stored = item.get(name, {}).get("S")
    if not stored:
        raise Invalid(f"key attribute {name!r} is {item.get(name)}, expected text that is not empty")
    return str(stored)


def size_of(item: Item) -> int:
    """Asked for each row that is read, and nearly all of them are texts and numbers: no call is made for those."""
    size = 0
    for name, stored in item.items():
        value = stored.get("S") or stored.get("N")
        size += len(name.encode()) + (len(value.encode()) if value else _size(stored))
    return size


def _size(stored: Stored) -> int:
    ((kind, value),) = stored.items()
    if kind == "M":
        return 3 + sum(1 + len(name.encode()) + _size(each) for name, each in value.items())
    if kind == "L":
        return 3 + sum(1 + _size(each) for each in value)
    if kind in ("SS", "NS"):
        return sum(len(each.encode()) for each in chain(value))
    return len(value.encode()) if isinstance(value, str) else 1
