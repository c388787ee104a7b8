"""The API over the memory twins, which tests/contract holds to what DynamoDB does: hundreds of requests in seconds.

That the real wiring works, with its grants and its authorizer, is tests/local/test_api.py's.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import pytest

from lambdas import settings, wiring
from lambdas.adapters.depths import Depths
from lambdas.adapters.memory import MemoryBreakers, MemoryLedger, MemoryStore
from lambdas.adapters.memory_redrives import MemoryMachine, MemoryRedrives, MemoryVersions
from lambdas.api import routes_letters, routes_overview
from lambdas.core.errors import Unavailable
from lambdas.core.flow import Flow
from tests.handlers.conftest import JOB_TYPE, forget


@dataclass
class Outside:
    """What the API sees of AWS."""

    ledger: MemoryLedger = field(default_factory=MemoryLedger)
    breakers: MemoryBreakers = field(default_factory=MemoryBreakers)
    store: MemoryStore = field(default_factory=MemoryStore)
    redrives: MemoryRedrives = field(default_factory=MemoryRedrives)
    machine: MemoryMachine = field(default_factory=MemoryMachine)
    versions: MemoryVersions = field(default_factory=lambda: MemoryVersions(versions={JOB_TYPE: "v-41c2"}))


class Seal:
    def key(self) -> bytes:
        return b"the deployment's own"


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
        return {JOB_TYPE: Flow(period_s=300, done=(7, 9), died=(0, 2), oldest_message_s=42)}


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    made = Outside()
    parts: dict[str, Any] = {name: getattr(made, name) for name in vars(made)}
    parts |= {"seal": Seal(), "links": Links(), "depths": Queues(), "flow": Metrics()}
    monkeypatch.setenv("SIMULATED", "true")
    for name, part in parts.items():
        monkeypatch.setattr(wiring, name, lambda part=part: part)
    settings.settings.cache_clear()
    for cached in (wiring.lanes, wiring.starter, wiring.approvals):
        cached.cache_clear()
    for kept in (routes_letters.deployed, routes_overview.lanes_now, routes_overview.flows_now):
        kept.forget()
    yield made
    monkeypatch.undo()
    forget()
