"""What the API takes, field by field, with its limits. What only the domain can judge, the domain checks."""

from datetime import datetime
from typing import Annotated, Any, Literal

from aws_lambda_powertools.event_handler.openapi.params import Body, Path, Query
from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from lambdas.core.model.failure import Kind

ID = r"^[A-Za-z0-9_.:-]{1,128}$"
JOB_TYPE = r"^[a-z][a-z0-9-]{0,30}$"
CODE = r"^[A-Za-z0-9_.:-]{1,100}$"
SIGNATURE = r"^[A-Za-z0-9_-]{1,64}$"
EFFECT = r"^[0-9a-f]{8,64}$"

WAITING: Literal["waiting"] = "waiting"
OneStatus = Literal[
    "waiting", "open", "scheduled", "held", "escalated", "redriving", "recovered", "superseded", "discarded"
]
Status = Annotated[OneStatus, Query(description="`waiting` is open, held, escalated and scheduled together")]
Wanted = Annotated[str, Query(alias="q", max_length=200, description="an id, or how it begins; a code")]
Lane = Annotated[str | None, Query(pattern=JOB_TYPE, description="a lane")]
OneLane = Annotated[str, Query(pattern=JOB_TYPE, description="a lane")]
Tenant = Annotated[str | None, Query(pattern=r"^(@operators|[A-Za-z0-9_.:-]{1,128})$", description="operators only")]
OfKind = Annotated[Kind | None, Query()]
OfCode = Annotated[str | None, Query(pattern=CODE)]
OfSignature = Annotated[str | None, Query(pattern=SIGNATURE, description="with job_type")]
Since = Annotated[datetime | None, Query(description="died then or later")]
Until = Annotated[datetime | None, Query(description="died before")]
Order = Annotated[Literal["newest", "oldest"], Query(description="which comes first")]
Limit = Annotated[int, Query(ge=1, le=200)]
Cursor = Annotated[str | None, Query(max_length=600, description="from the previous page")]
Begin = Annotated[int, Query(ge=0, le=1_000_000, description="the position to begin at")]
Outcome = Annotated[
    Literal["not_sent", "waiting", "suspended", "parked", "recovered", "died_again", "recalled", "discarded"] | None,
    Query(),
]
Live = Annotated[bool, Query(description="only those that have not ended; without `job_type` and `cursor`")]
Hours = Annotated[int, Query(ge=1, le=720)]

LetterId = Annotated[str, Path(pattern=ID)]
EffectId = Annotated[str, Path(pattern=EFFECT, description="the first 8 characters are enough")]
Signature = Annotated[str, Path(pattern=SIGNATURE)]
TenantInPath = Annotated[str, Path(pattern=ID)]
LaneInPath = Annotated[str, Path(pattern=JOB_TYPE)]
CodeInPath = Annotated[str, Path(pattern=r"^[A-Z][A-Z0-9_]{0,63}$")]
JobId = Annotated[str, Path(pattern=ID)]
JobVersion = Annotated[int, Query(ge=1, le=1_000_000_000)]
RedriveId = Annotated[str, Path(pattern=ID)]
Token = Annotated[str, Path(max_length=1000, description="as `run.callback` made it")]
Said = Annotated[Any, Body(description="what the run gets: any JSON, at most 32 KiB")]
SignalName = Annotated[str, Path(pattern=ID)]
QuestionKey = Annotated[str, Path(pattern=ID)]
AskedOf = Annotated[Literal["tenant", "operators"], Query(description="operators only: whose questions")]

_Reason = Annotated[str, Field(min_length=1, max_length=2000, pattern=r"\S", description="recorded with your name")]
Fixed = Literal["code", "data", "credentials", "dependency", "policy"]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", defer_build=True)


class Reasoned(Asked):
    reason: _Reason


class Again(Reasoned):
    fixed: Fixed | None = Field(default=None, description="what was fixed, if only a fix makes it safe")


class Settling(Reasoned):
    happened: bool
    ref: str = Field(default="", max_length=200, description="its reference outside, if it happened")


class OfGroup(Reasoned):
    job_type: str = Field(pattern=JOB_TYPE)


class GroupAgain(Again):
    job_type: str = Field(pattern=JOB_TYPE)


class Noting(Asked):
    """Fields that are left out keep their value."""

    job_type: str = Field(pattern=JOB_TYPE)
    owner: str | None = Field(default=None, max_length=200)
    note: str | None = Field(default=None, max_length=4000)
    bug_url: str | None = Field(default=None, max_length=2000, pattern=r"^(https?://\S+)?$")


class RulingAsked(Reasoned):
    job_type: str = Field(pattern=JOB_TYPE)
    pinned: str = Field(default="", max_length=64, description="the strategy to use; empty: none is pinned")
    forbidden: list[str] = Field(default_factory=list, max_length=20, description="strategies not to use")


class NotingLetter(Asked):
    """Fields that are left out keep their value."""

    owner: str | None = Field(default=None, max_length=200)
    note: str | None = Field(default=None, max_length=4000)


class Limits(Reasoned):
    """All that were set before are replaced. What is left out is the lane's own."""

    failures: int | None = Field(default=None, ge=1, le=100_000, description="of one code in a window, at least")
    share: float | None = Field(default=None, ge=0, le=1, description="of the window, for permanent and poison codes")
    transient_share: float | None = Field(default=None, ge=0, le=1, description="of the window, for the others")
    window_s: int | None = Field(default=None, ge=1, le=86_400)
    cool_down_s: int | None = Field(default=None, ge=1, le=604_800)


class EndpointAsked(Reasoned):
    url: str = Field(max_length=2048, description="https, port 443, a name that has only public addresses")


class RowNamed(Reasoned):
    key: str = Field(max_length=2048, description="as the log line row.skipped has it: pk, a space, sk")


class Accepting(Reasoned):
    changes: dict[str, Any] = Field(default_factory=dict, description="laid over what was proposed")


class Approval(Reasoned):
    approved: bool = True
    plan: str = Field(default="", max_length=64, description="`approved_as` of what you have seen: another is refused")


# What the document says of a job's fields. Pydantic leaves them as they came: the worker's own rules read them.
_AnId = Annotated[Any, WithJsonSchema({"type": "string", "pattern": ID})]
_AnObject = Annotated[Any, WithJsonSchema({"type": "object"})]
_ANumber = Annotated[Any, WithJsonSchema({"type": "integer", "minimum": 1, "maximum": 1_000_000_000})]
_ATime = Annotated[Any, WithJsonSchema({"type": "string", "format": "date-time"})]
_AText = Annotated[Any, WithJsonSchema({"type": "string", "maxLength": 2048})]


class JobAsked(BaseModel):
    """The body of a message, without `tenant_id`: that is the token's. Unknown fields are kept with the job."""

    model_config = ConfigDict(
        extra="allow", defer_build=True, json_schema_extra={"required": ["job_type", "job_id", "payload"]}
    )

    job_type: _AnId = Field(default=None, description="the lane")
    job_id: _AnId = Field(default=None, description="yours to choose: an id and version runs once")
    payload: _AnObject = Field(default=None, description="the agent's input")
    version: _ANumber = Field(default=None, description="1 if it is left out")
    not_before: _ATime = Field(default=None, description="not run before")
    not_after: _ATime = Field(default=None, description="not run after")
    source: _AText = Field(default=None, description="where it comes from; `api` if it is left out")
    trace_url: _AText = Field(default=None, description="where to see its trace")
    model: _AText = Field(default=None, description="one of the lane's models")
    agent: _AText = Field(default=None, description="the lane's agent or one of its alternates")
    created_at: _ATime = Field(default=None, description="shown to people; now if it is left out")


class SignalAsked(Asked):
    value: Any = Field(default=None, description="what the run gets: any JSON, at most 32 KiB")
    signal_id: str = Field(pattern=ID, description="yours to choose: the same id is one signal")


class AnswerAsked(Asked):
    answer: Any = Field(description="one of the options; without options any JSON, at most 32 KiB")
    digest: str = Field(default="", max_length=64, description="of the question as you read it; needed if it has about")
    why: str = Field(default="", max_length=2000, description="recorded with your name")


class RedriveAsked(BaseModel):
    """The input of the redrive machine, without `operator`: that is whoever is signed in."""

    model_config = ConfigDict(extra="allow")

    action: Literal["replay", "resume", "discard"]
    job_type: str = Field(pattern=JOB_TYPE)
    filter: dict[str, Any] = Field(description="at least one of kind, code, signature, tenant_id, letter_ids, …")
    reason: _Reason
    fixed: Fixed | None = None
    limit: int | None = Field(default=None, ge=1, le=100_000)
    canary: int | None = Field(default=None, ge=1, le=100_000)
    growth: float | None = Field(default=None, ge=1, le=100)
    watch_seconds: int | None = Field(default=None, ge=1, le=3600)
    settle_timeout: int | None = Field(default=None, ge=1, le=604_800)
    max_failure_share: float | None = Field(default=None, ge=0, le=1)
    rate_per_second: float | None = Field(default=None, ge=0.1, le=1000)
    scope: Literal["inherit", "fresh"] | None = None
    dry_run: bool | None = None
