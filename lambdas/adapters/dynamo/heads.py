"""Heads in DynamoDB, as others than their worker see them: listed, found when past due, sent again, kept for longer.

And what ends with a replay: its letter, its root and the head that it replays. An end is written only on a dead head,
never on one that can still be sent, run or resumed. What a worker writes is in attempts.py.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import islice
from typing import Any

from lambdas.adapters.dynamo import counters, keys
from lambdas.adapters.dynamo.items import (
    FATE,
    attributes,
    attributes_of,
    expiry,
    fate_from,
    head_in,
    letter_from,
    letter_item,
    listed_head,
    listed_letter,
    plain_item,
)
from lambdas.adapters.dynamo.keys import GATHERING_SHARDS, SHARDS, TTL, Item, shard_of
from lambdas.adapters.dynamo.table import Expression, Lost, Table, Write
from lambdas.core.model import moves, replays
from lambdas.core.model.announcement import Announcement, of_letter
from lambdas.core.model.errors import HeadMoved
from lambdas.core.model.head import SWEPT, Event, Head, HeadStatus, Kept, Stuck
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterKey, LetterStatus
from lambdas.core.model.question import question_id
from lambdas.core.model.replays import Fate
from lambdas.core.model.value import moment


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


def timeline(table: Table, key: JobKey) -> Sequence[Event]:
    return table.events(keys.partition(key))


def due(table: Table, now: datetime, *, limit: int) -> Sequence[Head]:
    return _due(table, [keys.due_shard(shard) for shard in range(SHARDS)], now, limit)


def gathering(table: Table, now: datetime, *, limit: int) -> Sequence[Head]:
    return _due(table, [keys.gathering_shard(shard) for shard in range(GATHERING_SHARDS)], now, limit)


def _due(table: Table, shards: Sequence[str], now: datetime, limit: int) -> Sequence[Head]:
    """The oldest of each shard. The index may lag, so each head is read again and must still be due."""
    heads = table.readable(listed_head, due_in(table, shards, now, limit))
    due = islice((head for head in heads if head.status in SWEPT and head.sweep_at and head.sweep_at <= now), limit)
    return tuple(sorted(due, key=lambda head: (head.sweep_at or now, head.key.job_id)))


def postpone(table: Table, head: Head, *, sweep_at: datetime) -> None:
    e = Expression()
    e.set(attributes({"sweep_at": sweep_at}))
    _write_while_due(table, head, e)


_GOES_ON = frozenset({HeadStatus.QUEUED, HeadStatus.RUNNING, HeadStatus.WAITING, HeadStatus.PARKED})


def await_turn(table: Table, key: JobKey, *, ticket: str, sweep_at: datetime) -> bool:
    e = Expression()
    e.set(attributes({"sweep_at": sweep_at}))
    its_own = f"{e['ticket']} = {e(ticket)} AND {e['status']} IN ({e(HeadStatus.QUEUED)}, {e(HeadStatus.WAITING)})"
    later = f"{e['sweep_at']} < {e(sweep_at)}"  # than a write that comes late, or the sweep's own
    try:
        table.update(keys.head(key), **e.request(condition=f"{its_own} AND {later}"))
    except Lost as lost:
        head = head_in(lost.found)
        if head is None or head.status is HeadStatus.DYING:  # whoever claims a dying one sends its burial again
            return True
        return head.status in _GOES_ON and head.ticket == ticket
    return True


def resend(table: Table, head: Head, *, sweep_at: datetime) -> Head:
    if head.status not in SWEPT:
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


def expiring(table: Table, job: JobKey, root: JobKey, *, before: datetime) -> Sequence[Kept]:
    def ending(of: JobKey, prefix: str, *named: str) -> Iterator[dict[str, Any]]:
        return _ending(table.partition(keys.partition(of), prefix, only=named), before)

    steps = ending(job, keys.steps(job), "number", "result_ref")
    effects = ending(root, keys.EFFECTS, "effect_id", "result_ref")
    signals = ending(root, keys.signals(root), "signal_id")
    questions = ending(root, keys.questions(root), "scope", "key")
    return (
        *(Kept(of=job, step=item["number"], ref=item.get("result_ref", "")) for item in steps),
        *(Kept(of=root, effect_id=item["effect_id"], ref=item.get("result_ref", "")) for item in effects),
        *(Kept(of=root, signal_id=item["signal_id"]) for item in signals),
        *(Kept(of=root, question_id=question_id(item.get("scope", ""), item["key"])) for item in questions),
    )


def keep(table: Table, kept: Kept, *, until: datetime) -> None:
    key = _place(kept)
    e = Expression()
    e.set(expiry(until))
    # Also false for an item that is gone: it must not come back with nothing but its expiry.
    earlier = f"{e[TTL]} < {e(int(until.timestamp()))}"
    with suppress(Lost):
        table.update(key, **e.request(condition=earlier))


def _place(kept: Kept) -> Item:
    if kept.effect_id:
        return keys.effect(kept.of, kept.effect_id)
    if kept.signal_id:
        return keys.signal(kept.of, kept.signal_id)
    if kept.question_id:
        return keys.question(kept.of, kept.question_id)
    return keys.step(kept.of, kept.step)


def _ending(items: Iterator[Item], before: datetime) -> Iterator[dict[str, Any]]:
    whole = int(before.timestamp())  # as an expiry is stored: else what was kept until then would expire before it
    for item in map(plain_item, items):
        if TTL in item and item[TTL] < whole:
            yield item


def resolving(
    table: Table,
    key: LetterKey,
    to: LetterStatus,
    *,
    at: datetime,
    by: str,
    expires_at: datetime | None,
    replay: JobKey | None = None,
) -> Sequence[Write]:
    """The letter that was replayed, resolved, and the event that says so. It is read first: its code and signature
    never change, and name its place in the indexes; that it is still redriving is the write's own condition.
    """
    item = table.get(keys.letter(key))
    if item is None:
        return ()
    letter = letter_from(item)
    resolved = replays.resolved(letter, to, at=at, by=by)
    e = changing(letter, resolved)
    e.set(expiry(expires_at))
    redriving = f"{e['status']} = {e(LetterStatus.REDRIVING)}"
    written = table.updating(keys.letter(key), **e.request(condition=redriving))
    noted = counters.told(table, resolved, replays.end_of(resolved, at=at), was=LetterStatus.REDRIVING)
    return written, noted, *announcing_letter(table, resolved, at=at, replay=replay)


def announcing(table: Table, announcement: Announcement | None) -> Sequence[Write]:
    """In the transaction of the move that it is about: as pending, and due in a minute unless it is sent before."""
    if announcement is None or announcement.what not in table.told_of(announcement.job_type):
        return ()
    of_key = ("tenant_id", "job_type", "home", "event_id")
    shard = keys.announcing_shard(shard_of(announcement.event_id))
    due = attributes({"due_shard": shard, "sweep_at": announcement.at + counters.SWEPT_AFTER})
    item = {**keys.announcement(announcement), **attributes_of(announcement, without=of_key), **due}
    return (table.putting(item),)


def announcing_letter(table: Table, letter: Letter, *, at: datetime, replay: JobKey | None = None) -> Sequence[Write]:
    """Of a letter's move, as `of_letter` has it. A move that is not announced asks for no lane: notify knows none."""
    return announcing(table, of_letter(letter, at=at, replay=replay))


def changing(letter: Letter, to: Letter) -> Expression:
    """Only what differs: a letter from a list holds only some of its fields."""
    before, after = letter_item(letter), letter_item(to)
    e = Expression()
    e.set({name: value for name, value in after.items() if before.get(name) != value})
    e.remove(before.keys() - after.keys())
    return e


def freeing_root(table: Table, head: Head, *, expires_at: datetime | None = None) -> Sequence[Write]:
    """With `expires_at` the lineage is over, and its root's head ends with it."""
    root = replays.root_to_free(head)
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
    job = replays.replayed(head)
    if head.replays is None or job is None or expires_at is None:
        return ()
    return (ends_as(table, job, head.replays.letter_id, expires_at),)


def ends_as(table: Table, job: JobKey, letter_id: str, expires_at: datetime) -> Write:
    e = Expression()
    e.set(expiry(expires_at))
    dead = f"{e['status']} = {e(HeadStatus.DEAD)} AND {e['buried_as']} = {e(letter_id)}"
    return table.updating(keys.head(job), **e.request(condition=dead))
