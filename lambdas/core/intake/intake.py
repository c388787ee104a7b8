"""Dead-letter queue → letter. The only writer of new letters; it decides by the head's status, and never guesses.

Every message ends here: as a letter, as a no-op because its death is known, or later, while an attempt still runs.
"""

import json
from collections.abc import Callable
from datetime import datetime, timedelta

from lambdas.core.errors import LazaretError
from lambdas.core.failure import Failure
from lambdas.core.head import Head, HeadStatus, lost
from lambdas.core.job import Job, Refused, read_job
from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger
from lambdas.core.letter import Letter
from lambdas.core.letter_writing import Scene, headless_letter, letter_of, no_link
from lambdas.core.message import DeadMessage
from lambdas.core.ports import Store
from lambdas.core.refusals import HeadMoved, LetterExists
from lambdas.core.stated import stated
from lambdas.core.taxonomy import HEADLESS, Code
from lambdas.core.timeline import Event
from lambdas.core.value import value

TRIES = 3  # a head that moves under us is read again this often


class NotYet(LazaretError):
    """An attempt may still be running, or the head keeps moving: the message must come again."""


@value
class Intake:
    lane: Lane
    source_queue: str
    ledger: Ledger
    store: Store
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    trace_link: Callable[[str], str] = no_link  # from a trace's id to where it can be seen


def take_in(intake: Intake, dead: DeadMessage) -> Letter | None:
    """The new letter, or None if there is nothing to do. Raise `NotYet` if it must be tried later."""
    for _ in range(TRIES):
        try:
            return _take_in(intake, dead)
        except LetterExists:
            return None
        except HeadMoved:
            continue
    raise NotYet(f"the head of message {dead.message_id!r} moved {TRIES} times while it was taken in")


def _take_in(intake: Intake, dead: DeadMessage) -> Letter | None:
    if dead.code in HEADLESS and not _has_head(intake, dead):
        return _without_head(intake, dead, stated(Code(dead.code), dead.detail, about=dead.detail.split(":")[0]))
    try:
        job = read_job(dead.body, job_type=intake.lane.job_type)
    except Refused as refused:
        return _without_head(intake, dead, _refusal(refused))
    head = intake.ledger.head(job.key)
    if head is not None and head.input_hash != job.input_hash:
        detail = f"payload: {job.key} came before with another payload"
        return _without_head(intake, dead, stated(Code.JOB_ID_REUSED, detail, about="payload"))
    if head is None and job.is_replay:
        detail = "job_id: ids that begin with 'replay:' are for redrives"
        return _without_head(intake, dead, stated(Code.SCHEMA_INVALID, detail, about="job_id"))
    if head is not None and _nothing_to_do(head, dead):
        return None
    return _with_head(intake, dead, job, head)


def _has_head(intake: Intake, dead: DeadMessage) -> bool:
    """A job of a retired lane is UNROUTABLE with a head of its own, which died this very death."""
    try:
        job = read_job(dead.body, job_type=intake.lane.job_type)
    except Refused:
        return False
    head = intake.ledger.head(job.key)
    return head is not None and head.status in _DYING_OR_DEAD and head.death_id == dead.death_id


_DYING_OR_DEAD = (HeadStatus.DYING, HeadStatus.DEAD)


def _refusal(refused: Refused) -> Failure:
    """Nothing at all could be read: no worker has said what is wrong, and no field can be named."""
    code = Code.UNREADABLE if refused.field == "body" else refused.code
    return stated(code, str(refused), about=refused.field)


def _nothing_to_do(head: Head, dead: DeadMessage) -> bool:
    over = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.PARKED, HeadStatus.CANCELLED)
    return head.status in over or head.ticket != dead.ticket


def _with_head(intake: Intake, dead: DeadMessage, job: Job, head: Head | None) -> Letter:
    now = intake.clock()
    if head is not None and head.status is HeadStatus.RUNNING and not head.lease_is_over(now):
        raise NotYet(f"job {job.key} has a live lease until {head.lease_until}")
    failure = _failure(intake.lane, dead, head)
    letter = letter_of(
        job,
        head,
        failure,
        dead,
        scene=_scene(intake),
        steps=intake.ledger.steps(job.key) if head else (),
        effects=intake.ledger.effects(head.root_key) if head else (),
    )
    return _write(intake, dead, letter, head)


def _without_head(intake: Intake, dead: DeadMessage, failure: Failure) -> Letter:
    return _write(intake, dead, headless_letter(failure, dead, scene=_scene(intake)), None)


def _scene(intake: Intake) -> Scene:
    return Scene(lane=intake.lane, source_queue=intake.source_queue, now=intake.clock(), trace_link=intake.trace_link)


def _write(intake: Intake, dead: DeadMessage, letter: Letter, head: Head | None) -> Letter:
    """Snapshot first: a letter never points at nothing. A snapshot without a letter is only a file that expires."""
    snapshot = {"body": dead.body, "message_id": dead.message_id, "death_id": dead.death_id, "group": dead.group}
    intake.store.put(letter.snapshot_ref, json.dumps(snapshot))
    event = Event(
        at=letter.died_at,
        event_id=intake.new_id(),
        what="letter.created",
        why=letter.summary,
        data={"letter_id": letter.letter_id, "kind": letter.kind.value, "code": letter.code, "status": letter.status},
    )
    expires_at = letter.died_at + timedelta(days=intake.lane.retention_days)
    intake.ledger.take_in(letter, was=head, event=event, expires_at=expires_at)
    return letter


def _failure(lane: Lane, dead: DeadMessage, head: Head | None) -> Failure:
    """What the head says, if a worker could speak; else what the broker's move tells."""
    if head is None:
        said = dead.detail if dead.code else f"moved by the broker after {lane.max_receive_count} receives"
        return stated(Code.NEVER_STARTED, f"{said}: no worker ever claimed it")
    if head.status is HeadStatus.DYING and head.failure is not None:
        return head.failure
    if head.status is HeadStatus.RUNNING:
        crashes = lost(head.failures) + 1
        code = Code.CRASH_LOOP if crashes > 1 else Code.WORKER_LOST
        return stated(code, f"attempt {head.attempt} never ended; {crashes} workers died on it without progress")
    return stated(Code.NEVER_STARTED, f"{head.status} since attempt {head.attempt}, and no worker could begin again")
