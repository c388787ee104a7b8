"""What an agent is handed: steps that are kept, effects that happen once, and guards that it cannot swallow.

A run never settles its job; the worker does. Once the worker has settled, every method here raises `Revoked`.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NoReturn, TypeVar

from lambdas.core.effect import Owner, Step
from lambdas.core.effects import Doing, Effects, InDoubt
from lambdas.core.failure import Failure
from lambdas.core.head import Head
from lambdas.core.job import Job
from lambdas.core.kept import Results, fingerprint
from lambdas.core.lane import Lane
from lambdas.core.ports import Ledger, Store
from lambdas.core.stated import stated
from lambdas.core.strategy import Strategy
from lambdas.core.taxonomy import Code

IDENTICAL_CALLS = 10  # of one step with the same arguments, in one attempt

T = TypeVar("T")


class Revoked(BaseException):
    """The worker has settled this attempt. A BaseException, so that no `except Exception` keeps a ghost alive."""


class Stopped(BaseException):
    """A guard ended the run. A BaseException, so that no framework swallows it."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail)
        self.failure = failure


@dataclass(frozen=True, slots=True, kw_only=True)
class Swallowed:
    """An exception that left a step or an effect, and that no later success of the same one has healed."""

    step: str
    error: Exception


class Run:
    def __init__(
        self,
        *,
        job: Job,
        head: Head,
        lane: Lane,
        ledger: Ledger,
        store: Store,
        clock: Callable[[], datetime],
        deadline: datetime,
    ) -> None:
        self.job = job
        self.attempt = head.attempt
        self.deadline = deadline
        self.strategy: Strategy = head.strategy
        self.spend_usd = head.spend_usd
        self.tokens = head.tokens
        self.doing = ""  # the step or effect under way
        self.in_effect = False
        self.stopped: Failure | None = None
        self.results = Results(key=job.key, store=store)
        self._lane = lane
        self._ledger = ledger
        self._clock = clock
        self._expires_at = clock() + timedelta(days=lane.retention_days + 30)
        self._effects = Effects(
            ledger=ledger,
            results=self.results,
            root=head.root_key,
            scope=head.scope,
            owner=Owner(job_id=job.job_id, version=job.version, attempt=head.attempt),
            lease_until=head.lease_until or deadline,
            expires_at=self._expires_at,
            clock=clock,
        )
        self._lock = threading.RLock()
        self._revoked = threading.Event()
        # On a first attempt nothing can have been kept, so the healthy path reads nothing.
        self._kept: dict[str, Step] | None = {} if head.attempt == 1 else None
        self._unsaved = (0.0, 0)  # spent since the last kept step
        self._times: Counter[str] = Counter()
        self._calls: Counter[tuple[str, str]] = Counter()
        self._swallowed: dict[str, Swallowed] = {}

    @property
    def checkpoint(self) -> int:
        """How many steps of this run are kept."""
        return len(self._kept_steps())

    @property
    def swallowed(self) -> tuple[Swallowed, ...]:
        return tuple(self._swallowed.values())

    def step(self, name: str, fn: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        """The result that a former attempt kept, or `fn`'s, kept now.

        The n-th call of one name in a run is its own step. A kept result is used only if code and arguments are
        the same as when it was kept; otherwise the step is done again and the new result kept in its place.
        """
        with self._lock:
            self._alive()
            inputs = fingerprint(fn, args, kwargs)
            key = self._next_key(name, inputs)
            kept = self._kept_steps().get(key)
        if kept is not None and kept.inputs == inputs:
            result: T = self.results.read(kept.result, kept.result_ref)
            return result
        with self._noting(name):
            result = fn(*args, **kwargs)
            self._keep(key, inputs, result, kept)
        return result

    def effect(
        self,
        action: str,
        *,
        key: str,
        do: Callable[..., T],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
        verify: Callable[..., T | None] | None = None,
        idempotent: bool = False,
        compensate: str = "",
    ) -> T:
        """Change the outside world once for this action and business key, however often the job is tried.

        `verify(*args, **kwargs)` returns the result if it happened and None if it did not; it is asked only when a
        former attempt died between intent and commit. With `idempotent=True` it is performed again instead.
        """
        with self._lock:
            self._alive()
        named = dict(kwargs or {})
        doing = Doing(
            action=action,
            key=str(key),
            do=lambda: do(*args, **named),
            verify=(lambda: verify(*args, **named)) if verify is not None else None,
            idempotent=idempotent,
            compensate=compensate,
        )
        with self._noting(action):
            self.in_effect = True
            try:
                result: T = self._effects.once(doing, self._alive)
            except InDoubt as doubt:
                self._stop(doubt.failure)
            self.in_effect = False
        return result

    def spend(self, *, tokens: int = 0, usd: float = 0.0) -> None:
        """Say what a model call cost. Raises through any framework once the lineage's budget is used up."""
        with self._lock:
            self._alive()
            self.spend_usd += usd
            self.tokens += tokens
            self._unsaved = (self._unsaved[0] + usd, self._unsaved[1] + tokens)
            self._guard_budget()

    def forgive(self, step: str) -> None:
        """The failure of this step was handled on purpose: it is not silence."""
        with self._lock:
            self._alive()
            self._swallowed.pop(step, None)

    def revoke(self) -> None:
        """Called by the worker when it settles: from here on this run can do nothing."""
        self._revoked.set()

    def _alive(self) -> None:
        if self._revoked.is_set():
            raise Revoked
        if self.stopped is not None:
            raise Stopped(self.stopped)

    def _stop(self, failure: Failure) -> NoReturn:
        self.stopped = failure
        raise Stopped(failure)

    @contextmanager
    def _noting(self, name: str) -> Iterator[None]:
        """An exception that leaves a step is remembered until the same step succeeds: the agent may hide it."""
        self.doing = name
        try:
            yield
        except Exception as error:
            self._swallowed[name] = Swallowed(step=name, error=error)
            raise
        self._swallowed.pop(name, None)
        self.doing = ""

    def _next_key(self, name: str, inputs: str) -> str:
        self._times[name] += 1
        self._calls[name, inputs] += 1
        if self._calls[name, inputs] > IDENTICAL_CALLS:
            detail = f"step {name!r} was called more than {IDENTICAL_CALLS} times with the same arguments"
            self._stop(stated(Code.TOOL_LOOP, detail, about=name))
        if self._times.total() > self._lane.max_steps:
            detail = f"more than {self._lane.max_steps} steps, the last one {name!r}"
            self._stop(stated(Code.STEP_BUDGET_EXCEEDED, detail, about=name))
        return name if self._times[name] == 1 else f"{name}#{self._times[name]}"

    def _guard_budget(self) -> None:
        lane = self._lane
        if lane.budget_usd is not None and self.spend_usd > lane.budget_usd:
            detail = f"spent ${self.spend_usd:.4f} of ${lane.budget_usd:.4f} over the lineage"
            self._stop(stated(Code.BUDGET_EXCEEDED, detail, about="usd"))
        if lane.budget_tokens is not None and self.tokens > lane.budget_tokens:
            detail = f"used {self.tokens} of {lane.budget_tokens} tokens over the lineage"
            self._stop(stated(Code.BUDGET_EXCEEDED, detail, about="tokens"))

    def _kept_steps(self) -> dict[str, Step]:
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
