"""AWS in the process, for tests, the simulation and benchmarks: what is on DynamoDB is the real adapter over one here,
queues and buckets are lists, all held to the same contracts.

Nothing here waits, reads a clock or survives its process.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lambdas.core.model.errors import NotStored, Unavailable
from lambdas.core.model.job import Message, Outgoing
from lazaret.testing.breakers import MemoryBreakers, MemoryNotices, MemoryPlaces
from lazaret.testing.ledger import MemoryLedger

__all__ = [
    "MemoryBreakers",
    "MemoryBus",
    "MemoryLedger",
    "MemoryNotices",
    "MemoryPlaces",
    "MemoryQueue",
    "MemoryStore",
]


@dataclass(slots=True)
class MemoryQueue:
    """What was sent, deleted, hidden and shown again, in order. Whoever has the clock delivers `sent` later."""

    sent: list[Outgoing] = field(default_factory=list)  # to the lane's queue
    buried: list[Outgoing] = field(default_factory=list)  # to its dead-letter queue
    deleted: list[Message] = field(default_factory=list)
    shown_again: list[tuple[Message, int]] = field(default_factory=list)
    hidden: list[tuple[Message, int]] = field(default_factory=list)

    def send(self, message: Outgoing) -> None:
        (self.buried if message.death_id else self.sent).append(message)

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        for message in messages:
            self.send(message)
        return ()

    def delete(self, messages: Sequence[Message]) -> None:
        self.deleted.extend(messages)

    def hide(self, messages: Sequence[Message], *, seconds: int) -> None:
        self.hidden.extend((message, seconds) for message in messages)

    def show_again(self, message: Message, *, seconds: int) -> None:
        self.shown_again.append((message, seconds))


@dataclass(slots=True)
class MemoryBus:
    """What was announced, in order. While it is `down` it takes nothing."""

    told: list[tuple[str, Mapping[str, Any]]] = field(default_factory=list)
    down: bool = False

    def send(self, events: Sequence[tuple[str, Mapping[str, Any]]]) -> Collection[int]:
        if self.down:
            raise Unavailable("event bus", "it is down")
        self.told.extend(events)
        return ()


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
