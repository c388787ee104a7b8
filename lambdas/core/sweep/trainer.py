"""Teaches lanes with `foresee` what their jobs fail with, from what their workers noted. Other lanes cost nothing.

It is a part of the beat `upkeep`. A model is replaced as it was read, or not at all: a turn that is cut, or made twice,
teaches nothing twice.
"""

from datetime import timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.foresight import Seen, trained
from lambdas.core.model.value import replace
from lambdas.core.ports.ledger import Cursor
from lambdas.core.sweep.sweeper import Turn, done, take_turns

TRAIN_EVERY = timedelta(minutes=10)
LATE = timedelta(minutes=2)  # a bundle may be written a little after others of its time
MOST_BUNDLES = 500  # of a lane in one turn, of some dozens of attempts each


def train(turn: Turn) -> bool:
    lanes = tuple(name for name, lane in turn.sweeper.lanes.items() if lane.foresee)
    return take_turns(turn, "foresee", train_lane, every=TRAIN_EVERY, only=lanes) if lanes else True


def train_lane(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    ledger, now = turn.sweeper.ledger, turn.sweeper.clock()
    before = ledger.foresight(lane.job_type)
    seen, to, bundles = list[tuple[Seen, int]](), before.to, 0
    for name, bundle in ledger.seen(lane.job_type, after=before.to, before=now - LATE):
        seen += bundle
        to, bundles = name, bundles + 1
        if bundles == MOST_BUNDLES or turn.over:
            break
    if seen:
        taught = trained(before, seen, to=to, now=now)
        turn.counts["taught"] += bundles if ledger.keep_foresight(lane.job_type, taught, former=before.to) else 0
    return replace(cursor, place=to) if bundles == MOST_BUNDLES or turn.over else done(turn, cursor)
