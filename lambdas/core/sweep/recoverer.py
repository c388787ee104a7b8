"""What the sweep does about letters by itself: replays transient failures, proposes what a deploy may have cured.

It starts ordinary redrives, with a canary and a verdict like any other. It never replays what only code cures.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.config.deploy import Deployed, followed
from lambdas.core.config.lane import Lane, lane_values
from lambdas.core.model.errors import LazaretError, LetterMoved
from lambdas.core.model.failure import CURED_BY_CODE, Code
from lambdas.core.model.group import Group
from lambdas.core.model.head import MACHINE, Event
from lambdas.core.model.job import valid_id
from lambdas.core.model.letter import Letter, LetterStatus, Way
from lambdas.core.model.value import replace, value
from lambdas.core.ports.ledger import Cursor, Ledger
from lambdas.core.ports.lists import LetterQuery, Selection
from lambdas.core.ports.outside import Breakers, Notice, Notices
from lambdas.core.ports.redrives import Machine, RedriveMoved, Redrives, Throttles, Versions
from lambdas.core.redrive.plan import Circumstances, against, on_hold, overtaken, refused, tenants_shut
from lambdas.core.redrive.record import ENDED, Policy, Redrive, RedriveStatus
from lambdas.core.redrive.request import MOST_IDS, BadRequest
from lambdas.core.redrive.start import BY_ITSELF, PROPOSED, Starter, digest, pick_up, read_for, start
from lambdas.core.sweep.candidates import THROTTLED, Unstarted, follow_advice, unstarted
from lambdas.core.sweep.sweeper import SENSELESS, in_turn

A_PAGE = 500  # due letters of one turn: each is one write, and a turn has less than a minute
TRANSIENT = "auto-replay: the failure was transient"
AUTO_RATE = 10.0  # letters a second: nobody waits for them
DEPLOYS = "deploys"  # its cursors
LOOKED_AT = 50  # letters of a group, when a deploy may have cured it
AGAIN_AFTER = timedelta(minutes=15)  # a letter that was skipped, or whose redrive may have ended, is checked again
# A redrive whose record has not moved for so long is over, whatever it says: its execution was stopped. Nobody is
# waited for longer than a day, and no wave either.
GIVEN_UP_AFTER = timedelta(days=2)
_CURED = (LetterStatus.OPEN, LetterStatus.ESCALATED)  # by a deploy, perhaps
_REFUSED = (RedriveStatus.NOT_APPROVED, RedriveStatus.HALTED)
_PASSING = ("breaker_open", THROTTLED)  # what speaks against a letter for a while


@value
class Recoverer:
    """What recovering by itself needs of the outside."""

    lanes: Mapping[str, Lane]
    ledger: Ledger
    breakers: Breakers
    redrives: Redrives
    machine: Machine
    versions: Versions
    throttles: Throttles
    notices: Notices
    policy_named: Callable[[str], Policy]
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    skipped: Callable[[str, Exception], None] = lambda _key, _why: None  # receives a letter that makes no sense

    @contextmanager
    def each(self, letter: Letter) -> Iterator[None]:
        """Around the work on one letter: if it makes no sense it is skipped and reported, and stops no other."""
        try:
            yield
        except (BadRequest, *SENSELESS) as why:
            self.skipped(str(letter.key), why)

    @property
    def starter(self) -> Starter:
        return Starter(
            lanes=self.lanes,
            redrives=self.redrives,
            machine=self.machine,
            clock=self.clock,
            new_id=self.new_id,
            verified=True,
        )


def recover(recoverer: Recoverer, *, until: datetime) -> dict[str, int]:
    """One turn: due letters, redrives that never began, what agents advise, what deploys may have cured.

    Each part has at most half of the time that is left, so that none waits for good for the one before it.
    Returns counts.
    """
    counts: Counter[str] = Counter(replays_started=0, proposed=0, failed=0)
    for part in PARTS:
        now = recoverer.clock()
        if now >= until:
            counts["cut"] += 1
            break
        try:
            part(recoverer, counts, until if part is PARTS[-1] else now + (until - now) / 2)
        except (LazaretError, *SENSELESS):  # the next turn tries again; the rest of this one must not wait for it
            counts["failed"] += 1
    return dict(counts)


def _pick_up(recoverer: Recoverer, counts: Counter[str], _until: datetime) -> None:
    pick_up(recoverer.starter, counts)


def _replay_due(recoverer: Recoverer, counts: Counter[str], until: datetime) -> None:
    by_lane: dict[str, list[Letter]] = defaultdict(list)
    for letter in recoverer.ledger.due_letters(recoverer.clock(), limit=A_PAGE):
        by_lane[letter.job_type].append(letter)
    for job_type, letters in by_lane.items():
        if recoverer.clock() >= until:  # they stay due
            counts["cut"] += 1
            break
        try:
            counts["replays_started"] += _replayed(recoverer, job_type, letters)
        except (LazaretError, *SENSELESS):  # of this lane: the others must not wait for it
            counts["failed"] += 1


def _replayed(recoverer: Recoverer, job_type: str, letters: Sequence[Letter]) -> int:
    redrive_id = f"{BY_ITSELF}{digest(job_type, recoverer.new_id())}"
    ids = _ready(recoverer, job_type, letters, redrive_id)
    if ids:
        _start(recoverer, job_type, {"letter_ids": ids}, TRANSIENT, redrive_id)
    return bool(ids)


def _ready(recoverer: Recoverer, job_type: str, letters: Sequence[Letter], redrive_id: str) -> list[str]:
    """Those that the redrive is to send. One waits for its breaker to cool down; what waiting cannot cure is left to a
    person.
    """
    lane = recoverer.lanes.get(job_type)
    if lane is None or lane.retired or lane.human_review:
        for letter in letters:
            with recoverer.each(letter):
                _open(recoverer, letter, "the lane no longer replays by itself")
        return []
    free = _free(recoverer, letters)
    if not free:
        return []
    known = _circumstances(recoverer, lane, free)
    begun = unstarted(free, lane, recoverer.throttles, now=known.now)
    taken: list[str] = []
    for letter in free:
        with recoverer.each(letter):
            taken += [letter.letter_id] if _take(recoverer, letter, known, begun, redrive_id) else []
    return taken


def _free(recoverer: Recoverer, letters: Sequence[Letter]) -> list[Letter]:
    """Without those that an earlier redrive of the sweep may still send. One that was refused, or halted, leaves its
    letters to people: asking again every quarter of an hour would only make them look away.
    """
    free: list[Letter] = []
    owners = {name: _named(recoverer, name) for name in {letter.redrive_id for letter in letters}}
    for letter in letters:
        with recoverer.each(letter):
            if _is_free(recoverer, letter, owners[letter.redrive_id]):
                _require_id(letter)
                free.append(letter)
    return free


def _is_free(recoverer: Recoverer, letter: Letter, owner: Redrive | None) -> bool:
    if owner is None or letter.letter_id not in owner.request.filter.letter_ids:
        return True  # nobody's, or of a redrive that was never started, or of the one that it died in
    if owner.status in _REFUSED:
        _open(recoverer, letter, f"redrive {owner.redrive_id} is {owner.status}: {owner.reason}")
    elif _is_pending(owner, recoverer.clock()):
        _wait_for(recoverer, letter, owner)
    elif recoverer.clock() < _again_at(letter, owner):
        _put_off(recoverer, letter, _again_at(letter, owner))
    else:
        return True
    return False


def _require_id(letter: Letter) -> None:
    """Of the others' request: it must be one that a request can name."""
    if not valid_id(letter.letter_id):
        raise ValueError(f"letter_id = {letter.letter_id!r}: no request can name it")


def _named(recoverer: Recoverer, redrive_id: str) -> Redrive | None:
    """None also of a record that cannot be read: no task of its execution can read it either."""
    try:
        return recoverer.redrives.find(redrive_id) if redrive_id.startswith(BY_ITSELF) else None
    except (BadRequest, *SENSELESS):
        return None


def _is_pending(redrive: Redrive, now: datetime) -> bool:
    return redrive.status not in ENDED and now - redrive.updated_at < GIVEN_UP_AFTER


def _wait_for(recoverer: Recoverer, letter: Letter, owner: Redrive) -> None:
    """As long again as the redrive has taken so far: a day's wait for a second person is eight writes, not 96."""
    now = recoverer.clock()
    _put_off(recoverer, letter, now + max(AGAIN_AFTER, now - owner.started_at))


def _again_at(letter: Letter, owner: Redrive) -> datetime:
    """A redrive was started and did not send it, and the next may not either. It goes once it is twice as old as it was
    then: a letter that no sender can send is asked for a few times, not every quarter of an hour.
    """
    return owner.started_at + (owner.started_at - letter.died_at)


def _put_off(recoverer: Recoverer, letter: Letter, at: datetime) -> None:
    with suppress(LetterMoved):
        recoverer.ledger.reschedule(letter, at=at)


def _circumstances(recoverer: Recoverer, lane: Lane, letters: Sequence[Letter]) -> Circumstances:
    given = _input(lane.job_type, {"letter_ids": [letter.letter_id for letter in letters]}, TRANSIENT)
    request = read_for({**given, "auto": True}, recoverer.lanes)
    now = recoverer.clock()
    return Circumstances(
        request=request,
        lane=lane,
        now=now,
        worker_version=recoverer.versions.of([lane.job_type]).get(lane.job_type, ""),
        open_for=tenants_shut(recoverer.breakers, lane.job_type, letters, auto=True, now=now),
        overtaken=overtaken(recoverer.ledger, request, letters),
        on_hold=on_hold(recoverer.ledger, lane.job_type),
    )


def _take(recoverer: Recoverer, letter: Letter, known: Circumstances, begun: Unstarted | None, redrive_id: str) -> bool:
    """Of two sweeps only one reschedules the letter, and that one replays it.

    The redrive is written on the letter before it is started. After a crash in between there is no such redrive, and
    the letter is free again.
    """
    reason, why = against(letter, known)
    if not reason and not known.lane.replay.may_auto(letter.code):
        reason, why = "never", "the lane no longer replays it by itself"
    if not reason:
        reason, why = refused(letter, known.lane, Way.REPLAY, recoverer.policy_named)
    if not reason and begun is not None:
        reason, why = begun.against(letter)
    if reason and reason not in _PASSING:
        _open(recoverer, letter, why)
        return False
    try:
        recoverer.ledger.reschedule(letter, at=known.now + AGAIN_AFTER, redrive_id=None if reason else redrive_id)
    except LetterMoved:
        return False
    return not reason


def _open(recoverer: Recoverer, letter: Letter, why: str) -> None:
    event = Event(at=recoverer.clock(), event_id=recoverer.new_id(), what="letter.opened", why=why)
    with suppress(LetterMoved):
        recoverer.ledger.move_letter(letter, replace(letter, status=LetterStatus.OPEN, next_retry_at=None), event)


def _follow_deploys(recoverer: Recoverer, counts: Counter[str], until: datetime) -> None:
    """After a lane's worker version changed, what could never start may start, and what crashed may be cured."""
    deployed = recoverer.versions.of(tuple(recoverer.lanes))
    known = recoverer.redrives.deployed(tuple(deployed))
    changed = [job_type for job_type, version in deployed.items() if version != known.get(job_type, "")]
    cursors = recoverer.ledger.cursors(DEPLOYS, changed) if changed else {}
    for cursor in in_turn(cursors.values()):
        if recoverer.clock() >= until:
            counts["cut"] += 1
            return
        former, version = known.get(cursor.job_type, ""), deployed[cursor.job_type]
        found = recoverer.redrives.deploys(cursor.job_type) if cursor.job_type in known else Deployed()
        seen = replace(found, worker_version=former)
        if former and not _followed(recoverer, counts, cursor, seen, version, until):
            counts["cut"] += 1
            return
        # Last: after a crash before it the deploy is followed again, and every redrive is named by what it is about.
        values, now = lane_values(recoverer.lanes[cursor.job_type]), recoverer.clock()
        recoverer.redrives.note_deployed(cursor.job_type, followed(seen, version, values, at=now))


def _followed(
    recoverer: Recoverer, counts: Counter[str], cursor: Cursor, seen: Deployed, version: str, until: datetime
) -> bool:
    """False if time was up before every group was looked at: where to go on is written down."""
    job_type, former, ledger = cursor.job_type, seen.worker_version, recoverer.ledger
    begun = cursor if cursor.facts.get("version") == version else replace(cursor, place="", facts={"version": version})
    groups = sorted(_curable(recoverer, job_type, former), key=lambda group: group.signature)
    for group in groups:
        if begun.place and group.signature <= begun.place:
            continue
        if recoverer.clock() >= until:
            ledger.note_cursor(replace(begun, served_at=recoverer.clock()))
            return False
        if _may_be_cured(recoverer, group, seen, version):
            with suppress(BadRequest):  # a group that no request can name stops no other
                counts["proposed"] += _write_proposal(recoverer, group, former, version)
        begun = replace(begun, place=group.signature)
    counts["replays_started"] += _replay_never_started(recoverer, job_type, former, version)
    if cursor.place:
        ledger.note_cursor(replace(begun, place="", done_at=recoverer.clock(), served_at=recoverer.clock()))
    return True


def _replay_never_started(recoverer: Recoverer, job_type: str, former: str, version: str) -> int:
    lane = recoverer.lanes[job_type]
    if lane.retired or lane.human_review or not lane.replay.may_auto(Code.NEVER_STARTED):
        return 0
    some = LetterQuery(job_type=job_type, code=Code.NEVER_STARTED, status=LetterStatus.OPEN, limit=1)
    waiting = (some, replace(some, status=LetterStatus.SCHEDULED))
    if not any(recoverer.ledger.letters(query).letters for query in waiting):
        return 0
    reason = f"auto-replay: no worker could start it before version {version}"
    wanted = {"code": Code.NEVER_STARTED.value}
    # By both versions: one that comes back after a rollback was followed before, and is to be followed again.
    named = digest(job_type, former, version, str(sorted(wanted)))
    _start(recoverer, job_type, wanted, reason, f"{BY_ITSELF}{named}")
    return 1


def _curable(recoverer: Recoverer, job_type: str, former: str) -> list[Group]:
    """The groups that were last seen on the old version, and that only code cures."""
    if recoverer.lanes[job_type].retired:  # it was deployed to take nothing new, and only discards
        return []
    return [
        group
        for group in recoverer.ledger.groups(job_type)
        if group.code in CURED_BY_CODE and group.worker_version == former and not group.note.on_hold
    ]


def _may_be_cured(recoverer: Recoverer, group: Group, seen: Deployed, version: str) -> bool:
    """Some of its letters are open, and none of the oldest died on this very version, before a rollback to it.

    Letters are looked at only if it may have been deployed in the group's time: that reads every shard of the group,
    and one that is open is mostly found in the first few.
    """
    job_type, signature = group.job_type, group.signature
    if seen.is_new(version, since=group.first_seen):
        asked = (LetterQuery(status=status, job_type=job_type, signature=signature) for status in _CURED)
        return any(recoverer.ledger.count_letters(each, most=1) for each in asked)
    rows = recoverer.ledger.select(Selection(job_type=job_type, statuses=_CURED, signature=signature, limit=LOOKED_AT))
    return bool(rows) and all(row.worker_version != version for row in rows)


def _write_proposal(recoverer: Recoverer, group: Group, former: str, version: str) -> int:
    now = recoverer.clock()
    reason = f"worker version {former} became {version}: it may be cured"
    given = _input(group.job_type, {"signature": group.signature}, reason)
    redrive = Redrive(
        redrive_id=f"{PROPOSED}{digest(group.job_type, group.signature, former, version)}",
        request=read_for(given, recoverer.lanes),
        status=RedriveStatus.PROPOSED,
        started_at=now,
        updated_at=now,
        reason=f"{group.code}: {group.summary}",
    )
    event = Event(at=now, event_id=recoverer.new_id(), what="redrive.proposed", why=reason)
    try:
        recoverer.redrives.write(redrive, event)
    except RedriveMoved:  # proposed before
        return 0
    subject = f"{group.job_type}: a deploy may have cured {group.code}; a canary redrive is proposed"
    facts = {"redrive_id": redrive.redrive_id, "signature": group.signature, "letters": group.letters, "why": reason}
    recoverer.notices.tell(Notice(what="redrive.proposed", subject=subject, facts=facts))
    return 1


def _start(recoverer: Recoverer, job_type: str, wanted: Mapping[str, Any], reason: str, redrive_id: str) -> None:
    given = {**_input(job_type, wanted, reason), "auto": True, "limit": MOST_IDS, "rate_per_second": AUTO_RATE}
    start(recoverer.starter, given, started_by=MACHINE, redrive_id=redrive_id)


def _input(job_type: str, wanted: Mapping[str, Any], reason: str) -> dict[str, Any]:
    return {"action": "replay", "job_type": job_type, "filter": dict(wanted), "reason": reason, "operator": MACHINE}


Part = Callable[[Recoverer, Counter[str], datetime], None]
# The most urgent first.
PARTS: tuple[Part, ...] = (_replay_due, _pick_up, follow_advice, _follow_deploys)
