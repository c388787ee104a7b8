"""Sets the counters of waiting letters to what the lists hold: once for letters from before there were such counters,
and again and again, so that nothing a release or a restored table left behind stays wrong.

It never gets in the way of a move: a shard in which a letter moved meanwhile is left for the next pass. One visit notes
how many moves each shard knows; the next what differs, where nothing has moved since; one more sets right what differs
still in the same way. So no move that an index or a counter does not show yet is counted twice.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

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
    first, seen = int(cursor.facts["next"]), cursor.facts.get("seen")
    end = min(len(known), first + max(1, SHARDS_A_TURN // len(turn.sweeper.lanes)))
    found = dict(cursor.facts.get("found", {}))
    for shard in range(first, end):
        if seen is None or str(shard) in seen:
            again = (seen or {}).get(str(shard), "")
            now = turn.sweeper.clock()
            differs, right = ledger.recount(lane.job_type, shard, moves=known[shard], now=now, seen=again)
            found |= {str(shard): differs} if differs else {}
            turn.counts["corrected"] += right
    return done(turn, replace(cursor, facts=_next(known, end, found, seen)))


def _next(known: Sequence[int], end: int, found: Mapping[str, str], seen: Mapping[str, str] | None) -> dict[str, Any]:
    """A pass that has seen nothing, or has set right what it saw, is over."""
    if end < len(known):
        return {"moves": known, "next": end, "found": found} | ({} if seen is None else {"seen": seen})
    return {"moves": known, "next": 0, "seen": found} if found and seen is None else {}
