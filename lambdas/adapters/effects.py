"""Steps and effects in DynamoDB: what a later attempt must not do again. One write each."""

from collections.abc import Sequence
from datetime import datetime

from lambdas.adapters import keys
from lambdas.adapters.dynamo import Lost, Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.heads import head_in
from lambdas.adapters.items import effect_from, effect_item, expiry, step_from, step_item
from lambdas.core.effect import Effect, Owner, Step
from lambdas.core.job import JobKey
from lambdas.core.letter import EffectStatus
from lambdas.core.ports import EffectTaken, HeadMoved

EFFECT_ATTRIBUTES = frozenset(Effect.__slots__)


class Effects:
    _table: Table

    def steps(self, key: JobKey) -> Sequence[Step]:
        return tuple(step_from(item) for item in self._table.partition(keys.partition(key), keys.steps(key)))

    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        e = Expression()
        first = f"attribute_not_exists({e['sk']})"
        # A run that was given up on, and did not notice, must not overwrite what its successor kept.
        again = f"({e['name']} = {e(step.name)} AND {e['attempt']} <= {e(step.attempt)})"
        try:
            self._table.put(step_item(key, step, expires_at), **e.request(condition=f"{first} OR {again}"))
        except Lost as lost:
            raise HeadMoved(key, head_in(self._table.get(keys.head(key)))) from lost

    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        e = Expression()
        first = f"attribute_not_exists({e['sk']})"
        refuted = f"{e['status']} = {e(EffectStatus.REFUTED)}"
        item = {**effect_item(root, effect), **expiry(expires_at)}
        try:
            self._table.put(item, **e.request(condition=f"{first} OR {refuted}"))
        except Lost as lost:
            raise _taken(effect, lost) from lost

    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner) -> None:
        e = _becoming(root, effect)
        theirs = f"{e['status']} = {e(EffectStatus.INTENT)} AND {_owned_by(e, former)}"
        self._write(root, effect, e, condition=theirs)

    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        e = _becoming(root, effect)
        # Absent only if it expired: that it happened must be written down even then.
        absent = f"attribute_not_exists({e['sk']})"
        self._write(root, effect, e, condition=f"{absent} OR {_owned_by(e, effect.owner)}")

    def effects(self, root: JobKey) -> Sequence[Effect]:
        return tuple(effect_from(item) for item in self._table.partition(keys.partition(root), keys.EFFECTS))

    def _write(self, root: JobKey, effect: Effect, e: Expression, *, condition: str) -> None:
        try:
            self._table.update(keys.effect(root, effect.effect_id), **e.request(condition=condition))
        except Lost as lost:
            raise _taken(effect, lost) from lost


def _becoming(root: JobKey, effect: Effect) -> Expression:
    """An update, not a put: the expiry that its begin gave it stays."""
    stored = {name: value for name, value in effect_item(root, effect).items() if name in EFFECT_ATTRIBUTES}
    e = Expression()
    e.set(stored)
    e.remove(EFFECT_ATTRIBUTES - stored.keys())
    return e


def _owned_by(e: Expression, owner: Owner) -> str:
    return (
        f"{e['owner']}.{e['job_id']} = {e(owner.job_id)} AND {e['owner']}.{e['version']} = {e(owner.version)}"
        f" AND {e['owner']}.{e['attempt']} = {e(owner.attempt)}"
    )


def _taken(effect: Effect, lost: Lost) -> EffectTaken:
    return EffectTaken(effect_from(lost.found) if lost.found else effect)
