"""What a person does to a tenant's endpoint: register it, or remove it. Nothing is posted there.

What is done is recorded first: a crash may leave a record of what did not happen, never an act that nobody signed.
"""

from typing import Protocol

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.head import Event
from lambdas.core.notify.webhook import Endpoint, target_of
from lambdas.core.operate import Person

SET, REMOVED = "webhook.set", "webhook.removed"


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
    event = person.signed(SET, why, url=url)
    audit.record(tenant_id, event)
    endpoint = Endpoint(url=url, secret=secret, set_at=event.at, set_by=event.who)
    endpoints.put(tenant_id, endpoint)
    return endpoint


def remove_endpoint(endpoints: Endpoints, audit: Audit, tenant_id: str, person: Person, *, why: str) -> None:
    """Raise `NoEndpoint`."""
    if endpoints.find(tenant_id) is None:
        raise NoEndpoint(tenant_id)
    audit.record(tenant_id, person.signed(REMOVED, why))
    endpoints.remove(tenant_id)
