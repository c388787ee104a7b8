"""DynamoDB in the process: a client with the operations that the adapters call, over tables in memory.

It evaluates the requests' real expressions and keeps DynamoDB's rules: sizes, sparse indexes and their projections,
pages, transactions. The contract suite holds it to moto and to DynamoDB Local. An index is behind its table only if the
test says by how much.
"""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from threading import RLock
from typing import Any

from botocore.exceptions import ClientError

from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, WATCHED, Index
from lazaret.testing import expressions
from lazaret.testing.expressions import Context, Invalid, Item, Stored, context_of

Request = dict[str, Any]
Place = tuple[str, str]  # partition and sort key
Watcher = Callable[[Item | None, Item | None], None]  # the item as it was, and as it is
LARGEST_ITEM = 400 * 1024
LARGEST_PAGE = 1024 * 1024
LARGEST_TRANSACTION = 4 * 1024 * 1024
MOST_WRITES = 100
MOST_GETS = 100
_TEXTS = (
    "ConditionExpression",
    "UpdateExpression",
    "KeyConditionExpression",
    "FilterExpression",
    "ProjectionExpression",
)


class DynamoDb:
    """`seen` is called before each request with the operation's name and its parameters, `answered` after it.

    What they raise reaches the caller: before, nothing was written; after, the write stands and its answer is lost.
    """

    def __init__(
        self,
        tables: Mapping[str, Sequence[Index]] | None = None,
        *,
        seen: Callable[[str, Request], None] = lambda _, __: None,
        answered: Callable[[str, Request], None] = lambda _, __: None,
    ) -> None:
        named = tables if tables is not None else {"ledger": INDEXES, "breakers": (WATCHED,)}
        self.tables = {name: _Table(indexes) for name, indexes in named.items()}
        self.seen, self.answered = seen, answered
        self._lock = RLock()

    def get_item(self, **request: Any) -> Any:
        return self._do("GetItem", request, self._get)

    def batch_get_item(self, **request: Any) -> Any:
        return self._do("BatchGetItem", request, self._batch_get)

    def query(self, **request: Any) -> Any:
        return self._do("Query", request, self._query)

    def put_item(self, **request: Any) -> Any:
        return self._do("PutItem", request, self._put)

    def update_item(self, **request: Any) -> Any:
        return self._do("UpdateItem", request, self._update)

    def delete_item(self, **request: Any) -> Any:
        return self._do("DeleteItem", request, self._delete)

    def transact_write_items(self, **request: Any) -> Any:
        return self._do("TransactWriteItems", request, self._transact)

    def _do(self, operation: str, request: Request, act: Callable[[Request], Any]) -> Any:
        self.seen(operation, request)
        try:
            with self._lock:
                answer = act(request)
        except Invalid as broken:
            raise refused(operation, "ValidationException", str(broken)) from None
        except _ConditionLost as lost:
            raise refused(operation, "ConditionalCheckFailedException", "lost", **_found(request, lost.item)) from None
        except _Cancelled as cancelled:
            raise refused(
                operation, "TransactionCanceledException", "cancelled", CancellationReasons=cancelled.reasons
            ) from None
        self.answered(operation, request)
        return answer

    def _get(self, request: Request) -> Any:
        found = self._table(request).items.get(place_of(request["Key"]))
        return {"Item": dict(found)} if found else {}

    def _batch_get(self, request: Request) -> Any:
        answer: dict[str, list[Item]] = {}
        asked = [(name, place_of(key)) for name, of in request["RequestItems"].items() for key in of["Keys"]]
        if len(asked) > MOST_GETS or len(asked) != len(set(asked)) or not asked:
            raise Invalid(f"BatchGetItem takes 1 to {MOST_GETS} keys, each once; it got {len(asked)}")
        for name, place in asked:
            found = self.tables[name].items.get(place)
            answer.setdefault(name, []).extend([projected(found, request["RequestItems"][name])] if found else [])
        return {"Responses": answer, "UnprocessedKeys": {}}

    def _query(self, request: Request) -> Any:
        only, shown = request.get("FilterExpression", ""), request.get("ProjectionExpression", "")
        context = context_of(request, request["KeyConditionExpression"], only, shown)
        passes = expressions.condition(only) if only else None
        found: list[Item] = []
        size = scanned = 0
        last: Item | None = None
        for key, item in self._table(request).rows(_span_of(request, context), request):
            scanned += 1
            size += size_of(item)
            if passes is None or passes(item, context):
                found.append(item)
            if scanned == request.get("Limit") or size > LARGEST_PAGE:
                last = key
                break
        answer: Request = {"Count": len(found), "ScannedCount": scanned}
        if request.get("Select") != "COUNT":
            answer["Items"] = [_shown(item, shown, context) for item in found] if shown else found
        return answer if last is None else {**answer, "LastEvaluatedKey": last}

    def _put(self, request: Request) -> Any:
        table, place = self._table(request), place_of(request["Item"])
        was = table.items.get(place)
        _require(request, was)
        table.check(request["Item"])
        table.write(place, dict(request["Item"]))
        return {}

    def _update(self, request: Request) -> Any:
        table, place = self._table(request), place_of(request["Key"])
        was = table.items.get(place)
        to = _updated(request, was)
        table.check(to)
        table.write(place, to)
        wanted = request.get("ReturnValues", "NONE")
        if wanted == "ALL_NEW":
            return {"Attributes": dict(to)}
        return {"Attributes": dict(was)} if wanted == "ALL_OLD" and was else {}

    def _delete(self, request: Request) -> Any:
        table, place = self._table(request), place_of(request["Key"])
        _require(request, table.items.get(place))
        table.write(place, None)
        return {}

    def _transact(self, request: Request) -> Any:
        """Every condition is asked before anything is written."""
        parts = [next(iter(write.items())) for write in request["TransactItems"]]
        places = [(self._table(of), place_of(of.get("Key") or of["Item"])) for _, of in parts]
        if not 1 <= len(parts) <= MOST_WRITES or len({(id(t), place) for t, place in places}) != len(places):
            raise Invalid(f"a transaction takes 1 to {MOST_WRITES} writes of different items; it got {len(places)}")
        tried = [
            _tried(verb, of, table.items.get(place)) for (verb, of), (table, place) in zip(parts, places, strict=True)
        ]
        if any(reason["Code"] != "None" for reason, _ in tried):
            raise _Cancelled([reason for reason, _ in tried])
        written = [(table, place, to) for (table, place), (_, to) in zip(places, tried, strict=True) if to is not None]
        if sum(size_of(to) for *_, to in written) > LARGEST_TRANSACTION:
            raise Invalid("a transaction writes at most 4 MB")
        for table, _, to in written:
            table.check(to)
        for table, place, to in written:
            table.write(place, to)
        return {}

    def _table(self, request: Request) -> "_Table":
        if request["TableName"] not in self.tables:
            raise Invalid(f"there is no table {request['TableName']!r}")
        return self.tables[request["TableName"]]


class _ConditionLost(Exception):
    def __init__(self, item: Item | None) -> None:
        super().__init__()
        self.item = item


class _Cancelled(Exception):
    def __init__(self, reasons: list[Request]) -> None:
        super().__init__()
        self.reasons = reasons


@dataclass
class _Listed:
    """An index: for each partition of it, the places of its items in the order of the sort key."""

    index: Index
    partitions: dict[str, list[tuple[str, Place]]] = field(default_factory=dict)
    items: dict[Place, Item] = field(default_factory=dict)  # as far as it knows them

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
        names = {*TABLE_KEYS, self.index.hash_key, self.index.sort_key, *(self.index.projected or ())}
        return {name: stored for name, stored in item.items() if name in names}


class _Table:
    def __init__(self, indexes: Sequence[Index]) -> None:
        self.items: dict[Place, Item] = {}
        self._own = _Listed(Index(name="", hash_key=TABLE_KEYS[0], sort_key=TABLE_KEYS[1], projected=None))
        self._indexes = {index.name: _Listed(index) for index in indexes}
        self._watchers: list[Watcher] = []
        self.soon: Callable[[Callable[[], None]], None] = lambda tell: tell()  # calls it when the indexes may know

    def watch(self, watcher: Watcher) -> None:
        """It is told of each item that is there, and of each write from now on."""
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

    def rows(self, span: "_Span", request: Request) -> Iterator[tuple[Item, Item]]:
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
class _Span:
    """What a key condition asks for: a partition, and the sort keys from `low` to before `high`."""

    partition: str
    low: str
    high: str | None
    forward: bool

    def within(self, rows: list[tuple[str, Place]]) -> tuple[int, int]:
        end = len(rows) if self.high is None else bisect_left(rows, (self.high, ("", "")))
        return bisect_left(rows, (self.low, ("", ""))), end


def _span_of(request: Request, context: Context) -> _Span:
    """`partition = :value`, and behind AND perhaps one condition on the sort key."""
    text = request["KeyConditionExpression"]
    tokens = expressions.tokens_of(text)
    if tokens[1] != "=" or tokens[3:4] not in ((), ("AND",)):
        raise Invalid(f"a key condition names its partition first: {text!r}")
    low, high = _bounds(tokens[4:], context) if tokens[3:] else ("", None)
    return _Span(context.value(tokens[2])["S"], low, high, request.get("ScanIndexForward", True))


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


def projected(item: Item, request: Request) -> Item:
    text = request.get("ProjectionExpression", "")
    return _shown(item, text, context_of(request, text)) if text else dict(item)


def _shown(item: Item, text: str, context: Context) -> Item:
    shown: Item = {}
    for path in expressions.projection(text):
        names = expressions.resolved(path, context)
        found = expressions.found_at(item, names)
        if found is not None:
            _place_in(shown, names, found)
    return shown


def _place_in(shown: Item, names: Sequence[str | int], found: Stored) -> None:
    """Of a map only what was asked for, still inside its map. Elements of lists are not asked for by anybody here."""
    for name in names[:-1]:
        shown = shown.setdefault(str(name), {"M": {}})["M"]
    shown[str(names[-1])] = found


def _tried(verb: str, of: Request, was: Item | None) -> tuple[Request, Item | None]:
    """One write of a transaction: why it does not hold, and the item that it would leave. A check leaves none."""
    try:
        if verb == "Update":
            return {"Code": "None"}, _updated(of, was)
        _require(of, was)
    except _ConditionLost as lost:
        return {"Code": "ConditionalCheckFailed", **_found(of, lost.item)}, None
    return {"Code": "None"}, dict(of["Item"]) if verb == "Put" else None


def _updated(request: Request, was: Item | None) -> Item:
    context = _require(request, was)
    to: Item = dict(was) if was is not None else dict(request["Key"])
    before = dict(to) if was is not None else {}
    for change in expressions.update(request.get("UpdateExpression", "")):
        change(before, to, context)
    if any(to.get(name) != request["Key"][name] for name in TABLE_KEYS):
        raise Invalid("an update cannot change a key")
    return to


def _require(request: Request, was: Item | None) -> Context:
    """Raise `_ConditionLost` unless the request's condition holds."""
    context = context_of(request, *(request.get(each, "") for each in _TEXTS))
    text = request.get("ConditionExpression", "")
    if text and not expressions.condition(text)(was or {}, context):
        raise _ConditionLost(was)
    return context


def _found(request: Request, item: Item | None) -> Request:
    tells = request.get("ReturnValuesOnConditionCheckFailure") == "ALL_OLD"
    return {"Item": dict(item)} if tells and item is not None else {}


def place_of(key: Item) -> Place:
    return _text(key, TABLE_KEYS[0]), _text(key, TABLE_KEYS[1])


def _text(item: Item, name: str) -> str:
    stored = item.get(name, {}).get("S")
    if not stored:
        raise Invalid(f"key attribute {name!r} is {item.get(name)}, expected text that is not empty")
    return str(stored)


def size_of(item: Item) -> int:
    return sum(len(name.encode()) + _size(stored) for name, stored in item.items())


def _size(stored: Stored) -> int:
    ((kind, value),) = stored.items()
    if kind == "M":
        return 3 + sum(1 + len(name.encode()) + _size(each) for name, each in value.items())
    if kind == "L":
        return 3 + sum(1 + _size(each) for each in value)
    if kind in ("SS", "NS"):
        return sum(len(each.encode()) for each in chain(value))
    return len(value.encode()) if isinstance(value, str) else 1


def refused(operation: str, code: str, message: str, **more: Any) -> ClientError:
    """As botocore raises it."""
    return ClientError({"Error": {"Code": code, "Message": message}, **more}, operation)
