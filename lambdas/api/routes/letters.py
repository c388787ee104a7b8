"""Dead letters: list them, read one, act on one. Acting starts an ordinary redrive of that one letter."""

import hashlib
from typing import Any

from lambdas import wiring
from lambdas.api import asked, shapes
from lambdas.api.cursors import opened, sealed
from lambdas.api.identity import Caller
from lambdas.api.problems import Problem
from lambdas.api.reading import Asked, home_of, judged, query_for, read_page, visible
from lambdas.api.showing import letter_shown, row_of
from lambdas.api.wire import Fresh, caller_in, idempotency_key, new_router, operator_in, said
from lambdas.core.errors import Unavailable
from lambdas.core.lane import Lane
from lambdas.core.letter import MOVES, Letter, LetterStatus
from lambdas.core.preview import Preview, payload_in, preview
from lambdas.core.redact import Redactor
from lambdas.core.redrive.starting import start
from lambdas.core.refusals import NotStored
from lambdas.core.safety import Safety, Way
from lambdas.core.settle_effect import Settler, Statement, settle_effect
from lambdas.core.value import replace

router = new_router()
LINK_SECONDS = 300
_TO = {Way.REPLAY: LetterStatus.REDRIVING, Way.RESUME: LetterStatus.REDRIVING, Way.DISCARD: LetterStatus.DISCARDED}
# A deploy is minutes, a page is seconds.
deployed = Fresh(lambda: wiring.versions().of(list(wiring.lanes())), seconds=30)


@router.get("/dead-letters", summary="Letters of one status, newest first", tags=["letters"])
def list_letters(
    status: asked.Status = LetterStatus.OPEN,
    job_type: asked.Lane = None,
    tenant_id: asked.Tenant = None,
    kind: asked.OfKind = None,
    code: asked.OfCode = None,
    signature: asked.OfSignature = None,
    limit: asked.Limit = 50,
    cursor: asked.Cursor = None,
) -> shapes.Letters:
    """Operators name a lane or a tenant. A page may be short and still have a cursor: go on while there is one."""
    caller = caller_in(router)
    wanted = Asked(
        status=status,
        job_type=job_type,
        tenant_id=tenant_id,
        kind=kind,
        code=code,
        signature=signature,
        limit=limit,
    )
    query = query_for(wanted, caller)
    key = wiring.seal().key()
    inner = opened(cursor, caller=caller, asked=wanted.bound, key=key)
    page = read_page(wiring.ledger().letters, replace(query, cursor=inner), wanted.wants)
    return shapes.Letters(
        letters=[row_of(letter, caller) for letter in page.letters],
        cursor=sealed(page.cursor, caller=caller, asked=wanted.bound, key=key),
    )


@router.get("/dead-letters/<letter_id>", summary="Everything about one letter", tags=["letters"])
def read_letter(letter_id: asked.LetterId) -> shapes.LetterShown:
    caller = caller_in(router)
    return _shown(visible(wiring.ledger(), letter_id, caller), caller)


@router.post("/dead-letters/<letter_id>/replay", summary="Run it again as a new job", tags=["letters"], status_code=202)
def replay_letter(letter_id: asked.LetterId, body: asked.Again) -> shapes.Started:
    return _act(Way.REPLAY, letter_id, body.reason, body.fixed or "")


@router.post("/dead-letters/<letter_id>/resume", summary="Go on from its checkpoint", tags=["letters"], status_code=202)
def resume_letter(letter_id: asked.LetterId, body: asked.Again) -> shapes.Started:
    return _act(Way.RESUME, letter_id, body.reason, body.fixed or "")


@router.post("/dead-letters/<letter_id>/discard", summary="Give it up, for good", tags=["letters"], status_code=202)
def discard_letter(letter_id: asked.LetterId, body: asked.Reasoned) -> shapes.Started:
    return _act(Way.DISCARD, letter_id, body.reason, "")


@router.post("/dead-letters/<letter_id>/hold", summary="Keep redrives away from it", tags=["letters"])
def hold_letter(letter_id: asked.LetterId, body: asked.Reasoned) -> shapes.LetterShown:
    return _move(letter_id, LetterStatus.HELD, "letter.held", body.reason)


@router.post("/dead-letters/<letter_id>/release", summary="Decide that it may be sent again", tags=["letters"])
def release_letter(letter_id: asked.LetterId, body: asked.Reasoned) -> shapes.LetterShown:
    return _move(letter_id, LetterStatus.OPEN, "letter.released", body.reason)


@router.post("/dead-letters/<letter_id>/snapshot-link", summary="A short-lived link to the input", tags=["letters"])
def link_snapshot(letter_id: asked.LetterId, body: asked.Reasoned) -> shapes.SnapshotLink:
    """The whole message as the producer sent it, not redacted. Written to the letter's timeline before it is given."""
    caller = operator_in(router)
    letter = visible(wiring.ledger(), letter_id, caller)
    told = said("snapshot.linked", who=caller.who, why=body.reason, letter_id=letter_id)
    wiring.ledger().record(home_of(letter), told)
    url = wiring.links().to(letter.snapshot_ref, seconds=LINK_SECONDS)
    return shapes.SnapshotLink(url=url, expires_in=LINK_SECONDS)


@router.post(
    "/dead-letters/<letter_id>/effects/<effect_id>/settle",
    summary="Say whether an effect in doubt happened",
    tags=["letters"],
)
def settle(letter_id: asked.LetterId, effect_id: asked.EffectId, body: asked.Settling) -> shapes.LetterShown:
    caller = operator_in(router)
    settler = Settler(ledger=wiring.ledger(), clock=wiring.now, new_id=wiring.new_id)
    statement = Statement(happened=body.happened, who=caller.who, reason=body.reason, ref=body.ref)
    return _shown(settle_effect(settler, letter_id, effect_id, statement), caller)


def _act(way: Way, letter_id: str, reason: str, fixed: str) -> shapes.Started:
    caller = caller_in(router)
    letter = visible(wiring.ledger(), letter_id, caller)
    _require_free(letter, _TO[way])
    if way is not Way.DISCARD:
        _require_safe(letter, way, fixed)
    given: dict[str, Any] = {
        "action": way.value,
        "job_type": letter.job_type,
        # The tenant once more: should the id ever name another letter, nothing of it is touched.
        "filter": {"letter_ids": [letter_id], "tenant_id": letter.tenant_id},
        "reason": reason,
        "operator": caller.who,
        "limit": 1,
        "canary": 1,
        **({"fixed": fixed} if fixed else {}),
    }
    begun = start(wiring.starter(), given, started_by=caller.who, redrive_id=redrive_id_for(caller))
    return shapes.Started(redrive_id=begun.redrive_id, status=begun.status)


def redrive_id_for(caller: Caller) -> str:
    """With an Idempotency-Key the same request again finds the redrive that it started; without one, a new id."""
    key = idempotency_key(router)
    return f"rd-{hashlib.sha256(f'{caller.who} {key}'.encode()).hexdigest()[:32]}" if key else ""


def _move(letter_id: str, to: LetterStatus, what: str, reason: str) -> shapes.LetterShown:
    caller = operator_in(router)
    letter = visible(wiring.ledger(), letter_id, caller)
    _require_free(letter, to)
    moved = replace(letter, status=to, next_retry_at=None)
    wiring.ledger().move_letter(letter, moved, said(what, who=caller.who, why=reason, letter_id=letter_id))
    return _shown(moved, caller)


def _require_free(letter: Letter, to: LetterStatus) -> None:
    if to not in MOVES[letter.status]:
        raise Problem("NOT_OPEN", f"dead letter {letter.letter_id!r} is {letter.status}: it cannot become {to}")


def _require_safe(letter: Letter, way: Way, fixed: str) -> None:
    version = _version_of(letter.job_type)
    safety = judged(wiring.ledger(), letter, lane_of(letter), worker_version=version, fixed=fixed)
    verdict, why = safety[way]
    if verdict is not Safety.SAFE:
        raise Problem("UNSAFE", f"{verdict}: {why}")


def _shown(letter: Letter, caller: Caller) -> shapes.LetterShown:
    ledger, lane = wiring.ledger(), lane_of(letter)
    payload, redactor = _payload(letter, lane)
    return letter_shown(
        letter,
        caller,
        safety=judged(ledger, letter, lane, worker_version=_version_of(letter.job_type)),
        timeline=ledger.timeline(home_of(letter)),
        payload=payload,
        redactor=redactor,
    )


def _payload(letter: Letter, lane: Lane) -> tuple[Preview, Redactor]:
    """A letter without its input is still worth showing."""
    try:
        snapshot = wiring.store().get(letter.snapshot_ref) if letter.snapshot_ref else ""
    except NotStored:
        return Preview(missing="it is no longer kept"), Redactor(None, ())
    except Unavailable:
        return Preview(missing="it could not be read just now"), Redactor(None, ())
    if not snapshot:
        return Preview(missing="none was kept"), Redactor(None, ())
    shown = preview(snapshot, lane.redact)
    return shown, Redactor(None if shown.missing else payload_in(snapshot), lane.redact)


def lane_of(letter: Letter) -> Lane:
    """Letters outlive their lane: one that is gone is judged by the built-in policy."""
    return wiring.lanes().get(letter.job_type) or Lane(job_type=letter.job_type, agent="")


def _version_of(job_type: str) -> str:
    """Unknown if it cannot be asked: then nothing counts as fixed by a deploy."""
    try:
        return deployed().get(job_type, "")
    except Unavailable:
        return ""
