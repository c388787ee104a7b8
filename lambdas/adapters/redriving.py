"""What a redrive does in DynamoDB: letters sent again, taken back, and read by the hundred.

Each move is one transaction. It tells what was in the way, and never looks first whether something is.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime

from lambdas.adapters import keys as places
from lambdas.adapters import transitions
from lambdas.adapters.attributes import Item, attributes
from lambdas.adapters.dynamo import Lost, Table, TransactionLost, Write
from lambdas.adapters.expression import Expression
from lambdas.adapters.heads import due_in, head_in
from lambdas.adapters.items import expiry, head_from, head_item, letter_from
from lambdas.adapters.letters import letter_in, moved
from lambdas.adapters.schema import SHARDS
from lambdas.adapters.writes import becoming, changing, free_for, freeing_root, holding_root, not_overtaken, recorded
from lambdas.core.errors import LazaretError
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import Letter, LetterKey, LetterStatus
from lambdas.core.refusals import HeadMoved, LetterMoved, Overtaken, RootBusy
from lambdas.core.timeline import Event
from lambdas.core.value import replace


class Redriving:
    _table: Table

    def replay(self, letter: Letter, head: Head, event: Event) -> None:
        e = Expression()
        absent = e.request(condition=f"attribute_not_exists({e['pk']})")
        try:
            self._send_again(letter, head, self._table.putting(head_item(transitions.queued(head)), **absent), event)
        except TransactionLost as lost:
            raise _refusal(letter, head, lost.lost) or HeadMoved(head.key, head_in(lost.lost[1])) from lost

    def resume(self, letter: Letter, was: Head, head: Head, event: Event) -> None:
        e = becoming(transitions.queued(head))
        dead = f"{e['status']} = {e(HeadStatus.DEAD)} AND {e['buried_as']} = {e(letter.letter_id)}"
        as_read = f"{dead} AND {e['attempt']} = {e(was.attempt)}"
        if head.root_key == head.key:
            # A transaction writes an item once.
            e.set(attributes({"live_replay": head.key.job_id}))
            as_read += f" AND {free_for(e, head)}"
        try:
            write = self._table.updating(places.head(head.key), **e.request(condition=as_read))
            self._send_again(letter, head, write, event)
        except TransactionLost as lost:
            found = head_in(lost.lost[1])
            if found is not None and transitions.is_dead_as(found, letter, was):
                raise _refusal(letter, head, lost.lost) or RootBusy(head.key, found.live_replay) from lost
            raise _refusal(letter, head, lost.lost) or HeadMoved(head.key, found) from lost

    def recall(self, head: Head, event: Event, *, expires_at: datetime) -> None:
        if head.replays is None or not transitions.may_be_recalled(head):
            raise HeadMoved(head.key, head_in(self._table.get(places.head(head.key))))
        letter = letter_in(self._table.get(places.letter(head.replays)))
        to = transitions.recalled(head, letter, at=event.at)
        e = becoming(to)
        e.set(expiry(expires_at) if to.status is HeadStatus.CANCELLED else {})
        as_read = f"{e['status']} = {e(head.status)} AND {e['attempt']} = {e(head.attempt)}"
        same_ticket = e.is_as_read("ticket", head.ticket)
        write = self._table.updating(places.head(head.key), **e.request(condition=f"{as_read} AND {same_ticket}"))
        told = recorded(self._table, places.home(head.replays), event)
        beside = [*self._reopening(letter, head), *freeing_root(self._table, head)]
        try:
            self._table.transact([write, told], if_they_hold=beside)
        except TransactionLost as lost:
            raise HeadMoved(head.key, head_in(lost.lost[0])) from lost

    def letters_at(self, keys: Sequence[LetterKey]) -> Sequence[Letter]:
        # A key that is asked for twice in a request is an error to DynamoDB.
        items = self._table.get_many([places.letter(key) for key in dict.fromkeys(keys)])
        found = {places.letter_key_in(item): letter_from(item) for item in items}
        return tuple(found[key] for key in keys if key in found)

    def heads_at(self, keys: Sequence[JobKey]) -> Mapping[JobKey, Head]:
        items = self._table.get_many([places.head(key) for key in dict.fromkeys(keys)])
        return {places.job_key_in(item): head_from(item) for item in items}

    def newest_done(self, keys: Sequence[JobKey]) -> Mapping[JobKey, int]:
        wanted = {places.partition(key): places.newest(key) for key in keys}
        found = {item["pk"]["S"]: _done_in(item) for item in self._table.get_many(list(wanted.values()))}
        return {key: found[places.partition(key)] for key in keys if places.partition(key) in found}

    def due_letters(self, now: datetime, *, limit: int) -> Sequence[Letter]:
        """Each shard names its oldest. The index may lag, so each is read again and judged by what it is now."""
        each = -(-limit // SHARDS)
        shards = [places.letter_due_shard(shard) for shard in range(SHARDS)]
        named = [key for shard in shards for key in due_in(self._table, shard, now, each)]
        letters = [letter_from(item) for item in self._table.get_many(named)]
        return transitions.longest_due(letters, now)[:limit]

    def reschedule(self, letter: Letter, *, at: datetime) -> None:
        if letter.status is not LetterStatus.SCHEDULED:
            raise moved(self._table, letter)
        e = changing(letter, replace(letter, next_retry_at=at))
        scheduled = f"{e['status']} = {e(letter.status)}"
        as_read = e.is_as_read("next_retry_at", letter.next_retry_at)
        try:
            self._table.update(places.letter(letter.key), **e.request(condition=f"{scheduled} AND {as_read}"))
        except Lost as lost:
            raise LetterMoved(letter.letter_id, letter_in(lost.found)) from lost

    def _send_again(self, letter: Letter, head: Head, write: Write, event: Event) -> None:
        """In the order that `_refusal` reads."""
        if not transitions.may_be_redriven(letter):
            raise moved(self._table, letter)
        # It is always written who holds it, also where the letter that was read says the same.
        e = changing(replace(letter, redrive_id=""), transitions.redriven(letter, head.redrive_id))
        as_read = f"{e['status']} = {e(letter.status)}"
        held = self._table.updating(places.letter(letter.key), **e.request(condition=as_read))
        told = recorded(self._table, places.home(letter.key), event)
        self._table.transact([held, write, not_overtaken(self._table, head), told, *holding_root(self._table, head)])

    def _reopening(self, letter: Letter | None, head: Head) -> Sequence[Write]:
        if letter is None or not transitions.is_held(letter, head):
            return ()
        e = changing(letter, transitions.reopened(letter))
        held = f"{e['status']} = {e(LetterStatus.REDRIVING)} AND {e['redrive_id']} = {e(head.redrive_id)}"
        return (self._table.updating(places.letter(letter.key), **e.request(condition=held)),)


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
    return Overtaken(head.root_key, _done_in(newest or {}))


def _done_in(item: Item) -> int:
    return int(item["done"]["N"])
