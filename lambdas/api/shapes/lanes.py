"""Lanes as the API answers them, with their groups and breakers, and how one tenant is doing."""

from datetime import datetime

from pydantic import Field

from lambdas.api.shapes import Shape


class FlowShown(Shape):
    """The last hours of a lane: one number for each period, oldest first."""

    period_s: int
    done: list[int] = Field(description="jobs done")
    died: list[int] = Field(description="letters written")


class LaneShown(Shape):
    job_type: str
    agent: str
    alternates: list[str] = Field(description="agents that a redrive may use instead")
    retired: bool
    human_review: bool
    approval_above: int
    max_concurrency: int
    letter_sla_hours: float
    worker_version: str
    waiting: int | None = Field(description="messages in the queue; null if it could not be read")
    in_flight: int | None
    delayed: int | None
    oldest_message_s: int | None = Field(description="how long the oldest message has waited; null if it is not known")
    flow: FlowShown | None = Field(description="null if CloudWatch did not answer; up to a minute old")
    dying: int | None = Field(description="messages in the dead-letter queue that intake has not taken in yet")
    open_letters: int = Field(description="counted up to 1,000")
    breakers_open: int
    parked: int = Field(description="behind breakers that are not closed, counted up to 1,000 each")


class Lanes(Shape):
    lanes: list[LaneShown]


class NoteShown(Shape):
    owner: str
    note: str
    bug_url: str
    on_hold: bool


class GroupShown(Shape):
    job_type: str
    signature: str
    kind: str
    code: str
    error_type: str
    summary: str
    letters: int = Field(description="in total, resolved ones included")
    first_seen: datetime
    last_seen: datetime
    worker_version: str
    sample: str = Field(description="one of its letters; empty while it has none")
    sample_job: str = Field(description="the job whose attempt failed last of it, while a breaker is open")
    breakers: list[str] = Field(description="tenants whose breaker is open, and whose last attempt failed of it")
    note: NoteShown
    last_redrive: str = Field(description="the latest redrive of this group, or empty")
    new_since: bool = Field(description="a letter arrived after that redrive began")
    open_letters: int = Field(description="waiting for a person: open, held or escalated")
    more_open: bool = Field(description="there may be more than were counted")
    tenant_count: int = Field(description="how many tenants those letters belong to")
    tenants: list[str] = Field(description="the first of those tenants; a list of groups names five")
    worker_versions: list[str] = Field(description="of those letters; of the latest letter if none are waiting")


class Groups(Shape):
    groups: list[GroupShown]
    cursor: str | None


class FailedAttemptShown(Shape):
    """The attempt that failed last behind a breaker."""

    job_id: str
    version: int
    at: datetime
    kind: str
    code: str
    signature: str = Field(description="of its group")
    error_type: str
    detail: str = Field(description="message and traceback, redacted, up to 2,000 characters")
    worker_version: str


class BreakerShown(Shape):
    tenant_id: str
    job_type: str
    state: str
    code: str = Field(description="what opened it; a job that fails like this twice may die under another code")
    opened_at: datetime | None = Field(description="when it first opened; failed probes do not change it")
    cools_until: datetime | None = Field(description="when the next probe is due; past: with the next sweep")
    probe: str = Field(description="the job that is being tried, or empty")
    probes_failed: int = Field(description="in a row, since it opened")
    last_failure: FailedAttemptShown | None
    closed_at: datetime | None
    closed_by: str
    closed_why: str
    parked: int = Field(description="counted up to 1,000")


class Breakers(Shape):
    breakers: list[BreakerShown]
    more: bool


class Closed(Shape):
    tenant_id: str
    job_type: str
    state: str
    parked: int


class TenantBreaker(Shape):
    """What a tenant may know of its own breaker."""

    job_type: str
    state: str
    code: str
    opened_at: datetime | None
    parked: int


class HealthHour(Shape):
    hour: datetime
    letters: int
    poison: int
    recovered: int


class Health(Shape):
    """One tenant's last hours. Hours without a death or a recovery are left out."""

    tenant_id: str
    since: datetime
    letters: int
    poison: int
    recovered: int
    last_failure_at: datetime | None
    hours: list[HealthHour]
    breakers: list[TenantBreaker] = Field(description="those that are not closed")
