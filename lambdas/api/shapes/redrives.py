"""Redrives as the API answers them: a row of a list, and everything about one."""

from datetime import datetime
from typing import Any

from pydantic import Field

from lambdas.api.shapes import EventShown, Shape


class RedriveRow(Shape):
    redrive_id: str
    action: str
    job_type: str
    status: str
    reason: str = Field(description="why it was requested")
    started_by: str
    operator: str
    started_at: datetime
    updated_at: datetime
    ended_at: datetime | None
    dry_run: bool
    planned: int
    sent: int
    recovered: int
    died_again: int
    outcome: str = Field(description="why it ended as it did")


class Redrives(Shape):
    redrives: list[RedriveRow]
    cursor: str | None


class PlanShown(Shape):
    matched: int
    planned: int
    more: bool
    skipped: dict[str, int]
    why_skipped: dict[str, str]
    tenants: int
    by_tenant: dict[str, int]
    effects_skipped: int
    effects_that_may_fire: int
    spent_usd: float
    tokens: int
    oldest: datetime | None
    newest: datetime | None
    seconds: int
    waves: list[int]
    worker_version: str
    alarms: list[str]


class WaveShown(Shape):
    number: int
    begin: int
    end: int
    began_at: datetime
    sent: int
    skipped: dict[str, int]
    recovered: int
    died_again: int
    same_signature: int
    waiting: int
    parked: int
    recalled: int
    verdict: str
    reason: str


class RedriveShown(RedriveRow):
    request: dict[str, Any] = Field(description="in the form in which it can be sent again")
    plan: PlanShown
    waves: list[WaveShown]
    approved_by: str
    verified: bool  # whether a token proved who started it; if not, it takes two to approve
    approvals: list[str]  # who has approved it so far
    aborted_by: str
    execution: str
    history: list[EventShown]
