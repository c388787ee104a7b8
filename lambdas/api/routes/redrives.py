"""Redrives: ask for one, start a proposed one, follow it, approve or abort it. The operator is whoever is signed in."""

from lambdas import wiring
from lambdas.api import asked, shapes
from lambdas.api.cursors import opened, sealed
from lambdas.api.identity import Caller
from lambdas.api.problems import Problem
from lambdas.api.routes_letters import redrive_id_for
from lambdas.api.showing import redrive_row, redrive_shown
from lambdas.api.wire import new_router, operator_in
from lambdas.core.redrive.approval import NotAllowed, abort, approve, require_another
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.starting import start
from lambdas.core.redrive.unbegun import accept

router = new_router()


@router.get("/redrives", summary="Redrives, newest first", tags=["redrives"])
def list_redrives(job_type: asked.Lane = None, limit: asked.Limit = 50, cursor: asked.Cursor = None) -> shapes.Redrives:
    caller, key = operator_in(router), wiring.seal().key()
    bound = {"list": "redrives", "job_type": job_type}
    inner = opened(cursor, caller=caller, asked=bound, key=key)
    page = wiring.redrives().page(job_type=job_type, limit=limit, cursor=inner)
    return shapes.Redrives(
        redrives=[redrive_row(redrive) for redrive in page.redrives],
        cursor=sealed(page.cursor, caller=caller, asked=bound, key=key),
    )


@router.post("/redrives", summary="Ask for a redrive", tags=["redrives"], status_code=202)
def start_redrive(body: asked.RedriveAsked) -> shapes.Started:
    """With `dry_run` it plans and ends: read it for the blast radius."""
    caller = operator_in(router)
    given = body.model_dump(exclude_none=True)
    refused = [f"{name}: is not asked for here" for name in ("operator", "auto") if name in given]
    if refused:
        raise Problem("INVALID", "who asks is whoever is signed in", faults=refused)
    begun = start(
        wiring.starter(),
        {**given, "operator": caller.who},
        started_by=caller.who,
        redrive_id=redrive_id_for(caller),
    )
    return shapes.Started(redrive_id=begun.redrive_id, status=begun.status)


@router.get("/redrives/<redrive_id>", summary="One redrive: plan, waves, verdict, audit", tags=["redrives"])
def read_redrive(redrive_id: asked.RedriveId) -> shapes.RedriveShown:
    caller, redrives = operator_in(router), wiring.redrives()
    found = _found(redrive_id)
    return redrive_shown(found, redrives.history(redrive_id), redrives.aborted(redrive_id), caller)


@router.post("/redrives/<redrive_id>/accept", summary="Start one that was proposed", tags=["redrives"], status_code=202)
def accept_redrive(redrive_id: asked.RedriveId, body: asked.Reasoned) -> shapes.Started:
    """It runs as a redrive of its own, whose id is in the answer and whose reason is yours."""
    caller = operator_in(router)
    begun = accept(wiring.starter(), _found(redrive_id), by=caller.who, changes={"reason": body.reason})
    return shapes.Started(redrive_id=begun.redrive_id, status=begun.status)


@router.post("/redrives/<redrive_id>/approve", summary="Say yes, or no, to one that waits", tags=["redrives"])
def approve_redrive(redrive_id: asked.RedriveId, body: asked.Approval) -> shapes.Started:
    caller = operator_in(router)
    if body.approved:
        _require_another(_found(redrive_id), caller)
    found = approve(wiring.approvals(), redrive_id, by=caller.who, why=body.reason, approved=body.approved)
    return shapes.Started(redrive_id=redrive_id, status=found.status)


@router.post("/redrives/<redrive_id>/abort", summary="Halt it at its next look", tags=["redrives"])
def abort_redrive(redrive_id: asked.RedriveId, body: asked.Reasoned) -> shapes.Started:
    caller = operator_in(router)
    try:
        found = abort(wiring.approvals(), redrive_id, by=caller.who, why=body.reason)
    except NotAllowed as over:
        raise Problem("REDRIVE_OVER", str(over)) from over
    return shapes.Started(redrive_id=redrive_id, status=found.status)


def _found(redrive_id: str) -> Redrive:
    found = wiring.redrives().find(redrive_id)
    if found is None:
        raise Problem("REDRIVE_NOT_FOUND", f"there is no redrive {redrive_id!r}")
    return found


def _require_another(redrive: Redrive, caller: Caller) -> None:
    """The machine holds to it too, whoever answers; here it has a name."""
    try:
        require_another(redrive, caller.who)
    except NotAllowed as same:
        raise Problem("SAME_PERSON", str(same)) from same
