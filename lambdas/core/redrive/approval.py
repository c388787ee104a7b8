"""A second person says yes, or nobody does. The approver is signed in, and is not who asked."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from lambdas.core.clipped import clipped
from lambdas.core.errors import LazaretError
from lambdas.core.ports import Notice
from lambdas.core.redrive.ports import Machine, Redrives
from lambdas.core.redrive.record import ENDED, Redrive, RedriveStatus
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.timeline import Event
from lambdas.core.value import replace, value


class NoSuchRedrive(LazaretError):
    """Nobody knows this redrive."""


class NotAllowed(LazaretError):
    """This person may not do this now; the message says why."""


@value
class Desk:
    """What people who approve or abort need of the outside."""

    redrives: Redrives
    machine: Machine
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


def ask(redriver: Redriver, redrive_id: str, task_token: str) -> None:
    """The machine waits. The token is written down for whoever approves; people are told."""
    redrive = redriver.found(redrive_id)
    waiting = replace(
        redrive, status=RedriveStatus.WAITING_FOR_APPROVAL, task_token=task_token, updated_at=redriver.clock()
    )
    why = f"{redrive.plan.planned} letters of {redrive.plan.tenants} tenants wait for a second person"
    redriver.redrives.write(waiting, redriver.event("redrive.waits_for_approval", why=why))
    facts = {
        "redrive_id": redrive_id,
        "job_type": redrive.request.job_type,
        "operator": redrive.request.operator,
        "reason": redrive.request.reason,
        "letters": redrive.plan.planned,
    }
    subject = f"Redrive of {redrive.plan.planned} {redrive.request.job_type} letters waits for approval"
    redriver.notices.tell(Notice(what="redrive.waits_for_approval", subject=subject, facts=facts))


def approve(desk: Desk, redrive_id: str, *, by: str, why: str = "", approved: bool = True) -> Redrive:
    """Raise `NoSuchRedrive`, `NotAllowed`, or `NotWaiting` if its time is over."""
    redrive = _known(desk, redrive_id)
    if redrive.status is not RedriveStatus.WAITING_FOR_APPROVAL or not redrive.task_token:
        raise NotAllowed(f"redrive {redrive_id!r} is {redrive.status}, not waiting for approval")
    if approved:
        require_another(redrive, by)
    desk.machine.answer(redrive.task_token, {"approved": approved, "by": by, "why": why})
    return redrive


def hear(redriver: Redriver, redrive_id: str, answer: Any) -> str:
    """What comes next. Whoever sent the answer, the rule is held here, inside the machine."""
    redrive = redriver.found(redrive_id)
    said = answer if isinstance(answer, Mapping) else {}  # whoever has the token may answer anything
    by, why = _text(said.get("by"), 200), _text(said.get("why"), 2000)
    approved = said.get("approved") is True
    try:
        if approved:
            require_another(redrive, by)
    except NotAllowed as refused:
        approved, why = False, str(refused)
    status = RedriveStatus.SENDING if approved else RedriveStatus.NOT_APPROVED
    heard = replace(
        redrive,
        status=status,
        task_token="",
        approved_by=by if approved else "",
        reason="" if approved else f"not approved: {why or 'no reason was given'}",
        updated_at=redriver.clock(),
    )
    what = "redrive.approved" if approved else "redrive.not_approved"
    redriver.redrives.write(heard, redriver.event(what, why=why, who=by or "nobody"))
    return "send" if approved else "report"


def abort(desk: Desk, redrive_id: str, *, by: str, why: str) -> Redrive:
    """Ask the machine to halt at its next look; senders stop within seconds. One that waits for approval ends now."""
    redrive = _known(desk, redrive_id)
    if redrive.status in ENDED or redrive.status is RedriveStatus.PROPOSED:
        raise NotAllowed(f"redrive {redrive_id!r} is {redrive.status}: there is nothing to abort")
    desk.redrives.abort(
        redrive_id, Event(at=desk.clock(), event_id=desk.new_id(), what="redrive.aborted", who=by, why=why)
    )
    if redrive.status is RedriveStatus.WAITING_FOR_APPROVAL and redrive.task_token:
        desk.machine.answer(redrive.task_token, {"approved": False, "by": by, "why": f"aborted: {why}"})
    return redrive


def require_another(redrive: Redrive, by: str) -> None:
    """Raise `NotAllowed` unless `by` is somebody other than whoever asked, by claim or by signing in."""
    if not by.strip():
        raise NotAllowed("an approval needs the name of whoever is signed in")
    asked = {name.strip().casefold() for name in (redrive.request.operator, redrive.started_by) if name}
    if by.strip().casefold() in asked:
        raise NotAllowed(f"{by} asked for redrive {redrive.redrive_id!r}: another person must approve it")


def _text(said: Any, most: int) -> str:
    return clipped(said, most) if isinstance(said, str) else ""


def _known(desk: Desk, redrive_id: str) -> Redrive:
    found = desk.redrives.find(redrive_id)
    if found is None:
        raise NoSuchRedrive(f"there is no redrive {redrive_id!r}")
    return found
