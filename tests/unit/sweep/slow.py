"""A deployment whose every request takes 10 ms: the real adapters over a DynamoDB in the process, and a clock."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from lambdas.adapters.dynamo.breakers import DynamoBreakers, _moving
from lambdas.adapters.dynamo.items import head_item, letter_item
from lambdas.adapters.dynamo.keys import place
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.core.config.lane import Lane
from lambdas.core.model import breaker as breakers
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, Outgoing, StoredBody
from lambdas.core.model.letter import Letter
from lambdas.core.ports.outside import Notice
from lambdas.core.sweep.recoverer import Recoverer
from lambdas.core.sweep.sweep import BEATS, sweep
from lambdas.core.sweep.sweeper import Sweeper, Swept
from lazaret.testing.dynamodb import DynamoDb
from lazaret.testing.memory import MemoryStore
from lazaret.testing.redrives import MemoryThrottles
from tests.support.builders import NOON, a_head

A_REQUEST = timedelta(milliseconds=10)
A_MINUTE = timedelta(minutes=1)
A_TURN = timedelta(seconds=55)  # of a function of 60 s


def lane_named(job_type: str) -> Lane:
    return Lane(job_type=job_type, agent="agents.kyc:review", run_timeout=5)


@dataclass
class Slow:
    lanes: Sequence[str] = ("kyc",)
    now: datetime = NOON
    requests: Counter[str] = field(default_factory=Counter)
    sent: list[Outgoing] = field(default_factory=list)
    told: list[Notice] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    version: str = "v1"
    store: MemoryStore = field(default_factory=MemoryStore)
    pause: Callable[[float], None] = field(init=False)
    _ids: int = 0

    def __post_init__(self) -> None:
        self.pause = lambda seconds: setattr(self, "now", self.now + timedelta(seconds=seconds))

    def asked(self, operation: str, _request: Any = None) -> None:
        self.requests[operation] += 1
        self.now += A_REQUEST

    @cached_property
    def tables(self) -> DynamoDb:
        return DynamoDb(seen=self.asked)

    @cached_property
    def ledger(self) -> DynamoLedger:
        return DynamoLedger(self.tables, "ledger", clock=lambda: self.now, skipped=self._skipped)  # type: ignore[arg-type]

    @cached_property
    def breakers(self) -> DynamoBreakers:
        return DynamoBreakers(self.tables, "breakers", skipped=self._skipped)  # type: ignore[arg-type]

    @cached_property
    def redrives(self) -> DynamoRedrives:
        return DynamoRedrives(self.tables, "ledger", skipped=self._skipped)  # type: ignore[arg-type]

    def _skipped(self, item: Any, _why: Exception) -> None:
        self.skipped.append(f"{item['pk']['S']} {item['sk']['S']}")

    def new_id(self) -> str:
        self._ids += 1
        return f"id{self._ids:06d}"

    # The outside beside the tables.

    def send(self, message: Outgoing) -> None:
        self.asked("SendMessage")
        self.sent.append(message)

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        for start in range(0, len(messages), 10):
            self.asked("SendMessageBatch")
            self.sent += messages[start : start + 10]
        return ()

    def tell(self, notice: Notice) -> None:
        self.asked("Publish")
        self.told.append(notice)

    def of(self, job_types: Sequence[str]) -> dict[str, str]:
        for _ in range(0, len(job_types), 10):
            self.asked("GetParameters")
        return dict.fromkeys(job_types, self.version)

    def start(self, *_: Any, **__: Any) -> str:
        self.asked("StartExecution")
        return "arn"

    # What is there.

    def put(self, table: str, item: dict[str, Any]) -> None:
        """At no cost."""
        self.tables.tables[table].write((item["pk"]["S"], item["sk"]["S"]), item)

    def put_breaker(self, breaker: Breaker) -> Breaker:
        """As a move leaves it, at no cost."""
        free = DynamoDb()
        free.tables = self.tables.tables
        key = place(f"{breaker.tenant_id}#{breaker.job_type}", "STATE")
        free.update_item(TableName="breakers", Key=key, **_moving(Breaker(tenant_id="", job_type=""), breaker))
        return replace(breaker, version=1)

    def tripped(self, tenant_id: str, job_type: str = "kyc", *, ago: timedelta = timedelta(hours=1)) -> Breaker:
        new = Breaker(tenant_id=tenant_id, job_type=job_type)
        limits = lane_named(job_type).breaker
        return self.put_breaker(breakers.tripped(new, code="BAD", at=self.now - ago, limits=limits))

    def closed(self, tenant_id: str, job_type: str = "kyc", *, ago: timedelta = timedelta(hours=1)) -> Breaker:
        new = Breaker(tenant_id=tenant_id, job_type=job_type)
        return self.put_breaker(breakers.closed(new, at=self.now - ago, by="ana", why="fixed"))

    def due(self, number: int, job_type: str = "kyc", **changes: Any) -> list[Head]:
        return [self.put_due(f"job_{job_type}_{each:05d}", job_type, **changes) for each in range(number)]

    def put_due(self, job_id: str, job_type: str = "kyc", **changes: Any) -> Head:
        key = JobKey(tenant_id="tnt_1", job_type=job_type, job_id=job_id)
        rest = {"status": HeadStatus.WAITING, "lease_until": None, "ticket": "t-1", "sweep_at": self.now - A_MINUTE}
        head = a_head(key, body=StoredBody(text='{"a": 1}'), **{**rest, **changes})
        self.put("ledger", head_item(head))
        return head

    def parked(self, tenant_id: str, number: int, job_type: str = "kyc") -> None:
        for each in range(number):
            key = JobKey(tenant_id=tenant_id, job_type=job_type, job_id=f"{tenant_id}_{each:05d}")
            rest: dict[str, Any] = {"parked_at": self.now - A_MINUTE, "ticket": key.job_id, "lease_until": None}
            self.put("ledger", head_item(a_head(key, status=HeadStatus.PARKED, body=StoredBody(text="{}"), **rest)))

    def put_letter(self, letter: Letter) -> Letter:
        self.put("ledger", letter_item(letter))
        return letter

    def resends(self, head: Head) -> int:
        found = self.ledger.head(head.key)
        assert found is not None
        return found.resends

    # What runs.

    @property
    def sweeper(self) -> Sweeper:
        return Sweeper(
            lanes={name: lane_named(name) for name in self.lanes},
            ledger=self.ledger,
            breakers=self.breakers,
            notices=self,
            store=self.store,
            queue_of=lambda _job_type: self,  # type: ignore[arg-type,return-value]
            clock=lambda: self.now,
            pause=self.pause,
            new_id=self.new_id,
            skipped=lambda key, _why: self.skipped.append(key),
        )

    @property
    def recoverer(self) -> Recoverer:
        return Recoverer(
            lanes={name: lane_named(name) for name in self.lanes},
            ledger=self.ledger,
            breakers=self.breakers,
            redrives=self.redrives,
            machine=self,  # type: ignore[arg-type]
            versions=self,
            throttles=MemoryThrottles(),
            notices=self,
            policy_named=lambda _name: lambda _letter, _way: None,
            clock=lambda: self.now,
            new_id=self.new_id,
            skipped=lambda key, _why: self.skipped.append(key),
        )

    def beat(self, name: str, *, seconds: float | None = None) -> Swept:
        """One invocation. It may not take longer than its function."""
        began, given = self.now, A_TURN if seconds is None else timedelta(seconds=seconds)
        swept = sweep(self.sweeper, beats=(name,), recoverer=self.recoverer, until=began + given)
        assert self.now - began < given + timedelta(seconds=5), f"{name} was ended by its timeout"
        return swept

    def minute(self) -> dict[str, Swept]:
        """Every beat once, beside each other; then the next minute begins."""
        began, swept = self.now, {}
        for name in BEATS:
            self.now = began
            swept[name] = self.beat(name)
        self.now = began + A_MINUTE
        return swept
