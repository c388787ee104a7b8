"""Breakers on DynamoDB: one STATE item for each tenant and lane, and the events of its moves beside it.

A failed read never stops a job. Counting is one update; a move is one conditional write.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.adapters.dynamo.items import attribute, attributes, event_item, plain_item, sound, value_of
from lambdas.adapters.dynamo.keys import WATCH, WATCHED, Item, place
from lambdas.adapters.dynamo.table import Expression, Lost, Skipped, Table, TransactionLost
from lambdas.core.model.breaker import MOST_CODES, WHOLE_LANE, Breaker, FailedAttempt, State, Tally, TierLimits
from lambdas.core.model.errors import Unacceptable, Unavailable
from lambdas.core.model.failure import Kind
from lambdas.core.model.head import Event
from lambdas.core.model.value import iso, moment, names_in, replace
from lambdas.core.ports.outside import Watched

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

CLOSED_FOR_S = 5.0  # how long "closed" is remembered; "open" never is
MOST_REMEMBERED = 10_000  # so that a worker with many tenants does not grow without limit
STATE = "STATE"
MOST_AT_ONCE = 100  # writes of one transaction

_WINDOW = ("window_started_at", "total", "codes")  # only counting writes it; a move may remove it
# Written in other ways, or part of the key.
_APART = ("tenant_id", "job_type", "limits", "version", "slow_until", "last_failure")
_FORMER = "open_since"  # when it opened, while `opened_at` was moved by each failed probe
_MOVED = tuple(n for n in names_in(Breaker) if n not in (*_APART, *_WINDOW))
_READERS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(
        ("window_started_at", "opened_at", "cools_until", "probe_until", "closed_at", "watch_at", "slow_until"), moment
    ),
    "last_failure": lambda stored: value_of(FailedAttempt, stored, {"at": moment, "kind": Kind}),
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
        skipped: Skipped = lambda _item, _why: None,
    ) -> None:
        self._table = Table(client, table_name, sleep=sleep, skipped=skipped)
        self._monotonic = monotonic
        self._closed: dict[str, tuple[float, Breaker | None]] = {}  # until when it may be used, and the breaker as read

    def read(self, tenants: Sequence[str], job_type: str, *, sure: bool = False) -> dict[str, Breaker]:
        """Consistent: a stale answer would park jobs of a tenant whose breaker has just closed."""
        now = self._monotonic()
        wanted = {_pk(tenant, job_type): tenant for tenant in tenants}
        fresh = {pk: self._closed[pk][1] for pk in wanted if pk in self._closed and self._closed[pk][0] > now}
        known = {wanted[pk]: breaker for pk, breaker in fresh.items() if breaker is not None}
        asked = [pk for pk in wanted if pk not in fresh]
        if not asked:
            return known
        try:
            items = self._table.get_many([_key(pk) for pk in asked])
            # One that cannot be read stops no job either.
            found = dict(self._table.readable(lambda item: (item["pk"]["S"], breaker_from(item)), items))
        except Unavailable:
            if sure:
                raise
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
        except Unacceptable as refused:  # counting is best effort: not even our own mistake may fail a settle
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
                self._table.transact([write, self._table.putting(event_item(pk, event))])
        except (Lost, TransactionLost):
            return None
        self._closed.pop(pk, None)
        return self.find(was.tenant_id, was.job_type)

    def watched(self) -> Sequence[Breaker]:
        return self.these(self.watch_list())

    def watch_list(self) -> Sequence[Watched]:
        e = Expression()
        watch = f"{e[WATCHED.hash_key]} = {e(WATCH)}"
        rows = self._table.query(**e.request(key_condition=watch), IndexName=WATCHED.name)
        return tuple(self._table.readable(_watched, rows))

    def these(self, watched: Sequence[Watched]) -> Sequence[Breaker]:
        """In the order in which they are asked for."""
        asked = [_pk(each.tenant_id, each.job_type) for each in watched]
        items = self._table.get_many([_key(pk) for pk in dict.fromkeys(asked)])
        read = self._table.readable(lambda item: (item["pk"]["S"], sound(breaker_from(item))), items)
        found = {pk: breaker for pk, breaker in read if breaker.watch_at is not None}
        return [found[pk] for pk in asked if pk in found]

    def unwatch(self, breakers: Sequence[Breaker]) -> None:
        for start in range(0, len(breakers), MOST_AT_ONCE):
            some = breakers[start : start + MOST_AT_ONCE]
            requests = [
                (_pk(each.tenant_id, each.job_type), _moving(each, replace(each, watch_at=None))) for each in some
            ]
            self._table.transact([], if_they_hold=[[self._table.updating(_key(pk), **asked)] for pk, asked in requests])
            for pk, _ in requests:
                self._closed.pop(pk, None)

    def set_limits(self, breaker: Breaker, event: Event) -> None:
        pk = _pk(breaker.tenant_id, breaker.job_type)
        e = Expression()
        limits = attributes({"limits": breaker.limits})
        e.set(limits)
        e.remove([] if limits else ["limits"])
        update = self._table.updating(_key(pk), **e.request())
        self._table.transact([update, self._table.putting(event_item(pk, event))])
        self._closed.pop(pk, None)

    def history(self, tenant_id: str, job_type: str) -> Sequence[Event]:
        return self._table.events(_pk(tenant_id, job_type))

    def slow_down(self, tenant_id: str, job_type: str, *, until: datetime, now: datetime) -> None:
        self._wait(_pk(tenant_id, job_type), until)
        lane, e = _pk(WHOLE_LANE, job_type), Expression()
        first, waits = e["slow_first"], e["slow_first_until"]
        e.set(attributes({"slow_first": tenant_id, "slow_first_until": until}))
        alone = f"attribute_not_exists({first}) OR {first} = {e(tenant_id)} OR {waits} <= {e(now)}"
        try:
            self._table.update(_key(lane), **e.request(condition=alone))
        except Lost:  # another tenant waits too
            self._wait(lane, until)

    def _wait(self, pk: str, until: datetime) -> None:
        e = Expression()
        e.set(attributes({"slow_until": until}))
        sooner = f"attribute_not_exists({e['slow_until']}) OR {e['slow_until']} < {e(until)}"
        with suppress(Lost):
            self._table.update(_key(pk), **e.request(condition=sooner))
        self._closed.pop(pk, None)

    def _counted(self, key: Item, tally: Tally) -> Breaker | None:
        """At most twice: the failure that begins a window may find that another one has just begun it."""
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


def _watched(row: Item) -> Watched:
    tenant_id, _, job_type = row["pk"]["S"].rpartition("#")
    if row["sk"]["S"] != STATE or not tenant_id:
        raise ValueError("expected the key of a breaker")
    return Watched(tenant_id=tenant_id, job_type=job_type, watch_at=moment(row[WATCHED.sort_key]["S"]))


def breaker_from(item: Item) -> Breaker:
    tenant_id, _, job_type = item["pk"]["S"].rpartition("#")
    return value_of(Breaker, _as_now(plain_item(item)), _READERS, tenant_id=tenant_id, job_type=job_type)


def _as_now(stored: dict[str, Any]) -> dict[str, Any]:
    """An item of before `cools_until` was stored: its cool-down began at `opened_at`, with each failed probe anew."""
    if "opened_at" not in stored or ("cools_until" in stored and _FORMER not in stored):
        return stored
    until = moment(stored["opened_at"]) + timedelta(seconds=float(stored.get("cool_down_s", 0)))
    return {**stored, "opened_at": stored.get(_FORMER, stored["opened_at"]), "cools_until": iso(until)}


def _pk(tenant_id: str, job_type: str) -> str:
    return f"{tenant_id}#{job_type}"


def _key(pk: str) -> Item:
    return place(pk, STATE)


def _moving(was: Breaker, to: Breaker) -> dict[str, Any]:
    e = Expression()
    state = State.CLOSED if to.opened_at is None else State.OPEN  # for whoever looks at the table
    stored = attributes({name: getattr(to, name) for name in _MOVED})
    # Unless the move brings one of its own, what was counted meanwhile stays.
    last = () if to.last_failure == was.last_failure else ("last_failure",)
    stored |= attributes(dict.fromkeys(last, to.last_failure))
    watch = {} if to.watch_at is None else {WATCHED.hash_key: attribute(WATCH)}
    e.set({**stored, **watch, "state": attribute(state), "version": attribute(was.version + 1)})
    gone = {*_MOVED, *last, _FORMER, WATCHED.hash_key} - stored.keys() - watch.keys()
    e.remove([*gone, *(_WINDOW if to.window_started_at is None else ())])
    return e.request(condition=e.is_as_read("version", was.version or None))


def _adding(tally: Tally) -> dict[str, Any]:
    """To a live window. It has `codes`, so an entry can be set in it; ADD does not take a nested name."""
    e = Expression()
    e.count("total", tally.number)
    live = f"{e['window_started_at']} > {e(tally.at - timedelta(seconds=tally.window_s))}"
    if not tally.code:
        return e.request(condition=live)
    kept = "" if tally.failure is None else f", {e['last_failure']} = {e(tally.failure)}"
    request = e.request(condition=f"{live} AND {_newer(e, tally)}")
    names = {**request["ExpressionAttributeNames"], "#codes": "codes", "#code": tally.code}
    values = {**request["ExpressionAttributeValues"], ":none": attribute(0), ":more": attribute(tally.number)}
    values[":most"] = attribute(MOST_CODES)
    room = "(attribute_exists(#codes.#code) OR size(#codes) < :most)"
    return {
        "UpdateExpression": f"SET #codes.#code = if_not_exists(#codes.#code, :none) + :more{kept} "
        f"{request['UpdateExpression']}",
        "ConditionExpression": f"{request['ConditionExpression']} AND {room}",
        "ExpressionAttributeNames": names,
        "ExpressionAttributeValues": values,
    }


def _adding_to_total(tally: Tally) -> dict[str, Any]:
    """A window with too many codes counts the total only."""
    e = Expression()
    e.count("total", tally.number)
    e.set(attributes({"last_failure": tally.failure}))
    live = f"{e['window_started_at']} > {e(tally.at - timedelta(seconds=tally.window_s))}"
    full = f"size({e['codes']}) >= {e(MOST_CODES)}"
    return e.request(condition=f"{live} AND {full} AND {_newer(e, tally)}")


def _beginning(tally: Tally) -> dict[str, Any]:
    e = Expression()
    window = {"window_started_at": tally.at, "total": tally.number, "codes": {tally.code: tally.number}}
    e.set(attributes({**window, "last_failure": tally.failure}))
    started = e["window_started_at"]
    over = f"{started} <= {e(tally.at - timedelta(seconds=tally.window_s))}"
    return e.request(condition=f"(attribute_not_exists({started}) OR {over}) AND {_newer(e, tally)}")


def _newer(e: Expression, tally: Tally) -> str:
    began = tally.began_at or tally.at
    return f"(attribute_not_exists({e['closed_at']}) OR {e['closed_at']} <= {e(began)})"
