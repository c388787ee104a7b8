"""Places on DynamoDB: one item for each tenant and lane beside its breaker, with one attribute for each place.

Taking a place is one conditional write on that attribute, so two runs never have the same; freeing it is another. An
item of its own, because moves of a breaker are transactions, and would hold up whoever takes a place meanwhile.
"""

import random
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from threading import Lock
from typing import TYPE_CHECKING

from lambdas.adapters.dynamo.items import attributes, plain_item
from lambdas.adapters.dynamo.keys import Item, place
from lambdas.adapters.dynamo.table import Expression, Lost, Table
from lambdas.core.model.places import HORIZON, Asked, Place, Places
from lambdas.core.model.value import iso, replace

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

PLACES = "PLACES"  # its sort key
TRIES = 4  # of a place that looks free
MOST_REMEMBERED = 10_000  # tenants of one worker
_HELD = "held_"  # and the number: the name of a place's attribute


class DynamoPlaces:
    def __init__(
        self,
        client: "DynamoDBClient",
        table_name: str,
        *,
        sleep: Callable[[float], None] = time.sleep,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        self._table = Table(client, table_name, sleep=sleep, jitter=jitter)
        self._jitter = jitter
        self._seen: dict[str, Places] = {}  # a guess at what is free; the condition decides
        self._lock = Lock()  # jobs of a batch take their places side by side

    def take(self, asked: Asked) -> Place | datetime:
        pk = _pk(asked.tenant_id, asked.job_type)
        found = Places()
        for _ in range(TRIES):
            number = self._guess(pk, asked)
            taken = Place(tenant_id=asked.tenant_id, job_type=asked.job_type, number=number, mark=asked.mark)
            try:
                self._see(pk, places_from(self._table.updated(_key(pk), **_taking(asked, number))))
                return taken
            except Lost as lost:
                found = places_from(lost.found or {})
                if found.held.get(number) == asked.mark:  # the first answer got lost
                    return taken
                self._see(pk, found)
            if not found.free(asked):
                break
        return self._turn(pk, asked, found)

    def free(self, held: Place, *, ran_ms: int) -> None:
        pk = _pk(held.tenant_id, held.job_type)
        with self._lock:
            seen = self._seen.get(pk, Places())
            self._seen[pk] = replace(seen, held={n: mark for n, mark in seen.held.items() if n != held.number})
        e = Expression()
        e.set(attributes({"run_ms": seen.average(ran_ms)}))
        e.remove([_name(held.number)])
        with suppress(Lost):  # its time was over, and another has it
            self._table.update(_key(pk), **e.request(condition=e.is_as_read(_name(held.number), held.mark)))

    def _guess(self, pk: str, asked: Asked) -> int:
        """A place that was free when this process looked last, and that none of its own jobs asks for just now."""
        with self._lock:
            seen = self._seen.get(pk, Places())
            free = seen.free(asked) or range(asked.most)
            number = free[int(self._jitter() * len(free)) % len(free)]
            self._keep(pk, replace(seen, held={**seen.held, number: asked.mark}))
            return number

    def _turn(self, pk: str, asked: Asked, found: Places) -> datetime:
        """Behind whoever waits already: each of those who come again finds about one place free."""
        now_ms, spacing = _ms(asked.now), found.spacing(asked)
        if found.line_ms > _ms(asked.now + HORIZON):
            return asked.now + HORIZON * (1 + self._jitter()) / 2
        queues = found.line_ms > now_ms
        for behind in (queues, not queues):  # one request, unless somebody else was quicker
            with suppress(Lost):
                request = _behind(now_ms, spacing) if behind else _first(now_ms, spacing)
                return _time(places_from(self._table.updated(_key(pk), **request)).line_ms)
        return asked.now + spacing * (1 + self._jitter())

    def _see(self, pk: str, places: Places) -> None:
        with self._lock:
            self._keep(pk, places)

    def _keep(self, pk: str, places: Places) -> None:
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.clear()
        self._seen[pk] = places


def places_from(item: Item) -> Places:
    stored = plain_item(item)
    held = {int(name.removeprefix(_HELD)): str(mark) for name, mark in stored.items() if name.startswith(_HELD)}
    return Places(held=held, run_ms=int(stored.get("run_ms", 0)), line_ms=int(stored.get("line_ms", 0)))


def _taking(asked: Asked, number: int) -> dict[str, object]:
    e, name = Expression(), _name(number)
    e.set(attributes({name: asked.mark}))
    return e.request(condition=f"attribute_not_exists({e[name]}) OR {e[name]} <= {e(iso(asked.now))}")


def _behind(now_ms: int, spacing: timedelta) -> dict[str, object]:
    e = Expression()
    e.count("line_ms", _whole(spacing))
    return e.request(condition=f"{e['line_ms']} > {e(now_ms)}")


def _first(now_ms: int, spacing: timedelta) -> dict[str, object]:
    e = Expression()
    e.set(attributes({"line_ms": now_ms + _whole(spacing)}))
    return e.request(condition=f"attribute_not_exists({e['line_ms']}) OR {e['line_ms']} <= {e(now_ms)}")


def _name(number: int) -> str:
    return f"{_HELD}{number}"


def _whole(spacing: timedelta) -> int:
    return int(spacing / timedelta(milliseconds=1))


def _ms(at: datetime) -> int:
    return int(at.timestamp() * 1000)


def _time(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)


def _pk(tenant_id: str, job_type: str) -> str:
    return f"{tenant_id}#{job_type}"


def _key(pk: str) -> Item:
    return place(pk, PLACES)
