"""The HTTP API put together: from a request to its answer, and the document that describes it. It decides nothing.

Who calls, whether they may, and what they send, is found out here. One log line says how it went.
"""

import base64
import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from aws_lambda_powertools.event_handler import APIGatewayHttpResolver, Response
from aws_lambda_powertools.utilities.typing import LambdaContext

from lambdas.api.context import Caller, Claims, caller_of, holder_of
from lambdas.api.problems import CONTENT_TYPE, Problem
from lambdas.api.routes.table import BY_KEY, IAM, ROUTES, Route, Who
from lambdas.api.shapes import ProblemShown
from lambdas.settings import settings
from lambdas.wiring import logger

VERSION = "1"
DESCRIPTION = (
    "Dead letters of AI-agent jobs: what failed, what already happened outside, and whether a replay is safe. "
    "Tenants see and act on their own; operators on all."
)

app = APIGatewayHttpResolver(enable_validation=True, response_validation_error_http_code=500)
# The module of each noun's routes. It is imported for the first request that asks for it: a cold start pays for what it
# serves, and not for all.
SERVED_BY = {
    "me": "lambdas.api.routes.overview",
    "health": "lambdas.api.routes.overview",
    "lanes": "lambdas.api.routes.overview",
    "tenants": "lambdas.api.routes.overview",
    "dead-letters": "lambdas.api.routes.letters",
    "jobs": "lambdas.api.routes.jobs",
    "callbacks": "lambdas.api.routes.jobs",
    "search": "lambdas.api.routes.jobs",
    "questions": "lambdas.api.routes.jobs",
    "groups": "lambdas.api.routes.groups",
    "own-groups": "lambdas.api.routes.groups",
    "breakers": "lambdas.api.routes.tenants",
    "redrives": "lambdas.api.routes.redrives",
    "strategies": "lambdas.api.routes.strategies",
    "endpoints": "lambdas.api.routes.tenants",
    "rows": "lambdas.api.routes.letters",
}
_PAGES = "lambdas.api.pages"


def include(path: str) -> None:
    """Know the routes that are like this one, as API Gateway writes it."""
    _, version, *rest = path.split("/")
    if version != "v1":
        _include(_PAGES, "")
    elif module := SERVED_BY.get(rest[0]):
        _include(module, "/v1")


@cache
def _include(module: str, prefix: str) -> None:
    app.include_router(import_module(module).router, prefix=prefix)


@app.get("/v1/openapi.json", include_in_schema=False)
def read_openapi() -> Response[str]:
    return Response(status_code=200, content_type="application/json", body=openapi())


@app.get("/v1/docs", include_in_schema=False)
def show_docs() -> Response[str]:
    from lambdas.api import pages  # noqa: PLC0415 - with all that the console needs

    return pages.docs_page()


@app.exception_handler(Exception)  # type: ignore[untyped-decorator]
def answer_error(error: Exception) -> Response[str]:
    from lambdas.api.errors import problem_of  # noqa: PLC0415 - with all that can raise one

    problem = problem_of(error)
    request_id = app.lambda_context.aws_request_id
    if problem is None:
        logger.exception("api.failed")
        problem = Problem("INTERNAL", "an unexpected error")
    elif problem.status >= 500:
        logger.warning("api.unavailable", extra={"why": str(error)})
    response = problem.response(request_id)
    headers = {name: value for name, value in response["headers"].items() if name != "Content-Type"}
    return Response(status_code=problem.status, content_type=CONTENT_TYPE, headers=headers, body=response["body"])


@cache
def openapi() -> str:
    """Powertools' own document, with every error as what it is here: a problem."""
    for module in dict.fromkeys(SERVED_BY.values()):
        _include(module, "/v1")
    document: dict[str, Any] = json.loads(
        app.get_openapi_json_schema(title="Lazaret", version=VERSION, description=DESCRIPTION, openapi_version="3.1.0")
    )
    schemas = document["components"]["schemas"]
    for unused in ("HTTPValidationError", "ValidationError", "ResponseValidationError"):
        schemas.pop(unused, None)
    schemas["Problem"] = ProblemShown.model_json_schema()
    document["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"}}
    document["servers"] = [{"url": ".."}]  # from /v1/docs, also behind a path of its own
    document["security"] = [{"token": []}]
    # Whatever was asked for first.
    paths = dict.fromkeys(route.path for route in ROUTES if route.path in document["paths"])
    document["paths"] = {path: document["paths"][path] for path in paths}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            _describe(operation, BY_KEY[f"{method.upper()} {path}"].who)
    return json.dumps(document)


def _describe(operation: dict[str, Any], who: Who) -> None:
    if who is Who.ANYBODY:
        operation["security"] = []
    if who is Who.OPERATORS:
        operation["summary"] = f"{operation['summary']} (operators)"
    answered = {code: shape for code, shape in operation["responses"].items() if code.startswith("2")}
    problem = {"schema": {"$ref": "#/components/schemas/Problem"}}
    operation["responses"] = answered | {
        "default": {"description": "What is wrong, and what to do", "content": {CONTENT_TYPE: problem}}
    }


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
