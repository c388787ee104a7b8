"""A second person approves a redrive, refuses it, or never answers. Nobody approves what they asked for.

An approval is a record that the API writes from a verified token. What wakes the machine carries nothing.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.head import Event
from lambdas.core.model.value import replace, value
from lambdas.core.operate import Person
from lambdas.core.ports.outside import Notice
from lambdas.core.ports.redrives import APPROVED, PLAN, REFUSED, STARTED, Machine, Redrives
from lambdas.core.redrive.record import ENDED, Redrive, Redriver, RedriveStatus


class NoSuchRedrive(LazaretError):
    """There is no redrive with this id."""


class NotAllowed(LazaretError):
    """This person may not do this now; the message says why."""


class SamePerson(NotAllowed):
    """Who asked for a redrive cannot approve it."""


class PlanChanged(NotAllowed):
    """An approval is of one plan. Look at the new one, then decide."""


class RedriveOver(NotAllowed):
    """There is nothing to abort: it has ended, or was only proposed."""


@value
class Approvals:
    """What approving and aborting need of the outside."""

    redrives: Redrives
    machine: Machine
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    sub: str = ""  # of the token of whoever is signed in


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
        "operator": redrive.starter,
        "reason": redrive.request.reason,
        "letters": redrive.plan.planned,
    }
    subject = f"Redrive of {redrive.plan.planned} {redrive.request.job_type} letters waits for approval"
    redriver.notices.tell(Notice(what="redrive.waits_for_approval", subject=subject, facts=facts))


@value
class Signed:
    """What verified people said of a redrive: records that the API writes, from the token of whoever is signed in."""

    starter: str = ""  # empty: nobody verified who started it
    started_as: frozenset[str] = frozenset()  # what its token says of who that is
    approvers: tuple[str, ...] = ()
    refusal: Event | None = None

    @property
    def needed(self) -> int:
        """A starter whom nobody verified may be the one who approves, under another name: then it takes two."""
        return 1 if self.starter else 2


def signed_in(redrives: Redrives, redrive: Redrive) -> Signed:
    """An approval by whoever asked for it does not count, nor one of another plan, however it came to be written."""
    events = redrives.signed(redrive.redrive_id)
    started = next((event for event in events if event.what == STARTED), None)
    started_as = _marks(started) if started else frozenset()
    known, approvers = _names(redrive.request.operator, redrive.started_by) | started_as, list[str]()
    for event in events:
        meant = event.what == APPROVED and event.data.get(PLAN) == redrive.approved_as
        marks = _marks(event) if meant else frozenset()
        if marks and event.who.strip() and not marks & known:
            approvers.append(event.who)
        known |= marks  # under another name they are the same person
    return Signed(
        starter=started.who if started else "",
        started_as=started_as,
        approvers=tuple(approvers),
        refusal=next((event for event in events if event.what == REFUSED), None),
    )


def approve(
    approvals: Approvals, redrive_id: str, *, by: str, why: str = "", approved: bool = True, plan: str = ""
) -> Redrive:
    """Sign it, and wake the machine if that decides it. `by` is who is signed in, verified.

    `plan` is what they have seen, as `approved_as` names it; without it, they take what is there.
    Raise `NoSuchRedrive`, `SamePerson`, `NotAllowed`, `PlanChanged`, or `NotWaiting` if its time is over.
    """
    redrive = _found(approvals, redrive_id)
    if redrive.status is not RedriveStatus.WAITING_FOR_APPROVAL or not redrive.task_token:
        raise NotAllowed(f"redrive {redrive_id!r} is {redrive.status}, not waiting for approval")
    if approved and plan and plan != redrive.approved_as:
        raise PlanChanged(f"redrive {redrive_id!r} was planned anew since you looked at it")
    data = {"sub": approvals.sub} if approvals.sub else {}
    data |= {PLAN: redrive.approved_as} if approved else {}
    what = APPROVED if approved else REFUSED
    word = Event(at=approvals.clock(), event_id=approvals.new_id(), what=what, who=by, why=why, data=data)
    if approved:
        require_another(redrive, word, signed_in(approvals.redrives, redrive))
    approvals.redrives.sign(redrive_id, word)
    signed = signed_in(approvals.redrives, redrive)
    if signed.refusal is not None or len(signed.approvers) >= signed.needed:
        approvals.machine.answer(redrive.task_token, {})
    return redrive


def receive(redriver: Redriver, redrive_id: str, answer: Any) -> str:
    """What comes next. The records decide: whoever has the token may send anything, and it says nothing here."""
    redrive = redriver.found(redrive_id)
    if redrive.status in ENDED:  # by another execution: approvals of then send nothing now
        return "report"
    signed, halt = signed_in(redriver.redrives, redrive), redriver.redrives.aborted(redrive_id)
    expired = isinstance(answer, Mapping) and answer.get("expired") is True
    said = signed.refusal or halt
    if said is None and len(signed.approvers) >= signed.needed:
        by = ", ".join(signed.approvers)
        return _answered(redriver, redrive, RedriveStatus.SENDING, by=by, why=f"approved by {by}")
    if said is not None:
        why = f"aborted: {said.why}" if said is halt else said.why
        return _answered(redriver, redrive, RedriveStatus.NOT_APPROVED, by=said.who, why=why or "no reason was given")
    if expired:
        return _answered(redriver, redrive, RedriveStatus.NOT_APPROVED, by="nobody", why="nobody answered in a day")
    return "ask"  # woken by somebody who may not: it goes on waiting


def _answered(redriver: Redriver, redrive: Redrive, status: RedriveStatus, *, by: str, why: str) -> str:
    approved = status is RedriveStatus.SENDING
    answered = replace(
        redrive,
        status=status,
        task_token="",
        approved_by=by if approved else "",
        reason="" if approved else f"not approved: {why}",
        updated_at=redriver.clock(),
    )
    what = "redrive.approved" if approved else "redrive.not_approved"
    redriver.redrives.write(answered, redriver.event(what, why=why, who=by))
    return "send" if approved else "report"


def abort(approvals: Approvals, redrive_id: str, *, by: str, why: str, claimed: str = "") -> Redrive:
    """Ask the machine to halt. Senders stop within seconds; a redrive that waits for approval ends now."""
    redrive = _found(approvals, redrive_id)
    if redrive.status in ENDED or redrive.status is RedriveStatus.PROPOSED:
        raise RedriveOver(f"redrive {redrive_id!r} is {redrive.status}: there is nothing to abort")
    person = Person(who=by, claimed=claimed, clock=approvals.clock, new_id=approvals.new_id)
    approvals.redrives.abort(redrive_id, person.signed("redrive.aborted", why))
    if redrive.status is RedriveStatus.WAITING_FOR_APPROVAL and redrive.task_token:
        approvals.machine.answer(redrive.task_token, {})
    return redrive


def require_another(redrive: Redrive, word: Event, signed: Signed) -> None:
    """Raise `SamePerson` if it is of the claimed operator, or of the identity that started the redrive."""
    if not word.who.strip():
        raise SamePerson("an approval needs the name of whoever is signed in")
    if _marks(word) & (_names(redrive.request.operator, redrive.started_by) | signed.started_as):
        raise SamePerson(f"{word.who} asked for redrive {redrive.redrive_id!r}: another person must approve it")


def _marks(event: Event) -> frozenset[str]:
    """What a signature says of who it is: the name, and the token's `sub`, which no scope and no address changes."""
    sub = event.data.get("sub")
    return _names(event.who) | ({f"sub {sub}"} if sub else frozenset())


def _names(*given: str) -> frozenset[str]:
    return frozenset(name.strip().casefold() for name in given if name.strip())


def _found(approvals: Approvals, redrive_id: str) -> Redrive:
    found = approvals.redrives.find(redrive_id)
    if found is None:
        raise NoSuchRedrive(f"there is no redrive {redrive_id!r}")
    return found
