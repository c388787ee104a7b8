"""The API over AWS in the process, which tests/contract holds to the real one: hundreds of requests in seconds.

That the real wiring works, with its grants and its authorizer, is tests/local/test_api.py's.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import pytest

from lambdas import house, settings, wiring
from lambdas.adapters.sqs import Depths
from lambdas.api.routes import letters, overview
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.group import Flow
from lambdas.core.model.head import Event
from lambdas.core.notify.notice import Endpoint
from lazaret.testing.memory import MemoryBreakers, MemoryLedger, MemoryQueue, MemoryStore
from lazaret.testing.redrives import MemoryMachine, MemoryRedrives, MemoryVersions
from tests.support.functions.aws import JOB_TYPE, forget
from tests.support.functions.clock import Clock
from tests.support.functions.wired import swap


class Beats:
    """What the sweep was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def ask(self, beat: str) -> None:
        self.asked.append(beat)


class Endpoints:
    def __init__(self) -> None:
        self._kept: dict[str, Endpoint] = {}

    def find(self, tenant_id: str) -> Endpoint | None:
        return self._kept.get(tenant_id)

    def put(self, tenant_id: str, endpoint: Endpoint) -> None:
        self._kept[tenant_id] = endpoint

    def remove(self, tenant_id: str) -> bool:
        return self._kept.pop(tenant_id, None) is not None


class TenantNotices:
    """Nobody was sent any."""

    def __init__(self) -> None:
        self._events: dict[str, list[Event]] = defaultdict(list)

    def record(self, tenant_id: str, event: Event) -> None:
        self._events[tenant_id].append(event)

    def history(self, tenant_id: str) -> Sequence[Event]:
        return tuple(self._events[tenant_id])

    def all(self, _tenant_id: str) -> Sequence[Any]:
        return ()


@dataclass
class Outside:
    """What the API sees of AWS."""

    ledger: MemoryLedger = field(default_factory=MemoryLedger)
    breakers: MemoryBreakers = field(default_factory=MemoryBreakers)
    store: MemoryStore = field(default_factory=MemoryStore)
    redrives: MemoryRedrives = field(default_factory=MemoryRedrives)
    machine: MemoryMachine = field(default_factory=MemoryMachine)
    beats: Beats = field(default_factory=Beats)
    endpoints: Endpoints = field(default_factory=Endpoints)
    tenant_notices: TenantNotices = field(default_factory=TenantNotices)
    queue: MemoryQueue = field(default_factory=MemoryQueue)  # of every lane
    versions: MemoryVersions = field(default_factory=lambda: MemoryVersions(versions={JOB_TYPE: "v-41c2"}))


class Links:
    def to(self, ref: str, *, seconds: int) -> str:
        return f"https://bucket.example/{ref}?expires={seconds}"


class Queues:
    """One lane is deployed, the others are not."""

    def of(self, job_type: str) -> Depths:
        if job_type != JOB_TYPE:
            raise Unavailable(f"queue lazaret-{job_type}", "no such queue")
        return Depths(waiting=12, in_flight=4, delayed=1, dying=2)


class Metrics:
    """CloudWatch knows one lane."""

    def of(self, job_types: Sequence[str], *, now: datetime) -> dict[str, Flow]:
        assert JOB_TYPE in job_types
        return {JOB_TYPE: Flow(period_s=300, done=(7, 9), died=(0, 2), spent=(0.0, 0.5), oldest_message_s=42)}


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    made = Outside()
    parts: dict[str, Any] = {name: part for name, part in vars(made).items() if name != "queue"}
    parts |= {"links": Links(), "depths": Queues(), "flow": Metrics()}
    monkeypatch.setenv("SIMULATED", "true")
    monkeypatch.setattr(wiring, "now", Clock())
    monkeypatch.setattr(wiring, "entrance", lambda _job_type: made.queue)
    for name, part in parts.items():
        swap(monkeypatch, name, part)
    settings.settings.cache_clear()
    for cached in (wiring.lanes, house.starter, house.approvals, house.submitter):
        cached.cache_clear()
    for kept in (letters.deployed, overview.lanes_now, overview.flows_now):
        kept.forget()
    yield made
    monkeypatch.undo()
    forget()
