"""Groups: one cause, seen many times, and what people wrote about it. Holding one keeps redrives away from it."""

from dataclasses import replace
from typing import Any

from lambdas import wiring
from lambdas.api import asked, shapes
from lambdas.api.problems import Problem
from lambdas.api.wire import new_router, operator_in, said
from lambdas.core.group import Group
from lambdas.core.letter import LetterStatus
from lambdas.core.ports import LetterQuery
from lambdas.core.redrive.record import Redrive

router = new_router()
LOOKED_AT = 200  # open letters of one group
RECENT = 50  # redrives of the lane in which a group's own is looked for
UNSIGNED = "-"  # how an empty signature is written in a path


@router.get("/groups", summary="A lane's causes of death, the last seen first", tags=["groups"])
def list_groups(job_type: asked.OneLane, limit: asked.Limit = 50) -> shapes.Groups:
    operator_in(router)
    groups = wiring.ledger().groups(job_type)
    recent = wiring.redrives().page(job_type=job_type, limit=RECENT).redrives
    shown = [shapes.GroupShown(**_facts(group, recent)) for group in groups[:limit]]
    return shapes.Groups(groups=shown, more=len(groups) > limit)


@router.get("/groups/<signature>", summary="One group, with who is affected", tags=["groups"])
def read_group(signature: asked.Signature, job_type: asked.OneLane) -> shapes.GroupDetail:
    operator_in(router)
    return _detail(_found(job_type, signature))


@router.post("/groups/<signature>/hold", summary="Keep redrives away from it", tags=["groups"])
def hold_group(signature: asked.Signature, body: asked.OfGroup) -> shapes.GroupDetail:
    return _noted(signature, body.job_type, "group.held", why=body.reason, on_hold=True)


@router.post("/groups/<signature>/release", summary="Let redrives take it again", tags=["groups"])
def release_group(signature: asked.Signature, body: asked.OfGroup) -> shapes.GroupDetail:
    return _noted(signature, body.job_type, "group.released", why=body.reason, on_hold=False)


@router.post("/groups/<signature>/note", summary="Write down what is known about it", tags=["groups"])
def note_group(signature: asked.Signature, body: asked.Noting) -> shapes.GroupDetail:
    written = body.model_dump(include={"owner", "note", "bug_url"}, exclude_none=True)
    return _noted(signature, body.job_type, "group.noted", why=written.get("note", ""), **written)


def _noted(signature: str, job_type: str, what: str, *, why: str, **changes: Any) -> shapes.GroupDetail:
    caller, group = operator_in(router), _found(job_type, signature)
    noted = replace(group, note=replace(group.note, **changes))
    told = said(what, who=caller.who, why=why, **changes)
    wiring.ledger().note_group(job_type, group.signature, noted.note, told)
    return _detail(noted)


def _found(job_type: str, signature: str) -> Group:
    group = wiring.ledger().group(job_type, "" if signature == UNSIGNED else signature)
    if group is None:
        raise Problem("GROUP_NOT_FOUND", f"lane {job_type!r} has no group {signature!r}")
    return group


def _detail(group: Group) -> shapes.GroupDetail:
    query = LetterQuery(status=LetterStatus.OPEN, job_type=group.job_type, signature=group.signature, limit=LOOKED_AT)
    letters = wiring.ledger().letters(query).letters
    recent = wiring.redrives().page(job_type=group.job_type, limit=RECENT).redrives
    return shapes.GroupDetail(
        **_facts(group, recent),
        open_letters=len(letters),
        tenants=sorted({letter.tenant_id for letter in letters}),
        worker_versions=sorted({letter.worker_version for letter in letters}),
    )


def _facts(group: Group, recent: tuple[Redrive, ...]) -> dict[str, Any]:
    latest = next((redrive for redrive in recent if _is_for(redrive, group)), None)
    known = {name: getattr(group, name) for name in shapes.GroupShown.model_fields if hasattr(group, name)}
    return known | {
        "note": shapes.NoteShown.model_validate(group.note),
        "last_redrive": latest.redrive_id if latest else "",
        "new_since": latest is not None and group.last_seen > latest.started_at,
    }


def _is_for(redrive: Redrive, group: Group) -> bool:
    """By the signature, or by a code alone: a few letters picked by id say nothing about the cause."""
    wanted = redrive.request.filter
    if redrive.request.dry_run or wanted.letter_ids:
        return False
    return wanted.signature == group.signature or (wanted.signature is None and wanted.code == group.code)
