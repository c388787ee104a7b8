"""Steps and effects in DynamoDB: what a later attempt must not do again. One write each."""

from collections.abc import Sequence
from datetime import datetime

from lambdas.adapters import keys
from lambdas.adapters.dynamo import Lost, Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.heads import head_in
from lambdas.adapters.items import effect_from, effect_item, expiry, step_from, step_item
from lambdas.adapters.writes import becoming_effect, owned_by, still_intended
from lambdas.core.effect import Effect, Owner, Step
from lambdas.core.job import JobKey
from lambdas.core.letter import EffectStatus
from lambdas.core.refusals import EffectTaken, HeadMoved


class Effects:
    _table: Table

    def steps(self, key: JobKey) -> Sequence[Step]:
        return tuple(step_from(item) for item in self._table.partition(keys.partition(key), keys.steps(key)))

    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        e = Expression()
        first = self._table.absent(e)
        # A run that was given up on, and did not notice, must not overwrite what its successor kept.
        again = f"({e['name']} = {e(step.name)} AND {e['attempt']} <= {e(step.attempt)})"
        try:
            self._table.put(step_item(key, step, expires_at), **e.request(condition=f"{first} OR {again}"))
        except Lost as lost:
            raise HeadMoved(key, head_in(self._table.get(keys.head(key)))) from lost

    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        e = Expression()
        # One that has expired counts until it is gone: that it happened is the safer thing to believe.
        first = f"attribute_not_exists({e['sk']})"
        refuted = f"{e['status']} = {e(EffectStatus.REFUTED)}"
        item = {**effect_item(root, effect), **expiry(expires_at)}
        try:
            self._table.put(item, **e.request(condition=f"{first} OR {refuted}"))
        except Lost as lost:
            raise _taken(effect, lost) from lost

    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner) -> None:
        e = becoming_effect(root, effect)
        self._write(root, effect, e, condition=still_intended(e, former))

    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        e = becoming_effect(root, effect)
        # Absent only if it expired: that it happened must be written down even then.
        absent = f"attribute_not_exists({e['sk']})"
        self._write(root, effect, e, condition=f"{absent} OR {owned_by(e, effect.owner)}")

    def effects(self, root: JobKey) -> Sequence[Effect]:
        return tuple(effect_from(item) for item in self._table.partition(keys.partition(root), keys.EFFECTS))

    def _write(self, root: JobKey, effect: Effect, e: Expression, *, condition: str) -> None:
        try:
            self._table.update(keys.effect(root, effect.effect_id), **e.request(condition=condition))
        except Lost as lost:
            raise _taken(effect, lost) from lost


def _taken(effect: Effect, lost: Lost) -> EffectTaken:
    return EffectTaken(effect_from(lost.found) if lost.found else effect)
