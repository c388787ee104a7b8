"""Threads as the worker starts them, in virtual time: an agent that ignores its deadline costs nothing to wait for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from lambdas.core import threads
from tests.simulation.clock import Clock, this_process
from tests.simulation.process import Died


class Task:
    """Stands in for the tasks of `threads.start`."""

    def __init__(self, clock: Clock, do: Callable[[], Any]) -> None:
        self._clock = clock
        self._do = do
        self._results: list[Any] = []
        self._fiber = clock.start(self._run, process=this_process())

    def ended(self, *, within: float | None = None) -> bool:
        """A process that has died meanwhile does not go on."""
        self._clock.join(self._fiber, within)
        this_process().require_life()
        return self._fiber.over

    def result(self) -> Any:
        self.ended()
        [result] = self._results
        return result

    def _run(self) -> None:
        try:
            self._results.append(self._do())
        except Died:
            return


@contextmanager
def virtual_threads(clock: Clock) -> Iterator[None]:
    with patch.object(threads, "start", lambda do: Task(clock, do)):
        yield
