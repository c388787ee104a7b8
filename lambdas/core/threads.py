"""Threads that are kept: starting one for each job would cost a job more CPU than reading and judging it.

A call finds nothing of the one before it but what that left in thread-locals, as in a Lambda handler's own thread.
"""

import os
import threading
from collections.abc import Callable
from contextvars import Context
from queue import SimpleQueue
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")


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
    """It waits for the next task before the last one is said to have ended: no more threads than tasks at once."""
    while True:
        tasks.get().run(before_it_ends=lambda: _WAITING.append(tasks))


_WAITING: list["SimpleQueue[Task[Any]]"] = []  # one for each thread that has nothing to do
os.register_at_fork(after_in_child=_WAITING.clear)  # a child has none of its parent's threads
