"""One world: queues, ledger, breakers and bucket, and the functions that the platform starts in it.

Everything that happens follows from the seed. The code under test is the application's own, over its twins in memory.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from random import Random
from typing import Any

from lambdas.adapters.memory import MemoryBreakers, MemoryLedger, MemoryNotices
from lambdas.adapters.memory_redrives import MemoryAlarms, MemoryRedrives, MemoryVersions
from lambdas.adapters.notice_queue import PeopleAndTenants
from lambdas.core.errors import LazaretError, Unavailable
from lambdas.core.job import JobKey
from lambdas.core.lane import Backoff, BreakerLimits, Lane, ReplayPolicy
from lambdas.core.redrive.alarms import HALTING
from lambdas.core.value import replace
from tests.simulation import faults
from tests.simulation.ageing import AgeingStore
from tests.simulation.clock import Clock
from tests.simulation.notices import Book, Endpoints, NoticeQueue
from tests.simulation.outside import Outside
from tests.simulation.process import Died, Process
from tests.simulation.promises import SETTLED, Promises
from tests.simulation.queues import INTAKE_VISIBILITY_S, Copy, LaneQueues, Queue
from tests.simulation.told import Told
from tests.unit.harness import NOON

TENANTS = ("tnt_a", "tnt_b", "tnt_c")
LANE = Lane(
    job_type="kyc",
    agent="agents.kyc:review",
    run_timeout=5,
    batch_size=3,
    max_receive_count=4,
    budget_usd=2.0,
    backoff=Backoff(base_s=1, cap_s=10),
    breaker=BreakerLimits(failures=3, share=0.1, transient_share=0.4, window_s=120, cool_down_s=60),
    replay=ReplayPolicy(max=3, auto_max=2),
    approval_above=3,
    retention_days=30,
)
REVIEWED = replace(LANE, human_review=True, replay=replace(LANE.replay, auto=False))
ALARMS = tuple(f"lazaret-kyc-{noun}" for noun in HALTING)


class World:
    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.clock = Clock()
        self.faults = faults.drawn(self.dice)
        self.trace: list[str] = []
        self.broken: list[str] = []
        self.strikes: Counter[str] = Counter()  # of faults
        self.lane = self.dice.choice((LANE, LANE, LANE, LANE, REVIEWED))
        self.many = self.dice.choice((1, 1, 5))  # letters in an hour, with one more of which a tenant is told
        self.troubled = True  # agents fail, people err
        self.sick = self.dice.choice((*TENANTS, "", ""))  # the tenant whose every job fails
        self.most_events = self.dice.choice((15_000, 60))  # of an execution, which then goes on in another
        self.accepted: list[JobKey] = []
        self.odd = 0  # messages that are no job
        self.late: list[tuple[Queue, Copy]] = []  # copies that come again when all is over
        self.ledger = MemoryLedger()
        self.breakers = MemoryBreakers()
        self.store = AgeingStore(self)
        self.notice_queue = NoticeQueue(self)
        self.notices = PeopleAndTenants(MemoryNotices(), self.notice_queue)  # type: ignore[arg-type]
        self.book = Book(now=self.now)
        self.endpoints = Endpoints(self)
        self.redrives = MemoryRedrives()
        self.versions = MemoryVersions(versions={"kyc": "v1"})
        self.alarms = MemoryAlarms(alarms=dict.fromkeys(ALARMS, "OK"))
        self.outside = Outside(self)
        self.promises = Promises(self)
        self.told = Told(self)
        self.executions: dict[str, Any] = {}  # of redrives, by name
        self.live = Queue(self, LANE.visibility_s, self._no_one, LANE.max_receive_count, LANE.batch_size)
        self.dead = Queue(self, INTAKE_VISIBILITY_S, self._no_one)
        self.lane_queue = LaneQueues(self, self.live, self.dead)
        self._numbers = 0

    def _no_one(self, copies: Sequence[Copy]) -> None:
        raise NotImplementedError(f"nobody takes {copies}")

    def now(self) -> datetime:
        """As it is; what a process believes may be off."""
        return NOON + timedelta(seconds=self.clock.now)

    def ring(self) -> None:
        """One of the lane's alarms rings for a while."""
        name = self.dice.choice(ALARMS)
        self.alarms.alarms[name] = "ALARM"
        self.tell(f"alarm        {name} rings")
        self.clock.at(self.clock.now + self.dice.uniform(30, 900), lambda: self.alarms.alarms.update({name: "OK"}))

    def retire(self) -> None:
        """The lane is deployed once more, to take nothing new. Functions that run go on as they were."""
        self.lane = replace(self.lane, retired=True)
        self.tell("deploy       the lane is retired")

    def tell(self, what: str) -> None:
        self.trace.append(f"{self.clock.now:10.3f} {what}")

    def struck(self, fault: str) -> bool:
        """Whether the fault strikes here and now."""
        strikes: bool = self.dice.random() < getattr(self.faults, fault)
        self.strikes[fault] += strikes
        return strikes

    def number(self) -> int:
        self._numbers += 1
        return self._numbers

    def new_id(self) -> str:
        return f"id{self.number()}"

    @property
    def version(self) -> str:
        return self.versions.versions["kyc"]

    def process(self, kind: str, lasts: float, **more: Any) -> Process:
        return Process(self, f"{kind}-{self.number()}", lasts, version=self.version, **more)

    def start(self, process: Process, do: Callable[[Process], Any], then: Callable[[Any], None] | None = None) -> None:
        """In a process of its own. What it answers is heard only if it lived to say it."""

        def live() -> None:
            with suppress(Died, Unavailable):
                try:
                    answer = do(process)
                    if then is not None and not process.over:
                        then(answer)
                except LazaretError as error:
                    self.tell(f"{process.name:12} fails: {type(error).__name__}")
                except Exception as error:
                    self.broken.append(f"{process.name} raised {error!r}")
            process.over = True

        self.clock.start(live, process=process)

    def calm(self) -> None:
        """Faults stop. Whatever was frozen or slow still comes to its end."""
        self.faults = faults.none()
        self.troubled = False
        self.versions.versions["kyc"] = "v2"

    @property
    def settled(self) -> bool:
        under_way = any(head.status not in SETTLED for head in self.ledger.heads.values())
        held = any(self.promises.is_under_way(letter) for letter in self.ledger.dead.values())
        queued = bool(self.live.copies or self.dead.copies)
        runs = any(each.runs for each in self.executions.values())
        return not (under_way or held or queued or runs or self.promises.never_begun())

    @property
    def all_told(self) -> bool:
        return not self.notice_queue.queue.copies

    def standing(self) -> str:
        left = [head for head in self.ledger.heads.values() if head.status not in SETTLED]
        heads = [f"{head.key.tenant_id}/{head.key.job_id}:{head.status}" for head in left]
        letters = [f"{letter.job_id}:{letter.status}" for letter in self.ledger.dead.values()]
        runs = [name for name, each in self.executions.items() if each.runs]
        queues = f"{len(self.live.copies)} and {len(self.dead.copies)} in queues"
        return f"heads {heads}, letters {letters}, executions {runs}, {queues}"
