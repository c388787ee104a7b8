"""When a run stops for now: too little time is left for another step, or it waits for something.

What is under way ends and is kept, and the run is suspended. With too little time left nothing new begins. Beside a
wait it does, until nothing is under way any more. Never inside an effect: nobody would know how far it got.
"""

import sys
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, NoReturn

from lambdas.core.agent.effect_once import WITHIN, Inside, UnderWay, in_effect
from lambdas.core.agent.supervise import THREAD, Call, Protocol
from lambdas.core.config.lane import Lane
from lambdas.core.model.wait import For, Suspension, Wait

NOTHING: Any = object()  # where None may be meant
LOOKS = 3  # at what else is under way, a moment apart, that find nothing
MORE_LOOKS = 20  # once something was: it may be about to begin its next step


class Suspended(BaseException):
    """The run goes on in another attempt. A BaseException, so that no framework swallows it."""


class MayNotWait(RuntimeError):
    """A run was to wait inside an effect. Wait before it, or after it."""


class Pauses:
    """Of one attempt. Made when one may have to stop: most runs end without."""

    def __init__(
        self,
        lane: Lane,
        under_way: UnderWay,
        *,
        progress: Callable[[], int],
        deadline: datetime,
        clock: Callable[[], datetime],
    ) -> None:
        """`progress`: how much this attempt has got done."""
        self.waits: tuple[Wait, ...] = ()  # that the run is being suspended for
        self._stops = False
        self._closed = False  # nothing new begins
        self._late = False  # too late for something that was to begin
        self._reserve = timedelta(seconds=lane.step_reserve_s) if lane.continues else None
        self._deadline, self._clock = deadline, clock
        self._under_way, self._progress = under_way, progress
        self._before = 0  # that of when the first came to wait
        self._lock = threading.Lock()
        self._stopping: list[tuple[tuple[Inside, ...]]] = []  # each with what it is inside of

    @property
    def suspension(self) -> Suspension | None:
        if not self._stops:
            return None
        # Whoever got something done beside a wait may have more to do. If not, the next attempt gets nothing done.
        in_haste = self._late or self._progress() > self._before
        at_once = (Wait(what=For.CONTINUES, until=self._clock()),) if self.waits and in_haste else ()
        return Suspension(waits=self.waits + at_once)

    def room(self, pause: Call) -> Protocol[None]:
        """Asked before a step or an effect begins. Raises `Suspended` if it must not."""
        if in_effect():
            return
        late = self._too_late()
        if late or self._closed:
            self._late, self._closed = self._late or late, True
            yield from self.suspend((), pause)

    def suspend(self, waits: tuple[Wait, ...], pause: Call) -> Protocol[NoReturn]:
        """Raise `Suspended`, once whatever is under way beside the caller has ended: a framework may cancel it."""
        self.require_outside_effects()
        at = (WITHIN.get(),)  # a tuple of its own
        with self._lock:
            if not self._stops:
                self._before = self._progress()
            self.waits, self._stops = self.waits + waits, True
            self._stopping.append(at)
        for each in at[0]:
            each.stopped = True
        # Not for ever: a step in a thread that a step has begun waits for that one in turn. From half of that time on
        # nothing begins beside it, so that what is under way can end.
        now = self._clock()
        closes_at, until = (now + (self._deadline - now) / part for part in (4, 2))
        # In an event loop the first to raise ends the others. Between two calls, each of them is under way in none.
        quiet, enough = 0, LOOKS if pause is a_moment or _has_threads() else 1
        try:
            while (quiet := quiet + 1 if self._nothing_else() else 0) < enough and (now := self._clock()) < until:
                enough = MORE_LOOKS if not quiet and enough > 1 else enough
                if now >= closes_at and not self._closed:
                    self._closed = True
                yield pause
        finally:
            with self._lock:
                self._stopping = [each for each in self._stopping if each is not at]
                self._closed = True
        raise Suspended

    def _nothing_else(self) -> bool:
        """Is under way, but those who are about to stop, and the steps around them."""
        with self._lock:
            around = {id(each) for (within,) in self._stopping for each in within}
            return self._under_way.number <= len(around) + len(self._stopping)

    def require_outside_effects(self) -> None:
        if in_effect():
            raise MayNotWait("a run cannot wait inside the `do` or `verify` of an effect: wait before it, or after it")

    def ended(self) -> None:
        """Wait for what still runs in threads of the agent's own. Whoever watches the deadline does not wait longer."""
        self._under_way.none()

    def _too_late(self) -> bool:
        return self._reserve is not None and self._deadline - self._clock() < self._reserve


def _has_threads() -> bool:
    """Of its own: between two calls, each of them is under way in none."""
    return any(each.name != THREAD and each is not threading.main_thread() for each in threading.enumerate())


def sleep_a_moment() -> None:
    time.sleep(0.01)


async def a_moment() -> None:
    import asyncio  # noqa: PLC0415 - an agent that is not async never needs it

    await asyncio.sleep(0.01)


PAUSE: dict[bool, Call] = {True: a_moment, False: sleep_a_moment}  # by whether it may await


def in_a_loop() -> bool:
    """Whether an event loop runs in this thread: then a wait is to be awaited."""
    asyncio = sys.modules.get("asyncio")
    if asyncio is None:
        return False
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
