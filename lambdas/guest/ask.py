"""The guest's end of the line: what its run asks of the worker, and the answers, whichever thread they are for.

There is no thread that only reads: whoever waits for an answer reads for all. A call of an agent with one thread costs
one write and one read.
"""

import itertools
import os
import threading
from collections.abc import Callable, Sequence
from datetime import datetime
from types import FunctionType
from typing import Any, NoReturn

from lambdas.core.agent.supervise import Stopped
from lambdas.core.config.lane import Used
from lambdas.core.model import errors
from lambdas.core.model.failure import Code, stated
from lambdas.core.model.head import Effect, Event, Owner, Step, Unread
from lambdas.core.model.job import JobKey
from lambdas.core.model.question import Question
from lambdas.core.model.wait import Callback, Signal
from lambdas.guest.wire import Closed, Frame, Frames, TooLarge, made, plain


class Line:
    """One connection to the worker."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames
        self._process = os.getpid()
        self._numbers = itertools.count(1)
        self._answers: dict[int, Frame] = {}
        self._orders: list[Frame] = []
        self._news = threading.Condition()
        self._reading = False
        self._state: Callable[[], Frame] = dict

    def begin(self, state: Callable[[], Frame]) -> None:
        """`state` goes with each question: if the guest dies, the worker knows how far the run was."""
        self._state = state

    def order(self) -> Frame:
        """The next thing that the worker wants of this guest."""
        return self._wait(lambda: self._orders.pop(0) if self._orders else None)

    def ask(self, what: str, **facts: Any) -> Any:
        if os.getpid() != self._process:  # a fork would take its parent's intent for its own, and perform it again
            raise RuntimeError("a run works in the process that it was given to, and not in a fork of it")
        number = next(self._numbers)
        try:
            self._frames.send({"ask": what, "number": number, "with": facts, **self._state()})
        except TooLarge as much:
            raise Stopped(stated(Code.OUT_OF_MEMORY, f"the run was to keep {much}", about=what)) from much
        answer = self._wait(lambda: self._answers.pop(number, None))
        if "error" in answer:
            raise_again(answer["error"])
        return answer["answer"]

    def enqueue(self, job_type: str, _tenant_id: str, body: str) -> None:
        """The worker knows the tenant, and takes it from nobody else."""
        self.ask("enqueue", job_type=job_type, body=body)

    def _wait(self, taken: Callable[[], Frame | None]) -> Frame:
        while True:
            with self._news:
                while (found := taken()) is None and self._reading:
                    self._news.wait()
                if found is not None:
                    return found
                self._reading = True
            self._read()

    def _read(self) -> None:
        frames: list[Frame] = []
        try:
            frames = self._frames.read()
        finally:  # whatever happens: the others must not wait for somebody who has left
            with self._news:
                self._reading = False
                for frame in frames:
                    if "number" in frame:
                        self._answers[frame["number"]] = frame
                    else:
                        self._orders.append(frame)
                self._news.notify_all()


class GuestLedger:
    """The ledger as a run in a guest has it. Keys, owner, lease and expiry are the worker's: they do not travel."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def steps(self, key: JobKey, *, results: bool = True) -> Sequence[Step]:
        return tuple(_step(each) for each in self._line.ask("steps"))

    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        self._line.ask("keep_step", step=plain(step))

    def note_used(self, key: JobKey, used: Used, *, attempt: int) -> None:
        self._line.ask("note_used", used=plain(used))

    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        self._line.ask("begin_effect", effect=plain(effect))

    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner, lease: datetime | None = None) -> None:
        """The desk knows which lease it has shown."""
        self._line.ask("take_effect", effect=plain(effect), former=plain(former))

    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        self._line.ask("commit_effect", effect=plain(effect))

    def signals(self, root: JobKey) -> Sequence[Signal]:
        return tuple(made(Signal, each) for each in self._line.ask("signals"))

    def ask(
        self,
        root: JobKey,
        question: Question,
        *,
        valid_from: datetime,
        expires_at: datetime,
        waited_until: datetime | None = None,
    ) -> Question:
        waited = waited_until.isoformat() if waited_until is not None else ""
        facts = {"question": plain(question), "valid_from": valid_from.isoformat(), "waited_until": waited}
        return made(Question, self._line.ask("ask", **facts))

    def answer_by_default(self, root: JobKey, question: Question, event: Event, *, of: JobKey) -> Question:
        return made(Question, self._line.ask("answer_by_default", question=plain(question)))

    def keep_callback(self, root: JobKey, callback: Callback) -> None:
        self._line.ask("keep_callback", callback=plain(callback))

    def record(self, key: JobKey, event: Event) -> None:
        self._line.ask("record", event=plain(event))


class GuestStore:
    """The bucket as a run has it: its own results, and those that the ledger has shown it."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def put(self, ref: str, content: str) -> None:
        self._line.ask("put", ref=ref, content=content)

    def get(self, ref: str) -> str:
        text: str = self._line.ask("get", ref=ref)
        return text

    def renew(self, ref: str) -> None:
        """Only the worker and the sweep do."""
        raise errors.NotStored(ref)


def _step(data: Frame) -> Step:
    result = Unread(text=data.pop("unread")) if "unread" in data else data.pop("result", None)
    return made(Step, {**data, "result": result})


def raise_again(error: Frame) -> NoReturn:
    """What the worker's side raised, as the run would have met it there: the same class, from the same place.

    The place is in a failure's signature, so an outage must look the same wherever the agent ran.
    """
    file, line, function = error["at"]
    code = _throw.__code__.replace(co_filename=file, co_firstlineno=line - 1, co_name=function, co_qualname=function)
    FunctionType(code, {})(_error(error))
    raise Closed("unreachable")


def _throw(error: Exception) -> NoReturn:
    raise error


def _error(error: Frame) -> Exception:
    kind, about = error["kind"], error["about"]
    if kind == "EffectTaken":
        return errors.EffectTaken(made(Effect, about))
    if kind in ("LeaseLost", "HeadMoved", "Unacceptable", "Unavailable", "NotStored"):
        cls = getattr(errors, kind)
        again: Exception = cls.__new__(cls, about)
        again.args = (about,)
        return again
    return ValueError(about) if kind == "ValueError" else RuntimeError(f"{kind}: {about}")
