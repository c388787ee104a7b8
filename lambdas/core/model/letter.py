"""A dead letter: one job that died, with everything an operator needs to decide what happens next.

Only intake writes new ones. Its status moves along `moves.LETTER_MOVES`, in conditional writes. Whether it may be
replayed or resumed is computed here, shown first, and enforced by every path that sends it again.
"""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import StrEnum
from itertools import accumulate
from typing import Any

from lambdas.core.config.lane import Lane, Used
from lambdas.core.model.errors import ForeignReference
from lambdas.core.model.failure import CURED_BY_CODE, HEADLESS, SAME, Code, Kind, Strategy
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import replace, value

# The partition of letters that name no tenant. No tenant id can have an `@`.
OPERATORS = "@operators"
LETTER_IDS = "dl_"  # what a letter's id begins with; the rest is a digest of its death


def letter_id_of(death_id: str) -> str:
    """One death, one letter: taking the same message in twice finds the letter there."""
    digest = hashlib.sha256(death_id.encode("utf-8", "surrogatepass")).hexdigest()
    return f"{LETTER_IDS}{digest[:20]}"


class LetterStatus(StrEnum):
    OPEN = "open"  # nobody has acted on it yet
    SCHEDULED = "scheduled"  # the sweep will replay it
    HELD = "held"  # a person must decide
    ESCALATED = "escalated"  # its tenant was notified
    REDRIVING = "redriving"  # a redrive holds it and a live head works on it
    RECOVERED = "recovered"  # its replay or resume is done
    SUPERSEDED = "superseded"  # its replay died too; the new letter carries the lineage
    DISCARDED = "discarded"  # given up on purpose, with a reason


_S = LetterStatus
WAITING = (_S.OPEN, _S.HELD, _S.ESCALATED, _S.SCHEDULED)  # nobody works on it now
UNRESOLVED = frozenset({*WAITING, _S.REDRIVING})


class Action(StrEnum):
    RETRY_LATER = "retry_later"  # a transient failure: replay when it has passed
    FIX_AND_REPLAY = "fix_and_replay"  # change code, data or credentials, then replay
    SPLIT_OR_COMPRESS = "split_or_compress"  # too large for every model of the lane
    VERIFY_EFFECTS = "verify_effects"  # find out what happened outside first
    ASK_TENANT = "ask_tenant"  # what the tenant sent cannot be processed
    APPROVE = "approve"  # a person must approve
    DISCARD = "discard"  # it can never be sent again, or nobody needs it any more


class EffectStatus(StrEnum):
    # left by: the attempt that performs it
    # rescued by: the next attempt, if its agent gave `verify` or `idempotent`; else a person, who says what happened
    INTENT = "intent"  # about to happen; in doubt once its attempt's lease is over
    # left by: nobody; it expires
    # rescued by: nobody; nothing is left to do
    COMMITTED = "committed"  # it happened, and is never performed again in its scope
    # left by: an attempt that asks for it again, and writes a new intent
    # rescued by: nobody; nothing is left to do
    REFUTED = "refuted"  # settled: it did not happen, and may be performed


@value
class LetterKey:
    """Where a letter lies: in its job's partition, or, without a head of its own, in one named by its death."""

    tenant_id: str
    job_type: str
    home: str
    letter_id: str

    @property
    def snapshot_ref(self) -> str:
        """Where the message that died lies in the bucket: see `refs`."""
        return f"snapshots/{self.job_type}/{self.tenant_id}/{self.home}/{self.letter_id.removeprefix(LETTER_IDS)}.json"


@value
class LetterEffect:
    """What already happened outside, as an operator sees it on the letter."""

    action: str
    key: str
    status: EffectStatus
    ref: str = ""
    committed_at: datetime | None = None  # when it was known to have happened: by the run, or by a person later
    intended_at: datetime | None = None  # when it was begun; None on letters of before
    compensate: str = ""  # what a person would do to undo it
    effect_id: str = ""  # by which a person settles it
    differs: bool = False  # it was asked for again with other arguments, and not performed again


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
    steps_begun: int = 0  # of the lineage, as spend and tokens are
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
    unfixed_on: tuple[str, ...] = ()  # see `Head`; without this death's own version
    redrive_id: str = ""
    auto_replays: int = 0  # of the lineage: how many the sweep started
    not_after: datetime | None = None  # as the producer asked
    because: str = ""  # why it has its kind and code, as the classifier says
    scope: str = ""  # in which its job's effects happened; a replay that inherits shares it

    @property
    def job_key(self) -> JobKey:
        return JobKey(tenant_id=self.tenant_id, job_type=self.job_type, job_id=self.job_id, version=self.version)

    @property
    def used(self) -> Used:
        return Used(spend_usd=self.spend_usd, tokens=self.tokens, steps_begun=self.steps_begun)

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


def snapshot_of(letter: Letter) -> str:
    """Empty if none was kept. Raise `ForeignReference` if the row names any place but its own."""
    key = letter.key
    # Of before: with the tenant first, and in its job's folder also where the letter lies with its root.
    homes = (key, replace(key, home=letter.job_id))
    former = [replace(each, tenant_id=each.job_type, job_type=each.tenant_id).snapshot_ref for each in homes]
    if letter.snapshot_ref not in ("", key.snapshot_ref, *former):
        raise ForeignReference(letter.letter_id, letter.snapshot_ref)
    return letter.snapshot_ref


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
    Code.UNANSWERED: Action.APPROVE,
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


class Safety(StrEnum):
    SAFE = "safe"  # nothing happened outside, or every effect is committed and will be skipped
    RESUME_ONLY = "resume_only"  # a fresh scope would perform committed effects again
    VERIFY_FIRST = "verify_first"  # an effect is in doubt
    UNFIXED = "unfixed"  # only a change of code cures it, and none was made
    NEVER = "never"  # denied code, overtaken by a newer version, replays used up, or no job to replay


class Way(StrEnum):
    REPLAY = "replay"  # a new job with the same root
    RESUME = "resume"  # the same run, from its checkpoint
    DISCARD = "discard"  # give it up, with a reason


@value
class Intended:
    """What the operator means to do with the letter, as far as safety depends on it."""

    way: Way = Way.REPLAY
    fresh_scope: bool = False
    worker_version: str = ""  # of the lane now
    patched: bool = False
    strategy: Strategy = SAME
    fixed: str = ""  # the operator's audited statement
    newer_version_done: bool = False


MOST_OF_EFFECTS = 150_000  # bytes of what a letter, one item of at most 400 KB, says about them


def shown_effects(effects: Sequence[LetterEffect]) -> tuple[LetterEffect, ...]:
    """Those in doubt first, for a person must settle them; of too many the rest is counted in a last one."""
    ordered = sorted(effects, key=lambda effect: effect.status is not EffectStatus.INTENT)  # stable
    sizes = accumulate(len("".join((e.action, e.key, e.ref, e.compensate)).encode()) + 200 for e in ordered)
    fitting = sum(1 for size in sizes if size <= MOST_OF_EFFECTS)
    left = ordered[fitting:]
    if not left:
        return tuple(effects)
    happened = any(effect.status is EffectStatus.COMMITTED for effect in left)
    status = EffectStatus.COMMITTED if happened else EffectStatus.REFUTED
    return (*ordered[:fitting], LetterEffect(action=f"and {len(left)} more", key="", status=status))


def safety_of(letter: Letter, intended: Intended, lane: Lane) -> tuple[Safety, str]:
    """The verdict and the sentence that explains it. Discarding is always safe."""
    if intended.way is Way.DISCARD:
        return Safety.SAFE, "discarding sends nothing"
    for verdict, applies, why in _verdicts(letter, intended, lane):
        if applies:
            return verdict, why
    if any(effect.status is EffectStatus.COMMITTED for effect in letter.effects):
        return Safety.SAFE, "every effect is committed and will be skipped"
    return Safety.SAFE, "nothing happened outside"


_SENDS_AGAIN = frozenset({Action.RETRY_LATER, Action.FIX_AND_REPLAY, Action.SPLIT_OR_COMPRESS, Action.APPROVE})


def advised(letter: Letter, verdicts: Iterable[Safety]) -> Letter:
    """Given the verdict on each way: what can never be sent again is not recommended to be."""
    over = letter.recommended_action in _SENDS_AGAIN and all(verdict is Safety.NEVER for verdict in verdicts)
    return replace(letter, recommended_action=Action.DISCARD) if over else letter


def _verdicts(letter: Letter, intended: Intended, lane: Lane) -> list[tuple[Safety, bool, str]]:
    """In the order of severity; the first that applies is the verdict."""
    replays = len(letter.lineage)
    in_doubt = [e for e in letter.effects if e.status is EffectStatus.INTENT]
    committed = [e for e in letter.effects if e.status is EffectStatus.COMMITTED]
    changed = (
        bool(intended.fixed)
        or intended.patched
        or (intended.strategy != SAME and intended.strategy not in letter.strategies_tried)
        # A version that comes back after a rollback has cured nothing that a former letter died of on it.
        or (intended.worker_version not in ("", letter.worker_version, *letter.unfixed_on))
    )
    unreplayable = letter.code in HEADLESS and not (intended.patched and letter.code == Code.SCHEMA_INVALID)
    return [
        (Safety.NEVER, unreplayable, f"{letter.code} letters hold no job that could run"),
        (Safety.NEVER, letter.code == Code.EXPIRED, "the producer asked not to run it after its time"),
        (Safety.NEVER, letter.code in lane.replay.deny, f"the lane denies replays of {letter.code}"),
        (Safety.NEVER, intended.newer_version_done, "a newer version of the job is done"),
        (
            Safety.NEVER,
            replays >= lane.replay.max,
            f"replayed {_some(replays, 'time')}, the lane allows {lane.replay.max}",
        ),
        (Safety.VERIFY_FIRST, bool(in_doubt), _in_doubt(len(in_doubt))),
        (
            Safety.RESUME_ONLY,
            bool(committed) and intended.fresh_scope and intended.way is Way.REPLAY,
            f"{_some(len(committed), 'committed effect')} would happen again in a fresh scope",
        ),
        (
            Safety.UNFIXED,
            letter.code in CURED_BY_CODE and not changed,
            f"{letter.code} on worker version {letter.worker_version or 'unknown'} needs a change of code",
        ),
    ]


def _in_doubt(number: int) -> str:
    return f"{_some(number, 'effect')} {'is' if number == 1 else 'are'} in doubt"


def _some(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
