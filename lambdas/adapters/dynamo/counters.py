"""The counters of letters in DynamoDB: health, groups, what waits; moved outside the transactions that settle.

The event of a move that counters must know is written in the settle's own transaction, with the move, and is listed as
due. Directly afterwards, or in the sweep if that was cut off, one small transaction adds to the counters and marks the
event as counted. So a settle never fails because a shared counter is busy, and no move is counted twice, or never.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import chain

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import (
    Readers,
    attributes,
    attributes_of,
    event_item,
    expiry,
    listed_letter,
    plain_item,
    value_of,
)
from lambdas.adapters.dynamo.keys import SHARDS, Item, shard_of
from lambdas.adapters.dynamo.refused import ParamValidationError
from lambdas.adapters.dynamo.table import CONFLICT_TRIES, Expression, Lost, Table, TransactionLost, Write
from lambdas.core.model.errors import Unacceptable, Unavailable, Uncountable
from lambdas.core.model.failure import Kind
from lambdas.core.model.group import Cause, CauseDay, Change, Hour, Move, OwnCause, Uncounted
from lambdas.core.model.head import Event
from lambdas.core.model.letter import WAITING, Letter, LetterKey, LetterStatus
from lambdas.core.model.moves import LETTER_MOVES, move_of, moved
from lambdas.core.model.replays import CaughtUp, missing
from lambdas.core.model.value import iso, moment

HEALTH_FOR = timedelta(days=90)
CAUSE_DAY_FOR = timedelta(days=8)
GROUP_FOR = timedelta(days=400)  # after its last letter: a cause that comes back within a year is recognised
SWEPT_AFTER = timedelta(minutes=1)
AT_ONCE_TRIES = 2  # directly after a settle: whoever settles should not wait for counters
ROUNDS = 5
_KEYS = frozenset(("tenant_id", "job_type"))  # believed from the event's key alone
_TEXTS = ("letter_id", "code", "signature", "error_type", "summary", "worker_version")
_TOLD = ("kind", "code", "summary", "error_type", "worker_version")  # of a group's latest letter
Place = tuple[str, str]


def settle(table: Table, writes: Sequence[Write], *, if_they_hold: Sequence[Sequence[Write]] = ()) -> None:
    """The transaction, as `Table.transact` makes it; then its moves are counted, if nothing is in the way."""
    table.transact(writes, if_they_hold=if_they_hold)
    puts = (write["Put"]["Item"] for write in chain(writes, *if_they_hold) if "Put" in write)
    events = [_read(item) for item in puts if "counts" in item]
    # A move whose part was left out has no event: it counts for nothing.
    with suppress(Unavailable, Uncountable):
        count_moves(table, events, tries=AT_ONCE_TRIES)


def told(table: Table, letter: Letter, event: Event, *, was: LetterStatus | None) -> Write:
    """The event on the timeline of a letter that moved from `was`; `letter` is as it is after the move."""
    item = event_item(keys.partition(keys.home(letter.key)), event)
    move = move_of(letter, was=was, at=event.at)
    if was is letter.status or not moved(move):
        return table.putting(item)
    counts = {"counts": {"M": attributes_of(move, without=_KEYS)}}
    place = keys.uncounted_shard(shard_of(letter.letter_id))
    return table.putting({**item, **counts, **attributes({"due_shard": place, "sweep_at": event.at + SWEPT_AFTER})})


def count_moves(table: Table, events: Sequence[Uncounted], *, tries: int = CONFLICT_TRIES) -> int:
    left = [(event, event.move) for event in events if event.move is not None]
    found: dict[Place, Item] = {}
    for _ in range(ROUNDS):
        changes = _summed(move for _, move in left)
        marks = [_marked(table, event) for event, _ in left]
        try:
            adds = [_adding(table, place, change, found.get(place, {})) for place, change in changes.items()]
            if left:
                table.transact([*marks, *adds], tries=tries)
            return len(left)
        except TransactionLost as lost:
            ours, theirs = lost.lost[: len(marks)], lost.lost[len(marks) :]
            left = [each for each, was in zip(left, ours, strict=True) if was is None]  # the rest are counted
            found |= {place: was for place, was in zip(changes, theirs, strict=True) if was is not None}
        # KeyError: of a counter that makes no sense; ArithmeticError: of a move at the calendar's end.
        except (Unacceptable, ParamValidationError, KeyError, ArithmeticError) as error:
            raise Uncountable(str(error)) from error
    raise Unavailable(f"table {table.name}", f"counters moved {ROUNDS} times")


def uncounted(table: Table, now: datetime, *, limit: int) -> Sequence[Uncounted]:
    """Shard after shard: the moves of one shard share most of their counters."""
    named = [place for shard in range(SHARDS) for place in _due_in(table, shard, now, -(-limit // SHARDS))]
    found = {(item["pk"]["S"], item["sk"]["S"]): item for item in table.get_many([keys.place(*at) for at in named])}
    items = (found[place] for place in named if place in found)
    # The index may lag: what it names must still be due.
    return tuple(_read(item) for item in items if _is_due(item, now))[:limit]


def _is_due(item: Item, now: datetime) -> bool:
    return "due_shard" in item and item.get("sweep_at", {}).get("S", "~") <= iso(now)


def set_aside(table: Table, event: Uncounted, *, until: datetime) -> None:
    e = Expression()
    e.set(attributes({"sweep_at": until}))
    with suppress(Lost):
        table.update(keys.place(event.pk, event.sk), **e.request(condition=f"attribute_exists({e['due_shard']})"))


def catch_up(table: Table, key: LetterKey, *, now: datetime) -> CaughtUp:
    """Count what no event told of a letter: it was born or moved by a release that did not count letters that wait.

    The letter is read before its events. A move writes both in one transaction, yet a reader may see one of them
    before the other, so one that is younger than a minute is left for later. A later move changes nothing: it adds to
    both sides. What is missing is written once, under a key that says how many were missing before. Raise ValueError.
    """
    item = table.get(keys.letter(key))
    if item is None:
        return CaughtUp.RIGHT
    letter, pk = listed_letter(item), item["pk"]["S"]
    events = [each for each in table.partition(pk, keys.EVENTS, only=_OF_A_MOVE) if _is_of(each, key.letter_id)]
    former = list(table.partition(pk, keys.unseen(key.letter_id), only=_OF_A_MOVE))
    moves = [move for each in (*events, *former) if (move := _read(each).move) is not None]
    if any(iso(now - SWEPT_AFTER) < each["sk"]["S"].split("#")[1] for each in events):
        return CaughtUp.MOVING
    move = missing(letter, moves, at=now)
    if move is None:
        return CaughtUp.RIGHT
    place = keys.place(pk, f"{keys.unseen(key.letter_id)}{len(former)}")
    due = attributes({"due_shard": keys.uncounted_shard(shard_of(key.letter_id)), "sweep_at": now})
    e = Expression()
    counts = {"counts": {"M": attributes_of(move, without=_KEYS)}}
    write = table.putting({**place, **counts, **due}, **e.request(condition=f"attribute_not_exists({e['pk']})"))
    with suppress(TransactionLost):  # another sweep was quicker
        settle(table, [write])
    return CaughtUp.COUNTED


_OF_A_MOVE = ("counts",)  # beside the key


def _is_of(item: Item, letter_id: str) -> bool:
    return "counts" in item and item["counts"].get("M", {}).get("letter_id") == {"S": letter_id}


def _due_in(table: Table, shard: int, now: datetime, limit: int) -> Iterator[Place]:
    listed = table.listed("due", keys.uncounted_shard(shard), before=now, page=limit)
    for _, item in zip(range(limit), listed, strict=False):
        yield item["pk"]["S"], item["sk"]["S"]


def _read(item: Item) -> Uncounted:
    """Whoever may write into a lane's partition may write nonsense, and can only move counters of that lane."""
    place = {"pk": item["pk"]["S"], "sk": item["sk"]["S"]}
    try:
        tenant_id, job_type = keys.owner_in(item)
        stored = plain_item(item["counts"]["M"])
        move = value_of(Move, stored, _MOVE, was=_was(stored), tenant_id=tenant_id, job_type=job_type)
        texts = all(isinstance(getattr(move, name), str) for name in _TEXTS)
        known = move.was is None or move.was in WAITING if move.unseen else move.to in LETTER_MOVES[move.was]
        sound = texts and isinstance(move.at, datetime) and isinstance(move.unseen, bool) and known
    except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError):
        return Uncounted(**place, move=None)
    return Uncounted(**place, move=move if sound else None)


def _was(stored: Mapping[str, str]) -> LetterStatus | None:
    return LetterStatus(stored["was"]) if "was" in stored else None


_MOVE: Readers = {"to": LetterStatus, "at": moment, "kind": Kind}


def _summed(moves: Iterable[Move]) -> dict[Place, Change]:
    """By the counter's place: a transaction may write an item only once."""
    sums: dict[Place, Change] = {}
    for move in moves:
        for change in moved(move):
            place = keys.counter(change.of, spread_by=move.letter_id)
            sums[place] = sums[place].plus(change) if place in sums else change
    return sums


def _marked(table: Table, event: Uncounted) -> Write:
    e = Expression()
    e.set(attributes({"counted": True}))
    e.remove(("due_shard", "sweep_at"))
    not_yet = f"attribute_exists({e['counts']}) AND attribute_not_exists({e['counted']})"
    return table.updating(keys.place(event.pk, event.sk), **e.request(condition=not_yet))


def _adding(table: Table, place: Place, change: Change, found: Item) -> Write:
    """Moves are counted in any order, so the first and the last that a counter has seen only ever widen.

    `found` is the counter as a lost condition showed it. Without it this assumes the common case, the latest move.
    """
    e = Expression()
    for name, by in change.add.items():
        e.count(name, by)
    if isinstance(change.of, Hour):
        e.set(expiry(change.of.begins + timedelta(hours=1) + HEALTH_FOR))
    if isinstance(change.of, CauseDay):
        e.set(expiry(change.of.begins + timedelta(days=1) + CAUSE_DAY_FOR))
    widened = [_last(e, change, found), _first(e, change, found)]
    condition = " AND ".join(each for each in widened if each)
    return table.updating(keys.place(*place), **e.request(condition=condition))


def _last(e: Expression, change: Change, found: Item) -> str:
    if change.last is None:
        return ""
    name = "last_seen" if isinstance(change.of, Cause | OwnCause) else "last_failure_at"
    at = iso(change.last.at)
    if name in found and found[name]["S"] > at:
        return f"{e[name]} > {e(at)}"
    e.set(attributes({name: at}))
    if isinstance(change.of, Cause | OwnCause):
        _tell(e, change.last)
    return f"(attribute_not_exists({e[name]}) OR {e[name]} <= {e(at)})"


def _tell(e: Expression, last: Move) -> None:
    stored = attributes({**{name: getattr(last, name) for name in _TOLD}, "sample": last.letter_id})
    e.set({**stored, **expiry(last.at + GROUP_FOR)})
    e.remove(set(_TOLD) - stored.keys())


def _first(e: Expression, change: Change, found: Item) -> str:
    if change.first is None or not isinstance(change.of, Cause | OwnCause):
        return ""
    at, name = iso(change.first.at), "first_seen"
    if name in found and found[name]["S"] > at:
        e.set(attributes({name: at}))
        return f"{e[name]} > {e(at)}"
    e.set_once(attributes({name: at}))
    return f"(attribute_not_exists({e[name]}) OR {e[name]} <= {e(at)})"
