"""Performing an effect once: INTENT before, COMMITTED after, and never a guess about what lies between."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from lambdas.core.effect import Effect, Owner, effect_id
from lambdas.core.failure import Failure
from lambdas.core.job import JobKey
from lambdas.core.kept import Results
from lambdas.core.letter import EffectStatus
from lambdas.core.ports import EffectTaken, Ledger
from lambdas.core.signals import Transient
from lambdas.core.stated import stated
from lambdas.core.taxonomy import Code


@dataclass(frozen=True, slots=True, kw_only=True)
class Doing:
    """An effect as the agent asks for it."""

    action: str
    key: str
    do: Callable[[], Any]
    verify: Callable[[], Any] | None = None  # the result if it happened, None if it did not
    idempotent: bool = False
    compensate: str = ""


class InDoubt(Exception):
    """A former attempt died between intent and commit, and nothing can tell whether it happened."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail)
        self.failure = failure


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """The effects of one attempt. They live in the root's partition, so that replays find them."""

    ledger: Ledger
    results: Results
    root: JobKey
    scope: str
    owner: Owner
    lease_until: datetime
    expires_at: datetime
    clock: Callable[[], datetime]

    def once(self, doing: Doing, alive: Callable[[], None]) -> Any:
        """`alive` is asked last, just before the outside world changes: it raises when the run is over."""
        intent = self._intent(doing)
        try:
            self.ledger.begin_effect(self.root, intent, expires_at=self.expires_at)
        except EffectTaken as taken:
            found = taken.effect
            if found.status is EffectStatus.COMMITTED:
                return self.results.read(found.result, found.result_ref)
            happened = self._settle_doubt(found, intent, doing)
            if happened is not None:
                return self._commit(intent, happened)
        alive()
        try:
            result = doing.do()
        except Exception:
            self._end_lease(intent)
            raise
        return self._commit(intent, result)

    def _intent(self, doing: Doing) -> Effect:
        return Effect(
            effect_id=effect_id(self.scope, doing.action, doing.key),
            action=doing.action,
            key=doing.key,
            scope=self.scope,
            status=EffectStatus.INTENT,
            owner=self.owner,
            lease_until=self.lease_until,
            intended_at=self.clock(),
            compensate=doing.compensate,
        )

    def _settle_doubt(self, found: Effect, intent: Effect, doing: Doing) -> Any:
        """Take over an INTENT whose attempt is over. None: it did not happen, or may happen again."""
        now = self.clock()
        if found.owner != self.owner and not found.in_doubt(now):
            wait = (found.lease_until - now).total_seconds()
            raise Transient(Code.STORE_CONFLICT, f"another attempt performs {found.action!r}", retry_after=wait)
        if doing.verify is None and not doing.idempotent:
            detail = f"effect {found.action!r} of {found.key!r} was begun and never confirmed: it may have happened"
            raise InDoubt(stated(Code.EFFECT_IN_DOUBT, detail, about=found.action))
        happened = None if doing.verify is None else doing.verify()
        try:
            self.ledger.take_effect(self.root, intent, former=found.owner)
        except EffectTaken as again:
            raise Transient(Code.STORE_CONFLICT, f"another attempt took {found.action!r}", retry_after=5) from again
        return happened

    def _commit(self, intent: Effect, result: Any) -> Any:
        stored, ref = self.results.keep(result, f"effect-{intent.effect_id[:16]}")
        committed = replace(
            intent,
            status=EffectStatus.COMMITTED,
            result=stored,
            result_ref=ref,
            ref=result[:200] if isinstance(result, str) else "",
            committed_at=self.clock(),
        )
        self.ledger.commit_effect(self.root, committed)
        return result

    def _end_lease(self, intent: Effect) -> None:
        """It failed, and nobody knows how far it got: in doubt from now on, not only when the lease is over."""
        try:
            self.ledger.take_effect(self.root, replace(intent, lease_until=self.clock()), former=self.owner)
        except EffectTaken:
            return
