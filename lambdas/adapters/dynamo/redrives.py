"""The records of redrives, in the ledger's table. Each write of a record is conditional on the version that was read.

A request to halt is an item of its own, so it never conflicts with a write of the record. Request, plan and waves are
JSON text: the request as it can be pasted again. An item holds 400 KB, so of very many waves the middle is kept as one.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime, timedelta
from itertools import islice
from typing import TYPE_CHECKING, Any

from lambdas.adapters.dynamo.items import (
    Readers,
    attribute,
    attributes,
    attributes_of,
    event_from,
    event_item,
    expiry,
    plain_item,
    sound,
    value_of,
)
from lambdas.adapters.dynamo.keys import Item, place
from lambdas.adapters.dynamo.table import Expression, Lost, Table, TransactionLost
from lambdas.core.config.deploy import Deploy, Deployed
from lambdas.core.model.head import Event
from lambdas.core.model.value import iso, listed_at, moment, replace
from lambdas.core.ports.lists import LONGEST_PAGE, cursor_at, place_in
from lambdas.core.ports.redrives import PLAN, STARTED, RedriveMoved, RedrivePage
from lambdas.core.redrive.record import ENDED, Plan, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.request import Request, as_input, read_request

if TYPE_CHECKING:
    pass

EVERY = "@redrives"  # their place in the letters' indexes: no job type can have an `@`
LIVE = f"{EVERY}#live"  # those that have not ended: whoever asks what waits must not miss one behind many newer ones
SIGNED = "A#"  # begins the partitions of what people signed; `infra/core/ledger.py` says who may write there
KEPT_FOR = timedelta(days=400)
FIRST_WAVES, LAST_WAVES = 20, 180  # kept one by one

_COUNTS = ("sent", "recovered", "died_again", "same_signature", "waiting", "parked", "suspended", "recalled")


def partition_of(redrive_id: str) -> str:
    return f"R#{redrive_id}"


def redrive_key(redrive_id: str) -> Item:
    return place(partition_of(redrive_id), "REDRIVE")


def of_lane(job_type: str) -> str:
    return f"{EVERY}#{job_type}"


def redrive_item(redrive: Redrive) -> Item:
    texts = {
        "request": _json(as_input(redrive.request)),
        "plan": _json(asdict(redrive.plan)),
        "waves": _json([asdict(wave) for wave in folded(redrive.waves)]),
    }
    places = {
        "lane_status": EVERY,
        "lane_code": of_lane(redrive.request.job_type),
        **({} if redrive.status in ENDED else {"tenant_status": LIVE}),
        "listed_at": listed_at(redrive.started_at, redrive.redrive_id),
    }
    stored = attributes_of(redrive, without=texts)
    expires = expiry(redrive.started_at + KEPT_FOR)
    return {**stored, **attributes({**texts, **places}), **expires, **redrive_key(redrive.redrive_id)}


def redrive_from(item: Item) -> Redrive:
    """Raise `BadRequest` for a request that cannot be read. Every writer reads it first."""
    return value_of(Redrive, plain_item(item), _REDRIVE)


def listed_redrive(item: Item) -> Redrive:
    """Of a list: raise unless all of it can be read, and it lies where its id says."""
    redrive = sound(redrive_from(item))
    if not isinstance(redrive.request, Request):
        raise TypeError("it asks for nothing")
    if any(item[name] != at for name, at in redrive_key(redrive.redrive_id).items()):
        raise ValueError("it is listed among the redrives")
    return redrive


def folded(waves: Sequence[Wave]) -> tuple[Wave, ...]:
    """The first and the last waves as they are, those between summed into one: totals stay true.

    Folding again with more waves is the same as folding all at once.
    """
    if len(waves) <= FIRST_WAVES + 1 + LAST_WAVES:
        return tuple(waves)
    between = waves[FIRST_WAVES:-LAST_WAVES]
    skipped: Counter[str] = Counter()
    for wave in between:
        skipped.update(wave.skipped)
    counts: dict[str, Any] = {name: sum(getattr(wave, name) for wave in between) for name in _COUNTS}
    one = replace(
        between[-1],
        begin=between[0].begin,
        began_at=between[0].began_at,
        skipped=dict(skipped),
        reason=f"waves {waves[FIRST_WAVES - 1].number + 1} to {between[-1].number} together",
        **counts,
    )
    return (*waves[:FIRST_WAVES], one, *waves[-LAST_WAVES:])


def _json(content: Any) -> str:
    return json.dumps(content, default=_moment_as_text, ensure_ascii=False, separators=(",", ":"))


def _moment_as_text(content: Any) -> str:
    if not isinstance(content, datetime):
        raise TypeError(f"{content!r} is a {type(content).__name__}: expected a time or plain JSON")
    return iso(content)


def _request(text: str) -> Request:
    given = json.loads(text)
    # The lane may be gone by now.
    return read_request(given, job_types={given["job_type"]: None})


def _plan(text: str) -> Plan:
    readers: Readers = {"oldest": _perhaps, "newest": _perhaps, "waves": tuple, "alarms": tuple, "spent_usd": float}
    return value_of(Plan, json.loads(text), readers)


def _waves(text: str) -> tuple[Wave, ...]:
    return tuple(value_of(Wave, each, {"began_at": moment}) for each in json.loads(text))


def _perhaps(text: str | None) -> datetime | None:
    return None if text is None else moment(text)


_REDRIVE: Mapping[str, Any] = {
    **dict.fromkeys(("started_at", "updated_at", "ended_at"), moment),
    "status": RedriveStatus,
    "request": _request,
    "plan": _plan,
    "waves": _waves,
}


VERSION = "VERSION"


class DynamoRedrives(Table):
    def write(self, redrive: Redrive, event: Event | None = None) -> Redrive:
        item = redrive_item(replace(redrive, version=redrive.version + 1))
        written = redrive_from(item)
        found = self._put(item, redrive, event)
        if found is None:
            return written
        there = redrive_from(found) if found else None
        if there != written:
            raise RedriveMoved(redrive.redrive_id, there)
        return written

    def find(self, redrive_id: str) -> Redrive | None:
        item = self.get(redrive_key(redrive_id))
        return redrive_from(item) if item else None

    def abort(self, redrive_id: str, event: Event) -> None:
        e = Expression()
        first = f"attribute_not_exists({e['pk']})"
        item = {**attributes_of(event), **expiry(event.at + KEPT_FOR), **_abort(redrive_id)}
        with suppress(Lost):
            self.put(item, **e.request(condition=first))

    def aborted(self, redrive_id: str) -> Event | None:
        item = self.get(_abort(redrive_id))
        return event_from(item) if item else None

    def sign(self, redrive_id: str, event: Event) -> None:
        e = Expression()
        first = f"attribute_not_exists({e['pk']})"
        signed = place(f"{SIGNED}{redrive_id}", _signature(event))
        with suppress(Lost):
            item = {**attributes_of(event), **expiry(event.at + KEPT_FOR), **signed}
            self.put(item, **e.request(condition=first))

    def signed(self, redrive_id: str) -> Sequence[Event]:
        """Who signed is in the key, and a row that says otherwise is none."""
        items = self.partition(f"{SIGNED}{redrive_id}", "SIGNED#")
        return tuple(sorted(self.readable(_signed, items), key=lambda event: (event.at, event.event_id)))

    def page(self, *, job_type: str | None = None, limit: int = 50, cursor: str | None = None) -> RedrivePage:
        """Two requests: the index gives the order, and the records are read whole."""
        of = ("by_lane", "lane_status", EVERY) if job_type is None else ("by_lane_code", "lane_code", of_lane(job_type))
        return self._page(of, limit, cursor)

    def live(self, *, limit: int = 50) -> RedrivePage:
        """The index may lag behind a record that has ended meanwhile."""
        page = self._page(("by_tenant", "tenant_status", LIVE), limit, None)
        return replace(page, redrives=tuple(each for each in page.redrives if each.status not in ENDED))

    def _page(self, of: tuple[str, str, str], limit: int, cursor: str | None) -> RedrivePage:
        if not 1 <= limit <= LONGEST_PAGE:
            raise ValueError(f"limit = {limit}: expected 1 to {LONGEST_PAGE}")
        rows = self._newest(of, limit + 1, place_in(cursor))
        named = [place(row["pk"]["S"], row["sk"]["S"]) for row in rows[:limit]]
        read = self.readable(lambda item: (item["pk"]["S"], listed_redrive(item)), self.get_many(named))
        whole = dict(read)
        redrives = tuple(whole[key["pk"]["S"]] for key in named if key["pk"]["S"] in whole)
        more = rows[limit - 1]["listed_at"]["S"] if len(rows) > limit else None
        return RedrivePage(redrives=redrives, cursor=cursor_at(more) if more else None)

    def deployed(self, job_types: Sequence[str]) -> dict[str, str]:
        lanes = {_version(job_type)["pk"]["S"]: job_type for job_type in job_types}
        found = self.get_many([place(pk, VERSION) for pk in lanes])
        return dict(self.readable(lambda item: (lanes[item["pk"]["S"]], version_in(item)), found))

    def deploys(self, job_type: str) -> Deployed:
        found = self.get(_version(job_type))
        return next(self.readable(_deployed, [found] if found else []), Deployed())

    def note_deployed(self, job_type: str, seen: Deployed) -> None:
        deploys = [{"M": attributes_of(each)} for each in seen.deploys]
        kept = {"values": attribute(seen.values), "deploys": {"L": deploys}} if deploys else {}
        self.put({**attributes({"worker_version": seen.worker_version}), **kept, **_version(job_type)})

    def history(self, redrive_id: str) -> Sequence[Event]:
        aborted = self.aborted(redrive_id)
        answers = [event for event in self.signed(redrive_id) if event.what != STARTED]  # who started it has asked
        events = [*self.events(partition_of(redrive_id)), *answers, *([aborted] if aborted else [])]
        return tuple(sorted(events, key=lambda event: (event.at, event.event_id)))

    def _put(self, item: Item, was: Redrive, event: Event | None) -> Item | None:
        """None if it was written, else what was found ({} if nothing was)."""
        e = Expression()
        as_read = f"{e['version']} = {e(was.version)}" if was.version else f"attribute_not_exists({e['pk']})"
        condition = e.request(condition=as_read)
        try:
            if event is None:
                self.put(item, **condition)
            else:
                noted = {**event_item(partition_of(was.redrive_id), event), **expiry(was.started_at + KEPT_FOR)}
                self.transact([self.putting(item, **condition), self.putting(noted)])
        except Lost as lost:
            return lost.found or {}
        except TransactionLost as lost:
            return lost.lost[0] or {}
        return None

    def _newest(self, of: tuple[str, str, str], limit: int, before: str | None) -> list[Item]:
        e = Expression()
        index, name, value = of
        within = f"{e[name]} = {e(value)}" + (f" AND {e['listed_at']} < {e(before)}" if before else "")
        asked = e.request(key_condition=within)
        rows = self.query(**asked, IndexName=index, ScanIndexForward=False, Limit=limit)
        return list(islice(self.readable(_of_a_redrive, rows), limit))


def _of_a_redrive(row: Item) -> Item:
    """IAM guards keys alone: any writer of the ledger could list an item of its own here."""
    if not row["pk"]["S"].startswith(partition_of("")):
        raise ValueError("it is listed among the redrives")
    return row


def _signed(item: Item) -> Event:
    event = sound(event_from(item))
    if item["sk"]["S"] != _signature(event):
        raise ValueError(f"it is signed by {event.who!r}")
    return event


def _signature(event: Event) -> str:
    of = f"#{event.data[PLAN]}" if PLAN in event.data else ""
    return f"SIGNED#{event.what}#{event.who}{of}"


def _abort(redrive_id: str) -> Item:
    return place(partition_of(redrive_id), "ABORT")


def _deployed(item: Item) -> Deployed:
    stored = plain_item(item)
    deploys = tuple(value_of(Deploy, each, {"at": moment}) for each in stored.get("deploys", ()))
    return Deployed(worker_version=version_in(item), values=stored.get("values", {}), deploys=deploys)


def version_in(item: Item) -> str:
    """Empty if it was: what is empty is not stored."""
    return str(plain_item(item).get("worker_version", ""))


def _version(job_type: str) -> Item:
    """The version that the sweep last saw deployed. It belongs to the lane, not to a redrive, and does not expire."""
    return place(f"L#{job_type}", VERSION)
