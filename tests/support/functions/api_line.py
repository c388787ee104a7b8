"""The HTTP API as API Gateway calls it: events of payload format 2.0, with the claims that its authorizer verified."""

import base64
import json
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import urlencode

from lambdas import house, wiring
from lambdas.api.routes.table import BY_KEY
from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.breaker import Breaker, tripped
from lambdas.core.model.job import StoredBody
from lambdas.core.model.letter import Letter
from lambdas.core.model.value import replace
from tests.support.builders import A_MINUTE, NOON, a_claim, a_key, a_letter, an_event
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE, Context

OPERATOR = {
    "sub": "00000000-0000-4000-8000-00000000000a",
    "email": "ops@example.com",
    "email_verified": "true",
    "cognito:groups": "[operators]",
    "token_use": "id",
}
ANOTHER_OPERATOR = OPERATOR | {"sub": "00000000-0000-4000-8000-00000000000b", "email": "second@example.com"}
ASKED: dict[str, Any] = {
    "action": "replay",
    "job_type": JOB_TYPE,
    "filter": {"signature": "5f1d3c0a9b8e7766"},
    "reason": "fixed in 1.8.2",
}


def claims_of(tenant_id: str, **changes: str) -> dict[str, str]:
    return {
        "sub": f"sub-of-{tenant_id}",
        "email": f"ada@{tenant_id}.example",
        "email_verified": "true",
        "custom:tenant_id": tenant_id,
        "token_use": "id",
        **changes,
    }


ACME = claims_of("tnt_acme")
OTHER = claims_of("tnt_other")


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    @property
    def code(self) -> str:
        """Of the problem."""
        assert self.headers["Content-Type"] == "application/problem+json", self
        code: str = self.json["code"]
        return code


def ask(
    method: str,
    path: str,
    *,
    as_: Mapping[str, str] | None = OPERATOR,
    iam: Mapping[str, Any] | None = None,
    body: Any = None,
    headers: Mapping[str, str] | None = None,
    raw: str | None = None,
    query_: Mapping[str, Any] | None = None,
    **query: Any,
) -> Answer:
    """`query_` for names that Python could not write; `iam` is what API Gateway says of verified AWS credentials."""
    from lambdas.handlers.api import handler  # noqa: PLC0415 - after the environment is set

    text = raw if raw is not None else (None if body is None else json.dumps(body))
    asked = event(method, path, as_=as_, text=text, headers=headers, query=query_ or query)
    if iam is not None:
        asked["requestContext"]["authorizer"] = {"iam": dict(iam)}
    made = handler(asked, Context())
    told = base64.b64decode(made["body"]).decode("latin-1") if made.get("isBase64Encoded") else made["body"]
    return Answer(status=made["statusCode"], headers=made["headers"], text=told)


def event(
    method: str,
    path: str,
    *,
    as_: Mapping[str, str] | None,
    text: str | None = None,
    headers: Mapping[str, str] | None = None,
    query: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    key = route_key(method, path)
    given = {name: str(value) for name, value in (query or {}).items() if value is not None}
    made: dict[str, Any] = {
        "version": "2.0",
        "routeKey": key,
        "rawPath": path,
        "rawQueryString": urlencode(given),
        "headers": {"content-type": "application/json", **(headers or {})},
        "requestContext": {
            "apiId": "api",
            "http": {"method": method, "path": path, "sourceIp": "127.0.0.1", "protocol": "HTTP/1.1"},
            "routeKey": key,
            "stage": "$default",
            "requestId": "gateway-1",
            "timeEpoch": int(time.time() * 1000),
        },
        "isBase64Encoded": False,
    }
    if given:
        made["queryStringParameters"] = given
    if text is not None:
        made["body"] = text
    if as_ is not None:
        made["requestContext"]["authorizer"] = {"jwt": {"claims": dict(as_), "scopes": []}}
    return made


def route_key(method: str, path: str) -> str:
    """As API Gateway matches: a literal part wins over a variable one."""
    found = [route for route in BY_KEY.values() if route.method == method and _pattern(route.path).fullmatch(path)]
    return min(found, key=lambda route: route.path.count("{")).key if found else "$default"


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\+\}", ".+", re.sub(r"\{\w+\}", "[^/]+", path)))


def bury(tenant_id: str = "tnt_acme", *, minute: int = 0, job_type: str = JOB_TYPE, **changes: Any) -> Letter:
    """Taken in as intake does it, with its snapshot."""
    key = a_key(tenant_id=tenant_id, job_type=job_type)
    letter = a_letter(key, died_at=NOON + minute * A_MINUTE, **changes)
    letter = replace(letter, snapshot_ref=letter.key.snapshot_ref)
    body = json.dumps({"job_id": key.job_id, "payload": {"customer": "ada@example.com", "pages": 3}})
    wiring.store().put(letter.snapshot_ref, json.dumps({"body": body}))
    house.ledger().take_in(letter, was=None, event=an_event(why="by ada@example.com"), expires_at=None)
    return letter


def opened(outside: Outside, tenant_id: str = "tnt_acme", job_type: str = JOB_TYPE) -> Breaker:
    at = wiring.now() - timedelta(seconds=10)
    was = Breaker(tenant_id=tenant_id, job_type=job_type)
    made = tripped(was, code="NETWORK", at=at, limits=BreakerLimits(cool_down_s=900))
    moved = outside.breakers.move(was, made)
    assert moved is not None
    return moved


def park(outside: Outside, many: int) -> None:
    for _ in range(many):
        claim = a_claim(a_key(tenant_id="tnt_acme", job_type=JOB_TYPE))
        outside.ledger.park(claim, ticket="t", body=StoredBody(text="{}"))


def start(**changes: Any) -> Answer:
    return ask("POST", "/v1/redrives", body=ASKED | changes)
