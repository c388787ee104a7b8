"""Jobs as the API answers them, whatever their state, and what a search finds. Never a payload, never a result."""

from datetime import datetime

from pydantic import Field

from lambdas.api.shapes import EventShown, Shape


class StepShown(Shape):
    number: int
    name: str
    attempt: int
    at: datetime = Field(description="when it was kept")
    spend_usd: float
    tokens: int


class JobEffect(Shape):
    """A change of the outside world: when it was begun, and when it was known to have happened."""

    effect_id: str
    action: str
    key: str
    status: str
    attempt: int
    intended_at: datetime
    committed_at: datetime | None
    ref: str


class PastFailureShown(Shape):
    attempt: int
    at: datetime
    kind: str
    code: str
    signature: str
    checkpoint: int


class JobShown(Shape):
    tenant_id: str
    job_type: str
    job_id: str
    version: int
    status: str
    recovered: bool = Field(description="it died, and its letter was recovered by a replay or a resume")
    attempt: int
    code: str = Field(description="of its last failure")
    detail: str = Field(description="of its last failure, redacted; its first line for tenants")
    root: str
    redrive_id: str
    letter_id: str
    letter_status: str = Field(description="empty if it has no letter")
    worker_version: str
    model: str
    spend_usd: float
    tokens: int
    first_claimed_at: datetime | None
    parked_at: datetime | None
    due_at: datetime | None = Field(description="not run before")
    lease_until: datetime | None
    updated_at: datetime | None
    failures: list[PastFailureShown]
    steps: list[StepShown]
    effects: list[JobEffect]
    timeline: list[EventShown]


class JobRow(Shape):
    tenant_id: str
    job_type: str
    job_id: str
    version: int
    status: str
    letter_id: str


class LetterFound(Shape):
    letter_id: str
    tenant_id: str
    job_type: str
    job_id: str
    status: str
    code: str
    summary: str


class RedriveFound(Shape):
    redrive_id: str
    job_type: str
    status: str
    reason: str


class TenantFound(Shape):
    tenant_id: str
    open_letters: int


class CodeFound(Shape):
    job_type: str
    code: str
    open_letters: int


class GroupFound(Shape):
    job_type: str
    signature: str
    code: str
    summary: str


class Search(Shape):
    """At most eight of each. Ids may be cut short, jobs' may not; letters are compared with the newest that wait."""

    letters: list[LetterFound]
    jobs: list[JobRow]
    redrives: list[RedriveFound]
    tenants: list[TenantFound]
    codes: list[CodeFound]
    groups: list[GroupFound]
