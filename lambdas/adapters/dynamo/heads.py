"""Heads in DynamoDB: claimed, parked, found when past due, sent again. A race is lost inside the one request.

A claim leaves no index attribute on the item: the healthy path pays for no index.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import Any

from lambdas.adapters import keys, transitions
from lambdas.adapters.attributes import Item, attributes
from lambdas.adapters.dynamo import BATCH_GET, Lost, Table, TransactionLost
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import event_from, event_item, head_from
from lambdas.adapters.schema import SHARDS, shard_of
from lambdas.adapters.writes import becoming, recorded
from lambdas.core.head import DUE, Head, HeadStatus, StoredBody
from lambdas.core.job import JobKey
from lambdas.core.ledger import Claim
from lambdas.core.refusals import ClaimLost, HeadMoved
from lambdas.core.timeline import Event
from lambdas.core.value import replace

_PARKABLE = (HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.PARKED)


class Heads:
    _table: Table

    def claim(self, claim: Claim) -> Head:
        e = Expression()
        e.set(attributes(_while_running(claim)))
        e.set_once(attributes({**_at_birth(claim), "first_claimed_at": claim.now}))
        e.count("attempt")
        e.remove(("due_at", "sweep_at", "due_shard", "lane_status", "tenant_status", "listed_at"))
        due = f"(attribute_not_exists({e['due_at']}) OR {e['due_at']} <= {e(claim.now)})"
        sent = f"({e['status']} IN ({e(HeadStatus.QUEUED)}, {e(HeadStatus.WAITING)}) AND {due})"
        parked = f"{e['status']} = {e(HeadStatus.PARKED)}"
        # What was there before: mostly nothing, which is a short answer and needs no reading.
        was = self._bid(claim, e, free=f"({sent} OR {parked})")
        return transitions.unparked(transitions.claimed(head_in(was), claim), claim.now)

    def park(self, claim: Claim, *, ticket: str, body: StoredBody) -> None:
        e = Expression()
        parked = {"status": HeadStatus.PARKED, "input_hash": claim.input_hash, "ticket": ticket}
        places = keys.parked_places(claim.key, claim.now)
        stored = {"body": body.text, "body_ref": body.ref}
        e.set(attributes({**parked, **stored, "tenant_status": places["tenant_status"], "updated_at": claim.now}))
        first = {"parked_at": claim.now, "listed_at": places["listed_at"], "attempt": 0}
        e.set_once(attributes({**_at_birth(claim), **first}))
        gone = ("due_at", "sweep_at", "due_shard", "lane_status")
        e.remove([*gone, *(name for name, value in stored.items() if value is None)])
        self._bid(claim, e, free=f"{e['status']} IN ({', '.join(e(status) for status in _PARKABLE)})")

    def parked(self, tenant_id: str, job_type: str, *, limit: int) -> Sequence[Head]:
        """The index may lag: what has moved on since is passed over, and the list goes on behind it."""
        page = min(BATCH_GET, limit)
        return tuple(islice(self._still_parked(self._listed_as_parked(tenant_id, job_type, page), page), limit))

    def count_parked(self, tenant_id: str, job_type: str, *, most: int) -> int:
        return sum(1 for _ in islice(self._listed_as_parked(tenant_id, job_type, None), most))

    def release(self, head: Head, *, now: datetime, sweep_at: datetime) -> None:
        e = Expression()
        counted = keys.released_in(head.key.tenant_id, head.key.job_type)
        places = {"due_shard": keys.due_shard(shard_of(head.key.job_id)), "tenant_status": counted}
        e.set(attributes({"status": HeadStatus.QUEUED, "sweep_at": sweep_at, "updated_at": now, **places}))
        e.remove(["resends", "due_at"])
        try:
            self._table.update(keys.head(head.key), **e.request(condition=_parked_as_read(e, head)))
        except Lost as lost:
            raise HeadMoved(head.key, head_in(lost.found)) from lost

    def condemn(self, head: Head, dying: Head, event: Event) -> None:
        e = becoming(transitions.dying(dying))
        write = self._table.updating(keys.head(head.key), **e.request(condition=_parked_as_read(e, head)))
        try:
            self._table.transact([write, recorded(self._table, head.key, event)])
        except TransactionLost as moved:
            raise HeadMoved(head.key, head_in(moved.lost[0])) from moved

    def head(self, key: JobKey) -> Head | None:
        item = self._table.get(keys.head(key))
        return head_from(item) if item else None

    def record(self, key: JobKey, event: Event) -> None:
        self._table.put(event_item(key, event))

    def timeline(self, key: JobKey) -> Sequence[Event]:
        return tuple(event_from(item) for item in self._table.partition(keys.partition(key), keys.EVENTS))

    def due(self, now: datetime, *, limit: int) -> Sequence[Head]:
        """Each shard names its oldest. The index may lag, so each is read again and judged by what it is now."""
        each = -(-limit // SHARDS)
        named = [key for shard in range(SHARDS) for key in due_in(self._table, keys.due_shard(shard), now, each)]
        heads = [head_from(item) for item in self._table.get_many(named)]
        due = [head for head in heads if head.status in DUE and head.sweep_at is not None and head.sweep_at <= now]
        return tuple(sorted(due, key=lambda head: (head.sweep_at or now, head.key.job_id))[:limit])

    def resend(self, head: Head, *, ticket: str, sweep_at: datetime) -> Head:
        if head.status not in DUE:
            raise HeadMoved(head.key, head)
        e = Expression()
        place = keys.due_shard(shard_of(head.key.job_id))
        e.set(attributes({"ticket": ticket, "sweep_at": sweep_at, "due_shard": place}))
        e.count("resends")
        stuck = keys.stuck_places(replace(head, resends=head.resends + 1))
        listed = {"listed_at": stuck.pop("listed_at")} if stuck else {}
        e.set(attributes(stuck))
        e.set_once(attributes(listed))  # a released job is listed by when it was parked, and counted so
        as_read = f"{e['status']} = {e(head.status)} AND {e.is_as_read('ticket', head.ticket)}"
        try:
            return head_from(self._table.updated(keys.head(head.key), **e.request(condition=as_read)))
        except Lost as lost:
            raise HeadMoved(head.key, head_in(lost.found)) from lost

    def _bid(self, claim: Claim, e: Expression, *, free: str) -> Item | None:
        """The head as it was before."""
        same_input = f"{e['input_hash']} = {e(claim.input_hash)}"
        same_ticket = e.is_as_read("ticket", claim.ticket)
        mine = f"({same_input} AND {same_ticket} AND {free})"
        if claim.attempt is not None:
            mine = f"({mine} AND {e['attempt']} = {e(claim.attempt - 1)})"
        # A name that the expressions do not use is an error to DynamoDB, so `pk` is named only when it is asked about.
        may_create = claim.may_create and claim.attempt is None
        condition = f"attribute_not_exists({e['pk']}) OR {mine}" if may_create else mine
        try:
            return self._table.updated_from(keys.head(claim.key), **e.request(condition=condition))
        except Lost as lost:
            raise ClaimLost(claim.key, head_in(lost.found)) from lost

    def _listed_as_parked(self, tenant_id: str, job_type: str, page: int | None) -> Iterator[Item]:
        e = Expression()
        listed = f"{e['tenant_status']} = {e(keys.parked_in(tenant_id, job_type))}"
        limit = {"Limit": page} if page else {}
        for item in self._table.query(**e.request(key_condition=listed), IndexName="by_tenant", **limit):
            yield {"pk": item["pk"], "sk": item["sk"]}

    def _still_parked(self, named: Iterator[Item], page: int) -> Iterator[Head]:
        while asked := list(islice(named, page)):
            found = {keys.job_key_in(item): head_from(item) for item in self._table.get_many(asked)}
            in_order = (found.get(keys.job_key_in(item)) for item in asked)
            yield from (head for head in in_order if head is not None and head.status is HeadStatus.PARKED)


def due_in(table: Table, shard: str, now: datetime, limit: int) -> Iterator[Item]:
    """The keys of a shard's oldest that are past due."""
    e = Expression()
    past = f"{e['due_shard']} = {e(shard)} AND {e['sweep_at']} <= {e(now)}"
    for item in islice(table.query(**e.request(key_condition=past), IndexName="due", Limit=limit), limit):
        yield {"pk": item["pk"], "sk": item["sk"]}


def head_in(found: Item | None) -> Head | None:
    return head_from(found) if found else None


def _parked_as_read(e: Expression, head: Head) -> str:
    return f"{e['status']} = {e(HeadStatus.PARKED)} AND {e.is_as_read('ticket', head.ticket)}"


def _while_running(claim: Claim) -> dict[str, Any]:
    return {
        "status": HeadStatus.RUNNING,
        "input_hash": claim.input_hash,
        # Also one that a producer made up: a head without it would find every redelivery of its own message stale.
        "ticket": claim.ticket,
        "lease_until": claim.lease_until,
        "worker_version": claim.worker_version,
        "consumer_id": claim.consumer_id,
        "trace_id": claim.trace_id,
        "updated_at": claim.now,
    }


def _at_birth(claim: Claim) -> dict[str, Any]:
    return {"run_id": claim.run_id, "root": claim.key.job_id, "message_id": claim.message_id}
