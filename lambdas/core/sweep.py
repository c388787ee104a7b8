"""The minute's round: what should have moved by now and has not is sent again. Two rounds at once are harmless."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from lambdas.core.errors import Unavailable
from lambdas.core.head import Head, HeadStatus
from lambdas.core.lane import Lane
from lambdas.core.message import MAX_DELAY_S, Outgoing
from lambdas.core.ports import HeadMoved, LaneQueue, Ledger
from lambdas.core.settle import dying_message
from lambdas.core.worker import patience

PAGE = 200
MOST_DOUBLINGS = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Sweeper:
    lanes: Mapping[str, Lane]
    ledger: Ledger
    queue_of: Callable[[str], LaneQueue]
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Swept:
    resent: int = 0
    moved: int = 0  # somebody else was quicker
    failed: int = 0  # a queue did not answer; the next round tries again
    unknown: int = 0  # heads of a lane that is not deployed any more
    finished: bool = True  # False: time was up before the list was


def sweep(sweeper: Sweeper, *, until: datetime) -> Swept:
    counts: Counter[str] = Counter()
    while heads := sweeper.ledger.due(sweeper.clock(), limit=PAGE):
        progress = 0
        for head in heads:
            if sweeper.clock() >= until:
                return _swept(counts, finished=False)
            outcome = _send_again(sweeper, head)
            counts[outcome] += 1
            progress += outcome in ("resent", "moved")
        if not progress:  # what is left cannot be moved in this round
            break
    return _swept(counts, finished=True)


def _swept(counts: Counter[str], *, finished: bool) -> Swept:
    return Swept(
        resent=counts["resent"],
        moved=counts["moved"],
        failed=counts["failed"],
        unknown=counts["unknown"],
        finished=finished,
    )


def _send_again(sweeper: Sweeper, head: Head) -> str:
    """Ledger first: a crash after it costs one wait, a crash before it costs nothing."""
    lane = sweeper.lanes.get(head.key.job_type)
    if lane is None:
        return "unknown"
    now = sweeper.clock()
    # Each resend waits twice as long as the one before, so that a backlog is never doubled every minute.
    sweep_at = now + patience(lane) * 2 ** min(head.resends, MOST_DOUBLINGS)
    try:
        resent = sweeper.ledger.resend(head, ticket=sweeper.new_id(), sweep_at=sweep_at)
        sweeper.queue_of(lane.job_type).send(_message(resent, now))
    except HeadMoved:
        return "moved"
    except Unavailable:
        return "failed"
    return "resent"


def _message(head: Head, now: datetime) -> Outgoing:
    if head.status is HeadStatus.DYING:
        return dying_message(head)
    wait = (head.due_at or now) - now
    return Outgoing(
        body=head.body,
        group=head.key.tenant_id,
        ticket=head.ticket,
        delay_s=min(MAX_DELAY_S, max(0, -int(-wait // timedelta(seconds=1)))),
        trace_id=head.trace_id,
    )
