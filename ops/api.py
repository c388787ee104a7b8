"""The deployment's HTTP API: whatever a command changes, it changes there, because the API knows who asks.

Requests are signed with the usual AWS credentials. An approval needs more than those, a person: LAZARET_TOKEN is an ID
token of whoever sits here. The address is LAZARET_API, or what the deployment itself says. `.local/env` has both.
"""

import json
import os
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest

from lambdas.api.routes.table import IAM
from ops.command import Failed, Misused

if TYPE_CHECKING:
    from ops.connection import Connection

TIMEOUT_S = 30
BY = "lazaret-by"  # the header with whom one claims to be
MOST_OF_A_NAME = 200
_HINTS = {
    "LETTER_NOT_FOUND": "`python -m ops letters` lists those that are open",
    "EFFECT_NOT_FOUND": "`python -m ops letter <id>` shows them",
    "GROUP_NOT_FOUND": "`python -m ops letter <id>` shows a signature",
    "BREAKER_NOT_OPEN": "`python -m ops breaker list`",
    "MOVED": "look at it again",
}


class Refused(Failed):
    """The API said no; `code` is its problem's."""

    def __init__(self, sentence: str, code: str = "") -> None:
        super().__init__(sentence)
        self.code = code


def get(connection: "Connection", path: str) -> Any:
    return _signed(connection, "GET", path, None, by="")


def post(connection: "Connection", path: str, body: Mapping[str, Any], *, by: str | None = None) -> Any:
    """In the name of the AWS credentials. Raise `Failed` with what the API says, `Misused` for what makes no sense."""
    return _signed(connection, "POST", path, body, by=(by or "").strip())


def approve(connection: "Connection", path: str, body: Mapping[str, Any]) -> Any:
    """In the name of a person, whom only a token proves."""
    token = os.environ.get("LAZARET_TOKEN", "")
    if not token:
        raise Failed(
            "an approval needs to know who you are, and AWS credentials do not say it: set LAZARET_TOKEN to your ID "
            "token, or approve in the console"
        )
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    return _answer(connection.api, path, "POST", json.dumps(body).encode(), headers, "is LAZARET_TOKEN still valid?")


def _signed(connection: "Connection", method: str, path: str, body: Mapping[str, Any] | None, *, by: str) -> Any:
    if len(by) > MOST_OF_A_NAME or not by.isprintable():
        raise Misused(f"--by: expected a name of at most {MOST_OF_A_NAME} printable characters")
    data = b"" if body is None else json.dumps(body).encode()
    named = {BY: quote(by)} if by else {}
    address = connection.api
    request = AWSRequest(
        method=method,
        url=f"{address}{IAM}{path}",
        data=data,
        headers={"content-type": "application/json", **named},
    )
    SigV4Auth(connection.credentials(), "execute-api", connection.region).add_auth(request)
    why = (
        "it does not take these AWS credentials. Are they still valid, and do they have the deployment's operators' "
        "policy (the stack's output OperatorPolicyArn)?"
    )
    return _answer(address, f"{IAM}{path}", method, data, dict(request.headers.items()), why)


def _answer(address: str, path: str, method: str, data: bytes, headers: Mapping[str, str], refused: str) -> Any:
    request = urllib.request.Request(  # noqa: S310 - https, or http on this machine: the connection has checked it
        f"{address}{path}", data=data if method == "POST" else None, headers=dict(headers), method=method
    )
    try:
        status, body = send(request)
    except OSError as down:
        raise Failed(f"the API at {address} does not answer: {down}. Is LAZARET_API its address?") from down
    if status < 300:
        return json.loads(body)
    raise _problem(status, body, address, refused)


class _Stays(urllib.request.HTTPRedirectHandler):
    """No route of ours sends a command elsewhere, and whoever did would be shown the token."""

    def redirect_request(self, *_: object, **_named: object) -> None:
        return None


_OPENER = urllib.request.build_opener(_Stays)


def send(request: urllib.request.Request) -> tuple[int, bytes]:
    """Status and body, whatever the status is."""
    try:
        with _OPENER.open(request, timeout=TIMEOUT_S) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read()


def _problem(status: int, body: bytes, address: str, refused: str) -> Failed:
    try:
        problem = json.loads(body)
        code, detail = str(problem["code"]), str(problem["detail"])
    except (ValueError, KeyError, TypeError):
        return _by_gateway(status, address, refused)
    if code == "INVALID":
        return Misused("\n".join(problem.get("faults") or [detail]))
    hint = _HINTS.get(code)
    return Refused(f"{problem['title']}: {detail}" + (f": {hint}" if hint else ""), code)


def _by_gateway(status: int, address: str, refused: str) -> Failed:
    """What never reached the function."""
    if status in (401, 403):
        return Failed(f"the API at {address} refused this ({status}): {refused}")
    if status == 404:
        return Failed(f"the API at {address} does not know this: is it the deployment's, and of this release?")
    if status == 429:
        return Failed("the API asks to slow down: try again in a moment")
    return Failed(f"the API at {address} answered {status}: try again, or look at the log of the API's function")
