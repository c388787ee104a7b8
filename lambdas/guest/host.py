"""Runs agents as guests: a process each, warm for the next job, ended as soon as it is no good any more.

The worker's side. What a guest may do is the desk's to say; what becomes of the job is the worker's.
"""

import os
import select
import signal
import threading
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from lambdas.core.agent.supervise import no_time
from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code, stated
from lambdas.core.ports.host import Ending, Order
from lambdas.guest import process
from lambdas.guest.slots import NoGuest, Slot, Slots, Tell
from lambdas.guest.stay import Stay
from lambdas.guest.wire import Closed, plain

if TYPE_CHECKING:
    from lambdas.core.worker.secrets import Secrets

SHARE = 0.9  # of the function's memory that the worker and its guests may hold together
FASTEST = 2 * 1024**3  # bytes a second: no agent fills memory faster
SOONEST_S, LATEST_S = 0.01, 0.25  # between two looks at the memory


class ProcessHost:
    """The guests of one lane. `memory_mb` is the function's; 0 if nobody limits it."""

    def __init__(
        self,
        lane: Lane,
        *,
        root: Path,
        environment: Mapping[str, str],
        memory_mb: int,
        tell: Tell,
        secrets: "Secrets | None" = None,
    ) -> None:
        self._lane = lane
        self._tell = tell
        self._secrets = secrets
        self._root, self._environment = root, environment
        self._given: Mapping[str, str] = {}  # the secrets with which slots are made
        self._slots = self._made()
        self._within: Counter[Slots] = Counter()  # runs that have, or wait for, a slot of these
        self._bound = int(memory_mb * 1024**2 * SHARE)
        self._memory_mb = memory_mb
        self._lock = threading.Lock()
        self._idle: list[Slot] = []
        self._busy: set[Slot] = set()
        self._look_at = 0.0

    def _made(self) -> Slots:
        agents, environment = (self._lane.agent, *self._lane.alternates), {**self._environment, **self._given}
        hide = self._hide if self._secrets is not None else None
        return Slots(agents, root=self._root, environment=environment, tell=self._tell, hide=hide)

    def _hide(self, text: str) -> str:
        return self._secrets.hidden.clean(text) if self._secrets is not None else text

    def start(self) -> None:
        if self._has_secrets():
            self._slots.start()

    def ready(self) -> None:
        """One slot is warm. Raise `NoGuest` if the lane's agent cannot be imported."""
        if self._has_secrets():
            self._slots.ready()
            self._idle.append(self._new(self._slots))

    def _has_secrets(self) -> bool:
        """Agents are not even imported without them. Whoever wants to run one is told what is missing."""
        with suppress(Unavailable):
            if self._secrets is not None:
                self._secrets.look()
            self._renew()
            return True
        return False

    def close(self) -> None:
        for slots in {self._slots, *self._within}:
            slots.close()
        for slot in self._idle:
            slot.close()
        self._idle.clear()

    def perform(self, order: Order) -> Ending:
        if order.seconds <= 0:
            return Ending(failure=no_time(), used=order.head.used)
        until = time.monotonic() + order.seconds  # waiting for a guest that has to be made is part of it
        self._renew()
        with self._lock:
            slots = self._slots
            self._within[slots] += 1
        try:
            return self._performed(order, slots, until)
        finally:
            with self._lock:
                self._within[slots] -= 1
            self._let_go(slots)

    def _performed(self, order: Order, slots: Slots, until: float) -> Ending:
        try:
            slot = self._slot(slots)
        except NoGuest as none:
            return Ending(failure=stated(Code.AGENT_CRASHED, str(none), about="no guest"), used=order.head.used)
        stay = Stay(slot, order, self._tell, self._hide)
        try:
            ending = stay.perform(self._look, until=until)
        finally:
            status = self._leave(slot, stay)
        return stay.named(ending, status)

    def _renew(self) -> None:
        """Secrets that were rotated: agents are imported anew with them, and whoever runs with the former ones ends."""
        if self._secrets is None or self._secrets.values == self._given:
            return
        with self._lock:
            if self._secrets.values == self._given:
                return
            former, idle = self._slots, self._idle
            self._given, self._idle = self._secrets.values, []
            self._slots = self._made()
        for slot in idle:
            former.end(slot)
        self._let_go(former)

    def _let_go(self, slots: Slots) -> None:
        with self._lock:
            over = slots is not self._slots and not self._within[slots]
            if over:
                del self._within[slots]
        if over:
            slots.close()

    def _slot(self, slots: Slots) -> Slot:
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
            each.of.end(each)
        if slot is not None:
            return slot
        slot = self._new(slots)
        with self._lock:
            self._busy.add(slot)
        return slot

    def _new(self, slots: Slots) -> Slot:
        slot = slots.make()
        try:
            slot.frames.send({"lane": plain(self._lane)})
        except Closed as gone:
            slots.end(slot)
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
        with self._lock:
            if stay.reusable and slot.of is self._slots:
                self._idle.append(slot)
                return None
        if stay.unfit or stay.reusable:
            self._tell("guest.replaced", {"why": stay.unfit or "the lane's secrets were rotated"})
        return slot.of.end(slot)

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
            shared = sum(slots.held for slots in {self._slots, *self._within})
            held = process.resident(os.getpid()) + shared + sum(grown.values())
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
