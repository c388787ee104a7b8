"""Performing an effect once: INTENT before, COMMITTED after, and never a guess about what lies between."""

import threading
from collections.abc import Callable
from datetime import datetime
from typing import Any

from lambdas.core.clipped import clipped
from lambdas.core.effect import LONGEST_NAME, Effect, Owner, effect_id
from lambdas.core.failure import Failure
from lambdas.core.job import JobKey
from lambdas.core.kept import Results
from lambdas.core.ledger import Ledger
from lambdas.core.letter import EffectStatus
from lambdas.core.protocol import Protocol
from lambdas.core.refusals import EffectTaken
from lambdas.core.signals import Transient
from lambdas.core.stated import stated
from lambdas.core.taxonomy import Code
from lambdas.core.value import replace, value

# The other side read the request and said no: nothing was changed. 409, 412 and 422 are not here: they may mean
# that it had happened before.
_REFUSED = frozenset({400, 401, 402, 403, 404, 405, 406, 410, 413, 415, 429})
# The request never left.
_UNSENT = frozenset(
    {
        "ConnectionRefusedError",
        "ConnectTimeout",
        "ConnectError",
        "NewConnectionError",
        "NameResolutionError",
        "gaierror",
        "EndpointConnectionError",
        "ClientConnectorError",
    }
)


SHOWN = 500  # characters of a key or reference that a person gets to see; the id is a hash of all of it


@value
class Doing:
    """An effect as the agent asks for it."""

    action: str
    key: str
    do: Callable[[], Any]
    verify: Callable[[], Any] | None = None  # the result if it happened, None if it did not
    idempotent: bool = False
    compensate: str = ""
    pause: Callable[[], Any]  # while the same effect is under way in another thread or task


class InDoubt(Exception):
    """A former attempt died between intent and commit, and nothing can tell whether it happened."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail)
        self.failure = failure


@value
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
    under_way: set[str]  # effect ids of this attempt
    touched: set[str]  # those that it may have performed, or has taken over from another
    lock: threading.Lock

    def once(self, doing: Doing, alive: Callable[[], None]) -> Protocol[Any]:
        """`alive` is asked last, just before the outside world changes: it raises when the run is over."""
        intent = self._intent(doing)
        # A model may ask for the same thing twice in one turn. The second call waits, and gets the first one's result.
        while not self._first(intent.effect_id):
            alive()
            yield doing.pause
        try:
            return (yield from self._begun(doing, intent, alive))
        finally:
            self.under_way.discard(intent.effect_id)

    def _first(self, effect: str) -> bool:
        with self.lock:
            if effect in self.under_way:
                return False
            self.under_way.add(effect)
            return True

    def _begun(self, doing: Doing, intent: Effect, alive: Callable[[], None]) -> Protocol[Any]:
        try:
            self.ledger.begin_effect(self.root, intent, expires_at=self.expires_at)
        except EffectTaken as taken:
            found = taken.effect
            if found.status is EffectStatus.COMMITTED:
                return self.results.read(found.result, found.result_ref)
            if not self._only_written(found):
                happened = yield from self._settle_doubt(found, intent, doing)
                if happened is not None:
                    return self._commit(intent, happened)
        alive()
        self.touched.add(intent.effect_id)
        try:
            result = yield doing.do
        except Exception as error:
            self._failed(intent, error)
            raise
        return self._commit(intent, result)

    def _intent(self, doing: Doing) -> Effect:
        return Effect(
            effect_id=effect_id(self.scope, doing.action, doing.key),
            action=clipped(doing.action, LONGEST_NAME),
            key=clipped(doing.key, SHOWN),
            scope=self.scope,
            status=EffectStatus.INTENT,
            owner=self.owner,
            lease_until=self.lease_until,
            intended_at=self.clock(),
            compensate=clipped(doing.compensate, SHOWN),
        )

    def _only_written(self, found: Effect) -> bool:
        """Our own intent, which we have never acted on: its answer was lost, and the client library asked again.

        An attempt is one process, so nobody else can have acted on it either: here is no doubt.
        """
        return found.owner == self.owner and found.effect_id not in self.touched

    def _is_ours(self, found: Effect, intent: Effect) -> bool:
        """It was taken by this very call, whose answer was lost. One that is gone is shown as what was asked for."""
        return found is not intent and (found.owner, found.status) == (self.owner, EffectStatus.INTENT)

    def _settle_doubt(self, found: Effect, intent: Effect, doing: Doing) -> Protocol[Any]:
        """Take over an INTENT whose attempt is over. None: it did not happen, or may happen again."""
        now = self.clock()
        if found.owner != self.owner and not found.in_doubt(now):
            wait = (found.lease_until - now).total_seconds()
            raise Transient(Code.STORE_CONFLICT, f"another attempt performs {found.action!r}", retry_after=wait)
        if doing.verify is None and not doing.idempotent:
            detail = f"effect {found.action!r} of {found.key!r} was begun and never confirmed: it may have happened"
            raise InDoubt(stated(Code.EFFECT_IN_DOUBT, detail, about=found.action))
        happened = (yield doing.verify) if doing.verify is not None else None
        self.touched.add(intent.effect_id)
        try:
            self.ledger.take_effect(self.root, intent, former=found.owner)
        except EffectTaken as again:
            if self._is_ours(again.effect, intent):
                return happened
            raise Transient(Code.STORE_CONFLICT, f"another attempt took {found.action!r}", retry_after=5) from again
        return happened

    def _commit(self, intent: Effect, result: Any) -> Any:
        """It happened, so it is committed, even if its result cannot be kept: that is told afterwards."""
        done = replace(intent, status=EffectStatus.COMMITTED, committed_at=self.clock())
        try:
            stored, ref = self.results.keep(result, f"effect-{intent.effect_id[:16]}")
        except TypeError:
            self.ledger.commit_effect(self.root, done)
            raise
        shown = clipped(result, SHOWN) if isinstance(result, str) else ""
        self.ledger.commit_effect(self.root, replace(done, result=stored, result_ref=ref, ref=shown))
        return result

    def _failed(self, intent: Effect, error: Exception) -> None:
        """Refuted if the error proves that nothing happened; else in doubt from now on, not only after the lease."""
        status = EffectStatus.REFUTED if did_not_happen(error) else EffectStatus.INTENT
        try:
            self.ledger.take_effect(
                self.root, replace(intent, status=status, lease_until=self.clock()), former=self.owner
            )
        except EffectTaken:
            return


def did_not_happen(error: BaseException) -> bool:
    """Only where the error itself proves it: the request was refused, or never sent."""
    from lambdas.core.classifier.evidence import gather  # noqa: PLC0415 - only failures need it

    evidence = gather(error)
    return evidence.status in _REFUSED or not _UNSENT.isdisjoint(evidence.kin.names)
