"""What the emulated AWS of this process was asked, and what DynamoDB would bill for it.

It stands inside moto, so that it sees every client, Powertools' own too. Units follow DynamoDB's published rules:
1 KB a write unit, of the larger of the item before and after; 4 KB a read unit; transactions twice; indexes by entry.
"""

import json
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import thread_time
from typing import Any
from unittest.mock import patch

from moto.backends import get_backend
from moto.core.botocore_stubber import BotocoreStubber

ACCOUNT = "123456789012"  # moto's own
Stored = dict[str, Any]  # attribute name → {"S": …}


class Meter:
    """Counts requests and units; can record the answers and give them again, as bytes, without asking moto."""

    def __init__(self, *, billing: bool = False, pause_s: float = 0.0) -> None:
        """`billing` looks at every item before and after; `pause_s` is what a recorded answer waits."""
        self.requests: Counter[str] = Counter()
        self.write_units = 0
        self.read_units = 0.0
        self.items_read = 0
        self.backend_s = 0.0  # CPU that the emulated AWS took of this process
        self.pause_s = pause_s
        self.replaying = False
        self._billing = billing
        self._recorded: dict[str, list[Any]] = {}
        self._given: Counter[str] = Counter()
        self._lock = threading.Lock()

    def answer(self, request: Any, ask: Callable[[Any], Any]) -> Any:
        began = thread_time()
        target = request.headers.get("X-Amz-Target", b"")
        operation = (target.decode() if isinstance(target, bytes) else target).rpartition(".")[2]
        asked = json.loads(request.body) if "DynamoDB" in str(target) else {}
        if self.replaying and _what(operation, asked) in self._recorded:
            answer = self._again(operation, asked)
        else:
            with self._lock:  # moto checks a condition and writes in two moves
                answer = self._asked(operation, asked, lambda: ask(request))
        with self._lock:
            self.requests[operation] += 1
            self.backend_s += thread_time() - began
        if self.replaying and self.pause_s:
            time.sleep(self.pause_s)
        return answer

    def _asked(self, operation: str, asked: dict[str, Any], ask: Callable[[], Any]) -> Any:
        before = _written(operation, asked) if self._billing else []
        answer = ask()
        self._recorded.setdefault(_what(operation, asked), []).append(answer)
        if self._billing and asked:
            self.write_units += _write_units(before, _written(operation, asked))
            self._count_read(operation, asked, json.loads(answer[2]))
        return answer

    def _again(self, operation: str, asked: dict[str, Any]) -> Any:
        """The n-th request about a thing gets the n-th answer, and after the last the first again."""
        key = _what(operation, asked)
        answers = self._recorded[key]
        with self._lock:
            number = self._given[key]
            self._given[key] += 1
        return answers[number % len(answers)]

    def _count_read(self, operation: str, asked: dict[str, Any], answer: dict[str, Any]) -> None:
        if operation == "Query":
            self.items_read += len(answer["Items"])
            size = sum(map(item_bytes, answer["Items"]))
            self.read_units += max(1, ceil(size / 4096)) * (1.0 if asked.get("ConsistentRead") else 0.5)
        for keys in asked["RequestItems"].values() if operation == "BatchGetItem" else ():
            found = [item for items in answer["Responses"].values() for item in items]
            self.items_read += len(found)
            self.read_units += len(keys["Keys"]) + sum(ceil(item_bytes(item) / 4096) - 1 for item in found)
        if operation == "GetItem":
            self.items_read += "Item" in answer
            self.read_units += max(1, ceil(item_bytes(answer.get("Item", {})) / 4096))


@contextmanager
def metered(*, billing: bool = False, pause_s: float = 0.0) -> Iterator[Meter]:
    """Inside `mock_aws` only."""
    meter, former = Meter(billing=billing, pause_s=pause_s), BotocoreStubber.process_request

    def process_request(self: BotocoreStubber, request: Any) -> Any:
        return meter.answer(request, lambda asked: former(self, asked))

    with patch.object(BotocoreStubber, "process_request", process_request):
        yield meter


def _what(operation: str, asked: dict[str, Any]) -> str:
    """Of which thing a request is: not of what moment."""
    named = asked.get("Key") or asked.get("RequestItems") or asked.get("Item", {})
    place = {name: named[name] for name in ("pk", "sk", "id") if name in named} or named
    return f"{operation} {json.dumps(place, sort_keys=True)}"


def item_bytes(item: Stored) -> int:
    return sum(len(name.encode()) + _value_bytes(value) for name, value in item.items())


def _value_bytes(value: dict[str, Any]) -> int:
    ((kind, content),) = value.items()
    if kind in ("S", "B"):
        return len(content.encode())
    if kind == "N":
        return len(content.strip("-0.")) // 2 + 2
    if kind == "M":
        return 3 + sum(1 + len(name.encode()) + _value_bytes(each) for name, each in content.items())
    if kind == "L":
        return 3 + sum(1 + _value_bytes(each) for each in content)
    return 1


Written = list[tuple[Any, Stored, int]]  # table, the item as it is now, how often it counts


def _written(operation: str, asked: dict[str, Any]) -> Written:
    if operation in ("PutItem", "UpdateItem", "DeleteItem"):
        return [_place(asked, times=1)]
    if operation == "TransactWriteItems":
        return [_place(write, times=2) for item in asked["TransactItems"] for write in item.values()]
    return []


def _place(write: dict[str, Any], *, times: int) -> tuple[Any, Stored, int]:
    table = get_backend("dynamodb")[ACCOUNT]["us-east-1"].tables[write["TableName"]]
    named = write.get("Key") or write["Item"]
    values = [next(iter(named[name].values())) for name in (table.hash_key_attr, table.range_key_attr) if name]
    held = [item for item in _all_of(table, values[0]) if _has(item, table, values)]
    return table, held[0].to_json()["Attributes"] if held else {}, times


def _all_of(table: Any, hash_value: str) -> list[Any]:
    found = [items for key, items in table.items.items() if key.value == hash_value]
    return [item for items in found for item in (items.values() if table.range_key_attr else [items])]


def _has(item: Any, table: Any, values: list[str]) -> bool:
    return not table.range_key_attr or item.range_key.value == values[1]


def _write_units(before: Written, after: Written) -> int:
    units = 0
    for (table, old, times), (_, new, _) in zip(before, after, strict=True):
        own = max(1, ceil(max(item_bytes(old), item_bytes(new)) / 1024))
        units += times * own + sum(_index_units(index, old, new) for index in table.global_indexes)
    return units


def _index_units(index: Any, old: Stored, new: Stored) -> int:
    """An entry that appears, goes or changes is a write; one whose key changes goes and appears."""
    gone, come = _entry(index, old), _entry(index, new)
    if gone == come:
        return 0
    if gone and come and all(gone[key] == come[key] for key in index.schema_key_attrs):
        return max(1, ceil(max(item_bytes(gone), item_bytes(come)) / 1024))
    return sum(ceil(item_bytes(entry) / 1024) for entry in (gone, come) if entry)


def _entry(index: Any, item: Stored) -> Stored:
    if any(key not in item for key in index.schema_key_attrs):
        return {}
    kept = {*index.schema_key_attrs, *index.table_key_attrs, *index.projection.get("NonKeyAttributes", ())}
    return {name: value for name, value in item.items() if name in kept}
