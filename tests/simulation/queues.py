"""Two queues as SQS has them: at least once, in no order, with visibility timeouts and a dead-letter queue.

They keep what was sent until it is acknowledged, and forget nothing by themselves.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from lambdas.core.message import DeadMessage, Message, Outgoing

if TYPE_CHECKING:
    from tests.simulation.world import World

INTAKE_VISIBILITY_S = 360.0


@dataclass(eq=False)
class Copy:
    """A message in a queue."""

    message: Message
    dead: DeadMessage | None = None  # in the dead-letter queue
    visible_at: float = 0.0
    receives: int = 0
    gone: bool = False


@dataclass(eq=False)
class Queue:
    """One of the two. `take` starts whoever works on what is delivered."""

    world: "World"
    visibility_s: float
    take: Callable[[Sequence[Copy]], None]
    most_receives: int = 0  # 0: any number
    batch: int = 1
    copies: list[Copy] = field(default_factory=list)

    def put(self, copy: Copy, delay_s: float) -> None:
        self.copies.append(copy)
        self.show(copy, delay_s + self.world.dice.choice((0.0, 0.05, 0.5, 2.0)))

    def show(self, copy: Copy, seconds: float) -> None:
        copy.visible_at = self.world.clock.now + seconds
        self.world.clock.at(copy.visible_at, lambda: self._offer(copy))

    def remove(self, copy: Copy) -> None:
        copy.gone = True
        if copy in self.copies:
            self.copies.remove(copy)

    def deliver(self, copies: Sequence[Copy]) -> None:
        dice = self.world.dice
        for copy in copies:
            copy.receives += 1
            self.show(copy, self.visibility_s)
            if self.world.struck("days_late"):
                self.world.late.append((self, copy))
        if self.world.struck("not_invoked"):
            return
        self.take(copies)
        if self.world.struck("twice"):
            self.world.clock.at(self.world.clock.now + dice.choice((0.0, 0.1, 3.0, 30.0)), lambda: self.take(copies))

    def _offer(self, copy: Copy) -> None:
        now = self.world.clock.now
        if copy.gone or copy.visible_at > now:
            return
        if self.most_receives and copy.receives >= self.most_receives:
            self.remove(copy)
            self.world.lane_queue.moved_by_broker(copy)
            return
        others = [each for each in self.copies if each is not copy and each.visible_at <= now]
        size = self.world.dice.randint(1, self.batch)
        ready = [each for each in others if not self.most_receives or each.receives < self.most_receives]
        self.deliver([copy, *ready[: size - 1]])


@dataclass(eq=False)
class LaneQueues:
    """The lane's queue and its dead-letter queue, as the port has them."""

    world: "World"
    live: Queue
    dead: Queue

    def send(self, message: Outgoing) -> None:
        text = message.body.text if message.body.text is not None else self.world.store.get(message.body.ref or "")
        message_id = f"m{self.world.number()}"
        sent = Message(
            message_id=message_id,
            receipt=message_id,
            body=text,
            group=message.group,
            ticket=message.ticket,
            hops=message.hops,
            bad_receives=message.bad_receives,
        )
        if not message.death_id:
            self.live.put(Copy(message=sent), message.delay_s)
            return
        dead = DeadMessage(
            message_id=message_id,
            body=text,
            death_id=message.death_id,
            ticket=message.ticket,
            group=message.group,
            code=message.code,
            detail=message.detail,
            receives=message.receives,
            original_message_id=message.original_message_id,
        )
        self.dead.put(Copy(message=sent, dead=dead), 0)

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        refused = []
        for message in messages:
            if self.world.struck("refused"):
                refused.append(message)
            else:
                self.send(message)
        return tuple(refused)

    def delete(self, messages: Sequence[Message]) -> None:
        for message in messages:
            self.acknowledge(self.live, message.receipt)

    def acknowledge(self, queue: Queue, receipt: str) -> None:
        for copy in [each for each in queue.copies if each.message.receipt == receipt]:
            queue.remove(copy)

    def show_again(self, message: Message, *, seconds: int) -> None:
        for copy in [each for each in self.live.copies if each.message.receipt == message.receipt]:
            self.live.show(copy, seconds)

    def moved_by_broker(self, copy: Copy) -> None:
        message = copy.message
        dead = DeadMessage(
            message_id=message.message_id,
            body=message.body,
            death_id=f"death_{message.message_id}",
            ticket=message.ticket,
            group=message.group,
            moved_by_broker=True,
        )
        self.world.tell(f"broker       moves {message.message_id} after {copy.receives} receives")
        self.dead.put(Copy(message=message, dead=dead), 0)


def received(copy: Copy) -> Message:
    return replace(copy.message, receive_count=copy.receives)
