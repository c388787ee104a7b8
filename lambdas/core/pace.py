"""A model's vendor that asks one worker to wait means them all: what is asked of one is remembered for the lane.

Only models' vendors are listened to. Anybody else's Retry-After may be a tenant's own server, and no tenant may slow
another.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from lambdas.core.breaker import WHOLE_LANE, Breaker
from lambdas.core.errors import Unavailable
from lambdas.core.failure import Failure
from lambdas.core.message import Message
from lambdas.core.ports import Breakers
from lambdas.core.settle import put_back, ride_out
from lambdas.core.taxonomy import Code
from lambdas.core.worker import Worked, Worker

VENDORS = frozenset({Code.LLM_RATE_LIMITED, Code.LLM_OVERLOADED})
SPREAD = 0.2  # of the wait, so that a lane does not begin again all at once


def remember(worker: Worker, breakers: Breakers, failure: Failure | None) -> None:
    """Best effort, and never for longer than the lane's longest backoff."""
    if failure is None or failure.code not in VENDORS or not failure.retry_after:
        return
    wait = timedelta(seconds=min(failure.retry_after, worker.lane.backoff.cap_s))
    with suppress(Unavailable):
        breakers.slow_down(worker.lane.job_type, until=worker.clock() + wait)


def asked_to_wait(known: Mapping[str, Breaker], now: datetime) -> timedelta | None:
    lane = known.get(WHOLE_LANE)
    until = lane.slow_until if lane is not None else None
    return until - now if until is not None and until > now else None


def hold(worker: Worker, messages: Sequence[Message], wait: timedelta) -> dict[str, Worked]:
    """Put back unrun: it burns no attempt and no receive."""
    return {message.message_id: _held(worker, message, wait) for message in messages}


def _held(worker: Worker, message: Message, wait: timedelta) -> Worked:
    try:
        spread = wait * (1 + SPREAD * worker.jitter())
        return put_back(worker, message, delay=spread, why="a model's vendor asked the lane to wait")
    except Unavailable as down:
        return ride_out(worker, message, down)
