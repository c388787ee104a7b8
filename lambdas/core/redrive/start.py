"""A redrive begins: its request is written down before anything else, so that no crash loses what was asked.

Also redrives that no execution has begun: proposals until somebody accepts them, and those whose starter died.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import LazaretError, Unavailable
from lambdas.core.model.head import MACHINE, Event
from lambdas.core.model.job import valid_id
from lambdas.core.model.letter import Way
from lambdas.core.model.value import replace, value
from lambdas.core.operate import CLAIMED, UNVERIFIED, Person
from lambdas.core.ports.redrives import RUNNING, STARTED, Machine, RedriveMoved, Redrives
from lambdas.core.redrive.approval import RedriveOver
from lambdas.core.redrive.record import ENDED, Redrive, Redriver, RedriveStatus
from lambdas.core.redrive.request import WORDING, BadRequest, Request, as_input, read_request, shown

CONTINUES = "continues"
LONGEST_NAME = 80  # of an execution
PAGE = 100  # of the newest redrives: what was asked for lately is among them
BY_ITSELF = "auto-"  # begins the id of a redrive that the sweep asked for
PROPOSED, ACCEPTED = "proposed-", "accepted-"  # begin the ids of a proposal, and of the redrive that it becomes
LATE = timedelta(minutes=5)  # an execution notes itself on the record with its first task
# An execution that ended before it could note itself keeps its name, and is not started again by trying.
TOO_LATE = timedelta(hours=1)


class UnderWay(LazaretError):
    """Its execution runs: a second one would only be in its way."""


class NotProposed(LazaretError):
    """There is nothing to accept: it is not a proposal, or no longer one. `look_at` is the redrive that shows why."""

    def __init__(self, sentence: str, *, look_at: str) -> None:
        super().__init__(sentence)
        self.look_at = look_at


@value
class Starter:
    """What starting needs of the outside, for whoever is signed in."""

    lanes: Mapping[str, Lane]
    redrives: Redrives
    machine: Machine
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    verified: bool = False  # who starts is known from a token, or is the sweep itself
    sub: str = ""  # of that token


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
    written = _written(starter.redrives, redrive, _asked(redrive, starter.new_id()))
    if written.execution or written.status in ENDED:  # asked for before: what runs or has ended must not fail to start
        return written
    if starter.verified:
        data = {"sub": starter.sub} if starter.sub else {}
        signed = Event(at=starter.clock(), event_id=starter.new_id(), what=STARTED, who=started_by, data=data)
        starter.redrives.sign(written.redrive_id, signed)
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
    written = _written(redriver.redrives, redrive, _asked(redrive, redriver.new_id()))
    if written.status in ENDED:
        return Begun(redrive_id=redrive_id, begin_at="report")
    if not written.execution:  # written by whoever started it, who could not know the ARN
        redriver.redrives.write(replace(written, execution=execution))
    elif (
        written.execution != execution
    ):  # somebody had it go on before this one began: two would send in each other's way
        raise BadRequest([f"redrive {redrive_id!r} is under way in another execution: {written.execution}"])
    return Begun(redrive_id=redrive_id, begin_at="plan")


def read_for(given: Any, lanes: Mapping[str, Lane]) -> Request:
    """The request, checked against its lane."""
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


def go_on(starter: Starter, redrive: Redrive, person: Person, *, why: str) -> Redrive:
    """Have another execution go on with it, where its own was stopped or broke off.

    Raise `RedriveOver`, `UnderWay`, or `RedriveMoved` if it moves after all.
    """
    redrive_id = redrive.redrive_id
    if redrive.status in ENDED or redrive.status is RedriveStatus.PROPOSED:
        raise RedriveOver(f"redrive {redrive_id!r} is {redrive.status}: there is nothing to go on with")
    if (status := starter.machine.status(redrive_id, redrive.execution)) == RUNNING:
        raise UnderWay(f"redrive {redrive_id!r} is under way: its execution is {status}")
    signed = person.signed("redrive.continue_asked", why)
    written = starter.redrives.write(replace(redrive, updated_at=signed.at), signed)
    starter.machine.start(f"{redrive_id[:60]}-{signed.event_id[:12]}", {CONTINUES: redrive_id})
    return written


def _continued(redriver: Redriver, given: Mapping[str, Any], execution: str) -> Begun:
    """By a successor of an execution whose history grew too long, or by an operator who resumes a stopped one."""
    named = given[CONTINUES]
    found = redriver.redrives.find(named) if valid_id(named) else None
    faults = [f"{WORDING.key(name)}: no other key goes with {CONTINUES}" for name in given if name != CONTINUES]
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


def _asked(redrive: Redrive, event_id: str) -> Event:
    """Whoever starts an execution by hand writes any name into its input: it is no more than a claim."""
    request, claimed = redrive.request, redrive.claimed
    return Event(
        at=redrive.started_at,
        event_id=event_id,
        what="redrive.asked",
        who=redrive.started_by or UNVERIFIED,
        why=request.reason,
        data={
            "action": request.action.value,
            "job_type": request.job_type,
            **({CLAIMED: claimed} if claimed else {}),
        },
    )


def _written(redrives: Redrives, redrive: Redrive, event: Event) -> Redrive:
    """As written now, or before: by whoever started it, or by a former try of this task."""
    try:
        return redrives.write(redrive, event)
    except RedriveMoved as there:
        if there.redrive is None or there.redrive.request != redrive.request:
            raise BadRequest([f"redrive {redrive.redrive_id!r} was asked for before, for something else"]) from there
        return there.redrive


def digest(*parts: str) -> str:
    """For an id: what is about the same has the same."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def accepted_id(proposal_id: str) -> str:
    """A proposal is started once: its redrive's id follows from its own."""
    return f"{ACCEPTED}{proposal_id.removeprefix(PROPOSED)}"


def accept(starter: Starter, proposal: Redrive, *, by: str, changes: Mapping[str, Any] | None = None) -> Redrive:
    """Start the proposal as its redrive, in the name of `by`. Raise `NotProposed`, and what `start` raises.

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
    """What somebody else wrote meanwhile stands."""
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
    with suppress(RedriveMoved):  # it began after all, or another sweep was quicker
        starter.redrives.write(ended, event)
