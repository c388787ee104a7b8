"""What a run writes while it runs: steps and effects, which a later attempt must not do again, and what was used."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.heads import head_in
from lambdas.adapters.dynamo.items import (
    attributes_of,
    effect_from,
    effect_item,
    expiry,
    plain_item,
    step_from,
    step_item,
)
from lambdas.adapters.dynamo.keys import TTL, Item
from lambdas.adapters.dynamo.table import Expression, Lost, Table, Write
from lambdas.core.config.lane import Used
from lambdas.core.model.errors import EffectTaken, HeadMoved, LeaseLost
from lambdas.core.model.head import Decided, Effect, HeadStatus, Kept, Owner, Step
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.value import names_in

_ATTRIBUTES = frozenset(names_in(Effect))
# A result may be a hundred kilobytes of JSON, and several times that once it is read.
_STEP_ALONE = tuple(name for name in names_in(Step) if name != "result")
_EFFECT_ALONE = tuple(name for name in names_in(Effect) if name != "result")


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
        raise _taken(effect, lost) from lost


def take_effect(table: Table, root: JobKey, effect: Effect, *, former: Owner) -> None:
    e = _becoming(root, effect)
    _write(table, root, effect, e, condition=_still_intended(e, former))


def commit_effect(table: Table, root: JobKey, effect: Effect) -> None:
    e = _becoming(root, effect)
    # Absent only if it expired. That it happened must be recorded even then.
    absent = f"attribute_not_exists({e['sk']})"
    _write(table, root, effect, e, condition=f"{absent} OR {_owned_by(e, effect.owner)}")


def effects(table: Table, root: JobKey, *, results: bool = True) -> Sequence[Effect]:
    only = () if results else _EFFECT_ALONE
    return tuple(effect_from(item) for item in table.partition(keys.partition(root), keys.EFFECTS, only=only))


def expiring(table: Table, job: JobKey, root: JobKey, *, before: datetime) -> Sequence[Kept]:
    steps = table.partition(keys.partition(job), keys.steps(job), only=("number", "result_ref"))
    effects = table.partition(keys.partition(root), keys.EFFECTS, only=("effect_id", "result_ref"))
    return tuple(
        [Kept(of=job, step=item["number"], ref=item.get("result_ref", "")) for item in _ending(steps, before)]
        + [
            Kept(of=root, effect_id=item["effect_id"], ref=item.get("result_ref", ""))
            for item in _ending(effects, before)
        ]
    )


def keep(table: Table, kept: Kept, *, until: datetime) -> None:
    key = keys.effect(kept.of, kept.effect_id) if kept.effect_id else keys.step(kept.of, kept.step)
    e = Expression()
    e.set(expiry(until))
    # Also false for an item that is gone: it must not come back with nothing but its expiry.
    earlier = f"{e[TTL]} < {e(int(until.timestamp()))}"
    with suppress(Lost):
        table.update(key, **e.request(condition=earlier))


def _write(table: Table, root: JobKey, effect: Effect, e: Expression, *, condition: str) -> None:
    try:
        table.update(keys.effect(root, effect.effect_id), **e.request(condition=condition))
    except Lost as lost:
        raise _taken(effect, lost) from lost


def _taken(effect: Effect, lost: Lost) -> EffectTaken:
    return EffectTaken(effect_from(lost.found) if lost.found else effect)


def deciding(table: Table, decided: Decided | None) -> Sequence[Write]:
    if decided is None:
        return ()
    e = _becoming(decided.root, decided.effect)
    theirs = _still_intended(e, decided.former)
    return (table.updating(keys.effect(decided.root, decided.effect.effect_id), **e.request(condition=theirs)),)


def _becoming(root: JobKey, effect: Effect) -> Expression:
    """An update, not a put: it keeps the expiry that it was begun with."""
    stored = {name: value for name, value in effect_item(root, effect).items() if name in _ATTRIBUTES}
    e = Expression()
    e.set(stored)
    e.remove(_ATTRIBUTES - stored.keys())
    return e


def _still_intended(e: Expression, owner: Owner) -> str:
    return f"{e['status']} = {e(EffectStatus.INTENT)} AND {_owned_by(e, owner)}"


def _owned_by(e: Expression, owner: Owner) -> str:
    return (
        f"{e['owner']}.{e['job_id']} = {e(owner.job_id)} AND {e['owner']}.{e['version']} = {e(owner.version)}"
        f" AND {e['owner']}.{e['attempt']} = {e(owner.attempt)}"
    )


def _ending(items: Iterator[Item], before: datetime) -> Iterator[dict[str, Any]]:
    whole = int(before.timestamp())  # as an expiry is stored: else what was kept until then would expire before it
    for item in map(plain_item, items):
        if TTL in item and item[TTL] < whole:
            yield item
