"""What an agent is handed: steps that are kept, effects that happen once, and guards that it cannot swallow.

A run never settles its job; the worker does. Once the worker has settled, every method here raises `Revoked`.
"""

import functools
import os
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, NoReturn

from lambdas.core.agent import dealings, remarks
from lambdas.core.agent.declared import NotDoneWhen, declared, kept_equal
from lambdas.core.agent.effect_once import (
    Doing,
    Effects,
    Inside,
    Refused,
    Results,
    UnderWay,
    around,
    within,
    within_effect,
)
from lambdas.core.agent.fingerprint import Calls, KeptSteps, digest_of
from lambdas.core.agent.pauses import PAUSE, Pauses, Suspended
from lambdas.core.agent.remarks import Left, Swallowed
from lambdas.core.agent.supervise import Call, Guards, Protocol, Stopped, drive, drive_async, is_async
from lambdas.core.model.errors import LeaseLost
from lambdas.core.model.failure import Failure, Strategy
from lambdas.core.model.head import LONGEST_NAME, Effect, Event, Head, Owner, Step, of_its_run
from lambdas.core.model.job import Job
from lambdas.core.model.value import clipped
from lambdas.core.model.wait import Suspension
from lambdas.core.ports.runs import Means

if TYPE_CHECKING:
    from lambdas.core.agent.waits import Waits


class Revoked(BaseException):
    """The worker has settled this attempt. A BaseException, so that no `except Exception` keeps a ghost alive."""


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
        self._under_way = UnderWay()
        self._may_stop = means.lane.continues  # or it comes to wait
        self._new_pauses = functools.partial(
            Pauses,
            means.lane,
            self._under_way,
            progress=self._progress,
            deadline=deadline,
            clock=means.clock,
        )
        self._made_pauses: Pauses | None = None
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
            lock=threading.Lock(),
        )
        self._lock = threading.RLock()
        self._revoked = threading.Event()
        self._process = os.getpid()
        # On a first attempt nothing can have been kept, so the healthy path reads nothing.
        self._kept = KeptSteps(lambda: of_its_run(head, means.ledger.steps(job.key)) if head.attempt > 1 else ())
        self._run_id = head.run_id
        self._passed, self._kept_here = 0, 0
        self._at_step = head.used  # when the last step was kept
        self._durable = head.used  # what the ledger knows, whatever becomes of this process
        self._at_risk = means.risk(means.lane)
        self._calls = Calls(former=head.attempt > 1)
        self._left: Left = {}  # the errors that left a step or an effect, and are not healed
        self._forgiven: dict[str, None] = {}
        self._of_waits = (head, means)
        self._made_waits: Waits | None = None

    @property
    def checkpoint(self) -> int:
        """How many steps this attempt found kept, or kept. A step that differs each time is not progress."""
        return self._passed

    @property
    def swallowed(self) -> tuple[Swallowed, ...]:
        return tuple(self._left.values())

    @property
    def forgiven(self) -> tuple[str, ...]:
        return tuple(self._forgiven)

    def step(self, name: str, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """The result that a former attempt kept, or `fn`'s, kept now. An async `fn` gives an awaitable of it.

        A step is known by its name, its code and its arguments; the n-th call with the same ones is its own step. So
        the order in which calls come makes no difference: frameworks make the calls of one turn side by side. Steps
        within a step that was kept are left out with it, so what they gave is given to no other call.
        """
        name = clipped(str(name), LONGEST_NAME)
        with self._lock:
            self._alive()
            known, calls = self._calls.counted(name, fn, args, kwargs)
            here = Inside("step", (name, *self._calls.nth(name, "")))
            self._heed(self.guards.call(name, known))
        asynchronous = is_async(fn)
        call = within(here, lambda: fn(*args, **kwargs), asynchronous=asynchronous)
        step = self._step(name, calls, call, PAUSE[asynchronous], here, around())
        return self._driven(step, f"step {name!r}", asynchronous=asynchronous)

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
        approved_by: Any = None,
    ) -> Any:
        """Change the outside world once for this action and business key, however often the job is tried.

        `verify(*args, **kwargs)` returns the result if it happened and None if it did not; it is asked only when a
        former attempt began it and never confirmed it. With `idempotent=True` it is performed again instead.

        An error that leaves `do` leaves the effect in doubt, unless the agent says that it did not happen: by raising
        `NotDone` in `do`, or by `not_done`, the errors that mean so or a function that knows them.

        Asked for again with other arguments it is not performed again, and the timeline says so. `same` names keyword
        arguments that must be equal then: if one is not, the run ends as EFFECT_CONFLICT.

        `compensate` says what a person would do to undo it. Async `do` or `verify` give an awaitable.

        `approved_by` is an answer of `ask`: a person's yes, still valid, whose `about` is what the effect is called
        with, as `kwargs` or as its only argument. Otherwise nothing is done and the run ends as APPROVAL_REQUIRED.
        """
        action, key, compensate = str(action), str(key), str(compensate)
        with self._lock:
            self._alive()
            self._heed(self.guards.call(clipped(action, LONGEST_NAME), key))
        named, asynchronous = dict(kwargs or {}), is_async(do, verify)
        if approved_by is not None:
            dealings.require_approval(self, action, key, args, named, approved_by)

        def inside(call: Callable[..., Any]) -> Call:
            return within_effect(lambda: call(*args, **named), asynchronous=asynchronous)

        doing = Doing(
            action=action,
            key=key,
            do=inside(do),
            verify=inside(verify) if verify is not None else None,
            idempotent=idempotent,
            not_done=declared(not_done) if not_done != () else (),
            compensate=compensate,
            digest=digest_of(args, named),
            same=kept_equal(action, named, same, self.job.payload, self.guards.lane.redact) if same else {},
            pause=PAUSE[asynchronous],
        )
        effect = self._effect(doing)
        return self._driven(effect, f"effect {action[:LONGEST_NAME]!r}", asynchronous=asynchronous)

    sleep = dealings.sleep
    wait_for = dealings.wait_for
    callback = dealings.callback
    gather = dealings.gather
    ask = dealings.ask
    enqueue = dealings.enqueue

    tool = remarks.tool
    spend = remarks.spend
    afford = remarks.afford
    output = remarks.output
    forgive = remarks.forgive
    note_swallowed = remarks.note_swallowed
    journal = remarks.journal

    @property
    def in_effect(self) -> bool:
        """Whether an effect is under way. Asked after `revoke`, no other can begin any more."""
        return bool(self._effects.under_way)

    @property
    def unanswered(self) -> tuple[Effect, ...]:
        """Effects that have neither returned nor raised: a task of theirs was cancelled, or a thread goes on."""
        begun = tuple(self._effects.unanswered.values())
        return tuple(effect for effect in begun if effect.action not in self._forgiven)

    def revoke(self) -> None:
        """Called by the worker when it settles: from here on this run can do nothing."""
        self._revoked.set()

    def _alive(self) -> None:
        if os.getpid() != self._process:  # a fork would take its parent's intent for its own, and perform it again
            raise RuntimeError("a run works in the process that it was given to, and not in a fork of it")
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

    @property
    def pauses(self) -> Pauses:
        with self._lock:
            if self._made_pauses is None:
                self._made_pauses, self._may_stop = self._new_pauses(), True
            return self._made_pauses

    @property
    def suspension(self) -> Suspension | None:
        return self._made_pauses.suspension if self._made_pauses is not None else None

    @contextmanager
    def _noting(self, name: str, which: str, *, in_effect: bool = False) -> Iterator[None]:
        """An exception is remembered until the same one succeeds: the agent may hide it."""
        self.doing = name
        try:
            yield
        except Exception as error:
            self._left[name, which] = Swallowed(step=name, error=error, in_effect=in_effect)
            raise
        self._left.pop((name, which), None)
        self.doing = ""

    def _note(self, what: str, why: str, about: str) -> None:
        event = Event(at=self._clock(), event_id=f"{about[:16]}.{self.attempt}", what=what, why=why)
        self._ledger.record(self.job.key, event)

    def _progress(self) -> int:
        """How many steps this attempt has kept, and effects it has performed."""
        return self._kept_here + len(self._effects.touched)

    def _driven(self, protocol: Protocol[Any], what: str, *, asynchronous: bool) -> Any:
        if asynchronous:
            return self._awaited(protocol)
        with self._under_way:
            return drive(protocol, what)

    async def _awaited(self, protocol: Protocol[Any]) -> Any:
        """Under way from the moment it is awaited: whoever is suspended beside it leaves it the time to end."""
        with self._under_way:
            return await drive_async(protocol)

    def _step(
        self,
        name: str,
        calls: Sequence[tuple[str, int]],
        call: Call,
        pause: Call,
        here: Inside,
        outer: Inside | None,
    ) -> Protocol[Any]:
        inputs, nth = calls[0]
        with self._noting(name, inputs):
            kept = self._found(name, inputs, nth, *calls[1:])
            if kept is not None:
                if outer is not None:
                    outer.kept += (kept.number, *kept.inside)
                return self._read(kept)
            if self._may_stop:
                yield from self.pauses.room(pause)
            self._begin(name)
            result = yield call
            if here.stopped:
                raise Suspended  # whatever it made of that
            self._keep(name, inputs, result, here, outer)
            return result

    def _effect(self, doing: Doing) -> Protocol[Any]:
        name = clipped(doing.action, LONGEST_NAME)
        with self._noting(name, f"key {doing.key}", in_effect=True):
            # Before its intent is written, though it may have happened long ago: then the next attempt finds it.
            if self._may_stop:
                yield from self.pauses.room(doing.pause)
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

    def _read(self, kept: Step) -> Any:
        return self.results.read(kept.returned, kept.result_ref)

    def _found(self, name: str, inputs: str, nth: int, *others: tuple[str, int]) -> Step | None:
        """`others`: by which former releases may have kept it."""
        with self._lock:
            known = ((inputs, nth), *others)
            kept = next((step for each in known if (step := self._kept.found(name, *each))), None)
            if kept is not None:
                self._passed += 1
                self._kept.leave_out(kept.inside)
            return kept

    def _keep(
        self, name: str, inputs: str, result: Any, here: Inside | None = None, outer: Inside | None = None
    ) -> None:
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
                inside=tuple(here.kept) if here is not None else (),
            )
            self._kept.add(step)  # its place is taken even if the answer is lost: the next one's result lies elsewhere
            self._ledger.keep_step(self.job.key, step, expires_at=self._expires_at)
            self._kept.placed(step)
            self._at_step = self._durable = used
            self._passed += 1
            self._kept_here += 1
            if outer is not None:
                outer.kept += (step.number, *step.inside)
