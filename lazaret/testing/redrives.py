"""Redrives' records as they are deployed, over a DynamoDB in the process; what else redrives ask for, in memory."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any

from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.core.ports.redrives import NotWaiting
from lazaret.testing.dynamodb import DynamoDb
from lazaret.testing.ledger import LEDGER
from lazaret.testing.views import Redrives, Versions


class MemoryRedrives(DynamoRedrives):
    def __init__(self, client: DynamoDb | None = None) -> None:
        self.dynamodb = client or DynamoDb()
        super().__init__(self.dynamodb, LEDGER, sleep=lambda _: None)  # type: ignore[arg-type]

    @cached_property
    def records(self) -> Redrives:
        return Redrives(self.dynamodb, LEDGER)

    @cached_property
    def versions(self) -> Versions:
        return Versions(self.dynamodb, LEDGER)


@dataclass(slots=True)
class MemoryMachine:
    """What was started and answered. A test says which tokens wait."""

    started: dict[str, Any] = field(default_factory=dict)
    waiting: set[str] = field(default_factory=set)
    answers: dict[str, Any] = field(default_factory=dict)
    executions: dict[str, str] = field(default_factory=dict)  # their status, by name
    arn: str = "arn:aws:states:us-east-1:000000000000:execution:lazaret-redrive"

    def start(self, redrive_id: str, given: Mapping[str, Any]) -> str:
        self.started.setdefault(redrive_id, json.loads(json.dumps(given)))
        self.executions.setdefault(redrive_id, "RUNNING")
        return f"{self.arn}:{redrive_id}"

    def status(self, redrive_id: str, execution: str) -> str:
        return self.executions.get(execution.rpartition(":")[2] or redrive_id, "MISSING")

    def answer(self, task_token: str, given: Mapping[str, Any]) -> None:
        if task_token not in self.waiting:
            raise NotWaiting("nobody waits for this answer any more")
        self.waiting.discard(task_token)
        self.answers[task_token] = json.loads(json.dumps(given))


@dataclass(slots=True)
class MemoryVersions:
    versions: dict[str, str] = field(default_factory=dict)

    def of(self, job_types: Sequence[str]) -> dict[str, str]:
        return {job_type: self.versions[job_type] for job_type in job_types if job_type in self.versions}


@dataclass(slots=True)
class MemoryAlarms:
    alarms: dict[str, str] = field(default_factory=dict)

    def states(self, names: Sequence[str]) -> dict[str, str]:
        return {name: self.alarms[name] for name in names if name in self.alarms}


@dataclass(slots=True)
class MemoryThrottles:
    """When Lambda refused to start a worker, by lane."""

    refused: dict[str, list[datetime]] = field(default_factory=dict)

    def minutes(self, job_type: str, *, since: datetime, now: datetime) -> list[datetime]:
        return sorted(at for at in self.refused.get(job_type, []) if since <= at <= now)
