"""Runs one agent under supervision until its deadline, and tells how it ended. It settles nothing.

The agent has a thread of its own: nothing else can end a wait for an agent that ignores its deadline.
"""

import asyncio
import inspect
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from lambdas.core import threads
from lambdas.core.failure import Failure, classify
from lambdas.core.job import Job
from lambdas.core.kept import as_json
from lambdas.core.lane import Lane
from lambdas.core.run import Run, Stopped
from lambdas.core.stated import stated
from lambdas.core.taxonomy import Code
from lambdas.core.value import value

Agent = Callable[[Job, Run], Any]


@value
class Ending:
    """How a run ended: with a result, or with a failure."""

    text: str = ""  # the result, as JSON
    failure: Failure | None = None
    silent: bool = False  # the agent returned as if all were well
    survivor: bool = False  # its thread still runs: the process must end after settling


@dataclass(slots=True)
class _Report:
    """What the agent's thread leaves behind."""

    text: str = ""  # its result, as JSON
    error: BaseException | None = None
    unfit: BaseException | None = None  # why its result is not JSON


def perform(find: Callable[[], Agent], job: Job, run: Run, lane: Lane, *, seconds: float) -> Ending:
    """Afterwards the run is revoked: whatever still holds it can no longer do anything."""
    report = _Report()
    task = threads.start(lambda: _call(find, job, run, report))
    ended = task.ended(within=seconds)
    run.revoke()
    if not ended:
        detail = f"the run did not end within {seconds:.1f} s" + (f", in {run.doing!r}" if run.doing else "")
        return Ending(failure=stated(Code.RUN_TIMEOUT, detail, about=run.doing), survivor=True)
    return _ending(report, run, lane)


def _call(find: Callable[[], Agent], job: Job, run: Run, report: _Report) -> None:
    try:
        result = find()(job, run)  # found here, because importing an agent may fail like running it
        result = asyncio.run(_awaited(result)) if inspect.isawaitable(result) else result
    except BaseException as error:  # whatever ends the agent ends here, SystemExit too
        report.error = error
        return
    try:
        report.text = as_json(result, "the agent")  # here too: what it returned may run code of its own when it is read
    except BaseException as error:
        report.unfit = error


async def _awaited(result: Any) -> Any:
    return await result


def _ending(report: _Report, run: Run, lane: Lane) -> Ending:
    if run.stopped is not None:  # also when the agent swallowed the guard's exception
        return Ending(failure=run.stopped)
    if report.error is not None:
        return Ending(failure=_classified(report.error, run, lane))
    if run.swallowed:
        return _swallowed(run, lane)
    if report.unfit is not None:
        return Ending(failure=classify(report.unfit, rules=lane.rules, step=run.doing))
    return _returned(report.text, lane)


def _classified(error: BaseException, run: Run, lane: Lane) -> Failure:
    """With the step that it came out of: several may run at once."""
    if issubclass(type(error), Stopped):  # isinstance would run an exception's own code
        return cast(Stopped, error).failure
    left = next((each for each in run.swallowed if each.error is error), None)
    step, in_effect = (left.step, left.in_effect) if left else (run.doing, False)
    return classify(error, rules=lane.rules, step=step, in_effect=in_effect)


def _swallowed(run: Run, lane: Lane) -> Ending:
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
