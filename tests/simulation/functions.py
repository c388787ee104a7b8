"""The application's functions as the platform starts them: worker, intake, sweep, each in a process of its own."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

from lambdas.adapters.notice_queue import LETTERS_SETTLE_S
from lambdas.core.batch import Results, work_batch
from lambdas.core.breaker import Breaker
from lambdas.core.errors import Unavailable
from lambdas.core.intake import Intake, take_in
from lambdas.core.letter import OPERATORS
from lambdas.core.message import DeadMessage
from lambdas.core.notify import LETTER, Heard, tenant_named_in
from lambdas.core.redrive.auto import Recovery, recover
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.sweep import Sweeper, sweep
from lambdas.core.worker import Worker
from tests.simulation.notices import start_notify
from tests.simulation.outside import Agent
from tests.simulation.process import Port, Process
from tests.simulation.queues import Copy, Queue, received
from tests.simulation.watched import Remembering, Watching
from tests.simulation.world import World

SWEEP_S, INTAKE_S = 60.0, 60.0


class Functions:
    """Joins the ports of a process, as wiring.py does for AWS."""

    def __init__(self, world: World) -> None:
        self.world = world
        world.live.take, world.dead.take = self.work, self.take_in
        world.notice_queue.queue.take = lambda copies: start_notify(self, copies)
        self._cached: dict[str, tuple[float, Breaker | None]] = {}

    def work(self, copies: Sequence[Copy]) -> None:
        messages = [received(copy) for copy in copies]
        tenants = frozenset(message.group for message in messages)
        process = self.world.process("worker", self.world.lane.function_timeout_s, tenants=tenants)
        ends_at = process.now() + timedelta(seconds=self.world.lane.function_timeout_s)

        def run(process: Process) -> Results:
            worker = self._worker(process)
            results = work_batch(worker, self._breakers(process), messages, ends_at=ends_at)
            if any(worked.survivor for worked in results.values()):  # as the handler does: the process ends here
                with suppress(Unavailable):
                    worker.queue.delete([m for m in messages if results[m.message_id].outcome.acked])
                process.over = True
            return results

        def then(results: Results) -> None:
            acked = [copy for copy in copies if results[copy.message.message_id].outcome.acked]
            self.acknowledge(self.world.live, acked)

        self.world.start(process, run, then)

    def take_in(self, copies: Sequence[Copy]) -> None:
        for copy in copies:
            dead = copy.dead
            assert dead is not None
            process = self.world.process("intake", INTAKE_S, tenants=frozenset({copy.message.group}))
            self.world.start(
                process,
                lambda process, dead=dead: self._take_in(process, dead),  # type: ignore[misc]
                lambda _, copy=copy: self.acknowledge(self.world.dead, [copy]),  # type: ignore[misc]
            )

    def _take_in(self, process: Process, dead: DeadMessage) -> None:
        """As the handler does: the word of it before the acknowledgement, and again if the message comes again."""
        letter = take_in(self._intake(process), dead)
        tenant_id = letter.tenant_id if letter else tenant_named_in(dead.body)
        if tenant_id not in ("", OPERATORS):
            heard = Heard(what=LETTER, tenant_id=tenant_id, job_type="kyc")
            self.port(process, "notice_queue").send(heard, delay_s=LETTERS_SETTLE_S)

    def sweep(self) -> None:
        again = self.world.struck("two_sweeps")
        for _ in range(1 + again):
            process = self.world.process("sweep", SWEEP_S)
            self.world.start(process, self._sweep)

    def _sweep(self, process: Process) -> None:
        until = process.now() + timedelta(seconds=SWEEP_S - 5)
        recover(self.recovery(process), until=until)
        sweep(self._sweeper(process), until=until)

    def acknowledge(self, queue: Queue, copies: Sequence[Copy]) -> None:
        for copy in copies:
            if not self.world.struck("unacked"):
                self.world.lane_queue.acknowledge(queue, copy.message.receipt)

    def port(self, process: Process, name: str, real: Any = None) -> Any:
        return Port(process, name, real or getattr(self.world, name))

    def _breakers(self, process: Process) -> Any:
        return self.port(process, "breakers", Remembering(process, self._cached))

    def ledger(self, process: Process) -> Any:
        return self.port(process, "ledger", Watching(self.world))

    def _worker(self, process: Process) -> Worker:
        queue = self.port(process, "queue", self.world.lane_queue)
        return Worker(
            lane=self.world.lane,
            version=process.version,
            consumer_id=process.name,
            ledger=self.ledger(process),
            queue=queue,
            queue_of=lambda _: queue,
            store=self.port(process, "store"),
            notices=self.port(process, "notices"),
            agent_named=lambda _: Agent(self.world, process),
            clock=process.now,
            new_id=self.world.new_id,
            jitter=self.world.dice.random,
        )

    def _intake(self, process: Process) -> Intake:
        return Intake(
            lane=self.world.lane,
            source_queue="lazaret-kyc",
            ledger=self.ledger(process),
            store=self.port(process, "store"),
            clock=process.now,
            new_id=self.world.new_id,
        )

    def _sweeper(self, process: Process) -> Sweeper:
        ledger = self.ledger(process)
        queue = self.port(process, "queue", self.world.lane_queue)
        return Sweeper(
            lanes={"kyc": self.world.lane},
            ledger=ledger,
            upkeep=ledger,
            breakers=self.port(process, "breakers"),
            notices=self.port(process, "notices"),
            store=self.port(process, "store"),
            queue_of=lambda _: queue,
            clock=process.now,
            pause=process.sleep,
            new_id=self.world.new_id,
        )

    def recovery(self, process: Process) -> Recovery:
        return Recovery(
            lanes={"kyc": self.world.lane},
            ledger=self.ledger(process),
            breakers=self.port(process, "breakers"),
            redrives=self.port(process, "redrives"),
            machine=self.port(process, "machine", self.machine),
            versions=self.port(process, "versions"),
            notices=self.port(process, "notices"),
            policy_named=lambda name: lambda letter, way: None,
            clock=process.now,
            new_id=self.world.new_id,
        )

    def redriver(self, process: Process) -> Redriver:
        queue = self.port(process, "queue", self.world.lane_queue)
        return Redriver(
            name="lazaret",
            lanes={"kyc": self.world.lane},
            ledger=self.ledger(process),
            redrives=self.port(process, "redrives"),
            breakers=self.port(process, "breakers"),
            store=self.port(process, "store"),
            notices=self.port(process, "notices"),
            versions=self.port(process, "versions"),
            alarms=self.port(process, "alarms"),
            queue_of=lambda _: queue,
            policy_named=lambda name: lambda letter, way: None,
            clock=process.now,
            sleep=process.sleep,
            new_id=self.world.new_id,
            most_events=self.world.most_events,
        )

    machine: Any = None  # set by whoever runs redrives
