"""Effects that happen once: INTENT before, COMMITTED after, never a guess about the rest. And what is under way.

What a step or an effect returned is kept as JSON for later attempts: inline when it is small, else in the bucket.
"""

import inspect
import json
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from dataclasses import field
from datetime import datetime
from typing import Any

from lambdas.core.agent.declared import NotDoneWhen, is_declared
from lambdas.core.agent.supervise import Call, Protocol, Stopped
from lambdas.core.model.errors import EffectTaken
from lambdas.core.model.failure import Code, Failure, Transient, stated
from lambdas.core.model.head import LONGEST_NAME, Effect, Owner, effect_id
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.refs import own_result, result_ref
from lambdas.core.model.value import as_json, clipped, iso, replace, value
from lambdas.core.ports.outside import Store
from lambdas.core.ports.runs import RunLedger

INLINE_BYTES = 100 * 1024


@value
class Results:
    """Where the results of one job are kept."""

    key: JobKey
    store: Store

    def keep(self, result: Any, name: str) -> tuple[Any, str]:
        """The value to write inline, or None and a reference. Raise TypeError for what is not JSON."""
        return self.keep_text(as_json(result, name), name)

    def keep_text(self, text: str, name: str, *, inline: int = INLINE_BYTES) -> tuple[Any, str]:
        """The same of what is JSON already."""
        if len(text) <= inline:
            return json.loads(text), ""  # what was looked at, and not what it may become when it is looked at again
        ref = result_ref(self.key, name)
        self.store.put(ref, text)
        return None, ref

    def read(self, result: Any, ref: str) -> Any:
        return json.loads(self.store.get(own_result(self.key, ref))) if ref else result


SHOWN = 500  # characters of a key or reference that a person gets to see; the id is a hash of all of it


@value
class Doing:
    """An effect as the agent asks for it."""

    action: str
    key: str
    do: Callable[[], Any]
    verify: Callable[[], Any] | None = None  # the result if it happened, None if it did not
    idempotent: bool = False
    not_done: NotDoneWhen = ()
    compensate: str = ""
    digest: str = ""  # of the arguments
    same: Mapping[str, str] = field(default_factory=dict)  # see `Effect.same`
    pause: Callable[[], Any]  # while the same effect is under way in another thread or task


class Refused(Exception):
    """The run must end: the effect is in doubt and nothing can resolve it, or it is asked for as another one."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail)
        self.failure = failure


@value
class Effects:
    """The effects of one attempt. They live in the root's partition, so that replays find them."""

    ledger: RunLedger
    results: Results
    root: JobKey
    scope: str
    owner: Owner
    lease_until: datetime
    expires_at: datetime
    clock: Callable[[], datetime]
    note: Callable[[str, str, str], None]  # on the job's timeline: what, why, and an id that makes it one event
    under_way: set[str] = field(default_factory=set)  # effect ids of this attempt
    touched: set[str] = field(default_factory=set)  # those that it may have performed, or has taken over from another
    # Whose intent may be written, and whose call has neither returned nor raised: it is under way, or was cancelled.
    unanswered: dict[str, Effect] = field(default_factory=dict)
    lock: threading.Lock

    def once(self, doing: Doing, alive: Callable[[], None], begin: Callable[[], None]) -> Protocol[Any]:
        """`begin` is called last, just before the outside world changes: it raises when the run is over."""
        intent = self._intent(doing)
        # A model may ask for the same thing twice in one turn. The second call waits, and gets the first one's result.
        while not self._first(intent.effect_id):
            alive()
            yield doing.pause
        self.unanswered[intent.effect_id] = intent
        try:
            result = yield from self._begun(doing, intent, begin)
            del self.unanswered[intent.effect_id]
            return result
        except Exception:
            self.unanswered.pop(intent.effect_id, None)  # whoever runs the agent notes it
            raise
        finally:
            self.under_way.discard(intent.effect_id)

    def _first(self, effect: str) -> bool:
        with self.lock:
            if effect in self.under_way:
                return False
            self.under_way.add(effect)
            return True

    def _begun(self, doing: Doing, intent: Effect, begin: Callable[[], None]) -> Protocol[Any]:
        nothing_yet = True  # nobody can have performed it
        try:
            self.ledger.begin_effect(self.root, intent, expires_at=self.expires_at)
        except EffectTaken as taken:
            found = taken.effect
            self._compare(found, doing)
            if found.status is EffectStatus.COMMITTED:
                return self.results.read(found.result, found.result_ref)
            if not self._only_written(found):
                intent = replace(intent, differs=found.differs or found.digest not in ("", doing.digest))
                happened = yield from self._decide_doubt(found, intent, doing)
                if happened is not None:
                    return self._commit(intent, happened)
                nothing_yet = doing.verify is not None
        self._allowed(intent, begin, nothing_yet=nothing_yet)
        self.touched.add(intent.effect_id)
        try:
            result = yield doing.do
        except Exception as error:
            self._failed(intent, declared=is_declared(error, doing.not_done))
            raise
        return self._commit(intent, result)

    def _allowed(self, intent: Effect, begin: Callable[[], None], *, nothing_yet: bool) -> None:
        """What a guard stops here is known not to have happened: it must not be left in doubt."""
        try:
            begin()
        except (Stopped, Exception):
            self._failed(intent, declared=nothing_yet)
            raise

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
            digest=doing.digest,
            same=doing.same,
        )

    def _compare(self, found: Effect, doing: Doing) -> None:
        """A model may ask for the same effect with another amount. It is not repeated, and the timeline says so."""
        for name, asked in doing.same.items():
            (before, _, was), (now, _, becomes) = (each.partition(" ") for each in (found.same.get(name, asked), asked))
            if before and now and before != now:
                shown = f"{name} was {was} and is now {becomes}"
                detail = f"effect {found.action!r} of {found.key!r} is asked for with other arguments: {shown}"
                raise Refused(stated(Code.EFFECT_CONFLICT, detail, about=found.action))
        if found.digest in ("", doing.digest) or self._only_written(found):
            return
        stands = found.status is EffectStatus.COMMITTED
        outcome = "the first one stands" if stands else "the first one may have happened"
        detail = f"effect {found.action!r} of {found.key!r} was asked for with other arguments; {outcome}"
        self.note("effect.asked_otherwise", detail, found.effect_id)
        if stands and not found.differs:
            self.ledger.commit_effect(self.root, replace(found, differs=True))

    def _only_written(self, found: Effect) -> bool:
        """Our own intent, which we have never acted on: its answer was lost, and the client library asked again.

        An attempt is one process, so nobody else can have acted on it either: it is not in doubt. A job whose head has
        expired begins again with attempt 1, and may find what the first one intended: that had another lease.
        """
        ours = (found.owner, iso(found.lease_until)) == (self.owner, iso(self.lease_until))
        return ours and found.effect_id not in self.touched

    def _is_ours(self, found: Effect, intent: Effect) -> bool:
        """It was taken by this very call, whose answer was lost. One that is gone is shown as what was asked for."""
        return found is not intent and (found.owner, found.status) == (self.owner, EffectStatus.INTENT)

    def _decide_doubt(self, found: Effect, intent: Effect, doing: Doing) -> Protocol[Any]:
        """Take over an INTENT whose attempt is over. None: it did not happen, or may happen again."""
        now = self.clock()
        if found.owner != self.owner and not found.in_doubt(now):
            wait = (found.lease_until - now).total_seconds()
            raise Transient(Code.STORE_CONFLICT, f"another attempt performs {found.action!r}", retry_after=wait)
        if doing.verify is None and not doing.idempotent:
            detail = f"effect {found.action!r} of {found.key!r} was begun and never confirmed: it may have happened"
            raise Refused(stated(Code.EFFECT_IN_DOUBT, detail, about=found.action))
        happened = (yield doing.verify) if doing.verify is not None else None
        self.touched.add(intent.effect_id)
        try:
            lease = None if found.owner == self.owner else found.lease_until
            self.ledger.take_effect(self.root, intent, former=found.owner, lease=lease)
        except EffectTaken as again:
            if self._is_ours(again.effect, intent):
                return happened
            raise Transient(Code.STORE_CONFLICT, f"another attempt took {found.action!r}", retry_after=5) from again
        return happened

    def _commit(self, intent: Effect, result: Any) -> Any:
        """It happened, so it is committed, even if its result cannot be kept: that is raised afterwards."""
        done = replace(intent, status=EffectStatus.COMMITTED, committed_at=self.clock())
        try:
            stored, ref = self.results.keep(result, f"effect-{intent.effect_id[:16]}")
        except TypeError:
            self.ledger.commit_effect(self.root, done)
            raise
        shown = clipped(result, SHOWN) if isinstance(result, str) else ""
        self.ledger.commit_effect(self.root, replace(done, result=stored, result_ref=ref, ref=shown))
        return result

    def _failed(self, intent: Effect, *, declared: bool) -> None:
        """Refuted if the agent says that nothing happened; else in doubt from now on, not only after the lease.

        Nothing is concluded from the error. A client tries again by itself, so its last error says nothing about its
        first try.
        """
        status = EffectStatus.REFUTED if declared else EffectStatus.INTENT
        ended = replace(intent, status=status, lease_until=self.clock())
        try:
            self.ledger.take_effect(self.root, ended, former=self.owner)
        except EffectTaken:
            return
        if declared:  # whatever of ours is found from now on was only written
            self.touched.discard(intent.effect_id)


EFFECT = "effect"


class Inside:
    """One step or effect under way: whatever is inside of the same one has the same object."""

    __slots__ = ("kept", "stopped", "what", "which")

    def __init__(self, what: str, which: tuple[str, str, int] | None = None) -> None:
        self.what = what
        self.which = which  # of a step: its name, and the number of its call, whatever it is called with
        self.kept: list[int] = []  # within a step: the numbers of the steps that were found or kept
        self.stopped = False  # the run is being suspended in it: what it returns is no result


# The steps and effects that the caller is inside of. Tasks of asyncio inherit it, threads of the agent's own do not.
WITHIN: ContextVar[tuple[Inside, ...]] = ContextVar("lazaret_within", default=())


class UnderWay:
    """How many steps and effects of one attempt are: they may run side by side, in threads and in tasks."""

    def __init__(self) -> None:
        self.number = 0
        self._news = threading.Condition()

    def __enter__(self) -> None:
        with self._news:
            self.number += 1

    def __exit__(self, *_: object) -> None:
        with self._news:
            self.number -= 1
            self._news.notify_all()

    def none(self) -> None:
        """Wait until there are none."""
        with self._news:
            self._news.wait_for(lambda: not self.number)


def around() -> Inside | None:
    """The innermost step that the caller is inside of."""
    return next((each for each in reversed(WITHIN.get()) if each.what != EFFECT), None)


def in_effect() -> bool:
    return any(each.what == EFFECT for each in WITHIN.get())


def within_effect(call: Call, *, asynchronous: bool) -> Call:
    return within(Inside(EFFECT), call, asynchronous=asynchronous)


def within(here: Inside, call: Call, *, asynchronous: bool) -> Call:
    """What the call does, and awaits, knows that it is inside this step or effect."""

    def entered() -> Any:
        token = WITHIN.set((*WITHIN.get(), here))
        try:
            made = call()
        finally:
            WITHIN.reset(token)
        return _awaited(here, made) if asynchronous and inspect.isawaitable(made) else made

    return entered


async def _awaited(here: "Inside", made: Awaitable[Any]) -> Any:
    token = WITHIN.set((*WITHIN.get(), here))
    try:
        return await made
    finally:
        WITHIN.reset(token)
