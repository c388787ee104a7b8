"""asyncio in virtual time: an agent's event loop waits by the world's clock, and its threads are fibers."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.simulation.world.clock import Clock, this_process


class _Selector:
    """Nothing is read from anywhere: it only waits, until something is due or a fiber has ended."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.woken = False
        self._wake: Callable[[], None] | None = None

    def select(self, timeout: float | None) -> list[Any]:
        if not self.woken and timeout != 0:
            self._wake = self._clock.waiting(timeout)
            self._clock.wait()
            self._wake = None
        self.woken = False
        return []

    def wake(self) -> None:
        self.woken = True
        if self._wake is not None:
            self._wake()

    def close(self) -> None:
        return


class Loop(asyncio.BaseEventLoop):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._selector = _Selector(clock)
        self.set_exception_handler(lambda _loop, _context: None)  # a process that died leaves tasks behind

    def time(self) -> float:
        return self._clock.now

    def _process_events(self, event_list: list[Any]) -> None:
        return

    def _write_to_self(self) -> None:
        self._selector.wake()


@contextmanager
def virtual_loops(clock: Clock) -> Iterator[None]:
    async def to_thread(do: Callable[..., Any], *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()

        def tell(settle: Callable[[Any], None], outcome: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(lambda: None if future.done() else settle(outcome))

        def run() -> None:
            try:
                result = do(*args)
            except BaseException as error:
                tell(future.set_exception, error)
            else:
                tell(future.set_result, result)

        clock.start(run, process=this_process())
        return await future

    with (
        patch.object(asyncio.events, "new_event_loop", lambda: Loop(clock)),
        patch.object(asyncio, "to_thread", to_thread),
    ):
        yield
