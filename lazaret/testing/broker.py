"""A broker in memory around the real worker, intake and sweep, whose processes can die at any call they make.

The message of a process that died comes back when its visibility is over.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.intake.intake import NotYet, take_in
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import DeadMessage, Message
from lambdas.core.model.letter import Letter
from lambdas.core.sweep.sweep import sweep
from lazaret.testing.crash import Life, Process, lived
from lazaret.testing.lane import InMemory

PORTS = ("ledger", "queue", "store", "breakers", "bus", "places")
SETTLED = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED)


class NotSettled(AssertionError):
    """Something is still under way, after longer than anything takes."""


@dataclass(kw_only=True)
class Broker(InMemory):
    life: Life = field(default_factory=Life)
    lives: list[Life] = field(default_factory=list)  # of those who come after whoever dies; then all live on
    waiting: list[tuple[datetime, Message]] = field(default_factory=list)
    dead_waiting: list[tuple[datetime, DeadMessage]] = field(default_factory=list)
    rounds: int = 0
    ports: tuple[str, ...] = PORTS  # what its processes reach

    @property
    def letters(self) -> list[Letter]:
        return list(self.ledger.dead.values())

    def enqueue(self, message: Message) -> None:
        self.waiting.append((self.now, message))

    def run_until_settled(self, most: int = 200) -> None:
        """Deliver, sweep and let time pass until nothing is under way."""
        while self.waiting or self.dead_waiting or self._under_way():
            self.rounds += 1
            if self.rounds >= most:
                raise NotSettled(f"after {most} rounds: {[head.status for head in self.ledger.heads.values()]}")
            self.tick()

    def _under_way(self) -> bool:
        return any(head.status not in SETTLED for head in self.ledger.heads.values())

    def tick(self) -> None:
        moments, self.now = self._moments(), max(self.now, self.next_moment())
        for due in [each for each in self.waiting if each[0] <= self.now]:
            self.waiting.remove(due)
            self._deliver(due[1])
        for fatal in [each for each in self.dead_waiting if each[0] <= self.now]:
            self.dead_waiting.remove(fatal)
            self._deliver_dead(fatal[1])
        if not moments:
            self._in_a_process(self._sweep)

    def next_moment(self) -> datetime:
        """Of a message, or else of the sweep, which finds what no message speaks of."""
        return min(self._moments(), default=max(self.now + timedelta(minutes=1), self._asleep_until()))

    def _moments(self) -> list[datetime]:
        """Of messages. If somebody waits for other jobs, the sweep, which looks at them, comes before later ones."""
        moments = [at for at, _ in self.waiting] + [at for at, _ in self.dead_waiting]
        swept_at = self.now + timedelta(minutes=1)
        if min(moments, default=swept_at) <= swept_at or not any(head.gathers for head in self.ledger.heads.values()):
            return moments
        return []

    def _asleep_until(self) -> datetime:
        """When the first of those that sleep is to be woken, if all that is under way does."""
        heads = [head for head in self.ledger.heads.values() if head.status not in SETTLED]
        if any(head.waits_for is None for head in heads):
            return self.now
        return min((head.sweep_at for head in heads if head.sweep_at), default=self.now)

    def process(self, do: Callable[[], Any]) -> tuple[bool, Any]:
        """Whether it is alive at its end, and its answer. What it had sent before is sent."""
        try:
            return self._lived(self.life, do)
        finally:
            if self.life.over:
                self.life = self.lives.pop(0) if self.lives else Life()

    def _in_a_process(self, do: Callable[[], Any]) -> Any:
        alive, answer = self.process(do)
        return answer if alive else None

    def _lived(self, life: Process, do: Callable[[], Any]) -> tuple[bool, Any]:
        try:
            return lived(life, self, self.ports, do)
        finally:
            self.collect()

    def _deliver(self, message: Message) -> None:
        results = self._in_a_process(lambda: self.work_all(message))
        deleted = {each.message_id for each in self.queue.deleted}
        if message.message_id in deleted:
            return
        if results is None or not results[message.message_id].outcome.acked:
            again = replace(message, receive_count=message.receive_count + 1)
            back = self.now + timedelta(seconds=self.lane.visibility_s)
            if again.receive_count > self.lane.max_receive_count:
                self.dead_waiting.append((back, self.moved_by_broker(message)))
            else:
                self.waiting.append((back, again))

    def _deliver_dead(self, dead: DeadMessage) -> None:
        def intake() -> str:
            take_in(self.intake, dead)
            return "acked"

        try:
            acked = self._in_a_process(intake)
        except NotYet:
            acked = None
        if acked is None:
            self.dead_waiting.append((self.now + timedelta(minutes=3), dead))

    def _sweep(self) -> str:
        sweep(self.sweeper, until=self.now + timedelta(seconds=50))
        return "swept"

    def collect(self) -> None:
        """What was sent is under way, whoever dies afterwards."""
        for sent in self.queue.sent:
            self.waiting.append((self.now + timedelta(seconds=sent.delay_s), self.delivered(sent)))
        for sent in self.queue.buried:
            self.dead_waiting.append((self.now, self.dead(sent)))
        self.queue.sent.clear()
        self.queue.buried.clear()
