"""`ops tenant set-webhook`, `show` and `remove-webhook`: where a tenant is notified, and of what. It posts nothing.

The secret is shown once, when the API makes it. Whoever has lost it sets the endpoint again.
"""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from lambdas.core.notify.notice import EndpointRefused, target_of
from lambdas.core.operate import signed_by
from ops.command import OK, Misused, path_of

if TYPE_CHECKING:
    from ops.desk import Desk


def set_webhook(args: argparse.Namespace, desk: "Desk", tenant_id: str) -> int:
    if not args.url:
        raise Misused("tenant set-webhook needs --url https://…")
    try:
        target_of(args.url)
    except EndpointRefused as refused:
        raise Misused(str(refused)) from refused
    made = desk.post(path_of("endpoints", tenant_id), {"url": args.url, "reason": args.reason}, by=args.by)
    if desk.shown.json:
        desk.shown.document(made)
    else:
        desk.shown.line(f"{tenant_id} is notified at {made['url']}")
        desk.shown.line(f"secret: {made['secret']}")
        desk.shown.note("it is not shown again: give it to the tenant, who checks each notice's signature with it")
    return OK


def remove_webhook(args: argparse.Namespace, desk: "Desk", tenant_id: str) -> int:
    removed = desk.post(path_of("endpoints", tenant_id, "remove"), {"reason": args.reason}, by=args.by)
    if desk.shown.json:
        desk.shown.document(removed)
    else:
        desk.shown.line(f"{tenant_id} gets no more notices")
    return OK


def show(_args: argparse.Namespace, desk: "Desk", tenant_id: str) -> int:
    found = desk.get(path_of("endpoints", tenant_id))
    notices, history = found["notices"], found["history"]
    registered = {name: found[name] for name in ("url", "set_at", "set_by")} if found["url"] else None
    if desk.shown.json:
        document = {"tenant_id": tenant_id, "endpoint": registered, "notices": notices, "history": history}
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
        who = signed_by(event["who"], event["data"])
        desk.shown.line(f"{event['at'][:19].replace('T', ' ')}Z {event['what']} by {who}: {event['why']}")
    return OK


ACTIONS: dict[str, Callable[[argparse.Namespace, "Desk", str], int]] = {
    "set-webhook": set_webhook,
    "remove-webhook": remove_webhook,
    "show": show,
}
