"""One letter of a redrive: claimed together with the head of the job that runs again, or discarded.

A replay is a new job with the same root; a resume is the same job again. Everything is derived from the letter and
the redrive, so doing it twice makes the same job.
"""

import json
import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import (
    ForeignReference,
    HeadMoved,
    LazaretError,
    LetterMoved,
    NotStored,
    Overtaken,
    RootBusy,
)
from lambdas.core.model.failure import HEADLESS, SAME
from lambdas.core.model.head import Event, Head, HeadStatus
from lambdas.core.model.job import NO_HEAD, Job, Refused, body_for, read_job
from lambdas.core.model.letter import Action, Letter, LetterStatus, Way, snapshot_of
from lambdas.core.model.refs import body_ref
from lambdas.core.model.replays import unfixed_after
from lambdas.core.model.value import replace, value
from lambdas.core.operate import CLAIMED, UNVERIFIED
from lambdas.core.ports.outside import DISCARDED, Notice
from lambdas.core.redrive.record import Redrive, Redriver, derived, replay_id
from lambdas.core.redrive.request import Request

KEPT_FOR = timedelta(days=90)  # a discarded letter, at least; its lane may keep letters longer
_PAST = {Way.REPLAY: "letter.replayed", Way.RESUME: "letter.resumed", Way.DISCARD: "letter.discarded"}


class NotAJob(LazaretError):
    """What the letter's message becomes is not a job of this tenant and lane."""


class NotClaimed(LazaretError):
    """The letter was not sent. `reason` is one word for the redrive's counts, `letter` as another has moved it."""

    def __init__(self, letter_id: str, reason: str, why: object) -> None:
        super().__init__(f"dead letter {letter_id!r} was not sent: {why}")
        self.reason = reason
        self.letter: Letter | None = why.letter if isinstance(why, LetterMoved) else None


@value
class Again:
    """A job that is to run again, and the body to send and to store with it."""

    head: Head
    text: str


_REASONS: dict[type[LazaretError], str] = {
    NotAJob: "invalid",  # patched or not, this lane could not run it
    NotStored: "gone",  # its snapshot is no longer in the bucket
    ForeignReference: "foreign",  # its row names an input that is not its own
    LetterMoved: "claimed_by_another",
    RootBusy: "root_busy",  # another replay of the same root is under way
    Overtaken: "never",  # a newer version of the job is done
}


def claim(redriver: Redriver, redrive: Redrive, letter: Letter, head: Head | None) -> Again:
    """The job as it runs again; its message is still to be sent. `head` is the dead one, for a resume."""
    try:
        again = _again(redriver, redrive, letter, head)
        if again.head.body.ref is not None:  # before the head that names it
            redriver.store.put(again.head.body.ref, again.text)
        event = _event(redriver, redrive, again.head.key.job_id)
        if redrive.request.action is Way.RESUME and head is not None:
            redriver.ledger.resume(letter, head, again.head, event)
        else:
            redriver.ledger.replay(letter, again.head, event)
    except HeadMoved as moved:
        recalled = moved.head is not None and moved.head.status is HeadStatus.CANCELLED
        raise NotClaimed(letter.letter_id, "called_back" if recalled else "claimed_by_another", moved) from moved
    except tuple(_REASONS) as refused:
        raise NotClaimed(letter.letter_id, _REASONS[type(refused)], refused) from refused
    return again


def _again(redriver: Redriver, redrive: Redrive, letter: Letter, head: Head | None) -> Again:
    request, now = redrive.request, redriver.clock()
    lane = redriver.lanes[letter.job_type]
    if request.action is Way.RESUME and head is None:
        raise NotAJob("it has no head that could be resumed")
    body = body_in(redriver.store.get(snapshot_of(letter)))
    if request.action is Way.RESUME and head is not None:
        return resumed(letter, head, body, request, redrive.redrive_id, lane, now)
    return replayed(letter, body, request, redrive.redrive_id, lane, now)


def discard(redriver: Redriver, redrive: Redrive, letter: Letter) -> None:
    now, lane = redriver.clock(), redriver.lanes[letter.job_type]
    to = replace(
        letter,
        status=LetterStatus.DISCARDED,
        resolved_at=now,
        resolved_by=redrive.starter,
        next_retry_at=None,
        redrive_id=redrive.redrive_id,
    )
    expires_at = now + max(KEPT_FOR, timedelta(days=lane.retention_days))
    try:
        redriver.ledger.move_letter(letter, to, _event(redriver, redrive, ""), expires_at=expires_at)
    except LetterMoved as moved:
        raise NotClaimed(letter.letter_id, _REASONS[LetterMoved], moved) from moved
    if letter.recommended_action is Action.ASK_TENANT:  # what it sent was wrong: only the tenant can send better
        redriver.notices.tell(_discarded(redrive, letter))


def _discarded(redrive: Redrive, letter: Letter) -> Notice:
    facts = {name: getattr(letter, name) for name in ("tenant_id", "job_type", "letter_id", "job_id", "code")}
    facts |= {"redrive_id": redrive.redrive_id, "reason": redrive.request.reason}
    return Notice(what=DISCARDED, subject=f"dead letter {letter.letter_id} was discarded", facts=facts)


def _event(redriver: Redriver, redrive: Redrive, job_id: str) -> Event:
    request = redrive.request
    facts = {
        "redrive_id": redrive.redrive_id,
        "job_id": job_id,
        "fixed": request.fixed,
        "patched": changed_paths(request.patch),
        CLAIMED: redrive.claimed,
    }
    known = {name: fact for name, fact in facts.items() if fact}
    who = redrive.started_by or UNVERIFIED
    return redriver.event(_PAST[request.action], why=request.reason, who=who, **known)


def replayed(letter: Letter, body: str, request: Request, redrive_id: str, lane: Lane, now: datetime) -> Again:
    """Raise `NotAJob` if the patched body is none."""
    job_id = replay_id(letter.letter_id, redrive_id)
    text, job = _patched(letter, body, request, job_id)
    tried = letter.strategies_tried if request.strategy == SAME else (*letter.strategies_tried, request.strategy)
    head = Head(
        key=job.key,
        status=HeadStatus.QUEUED,
        input_hash=job.input_hash,
        run_id=f"run_{derived('run', letter.letter_id, redrive_id)}",
        # A letter without a head has no root that could be shared: its replay begins the lineage.
        root=job_id if _without_a_head(letter) else letter.root,
        scope=letter.scope if request.scope == "inherit" else redrive_id,
        **letter.used.as_fields(),
        strategies_tried=tuple(dict.fromkeys(tried)),
        message_id=letter.original_message_id,
    )
    return _queued(head, text, letter, request, redrive_id, lane, now)


def resumed(
    letter: Letter, was: Head, body: str, request: Request, redrive_id: str, lane: Lane, now: datetime
) -> Again:
    """The same run from its checkpoint. Its failures in a row and its age start afresh; what it spent does not."""
    try:
        job = read_job(body, job_type=letter.job_type)
    except Refused as refused:
        raise NotAJob(str(refused)) from refused
    if (job.tenant_id, job.job_id) != (letter.tenant_id, letter.job_id):
        raise NotAJob(f"its input is of job {job.key}, the letter is of {letter.job_key}")
    head = replace(
        was,
        status=HeadStatus.QUEUED,
        failure=None,
        failures=(),
        furthest=0,
        in_a_row=0,
        first_claimed_at=None,
        first_failed_at=None,
        parked_at=None,
        parked_ms=0,
        suspended_at=None,
        waits=(),
        continues=0,
        death_id="",
        letter_id="",
        # A replay that was recalled may have used more of the lineage than this job did: the letter knows.
        **was.used.at_least(letter.used).as_fields(),
    )
    return _queued(head, body, letter, request, redrive_id, lane, now)


def _queued(
    head: Head, text: str, letter: Letter, request: Request, redrive_id: str, lane: Lane, now: datetime
) -> Again:
    queued = replace(
        head,
        lineage=(*letter.lineage, letter.letter_id),
        unfixed_on=unfixed_after(letter),
        replays=letter.key,
        redrive_id=redrive_id,
        raised=request.raised,
        auto_replays=letter.auto_replays + request.auto,
        strategy=request.strategy,
        ticket=derived("ticket", letter.letter_id, redrive_id),
        body=body_for(text, lambda: body_ref(head.key, head.input_hash)),
        due_at=None,
        sweep_at=now + lane.patience,
        resends=0,
        trace_id=letter.trace_id,
        updated_at=now,
    )
    return Again(head=queued, text=text)


def _patched(letter: Letter, body: str, request: Request, job_id: str) -> tuple[str, Job]:
    try:
        members = _members(body)
        if request.patch:
            members["payload"] = _json(merged(json.loads(members.get("payload", "null")), request.patch))
    except (ValueError, RecursionError) as broken:
        raise NotAJob(f"the body is not JSON: {broken}") from broken
    members |= {"job_id": _json(job_id), "version": str(letter.version)}
    text = f"{{{','.join(f'{_json(name)}:{written}' for name, written in members.items())}}}"
    try:
        job = read_job(text, job_type=letter.job_type)
    except Refused as refused:
        raise NotAJob(str(refused)) from refused
    if job.tenant_id != letter.tenant_id:
        raise NotAJob(f"tenant_id: {job.tenant_id!r}, the letter is {letter.tenant_id!r}'s")
    return text, job


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


def _members(body: str) -> dict[str, str]:
    """Each member of the object by its name, as it is written: what nobody patched is sent as it came. Written anew, a
    large body could get too large, with spaces, or with 100000.0 for 1e5.

    Raise `NotAJob` if it is another value, ValueError if it is not JSON.
    """
    if not isinstance(json.loads(body), dict):
        raise NotAJob("the body is not a JSON object")
    members: dict[str, str] = {}
    at = _past(body, 0)
    while body[at] != "}":
        name, at = _JSON.raw_decode(body, at)
        begin = _past(body, at)
        _, end = _JSON.raw_decode(body, begin)
        members[name] = body[begin:end]
        at = _past(body, end)
    return members


_JSON = json.JSONDecoder()
_BETWEEN = re.compile(r"[ \t\n\r]*[{:,]?[ \t\n\r]*")


def _past(body: str, at: int) -> int:
    """Where the next name or value of an object begins, or its end."""
    return next(_BETWEEN.finditer(body, at)).end()


def _json(content: Any) -> str:
    """Escaped only if it holds a lone surrogate, which cannot be sent."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(content, separators=(",", ":"))
    return text


def _without_a_head(letter: Letter) -> bool:
    """A producer may name its job like such a letter's root, and its agent may raise such a code. Then there was a run,
    and what it did outside is found under that root.
    """
    return letter.code in HEADLESS and letter.root.startswith(NO_HEAD) and not letter.run_id


def body_in(snapshot: str) -> str:
    body = json.loads(snapshot)["body"]
    return str(body)


def changed_paths(patch: Mapping[str, Any], path: str = "") -> list[str]:
    """Which fields of the payload a patch touches, as JSON pointers. The values stay in the redrive's request."""
    paths: list[str] = []
    for name, change in patch.items():
        here = f"{path}/{name.replace('~', '~0').replace('/', '~1')}"
        paths += changed_paths(change, here) if isinstance(change, Mapping) and change else [here]
    return paths
