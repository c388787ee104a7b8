"""Rows that tell an index what their key does not bear out. Readers skip and report them; a person takes them out.

Nothing is deleted: the item stays where it is, and is no longer in any list.
"""

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import attribute, event_item, listed_head, listed_letter
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.dynamo.lists import require_places
from lambdas.adapters.dynamo.redrives import listed_redrive, partition_of
from lambdas.adapters.dynamo.table import UNREADABLE, Expression, Table, TransactionLost
from lambdas.core.model.errors import NoSuchRow, SoundRow
from lambdas.core.model.head import Event

_INDEXED = frozenset(name for index in keys.INDEXES for name in (index.hash_key, index.sort_key)) - {"sk"}
_OF_HEADS = frozenset({"tenant_status", "lane_status", "listed_at", "due_shard", "sweep_at"})
_OF_EVENTS = frozenset({"due_shard", "sweep_at"})


def unlist(table: Table, pk: str, sk: str, event: Event) -> str:
    """Take it out of every list, and say why it does not belong there.

    Raise `NoSuchRow`, or `SoundRow` if it is what its key says: then there is nothing to take out.
    """
    item = table.get(keys.place(pk, sk))
    if item is None:
        raise NoSuchRow(pk, sk)
    why = why_foreign(item)
    if not why:
        raise SoundRow(pk, sk)
    e = Expression()
    listed = sorted(_INDEXED & item.keys())
    as_read = " AND ".join(e.is_stored(name, item[name]) for name in listed)
    e.remove(listed)
    try:
        unlisted = table.updating(keys.place(pk, sk), **e.request(condition=as_read))
        table.transact([unlisted, table.putting(event_item(pk, event))])
    except TransactionLost as lost:
        raise NoSuchRow(pk, sk) from lost
    return why


def why_foreign(item: Item) -> str:
    """Empty if it is in no list, or in those alone where its key says that it belongs."""
    if not _INDEXED & item.keys():
        return ""
    try:
        _require_belongs(item)
    except UNREADABLE as why:
        return str(why) or type(why).__name__
    return ""


def _require_belongs(item: Item) -> None:
    pk, sk = item["pk"]["S"], item["sk"]["S"]
    if pk.startswith(partition_of("")):
        listed_redrive(item)
    elif sk.startswith(keys.letter_sk("")):
        letter = listed_letter(item)
        require_places(item, letter)
        _require({"letter_id": letter.letter_id}, item)
    elif sk.startswith(keys.EVENTS):
        _require_only(_OF_EVENTS, item)
        _require_prefixes({"due_shard": keys.UNCOUNTED}, item)
    else:
        key = listed_head(item).key
        _require_only(_OF_HEADS, item)
        owner = f"{key.tenant_id}#{key.job_type}#"
        _require_prefixes(
            {"tenant_status": owner, "lane_status": f"{key.job_type}#", "due_shard": keys.due_shard("")}, item
        )


def _require(expected: dict[str, str], item: Item) -> None:
    for name, place in expected.items():
        if item.get(name) != attribute(place):
            raise ValueError(f"{name}: expected {place!r}")


def _require_only(names: frozenset[str], item: Item) -> None:
    if more := (_INDEXED - names) & item.keys():
        raise ValueError(f"nothing of its kind is listed by {', '.join(sorted(more))}")


def _require_prefixes(expected: dict[str, str], item: Item) -> None:
    for name, prefix in expected.items():
        if name in item and not item[name]["S"].startswith(prefix):
            raise ValueError(f"{name}: expected {prefix!r} and more")
