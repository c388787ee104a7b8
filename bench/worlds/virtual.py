"""A virtual clock for real, blocking code: it jumps from event to event, and one process runs at a time.

A process is ordinary code in a thread of its own that calls `sleep`. Only whoever has the turn runs, and turns are
given in the order of time, so that a run is the same each time. Nothing here waits for real time.
"""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from itertools import count

MOST_PROCESSES = 1000  # at once; threads are made only as they are needed, and used again


class Over(BaseException):
    """The simulation has ended while the process slept."""


class Clock:
    def __init__(self) -> None:
        self.now = 0.0  # seconds since the beginning
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self._back = _taken()  # released when the turn comes back to the clock
        self._asleep: set[threading.Lock] = set()
        self._threads = ThreadPoolExecutor(max_workers=MOST_PROCESSES)
        self._over = False
        self._failed: BaseException | None = None

    def at(self, when: float, do: Callable[[], None]) -> None:
        """Call `do` then. It must not sleep: what sleeps is a process."""
        if when < self.now:
            raise ValueError(f"an event at {when} s cannot be set at {self.now} s: it is past")
        heappush(self._events, (when, next(self._order), do))

    def start(self, process: Callable[[], None]) -> None:
        """Begin a process now, after what is set for this moment already."""
        self.at(self.now, lambda: self._give(lambda: self._threads.submit(self._live, process)))

    def sleep(self, seconds: float) -> None:
        """From a process, or from a thread that it waits for."""
        if self._over:
            raise Over
        turn = _taken()
        self._asleep.add(turn)
        self.at(self.now + seconds, lambda: self._wake(turn))
        self._back.release()
        turn.acquire()
        if self._over:
            raise Over

    def run(self, until: float) -> None:
        """Up to and including the moment `until`, or to the end of events. What a process raises comes out here."""
        while self._events and self._events[0][0] <= until and self._failed is None:
            self.now, _, do = heappop(self._events)
            do()
        if self._failed is not None:
            raise self._failed

    def close(self) -> None:
        """End the processes that still sleep; whatever they do from now on happens after the end."""
        self._over = True
        while self._asleep:
            self._give(self._asleep.pop().release)
        self._threads.shutdown()

    def _wake(self, turn: threading.Lock) -> None:
        self._asleep.discard(turn)
        self._give(turn.release)

    def _give(self, turn: Callable[[], object]) -> None:
        turn()
        self._back.acquire()

    def _live(self, process: Callable[[], None]) -> None:
        try:
            process()
        except Over:
            pass
        except BaseException as error:  # it must not be lost with its thread
            self._failed = self._failed or error
        finally:
            self._back.release()


def _taken() -> threading.Lock:
    """A lock as a gate: one thread waits at it, another opens it. Far quicker than a semaphore."""
    lock = threading.Lock()
    lock.acquire()
    return lock
