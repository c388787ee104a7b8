"""Steps and effects that an unresolved letter or a parked job will still need are kept beyond their own expiry.

They are written to last for the lane's retention and `MARGIN` more. That outlasts the letter of their own death, but
not that of a replay that died weeks later, nor a long time parked: each is looked at once, when it is `LOOK_AT` old.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta

from lambdas.core.job import JobKey
from lambdas.core.lane import Lane
from lambdas.core.ledger import Selection
from lambdas.core.letter import UNRESOLVED
from lambdas.core.refusals import NotStored
from lambdas.core.sweeper import Sweeper
from lambdas.core.value import replace

MARGIN = timedelta(days=30)
# A letter is replayed within its retention, so at its replay's death MARGIN less a run is left: be well within that.
LOOK_AT = timedelta(days=20)
A_RUN = timedelta(days=1)
PAGE = 100
_A_TICK = timedelta(milliseconds=1)  # of the ledger's times


Span = tuple[datetime, datetime]  # from, and up to but not


def keep_letters(sweeper: Sweeper, lane: Lane, counts: Counter[str], *, span: Span) -> datetime:
    """One page of what died in the span, the oldest first. Up to where it has been looked at."""
    after, before = span
    selection = Selection(
        job_type=lane.job_type, statuses=tuple(UNRESOLVED), limit=PAGE, died_after=after, died_before=before
    )
    rows = sweeper.ledger.select(selection)
    for letter in sweeper.ledger.letters_at([row.key for row in rows]):
        root = replace(letter.job_key, job_id=letter.root or letter.job_id)
        needed = letter.died_at + timedelta(days=lane.retention_days) + MARGIN - A_RUN
        counts["kept"] += _keep(sweeper, letter.job_key, root, needed=needed, until=needed)
    return _reached([row.died_at for row in rows], before)


def keep_parked(sweeper: Sweeper, lane: Lane, tenant_id: str, counts: Counter[str], *, span: Span) -> datetime:
    """The same of what a tenant has had parked since then; its body too, without which it could never be sent."""
    after, before = span
    heads = sweeper.upkeep.parked_between(tenant_id, lane.job_type, after=after, before=before, limit=PAGE)
    until = sweeper.clock() + timedelta(days=lane.retention_days) + MARGIN
    for head in heads:
        if head.body.ref:
            _renew(sweeper, head.body.ref)
        counts["kept"] += _keep(sweeper, head.key, head.root_key, needed=until - A_RUN, until=until)
    return _reached([head.parked_at for head in heads if head.parked_at is not None], before)


def _keep(sweeper: Sweeper, job: JobKey, root: JobKey, *, needed: datetime, until: datetime) -> int:
    """Bucket first: once an item is kept, nobody looks for its object again."""
    expiring = sweeper.upkeep.expiring(job, root, before=needed)
    for each in expiring:
        if each.ref:
            _renew(sweeper, each.ref)
        sweeper.upkeep.keep(each, until=until)
    return len(expiring)


def _renew(sweeper: Sweeper, ref: str) -> None:
    try:
        sweeper.store.renew(ref)
    except NotStored:  # too late for this one; whoever needs it says so
        return


def _reached(moments: Sequence[datetime], end: datetime) -> datetime:
    """A full page may have left some behind; a moment with more than a page of them is passed by."""
    if len(moments) < PAGE:
        return end
    return max(moments[-1], moments[0] + _A_TICK)
