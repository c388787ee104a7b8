"""Who sent a message, and for which tenants that counts: asked first of all, in lanes that name their `producers`.

What a worker puts back is sent by the worker. So a message is judged before anything is done with it: until then it is
neither put back, nor run, nor is anything of the tenant that it names read.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code, Kind, stated
from lambdas.core.model.job import (
    MAX_DELAY_S,
    DeadMessage,
    Job,
    Message,
    Outgoing,
    Refused,
    StoredBody,
    tenant_named_in,
)
from lambdas.core.model.letter import OPERATORS
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import Senders
from lambdas.core.worker.settle import Outcome, Worked, Worker
from lambdas.core.worker.unrun import refuse

ASKED_FOR = timedelta(minutes=1)  # that a sender is none of ours; a lane may have been deployed since
MOST_REMEMBERED = 1_000  # senders that are none of ours
FIRST_LOOK_S = 60  # after which a message that could not be judged is seen again; then twice as long each time


class OurSenders:
    """Our roles as they were last read. Whoever is not among them makes us read once more: lanes come and go."""

    def __init__(self, read: Callable[[], frozenset[str]], *, clock: Callable[[], datetime]) -> None:
        self._read = read
        self._clock = clock
        self._ours: frozenset[str] = frozenset()
        self._others: dict[str, datetime] = {}

    def ours(self, sender: str) -> bool:
        now = self._clock()
        if sender in self._ours or now < self._others.get(sender, now):
            return sender in self._ours
        self._ours = self._read()
        if sender not in self._ours:
            if len(self._others) >= MOST_REMEMBERED:
                self._others.clear()
            self._others[sender] = now + ASKED_FOR
        return sender in self._ours


def is_ours(lane: Lane, senders: Senders | None, sender: str, tenant_id: str) -> bool:
    """Whether what travels beside the body may be believed: we sent it.

    Raise `Refused` if the sender may not send jobs of this tenant, `Unavailable` if that cannot be known now.
    """
    producer = next((each for each in lane.producers if each.sender == sender), None)
    if producer is None:
        if senders is not None and sender and senders.ours(sender):
            return True
        raise Refused(Code.SENDER_DENIED, "sender", f"{sender or 'nobody'} is none of the lane's producers")
    if tenant_id and not producer.may_name(tenant_id):
        raise Refused(Code.SENDER_DENIED, "sender", f"{sender} may not send jobs of tenant {tenant_id!r}")
    return False


def admit(
    worker: Worker, messages: Sequence[Message], reads: Mapping[str, Job | Refused]
) -> tuple[Sequence[Message], dict[str, Worked]]:
    """Those that may be worked on, believed no further than their senders are; and what became of the others."""
    if not worker.lane.producers:
        return messages, {}
    judged = {each.message_id: _judge(worker, each, reads[each.message_id]) for each in messages}
    turned_away = {id_: found for id_, found in judged.items() if isinstance(found, Worked)}
    return [found for found in judged.values() if isinstance(found, Message)], turned_away


def _judge(worker: Worker, message: Message, read: Job | Refused) -> Message | Worked:
    tenant_id = read.tenant_id if isinstance(read, Job) else tenant_named_in(message.body)
    try:
        if is_ours(worker.lane, worker.senders, message.sender, tenant_id):
            return message
        if isinstance(read, Job) and read.is_ours:
            return refuse(worker, _from_outside(message), reserved(read))
        return _from_outside(message)
    except Refused as denied:
        return _turn_away(worker, message, denied)
    except Unavailable as down:
        return _leave(worker, message, down)


def reserved(job: Job) -> Refused:
    return Refused(Code.SCHEMA_INVALID, "job_id", f"{job.job_id!r}: ids that begin like this are Lazaret's own")


def _from_outside(message: Message) -> Message:
    """Without what only our own messages have: a producer may have written it there."""
    return replace(message, ticket=None, send=0, hops=0, bad_receives=0, original_message_id="")


def _turn_away(worker: Worker, message: Message, denied: Refused) -> Worked:
    """To a letter of the operators'. Nothing of the tenant that it names is looked at, and none of its turns used."""
    failure = stated(denied.code, str(denied), about=denied.field)
    try:
        worker.queue.send(
            Outgoing(
                body=StoredBody(text=message.body),
                group=OPERATORS,
                death_id=f"death_{message.message_id}",
                kind=Kind(failure.kind),
                code=failure.code,
                detail=failure.detail,
                receives=message.receive_count,
                original_message_id=message.message_id,
                trace_id=message.trace_id,
            )
        )
    except Unavailable as down:
        return _leave(worker, message, down)
    return Worked(outcome=Outcome.REFUSED, failure=failure, why=failure.detail)


def _leave(worker: Worker, message: Message, down: Unavailable) -> Worked:
    """With the broker. Put back, it would be ours; so it comes again as it is, and in the end intake judges it."""
    waits = FIRST_LOOK_S << min(message.receive_count - 1, 4)
    worker.queue.show_again(message, seconds=min(MAX_DELAY_S, waits))
    return Worked(outcome=Outcome.FAILED, why=str(down))


def judged_dead(lane: Lane, senders: Senders | None, dead: DeadMessage) -> DeadMessage:
    """As `admit`, of a dead message: one that the broker moved has its first sender still. Raise `Unavailable`."""
    if not lane.producers:
        return dead
    plain = replace(
        dead,
        death_id=f"death_{dead.message_id}",
        ticket=None,
        send=0,
        code="",
        detail="",
        receives=0,
        original_message_id="",
        body_ref="",
    )
    try:
        if is_ours(lane, senders, dead.sender, tenant_named_in(dead.body)):
            return dead
    except Refused as denied:
        return replace(plain, code=denied.code, detail=str(denied))
    return replace(plain, from_producer=True)
