"""Announcements in DynamoDB: an item beside the job, written in the move's own transaction, and listed as due.

Once it is sent it leaves the list, and expires. What stays on the list for a minute was cut off: the sweep sends it.
Lanes that announce nothing have no such item, and pay for nothing.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import islice

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.heads import due_in
from lambdas.adapters.dynamo.items import Readers, attributes, expiry, plain_item, sound, value_of
from lambdas.adapters.dynamo.keys import SHARDS, Item
from lambdas.adapters.dynamo.table import Expression, Lost, Table
from lambdas.core.model.announcement import Announcement, Told
from lambdas.core.model.job import MOST_VERSIONS, valid_id
from lambdas.core.model.value import iso, moment

KEPT_FOR = timedelta(days=1)  # once it is sent: for whoever wonders whether it was


def unannounced(table: Table, now: datetime, *, limit: int) -> Sequence[Announcement]:
    """The oldest of each shard. The index may lag, so each is read again and must still be due."""
    shards = [keys.announcing_shard(shard) for shard in range(SHARDS)]
    items = (item for item in due_in(table, shards, now, limit) if _is_due(item, now))
    return tuple(islice(table.readable(_read, items), limit))


def announced(table: Table, announcement: Announcement, *, now: datetime) -> None:
    e = Expression()
    e.set(expiry(now + KEPT_FOR))
    e.remove(("due_shard", "sweep_at"))
    _update(table, announcement, e)


def announce_later(table: Table, announcement: Announcement, *, at: datetime) -> None:
    e = Expression()
    e.set(attributes({"sweep_at": at}))
    _update(table, announcement, e)


def _update(table: Table, announcement: Announcement, e: Expression) -> None:
    still = e.request(condition=f"attribute_exists({e['due_shard']})")
    with suppress(Lost):  # somebody else has sent it too
        table.update(keys.announcement(announcement), **still)


def _is_due(item: Item, now: datetime) -> bool:
    return "due_shard" in item and item.get("sweep_at", {}).get("S", "~") <= iso(now)


def _read(item: Item) -> Announcement:
    """Whose it is, its key says: whoever may write into a lane's partition announces nothing of another's."""
    tenant_id, job_type = keys.owner_in(item)
    home, event_id = item["pk"]["S"].rpartition("#")[2], item["sk"]["S"].removeprefix(keys.ANNOUNCEMENTS)
    known = {"tenant_id": tenant_id, "job_type": job_type, "home": home, "event_id": event_id}
    read = sound(value_of(Announcement, plain_item(item), _READERS, **known))
    if read.what not in Told or not 1 <= read.version <= MOST_VERSIONS:
        raise ValueError("it announces nothing")
    if any(item[name] != at for name, at in keys.announcement(read).items()):
        raise ValueError("it lies where no announcement does: sent, it could not be taken off the list")
    if odd := [name for name in _IDS if not (getattr(read, name) == "" or valid_id(getattr(read, name)))]:
        raise ValueError(f"{odd[0]} is no id: others would read it as our word")
    return read


_IDS = ("job_id", "root", "letter_id", "code", "result_of", "key", "to")  # what is said of a job: never free text
_READERS: Readers = {"what": Told, "at": moment}
