"""`ops tenant set-webhook`, `show` and `remove-webhook`: where a tenant is told, and of what. It posts nothing.

The secret is shown once, when it is made. Whoever has lost it sets the endpoint again.
"""

import argparse
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lambdas.core.notify.notice import TenantNotice
from lambdas.core.notify.webhook import Endpoint, EndpointRefused, target_of
from ops.command import OK, Failed, Misused

if TYPE_CHECKING:
    from ops.desk import Desk


def set_webhook(args: argparse.Namespace, desk: "Desk", tenant_id: str) -> int:
    if not args.url:
        raise Misused("tenant set-webhook needs --url https://…")
    try:
        target_of(args.url)
    except EndpointRefused as refused:
        raise Misused(str(refused)) from refused
    event = desk.local_user().signed("webhook.set", args.reason)
    endpoint = Endpoint(url=args.url, secret=secrets.token_urlsafe(32), set_at=event.at, set_by=event.who)
    desk.connection.endpoints.put(tenant_id, endpoint)
    desk.connection.tenant_notices.record(tenant_id, event)
    if desk.shown.json:
        desk.shown.document({"tenant_id": tenant_id, "url": endpoint.url, "secret": endpoint.secret})
    else:
        desk.shown.line(f"{tenant_id} is told at {endpoint.url}")
        desk.shown.line(f"secret: {endpoint.secret}")
        desk.shown.note("it is not shown again: give it to the tenant, who checks each notice's signature with it")
    return OK


def remove_webhook(args: argparse.Namespace, desk: "Desk", tenant_id: str) -> int:
    if not desk.connection.endpoints.remove(tenant_id):
        raise Failed(f"tenant {tenant_id} has no endpoint: nothing to remove")
    event = desk.local_user().signed("webhook.removed", args.reason)
    desk.connection.tenant_notices.record(tenant_id, event)
    if desk.shown.json:
        desk.shown.document({"tenant_id": tenant_id, "url": None})
    else:
        desk.shown.line(f"{tenant_id} gets no more notices")
    return OK


def show(_args: argparse.Namespace, desk: "Desk", tenant_id: str) -> int:
    endpoint = desk.connection.endpoints.find(tenant_id)
    notices = [_row(notice) for notice in desk.connection.tenant_notices.all(tenant_id)]
    history = desk.connection.tenant_notices.history(tenant_id)
    registered = None
    if endpoint is not None:
        registered = {"url": endpoint.url, "set_at": endpoint.set_at, "set_by": endpoint.set_by}
    if desk.shown.json:
        document = {"tenant_id": tenant_id, "endpoint": registered, "notices": notices, "history": list(history)}
        desk.shown.document(document)
        return OK
    if registered is None:
        desk.shown.line(f"{tenant_id} has no endpoint, and gets no notices")
    else:
        desk.shown.facts(registered)
    if notices:
        cells = [(row["topic"], row["at"], row["status"], row["tries"], row["why"]) for row in notices]
        desk.shown.table(("last notice", "at", "status", "tries", "why"), cells)
    for event in history:
        desk.shown.line(f"{event.at:%Y-%m-%d %H:%M:%S}Z {event.what} by {event.who}: {event.why}")
    return OK


def _row(notice: TenantNotice) -> dict[str, Any]:
    return {name: getattr(notice, name) for name in ("topic", "notice_id", "at", "status", "tries", "why")}


ACTIONS: dict[str, Callable[[argparse.Namespace, "Desk", str], int]] = {
    "set-webhook": set_webhook,
    "remove-webhook": remove_webhook,
    "show": show,
}
