"""Heads in DynamoDB: claimed, settled, found when past due, sent again. A race is lost inside the one request.

A claim leaves no index attribute on the item: the healthy path pays for no index. Every settle is fenced: its condition
is that this attempt still runs. What it writes beside its head shares one transaction with it, which goes on without
those parts that lost. An end is written only on a dead head, never on one that can still be sent, run or resumed.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Any

from lambdas.adapters.dynamo import counters, keys
from lambdas.adapters.dynamo.items import (
    FATE,
    HEAD_ATTRIBUTES,
    attributes,
    event_item,
    expiry,
    fate_from,
    head_from,
    head_item,
    json_text,
    letter_from,
    letter_item,
    listed_head,
    listed_letter,
)
from lambdas.adapters.dynamo.keys import SHARDS, Item, shard_of
from lambdas.adapters.dynamo.table import Expression, Lost, Table, TransactionLost, Write
from lambdas.core.config.lane import Used
from lambdas.core.model import moves
from lambdas.core.model.errors import ClaimLost, HeadMoved, LeaseLost
from lambdas.core.model.head import DUE, Claim, Event, Fate, Head, HeadStatus, Stuck
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterKey, LetterStatus
from lambdas.core.model.value import moment, names_in

_ENDED = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED)
_RUN = ("result", "result_ref", "checkpoint", *names_in(Used), "duration_ms")
_SETTLED = frozenset(("status", "updated_at", "lease_until", "parked_at", "parked_ms", *_RUN))


def claim(table: Table, claim: Claim) -> Head:
    e = Expression()
    e.set(attributes(_while_running(claim)))
    e.set_once(attributes({**at_birth(claim), "first_claimed_at": claim.now}))
    e.count("attempt")
    e.remove(("due_at", "sweep_at", "due_shard", "lane_status", "tenant_status", "listed_at"))
    due = f"(attribute_not_exists({e['due_at']}) OR {e['due_at']} <= {e(claim.now)})"
    sent = f"({e['status']} IN ({e(HeadStatus.QUEUED)}, {e(HeadStatus.WAITING)}) AND {due})"
    parked = f"{e['status']} = {e(HeadStatus.PARKED)}"
    # Ask for the item as it was: mostly there was none, which is a short answer and need not be read.
    try:
        was = bid(table, claim, e, free=f"({sent} OR {parked})")
    except ClaimLost as lost:
        if lost.head is None or not moves.claimed_by(lost.head, claim):
            raise
        return moves.unparked(lost.head, claim.now)
    return moves.unparked(moves.claimed(head_in(was), claim), claim.now)


def take_over(table: Table, lost: Head, taken: Head, event: Event) -> None:
    e = becoming(moves.taken_over(taken))
    running = f"{e['status']} = {e(HeadStatus.RUNNING)}"
    same_attempt = e.is_as_read("attempt", lost.attempt)
    same_lease = e.is_as_read("lease_until", lost.lease_until)
    write = table.updating(keys.head(lost.key), **e.request(condition=f"{running} AND {same_attempt} AND {same_lease}"))
    try:
        table.transact([write, recorded(table, lost.key, event)])
    except TransactionLost as moved:
        found = head_in(moved.lost[0])
        if not moves.taken_over_by(found, taken):
            raise LeaseLost(lost.key, lost.attempt, found) from moved


def finish(table: Table, head: Head, *, expires_at: datetime) -> None:
    to = moves.finished(head)
    e = _finishing(to)
    e.set(expiry(expires_at))
    request = e.request(condition=_mine(e, head))
    try:
        if head.replays is None and head.key.version == 1:
            table.update(keys.head(head.key), **request)
        else:
            _finish_beside(table, head, table.updating(keys.head(head.key), **request), expires_at)
    except Lost as lost:
        _refuse_unless_settled(head, to, lost.found)
    except TransactionLost as lost:
        _refuse_unless_settled(head, to, lost.lost[0])


def retry(table: Table, head: Head, event: Event) -> None:
    _leave(table, head, moves.retried(head), event)


def bury(table: Table, head: Head, event: Event) -> None:
    _leave(table, head, moves.buried(head), event)


def head(table: Table, key: JobKey) -> Head | None:
    item = table.get(keys.head(key))
    return head_from(item) if item else None


def heads_at(table: Table, wanted: Sequence[JobKey]) -> Mapping[JobKey, Head]:
    items = table.get_many([keys.head(key) for key in dict.fromkeys(wanted)])
    return {head.key: head for head in table.readable(listed_head, items)}


def fates_at(table: Table, wanted: Sequence[JobKey]) -> Mapping[JobKey, Fate]:
    items = table.get_many([keys.head(key) for key in dict.fromkeys(wanted)], only=FATE)
    return dict(table.readable(lambda item: (keys.job_key_in(item), fate_from(item)), items))


def letters_at(table: Table, wanted: Sequence[LetterKey]) -> Sequence[Letter]:
    """Here, and not in letters.py, because a worker reads the letter that its job replays."""
    # DynamoDB refuses a request that names a key twice.
    items = table.get_many([keys.letter(key) for key in dict.fromkeys(wanted)])
    found = {letter.key: letter for letter in table.readable(listed_letter, items)}
    return tuple(found[key] for key in wanted if key in found)


def newest_done(table: Table, wanted: Sequence[JobKey]) -> Mapping[JobKey, int]:
    places = {keys.partition(key): keys.newest(key) for key in wanted}
    found = {item["pk"]["S"]: done_in(item) for item in table.get_many(list(places.values()))}
    return {key: found[keys.partition(key)] for key in wanted if keys.partition(key) in found}


def record(table: Table, key: JobKey, event: Event) -> None:
    table.put(event_item(keys.partition(key), event))


def timeline(table: Table, key: JobKey) -> Sequence[Event]:
    return table.events(keys.partition(key))


def due(table: Table, now: datetime, *, limit: int) -> Sequence[Head]:
    """The oldest of each shard. The index may lag, so each head is read again and must still be due."""
    shards = [keys.due_shard(shard) for shard in range(SHARDS)]
    heads = table.readable(listed_head, due_in(table, shards, now, limit))
    due = islice((head for head in heads if head.status in DUE and head.sweep_at and head.sweep_at <= now), limit)
    return tuple(sorted(due, key=lambda head: (head.sweep_at or now, head.key.job_id)))


def postpone(table: Table, head: Head, *, sweep_at: datetime) -> None:
    e = Expression()
    e.set(attributes({"sweep_at": sweep_at}))
    _write_while_due(table, head, e)


def resend(table: Table, head: Head, *, sweep_at: datetime) -> Head:
    if head.status not in DUE:
        raise HeadMoved(head.key, head)
    e, to = Expression(), moves.resent(head, sweep_at=sweep_at)
    place = keys.due_shard(shard_of(head.key.job_id))
    e.set(attributes({"sweep_at": sweep_at, "resends": to.resends, "due_shard": place}))
    stuck = keys.stuck_places(to)
    listed = {"listed_at": stuck.pop("listed_at")} if stuck else {}
    e.set(attributes(stuck))
    e.set_once(attributes(listed))  # a released job stays listed, and counted, by when it was parked
    _write_while_due(table, head, e)
    return to


def _write_while_due(table: Table, head: Head, e: Expression) -> None:
    as_read = f"{e['status']} = {e(head.status)} AND {e.is_as_read('ticket', head.ticket)}"
    not_sent = e.is_as_read("sweep_at", head.sweep_at)
    try:
        table.update(keys.head(head.key), **e.request(condition=f"{as_read} AND {not_sent}"))
    except Lost as lost:
        raise HeadMoved(head.key, head_in(lost.found)) from lost


def stuck(table: Table, job_type: str, *, now: datetime, most: int) -> Sequence[Stuck]:
    lists = [keys.stuck_in(job_type, shard) for shard in range(SHARDS)]
    found = (item for value in lists for item in table.listed("by_lane", value, before=now))
    return tuple(islice(table.readable(lambda item: _stuck(item, job_type), found), most))


def _stuck(item: Item, job_type: str) -> Stuck:
    key = keys.job_key_in(item)
    if key.job_type != job_type:
        raise ValueError(f"it is listed among the stuck jobs of lane {job_type!r}")
    return Stuck(key=key, since=moment(item["listed_at"]["S"].partition("#")[0]))


def bid(table: Table, claim: Claim, e: Expression, *, free: str) -> Item | None:
    """The head as it was before."""
    same_input = f"{e['input_hash']} = {e(claim.input_hash)}"
    same_ticket = e.is_as_read("ticket", claim.ticket)
    mine = f"({same_input} AND {same_ticket} AND {free})"
    if claim.attempt is not None:
        mine = f"({mine} AND {e['attempt']} = {e(claim.attempt - 1)})"
    # DynamoDB refuses a name that no expression uses, so `pk` is named only in a condition.
    may_create = claim.may_create and claim.attempt is None
    condition = f"attribute_not_exists({e['pk']}) OR {mine}" if may_create else mine
    try:
        return table.updated_from(keys.head(claim.key), **e.request(condition=condition))
    except Lost as lost:
        raise ClaimLost(claim.key, head_in(lost.found)) from lost


def due_in(table: Table, shards: Sequence[str], now: datetime, limit: int) -> Iterator[Item]:
    """What is past due, read whole: a share of the limit from each shard, the oldest first, and then the next share.

    So whoever cannot use some of it goes on behind it.
    """
    share = -(-limit // len(shards))
    listed = [_past_due(table, shard, now, share) for shard in shards]
    while asked := [key for rows in listed for key in islice(rows, share)]:
        yield from table.get_many(asked)


def _past_due(table: Table, shard: str, now: datetime, page: int) -> Iterator[Item]:
    """Keys, the oldest first; the next page is read when it is asked for."""
    e = Expression()
    past = f"{e['due_shard']} = {e(shard)} AND {e['sweep_at']} <= {e(now)}"
    for item in table.query(**e.request(key_condition=past), IndexName="due", Limit=page):
        yield {"pk": item["pk"], "sk": item["sk"]}


def done_in(newest: Item) -> int:
    return int(newest["done"]["N"])


def head_in(found: Item | None) -> Head | None:
    return head_from(found) if found else None


def _while_running(claim: Claim) -> dict[str, Any]:
    return {
        "status": HeadStatus.RUNNING,
        "input_hash": claim.input_hash,
        # Even one that a producer made up: without it, every redelivery of the head's own message would look stale.
        "ticket": claim.ticket,
        "lease_until": claim.lease_until,
        "claim_id": claim.claim_id,
        "worker_version": claim.worker_version,
        "consumer_id": claim.consumer_id,
        "trace_id": claim.trace_id,
        "updated_at": claim.now,
    }


def at_birth(claim: Claim) -> dict[str, Any]:
    return {"run_id": claim.run_id, "root": claim.key.job_id, "message_id": claim.message_id}


def _leave(table: Table, head: Head, to: Head, event: Event) -> None:
    e = becoming(to)
    write = table.updating(keys.head(head.key), **e.request(condition=_mine(e, head)))
    try:
        table.transact([write, recorded(table, head.key, event)])
    except TransactionLost as lost:
        _refuse_unless_settled(head, to, lost.lost[0])


def _finishing(head: Head) -> Expression:
    """Only what a finish changes. The rest is as this attempt's claim left it, which the condition ensures."""
    e = Expression()
    stored = attributes({name: json_text(name, getattr(head, name)) for name in _SETTLED})
    e.set(stored)
    e.remove(["body", "body_ref", *(_SETTLED - stored.keys())])
    if head.failures:  # an attempt that was taken over is listed, in case its worker dies too
        e.remove(["lane_status", "listed_at"])
    if head.live_replay == head.key.job_id:
        e.remove(["live_replay"])
    return e


def _finish_beside(table: Table, head: Head, write: Write, expires_at: datetime) -> None:
    """A letter that was reopened meanwhile does not undo what this replay did: it happened, if late."""
    overtaken = overtaking(table, head)
    if head.replays is None:
        table.transact([write], if_they_hold=[overtaken])
        return
    at = moves.settled_at(head)
    recovered = resolving(table, head.replays, LetterStatus.RECOVERED, at=at, by=head.redrive_id, expires_at=expires_at)
    freed = freeing_root(table, head, expires_at=expires_at)
    ended = replayed_ends(table, head, expires_at)
    counters.settle(table, [write], if_they_hold=[recovered, freed, ended, overtaken])


def _mine(e: Expression, head: Head) -> str:
    return f"{e['status']} = {e(HeadStatus.RUNNING)} AND {e['attempt']} = {e(head.attempt)}"


def _refuse_unless_settled(head: Head, to: Head, found: Item | None) -> None:
    current = head_in(found)
    if not moves.settled_already(current, to):
        raise LeaseLost(head.key, head.attempt, current)


def becoming(head: Head) -> Expression:
    """Every attribute as in the value, so that nothing of the former status stays behind."""
    e = Expression()
    stored = {name: value for name, value in head_item(head).items() if name in HEAD_ATTRIBUTES}
    e.set(stored)
    e.remove(HEAD_ATTRIBUTES - stored.keys())
    # A redrive may set `live_replay` at any time; only the replay that it names removes it, and only when it ends.
    if head.status in _ENDED and head.live_replay == head.key.job_id:
        e.remove(["live_replay"])
    return e


def recorded(table: Table, key: JobKey, event: Event) -> Write:
    return table.putting(event_item(keys.partition(key), event))


def resolving(
    table: Table, key: LetterKey, to: LetterStatus, *, at: datetime, by: str, expires_at: datetime | None
) -> Sequence[Write]:
    """The letter that was replayed, resolved, and the event that says so. It is read first: its code and signature
    never change, and name its place in the indexes; that it is still redriving is the write's own condition.
    """
    item = table.get(keys.letter(key))
    if item is None:
        return ()
    letter = letter_from(item)
    resolved = moves.resolved(letter, to, at=at, by=by)
    e = changing(letter, resolved)
    e.set(expiry(expires_at))
    redriving = f"{e['status']} = {e(LetterStatus.REDRIVING)}"
    written = table.updating(keys.letter(key), **e.request(condition=redriving))
    return written, counters.told(table, resolved, moves.end_of(resolved, at=at), was=LetterStatus.REDRIVING)


def changing(letter: Letter, to: Letter) -> Expression:
    """Only what differs: a letter from a list holds only some of its fields."""
    before, after = letter_item(letter), letter_item(to)
    e = Expression()
    e.set({name: value for name, value in after.items() if before.get(name) != value})
    e.remove(before.keys() - after.keys())
    return e


def freeing_root(table: Table, head: Head, *, expires_at: datetime | None = None) -> Sequence[Write]:
    """With `expires_at` the lineage is over, and its root's head ends with it."""
    root = moves.root_to_free(head)
    if root is None or root == head.key:
        return ()
    e = Expression()
    e.remove(["live_replay"])
    e.set(expiry(expires_at))
    held = f"{e['live_replay']} = {e(head.key.job_id)}"
    return (table.updating(keys.head(root), **e.request(condition=held)),)


def overtaking(table: Table, head: Head) -> Sequence[Write]:
    """Version 1 overtakes nothing, and pays nothing. The item does not expire, as the letters it is about may not."""
    if head.key.version == 1:
        return ()
    e = Expression()
    e.set(attributes({"done": head.key.version}))
    newer = f"attribute_not_exists({e['done']}) OR {e['done']} < {e(head.key.version)}"
    return (table.updating(keys.newest(head.root_key), **e.request(condition=newer)),)


def replayed_ends(table: Table, head: Head, expires_at: datetime | None) -> Sequence[Write]:
    """The dead head of the letter that `head` replays, unless that is its root (see `freeing_root`) or itself."""
    job = moves.replayed(head)
    if head.replays is None or job is None or expires_at is None:
        return ()
    return (ends_as(table, job, head.replays.letter_id, expires_at),)


def ends_as(table: Table, job: JobKey, letter_id: str, expires_at: datetime) -> Write:
    e = Expression()
    e.set(expiry(expires_at))
    dead = f"{e['status']} = {e(HeadStatus.DEAD)} AND {e['buried_as']} = {e(letter_id)}"
    return table.updating(keys.head(job), **e.request(condition=dead))
