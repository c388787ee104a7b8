"""The minute's round: probes, what should have moved and has not, what may go on. Two rounds at once are harmless."""

from collections import Counter
from datetime import datetime

from lambdas.core.errors import Unavailable
from lambdas.core.head import Head, HeadStatus
from lambdas.core.message import Outgoing
from lambdas.core.ports import HeadMoved, NotStored
from lambdas.core.release import gauges, release_parked, tend_breakers
from lambdas.core.settle import dying_message, whole_delay_s
from lambdas.core.sweeper import Gauge, Sweeper, Swept
from lambdas.core.worker import patience

__all__ = ["Gauge", "Sweeper", "Swept", "sweep"]

PAGE = 200
MOST_DOUBLINGS = 6
RESENDING = 0.6  # of the time, at most: a long list of lost messages must not keep what is parked from going on


def sweep(sweeper: Sweeper, *, until: datetime) -> Swept:
    counts: Counter[str] = Counter()
    now = sweeper.clock()
    releasing = tend_breakers(sweeper, counts, until)
    resent = _resend(sweeper, counts, now + (until - now) * RESENDING)
    released = release_parked(sweeper, releasing, counts, until)
    known = ("resent", "moved", "failed", "unknown", "probes", "closed", "reopened", "released", "condemned")
    done = {name: counts[name] for name in known}
    return Swept(**done, finished=resent and released and not counts["cut"], gauges=_gauges(sweeper))


def _gauges(sweeper: Sweeper) -> tuple[Gauge, ...]:
    try:
        return gauges(sweeper)
    except Unavailable:  # the round's work is done; a gap in a graph is no reason to call it failed
        return ()


def _resend(sweeper: Sweeper, counts: Counter[str], until: datetime) -> bool:
    while heads := sweeper.ledger.due(sweeper.clock(), limit=PAGE):
        progress = 0
        for head in heads:
            if sweeper.clock() >= until:
                return False
            outcome = _send_again(sweeper, head)
            counts[outcome] += 1
            progress += outcome in ("resent", "moved")
        if not progress:  # what is left cannot be moved in this round
            break
    return True


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
    except (Unavailable, NotStored):
        return "failed"
    return "resent"


def _message(head: Head, now: datetime) -> Outgoing:
    if head.status is HeadStatus.DYING:
        return dying_message(head)
    return Outgoing(
        body=head.body,
        group=head.key.tenant_id,
        ticket=head.ticket,
        delay_s=whole_delay_s((head.due_at or now) - now),
        trace_id=head.trace_id,
    )
