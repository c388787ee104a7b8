"""One DynamoDB table as the ledger's nouns use it. botocore's errors stop here.

A lost condition is `Lost` with what was found; what cannot be answered is `Unavailable`. A request that DynamoDB
calls invalid is our mistake and is raised as it is.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.adapters.attributes import Item
from lambdas.adapters.expression import Expression
from lambdas.adapters.schema import TTL
from lambdas.core.errors import Unavailable
from lambdas.core.value import value

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

CONFLICT_TRIES = 5
CONFLICT_FIRST_S = 0.02
Write = dict[str, Any]  # one write of a transaction
BATCH_GET = 100  # DynamoDB's own limit


class Lost(Exception):
    """A condition did not hold. Inside the adapters only: each noun turns it into its own error."""

    def __init__(self, found: Item | None) -> None:
        super().__init__("condition lost")
        self.found = found


class TransactionLost(Exception):
    """One entry for each write of the transaction: None if its condition held, else what was found (perhaps {})."""

    def __init__(self, lost: Sequence[Item | None]) -> None:
        super().__init__("transaction lost")
        self.lost = lost


class _Conflict(Exception):
    """Another transaction holds one of the items just now."""


@value
class Table:
    """One table, and how to wait when another transaction is in the way."""

    client: "DynamoDBClient"
    name: str
    sleep: Callable[[float], None] = time.sleep
    jitter: Callable[[], float] = random.random
    clock: Callable[[], datetime] | None = None  # None: what has expired counts until it is gone

    def get(self, key: Item) -> Item | None:
        request = {"TableName": self.name, "Key": key, "ConsistentRead": True}
        found: Item | None = self._ask(self.client.get_item, **request).get("Item")
        return found if found is not None and self._counts(found) else None

    def absent(self, e: Expression) -> str:
        """The condition that nothing is there, or only what has expired."""
        nothing = f"attribute_not_exists({e['sk']})"
        if self.clock is None:
            return nothing
        return f"({nothing} OR {e[TTL]} <= {e(int(self.clock().timestamp()))})"

    def put(self, item: Item, **expression: Any) -> None:
        self._ask(self.client.put_item, TableName=self.name, Item=item, **_telling(expression))

    def update(self, key: Item, **expression: Any) -> None:
        self._ask(self.client.update_item, TableName=self.name, Key=key, **_telling(expression))

    def updated(self, key: Item, **expression: Any) -> Item:
        """Update, and give the item as it is afterwards."""
        request = {"TableName": self.name, "Key": key, "ReturnValues": "ALL_NEW", **_telling(expression)}
        answer: Item = self._ask(self.client.update_item, **request)["Attributes"]
        return answer

    def updated_from(self, key: Item, **expression: Any) -> Item | None:
        """Update, and give the item as it was before, if there was one."""
        request = {"TableName": self.name, "Key": key, "ReturnValues": "ALL_OLD", **_telling(expression)}
        return self._ask(self.client.update_item, **request).get("Attributes") or None

    def putting(self, item: Item, **expression: Any) -> Write:
        """A put as part of a transaction."""
        return {"Put": {"TableName": self.name, "Item": item, **_telling(expression)}}

    def updating(self, key: Item, **expression: Any) -> Write:
        """An update as part of a transaction."""
        return {"Update": {"TableName": self.name, "Key": key, **_telling(expression)}}

    def checking(self, key: Item, **expression: Any) -> Write:
        """A condition on an item that the transaction does not write."""
        return {"ConditionCheck": {"TableName": self.name, "Key": key, **_telling(expression)}}

    def transact(self, writes: Sequence[Write], *, if_they_hold: Sequence[Write] = ()) -> None:
        """All or nothing. Those of `if_they_hold` that do not are left out, and the rest is written.

        Raise `TransactionLost`, about `writes` alone, if a condition of theirs did not hold.
        """
        wanted = list(if_they_hold)
        while True:
            try:
                self._ask(self.client.transact_write_items, TransactItems=[*writes, *wanted])
                return
            except TransactionLost as cancelled:
                ours, theirs = cancelled.lost[: len(writes)], cancelled.lost[len(writes) :]
                if any(found is not None for found in ours):
                    raise TransactionLost(ours) from cancelled
                wanted = [write for write, found in zip(wanted, theirs, strict=True) if found is None]

    def partition(self, pk: str, prefix: str) -> Iterator[Item]:
        """Consistent, in the order of the sort key."""
        e = Expression()
        within = f"{e['pk']} = {e(pk)} AND begins_with({e['sk']}, {e(prefix)})"
        yield from self.query(**e.request(key_condition=within), ConsistentRead=True)

    def query(self, **request: Any) -> Iterator[Item]:
        """Item by item; the next page is asked for only when it is needed."""
        while True:
            answer = self._ask(self.client.query, TableName=self.name, **request)
            yield from filter(self._counts, answer["Items"])
            if "LastEvaluatedKey" not in answer:
                return
            request["ExclusiveStartKey"] = answer["LastEvaluatedKey"]

    def count(self, *, most: int, **request: Any) -> int:
        """Of a query; beyond `most` it stops. DynamoDB counts, and sends nothing over."""
        found = 0
        while found < most:
            asked = {**request, "Select": "COUNT", "Limit": most - found}
            answer = self._ask(self.client.query, TableName=self.name, **asked)
            found += int(answer["Count"])
            if "LastEvaluatedKey" not in answer:
                break
            request["ExclusiveStartKey"] = answer["LastEvaluatedKey"]
        return found

    def get_many(self, keys: Sequence[Item]) -> Iterator[Item]:
        """Consistent, in no order."""
        for start in range(0, len(keys), BATCH_GET):
            wanted: dict[str, Any] = {self.name: {"Keys": keys[start : start + BATCH_GET], "ConsistentRead": True}}
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
        """TTL deletes what has expired within days, not at once. An index does not tell; the item it names does."""
        return self.clock is None or TTL not in item or int(item[TTL]["N"]) > self.clock().timestamp()

    def _ask(self, call: Callable[..., Any], **request: Any) -> Any:
        for again in range(CONFLICT_TRIES):
            try:
                return call(**request)
            except ClientError as error:
                self._explain(error)
            except ParamValidationError:
                raise
            except BotoCoreError as error:
                raise Unavailable(f"table {self.name}", str(error)) from error
            self._wait(again)
        raise Unavailable(f"table {self.name}", f"another transaction held an item {CONFLICT_TRIES} times")

    def _explain(self, error: ClientError) -> None:
        """Return only if the request may be tried again in place."""
        code = error.response["Error"]["Code"]
        if code == "ConditionalCheckFailedException":
            raise Lost(error.response.get("Item")) from error
        if code == "TransactionCanceledException":
            self._explain_cancelled(error)
        elif code == "ValidationException":
            raise error
        elif code != "TransactionConflictException":
            raise Unavailable(f"table {self.name}", code) from error

    def _explain_cancelled(self, error: ClientError) -> None:
        reasons: list[dict[str, Any]] = error.response.get("CancellationReasons", [])
        codes = {reason.get("Code") for reason in reasons}
        if "ConditionalCheckFailed" in codes:
            held = [None if r.get("Code") != "ConditionalCheckFailed" else r.get("Item") or {} for r in reasons]
            raise TransactionLost(held) from error
        if "ValidationError" in codes:
            raise error
        if "TransactionConflict" not in codes:
            raise Unavailable(f"table {self.name}", str(error)) from error

    def _wait(self, again: int) -> None:
        self.sleep(CONFLICT_FIRST_S * 2**again * (0.5 + self.jitter() / 2))


def _telling(expression: dict[str, Any]) -> dict[str, Any]:
    """Every condition tells what it found: a lost race carries the current state."""
    if "ConditionExpression" not in expression:
        return expression
    return {**expression, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
