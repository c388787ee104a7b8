"""The minute's round: probes, what should have moved and has not, what is kept, what may go on.

Two rounds at once are harmless. Each part is bounded in time, and what is left of it is the next round's.
"""

from collections import Counter
from datetime import datetime

from lambdas.core.errors import Unavailable
from lambdas.core.gauges import measure
from lambdas.core.head import Head, HeadStatus
from lambdas.core.message import Outgoing
from lambdas.core.refusals import HeadMoved, NotStored
from lambdas.core.release import release_parked, tend_breakers
from lambdas.core.seldom import tidy
from lambdas.core.settle import dying_message, whole_delay_s
from lambdas.core.sweeper import Gauge, Sweeper, Swept
from lambdas.core.upkeep import STUBBORN, Stuck
from lambdas.core.value import names_in

__all__ = ["Gauge", "Sweeper", "Swept", "sweep"]

PAGE = 200
MOST_DOUBLINGS = 6
# Of the time, at most, at the end of each part: none may keep the others, or what is parked, from going on.
RESENDING, TIDYING, MEASURING = 0.6, 0.75, 0.9
_COUNTED = tuple(name for name in names_in(Swept) if name not in ("finished", "gauges", "stuck"))


def sweep(sweeper: Sweeper, *, until: datetime) -> Swept:
    counts: Counter[str] = Counter()
    now = sweeper.clock()
    releasing = tend_breakers(sweeper, counts, until)
    unheard: list[Stuck] = []
    resent = _resend(sweeper, counts, unheard, now + (until - now) * RESENDING)
    tidied = tidy(sweeper, counts, now + (until - now) * TIDYING)
    gauges, stuck = measure(sweeper, now + (until - now) * MEASURING)
    # Last, because it goes on for as long as there is time and something to release.
    released = release_parked(sweeper, releasing, counts, until)
    done = {name: counts[name] for name in _COUNTED}
    finished = resent and tidied and released and not counts["cut"]
    named_once = {job.key: job for job in (*stuck, *unheard)}
    return Swept(**done, finished=finished, gauges=gauges, stuck=tuple(named_once.values()))


def _resend(sweeper: Sweeper, counts: Counter[str], unheard: list[Stuck], until: datetime) -> bool:
    """`unheard` gets those that are sent so often now that they count as stuck."""
    while heads := sweeper.ledger.due(sweeper.clock(), limit=PAGE):
        progress = 0
        for head in heads:
            if sweeper.clock() >= until:
                return False
            outcome = _send_again(sweeper, head)
            counts[outcome] += 1
            counts["stubborn"] += outcome == "resent" and head.resends >= STUBBORN
            if outcome == "resent" and head.resends + 1 == STUBBORN:
                unheard.append(Stuck(key=head.key, since=sweeper.clock()))
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
    sweep_at = now + lane.patience * 2 ** min(head.resends, MOST_DOUBLINGS)
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
