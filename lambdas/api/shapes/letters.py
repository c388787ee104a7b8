"""Letters and their redrives as the API answers them: a row of a list, and everything about one."""

from datetime import datetime
from typing import Any

from pydantic import Field

from lambdas.api.shapes import EventShown, Shape


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
    counted: int | None = Field(description="how many of them wait in all, exactly; null if no counter knows")


class EffectShown(Shape):
    """What already happened outside."""

    effect_id: str
    action: str
    key: str
    status: str
    ref: str
    intended_at: datetime | None = Field(description="when it was begun; null on letters of an older release")
    committed_at: datetime | None = Field(description="when it was known to have happened, by the run or by a person")
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


class AdviceShown(Shape):
    """What the lane's triage agent advises. A guest's word: nobody has to follow it."""

    act: str = Field(description="replay, other_agent, discard, ask (the tenant) or report (a bug)")
    reasons: list[str]
    strategy: StrategyShown
    draft: str = Field(description="the question, or the report; empty: there is none")
    by: str = Field(description="the agent")
    at: datetime
    spend_usd: float = Field(description="what asking cost")
    is_acted_on: bool = Field(description="the lane lets the sweep replay such letters if this advises it")


class PayloadShown(Shape):
    """The job's payload as JSON text, redacted and cut."""

    preview: str
    cut: bool
    missing: str = Field(description="why there is no preview; empty if there is one")


class LetterShown(LetterRow):
    """Everything about one letter: whether sending it again is safe, and what happened outside, first."""

    safety: SafetyShown
    effects: list[EffectShown]
    detail: str
    because: str = Field(description="why it has its kind and code: reasons, how sure, and what else it may be")
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
    steps_begun: int = Field(description="of the whole lineage, against max_steps")
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
    advice: AdviceShown | None = Field(description="for operators; null: there is none")
    timeline: list[EventShown]


class SnapshotLink(Shape):
    url: str
    expires_in: int = Field(description="seconds")


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
