"""Notices to tenants: the notify function's ports, and endpoints that are often down."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from lambdas.adapters.notices import message_in
from lambdas.core.notify.deliver import Notifier, deliver
from lambdas.core.notify.notice import Endpoint, NotTaken
from lambdas.core.ports.outside import NoticeMessage
from tests.simulation.world.process import Process
from tests.simulation.world.queues import Copy

if TYPE_CHECKING:
    from tests.simulation.world.functions import Functions
    from tests.simulation.world.world import World

NOTIFY_S = 60.0
HEARING = ("tnt_a", "tnt_b")  # said where they want to be told; the third never did


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
        self._world.tell(process.name, "tells", notice_id, "")
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
        heard = message_in(copy.body)
        process = world.process("notify", NOTIFY_S, tenants=frozenset({heard.tenant_id}))

        def run(process: Process, heard: NoticeMessage = heard) -> Any:
            return deliver(notifier(functions, process), heard)

        def then(_: Any, copy: Copy = copy) -> None:
            functions.acknowledge(world.queues["notices"], [copy])

        world.start(process, run, then)


def notifier(functions: "Functions", process: Process) -> Notifier:
    world = functions.world
    return Notifier(
        ledger=functions.ledger(process),
        book=functions.book(process),
        endpoints=world.endpoints,
        postman=Postman(process, world.endpoints),
        queue=functions.notice_queue(process),
        breakers=functions.breakers(process),
        redrives=functions.redrives(process),
        people=functions.people,
        api_url="https://api.example.com",
        clock=process.now,
        new_id=world.new_id,
    )
