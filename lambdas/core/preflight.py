"""Why an attempt must not run at all, and which model it should use if it may. Asked before a token is paid for."""

import json
import math
from datetime import datetime, timedelta

from lambdas.core.failure import Failure
from lambdas.core.guards import Guards
from lambdas.core.head import Head, lost
from lambdas.core.job import Job
from lambdas.core.lane import Lane, Model
from lambdas.core.message import Message
from lambdas.core.stated import stated
from lambdas.core.taxonomy import Code
from lambdas.core.value import value

BYTES_PER_TOKEN = 4  # of JSON text in the common tokenisers; an estimate, so a margin stays free
USABLE = 0.9  # of a window: prompt and answer need room too
FULL = 0.8  # of the usable part, above which the timeline gets a warning
PART = 0.7  # of the usable part that one part of a split should fill


@value
class Cleared:
    """Ready to run, perhaps with another model than the lane's first."""

    model: str | None = None
    warning: str = ""


def preflight(lane: Lane, job: Job, message: Message, head: Head, *, now: datetime) -> Failure | Cleared:
    refusal = _retired(lane) or _time_is_up(lane, job, head, now) or _kills_workers(lane, message, head)
    return refusal or _spent(lane, head) or _fitted(lane, job, head)


def _retired(lane: Lane) -> Failure | None:
    """Asked here, of a job that was claimed: one that came before has a head, which must die with its letter."""
    if not lane.retired:
        return None
    return stated(Code.UNROUTABLE, f"job_type: lane {lane.job_type!r} is retired", about="job_type")


def _time_is_up(lane: Lane, job: Job, head: Head, now: datetime) -> Failure | None:
    if job.not_after is not None and now > job.not_after:
        return stated(Code.EXPIRED, f"not to be run after {job.not_after.isoformat()}")
    if head.age(now) >= timedelta(hours=lane.max_age_hours):
        detail = f"first claimed more than {lane.max_age_hours:g} hours ago"
        return stated(Code.STALE, detail, last=head.failure)
    return None


def _kills_workers(lane: Lane, message: Message, head: Head) -> Failure | None:
    crashes = lost(head.failures)
    if crashes and max(crashes, message.receives) >= lane.max_receive_count:
        detail = f"{crashes} workers died on it without progress, in {message.receives} receives"
        return stated(Code.CRASH_LOOP, detail)
    if message.receives >= lane.max_receive_count:
        return stated(Code.NEVER_STARTED, f"received {message.receives} times, and no worker could begin it")
    return None


def _spent(lane: Lane, head: Head) -> Failure | None:
    return Guards(lane=lane, spend_usd=head.spend_usd, tokens=head.tokens).afford(usd=0.0, tokens=0)


def _fitted(lane: Lane, job: Job, head: Head) -> Failure | Cleared:
    """The first model whose window holds the payload, beginning with the one that was asked for."""
    wanted = head.strategy.model or job.model
    models = sorted(lane.models, key=lambda model: model.name != wanted)  # stable: the rest keeps the lane's order
    if not models:
        return Cleared(model=wanted)
    tokens = estimated_tokens(job)
    if head.strategy.compress_to_tokens is not None:
        tokens = min(tokens, head.strategy.compress_to_tokens)
    for model in models:
        if tokens <= _usable(model):
            return Cleared(model=model.name, warning=_warning(tokens, model))
    largest = max(_usable(model) for model in models)
    parts = math.ceil(tokens / (largest * PART))
    detail = f"about {tokens} tokens, the largest window takes {largest}: split it into {parts} parts or compress it"
    return stated(Code.CONTEXT_OVERFLOW, detail, about="preflight")


def estimated_tokens(job: Job) -> int:
    return math.ceil(len(json.dumps(job.payload, ensure_ascii=False).encode("utf-8", "replace")) / BYTES_PER_TOKEN)


def _usable(model: Model) -> int:
    return max(1, int(model.context_tokens * USABLE))


def _warning(tokens: int, model: Model) -> str:
    share = tokens / _usable(model)
    return f"about {tokens} tokens fill {share:.0%} of what {model.name} takes" if share > FULL else ""
