"""Redrives: start one, or a proposed one; follow it, approve it, abort it. The operator is whoever is signed in."""

from lambdas import house
from lambdas.api import params
from lambdas.api.context import new_router, operator_in
from lambdas.api.present import redrive_row, redrive_shown
from lambdas.api.problems import Problem
from lambdas.api.routes.letters import redrive_id_for
from lambdas.api.shapes import Started
from lambdas.api.shapes.redrives import Redrives, RedriveShown
from lambdas.core.model.value import replace
from lambdas.core.redrive.approval import NoSuchRedrive, abort, approve, signed_in
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.start import accept, start

router = new_router()


@router.get("/redrives", summary="Redrives, newest first", tags=["redrives"])
def list_redrives(job_type: params.Lane = None, limit: params.Limit = 50, cursor: params.Cursor = None) -> Redrives:
    operator_in(router)
    page = house.redrives().page(job_type=job_type, limit=limit, cursor=cursor)
    return Redrives(redrives=[redrive_row(redrive) for redrive in page.redrives], cursor=page.cursor)


@router.post("/redrives", summary="Start a redrive", tags=["redrives"], status_code=202)
def start_redrive(body: params.RedriveAsked) -> Started:
    """With `dry_run` it only plans. Read it for the blast radius."""
    caller = operator_in(router)
    given = body.model_dump(exclude_none=True)
    refused = [f"{name}: not accepted here" for name in ("operator", "auto") if name in given]
    if refused:
        raise Problem("INVALID", "the operator is whoever is signed in", faults=refused)
    begun = start(
        replace(house.starter(), sub=caller.sub),
        {**given, "operator": caller.who},
        started_by=caller.who,
        redrive_id=redrive_id_for(caller),
    )
    return Started(redrive_id=begun.redrive_id, status=begun.status)


@router.get("/redrives/<redrive_id>", summary="One redrive: plan, waves, verdict, audit", tags=["redrives"])
def read_redrive(redrive_id: params.RedriveId) -> RedriveShown:
    caller, redrives = operator_in(router), house.redrives()
    found = _found(redrive_id)
    signed = signed_in(redrives, found)
    return redrive_shown(found, redrives.history(redrive_id), redrives.aborted(redrive_id), signed, caller)


@router.post("/redrives/<redrive_id>/accept", summary="Start a proposed redrive", tags=["redrives"], status_code=202)
def accept_redrive(redrive_id: params.RedriveId, body: params.Reasoned) -> Started:
    """It runs as a new redrive: the answer has its id, and its reason is yours."""
    caller = operator_in(router)
    starter = replace(house.starter(), sub=caller.sub)
    begun = accept(starter, _found(redrive_id), by=caller.who, changes={"reason": body.reason})
    return Started(redrive_id=begun.redrive_id, status=begun.status)


@router.post("/redrives/<redrive_id>/approve", summary="Approve or refuse one that waits", tags=["redrives"])
def approve_redrive(redrive_id: params.RedriveId, body: params.Approval) -> Started:
    caller = operator_in(router)
    approvals = replace(house.approvals(), sub=caller.sub)
    found = approve(approvals, redrive_id, by=caller.who, why=body.reason, approved=body.approved)
    return Started(redrive_id=redrive_id, status=found.status)


@router.post("/redrives/<redrive_id>/abort", summary="Halt it at its next check", tags=["redrives"])
def abort_redrive(redrive_id: params.RedriveId, body: params.Reasoned) -> Started:
    caller = operator_in(router)
    found = abort(house.approvals(), redrive_id, by=caller.who, why=body.reason)
    return Started(redrive_id=redrive_id, status=found.status)


def _found(redrive_id: str) -> Redrive:
    found = house.redrives().find(redrive_id)
    if found is None:
        raise NoSuchRedrive(f"there is no redrive {redrive_id!r}")
    return found
