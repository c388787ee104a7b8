"""What a table in the process holds, as values of the core: tests look here, and put things here.

A view is called with every write of its table, so looking costs nothing but the reading of what has changed.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, MutableMapping
from datetime import UTC, datetime
from typing import Any, TypeVar

from lambdas.adapters.dynamo import items, keys
from lambdas.adapters.dynamo.keys import TTL, Item
from lambdas.adapters.dynamo.redrives import VERSION, redrive_from, redrive_item, version_in
from lambdas.core.model.head import Effect, Event, Head, Step
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter
from lambdas.core.model.value import replace
from lambdas.core.redrive.record import Redrive
from lazaret.testing.dynamodb import DynamoDb
from lazaret.testing.dynamodb_table import place_of

K = TypeVar("K")
V = TypeVar("V")
Partition = tuple[str, str, str]  # tenant, job type, job


class View(MutableMapping[K, V]):
    """The items of one kind. What is put keeps the expiry of what it replaces."""

    def __init__(self, client: DynamoDb, table: str) -> None:
        self._client, self._table = client, table
        self._items: dict[K, Item] = {}
        self._read: dict[K, V] = {}
        client.tables[table].watch(self._written)

    @abstractmethod
    def is_mine(self, sk: str) -> bool: ...

    @abstractmethod
    def key_in(self, item: Item) -> K: ...

    @abstractmethod
    def value_in(self, item: Item) -> V: ...

    def item_of(self, key: K, value: V) -> Item:
        raise TypeError(f"{type(self).__name__} are only looked at: {key} cannot be {value}")

    def ends(self) -> Iterator[tuple[K, datetime]]:
        """When each item that has an expiry expires."""
        for key, item in self._items.items():
            if TTL in item:
                yield key, datetime.fromtimestamp(int(item[TTL]["N"]), UTC)

    def __getitem__(self, key: K) -> V:
        if key not in self._read:
            self._read[key] = self.value_in(self._items[key])
        return self._read[key]

    def __setitem__(self, key: K, value: V) -> None:
        kept = {name: stored for name, stored in self._items.get(key, {}).items() if name == TTL}
        self._client.put_item(TableName=self._table, Item={**kept, **self.item_of(key, value)})

    def __delitem__(self, key: K) -> None:
        pk, sk = place_of(self._items[key])
        self._client.delete_item(TableName=self._table, Key=keys.place(pk, sk))

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return repr(dict(self))

    def _written(self, was: Item | None, item: Item | None) -> None:
        named = item or was
        if named is None or not self.is_mine(named["sk"]["S"]):
            return
        key = self.key_in(named)
        self._read.pop(key, None)
        if item is None:
            self._items.pop(key, None)
        else:
            self._items[key] = item


class Heads(View[JobKey, Head]):
    def is_mine(self, sk: str) -> bool:
        return sk.endswith("#HEAD")

    def key_in(self, item: Item) -> JobKey:
        return keys.job_key_in(item)

    def value_in(self, item: Item) -> Head:
        return items.head_from(item)

    def item_of(self, key: JobKey, value: Head) -> Item:
        return {**items.head_item(value), **keys.head(key)}


class Letters(View[str, Letter]):
    """By id."""

    def is_mine(self, sk: str) -> bool:
        return sk.startswith("LETTER#")

    def key_in(self, item: Item) -> str:
        return keys.letter_key_in(item).letter_id

    def value_in(self, item: Item) -> Letter:
        return items.letter_from(item)

    def item_of(self, key: str, value: Letter) -> Item:
        return items.letter_item(replace(value, letter_id=key))


class Steps(View[tuple[JobKey, int], Step]):
    def is_mine(self, sk: str) -> bool:
        return "#STEP#" in sk

    def key_in(self, item: Item) -> tuple[JobKey, int]:
        return keys.job_key_in(item), int(item["sk"]["S"].rpartition("#")[2])

    def value_in(self, item: Item) -> Step:
        return items.step_from(item)


class Effects(View[tuple[Partition, str], Effect]):
    def is_mine(self, sk: str) -> bool:
        return sk.startswith(keys.EFFECTS)

    def key_in(self, item: Item) -> tuple[Partition, str]:
        return _partition_in(item), item["sk"]["S"].removeprefix(keys.EFFECTS)

    def value_in(self, item: Item) -> Effect:
        return items.effect_from(item)


class Events(View[tuple[str, str], Event]):
    """By the keys of their items: jobs have events, and so have groups, redrives and tenants."""

    def is_mine(self, sk: str) -> bool:
        return sk.startswith(keys.EVENTS)

    def key_in(self, item: Item) -> tuple[str, str]:
        return place_of(item)

    def value_in(self, item: Item) -> Event:
        return items.event_from(item)


class Redrives(View[str, Redrive]):
    def is_mine(self, sk: str) -> bool:
        return sk == "REDRIVE"

    def key_in(self, item: Item) -> str:
        return item["pk"]["S"].partition("#")[2]  # type: ignore[no-any-return]

    def value_in(self, item: Item) -> Redrive:
        return redrive_from(item)

    def item_of(self, key: str, value: Redrive) -> Item:
        return redrive_item(replace(value, redrive_id=key))


class Versions(View[str, str]):
    """The version of each lane that the sweep last saw deployed."""

    def is_mine(self, sk: str) -> bool:
        return sk == VERSION

    def key_in(self, item: Item) -> str:
        return item["pk"]["S"].partition("#")[2]  # type: ignore[no-any-return]

    def value_in(self, item: Item) -> str:
        return version_in(item)

    def item_of(self, key: str, value: str) -> Item:
        return {**items.attributes({"worker_version": value}), **keys.place(f"L#{key}", VERSION)}


class Expiry(Mapping[Any, datetime]):
    """When what expires does, by the names that the views have for it."""

    def __init__(self, *views: View[Any, Any]) -> None:
        self._views = views

    def __getitem__(self, key: Any) -> datetime:
        ends: dict[Any, datetime] = dict(self._all())
        return ends[key]

    def __iter__(self) -> Iterator[Any]:
        return (key for key, _ in self._all())

    def __len__(self) -> int:
        return sum(1 for _ in self._all())

    def _all(self) -> Iterator[tuple[Any, datetime]]:
        for view in self._views:
            yield from view.ends()


def _partition_in(item: Item) -> Partition:
    _, tenant_id, _, job_type, job_id = item["pk"]["S"].split("#")
    return tenant_id, job_type, job_id
