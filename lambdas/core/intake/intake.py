"""From a dead message to a letter. Only intake writes new letters; it decides by the head's status, and never guesses.

Each message becomes a letter, or nothing if its death is known, or is tried again later while an attempt still runs. A
letter is built from what is known: the head if there is one, the message alone if there is none.
"""

import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.announcement import of_birth
from lambdas.core.model.errors import HeadMoved, LazaretError, LetterExists
from lambdas.core.model.failure import HEADLESS, Code, Failure, stated
from lambdas.core.model.head import LONGEST_NAME, MACHINE, Effect, Event, Head, HeadStatus, Step, lost, of_its_run
from lambdas.core.model.job import NO_HEAD, DeadMessage, Job, Refused, job_in, read_job, valid_id
from lambdas.core.model.letter import (
    LETTER_IDS,
    OPERATORS,
    Intended,
    Letter,
    LetterStatus,
    Safety,
    Way,
    advised,
    birth_status,
    letter_id_of,
    recommend,
    safety_of,
    shown_effects,
)
from lambdas.core.model.moves import found_dead
from lambdas.core.model.redact import redact
from lambdas.core.model.value import clipped, replace, value
from lambdas.core.notify.announce import announce_all
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Bus, Senders, Store
from lambdas.core.worker.senders import reserved
from lambdas.core.worker.triage import needs_a_person


def no_link(_trace_id: str) -> str:
    return ""


@value
class Scene:
    """Where and when a job died."""

    lane: Lane
    source_queue: str
    now: datetime
    trace_link: Callable[[str], str] = no_link


# A letter is one item of at most 400 KB. The ledger has all steps and effects; the letter has what a person can read.
MOST_STEPS = 200  # the latest


def letter_of(
    job: Job,
    head: Head | None,
    failure: Failure,
    dead: DeadMessage,
    *,
    scene: Scene,
    steps: Sequence[Step],
    effects: Sequence[Effect],
) -> Letter:
    lane, now = scene.lane, scene.now
    known = head or Head(key=job.key, status=HeadStatus.DEAD, root=job.job_id, input_hash=job.input_hash)
    death_id = known.death_id or dead.death_id
    shown = shown_effects([effect.on_letter() for effect in effects if effect.scope in ("", known.scope)])
    status = birth_status(failure.code, hold=needs_a_person(failure))
    resolved = status is LetterStatus.DISCARDED
    letter = Letter(
        letter_id=letter_id_of(death_id),
        death_id=death_id,
        job_id=job.job_id,
        root=known.root or job.job_id,
        run_id=known.run_id,
        version=job.version,
        tenant_id=job.tenant_id,
        job_type=job.job_type,
        source=job.source,
        status=status,
        kind=failure.kind,
        code=failure.code,
        signature=failure.signature,
        error_type=failure.error_type,
        detail=redact(_detail(failure), job.payload, lane.redact),
        attempts=known.attempt,
        receives=dead.receives or (lane.max_receive_count if dead.moved_by_broker else 0),
        first_failed_at=known.first_failed_at or now,
        last_failed_at=known.failures[-1].at if known.failures else now,
        died_at=now,
        resolved_at=now if resolved else None,
        resolved_by=MACHINE if resolved else "",
        checkpoint=len(steps),
        steps_done=tuple(clipped(str(step.name), LONGEST_NAME) for step in steps[-MOST_STEPS:]),
        effects=shown,
        **known.used.as_fields(),
        duration_ms=known.duration_ms,
        agent=known.strategy.agent or job.agent or lane.agent,
        model=known.strategy.model or job.model or (lane.models[0].name if lane.models else ""),
        trace_id=known.trace_id or dead.trace_id,
        trace_url=job.trace_url or scene.trace_link(known.trace_id or dead.trace_id),
        consumer_id=known.consumer_id,
        worker_version=known.worker_version,
        input_hash=job.input_hash,
        original_message_id=known.message_id or dead.original_message_id or dead.message_id,
        source_queue=scene.source_queue,
        strategies_tried=known.strategies_tried,
        recommended_action=recommend(failure.kind, failure.code, shown),
        lineage=known.lineage,
        unfixed_on=known.unfixed_on,
        redrive_id=known.redrive_id,
        auto_replays=known.auto_replays,
        not_after=job.not_after,
        because=redact(failure.because, job.payload, lane.redact),
        scope=known.scope,
    )
    letter = _advised(letter, lane)
    return _scheduled(letter, lane) if status is LetterStatus.OPEN else letter


def _advised(letter: Letter, lane: Lane) -> Letter:
    return advised(letter, [safety_of(letter, Intended(way=way), lane)[0] for way in (Way.REPLAY, Way.RESUME)])


def _detail(failure: Failure) -> str:
    return f"{failure.detail}\nheld: {failure.held_for}" if failure.held_for else failure.detail


def _scheduled(letter: Letter, lane: Lane) -> Letter:
    """For the sweep to replay, if the lane lets it and nothing speaks against it."""
    may = lane.replay.may_auto(letter.code) and not (lane.human_review or lane.retired)
    used_up = letter.auto_replays >= lane.replay.auto_max
    if not may or used_up:
        return letter
    if safety_of(letter, Intended(), lane)[0] is not Safety.SAFE:
        return letter
    # Longer than any wait between attempts, and four times longer each time: a transient failure needs time to pass.
    after = timedelta(seconds=3 * lane.backoff.cap_s * 4**letter.auto_replays)
    return replace(letter, status=LetterStatus.SCHEDULED, next_retry_at=letter.died_at + after)


def headless_letter(failure: Failure, dead: DeadMessage, *, scene: Scene) -> Letter:
    """The message names no job that could be trusted: the letter's place comes from its death alone."""
    lane, now = scene.lane, scene.now
    envelope = _readable(dead.body)
    named = valid_id(envelope.get("tenant_id")) and failure.code != Code.SENDER_DENIED
    tenant_id = envelope["tenant_id"] if named else OPERATORS
    place = _place_of(dead)
    letter = Letter(
        letter_id=letter_id_of(dead.death_id),
        death_id=dead.death_id,
        job_id=envelope["job_id"] if valid_id(envelope.get("job_id")) else place,
        root=place,
        run_id="",
        version=1,
        tenant_id=tenant_id,
        job_type=lane.job_type,
        source=clipped(str(envelope.get("source") or ""), 2048),
        status=LetterStatus.OPEN,
        kind=failure.kind,
        code=failure.code,
        signature=failure.signature,
        error_type=failure.error_type,
        detail=redact(failure.detail, envelope.get("payload"), lane.redact),
        attempts=0,
        receives=dead.receives or (lane.max_receive_count if dead.moved_by_broker else 0),
        first_failed_at=now,
        last_failed_at=now,
        died_at=now,
        agent=lane.agent,
        trace_id=dead.trace_id,
        trace_url=scene.trace_link(dead.trace_id),
        original_message_id=dead.original_message_id or dead.message_id,
        source_queue=scene.source_queue,
        recommended_action=recommend(failure.kind, failure.code, ()),
    )
    return _advised(letter, lane)


def _place_of(dead: DeadMessage) -> str:
    """Of a letter without a job."""
    return f"{NO_HEAD}{letter_id_of(dead.death_id).removeprefix(LETTER_IDS)}"


def _readable(body: str) -> dict[str, Any]:
    try:
        envelope = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return envelope if isinstance(envelope, dict) else {}


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
    bus: Bus | None = None  # where deaths are announced; None: nowhere
    senders: Senders | None = None  # our own; None for a lane that does not name its producers


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
    job = _job_of(intake, dead)
    if isinstance(job, Failure):
        return _without_head(intake, dead, job)
    head = intake.ledger.head(job.key)
    unfit = _unfit(job, head)
    if unfit is not None:
        return _without_head(intake, dead, unfit)
    if head is None and _was_refused(intake, dead, job):
        return None
    if head is not None and (_nothing_to_do(head, dead) or _a_later_copy_counts(head, dead)):
        return None
    return _with_head(intake, dead, job, head)


def _job_of(intake: Intake, dead: DeadMessage) -> Job | Failure:
    """The job that the message names, or what is wrong with the message itself."""
    # Of what a stranger sent nothing is looked at, not even the head that it names.
    if dead.code == Code.SENDER_DENIED or (dead.code in HEADLESS and _with_its_head(intake, dead) is None):
        return stated(Code(dead.code), dead.detail, about=dead.detail.split(":")[0])
    try:
        job = read_job(dead.body, job_type=intake.lane.job_type)
    except Refused as refused:
        return _with_its_head(intake, dead) or _refusal(refused)
    return _refusal(reserved(job)) if dead.from_producer and job.is_ours else job


def _unfit(job: Job, head: Head | None) -> Failure | None:
    if head is not None and head.input_hash != job.input_hash:
        detail = f"payload: {job.key} came before with another payload"
        return stated(Code.JOB_ID_REUSED, detail, about="payload")
    if head is None and job.is_replay:
        detail = "job_id: ids that begin with 'replay:' are for redrives"
        return stated(Code.SCHEMA_INVALID, detail, about="job_id")
    return None


def _was_refused(intake: Intake, dead: DeadMessage, job: Job) -> bool:
    """A worker buried this very message without a head, for what only it can know (the lane's agents, or that it was
    retired), and did not live to delete it. Then the broker moved it too: that is one death, and it has its letter.
    """
    return bool(intake.ledger.timeline(replace(job.key, job_id=_place_of(dead))))


def _with_its_head(intake: Intake, dead: DeadMessage) -> Job | None:
    """A job whose head died this very death: of a retired lane, or with a body that breaks a rule. Its letter must be
    the head's own: one without it would hide what the job did outside, and the head would never end.
    """
    job = job_in(dead.body, job_type=intake.lane.job_type)
    head = intake.ledger.head(job.key) if job is not None else None
    died = head is not None and head.status in _DYING_OR_DEAD and head.death_id == dead.death_id
    return job if died else None


_DYING_OR_DEAD = (HeadStatus.DYING, HeadStatus.DEAD)


def _refusal(refused: Refused) -> Failure:
    """Nothing at all could be read: no worker has recorded what is wrong, and no field can be named."""
    code = Code.UNREADABLE if refused.field == "body" else refused.code
    return stated(code, str(refused), about=refused.field)


def _nothing_to_do(head: Head, dead: DeadMessage) -> bool:
    over = (HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.PARKED, HeadStatus.CANCELLED)
    return head.status in over or head.ticket != dead.ticket


def _a_later_copy_counts(head: Head, dead: DeadMessage) -> bool:
    """Of a job that has not begun, and was sent again since. The latest copy still becomes its letter.

    A running head is not sent again by anybody, so whatever copy of it dies must be believed.
    """
    return head.status in (HeadStatus.QUEUED, HeadStatus.WAITING) and head.sent_again_since(dead.send)


def _with_head(intake: Intake, dead: DeadMessage, job: Job, head: Head | None) -> Letter:
    now = intake.clock()
    if head is not None and head.status is HeadStatus.RUNNING and not head.lease_is_over(now):
        raise NotYet(f"job {job.key} has a live lease until {head.lease_until}")
    steps = of_its_run(head, intake.ledger.steps(job.key, results=False)) if head else ()
    letter = letter_of(
        job,
        found_dead(head, steps) if head is not None and head.status is HeadStatus.RUNNING else head,
        _failure(intake.lane, dead, head),
        dead,
        scene=_scene(intake),
        steps=steps,
        effects=intake.ledger.effects(head.root_key, results=False) if head else (),
    )
    return _write(intake, dead, letter, head)


def _without_head(intake: Intake, dead: DeadMessage, failure: Failure) -> Letter:
    return _write(intake, dead, headless_letter(failure, dead, scene=_scene(intake)), None)


def _scene(intake: Intake) -> Scene:
    return Scene(lane=intake.lane, source_queue=intake.source_queue, now=intake.clock(), trace_link=intake.trace_link)


def _write(intake: Intake, dead: DeadMessage, letter: Letter, head: Head | None) -> Letter:
    """Snapshot first: a letter never points at nothing. A snapshot without a letter is only a file that expires."""
    letter = replace(letter, snapshot_ref=letter.key.snapshot_ref)
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
    if intake.bus is not None and intake.lane.events:
        _announce(intake, intake.bus, letter)
    return letter


def _announce(intake: Intake, bus: Bus, letter: Letter) -> None:
    announced = [(each, None) for each in of_birth(letter) if each.what in intake.lane.events]
    if announced:
        announce_all(bus, intake.ledger, announced, now=intake.clock())


def _failure(lane: Lane, dead: DeadMessage, head: Head | None) -> Failure:
    """What a worker recorded on the head; else what can be concluded from the broker's move."""
    if head is None:
        return stated(Code.NEVER_STARTED, f"{_way_here(lane, dead)}: no worker ever claimed it")
    if head.status is HeadStatus.DYING and head.failure is not None:
        return head.failure
    if head.status is HeadStatus.RUNNING:
        crashes = lost(head) + 1
        code = Code.CRASH_LOOP if crashes > 1 else Code.WORKER_LOST
        return stated(code, f"attempt {head.attempt} never ended; {crashes} workers died on it without progress")
    return stated(Code.NEVER_STARTED, f"{head.status} since attempt {head.attempt}, and no worker could begin again")


def _way_here(lane: Lane, dead: DeadMessage) -> str:
    """How a message without a head came into the dead-letter queue."""
    if dead.code:
        return dead.detail
    if dead.moved_by_broker:
        return f"moved by the broker after {lane.max_receive_count} receives"
    return "sent straight to the dead-letter queue"
