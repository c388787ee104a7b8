"""The head: what the ledger knows of one job. Every write to it is one conditional write along `MOVES`.

The healthy path writes it twice, at claim and at done; all else on it is there because something failed.
"""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.failure import Failure
from lambdas.core.job import JobKey
from lambdas.core.lane import NOT_RAISED, Raised
from lambdas.core.letter import LetterKey
from lambdas.core.strategy import SAME, Strategy
from lambdas.core.taxonomy import Code, Kind
from lambdas.core.value import replace, value

KEPT_FAILURES = 20  # on the head; the timeline keeps all
ENDED_FOR = timedelta(days=16)  # done or cancelled, it outlives the 14 days in which SQS can deliver a duplicate


class HeadStatus(StrEnum):
    QUEUED = "queued"  # known, and its message is in a queue
    RUNNING = "running"  # one attempt holds a lease on it
    WAITING = "waiting"  # an attempt failed; it was put back for another
    PARKED = "parked"  # set aside because its tenant's breaker is open
    DYING = "dying"  # its failure is recorded; it is on its way to the dead-letter queue
    DEAD = "dead"  # a letter exists
    DONE = "done"  # an attempt succeeded
    CANCELLED = "cancelled"  # a redrive was halted and its letter is open again


_S = HeadStatus
MOVES: dict[HeadStatus | None, frozenset[HeadStatus]] = {
    # A job nobody knew: claimed, parked, created by a redrive, or dead before any worker could speak.
    None: frozenset({_S.RUNNING, _S.PARKED, _S.QUEUED, _S.DEAD}),
    _S.QUEUED: frozenset({_S.RUNNING, _S.QUEUED, _S.PARKED, _S.DEAD, _S.CANCELLED}),
    # running → running: another worker takes over an attempt whose lease is over.
    _S.RUNNING: frozenset({_S.RUNNING, _S.DONE, _S.WAITING, _S.DYING, _S.DEAD}),
    _S.WAITING: frozenset({_S.RUNNING, _S.WAITING, _S.PARKED, _S.DEAD, _S.CANCELLED}),
    # parked → dead: a resume that is recalled. Any other parked job dies by way of dying.
    _S.PARKED: frozenset({_S.RUNNING, _S.QUEUED, _S.PARKED, _S.DYING, _S.DEAD, _S.CANCELLED}),
    _S.DYING: frozenset({_S.DYING, _S.DEAD}),
    _S.DEAD: frozenset({_S.QUEUED}),  # resume
    _S.DONE: frozenset(),
    _S.CANCELLED: frozenset(),
}

# Heads that the sweep can find by time, because something must still happen to them.
DUE = frozenset({_S.QUEUED, _S.WAITING, _S.DYING})


@value
class StoredBody:
    """The exact body to send again: inline when small, else where it lies in the bucket."""

    text: str | None = None
    ref: str | None = None


@value
class PastFailure:
    """One attempt that failed, as triage needs to remember it."""

    attempt: int
    at: datetime
    kind: Kind
    code: str
    signature: str
    checkpoint: int  # steps kept when the attempt ended


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
    replays: LetterKey | None = None  # the letter that this job replays or resumes
    redrive_id: str = ""
    scope: str = ""  # "" shares the root's effects, anything else starts afresh
    raised: Raised = NOT_RAISED  # budgets that an operator raised for this replay
    auto_replays: int = 0  # of the lineage: how many the sweep started
    live_replay: str = ""  # on a root: the one replay that is under way
    lease_until: datetime | None = None
    ticket: str | None = None  # what the message must carry; None until it was first put back
    body: StoredBody = StoredBody()
    due_at: datetime | None = None  # the job is not run before
    sweep_at: datetime | None = None  # if nothing has happened by then, the sweep sends it again
    resends: int = 0
    failure: Failure | None = None
    failures: tuple[PastFailure, ...] = ()
    strategy: Strategy = SAME
    strategies_tried: tuple[Strategy, ...] = ()
    checkpoint: int = 0
    spend_usd: float = 0.0
    tokens: int = 0
    duration_ms: int = 0
    first_claimed_at: datetime | None = None
    first_failed_at: datetime | None = None
    parked_at: datetime | None = None
    parked_ms: int = 0
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
    def root_key(self) -> JobKey:
        return replace(self.key, job_id=self.root or self.key.job_id)

    def lease_is_over(self, now: datetime) -> bool:
        return self.lease_until is None or now >= self.lease_until

    def abandoned(self, now: datetime) -> bool:
        """Its attempt never ended: the worker died, and its lease is over."""
        return self.status is HeadStatus.RUNNING and self.lease_is_over(now)

    def age(self, now: datetime) -> timedelta:
        """From the first claim, parked time not counted. The producer's clock is never used."""
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
        return replace(
            self,
            failure=failure,
            failures=(*self.failures, past)[-KEPT_FAILURES:],
            first_failed_at=self.first_failed_at or at,
            checkpoint=checkpoint,
        )


def streak(failures: tuple[PastFailure, ...]) -> tuple[PastFailure, ...]:
    """The latest failures in a row whose attempts kept no new step. An attempt that made progress ends the row."""
    row: list[PastFailure] = []
    for index in range(len(failures) - 1, -1, -1):
        before = failures[index - 1].checkpoint if index else 0
        if failures[index].checkpoint > before:
            break
        row.append(failures[index])
    return tuple(reversed(row))


def lost(failures: tuple[PastFailure, ...]) -> int:
    """How many workers died on it since it last made progress."""
    return sum(1 for past in streak(failures) if past.code == Code.WORKER_LOST)
