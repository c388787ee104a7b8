"""Extends the expiry of what is still needed: steps and effects of unresolved letters and of parked jobs.

Each is looked at once, at a certain age. Bucket first, ledger second: once an item is extended, nobody looks for its
object again. Doing either twice writes the same again.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import NotStored
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import UNRESOLVED, Letter
from lambdas.core.model.refs import own_result
from lambdas.core.model.value import iso, moment, replace
from lambdas.core.ports.ledger import Cursor
from lambdas.core.ports.lists import Selection
from lambdas.core.sweep.archiver import A_TICK, EVERY, THE_BEGINNING
from lambdas.core.sweep.rota import cut, done, take_turns
from lambdas.core.sweep.sweeper import Sweeper, Turn

# A letter that moved from one list to another while both were read is looked at again in the next hours.
OVERLAP = timedelta(hours=3)
# Steps and effects are written to last for the lane's retention and this much more. That outlasts the letter of their
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
