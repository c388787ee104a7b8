"""The ends of what is kept: what is still needed expires later, and letters that nobody resolved are archived.

What unresolved letters and parked jobs need (steps, effects, signals, questions) is looked at once, at a certain age.
Letters older than their lane keeps letters go to the bucket, whole, and off the lists. Both write the bucket first and
the ledger second: nothing is lost, and doing either twice writes the same again.

The rest of the beat `upkeep`, for which nobody waits, is here too: lanes with `foresee` are taught, and letters that an
older release never counted are counted.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import LetterMoved, NotStored
from lambdas.core.model.experience import Seen, trained
from lambdas.core.model.head import MACHINE, Event, Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import UNRESOLVED, Letter, LetterStatus
from lambdas.core.model.refs import own_result
from lambdas.core.model.replays import CaughtUp
from lambdas.core.model.value import iso, moment, replace
from lambdas.core.ports.ledger import Cursor
from lambdas.core.ports.lists import Selection
from lambdas.core.sweep.sweeper import Sweeper, Turn, cut, done, take_turns

EVERY = timedelta(hours=1)
ARCHIVED_AT_ONCE = 50
STILL_LISTED = timedelta(days=30)  # an archived letter, among the discarded ones, for whoever comes a little late
# A redrive holds the others: they are archived if it gives them back.
_ARCHIVED = (LetterStatus.OPEN, LetterStatus.SCHEDULED, LetterStatus.HELD, LetterStatus.ESCALATED)
THE_BEGINNING = datetime(2000, 1, 1, tzinfo=UTC)
A_TICK = timedelta(milliseconds=1)  # of the ledger's times


def archive(turn: Turn) -> bool:
    return take_turns(turn, "archive", archive_old, every=EVERY)


def archive_old(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    """From the oldest on, past what cannot be moved."""
    ledger, at = turn.sweeper.ledger, moment(cursor.place) if cursor.place else THE_BEGINNING
    before, archived = turn.sweeper.clock() - timedelta(days=lane.retention_days), turn.counts["archived"]
    asked = Selection(job_type=lane.job_type, statuses=_ARCHIVED, limit=ARCHIVED_AT_ONCE, died_before=before)
    while at < before:
        rows = ledger.select(replace(asked, died_after=at))
        for letter in ledger.letters_at([row.key for row in rows]):
            if turn.over:
                return cut(cursor, iso(letter.died_at))
            with turn.each(letter.key):
                turn.counts[_archive(turn.sweeper, lane, letter)] += 1
        if len(rows) < ARCHIVED_AT_ONCE:
            break
        # What died in the last moment is read again; if that is all there is, and none of it can be moved, go past it.
        stands = rows[-1].died_at == at and turn.counts["archived"] == archived
        at = at + A_TICK if stands else rows[-1].died_at
        archived = turn.counts["archived"]
    return done(turn, cursor)


def ref_of(letter: Letter) -> str:
    return f"archive/{letter.job_type}/{letter.tenant_id}/{letter.died_at:%Y/%m/%d}/{letter.letter_id}.json"


def whole(letter: Letter, timeline: Sequence[Event]) -> str:
    """The letter and all that happened to its job, as JSON."""
    archived = {"letter": asdict(letter), "timeline": [asdict(event) for event in timeline]}
    return json.dumps(archived, default=_text, separators=(",", ":"))


def _archive(sweeper: Sweeper, lane: Lane, letter: Letter) -> str:
    if letter.status not in _ARCHIVED:
        return "moved"
    home = JobKey(tenant_id=letter.tenant_id, job_type=letter.job_type, job_id=letter.key.home)
    ref, now = ref_of(letter), sweeper.clock()
    sweeper.store.put(ref, whole(letter, sweeper.ledger.timeline(home)))
    to = replace(letter, status=LetterStatus.DISCARDED, resolved_at=now, resolved_by=MACHINE, next_retry_at=None)
    why = f"nobody resolved it within the lane's {lane.retention_days} days; it is kept as {ref}"
    event = Event(at=now, event_id=sweeper.new_id(), what="letter.archived", why=why, data={"ref": ref})
    try:
        sweeper.ledger.move_letter(letter, to, event, expires_at=now + STILL_LISTED)
    except LetterMoved:
        return "moved"
    return "archived"


def _text(value: object) -> str:
    return value.isoformat() if isinstance(value, datetime) else str(value)


# A letter that moved from one list to another while both were read is looked at again in the next hours.
OVERLAP = timedelta(hours=3)
# What a job keeps is written to last for the lane's retention and this much more. That outlasts the letter of its
# own death, but not the letter of a replay that died weeks later, nor a long time parked.
MARGIN = timedelta(days=30)
# So each is checked once, at this age. A letter is replayed within its retention: at its replay's death, MARGIN less a
# run is left, and this is well within that.
LOOK_AT = timedelta(days=20)
A_RUN = timedelta(days=1)
PAGE = 100
MOST_TENANTS = 150  # with parked jobs, in one turn: there may be thousands, and days are left for each

Span = tuple[datetime, datetime]  # half-open: [start, end)


def keep_letters(turn: Turn) -> bool:
    return take_turns(turn, "letters", extend_letters, every=EVERY)


def keep_parked(turn: Turn) -> bool:
    return take_turns(turn, "parked", extend_parked, every=EVERY)


def extend_letters(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    """From the oldest on, a page at a time."""
    at, end = _span(cursor)
    at = moment(cursor.place) if cursor.place else at
    while at < end:
        asked = Selection(
            job_type=lane.job_type, statuses=tuple(UNRESOLVED), limit=PAGE, died_after=at, died_before=end
        )
        rows = turn.sweeper.ledger.select(asked)
        for letter in turn.sweeper.ledger.letters_at([row.key for row in rows]):
            if turn.over:
                return cut(cursor, iso(letter.died_at))
            with turn.each(letter.key):
                turn.counts["kept"] += _extend_letter(turn.sweeper, lane, letter)
        at = _reached([row.died_at for row in rows], end)
    return done(turn, cursor, kept_to=end)


def extend_parked(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    """Tenant by tenant. A place is a tenant, and how far its jobs are done."""
    tenants = sorted({each.tenant_id for each in turn.watch_list if each.job_type == lane.job_type})
    first, _, at = cursor.place.partition(" ")
    start, end = _span(cursor)
    for tenant_id in (each for each in tenants if each >= first):
        begin = moment(at) if at and tenant_id == first else start
        if turn.over or turn.counts["tenants"] >= MOST_TENANTS:
            return cut(cursor, f"{tenant_id} {iso(begin)}")
        turn.counts["tenants"] += 1
        for head in _long_parked(turn.sweeper, lane, tenant_id, (begin, end)):
            if turn.over:
                return cut(cursor, f"{tenant_id} {iso(head.parked_at or begin)}")
            with turn.each(head.key):
                turn.counts["kept"] += _extend_parked(turn.sweeper, lane, head)
    return done(turn, cursor, kept_to=end)


def _span(cursor: Cursor) -> Span:
    """What a pass looks at: its end stays while the pass lasts, however many turns it takes."""
    begin = cursor.kept_to - OVERLAP if cursor.kept_to else THE_BEGINNING
    return begin, (cursor.began_at or THE_BEGINNING) - LOOK_AT


def _long_parked(sweeper: Sweeper, lane: Lane, tenant_id: str, span: Span) -> Iterator[Head]:
    at, end = span
    while at < end:
        heads = sweeper.ledger.parked_between(tenant_id, lane.job_type, after=at, before=end, limit=PAGE)
        yield from heads
        at = _reached([head.parked_at for head in heads if head.parked_at is not None], end)


def _extend_letter(sweeper: Sweeper, lane: Lane, letter: Letter) -> int:
    root = replace(letter.job_key, job_id=letter.root or letter.job_id)
    needed = letter.died_at + timedelta(days=lane.retention_days) + MARGIN - A_RUN
    return _extend(sweeper, letter.job_key, root, needed=needed, until=needed)


def _extend_parked(sweeper: Sweeper, lane: Lane, head: Head) -> int:
    """And its body, without which it could never be sent."""
    until = sweeper.clock() + timedelta(days=lane.retention_days) + MARGIN
    if head.body.ref:
        _renew(sweeper, head.body.ref)
    return _extend(sweeper, head.key, head.root_key, needed=until - A_RUN, until=until)


def _extend(sweeper: Sweeper, job: JobKey, root: JobKey, *, needed: datetime, until: datetime) -> int:
    expiring = sweeper.ledger.expiring(job, root, before=needed)
    for each in expiring:
        if each.ref:
            _renew(sweeper, own_result(each.of, each.ref))
        sweeper.ledger.keep(each, until=until)
    return len(expiring)


def _renew(sweeper: Sweeper, ref: str) -> None:
    try:
        sweeper.store.renew(ref)
    except NotStored:  # too late for this one; whoever needs it reports it
        return


def _reached(moments: Sequence[datetime], end: datetime) -> datetime:
    """A full page may have left some behind. A moment with more than a page of them is skipped."""
    if len(moments) < PAGE:
        return end
    return max(moments[-1], moments[0] + A_TICK)


TRAIN_EVERY = timedelta(minutes=10)
BUNDLES_LATE = timedelta(minutes=2)  # a bundle may be written a little after others of its time
MOST_BUNDLES = 500  # of a lane in one turn, of some dozens of attempts each


def train(turn: Turn) -> bool:
    lanes = tuple(name for name, lane in turn.sweeper.lanes.items() if lane.foresee)
    return take_turns(turn, "foresee", train_lane, every=TRAIN_EVERY, only=lanes) if lanes else True


def train_lane(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    """A model is replaced as it was read, or not at all: a turn that is cut, or made twice, teaches nothing twice."""
    ledger, now = turn.sweeper.ledger, turn.sweeper.clock()
    before = ledger.foresight(lane.job_type)
    seen, to, bundles = list[tuple[Seen, int]](), before.to, 0
    for name, bundle in ledger.seen(lane.job_type, after=before.to, before=now - BUNDLES_LATE):
        seen += bundle
        to, bundles = name, bundles + 1
        if bundles == MOST_BUNDLES or turn.over:
            break
    if seen:
        taught = trained(before, seen, to=to, now=now)
        turn.counts["taught"] += bundles if ledger.keep_foresight(lane.job_type, taught, former=before.to) else 0
    return replace(cursor, place=to) if bundles == MOST_BUNDLES or turn.over else done(turn, cursor)


COUNTED_PAGE = 400
CATCH_UP_EVERY = timedelta(hours=6)
DEATHS_LATE = timedelta(hours=1)  # a death may be taken in later than others of its time


def catch_up(turn: Turn) -> bool:
    """A lane in a turn: nobody waits for it, so what is left does not put the beat behind."""
    behind = turn.behind
    take_turns(turn, "unseen", catch_up_lane, every=CATCH_UP_EVERY, most=1)
    turn.behind = behind
    return True


def catch_up_lane(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    """Every letter once, whatever its status: one that has left takes away where it was never added.

    After a pass that found nothing missing only what died since is looked at. One that found something may have been
    overtaken by a function of the older release, and one that is moving has to rest: the next pass begins there.
    """
    now = turn.sweeper.clock()
    if not cursor.place:
        begin = cursor.kept_to - DEATHS_LATE if cursor.kept_to else THE_BEGINNING
        cursor = replace(cursor, place=iso(begin), kept_to=now)
    at = moment(cursor.place)
    asked = Selection(job_type=lane.job_type, statuses=tuple(LetterStatus), limit=COUNTED_PAGE, died_before=now)
    while True:
        rows = turn.sweeper.ledger.select(replace(asked, died_after=at))
        for letter in rows:
            if turn.over:
                return cut(cursor, iso(letter.died_at))
            cursor = _caught_up(turn, letter, cursor)
        if len(rows) < COUNTED_PAGE:
            return done(turn, cursor)
        # What died in the last moment is read again, unless that is all there is.
        at = max(rows[-1].died_at, at + A_TICK)


def _caught_up(turn: Turn, letter: Letter, cursor: Cursor) -> Cursor:
    found = CaughtUp.RIGHT
    with turn.each(letter.key):
        found = turn.sweeper.ledger.catch_up(letter.key, now=turn.sweeper.clock())
    if found is CaughtUp.COUNTED:
        turn.counts["caught_up"] += 1
        return replace(cursor, kept_to=THE_BEGINNING + DEATHS_LATE)
    if found is CaughtUp.MOVING and cursor.kept_to is not None:
        return replace(cursor, kept_to=min(cursor.kept_to, letter.died_at))
    return cursor
