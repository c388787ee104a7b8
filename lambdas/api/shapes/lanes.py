"""What the API answers, field by field. A field that is not named here is never told, whatever the core adds to it."""

from datetime import datetime
from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class Shape(BaseModel):
    """Read from a value of the core by its attributes."""

    # Built when first used: a cold start pays for the shapes of one route, not of all.
    model_config = ConfigDict(from_attributes=True, extra="forbid", frozen=True, defer_build=True)


class Me(Shape):
    who: str
    tenant_id: str
    operator: bool


class LetterRow(Shape):
    """A letter as a list shows it."""

    letter_id: str
    tenant_id: str
    job_type: str
    job_id: str
    version: int
    status: str
    kind: str
    code: str
    signature: str
    error_type: str
    summary: str
    attempts: int
    checkpoint: int
    spend_usd: float
    tokens: int
    died_at: datetime
    worker_version: str
    recommended_action: str
    next_retry_at: datetime | None
    owner: str


class Letters(Shape):
    letters: list[LetterRow]
    cursor: str | None = Field(description="for the next page; null on the last one")


class EffectShown(Shape):
    """What already happened outside."""

    effect_id: str
    action: str
    key: str
    status: str
    ref: str
    committed_at: datetime | None
    compensate: str


class Verdict(Shape):
    verdict: str
    why: str


class SafetyShown(Shape):
    replay: Verdict
    resume: Verdict


class StrategyShown(Shape):
    model: str | None
    agent: str | None
    compress_to_tokens: int | None
    max_output_tokens: int | None
    instructions: list[str]
    constraints: list[str]


class EventShown(Shape):
    at: datetime
    what: str
    who: str
    why: str
    data: dict[str, Any]


class PayloadShown(Shape):
    """The job's payload as JSON text, redacted and cut."""

    preview: str
    cut: bool
    missing: str = Field(description="why there is none, or nothing")


class LetterShown(LetterRow):
    """Everything about one letter: whether sending it again is safe, and what happened outside, first."""

    safety: SafetyShown
    effects: list[EffectShown]
    detail: str
    death_id: str
    root: str
    run_id: str
    source: str
    receives: int
    first_failed_at: datetime
    last_failed_at: datetime
    resolved_at: datetime | None
    resolved_by: str
    steps_done: list[str]
    duration_ms: int
    agent: str
    model: str
    trace_id: str
    trace_url: str
    input_hash: str
    strategies_tried: list[StrategyShown]
    lineage: list[str]
    redrive_id: str
    not_after: datetime | None
    auto_replays: int
    note: str
    consumer_id: str
    source_queue: str
    snapshot_ref: str
    original_message_id: str
    payload: PayloadShown
    timeline: list[EventShown]


class SnapshotLink(Shape):
    url: str
    expires_in: int = Field(description="seconds")


class Started(Shape):
    """A redrive was started; for tenants the letter's status tells how it goes."""

    redrive_id: str
    status: str


class HealthHour(Shape):
    hour: datetime
    letters: int
    poison: int
    recovered: int


class BreakerShown(Shape):
    tenant_id: str
    job_type: str
    state: str
    code: str
    opened_at: datetime | None
    cools_until: datetime | None
    probe: str
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


class Health(Shape):
    """One tenant's last hours. Hours in which nothing died and nothing recovered are left out."""

    tenant_id: str
    since: datetime
    letters: int
    poison: int
    recovered: int
    last_failure_at: datetime | None
    hours: list[HealthHour]
    breakers: list[TenantBreaker] = Field(description="those that are not closed")


class FlowShown(Shape):
    """The last hours of a lane, a number a period, the oldest first."""

    period_s: int
    done: list[int] = Field(description="jobs that are done")
    died: list[int] = Field(description="letters that were written")


class LaneShown(Shape):
    job_type: str
    agent: str
    alternates: list[str] = Field(description="agents that a redrive may ask for instead")
    retired: bool
    human_review: bool
    approval_above: int
    max_concurrency: int
    letter_sla_hours: float
    worker_version: str
    waiting: int | None = Field(description="messages in the queue; null if it could not be asked")
    in_flight: int | None
    delayed: int | None
    oldest_message_s: int | None = Field(description="how long the queue's oldest has waited; null if nobody knows")
    flow: FlowShown | None = Field(description="null if CloudWatch could not be asked; up to a minute old")
    dying: int | None = Field(description="messages in the dead-letter queue that intake has not taken in yet")
    open_letters: int = Field(description="counted up to 1,000")
    breakers_open: int
    parked: int = Field(description="over the breakers that are not closed, counted up to 1,000 each")


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
    letters: int = Field(description="ever")
    first_seen: datetime
    last_seen: datetime
    worker_version: str
    sample: str
    note: NoteShown
    last_redrive: str = Field(description="the latest redrive that was asked for this group, or nothing")
    new_since: bool = Field(description="a letter was taken in after that redrive began")
    open_letters: int = Field(description="that wait for a person: open, held or escalated")
    more_open: bool = Field(description="there may be more than were counted")
    tenant_count: int = Field(description="whose letters those are")
    tenants: list[str] = Field(description="the first of them; a list of groups names five")
    worker_versions: list[str] = Field(description="of those letters; of the latest, if none waits")


class Groups(Shape):
    groups: list[GroupShown]
    cursor: str | None


class RedriveRow(Shape):
    redrive_id: str
    action: str
    job_type: str
    status: str
    reason: str = Field(description="why it was asked for")
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
    request: dict[str, Any] = Field(description="as it can be asked for again")
    plan: PlanShown
    waves: list[WaveShown]
    approved_by: str
    aborted_by: str
    execution: str
    history: list[EventShown]


class ProblemShown(Shape):
    type: str
    title: str
    status: int
    code: str
    detail: str
    to_do: str
    faults: list[str] = []
    request_id: str = ""
