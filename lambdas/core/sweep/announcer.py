"""Announcements that nobody has sent: their sender was cut off, or nobody was there to send them at all.

A letter that a person discards, or that a replay recovers, is announced here, within about a minute of it.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

from lambdas.core.model.announcement import Announcement
from lambdas.core.model.errors import Unavailable
from lambdas.core.notify.announce import announce_all
from lambdas.core.ports.outside import Bus
from lambdas.core.sweep.sweeper import Sweeper, Turn

PAGE = 200
AT_ONCE = 10  # EventBridge's own limit
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
            for begin in range(0, len(pending), AT_ONCE):
                if turn.over or not _send(sweeper, bus, pending[begin : begin + AT_ONCE], turn.counts):
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
