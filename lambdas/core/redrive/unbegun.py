"""Redrives that were written down and that no execution has begun: their starter died. And proposals once accepted.

Looks at the newest records alone, each round: what was asked for lately is among them.
"""

from collections import Counter
from contextlib import suppress
from datetime import timedelta

from lambdas.core.redrive.ports import RedriveMoved
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import as_input
from lambdas.core.redrive.starting import Starter
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.value import replace

PAGE = 100
PROPOSED, ACCEPTED = "proposed-", "accepted-"  # begin the ids of a proposal, and of the redrive that it becomes
LATE = timedelta(minutes=5)  # an execution notes itself on the record with its first task
# An execution that ended before it could note itself keeps its name, and is not started again by trying.
TOO_LATE = timedelta(hours=1)


def accepted_id(proposal_id: str) -> str:
    """A proposal is started once: its redrive's id follows from its own."""
    return f"{ACCEPTED}{proposal_id.removeprefix(PROPOSED)}"


def accept(starter: Starter, proposal: Redrive, *, by: str) -> None:
    """Say that it was started. What somebody else has said meanwhile stands."""
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
            accept(starter, redrive, by=started.started_by or MACHINE)
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
