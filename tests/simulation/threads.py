"""Threads as the worker starts them, in virtual time: an agent that ignores its deadline costs nothing to wait for."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from lambdas.core import batch, perform
from tests.simulation.clock import Clock, Fiber, this_process
from tests.simulation.process import Died


class Threads:
    """Stands in for the module `threading` where the worker runs an agent."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def Thread(self, *, target: Callable[..., Any], args: Sequence[Any], name: str, daemon: bool) -> "Thread":  # noqa: N802
        return Thread(self._clock, lambda: target(*args))


class Thread:
    def __init__(self, clock: Clock, do: Callable[[], Any]) -> None:
        self._clock = clock
        self._do = do
        self._fiber: Fiber | None = None

    def start(self) -> None:
        self._fiber = self._clock.start(self._do, process=this_process())

    def join(self, seconds: float | None = None) -> None:
        """A process that has died meanwhile does not go on."""
        if self._fiber is not None:
            self._clock.join(self._fiber, seconds)
        this_process().require_life()

    def is_alive(self) -> bool:
        return self._fiber is not None and not self._fiber.over


class Pool:
    """Stands in for `ThreadPoolExecutor` where a batch runs side by side."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def map(self, do: Callable[[Any], Any], each: Iterable[Any]) -> Iterator[Any]:
        results: dict[int, Any] = {}
        threads = []
        for number, one in enumerate(each):

            def run(number: int = number, one: Any = one) -> None:
                try:
                    results[number] = do(one)
                except Died:
                    return

            threads.append(Thread(self._clock, run))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return iter([results[number] for number in range(len(threads))])


@contextmanager
def virtual_threads(clock: Clock) -> Iterator[None]:
    pool = patch.object(batch, "ThreadPoolExecutor", lambda max_workers: Pool(clock))
    with patch.object(perform, "threading", Threads(clock)), pool:
        yield
