"""Parked jobs in DynamoDB: set aside while their tenant's breaker is open, listed, counted, released or buried."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.attempts import at_birth, becoming, bid, recorded
from lambdas.adapters.dynamo.items import attributes, head_in, listed_head
from lambdas.adapters.dynamo.keys import Item, shard_of
from lambdas.adapters.dynamo.table import BATCH_GET, Expression, Lost, Table, TransactionLost
from lambdas.core.model import moves
from lambdas.core.model.errors import ClaimLost, HeadMoved
from lambdas.core.model.head import Claim, Event, Head, HeadStatus
from lambdas.core.model.job import StoredBody

_PARKABLE = (HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.PARKED)


def park(table: Table, claim: Claim, *, ticket: str, body: StoredBody) -> None:
    e = Expression()
    parked = {"status": HeadStatus.PARKED, "input_hash": claim.input_hash, "ticket": ticket}
    places = keys.parked_places(claim.key, claim.now)
    stored = {"body": body.text, "body_ref": body.ref}
    e.set(attributes({**parked, **stored, "tenant_status": places["tenant_status"], "updated_at": claim.now}))
    first = {"parked_at": claim.now, "listed_at": places["listed_at"], "attempt": 0}
    e.set_once(attributes({**at_birth(claim), **first}))
    gone = ("due_at", "sweep_at", "due_shard", "lane_status", "resends")
    e.remove([*gone, *(name for name, value in stored.items() if value is None)])
    try:
        bid(table, claim, e, free=f"{e['status']} IN ({', '.join(e(status) for status in _PARKABLE)})")
    except ClaimLost as lost:
        if not moves.parked_by(lost.head, ticket):
            raise


def parked(table: Table, tenant_id: str, job_type: str, *, limit: int) -> Sequence[Head]:
    listed = table.listed("by_tenant", keys.parked_in(tenant_id, job_type), page=BATCH_GET)
    mine = _still_parked(table, listed, min(BATCH_GET, limit), owner=(tenant_id, job_type))
    return tuple(islice(mine, limit))


def parked_between(
    table: Table, tenant_id: str, job_type: str, *, after: datetime, before: datetime, limit: int
) -> Sequence[Head]:
    listed = table.listed("by_tenant", keys.parked_in(tenant_id, job_type), after=after, before=before)
    mine = _still_parked(table, listed, BATCH_GET, owner=(tenant_id, job_type))
    return tuple(islice(mine, limit))


def count_parked(table: Table, tenant_id: str, job_type: str, *, most: int) -> int:
    page = most if most <= BATCH_GET else None
    listed = table.listed("by_tenant", keys.parked_in(tenant_id, job_type), page=page)
    return _count(table, listed, (tenant_id, job_type), most)


def count_released(table: Table, tenant_id: str, job_type: str, *, most: int) -> int:
    listed = table.listed("by_tenant", keys.released_in(tenant_id, job_type))
    return _count(table, listed, (tenant_id, job_type), most)


def _count(table: Table, listed: Iterator[Item], owner: tuple[str, str], most: int) -> int:
    return sum(1 for _ in islice(table.readable(lambda item: _require_owner(item, owner), listed), most))


def _require_owner(item: Item, owner: tuple[str, str]) -> None:
    if keys.owner_in(item) != owner:
        raise ValueError(f"it is listed among the parked jobs of {' in lane '.join(owner)}")


def release(table: Table, head: Head, *, now: datetime, sweep_at: datetime) -> None:
    e, to = Expression(), moves.released(head, now=now, sweep_at=sweep_at)
    counted = keys.released_in(head.key.tenant_id, head.key.job_type)
    places = {"due_shard": keys.due_shard(shard_of(head.key.job_id)), "tenant_status": counted}
    written = {name: getattr(to, name) for name in ("status", "sweep_at", "resends", "updated_at")}
    e.set(attributes({**written, **places}))
    e.remove(["due_at"])
    try:
        table.update(keys.head(head.key), **e.request(condition=_parked_as_read(e, head)))
    except Lost as lost:
        raise HeadMoved(head.key, head_in(lost.found)) from lost


def bury_parked(table: Table, head: Head, buried: Head, event: Event) -> None:
    e = becoming(moves.buried(buried))
    write = table.updating(keys.head(head.key), **e.request(condition=_parked_as_read(e, head)))
    try:
        table.transact([write, recorded(table, head.key, event)])
    except TransactionLost as moved:
        raise HeadMoved(head.key, head_in(moved.lost[0])) from moved


def _still_parked(table: Table, listed: Iterator[Item], page: int, *, owner: tuple[str, str]) -> Iterator[Head]:
    """The index may lag: what has moved on since is skipped."""

    def read(item: Item) -> Head:
        _require_owner(item, owner)
        return listed_head(item)

    while asked := [{"pk": item["pk"], "sk": item["sk"]} for item in islice(listed, page)]:
        found = {(item["pk"]["S"], item["sk"]["S"]): item for item in table.get_many(asked)}
        in_order = [found[place] for key in asked if (place := (key["pk"]["S"], key["sk"]["S"])) in found]
        yield from (head for head in table.readable(read, in_order) if head.status is HeadStatus.PARKED)
        page = BATCH_GET  # behind rows that are of no use: there may be thousands


def _parked_as_read(e: Expression, head: Head) -> str:
    return f"{e['status']} = {e(HeadStatus.PARKED)} AND {e.is_as_read('ticket', head.ticket)}"
