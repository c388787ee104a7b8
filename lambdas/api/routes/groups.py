"""Groups: one cause, seen many times, and what people wrote about it. Holding one keeps redrives away from it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lambdas import wiring
from lambdas.api import asked, shapes, waiting
from lambdas.api.cursors import opened, sealed
from lambdas.api.problems import Problem
from lambdas.api.waiting import Waiting
from lambdas.api.wire import new_router, operator_in, said
from lambdas.core.group import Group
from lambdas.core.redrive.record import Redrive

router = new_router()
RECENT = 50  # redrives of the lane in which a group's own is looked for
FEW = 5  # tenants of a group that a list names
UNSIGNED = "-"  # how an empty signature is written in a path


@router.get("/groups", summary="A lane's causes of death, the last seen first", tags=["groups"])
def list_groups(job_type: asked.OneLane, limit: asked.Limit = 50, cursor: asked.Cursor = None) -> shapes.Groups:
    caller = operator_in(router)
    bound, key = {"list": "groups", "job_type": job_type}, wiring.seal().key()
    page, more = _page(wiring.ledger().groups(job_type), limit, opened(cursor, caller=caller, asked=bound, key=key))
    lane, recent = waiting.in_lane(wiring.ledger(), job_type), _recent(job_type)
    return shapes.Groups(
        groups=[shapes.GroupShown(**_facts(group, lane.of(group.signature), recent, few=FEW)) for group in page],
        cursor=sealed(_place(page[-1]), caller=caller, asked=bound, key=key) if more else None,
    )


@router.get("/groups/<signature>", summary="One group, with who is affected", tags=["groups"])
def read_group(signature: asked.Signature, job_type: asked.OneLane) -> shapes.GroupShown:
    operator_in(router)
    return _shown(_found(job_type, signature))


@router.post("/groups/<signature>/hold", summary="Keep redrives away from it", tags=["groups"])
def hold_group(signature: asked.Signature, body: asked.OfGroup) -> shapes.GroupShown:
    return _noted(signature, body.job_type, "group.held", why=body.reason, on_hold=True)


@router.post("/groups/<signature>/release", summary="Let redrives take it again", tags=["groups"])
def release_group(signature: asked.Signature, body: asked.OfGroup) -> shapes.GroupShown:
    return _noted(signature, body.job_type, "group.released", why=body.reason, on_hold=False)


@router.post("/groups/<signature>/note", summary="Write down what is known about it", tags=["groups"])
def note_group(signature: asked.Signature, body: asked.Noting) -> shapes.GroupShown:
    written = body.model_dump(include={"owner", "note", "bug_url"}, exclude_none=True)
    return _noted(signature, body.job_type, "group.noted", why=written.get("note", ""), **written)


def _noted(signature: str, job_type: str, what: str, *, why: str, **changes: Any) -> shapes.GroupShown:
    caller, group = operator_in(router), _found(job_type, signature)
    noted = replace(group, note=replace(group.note, **changes))
    told = said(what, who=caller.who, why=why, **changes)
    wiring.ledger().note_group(job_type, group.signature, noted.note, told)
    return _shown(noted)


def _found(job_type: str, signature: str) -> Group:
    group = wiring.ledger().group(job_type, "" if signature == UNSIGNED else signature)
    if group is None:
        raise Problem("GROUP_NOT_FOUND", f"lane {job_type!r} has no group {signature!r}")
    return group


def _page(groups: Sequence[Group], limit: int, before: str | None) -> tuple[Sequence[Group], bool]:
    """Of all, which come the last seen first: what is left behind the place where the page before ended."""
    left = [group for group in groups if before is None or _place(group) < before]
    return left[:limit], len(left) > limit


def _place(group: Group) -> str:
    return f"{group.last_seen.isoformat(timespec='microseconds')} {group.signature}"


def _recent(job_type: str) -> tuple[Redrive, ...]:
    return wiring.redrives().page(job_type=job_type, limit=RECENT).redrives


def _shown(group: Group) -> shapes.GroupShown:
    known = waiting.in_group(wiring.ledger(), group.job_type, group.signature)
    return shapes.GroupShown(**_facts(group, known, _recent(group.job_type), few=waiting.OF_A_GROUP))


def _facts(group: Group, known: Waiting, recent: Sequence[Redrive], *, few: int) -> dict[str, Any]:
    latest = next((redrive for redrive in recent if _is_for(redrive, group)), None)
    named = {name: getattr(group, name) for name in shapes.GroupShown.model_fields if hasattr(group, name)}
    return named | {
        "note": shapes.NoteShown.model_validate(group.note),
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
