"""The outside in memory: twins of every adapter, held to the same contract suite, for tests, simulation and benchmarks.

Nothing here waits, reads a clock or survives its process.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lambdas.adapters.memory_breakers import MemoryBreakers, MemoryNotices
from lambdas.adapters.memory_ledger import MemoryLedger
from lambdas.core.message import Message, Outgoing
from lambdas.core.refusals import NotStored

__all__ = ["MemoryBreakers", "MemoryLedger", "MemoryNotices", "MemoryQueue", "MemoryStore"]


@dataclass(slots=True)
class MemoryQueue:
    """What was sent, deleted and shown again, in order. Whoever owns the clock delivers `sent` after `delay_s`."""

    sent: list[Outgoing] = field(default_factory=list)  # to the lane's queue
    buried: list[Outgoing] = field(default_factory=list)  # to its dead-letter queue
    deleted: list[Message] = field(default_factory=list)
    shown_again: list[tuple[Message, int]] = field(default_factory=list)

    def send(self, message: Outgoing) -> None:
        (self.buried if message.death_id else self.sent).append(message)

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        for message in messages:
            self.send(message)
        return ()

    def delete(self, messages: Sequence[Message]) -> None:
        self.deleted.extend(messages)

    def show_again(self, message: Message, *, seconds: int) -> None:
        self.shown_again.append((message, seconds))


@dataclass(slots=True)
class MemoryStore:
    objects: dict[str, str] = field(default_factory=dict)
    renewed: list[str] = field(default_factory=list)

    def put(self, ref: str, content: str) -> None:
        self.objects[ref] = content

    def get(self, ref: str) -> str:
        if ref not in self.objects:
            raise NotStored(ref)
        return self.objects[ref]

    def renew(self, ref: str) -> None:
        self.get(ref)
        self.renewed.append(ref)
