"""The HTTP API put together: routes, errors, the document that describes it. It serves; it decides nothing."""

import json
from functools import cache
from importlib import import_module
from typing import Any

from aws_lambda_powertools.event_handler import APIGatewayHttpResolver, Response

from lambdas.api.problems import CONTENT_TYPE, Problem
from lambdas.api.routes.table import BY_KEY, ROUTES, Who
from lambdas.api.shapes import ProblemShown
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
    "own-groups": "lambdas.api.routes.own_groups",
    "breakers": "lambdas.api.routes.breakers",
    "redrives": "lambdas.api.routes.redrives",
    "strategies": "lambdas.api.routes.strategies",
    "endpoints": "lambdas.api.routes.endpoints",
    "rows": "lambdas.api.routes.rows",
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
