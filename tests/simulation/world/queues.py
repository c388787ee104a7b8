"""Queues as SQS has them: at least once, in no order, with visibility timeouts and dead-letter queues.

They keep what was sent until it is acknowledged, or until it is too old.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.world.world import World

INTAKE_VISIBILITY_S = 360.0
KEPT_S = 7 * 86_400.0
DEAD_KEPT_S = 14 * 86_400.0


@dataclass(eq=False)
class Copy:
    """A message in a queue."""

    message_id: str
    body: str
    group: str = ""
    facts: dict[str, Any] = field(default_factory=dict)  # its attributes, as they were sent
    moved_from: str = ""  # the queue from which the broker moved it
    sent_at: float = 0.0
    visible_at: float = 0.0
    receives: int = 0
    gone: bool = False

    def record(self, number: int = 0) -> dict[str, Any]:
        """As Lambda gets it. `number` tells two of one batch apart."""
        attributes = {"ApproximateReceiveCount": str(self.receives), "SentTimestamp": str(int(self.sent_at * 1000))}
        attributes |= {"MessageGroupId": self.group} if self.group else {}
        attributes |= {"DeadLetterQueueSourceArn": f"arn:{self.moved_from}"} if self.moved_from else {}
        facts = {name: {"stringValue": fact["StringValue"]} for name, fact in self.facts.items()}
        return {
            "messageId": self.message_id,
            "receiptHandle": f"{self.message_id}/{self.receives}.{number}",
            "body": self.body,
            "attributes": attributes,
            "messageAttributes": facts,
        }


@dataclass(eq=False)
class Queue:
    """`take` starts whoever works on what is delivered."""

    world: "World"
    url: str
    visibility_s: Callable[[], float]
    take: Callable[[Sequence[Copy]], None]
    most_receives: Callable[[], int] = lambda: 0  # 0: any number
    batch: Callable[[], int] = lambda: 1
    kept_s: float = KEPT_S  # a message since it was first sent; one that the broker moves keeps its age
    dead: "Queue | None" = None
    copies: list[Copy] = field(default_factory=list)
    still_until: float = 0.0  # nothing is delivered before
    window_s: float = 0.0  # for which Lambda waits until a batch is full
    _gathers: bool = False

    def send(self, entry: dict[str, Any]) -> str:
        copy = Copy(
            message_id=f"m{self.world.number()}",
            body=entry["MessageBody"],
            group=entry.get("MessageGroupId", ""),
            facts=entry.get("MessageAttributes", {}),
            sent_at=self.world.clock.now,
        )
        self.put(copy, entry.get("DelaySeconds", 0))
        return copy.message_id

    def put(self, copy: Copy, delay_s: float) -> None:
        self.copies.append(copy)
        self.world.deliveries.sent(self, copy, delay_s)
        self._show(copy, delay_s + self.world.dice.choice((0.0, 0.05, 0.5, 2.0)))

    def acknowledge(self, receipt: str) -> None:
        for copy in self._with(receipt):
            copy.gone = True
            self.copies.remove(copy)

    def show_again(self, receipt: str, seconds: float) -> None:
        for copy in self._with(receipt):
            self._show(copy, seconds)

    def wake(self) -> None:
        """A queue that stood still delivers again."""
        if self.world.clock.now < self.still_until:
            self.still_until = self.world.clock.now
            for copy in list(self.copies):
                if copy.visible_at > self.still_until:
                    self._show(copy, 0)

    def _with(self, receipt: str) -> list[Copy]:
        return [each for each in self.copies if each.message_id == receipt.partition("/")[0]]

    def _show(self, copy: Copy, seconds: float) -> None:
        copy.visible_at = max(self.world.clock.now + seconds, self.still_until)
        self.world.clock.at(copy.visible_at, lambda: self._offer(copy))

    def _offer(self, copy: Copy) -> None:
        now = self.world.clock.now
        if copy.gone or copy.visible_at > now:
            return
        if now - copy.sent_at > self.kept_s:
            self._forget(copy)
        elif now < self.still_until:
            self._show(copy, self.still_until - now)
        elif self._too_often(copy):
            self._move(copy)
        elif self.window_s:
            self._gather()
        else:
            others = [each for each in self.copies if each is not copy and each.visible_at <= now]
            ready = [each for each in others if not self._too_often(each)]
            size = self.world.dice.randint(1, max(1, self.batch()))
            self._deliver([copy, *ready[: size - 1]])

    def _gather(self) -> None:
        """Lambda waits for a while, and then takes whatever has come, in batches as full as they get."""
        if not self._gathers:
            self._gathers = True
            self.world.clock.at(self.world.clock.now + self.window_s, self._take_all)

    def _take_all(self) -> None:
        self._gathers, now = False, self.world.clock.now
        come = [copy for copy in self.copies if copy.visible_at <= now]
        if now < self.still_until:
            for copy in come:
                self._show(copy, self.still_until - now)
            return
        for copy in [each for each in come if self._too_often(each)]:
            self._move(copy)
        ready = [copy for copy in come if not copy.gone]
        size = max(1, self.batch())
        for begin in range(0, len(ready), size):
            self._deliver(ready[begin : begin + size])

    def _too_often(self, copy: Copy) -> bool:
        return self.dead is not None and copy.receives >= self.most_receives()

    def _deliver(self, copies: Sequence[Copy]) -> None:
        world = self.world
        for copy in copies:
            copy.receives += 1
            self._show(copy, self.visibility_s())
            if world.struck("days_late"):
                world.late.append((self, copy))
            world.deliveries.delivered(self, copy)
        if world.is_down("lambda") or world.struck("not_invoked"):
            return
        together = [*copies, copies[0]] if world.struck("doubled") else list(copies)
        self.take(together)
        if world.struck("twice"):
            world.clock.at(world.clock.now + world.dice.choice((0.0, 0.1, 3.0, 30.0)), lambda: self.take(copies))

    def _forget(self, copy: Copy) -> None:
        copy.gone = True
        self.copies.remove(copy)
        self.world.tell("broker", "forgets", copy.message_id, self.url)
        self.world.deliveries.forgotten(copy)

    def _move(self, copy: Copy) -> None:
        """By the broker: the same message, in the dead-letter queue."""
        copy.gone = True
        self.copies.remove(copy)
        assert self.dead is not None
        self.world.tell("broker", "moves", copy.message_id, f"after {copy.receives} receives")
        moved = Copy(copy.message_id, copy.body, copy.group, copy.facts, moved_from=self.url, sent_at=copy.sent_at)
        self.dead.put(moved, 0)
