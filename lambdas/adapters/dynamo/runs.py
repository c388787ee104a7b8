"""How an attempt ends, in DynamoDB. Every settle is fenced: its condition is that this attempt still runs.

Writes that a settle makes beside its head (timeline, letter, health, root) share one transaction with it.
"""

from datetime import datetime

from lambdas.adapters import keys, transitions
from lambdas.adapters.attributes import Item
from lambdas.adapters.dynamo import Lost, Table, TransactionLost, Write
from lambdas.adapters.endings import HEALTH_FOR, replayed_ends
from lambdas.adapters.expression import Expression
from lambdas.adapters.heads import head_in
from lambdas.adapters.items import expiry
from lambdas.adapters.writes import becoming, finishing, freeing_root, overtaking, recorded, resolving
from lambdas.core.head import Head, HeadStatus
from lambdas.core.letter import LetterStatus
from lambdas.core.refusals import LeaseLost
from lambdas.core.timeline import Event


class Settles:
    _table: Table

    def take_over(self, lost: Head, taken: Head, event: Event) -> None:
        e = becoming(transitions.taken_over(taken))
        running = f"{e['status']} = {e(HeadStatus.RUNNING)}"
        same_attempt = e.is_as_read("attempt", lost.attempt)
        same_lease = e.is_as_read("lease_until", lost.lease_until)
        write = self._table.updating(
            keys.head(lost.key), **e.request(condition=f"{running} AND {same_attempt} AND {same_lease}")
        )
        try:
            self._table.transact([write, recorded(self._table, lost.key, event)])
        except TransactionLost as moved:
            raise LeaseLost(lost.key, lost.attempt, head_in(moved.lost[0])) from moved

    def finish(self, head: Head, *, expires_at: datetime) -> None:
        to = transitions.done(head)
        e = finishing(to)
        e.set(expiry(expires_at))
        request = e.request(condition=_mine(e, head))
        try:
            if head.replays is None and head.key.version == 1:
                self._table.update(keys.head(head.key), **request)
            else:
                self._finish_beside(head, self._table.updating(keys.head(head.key), **request), expires_at)
        except Lost as lost:
            _refuse_unless_settled(head, to, lost.found)
        except TransactionLost as lost:
            _refuse_unless_settled(head, to, lost.lost[0])

    def put_back(self, head: Head, event: Event) -> None:
        self._leave(head, transitions.waiting(head), event)

    def give_up(self, head: Head, event: Event) -> None:
        self._leave(head, transitions.dying(head), event)

    def _leave(self, head: Head, to: Head, event: Event) -> None:
        e = becoming(to)
        write = self._table.updating(keys.head(head.key), **e.request(condition=_mine(e, head)))
        try:
            self._table.transact([write, recorded(self._table, head.key, event)])
        except TransactionLost as lost:
            _refuse_unless_settled(head, to, lost.lost[0])

    def _finish_beside(self, head: Head, write: Write, expires_at: datetime) -> None:
        """A letter that was reopened meanwhile does not undo what this replay did: late but true is true."""
        overtaken = overtaking(self._table, head)
        if head.replays is None:
            self._table.transact([write], if_they_hold=overtaken)
            return
        at = transitions.settled_at(head)
        recovered = resolving(
            self._table, head.replays, LetterStatus.RECOVERED, at=at, by=head.redrive_id, expires_at=expires_at
        )
        freed = freeing_root(self._table, head, expires_at=expires_at)
        ended = replayed_ends(self._table, head, expires_at)
        self._table.transact([write, self._counted(head, at)], if_they_hold=[*recovered, *freed, *ended, *overtaken])

    def _counted(self, head: Head, at: datetime) -> Write:
        health = Expression()
        health.count("recovered")
        health.set(expiry(at + HEALTH_FOR))
        return self._table.updating(keys.health(head.key.tenant_id, head.key.job_id, at), **health.request())


def _mine(e: Expression, head: Head) -> str:
    return f"{e['status']} = {e(HeadStatus.RUNNING)} AND {e['attempt']} = {e(head.attempt)}"


def _refuse_unless_settled(head: Head, to: Head, found: Item | None) -> None:
    current = head_in(found)
    if not transitions.settled_already(current, to):
        raise LeaseLost(head.key, head.attempt, current)
