"""The lane, the job and the agents that most tests begin with, in the lane in memory of lazaret/testing."""

import json
from dataclasses import dataclass, replace
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker, closed, tripped
from lambdas.core.model.head import Head
from lambdas.core.model.job import Job, JobKey, Message
from lazaret.testing import lane
from lazaret.testing.crash import Life, lived
from lazaret.testing.lane import NOON, AgentFunction

LANE = Lane(job_type="kyc", agent="agents.kyc:review", alternates=("agents.kyc:second",), run_timeout=5)
ENVELOPE: dict[str, Any] = {"job_id": "job_1", "tenant_id": "tnt_1", "job_type": "kyc", "payload": {"n": 1}}
SETTLES = ("ledger.finish", "ledger.retry", "ledger.bury")
KEY = JobKey(tenant_id="tnt_1", job_type="kyc", job_id="job_1")

__all__ = [
    "ENVELOPE",
    "KEY",
    "LANE",
    "NOON",
    "AgentFunction",
    "InMemory",
    "Requests",
    "body",
    "failing_with",
    "healthy",
]


def body(**changes: Any) -> str:
    return json.dumps({**ENVELOPE, **changes})


def healthy(_job: Job, _run: Run) -> dict[str, bool]:
    return {"ok": True}


def failing_with(error: BaseException) -> AgentFunction:
    def agent(_job: Job, _run: Run) -> None:
        raise error

    return agent


@dataclass(kw_only=True)
class InMemory(lane.InMemory):
    lane: Lane = LANE
    agent: AgentFunction = healthy

    def message(self, text: str | None = None, **fields: Any) -> Message:
        return super().message(body() if text is None else text, **fields)

    def head(self, key: JobKey = KEY) -> Head:
        head = self.ledger.head(key)
        assert head is not None, f"no head for {key}"
        return head

    def events(self, key: JobKey = KEY) -> list[tuple[str, str]]:
        return [(event.what, str(event.data.get("code", ""))) for event in self.ledger.timeline(key)]

    def trip(self, tenant_id: str = "tnt_1") -> Breaker:
        """As if the tenant had failed too often just now."""
        found = self.breakers.find(tenant_id, self.lane.job_type)
        opened = self.breakers.move(found, tripped(found, code="BAD", at=self.now, limits=self.lane.breaker))
        assert opened is not None
        return opened

    def close(self, tenant_id: str = "tnt_1") -> None:
        found = self.breakers.find(tenant_id, self.lane.job_type)
        self.breakers.move(found, closed(found, at=self.now, by="ana", why="fixed", untold=True))

    def seed(self, head: Head) -> None:
        self.ledger.heads[head.key] = head

    def crash(self, message: Message) -> Message:
        """A worker claims the message and dies; its lease is over and the broker delivers the message again."""
        alive, _ = lived(Life(dies_at=SETTLES), self, ("ledger",), lambda: self.work(message))
        assert not alive, "it never came to settle"
        self.later(self.lane.visibility_s)
        return replace(message, receive_count=message.receive_count + 1)


class Requests:
    """The client of a lane's ledger, and what is asked of it from now on."""

    def __init__(self, client: Any) -> None:
        self._client, self.asked = client, list[str]()

    @classmethod
    def of(cls, lane: InMemory) -> "Requests":
        requests: Any = cls(lane.ledger.client)
        lane.ledger.client = requests
        return requests  # type: ignore[no-any-return]

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._client, name)

    @property
    def writes(self) -> list[str]:
        return [name for name in self.asked if name in ("put_item", "update_item", "transact_write_items")]
