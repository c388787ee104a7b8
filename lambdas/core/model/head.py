"""What the ledger keeps of one job: its head, its steps, and the effects that it had outside.

Every write to a head is one conditional write along `moves.HEAD_MOVES`. The healthy path makes two, at claim and at
done; whatever else is on a head is there because something failed.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.config.lane import NOT_RAISED, NOTHING, Raised, Used
from lambdas.core.model.experience import Answered
from lambdas.core.model.failure import SAME, Code, Failure, Kind, Strategy
from lambdas.core.model.job import JobKey, Outgoing, StoredBody
from lambdas.core.model.letter import EffectStatus, LetterEffect, LetterKey
from lambdas.core.model.value import replace, value
from lambdas.core.model.wait import For, Wait, reason

MACHINE = "lazaret"  # who, when it was not a person


@value
class Event:
    """One thing that happened to a job."""

    at: datetime
    event_id: str  # orders events of one moment, and makes writing one twice harmless
    what: str  # a constant phrase: "attempt.failed", "letter.discarded"
    who: str = MACHINE
    why: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)


KEPT_FAILURES = 20  # on the head; the timeline keeps all. No job is tried more often in a row without progress
ENDED_FOR = timedelta(days=16)  # done or cancelled, it outlives the 14 days in which SQS can deliver a duplicate


class HeadStatus(StrEnum):
    QUEUED = "queued"  # known, and its message is in a queue
    RUNNING = "running"  # one attempt holds a lease on it
    WAITING = "waiting"  # put back for another attempt: the last one failed, or its run waits
    PARKED = "parked"  # set aside because its tenant's breaker is open
    DYING = "dying"  # its failure is recorded; it is on its way to the dead-letter queue
    DEAD = "dead"  # a letter exists
    DONE = "done"  # an attempt succeeded
    CANCELLED = "cancelled"  # a redrive was halted and its letter is open again


# Heads that the sweep can find by time, because something must still happen to them.
DUE = frozenset({HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.DYING})
# Whose message the sweep sends again. That of a running one only when its queue cannot have it any more.
SWEPT = DUE | {HeadStatus.RUNNING}


@value
class PastFailure:
    """One attempt that failed, as triage needs to remember it."""

    attempt: int
    at: datetime
    kind: Kind
    code: str
    signature: str
    checkpoint: int  # steps that the attempt found kept, or kept


@value
class Claim:
    """One message's bid for its job."""

    key: JobKey
    input_hash: str
    ticket: str | None
    now: datetime
    lease_until: datetime
    run_id: str  # the head's if the claim creates it; new for each claim, so that a claim knows its own traces
    worker_version: str
    consumer_id: str
    trace_id: str
    message_id: str
    may_create: bool = True  # False for replays: only a redrive makes their heads
    attempt: int | None = None  # only if this would be the head's next one: a probe's first attempt, and no later one

    @property
    def claim_id(self) -> str:
        """Empty for a message without a ticket, which can only create its head: the `run_id` tells that one."""
        return self.run_id if self.ticket is not None else ""


@value
class Head:
    """What the ledger knows of one version of a job."""

    key: JobKey
    status: HeadStatus
    attempt: int = 0
    input_hash: str = ""
    run_id: str = ""
    root: str = ""  # job id of the first job of the lineage
    lineage: tuple[str, ...] = ()  # letter ids, oldest first, that led to this job
    unfixed_on: tuple[str, ...] = ()  # worker versions on which a letter of the lineage died of what only code cures
    replays: LetterKey | None = None  # the letter that this job replays or resumes
    redrive_id: str = ""
    scope: str = ""  # "" shares the root's effects, anything else starts afresh
    raised: Raised = NOT_RAISED  # budgets that an operator raised for this replay
    auto_replays: int = 0  # of the lineage: how many the sweep started
    live_replay: str = ""  # on a root: the one replay that is under way
    lease_until: datetime | None = None
    claim_id: str = ""  # of the claim that took it; a head that was created by its claim has the `run_id`
    ticket: str | None = None  # what its messages must carry; None until a transition made one
    body: StoredBody = StoredBody()
    due_at: datetime | None = None  # the job is not run before
    sweep_at: datetime | None = None  # if nothing has happened by then, the sweep sends it again
    resends: int = 0  # copies that the sweep has sent under this ticket, beside the first
    failure: Failure | None = None
    failures: tuple[PastFailure, ...] = ()
    furthest: int = 0  # the highest checkpoint of any failed attempt
    in_a_row: int = 0  # attempts that failed since `furthest` last grew
    strategy: Strategy = SAME
    strategies_tried: tuple[Strategy, ...] = ()
    answered: Answered | None = None  # the failure that this try, or the next, is the changed answer to
    checkpoint: int = 0
    spend_usd: float = 0.0  # this and the next two are of the whole lineage: see used.py
    tokens: int = 0
    steps_begun: int = 0
    duration_ms: int = 0
    first_claimed_at: datetime | None = None
    first_failed_at: datetime | None = None
    parked_at: datetime | None = None
    parked_ms: int = 0  # time that is not age: it was parked, or suspended
    suspended_at: datetime | None = None  # its run was set aside on purpose; None if its last attempt failed
    waits: tuple[Wait, ...] = ()  # what for. While it runs: what its last run waited for, and until when
    continues: int = 0  # how often it was suspended only because its time was over
    woken: int = 0  # raised by all that may wake it, whatever it does just then; no settle writes it
    death_id: str = ""
    letter_id: str = ""
    result: Any = None
    result_ref: str = ""
    worker_version: str = ""
    consumer_id: str = ""
    trace_id: str = ""
    message_id: str = ""  # of the message that created it
    updated_at: datetime | None = None

    @property
    def waits_for(self) -> For | None:
        """None unless it is suspended now."""
        suspended = self.status is HeadStatus.WAITING and self.suspended_at is not None
        return reason(self.waits) if suspended else None

    @property
    def gathers(self) -> bool:
        """Whether it waits for other jobs, and nothing has woken it: then the sweep looks at them."""
        if self.waits_for is None or self.due_at is None or self.updated_at is None or self.due_at <= self.updated_at:
            return False
        return any(wait.what is For.JOBS for wait in self.waits)

    @property
    def root_key(self) -> JobKey:
        return replace(self.key, job_id=self.root or self.key.job_id)

    @property
    def used(self) -> Used:
        return Used(spend_usd=self.spend_usd, tokens=self.tokens, steps_begun=self.steps_begun)

    def message(self) -> Outgoing:
        """What is sent to the lane's queue so that a worker claims this head."""
        return Outgoing(
            body=self.body, group=self.key.tenant_id, ticket=self.ticket, send=self.resends, trace_id=self.trace_id
        )

    def sent_again_since(self, send: int) -> bool:
        """Whether a later copy than number `send` is on its way. Copies from before they were numbered count as the
        first: the next one to be sent again has a number.
        """
        return send < self.resends

    def lease_is_over(self, now: datetime) -> bool:
        return self.lease_until is None or now >= self.lease_until

    def abandoned(self, now: datetime) -> bool:
        """Its attempt never ended: the worker died, and its lease is over."""
        return self.status is HeadStatus.RUNNING and self.lease_is_over(now)

    def age(self, now: datetime) -> timedelta:
        """From the first claim, without time parked or suspended. The producer's clock is never used."""
        if self.first_claimed_at is None:
            return timedelta(0)
        return now - self.first_claimed_at - timedelta(milliseconds=self.parked_ms)

    def with_failure(self, failure: Failure, *, at: datetime, checkpoint: int) -> "Head":
        past = PastFailure(
            attempt=self.attempt,
            at=at,
            kind=failure.kind,
            code=failure.code,
            signature=failure.signature,
            checkpoint=checkpoint,
        )
        furthest, in_a_row = _row(self)
        return replace(
            self,
            failure=failure,
            failures=(*self.failures, past)[-KEPT_FAILURES:],
            furthest=max(furthest, checkpoint),
            in_a_row=0 if checkpoint > furthest else in_a_row + 1,
            first_failed_at=self.first_failed_at or at,
            checkpoint=checkpoint,
        )


def streak(head: Head) -> tuple[PastFailure, ...]:
    """The latest failures in a row whose attempts kept no new step. An attempt that made progress ends the row."""
    _, in_a_row = _row(head)
    return head.failures[-in_a_row:] if in_a_row else ()


def lost(head: Head) -> int:
    """How many workers died on it since it last made progress."""
    return sum(1 for past in streak(head) if past.code == Code.WORKER_LOST)


def _row(head: Head) -> tuple[int, int]:
    """`furthest` and `in_a_row`. A head of a former version has neither: there they follow from its failures."""
    if head.furthest or head.in_a_row or not head.failures:
        return head.furthest, head.in_a_row
    furthest, in_a_row = 0, 0
    if len(head.failures) == KEPT_FAILURES:  # older ones are forgotten, and what the oldest kept may be theirs
        furthest = head.failures[0].checkpoint
    for past in head.failures:
        in_a_row = 0 if past.checkpoint > furthest else in_a_row + 1
        furthest = max(furthest, past.checkpoint)
    return furthest, in_a_row


STUCK_AFTER = 3  # attempts without a single kept step
STUBBORN = 3  # resends of one head, after which it is no longer an accident
# Two visibility timeouts of the slowest lane that can be: its message should have come back long ago.
LEASE_LONG_OVER = timedelta(hours=3)


def stuck_since(head: Head) -> datetime | None:
    """When it became stuck, or will be if nothing happens to it; None if it never will by itself.

    Tried again and again without a kept step, sent again and again without a worker that takes it, or taken over from
    a dead worker by one that died too. Each ends some day, but somebody should look before that. A first attempt is
    never looked at: that would cost every healthy job an index entry.
    """
    if head.status is HeadStatus.RUNNING:
        after_a_loss = bool(head.failures) and head.failures[-1].code == Code.WORKER_LOST
        return head.lease_until + LEASE_LONG_OVER if head.lease_until is not None and after_a_loss else None
    failing = head.status is HeadStatus.WAITING and head.suspended_at is None  # a sleeper waits on purpose
    tried = failing and head.attempt > STUCK_AFTER and head.checkpoint == 0
    unheard = head.status in DUE and head.resends >= STUBBORN
    return head.updated_at or head.sweep_at if tried or unheard else None


@value
class Stuck:
    """A job that is stuck, and since when."""

    key: JobKey
    since: datetime


LONGEST_NAME = 200  # characters of a step's or an effect's name that are kept: an agent may name one after a document


@value
class Unread:
    """A kept result as it is stored. What Python makes of it takes several times the room, so whoever asks reads it."""

    text: str  # JSON


@value
class Step:
    """A named part of a run whose result is kept. `number` orders them; `name` is unique in its run."""

    number: int
    name: str
    inputs: str  # hash of its code and arguments: a changed step is noticed
    at: datetime
    result: Any = None  # from the ledger: `Unread`
    result_ref: str = ""
    attempt: int = 0
    spend_usd: float = 0.0  # since the step before
    tokens: int = 0
    used: Used = NOTHING  # by the lineage when it was kept
    checkpoint: int = 0  # how many steps its attempt had found kept, or kept, with this one
    run_id: str = ""  # of the run that kept it; empty if a former version did
    inside: tuple[int, ...] = ()  # the numbers of those that it found or kept while it ran: steps within this step

    @property
    def returned(self) -> Any:
        """Its result, unless that lies in the bucket."""
        return json.loads(self.result.text) if isinstance(self.result, Unread) else self.result


def of_its_run(head: Head, steps: Iterable[Step]) -> tuple[Step, ...]:
    """Steps outlive the head of a job that is done. If its id is used again, they are not the new run's."""
    return tuple(step for step in steps if step.run_id in ("", head.run_id))


@value
class Owner:
    """The attempt that performs an effect."""

    job_id: str
    version: int
    attempt: int


@value
class Effect:
    """A change of the outside world, as far as the ledger knows it."""

    effect_id: str  # sha256 of [scope, action, key]
    action: str
    key: str
    scope: str
    status: EffectStatus
    owner: Owner
    lease_until: datetime  # until then the owner may still be performing it
    intended_at: datetime
    result: Any = None
    result_ref: str = ""
    ref: str = ""  # what a person looks up outside
    committed_at: datetime | None = None
    compensate: str = ""
    digest: str = ""  # of the arguments that it was first asked for with
    same: Mapping[str, str] = field(default_factory=dict)  # those that must not change: digest and redacted text
    differs: bool = False  # it was asked for again with other arguments

    def in_doubt(self, now: datetime) -> bool:
        return self.status is EffectStatus.INTENT and now >= self.lease_until

    def on_letter(self) -> LetterEffect:
        return LetterEffect(
            action=self.action,
            key=self.key,
            status=self.status,
            ref=self.ref,
            committed_at=self.committed_at,
            intended_at=self.intended_at,
            compensate=self.compensate,
            effect_id=self.effect_id,
            differs=self.differs,
        )


def effect_id(scope: str, action: str, key: str) -> str:
    return hashlib.sha256(json.dumps([scope, action, key]).encode()).hexdigest()


@value
class Decided:
    """An effect in doubt as it ended after all, to be written over the INTENT of the owner that was read."""

    root: JobKey
    effect: Effect
    former: Owner


@value
class Kept:
    """What will expire: a step of a job, or an effect, signal or question of a root.

    `ref` is where its result lies if it is a large one.
    """

    of: JobKey
    step: int = 0  # 0: it is one of the others
    effect_id: str = ""
    signal_id: str = ""
    question_id: str = ""
    ref: str = ""
