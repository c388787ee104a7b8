"""One world: queues, ledger, breakers and bucket, and the functions that the platform starts in it.

Everything that happens follows from the seed. The code under test is the application's own, over its twins in memory.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from lambdas.adapters.memory import MemoryBreakers, MemoryLedger, MemoryNotices, MemoryStore
from lambdas.adapters.memory_redrives import MemoryAlarms, MemoryRedrives, MemoryVersions
from lambdas.core.errors import LazaretError, Unavailable
from lambdas.core.job import JobKey
from lambdas.core.lane import Backoff, BreakerLimits, Lane, ReplayPolicy
from tests.simulation import faults
from tests.simulation.clock import Clock
from tests.simulation.outside import Outside
from tests.simulation.process import Died, Process
from tests.simulation.promises import SETTLED, Promises
from tests.simulation.queues import INTAKE_VISIBILITY_S, Copy, LaneQueues, Queue

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
)


class World:
    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.clock = Clock()
        self.faults = faults.drawn(self.dice)
        self.trace: list[str] = []
        self.broken: list[str] = []
        self.lane = LANE
        self.troubled = True  # agents fail, people err
        self.sick = self.dice.choice((*TENANTS, "", ""))  # the tenant whose every job fails
        self.most_events = self.dice.choice((15_000, 60))  # of an execution, which then goes on in another
        self.accepted: list[JobKey] = []
        self.odd = 0  # messages that are no job
        self.late: list[tuple[Queue, Copy]] = []  # copies that come again when all is over
        self.ledger = MemoryLedger()
        self.breakers = MemoryBreakers()
        self.store = MemoryStore()
        self.notices = MemoryNotices()
        self.redrives = MemoryRedrives()
        self.versions = MemoryVersions(versions={"kyc": "v1"})
        self.alarms = MemoryAlarms()
        self.outside = Outside(self)
        self.promises = Promises(self)
        self.executions: dict[str, Any] = {}  # of redrives, by name
        self.live = Queue(self, LANE.visibility_s, self._no_one, LANE.max_receive_count, LANE.batch_size)
        self.dead = Queue(self, INTAKE_VISIBILITY_S, self._no_one)
        self.lane_queue = LaneQueues(self, self.live, self.dead)
        self._numbers = 0

    def _no_one(self, copies: Sequence[Copy]) -> None:
        raise NotImplementedError(f"nobody takes {copies}")

    def tell(self, what: str) -> None:
        self.trace.append(f"{self.clock.now:10.3f} {what}")

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
        return not (under_way or held or queued or any(each.runs for each in self.executions.values()))

    def standing(self) -> str:
        left = [head for head in self.ledger.heads.values() if head.status not in SETTLED]
        heads = [f"{head.key.tenant_id}/{head.key.job_id}:{head.status}" for head in left]
        letters = [f"{letter.job_id}:{letter.status}" for letter in self.ledger.dead.values()]
        runs = [name for name, each in self.executions.items() if each.runs]
        queues = f"{len(self.live.copies)} and {len(self.dead.copies)} in queues"
        return f"heads {heads}, letters {letters}, executions {runs}, {queues}"
