"""What the sweep does about letters by itself: replays what was weather, proposes what a deploy may have cured.

It starts ordinary redrives, with a canary and a verdict like any other. It never replays what only code cures.
"""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.errors import LazaretError
from lambdas.core.group import Group
from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger, LetterQuery
from lambdas.core.letter import Letter, LetterStatus
from lambdas.core.ports import Breakers, Notice, Notices
from lambdas.core.redrive.fields import MOST_IDS
from lambdas.core.redrive.ports import Machine, RedriveMoved, Redrives, Versions
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.redriver import Policy
from lambdas.core.redrive.starting import Starter, read_for, start
from lambdas.core.redrive.unbegun import PROPOSED, pick_up
from lambdas.core.redrive.weighing import Circumstances, against, on_hold, overtaken, refused, tenants_shut
from lambdas.core.refusals import LetterMoved
from lambdas.core.safety import Way
from lambdas.core.taxonomy import CURED_BY_CODE, Code
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.value import replace, value

A_ROUND = 500  # due letters: each is one write, and a round is a minute
BY_ITSELF = "auto-"  # begins the id of a redrive that the sweep asked for
WEATHER = "auto-replay: the failure was transient"
AUTO_RATE = 10.0  # letters a second: nobody waits for them
AGAIN_AFTER = timedelta(minutes=15)  # a letter that was passed over is looked at again


@value
class Recovery:
    """What recovering by itself needs of the outside."""

    lanes: Mapping[str, Lane]
    ledger: Ledger
    breakers: Breakers
    redrives: Redrives
    machine: Machine
    versions: Versions
    notices: Notices
    policy_named: Callable[[str], Policy]
    clock: Callable[[], datetime]
    new_id: Callable[[], str]

    @property
    def starter(self) -> Starter:
        return Starter(
            lanes=self.lanes, redrives=self.redrives, machine=self.machine, clock=self.clock, new_id=self.new_id
        )


def recover(recovery: Recovery, *, until: datetime) -> dict[str, int]:
    """One round: due letters first, then what deploys may have cured, then what was never begun. Counts."""
    counts: Counter[str] = Counter(replays_started=0, proposed=0, failed=0)
    for part in (_replay_due, _greet_deploys, _pick_up):
        if recovery.clock() < until:
            try:
                part(recovery, counts)
            except LazaretError:  # the next round tries again; the rest of this one must not wait for it
                counts["failed"] += 1
    return dict(counts)


def _pick_up(recovery: Recovery, counts: Counter[str]) -> None:
    pick_up(recovery.starter, counts)


def _replay_due(recovery: Recovery, counts: Counter[str]) -> None:
    by_lane: dict[str, list[Letter]] = defaultdict(list)
    for letter in recovery.ledger.due_letters(recovery.clock(), limit=A_ROUND):
        by_lane[letter.job_type].append(letter)
    for job_type, letters in by_lane.items():
        ids = _ready(recovery, job_type, letters)
        if ids:
            _start(recovery, job_type, {"letter_ids": ids}, WEATHER)
            counts["replays_started"] += 1


def _ready(recovery: Recovery, job_type: str, letters: Sequence[Letter]) -> list[str]:
    """Those to replay now. What waiting will not cure is left to a person; a breaker's cool-down is waited for."""
    lane = recovery.lanes.get(job_type)
    if lane is None or lane.retired or lane.human_review:
        for letter in letters:
            _open(recovery, letter, "the lane no longer replays by itself")
        return []
    known = _circumstances(recovery, lane, letters)
    return [letter.letter_id for letter in letters if _take(recovery, letter, known)]


def _circumstances(recovery: Recovery, lane: Lane, letters: Sequence[Letter]) -> Circumstances:
    given = _input(lane.job_type, {"letter_ids": [letter.letter_id for letter in letters]}, WEATHER)
    request = read_for({**given, "auto": True}, recovery.lanes)
    now = recovery.clock()
    return Circumstances(
        request=request,
        lane=lane,
        now=now,
        worker_version=recovery.versions.of([lane.job_type]).get(lane.job_type, ""),
        open_for=tenants_shut(recovery.breakers, lane.job_type, letters, auto=True, now=now),
        overtaken=overtaken(recovery.ledger, request, letters),
        on_hold=on_hold(recovery.ledger, lane.job_type),
    )


def _take(recovery: Recovery, letter: Letter, known: Circumstances) -> bool:
    """Of two sweeps only one moves the letter's time on, and that one replays it."""
    reason, why = against(letter, known)
    if not reason and not known.lane.replay.may_auto(letter.code):
        reason, why = "never", "the lane no longer replays it by itself"
    if not reason:
        reason, why = refused(letter, known.lane, Way.REPLAY, recovery.policy_named)
    if reason and reason != "breaker_open":
        _open(recovery, letter, why)
        return False
    try:
        recovery.ledger.reschedule(letter, at=known.now + AGAIN_AFTER)
    except LetterMoved:
        return False
    return not reason


def _open(recovery: Recovery, letter: Letter, why: str) -> None:
    event = Event(at=recovery.clock(), event_id=recovery.new_id(), what="letter.opened", why=why)
    with suppress(LetterMoved):
        recovery.ledger.move_letter(letter, replace(letter, status=LetterStatus.OPEN, next_retry_at=None), event)


def _greet_deploys(recovery: Recovery, counts: Counter[str]) -> None:
    """When a lane's worker version changed: what could never start may start, what crashed may be cured."""
    deployed = recovery.versions.of(tuple(recovery.lanes))
    known = recovery.redrives.deployed(tuple(deployed))
    for job_type, version in deployed.items():
        former = known.get(job_type, "")
        if version == former:
            continue
        if former:
            counts["proposed"] += _propose(recovery, job_type, former, version)
            counts["replays_started"] += _replay_never_started(recovery, job_type, version)
        # Last: a crash before it greets the deploy again, and every redrive is named by what it is about.
        recovery.redrives.note_deployed(job_type, version)


def _replay_never_started(recovery: Recovery, job_type: str, version: str) -> int:
    lane = recovery.lanes[job_type]
    if lane.retired or lane.human_review or not lane.replay.may_auto(Code.NEVER_STARTED):
        return 0
    query = LetterQuery(status=LetterStatus.OPEN, job_type=job_type, code=Code.NEVER_STARTED, limit=1)
    if not recovery.ledger.letters(query).letters:
        return 0
    reason = f"auto-replay: no worker could start it before version {version}"
    _start(recovery, job_type, {"code": Code.NEVER_STARTED.value}, reason, about=version)
    return 1


def _propose(recovery: Recovery, job_type: str, former: str, version: str) -> int:
    """A canary for each group that was last seen on the old version, has open letters, and that only code cures."""
    proposed = 0
    if recovery.lanes[job_type].retired:  # it is deployed once more to take nothing new, and only discards
        return 0
    for group in recovery.ledger.groups(job_type):
        cured = group.code in CURED_BY_CODE and group.worker_version == former and not group.note.on_hold
        if cured and _has_open_letters(recovery, group):
            proposed += _write_proposal(recovery, group, former, version)
    return proposed


def _has_open_letters(recovery: Recovery, group: Group) -> bool:
    return any(
        recovery.ledger.letters(
            LetterQuery(status=status, job_type=group.job_type, signature=group.signature, limit=1)
        ).letters
        for status in (LetterStatus.OPEN, LetterStatus.ESCALATED)
    )


def _write_proposal(recovery: Recovery, group: Group, former: str, version: str) -> int:
    now = recovery.clock()
    reason = f"worker version {former} became {version}: it may be cured"
    given = _input(group.job_type, {"signature": group.signature}, reason)
    redrive = Redrive(
        redrive_id=f"{PROPOSED}{_digest(group.job_type, group.signature, version)}",
        request=read_for(given, recovery.lanes),
        status=RedriveStatus.PROPOSED,
        started_at=now,
        updated_at=now,
        reason=f"{group.code}: {group.summary}",
    )
    event = Event(at=now, event_id=recovery.new_id(), what="redrive.proposed", why=reason)
    try:
        recovery.redrives.write(redrive, event)
    except RedriveMoved:  # proposed before
        return 0
    subject = f"{group.job_type}: a deploy may have cured {group.code}; a canary redrive is proposed"
    facts = {"redrive_id": redrive.redrive_id, "signature": group.signature, "letters": group.letters, "why": reason}
    recovery.notices.tell(Notice(what="redrive.proposed", subject=subject, facts=facts))
    return 1


def _start(recovery: Recovery, job_type: str, wanted: Mapping[str, Any], reason: str, *, about: str = "") -> None:
    given = {**_input(job_type, wanted, reason), "auto": True, "limit": MOST_IDS, "rate_per_second": AUTO_RATE}
    name = f"{BY_ITSELF}{_digest(job_type, about or recovery.new_id(), str(sorted(wanted)))}"
    start(recovery.starter, given, started_by=MACHINE, redrive_id=name)


def _input(job_type: str, wanted: Mapping[str, Any], reason: str) -> dict[str, Any]:
    return {"action": "replay", "job_type": job_type, "filter": dict(wanted), "reason": reason, "operator": MACHINE}


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
