"""Releases parked jobs whose breaker is closed: oldest first, and as fast as the lane's workers take them.

Send, then move the head: a crash in between sends a job twice, and one of the two finds that it is late. In a retired
lane parked jobs become letters instead, head first as in every burial: the sweep finds a message that got lost.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import HeadMoved, Unavailable
from lambdas.core.model.failure import Code, stated
from lambdas.core.model.head import Event, Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import replace
from lambdas.core.sweep.sweeper import SENSELESS, Sweeper, Turn
from lambdas.core.sweep.watcher import parked_message
from lambdas.core.worker.settle import burial_of

WAVES = 2  # of a lane's workers: one that runs, and one that waits so that none of them is ever idle
A_SLICE = 100  # then the next tenant has its turn
PAUSE_S = 2  # between two looks at what the workers have taken
A_REQUEST = 10  # messages: a fuller one is worth waiting for, unless half of a small window is free


def window(lane: Lane) -> int:
    """How many released jobs of a lane may wait in its queue.

    How long a run takes is not known here, but how many released jobs were taken is, so the workers set the rate. No
    other tenant's job waits behind more than this, even in a lane too small for fair queues to help.
    """
    return WAVES * lane.max_concurrency * lane.batch_size


def release_parked(turn: Turn) -> bool:
    """Fill each lane's window, and again when its workers have taken some. False if time was up."""
    release = _Release(turn)
    lanes: dict[str, list[Breaker]] = defaultdict(list)
    for breaker in turn.releasing:
        lanes[breaker.job_type].append(breaker)
    while True:
        for job_type, closed in list(lanes.items()):
            lanes[job_type] = release.fill(turn.sweeper.lanes[job_type], closed)
        if not any(lanes.values()):
            return True
        # As fast as workers take them is not too slow: a long release does not put the beat behind.
        if turn.sweeper.clock() + timedelta(seconds=PAUSE_S) >= turn.until:
            return False
        turn.sweeper.pause(PAUSE_S)


class _Release:
    """One turn's release, which remembers what it could not send."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._sweeper = turn.sweeper
        self._counts = turn.counts
        self._passed: dict[tuple[str, str], set[JobKey]] = defaultdict(set)
        self._out = {(each.tenant_id, each.job_type) for each in (*turn.releasing, *turn.drained)}

    def fill(self, lane: Lane, breakers: Sequence[Breaker]) -> list[Breaker]:
        """A slice of each tenant in turn, so that none waits for all of another's. Returns those that have more."""
        more = list(breakers)
        room = len(more) * A_SLICE if lane.retired else self._room(lane) if more else 0
        served = list(more)
        while room > 0 and served:
            for breaker in list(served):
                if self._turn.over:
                    return more
                limit = min(A_SLICE, room, self._places_left(lane, breaker))
                sent = self._slice(lane, breaker, limit) if limit > 0 else 0
                room -= sent or 0
                if sent is None:
                    more.remove(breaker)
                if sent is None or limit <= 0:
                    served.remove(breaker)
                if room <= 0:
                    break
        return more

    def _places_left(self, lane: Lane, breaker: Breaker) -> int:
        """Of a bounded tenant: what is released beyond it would only be put back, and fill the lane's window."""
        if lane.tenant_concurrency is None or lane.retired:
            return A_SLICE
        most = WAVES * lane.tenant_concurrency
        try:
            return most - self._sweeper.ledger.count_released(breaker.tenant_id, breaker.job_type, most=most)
        except Unavailable:
            self._counts["failed"] += 1
            return 0

    def _room(self, lane: Lane) -> int:
        most = room = window(lane)
        try:
            for tenant_id, job_type in sorted(each for each in self._out if each[1] == lane.job_type):
                room -= self._under_way(tenant_id, job_type, most)
                if room <= 0 or self._turn.over:
                    return 0
        except Unavailable:
            self._counts["failed"] += 1
            return 0
        if room >= A_REQUEST:
            return room - room % A_REQUEST
        return room if room >= most // 2 else 0

    def _under_way(self, tenant_id: str, job_type: str, most: int) -> int:
        """A tenant that has nothing out is not asked about again, unless some of its jobs are released."""
        released = self._sweeper.ledger.count_released(tenant_id, job_type, most=most)
        if not released:
            self._out.discard((tenant_id, job_type))
        return released

    def _slice(self, lane: Lane, breaker: Breaker, limit: int) -> int | None:
        """How many were sent; None if nothing is left to do in this turn."""
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
        except SENSELESS as why:  # of one tenant's row: the others are released
            self._sweeper.skipped(f"{breaker.tenant_id}#{breaker.job_type}", why)
        return None

    def _parked(self, breaker: Breaker, limit: int) -> list[Head]:
        """Behind what could not be sent: a body that is gone blocks nothing."""
        passed = self._passed[breaker.tenant_id, breaker.job_type]
        heads = self._sweeper.ledger.parked(breaker.tenant_id, breaker.job_type, limit=limit + len(passed))
        return [head for head in heads if head.key not in passed][:limit]

    def _release(self, lane: Lane, heads: Sequence[Head]) -> int:
        self._out.add((heads[0].key.tenant_id, lane.job_type))
        sent = [replace(head, resends=head.resends + 1) for head in heads]  # as `release` counts it
        refused = self._sweeper.queue_of(lane.job_type).send_many([parked_message(head) for head in sent])
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
        """After a while: a worker that read the breaker as open may still park a job."""
        over = breaker.closed_at is not None and self._sweeper.clock() >= breaker.closed_at + lane.patience
        # As the index lists them: what could not be sent or read now is parked too.
        if over and not self._sweeper.ledger.count_parked(breaker.tenant_id, breaker.job_type, most=1):
            self._sweeper.breakers.unwatch([breaker])


def bury_parked(sweeper: Sweeper, lane: Lane, heads: Sequence[Head], counts: Counter[str]) -> int:
    """Returns how many were tried."""
    buried = [each for head in heads if (each := _bury_one(sweeper, lane, head)) is not None]
    counts["condemned"] += len(buried)
    counts["moved"] += len(heads) - len(buried)
    unsent = sweeper.queue_of(lane.job_type).send_many([burial_of(each) for each in buried])
    counts["failed"] += len(unsent)
    return len(heads)


def _bury_one(sweeper: Sweeper, lane: Lane, head: Head) -> Head | None:
    """None if it has moved meanwhile."""
    now = sweeper.clock()
    failure = stated(Code.UNROUTABLE, f"job_type: lane {lane.job_type!r} is retired", about="job_type")
    buried = replace(
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
        sweeper.ledger.bury_parked(head, buried, event)
    except HeadMoved:
        return None
    return buried
