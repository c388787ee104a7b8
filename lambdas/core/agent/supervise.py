"""Runs an agent until it returns, its deadline comes or a guard ends it, and says how it ended. It settles nothing.

An agent has a thread of its own, because nothing else can end the wait for one that ignores its deadline. Threads are
kept: starting one for each job would cost more CPU than reading the job. Steps and effects are protocols: generators
that yield the calls to make, and are driven with or without asyncio.
"""

import inspect
import json
import os
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextvars import Context
from dataclasses import dataclass, field
from functools import partial
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from lambdas.core.config.lane import Lane, Used
from lambdas.core.model.failure import Code, Failure, classify, stated
from lambdas.core.model.job import Job
from lambdas.core.model.value import as_json, replace
from lambdas.core.ports.runs import Agent, Ending, Order

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run

IDENTICAL_CALLS = 10  # of one step with the same arguments, in one attempt
MOST_AT_ONCE = 1e12  # dollars or tokens: no call costs as much, and a sum of them is still a number of DynamoDB
SHOWN_SPENDERS = 5
THREAD = "lazaret"  # the name of ours
IDENTICAL_OUTPUTS = 3  # of a model, in a row

T = TypeVar("T")
Call = Callable[[], Any]
Protocol = Generator[Call, Any, T]


class Stopped(BaseException):
    """A guard ended the run. A BaseException, so that no framework swallows it."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail)
        self.failure = failure


@dataclass(slots=True, kw_only=True)
class Guards:
    """They end a run that loops, or would only burn money. Each method gives the failure that must end it, or None.

    What they count for the whole lineage begins with what was used before.
    """

    lane: Lane
    spend_usd: float  # this and the next two are over the whole lineage
    tokens: int
    steps_begun: int = 0
    _calls: Counter[tuple[str, str]] = field(default_factory=Counter)
    _spent_on: dict[str, tuple[float, int]] = field(default_factory=dict)  # by step: dollars, tokens
    _last_output: str | None = None
    _outputs: int = 0

    @property
    def used(self) -> Used:
        return Used(spend_usd=self.spend_usd, tokens=self.tokens, steps_begun=self.steps_begun)

    def call(self, name: str, inputs: str) -> Failure | None:
        """Of a step or effect, kept or not."""
        self._calls[name, inputs] += 1
        if self._calls[name, inputs] > IDENTICAL_CALLS:
            detail = f"{name!r} was called more than {IDENTICAL_CALLS} times with the same arguments"
            return stated(Code.TOOL_LOOP, detail, about=name)
        return None

    def begin(self, name: str) -> Failure | None:
        """A step or effect that nobody has kept. One that the budget refuses is not begun."""
        if self.steps_begun >= self.lane.max_steps:
            detail = f"more than {self.lane.max_steps} steps over the lineage, the last one {name!r}"
            return stated(Code.STEP_BUDGET_EXCEEDED, detail, about=name)
        self.steps_begun += 1
        return None

    def output(self, text: str) -> Failure | None:
        self._outputs = self._outputs + 1 if text == self._last_output else 1
        self._last_output = text
        if self._outputs < IDENTICAL_OUTPUTS:
            return None
        return stated(Code.HALLUCINATION_LOOP, f"the model gave the same output {self._outputs} times: {text[:200]}")

    def spend(self, *, usd: float, tokens: int, on: str) -> Failure | None:
        self.spend_usd += usd
        self.tokens += tokens
        before_usd, before_tokens = self._spent_on.get(on, (0.0, 0))
        self._spent_on[on] = (before_usd + usd, before_tokens + tokens)
        return self.afford(usd=0.0, tokens=0)

    def afford(self, *, usd: float, tokens: int) -> Failure | None:
        """What is already spent plus what is about to be, against the lane's budgets."""
        budget_usd, budget_tokens = self.lane.budget_usd, self.lane.budget_tokens
        if budget_usd is not None and self.spend_usd + usd > budget_usd:
            detail = f"${self.spend_usd:.4f} spent{_next(f'${usd:.4f}', usd)} of ${budget_usd:.4f} over the lineage"
            detail += self._on_what()
            return stated(Code.BUDGET_EXCEEDED, detail, about="usd")
        if budget_tokens is not None and self.tokens + tokens > budget_tokens:
            detail = f"{self.tokens} tokens used{_next(str(tokens), tokens)} of {budget_tokens} over the lineage"
            detail += self._on_what()
            return stated(Code.BUDGET_EXCEEDED, detail, about="tokens")
        return None

    def _on_what(self) -> str:
        """This attempt's spending, the dearest first. What former attempts spent is in the sum alone."""
        dearest = sorted(self._spent_on.items(), key=lambda each: each[1], reverse=True)[:SHOWN_SPENDERS]
        shown = [f"{name} ${usd:.4f} and {tokens} tokens" for name, (usd, tokens) in dearest]
        return f"; in this attempt: {', '.join(shown)}" if shown else ""


def an_amount(said: float, name: str) -> float:
    """Raise ValueError unless it can be added up and stored: to the billionth, and never less than nothing."""
    amount = float(said)
    if not 0 <= amount <= MOST_AT_ONCE:
        raise ValueError(f"{name} = {said!r}: expected a number from 0 to {MOST_AT_ONCE:g}")
    return round(amount, 9)


def _next(shown: str, amount: float) -> str:
    return f", {shown} more wanted," if amount else ""


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

    step: Callable[[], Call] = partial(next, protocol)
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
            step = partial(protocol.throw, error)
        else:
            step = partial(protocol.send, value)


def _one(step: Callable[[], Call]) -> Call:
    try:
        return step()
    except StopIteration as end:
        raise _Ended(end.value) from None


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
        threading.Thread(target=_serve, args=(waiting,), name=THREAD, daemon=True).start()
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
    return replace(ending, survivor=run.in_effect, used=used, checkpoint=checkpoint, forgiven=run.forgiven)


def performed_here(find: Callable[[], Agent], order: Order, run: "Run") -> Ending:
    """In the thread that asks: for a process that has nothing else to do, and whose deadline somebody else keeps."""
    report = _Report()
    Context().run(_call, find, order.job, run, report)
    run.revoke()
    ending = _ending(report, run, order.means.lane)
    used, survivor = run.guards.used, run.in_effect
    return replace(ending, survivor=survivor, used=used, checkpoint=run.checkpoint, forgiven=run.forgiven)


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
    finally:
        if run.suspension is not None:
            run.pauses.ended()
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
    if run.suspension is not None and not any(each.error is report.error for each in run.swallowed):
        return Ending(suspended=run.suspension)  # likewise, unless the agent ended with a step's own failure
    if report.error is not None:
        return Ending(failure=_classified(report.error, run, lane))
    if run.swallowed or run.unanswered:
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
    if not run.swallowed:
        effect = run.unanswered[0]
        detail = (
            f"effect {effect.action!r} of {effect.key!r} was begun and has not ended, and the run returned without it"
        )
        return Ending(failure=stated(Code.SWALLOWED, detail, about=effect.action), silent=True)
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
