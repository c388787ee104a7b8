"""What a worker reports after an attempt: to its tenant's breaker, and to the whole lane if a vendor asked it to wait.

Best effort: it never fails a settle. The head is settled first; if a worker dies in between, the sweep decides a probe
by its head. Only a typed error of a model's vendor makes jobs wait: any other may come from a tenant's own server, or
quote what a tenant wrote. It is its tenant's jobs that wait; the whole lane only if the vendor tells two tenants so.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from lambdas.core.config.lane import BreakerLimits, Lane
from lambdas.core.model import breaker as breakers
from lambdas.core.model.breaker import CLOSED, OPENED, REOPENED, WHOLE_LANE, Breaker, FailedAttempt, Tally
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code, Failure
from lambdas.core.model.head import MACHINE, Event
from lambdas.core.model.job import Job, Message
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import Breakers, Notice, Notices
from lambdas.core.worker.settle import Outcome, Worked, Worker
from lambdas.core.worker.unrun import requeue, ride_out

SUBJECTS = {
    OPENED: "stopped taking jobs of {tenant} in lane {lane}: {why}",
    REOPENED: "still not taking jobs of {tenant} in lane {lane}: {why}",
    CLOSED: "taking jobs of {tenant} in lane {lane} again: {why}",
}


def limits_of(breaker: Breaker, lane: Lane) -> BreakerLimits:
    return breaker.limits.over(lane.breaker)


def account(worker: Worker, port: Breakers, known: Mapping[str, Breaker], worked: Worked) -> Worked:
    """Count a failed attempt, and trip if it was one too many; let a probe's first attempt decide."""
    job, head = worked.job, worked.head
    if job is None or head is None or worked.outcome not in _ENDED:
        return worked
    breaker = known.get(job.tenant_id) or Breaker(tenant_id=job.tenant_id, job_type=job.job_type)
    with suppress(Unavailable):
        if breaker.is_probing(job.key, head.attempt):
            return replace(worked, breaker=_decide(worker, port, breaker, job, worked))
        if worked.failure is not None and worked.began_at is not None and not asks_for_a_person(worked.failure):
            phrase = count_failure(worker, port, breaker, job, worked.failure, worked.began_at)
            if worked.failure.held_for:  # it was a probe; the sweep has counted it, and could not bury its job
                port.move(breaker, replace(breaker, probes_held=breaker.probes_held + 1))
            return replace(worked, breaker=phrase)
    return worked


# A job that was given back is among those with a head: if it was the probe, the sweep takes another.
_ENDED = frozenset({Outcome.DONE, Outcome.SUSPENDED, Outcome.RETRIED, Outcome.BURIED, Outcome.REQUEUED})


def asks_for_a_person(failure: Failure) -> bool:
    """The agent did its work and came to a decision that is not its own: no sign that its tenant is ill."""
    return failure.code in _DECISIONS or failure.error_type.rpartition(".")[2] == "NeedsReview"


_DECISIONS = frozenset({Code.NEEDS_REVIEW, Code.APPROVAL_REQUIRED, Code.UNANSWERED})


def count_failure(
    worker: Worker, port: Breakers, breaker: Breaker, job: Job, failure: Failure, began_at: datetime
) -> str:
    limits = limits_of(breaker, worker.lane)
    now = worker.clock()
    tally = Tally(
        tenant_id=job.tenant_id,
        job_type=job.job_type,
        at=now,
        window_s=limits.window_s,
        code=failure.code,
        failure=failed_attempt(worker, job, failure, at=now),
        began_at=began_at,
    )
    found = port.count(tally)
    if found is None or not found.trips(failure.kind, failure.code, limits):
        return ""
    why = f"{found.codes[failure.code]} of {found.total} attempts in {limits.window_s} s failed as {failure.code}"
    to = breakers.tripped(found, code=failure.code, at=now, limits=limits)
    return move(port, worker.notices, found, to, event_of(OPENED, at=now, why=why, new_id=worker.new_id))


LONGEST_DETAIL = 2_000  # characters beside a breaker; the letter has all of them


def failed_attempt(worker: Worker, job: Job, failure: Failure, *, at: datetime) -> FailedAttempt:
    """Redacted by the lane's rules, as on a letter."""
    from lambdas.core.classify.judge import trimmed  # noqa: PLC0415 - only failures need it
    from lambdas.core.model.redact import redact  # noqa: PLC0415

    return FailedAttempt(
        job_id=job.job_id,
        version=job.version,
        at=at,
        kind=failure.kind,
        code=failure.code,
        signature=failure.signature,
        error_type=failure.error_type,
        detail=trimmed(redact(failure.detail, job.payload, worker.lane.redact), LONGEST_DETAIL),
        worker_version=worker.version,
    )


def count_successes(
    worker: Worker, port: Breakers, known: Mapping[str, Breaker], results: Iterable[Worked], now: datetime
) -> None:
    """One write for each tenant of the batch whose window is live: a healthy tenant writes nothing."""
    done = Counter(worked.job.tenant_id for worked in results if worked.job and worked.outcome is Outcome.DONE)
    for tenant_id, number in done.items():
        breaker = known.get(tenant_id)
        if breaker is None or breaker.opened_at is not None:
            continue
        window_s = limits_of(breaker, worker.lane).window_s
        if breaker.counting(now, window_s):
            tally = Tally(tenant_id=tenant_id, job_type=worker.lane.job_type, at=now, window_s=window_s, number=number)
            with suppress(Unavailable):
                port.count(tally)


def _decide(worker: Worker, port: Breakers, breaker: Breaker, job: Job, worked: Worked) -> str:
    """A probe that was buried unrun says nothing about its tenant: the sweep takes the next."""
    now = worker.clock()
    # One that was suspended has run for a while, and nothing failed.
    if worked.outcome in (Outcome.DONE, Outcome.SUSPENDED) or (
        worked.failure is not None and asks_for_a_person(worked.failure)
    ):
        why = f"the probe {breaker.probe_job} succeeded"
        to = breakers.closed(breaker, at=now, by=MACHINE, why=why)
        return move(port, worker.notices, breaker, to, event_of(CLOSED, at=now, why=why, new_id=worker.new_id))
    if worked.began_at is None or worked.failure is None:
        port.move(breaker, breakers.unprobed(breaker))
        return ""
    return _reopen(worker, port, breaker, job, worked.failure)


def _reopen(worker: Worker, port: Breakers, breaker: Breaker, job: Job, failure: Failure) -> str:
    now = worker.clock()
    to = breakers.reopened(
        breaker,
        at=now,
        limits=limits_of(breaker, worker.lane),
        failure=failed_attempt(worker, job, failure, at=now),
        held=bool(failure.held_for),
    )
    why = f"the probe {breaker.probe_job} failed as {failure.code}"
    return move(port, worker.notices, breaker, to, event_of(REOPENED, at=now, why=why, new_id=worker.new_id))


def move(port: Breakers, notices: Notices, was: Breaker, to: Breaker, event: Event) -> str:
    """The event's phrase, or nothing if somebody else was quicker. Only who moved it sends a notice."""
    moved = port.move(was, to, event)
    if moved is None:
        return ""
    if event.what != REOPENED:  # people were notified when it opened
        notices.tell(notice_of(event.what, replace(was, opened_code=to.opened_code), why=event.why))
    return event.what


def notice_of(what: str, breaker: Breaker, *, why: str) -> Notice:
    subject = SUBJECTS[what].format(tenant=breaker.tenant_id, lane=breaker.job_type, why=why)
    return Notice(what=what, subject=subject, facts={**breaker.log_fields(), "why": why})


def event_of(what: str, *, at: datetime, why: str, new_id: Callable[[], str], who: str = MACHINE) -> Event:
    return Event(at=at, event_id=new_id(), what=what, who=who, why=why)


BUSY = frozenset({Code.LLM_RATE_LIMITED, Code.LLM_OVERLOADED})
# The packages whose own errors say what a vendor said. Any other exception may quote whatever a tenant wrote.
VENDORS = frozenset(
    [
        "openai",
        "anthropic",
        "botocore",
        "google",
        "mistralai",
        "cohere",
        "groq",
        "together",
        "replicate",
        "azure",
        "litellm",
        "ollama",
        "huggingface_hub",
        "xai_sdk",
        "cerebras",
        "fireworks",
        "ai21",
        "voyageai",
        "vertexai",
        "boto3",
    ]
)
SPREAD = 0.2  # of the wait, so that a lane does not begin again all at once


def remember(worker: Worker, breakers: Breakers, worked: Worked) -> None:
    """Best effort, and never for longer than the lane's longest backoff."""
    failure, job = worked.failure, worked.job
    if failure is None or job is None or failure.code not in BUSY or not failure.retry_after:
        return
    if failure.error_type.partition(".")[0] not in VENDORS:
        return
    now, wait = worker.clock(), timedelta(seconds=min(failure.retry_after, worker.lane.backoff.cap_s))
    with suppress(Unavailable):
        breakers.slow_down(job.tenant_id, job.job_type, until=now + wait, now=now)


def asked_to_wait(known: Mapping[str, Breaker], tenant_id: str, now: datetime) -> timedelta | None:
    """With this tenant, or with the whole lane: the longer of the two."""
    found = [known[name].slow_until for name in (tenant_id, WHOLE_LANE) if name in known]
    until = max((moment for moment in found if moment is not None), default=now)
    return until - now if until > now else None


def back_off(worker: Worker, jobs: Sequence[tuple[Message, str]], known: Mapping[str, Breaker]) -> dict[str, Worked]:
    """Of jobs with their tenants, requeue those that must wait: that burns no attempt and no receive."""
    now = worker.clock()
    waits = [(message, asked_to_wait(known, tenant_id, now)) for message, tenant_id in jobs]
    return {message.message_id: _back_off(worker, message, wait) for message, wait in waits if wait is not None}


def _back_off(worker: Worker, message: Message, wait: timedelta) -> Worked:
    try:
        spread = wait * (1 + SPREAD * worker.jitter())
        return requeue(worker, message, delay=spread, why="a model's vendor asked us to wait")
    except Unavailable as down:
        return ride_out(worker, message, down)
