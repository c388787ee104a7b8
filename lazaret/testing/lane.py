"""A lane in memory: real worker, intake and sweep over AWS in the process, with a clock that tests move.

A message is delivered, and time passes, when somebody says so. broker.py delivers by itself.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane
from lambdas.core.intake.intake import Intake, take_in
from lambdas.core.model.job import DeadMessage, Job, Message, Outgoing
from lambdas.core.model.letter import Letter
from lambdas.core.sweep.sweep import sweep
from lambdas.core.sweep.sweeper import Sweeper, Swept
from lambdas.core.worker.attempt import Results, work_batch
from lambdas.core.worker.foresee import Foreseer
from lambdas.core.worker.secrets import Secrets
from lambdas.core.worker.settle import Worked, Worker
from lazaret.testing.memory import (
    MemoryBreakers,
    MemoryBus,
    MemoryLedger,
    MemoryNotices,
    MemoryPlaces,
    MemoryQueue,
    MemoryStore,
)

NOON = datetime(2026, 6, 12, 12, tzinfo=UTC)

AgentFunction = Callable[[Job, Run], Any]


@dataclass(kw_only=True)
class InMemory:
    lane: Lane
    agent: AgentFunction
    version: str = "v1"
    now: datetime = NOON
    ledger: MemoryLedger = field(default_factory=MemoryLedger)
    queue: MemoryQueue = field(default_factory=MemoryQueue)
    others: dict[str, MemoryQueue] = field(default_factory=dict)  # queues of other lanes
    store: MemoryStore = field(default_factory=MemoryStore)
    breakers: MemoryBreakers = field(default_factory=MemoryBreakers)
    notices: MemoryNotices = field(default_factory=MemoryNotices)
    bus: MemoryBus = field(default_factory=MemoryBus)
    secrets: Secrets | None = None
    ids: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))
    foreseer: Foreseer | None = None
    agents_asked: list[str] = field(default_factory=list)
    agent_named: Callable[[str], AgentFunction] = field(init=False)
    places: MemoryPlaces = field(init=False)

    def __post_init__(self) -> None:
        self.agent_named = self._asked
        # Breakers may be those that are deployed, on a table elsewhere: places need one of their own then.
        self.places = MemoryPlaces(getattr(self.breakers, "dynamodb", None) or MemoryBreakers().dynamodb)
        self.ledger.told_of = lambda _job_type: self.lane.events

    def _asked(self, name: str) -> AgentFunction:
        self.agents_asked.append(name)
        return self.agent

    def later(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)

    @property
    def worker(self) -> Worker:
        return Worker(
            lane=self.lane,
            version=self.version,
            consumer_id="worker-1",
            ledger=self.ledger,
            queue=self.queue,
            queue_of=lambda job_type: self.others.setdefault(job_type, MemoryQueue()),
            store=self.store,
            notices=self.notices,
            agent_named=self.agent_named,
            clock=lambda: self.now,
            new_id=self.new_id,
            jitter=lambda: 1.0,
            bus=self.bus,
            places=self.places,
            group_of=partial(self.ledger.group, self.lane.job_type) if self.lane.triage else None,
            foreseer=self._foreseer() if self.lane.foresee else None,
            secrets=self.secrets,
        )

    def _foreseer(self) -> Foreseer:
        """One, as a sandbox has: it remembers."""
        if self.foreseer is None:
            self.foreseer = Foreseer(self.lane, ledger=self.ledger, clock=lambda: self.now, new_id=self.new_id)
        return self.foreseer

    def new_id(self) -> str:
        return f"id{next(self.ids)}"

    def message(self, text: str, **fields: Any) -> Message:
        number = self.new_id()
        usual = {"message_id": f"m-{number}", "receipt": f"r-{number}", "group": "tnt_1"}
        return Message(body=text, **{**usual, **fields})

    def work(self, *messages: Message) -> Worked:
        """The outcome of the first message; all of them are one batch."""
        results = self.work_all(*messages)
        return results[messages[0].message_id]

    def work_all(self, *messages: Message) -> Results:
        ends_at = self.now + timedelta(seconds=self.lane.function_timeout_s)
        return work_batch(self.worker, self.breakers, messages, ends_at=ends_at)

    def delivered(self, sent: Outgoing, **fields: Any) -> Message:
        """What the queue hands over after the delay."""
        text = sent.body.text if sent.body.text is not None else self.store.get(sent.body.ref or "")
        copied = {
            name: getattr(sent, name)
            for name in ("ticket", "send", "hops", "bad_receives", "group", "original_message_id")
        }
        return self.message(text, **{**copied, **fields})

    def take_in(self, sent: Outgoing) -> Letter | None:
        return take_in(self.intake, self.dead(sent))

    @property
    def intake(self) -> Intake:
        return Intake(
            lane=self.lane,
            source_queue=f"lazaret-{self.lane.job_type}",
            ledger=self.ledger,
            store=self.store,
            clock=lambda: self.now,
            new_id=self.new_id,
            bus=self.bus,
        )

    def dead(self, sent: Outgoing) -> DeadMessage:
        message = self.delivered(sent)
        return DeadMessage(
            message_id=message.message_id,
            body=message.body,
            death_id=sent.death_id,
            ticket=sent.ticket,
            send=sent.send,
            group=sent.group,
            code=sent.code,
            detail=sent.detail,
            receives=sent.receives,
            original_message_id=sent.original_message_id,
        )

    def moved_by_broker(self, message: Message) -> DeadMessage:
        return DeadMessage(
            message_id=message.message_id,
            body=message.body,
            death_id=f"death_{message.message_id}",
            ticket=message.ticket,
            send=message.send,
            group=message.group,
            moved_by_broker=True,
        )

    def sweep(self) -> Swept:
        return sweep(self.sweeper, until=self.now + timedelta(seconds=50))

    @property
    def sweeper(self) -> Sweeper:
        return Sweeper(
            lanes={self.lane.job_type: self.lane},
            ledger=self.ledger,
            breakers=self.breakers,
            notices=self.notices,
            store=self.store,
            queue_of=lambda _job_type: self.queue,
            clock=lambda: self.now,
            pause=self.later,
            new_id=self.new_id,
            bus=self.bus,
        )
