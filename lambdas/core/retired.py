"""What is parked in a lane that takes nothing new: it becomes a letter, for nothing will ever run it.

Head first, as for every burial: a message that got lost is found again by the sweep.
"""

from collections import Counter
from collections.abc import Sequence

from lambdas.core import breaker as breakers
from lambdas.core.breaker import Breaker
from lambdas.core.breaking import CLOSED, event_of, move
from lambdas.core.head import Head, HeadStatus
from lambdas.core.lane import Lane
from lambdas.core.refusals import HeadMoved
from lambdas.core.settle import dying_message
from lambdas.core.stated import stated
from lambdas.core.sweeper import Sweeper
from lambdas.core.taxonomy import Code
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.value import replace


def retire(sweeper: Sweeper, breaker: Breaker) -> Breaker:
    """A retired lane runs nothing, so there is nothing to wait for."""
    if breaker.opened_at is None:
        return breaker
    now, why = sweeper.clock(), "the lane is retired"
    to = breakers.closed(breaker, at=now, by=MACHINE, why=why)
    event = event_of(CLOSED, at=now, why=why, new_id=sweeper.new_id)
    moved = move(sweeper.breakers, sweeper.notices, breaker, to, event)
    return replace(to, version=breaker.version + 1) if moved else breaker


def bury_parked(sweeper: Sweeper, lane: Lane, heads: Sequence[Head], counts: Counter[str]) -> int:
    """How many were looked at."""
    condemned = [dying for head in heads if (dying := _condemn(sweeper, lane, head)) is not None]
    counts["condemned"] += len(condemned)
    counts["moved"] += len(heads) - len(condemned)
    unsent = sweeper.queue_of(lane.job_type).send_many([dying_message(dying) for dying in condemned])
    counts["failed"] += len(unsent)
    return len(heads)


def _condemn(sweeper: Sweeper, lane: Lane, head: Head) -> Head | None:
    """None if it has moved meanwhile."""
    now = sweeper.clock()
    failure = stated(Code.UNROUTABLE, f"job_type: lane {lane.job_type!r} is retired", about="job_type")
    dying = replace(
        head,
        status=HeadStatus.DYING,
        failure=failure,
        ticket=sweeper.new_id(),
        death_id=f"death_{sweeper.new_id()}",
        parked_at=None,
        sweep_at=now + lane.patience,
        resends=0,
        updated_at=now,
    )
    why = f"buried as {failure.code}: {failure.detail}"
    event = Event(at=now, event_id=sweeper.new_id(), what="job.condemned", why=why, data={"code": failure.code})
    try:
        sweeper.ledger.condemn(head, dying, event)
    except HeadMoved:
        return None
    return dying
