"""Runs agents as guests: a process each, warm for the next job, ended as soon as it is no good any more.

The worker's side. What a guest may do is the desk's to say; what becomes of the job is the worker's.
"""

import os
import select
import signal
import threading
import time
from collections.abc import Mapping
from pathlib import Path

from lambdas.core.agent.supervise import no_time
from lambdas.core.config.lane import Lane
from lambdas.core.model.failure import Code, stated
from lambdas.core.ports.runs import Ending, Order
from lambdas.guest import process
from lambdas.guest.slots import NoGuest, Slot, Slots, Tell
from lambdas.guest.stay import Stay
from lambdas.guest.wire import Closed, plain

SHARE = 0.9  # of the function's memory that the worker and its guests may hold together
FASTEST = 2 * 1024**3  # bytes a second: no agent fills memory faster
SOONEST_S, LATEST_S = 0.01, 0.25  # between two looks at the memory


class ProcessHost:
    """The guests of one lane. `memory_mb` is the function's; 0 if nobody limits it."""

    def __init__(self, lane: Lane, *, root: Path, environment: Mapping[str, str], memory_mb: int, tell: Tell) -> None:
        self._lane = lane
        self._tell = tell
        self._slots = Slots((lane.agent, *lane.alternates), root=root, environment=environment, tell=tell)
        self._bound = int(memory_mb * 1024**2 * SHARE)
        self._memory_mb = memory_mb
        self._lock = threading.Lock()
        self._idle: list[Slot] = []
        self._busy: set[Slot] = set()
        self._look_at = 0.0

    def start(self) -> None:
        self._slots.start()

    def ready(self) -> None:
        """One slot is warm. Raise `NoGuest` if the lane's agent cannot be imported."""
        self._slots.ready()
        self._idle.append(self._new())

    def close(self) -> None:
        self._slots.close()
        for slot in self._idle:
            slot.close()
        self._idle.clear()

    def perform(self, order: Order) -> Ending:
        if order.seconds <= 0:
            return Ending(failure=no_time(), used=order.head.used)
        until = time.monotonic() + order.seconds  # waiting for a guest that has to be made is part of it
        try:
            slot = self._slot()
        except NoGuest as none:
            return Ending(failure=stated(Code.AGENT_CRASHED, str(none), about="no guest"), used=order.head.used)
        stay = Stay(slot, order, self._tell)
        try:
            ending = stay.perform(self._look, until=until)
        finally:
            status = self._leave(slot, stay)
        return stay.named(ending, status)

    def _slot(self) -> Slot:
        ended: list[Slot] = []
        slot: Slot | None = None
        with self._lock:
            while self._idle:
                idle = self._idle.pop()
                if not _has_ended(idle):
                    self._busy.add(slot := idle)
                    break
                ended.append(idle)
        for each in ended:  # reaped, and whoever it left behind is ended too
            self._slots.end(each)
        if slot is not None:
            return slot
        slot = self._new()
        with self._lock:
            self._busy.add(slot)
        return slot

    def _new(self) -> Slot:
        slot = self._slots.make()
        try:
            slot.frames.send({"lane": plain(self._lane)})
        except Closed as gone:
            self._slots.end(slot)
            raise NoGuest(f"it ended at once: {gone}") from gone
        return slot

    def _leave(self, slot: Slot, stay: Stay) -> int | None:
        """Keep the guest for the next job, or end it with all that descends from it."""
        with self._lock:
            self._busy.discard(slot)
        if slot.too_large:  # killed just as it said that its run was over
            stay.reusable = False
        if stay.reusable and self._bound and slot.grown > self._fair_share:
            stay.reusable, stay.unfit = False, "it has grown beyond its share of the memory"
        if stay.reusable:
            with self._lock:
                self._idle.append(slot)
            return None
        if stay.unfit:
            self._tell("guest.replaced", {"why": stay.unfit})
        return self._slots.end(slot)

    @property
    def _fair_share(self) -> float:
        return self._bound / 2 / self._lane.batch_size

    def _look(self) -> float:
        """Whether all guests together hold more than there is: the largest is ended, the others notice nothing."""
        if not self._bound:
            return LATEST_S
        with self._lock:
            now = time.monotonic()
            if now < self._look_at:
                return self._look_at - now
            grown = {slot: slot.grown for slot in (*self._busy, *self._idle)}
            held = process.resident(os.getpid()) + self._slots.held + sum(grown.values())
            if held > self._bound and self._busy:
                self._end_largest(grown, held)
            wait = min(LATEST_S, max(SOONEST_S, (self._bound - held) / FASTEST))
            self._look_at = now + wait
            return wait

    def _end_largest(self, grown: Mapping[Slot, int], held: int) -> None:
        # What the worker holds of a frame is its sender's: nobody else shall be ended for it.
        owned = {slot: grown[slot] + slot.frames.unfinished for slot in self._busy}
        largest = max(owned, key=lambda slot: owned[slot])
        if largest.too_large:
            return  # it is on its way
        own, of = owned[largest] // 1024**2, self._memory_mb
        largest.too_large = (
            f"the agent held {own} MB when the worker and its guests reached {held // 1024**2} MB of {of} MB: "
            f"raise memory_mb of lane {self._lane.job_type!r}, lower its batch_size, or let the agent hold less at once"
        )
        largest.signal(signal.SIGKILL)


def _has_ended(slot: Slot) -> bool:

    return bool(select.select([slot.ended], [], [], 0)[0])
