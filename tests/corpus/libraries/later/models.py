"""Model vendors' newer errors, MCP servers, GraphQL, rich gRPC statuses and SOAP, shaped by hand."""

import enum
from types import SimpleNamespace
from typing import Any

import httpx

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import StatusCode, over_httpx, over_requests, recalled, rpc_error, shaped


def _speakeasy(package: str, name: str, status: int, body: object, message: str) -> BaseException:
    reply = over_httpx(status, body)
    return shaped(
        f"{package}.errors.{name} < {package}.errors.{package}error.{package.title()}Error",
        message,
        message=message,
        status_code=status,
        body=reply.text,
        raw_response=reply,
        headers=reply.headers,
    )


def _stainless(package: str, name: str, status: int, body: dict[str, object], **headers: str) -> BaseException:
    told = f"Error code: {status} - {body}"
    lineage = f"{package}.{name} < {package}.APIStatusError < {package}.APIError < {package}.{package.title()}Error"
    return shaped(
        lineage, told, message=told, status_code=status, response=over_httpx(status, body, **headers), body=body
    )


def _http(status: int, body: object, url: str, **headers: str) -> BaseException:
    reply = over_httpx(status, body, url=url, **headers)
    return httpx.HTTPStatusError(f"Client error '{status}' for url '{url}'", request=reply.request, response=reply)


def _tool(message: str) -> BaseException:
    return shaped("fastmcp.exceptions.ToolError < fastmcp.exceptions.FastMCPError", message)


def _graphql(message: str, **extensions: object) -> BaseException:
    told = {"message": message, "locations": [{"line": 2, "column": 3}], "path": ["order"], "extensions": extensions}
    return shaped(
        "sgqlc.endpoint.base.GraphQLErrors",
        [told],
        said=f"{[told]}",
        errors=[told],
    )


def _python_graphql(message: str, **extensions: object) -> BaseException:
    return shaped(
        "graphql_client.exceptions.GraphQLClientGraphQLMultiError < graphql_client.exceptions.GraphQLClientError",
        said=message,
        errors=[
            shaped(
                "graphql_client.exceptions.GraphQLClientGraphQLError",
                said=message,
                message=message,
                extensions=extensions,
            )
        ],
        data=None,
    )


class _Code(enum.Enum):
    RESOURCE_EXHAUSTED = "resource_exhausted"
    UNAVAILABLE = "unavailable"
    UNAUTHENTICATED = "unauthenticated"
    NOT_FOUND = "not_found"


_Code.__name__, _Code.__module__ = "Code", "connectrpc.code"


def _connect(code: _Code, message: str) -> BaseException:
    return shaped("connectrpc.errors.ConnectError", message, _code=code, _message=message, _details=[])


def _grpclib(status: str, number: int, message: str) -> BaseException:
    Status: Any = enum.Enum("Status", {status: number}, module="grpclib.const")  # type: ignore[misc]  # noqa: N806
    return shaped(
        "grpclib.exceptions.GRPCError",
        Status[status],
        message,
        None,
        status=Status[status],
        message=message,
        details=None,
    )


def _suds(code: str, text: str) -> BaseException:
    return shaped(
        "suds.WebFault",
        said=f"Server raised fault: '{text}'",
        fault=SimpleNamespace(faultcode=code, faultstring=text),
        document=None,
    )


_GEMINI = "https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-pro:generateContent"

CASES: list[Case] = [
    *recalled(
        "openrouter",
        {
            "credits": (
                _speakeasy(
                    "openrouter",
                    "PaymentRequiredResponseError",
                    402,
                    {
                        "error": {
                            "code": 402,
                            "message": "This request requires more credits, or fewer max_tokens. You requested up to 8192 tokens, but can only afford 213.",
                        }
                    },
                    "This request requires more credits",
                ),
                Code.AUTH_DENIED,
            ),
            "upstream": (
                _speakeasy(
                    "openrouter",
                    "BadGatewayResponseError",
                    502,
                    {
                        "error": {
                            "code": 502,
                            "message": "Provider returned error",
                            "metadata": {"provider_name": "Novita"},
                        }
                    },
                    "Provider returned error",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "moderation": (
                _speakeasy(
                    "openrouter",
                    "ForbiddenResponseError",
                    403,
                    {
                        "error": {
                            "code": 403,
                            "message": "Input flagged by moderation",
                            "metadata": {"reasons": ["violence"], "flagged_input": "…"},
                        }
                    },
                    "Input flagged by moderation",
                ),
                Code.POLICY_DENIED,
            ),
        },
    ),
    *recalled(
        "perplexity",
        {
            "limited": (
                _stainless(
                    "perplexity",
                    "RateLimitError",
                    429,
                    {
                        "error": {
                            "message": "Request rate limit exceeded, please try again later.",
                            "type": "request_rate_limit_exceeded",
                            "code": 429,
                        }
                    },
                ),
                Code.THROTTLED,
            ),
            "key": (
                _stainless(
                    "perplexity",
                    "AuthenticationError",
                    401,
                    {"error": {"message": "Invalid API key provided.", "type": "invalid_api_key", "code": 401}},
                ),
                Code.AUTH_DENIED,
            ),
            "model": (
                _stainless(
                    "perplexity",
                    "BadRequestError",
                    400,
                    {
                        "error": {
                            "message": "Invalid model 'sonar-huge'. Permitted models can be found in the documentation.",
                            "type": "invalid_model",
                            "code": 400,
                        }
                    },
                ),
                Code.DEPENDENCY_GONE,
            ),
        },
    ),
    *recalled(
        "deepgram",
        {
            "credits": (
                shaped(
                    "deepgram.core.api_error.ApiError",
                    said="status_code: 402",
                    status_code=402,
                    body={
                        "err_code": "ASR_PAYMENT_REQUIRED",
                        "err_msg": "Project does not have enough credits for an ASR request and does not have an overage agreement.",
                    },
                    headers={},
                ),
                Code.AUTH_DENIED,
            ),
            "audio": (
                shaped(
                    "deepgram.errors.bad_request_error.BadRequestError < deepgram.core.api_error.ApiError",
                    said="status_code: 400",
                    status_code=400,
                    body={
                        "err_code": "Bad Request",
                        "err_msg": "Bad Request: failed to process audio: corrupt or unsupported data",
                    },
                    headers={},
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "busy": (
                shaped(
                    "deepgram.core.api_error.ApiError",
                    said="status_code: 503",
                    status_code=503,
                    body={"err_code": "SERVICE_UNAVAILABLE", "err_msg": "Service temporarily unavailable"},
                    headers={},
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "deepseek over httpx",
        {
            "balance": (
                _http(
                    402,
                    {
                        "error": {
                            "message": "Insufficient Balance",
                            "type": "unknown_error",
                            "param": None,
                            "code": "invalid_request_error",
                        }
                    },
                    "https://api.deepseek.com/chat/completions",
                ),
                Code.AUTH_DENIED,
            ),
            "too long": (
                _http(
                    400,
                    {
                        "error": {
                            "message": "This model's maximum context length is 131072 tokens. However, you requested 190012 tokens",
                            "type": "invalid_request_error",
                        }
                    },
                    "https://api.deepseek.com/chat/completions",
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "busy": (
                _http(
                    503,
                    {
                        "error": {
                            "message": "Service is too busy. We advise users to temporarily switch to alternative LLM API service providers."
                        }
                    },
                    "https://api.deepseek.com/chat/completions",
                ),
                Code.LLM_OVERLOADED,
            ),
        },
    ),
    *recalled(
        "gemini over httpx",
        {
            "a day's quota": (
                _http(
                    429,
                    {
                        "error": {
                            "code": 429,
                            "message": "You exceeded your current quota, please check your plan and billing details.",
                            "status": "RESOURCE_EXHAUSTED",
                            "details": [
                                {
                                    "@type": "type.googleapis.com/google.rpc.QuotaFailure",
                                    "violations": [{"quotaId": "GenerateRequestsPerDayPerProjectPerModel-FreeTier"}],
                                }
                            ],
                        }
                    },
                    _GEMINI,
                ),
                Code.AUTH_DENIED,
            ),
            "overloaded": (
                _http(
                    503,
                    {
                        "error": {
                            "code": 503,
                            "message": "The model is overloaded. Please try again later.",
                            "status": "UNAVAILABLE",
                        }
                    },
                    _GEMINI,
                ),
                Code.LLM_OVERLOADED,
            ),
            "too long": (
                _http(
                    400,
                    {
                        "error": {
                            "code": 400,
                            "message": "The input token count (1250000) exceeds the maximum number of tokens allowed (1048576).",
                            "status": "INVALID_ARGUMENT",
                        }
                    },
                    _GEMINI,
                ),
                Code.CONTEXT_OVERFLOW,
            ),
        },
    ),
    *recalled(
        "vllm over httpx",
        {
            "too long": (
                _http(
                    400,
                    {
                        "object": "error",
                        "message": "This model's maximum context length is 32768 tokens. However, you requested 40000 tokens in the messages",
                        "type": "BadRequestError",
                        "param": None,
                        "code": 400,
                    },
                    "http://inference.internal:8000/v1/chat/completions",
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "no model": (
                _http(
                    404,
                    {
                        "object": "error",
                        "message": "The model `qwen3` does not exist.",
                        "type": "NotFoundError",
                        "param": None,
                        "code": 404,
                    },
                    "http://inference.internal:8000/v1/chat/completions",
                ),
                Code.DEPENDENCY_GONE,
            ),
            "dead engine": (
                _http(
                    500,
                    {
                        "object": "error",
                        "message": "EngineCore encountered an issue. See stack trace for the root cause.",
                        "type": "InternalServerError",
                        "code": 500,
                    },
                    "http://inference.internal:8000/v1/chat/completions",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "fastmcp",
        {
            "limited": (
                _tool(
                    "Error calling tool 'search_issues': 429 Client Error: Too Many Requests for url: https://api.github.com/search/issues"
                ),
                Code.THROTTLED,
            ),
            "denied": (_tool("Error executing tool create_page: API token is invalid."), Code.AUTH_DENIED),
            "missing": (
                _tool("Error calling tool 'read_file': ENOENT: no such file or directory, open '/data/report.csv'"),
                Code.DATA_INTEGRITY,
            ),
            "arguments": (_tool("Input validation error: 'query' is a required property"), Code.TOOL_FAILED),
            "refused": (_tool("Error calling tool 'query': connect ECONNREFUSED 10.0.3.4:5432"), Code.NETWORK),
            "slow": (
                _tool("Error calling tool 'crawl': Request timed out after 30000 ms"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no tool": (
                shaped("fastmcp.exceptions.NotFoundError < fastmcp.exceptions.FastMCPError", "Unknown tool: 'serch'"),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "sgqlc",
        {
            "throttled": (
                _graphql("Throttled", code="THROTTLED", documentation="https://shopify.dev/api/usage/rate-limits"),
                Code.THROTTLED,
            ),
            "forbidden": (_graphql("Resource not accessible by integration", code="FORBIDDEN"), Code.AUTH_DENIED),
            "bad input": (
                _graphql('Variable "$id" got invalid value 3; Expected type ID!', code="BAD_USER_INPUT"),
                Code.TOOL_FAILED,
            ),
            "broken": (
                _graphql(
                    "Something went wrong while executing your query. This may be the result of a timeout.",
                    code="INTERNAL_SERVER_ERROR",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "ariadne_codegen",
        {
            "token": (
                _python_graphql(
                    "Context creation failed: Your session has expired. Please login.", code="UNAUTHENTICATED"
                ),
                Code.AUTH_DENIED,
            ),
            "persisted": (
                _python_graphql('Cannot query field "totl" on type "Order".', code="GRAPHQL_VALIDATION_FAILED"),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "connectrpc",
        {
            "exhausted": (_connect(_Code.RESOURCE_EXHAUSTED, "too many concurrent streams"), Code.THROTTLED),
            "unavailable": (
                _connect(_Code.UNAVAILABLE, "upstream connect error or disconnect/reset before headers"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "token": (_connect(_Code.UNAUTHENTICATED, "token is malformed"), Code.AUTH_DENIED),
            "not found": (_connect(_Code.NOT_FOUND, "invoice 88 not found"), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "grpclib",
        {
            "deadline": (_grpclib("DEADLINE_EXCEEDED", 4, "Deadline exceeded"), Code.DEPENDENCY_UNAVAILABLE),
            "aborted": (_grpclib("ABORTED", 10, "transaction was aborted by a concurrent one"), Code.STORE_CONFLICT),
            "precondition": (
                _grpclib("FAILED_PRECONDITION", 9, "the ledger is closed for this period"),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "spanner",
        {
            "rich unavailable": (rpc_error(StatusCode.UNAVAILABLE, "502:Bad Gateway"), Code.DEPENDENCY_UNAVAILABLE),
            "rich invalid": (
                rpc_error(
                    StatusCode.INVALID_ARGUMENT,
                    "No matching signature for operator = for argument types: INT64, STRING",
                ),
                Code.TOOL_FAILED,
            ),
            "rich denied": (
                rpc_error(
                    StatusCode.PERMISSION_DENIED,
                    "Caller is missing IAM permission spanner.sessions.create on resource projects/p",
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "suds",
        {
            "server": (
                _suds("soapenv:Server", "java.net.SocketTimeoutException: Read timed out"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "login": (
                _suds("wsse:FailedAuthentication", "The security token could not be authenticated or authorized"),
                Code.AUTH_DENIED,
            ),
            "client": (
                _suds("soap:Client", "Server did not recognize the value of HTTP Header SOAPAction"),
                Code.TOOL_FAILED,
            ),
            "limit": (
                _suds(
                    "sf:REQUEST_LIMIT_EXCEEDED",
                    "REQUEST_LIMIT_EXCEEDED: ConcurrentRequests (Concurrent API Requests) Limit exceeded.",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "langfuse",
        {
            "413": (
                shaped(
                    "langfuse.api.core.api_error.ApiError",
                    said="status_code: 413, body: Payload Too Large",
                    status_code=413,
                    body="Payload Too Large",
                    headers={},
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "502": (
                shaped(
                    "langfuse.api.core.api_error.ApiError",
                    said="status_code: 502, body: <html>bad gateway</html>",
                    status_code=502,
                    body="<html>bad gateway</html>",
                    response=over_requests(502),
                    headers={},
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
]
