"""What a worker tells a tenant's breaker about an attempt that ended. Best effort: it never fails a settle.

The head is settled before. A worker that dies in between leaves a probe that the sweep judges by its head.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import datetime

from lambdas.core import breaker as breakers
from lambdas.core.breaker import Breaker, Tally
from lambdas.core.errors import Unavailable
from lambdas.core.failure import Failure
from lambdas.core.job import Job
from lambdas.core.lane import BreakerLimits, Lane
from lambdas.core.ports import Breakers, Notice, Notices
from lambdas.core.taxonomy import Code
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.value import replace
from lambdas.core.worker import Outcome, Worked, Worker

OPENED, REOPENED, CLOSED = "breaker.opened", "breaker.reopened", "breaker.closed"
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
        if breaker.probe == job.key and head.attempt == breaker.probe_attempt + 1:
            return replace(worked, breaker=_decide(worker, port, breaker, worked))
        if worked.failure is not None and worked.began_at is not None and not asks_for_a_person(worked.failure):
            phrase = count_failure(worker, port, breaker, job, worked.failure, worked.began_at)
            return replace(worked, breaker=phrase)
    return worked


_ENDED = frozenset({Outcome.DONE, Outcome.RETRIED, Outcome.BURIED})


def asks_for_a_person(failure: Failure) -> bool:
    """The agent did its work and came to a decision that is not its own: no sign that its tenant is ill."""
    return failure.code in _DECISIONS or failure.error_type.rpartition(".")[2] == "NeedsReview"


_DECISIONS = frozenset({Code.NEEDS_REVIEW, Code.APPROVAL_REQUIRED})


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
        began_at=began_at,
    )
    found = port.count(tally)
    if found is None or not found.trips(failure.kind, failure.code, limits):
        return ""
    why = f"{found.codes[failure.code]} of {found.total} attempts in {limits.window_s} s failed as {failure.code}"
    to = breakers.tripped(found, code=failure.code, at=now, limits=limits)
    return move(port, worker.notices, found, to, event_of(OPENED, at=now, why=why, new_id=worker.new_id))


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


def _decide(worker: Worker, port: Breakers, breaker: Breaker, worked: Worked) -> str:
    """A probe that was buried unrun says nothing about its tenant: the sweep takes the next."""
    now = worker.clock()
    if worked.outcome is Outcome.DONE or (worked.failure is not None and asks_for_a_person(worked.failure)):
        why = f"the probe {breaker.probe_job} succeeded"
        to = breakers.closed(breaker, at=now, by=MACHINE, why=why)
        return move(port, worker.notices, breaker, to, event_of(CLOSED, at=now, why=why, new_id=worker.new_id))
    if worked.began_at is None:
        port.move(breaker, breakers.unprobed(breaker))
        return ""
    code = worked.failure.code if worked.failure else ""
    why = f"the probe {breaker.probe_job} failed as {code}"
    to = breakers.reopened(breaker, at=now, limits=limits_of(breaker, worker.lane))
    return move(port, worker.notices, breaker, to, event_of(REOPENED, at=now, why=why, new_id=worker.new_id))


def move(port: Breakers, notices: Notices, was: Breaker, to: Breaker, event: Event) -> str:
    """The event's phrase, or nothing if somebody else was quicker. Only who moved it tells."""
    moved = port.move(was, to, event)
    if moved is None:
        return ""
    if event.what != REOPENED:  # people were told when it opened
        notices.tell(notice_of(event.what, replace(was, opened_code=to.opened_code), why=event.why))
    return event.what


def notice_of(what: str, breaker: Breaker, *, why: str) -> Notice:
    subject = SUBJECTS[what].format(tenant=breaker.tenant_id, lane=breaker.job_type, why=why)
    return Notice(what=what, subject=subject, facts={**breaker.log_fields(), "why": why})


def event_of(what: str, *, at: datetime, why: str, new_id: Callable[[], str], who: str = MACHINE) -> Event:
    return Event(at=at, event_id=new_id(), what=what, who=who, why=why)
