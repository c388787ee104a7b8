"""What a person does to a tenant's breaker in one lane: close it, or give it other limits. The sweep releases jobs."""

from lambdas.core.model.breaker import CLOSED, Breaker, TierLimits, closed
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.value import replace
from lambdas.core.operate import Person
from lambdas.core.ports.outside import Breakers

LIMITS_SET = "limits.set"
TRIES = 3  # a breaker that moves while it is closed is read again


class BreakerNotOpen(LazaretError):
    """There is nothing to close."""


class BreakerMoving(LazaretError):
    """Somebody else moved it at each of our tries: nothing has changed."""


def close_breaker(breakers: Breakers, tenant_id: str, job_type: str, person: Person, *, why: str) -> Breaker:
    """Its jobs are taken again; what is parked follows with the next sweeps, which also tell people.

    Raise `BreakerNotOpen` or `BreakerMoving`.
    """
    for _ in range(TRIES):
        found = breakers.find(tenant_id, job_type)
        if found.opened_at is None:
            raise BreakerNotOpen(f"the breaker of {tenant_id} in lane {job_type} is not open")
        event = person.signed(CLOSED, why)
        to = closed(found, at=event.at, by=person.who, why=why, untold=True)
        if (moved := breakers.move(found, to, event)) is not None:
            return moved
    raise BreakerMoving(f"the breaker of {tenant_id} in lane {job_type} keeps moving")


def set_limits(
    breakers: Breakers, tenant_id: str, job_type: str, limits: TierLimits, person: Person, *, why: str
) -> Breaker:
    """Replaces all that were set before; what is not given stays the lane's own."""
    limited = replace(breakers.find(tenant_id, job_type), limits=limits)
    breakers.set_limits(limited, person.signed(LIMITS_SET, why))
    return limited
