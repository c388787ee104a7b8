"""Groups: one cause, seen many times, and what people wrote about it. Holding one keeps redrives away from it."""

from collections.abc import Sequence
from typing import Any

from lambdas import house, wiring
from lambdas.api import letter_queries, params
from lambdas.api.context import new_router, operator_in, person_of
from lambdas.api.letter_queries import Waiting
from lambdas.api.shapes.lanes import Groups, GroupShown, NoteShown
from lambdas.core.model.group import Group
from lambdas.core.model.value import listed_at
from lambdas.core.operate import groups as operate
from lambdas.core.ports.lists import cursor_at, place_in
from lambdas.core.redrive.record import Redrive

router = new_router()
RECENT = 50  # redrives of the lane in which a group's own is looked for
FEW = 5  # tenants of a group that a list names
UNSIGNED = "-"  # how an empty signature is written in a path


@router.get("/groups", summary="A lane's causes of death, most recent first", tags=["groups"])
def list_groups(job_type: params.OneLane, limit: params.Limit = 50, cursor: params.Cursor = None) -> Groups:
    operator_in(router)
    known = operate.groups_in(house.ledger(), wiring.breakers(), job_type)
    page, more = _page(known, limit, place_in(cursor))
    lane, recent = letter_queries.in_lane(house.ledger(), job_type), _recent(job_type)
    return Groups(
        groups=[GroupShown(**_facts(group, lane.of(group.signature), recent, few=FEW)) for group in page],
        cursor=cursor_at(_place(page[-1])) if more else None,
    )


@router.get("/groups/<signature>", summary="One group, with who is affected", tags=["groups"])
def read_group(signature: params.Signature, job_type: params.OneLane) -> GroupShown:
    operator_in(router)
    return _shown(_found(job_type, signature))


@router.post("/groups/<signature>/hold", summary="Keep redrives away from it", tags=["groups"])
def hold_group(signature: params.Signature, body: params.OfGroup) -> GroupShown:
    person, group = person_of(operator_in(router)), _found(body.job_type, signature)
    return _shown(operate.hold_group(house.ledger(), group, person, why=body.reason))


@router.post("/groups/<signature>/release", summary="Let redrives take it again", tags=["groups"])
def release_group(signature: params.Signature, body: params.OfGroup) -> GroupShown:
    person, group = person_of(operator_in(router)), _found(body.job_type, signature)
    return _shown(operate.release_group(house.ledger(), group, person, why=body.reason))


@router.post("/groups/<signature>/note", summary="Note what is known about it", tags=["groups"])
def note_group(signature: params.Signature, body: params.Noting) -> GroupShown:
    person, group = person_of(operator_in(router)), _found(body.job_type, signature)
    written = body.model_dump(include={"owner", "note", "bug_url"}, exclude_none=True)
    return _shown(operate.note_group(house.ledger(), group, person, written))


def _found(job_type: str, signature: str) -> Group:
    named = "" if signature == UNSIGNED else signature
    return operate.find_group(house.ledger(), wiring.breakers(), job_type, named)


def _page(groups: Sequence[Group], limit: int, before: str | None) -> tuple[Sequence[Group], bool]:
    """They come most recent first: those behind the place where the previous page ended, and whether there are more."""
    left = [group for group in groups if before is None or _place(group) < before]
    return left[:limit], len(left) > limit


def _place(group: Group) -> str:
    return listed_at(group.last_seen, group.signature)


def _recent(job_type: str) -> tuple[Redrive, ...]:
    return house.redrives().page(job_type=job_type, limit=RECENT).redrives


def _shown(group: Group) -> GroupShown:
    known = letter_queries.in_group(house.ledger(), group.job_type, group.signature)
    return GroupShown(**_facts(group, known, _recent(group.job_type), few=letter_queries.OF_A_GROUP))


def _facts(group: Group, known: Waiting, recent: Sequence[Redrive], *, few: int) -> dict[str, Any]:
    latest = next((redrive for redrive in recent if _is_for(redrive, group)), None)
    named = {name: getattr(group, name) for name in GroupShown.model_fields if hasattr(group, name)}
    return named | {
        "note": NoteShown.model_validate(group.note),
        "last_redrive": latest.redrive_id if latest else "",
        "new_since": latest is not None and group.last_seen > latest.started_at,
        "open_letters": known.letters,
        "more_open": known.more,
        "tenant_count": len(known.tenants),
        "tenants": list(known.tenants[:few]),
        "worker_versions": list(known.worker_versions) or [group.worker_version],
    }


def _is_for(redrive: Redrive, group: Group) -> bool:
    """By the signature, or by a code alone: a few letters picked by id say nothing about the cause."""
    wanted = redrive.request.filter
    if redrive.request.dry_run or wanted.letter_ids:
        return False
    return wanted.signature == group.signature or (wanted.signature is None and wanted.code == group.code)
