"""Dead letters: list them, read one, act on one. Acting starts an ordinary redrive of that one letter.

A row that says to an index what its key does not bear out is taken out of every list, and kept as evidence.
"""

import hashlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from lambdas import house, wiring
from lambdas.api import params
from lambdas.api.context import Caller, Fresh, caller_in, idempotency_key, new_router, operator_in, person_of
from lambdas.api.letter_queries import Asked, as_written, counted, merged, queries_for, read_page, visible
from lambdas.api.present import input_of, letter_shown, row_of
from lambdas.api.problems import Problem
from lambdas.api.shapes import Started
from lambdas.api.shapes.lanes import Unlisted
from lambdas.api.shapes.letters import Letters, LetterShown, SnapshotLink
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import CURED_BY_CODE
from lambdas.core.model.group import LaneWaiting
from lambdas.core.model.letter import WAITING, Letter, LetterStatus, Safety, Way, advised, snapshot_of
from lambdas.core.model.value import replace
from lambdas.core.operate import letters as operate
from lambdas.core.operate.decide_effect import Decider, Statement, decide_effect
from lambdas.core.ports.lists import LetterQuery, place_in
from lambdas.core.redrive.start import Starter, start

router = new_router()
LINK_SECONDS = 300
# A deploy is minutes, a page is seconds.
deployed = Fresh(lambda: house.versions().of(list(wiring.lanes())), seconds=30)


@router.get("/dead-letters", summary="Letters, newest first: those that wait", tags=["letters"])
def list_letters(  # noqa: PLR0913, PLR0917 - each is a filter that the document names
    status: params.Status = params.WAITING,
    job_type: params.Lane = None,
    tenant_id: params.Tenant = None,
    kind: params.OfKind = None,
    code: params.OfCode = None,
    signature: params.OfSignature = None,
    since: params.Since = None,
    until: params.Until = None,
    order: params.Order = "newest",
    limit: params.Limit = 50,
    cursor: params.Cursor = None,
) -> Letters:
    """Of every lane, unless one is named. A short page may still have a cursor: continue while there is one."""
    caller, ledger, lanes = caller_in(router), house.ledger(), list(wiring.lanes())
    known = ledger.waiting(lanes) if caller.operator and tenant_id is None else {}
    statuses = WAITING if status == params.WAITING else (LetterStatus(status),)
    wanted = Asked(
        statuses=statuses,
        job_type=job_type,
        tenant_id=tenant_id,
        kind=kind,
        code=None if code is None else as_written(code, list(known.values())),
        signature=signature,
        since=in_utc(since),
        until=in_utc(until),
        oldest_first=order == "oldest",
        limit=limit,
    )
    # A lane in which nothing waits is not read for what waits.
    looked_in = [lane for lane in lanes if status != params.WAITING or (lane in known and known[lane].all.total)]
    queries = [each for each in queries_for(wanted, caller, looked_in) if _may_have(each, status, known)]
    place_in(cursor)  # one that no page gave is refused, whether there is something to list or not
    if not queries:
        return Letters(letters=[], cursor=None, counted=0)
    page = read_page(merged(ledger.letters, queries), replace(queries[0], cursor=cursor), wanted.wants)
    rows = [row_of(letter, caller) for letter in page.letters]
    versions = {lane: known.get(lane) for lane in lanes}
    return Letters(letters=rows, cursor=page.cursor, counted=counted(ledger, wanted, caller, versions))


def _may_have(query: LetterQuery, status: str, known: Mapping[str, LaneWaiting]) -> bool:
    """Of what waits, mostly one status is to be read: three empty lists more would make a page wait for each."""
    lane = known.get(query.job_type or "")
    return status != params.WAITING or lane is None or getattr(lane.all, query.status.value) > 0


def in_utc(given: datetime | None) -> datetime | None:
    """A time without a zone is UTC."""
    return given if given is None or given.tzinfo else given.replace(tzinfo=UTC)


@router.get("/dead-letters/<letter_id>", summary="Everything about one letter", tags=["letters"])
def read_letter(letter_id: params.LetterId) -> LetterShown:
    caller = caller_in(router)
    return _shown(visible(house.ledger(), letter_id, caller), caller)


@router.post("/dead-letters/<letter_id>/replay", summary="Run it again as a new job", tags=["letters"], status_code=202)
def replay_letter(letter_id: params.LetterId, body: params.Again) -> Started:
    return _act(Way.REPLAY, letter_id, body.reason, body.fixed or "")


@router.post(
    "/dead-letters/<letter_id>/resume", summary="Continue from its checkpoint", tags=["letters"], status_code=202
)
def resume_letter(letter_id: params.LetterId, body: params.Again) -> Started:
    return _act(Way.RESUME, letter_id, body.reason, body.fixed or "")


@router.post("/dead-letters/<letter_id>/discard", summary="Give it up for good", tags=["letters"], status_code=202)
def discard_letter(letter_id: params.LetterId, body: params.Reasoned) -> Started:
    return _act(Way.DISCARD, letter_id, body.reason, "")


@router.post("/dead-letters/<letter_id>/hold", summary="Keep redrives away from it", tags=["letters"])
def hold_letter(letter_id: params.LetterId, body: params.Reasoned) -> LetterShown:
    return _moved(operate.hold, letter_id, body.reason)


@router.post("/dead-letters/<letter_id>/release", summary="Open a held letter again", tags=["letters"])
def release_letter(letter_id: params.LetterId, body: params.Reasoned) -> LetterShown:
    return _moved(operate.release, letter_id, body.reason)


@router.post("/dead-letters/<letter_id>/note", summary="Note what is known about it", tags=["letters"])
def note_letter(letter_id: params.LetterId, body: params.NotingLetter) -> LetterShown:
    caller = operator_in(router)
    letter = visible(house.ledger(), letter_id, caller)
    written = body.model_dump(exclude_none=True)
    return _shown(operate.note(house.ledger(), letter, person_of(caller), written), caller)


@router.post("/dead-letters/<letter_id>/snapshot-link", summary="A short-lived link to the input", tags=["letters"])
def link_snapshot(letter_id: params.LetterId, body: params.Reasoned) -> SnapshotLink:
    """The whole message as the producer sent it, not redacted. The letter's timeline records it first."""
    caller = operator_in(router)
    letter = visible(house.ledger(), letter_id, caller)
    ref = snapshot_of(letter)
    signed = person_of(caller).signed("snapshot.linked", body.reason, letter_id=letter_id)
    house.ledger().record(operate.home_of(letter), signed)
    url = house.links().to(ref, seconds=LINK_SECONDS)
    return SnapshotLink(url=url, expires_in=LINK_SECONDS)


@router.post(
    "/dead-letters/<letter_id>/effects/<effect_id>/settle",
    summary="Record whether an effect in doubt happened",
    tags=["letters"],
)
def settle(letter_id: params.LetterId, effect_id: params.EffectId, body: params.Settling) -> LetterShown:
    caller = operator_in(router)
    decider = Decider(ledger=house.ledger(), clock=wiring.now, new_id=wiring.new_id)
    said = Statement(happened=body.happened, who=caller.who, claimed=caller.claimed, reason=body.reason, ref=body.ref)
    return _shown(decide_effect(decider, letter_id, effect_id, said), caller)


def _act(way: Way, letter_id: str, reason: str, fixed: str) -> Started:
    caller = caller_in(router)
    if fixed == "code" and not caller.operator:
        raise Problem("OPERATORS_ONLY", "only operators know whether the code was fixed")
    letter = visible(house.ledger(), letter_id, caller)
    operate.require_free(letter, way)
    if way is not Way.DISCARD:
        # Of what only a change of code cures, a tenant's word does not fix it, whatever else it says was fixed.
        _require_safe(letter, way, fixed if caller.operator or letter.code not in CURED_BY_CODE else "")
    given = operate.redrive_of(way, [letter], reason=reason, fixed=fixed)
    given |= {"operator": caller.operator_name, "canary": 1}
    # The tenant once more: should the id ever name another letter, nothing of it is touched.
    given["filter"] |= {"tenant_id": letter.tenant_id}
    begun = start(starter_for(caller), given, started_by=caller.who, redrive_id=redrive_id_for(caller))
    return Started(redrive_id=begun.redrive_id, status=begun.status)


def starter_for(caller: Caller) -> Starter:
    """Only a token verifies a person. Who starts with AWS credentials is a role, whoever holds it."""
    return replace(house.starter(), sub=caller.sub, verified=caller.person)


def redrive_id_for(caller: Caller) -> str:
    """With an Idempotency-Key the same request again finds the redrive that it started; without one, a new id."""
    key = idempotency_key(router)
    return f"rd-{hashlib.sha256(f'{caller.who} {key}'.encode()).hexdigest()[:32]}" if key else ""


def _moved(move: Callable[..., Letter], letter_id: str, reason: str) -> LetterShown:
    caller = operator_in(router)
    letter = visible(house.ledger(), letter_id, caller)
    return _shown(move(house.ledger(), letter, person_of(caller), why=reason), caller)


def _require_safe(letter: Letter, way: Way, fixed: str) -> None:
    version = _version_of(letter.job_type)
    lane = operate.lane_of(letter, wiring.lanes())
    safety = operate.safety_by_way(house.ledger(), letter, lane, worker_version=version, fixed=fixed)
    verdict, why = safety[way]
    if verdict is not Safety.SAFE:
        raise Problem("UNSAFE", f"{verdict}: {why}")


def _shown(letter: Letter, caller: Caller) -> LetterShown:
    ledger, lane = house.ledger(), operate.lane_of(letter, wiring.lanes())
    payload, redactor = input_of(letter, lane)
    safety = operate.safety_by_way(ledger, letter, lane, worker_version=_version_of(letter.job_type))
    return letter_shown(
        advised(letter, [verdict for verdict, _ in safety.values()]),
        caller,
        safety=safety,
        timeline=ledger.timeline(operate.home_of(letter)),
        payload=payload,
        redactor=redactor,
    )


def _version_of(job_type: str) -> str:
    """Empty if it cannot be read: then nothing counts as fixed by a deploy."""
    try:
        return deployed().get(job_type, "")
    except Unavailable:
        return ""


@router.post("/rows/unlist", summary="Take a foreign row out of every list", tags=["rows"])
def unlist_row(body: params.RowNamed) -> Unlisted:
    """One that belongs where it is listed is refused."""
    person = person_of(operator_in(router))
    pk, _, sk = body.key.partition(" ")
    if not pk or not sk:
        raise Problem("INVALID", "not a key", faults=["key: expected a partition key, a space and a sort key"])
    why = house.ledger().unlist(pk, sk, person.signed("row.unlisted", body.reason, sk=sk))
    return Unlisted(key=body.key, why=why)
