"""The records of redrives, in the ledger's table. Each write of a record is conditional on the version that was read.

A request to halt is an item of its own: it never meets a write of the record.
"""

import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING

from lambdas.adapters.attributes import Item, attributes, attributes_of
from lambdas.adapters.audit import audit, audited, place
from lambdas.adapters.dynamo import Lost, Table, TransactionLost
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import event_from, expiry
from lambdas.adapters.listing import MOST, cursor_at, place_in
from lambdas.adapters.redrive_items import (
    EVERY,
    KEPT_FOR,
    of_lane,
    partition_of,
    redrive_from,
    redrive_item,
    redrive_key,
)
from lambdas.core.redrive.ports import RedriveMoved, RedrivePage
from lambdas.core.redrive.record import Redrive
from lambdas.core.timeline import Event
from lambdas.core.value import replace

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

VERSION = "VERSION"


class DynamoRedrives:
    def __init__(
        self,
        client: "DynamoDBClient",
        table_name: str,
        *,
        sleep: Callable[[float], None] = time.sleep,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        self._table = Table(client=client, name=table_name, sleep=sleep, jitter=jitter)

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
        item = self._table.get(redrive_key(redrive_id))
        return redrive_from(item) if item else None

    def abort(self, redrive_id: str, event: Event) -> None:
        e = Expression()
        first = f"attribute_not_exists({e['pk']})"
        item = {**attributes_of(event), **expiry(event.at + KEPT_FOR), **_abort(redrive_id)}
        with suppress(Lost):
            self._table.put(item, **e.request(condition=first))

    def aborted(self, redrive_id: str) -> Event | None:
        item = self._table.get(_abort(redrive_id))
        return event_from(item) if item else None

    def page(self, *, job_type: str | None = None, limit: int = 50, cursor: str | None = None) -> RedrivePage:
        """The index tells which and in what order, and the records are read whole: two requests."""
        if not 1 <= limit <= MOST:
            raise ValueError(f"limit = {limit}: expected 1 to {MOST}")
        rows = self._newest(job_type, limit + 1, place_in(cursor))
        named = [place(row["pk"]["S"], row["sk"]["S"]) for row in rows[:limit]]
        whole = {item["pk"]["S"]: redrive_from(item) for item in self._table.get_many(named)}
        redrives = tuple(whole[key["pk"]["S"]] for key in named if key["pk"]["S"] in whole)
        more = rows[limit - 1]["listed_at"]["S"] if len(rows) > limit else None
        return RedrivePage(redrives=redrives, cursor=cursor_at(more) if more else None)

    def deployed(self, job_types: Sequence[str]) -> dict[str, str]:
        lanes = {_version(job_type)["pk"]["S"]: job_type for job_type in job_types}
        found = self._table.get_many([place(pk, VERSION) for pk in lanes])
        return {lanes[item["pk"]["S"]]: item["worker_version"]["S"] for item in found}

    def note_deployed(self, job_type: str, version: str) -> None:
        self._table.put({**attributes({"worker_version": version}), **_version(job_type)})

    def history(self, redrive_id: str) -> Sequence[Event]:
        aborted = self.aborted(redrive_id)
        events = [*audit(self._table, partition_of(redrive_id)), *([aborted] if aborted else [])]
        return tuple(sorted(events, key=lambda event: (event.at, event.event_id)))

    def _put(self, item: Item, was: Redrive, event: Event | None) -> Item | None:
        """None if it was written, else what was found, {} for nothing."""
        e = Expression()
        as_read = f"{e['version']} = {e(was.version)}" if was.version else f"attribute_not_exists({e['pk']})"
        condition = e.request(condition=as_read)
        try:
            if event is None:
                self._table.put(item, **condition)
            else:
                told = {**audited(partition_of(was.redrive_id), event), **expiry(was.started_at + KEPT_FOR)}
                self._table.transact([self._table.putting(item, **condition), self._table.putting(told)])
        except Lost as lost:
            return lost.found or {}
        except TransactionLost as lost:
            return lost.lost[0] or {}
        return None

    def _newest(self, job_type: str | None, limit: int, before: str | None) -> list[Item]:
        e = Expression()
        of = ("by_lane", "lane_status", EVERY) if job_type is None else ("by_lane_code", "lane_code", of_lane(job_type))
        index, name, value = of
        within = f"{e[name]} = {e(value)}" + (f" AND {e['listed_at']} < {e(before)}" if before else "")
        asked = e.request(key_condition=within)
        rows = self._table.query(**asked, IndexName=index, ScanIndexForward=False, Limit=limit)
        return list(islice(rows, limit))


def _abort(redrive_id: str) -> Item:
    return place(partition_of(redrive_id), "ABORT")


def _version(job_type: str) -> Item:
    """What the sweep last saw deployed: of the lane, not of a redrive, and kept as long as the lane is."""
    return place(f"L#{job_type}", VERSION)
