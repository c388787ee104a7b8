"""Redrives: start one, or a proposed one; follow it, approve it, abort it. The operator is whoever is signed in."""

from collections.abc import Mapping
from typing import Any

from lambdas import house, wiring
from lambdas.api import params
from lambdas.api.context import Caller, new_router, operator_in, person_of
from lambdas.api.present import redrive_row, redrive_shown
from lambdas.api.problems import Problem
from lambdas.api.routes.letters import redrive_id_for, starter_for
from lambdas.api.shapes import Started
from lambdas.api.shapes.letters import RedriveLetter, RedriveLetters, Redrives, RedriveShown
from lambdas.core.model.value import replace
from lambdas.core.redrive.approval import NoSuchRedrive, abort, approve, signed_in
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.report import letters_of
from lambdas.core.redrive.start import accept, go_on, start

router = new_router()


@router.get("/redrives", summary="Redrives, newest first", tags=["redrives"])
def list_redrives(
    job_type: params.Lane = None, limit: params.Limit = 50, cursor: params.Cursor = None, live: params.Live = False
) -> Redrives:
    operator_in(router)
    if live and (job_type or cursor):
        raise Problem("INVALID", "one list at a time", faults=["live: without job_type and cursor"])
    known = house.redrives()
    page = known.live(limit=limit) if live else known.page(job_type=job_type, limit=limit, cursor=cursor)
    return Redrives(redrives=[redrive_row(redrive) for redrive in page.redrives], cursor=page.cursor)


@router.post("/redrives", summary="Start a redrive", tags=["redrives"], status_code=202)
def start_redrive(body: params.RedriveAsked) -> Started:
    """With `dry_run` it only plans. Read it for the blast radius."""
    caller = operator_in(router)
    given = _asked(body.model_dump(exclude_none=True), caller)
    begun = start(starter_for(caller), given, started_by=caller.who, redrive_id=redrive_id_for(caller))
    return Started(redrive_id=begun.redrive_id, status=begun.status)


def _asked(given: Mapping[str, Any], caller: Caller) -> dict[str, Any]:
    refused = [f"{name}: not accepted here" for name in ("operator", "auto") if name in given]
    if refused:
        raise Problem("INVALID", "the operator is whoever is signed in", faults=refused)
    return {**given, "operator": caller.operator_name}


@router.get("/redrives/<redrive_id>", summary="One redrive: plan, waves, verdict, audit", tags=["redrives"])
def read_redrive(redrive_id: params.RedriveId) -> RedriveShown:
    caller, redrives = operator_in(router), house.redrives()
    found = _found(redrive_id)
    signed = signed_in(redrives, found)
    return redrive_shown(found, redrives.history(redrive_id), redrives.aborted(redrive_id), signed, caller)


@router.get("/redrives/<redrive_id>/letters", summary="Its letters, as they settle", tags=["redrives"])
def list_letters(
    redrive_id: params.RedriveId, begin: params.Begin = 0, limit: params.Limit = 200, outcome: params.Outcome = None
) -> RedriveLetters:
    """In the order in which they are sent. Of one outcome, a page looks at a thousand of them, and may be short."""
    operator_in(router)
    page = letters_of(house.ledger(), wiring.store(), _found(redrive_id), begin=begin, limit=limit, outcome=outcome)
    return RedriveLetters(letters=[RedriveLetter.model_validate(each) for each in page.letters], next=page.next)


@router.post("/redrives/<redrive_id>/accept", summary="Start a proposed redrive", tags=["redrives"], status_code=202)
def accept_redrive(redrive_id: params.RedriveId, body: params.Accepting) -> Started:
    """It runs as a new redrive: the answer has its id, and its reason is yours."""
    caller = operator_in(router)
    changes = _asked({**body.changes, "reason": body.reason}, caller)
    begun = accept(starter_for(caller), _found(redrive_id), by=caller.who, changes=changes)
    return Started(redrive_id=begun.redrive_id, status=begun.status)


@router.post("/redrives/<redrive_id>/approve", summary="Approve or refuse one that waits", tags=["redrives"])
def approve_redrive(redrive_id: params.RedriveId, body: params.Approval) -> Started:
    caller = operator_in(router)
    approvals = replace(house.approvals(), sub=caller.sub)
    found = approve(approvals, redrive_id, by=caller.who, why=body.reason, approved=body.approved, plan=body.plan)
    return Started(redrive_id=redrive_id, status=found.status)


@router.post("/redrives/<redrive_id>/abort", summary="Halt it at its next check", tags=["redrives"])
def abort_redrive(redrive_id: params.RedriveId, body: params.Reasoned) -> Started:
    caller = operator_in(router)
    found = abort(house.approvals(), redrive_id, by=caller.who, why=body.reason, claimed=caller.claimed)
    return Started(redrive_id=redrive_id, status=found.status)


@router.post("/redrives/<redrive_id>/continue", summary="Go on with a stopped one", tags=["redrives"], status_code=202)
def continue_redrive(redrive_id: params.RedriveId, body: params.Reasoned) -> Started:
    """Where its execution was stopped, or broke off."""
    caller = operator_in(router)
    found = go_on(house.starter(), _found(redrive_id), person_of(caller), why=body.reason)
    return Started(redrive_id=redrive_id, status=found.status)


def _found(redrive_id: str) -> Redrive:
    found = house.redrives().find(redrive_id)
    if found is None:
        raise NoSuchRedrive(f"there is no redrive {redrive_id!r}")
    return found
