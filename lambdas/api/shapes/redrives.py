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
    started_by: str = Field(description="who is signed in; empty if an execution was started by hand")
    operator: str = Field(description="whom the request names: a claim")
    starter: str = Field(description="who started it, for people: what no token proved says so")
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
    plan_id: str
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
    suspended: int
    recalled: int
    verdict: str
    reason: str


class RedriveShown(RedriveRow):
    request: dict[str, Any] = Field(description="in the form in which it can be sent again")
    plan: PlanShown
    waves: list[WaveShown]
    approved_by: str
    verified: bool  # whether a token proved who started it; if not, it takes two to approve
    approvals: list[str]  # who has approved this plan so far
    approved_as: str = Field(description="names the request and its plan: an approval is of these alone")
    aborted_by: str
    execution: str
    history: list[EventShown]


class RedriveLetter(Shape):
    position: int = Field(description="in the order in which they are sent, from 0")
    wave: int = Field(description="its wave's number; 0: no wave has it yet")
    letter_id: str
    tenant_id: str
    job_id: str = Field(description="the job that runs again; of a discard, the one that died")
    version: int
    outcome: str = Field(
        description="not_sent, waiting, suspended, parked, recovered, died_again, recalled or discarded"
    )
    same_cause: bool = Field(description="it died again of what it died of before")
    new_letter_id: str = Field(description="of one that died again; empty until intake has taken it in")
    at: datetime | None = Field(description="when its job last moved; null if it was not sent")


class RedriveLetters(Shape):
    letters: list[RedriveLetter]
    next: int | None = Field(description="the position at which the next page begins; null on the last")
