"""Sets the counters of waiting letters to what the lists hold: once for letters from before there were such counters,
and again and again, so that nothing a release or a restored table left behind stays wrong.

It never gets in the way of a move: a shard in which a letter moved meanwhile is left for the next pass. A visit notes
how many moves each shard knows; the next one, when the indexes show them all, recounts what has not moved since.
"""

from datetime import timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.value import replace
from lambdas.core.ports.ledger import Cursor
from lambdas.core.sweep.rota import done, take_turns
from lambdas.core.sweep.sweeper import Turn

EVERY = timedelta(minutes=30)
SHARDS_A_TURN = 80  # of all lanes together, about: a shard is six requests


def recount(turn: Turn) -> bool:
    return take_turns(turn, "recount", recount_lane, every=EVERY)


def recount_lane(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    ledger, known = turn.sweeper.ledger, cursor.facts.get("moves")
    if known is None:
        noted = list(ledger.waiting_moves(lane.job_type))
        return done(turn, replace(cursor, facts={"moves": noted, "next": 0}))
    first = int(cursor.facts["next"])
    end = min(len(known), first + max(1, SHARDS_A_TURN // len(turn.sweeper.lanes)))
    for shard in range(first, end):
        wrong = ledger.recount(lane.job_type, shard, moves=known[shard], now=turn.sweeper.clock())
        turn.counts["corrected"] += wrong or 0
    over = end == len(known)
    return done(turn, replace(cursor, facts={} if over else {"moves": known, "next": end}))
