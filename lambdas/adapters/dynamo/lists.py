"""Letters listed newest first, counted, and selected for a redrive, through the sparse index that fits best.

Rows are hints: an index may lag. One that tells an index what its key does not bear out is skipped and reported; a
person takes it out of the lists. Nothing is deleted: the item stays where it is.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, fields
from datetime import datetime
from heapq import merge
from itertools import groupby, islice, takewhile
from math import ceil, sqrt
from typing import Any

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import (
    LETTER,
    attribute,
    empty_fields,
    event_item,
    listed_head,
    listed_letter,
    plain_item,
    read,
    sound,
)
from lambdas.adapters.dynamo.keys import SHARDS, Index, Item, index_named
from lambdas.adapters.dynamo.letters import ANOTHERS_ID, is_genuine, with_id
from lambdas.adapters.dynamo.redrives import listed_redrive, partition_of
from lambdas.adapters.dynamo.table import UNREADABLE, Expression, Table, TransactionLost
from lambdas.core.model.errors import NoSuchRow, SoundRow
from lambdas.core.model.failure import HEADLESS
from lambdas.core.model.head import Event
from lambdas.core.model.letter import Letter, LetterKey, LetterStatus
from lambdas.core.model.value import iso, moment, value
from lambdas.core.ports.lists import LONGEST_PAGE, LetterQuery, Page, Selection, page_of, place_in

FEWEST, MOST = 10, 500  # rows a request of a selection: a handful costs as much as ten, and 500 stay under 1 MB


@value
class Partitions:
    """The index partitions that together hold a query's letters."""

    index: Index
    values: tuple[str, ...]


def partitions_of(query: LetterQuery) -> Partitions:
    """Raise ValueError unless it names one lane or one tenant: anything else would have to filter after paging."""
    if (query.job_type is None) == (query.tenant_id is None) or not 1 <= query.limit <= LONGEST_PAGE:
        raise ValueError(f"{query}: expected either a lane or a tenant, and a limit from 1 to {LONGEST_PAGE}")
    if query.signature is not None and (query.job_type is None or query.code is not None):
        raise ValueError(f"{query}: a signature goes with a lane, and without a code")
    return _narrowest(query, (query.status,))


def _narrowest(asked: LetterQuery | Selection, statuses: Sequence[LetterStatus]) -> Partitions:
    """The narrowest index. Each status is a partition, or, by lane and signature, as many as there are shards."""
    code = f"#{asked.code}" if asked.code is not None else ""
    if asked.signature is not None:
        name, owner, code = "by_signature", f"{asked.job_type}#{asked.signature}", ""
    elif asked.tenant_id is not None:
        name, owner = "by_tenant_code" if code else "by_tenant", asked.tenant_id
    else:
        name, owner = "by_lane_code" if code else "by_lane", str(asked.job_type)
    values = [f"{owner}#{status}{code}" for status in dict.fromkeys(statuses)]
    if not name.startswith("by_tenant"):
        values = [f"{value}#{shard}" for value in values for shard in range(SHARDS)]
    return Partitions(index=index_named(name), values=tuple(values))


def span_of(selection: Selection | LetterQuery) -> tuple[str, str]:
    """The places between which its letters lie. A place is a time and an id, so none equals a bare time.

    To the millisecond: stored times have no more.
    """
    since = iso(selection.died_after) if selection.died_after else "0"
    until = iso(selection.died_before) if selection.died_before else "~"
    return since, until


def row_of(known: dict[str, Any], *, home: str) -> Letter:
    """A letter from the fields of a list. `detail` is its first line, times that are not listed are `died_at`.

    It can be moved as it is: its key is complete, because a letter without a head has the root that it is stored under.
    """
    died = known["died_at"]
    root = home if known["code"] in HEADLESS else ""
    return Letter(**{**_ABSENT, "first_failed_at": died, "last_failed_at": died, "root": root, **known})


_ABSENT: dict[str, Any] = {
    field.name: 0 if field.type is int else "" for field in fields(Letter) if field.default is MISSING
}
_KEYS = ("letter_id", "tenant_id", "job_type")  # every index has the table's keys, which hold these
ROW: tuple[str, ...] = tuple(
    field.name
    for field in fields(Letter)
    if field.name in _KEYS or field.name in (index_named("by_lane").projected or ())
)


def row_from(item: Item) -> Letter:
    """From an index, which holds the list fields only."""
    stored = plain_item(item)
    empty = {name: value for name, value in empty_fields(Letter).items() if name in ROW}
    listed = {name: value for name, value in read(Letter, stored, LETTER).items() if name in ROW}
    key = keys.letter_key_in(item)
    named = {"tenant_id": key.tenant_id, "job_type": key.job_type, "letter_id": key.letter_id}
    row = sound(row_of({**empty, **listed, **named, "detail": stored.get("summary", "")}, home=key.home))
    if row.key != key:
        raise ValueError(f"expected the key of a letter of job {row.job_id!r}")
    require_places(item, row)
    return row


def require_places(item: Item, row: Letter) -> None:
    """IAM guards keys alone: whoever may write a letter chooses what it says to the indexes, and may name others."""
    places = {name: attribute(place) for name, place in keys.letter_places(row).items()}
    for name in _PLACES & item.keys():
        if item[name] != places[name]:
            raise ValueError(f"it is listed as {name} {item[name].get('S', '')[:100]!r}")


_PLACES = frozenset({index.hash_key for index in keys.INDEXES} - {"due_shard", "letter_id"} | {"listed_at"})


def letters(table: Table, query: LetterQuery) -> Page:
    """A lane's letters are in shards, which are merged as they are read: each gives its share of the page."""
    lists, beyond = partitions_of(query), _begins_beyond(query)
    page = {"Limit": _share(query.limit + 1, len(lists.values)), "ScanIndexForward": query.oldest_first}
    shards = [table.query(**_within(lists.index, value, beyond), **page) for value in lists.values]
    in_order = merge(*shards, key=lambda item: item["listed_at"]["S"], reverse=not query.oldest_first)
    rows = table.readable(
        lambda item: (item["listed_at"]["S"], row_from(item)), takewhile(_still_within(query), in_order)
    )
    return page_of(list(islice(rows, query.limit + 1)), query.limit)


Beyond = tuple[str, str]  # `<` or `>`, and a place or a time


def _begins_beyond(query: LetterQuery) -> Beyond | None:
    """Where the list, or what is left of it behind the last page, begins. No place equals a bare time."""
    place, (since, until) = place_in(query.cursor), span_of(query)
    if query.oldest_first:
        return None if place is None and query.died_after is None else (">", max(place or "0", since))
    return None if place is None and query.died_before is None else ("<", min(place or "~", until))


def _still_within(query: LetterQuery) -> Callable[[Item], bool]:
    """Where the list ends: a query has one condition on its sort key, and that is where it begins."""
    since, until = span_of(query)
    if query.oldest_first:
        return lambda item: item["listed_at"]["S"] < until
    return lambda item: item["listed_at"]["S"] >= since


def count_letters(table: Table, query: LetterQuery, *, most: int) -> int:
    lists = partitions_of(query)
    found = 0
    for each in lists.values:  # stops asking once there are enough
        found += table.count(**_within(lists.index, each, own=query), most=most - found)
    return found


def _within(
    index: Index, value: str, beyond: Beyond | None = None, *, own: LetterQuery | None = None
) -> dict[str, Any]:
    """With `own` only what lies with its tenant or lane: what is only counted cannot be looked at row by row."""
    e = Expression()
    within = f"{e[index.hash_key]} = {e(value)}"
    if beyond is not None:
        within += f" AND {e[index.sort_key]} {beyond[0]} {e(beyond[1])}"
    only = {} if own is None else {"FilterExpression": _lies_with(e, own)}
    return {**e.request(key_condition=within), **only, "IndexName": index.name}


def _lies_with(e: Expression, query: LetterQuery) -> str:
    if query.tenant_id is not None:
        return f"begins_with({e['pk']}, {e(keys.of_tenant(query.tenant_id))})"
    return f"contains({e['pk']}, {e(keys.of_lane(str(query.job_type)))})"


def _share(rows: int, shards: int) -> int:
    """Of one shard: four standard deviations above the mean, so that it is hardly ever asked twice."""
    mean = rows / shards
    return rows if shards == 1 else min(rows, ceil(mean + 4 * sqrt(mean)) + 1)


def select(table: Table, selection: Selection) -> Sequence[Letter]:
    return tuple(_matching(table, selection))


def matching(table: Table, selection: Selection) -> Iterator[LetterKey]:
    return (row.key for row in _matching(table, selection))


def _matching(table: Table, selection: Selection) -> Iterator[Letter]:
    """Partitions are merged as they are read: a limit of n costs n rows and at most a page of each partition more.

    Signature, tenant, code and time narrow what is read, the best of them as the index. What that index does not
    have (the kind, the worker version, the lane where a tenant's index is used, whatever else was asked for beside
    the signature) is compared row by row, so rows that do not match are read and paid for too.
    """
    since, until = span_of(selection)
    if since > until or selection.limit < 1:  # DynamoDB refuses an empty span
        return iter(())
    lists = _narrowest(selection, selection.statuses)
    page = min(MOST, max(FEWEST, -(-selection.limit // SHARDS)))
    shards = [_oldest(table, lists.index, value, (since, until), page) for value in lists.values]
    merged = merge(*shards, key=lambda item: item["listed_at"]["S"])
    rows = table.readable(row_from, _each_once(merged))
    return islice((row for row in rows if selection.takes(row)), selection.limit)


def _each_once(merged: Iterator[Item]) -> Iterator[Item]:
    """A letter that moves from one list to another while both are read is in both, in the same place: so the second row
    comes directly after the first.
    """
    for _, rows in groupby(merged, key=lambda item: (item["pk"]["S"], item["sk"]["S"])):
        yield next(rows)


def died(
    table: Table, job_type: str, status: LetterStatus, *, most: int, after: datetime | None = None
) -> Sequence[datetime]:
    """Each shard gives its oldest, so a count that stops early still includes the oldest of all."""
    lists = [f"{job_type}#{status}#{shard}" for shard in range(SHARDS)]
    rows = (item for value in lists for item in islice(table.listed("by_lane", value, after=after), -(-most // SHARDS)))
    return tuple(sorted(table.readable(lambda item: _died_at(item, job_type), rows)))


def _died_at(item: Item, job_type: str) -> datetime:
    if keys.letter_key_in(item).job_type != job_type:
        raise ValueError(f"it is listed among the letters of lane {job_type!r}")
    return moment(item["listed_at"]["S"].partition("#")[0])


def _oldest(table: Table, index: Index, value: str, span: tuple[str, str], page: int) -> Iterator[Item]:
    e = Expression()
    since, until = map(e, span)
    within = f"{e[index.hash_key]} = {e(value)} AND {e[index.sort_key]} BETWEEN {since} AND {until}"
    yield from table.query(**e.request(key_condition=within), IndexName=index.name, Limit=page)


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
    why = why_foreign(item) or _why_double(table, item)
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


def _why_double(table: Table, item: Item) -> str:
    """Of a letter that is where it belongs, and has the id of another."""
    if not item["sk"]["S"].startswith(keys.letter_sk("")) or is_genuine(item):
        return ""
    return ANOTHERS_ID if len(with_id(table, item["letter_id"]["S"])) > 1 else ""


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
