"""Breakers on DynamoDB: one STATE item for each tenant and lane, and the events of its moves beside it.

Reading never stands in the way of a job by failing. Counting is one update; a move is one conditional write.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError

from lambdas.adapters.attributes import Item, attribute, attributes, attributes_of, moment, plain_item, value_of
from lambdas.adapters.dynamo import Lost, Table, TransactionLost
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import event_from
from lambdas.adapters.listing import iso
from lambdas.adapters.schema import WATCH, WATCHED
from lambdas.core.breaker import MOST_CODES, WHOLE_LANE, Breaker, State, Tally, TierLimits
from lambdas.core.errors import Unavailable
from lambdas.core.timeline import Event
from lambdas.core.value import names_in

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

CLOSED_FOR_S = 5.0  # how long "closed" is remembered; "open" never is
MOST_REMEMBERED = 10_000  # a worker that meets many tenants must not grow for ever
STATE = "STATE"
EVENTS = "EVENT#"

_WINDOW = ("window_started_at", "total", "codes")  # counted upon; a move only takes it away
_APART = ("tenant_id", "job_type", "limits", "version", "slow_until")  # written otherwise, or named by the key
_MOVED = tuple(n for n in names_in(Breaker) if n not in (*_APART, *_WINDOW))
_READERS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(
        ("window_started_at", "opened_at", "open_since", "probe_until", "closed_at", "watch_at", "slow_until"), moment
    ),
    "limits": lambda stored: value_of(TierLimits, stored, {}),
    "cool_down_s": float,
}


class DynamoBreakers:
    def __init__(
        self,
        client: "DynamoDBClient",
        table_name: str,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._table = Table(client=client, name=table_name, sleep=sleep)
        self._monotonic = monotonic
        self._closed: dict[str, tuple[float, Breaker | None]] = {}  # until when, and as it was

    def read(self, tenants: Sequence[str], job_type: str) -> dict[str, Breaker]:
        """Consistent: parking on a stale answer would set jobs aside of a tenant whose breaker has just closed."""
        now = self._monotonic()
        wanted = {_pk(tenant, job_type): tenant for tenant in tenants}
        fresh = {pk: self._closed[pk][1] for pk in wanted if pk in self._closed and self._closed[pk][0] > now}
        known = {wanted[pk]: breaker for pk, breaker in fresh.items() if breaker is not None}
        asked = [pk for pk in wanted if pk not in fresh]
        try:
            found = {item["pk"]["S"]: breaker_from(item) for item in self._table.get_many([_key(pk) for pk in asked])}
        except Unavailable:
            return known
        for pk in asked:
            self._remember(pk, found.get(pk))
        return known | {wanted[pk]: breaker for pk, breaker in found.items()}

    def find(self, tenant_id: str, job_type: str) -> Breaker:
        item = self._table.get(_key(_pk(tenant_id, job_type)))
        return breaker_from(item) if item else Breaker(tenant_id=tenant_id, job_type=job_type)

    def count(self, tally: Tally) -> Breaker | None:
        pk = _pk(tally.tenant_id, tally.job_type)
        try:
            breaker = self._counted(_key(pk), tally)
        except ClientError as refused:  # counting is best effort: not even our own mistake may fail a settle
            raise Unavailable(f"table {self._table.name}", str(refused)) from refused
        if breaker is not None:
            self._remember(pk, breaker)
        return breaker

    def move(self, was: Breaker, to: Breaker, event: Event | None = None) -> Breaker | None:
        pk = _pk(was.tenant_id, was.job_type)
        request = _moving(was, to)
        try:
            if event is None:
                self._table.update(_key(pk), **request)
            else:
                write = self._table.updating(_key(pk), **request)
                self._table.transact([write, self._table.putting(_event_item(pk, event))])
        except (Lost, TransactionLost):
            return None
        self._closed.pop(pk, None)
        return self.find(was.tenant_id, was.job_type)

    def watched(self) -> Sequence[Breaker]:
        e = Expression()
        watch = f"{e[WATCHED.hash_key]} = {e(WATCH)}"
        named = [
            {"pk": item["pk"], "sk": item["sk"]}
            for item in self._table.query(**e.request(key_condition=watch), IndexName=WATCHED.name)
        ]
        found = [breaker_from(item) for item in self._table.get_many(named)]
        return sorted((each for each in found if each.watch_at is not None), key=lambda each: str(each.watch_at))

    def set_limits(self, breaker: Breaker, event: Event) -> None:
        pk = _pk(breaker.tenant_id, breaker.job_type)
        e = Expression()
        limits = attributes({"limits": breaker.limits})
        e.set(limits)
        e.remove([] if limits else ["limits"])
        update = self._table.updating(_key(pk), **e.request())
        self._table.transact([update, self._table.putting(_event_item(pk, event))])
        self._closed.pop(pk, None)

    def history(self, tenant_id: str, job_type: str) -> Sequence[Event]:
        return tuple(event_from(item) for item in self._table.partition(_pk(tenant_id, job_type), EVENTS))

    def slow_down(self, job_type: str, *, until: datetime) -> None:
        pk = _pk(WHOLE_LANE, job_type)
        e = Expression()
        e.set(attributes({"slow_until": until}))
        sooner = f"attribute_not_exists({e['slow_until']}) OR {e['slow_until']} < {e(until)}"
        with suppress(Lost):
            self._table.update(_key(pk), **e.request(condition=sooner))
        self._closed.pop(pk, None)

    def _counted(self, key: Item, tally: Tally) -> Breaker | None:
        """Twice at most: the failure that begins a window may find that another has just begun it."""
        for _ in range(2):
            for request in (_adding(tally), *((_beginning(tally), _adding_to_total(tally)) if tally.code else ())):
                try:
                    return breaker_from(self._table.updated(key, **request))
                except Lost:
                    continue
        return None

    def _remember(self, pk: str, breaker: Breaker | None) -> None:
        if breaker is not None and breaker.opened_at is not None:
            self._closed.pop(pk, None)
            return
        if len(self._closed) > MOST_REMEMBERED:
            self._closed.clear()
        self._closed[pk] = (self._monotonic() + CLOSED_FOR_S, breaker)


def breaker_from(item: Item) -> Breaker:
    tenant_id, _, job_type = item["pk"]["S"].rpartition("#")
    return value_of(Breaker, plain_item(item), _READERS, tenant_id=tenant_id, job_type=job_type)


def _pk(tenant_id: str, job_type: str) -> str:
    return f"{tenant_id}#{job_type}"


def _key(pk: str) -> Item:
    return {"pk": {"S": pk}, "sk": {"S": STATE}}


def _event_item(pk: str, event: Event) -> Item:
    place = {"pk": {"S": pk}, "sk": {"S": f"{EVENTS}{iso(event.at)}#{event.event_id}"}}
    return {**attributes_of(event), **place}


def _moving(was: Breaker, to: Breaker) -> dict[str, Any]:
    e = Expression()
    state = State.CLOSED if to.opened_at is None else State.OPEN  # for whoever looks at the table
    stored = attributes({name: getattr(to, name) for name in _MOVED})
    watch = {} if to.watch_at is None else {WATCHED.hash_key: attribute(WATCH)}
    e.set({**stored, **watch, "state": attribute(state), "version": attribute(was.version + 1)})
    gone = {*_MOVED, WATCHED.hash_key} - stored.keys() - watch.keys()
    e.remove([*gone, *(_WINDOW if to.window_started_at is None else ())])
    return e.request(condition=e.is_as_read("version", was.version or None))


def _adding(tally: Tally) -> dict[str, Any]:
    """To a window that is live. `codes` is there then, so its entry can be set; ADD takes no nested name."""
    e = Expression()
    e.count("total", tally.number)
    live = f"{e['window_started_at']} > {e(tally.at - timedelta(seconds=tally.window_s))}"
    if not tally.code:
        return e.request(condition=live)
    request = e.request(condition=f"{live} AND {_newer(e, tally)}")
    names = {**request["ExpressionAttributeNames"], "#codes": "codes", "#code": tally.code}
    values = {**request["ExpressionAttributeValues"], ":none": attribute(0), ":more": attribute(tally.number)}
    values[":most"] = attribute(MOST_CODES)
    room = "(attribute_exists(#codes.#code) OR size(#codes) < :most)"
    return {
        "UpdateExpression": f"SET #codes.#code = if_not_exists(#codes.#code, :none) + :more "
        f"{request['UpdateExpression']}",
        "ConditionExpression": f"{request['ConditionExpression']} AND {room}",
        "ExpressionAttributeNames": names,
        "ExpressionAttributeValues": values,
    }


def _adding_to_total(tally: Tally) -> dict[str, Any]:
    """A window with too many codes counts no more of them."""
    e = Expression()
    e.count("total", tally.number)
    live = f"{e['window_started_at']} > {e(tally.at - timedelta(seconds=tally.window_s))}"
    full = f"size({e['codes']}) >= {e(MOST_CODES)}"
    return e.request(condition=f"{live} AND {full} AND {_newer(e, tally)}")


def _beginning(tally: Tally) -> dict[str, Any]:
    e = Expression()
    window = {"window_started_at": tally.at, "total": tally.number, "codes": {tally.code: tally.number}}
    e.set(attributes(window))
    started = e["window_started_at"]
    over = f"{started} <= {e(tally.at - timedelta(seconds=tally.window_s))}"
    return e.request(condition=f"(attribute_not_exists({started}) OR {over}) AND {_newer(e, tally)}")


def _newer(e: Expression, tally: Tally) -> str:
    began = tally.began_at or tally.at
    return f"(attribute_not_exists({e['closed_at']}) OR {e['closed_at']} <= {e(began)})"
