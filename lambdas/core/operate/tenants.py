"""What a person does to a tenant: close its breaker in a lane or give it other limits, set or remove its endpoint.

The sweep releases the parked jobs, and nothing is posted to an endpoint here. What is done to one is recorded first: a
crash may leave a record of what did not happen, never an act that nobody signed.
"""

from typing import Protocol

from lambdas.core.model.breaker import CLOSED, Breaker, TierLimits, closed
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.head import Event
from lambdas.core.model.value import replace
from lambdas.core.notify.notice import Endpoint, target_of
from lambdas.core.operate import Person
from lambdas.core.ports.outside import Beats, Breakers

LIMITS_SET = "limits.set"
RELEASING = "breakers"  # the sweep's beat that releases what is parked
TRIES = 3  # a breaker that moves while it is closed is read again


class BreakerNotOpen(LazaretError):
    """There is nothing to close."""


class BreakerMoving(LazaretError):
    """Somebody else moved it at each of our tries: nothing has changed."""


def close_breaker(
    breakers: Breakers, beats: Beats, tenant_id: str, job_type: str, person: Person, *, why: str
) -> Breaker:
    """Its jobs are taken again. A beat of the sweep is asked for, which releases what is parked and tells people.

    Raise `BreakerNotOpen` or `BreakerMoving`.
    """
    for _ in range(TRIES):
        found = breakers.find(tenant_id, job_type)
        if found.opened_at is None:
            raise BreakerNotOpen(f"the breaker of {tenant_id} in lane {job_type} is not open")
        event = person.signed(CLOSED, why)
        to = closed(found, at=event.at, by=person.who, why=why, untold=True)
        if (moved := breakers.move(found, to, event)) is not None:
            beats.ask(RELEASING)
            return moved
    raise BreakerMoving(f"the breaker of {tenant_id} in lane {job_type} keeps moving")


def set_limits(
    breakers: Breakers, tenant_id: str, job_type: str, limits: TierLimits, person: Person, *, why: str
) -> Breaker:
    """Replaces all that were set before; what is not given stays the lane's own."""
    limited = replace(breakers.find(tenant_id, job_type), limits=limits)
    breakers.set_limits(limited, person.signed(LIMITS_SET, why))
    return limited


ENDPOINT_SET, ENDPOINT_REMOVED = "webhook.set", "webhook.removed"


class Endpoints(Protocol):
    def find(self, tenant_id: str) -> Endpoint | None: ...

    def put(self, tenant_id: str, endpoint: Endpoint) -> None:
        """In the place of the one before."""
        ...

    def remove(self, tenant_id: str) -> bool:
        """False if there was none."""
        ...


class Audit(Protocol):
    def record(self, tenant_id: str, event: Event) -> None:
        """Who registered or removed an endpoint of the tenant, and why."""
        ...


class NoEndpoint(LazaretError):
    """There is nothing to remove."""

    def __init__(self, tenant_id: str) -> None:
        super().__init__(f"tenant {tenant_id} has no endpoint")


def set_endpoint(
    endpoints: Endpoints, audit: Audit, tenant_id: str, url: str, person: Person, *, secret: str, why: str
) -> Endpoint:
    """In the place of the one before. The secret is new, also if the address is the same. Raise `EndpointRefused`."""
    target_of(url)
    event = person.signed(ENDPOINT_SET, why, url=url)
    audit.record(tenant_id, event)
    endpoint = Endpoint(url=url, secret=secret, set_at=event.at, set_by=event.who)
    endpoints.put(tenant_id, endpoint)
    return endpoint


def remove_endpoint(endpoints: Endpoints, audit: Audit, tenant_id: str, person: Person, *, why: str) -> None:
    """Raise `NoEndpoint`."""
    if endpoints.find(tenant_id) is None:
        raise NoEndpoint(tenant_id)
    audit.record(tenant_id, person.signed(ENDPOINT_REMOVED, why))
    endpoints.remove(tenant_id)
