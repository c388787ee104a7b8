"""The application's functions as the platform starts them: worker, intake, sweep, each in a process of its own."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas import wiring
from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.places import DynamoPlaces
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.adapters.notices import Hints
from lambdas.adapters.s3 import S3Store
from lambdas.adapters.sqs import LETTERS_SETTLE_S, SqsLaneQueue, SqsNoticeQueue, dead_message_in, message_in
from lambdas.adapters.webhooks import DynamoTenantNotices
from lambdas.core.intake.intake import Intake, take_in
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import NotStored, Unavailable
from lambdas.core.model.job import DeadMessage, tenant_named_in
from lambdas.core.model.letter import OPERATORS
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import LETTER, NoticeMessage
from lambdas.core.redrive.record import Redriver
from lambdas.core.sweep.recoverer import Recoverer
from lambdas.core.sweep.sweep import BEATS, sweep
from lambdas.core.sweep.sweeper import Sweeper
from lambdas.core.worker.attempt import Results, work_batch
from lambdas.core.worker.settle import Worker
from lazaret.testing.redrives import MemoryThrottles
from tests.simulation.world.agents import Agent
from tests.simulation.world.aws import S3, Dynamo, Sqs
from tests.simulation.world.notices import start_notify
from tests.simulation.world.process import Process
from tests.simulation.world.queues import Copy, Queue
from tests.simulation.world.waits import EventBus
from tests.simulation.world.world import NOTICES, World

SWEEP_S, INTAKE_S = 60.0, 60.0
UPKEEP_EVERY = 5
A_MINUTE = 55.0


class Port:
    """What has no adapter here: each call of it is one request all the same."""

    def __init__(self, process: Process, name: str, real: Any) -> None:
        self._process, self._name, self._real = process, name, real

    def __getattr__(self, method: str) -> Any:
        def call(*args: Any, **kwargs: Any) -> Any:
            try:
                about = str(args[0])[:60] if args else ""
                do = getattr(self._real, method)
                return self._process.request(f"{self._name}.{method}", about, lambda: do(*args, **kwargs))
            except (ClientError, BotoCoreError) as error:
                raise Unavailable(self._name, str(error)) from error

        return call


class Deployed:
    """Versions and alarms, as the world has them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def of(self, job_types: Sequence[str]) -> dict[str, str]:
        return {name: self._world.versions[name] for name in job_types if name in self._world.versions}

    def states(self, names: Sequence[str]) -> dict[str, str]:
        return {name: self._world.alarms[name] for name in names if name in self._world.alarms}


class Functions:
    """Joins the ports of a process, as wiring.py and house.py do for AWS."""

    machine: Any = None  # set by whoever runs redrives
    people: Any = None  # who read notices about the whole deployment; they set it

    def __init__(self, world: World) -> None:
        self.world = world
        for name in world.lanes:
            world.queues[name].take = lambda copies, name=name: self.work(name, copies)  # type: ignore[misc]
            world.queues[f"{name}-dead"].take = lambda copies, name=name: self.take_in(name, copies)  # type: ignore[misc]
        world.queues[NOTICES].take = lambda copies: start_notify(self, copies)
        self._rounds = 0
        self._beats = [world.dice.uniform(0, A_MINUTE) for _ in BEATS]  # when in a minute each beat is started
        self._warm: dict[str, tuple[float, Breaker | None]] = {}  # what a sandbox that was used before remembers

    def work(self, job_type: str, copies: Sequence[Copy]) -> None:
        """As the handler does it."""
        world, lane = self.world, self.world.lanes[job_type]
        messages = [message_in(copy.record(number)) for number, copy in enumerate(copies)]
        tenants = frozenset(message.group for message in messages)
        process = world.process("worker", lane.function_timeout_s, lane=job_type, tenants=tenants)
        process.carries = frozenset(message.ticket for message in messages)
        ends_at = process.now() + timedelta(seconds=lane.function_timeout_s)

        def run(process: Process) -> Results:
            worker = self._worker(process, job_type)
            results = work_batch(worker, self.breakers(process, warm=True), messages, ends_at=ends_at)
            if any(worked.survivor for worked in results.values()):  # the process ends here
                with suppress(Unavailable):
                    worker.queue.delete([m for m in messages if results[m.message_id].outcome.acked])
                process.over = True
            self.world.promises.runs.returns(process)
            self.world.promises.runs.worked(process, lane, messages, results)
            self.world.deliveries.worked(process, messages, results)
            self.world.promises.breakers.worked(process, job_type, results)
            self.world.promises.breakers.returns(process)
            return results

        def then(results: Results) -> None:
            self.acknowledge(world.queues[job_type], [c for c in copies if results[c.message_id].outcome.acked])

        world.start(process, run, then)

    def take_in(self, job_type: str, copies: Sequence[Copy]) -> None:
        for copy in {copy.message_id: copy for copy in copies}.values():
            process = self.world.process("intake", INTAKE_S, lane=job_type, tenants=frozenset({copy.group}))
            dead = process.takes_in = dead_message_in(copy.record())
            self.world.start(
                process,
                lambda process, dead=dead: self._take_in(process, job_type, dead),  # type: ignore[misc]
                lambda _, copy=copy: self.acknowledge(self.world.queues[f"{job_type}-dead"], [copy]),  # type: ignore[misc]
            )

    def _take_in(self, process: Process, job_type: str, dead: DeadMessage) -> None:
        """As the handler does: the word of it before the acknowledgement, and again if the message comes again."""
        with suppress(NotStored):
            dead = replace(dead, body=self.store(process).get(dead.body_ref)) if dead.body_ref else dead
        letter = take_in(self._intake(process, job_type), dead)
        tenant_id = letter.tenant_id if letter else tenant_named_in(dead.body)
        if tenant_id not in ("", OPERATORS):
            heard = NoticeMessage(what=LETTER, tenant_id=tenant_id, job_type=job_type)
            self.notice_queue(process).send(heard, delay_s=LETTERS_SETTLE_S)

    def sweep(self, *, upkeep: bool = False) -> None:
        """Each beat in a process of its own, when its schedule starts it. Upkeep is hourly work and gauges, most of a
        world's requests: here it is started every fifth minute only."""
        self._rounds += 1
        upkeep = upkeep or self._rounds % UPKEEP_EVERY == 0
        for beat, after in zip(BEATS, self._beats, strict=True):
            if beat == "upkeep" and not upkeep:
                continue
            for _ in range(1 + self.world.struck("two_sweeps") - self.world.struck("missed")):
                self.world.clock.at(self.world.clock.now + after, partial(self._start_beat, beat))

    def ask(self, beat: str) -> None:
        """By somebody who may not send a message: the next round comes within a minute, if this one is lost."""
        if not self.world.struck("missed"):
            self.world.clock.at(self.world.clock.now, partial(self._start_beat, beat))

    def _start_beat(self, beat: str) -> None:
        self.world.start(self.world.process("sweep", SWEEP_S), lambda process: self._sweep(process, beat))

    def _sweep(self, process: Process, beat: str) -> None:
        until = process.now() + timedelta(seconds=SWEEP_S - 5)
        swept = sweep(self._sweeper(process), recoverer=self.recoverer(process), beats=(beat,), until=until)
        self.world.promises.books.swept(beat, swept)

    def acknowledge(self, queue: Queue, copies: Sequence[Copy]) -> None:
        for copy in copies:
            if not self.world.struck("unacked"):
                queue.acknowledge(copy.message_id)

    def _client(self, process: Process) -> Any:
        return Dynamo(process, self.world.tables)

    def ledger(self, process: Process) -> DynamoLedger:
        return DynamoLedger(
            self._client(process),
            "ledger",
            sleep=process.sleep,
            jitter=self.world.dice.random,
            clock=process.now,
            told_of=lambda job_type: self.world.lanes[job_type].events if job_type in self.world.lanes else (),
        )

    def redrives(self, process: Process) -> DynamoRedrives:
        return DynamoRedrives(self._client(process), "ledger", sleep=process.sleep, jitter=self.world.dice.random)

    def book(self, process: Process) -> DynamoTenantNotices:
        return DynamoTenantNotices(self._client(process), "ledger", sleep=process.sleep, jitter=self.world.dice.random)

    def breakers(self, process: Process, *, warm: bool = False) -> DynamoBreakers:
        clock = self.world.clock
        made = DynamoBreakers(self._client(process), "breakers", monotonic=lambda: clock.now, sleep=process.sleep)
        if warm and self.world.struck("stale"):
            made._closed = self._warm
        return _Noticed(process, made) if warm else made  # type: ignore[return-value]

    def store(self, process: Process) -> S3Store:
        client: Any = S3(process, self.world)
        return S3Store(client, "bucket")

    def notice_queue(self, process: Process) -> SqsNoticeQueue:
        return SqsNoticeQueue(lambda: Sqs(process, self.world), NOTICES)

    def notices(self, process: Process) -> Hints:
        return Hints(self.notice_queue(process), warn=wiring.warn)

    def queue(self, process: Process, job_type: str) -> SqsLaneQueue:
        """Raise `Unavailable` for a lane that is not deployed, as wiring.py does."""
        if job_type not in self.world.queues:
            raise Unavailable(f"queue {job_type}", "there is none")
        client: Any = Sqs(process, self.world)
        return SqsLaneQueue(client, job_type, f"{job_type}-dead", self.store(process))

    def _worker(self, process: Process, job_type: str) -> Worker:
        return Worker(
            lane=self.world.lanes[job_type],
            version=process.version,
            consumer_id=process.name,
            ledger=self.ledger(process),
            queue=self.queue(process, job_type),
            queue_of=lambda name: self.queue(process, name),
            store=self.store(process),
            notices=self.notices(process),
            agent_named=lambda name: Agent(self.world, process, name),
            clock=process.now,
            new_id=self.world.new_id,
            jitter=self.world.dice.random,
            places=self.places(process),
            bus=Port(process, "bus", EventBus(self.world)),
        )

    def places(self, process: Process) -> DynamoPlaces:
        return DynamoPlaces(self._client(process), "breakers", sleep=process.sleep, jitter=self.world.dice.random)

    def _intake(self, process: Process, job_type: str) -> Intake:
        return Intake(
            lane=self.world.lanes[job_type],
            source_queue=f"lazaret-{job_type}",
            ledger=self.ledger(process),
            store=self.store(process),
            clock=process.now,
            new_id=self.world.new_id,
            bus=Port(process, "bus", EventBus(self.world)),
        )

    def _sweeper(self, process: Process) -> Sweeper:
        return Sweeper(
            lanes=dict(self.world.lanes),
            ledger=self.ledger(process),
            breakers=self.breakers(process),
            notices=self.notices(process),
            store=self.store(process),
            queue_of=lambda name: self.queue(process, name),
            clock=process.now,
            pause=process.sleep,
            new_id=self.world.new_id,
            bus=Port(process, "bus", EventBus(self.world)),
        )

    def recoverer(self, process: Process) -> Recoverer:
        return Recoverer(
            lanes=dict(self.world.lanes),
            ledger=self.ledger(process),
            breakers=self.breakers(process),
            redrives=self.redrives(process),
            machine=Port(process, "machine", self.machine),
            versions=Port(process, "versions", Deployed(self.world)),
            throttles=Port(process, "throttles", MemoryThrottles()),
            notices=self.notices(process),
            policy_named=lambda name: lambda letter, way: None,
            clock=process.now,
            new_id=self.world.new_id,
        )

    def redriver(self, process: Process) -> Redriver:
        return Redriver(
            name="lazaret",
            lanes=dict(self.world.lanes),
            ledger=self.ledger(process),
            redrives=self.redrives(process),
            breakers=self.breakers(process),
            store=self.store(process),
            notices=self.notices(process),
            versions=Port(process, "versions", Deployed(self.world)),
            alarms=Port(process, "alarms", Deployed(self.world)),
            queue_of=lambda name: self.queue(process, name),
            policy_named=lambda name: lambda letter, way: None,
            clock=process.now,
            sleep=process.sleep,
            new_id=self.world.new_id,
            most_events=self.world.most_events,
        )


class _Noticed:
    """A worker's breakers, and what it read of them: that is what its jobs were run by."""

    def __init__(self, process: Process, real: DynamoBreakers) -> None:
        self._process, self._real = process, real

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def read(self, tenants: Sequence[str], job_type: str, **how: Any) -> Any:
        self._process.known = self._real.read(tenants, job_type, **how)
        self._process.known_at = self._process.now()
        return self._process.known
