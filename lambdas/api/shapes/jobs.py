"""Jobs as the API takes and answers them, whatever their state, and what a search finds. Never a payload."""

from datetime import datetime
from typing import Any

from pydantic import Field

from lambdas.api.shapes import EventShown, Shape


class JobSubmitted(Shape):
    """The job is in its lane's queue, or was there before."""

    tenant_id: str
    job_type: str
    job_id: str
    version: int
    duplicate: bool = Field(description="this id, version and payload was known, and nothing was sent")
    status: str = Field(description="`queued`, or the status of the job that was known")
    link: str = Field(description="where to read it, below the API's address")


class JobCalledBack(Shape):
    """What became of what was posted to a link."""

    came: str = Field(description="`kept` for when the job waits for it, `woke` it, or `known`: it came before")


class JobSignalled(Shape):
    """What became of a signal."""

    signal_id: str
    came: str = Field(description="`kept` for when the job waits for it, `woke` it, or `known`: it came before")
    status: str = Field(description="of the job that got it, or of its replay; empty if no worker knows it yet")


class WaitShown(Shape):
    what: str = Field(description="`sleep`, `signal`, `answer` or `jobs`")
    name: str
    until: datetime


class QuestionShown(Shape):
    """What a run asks a person. `digest` goes with the answer: it says what was agreed to."""

    tenant_id: str
    job_type: str
    job_id: str = Field(description="of the job that waits for the answer")
    version: int
    key: str
    status: str = Field(description="`open`, `answered`, or `closed`: nobody waits for it any more")
    question: str
    options: list[str] = Field(description="one of them is the answer; empty: any JSON")
    about: Any = Field(description="what the person is shown, and agrees to")
    digest: str
    to: str = Field(description="`tenant`, or `operators`")
    asked_at: datetime
    until: datetime
    answer: Any
    answered_at: datetime | None
    who: str = Field(description="who answered")
    why: str


class Questions(Shape):
    """Those that wait for an answer, the longest first."""

    questions: list[QuestionShown]
    more: bool = Field(description="there may be more than are listed")


class JobAnswered(Shape):
    """What became of an answer."""

    key: str
    came: str = Field(description="`woke` the job, `kept` for when it asks again, or `known`: it came before")
    status: str = Field(description="of the job that got it, or of its replay")


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
    status: str = Field(description="of the latest replay, if it was replayed: a recovered job is done")
    recovered: bool = Field(description="it died, and its letter was recovered by a replay or a resume")
    replayed_as: str = Field(description="job id of its latest replay; empty if there is none, and for a resume")
    result: Any = Field(description="of a done job, redacted for operators; null if it is too large")
    result_link: str = Field(description="of a result that is too large, for its own tenant: good for some minutes")
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
    duration_ms: int = Field(description="that its attempts ran, together")
    first_claimed_at: datetime | None
    parked_at: datetime | None
    suspended_at: datetime | None = Field(description="since when its run waits on purpose")
    waits_for: str = Field(description="of a suspended one: `continues`, `sleep`, `signal`, `answer` or `jobs`")
    waits: list[WaitShown] = Field(description="what it waits for, and until when at most")
    questions: list[QuestionShown] = Field(description="what it, or the job that it replays, has asked")
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
