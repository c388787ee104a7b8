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
from lambdas.core.model.failure import Code, Failure, stated
from lambdas.core.ports.runs import Ending, Order
from lambdas.guest import process
from lambdas.guest.slots import Held, NoGuest, Slot, Slots, Tell
from lambdas.guest.stay import Stay
from lambdas.guest.wire import LARGEST, Closed, plain

if TYPE_CHECKING:
    from lambdas.core.worker.secrets import Secrets

SHARE = 0.9  # of the function's memory that the worker and its guests may hold together
FASTEST = 2 * 1024**3  # bytes a second: no agent fills memory faster
SOONEST_S, LATEST_S = 0.01, 0.25  # between two looks at what is held
MOST_TASKS = 600  # threads and processes of all guests: Lambda has 1,024 for everybody
FRAMES = 4  # parts of its share of the memory, of which a guest's frame is one: it is held as bytes, text and values
SMALLEST = 4 * 1024**2  # bytes of a frame that every lane takes


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
        adopts: bool = False,
        secrets: "Secrets | None" = None,
    ) -> None:
        """`adopts`: this process has no children but its guests."""
        self._lane = lane
        self._tell = tell
        self._root, self._environment, self._adopts = root, environment, adopts
        self._secrets = secrets
        self._given: Mapping[str, str] = {}  # the secrets with which slots are made
        self._bound = int(memory_mb * 1024**2 * SHARE)
        self._largest = largest_frame(self._bound, lane.batch_size)
        self._slots = self._made()
        self._within: Counter[Slots] = Counter()  # runs that have, or wait for, a slot of these
        self._memory_mb = memory_mb
        self._lock = threading.Lock()
        self._idle: list[Slot] = []
        self._busy: set[Slot] = set()
        self._coming = 0  # that are being made
        self._leaving: dict[Slot, int] = {}  # those that were ended, and the memory that is on its way out with them
        self._look_at = 0.0

    def _made(self) -> Slots:
        return Slots(
            (self._lane.agent, *self._lane.alternates),
            root=self._root,
            environment={**self._environment, **self._given},
            tell=self._tell,
            largest=self._largest,
            adopts=self._adopts,
            hide=self._secrets.hide if self._secrets is not None else None,
        )

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
            slot = self._slot(slots, order.job.tenant_id)
        except NoGuest as none:
            return Ending(not_begun=str(none), used=order.head.used)
        stay = Stay(slot, order, self._tell, self._secrets.hide if self._secrets is not None else None)
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

    def _slot(self, slots: Slots, tenant_id: str) -> Slot:
        """One that has run no other tenant's job: whatever an agent has left in its process stays with its tenant."""
        with self._lock:
            over = self._ended_idle()
            slot = self._warm(slots, tenant_id)
            if slot is not None:
                self._busy.add(slot)
            else:
                if self._idle and len(self._idle) + len(self._busy) + self._coming >= self._lane.batch_size:
                    over.append(self._idle.pop(0))  # the one that has waited longest
                self._coming += 1
        for each in over:  # reaped, and whoever it left behind is ended too
            each.of.end(each)
        slot = slot or self._another(slots)
        slot.tenant_id = tenant_id
        return slot

    def _another(self, slots: Slots) -> Slot:
        made = []
        try:
            made.append(self._new(slots))
            return made[0]
        finally:
            with self._lock:  # at once: in between it would be counted twice, or not at all
                self._coming -= 1
                self._busy.update(made)

    def _warm(self, slots: Slots, tenant_id: str) -> Slot | None:
        """The tenant's own before one that nobody has had."""
        for whose in (tenant_id, ""):
            for slot in reversed(self._idle):
                if slot.tenant_id == whose and slot.of is slots:
                    self._idle.remove(slot)
                    return slot
        return None

    def _ended_idle(self) -> list[Slot]:
        if not self._idle:
            return []
        ended = set(select.select([slot.ended for slot in self._idle], [], [], 0)[0])
        over = [slot for slot in self._idle if slot.ended in ended]
        self._idle = [slot for slot in self._idle if slot.ended not in ended]
        return over

    def _new(self, slots: Slots) -> Slot:
        slot = slots.make()
        try:
            slot.frames.send({"lane": plain(self._lane), "takes": self._largest})
        except Closed as gone:
            slots.end(slot)
            raise NoGuest(f"it ended at once: {gone}") from gone
        return slot

    def _leave(self, slot: Slot, stay: Stay) -> int | None:
        """Keep the guest for the next job, or end it with all that descends from it."""
        with self._lock:
            self._busy.discard(slot)
        if slot.ended_for is not None:  # killed just as it said that its run was over
            stay.reusable = False
        if stay.reusable and self._bound and slot.grown > self._fair_share:
            stay.reusable, stay.unfit = False, "it has grown beyond its share of the memory"
        with self._lock:
            if stay.reusable and slot.of is self._slots:
                self._idle.append(slot)
                return None
        if stay.unfit or stay.reusable:
            self._tell("guest.replaced", {"why": stay.unfit or "the lane's secrets were rotated"})
        status = slot.of.end(slot)
        if slot in self._leaving:
            process.let_go()
            with self._lock:
                del self._leaving[slot]
        return status

    @property
    def _fair_share(self) -> float:
        return self._bound / 2 / self._lane.batch_size

    def _look(self) -> float:
        """Whether all guests together hold more than there is: the largest is ended, the others notice nothing."""
        with self._lock:
            now = time.monotonic()
            if now < self._look_at:
                return self._look_at - now
            held = {slot: slot.held() for slot in (*self._busy, *self._idle)}
            own = process.resident(os.getpid()) + sum(slots.held for slots in {self._slots, *self._within})
            wait = min(self._end_for_memory(held, own), self._end_for_tasks(held))
            self._look_at = now + wait
            return wait

    def _end_for_memory(self, held: Mapping[Slot, Held], own: int) -> float:
        """Seconds until nobody can have filled what is left."""
        if not self._bound:
            return LATEST_S
        # What the worker holds of a frame is its sender's, and counted once.
        total = own + sum(each.memory - slot.frames.owned for slot, each in held.items()) - sum(self._leaving.values())
        if total > self._bound and self._busy:
            largest = max(self._busy, key=lambda slot: held[slot].memory)
            mb, of = held[largest].memory // 1024**2, self._memory_mb
            why = (
                f"the agent held {mb} MB when the worker and its guests reached {total // 1024**2} MB of {of} MB: "
                f"raise memory_mb of lane {self._lane.job_type!r}, lower its batch_size, or let the agent hold less"
            )
            self._end(largest, stated(Code.OUT_OF_MEMORY, why), held[largest].memory)
        return min(LATEST_S, max(SOONEST_S, (self._bound - total) / FASTEST))

    def _end_for_tasks(self, held: Mapping[Slot, Held]) -> float:
        total = sum(each.tasks for each in held.values())
        if total > MOST_TASKS and self._busy:
            most = max(self._busy, key=lambda slot: held[slot].tasks)
            why = (
                f"the agent was ended: it had {held[most].tasks} threads and processes, of {MOST_TASKS} for all guests"
            )
            self._end(most, stated(Code.AGENT_CRASHED, why, about="too many processes"), held[most].memory)
        return LATEST_S if total < MOST_TASKS / 2 else SOONEST_S

    def _end(self, slot: Slot, why: Failure, memory: int) -> None:
        if slot.ended_for is None:  # or it is on its way already
            slot.ended_for = why
            self._leaving[slot] = memory
            slot.signal(signal.SIGKILL)


def largest_frame(bound: int, guests: int) -> int:
    """Bytes: what all guests may send at once must fit into the worker, several times over."""
    return max(SMALLEST, min(LARGEST, bound // guests // FRAMES)) if bound else LARGEST
