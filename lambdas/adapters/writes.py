"""Writes that more than one move makes: a head or a letter as it becomes, and what a replay's end does beside them.

Nothing here asks DynamoDB to write: these are parts of a transaction.
"""

from collections.abc import Sequence
from datetime import datetime

from lambdas.adapters import keys, transitions
from lambdas.adapters.attributes import attributes, told
from lambdas.adapters.dynamo import Table, Write
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import HEAD_ATTRIBUTES, effect_item, event_item, expiry, head_item, letter_from, letter_item
from lambdas.core.effect import Effect, Owner
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.ledger import Settled
from lambdas.core.letter import EffectStatus, Letter, LetterKey, LetterStatus
from lambdas.core.timeline import Event
from lambdas.core.value import names_in

_ENDED = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED)
_RUN = ("result", "result_ref", "checkpoint", "spend_usd", "tokens", "duration_ms")
_SETTLED = frozenset(("status", "updated_at", "lease_until", "parked_at", "parked_ms", *_RUN))
EFFECT_ATTRIBUTES = frozenset(names_in(Effect))


def becoming(head: Head) -> Expression:
    """Every attribute as the value has it, so that nothing of the status before is left behind."""
    e = Expression()
    stored = {name: value for name, value in head_item(head).items() if name in HEAD_ATTRIBUTES}
    e.set(stored)
    e.remove(HEAD_ATTRIBUTES - stored.keys())
    # A redrive may set `live_replay` at any time; only the replay that it names takes it away, and only when it ends.
    if head.status in _ENDED and head.live_replay == head.key.job_id:
        e.remove(["live_replay"])
    return e


def finishing(head: Head) -> Expression:
    """Only what a finish changes: all else is as the claim of this very attempt, which the fence asks for, left it."""
    e = Expression()
    stored = attributes({name: told(name, getattr(head, name)) for name in _SETTLED})
    e.set(stored)
    e.remove(["body", "body_ref", *(_SETTLED - stored.keys())])
    if head.failures:  # a take-over is listed, in case its worker dies too
        e.remove(["lane_status", "listed_at"])
    if head.live_replay == head.key.job_id:
        e.remove(["live_replay"])
    return e


def recorded(table: Table, key: JobKey, event: Event) -> Write:
    return table.putting(event_item(key, event))


def resolving(
    table: Table, key: LetterKey, to: LetterStatus, *, at: datetime, by: str, expires_at: datetime | None
) -> Sequence[Write]:
    """The letter that was replayed, resolved. It is read first: its code and signature never change, and name its
    place in the indexes; that it is still redriving is the write's own condition.
    """
    item = table.get(keys.letter(key))
    if item is None:
        return ()
    letter = letter_from(item)
    e = changing(letter, transitions.resolved(letter, to, at=at, by=by))
    e.set(expiry(expires_at))
    redriving = f"{e['status']} = {e(LetterStatus.REDRIVING)}"
    return (table.updating(keys.letter(key), **e.request(condition=redriving)),)


def changing(letter: Letter, to: Letter) -> Expression:
    """Only what differs: a letter that came from a list knows only part of itself."""
    before, after = letter_item(letter), letter_item(to)
    e = Expression()
    e.set({name: value for name, value in after.items() if before.get(name) != value})
    e.remove(before.keys() - after.keys())
    return e


def unchanged(e: Expression, letter: Letter, to: Letter) -> str:
    """The condition that status and everything that changes is as it was read."""
    before, after = letter_item(letter), letter_item(to)
    names = {"status"} | {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    return " AND ".join(e.is_stored(name, before.get(name)) for name in sorted(names))


def settling(table: Table, settled: Settled | None) -> Sequence[Write]:
    if settled is None:
        return ()
    e = becoming_effect(settled.root, settled.effect)
    theirs = still_intended(e, settled.former)
    return (table.updating(keys.effect(settled.root, settled.effect.effect_id), **e.request(condition=theirs)),)


def becoming_effect(root: JobKey, effect: Effect) -> Expression:
    """An update, not a put: the expiry that its begin gave it stays."""
    stored = {name: value for name, value in effect_item(root, effect).items() if name in EFFECT_ATTRIBUTES}
    e = Expression()
    e.set(stored)
    e.remove(EFFECT_ATTRIBUTES - stored.keys())
    return e


def still_intended(e: Expression, owner: Owner) -> str:
    return f"{e['status']} = {e(EffectStatus.INTENT)} AND {owned_by(e, owner)}"


def owned_by(e: Expression, owner: Owner) -> str:
    return (
        f"{e['owner']}.{e['job_id']} = {e(owner.job_id)} AND {e['owner']}.{e['version']} = {e(owner.version)}"
        f" AND {e['owner']}.{e['attempt']} = {e(owner.attempt)}"
    )


def freeing_root(table: Table, head: Head, *, expires_at: datetime | None = None) -> Sequence[Write]:
    """With `expires_at` the lineage is over, and its root's head ends with it."""
    root = transitions.root_to_free(head)
    if root is None or root == head.key:
        return ()
    e = Expression()
    e.remove(["live_replay"])
    e.set(expiry(expires_at))
    held = f"{e['live_replay']} = {e(head.key.job_id)}"
    return (table.updating(keys.head(root), **e.request(condition=held)),)


def holding_root(table: Table, head: Head) -> Sequence[Write]:
    """A root without a head is not made one: the condition is lost, and tells that there is none."""
    if head.root_key == head.key:
        return ()
    e = Expression()
    e.set(attributes({"live_replay": head.key.job_id}))
    there = f"attribute_exists({e['pk']})"
    held = e.request(condition=f"{there} AND {free_for(e, head)}")
    return (table.updating(keys.head(head.root_key), **held),)


def free_for(e: Expression, head: Head) -> str:
    return f"(attribute_not_exists({e['live_replay']}) OR {e['live_replay']} = {e(head.key.job_id)})"


def not_overtaken(table: Table, head: Head) -> Write:
    e = Expression()
    older = f"attribute_not_exists({e['done']}) OR {e['done']} <= {e(head.key.version)}"
    return table.checking(keys.newest(head.root_key), **e.request(condition=older))


def overtaking(table: Table, head: Head) -> Sequence[Write]:
    """Version 1 overtakes nothing, and pays for nothing. The item stays: so do the letters that it is about."""
    if head.key.version == 1:
        return ()
    e = Expression()
    e.set(attributes({"done": head.key.version}))
    newer = f"attribute_not_exists({e['done']}) OR {e['done']} < {e(head.key.version)}"
    return (table.updating(keys.newest(head.root_key), **e.request(condition=newer)),)
