"""Writes a letter out of what is known when a job dies. Pure: reading the ledger and storing it is intake's."""

import hashlib
import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from itertools import accumulate
from typing import Any

from lambdas.core.clipped import clipped
from lambdas.core.effect import LONGEST_NAME, Effect, Step
from lambdas.core.failure import Failure
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import Job, valid_id
from lambdas.core.lane import Lane
from lambdas.core.letter import (
    NO_HEAD,
    OPERATORS,
    EffectStatus,
    Letter,
    LetterEffect,
    LetterStatus,
    birth_status,
    recommend,
)
from lambdas.core.message import DeadMessage
from lambdas.core.redact import redact
from lambdas.core.safety import Intended, Safety, judge
from lambdas.core.taxonomy import Code
from lambdas.core.timeline import MACHINE
from lambdas.core.triage import needs_a_person
from lambdas.core.value import replace, value


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
MOST_OF_EFFECTS = 150_000  # bytes of what is told about them


def letter_id_of(death_id: str) -> str:
    """One death, one letter: taking the same message in twice finds the letter there."""
    return f"dl_{_hashed(death_id)}"


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
    shown = _shown([effect.on_letter() for effect in effects if effect.scope in ("", known.scope)])
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
        detail=redact(failure.detail, job.payload, lane.redact),
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
        spend_usd=known.spend_usd,
        tokens=known.tokens,
        duration_ms=known.duration_ms,
        agent=known.strategy.agent or job.agent or lane.agent,
        model=known.strategy.model or job.model or (lane.models[0].name if lane.models else ""),
        trace_id=known.trace_id or dead.trace_id,
        trace_url=job.trace_url or scene.trace_link(known.trace_id or dead.trace_id),
        consumer_id=known.consumer_id,
        worker_version=known.worker_version,
        input_hash=job.input_hash,
        snapshot_ref=_snapshot_ref(job.tenant_id, job.job_type, job.job_id, death_id),
        original_message_id=known.message_id or dead.original_message_id or dead.message_id,
        source_queue=scene.source_queue,
        strategies_tried=known.strategies_tried,
        recommended_action=recommend(failure.kind, failure.code, shown),
        lineage=known.lineage,
        redrive_id=known.redrive_id,
        auto_replays=known.auto_replays,
        not_after=job.not_after,
        scope=known.scope,
    )
    return _scheduled(letter, lane) if status is LetterStatus.OPEN else letter


def _shown(effects: Sequence[LetterEffect]) -> tuple[LetterEffect, ...]:
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


def _scheduled(letter: Letter, lane: Lane) -> Letter:
    """For the sweep to replay, if the lane lets it and nothing speaks against it.

    What could never start waits for a new version of the worker, not for a time.
    """
    may = lane.replay.may_auto(letter.code) and not (lane.human_review or lane.retired)
    used_up = letter.auto_replays >= lane.replay.auto_max
    if not may or used_up or letter.code == Code.NEVER_STARTED:
        return letter
    if judge(letter, Intended(), lane)[0] is not Safety.SAFE:
        return letter
    # Longer than any wait between attempts, and four times longer each time: the weather needs time to change.
    after = timedelta(seconds=3 * lane.backoff.cap_s * 4**letter.auto_replays)
    return replace(letter, status=LetterStatus.SCHEDULED, next_retry_at=letter.died_at + after)


def headless_letter(failure: Failure, dead: DeadMessage, *, scene: Scene) -> Letter:
    """The message names no job that could be trusted: the letter's place comes from its death alone."""
    lane, now = scene.lane, scene.now
    envelope = _readable(dead.body)
    tenant_id = envelope["tenant_id"] if valid_id(envelope.get("tenant_id")) else OPERATORS
    place = f"{NO_HEAD}{_hashed(dead.death_id)}"
    return Letter(
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
        snapshot_ref=_snapshot_ref(tenant_id, lane.job_type, place, dead.death_id),
        original_message_id=dead.original_message_id or dead.message_id,
        source_queue=scene.source_queue,
        recommended_action=recommend(failure.kind, failure.code, ()),
    )


def _snapshot_ref(tenant_id: str, job_type: str, home: str, death_id: str) -> str:
    return f"snapshots/{tenant_id}/{job_type}/{home}/{_hashed(death_id)}.json"


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:20]


def _readable(body: str) -> dict[str, Any]:
    try:
        envelope = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return envelope if isinstance(envelope, dict) else {}
