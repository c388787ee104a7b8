"""Notices to tenants: the queue of what was heard, the notify function's ports, and endpoints that are often down."""

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

from lambdas.adapters.memory_tenant_notices import MemoryTenantNotices
from lambdas.adapters.notice_queue import heard_in
from lambdas.core.message import Message
from lambdas.core.notify import Heard, NoticeStatus, TenantNotice
from lambdas.core.notify_telling import Notifier, hear
from lambdas.core.webhook import Endpoint, NotTaken
from tests.simulation.process import Process
from tests.simulation.queues import Copy, Queue
from tests.unit.harness import NOON

if TYPE_CHECKING:
    from tests.simulation.functions import Functions
    from tests.simulation.world import World

NOTIFY_S = 60.0
HEARING = ("tnt_a", "tnt_b")  # said where they want to be told; the third never did


class NoticeQueue:
    """The notices queue, as the port has it."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.queue = Queue(world, 6 * NOTIFY_S, lambda copies: None)

    def send(self, heard: Heard, *, delay_s: int = 0) -> None:
        names = ("what", "tenant_id", "job_type", "topic")
        body = json.dumps({**{name: getattr(heard, name) for name in names}, "facts": dict(heard.facts)}, default=str)
        name = f"n{self._world.number()}"
        self.queue.put(Copy(message=Message(message_id=name, receipt=name, body=body, group=heard.tenant_id)), delay_s)


@dataclass(eq=False)
class Book(MemoryTenantNotices):
    """What tenants were told, every notice that ever was the last of its topic, and when it was sent."""

    now: Callable[[], datetime] = lambda: NOON
    composed: dict[str, TenantNotice] = field(default_factory=dict)
    sent_at: dict[str, datetime] = field(default_factory=dict)

    def write(self, notice: TenantNotice, *, was: TenantNotice | None) -> bool:
        written = MemoryTenantNotices.write(self, notice, was=was)
        if written:
            self.composed[notice.notice_id] = notice
        if written and notice.status is NoticeStatus.SENT:
            self.sent_at.setdefault(notice.notice_id, self.now())
        return written


class Endpoints:
    """Of all tenants but one, and what they took: by notice, each body."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.took: dict[str, list[str]] = defaultdict(list)

    def find(self, tenant_id: str) -> Endpoint | None:
        if tenant_id not in HEARING:
            return None
        return Endpoint(url=f"https://{tenant_id}.example.com/in", secret="s")

    def take(self, process: Process, body: str, notice_id: str) -> None:
        dice = self._world.dice
        process.require_life()
        if self._world.struck("dies_before"):
            process.die()
        process.sleep(dice.uniform(1, 10) if self._world.struck("slow") else 0.05)
        if self._world.struck("endpoint"):
            raise NotTaken("503")
        self.took[notice_id].append(body)
        self._world.tell(f"{process.name:12} tells {notice_id}")
        if self._world.struck("dies_after"):
            process.die()
        if self._world.struck("endpoint"):
            raise NotTaken("the answer was lost")


class Postman:
    def __init__(self, process: Process, endpoints: Endpoints) -> None:
        self._process = process
        self._endpoints = endpoints

    def post(self, endpoint: Endpoint, body: str, *, notice_id: str, at: datetime) -> None:
        self._endpoints.take(self._process, body, notice_id)


def start_notify(functions: "Functions", copies: Sequence[Copy]) -> None:
    """As the platform does: a message that was not acknowledged comes again."""
    world = functions.world
    for copy in copies:
        heard = heard_in(copy.message.body)
        process = world.process("notify", NOTIFY_S, tenants=frozenset({heard.tenant_id}))

        def run(process: Process, heard: Heard = heard) -> Any:
            return hear(notifier(functions, process), heard)

        def then(_: Any, copy: Copy = copy) -> None:
            functions.acknowledge(world.notice_queue.queue, [copy])

        world.start(process, run, then)


def notifier(functions: "Functions", process: Process) -> Notifier:
    world = functions.world
    return Notifier(
        ledger=functions.ledger(process),
        book=functions.port(process, "book"),
        endpoints=functions.port(process, "endpoints"),
        postman=Postman(process, world.endpoints),
        queue=functions.port(process, "notice_queue"),
        api_url="https://api.example.com",
        clock=process.now,
        new_id=world.new_id,
    )
