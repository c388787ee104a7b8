"""A virtual clock for real, blocking code: it jumps from event to event, and one fiber runs at a time.

A fiber is ordinary code that calls `sleep`. Nothing here waits for real time or starts a thread.
"""

from asyncio import _get_running_loop, _set_running_loop
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any

from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from tests.simulation.world.process import Process


MOST_EVENTS = 500_000  # of one world, many times what any needs


class Endless(Exception):
    """Something is done again and again, without ever coming to an end."""


class Fiber(greenlet):  # type: ignore[misc]
    """A line of execution. Those that it starts belong to the same process."""

    process: "Process | None" = None
    over: bool = False


class Clock:
    def __init__(self) -> None:
        self.now = 0.0  # seconds since the beginning
        self._events: list[tuple[float, int, Callable[[], object]]] = []
        self._order = count()
        self._hub = getcurrent()
        self._joined: dict[Fiber, list[Callable[[], None]]] = {}
        self._until = 0.0  # how far the hub runs
        self._count = 0  # of events

    def at(self, when: float, do: Callable[[], object]) -> None:
        """Call `do` then. It must not sleep: what sleeps is a fiber."""
        heappush(self._events, (max(when, self.now), next(self._order), do))

    def start(self, do: Callable[[], object], *, process: "Process | None" = None) -> Fiber:
        def live() -> None:
            try:
                do()
            finally:
                fiber.over = True
                for wake in self._joined.pop(fiber, []):
                    wake()

        fiber = Fiber(live, parent=self._hub)
        fiber.process = process
        self.at(self.now, fiber.switch)
        return fiber

    def sleep(self, seconds: float) -> None:
        """If nothing else happens meanwhile the fiber goes on at once: most sleeps end so."""
        when = self.now + max(0.0, seconds)
        alone = not self._events or self._events[0][0] > when
        if alone and when <= self._until and self._count < MOST_EVENTS:
            self.now, self._count = when, self._count + 1
            return
        self.at(when, getcurrent().switch)
        self.wait()

    def wait(self) -> None:
        """Until somebody switches back. All fibers share a thread, of which asyncio thinks that it has one loop."""
        loop = _get_running_loop()
        _set_running_loop(None)
        self._hub.switch()
        _set_running_loop(loop)

    def waiting(self, seconds: float | None) -> Callable[[], None]:
        """What wakes the fiber that now calls `wait`, once; after so many seconds it wakes by itself."""
        waits, me = [True], getcurrent()

        def wake() -> None:
            if waits:
                waits.clear()
                self.at(self.now, me.switch)

        if seconds is not None:
            self.at(self.now + seconds, wake)
        return wake

    def join(self, fiber: Fiber, seconds: float | None = None) -> None:
        """Until the fiber has ended, or for so long."""
        if not fiber.over:
            self._joined.setdefault(fiber, []).append(self.waiting(seconds))
            self.wait()

    def run(self, until: float) -> None:
        """What a fiber raises comes out here. Raise `Endless`."""
        self._until = until
        while self._events and self._events[0][0] <= until:
            self.now, _, do = heappop(self._events)
            self._count += 1
            if self._count > MOST_EVENTS:
                raise Endless(f"{MOST_EVENTS:,} events until {self.now:.0f} s, and no end")
            do()
        self.now = max(self.now, until)

    @property
    def next_event(self) -> float | None:
        return self._events[0][0] if self._events else None


def this_process() -> "Process":
    fiber: Any = getcurrent()
    if not isinstance(fiber, Fiber) or fiber.process is None:
        raise RuntimeError("no process of the simulation runs here")
    return fiber.process
