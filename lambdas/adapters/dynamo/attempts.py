"""What a worker writes in DynamoDB: heads, claimed and settled; the steps and effects of a run, and what it has used.

A race is lost inside the one request. The claim of a producer's message leaves no index attribute on the item, so the
healthy path pays for no index. Every settle is fenced: its condition is that this attempt still runs. What it writes
beside its head shares one transaction with it, which goes on without those parts that lost.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import (
    HEAD_ATTRIBUTES,
    attributes,
    attributes_of,
    effect_from,
    effect_item,
    event_item,
    expiry,
    head_in,
    head_item,
    json_text,
    step_from,
    step_item,
)
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.dynamo.table import Expression, Lost, Table, TransactionLost, Write
from lambdas.core.config.lane import Used
from lambdas.core.model import moves
from lambdas.core.model.announcement import Announcement, of_done
from lambdas.core.model.errors import ClaimLost, EffectTaken, HeadMoved, LeaseLost, Woken
from lambdas.core.model.head import Claim, Decided, Effect, Event, Head, HeadStatus, Owner, Step
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus, LetterStatus
from lambdas.core.model.value import names_in

_ENDED = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED)
_RUN = ("result", "result_ref", "checkpoint", *names_in(Used), "duration_ms")
_SETTLED = frozenset(("status", "updated_at", "lease_until", "parked_at", "parked_ms", *_RUN))
_EFFECT = frozenset(names_in(Effect))
# A result may be a hundred kilobytes of JSON, and several times that once it is read.
_STEP_ALONE = tuple(name for name in names_in(Step) if name != "result")
_EFFECT_ALONE = tuple(name for name in names_in(Effect) if name != "result")


def head(table: Table, key: JobKey) -> Head | None:
    return head_in(table.get(keys.head(key)))


def claim(table: Table, claim: Claim) -> Head:
    e = Expression()
    e.set(attributes(_while_running(claim)))
    e.set_once(attributes({**at_birth(claim), "first_claimed_at": claim.now}))
    e.count("attempt")
    listed = keys.forgotten_places(claim)
    e.set(attributes(listed))
    e.remove({"due_at", "sweep_at", "due_shard", "lane_status", "tenant_status", "listed_at"} - listed.keys())
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
    announced = _announcing(table, of_done(to)) if table.told_of(head.key.job_type) else ()
    try:
        if head.replays is None and head.key.version == 1 and not announced:
            table.update(keys.head(head.key), **request)
        else:
            write = table.updating(keys.head(head.key), **request)
            _finish_beside(table, head, [write, *announced], expires_at)
    except Lost as lost:
        _refuse_unless_settled(head, to, lost.found)
    except TransactionLost as lost:
        _refuse_unless_settled(head, to, lost.lost[0])


def retry(table: Table, head: Head, event: Event) -> None:
    _leave(table, head, moves.retried(head), event)


def suspend(
    table: Table, head: Head, event: Event, *, woken: int | None, announced: Sequence[Announcement] = ()
) -> None:
    to = moves.suspended(head)
    e = becoming(to)
    asleep = _mine(e, head) if woken is None else f"{_mine(e, head)} AND {e.is_as_read('woken', woken or None)}"
    write = table.updating(keys.head(head.key), **e.request(condition=asleep))
    announcing = [each for announcement in announced for each in _announcing(table, announcement)]
    try:
        table.transact([write, recorded(table, head.key, event), *announcing])
    except TransactionLost as lost:
        found = head_in(lost.lost[0])
        if found is not None and (found.status, found.attempt) == (HeadStatus.RUNNING, head.attempt):
            raise Woken(head.key, head.attempt) from lost
        _refuse_unless_settled(head, to, lost.lost[0])


def bury(table: Table, head: Head, event: Event) -> None:
    _leave(table, head, moves.buried(head), event)


def record(table: Table, key: JobKey, event: Event) -> None:
    table.put(event_item(keys.partition(key), event))


def steps(table: Table, key: JobKey, *, results: bool = True) -> Sequence[Step]:
    only = () if results else _STEP_ALONE
    return tuple(step_from(item) for item in table.partition(keys.partition(key), keys.steps(key), only=only))


def keep_step(table: Table, key: JobKey, step: Step, *, expires_at: datetime) -> None:
    e = Expression()
    first = table.absent(e)
    # A run that has lost its lease without noticing must not overwrite what its successor kept.
    again = f"({e['name']} = {e(step.name)} AND {e['attempt']} <= {e(step.attempt)})"
    other_run = f"(attribute_exists({e['run_id']}) AND {e['run_id']} <> {e(step.run_id)})"  # of the id's former life
    try:
        table.put(step_item(key, step, expires_at), **e.request(condition=f"{first} OR {again} OR {other_run}"))
    except Lost as lost:
        raise HeadMoved(key, head_in(table.get(keys.head(key)))) from lost


def note_used(table: Table, key: JobKey, used: Used, *, attempt: int) -> None:
    e = Expression()
    sums = attributes_of(used)
    e.set(sums)
    running = f"{e['status']} = {e(HeadStatus.RUNNING)} AND {e['attempt']} = {e(attempt)}"
    # A try that timed out may arrive after a later one.
    grows = [f"(attribute_not_exists({e[name]}) OR {e[name]} <= {e(getattr(used, name))})" for name in sums]
    try:
        table.update(keys.head(key), **e.request(condition=" AND ".join([running, *grows])))
    except Lost as lost:
        found = head_in(lost.found)
        if found is None or (found.status, found.attempt) != (HeadStatus.RUNNING, attempt):
            raise LeaseLost(key, attempt, found) from lost


def begin_effect(table: Table, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
    e = Expression()
    # An expired one counts until it is deleted: it is safer to assume that the effect happened.
    first = f"attribute_not_exists({e['sk']})"
    refuted = f"{e['status']} = {e(EffectStatus.REFUTED)}"
    item = {**effect_item(root, effect), **expiry(expires_at)}
    try:
        table.put(item, **e.request(condition=f"{first} OR {refuted}"))
    except Lost as lost:
        raise _effect_taken(effect, lost) from lost


def take_effect(table: Table, root: JobKey, effect: Effect, *, former: Owner, lease: datetime | None = None) -> None:
    e = _becoming_effect(root, effect)
    as_read = f" AND {e['lease_until']} = {e(lease)}" if lease is not None else ""
    _write_effect(table, root, effect, e, condition=f"{_still_intended(e, former)}{as_read}")


def commit_effect(table: Table, root: JobKey, effect: Effect) -> None:
    e = _becoming_effect(root, effect)
    # Absent only if it expired. That it happened must be recorded even then.
    absent = f"attribute_not_exists({e['sk']})"
    _write_effect(table, root, effect, e, condition=f"{absent} OR {_owned_by(e, effect.owner)}")


def effects(table: Table, root: JobKey, *, results: bool = True) -> Sequence[Effect]:
    only = () if results else _EFFECT_ALONE
    return tuple(effect_from(item) for item in table.partition(keys.partition(root), keys.EFFECTS, only=only))


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
    if head.ticket:
        e.remove(["due_shard", "sweep_at"])
    if head.failures:  # an attempt that was taken over is listed, in case its worker dies too
        e.remove(["lane_status", "listed_at"])
    if head.live_replay == head.key.job_id:
        e.remove(["live_replay"])
    if head.attempt > 1:  # only then can it have been suspended
        e.remove(["suspended_at", "waits"])
    return e


def _announcing(table: Table, announcement: Announcement) -> Sequence[Write]:
    from lambdas.adapters.dynamo import heads  # noqa: PLC0415 - few lanes need it

    return heads.announcing(table, announcement)


def _finish_beside(table: Table, head: Head, writes: Sequence[Write], expires_at: datetime) -> None:
    """A letter that was reopened meanwhile does not undo what this replay did: it happened, if late."""
    from lambdas.adapters.dynamo import counters, heads  # noqa: PLC0415 - no healthy job needs it

    overtaken = heads.overtaking(table, head)
    if head.replays is None:
        table.transact(writes, if_they_hold=[overtaken])
        return
    at = moves.settled_at(head)
    recovered = heads.resolving(
        table,
        head.replays,
        LetterStatus.RECOVERED,
        at=at,
        by=head.redrive_id,
        expires_at=expires_at,
        replay=head.key,
    )
    freed = heads.freeing_root(table, head, expires_at=expires_at)
    ended = heads.replayed_ends(table, head, expires_at)
    counters.settle(table, writes, if_they_hold=[recovered, freed, ended, overtaken])


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


def _write_effect(table: Table, root: JobKey, effect: Effect, e: Expression, *, condition: str) -> None:
    try:
        table.update(keys.effect(root, effect.effect_id), **e.request(condition=condition))
    except Lost as lost:
        raise _effect_taken(effect, lost) from lost


def _effect_taken(effect: Effect, lost: Lost) -> EffectTaken:
    return EffectTaken(effect_from(lost.found) if lost.found else effect)


def _becoming_effect(root: JobKey, effect: Effect) -> Expression:
    """An update, not a put: it keeps the expiry that it was begun with."""
    stored = {name: value for name, value in effect_item(root, effect).items() if name in _EFFECT}
    e = Expression()
    e.set(stored)
    e.remove(_EFFECT - stored.keys())
    return e


def deciding(table: Table, decided: Decided | None) -> Sequence[Write]:
    if decided is None:
        return ()
    e = _becoming_effect(decided.root, decided.effect)
    theirs = _still_intended(e, decided.former)
    return (table.updating(keys.effect(decided.root, decided.effect.effect_id), **e.request(condition=theirs)),)


def _still_intended(e: Expression, owner: Owner) -> str:
    return f"{e['status']} = {e(EffectStatus.INTENT)} AND {_owned_by(e, owner)}"


def _owned_by(e: Expression, owner: Owner) -> str:
    return (
        f"{e['owner']}.{e['job_id']} = {e(owner.job_id)} AND {e['owner']}.{e['version']} = {e(owner.version)}"
        f" AND {e['owner']}.{e['attempt']} = {e(owner.attempt)}"
    )
