"""Letters in DynamoDB: taken in with everything that belongs to a death, moved, redriven, recalled, found.

Each move is one transaction. It says what was in the way, and never looks first whether something is.
"""

from collections.abc import Sequence
from datetime import datetime
from itertools import islice

from lambdas.adapters.dynamo import counters, heads, keys
from lambdas.adapters.dynamo.attempts import becoming, deciding, effects, recorded
from lambdas.adapters.dynamo.heads import done_in, due_in
from lambdas.adapters.dynamo.items import (
    attributes,
    effect_from,
    expiry,
    head_in,
    head_item,
    letter_from,
    letter_item,
    listed_letter,
    plain_item,
)
from lambdas.adapters.dynamo.keys import SHARDS, Item
from lambdas.adapters.dynamo.table import Expression, Lost, Table, TransactionLost, Write
from lambdas.core.model import moves, replays
from lambdas.core.model.announcement import of_birth
from lambdas.core.model.errors import (
    EffectTaken,
    HeadMoved,
    LazaretError,
    LetterExists,
    LetterMoved,
    Overtaken,
    RootBusy,
)
from lambdas.core.model.head import Decided, Event, Head, HeadStatus
from lambdas.core.model.job import NO_HEAD
from lambdas.core.model.letter import UNRESOLVED, Letter, LetterStatus, letter_id_of
from lambdas.core.model.value import replace


def take_in(table: Table, letter: Letter, *, was: Head | None, event: Event, expires_at: datetime | None) -> None:
    if letter.status not in moves.LETTER_MOVES[None]:
        raise LetterMoved(letter.letter_id, None)
    head = _head_dies(table, letter, was, expires_at)
    noted = counters.told(table, letter, event, was=None)
    former = _former(table, letter, was, expires_at) if head else ()
    try:
        born = of_birth(letter) if table.told_of(letter.job_type) else ()
        announced = [write for each in born for write in heads.announcing(table, each)]
        counters.settle(table, [_born(table, letter, expires_at), *head, noted, *announced], if_they_hold=former)
    except TransactionLost as lost:
        if lost.lost[0] is not None:
            raise LetterExists(letter.letter_id) from lost
        raise HeadMoved(letter.job_key, head_in(lost.lost[1])) from lost


def letter(table: Table, letter_id: str, *, of_tenant: str | None = None) -> Letter | None:
    rows = with_id(table, letter_id)
    if len(rows) > 1:  # at most one is a letter of ours
        genuine = [row for row in rows if is_genuine(table.get(row) or {})]
        for row in rows:
            if [row] != genuine:
                table.skipped(row, ValueError(ANOTHERS_ID))
        rows = genuine if len(genuine) == 1 else []
    own = (key for key in table.readable(keys.letter_key_in, rows) if of_tenant in (None, key.tenant_id))
    items = (table.get(keys.letter(key)) for key in own)
    return next(table.readable(listed_letter, (item for item in items if item)), None)


ANOTHERS_ID = "it has the id of another letter"
MOST_WITH_ONE_ID = 100  # rows that are looked at


def with_id(table: Table, letter_id: str) -> list[Item]:
    """The keys of all rows that say so."""
    e = Expression()
    named = e.request(key_condition=f"{e['letter_id']} = {e(letter_id)} AND {e['sk']} = {e(keys.letter_sk(letter_id))}")
    rows = islice(table.query(**named, IndexName="by_id", Limit=MOST_WITH_ONE_ID), MOST_WITH_ONE_ID)
    return [keys.place(row["pk"]["S"], row["sk"]["S"]) for row in rows]


def is_genuine(item: Item) -> bool:
    """Whether its death gives its id. The death is written in its own lane alone, so no other lane's role knows it."""
    stored = plain_item({name: item[name] for name in ("death_id", "letter_id") if name in item})
    return letter_id_of(str(stored.get("death_id", ""))) == stored.get("letter_id")


def move_letter(table: Table, letter: Letter, to: Letter, event: Event, *, expires_at: datetime | None = None) -> None:
    moves.require_same_letter(letter, to)
    if to.status not in moves.LETTER_MOVES[letter.status]:
        raise moved(table, letter)
    e = heads.changing(letter, to)
    e.set(expiry(expires_at))
    as_read = f"{e['status']} = {e(letter.status)}"
    write = table.updating(keys.letter(letter.key), **e.request(condition=as_read))
    try:
        ended = _letters_heads_end(table, to, expires_at)
        noted = counters.told(table, to, event, was=letter.status)
        announced = heads.announcing_letter(table, to, at=event.at)
        counters.settle(table, [write, noted, *announced], if_they_hold=ended)
    except TransactionLost as lost:
        raise LetterMoved(letter.letter_id, letter_in(lost.lost[0])) from lost


def amend_letter(table: Table, letter: Letter, to: Letter, event: Event, *, decided: Decided | None = None) -> None:
    moves.require_same_letter(letter, to)
    if to.status is not letter.status and to.status not in moves.LETTER_MOVES[letter.status]:
        raise moved(table, letter)
    e = heads.changing(letter, to)
    written = table.updating(keys.letter(letter.key), **e.request(condition=_unchanged(e, letter, to)))
    noted = counters.told(table, to, event, was=letter.status)
    try:
        counters.settle(table, [written, noted, *deciding(table, decided)])
    except TransactionLost as lost:
        found, _, *taken = lost.lost
        if found is not None or decided is None:
            raise LetterMoved(letter.letter_id, letter_in(found)) from lost
        raise EffectTaken(effect_from(taken[0]) if taken[0] else decided.effect) from lost


def due_letters(table: Table, now: datetime, *, limit: int) -> Sequence[Letter]:
    """The oldest of each shard. The index may lag, so each letter is read again and must still be due."""
    shards = [keys.letter_due_shard(shard) for shard in range(SHARDS)]
    letters = table.readable(listed_letter, due_in(table, shards, now, limit))
    return replays.longest_due(islice((each for each in letters if replays.longest_due([each], now)), limit), now)


def reschedule(table: Table, letter: Letter, *, at: datetime, redrive_id: str | None = None) -> None:
    if letter.status is not LetterStatus.SCHEDULED:
        raise moved(table, letter)
    owner = letter.redrive_id if redrive_id is None else redrive_id
    e = heads.changing(letter, replace(letter, next_retry_at=at, redrive_id=owner))
    scheduled = f"{e['status']} = {e(letter.status)}"
    as_read = e.is_as_read("next_retry_at", letter.next_retry_at)
    try:
        table.update(keys.letter(letter.key), **e.request(condition=f"{scheduled} AND {as_read}"))
    except Lost as lost:
        raise LetterMoved(letter.letter_id, letter_in(lost.found)) from lost


def replay(table: Table, letter: Letter, head: Head, event: Event) -> None:
    e = Expression()
    absent = e.request(condition=f"attribute_not_exists({e['pk']})")
    try:
        _send_again(table, letter, head, table.putting(head_item(replays.queued(head)), **absent), event)
    except TransactionLost as lost:
        raise _refusal(letter, head, lost.lost) or HeadMoved(head.key, head_in(lost.lost[1])) from lost


def resume(table: Table, letter: Letter, was: Head, head: Head, event: Event) -> None:
    e = becoming(replays.queued(head))
    dead = f"{e['status']} = {e(HeadStatus.DEAD)} AND {e['buried_as']} = {e(letter.letter_id)}"
    as_read = f"{dead} AND {e['attempt']} = {e(was.attempt)}"
    if head.root_key == head.key:
        # A transaction may write an item only once, so the root is marked in the same update.
        e.set(attributes({"live_replay": head.key.job_id}))
        as_read += f" AND {_free_for(e, head)}"
    try:
        write = table.updating(keys.head(head.key), **e.request(condition=as_read))
        _send_again(table, letter, head, write, event)
    except TransactionLost as lost:
        found = head_in(lost.lost[1])
        if found is not None and replays.is_dead_as(found, letter, was):
            raise _refusal(letter, head, lost.lost) or RootBusy(head.key, found.live_replay) from lost
        raise _refusal(letter, head, lost.lost) or HeadMoved(head.key, found) from lost


def recall(table: Table, head: Head, event: Event, *, expires_at: datetime) -> None:
    if head.replays is None or not replays.may_be_recalled(head):
        raise HeadMoved(head.key, head_in(table.get(keys.head(head.key))))
    letter = letter_in(table.get(keys.letter(head.replays)))
    to = replays.recalled(head, letter, at=event.at)
    e = becoming(to)
    e.set(expiry(expires_at) if to.status is HeadStatus.CANCELLED else {})
    as_read = f"{e['status']} = {e(head.status)} AND {e['attempt']} = {e(head.attempt)}"
    same_ticket = e.is_as_read("ticket", head.ticket)
    write = table.updating(keys.head(head.key), **e.request(condition=f"{as_read} AND {same_ticket}"))
    root = heads.freeing_root(table, head)
    reopened = _reopening(table, letter, head, event)
    alone = [write, recorded(table, keys.home(head.replays), event)]
    try:
        counters.settle(table, [write, *reopened] if reopened else alone, if_they_hold=[root])
    except TransactionLost as lost:
        if lost.lost[0] is not None or not reopened:
            raise HeadMoved(head.key, head_in(lost.lost[0])) from lost
        _recall_alone(table, head, alone, root)


def _recall_alone(table: Table, head: Head, writes: Sequence[Write], root: Sequence[Write]) -> None:
    """The letter has moved meanwhile, and is left as it is."""
    try:
        table.transact(writes, if_they_hold=[root])
    except TransactionLost as lost:
        raise HeadMoved(head.key, head_in(lost.lost[0])) from lost


def _born(table: Table, letter: Letter, expires_at: datetime | None) -> Write:
    e = Expression()
    first = f"attribute_not_exists({e['sk']})"
    born = {**letter_item(letter), **_end_of(letter, expires_at)}
    return table.putting(born, **e.request(condition=first))


def _head_dies(table: Table, letter: Letter, was: Head | None, expires_at: datetime | None) -> Sequence[Write]:
    if not moves.has_head(letter, was):
        return ()
    if not moves.may_die(was):
        raise HeadMoved(letter.job_key, was)
    dead = moves.taken_in(was, letter)
    if was is None:
        e = Expression()
        absent = table.absent(e)
        born = {**head_item(dead), **_end_of(letter, expires_at)}
        return (table.putting(born, **e.request(condition=absent)),)
    e = becoming(dead)
    e.set(_end_of(letter, expires_at))
    as_read = f"{e['status']} = {e(was.status)} AND {e['attempt']} = {e(was.attempt)}"
    # A copy that the sweep sends meanwhile is a good one: the head must not die of an older.
    same_sends = f"{e.is_as_read('ticket', was.ticket)} AND {e.is_as_read('resends', was.resends or None)}"
    return (table.updating(keys.head(was.key), **e.request(condition=f"{as_read} AND {same_sends}")),)


def _former(table: Table, letter: Letter, was: Head | None, expires_at: datetime | None) -> Sequence[Sequence[Write]]:
    """What the dead job was replaying. If that has moved meanwhile, the death is written without it."""
    if was is None or was.replays is None:
        return ()
    superseded = heads.resolving(
        table, was.replays, LetterStatus.SUPERSEDED, at=letter.died_at, by="", expires_at=expires_at
    )
    over = expires_at if letter.status not in UNRESOLVED else None
    ended = heads.replayed_ends(table, was, expires_at)
    return superseded, heads.freeing_root(table, was, expires_at=over), ended


def letter_in(found: Item | None) -> Letter | None:
    return letter_from(found) if found else None


def moved(table: Table, letter: Letter) -> LetterMoved:
    """For a move that the table of moves does not have. The letter is read only to report its current state."""
    return LetterMoved(letter.letter_id, letter_in(table.get(keys.letter(letter.key))))


def _send_again(table: Table, letter: Letter, head: Head, write: Write, event: Event) -> None:
    """The order of the writes is what `_refusal` reads."""
    if not replays.may_be_redriven(letter):
        raise moved(table, letter)
    # Always write which redrive holds it, even if the letter that was read says so already.
    to = replays.redriven(letter, head.redrive_id)
    e = heads.changing(replace(letter, redrive_id=""), to)
    as_read = f"{e['status']} = {e(letter.status)} AND {_no_more_used(e, letter)}"
    held = table.updating(keys.letter(letter.key), **e.request(condition=as_read))
    noted = counters.told(table, to, event, was=letter.status)
    counters.settle(table, [held, write, _not_overtaken(table, head), noted, *_taking_root(table, head)])


def _no_more_used(e: Expression, letter: Letter) -> str:
    """Since it was read it may have been sent, run and called back: open again, with what that run used and did."""
    used = letter.used.as_fields()
    return " AND ".join(f"(attribute_not_exists({e[name]}) OR {e[name]} <= {e(used[name])})" for name in sorted(used))


def _reopening(table: Table, letter: Letter | None, head: Head, event: Event) -> Sequence[Write]:
    if letter is None or not replays.is_redriven_by(letter, head):
        return ()
    happened = effects(table, head.root_key, results=False) if head.attempt else ()
    to = replays.reopened(letter, head, happened)
    e = heads.changing(letter, to)
    held = f"{e['status']} = {e(LetterStatus.REDRIVING)} AND {e['redrive_id']} = {e(head.redrive_id)}"
    written = table.updating(keys.letter(letter.key), **e.request(condition=held))
    return written, counters.told(table, to, event, was=letter.status)


def _refusal(letter: Letter, head: Head, lost: Sequence[Item | None]) -> LazaretError | None:
    """None if it is the head itself that was in the way."""
    found, own, newest, _, *root = lost
    if found is not None:
        return LetterMoved(letter.letter_id, letter_in(found))
    if own is not None:
        return None
    if root and root[0] is not None:
        holder = head_in(root[0])
        return RootBusy(head.root_key, holder.live_replay) if holder else HeadMoved(head.root_key, None)
    return Overtaken(head.root_key, done_in(newest or {}))


def _unchanged(e: Expression, letter: Letter, to: Letter) -> str:
    """The condition that status and everything that changes is as it was read."""
    before, after = letter_item(letter), letter_item(to)
    names = {"status"} | {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    return " AND ".join(e.is_stored(name, before.get(name)) for name in sorted(names))


def _taking_root(table: Table, head: Head) -> Sequence[Write]:
    """A root without a head does not get one: the condition is lost, and reports that there is none."""
    if head.root_key == head.key:
        return ()
    e = Expression()
    e.set(attributes({"live_replay": head.key.job_id}))
    there = f"attribute_exists({e['pk']})"
    held = e.request(condition=f"{there} AND {_free_for(e, head)}")
    return (table.updating(keys.head(head.root_key), **held),)


def _free_for(e: Expression, head: Head) -> str:
    return f"(attribute_not_exists({e['live_replay']}) OR {e['live_replay']} = {e(head.key.job_id)})"


def _not_overtaken(table: Table, head: Head) -> Write:
    e = Expression()
    older = f"attribute_not_exists({e['done']}) OR {e['done']} <= {e(head.key.version)}"
    return table.checking(keys.newest(head.root_key), **e.request(condition=older))


def _end_of(letter: Letter, expires_at: datetime | None) -> Item:
    """The expiry of what ends with this letter. An unresolved letter ends nothing."""
    return {} if letter.status in UNRESOLVED else expiry(expires_at)


def _letters_heads_end(table: Table, letter: Letter, expires_at: datetime | None) -> Sequence[Sequence[Write]]:
    """Its own, and its root's. A letter from a list does not name its root, which then stays."""
    if letter.status in UNRESOLVED or expires_at is None or letter.root.startswith(NO_HEAD):
        return ()
    own = (heads.ends_as(table, letter.job_key, letter.letter_id, expires_at),)
    if letter.root in ("", letter.job_id):
        return (own,)
    e = Expression()
    e.set(expiry(expires_at))
    over = f"{e['status']} = {e(HeadStatus.DEAD)} AND attribute_not_exists({e['live_replay']})"
    root = keys.head(replace(letter.job_key, job_id=letter.root))
    return own, (table.updating(root, **e.request(condition=over)),)
