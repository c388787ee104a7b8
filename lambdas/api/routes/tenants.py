"""What each tenant has of its own: breakers, behind which its jobs are parked, and an endpoint, which gets its notices.

Closing a breaker needs a reason, which is recorded. An endpoint's secret is shown once, to whoever registers it; nobody
can read it again.
"""

import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict

from lambdas import house, wiring
from lambdas.api import params
from lambdas.api.context import new_router, operator_in, parked, person_of
from lambdas.api.present import event_shown
from lambdas.api.shapes.lanes import (
    Breakers,
    BreakerShown,
    BreakerWhole,
    Closed,
    EndpointRegistered,
    EndpointRemoved,
    EndpointShown,
    FailedAttemptShown,
    LimitsShown,
    NoticeShown,
    ParkedJob,
)
from lambdas.core.model.breaker import Breaker, State, TierLimits
from lambdas.core.model.head import Head
from lambdas.core.model.redact import Redactor
from lambdas.core.operate import tenants as operate
from lambdas.core.operate.submit import NoSuchLane

router = new_router()
MOST = 200  # shown; the earliest to be looked at first
AT_ONCE = 8  # of which the parked jobs are counted at the same time
MOST_JOBS = 50  # of one breaker that are listed


@router.get("/breakers", summary="Breakers that are open, or whose jobs are being released", tags=["breakers"])
def list_breakers(job_type: params.Lane = None) -> Breakers:
    operator_in(router)
    found = [each for each in wiring.breakers().watched() if job_type in (None, each.job_type)]
    with ThreadPoolExecutor(AT_ONCE) as asking:
        shown = list(asking.map(_shown, found[:MOST]))
    return Breakers(breakers=shown, more=len(found) > MOST)


@router.get("/breakers/<tenant_id>/<job_type>", summary="One breaker, and who waits behind it", tags=["breakers"])
def read_breaker(tenant_id: params.TenantInPath, job_type: params.LaneInPath) -> BreakerWhole:
    caller = operator_in(router)
    found, redactor = wiring.breakers().find(tenant_id, job_type), Redactor(None, ())
    jobs = house.ledger().parked(tenant_id, job_type, limit=MOST_JOBS)
    return BreakerWhole(
        **_shown(found).model_dump(),
        jobs=[_parked_job(head) for head in jobs],
        limits=asdict(found.limits),
        history=[event_shown(each, caller, redactor) for each in wiring.breakers().history(tenant_id, job_type)][-50:],
    )


def _parked_job(head: Head) -> ParkedJob:
    return ParkedJob(
        job_id=head.key.job_id,
        version=head.key.version,
        attempt=head.attempt,
        parked_at=head.parked_at,
        code=head.failure.code if head.failure else "",
    )


@router.post("/breakers/<tenant_id>/<job_type>/close", summary="Close it: its jobs run again", tags=["breakers"])
def close_breaker(tenant_id: params.TenantInPath, job_type: params.LaneInPath, body: params.Reasoned) -> Closed:
    """What is parked is released at once, oldest first, as fast as the lane's workers take it."""
    person = person_of(operator_in(router))
    operate.close_breaker(wiring.breakers(), house.beats(), tenant_id, job_type, person, why=body.reason)
    left = parked(tenant_id, job_type)
    return Closed(tenant_id=tenant_id, job_type=job_type, state=State.CLOSED, parked=left)


@router.post("/breakers/<tenant_id>/<job_type>/limits", summary="Give it limits of its own", tags=["breakers"])
def set_limits(tenant_id: params.TenantInPath, job_type: params.LaneInPath, body: params.Limits) -> LimitsShown:
    """They hold within seconds. Without any, the lane's own hold again."""
    person, lane = person_of(operator_in(router)), wiring.lanes().get(job_type)
    if lane is None:
        raise NoSuchLane(job_type)
    limits = TierLimits(**body.model_dump(exclude={"reason"}))
    operate.set_limits(wiring.breakers(), tenant_id, job_type, limits, person, why=body.reason)
    return LimitsShown(tenant_id=tenant_id, job_type=job_type, limits=asdict(limits.over(lane.breaker)))


def _last(breaker: Breaker) -> FailedAttemptShown | None:
    return None if breaker.last_failure is None else FailedAttemptShown.model_validate(breaker.last_failure)


def _shown(breaker: Breaker) -> BreakerShown:
    return BreakerShown(
        tenant_id=breaker.tenant_id,
        job_type=breaker.job_type,
        state=breaker.state(wiring.now()),
        code=breaker.opened_code,
        opened_at=breaker.opened_at,
        cools_until=breaker.cools_until,
        probe=breaker.probe_job,
        probes_failed=breaker.probes_failed,
        last_failure=_last(breaker),
        closed_at=breaker.closed_at,
        closed_by=breaker.closed_by,
        closed_why=breaker.closed_why,
        parked=parked(breaker.tenant_id, breaker.job_type),
    )


MOST_EVENTS = 50  # the latest


@router.get("/endpoints/<tenant_id>", summary="A tenant's endpoint and its last notices", tags=["endpoints"])
def read_endpoint(tenant_id: params.TenantInPath) -> EndpointShown:
    caller, book = operator_in(router), house.tenant_notices()
    found = house.endpoints().find(tenant_id)
    history = [event_shown(event, caller, Redactor(None, ())) for event in book.history(tenant_id)]
    return EndpointShown(
        tenant_id=tenant_id,
        url=found.url if found else None,
        set_at=found.set_at if found else None,
        set_by=found.set_by if found else "",
        notices=[NoticeShown.model_validate(notice) for notice in book.all(tenant_id)],
        history=history[-MOST_EVENTS:],
    )


@router.post("/endpoints/<tenant_id>", summary="Register a tenant's endpoint", tags=["endpoints"])
def set_endpoint(tenant_id: params.TenantInPath, body: params.EndpointAsked) -> EndpointRegistered:
    """With a new secret, also for a tenant that has one. It is in this answer, and is not shown again."""
    person, secret = person_of(operator_in(router)), secrets.token_urlsafe(32)
    made = operate.set_endpoint(
        house.endpoints(), house.tenant_notices(), tenant_id, body.url, person, secret=secret, why=body.reason
    )
    return EndpointRegistered(tenant_id=tenant_id, url=made.url, secret=made.secret)


@router.post("/endpoints/<tenant_id>/remove", summary="Send the tenant no more notices", tags=["endpoints"])
def remove_endpoint(tenant_id: params.TenantInPath, body: params.Reasoned) -> EndpointRemoved:
    person = person_of(operator_in(router))
    operate.remove_endpoint(house.endpoints(), house.tenant_notices(), tenant_id, person, why=body.reason)
    return EndpointRemoved(tenant_id=tenant_id, url=None)
