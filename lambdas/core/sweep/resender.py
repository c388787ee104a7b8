"""The beat `resend`: a message that got lost is sent again, and a move that got lost is counted and announced.

A backlog is not doubled. What was sent again leaves the index of what is due, so the index itself says where the next
turn begins. Moves of letters are counted directly after their settle; few are left to the sweep in a quiet world, and
many after a flood of deaths of one cause, whose counters are then busy: so they are summed up and counted many at once.
A letter that a person discards, or that a replay recovers, is announced here, within about a minute of it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from lambdas.core.config.lane import KEPT_IN_QUEUE, MOST_DOUBLINGS, Lane
from lambdas.core.model.announcement import Announcement
from lambdas.core.model.errors import HeadMoved, NotStored, Unavailable, Uncountable
from lambdas.core.model.group import Uncounted
from lambdas.core.model.head import STUBBORN, Head, HeadStatus, Stuck
from lambdas.core.model.job import JobKey, Outgoing, StoredBody
from lambdas.core.model.value import replace
from lambdas.core.notify.announce import announce_all
from lambdas.core.ports.outside import Bus
from lambdas.core.sweep.sweeper import Sweeper, Turn
from lambdas.core.worker.settle import burial_of, whole_delay_s

PAGE = 200
NO_LONGER_DUE = ("resent", "unknown", "looked", "gathered")  # what moved may be, if its time is odd
# Heads of a lane that is not deployed wait for it, and must not stand before those of the other lanes.
LANE_GONE = timedelta(hours=1)


def resend(turn: Turn) -> bool:
    return each_due(turn, turn.sweeper.ledger.due, send_again)


def each_due(turn: Turn, due: Callable[..., Sequence[Head]], work: Callable[[Sweeper, Head], str]) -> bool:
    """The oldest first. Each head is tried once: what fails now waits for the next turn."""
    left: set[JobKey] = set()
    while heads := [head for head in due(turn.sweeper.clock(), limit=PAGE + len(left)) if head.key not in left]:
        for head in heads:
            if turn.over:
                return turn.cut()
            left.add(head.key)
            with turn.each(head.key):
                outcome = work(turn.sweeper, head)
                _count(turn, head, outcome)
                if outcome in NO_LONGER_DUE:
                    left.discard(head.key)
    return True


def _count(turn: Turn, head: Head, outcome: str) -> None:
    turn.counts[outcome] += 1
    turn.counts["stubborn"] += outcome == "resent" and head.resends >= STUBBORN
    if outcome == "resent" and head.resends + 1 == STUBBORN:  # by now it counts as stuck
        turn.stuck.append(Stuck(key=head.key, since=turn.sweeper.clock()))


def send_again(sweeper: Sweeper, head: Head) -> str:
    """Ledger first: a crash after it costs one wait, a crash before it costs nothing."""
    lane = sweeper.lanes.get(head.key.job_type)
    # Somebody gave a first message a ticket, and its worker died: the ledger never had its body.
    unknown = head.status is HeadStatus.RUNNING and head.body == StoredBody()
    if lane is None or unknown:
        return _put_off(sweeper, head)
    now = sweeper.clock()
    # Each resend waits twice as long as the one before, so that a backlog is never doubled every minute, and in the end
    # so long that no copy is left when the next is sent: a copy that the broker moves by then was the last.
    due = max(now, head.due_at or now)  # a sleeper's first message is sent before it is due, with what is left as delay
    sweep_at = due + min(KEPT_IN_QUEUE, lane.patience * 2 ** min(head.resends, MOST_DOUBLINGS))
    try:
        resent = sweeper.ledger.resend(head, sweep_at=sweep_at)
        return _sent(sweeper, lane, resent, now)
    except HeadMoved:
        return "moved"
    except (Unavailable, NotStored):
        return "failed"


def _sent(sweeper: Sweeper, lane: Lane, head: Head, now: datetime) -> str:
    try:
        sweeper.queue_of(lane.job_type).send(_message(head, now))
    except Unavailable:  # no copy is under way, so none is waited for: not longer than for the first
        sweeper.ledger.postpone(head, sweep_at=sweeper.clock() + lane.patience)
        raise
    return "resent"


def _put_off(sweeper: Sweeper, head: Head) -> str:
    try:
        sweeper.ledger.postpone(head, sweep_at=sweeper.clock() + LANE_GONE)
    except HeadMoved:
        return "moved"
    except Unavailable:
        return "failed"
    return "unknown"


def _message(head: Head, now: datetime) -> Outgoing:
    if head.status is HeadStatus.DYING:
        return burial_of(head)
    return replace(head.message(), delay_s=whole_delay_s((head.due_at or now) - now))


MOVES_PAGE = 400
AT_ONCE = 11  # an event and at most eight counters each: DynamoDB takes 100 writes in a transaction
SET_ASIDE_FOR = timedelta(hours=1)


def count_what_was_cut_off(turn: Turn) -> bool:
    return finish_counting(turn.sweeper, turn.counts, turn.until) or turn.cut()


def finish_counting(sweeper: Sweeper, counts: Counter[str], until: datetime) -> bool:
    """False if some are left. What cannot be counted is set aside for an hour, so that it hides nothing behind it."""
    while sweeper.clock() < until:
        try:
            events = sweeper.ledger.uncounted(sweeper.clock(), limit=MOVES_PAGE)
            if not events:
                return True
            for begin in range(0, len(events), AT_ONCE):
                if sweeper.clock() >= until:
                    return False
                _count_moves(sweeper, events[begin : begin + AT_ONCE], counts)
        except Unavailable:  # the next turn finds them again
            counts["failed"] += 1
            return False
    return False


def _count_moves(sweeper: Sweeper, events: Sequence[Uncounted], counts: Counter[str]) -> None:
    unread = [event for event in events if event.move is None]
    try:
        counts["counted"] += sweeper.ledger.count_moves(events)
    except Uncountable:
        if len(events) > 1:
            for event in events:
                _count_moves(sweeper, [event], counts)
            return
        unread = list(events)
    for event in unread:
        sweeper.ledger.set_aside(event, until=sweeper.clock() + SET_ASIDE_FOR)
        counts["skipped"] += 1


SENT_AT_ONCE = 10  # EventBridge's own limit
AGAIN_AFTER = timedelta(minutes=5)  # what was refused must not stand before the others


def announce_what_was_cut_off(turn: Turn) -> bool:
    sweeper = turn.sweeper
    if sweeper.bus is None or not any(lane.events for lane in sweeper.lanes.values()):
        return True  # a deployment that announces nothing does not even look
    return _announced(turn, sweeper, sweeper.bus) or turn.cut()


def _announced(turn: Turn, sweeper: Sweeper, bus: Bus) -> bool:
    while not turn.over:
        try:
            pending = sweeper.ledger.unannounced(sweeper.clock(), limit=PAGE)
            if not pending:
                return True
            for begin in range(0, len(pending), SENT_AT_ONCE):
                if turn.over or not _send(sweeper, bus, pending[begin : begin + SENT_AT_ONCE], turn.counts):
                    return False
        except Unavailable:  # the next turn finds them again
            turn.counts["failed"] += 1
            return False
    return False


def _send(sweeper: Sweeper, bus: Bus, some: Sequence[Announcement], counts: Counter[str]) -> bool:
    """Whether the bus takes anything at all."""
    unmeant = [each for each in some if not _is_meant(sweeper, each)]
    for each in unmeant:
        sweeper.ledger.announced(each, now=sweeper.clock())
    some = [each for each in some if each not in unmeant]
    heads = sweeper.ledger.heads_at([key for each in some if (key := each.result_key) is not None])
    announced = [(each, heads.get(each.result_key) if each.result_key else None) for each in some]
    refused = announce_all(bus, sweeper.ledger, announced, now=sweeper.clock())
    counts["announced"] += len(some) - len(refused)
    counts["failed"] += len(refused)
    for each in refused:
        sweeper.ledger.announce_later(each, at=sweeper.clock() + AGAIN_AFTER)
    return not some or len(refused) < len(some)


def _is_meant(sweeper: Sweeper, announcement: Announcement) -> bool:
    """The sweep may say what no worker may: a row that its lane would not have written is not its errand."""
    lane = sweeper.lanes.get(announcement.job_type)
    return lane is not None and announcement.what in lane.events
