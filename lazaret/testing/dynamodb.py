"""DynamoDB in the process: a client with the operations that the adapters call, over tables in memory.

It evaluates the requests' real expressions and keeps DynamoDB's rules: sizes, sparse indexes and their projections,
pages, transactions. The contract suite holds it to moto and to DynamoDB Local. An index is behind its table only if the
test says by how much.
"""

from collections.abc import Callable, Mapping, Sequence
from threading import RLock
from typing import Any

from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, WATCHED, Index
from lambdas.adapters.dynamo.refused import ClientError
from lazaret.testing import expressions
from lazaret.testing.dynamodb_table import Request, Table, place_of, size_of, span_of
from lazaret.testing.expressions import Context, Invalid, Item, Stored, context_of

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
        self.tables = {name: Table(indexes) for name, indexes in named.items()}
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
        for key, item in self._table(request).rows(span_of(request, context), request):
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

    def _table(self, request: Request) -> Table:
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


def refused(operation: str, code: str, message: str, **more: Any) -> ClientError:
    """As botocore raises it."""
    return ClientError({"Error": {"Code": code, "Message": message}, **more}, operation)
