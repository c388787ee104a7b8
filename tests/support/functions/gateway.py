"""API Gateway in the process, for whoever calls the API by its address: it knows callers as the real one does.

Behind it is the API's own handler over the same AWS as the rest of the test. That the real one checks signatures and
policies is tests/local's and tests/permissions'.
"""

import io
import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import boto3
import pytest

from lambdas import wiring
from lambdas.api.routes.table import IAM
from ops import api
from tests.support.functions.api_line import OPERATOR, event
from tests.support.functions.aws import Context, forget

ADDRESS = "https://api.example.com"
ME = "arn:aws:sts::123456789012:user/moto"  # who moto says we are
TOKEN = "an-operators-token"
MACHINE = "arn:aws:states:us-east-1:123456789012:stateMachine:lazaret-redrive"


@dataclass
class Gateway:
    """Takes every signature, as whoever moto says that we are, and one token."""

    who: str = ME
    asked: list[tuple[str, str, Any]] = field(default_factory=list)  # method, path and body of each request
    down: OSError | None = None
    says: tuple[int, Any] | None = None  # instead of asking the function

    def send(self, request: urllib.request.Request) -> tuple[int, bytes]:
        if self.down is not None:
            raise self.down
        address, data = urlsplit(request.full_url), request.data
        text = data.decode() if isinstance(data, bytes) else None
        self.asked.append((request.get_method(), address.path, json.loads(text) if text else None))
        if self.says is not None:
            return self.says[0], json.dumps(self.says[1]).encode()
        headers = {name.lower(): value for name, value in request.header_items()}
        context = self._verified(address.path, headers)
        if context is None:
            return 403, b'{"message":"Forbidden"}'
        query = dict(parse_qsl(address.query))
        asked = event(request.get_method(), unquote(address.path), as_=None, text=text, headers=headers, query=query)
        asked["requestContext"]["authorizer"] = context
        return self._invoked(asked)

    def _verified(self, path: str, headers: dict[str, str]) -> dict[str, Any] | None:
        given = headers.get("authorization", "")
        if not path.startswith(IAM):
            return {"jwt": {"claims": dict(OPERATOR), "scopes": []}} if given == f"Bearer {TOKEN}" else None
        scope = "/us-east-1/execute-api/aws4_request"
        signed = given.startswith("AWS4-HMAC-SHA256 ") and scope in given and "x-amz-date" in headers
        return {"iam": {"userArn": self.who, "accountId": "123456789012"}} if signed else None

    @staticmethod
    def _invoked(asked: dict[str, Any]) -> tuple[int, bytes]:
        from lambdas.handlers.api import handler  # noqa: PLC0415 - after the environment is set

        log: Any = wiring.logger.registered_handler
        former, log.stream = log.stream, io.StringIO()  # its lines are not the command's
        try:
            made = handler(asked, Context())
        finally:
            log.stream = former
        return int(made["statusCode"]), made["body"].encode()


@contextmanager
def api_in_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gateway]:
    """Inside moto, with the tables under their usual names."""
    boto3.client("s3").create_bucket(Bucket="bucket")
    for name, value in {
        "LAZARET_API": ADDRESS,
        "LAZARET_TOKEN": TOKEN,
        "LEDGER_TABLE": "lazaret-ledger",
        "BREAKERS_TABLE": "lazaret-breakers",
        "BUCKET": "bucket",
        "REDRIVE_MACHINE": MACHINE,
        "SIMULATED": "true",
    }.items():
        monkeypatch.setenv(name, value)
    forget()
    made = Gateway()
    monkeypatch.setattr(api, "send", made.send)
    yield made
    forget()
