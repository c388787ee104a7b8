"""Secrets of a lane whose agents are processes: there when they are imported, renewed, and never said aloud."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.value import replace
from lambdas.core.worker.secrets import Secrets
from lambdas.core.worker.settle import Outcome, Worked, Worker
from lambdas.guest.host import ProcessHost
from lambdas.settings import ROOT, guest_environment
from tests.support.guests import LANE_OF_GUESTS, Guests
from tests.support.lane import body

HERE = "tests.contract.guest.secret_agents"
FIRST, SECOND = "vendor-key-0001", "vendor-key-0002"
LANE = replace(
    LANE_OF_GUESTS,
    agent=f"{HERE}:asking",
    alternates=(f"{HERE}:telling",),
    secrets={"VENDOR_KEY": "secretsmanager:acme/vendor"},
)


@dataclass
class SecretGuests(Guests):
    lane: Lane = LANE
    kept: dict[str, str] = field(default_factory=lambda: {"acme/vendor": FIRST})
    secrets: Secrets = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.secrets = Secrets(self.lane, read=self.read, clock=lambda: self.now, tell=self.tell)
        self.host = ProcessHost(
            self.lane,
            root=ROOT,
            environment=guest_environment(ROOT),
            memory_mb=0,
            tell=self.tell,
            secrets=self.secrets,
        )

    def read(self, _service: str, name: str) -> str:
        if name not in self.kept:
            raise Unavailable(name, "there is no such secret")
        return self.kept[name]

    def tell(self, what: str, facts: Any) -> None:
        self.told.append((what, dict(facts)))

    @property
    def worker(self) -> Worker:
        return replace(super().worker, secrets=self.secrets)

    def ask(self, job_id: str, agent: str = "asking", **payload: Any) -> Worked:  # type: ignore[override]
        return self.work(self.message(body(job_id=job_id, payload=payload, agent=f"{HERE}:{agent}")))


@contextmanager
def serving() -> Iterator[SecretGuests]:
    lane = SecretGuests()
    assert lane.host is not None
    try:
        yield lane
    finally:
        lane.host.close()


@pytest.fixture
def lane() -> Iterator[SecretGuests]:
    with serving() as made:
        yield made


def test_an_agent_finds_its_secret_when_it_is_imported_and_when_it_runs(lane: SecretGuests) -> None:
    assert lane.host is not None
    lane.host.start()
    lane.host.ready()
    assert lane.ask("j1").outcome is Outcome.DONE
    assert (lane.result("j1")["imported"], lane.result("j1")["now"]) == ("0001", "0001")


def test_a_rotated_secret_reaches_the_next_job_in_a_process_that_was_imported_with_it(lane: SecretGuests) -> None:
    lane.ask("j1")
    lane.kept["acme/vendor"] = SECOND
    lane.later(60)
    lane.ask("j2")
    assert lane.result("j2") == lane.result("j1"), "it is not looked at for every job"
    lane.later(300)
    lane.ask("j3")
    assert (lane.result("j3")["imported"], lane.result("j3")["now"]) == ("0002", "0002")
    assert lane.host is not None
    assert len({lane.host._slots, *lane.host._within}) == 1, "whoever was imported with the former one has ended"


def test_an_agent_is_not_even_imported_without_its_secret_and_runs_once_it_is_there(lane: SecretGuests) -> None:
    assert lane.host is not None
    secret = lane.kept.pop("acme/vendor")
    lane.host.start()
    lane.host.ready()
    assert lane.ask("j1").outcome is Outcome.REQUEUED
    lane.kept["acme/vendor"] = secret
    lane.later(30)
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE


@pytest.mark.parametrize("ends", ["well", "fail", "crash"])
def test_neither_the_log_nor_what_is_kept_has_a_secret_that_an_agent_says_aloud(lane: SecretGuests, ends: str) -> None:
    worked = lane.ask("j1", "telling", **({ends: True} if ends != "well" else {}))
    assert worked.outcome is {"well": Outcome.DONE, "fail": Outcome.BURIED, "crash": Outcome.RETRIED}[ends]
    said = [facts["text"] for what, facts in lane.told if what == "agent.said"]
    assert "imported with [redacted]" in said
    assert "with [redacted]" in said
    tables = [table.items for table in lane.ledger.dynamodb.tables.values()]
    left = repr((lane.told, tables, lane.store.objects, worked))
    assert "[redacted]" in repr(tables)
    for part in (FIRST, FIRST[2:], FIRST[:-2]):
        assert part not in left


def test_why_an_agent_cannot_be_imported_is_said_without_its_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving() as lane:
        assert lane.host is not None
        monkeypatch.setattr(lane.host, "_lane", replace(LANE, agent="tests.contract.guest.secret_agents_broken:none"))
        worked = lane.ask("j1")
        assert worked.outcome is Outcome.REQUEUED
        assert "[redacted] is not a key" in worked.why
        tables = [table.items for table in lane.ledger.dynamodb.tables.values()]
        assert FIRST not in repr((worked, tables))
