"""What is parked goes on when its breaker is closed: oldest first, and as fast as the lane's workers take it.

Send, then move the head: a crash in between sends a job twice, and one of the two finds that it is late.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import datetime, timedelta

from lambdas.core.breaker import Breaker
from lambdas.core.breaking import CLOSED, notice_of
from lambdas.core.errors import Unavailable
from lambdas.core.head import Head
from lambdas.core.job import JobKey
from lambdas.core.lane import Lane
from lambdas.core.probe import parked_message, tend
from lambdas.core.refusals import HeadMoved, NotStored
from lambdas.core.retired import bury_parked, retire
from lambdas.core.sweeper import Sweeper
from lambdas.core.value import replace

WAVES = 2  # of a lane's workers: one that runs, and one that waits so that none of them is ever idle
A_SLICE = 100  # then the next tenant has its turn
PAUSE_S = 2  # between two looks at what the workers have taken
A_REQUEST = 10  # messages: a fuller one is worth waiting for, unless half of a small window is free


def window(lane: Lane) -> int:
    """How many released jobs of a lane may wait in its queue.

    How long a run takes is not known here, but what was released and taken is: so the rate is the workers' own. And
    another tenant's job never waits behind more than this, even where a lane is too small for fair queues to help.
    """
    return WAVES * lane.max_concurrency * lane.batch_size


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
            found = retire(sweeper, breaker) if lane.retired else breaker
            if found.opened_at is not None:
                counts[tend(sweeper, lane, found)] += 1
            else:
                releasing.append(_told(sweeper, found))
        except (Unavailable, NotStored):
            counts["failed"] += 1
    return releasing


def release_parked(sweeper: Sweeper, releasing: Sequence[Breaker], counts: Counter[str], until: datetime) -> bool:
    """Fill each lane's window, and again when its workers have taken some. False if time was up."""
    release = _Release(sweeper, counts, until)
    lanes: dict[str, list[Breaker]] = defaultdict(list)
    for breaker in releasing:
        lanes[breaker.job_type].append(breaker)
    while True:
        for job_type, breakers in list(lanes.items()):
            lanes[job_type] = release.fill(sweeper.lanes[job_type], breakers)
        if not any(lanes.values()):
            return True
        if sweeper.clock() + timedelta(seconds=PAUSE_S) >= until:
            return False
        sweeper.pause(PAUSE_S)


class _Release:
    """One round's release, which remembers what it could not send."""

    def __init__(self, sweeper: Sweeper, counts: Counter[str], until: datetime) -> None:
        self._sweeper = sweeper
        self._counts = counts
        self._until = until
        self._passed: dict[tuple[str, str], set[JobKey]] = defaultdict(set)

    def fill(self, lane: Lane, breakers: Sequence[Breaker]) -> list[Breaker]:
        """A slice of each tenant in turn, so that none waits for the end of another's. Those that have more."""
        more = list(breakers)
        room = self._room(lane, more) if not lane.retired else len(more) * A_SLICE
        while room > 0 and more:
            for breaker in list(more):
                if self._sweeper.clock() >= self._until:
                    return more
                sent = self._slice(lane, breaker, min(A_SLICE, room))
                room -= sent or 0
                if sent is None:
                    more.remove(breaker)
                if room <= 0:
                    break
        return more

    def _room(self, lane: Lane, breakers: Sequence[Breaker]) -> int:
        most = window(lane)
        try:
            under_way = (self._sweeper.upkeep.count_released(b.tenant_id, b.job_type, most=most) for b in breakers)
            room = most - sum(under_way)
        except Unavailable:
            self._counts["failed"] += 1
            return 0
        if room >= A_REQUEST:
            return room - room % A_REQUEST
        return room if room >= most // 2 else 0

    def _slice(self, lane: Lane, breaker: Breaker, limit: int) -> int | None:
        """How many were sent; None if nothing is left to do in this round."""
        try:
            found = self._sweeper.breakers.find(breaker.tenant_id, breaker.job_type)
            if found.opened_at is not None:  # it tripped again: what is sent now would only be parked again
                return None
            heads = self._parked(found, limit)
            if not heads:
                self._unwatch(lane, found)
                return None
            if lane.retired:
                return bury_parked(self._sweeper, lane, heads, self._counts)
            return self._release(lane, heads)
        except Unavailable:
            self._counts["failed"] += 1
            return None

    def _parked(self, breaker: Breaker, limit: int) -> list[Head]:
        """Behind what could not be sent: a body that is gone keeps nobody waiting."""
        passed = self._passed[breaker.tenant_id, breaker.job_type]
        heads = self._sweeper.ledger.parked(breaker.tenant_id, breaker.job_type, limit=limit + len(passed))
        return [head for head in heads if head.key not in passed][:limit]

    def _release(self, lane: Lane, heads: Sequence[Head]) -> int:
        refused = self._sweeper.queue_of(lane.job_type).send_many([parked_message(head) for head in heads])
        tickets = {message.ticket for message in refused}
        for head in heads:
            if head.ticket in tickets:
                self._passed[head.key.tenant_id, head.key.job_type].add(head.key)
                self._counts["failed"] += 1
            else:
                self._counts[self._queued(lane, head)] += 1
        return len(heads) - len(refused)

    def _queued(self, lane: Lane, head: Head) -> str:
        now = self._sweeper.clock()
        try:
            self._sweeper.ledger.release(head, now=now, sweep_at=now + lane.patience)
        except HeadMoved:  # its message was quicker than this write
            return "moved"
        return "released"

    def _unwatch(self, lane: Lane, breaker: Breaker) -> None:
        """It is watched a while longer: a worker that read it open may still park a job."""
        empty = not self._passed[breaker.tenant_id, breaker.job_type]
        if empty and breaker.closed_at is not None and self._sweeper.clock() >= breaker.closed_at + lane.patience:
            self._sweeper.breakers.move(breaker, replace(breaker, watch_at=None))


def _told(sweeper: Sweeper, breaker: Breaker) -> Breaker:
    """A person who closes a breaker may not publish; the sweep tells for them. And who was served goes last."""
    moved = sweeper.breakers.move(breaker, replace(breaker, untold=False, watch_at=sweeper.clock()))
    if moved is not None and breaker.untold:
        why = f"{breaker.closed_why} (closed by {breaker.closed_by})"
        sweeper.notices.tell(notice_of(CLOSED, breaker, why=why))
    return moved or breaker
