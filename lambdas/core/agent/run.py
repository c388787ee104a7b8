"""What an agent is handed: steps that are kept, effects that happen once, and guards that it cannot swallow.

A run never settles its job; the worker does. Once the worker has settled, every method here raises `Revoked`.
"""

import functools
import json
import threading
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, NoReturn

from lambdas.core.agent.effect_once import (
    Doing,
    Effects,
    KeptSteps,
    NotDoneWhen,
    Refused,
    Results,
    a_moment,
    declared,
    digest_of,
    fingerprint,
    sleep_a_moment,
)
from lambdas.core.agent.supervise import Call, Guards, Protocol, Stopped, an_amount, drive, drive_async, is_async
from lambdas.core.model.errors import LeaseLost
from lambdas.core.model.failure import Failure, Strategy
from lambdas.core.model.head import LONGEST_NAME, Event, Head, Owner, Step, effect_id, of_its_run
from lambdas.core.model.job import Job
from lambdas.core.model.value import clipped, value
from lambdas.core.ports.runs import Means


class Revoked(BaseException):
    """The worker has settled this attempt. A BaseException, so that no `except Exception` keeps a ghost alive."""


@value
class Swallowed:
    """An exception that left a step or an effect, and that no later success of the same one has healed."""

    step: str
    error: Exception
    in_effect: bool


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
        self.guards = Guards(lane=means.lane, **head.used.as_fields())
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
            note=self._note,
            under_way=set(),
            touched=set(),
            lock=threading.Lock(),
        )
        self._lock = threading.RLock()
        self._revoked = threading.Event()
        # On a first attempt nothing can have been kept, so the healthy path reads nothing.
        self._kept = KeptSteps(lambda: of_its_run(head, means.ledger.steps(job.key)) if head.attempt > 1 else ())
        self._run_id = head.run_id
        self._passed = 0
        self._at_step = head.used  # when the last step was kept
        self._durable = head.used  # what the ledger knows, whatever becomes of this process
        self._at_risk = means.risk(means.lane)
        self._times: Counter[tuple[str, str]] = Counter()
        self._swallowed: dict[str, Swallowed] = {}

    @property
    def checkpoint(self) -> int:
        """How many steps this attempt found kept, or kept. A step that differs each time is not progress."""
        return self._passed

    @property
    def swallowed(self) -> tuple[Swallowed, ...]:
        return tuple(self._swallowed.values())

    def step(self, name: str, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """The result that a former attempt kept, or `fn`'s, kept now. An async `fn` gives an awaitable of it.

        A step is known by its name, its code and its arguments; the n-th call with the same ones is its own step. So
        the order in which calls come makes no difference: frameworks make the calls of one turn side by side.
        """
        name = clipped(str(name), LONGEST_NAME)
        with self._lock:
            self._alive()
            inputs = fingerprint(fn, args, kwargs)
            self._heed(self.guards.call(name, inputs))
            self._times[name, inputs] += 1
            nth = self._times[name, inputs]
        return self._driven(self._step(name, inputs, nth, lambda: fn(*args, **kwargs)), f"step {name!r}", fn)

    def effect(  # noqa: PLR0913 - each says one thing about the effect, by name
        self,
        action: str,
        *,
        key: str,
        do: Callable[..., Any],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
        verify: Callable[..., Any] | None = None,
        idempotent: bool = False,
        not_done: NotDoneWhen | type[BaseException] = (),
        same: Collection[str] = (),
        compensate: str = "",
    ) -> Any:
        """Change the outside world once for this action and business key, however often the job is tried.

        `verify(*args, **kwargs)` returns the result if it happened and None if it did not; it is asked only when a
        former attempt began it and never confirmed it. With `idempotent=True` it is performed again instead.

        An error that leaves `do` leaves the effect in doubt, unless the agent says that it did not happen: by raising
        `NotDone` in `do`, or by `not_done`, the errors that mean so or a function that knows them.

        Asked for again with other arguments it is not performed again, and the timeline says so. `same` names keyword
        arguments that must be equal then: if one is not, the run ends as EFFECT_CONFLICT.

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
            not_done=declared(not_done),
            compensate=compensate,
            digest=digest_of(args, named),
            same=self._kept_equal(action, named, same),
            pause=a_moment if is_async(do, verify) else sleep_a_moment,
        )
        return self._driven(self._effect(doing), f"effect {action[:LONGEST_NAME]!r}", do, verify)

    def enqueue(self, job_type: str, payload: Mapping[str, Any], *, key: str) -> str:
        """Send another job of the same tenant, once for this key. Its id, which is the same on every try."""
        root = self._effects.root
        seed = effect_id(f"{root.tenant_id}/{root.job_type}/{root.job_id}", f"enqueue.{job_type}", key)
        job_id = f"enqueued.{seed[:32]}"
        envelope = {"job_id": job_id, "tenant_id": root.tenant_id, "job_type": job_type, "payload": dict(payload)}
        body = json.dumps({**envelope, "source": f"job:{self.job.job_id}"}, allow_nan=False)

        def send(*_: str) -> str:
            self._enqueue(job_type, root.tenant_id, body)
            return job_id

        # The same id twice is one job: sending again is harmless.
        sent: str = self.effect(f"enqueue.{job_type}", key=key, do=send, args=(body,), idempotent=True)
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
        """Say what a model call cost. Raises through any framework once the lineage's budget is used up.

        When it returns, the ledger knows all that the lineage spent, but for a little: see `at_risk`.
        """
        usd, tokens = an_amount(usd, "usd"), int(an_amount(tokens, "tokens"))
        with self._lock:
            self._alive()
            over = self.guards.spend(usd=usd, tokens=tokens, on=self.doing or "outside any step")
            self._save()
            self._heed(over)

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
        """For framework adapters: a tool failed, and the framework showed it only to the model."""
        with self._lock:
            self._alive()
            named = clipped(str(step), LONGEST_NAME)
            self._swallowed[named] = Swallowed(step=named, error=error, in_effect=False)

    @property
    def in_effect(self) -> bool:
        """Whether an effect is under way. Asked after `revoke`, no other can begin any more."""
        return bool(self._effects.under_way)

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

    def _note(self, what: str, why: str, about: str) -> None:
        event = Event(at=self._clock(), event_id=f"{about[:16]}.{self.attempt}", what=what, why=why)
        self._ledger.record(self.job.key, event)

    def _kept_equal(self, action: str, named: Mapping[str, Any], same: Collection[str]) -> dict[str, str]:
        """By name: the value's digest, and its text as people may see it."""
        if not same:
            return {}
        if isinstance(same, str) or not set(same) <= named.keys():
            raise TypeError(f"same of effect {action!r} is {same!r}, expected names of its kwargs: {sorted(named)}")
        from lambdas.core.model.redact import Redactor  # noqa: PLC0415 - few effects need it

        redactor = Redactor(self.job.payload, self.guards.lane.redact)
        shown = {name: redactor.clean(repr(named[name]), most=LONGEST_NAME) for name in same}
        return {name: f"{digest_of((named[name],), {})} {text}" for name, text in shown.items()}

    def _step(self, name: str, inputs: str, nth: int, call: Call) -> Protocol[Any]:
        with self._noting(name):
            kept = self._found(name, inputs, nth)
            if kept is not None:
                return self.results.read(kept.returned, kept.result_ref)
            self._begin(name)
            result = yield call
            self._keep(name, inputs, result)
            return result

    def _effect(self, doing: Doing) -> Protocol[Any]:
        name = clipped(doing.action, LONGEST_NAME)
        with self._noting(name, in_effect=True):
            try:
                return (yield from self._effects.once(doing, self._alive, lambda: self._begin(name)))
            except Refused as refused:
                self._stop(refused.failure)

    def _begin(self, name: str) -> None:
        """What nobody has kept is about to be performed."""
        with self._lock:
            self._alive()
            self._heed(self.guards.begin(name))
            self._save()

    def _save(self) -> None:
        """Write down what was used, once too much of it would be lost with this process."""
        used = self.guards.used
        if not used.since(self._durable).exceeds(self._at_risk):
            return
        try:
            self._ledger.note_used(self.job.key, used, attempt=self.attempt)
        except LeaseLost as late:
            self.revoke()
            raise Revoked from late
        self._durable = used

    def _found(self, name: str, inputs: str, nth: int) -> Step | None:
        with self._lock:
            kept = self._kept.found(name, inputs, nth)
            self._passed += kept is not None
            return kept

    def _keep(self, name: str, inputs: str, result: Any) -> None:
        with self._lock:
            self._alive()
            number, unused = self._kept.place_for(name)
            stored, ref = self.results.keep(result, f"step-{number:04d}")
            used = self.guards.used
            spent = used.since(self._at_step)
            step = Step(
                number=number,
                name=unused,
                inputs=inputs,
                at=self._clock(),
                result=stored,
                result_ref=ref,
                attempt=self.attempt,
                spend_usd=spent.spend_usd,
                tokens=spent.tokens,
                used=used,
                checkpoint=self._passed + 1,
                run_id=self._run_id,
            )
            self._kept.add(step)  # its place is taken even if the answer is lost: the next one's result lies elsewhere
            self._ledger.keep_step(self.job.key, step, expires_at=self._expires_at)
            self._at_step = self._durable = used
            self._passed += 1
