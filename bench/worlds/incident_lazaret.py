"""Lazaret in the incident: the real worker, intake and sweep, over the ledger in memory and the virtual queue."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

from bench.worlds.incident_trace import INTEGRATOR, Arrival, World
from bench.worlds.incident_workers import LANE, Make, Side
from bench.worlds.virtual_queue import Delivery, VirtualQueue
from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane
from lambdas.core.intake.intake import Intake, NotYet, take_in
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import DeadMessage, Job, Message, Outgoing, StoredBody
from lambdas.core.ports.outside import Notice
from lambdas.core.sweep.sweep import sweep
from lambdas.core.sweep.sweeper import Sweeper
from lambdas.core.worker.attempt import work_batch
from lambdas.core.worker.settle import Worker
from lazaret.testing.memory import MemoryBreakers, MemoryLedger, MemoryStore

START = datetime(2026, 6, 12, 8, tzinfo=UTC)
A_MINUTE = 60.0
# A list shows it, a letter does, or an attempt is under way, of which there are only so many.
ACCOUNTED = frozenset({HeadStatus.PARKED, HeadStatus.DEAD, HeadStatus.RUNNING, HeadStatus.WAITING})


@dataclass(slots=True)
class Lazaret:
    world: World
    lane: Lane
    ledger: MemoryLedger = field(default_factory=MemoryLedger)
    store: MemoryStore = field(default_factory=MemoryStore)
    breakers: MemoryBreakers = field(default_factory=MemoryBreakers)
    told: list[Notice] = field(default_factory=list)
    while_open: int = 0
    probes: int = 0
    queue: VirtualQueue = field(init=False)
    _ids: "count[int]" = field(default_factory=lambda: count(1))
    _rng: Random = field(default_factory=lambda: Random(1))

    def __post_init__(self) -> None:
        self.queue = VirtualQueue(
            clock=self.world.clock,
            invoke=self.invoke,
            concurrency=self.world.incident.concurrency,
            max_receive_count=self.lane.max_receive_count,
        )
        self.world.on_start = self.see_start
        self.world.clock.at(A_MINUTE, self._every_minute)

    def send(self, arrival: Arrival) -> None:
        body = {"job_id": arrival.job_id, "tenant_id": arrival.tenant_id, "job_type": self.lane.job_type, "payload": {}}
        self.queue.send(Outgoing(body=StoredBody(text=json.dumps(body)), group=arrival.tenant_id))

    def accounted(self) -> set[str]:
        return {key.job_id for key, head in self.ledger.heads.items() if head.status in ACCOUNTED}

    def now(self) -> datetime:
        return START + timedelta(seconds=self.world.clock.now)

    def invoke(self, delivery: Delivery) -> float | None:
        received, message = self.world.clock.now, self._message(delivery)
        ends_at = self.now() + timedelta(seconds=self.lane.function_timeout_s)
        worked = work_batch(self._worker(), self.breakers, [message], ends_at=ends_at)[message.message_id]
        return None if worked.outcome.acked else self.lane.visibility_s - (self.world.clock.now - received)

    def _message(self, delivery: Delivery) -> Message:
        sent: Outgoing = delivery.content
        return Message(
            message_id=delivery.message_id,
            receipt=delivery.message_id,
            body=self._text(sent),
            group=sent.group,
            ticket=sent.ticket,
            send=sent.send,
            hops=sent.hops,
            bad_receives=sent.bad_receives,
            receive_count=delivery.receive_count,
        )

    def _worker(self) -> Worker:
        port = _LanePort(self)
        return Worker(
            lane=self.lane,
            version="v1",
            consumer_id="worker",
            ledger=self.ledger,
            queue=port,
            queue_of=lambda _job_type: port,
            store=self.store,
            notices=self,
            agent_named=lambda _name: self._agent,
            clock=self.now,
            new_id=self.new_id,
            jitter=self._rng.random,
        )

    def _agent(self, job: Job, run: Run) -> dict[str, str]:
        case: dict[str, str] = run.step("review", self.world.agent, job.job_id)
        return case

    def tell(self, notice: Notice) -> None:
        self.told.append(notice)

    def new_id(self) -> str:
        return f"id{next(self._ids)}"

    def see_start(self, job_id: str) -> None:
        if not self.world.trace[job_id].corrupt:
            return
        breaker = self.breakers.find(INTEGRATOR, self.lane.job_type)
        if breaker.opened_at is not None and breaker.probe_job == job_id:
            self.probes += 1
        elif breaker.opened_at is not None:
            self.while_open += 1

    def take_in(self, sent: Outgoing) -> None:
        """What a worker buried. The broker buries nothing here: no worker dies."""
        text = self._text(sent)
        dead = DeadMessage(
            message_id=sent.death_id, body=text, death_id=sent.death_id, ticket=sent.ticket, group=sent.group,
            code=sent.code, detail=sent.detail, receives=sent.receives,
        )  # fmt: skip
        intake = Intake(
            lane=self.lane, source_queue="kyc", ledger=self.ledger, store=self.store, clock=self.now, new_id=self.new_id
        )
        try:
            take_in(intake, dead)
        except NotYet:
            self.world.clock.at(self.world.clock.now + A_MINUTE, lambda: self.take_in(sent))

    def _every_minute(self) -> None:
        clock = self.world.clock
        clock.start(self._sweep)
        clock.at(clock.now + A_MINUTE, self._every_minute)

    def _sweep(self) -> None:
        port = _LanePort(self)
        sweeper = Sweeper(
            lanes={self.lane.job_type: self.lane},
            ledger=self.ledger,
            breakers=self.breakers,
            notices=self,
            store=self.store,
            queue_of=lambda _job_type: port,
            clock=self.now,
            pause=self.world.clock.sleep,
            new_id=self.new_id,
        )
        sweep(sweeper, until=self.now() + timedelta(seconds=50))

    def _text(self, sent: Outgoing) -> str:
        return sent.body.text if sent.body.text is not None else self.store.get(sent.body.ref or "")


@dataclass(frozen=True, slots=True)
class _LanePort:
    """The lane's two queues, as the core sees them."""

    side: Lazaret

    def send(self, message: Outgoing) -> None:
        if message.death_id:
            clock = self.side.world.clock
            clock.at(clock.now, lambda: self.side.take_in(message))
        else:
            self.side.queue.send(message, delay_s=message.delay_s)

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        for message in messages:
            self.send(message)
        return ()

    def delete(self, messages: Sequence[Message]) -> None:
        """Only asked for batches of several."""

    def hide(self, messages: Sequence[Message], *, seconds: int) -> None: ...

    def show_again(self, message: Message, *, seconds: int) -> None:
        """Only asked when the queue does not answer."""


def lazaret(lane: Lane = LANE) -> Make:
    def make(world: World) -> Side:
        return Lazaret(world=world, lane=lane)

    return make
