"""The sweep is separate beats of one function, each with a schedule of its own: none waits for another.

Two of them at once are harmless, and so is the same one twice. A beat is a list of parts; each is bounded in time, and
what is cut resumes where it stopped.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.value import names_in
from lambdas.core.sweep.gatherer import gather
from lambdas.core.sweep.gauges import measure
from lambdas.core.sweep.keeper import archive, catch_up, keep_letters, keep_parked, train
from lambdas.core.sweep.recoverer import Recoverer, recover
from lambdas.core.sweep.releaser import release_parked
from lambdas.core.sweep.resender import announce_what_was_cut_off, count_what_was_cut_off, resend
from lambdas.core.sweep.sweeper import SENSELESS, Gauge, Sweeper, Swept, Turn, lag_of
from lambdas.core.sweep.watcher import look_at_breakers

__all__ = ["BEATS", "Gauge", "Sweeper", "Swept", "beats_in", "sweep"]

# False: there is more to do than there was time for.
Part = Callable[[Turn], bool]
# Each part with the share of its beat's time that is used at most when it ends. The most urgent first.
PARTS: Mapping[str, Sequence[tuple[Part, float]]] = {
    "resend": ((resend, 0.6), (gather, 0.7), (count_what_was_cut_off, 0.85), (announce_what_was_cut_off, 1.0)),
    "breakers": ((look_at_breakers, 0.6), (release_parked, 1.0)),
    "recovery": (),  # its parts are in recoverer.py, and need other ports
    "upkeep": ((measure, 0.4), (archive, 0.55), (keep_letters, 0.7), (keep_parked, 0.8), (train, 0.9), (catch_up, 1.0)),
}
BEATS = tuple(PARTS)
# It uses all the time that is left while there is something to release, so it comes after everything else.
LAST: Part = release_parked
_COUNTED = tuple(name for name in names_in(Swept) if name not in ("finished", "gauges", "stuck", "lags"))


def beats_in(event: Mapping[str, Any]) -> tuple[str, ...]:
    """What a schedule's input asks for; all of them, the most urgent first, if it names none. Raise ValueError."""
    beat = event.get("beat")
    if beat is None:
        return BEATS
    if beat not in BEATS:
        raise ValueError(f"beat {beat!r}: expected one of {', '.join(BEATS)}")
    return (beat,)


def sweep(
    sweeper: Sweeper, *, until: datetime, beats: Sequence[str] = BEATS, recoverer: Recoverer | None = None
) -> Swept:
    """Without a recoverer there is no recovery. Of several beats each has at most half of the time that is left."""
    turn, lags, finished, alone = Turn(sweeper, until), dict[str, float](), True, len(beats) == 1
    for beat in beats:
        if beat == "recovery" and recoverer is None:
            continue
        turn.until = until if alone else until - (until - sweeper.clock()) / 2
        turn.behind = False
        parts = [each for each in PARTS[beat] if alone or each[0] is not LAST]
        finished &= _recovered(recoverer, turn) if beat == "recovery" and recoverer else _beaten(turn, parts)
        lag = lag_of(sweeper.ledger, beat, now=sweeper.clock(), behind=turn.behind)
        lags |= {} if lag is None else {beat: lag}
    if not alone:
        turn.until = until
        finished &= LAST(turn)
    done = {name: turn.counts[name] for name in _COUNTED}
    stuck = tuple({job.key: job for job in turn.stuck}.values())  # each named once
    return Swept(**done, finished=finished, gauges=tuple(turn.gauges), stuck=stuck, lags=lags)


def _beaten(turn: Turn, parts: Sequence[tuple[Part, float]]) -> bool:
    """Each part, whatever becomes of the one before it."""
    begin, end = turn.sweeper.clock(), turn.until
    finished = True
    for part, share in parts:
        turn.until = begin + (end - begin) * share
        try:
            finished &= part(turn)
        except (Unavailable, *SENSELESS) as why:
            if not isinstance(why, Unavailable):  # of a row that no item stands for: it stops no other part
                turn.sweeper.skipped(part.__name__, why)
            turn.counts["failed"] += 1
            finished = turn.cut()
    return finished


def _recovered(recoverer: Recoverer, turn: Turn) -> bool:
    counts = recover(recoverer, until=turn.until)
    turn.behind = bool(counts.pop("cut", 0) or counts["failed"])
    turn.counts.update(counts)
    return not turn.behind
