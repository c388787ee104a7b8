"""A second person approves a redrive, refuses it, or never answers. Nobody approves what they asked for."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.head import Event
from lambdas.core.model.value import clipped, replace, value
from lambdas.core.ports.outside import Notice
from lambdas.core.ports.redrives import Machine, Redrives
from lambdas.core.redrive.record import ENDED, Redrive, Redriver, RedriveStatus


class NoSuchRedrive(LazaretError):
    """There is no redrive with this id."""


class NotAllowed(LazaretError):
    """This person may not do this now; the message says why."""


class SamePerson(NotAllowed):
    """Who asked for a redrive cannot approve it."""


class RedriveOver(NotAllowed):
    """There is nothing to abort: it has ended, or was only proposed."""


@value
class Approvals:
    """What approving and aborting need of the outside."""

    redrives: Redrives
    machine: Machine
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


def ask(redriver: Redriver, redrive_id: str, task_token: str) -> None:
    """The machine waits. Its token is written down for whoever approves, and people are notified."""
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


def approve(approvals: Approvals, redrive_id: str, *, by: str, why: str = "", approved: bool = True) -> Redrive:
    """Raise `NoSuchRedrive`, `SamePerson`, `NotAllowed`, or `NotWaiting` if its time is over."""
    redrive = _found(approvals, redrive_id)
    if redrive.status is not RedriveStatus.WAITING_FOR_APPROVAL or not redrive.task_token:
        raise NotAllowed(f"redrive {redrive_id!r} is {redrive.status}, not waiting for approval")
    if approved:
        require_another(redrive, by)
    approvals.machine.answer(redrive.task_token, {"approved": approved, "by": by, "why": why})
    return redrive


def receive(redriver: Redriver, redrive_id: str, answer: Any) -> str:
    """What comes next. Whoever has the token may send anything, so the rule is checked here, inside the machine."""
    redrive = redriver.found(redrive_id)
    given = answer if isinstance(answer, Mapping) else {}
    by, why = _text(given.get("by"), 200), _text(given.get("why"), 2000)
    approved = given.get("approved") is True
    try:
        if approved:
            require_another(redrive, by)
    except NotAllowed as refused:
        approved, why = False, str(refused)
    status = RedriveStatus.SENDING if approved else RedriveStatus.NOT_APPROVED
    answered = replace(
        redrive,
        status=status,
        task_token="",
        approved_by=by if approved else "",
        reason="" if approved else f"not approved: {why or 'no reason was given'}",
        updated_at=redriver.clock(),
    )
    what = "redrive.approved" if approved else "redrive.not_approved"
    redriver.redrives.write(answered, redriver.event(what, why=why, who=by or "nobody"))
    return "send" if approved else "report"


def abort(approvals: Approvals, redrive_id: str, *, by: str, why: str) -> Redrive:
    """Ask the machine to halt. Senders stop within seconds; a redrive that waits for approval ends now."""
    redrive = _found(approvals, redrive_id)
    if redrive.status in ENDED or redrive.status is RedriveStatus.PROPOSED:
        raise RedriveOver(f"redrive {redrive_id!r} is {redrive.status}: there is nothing to abort")
    approvals.redrives.abort(
        redrive_id, Event(at=approvals.clock(), event_id=approvals.new_id(), what="redrive.aborted", who=by, why=why)
    )
    if redrive.status is RedriveStatus.WAITING_FOR_APPROVAL and redrive.task_token:
        approvals.machine.answer(redrive.task_token, {"approved": False, "by": by, "why": f"aborted: {why}"})
    return redrive


def require_another(redrive: Redrive, by: str) -> None:
    """Raise `SamePerson` if `by` is the claimed operator, or the identity that started the redrive."""
    if not by.strip():
        raise SamePerson("an approval needs the name of whoever is signed in")
    asked = {name.strip().casefold() for name in (redrive.request.operator, redrive.started_by) if name}
    if by.strip().casefold() in asked:
        raise SamePerson(f"{by} asked for redrive {redrive.redrive_id!r}: another person must approve it")


def _text(given: Any, most: int) -> str:
    return clipped(given, most) if isinstance(given, str) else ""


def _found(approvals: Approvals, redrive_id: str) -> Redrive:
    found = approvals.redrives.find(redrive_id)
    if found is None:
        raise NoSuchRedrive(f"there is no redrive {redrive_id!r}")
    return found
