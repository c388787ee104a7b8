"""From a request to its answer: who calls, whether they may, and what they send. One log line says how it went."""

import base64
import json
from collections.abc import Mapping
from typing import Any

from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas.api.app import app, include
from lambdas.api.context import Caller, Claims, caller_of, holder_of
from lambdas.api.problems import Problem
from lambdas.api.routes.table import BY_KEY, IAM, Route, Who
from lambdas.settings import settings
from lambdas.wiring import logger

JSON = "application/json"  # the resolver knows it only in small letters
NOBODY = Caller(who="")
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
}


def answer(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    caller = NOBODY
    try:
        route = route_of(event)
        caller = who_calls(event, route)
        require_allowed(route, caller)
        require_readable(event, route.most_bytes)
        include(route.served)
        app.append_context(caller=caller)  # type: ignore[no-untyped-call]
        made = app.resolve(as_served(event, route), context)
    except Problem as problem:
        made = problem.response(context.aws_request_id)
    facts = {"route": event.get("routeKey", ""), "status": made["statusCode"], "who": caller.who}
    logger.info("api.answered", extra={**facts, "tenant_id": caller.tenant_id, "operator": caller.operator})
    return made | {"headers": HEADERS | dict(made.get("headers") or {})}


def route_of(event: Mapping[str, Any]) -> Route:
    """The one that API Gateway matched. Raise `Problem` NOT_FOUND if there is no such route."""
    route = BY_KEY.get(str(event.get("routeKey")))
    if route is None:
        raise Problem("NOT_FOUND", "the API has no such route")
    return route


def who_calls(event: Mapping[str, Any], route: Route) -> Caller:
    """By the one way in which API Gateway knows the callers of this route: what it did not check is not believed."""
    if route.who is Who.ANYBODY:
        return NOBODY
    return holder_of(event) if route.who is Who.CREDENTIALS else caller_of(event, _claims())


def as_served(event: Mapping[str, Any], route: Route) -> dict[str, Any]:
    """As the handler knows it: both doors lead to the same one."""
    path = str(event.get("rawPath", ""))
    behind = path.removeprefix(IAM) if route.who is Who.CREDENTIALS else path
    return {**event, "rawPath": behind, "headers": {**event.get("headers", {}), "content-type": JSON}}


def require_allowed(route: Route, caller: Caller) -> None:
    if route.who is Who.OPERATORS and not caller.operator:
        raise Problem("OPERATORS_ONLY", "this is for members of the group `operators`")


def _claims() -> Claims:
    own = settings()
    return Claims(tenant=own.tenant_claim, groups=own.groups_claim)


def require_readable(event: Mapping[str, Any], most_bytes: int) -> None:
    """Raise `Problem` TOO_LARGE, UNSUPPORTED_MEDIA or INVALID for a body that no route should have to look at."""
    body = event.get("body")
    if not body:
        return
    # So much base64 is not worth decoding to find out.
    if len(body) > most_bytes * 2 or len(raw := _bytes(event)) > most_bytes:
        raise Problem("TOO_LARGE", f"the body has more than {most_bytes:,} bytes")
    kind = str(event.get("headers", {}).get("content-type") or JSON)
    if kind.partition(";")[0].strip().lower() != JSON:
        raise Problem("UNSUPPORTED_MEDIA", f"the body's type is {kind[:80]!r}, expected application/json")
    try:
        json.loads(raw)
    except (ValueError, RecursionError):
        raise Problem("INVALID", "the body is not JSON", faults=["body: expected a JSON object"]) from None


def _bytes(event: Mapping[str, Any]) -> bytes:
    body = str(event["body"])
    if not event.get("isBase64Encoded"):
        return body.encode("utf-8", "surrogatepass")
    try:
        return base64.b64decode(body, validate=True)
    except ValueError:
        raise Problem("INVALID", "the body is not readable", faults=["body: expected base64"]) from None
