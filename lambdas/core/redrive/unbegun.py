"""Redrives that no execution has begun: proposals, until somebody accepts them, and those whose starter died.

Looks at the newest records alone, each round: what was asked for lately is among them.
"""

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from typing import Any

from lambdas.core.errors import LazaretError
from lambdas.core.redrive.ports import RedriveMoved
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import BadRequest, as_input
from lambdas.core.redrive.starting import Starter, start
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.value import replace

PAGE = 100
PROPOSED, ACCEPTED = "proposed-", "accepted-"  # begin the ids of a proposal, and of the redrive that it becomes
LATE = timedelta(minutes=5)  # an execution notes itself on the record with its first task
# An execution that ended before it could note itself keeps its name, and is not started again by trying.
TOO_LATE = timedelta(hours=1)


class NotProposed(LazaretError):
    """There is nothing to accept: it is no proposal, or no longer one. `look_at` is the redrive that tells more."""

    def __init__(self, sentence: str, *, look_at: str) -> None:
        super().__init__(sentence)
        self.look_at = look_at


def accepted_id(proposal_id: str) -> str:
    """A proposal is started once: its redrive's id follows from its own."""
    return f"{ACCEPTED}{proposal_id.removeprefix(PROPOSED)}"


def accept(starter: Starter, proposal: Redrive, *, by: str, changes: Mapping[str, Any] | None = None) -> Redrive:
    """Start the proposal as its redrive, in the name of `by`, and say so. Raise `NotProposed`, and what `start` raises.

    `changes` are laid over what was proposed.
    """
    _require_unstarted(starter, proposal)
    require_proposed(proposal)
    given = {**as_input(proposal.request), "operator": by, **(changes or {})}
    try:
        redrive = start(starter, given, started_by=by, redrive_id=accepted_id(proposal.redrive_id))
    except BadRequest:
        _require_unstarted(starter, proposal)  # or another person was quicker, whose request differs by their name
        raise
    _mark(starter, proposal, by=by)
    return redrive


def require_proposed(redrive: Redrive) -> None:
    """Raise `NotProposed`."""
    if redrive.status is not RedriveStatus.PROPOSED:
        raise NotProposed(f"{redrive.redrive_id} is {redrive.status}, not proposed", look_at=redrive.redrive_id)


def _require_unstarted(starter: Starter, proposal: Redrive) -> None:
    started = accepted_id(proposal.redrive_id)
    if starter.redrives.find(started) is not None:
        raise NotProposed(f"{proposal.redrive_id} was started before", look_at=started)


def _mark(starter: Starter, proposal: Redrive, *, by: str) -> None:
    """What somebody else has said meanwhile stands."""
    now, started = starter.clock(), accepted_id(proposal.redrive_id)
    event = Event(
        at=now, event_id=starter.new_id(), what="redrive.accepted", who=by, why=f"started as {started}", data={}
    )
    reason = f"started as {started}: {proposal.reason}"
    _end(starter, proposal, RedriveStatus.ACCEPTED, reason, event)


def pick_up(starter: Starter, counts: Counter[str]) -> None:
    newest = {each.redrive_id: each for each in starter.redrives.page(limit=PAGE).redrives}
    for redrive in newest.values():
        started = newest.get(accepted_id(redrive.redrive_id))
        if redrive.status is RedriveStatus.PROPOSED and started is not None:
            _mark(starter, redrive, by=started.started_by or MACHINE)
        if redrive.status is RedriveStatus.PLANNING and not redrive.execution:
            counts["picked_up"] += _picked_up(starter, redrive)


def _picked_up(starter: Starter, redrive: Redrive) -> int:
    """The execution's name is the redrive's id: starting one that runs is harmless."""
    waited = starter.clock() - redrive.started_at
    if waited < LATE:
        return 0
    if waited < TOO_LATE:
        starter.machine.start(redrive.redrive_id, as_input(redrive.request))
        return 1
    reason = "its execution never began; nothing was sent: ask again"
    event = Event(at=starter.clock(), event_id=starter.new_id(), what="redrive.ended", why=f"failed: {reason}", data={})
    _end(starter, redrive, RedriveStatus.FAILED, reason, event)
    return 0


def _end(starter: Starter, redrive: Redrive, status: RedriveStatus, reason: str, event: Event) -> None:
    now = starter.clock()
    ended = replace(redrive, status=status, reason=reason, updated_at=now, ended_at=now)
    with suppress(RedriveMoved):  # it began after all, or another round was quicker
        starter.redrives.write(ended, event)
