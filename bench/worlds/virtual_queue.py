"""A queue with SQS's rules on a virtual clock: delays, visibility, receive counts, dead letters, a concurrency limit.

Messages are delivered in the order in which they become visible. Fair queues are left out: they act from 30 messages of
a tenant in flight, which a lane of this size never has.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bench.worlds.virtual import Clock


@dataclass(slots=True)
class Delivery:
    """A message as the broker holds it."""

    message_id: str
    content: Any
    receive_count: int = 0


# Works on a delivery in a process of its own. None: it is acked; else the seconds until it is visible again.
Invoke = Callable[[Delivery], float | None]


@dataclass(slots=True)
class VirtualQueue:
    clock: Clock
    invoke: Invoke
    concurrency: int
    max_receive_count: int | None = None  # None: it is delivered for ever
    dead: list[Delivery] = field(default_factory=list)
    live: dict[str, Delivery] = field(default_factory=dict)  # neither acked nor dead
    most_at_once: int = 0
    _visible: deque[Delivery] = field(default_factory=deque)
    _busy: int = 0
    _ids: "count[int]" = field(default_factory=lambda: count(1))

    def send(self, content: Any, *, delay_s: float = 0.0) -> Delivery:
        delivery = Delivery(message_id=f"m-{next(self._ids)}", content=content)
        self.live[delivery.message_id] = delivery
        self._show(delivery, delay_s)
        return delivery

    def _show(self, delivery: Delivery, delay_s: float) -> None:
        def appear() -> None:
            self._visible.append(delivery)
            self._deliver()

        self.clock.at(self.clock.now + delay_s, appear)

    def _deliver(self) -> None:
        while self._visible and self._busy < self.concurrency:
            delivery = self._visible.popleft()
            delivery.receive_count += 1
            # As SQS does it: the message is moved when it would be received once more than allowed.
            if self.max_receive_count is not None and delivery.receive_count > self.max_receive_count:
                self._bury(delivery)
                continue
            self._busy += 1
            self.most_at_once = max(self.most_at_once, self._busy)
            self.clock.start(lambda delivery=delivery: self._work(delivery))  # type: ignore[misc]

    def _work(self, delivery: Delivery) -> None:
        again_in = self.invoke(delivery)
        self._busy -= 1
        if again_in is None:
            del self.live[delivery.message_id]
        else:
            self._show(delivery, again_in)
        self._deliver()

    def _bury(self, delivery: Delivery) -> None:
        del self.live[delivery.message_id]
        self.dead.append(delivery)
