"""What is parked goes on: released oldest first, a bounded number a round; or, of a retired lane, buried.

Send, then move the head: a crash in between sends a job twice, and one of the two finds that it is late.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from lambdas.core import breaker as breakers
from lambdas.core.breaker import Breaker
from lambdas.core.breaking import CLOSED, event_of, move, notice_of
from lambdas.core.errors import Unavailable
from lambdas.core.head import Head, HeadStatus
from lambdas.core.lane import Lane
from lambdas.core.ports import HeadMoved, NotStored
from lambdas.core.probe import parked_message, tend
from lambdas.core.settle import dying_message
from lambdas.core.stated import stated
from lambdas.core.sweeper import Gauge, Sweeper
from lambdas.core.taxonomy import Code
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.worker import patience

A_ROUND = 500  # jobs of one tenant and lane: a flood that was held back must not become a flood again
A_SLICE = 50  # then the next tenant has its turn
MOST_COUNTED = 20_000  # of one tenant and lane: the gauge says "many" beyond this


def tend_breakers(sweeper: Sweeper, counts: Counter[str], until: datetime) -> list[Breaker]:
    """Cool-downs and probes first, for they are few. The breakers from which jobs are to be released."""
    releasing: list[Breaker] = []
    try:
        watched = sweeper.breakers.watched()
    except Unavailable:
        counts["failed"] += 1
        return releasing
    for breaker in watched:
        if sweeper.clock() >= until:
            counts["cut"] += 1
            break
        lane = sweeper.lanes.get(breaker.job_type)
        if lane is None:
            counts["unknown"] += 1
            continue
        try:
            found = _retire(sweeper, breaker) if lane.retired else breaker
            if found.opened_at is not None:
                counts[tend(sweeper, lane, found)] += 1
            else:
                releasing.append(_told(sweeper, found))
        except (Unavailable, NotStored):
            counts["failed"] += 1
    return releasing


def release_parked(sweeper: Sweeper, releasing: Sequence[Breaker], counts: Counter[str], until: datetime) -> bool:
    """A slice of each in turn, so that no tenant waits for the end of another's. False if time was up."""
    left = {(each.tenant_id, each.job_type): A_ROUND for each in releasing}
    under_way = list(releasing)
    while under_way:
        for breaker in list(under_way):
            if sweeper.clock() >= until:
                return False
            key = (breaker.tenant_id, breaker.job_type)
            try:
                left[key] -= A_SLICE
                more = _release_slice(sweeper, breaker, counts, until)
            except (Unavailable, NotStored):
                counts["failed"] += 1
                more = False
            if not more or left[key] <= 0:
                under_way.remove(breaker)
    return True


def gauges(sweeper: Sweeper) -> tuple[Gauge, ...]:
    now = sweeper.clock()
    by_lane = {job_type: Gauge(job_type=job_type) for job_type in sweeper.lanes}
    for breaker in sweeper.breakers.watched():
        gauge = by_lane.get(breaker.job_type)
        if gauge is None:
            continue
        parked = sweeper.ledger.count_parked(breaker.tenant_id, breaker.job_type, most=MOST_COUNTED)
        open_s = (now - breaker.opened_at).total_seconds() if breaker.opened_at else 0.0
        by_lane[breaker.job_type] = replace(
            gauge,
            open=gauge.open + (breaker.opened_at is not None),
            longest_open_s=max(gauge.longest_open_s, open_s),
            parked=gauge.parked + parked,
        )
    return tuple(by_lane.values())


def _release_slice(sweeper: Sweeper, breaker: Breaker, counts: Counter[str], until: datetime) -> bool:
    """False if nothing was left. It is watched a while longer: a worker that read it open may still park a job."""
    lane = sweeper.lanes[breaker.job_type]
    heads = sweeper.ledger.parked(breaker.tenant_id, breaker.job_type, limit=A_SLICE)
    for head in heads:
        if sweeper.clock() >= until:
            return True
        counts[_condemn(sweeper, lane, head) if lane.retired else _release(sweeper, lane, head)] += 1
    now = sweeper.clock()
    if not heads and breaker.closed_at is not None and now >= breaker.closed_at + patience(lane):
        sweeper.breakers.move(breaker, replace(breaker, watch_at=None))
    return bool(heads)


def _release(sweeper: Sweeper, lane: Lane, head: Head) -> str:
    now = sweeper.clock()
    try:
        sweeper.queue_of(lane.job_type).send(parked_message(head))
        sweeper.ledger.release(head, now=now, sweep_at=now + patience(lane))
    except NotStored:  # it stays parked, and keeps nobody behind it
        return "failed"
    except HeadMoved:  # its message was quicker than this write
        return "moved"
    return "released"


def _condemn(sweeper: Sweeper, lane: Lane, head: Head) -> str:
    """Head first, as for every burial: the message is found again by the sweep."""
    now = sweeper.clock()
    failure = stated(Code.UNROUTABLE, f"job_type: lane {lane.job_type!r} is retired", about="job_type")
    dying = replace(
        head,
        status=HeadStatus.DYING,
        failure=failure,
        ticket=sweeper.new_id(),
        death_id=f"death_{sweeper.new_id()}",
        parked_at=None,
        sweep_at=now + patience(lane),
        resends=0,
        updated_at=now,
    )
    why = f"buried as {failure.code}: {failure.detail}"
    event = Event(at=now, event_id=sweeper.new_id(), what="job.condemned", why=why, data={"code": failure.code})
    try:
        sweeper.ledger.condemn(head, dying, event)
    except HeadMoved:
        return "moved"
    sweeper.queue_of(lane.job_type).send(dying_message(dying))
    return "condemned"


def _retire(sweeper: Sweeper, breaker: Breaker) -> Breaker:
    """A retired lane runs nothing, so there is nothing to wait for."""
    if breaker.opened_at is None:
        return breaker
    now, why = sweeper.clock(), "the lane is retired"
    to = breakers.closed(breaker, at=now, by=MACHINE, why=why)
    event = event_of(CLOSED, at=now, why=why, new_id=sweeper.new_id)
    moved = move(sweeper.breakers, sweeper.notices, breaker, to, event)
    return replace(to, version=breaker.version + 1) if moved else breaker


def _told(sweeper: Sweeper, breaker: Breaker) -> Breaker:
    """A person who closes a breaker may not publish; the sweep tells for them. And who was served goes last."""
    moved = sweeper.breakers.move(breaker, replace(breaker, untold=False, watch_at=sweeper.clock()))
    if moved is not None and breaker.untold:
        why = f"{breaker.closed_why} (closed by {breaker.closed_by})"
        sweeper.notices.tell(notice_of(CLOSED, breaker, why=why))
    return moved or breaker
