"""Heads that a redrive makes: of a replay, which is a new job with the same root, and of a resume, the same job again.

Everything is derived from the letter and the redrive, so that doing it twice makes the same job.
"""

import hashlib
import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from lambdas.core.errors import LazaretError
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import REPLAY_PREFIX, Job, Refused, read_job
from lambdas.core.lane import Lane
from lambdas.core.letter import NO_HEAD, Letter
from lambdas.core.message import Outgoing
from lambdas.core.ports import body_for
from lambdas.core.redrive.request import Request
from lambdas.core.strategy import SAME
from lambdas.core.taxonomy import HEADLESS
from lambdas.core.value import replace, value


class NotAJob(LazaretError):
    """What the letter's message becomes is no job of this tenant and lane."""


@value
class Again:
    """A job that is to run again, and the body to send and to store with it."""

    head: Head
    text: str


def message_of(head: Head) -> Outgoing:
    return Outgoing(body=head.body, group=head.key.tenant_id, ticket=head.ticket, trace_id=head.trace_id)


def replay_id(letter_id: str, redrive_id: str) -> str:
    return f"{REPLAY_PREFIX}{_digest('job', letter_id, redrive_id)}"


def merged(target: Any, patch: Any) -> Any:
    """JSON merge patch (RFC 7396): null takes a key away, objects merge, anything else replaces."""
    if not isinstance(patch, Mapping):
        return patch
    kept = dict(target) if isinstance(target, Mapping) else {}
    for name, change in patch.items():
        if change is None:
            kept.pop(name, None)
        else:
            kept[name] = merged(kept.get(name), change)
    return kept


def replayed(letter: Letter, body: str, request: Request, redrive_id: str, lane: Lane, now: datetime) -> Again:
    """Raise `NotAJob` if the patched body is none."""
    job_id = replay_id(letter.letter_id, redrive_id)
    text, job = _patched(letter, body, request, job_id)
    tried = letter.strategies_tried if request.strategy == SAME else (*letter.strategies_tried, request.strategy)
    head = Head(
        key=job.key,
        status=HeadStatus.QUEUED,
        input_hash=job.input_hash,
        run_id=f"run_{_digest('run', letter.letter_id, redrive_id)}",
        # A letter without a head has no root that could be shared: its replay begins the lineage.
        root=job_id if _without_a_head(letter) else letter.root,
        scope=letter.scope if request.scope == "inherit" else redrive_id,
        spend_usd=letter.spend_usd,
        tokens=letter.tokens,
        strategies_tried=tuple(dict.fromkeys(tried)),
        message_id=letter.original_message_id,
    )
    return _queued(head, text, letter, request, redrive_id, lane, now)


def resumed(
    letter: Letter, was: Head, body: str, request: Request, redrive_id: str, lane: Lane, now: datetime
) -> Again:
    """The same run from its checkpoint. Its row of failures and its age begin anew; what it spent does not."""
    try:
        read_job(body, job_type=letter.job_type)
    except Refused as refused:
        raise NotAJob(str(refused)) from refused
    head = replace(
        was,
        status=HeadStatus.QUEUED,
        failure=None,
        failures=(),
        first_claimed_at=None,
        first_failed_at=None,
        parked_at=None,
        parked_ms=0,
        death_id="",
        letter_id="",
    )
    return _queued(head, body, letter, request, redrive_id, lane, now)


def body_in(snapshot: str) -> str:
    body = json.loads(snapshot)["body"]
    return str(body)


def changed_paths(patch: Mapping[str, Any], path: str = "") -> list[str]:
    """Which fields of the payload a patch touches, as JSON pointers; the values stay in the redrive's request."""
    paths: list[str] = []
    for name, change in patch.items():
        here = f"{path}/{name.replace('~', '~0').replace('/', '~1')}"
        paths += changed_paths(change, here) if isinstance(change, Mapping) and change else [here]
    return paths


def _queued(
    head: Head, text: str, letter: Letter, request: Request, redrive_id: str, lane: Lane, now: datetime
) -> Again:
    key = head.key
    ref = f"bodies/{key.tenant_id}/{key.job_type}/{key.job_id}/{key.version}/{head.input_hash}.json"
    queued = replace(
        head,
        lineage=(*letter.lineage, letter.letter_id),
        replays=letter.key,
        redrive_id=redrive_id,
        raised=request.raised,
        auto_replays=letter.auto_replays + request.auto,
        strategy=request.strategy,
        ticket=_digest("ticket", letter.letter_id, redrive_id),
        body=body_for(text, ref),
        due_at=None,
        sweep_at=now + lane.patience,
        resends=0,
        trace_id=letter.trace_id,
        updated_at=now,
    )
    return Again(head=queued, text=text)


def _patched(letter: Letter, body: str, request: Request, job_id: str) -> tuple[str, Job]:
    try:
        envelope = json.loads(body)
    except (ValueError, RecursionError) as broken:
        raise NotAJob(f"the body is not JSON: {broken}") from broken
    if not isinstance(envelope, dict):
        raise NotAJob("the body is no JSON object")
    payload = merged(envelope.get("payload"), request.patch) if request.patch else envelope.get("payload")
    text = _json({**envelope, "job_id": job_id, "version": letter.version, "payload": payload})
    try:
        job = read_job(text, job_type=letter.job_type)
    except Refused as refused:
        raise NotAJob(str(refused)) from refused
    if job.tenant_id != letter.tenant_id:
        raise NotAJob(f"tenant_id: {job.tenant_id!r}, the letter is {letter.tenant_id!r}'s")
    return text, job


def _without_a_head(letter: Letter) -> bool:
    """A producer may call its job like such a letter's root, and its agent may raise such a code. Then there was a run,
    and what it did outside is found under that root.
    """
    return letter.code in HEADLESS and letter.root.startswith(NO_HEAD) and not letter.run_id


def _json(envelope: dict[str, Any]) -> str:
    """As short as it came; escaped only where it must be, because a lone surrogate cannot be sent."""
    text = json.dumps(envelope, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(envelope)
    return text


def _digest(*parts: str) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]
