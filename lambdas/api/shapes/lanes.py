"""Lanes as the API answers them, with their groups and breakers, and how one tenant is doing."""

from datetime import datetime

from pydantic import Field

from lambdas.api.shapes import EventShown, Shape
from lambdas.api.shapes.letters import AdviceShown


class FlowShown(Shape):
    """The last hours of a lane: one number for each period, oldest first."""

    period_s: int
    done: list[int] = Field(description="jobs done")
    died: list[int] = Field(description="letters written")
    spent: list[float] = Field(description="dollars, by second and later attempts and by replays")


class WaitingShown(Shape):
    """Letters that nobody works on now: exact within a minute, however many there are."""

    open: int
    held: int
    escalated: int
    scheduled: int


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
    open_letters: int = Field(description="that wait: open, held, escalated or scheduled; exact within a minute")
    letters_waiting: WaitingShown = Field(description="the same, by status")
    in_doubt: int = Field(description="of those, that died because an effect may or may not have happened")
    in_doubt_by_code: dict[str, int] = Field(description="the same, by code; codes without any are left out")
    breakers_open: int
    parked: int = Field(description="behind breakers that are open, counted up to 1,000 each")
    parked_more: bool = Field(description="there are more than were counted")


class Lanes(Shape):
    lanes: list[LaneShown]


class NoteShown(Shape):
    owner: str
    note: str
    bug_url: str
    on_hold: bool


class DeployShown(Shape):
    """A version of a lane's worker."""

    worker_version: str
    at: datetime = Field(description="when the sweep first saw it")
    changed: dict[str, str] = Field(description="values of the lane that it changed; none: code or packages did")


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
    open_letters: int = Field(description="that wait: open, held, escalated or scheduled; exact within a minute")
    letters_waiting: WaitingShown = Field(description="the same, by status")
    deaths: list[int] = Field(description="letters by the hour, the current hour last; 24 hours")
    recoveries: list[int] = Field(description="letters that recovered, in the same hours")
    tenant_count: int | None = Field(description="tenants of those letters; null in a list, which does not read them")
    more_tenants: bool = Field(description="there are more letters than were looked at for their tenants")
    tenants: list[str] = Field(description="those tenants; empty in a list")
    worker_versions: list[str] = Field(description="of those letters; in a list, of the latest letter")
    deploys: list[DeployShown] = Field(
        description="the version that was live when it was first seen, then those since; empty in a list"
    )
    advice: AdviceShown | None = Field(description="what a triage agent advises about its sample; null in a list")


class Groups(Shape):
    groups: list[GroupShown]
    cursor: str | None
    causes: int = Field(description="how many groups there are, shown or not: of the lane, or that wait in any lane")


class OwnGroupShown(Shape):
    """One cause of one tenant's letters: nothing in it is of anybody else's."""

    job_type: str
    signature: str
    kind: str
    code: str
    error_type: str
    summary: str = Field(description="the first line of its own latest letter")
    first_seen: datetime
    last_seen: datetime
    sample: str = Field(description="one of its letters")
    open_letters: int = Field(description="that wait: open, held, escalated or scheduled; exact within a minute")
    letters_waiting: WaitingShown = Field(description="the same, by status")


class OwnGroups(Shape):
    groups: list[OwnGroupShown]


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


class ParkedJob(Shape):
    job_id: str
    version: int
    attempt: int
    parked_at: datetime | None
    code: str = Field(description="of its last failure; empty if it has not run yet")


class BreakerWhole(BreakerShown):
    """One breaker: what failed last, who waits behind it, and what it has tried."""

    jobs: list[ParkedJob] = Field(description="parked, the oldest first; at most 50")
    limits: dict[str, float | int | None] = Field(description="of this tenant; what is null is the lane's own")
    history: list[EventShown] = Field(description="openings, failed probes and closings, oldest first")


class TriedShown(Shape):
    strategy: str
    delay_s: int = Field(description="how long the try was put off")
    tries: int
    cures: int = Field(description="of those, whose job was then done")
    usd: float = Field(description="what the tries spent")


class RulingShown(Shape):
    """What a person decided; empty if nobody did."""

    pinned: str
    forbidden: list[str]
    why: str
    who: str
    at: datetime | None


class LearnedShown(Shape):
    code: str
    default: str = Field(description="the strategy before anything is known")
    next: str = Field(description="the strategy that such a failure would get now; empty: none is left")
    why: str
    ruling: RulingShown
    tried: list[TriedShown] = Field(description="in the last four weeks; a try that was cut off may be missing")


class ClueShown(Shape):
    """What jobs that fail have in common, surely enough to act on."""

    clue: str
    code: str = Field(description="what their first attempts fail with")
    failed: float = Field(description="so many, of")
    of: float = Field(description="jobs; what is older counts for less")
    sure: float = Field(description="the share that fails, at the least")
    cure: str = Field(description="the strategy that a first attempt could begin with; empty: none is known")


class Foreseen(Shape):
    """What the lane's foresight knows, and how right it was in the last four weeks about jobs that ran as they came."""

    mode: str
    learned_at: datetime | None
    precision: float | None = Field(description="of those foretold to fail, the share that did; null: there were none")
    recall: float | None = Field(description="of those that failed, the share that was foretold")
    right: int
    wrong: int
    missed: int
    changed: int = Field(description="begun with another strategy")
    cured: int = Field(description="of these, done at once")
    held: int = Field(description="never begun")
    clues: list[ClueShown] = Field(description="the surest first, at most 20")


class Strategies(Shape):
    job_type: str
    codes: list[LearnedShown]
    foreseen: Foreseen | None = Field(description="null: the lane does not foresee")


class TenantRow(Shape):
    tenant_id: str
    open_letters: int = Field(description="that wait, in every lane; exact within a minute")
    letters_waiting: WaitingShown
    lanes: list[str] = Field(description="in which they wait")
    breakers: list[str] = Field(description="lanes in which its breaker is open")


class Tenants(Shape):
    tenants: list[TenantRow] = Field(description="with letters that wait or an open breaker, the most letters first")
    known: int = Field(description="how many such tenants there are, shown or not")


class Breakers(Shape):
    breakers: list[BreakerShown]
    more: bool


class Closed(Shape):
    tenant_id: str
    job_type: str
    state: str
    parked: int


class LimitsShown(Shape):
    tenant_id: str
    job_type: str
    limits: dict[str, float | int] = Field(description="as they hold now: the tenant's over the lane's")


class NoticeShown(Shape):
    """The last of its topic."""

    topic: str
    notice_id: str
    at: datetime
    status: str
    tries: int
    why: str


class EndpointShown(Shape):
    """Where a tenant gets its notices. Never the secret."""

    tenant_id: str
    url: str | None
    set_at: datetime | None
    set_by: str
    notices: list[NoticeShown]
    history: list[EventShown] = Field(description="who registered and removed endpoints, oldest first; the last 50")


class EndpointRegistered(Shape):
    tenant_id: str
    url: str
    secret: str = Field(description="shown this once: the tenant checks each notice's signature with it")


class EndpointRemoved(Shape):
    tenant_id: str
    url: None


class Unlisted(Shape):
    key: str
    why: str = Field(description="why the row does not belong where it was listed")


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
    letters_waiting: WaitingShown
    breakers: list[TenantBreaker] = Field(description="those that are not closed")
