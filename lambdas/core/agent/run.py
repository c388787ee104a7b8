"""What an agent is handed: steps that are kept, effects that happen once, and guards that it cannot swallow.

A run never settles its job; the worker does. Once the worker has settled, every method here raises `Revoked`.
"""

import asyncio
import functools
import json
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, NoReturn

from lambdas.core.clipped import clipped
from lambdas.core.effect import LONGEST_NAME, Owner, Step, effect_id
from lambdas.core.effects import Doing, Effects, InDoubt
from lambdas.core.failure import Failure
from lambdas.core.guards import Guards, an_amount
from lambdas.core.head import Head
from lambdas.core.job import Job
from lambdas.core.kept import Results, fingerprint
from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger
from lambdas.core.ports import Store
from lambdas.core.protocol import Call, Protocol, drive, drive_async, is_async
from lambdas.core.strategy import Strategy
from lambdas.core.value import value

Enqueue = Callable[[str, str, str], None]  # (job type, tenant, body)


class Revoked(BaseException):
    """The worker has settled this attempt. A BaseException, so that no `except Exception` keeps a ghost alive."""


class Stopped(BaseException):
    """A guard ended the run. A BaseException, so that no framework swallows it."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail)
        self.failure = failure


@value
class Swallowed:
    """An exception that left a step or an effect, and that no later success of the same one has healed."""

    step: str
    error: Exception
    in_effect: bool


@value
class Means:
    """What a run works with, given by the worker."""

    lane: Lane
    ledger: Ledger
    store: Store
    clock: Callable[[], datetime]
    enqueue: Enqueue


class Run:
    def __init__(self, *, job: Job, head: Head, means: Means, deadline: datetime, model: str | None = None) -> None:
        self.job = job
        self.attempt = head.attempt
        self.deadline = deadline
        self.strategy: Strategy = head.strategy
        self.model = model  # the first of the lane's models whose window the payload fits
        self.doing = ""  # the step or effect under way
        self.stopped: Failure | None = None
        self.results = Results(key=job.key, store=means.store)
        self.guards = Guards(lane=means.lane, spend_usd=head.spend_usd, tokens=head.tokens)
        self._ledger = means.ledger
        self._clock = means.clock
        self._enqueue = means.enqueue
        self._expires_at = means.clock() + timedelta(days=means.lane.retention_days + 30)
        self._effects = Effects(
            ledger=means.ledger,
            results=self.results,
            root=head.root_key,
            scope=head.scope,
            owner=Owner(job_id=job.job_id, version=job.version, attempt=head.attempt),
            lease_until=head.lease_until or deadline,
            expires_at=self._expires_at,
            clock=means.clock,
            under_way=set(),
            touched=set(),
            lock=threading.Lock(),
        )
        self._lock = threading.RLock()
        self._revoked = threading.Event()
        # On a first attempt nothing can have been kept, so the healthy path reads nothing.
        self._kept: dict[str, Step] | None = {} if head.attempt == 1 else None
        self._unsaved = (0.0, 0)  # spent since the last kept step
        self._times: Counter[str] = Counter()
        self._swallowed: dict[str, Swallowed] = {}

    @property
    def checkpoint(self) -> int:
        """How many steps of this run are kept."""
        return len(self._kept_steps())

    @property
    def swallowed(self) -> tuple[Swallowed, ...]:
        return tuple(self._swallowed.values())

    def step(self, name: str, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """The result that a former attempt kept, or `fn`'s, kept now. An async `fn` gives an awaitable of it.

        The n-th call of one name in a run is its own step. A kept result is used only if code and arguments are
        the same as when it was kept; otherwise the step is done again and the new result kept in its place.
        """
        name = clipped(str(name), LONGEST_NAME)
        with self._lock:
            self._alive()
            inputs = fingerprint(fn, args, kwargs)
            self._heed(self.guards.call(name, inputs))
            self._times[name] += 1
            key = name if self._times[name] == 1 else f"{name}#{self._times[name]}"
        return self._driven(self._step(name, key, inputs, lambda: fn(*args, **kwargs)), f"step {name!r}", fn)

    def effect(
        self,
        action: str,
        *,
        key: str,
        do: Callable[..., Any],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
        verify: Callable[..., Any] | None = None,
        idempotent: bool = False,
        compensate: str = "",
    ) -> Any:
        """Change the outside world once for this action and business key, however often the job is tried.

        `verify(*args, **kwargs)` returns the result if it happened and None if it did not; it is asked only when a
        former attempt died between intent and commit. With `idempotent=True` it is performed again instead.
        `compensate` says what a person would do to undo it. Async `do` or `verify` give an awaitable.
        """
        action, key, compensate = str(action), str(key), str(compensate)
        with self._lock:
            self._alive()
            self._heed(self.guards.call(clipped(action, LONGEST_NAME), key))
        named = dict(kwargs or {})
        doing = Doing(
            action=action,
            key=key,
            do=lambda: do(*args, **named),
            verify=(lambda: verify(*args, **named)) if verify is not None else None,
            idempotent=idempotent,
            compensate=compensate,
            pause=_a_moment if is_async(do, verify) else _sleep_a_moment,
        )
        return self._driven(self._effect(doing), f"effect {action[:LONGEST_NAME]!r}", do, verify)

    def enqueue(self, job_type: str, payload: Mapping[str, Any], *, key: str) -> str:
        """Send another job of the same tenant, once for this key. Its id, which is the same on every try."""
        root = self._effects.root
        seed = effect_id(f"{root.tenant_id}/{root.job_type}/{root.job_id}", f"enqueue.{job_type}", key)
        job_id = f"enqueued.{seed[:32]}"
        envelope = {"job_id": job_id, "tenant_id": root.tenant_id, "job_type": job_type, "payload": dict(payload)}
        body = json.dumps({**envelope, "source": f"job:{self.job.job_id}"}, allow_nan=False)

        def send() -> str:
            self._enqueue(job_type, root.tenant_id, body)
            return job_id

        # The same id twice is one job: sending again is harmless.
        sent: str = self.effect(f"enqueue.{job_type}", key=key, do=send, idempotent=True)
        return sent

    def tool(self, fn: Callable[..., Any] | None = None, *, name: str = "") -> Callable[..., Any]:
        """Make every call of a function a step: `search = run.tool(search)`, or as a decorator."""
        if fn is None:
            return lambda decorated: self.tool(decorated, name=name)
        called = name or fn.__name__

        @functools.wraps(fn)
        def as_step(*args: Any, **kwargs: Any) -> Any:
            return self.step(called, fn, *args, **kwargs)

        return as_step

    def spend(self, *, tokens: int = 0, usd: float = 0.0) -> None:
        """Say what a model call cost. Raises through any framework once the lineage's budget is used up."""
        usd, tokens = an_amount(usd, "usd"), int(an_amount(tokens, "tokens"))
        with self._lock:
            self._alive()
            self._unsaved = (self._unsaved[0] + usd, self._unsaved[1] + tokens)
            self._heed(self.guards.spend(usd=usd, tokens=tokens, on=self.doing or "outside any step"))

    def afford(self, *, tokens: int = 0, usd: float = 0.0) -> None:
        """Ask before a model call: raises if the lineage's budget does not allow this much more."""
        usd, tokens = an_amount(usd, "usd"), int(an_amount(tokens, "tokens"))
        with self._lock:
            self._alive()
            self._heed(self.guards.afford(usd=usd, tokens=tokens))

    def output(self, text: str) -> None:
        """Say what the model answered. The same answer three times in a row ends the run."""
        with self._lock:
            self._alive()
            self._heed(self.guards.output(text))

    def forgive(self, step: str) -> None:
        """The failure of this step was handled on purpose: it is not silence."""
        with self._lock:
            self._alive()
            self._swallowed.pop(clipped(str(step), LONGEST_NAME), None)

    def note_swallowed(self, step: str, error: Exception) -> None:
        """For framework adapters: a tool failed, and the framework told only the model."""
        with self._lock:
            self._alive()
            named = clipped(str(step), LONGEST_NAME)
            self._swallowed[named] = Swallowed(step=named, error=error, in_effect=False)

    def revoke(self) -> None:
        """Called by the worker when it settles: from here on this run can do nothing."""
        self._revoked.set()

    def _alive(self) -> None:
        if self._revoked.is_set():
            raise Revoked
        if self.stopped is not None:
            raise Stopped(self.stopped)

    def _heed(self, failure: Failure | None) -> None:
        if failure is not None:
            self._stop(failure)

    def _stop(self, failure: Failure) -> NoReturn:
        self.stopped = failure
        raise Stopped(failure)

    def _driven(self, protocol: Protocol[Any], what: str, *functions: Callable[..., Any] | None) -> Any:
        return drive_async(protocol) if is_async(*functions) else drive(protocol, what)

    @contextmanager
    def _noting(self, name: str, *, in_effect: bool = False) -> Iterator[None]:
        """An exception that leaves a step is remembered until the same step succeeds: the agent may hide it."""
        self.doing = name
        try:
            yield
        except Exception as error:
            self._swallowed[name] = Swallowed(step=name, error=error, in_effect=in_effect)
            raise
        self._swallowed.pop(name, None)
        self.doing = ""

    def _step(self, name: str, key: str, inputs: str, call: Call) -> Protocol[Any]:
        with self._noting(name):
            kept = self._kept_steps().get(key)
            if kept is not None and kept.inputs == inputs:
                return self.results.read(kept.result, kept.result_ref)
            result = yield call
            self._keep(key, inputs, result, kept)
            return result

    def _effect(self, doing: Doing) -> Protocol[Any]:
        with self._noting(clipped(doing.action, LONGEST_NAME), in_effect=True):
            try:
                return (yield from self._effects.once(doing, self._alive))
            except InDoubt as doubt:
                self._stop(doubt.failure)

    def _kept_steps(self) -> dict[str, Step]:
        with self._lock:
            if self._kept is None:
                self._kept = {step.name: step for step in self._ledger.steps(self.job.key)}
            return self._kept

    def _keep(self, key: str, inputs: str, result: Any, former: Step | None) -> None:
        with self._lock:
            self._alive()
            kept = self._kept_steps()
            number = former.number if former else max((step.number for step in kept.values()), default=0) + 1
            stored, ref = self.results.keep(result, f"step-{number:04d}")
            usd, tokens = self._unsaved
            step = Step(
                number=number,
                name=key,
                inputs=inputs,
                at=self._clock(),
                result=stored,
                result_ref=ref,
                attempt=self.attempt,
                spend_usd=usd,
                tokens=tokens,
            )
            self._ledger.keep_step(self.job.key, step, expires_at=self._expires_at)
            self._unsaved = (0.0, 0)
            kept[key] = step


def _sleep_a_moment() -> None:
    time.sleep(0.01)


async def _a_moment() -> None:
    await asyncio.sleep(0.01)
