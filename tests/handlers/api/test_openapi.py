"""The OpenAPI document describes the API as it is: every route, and every answer that a machine provokes."""

import json
from typing import Any, get_args
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS
from schemathesis.core.transport import Response

from lambdas.api import params
from lambdas.api.app import app, include, openapi
from lambdas.api.routes.table import ROUTES, Who
from lambdas.core.redrive.request import FIXED
from tests.support.functions.api_line import ACME, OPERATOR, ask, bury
from tests.support.functions.api_outside import Outside

pytest_plugins = ["schemathesis.pytest.plugin"]
DOCUMENT = json.loads(openapi())
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
# What the document does not say, on purpose: API Gateway answers 405 as 404, and sends 401 itself.
CONFORMS = ("status_code_conformance", "content_type_conformance", "response_schema_conformance")
CHECKED: list[Any] = [CHECKS.get_one(name) for name in ("not_a_server_error", *CONFORMS)]


def test_the_app_has_the_routes_of_the_table_and_no_other() -> None:
    described = {(path, method.upper()) for path, operations in DOCUMENT["paths"].items() for method in operations}
    hidden = {("/", "GET"), ("/console/{file+}", "GET"), ("/v1/openapi.json", "GET"), ("/v1/docs", "GET")}
    assert described | hidden == {(route.path, route.method) for route in ROUTES}
    for route in ROUTES:
        include(route.path)
    assert len(app._static_routes) + len(app._dynamic_routes) == len(ROUTES)


def test_everything_that_is_hidden_from_the_document_is_for_anybody() -> None:
    assert {route.path for route in ROUTES if route.who is Who.ANYBODY} == {
        "/",
        "/console/{file+}",
        "/v1/openapi.json",
        "/v1/docs",
        "/v1/callbacks/{token}",  # described, and its token is in its path
    }


def test_the_document_says_what_may_be_fixed_as_the_domain_has_it() -> None:
    assert get_args(params.Fixed) == FIXED


@pytest.fixture(params=["operator", "tenant"])
def claims(request: pytest.FixtureRequest, outside: Outside) -> dict[str, str]:
    for minute in range(3):
        bury(minute=minute)
    return OPERATOR if request.param == "operator" else ACME


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_whatever_is_asked_the_answer_is_as_the_document_says(
    case: schemathesis.Case[Any], claims: dict[str, str]
) -> None:
    case.validate_response(answered(case, claims), checks=CHECKED)


def answered(case: schemathesis.Case[Any], claims: dict[str, str]) -> Response:
    """In this process: the case as its HTTP request would be, the answer as its HTTP response would be."""
    sent = requests.Request(**case.as_transport_kwargs(base_url="http://api.example")).prepare()
    parts = urlsplit(str(sent.url))
    query: dict[str, Any] = {name: ",".join(values) for name, values in parse_qs(parts.query).items()}
    body: Any = sent.body.decode("utf-8", "replace") if isinstance(sent.body, bytes) else sent.body
    kind = {"content-type": str(sent.headers.get("Content-Type", "application/json"))}
    answer = ask(str(sent.method), parts.path, as_=claims, raw=body, headers=kind, query_=query)
    return Response(
        status_code=answer.status,
        headers={name.lower(): [value] for name, value in answer.headers.items()},
        content=answer.text.encode(),
        request=sent,
        elapsed=0.0,
        verify=False,
    )
