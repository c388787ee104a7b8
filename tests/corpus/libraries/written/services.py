"""Services of others from which clues are written: payments, chat, code, notes, GraphQL, blobs, gRPC, MCP."""

from collections.abc import Callable
from concurrent import futures
from typing import Any

import github
import grpc
import mcp
import notion_client
import stripe
import telegram
from azure.storage.blob import BlobClient
from gql import Client, gql
from gql.transport.requests import RequestsHTTPTransport
from slack_sdk import WebClient

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, awaited, built, case, over_http


def _stripe(url: str) -> object:
    client = stripe.StripeClient(
        "sk_test_1", base_addresses={"api": url}, max_network_retries=0, http_client=stripe.RequestsClient(timeout=2)
    )
    return client.v1.charges.create({"amount": 5, "currency": "eur", "source": "tok_1"})


def _slack(url: str) -> object:
    return WebClient(token="x", base_url=f"{url}/", timeout=2, retry_handlers=[]).chat_postMessage(
        channel="C1", text="hi"
    )


def _github(url: str) -> object:
    client = github.Github(auth=github.Auth.Token("t"), base_url=url, retry=None, timeout=2)
    return client.get_repo("a/b").get_issue(1)


def _notion(url: str) -> object:
    return notion_client.Client(auth="t", base_url=url, timeout_ms=1_500).pages.retrieve("1")


def _telegram(url: str) -> object:
    async def send() -> object:
        async with telegram.Bot("1:t", base_url=f"{url}/bot") as bot:
            return await bot.send_message(1, "hi", read_timeout=1.5)

    return awaited(send)


def _graphql(url: str) -> object:
    client = Client(transport=RequestsHTTPTransport(url, timeout=2), fetch_schema_from_transport=False)
    return client.execute(gql("{ letters { id } }"))


def _azure(url: str) -> object:
    client = BlobClient(url, "box", "a.txt", credential=None, retry_total=0, read_timeout=2)
    return client.upload_blob(b"x", overwrite=False)


def _told(kind: str, message: str, **more: str) -> dict[str, Any]:
    return {"error": {"type": kind, "message": message, **more}}


def _blob(status: int, code: str, message: str) -> Answer:
    body = f'<?xml version="1.0" encoding="utf-8"?><Error><Code>{code}</Code><Message>{message}</Message></Error>'
    return answer(status, body, content_type="application/xml", x_ms_error_code=code)


def _errors(code: str, message: str) -> Answer:
    return answer(200, {"data": None, "errors": [{"message": message, "extensions": {"code": code}}]})


def _notions(status: int, code: str, message: str) -> Answer:
    return answer(status, {"object": "error", "status": status, "code": code, "message": message})


def _grpc(code: grpc.StatusCode, details: str) -> Callable[[], object]:
    class Refuses(grpc.GenericRpcHandler):
        def service(self, _details: object) -> object:
            return grpc.unary_unary_rpc_method_handler(lambda _request, context: context.abort(code, details))

    def act() -> object:
        server = grpc.server(futures.ThreadPoolExecutor(1), handlers=(Refuses(),))
        port = server.add_insecure_port("127.0.0.1:0")
        server.start()
        try:
            with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
                return channel.unary_unary("/a.B/C")(b"", timeout=5)
        finally:
            server.stop(0)

    return act


def _grpc_nobody() -> object:
    with grpc.insecure_channel("127.0.0.1:1") as channel:
        return channel.unary_unary("/a.B/C")(b"", timeout=3)


def _mcp(code: int, message: str) -> Callable[[], BaseException]:
    def make() -> BaseException:
        try:
            return mcp.McpError(mcp.types.ErrorData(code=code, message=message))
        except (TypeError, AttributeError):
            return mcp.MCPError(code, message)

    return make


CASES: list[Case] = [
    *over_http(
        "stripe",
        _stripe,
        {
            "card declined": (
                answer(
                    402,
                    _told(
                        "card_error", "Your card was declined.", code="card_declined", decline_code="insufficient_funds"
                    ),
                ),
                Code.TOOL_FAILED,
            ),
            "idempotency": (
                answer(
                    400,
                    _told(
                        "idempotency_error", "Keys for idempotent requests can only be used with the same parameters"
                    ),
                ),
                Code.TOOL_FAILED,
            ),
            "no such customer": (
                answer(404, _told("invalid_request_error", "No such customer: 'cus_1'", code="resource_missing")),
                Code.DATA_INTEGRITY,
            ),
            "lock timeout": (
                answer(
                    429,
                    _told(
                        "invalid_request_error",
                        "This object cannot be accessed right now because another API request is currently accessing it.",
                        code="lock_timeout",
                    ),
                ),
                Code.STORE_CONFLICT,
            ),
            "rate limited": (
                answer(429, _told("invalid_request_error", "Request rate limit exceeded", code="rate_limit")),
                Code.THROTTLED,
            ),
            "409 in use": (
                answer(
                    409,
                    _told(
                        "invalid_request_error",
                        "This idempotency key is currently in use by another request, try again later",
                    ),
                ),
                Code.STORE_CONFLICT,
            ),
            "expired key": (
                answer(401, _told("invalid_request_error", "Expired API Key provided", code="api_key_expired")),
                Code.AUTH_DENIED,
            ),
            "nobody": (REFUSED, Code.NETWORK),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "slack_sdk",
        _slack,
        {
            "channel_not_found": (answer(200, {"ok": False, "error": "channel_not_found"}), Code.DATA_INTEGRITY),
            "invalid_auth": (answer(200, {"ok": False, "error": "invalid_auth"}), Code.AUTH_DENIED),
            "missing_scope": (
                answer(200, {"ok": False, "error": "missing_scope", "needed": "chat:write"}),
                Code.AUTH_DENIED,
            ),
            "ratelimited": (answer(429, {"ok": False, "error": "ratelimited"}, retry_after="30"), Code.THROTTLED),
            "fatal_error": (answer(200, {"ok": False, "error": "internal_error"}), Code.DEPENDENCY_UNAVAILABLE),
            "msg_too_long": (answer(200, {"ok": False, "error": "msg_too_long"}), Code.UNSUPPORTED_INPUT),
            "a proxy's page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "github",
        _github,
        {
            "404": (answer(404, {"message": "Not Found", "status": "404"}), Code.DATA_INTEGRITY),
            "bad credentials": (answer(401, {"message": "Bad credentials"}), Code.AUTH_DENIED),
            "secondary": (
                answer(403, {"message": "You have exceeded a secondary rate limit."}, retry_after="60"),
                Code.THROTTLED,
            ),
            "422 in an effect": (
                answer(422, {"message": "Validation Failed", "errors": [{"code": "already_exists"}]}),
                Code.EFFECT_CONFLICT,
            ),
            "502": (answer(502, {"message": "Server Error"}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "notion_client",
        _notion,
        {
            "404": (_notions(404, "object_not_found", "Could not find page with ID: 1."), Code.DATA_INTEGRITY),
            "409": (
                _notions(409, "conflict_error", "Conflict occurred while saving. Please try again."),
                Code.STORE_CONFLICT,
            ),
            "429": (_notions(429, "rate_limited", "You have been rate limited."), Code.THROTTLED),
            "400": (_notions(400, "validation_error", "body failed validation"), Code.TOOL_FAILED),
            "restricted": (_notions(403, "restricted_resource", "Insufficient permissions"), Code.AUTH_DENIED),
            "504": (_notions(504, "gateway_timeout", "Notion has timed out"), Code.DEPENDENCY_UNAVAILABLE),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "telegram",
        _telegram,
        {
            "flood": (
                answer(
                    429,
                    {
                        "ok": False,
                        "error_code": 429,
                        "description": "Too Many Requests: retry after 11",
                        "parameters": {"retry_after": 11},
                    },
                ),
                Code.THROTTLED,
            ),
            "blocked": (
                answer(403, {"ok": False, "error_code": 403, "description": "Forbidden: bot was blocked by the user"}),
                Code.AUTH_DENIED,
            ),
            "no chat": (
                answer(400, {"ok": False, "error_code": 400, "description": "Bad Request: chat not found"}),
                Code.DATA_INTEGRITY,
            ),
            "bad token": (
                answer(401, {"ok": False, "error_code": 401, "description": "Unauthorized"}),
                Code.AUTH_DENIED,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "gql",
        _graphql,
        {
            "unauthenticated": (_errors("UNAUTHENTICATED", "You must be logged in"), Code.AUTH_DENIED),
            "throttled": (_errors("THROTTLED", "Throttled"), Code.THROTTLED),
            "internal": (_errors("INTERNAL_SERVER_ERROR", "Something went wrong"), Code.DEPENDENCY_UNAVAILABLE),
            "bad input": (_errors("BAD_USER_INPUT", "Expected type Int"), Code.TOOL_FAILED),
            "not found": (_errors("NOT_FOUND", "letter 7 not found"), Code.DATA_INTEGRITY),
            "503": (answer(503, {"errors": [{"message": "upstream"}]}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "azure.storage.blob",
        _azure,
        {
            "busy": (
                _blob(503, "ServerBusy", "The server is currently unable to receive requests."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no box": (
                _blob(404, "ContainerNotFound", "The specified container does not exist."),
                Code.DEPENDENCY_GONE,
            ),
            "already there in an effect": (
                _blob(409, "BlobAlreadyExists", "The specified blob already exists."),
                Code.EFFECT_CONFLICT,
            ),
            "being deleted": (
                _blob(409, "ContainerBeingDeleted", "The specified container is being deleted. Try operation later."),
                Code.STORE_CONFLICT,
            ),
            "denied": (
                _blob(403, "AuthenticationFailed", "Server failed to authenticate the request."),
                Code.AUTH_DENIED,
            ),
            "too large": (_blob(413, "RequestBodyTooLarge", "The request body is too large."), Code.UNSUPPORTED_INPUT),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    case("grpc", "unavailable", _grpc(grpc.StatusCode.UNAVAILABLE, "the backend is down"), Code.DEPENDENCY_UNAVAILABLE),
    case("grpc", "exhausted", _grpc(grpc.StatusCode.RESOURCE_EXHAUSTED, "quota per minute"), Code.THROTTLED),
    case("grpc", "unauthenticated", _grpc(grpc.StatusCode.UNAUTHENTICATED, "no token"), Code.AUTH_DENIED),
    case("grpc", "not found", _grpc(grpc.StatusCode.NOT_FOUND, "no such letter"), Code.DATA_INTEGRITY),
    case(
        "grpc", "deadline", _grpc(grpc.StatusCode.DEADLINE_EXCEEDED, "Deadline Exceeded"), Code.DEPENDENCY_UNAVAILABLE
    ),
    case("grpc", "aborted", _grpc(grpc.StatusCode.ABORTED, "transaction was aborted"), Code.STORE_CONFLICT),
    case("grpc", "bad argument", _grpc(grpc.StatusCode.INVALID_ARGUMENT, "limit must be positive"), Code.TOOL_FAILED),
    case("grpc", "unimplemented", _grpc(grpc.StatusCode.UNIMPLEMENTED, "unknown service a.B"), Code.TOOL_FAILED),
    case("grpc", "nobody", _grpc_nobody, Code.NETWORK),
    built("mcp", "no such tool", _mcp(-32601, "Method not found"), Code.DEPENDENCY_GONE),
    built("mcp", "bad arguments", _mcp(-32602, "Invalid params: 'city' is required"), Code.TOOL_FAILED),
    built("mcp", "internal", _mcp(-32603, "Internal error"), Code.DEPENDENCY_UNAVAILABLE),
    built(
        "mcp",
        "time-out",
        _mcp(408, "Timed out while waiting for response to ClientRequest. Waited 5.0 seconds."),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built("mcp", "closed", _mcp(-32000, "Connection closed"), Code.NETWORK),
]
