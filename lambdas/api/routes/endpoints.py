"""Tenants' endpoints: where each gets notices of its letters, and what became of the last ones.

The secret is shown once, to whoever registers the endpoint. Nobody can read it again.
"""

import secrets

from lambdas import house
from lambdas.api import params
from lambdas.api.context import new_router, operator_in, person_of
from lambdas.api.present import event_shown
from lambdas.api.shapes.lanes import EndpointRegistered, EndpointRemoved, EndpointShown, NoticeShown
from lambdas.core.model.redact import Redactor
from lambdas.core.operate import endpoints as operate

router = new_router()
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
