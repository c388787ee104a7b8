"""One world: tables, queues, bucket, and the functions that the platform starts in it.

Everything that happens follows from the seed. The code under test is the application's own, adapters included.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any

from greenlet import getcurrent  # type: ignore[import-untyped]

from lambdas.adapters.dynamo.places import PLACES
from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import LazaretError, Unavailable
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.redrive.watch import HALTING
from lazaret.testing.crash import Died
from lazaret.testing.dynamodb import DynamoDb
from lazaret.testing.dynamodb_table import place_of
from tests.simulation.promises.audit import Audit
from tests.simulation.promises.deliveries import Deliveries
from tests.simulation.promises.promises import SETTLED, Promises
from tests.simulation.world import faults, lanes
from tests.simulation.world.ageing import Bucket
from tests.simulation.world.clock import Clock, Fiber
from tests.simulation.world.long_work import LongWaiters, lengthened
from tests.simulation.world.notices import Endpoints
from tests.simulation.world.outside import Outside
from tests.simulation.world.process import Process
from tests.simulation.world.queues import DEAD_KEPT_S, INTAKE_VISIBILITY_S, Copy, Queue
from tests.simulation.world.view import View
from tests.simulation.world.waits import Waiters
from tests.support.lane import NOON

TENANTS = ("tnt_a", "tnt_b", "tnt_c")
NOTIFY_S = 60.0
NOTICES = "notices"


class World:
    def __init__(self, seed: int, *, long: bool = False) -> None:
        self.seed = seed
        self.dice = Random(seed)
        self.clock = Clock()
        self.faults = faults.drawn(self.dice)
        self.lines: list[tuple[float, str, str, str, str]] = []  # what happened
        self.broken: list[str] = []
        self.strikes: Counter[str] = Counter()  # of faults
        self.lanes = lanes.drawn(self.dice, Random(f"bounds of {seed}"))
        if long:
            self.lanes = lengthened(self.lanes, Random(f"length of {seed}"))
        self.uncounted = 0  # letters of this world's lanes that lie there before anything runs, and no event tells of
        self.former: dict[str, list[Lane]] = {name: [lane] for name, lane in self.lanes.items()}  # as ever deployed
        self.many = self.dice.choice((1, 1, 5))  # letters in an hour, with one more of which a tenant is told
        self.pace = self.dice.choice((1.0, 1.0, 3.0))  # how slow requests are
        self.outages = self._drawn_outages()
        self.latency = 0.0  # of every request, at least
        self.whims = Random(f"whims of {seed}")  # dice of their own: see waits.py
        self.troubled = True  # agents fail, people err
        self.sick = self.dice.choice((*TENANTS, "", ""))  # the tenant whose every job fails
        health = Random(f"health of {seed}")  # in half of the worlds it recovers while faults go on
        self.well_at = health.uniform(100, 600) if health.random() < 0.5 else math.inf
        self.busy = self.dice.choice((*TENANTS, "", "", ""))  # the tenant that sends most of the jobs
        self.most_events = self.dice.choice((15_000, 60))  # of an execution, which then goes on in another
        self.accepted: list[JobKey] = []
        self.late: list[tuple[Queue, Copy]] = []  # copies that come again when all is over
        self.view = View()
        self.tables = DynamoDb()
        for name, table in self.tables.tables.items():
            table.watch(partial(self._written, name))
            table.soon = partial(self._list, [0.0])
        self.bucket = Bucket(self)
        self.versions = dict.fromkeys(self.lanes, "v1")
        self.alarms = {f"lazaret-{name}-{noun}": "OK" for name in self.lanes for noun in HALTING}
        self.audit = Audit(self)
        self.promises = Promises(self)
        self.deliveries = Deliveries(self)
        self.outside = Outside(self)
        self.waiters = LongWaiters(self) if long else Waiters(self)
        self.endpoints = Endpoints(self)
        self.executions: dict[str, Any] = {}  # of redrives, by name
        self.queues = self._made_queues()
        self._numbers = 0

    def _made_queues(self) -> dict[str, Queue]:
        window_s = self.whims.choice((0.0, 0.0, 1.0, 5.0))
        made = {NOTICES: Queue(self, NOTICES, lambda: 6 * NOTIFY_S, _no_one)}
        for name in self.lanes:
            dead = Queue(self, f"{name}-dead", lambda: INTAKE_VISIBILITY_S, _no_one, kept_s=DEAD_KEPT_S)
            made[dead.url] = dead
            made[name] = Queue(
                self,
                name,
                lambda name=name: self.lanes[name].visibility_s,  # type: ignore[misc]
                _no_one,
                most_receives=lambda name=name: self.lanes[name].max_receive_count,  # type: ignore[misc]
                batch=lambda name=name: self.lanes[name].batch_size,  # type: ignore[misc]
                dead=dead,
                window_s=window_s,
            )
        return made

    def _drawn_outages(self) -> dict[str, tuple[float, float]]:
        """By service: from when to when it does not answer."""
        found: dict[str, tuple[float, float]] = {}
        for service in ("dynamodb", "sqs", "s3", "lambda"):
            if self.struck("outage"):
                begin = self.dice.uniform(20, 500)
                found[service] = (begin, begin + self.dice.uniform(10, 400 if service == "lambda" else 90))
        return found

    def is_down(self, service: str) -> bool:
        begin, end = self.outages.get(service, (0.0, 0.0))
        return begin < self.clock.now < end

    def queue_at(self, url: str) -> Queue:
        return self.queues[url]

    def now(self) -> datetime:
        """As it is; what a process believes may be off."""
        return NOON + timedelta(seconds=self.clock.now)

    def _written(self, table: str, was: Any, to: Any) -> None:
        place = place_of(to or was)
        shelf = self.view.shelf(table, place)
        if shelf is not None:
            before = shelf.at(place) if was is not None else None
            shelf.put(place, to)
            self.audit.wrote(shelf, place, before, shelf.at(place), self.process_of_now())
        elif to is not None:
            self.audit.counted(table, place, was, to)
            who = self.process_of_now() if place[1] == PLACES else None
            if who is not None:
                self.promises.runs.places.wrote(place, was, to, who)

    def _list(self, behind_until: list[float], tell: Callable[[], None]) -> None:
        """A table's indexes learn of its writes in their order, now and then late."""
        now = self.clock.now
        if self.struck("lagging"):
            behind_until[0] = max(behind_until[0], now + self.dice.choice((0.3, 2.0, 10.0)))
        if now <= behind_until[0]:
            self.clock.at(behind_until[0], tell)
        else:
            tell()

    def process_of_now(self) -> Process | None:
        """Whose request is under way."""
        fiber = getcurrent()
        return fiber.process if isinstance(fiber, Fiber) else None

    def ring(self, job_type: str) -> None:
        """One of the lane's alarms rings for a while."""
        name = self.dice.choice([each for each in self.alarms if each.startswith(f"lazaret-{job_type}-")])
        self.alarms[name] = "ALARM"
        self.tell("alarm", name, "", "rings")
        self.clock.at(self.clock.now + self.dice.uniform(30, 900), lambda: self.alarms.update({name: "OK"}))

    def deploy(self, job_type: str, version: str, *, edit: bool = False) -> None:
        """Functions that run go on as they were."""
        if edit and not self.lanes[job_type].retired:
            self.configure(lanes.edited(self.lanes[job_type], self.dice))
        self.versions[job_type] = version
        retired = " retired" if self.lanes[job_type].retired else ""
        self.tell("deploy", job_type, version, f"edited{retired}" if edit else "")

    def configure(self, lane: Lane) -> None:
        self.lanes[lane.job_type] = lane
        self.former[lane.job_type].append(lane)

    def tell(self, who: str, what: str, about: str, outcome: str) -> None:
        self.lines.append((self.clock.now, who, what, about, outcome))

    @property
    def trace(self) -> list[str]:
        return [f"{at:10.3f} {who:12} {what} {about} {outcome}" for at, who, what, about, outcome in self.lines]

    def struck(self, fault: str) -> bool:
        """Whether the fault strikes here and now."""
        rate = getattr(self.faults, fault)
        if not rate or self.dice.random() >= rate:
            return False
        self.strikes[fault] += 1
        return True

    def number(self) -> int:
        self._numbers += 1
        return self._numbers

    def new_id(self) -> str:
        return f"id{self.number()}"

    def process(self, kind: str, lasts: float, *, lane: str = "", tenants: frozenset[str] | None = None) -> Process:
        version = self.versions.get(lane, "v1")
        return Process(self, f"{kind}-{self.number()}", lasts, tenants=tenants, version=version)

    def start(self, process: Process, do: Callable[[Process], Any], then: Callable[[Any], None] | None = None) -> None:
        """In a process of its own. What it answers is heard only if it lived to say it."""

        def live() -> None:
            with suppress(Died, Unavailable):
                try:
                    answer = do(process)
                    if then is not None and not process.over:
                        then(answer)
                except LazaretError as error:
                    self.tell(process.name, "fails", "", type(error).__name__)
                except Exception as error:
                    self.broken.append(f"{process.name} raised {error!r}")
            process.over = True

        self.clock.start(live, process=process)

    def calm(self) -> None:
        """Faults stop, and what people deploy now is good. Whatever was frozen or slow still comes to its end."""
        self.faults = faults.none()
        self.outages = {}
        self.troubled = False
        for queue in self.queues.values():
            queue.wake()
        for job_type in self.lanes:
            self.deploy(job_type, "v2")
        self.promises.calm_since = self.clock.now

    @property
    def settled(self) -> bool:
        return not self._busy and not self._scheduled()

    @property
    def idle_until(self) -> float:
        """When the next letter is due, if nothing else is under way; else now."""
        due = [(each.next_retry_at - NOON).total_seconds() for each in self._scheduled() if each.next_retry_at]
        return self.clock.now if self._busy else max(self.clock.now, min(due, default=0.0))

    @property
    def _busy(self) -> bool:
        under_way = any(self._is_under_way(head) for head in self.view.heads)
        held = any(each.status is LetterStatus.REDRIVING for each in self.view.letters if each.job_type in self.lanes)
        queued = any(queue.copies for queue in self.queues.values() if queue.url != NOTICES)
        runs = any(each.runs for each in self.executions.values())
        return under_way or held or queued or runs or bool(self.promises.never_begun())

    def _scheduled(self) -> list[Letter]:
        letters = (each for each in self.view.letters if each.job_type in self.lanes)
        return [each for each in letters if each.status is LetterStatus.SCHEDULED]

    def _is_under_way(self, head: Head) -> bool:
        """What was lost with its message stays as it is."""
        return head.status not in SETTLED and head.key.job_type in self.lanes and head.key not in self.deliveries.lost

    @property
    def all_told(self) -> bool:
        return not self.queues[NOTICES].copies

    def standing(self) -> str:
        left = [head for head in self.view.heads if self._is_under_way(head)]
        heads = [f"{head.key}:{head.status}" for head in left[:5]]
        held = [letter for letter in self.view.letters if self.promises.is_under_way(letter)]
        letters = [f"{letter.letter_id} of {letter.job_id}:{letter.status}" for letter in held[:5]]
        runs = [name for name, each in self.executions.items() if each.runs][:5]
        queued = {url: len(queue.copies) for url, queue in self.queues.items() if queue.copies}
        return f"{len(left)} heads {heads}, letters {letters}, executions {runs}, in queues {queued}"


def _no_one(copies: Sequence[Copy]) -> None:
    raise NotImplementedError(f"nobody takes {copies}")
