"""Breakers: whose jobs are set aside and why, and how to take them again. Closing needs a reason, and is kept."""

from datetime import datetime, timedelta

from lambdas import wiring
from lambdas.api import asked, shapes
from lambdas.api.problems import Problem
from lambdas.api.wire import new_router, operator_in, said
from lambdas.core.breaker import Breaker, State, closed
from lambdas.core.breaking import CLOSED

router = new_router()
MOST = 100  # shown; the earliest to be looked at first
MOST_PARKED = 1_000  # counted
TRIES = 3  # a breaker that moves while it is closed is read again


@router.get("/breakers", summary="Breakers that are open, or whose jobs are being released", tags=["breakers"])
def list_breakers(job_type: asked.Lane = None) -> shapes.Breakers:
    operator_in(router)
    found = [each for each in wiring.breakers().watched() if job_type in (None, each.job_type)]
    return shapes.Breakers(breakers=[_shown(each) for each in found[:MOST]], more=len(found) > MOST)


@router.post("/breakers/<tenant_id>/<job_type>/close", summary="Take its jobs again", tags=["breakers"])
def close_breaker(tenant_id: asked.TenantInPath, job_type: asked.LaneInPath, body: asked.Reasoned) -> shapes.Closed:
    """What is parked goes on with the next sweeps."""
    caller, port = operator_in(router), wiring.breakers()
    for _ in range(TRIES):
        found = port.find(tenant_id, job_type)
        if found.opened_at is None:
            raise Problem("BREAKER_NOT_OPEN", f"the breaker of {tenant_id} in lane {job_type} is not open")
        told = said(CLOSED, who=caller.who, why=body.reason)
        if port.move(found, closed(found, at=told.at, by=caller.who, why=body.reason, untold=True), told) is not None:
            return shapes.Closed(
                tenant_id=tenant_id, job_type=job_type, state=State.CLOSED, parked=parked(tenant_id, job_type)
            )
    raise Problem("MOVED", f"the breaker of {tenant_id} in lane {job_type} keeps moving")


def parked(tenant_id: str, job_type: str) -> int:
    return wiring.ledger().count_parked(tenant_id, job_type, most=MOST_PARKED)


def _shown(breaker: Breaker) -> shapes.BreakerShown:
    return shapes.BreakerShown(
        tenant_id=breaker.tenant_id,
        job_type=breaker.job_type,
        state=breaker.state(wiring.now()),
        code=breaker.opened_code,
        opened_at=breaker.opened_at,
        cools_until=_cools_until(breaker),
        probe=breaker.probe_job,
        closed_at=breaker.closed_at,
        closed_by=breaker.closed_by,
        closed_why=breaker.closed_why,
        parked=parked(breaker.tenant_id, breaker.job_type),
    )


def _cools_until(breaker: Breaker) -> datetime | None:
    return breaker.opened_at + timedelta(seconds=breaker.cool_down_s) if breaker.opened_at else None
