"""A dead letter: one job that died, with everything an operator needs to decide what happens next.

Only intake writes new ones. Its status moves along `MOVES`, in conditional writes.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any

from lambdas.core.job import JobKey
from lambdas.core.strategy import Strategy
from lambdas.core.taxonomy import CURED_BY_CODE, HEADLESS, Code, Kind
from lambdas.core.value import value

# The partition of letters that name no tenant. No tenant id can have an `@`.
OPERATORS = "@operators"
# The root of a letter without a head begins with this. A producer's own id may too: that job had a run.
NO_HEAD = "letter."


class LetterStatus(StrEnum):
    OPEN = "open"  # nobody has acted on it yet
    SCHEDULED = "scheduled"  # the sweep will replay it
    HELD = "held"  # a person must decide
    ESCALATED = "escalated"  # its tenant was told
    REDRIVING = "redriving"  # a redrive holds it and a live head works on it
    RECOVERED = "recovered"  # its replay or resume is done
    SUPERSEDED = "superseded"  # its replay died too; the new letter carries the lineage
    DISCARDED = "discarded"  # given up on purpose, with a reason


_S = LetterStatus
MOVES: dict[LetterStatus | None, frozenset[LetterStatus]] = {
    # A job past its `not_after` is discarded at birth: nobody wants it run any more.
    None: frozenset({_S.OPEN, _S.SCHEDULED, _S.HELD, _S.DISCARDED}),
    _S.OPEN: frozenset({_S.SCHEDULED, _S.HELD, _S.ESCALATED, _S.REDRIVING, _S.DISCARDED}),
    _S.SCHEDULED: frozenset({_S.OPEN, _S.HELD, _S.ESCALATED, _S.REDRIVING, _S.DISCARDED}),
    _S.HELD: frozenset({_S.OPEN, _S.DISCARDED}),
    _S.ESCALATED: frozenset({_S.OPEN, _S.HELD, _S.REDRIVING, _S.DISCARDED}),
    _S.REDRIVING: frozenset({_S.OPEN, _S.RECOVERED, _S.SUPERSEDED}),
    _S.RECOVERED: frozenset(),
    _S.SUPERSEDED: frozenset(),
    _S.DISCARDED: frozenset(),
}
UNRESOLVED = frozenset({_S.OPEN, _S.SCHEDULED, _S.HELD, _S.ESCALATED, _S.REDRIVING})


class Action(StrEnum):
    RETRY_LATER = "retry_later"  # it was weather: replay when it is over
    FIX_AND_REPLAY = "fix_and_replay"  # change code, data or credentials, then replay
    SPLIT_OR_COMPRESS = "split_or_compress"  # too large for every model of the lane
    VERIFY_EFFECTS = "verify_effects"  # find out what happened outside first
    ASK_TENANT = "ask_tenant"  # what the tenant sent cannot be processed
    APPROVE = "approve"  # a person must say yes
    DISCARD = "discard"  # nobody needs it any more


class EffectStatus(StrEnum):
    INTENT = "intent"  # about to happen; in doubt once its attempt's lease is over
    COMMITTED = "committed"  # it happened, and is never performed again in its scope
    REFUTED = "refuted"  # settled: it did not happen, and may be performed


@value
class LetterKey:
    """Where a letter lies: in its job's partition, or, without a head of its own, in one named by its death."""

    tenant_id: str
    job_type: str
    home: str
    letter_id: str


@value
class LetterEffect:
    """What already happened outside, as an operator sees it on the letter."""

    action: str
    key: str
    status: EffectStatus
    ref: str = ""
    committed_at: datetime | None = None
    compensate: str = ""  # what a person would do to undo it
    effect_id: str = ""  # by which a person settles it


@value
class Letter:
    """One death of one job: which, why, what had happened by then, and where to look."""

    letter_id: str
    death_id: str
    job_id: str
    root: str
    run_id: str
    version: int
    tenant_id: str
    job_type: str
    source: str
    status: LetterStatus
    kind: Kind
    code: str
    signature: str
    error_type: str
    detail: str
    attempts: int
    receives: int
    first_failed_at: datetime
    last_failed_at: datetime
    died_at: datetime
    resolved_at: datetime | None = None
    resolved_by: str = ""
    checkpoint: int = 0
    steps_done: tuple[str, ...] = ()
    effects: tuple[LetterEffect, ...] = ()
    spend_usd: float = 0.0
    tokens: int = 0
    duration_ms: int = 0
    agent: str = ""
    model: str = ""
    trace_id: str = ""
    trace_url: str = ""
    consumer_id: str = ""
    worker_version: str = ""
    input_hash: str = ""
    snapshot_ref: str = ""
    original_message_id: str = ""
    source_queue: str = ""
    strategies_tried: tuple[Strategy, ...] = ()
    recommended_action: Action = Action.FIX_AND_REPLAY
    owner: str = ""
    note: str = ""
    next_retry_at: datetime | None = None
    lineage: tuple[str, ...] = ()
    redrive_id: str = ""
    auto_replays: int = 0  # of the lineage: how many the sweep started
    not_after: datetime | None = None  # as the producer said
    scope: str = ""  # in which its job's effects happened; a replay that inherits shares it

    @property
    def job_key(self) -> JobKey:
        return JobKey(tenant_id=self.tenant_id, job_type=self.job_type, job_id=self.job_id, version=self.version)

    @property
    def key(self) -> LetterKey:
        home = self.root if self.code in HEADLESS else self.job_id
        return LetterKey(tenant_id=self.tenant_id, job_type=self.job_type, home=home, letter_id=self.letter_id)

    @property
    def summary(self) -> str:
        """The first line of the detail: what a list shows."""
        return self.detail.split("\n", 1)[0][:200]

    def log_fields(self) -> dict[str, Any]:
        """Facts for a log line. Never the payload."""
        return {
            "letter_id": self.letter_id,
            "death_id": self.death_id,
            "tenant_id": self.tenant_id,
            "job_type": self.job_type,
            "job_id": self.job_id,
            "version": self.version,
            "run_id": self.run_id,
            "root": self.root,
            "kind": self.kind,
            "code": self.code,
            "signature": self.signature,
            "error_type": self.error_type,
            "failure_reason": self.summary,
            "status": self.status,
            "attempts": self.attempts,
            "receives": self.receives,
            "checkpoint": self.checkpoint,
            "effects": [f"{effect.action}:{effect.ref or effect.key} {effect.status}" for effect in self.effects],
            "spend_usd": self.spend_usd,
            "tokens": self.tokens,
            "trace_id": self.trace_id,
            "trace_url": self.trace_url,
            "worker_version": self.worker_version,
            "consumer_id": self.consumer_id,
            "snapshot_ref": self.snapshot_ref,
            "original_message_id": self.original_message_id,
            "source_queue": self.source_queue,
            "recommended_action": self.recommended_action,
            "first_failed_at": self.first_failed_at.isoformat(),
            "last_failed_at": self.last_failed_at.isoformat(),
            "died_at": self.died_at.isoformat(),
        }


def birth_status(code: str, *, hold: bool) -> LetterStatus:
    if code == Code.EXPIRED:
        return LetterStatus.DISCARDED
    return LetterStatus.HELD if hold else LetterStatus.OPEN


_ACTION_OF_CODE = {
    Code.EXPIRED: Action.DISCARD,
    Code.STALE: Action.DISCARD,
    Code.CONTEXT_OVERFLOW: Action.SPLIT_OR_COMPRESS,
    Code.EFFECT_IN_DOUBT: Action.RETRY_LATER,  # once nothing is in doubt, nothing stands in the way
    Code.EFFECT_CONFLICT: Action.VERIFY_EFFECTS,
    Code.POLICY_DENIED: Action.APPROVE,
    Code.APPROVAL_REQUIRED: Action.APPROVE,
    Code.NEEDS_REVIEW: Action.APPROVE,
    Code.BUDGET_EXCEEDED: Action.APPROVE,
    Code.SCHEMA_INVALID: Action.ASK_TENANT,
    Code.UNREADABLE: Action.ASK_TENANT,
    Code.JOB_ID_REUSED: Action.ASK_TENANT,
    Code.UNSUPPORTED_INPUT: Action.ASK_TENANT,
    Code.IMPOSSIBLE_TASK: Action.ASK_TENANT,
    Code.DATA_INTEGRITY: Action.ASK_TENANT,
}


def recommend(kind: Kind, code: str, effects: tuple[LetterEffect, ...]) -> Action:
    """What to do about it, in one word. An effect in doubt comes before everything else."""
    if any(effect.status is EffectStatus.INTENT for effect in effects):
        return Action.VERIFY_EFFECTS
    if code in _ACTION_OF_CODE:
        return _ACTION_OF_CODE[Code(code)]
    if kind is Kind.TRANSIENT and code not in CURED_BY_CODE:
        return Action.RETRY_LATER
    return Action.FIX_AND_REPLAY
