"""Letters in DynamoDB: taken in with everything that belongs to a death in one transaction, moved, found."""

from collections.abc import Sequence
from datetime import datetime
from itertools import islice

from lambdas.adapters import keys, transitions
from lambdas.adapters.attributes import Item, attributes
from lambdas.adapters.dynamo import Table, TransactionLost, Write
from lambdas.adapters.endings import GROUP_FOR, HEALTH_FOR, end_of, letters_heads_end, replayed_ends
from lambdas.adapters.expression import Expression
from lambdas.adapters.heads import head_in
from lambdas.adapters.items import effect_from, expiry, head_item, letter_from, letter_item
from lambdas.adapters.writes import becoming, changing, freeing_root, recorded, resolving, settling, unchanged
from lambdas.core.head import Head
from lambdas.core.ledger import Settled
from lambdas.core.letter import MOVES, UNRESOLVED, Letter, LetterStatus
from lambdas.core.refusals import EffectTaken, HeadMoved, LetterExists, LetterMoved
from lambdas.core.taxonomy import Kind
from lambdas.core.timeline import Event


class Letters:
    _table: Table

    def take_in(self, letter: Letter, *, was: Head | None, event: Event, expires_at: datetime | None) -> None:
        if letter.status not in MOVES[None]:
            raise LetterMoved(letter.letter_id, None)
        head = self._head_dies(letter, was, expires_at)
        beside = [self._health(letter), self._group(letter), recorded(self._table, keys.home(letter.key), event)]
        former = self._former(letter, was, expires_at) if head else ()
        try:
            self._table.transact([self._born(letter, expires_at), *head, *beside], if_they_hold=former)
        except TransactionLost as lost:
            if lost.lost[0] is not None:
                raise LetterExists(letter.letter_id) from lost
            raise HeadMoved(letter.job_key, head_in(lost.lost[1])) from lost

    def letter(self, letter_id: str, *, of_tenant: str | None = None) -> Letter | None:
        e = Expression()
        named = e.request(key_condition=f"{e['letter_id']} = {e(letter_id)}")
        for found in islice(self._table.query(**named, IndexName="by_id", Limit=1), 1):
            if of_tenant not in (None, keys.letter_key_in(found).tenant_id):
                return None
            item = self._table.get({"pk": found["pk"], "sk": found["sk"]})
            return letter_from(item) if item else None
        return None

    def move_letter(self, letter: Letter, to: Letter, event: Event, *, expires_at: datetime | None = None) -> None:
        transitions.require_same_letter(letter, to)
        if to.status not in MOVES[letter.status]:
            raise moved(self._table, letter)
        e = changing(letter, to)
        e.set(expiry(expires_at))
        as_read = f"{e['status']} = {e(letter.status)}"
        write = self._table.updating(keys.letter(letter.key), **e.request(condition=as_read))
        try:
            ended = letters_heads_end(self._table, to, expires_at)
            self._table.transact([write, recorded(self._table, keys.home(letter.key), event)], if_they_hold=ended)
        except TransactionLost as lost:
            raise LetterMoved(letter.letter_id, letter_in(lost.lost[0])) from lost

    def amend_letter(self, letter: Letter, to: Letter, event: Event, *, settled: Settled | None = None) -> None:
        transitions.require_same_letter(letter, to)
        if to.status is not letter.status and to.status not in MOVES[letter.status]:
            raise moved(self._table, letter)
        e = changing(letter, to)
        written = self._table.updating(keys.letter(letter.key), **e.request(condition=unchanged(e, letter, to)))
        told = recorded(self._table, keys.home(letter.key), event)
        try:
            self._table.transact([written, told, *settling(self._table, settled)])
        except TransactionLost as lost:
            found, _, *taken = lost.lost
            if found is not None or settled is None:
                raise LetterMoved(letter.letter_id, letter_in(found)) from lost
            raise EffectTaken(effect_from(taken[0]) if taken[0] else settled.effect) from lost

    def _born(self, letter: Letter, expires_at: datetime | None) -> Write:
        e = Expression()
        first = f"attribute_not_exists({e['sk']})"
        born = {**letter_item(letter), **end_of(letter, expires_at)}
        return self._table.putting(born, **e.request(condition=first))

    def _head_dies(self, letter: Letter, was: Head | None, expires_at: datetime | None) -> Sequence[Write]:
        if not transitions.has_head(letter, was):
            return ()
        if not transitions.may_die(was):
            raise HeadMoved(letter.job_key, was)
        dead = transitions.dead(was, letter)
        if was is None:
            e = Expression()
            absent = self._table.absent(e)
            born = {**head_item(dead), **end_of(letter, expires_at)}
            return (self._table.putting(born, **e.request(condition=absent)),)
        e = becoming(dead)
        e.set(end_of(letter, expires_at))
        as_read = f"{e['status']} = {e(was.status)} AND {e['attempt']} = {e(was.attempt)}"
        same_ticket = e.is_as_read("ticket", was.ticket)
        return (self._table.updating(keys.head(was.key), **e.request(condition=f"{as_read} AND {same_ticket}")),)

    def _former(self, letter: Letter, was: Head | None, expires_at: datetime | None) -> Sequence[Write]:
        """What the dead job was replaying. If it moved meanwhile the death is written without it."""
        if was is None or was.replays is None:
            return ()
        superseded = resolving(
            self._table, was.replays, LetterStatus.SUPERSEDED, at=letter.died_at, by="", expires_at=expires_at
        )
        over = expires_at if letter.status not in UNRESOLVED else None
        ended = replayed_ends(self._table, was, expires_at)
        return (*superseded, *freeing_root(self._table, was, expires_at=over), *ended)

    def _health(self, letter: Letter) -> Write:
        e = Expression()
        e.count("letters")
        if letter.kind is Kind.POISON:
            e.count("poison")
        e.set({**attributes({"last_failure_at": letter.died_at}), **expiry(letter.died_at + HEALTH_FOR)})
        return self._table.updating(keys.health(letter.tenant_id, letter.letter_id, letter.died_at), **e.request())

    def _group(self, letter: Letter) -> Write:
        e = Expression()
        e.count("letters")
        e.set_once(attributes({"first_seen": letter.died_at}))
        latest = {"last_seen": letter.died_at, "kind": letter.kind, "code": letter.code, "summary": letter.summary}
        cause = {"error_type": letter.error_type, "worker_version": letter.worker_version, "sample": letter.letter_id}
        e.set({**attributes({**latest, **cause}), **expiry(letter.died_at + GROUP_FOR)})
        return self._table.updating(keys.group(letter), **e.request())


def letter_in(found: Item | None) -> Letter | None:
    return letter_from(found) if found else None


def moved(table: Table, letter: Letter) -> LetterMoved:
    """For a move that the table of moves does not have: the letter is read only to tell what it is now."""
    return LetterMoved(letter.letter_id, letter_in(table.get(keys.letter(letter.key))))
