"""Runs an agent until it returns, its deadline comes or a guard ends it, and says how it ended. It settles nothing.

An agent has a thread of its own, because nothing else can end the wait for one that ignores its deadline. Threads are
kept: starting one for each job would cost more CPU than reading the job. Steps and effects are protocols: generators
that yield the calls to make, and are driven with or without asyncio.
"""

import inspect
import json
import os
import threading
from collections.abc import Awaitable, Callable, Generator
from contextvars import Context
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from lambdas.core.config.lane import Lane
from lambdas.core.model.failure import Code, Failure, classify, stated
from lambdas.core.model.job import Job, depth
from lambdas.core.model.value import replace
from lambdas.core.ports.host import Agent, Ending, Order

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run

T = TypeVar("T")
Call = Callable[[], Any]
Protocol = Generator[Call, Any, T]


class Stopped(BaseException):
    """A guard ended the run. A BaseException, so that no framework swallows it."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail)
        self.failure = failure


class _Ended(Exception):
    """StopIteration may not leave a thread: this carries its value instead."""


def is_async(*functions: Callable[..., Any] | None) -> bool:
    return any(
        inspect.iscoroutinefunction(fn) or inspect.iscoroutinefunction(getattr(fn, "__call__", None))  # noqa: B004
        for fn in functions
        if fn is not None
    )


def drive(protocol: Protocol[T], what: str) -> T:
    """Raise TypeError for a call that gives an awaitable: a kept result could not be awaited in its place."""
    try:
        call = next(protocol)
        while True:
            try:
                value = call()
                if inspect.isawaitable(value):
                    _close(value)
                    raise TypeError(f"{what} gave an awaitable: pass the async function itself, and await the outcome")
            except BaseException as error:
                call = protocol.throw(error)
            else:
                call = protocol.send(value)
    except StopIteration as end:
        result: T = end.value
        return result


async def drive_async(protocol: Protocol[T]) -> T:
    """What lies between the calls talks to the ledger, so it runs in a thread: the agent's loop goes on meanwhile."""
    import asyncio  # noqa: PLC0415 - an agent that is not async never needs it

    step: Callable[[], Call] = lambda: next(protocol)  # noqa: E731
    while True:
        try:
            call = await asyncio.to_thread(_one, step)
        except _Ended as end:
            result: T = end.args[0]
            return result
        try:
            value = call()
            if inspect.isawaitable(value):
                value = await value
        except BaseException as error:
            step = _throwing(protocol, error)
        else:
            step = _sending(protocol, value)


def _one(step: Callable[[], Call]) -> Call:
    try:
        return step()
    except StopIteration as end:
        raise _Ended(end.value) from None


def _throwing(protocol: Protocol[T], error: BaseException) -> Callable[[], Call]:
    return lambda: protocol.throw(error)


def _sending(protocol: Protocol[T], value: Any) -> Callable[[], Call]:
    return lambda: protocol.send(value)


def _close(awaitable: Any) -> None:
    if inspect.iscoroutine(awaitable):
        awaitable.close()  # or Python warns that it was never awaited


class Task(Generic[T]):
    """A call in a thread of its own. It is never ended from outside: who has waited long enough goes on without it."""

    def __init__(self, do: Callable[[], T]) -> None:
        self._do = do
        self._result: T | None = None
        self._error: BaseException | None = None
        self._under_way = threading.Lock()
        self._under_way.acquire()

    def ended(self, *, within: float | None = None) -> bool:
        """Wait for so many seconds at most, or, without them, for as long as it takes."""
        ended = self._under_way.acquire(timeout=-1 if within is None else max(0.0, within))
        if ended:
            self._under_way.release()
        return ended

    def result(self) -> T:
        """Wait for it. What it raised is raised here."""
        self.ended()
        if self._error is not None:
            raise self._error
        return cast(T, self._result)

    def run(self, before_it_ends: Callable[[], None]) -> None:
        try:
            self._result = Context().run(self._do)
        except BaseException as error:
            self._error = error
        before_it_ends()
        self._under_way.release()


def start(do: Callable[[], T]) -> Task[T]:
    task = Task(do)
    try:
        waiting = _WAITING.pop()
    except IndexError:
        waiting = SimpleQueue()
        threading.Thread(target=_serve, args=(waiting,), name="lazaret", daemon=True).start()
    waiting.put(task)
    return task


def _serve(tasks: "SimpleQueue[Task[Any]]") -> None:
    """It waits for the next task before the last one counts as ended: no more threads than tasks at once."""
    while True:
        tasks.get().run(before_it_ends=lambda: _WAITING.append(tasks))


_WAITING: list["SimpleQueue[Task[Any]]"] = []  # one for each thread that has nothing to do
os.register_at_fork(after_in_child=_WAITING.clear)  # a child has none of its parent's threads


@dataclass(slots=True)
class _Report:
    """What the agent's thread leaves behind."""

    text: str = ""  # its result, as JSON
    error: BaseException | None = None
    unfit: BaseException | None = None  # why its result is not JSON


def perform(find: Callable[[], Agent], order: Order, run: "Run") -> Ending:
    """In a thread of this process. Afterwards the run is revoked: whatever still holds it can do nothing any more."""
    if order.seconds <= 0:
        return Ending(failure=no_time(), used=order.head.used)
    report = _Report()
    task = start(lambda: _call(find, order.job, run, report))
    ended = task.ended(within=order.seconds)
    run.revoke()
    used, checkpoint = run.guards.used, run.checkpoint
    if not ended:
        late = timed_out(order.seconds, run.doing)
        return Ending(failure=late, survivor=True, used=used, checkpoint=checkpoint)
    ending = _ending(report, run, order.means.lane)
    # A thread of the agent's own may still perform one, and would go on when Lambda thaws the process.
    return replace(ending, survivor=run.in_effect, used=used, checkpoint=checkpoint)


def performed_here(find: Callable[[], Agent], order: Order, run: "Run") -> Ending:
    """In the thread that asks: for a process that has nothing else to do, and whose deadline somebody else keeps."""
    report = _Report()
    Context().run(_call, find, order.job, run, report)
    run.revoke()
    ending = _ending(report, run, order.means.lane)
    return replace(ending, survivor=run.in_effect, used=run.guards.used, checkpoint=run.checkpoint)


def no_time() -> Failure:
    return stated(Code.RUN_TIMEOUT, "no time was left to begin it")


def timed_out(seconds: float, doing: str) -> Failure:
    detail = f"the run did not end within {seconds:.1f} s" + (f", in {doing!r}" if doing else "")
    return stated(Code.RUN_TIMEOUT, detail, about=doing)


def _call(find: Callable[[], Agent], job: Job, run: "Run", report: _Report) -> None:
    try:
        result = find()(job, run)  # found here, because importing an agent may fail like running it
        result = _finished(result) if inspect.isawaitable(result) else result
    except BaseException as error:  # whatever ends the agent ends here, SystemExit too
        report.error = error
        return
    try:
        report.text = as_json(result, "the agent")  # here too: what it returned may run code of its own when it is read
    except BaseException as error:
        report.unfit = error


def _finished(result: Awaitable[Any]) -> Any:
    import asyncio  # noqa: PLC0415 - an agent that is not async never needs it

    async def awaited() -> Any:
        return await result

    return asyncio.run(awaited())


def _ending(report: _Report, run: "Run", lane: Lane) -> Ending:
    if run.stopped is not None:  # also when the agent swallowed the guard's exception
        return Ending(failure=run.stopped)
    if report.error is not None:
        return Ending(failure=_classified(report.error, run, lane))
    if run.swallowed:
        return _swallowed(run, lane)
    if report.unfit is not None:
        return Ending(failure=classify(report.unfit, rules=lane.rules, step=run.doing))
    return _returned(report.text, lane)


def _classified(error: BaseException, run: "Run", lane: Lane) -> Failure:
    """With the step that it came out of: several may run at once."""
    if issubclass(type(error), Stopped):  # isinstance would run an exception's own code
        return cast(Stopped, error).failure
    left = next((each for each in run.swallowed if each.error is error), None)
    step, in_effect = (left.step, left.in_effect) if left else (run.doing, False)
    return classify(error, rules=lane.rules, step=step, in_effect=in_effect)


def _swallowed(run: "Run", lane: Lane) -> Ending:
    """A run that returned, and failed all the same."""
    hidden = run.swallowed[0]
    cause = classify(hidden.error, rules=lane.rules, step=hidden.step, in_effect=hidden.in_effect)
    detail = f"step {hidden.step!r} failed and the agent returned as if it had not"
    return Ending(failure=stated(Code.SWALLOWED, detail, last=cause), silent=True)


def _returned(text: str, lane: Lane) -> Ending:
    if lane.needs_result and text in _NOTHING:
        detail = f"the agent returned {json.loads(text)!r}, and lane {lane.job_type!r} needs a result"
        return Ending(failure=stated(Code.EMPTY_RESULT, detail), silent=True)
    return Ending(text=text)


_NOTHING = frozenset({"null", '""', "{}", "[]"})


DEEPEST = 500  # levels: half of what Python's own stack takes


def as_json(value: Any, what: str) -> str:
    """Raise TypeError, in words, for what JSON cannot hold: it could not be given back to a later attempt."""
    try:
        text = json.dumps(value, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise TypeError(f"the result of {what} is not JSON: {error}") from error
    except Exception as error:  # of the value's own code, which may not even say what it is
        raise TypeError(f"the result of {what} is not JSON: it raised {type(error).__name__}") from error
    # Whoever reads it has another stack: what just fits here must not be too deep there. See job.py for the brackets.
    if text.count("{") + text.count("[") > DEEPEST and depth(json.loads(text)) > DEEPEST:
        raise TypeError(f"the result of {what} is nested deeper than {DEEPEST} levels")
    return text
