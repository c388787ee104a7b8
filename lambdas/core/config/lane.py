"""One job type's own path and its policy: the values that lanes.toml gives, and what a lineage has used of its budgets.

A lane is a value with sensible defaults. Nothing here reads a file; lanes_file.py checks what a person wrote.
"""

import hashlib
import json
import math
from collections.abc import Mapping
from dataclasses import asdict, field
from datetime import timedelta
from typing import Any

from lambdas.core.model.failure import KIND_OF, Code, Kind, Rule
from lambdas.core.model.job import Job, Refused, read_job
from lambdas.core.model.value import replace, value

TRANSIENT_CODES: tuple[str, ...] = tuple(code for code, kind in KIND_OF.items() if kind is Kind.TRANSIENT)

KEPT_IN_QUEUE = timedelta(days=7)  # a message that nobody takes; then SQS drops it
MOST_DOUBLINGS = 20  # of the wait for a message, long before which it is as long as a queue keeps one
OBSERVE, ACT, HOLD = "observe", "act", "hold"  # what a lane does about jobs that are likely to fail


@value
class Backoff:
    """Delays of transient failures: base × 2ⁿ up to the cap, with full jitter."""

    base_s: float = 30.0
    cap_s: float = 300.0


@value
class BreakerLimits:
    """When a tenant's breaker opens in this lane, and for how long."""

    failures: int = 5  # failures of one code in a window, at least
    share: float = 0.10  # and this share of the window, for poison and permanent codes
    transient_share: float = 0.50  # or this one, for transient codes
    window_s: int = 300
    cool_down_s: int = 900


@value
class ReplayPolicy:
    """Which letters may be replayed, by whom and how often."""

    auto: bool = True  # the sweep may replay by itself
    codes: tuple[str, ...] = TRANSIENT_CODES  # these codes
    deny: tuple[str, ...] = ()  # codes that nobody may replay; wins over `codes`
    max: int = 3  # replays along a lineage, whoever asks
    auto_max: int = 2  # of those, how many the sweep may start
    policy: str = ""  # "module:function", a hook that may refuse

    def may_auto(self, code: str) -> bool:
        return self.auto and code in self.codes and code not in self.deny


ESSENTIAL, FULL = "essential", "full"


@value
class AlarmLimits:
    """Which alarms the lane has, and above what they ring: what depends on how busy it is, and what it may cost."""

    level: str = ESSENTIAL
    open_letters: int = 0
    queue_age_s: int | None = None  # None: longer than any retry waits
    retry_spend_usd: float = 10.0  # an hour
    question_age_s: int = 86_400  # a question that waits longer for its answer


@value
class Model:
    """A model that the lane may use, and how much fits into its window."""

    name: str
    context_tokens: int  # the size of its window


@value
class AnswerOverride:
    """What a lane changes of the default answer to one failure; None leaves it as it is."""

    delay_s: float | None = None
    more_tries: int | None = None


TRIAGE_S = 30  # that a triage agent has, after its job is buried
PROCESS, THREAD = "process", "thread"


@value
class Vpc:
    """The network of yours in which the lane's worker and its agents run; none, without subnets."""

    subnets: tuple[str, ...] = ()
    security_groups: tuple[str, ...] = ()


@value
class Allowed:
    """Something that the lane's agents may do in AWS, as a statement of IAM has it."""

    actions: tuple[str, ...]
    resources: tuple[str, ...]


ANY_TENANT = "*"


@value
class Producer:
    """Who may send jobs of which tenants: `sender` is the unique id of a role or user, as SQS gives it."""

    sender: str
    tenants: tuple[str, ...]  # ids, or beginnings of ids with a * behind them

    def may_name(self, tenant_id: str) -> bool:
        return any(
            tenant_id.startswith(each[:-1]) if each.endswith(ANY_TENANT) else tenant_id == each for each in self.tenants
        )


@value
class Lane:
    """One table of lanes.toml, with its defaults filled in."""

    job_type: str
    agent: str  # "agents.kyc:review"
    alternates: tuple[str, ...] = ()  # agents that can take over
    models: tuple[Model, ...] = ()  # the default first, then fallbacks
    run_timeout: int = 120  # seconds one run may take
    batch_size: int = 1  # records of one batch run concurrently
    max_concurrency: int = 50
    tenant_concurrency: int | None = None  # jobs of one tenant that run at once; None: as many as there are workers
    max_receive_count: int = 5  # crashes before the broker buries
    attempts: int = 4  # in a row without progress, for transient kinds
    backoff: Backoff = Backoff()
    budget_usd: float | None = None  # budgets hold over the whole lineage
    budget_tokens: int | None = None
    max_steps: int = 100
    max_age_hours: float = 24.0  # from the job's first claim, without time parked or suspended
    continues: bool = False  # a run whose time is over goes on in another invocation, from its last kept step
    step_reserve_s: int = 30  # with less than this left, no other step begins
    max_continues: int = 100  # how often one job may go on so
    breaker: BreakerLimits = BreakerLimits()
    replay: ReplayPolicy = ReplayPolicy()
    human_review: bool = False  # replays need a second person
    approval_above: int = 500  # letters in one redrive above which approval is needed
    raise_limit_usd: float = 50.0  # a budget that a redrive raises above this needs approval
    letter_sla_hours: float = 24.0
    alarms: AlarmLimits = AlarmLimits()
    retention_days: int = 90
    redact: tuple[str, ...] = ()  # JSON paths
    enqueues: tuple[str, ...] = ()  # other lanes whose jobs this lane's agents may send
    needs_result: bool = True  # a run that returns nothing has failed
    rules: tuple[Rule, ...] = ()  # the lane's own classification, first match wins
    answers: Mapping[str, AnswerOverride] = field(default_factory=dict, hash=False)
    retired: bool = False  # takes nothing new
    unwrap: str = ""  # what producers' envelopes come wrapped in: "sns", "eventbridge" or nothing
    producers: tuple[Producer, ...] = ()  # whose word counts for a tenant; empty: everybody's who may send at all
    isolation: str = PROCESS  # where its agents run: each in a process of its own, or in threads of the worker
    memory_mb: int = 512  # of the worker, which its agents share
    ephemeral_mb: int = 512  # of /tmp, likewise
    vpc: Vpc = Vpc()
    requirements: str = ""  # the file of packages that its worker alone has, locked
    layers: tuple[str, ...] = ()  # ARNs of layers of yours, beside the deployment's own
    allow: tuple[Allowed, ...] = ()  # what its agents may do in AWS; nothing, unless it says so
    events: tuple[str, ...] = ()  # moves that are announced on EventBridge
    environment: Mapping[str, str] = field(default_factory=dict, hash=False)  # variables of its agents
    secrets: Mapping[str, str] = field(default_factory=dict, hash=False)  # and those that refer to secrets
    foresee: str = ""  # what is done about first attempts that are likely to fail: nothing, "observe", "act" or "hold"
    triage: str = ""  # "module:function", an agent that is asked about each job that dies
    triage_may: tuple[str, ...] = ()  # codes whose letters are replayed if it advises that
    secrets_key_arn: str = ""  # the KMS key of these secrets, if they have one of their own

    @property
    def settle_margin_s(self) -> int:
        """Time kept back from the run, in which the worker still writes down what happened."""
        return max(2, min(30, math.ceil(self.run_timeout / 5)))

    @property
    def function_timeout_s(self) -> int:
        return self.run_timeout + self.settle_margin_s + (TRIAGE_S if self.triage else 0)

    @property
    def visibility_s(self) -> int:
        # AWS asks for 6 × the function's timeout: a throttled poller must not see its own messages come back.
        return 6 * self.function_timeout_s

    @property
    def patience(self) -> timedelta:
        """How long a message may be under way before the sweep sends another."""
        return timedelta(seconds=2 * self.visibility_s)


def job_for(lane: Lane, body: str) -> Job | Refused:
    """The job that a message carries, or why this lane does not take it."""
    try:
        job = read_job(body, job_type=lane.job_type)
    except Refused as refused:
        return refused
    return foreign_name(lane, agent=job.agent, model=job.model) or job


def foreign_name(lane: Lane, *, agent: str | None, model: str | None) -> Refused | None:
    """Names come from the lane's own lists: neither a producer nor a redrive chooses what the worker imports."""
    agents = (lane.agent, *lane.alternates)
    models = tuple(each.name for each in lane.models)
    if agent is not None and agent not in agents:
        return Refused(Code.SCHEMA_INVALID, "agent", f"{agent!r} is none of the lane's: {', '.join(agents)}")
    if model is not None and models and model not in models:
        return Refused(Code.SCHEMA_INVALID, "model", f"{model!r} is none of the lane's: {', '.join(models)}")
    return None


@value
class Raised:
    """Budgets that an operator raised for one replay, above the lane's. What is None stays the lane's."""

    budget_usd: float | None = None
    budget_tokens: int | None = None
    max_steps: int | None = None
    replays: int | None = None

    def over(self, lane: Lane) -> Lane:
        """The lane as this replay has it. A budget that the lane does not have stays unbounded."""
        raised = {
            name: max(getattr(self, name), getattr(lane, name))
            for name in ("budget_usd", "budget_tokens", "max_steps")
            if getattr(self, name) is not None and getattr(lane, name) is not None
        }
        replays = replace(lane.replay, max=max(lane.replay.max, self.replays or 0))
        return replace(lane, replay=replays, **raised)


NOT_RAISED = Raised()


def lane_fingerprint(lane: Lane) -> str:
    """The lane's table, defaults filled in, as canonical JSON: the same policy always gives the same text.

    Without the alarms: a worker does not run them, and a new threshold mends no letter.
    """
    ran = {key: part for key, part in asdict(lane).items() if key != "alarms"}
    return json.dumps(ran, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


LONGEST_SHOWN = 120
_UNTOLD = ("environment", "secrets", "redact")  # what they hold may be secret


def lane_values(lane: Lane) -> dict[str, str]:
    """Every value by its name, as short text, for people who want to know what a deploy has changed."""
    found = json.loads(lane_fingerprint(lane))
    flat = {
        f"{name}.{inner}": each for name, part in found.items() if _opens(name, part) for inner, each in part.items()
    }
    flat |= {name: part for name, part in found.items() if not _opens(name, part)}
    return {name: _shown(name, each) for name, each in flat.items()}


def _opens(name: str, part: Any) -> bool:
    return isinstance(part, dict) and name not in _UNTOLD


def _shown(name: str, part: Any) -> str:
    text = part if isinstance(part, str) else json.dumps(part, sort_keys=True)
    if name in _UNTOLD or len(text) > LONGEST_SHOWN:
        return f"#{hashlib.sha256(text.encode()).hexdigest()[:8]}"
    return text


SHARE_AT_RISK = 0.05  # of a budget that one crash may make us forget
MOST_USD_AT_RISK = 0.10  # however large the budget is: a write costs less than a thousandth of a cent
MOST_TOKENS_AT_RISK = 100_000
MOST_STEPS_AT_RISK = 10


@value
class Used:
    """What a lineage has used up of what its lane allows. It only ever grows, from attempt to attempt.

    Every sum is absolute, and of the whole lineage. So it may be written twice, late or out of order: of all that was
    written the highest is true. It is written with each kept step and each settle, which are written anyway. In between
    a run writes it by itself once more than `at_risk` would be lost if its worker died.
    """

    spend_usd: float = 0.0
    tokens: int = 0
    steps_begun: int = 0  # steps and effects that were performed, or tried; what was found kept does not count

    def as_fields(self) -> dict[str, Any]:
        """As a head and a letter have them."""
        return {"spend_usd": self.spend_usd, "tokens": self.tokens, "steps_begun": self.steps_begun}

    def at_least(self, other: "Used") -> "Used":
        return Used(
            spend_usd=max(self.spend_usd, other.spend_usd),
            tokens=max(self.tokens, other.tokens),
            steps_begun=max(self.steps_begun, other.steps_begun),
        )

    def since(self, before: "Used") -> "Used":
        return Used(
            spend_usd=round(self.spend_usd - before.spend_usd, 9),
            tokens=self.tokens - before.tokens,
            steps_begun=self.steps_begun - before.steps_begun,
        )

    def exceeds(self, limit: "Used") -> bool:
        """In any of the three."""
        more_money, more_tokens = self.spend_usd > limit.spend_usd, self.tokens > limit.tokens
        return more_money or more_tokens or self.steps_begun > limit.steps_begun


NOTHING = Used()


def at_risk(lane: Lane) -> Used:
    """The most that one crash may make the ledger forget."""
    usd, tokens = lane.budget_usd, lane.budget_tokens
    return Used(
        spend_usd=min(MOST_USD_AT_RISK, MOST_USD_AT_RISK if usd is None else usd * SHARE_AT_RISK),
        tokens=min(MOST_TOKENS_AT_RISK, MOST_TOKENS_AT_RISK if tokens is None else int(tokens * SHARE_AT_RISK)),
        steps_begun=min(MOST_STEPS_AT_RISK, max(1, int(lane.max_steps * SHARE_AT_RISK))),
    )
