"""Threads and locks as the worker and an agent use them, in virtual time: waiting costs nothing, order is fixed."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace, TracebackType
from typing import Any
from unittest.mock import patch

from greenlet import getcurrent  # type: ignore[import-untyped]

from lambdas.core.agent import run, supervise
from lambdas.core.agent.pauses import PAUSE
from lazaret.testing.crash import Died
from tests.simulation.world.clock import Clock, this_process

A_MOMENT_S = 0.01


class Task:
    """Stands in for the tasks of `supervise.start`."""

    def __init__(self, clock: Clock, do: Callable[[], Any]) -> None:
        self._clock = clock
        self._do = do
        self._result: Any = None
        self._error: BaseException | None = None
        self._fiber = clock.start(self._run, process=this_process())

    def ended(self, *, within: float | None = None) -> bool:
        """A process that has died meanwhile does not go on."""
        self._clock.join(self._fiber, within)
        this_process().require_life()
        return self._fiber.over

    def result(self) -> Any:
        self.ended()
        if self._error is not None:
            raise self._error
        return self._result

    def _run(self) -> None:
        try:
            self._result = self._do()
        except Died:
            return
        except BaseException as error:
            self._error = error


class Lock:
    """A reentrant lock between fibers. Python's own would let them all in: they share one thread."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._owner: Any = None
        self._depth = 0
        self._waiting: list[Callable[[], None]] = []

    def __enter__(self) -> bool:
        me = getcurrent()
        while self._owner is not None and self._owner is not me:
            self._waiting.append(self._clock.waiting(None))
            self._clock.wait()
        self._owner, self._depth = me, self._depth + 1 if self._owner is me else 1
        return True

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._depth -= 1
        if not self._depth:
            self._owner = None
            waiting, self._waiting = self._waiting, []
            for wake in waiting:
                wake()


@contextmanager
def virtual_threads(clock: Clock) -> Iterator[None]:
    locks = SimpleNamespace(Lock=lambda: Lock(clock), RLock=lambda: Lock(clock), Event=threading.Event)
    with (
        patch.object(supervise, "start", lambda do: Task(clock, do)),
        patch.object(run, "threading", locks),
        patch.dict(PAUSE, {False: lambda: clock.sleep(A_MOMENT_S)}),
    ):
        yield
