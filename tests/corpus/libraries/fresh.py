"""Errors of packages that no other part of the corpus holds, and that the tests need: chains, groups, nested tries.

Every label was written before any of them was judged.
"""

import base64
import csv
import gzip
import http.client
import lzma
import tarfile
import zlib
from collections.abc import Callable
from io import BytesIO, StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import filelock
import graphql
import h2.exceptions
import httpcore
import httpx
import jwt
import langgraph_sdk
import msgpack
import python_multipart
import requests
import tenacity
import tomli
import werkzeug.exceptions
import xmltodict
import yaml
import zstandard
from aws_lambda_powertools.utilities.idempotency.exceptions import (
    IdempotencyAlreadyInProgressError,
    IdempotencyPersistenceLayerError,
)
from aws_lambda_powertools.utilities.parameters.exceptions import GetParameterError
from boto3.exceptions import S3UploadFailedError
from botocore.exceptions import ClientError
from defusedxml import ElementTree
from langsmith import utils as langsmith
from starlette.exceptions import HTTPException
from strands.types import exceptions as strands

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, REFUSED, built, case, over_http
from tests.corpus.loopback import dead_url

_SECRET = "0123456789abcdef0123456789abcdef"


def _raised(act: Callable[[], object]) -> BaseException:
    try:
        act()
    except BaseException as error:
        return error
    raise AssertionError("nothing was raised")


def _token(**claims: object) -> str:
    return jwt.encode(claims, _SECRET, algorithm="HS256")


def _decoded(token: str, secret: str = _SECRET) -> object:
    return jwt.decode(token, secret, algorithms=["HS256"])


def _thread(url: str) -> object:
    client = langgraph_sdk.get_sync_client(url=url, api_key="none", timeout=0.5)
    return client.runs.create("5f2c", "agent", input={"q": "x"})


def _core(url: str) -> object:
    with httpcore.ConnectionPool(retries=0) as pool:
        return pool.request("GET", url, extensions={"timeout": {"connect": 1.0, "read": 0.3, "write": 1.0}})


def _locked() -> object:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.lock"
        with filelock.FileLock(path):
            return filelock.FileLock(path, timeout=0.01).acquire()


def _smith(name: str, status: int, said: str) -> Callable[[], BaseException]:
    def make() -> BaseException:
        response = requests.Response()
        response.status_code, response.url, response._content = status, "https://api.smith.langchain.com/runs", b"{}"
        cause = _raised(response.raise_for_status)
        error: BaseException = getattr(langsmith, name)(f"{said} {cause!r}")
        error.__cause__ = cause
        return error

    return make


def _graphql(message: str, **extensions: object) -> Callable[[], BaseException]:
    return lambda: graphql.GraphQLError(message, extensions=extensions)


def _aws(code: str, status: int, message: str, operation: str) -> ClientError:
    reply = {"Error": {"Code": code, "Message": message}, "ResponseMetadata": {"HTTPStatusCode": status}}
    return ClientError(reply, operation)


def _from(outer: BaseException, cause: BaseException) -> BaseException:
    outer.__cause__ = cause
    return outer


def _while_handling(outer: Callable[[], BaseException], inner: Callable[[], BaseException]) -> Callable[[], object]:
    def act() -> object:
        try:
            raise inner()
        except BaseException:
            raise outer()  # noqa: B904 - as agents do it

    return act


def _tried_twice(inner: Callable[[], BaseException]) -> object:
    """A client that retries, inside a tool that retries."""

    @tenacity.retry(stop=tenacity.stop_after_attempt(2))
    def client() -> object:
        raise inner()

    return tenacity.retry(stop=tenacity.stop_after_attempt(2))(client)()


def _grouped(*errors: BaseException) -> BaseException:
    return ExceptionGroup(
        "unhandled errors in a TaskGroup", [error for error in errors if isinstance(error, Exception)]
    )


def _httpx_status(status: int, said: object, **headers: str) -> BaseException:
    sent = httpx.Request("POST", "https://api.example.com/v1/things")
    named = {name.replace("_", "-"): each for name, each in headers.items()}
    return _raised(httpx.Response(status, json=said, headers=named, request=sent).raise_for_status)


TOKENS = [
    case("jwt", "expired", lambda: _decoded(_token(exp=1)), Code.AUTH_DENIED),
    case("jwt", "other key", lambda: _decoded(_token(sub="a"), "f" * 32), Code.AUTH_DENIED),
    case("jwt", "no token", lambda: _decoded("nonsense"), Code.AUTH_DENIED),
    case("jwt", "audience", lambda: _decoded(_token(aud="b")), Code.AUTH_DENIED),
    case("jwt", "nobody", lambda: jwt.PyJWKClient(f"{dead_url()}/keys").get_signing_keys(), Code.NETWORK),
]
ANSWERS = [
    *over_http(
        "langgraph_sdk",
        _thread,
        {
            "401": (answer(401, {"detail": "Invalid API key"}), Code.AUTH_DENIED),
            "404": (answer(404, {"detail": "Thread with ID 5f2c not found"}), Code.DATA_INTEGRITY),
            "409": (
                answer(409, {"detail": "Thread is already running a task. Wait for it to finish."}),
                Code.STORE_CONFLICT,
            ),
            "422": (answer(422, {"detail": "Invalid assistant: agent"}), Code.TOOL_FAILED),
            "429": (answer(429, {"detail": "Too many requests"}, retry_after="7"), Code.THROTTLED),
            "503": (answer(503, "upstream connect error"), Code.DEPENDENCY_UNAVAILABLE),
            "mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http("httpcore", _core, {"mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE), "nobody": (REFUSED, Code.NETWORK)}),
    built("langsmith", "429", _smith("LangSmithRateLimitError", 429, "Rate limit exceeded for /runs."), Code.THROTTLED),
    built("langsmith", "401", _smith("LangSmithAuthError", 401, "Authentication failed for /runs."), Code.AUTH_DENIED),
    built(
        "langsmith", "404", _smith("LangSmithNotFoundError", 404, "Resource not found for /runs."), Code.DATA_INTEGRITY
    ),
    built(
        "langsmith",
        "500",
        _smith("LangSmithAPIError", 500, "Server error caused failure to POST"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built("werkzeug", "429", lambda: werkzeug.exceptions.TooManyRequests(retry_after=30), Code.THROTTLED),
    built("werkzeug", "413", werkzeug.exceptions.RequestEntityTooLarge, Code.UNSUPPORTED_INPUT),
    built("werkzeug", "401", werkzeug.exceptions.Unauthorized, Code.AUTH_DENIED),
    built("werkzeug", "503", werkzeug.exceptions.ServiceUnavailable, Code.DEPENDENCY_UNAVAILABLE),
    built("starlette", "503", lambda: HTTPException(503, "warming up"), Code.DEPENDENCY_UNAVAILABLE),
    built("starlette", "403", lambda: HTTPException(403), Code.AUTH_DENIED),
    built("graphql", "login", _graphql("You must be logged in", code="UNAUTHENTICATED"), Code.AUTH_DENIED),
    built("graphql", "server", _graphql("Unexpected", code="INTERNAL_SERVER_ERROR"), Code.DEPENDENCY_UNAVAILABLE),
    case("graphql", "syntax", lambda: graphql.parse("query { me( }"), Code.TOOL_FAILED),
]
FILES = [
    case("yaml", "cut", lambda: yaml.safe_load("pages: [1, 2"), Code.UNSUPPORTED_INPUT),
    case("tomli", "cut", lambda: tomli.loads("pages = [1,"), Code.UNSUPPORTED_INPUT),
    case("xmltodict", "cut", lambda: xmltodict.parse("<invoice><line>"), Code.UNSUPPORTED_INPUT),
    case(
        "defusedxml",
        "entities",
        lambda: ElementTree.fromstring('<!DOCTYPE a [<!ENTITY x "boom">]><a>&x;</a>'),
        Code.UNSUPPORTED_INPUT,
    ),
    case("zstandard", "no frame", lambda: zstandard.ZstdDecompressor().decompress(b"nothing"), Code.UNSUPPORTED_INPUT),
    case("msgpack", "cut", lambda: msgpack.unpackb(b"\xc1"), Code.UNSUPPORTED_INPUT),
    case("tarfile", "no archive", lambda: tarfile.open(fileobj=BytesIO(b"nothing")), Code.UNSUPPORTED_INPUT),  # noqa: SIM115
    case("gzip", "no archive", lambda: gzip.decompress(b"nothing"), Code.UNSUPPORTED_INPUT),
    case("lzma", "no archive", lambda: lzma.decompress(b"nothing at all"), Code.UNSUPPORTED_INPUT),
    case("zlib", "damaged", lambda: zlib.decompress(b"nothing"), Code.UNSUPPORTED_INPUT),
    case("csv", "field", lambda: [*csv.reader(StringIO("a" * 200_000))], Code.UNSUPPORTED_INPUT),
    case("binascii", "padding", lambda: base64.b64decode("a===", validate=True), Code.UNSUPPORTED_INPUT),
    built(
        "python_multipart",
        "boundary",
        lambda: python_multipart.exceptions.MultipartParseError("Expected boundary character 45, got 0 at index 2"),
        Code.UNSUPPORTED_INPUT,
    ),
]
TOOLS = [
    case("filelock", "taken", _locked, Code.STORE_CONFLICT),
    built("h2", "closed", lambda: h2.exceptions.StreamClosedError(3), Code.NETWORK),
    built("http.client", "cut", lambda: http.client.IncompleteRead(b"abc", 400), Code.NETWORK),
    built(
        "strands",
        "throttled",
        lambda: strands.ModelThrottledException("ThrottlingException: Too many tokens, please wait"),
        Code.LLM_RATE_LIMITED,
    ),
    built(
        "strands",
        "mcp",
        lambda: _from(
            strands.MCPClientInitializationError("the client initialization failed"),
            _grouped(_raised(lambda: httpx.get(dead_url(), trust_env=False))),
        ),
        Code.NETWORK,
    ),
    built(
        "strands",
        "loop",
        lambda: strands.EventLoopException(_aws("ServiceUnavailableException", 503, "try later", "ConverseStream")),
        Code.LLM_OVERLOADED,
    ),
    built(
        "aws_lambda_powertools",
        "in progress",
        lambda: IdempotencyAlreadyInProgressError("Execution already in progress with idempotency key: f#1"),
        Code.STORE_CONFLICT,
    ),
    built(
        "aws_lambda_powertools",
        "table",
        lambda: IdempotencyPersistenceLayerError(
            "Failed to save in progress record", _aws("ProvisionedThroughputExceededException", 400, "slow", "PutItem")
        ),
        Code.THROTTLED,
    ),
    built(
        "aws_lambda_powertools",
        "parameter",
        lambda: _from(
            GetParameterError("An error occurred (AccessDeniedException) when calling the GetParameter operation"),
            _aws("AccessDeniedException", 400, "not authorized to perform: ssm:GetParameter", "GetParameter"),
        ),
        Code.AUTH_DENIED,
    ),
    built(
        "s3transfer",
        "denied",
        lambda: S3UploadFailedError(
            "Failed to upload a.pdf to b/a.pdf: An error occurred (AccessDenied) when calling the PutObject operation"
        ),
        Code.AUTH_DENIED,
    ),
]
_TOO_MANY = werkzeug.exceptions.TooManyRequests
CHAINS = [
    case(
        "chains",
        "tried twice, 503",
        lambda: _tried_twice(werkzeug.exceptions.ServiceUnavailable),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case(
        "chains",
        "tried twice, expired",
        lambda: _tried_twice(lambda: jwt.ExpiredSignatureError("Signature has expired")),
        Code.AUTH_DENIED,
    ),
    case(
        "chains",
        "a tool that hides a 429",
        _while_handling(lambda: RuntimeError("tool search failed"), lambda: _httpx_status(429, {}, retry_after="9")),
        Code.THROTTLED,
    ),
    built(
        "chains",
        "three wrappers",
        lambda: _from(
            RuntimeError("step failed"),
            _from(
                Exception("tool failed"), _from(ValueError("bad answer"), _httpx_status(403, {"error": "forbidden"}))
            ),
        ),
        Code.AUTH_DENIED,
    ),
    built("chains", "group of 429 and 503", lambda: _grouped(_TOO_MANY(), HTTPException(503)), Code.THROTTLED),
    built(
        "chains",
        "group in a group, one expired",
        lambda: _grouped(HTTPException(503), _grouped(jwt.ExpiredSignatureError("Signature has expired"))),
        Code.AUTH_DENIED,
    ),
    built(
        "chains",
        "group of a bug and a 503",
        lambda: _grouped(_raised(lambda: dict[str, str]()["customer"]), HTTPException(503)),
        Code.PROGRAM_ERROR,
    ),
    built(
        "chains",
        "monthly quota in a wrapper",
        lambda: _from(
            RuntimeError("search failed"),
            _httpx_status(429, {"error": "You have used all 1000 searches of this month. Upgrade your plan."}),
        ),
        Code.AUTH_DENIED,
    ),
]
CASES: list[Case] = [*TOKENS, *ANSWERS, *FILES, *TOOLS, *CHAINS]
