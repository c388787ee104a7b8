"""A redrive begins: its request is written down before anything else, so that no crash loses what was asked."""

import hashlib
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from lambdas.core.errors import Unavailable
from lambdas.core.job import valid_id
from lambdas.core.lane import Lane
from lambdas.core.redrive.fields import named_key, shown
from lambdas.core.redrive.ports import Machine, RedriveMoved, Redrives
from lambdas.core.redrive.record import ENDED, Redrive, RedriveStatus
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.redrive.request import BadRequest, Request, read_request
from lambdas.core.safety import Way
from lambdas.core.timeline import Event
from lambdas.core.value import replace, value

CONTINUES = "continues"
LONGEST_NAME = 80  # of an execution


@value
class Starter:
    """What starting needs of the outside, for whoever is signed in."""

    lanes: Mapping[str, Lane]
    redrives: Redrives
    machine: Machine
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


@value
class Begun:
    """Where an execution begins: at the plan, or where a former execution of the redrive left off."""

    redrive_id: str
    begin_at: str  # plan, wave, watch or report
    wait_seconds: int = 0


def start(starter: Starter, given: Mapping[str, Any], *, started_by: str, redrive_id: str = "") -> Redrive:
    """Write the request down with the signed-in identity, then start the machine. Raise `BadRequest`.

    The same id and request again is harmless.
    """
    request = read_for(given, starter.lanes)
    redrive = _new(redrive_id or f"rd-{starter.new_id()}", request, now=starter.clock(), started_by=started_by)
    written = _written(starter.redrives, redrive, _asked(redrive, started_by, starter.new_id()))
    try:
        execution = starter.machine.start(written.redrive_id, given)
    except Unavailable as down:
        why = f"it could not be started: {down}"
        try:
            starter.redrives.write(replace(written, status=RedriveStatus.FAILED, reason=why, ended_at=starter.clock()))
        except RedriveMoved as begun:  # it was started after all, and only the answer was lost
            if begun.redrive is not None and begun.redrive.execution:
                return begun.redrive
        raise
    return replace(written, execution=execution)


def write_down(redriver: Redriver, given: Any, *, execution: str, name: str) -> Begun:
    """The machine's first task. Raise `BadRequest` with every fault, before anything is touched."""
    if isinstance(given, Mapping) and CONTINUES in given:
        return _continued(redriver, given, execution)
    request = read_for(given, redriver.lanes)
    redrive_id = name if valid_id(name) else f"rd-{hashlib.sha256(name.encode()).hexdigest()[:32]}"
    redrive = replace(_new(redrive_id, request, now=redriver.clock()), execution=execution)
    written = _written(redriver.redrives, redrive, _asked(redrive, request.operator, redriver.new_id()))
    if written.status in ENDED:
        return Begun(redrive_id=redrive_id, begin_at="report")
    if not written.execution:  # written by whoever started it, who could not know the ARN
        redriver.redrives.write(replace(written, execution=execution))
    return Begun(redrive_id=redrive_id, begin_at="plan")


def read_for(given: Any, lanes: Mapping[str, Lane]) -> Request:
    """The request, and what only the lane can tell about it."""
    request = read_request(given, job_types=lanes)
    faults = _faults_for(request, lanes[request.job_type])
    if faults:
        raise BadRequest(faults)
    return request


def _faults_for(request: Request, lane: Lane) -> list[str]:
    agents, models = (lane.agent, *lane.alternates), tuple(model.name for model in lane.models)
    strategy = request.strategy
    checks = [
        (
            strategy.agent is not None and strategy.agent not in agents,
            f"strategy.agent = {strategy.agent!r}: expected one of {', '.join(agents)}",
        ),
        (
            strategy.model is not None and bool(models) and strategy.model not in models,
            f"strategy.model = {strategy.model!r}: expected one of {', '.join(models)}",
        ),
        (
            lane.retired and request.action is not Way.DISCARD,
            f"job_type = {lane.job_type!r}: the lane is retired; only discard is left",
        ),
        (request.auto and lane.human_review, f"auto: lane {lane.job_type!r} wants a second person for replays"),
    ]
    return [fault for applies, fault in checks if applies]


def _continued(redriver: Redriver, given: Mapping[str, Any], execution: str) -> Begun:
    """A successor of an execution whose history grew too long, or an operator who goes on with a stopped one."""
    named = given[CONTINUES]
    found = redriver.redrives.find(named) if valid_id(named) else None
    faults = [f"{named_key(name)}: no other key goes with {CONTINUES}" for name in given if name != CONTINUES]
    if found is None:
        faults.append(f"{CONTINUES} = {shown(named)}: there is no such redrive")
    elif found.status in ENDED or found.status is RedriveStatus.PROPOSED:
        faults.append(f"{CONTINUES} = {named!r}: that redrive is {found.status}")
    if faults or found is None:
        raise BadRequest(faults)
    why = "goes on in another execution"
    redriver.redrives.write(replace(found, execution=execution), redriver.event("redrive.continued", why=why))
    begin_at = {RedriveStatus.SENDING: "wave", RedriveStatus.WATCHING: "watch"}.get(found.status, "plan")
    return Begun(redrive_id=found.redrive_id, begin_at=begin_at, wait_seconds=found.request.watch_seconds)


def _new(redrive_id: str, request: Request, *, now: datetime, started_by: str = "") -> Redrive:
    return Redrive(
        redrive_id=redrive_id[:LONGEST_NAME],
        request=request,
        status=RedriveStatus.PLANNING,
        started_at=now,
        updated_at=now,
        started_by=started_by,
    )


def _asked(redrive: Redrive, who: str, event_id: str) -> Event:
    request = redrive.request
    return Event(
        at=redrive.started_at,
        event_id=event_id,
        what="redrive.asked",
        who=who,
        why=request.reason,
        data={"action": request.action.value, "job_type": request.job_type, "operator": request.operator},
    )


def _written(redrives: Redrives, redrive: Redrive, event: Event) -> Redrive:
    """As written now, or by whoever started it, or by a former try of this very task."""
    try:
        return redrives.write(redrive, event)
    except RedriveMoved as there:
        if there.redrive is None or there.redrive.request != redrive.request:
            raise BadRequest([f"redrive {redrive.redrive_id!r} was asked for before, for something else"]) from there
        return there.redrive
