"""One DynamoDB table as the nouns of the ledger use it. botocore's errors stop here.

A lost condition is `Lost` with what was found; a table that cannot answer is `Unavailable`. A request that DynamoDB
calls invalid is our mistake, and is raised as it is.
"""

import random
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

from lambdas.adapters.dynamo.items import attribute, event_from, sound
from lambdas.adapters.dynamo.keys import EVENTS, TABLE_KEYS, TTL, Item, index_named
from lambdas.adapters.dynamo.refused import BotoCoreError, ClientError, ParamValidationError
from lambdas.core.model.errors import LazaretError, Unacceptable, Unavailable
from lambdas.core.model.head import Event
from lambdas.core.model.value import iso

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

T = TypeVar("T")
Skipped = Callable[[Item, Exception], None]  # receives a row that cannot be read, and why it cannot
# What reading a damaged row, or one that is not ours, may raise.
UNREADABLE = (
    *(ValueError, TypeError, KeyError, AttributeError, IndexError, ArithmeticError, RecursionError),
    LazaretError,
)


class Expression:
    """An update or a condition. `e["status"]` is a name, `e(value)` is a value; both stand in the text of a condition.

    Half of the ledger's words are reserved by DynamoDB. None of the reserved words has an underscore, so a name with
    one is written as it is: it then travels once and not three times, and every job has dozens of them.
    """

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._values: Item = {}
        self._sets: list[str] = []
        self._removes: list[str] = []
        self._adds: list[str] = []

    def __getitem__(self, name: str) -> str:
        written = _written(name)
        if written != name:
            self._names[written] = name
        return written

    def __call__(self, value: Any) -> str:
        return self._value(attribute(value))

    def set(self, item: Item) -> None:
        self._sets += [f"{self[name]} = {self._value(value)}" for name, value in item.items()]

    def set_once(self, item: Item) -> None:
        """Only if the attribute is not there yet."""
        named = [(self[name], self._value(value)) for name, value in item.items()]
        self._sets += [f"{name} = if_not_exists({name}, {value})" for name, value in named]

    def count(self, name: str, by: float = 1) -> None:
        self._adds.append(f"{self[name]} {self(by)}")

    def remove(self, names: Iterable[str]) -> None:
        self._removes += [self[name] for name in sorted(names)]

    def is_as_read(self, name: str, value: Any) -> str:
        """None is stored as absence of the attribute."""
        return f"attribute_not_exists({self[name]})" if value is None else f"{self[name]} = {self(value)}"

    def is_stored(self, name: str, stored: dict[str, Any] | None) -> str:
        """The same for an attribute in DynamoDB's format."""
        return f"attribute_not_exists({self[name]})" if stored is None else f"{self[name]} = {self._value(stored)}"

    def showing(self, names: Sequence[str]) -> dict[str, str]:
        """A projection, of everything if nothing is named. Keys and expiry are part of any: without them an item
        could be neither named nor ignored. `a.b` is `b` of the map `a`.
        """
        if not names:
            return {}
        paths = [".".join(self[part] for part in name.split(".")) for name in (*TABLE_KEYS, TTL, *names)]
        return {"ProjectionExpression": ", ".join(paths)}

    def request(self, *, condition: str = "", key_condition: str = "") -> dict[str, Any]:
        parts = (("SET", self._sets), ("REMOVE", self._removes), ("ADD", self._adds))
        update = " ".join(f"{verb} {', '.join(clauses)}" for verb, clauses in parts if clauses)
        request = {
            "UpdateExpression": update,
            "ConditionExpression": condition,
            "KeyConditionExpression": key_condition,
            "ExpressionAttributeNames": self._names,
            "ExpressionAttributeValues": self._values,
        }
        return {name: value for name, value in request.items() if value}

    def _value(self, stored: dict[str, Any]) -> str:
        placeholder = f":v{len(self._values)}"
        self._values[placeholder] = stored
        return placeholder


@lru_cache(maxsize=1_000)  # a job has dozens of them, and the next job the same
def _written(name: str) -> str:
    plain = name.isidentifier() and name.isascii()
    if plain and "_" in name:
        return name
    # The counters of a lane's codes have names that a placeholder may not have.
    return f"#{name}" if plain else f"#x{name.encode().hex()}"


CONFLICT_TRIES = 5
CONFLICT_FIRST_S = 0.02
Write = dict[str, Any]  # one write of a transaction
BATCH_GET = 100  # DynamoDB's own limit


class Lost(Exception):
    """A condition did not hold. It stays inside the adapters: each noun turns it into its own error."""

    def __init__(self, found: Item | None) -> None:
        super().__init__("condition lost")
        self.found = found


class TransactionLost(Exception):
    """One entry for each write of the transaction: None if its condition held, else what was found (perhaps {})."""

    def __init__(self, lost: Sequence[Item | None]) -> None:
        super().__init__("transaction lost")
        self.lost = lost


def of_nothing(_job_type: str) -> tuple[str, ...]:
    return ()


class Table:
    """`sleep` and `jitter` space the tries of a write while another transaction holds its item.

    What has expired by `clock`, and is not deleted yet, is ignored; without a clock it counts. A row of a list that
    cannot be read is passed to `skipped` and left out. `told_of` says which moves of a lane are announced. `shows` says
    which attributes of a partition's items the reader may ask for; nothing means all of them.
    """

    def __init__(
        self,
        client: "DynamoDBClient",
        name: str,
        *,
        sleep: Callable[[float], None] = time.sleep,
        jitter: Callable[[], float] = random.random,
        clock: Callable[[], datetime] | None = None,
        skipped: Skipped = lambda _item, _why: None,
        told_of: Callable[[str], Collection[str]] = of_nothing,
        shows: Callable[[str], Sequence[str]] = lambda _pk: (),
    ) -> None:
        self.client, self.name = client, name
        self.sleep, self.jitter, self.clock, self.skipped = sleep, jitter, clock, skipped
        self.told_of, self.shows = told_of, shows

    def readable(self, read: Callable[[Item], T], items: Iterable[Item]) -> Iterator[T]:
        """One bad row must not stop the others."""
        for item in items:
            try:
                found = read(item)
            except UNREADABLE as why:
                self.skipped(item, why)
            else:
                yield found

    def get(self, key: Item) -> Item | None:
        e = Expression()
        asked = {**e.showing(self.shows(key["pk"]["S"])), **e.request()}
        request: dict[str, Any] = {"TableName": self.name, "Key": key, "ConsistentRead": True, **asked}
        found: Item | None = self._ask(self.client.get_item, **request).get("Item")
        return found if found is not None and self._counts(found) else None

    def absent(self, e: Expression) -> str:
        """The condition that nothing is there, or only what has expired."""
        nothing = f"attribute_not_exists({e['sk']})"
        if self.clock is None:
            return nothing
        return f"({nothing} OR {e[TTL]} <= {e(int(self.clock().timestamp()))})"

    def put(self, item: Item, **expression: Any) -> None:
        self._ask(self.client.put_item, TableName=self.name, Item=item, **_with_old(expression))

    def update(self, key: Item, **expression: Any) -> None:
        self._ask(self.client.update_item, TableName=self.name, Key=key, **_with_old(expression))

    def updated(self, key: Item, **expression: Any) -> Item:
        """Update, and return the item as it is afterwards."""
        request = {"TableName": self.name, "Key": key, "ReturnValues": "ALL_NEW", **_with_old(expression)}
        answer: Item = self._ask(self.client.update_item, **request)["Attributes"]
        return answer

    def updated_from(self, key: Item, **expression: Any) -> Item | None:
        """Update, and return the item as it was before, if there was one."""
        request = {"TableName": self.name, "Key": key, "ReturnValues": "ALL_OLD", **_with_old(expression)}
        return self._ask(self.client.update_item, **request).get("Attributes") or None

    def putting(self, item: Item, **expression: Any) -> Write:
        """A put as part of a transaction."""
        return {"Put": {"TableName": self.name, "Item": item, **_with_old(expression)}}

    def updating(self, key: Item, **expression: Any) -> Write:
        """An update as part of a transaction."""
        return {"Update": {"TableName": self.name, "Key": key, **_with_old(expression)}}

    def checking(self, key: Item, **expression: Any) -> Write:
        """A condition on an item that the transaction does not write."""
        return {"ConditionCheck": {"TableName": self.name, "Key": key, **_with_old(expression)}}

    def transact(
        self, writes: Sequence[Write], *, if_they_hold: Sequence[Sequence[Write]] = (), tries: int = CONFLICT_TRIES
    ) -> None:
        """All or nothing, except that each part of `if_they_hold` is left out if a condition of it fails.

        Raise `TransactionLost`, about `writes` alone, if a condition of theirs did not hold.
        """
        wanted = [part for part in if_they_hold if part]
        while writes or wanted:
            try:
                items = [*writes, *chain.from_iterable(wanted)]
                self._ask(self.client.transact_write_items, tries=tries, TransactItems=items)
                return
            except TransactionLost as cancelled:
                ours, theirs = cancelled.lost[: len(writes)], iter(cancelled.lost[len(writes) :])
                if any(found is not None for found in ours):
                    raise TransactionLost(ours) from cancelled
                lost = [[next(theirs) for _ in part] for part in wanted]
                wanted = [part for part, found in zip(wanted, lost, strict=True) if found == [None] * len(part)]

    def partition(self, pk: str, prefix: str, *, only: Sequence[str] = ()) -> Iterator[Item]:
        """Consistent, in the order of the sort key. With `only` nothing else travels."""
        e = Expression()
        within = f"{e['pk']} = {e(pk)} AND begins_with({e['sk']}, {e(prefix)})"
        shown = e.showing(only or self.shows(pk))
        yield from self.query(**e.request(key_condition=within), **shown, ConsistentRead=True)

    def everything_in(self, pk: str) -> Iterator[Item]:
        """A whole partition, consistent."""
        e = Expression()
        yield from self.query(**e.request(key_condition=f"{e['pk']} = {e(pk)}"), ConsistentRead=True)

    def events(self, pk: str) -> Sequence[Event]:
        """A timeline, oldest first."""
        return tuple(self.readable(lambda item: sound(event_from(item)), self.partition(pk, EVENTS)))

    def listed(
        self,
        index: str,
        value: str,
        *,
        after: datetime | None = None,
        before: datetime | None = None,
        page: int | None = None,
    ) -> Iterator[Item]:
        """Keys and place of what one partition of an index lists, the oldest first."""
        e, of = Expression(), index_named(index)
        since, until = e(iso(after) if after else "0"), e(iso(before) if before else "9")
        within = f"{e[of.hash_key]} = {e(value)} AND {e[of.sort_key]} BETWEEN {since} AND {until}"
        asked: dict[str, Any] = {"ProjectionExpression": ", ".join(e[name] for name in ("pk", "sk", of.sort_key))}
        asked |= {"Limit": page} if page else {}
        yield from self.query(**e.request(key_condition=within), **asked, IndexName=index)

    def query(self, **request: Any) -> Iterator[Item]:
        """Item by item; the next page is read only when it is needed."""
        while True:
            answer = self._ask(self.client.query, TableName=self.name, **request)
            yield from filter(self._counts, answer["Items"])
            if "LastEvaluatedKey" not in answer:
                return
            request["ExclusiveStartKey"] = answer["LastEvaluatedKey"]

    def count(self, *, most: int, **request: Any) -> int:
        """Of a query, up to `most`. DynamoDB counts, and sends no items."""
        found = 0
        while found < most:
            asked = {**request, "Select": "COUNT", "Limit": most - found}
            answer = self._ask(self.client.query, TableName=self.name, **asked)
            found += int(answer["Count"])
            if "LastEvaluatedKey" not in answer:
                break
            request["ExclusiveStartKey"] = answer["LastEvaluatedKey"]
        return found

    def get_many(self, keys: Sequence[Item], *, only: Sequence[str] = ()) -> Iterator[Item]:
        """Consistent, in no order, of partitions of one kind. With `only` nothing else travels."""
        e = Expression()
        shown = only or (self.shows(keys[0]["pk"]["S"]) if keys else ())
        asked = {**e.showing(shown), **e.request(), "ConsistentRead": True}
        for start in range(0, len(keys), BATCH_GET):
            wanted: dict[str, Any] = {self.name: {"Keys": keys[start : start + BATCH_GET], **asked}}
            for again in range(CONFLICT_TRIES):
                answer = self._ask(self.client.batch_get_item, RequestItems=wanted)
                yield from filter(self._counts, answer["Responses"].get(self.name, []))
                wanted = answer.get("UnprocessedKeys") or {}
                if not wanted:
                    break
                self._wait(again)
            else:
                raise Unavailable(f"table {self.name}", "it left keys unprocessed")

    def _counts(self, item: Item) -> bool:
        """DynamoDB deletes expired items within days, not at once. Most indexes do not have the expiry; items do."""
        # What is not a number does not expire: DynamoDB reads it so too.
        ends = item.get(TTL, {}).get("N")
        return self.clock is None or ends is None or float(ends) > self.clock().timestamp()

    def _ask(self, call: Callable[..., Any], *, tries: int = CONFLICT_TRIES, **request: Any) -> Any:
        for again in range(tries):
            try:
                return call(**request)
            except ClientError as error:
                self._explain(error)
            except ParamValidationError:
                raise
            except BotoCoreError as error:
                raise Unavailable(f"table {self.name}", str(error)) from error
            self._wait(again)
        raise Unavailable(f"table {self.name}", f"another transaction held an item {tries} times")

    def _explain(self, error: ClientError) -> None:
        """Raise, unless the request may be tried again at once."""
        code = error.response["Error"]["Code"]
        if code == "ConditionalCheckFailedException":
            raise Lost(error.response.get("Item")) from error
        if code == "TransactionCanceledException":
            self._explain_cancelled(error)
        elif code == "ValidationException":
            raise Unacceptable(f"table {self.name}", str(error)) from error
        elif code != "TransactionConflictException":
            raise Unavailable(f"table {self.name}", code) from error

    def _explain_cancelled(self, error: ClientError) -> None:
        reasons: list[dict[str, Any]] = error.response.get("CancellationReasons", [])
        codes = {reason.get("Code") for reason in reasons}
        if "ConditionalCheckFailed" in codes:
            held = [None if r.get("Code") != "ConditionalCheckFailed" else r.get("Item") or {} for r in reasons]
            raise TransactionLost(held) from error
        if "ValidationError" in codes:
            raise Unacceptable(f"table {self.name}", str(error)) from error
        if "TransactionConflict" not in codes:
            raise Unavailable(f"table {self.name}", str(error)) from error

    def _wait(self, again: int) -> None:
        self.sleep(CONFLICT_FIRST_S * 2**again * (0.5 + self.jitter() / 2))


def _with_old(expression: dict[str, Any]) -> dict[str, Any]:
    """A lost race carries the current state: every condition that fails returns the item as it is."""
    if "ConditionExpression" not in expression:
        return expression
    return {**expression, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
