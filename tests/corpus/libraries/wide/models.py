"""Models' vendors and gateways, vector stores and agents' frameworks, shaped by hand."""

import httpx

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import StatusCode, over_httpx, over_requests, recalled, rpc_error, shaped


def _fal(status: int, message: str, **headers: str) -> BaseException:
    reply = over_httpx(status, {"detail": message}, url="https://queue.fal.run/fal-ai/flux", **headers)
    return shaped(
        "fal_client.client.FalClientHTTPError < fal_client.client.FalClientError",
        message,
        message=message,
        status_code=status,
        response_headers=dict(reply.headers),
        response=reply,
    )


def _zhipu(name: str, status: int, code: str, message: str) -> BaseException:
    body = {"error": {"code": code, "message": message}}
    reply = over_httpx(status, body, url="https://open.bigmodel.cn/api/paas/v4/chat/completions")
    return shaped(
        f"zhipuai.core._errors.{name} < zhipuai.core._errors.APIStatusError < zhipuai.core._errors.ZhipuAIError",
        f"Error code: {status}, with error text {body}",
        response=reply,
        status_code=status,
    )


def _qianfan(code: int, message: str) -> BaseException:
    return shaped(
        "qianfan.errors.APIError < qianfan.errors.QianfanError",
        f"api return error, req_id:  code: {code}, msg: {message}",
        error_code=code,
        error_msg=message,
        req_id="r",
    )


def _semantic(name: str, message: str, inner: BaseException) -> BaseException:
    lineage = (
        f"semantic_kernel.exceptions.service_exceptions.{name} < "
        "semantic_kernel.exceptions.service_exceptions.ServiceException < "
        "semantic_kernel.exceptions.kernel_exceptions.KernelException"
    )
    return shaped(lineage, message, inner, cause=inner)


def _openai_like(package: str, name: str, status: int, body: dict[str, object], **headers: str) -> BaseException:
    told = f"Error code: {status} - {body}"
    lineage = f"{package}.{name} < {package}.APIStatusError < {package}.APIError"
    return shaped(
        lineage, told, message=told, status_code=status, response=over_httpx(status, body, **headers), body=body
    )


def _marqo(name: str, status: int, code: str, kind: str, message: str) -> BaseException:
    return shaped(
        f"marqo.errors.{name} < marqo.errors.MarqoError",
        message,
        said=f"{name}: {name} Error message: {{'message': '{message}', 'code': '{code}', 'type': '{kind}', 'link': ''}}\nstatus_code: {status}, type: {kind}, code: {code}, link: ",
        message=message,
        status_code=status,
        code=code,
        type=kind,
    )


CASES: list[Case] = [
    *recalled(
        "fal_client",
        {
            "balance": (
                _fal(
                    403, "User is locked. Reason: Exhausted balance. Top up your balance at fal.ai/dashboard/billing."
                ),
                Code.AUTH_DENIED,
            ),
            "limited": (_fal(429, "Too many concurrent requests", retry_after="7"), Code.LLM_RATE_LIMITED),
            "never started": (
                shaped(
                    "fal_client.client.FalClientTimeoutError < fal_client.client.FalClientError",
                    "Request did not complete within 30 seconds",
                    base=TimeoutError,
                    timeout=30,
                    request_id="x",
                ),
                Code.LLM_TIMEOUT,
            ),
            "unsafe": (
                _fal(
                    422,
                    "The content could not be processed because it contained material flagged by a content checker.",
                ),
                Code.POLICY_DENIED,
            ),
        },
    ),
    *recalled(
        "zhipuai",
        {
            "slow down": (
                _zhipu(
                    "APIReachLimitError", 429, "1302", "您当前使用该API的并发数过高，请降低并发，或联系客服增加限额。"
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "key": (_zhipu("APIAuthenticationError", 401, "1001", "Header中未收到Authorization参数"), Code.AUTH_DENIED),
            "broken": (
                _zhipu("APIInternalError", 500, "1234", "网络错误，错误id：x，请联系客服。"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "qianfan",
        {
            "too long": (
                _qianfan(336007, "the max length of message is 11200, input is too long"),
                Code.CONTEXT_OVERFLOW,
            ),
            "limited": (_qianfan(18, "Open api qps request limit reached"), Code.LLM_RATE_LIMITED),
            "token": (_qianfan(110, "Access token invalid or no longer valid"), Code.AUTH_DENIED),
        },
    ),
    *recalled(
        "text_generation",
        {
            "overloaded": (
                shaped("text_generation.errors.OverloadedError", "Model is overloaded"),
                Code.LLM_OVERLOADED,
            ),
            "too long": (
                shaped(
                    "text_generation.errors.ValidationError",
                    "`inputs` must have less than 4096 tokens. Given: 5120",
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "limited": (
                shaped(
                    "text_generation.errors.RateLimitExceededError",
                    "Rate limit reached. Please log in or use your apiToken",
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "starting": (
                shaped("text_generation.errors.ShardNotReadyError", "Shard is not ready"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "semantic_kernel",
        {
            "wrapped 429": (
                _semantic(
                    "ServiceResponseException",
                    "<class 'AzureChatCompletion'> service failed to complete the prompt",
                    _openai_like(
                        "openai",
                        "RateLimitError",
                        429,
                        {
                            "error": {
                                "code": "429",
                                "message": "Requests have exceeded call rate limit. Please retry after 12 seconds.",
                            }
                        },
                        retry_after="12",
                    ),
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "filtered": (
                _semantic(
                    "ContentFilterAIException",
                    "<class 'AzureChatCompletion'> service encountered a content error",
                    _openai_like(
                        "openai",
                        "BadRequestError",
                        400,
                        {
                            "error": {
                                "code": "content_filter",
                                "message": "The response was filtered due to the prompt triggering content management policy.",
                            }
                        },
                    ),
                ),
                Code.POLICY_DENIED,
            ),
        },
    ),
    *recalled(
        "guardrails",
        {
            "off the rails": (
                shaped(
                    "guardrails.errors.ValidationError",
                    "Validation failed for field with errors: Generated JSON does not match schema: 'total' is a required property",
                ),
                Code.MODEL_CONFUSED,
            ),
        },
    ),
    *recalled(
        "gradio_client",
        {
            "app": (
                shaped(
                    "gradio_client.exceptions.AppError",
                    "The upstream Gradio app has raised an exception but has not enabled verbose error reporting.",
                    base=ValueError,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "key": (
                shaped(
                    "gradio_client.exceptions.AuthenticationError",
                    "Could not login with the provided credentials.",
                    base=ValueError,
                ),
                Code.AUTH_DENIED,
            ),
            "paused": (
                shaped(
                    "gradio_client.exceptions.SpacePausedError < gradio_client.exceptions.SpaceError",
                    "The current space is in the invalid state: PAUSED. Please contact the owner to fix this.",
                    base=ValueError,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "portkey_ai",
        {
            "all targets": (
                _openai_like(
                    "portkey_ai.api_resources.exceptions",
                    "InternalServerError",
                    500,
                    {
                        "error": {"message": "Something went wrong", "type": None, "param": None, "code": None},
                        "provider": "openai",
                    },
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "guardrail": (
                _openai_like(
                    "portkey_ai.api_resources.exceptions",
                    "APIStatusError",
                    446,
                    {
                        "error": {
                            "message": "The guardrail checks defined in the config failed. You can find more information in the `hook_results` object.",
                            "type": "hooks_failed",
                        }
                    },
                ),
                Code.POLICY_DENIED,
            ),
        },
    ),
    *recalled(
        "dashscope by hand",
        {
            "in a 200": (
                RuntimeError(
                    '{"status_code": 200, "code": "Throttling.RateQuota", "message": "Requests rate limit exceeded, please try again later."}'
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "arrears": (
                RuntimeError(
                    '{"code": "Arrearage", "message": "Access denied, please make sure your account is in good standing."}'
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "marqo",
        {
            "no index": (
                _marqo("MarqoWebError", 404, "index_not_found", "invalid_request", "Index `docs` not found."),
                Code.DEPENDENCY_GONE,
            ),
            "busy": (
                _marqo(
                    "MarqoWebError",
                    429,
                    "too_many_requests",
                    "invalid_request",
                    "Marqo throttled the call. The server has reached its maximum number of concurrent searches.",
                ),
                Code.THROTTLED,
            ),
            "not up": (
                shaped(
                    "marqo.errors.BackendCommunicationError < marqo.errors.MarqoError",
                    "Marqo encountered an error trying to communicate with Marqo.",
                    during=httpx.ConnectError("[Errno 111] Connection refused"),
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "vespa",
        {
            "overload": (
                shaped(
                    "vespa.exceptions.VespaError",
                    [
                        {
                            "code": 8,
                            "summary": "Error in search reply.",
                            "message": "Search request soft doomed during query setup and initialization.",
                        }
                    ],
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "query": (
                shaped(
                    "vespa.exceptions.VespaError",
                    [
                        {
                            "code": 4,
                            "summary": "Invalid query parameter",
                            "message": "Could not create query from YQL: query:L1:14 no viable alternative at input 'form'",
                        }
                    ],
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "upstash_vector",
        {
            "daily": (
                shaped(
                    "upstash_vector.errors.UpstashError",
                    "Exceeded daily query limit: 10000 for your plan. Please upgrade your plan.",
                ),
                Code.AUTH_DENIED,
            ),
            "dimension": (
                shaped("upstash_vector.errors.UpstashError", "Invalid vector dimension: 768, expected: 1536"),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "lancedb",
        {
            "no table": (ValueError("Table 'docs' was not found"), Code.DEPENDENCY_GONE),
            "lost race": (
                shaped(
                    "builtins.OSError",
                    "Commit conflict for version 12: This Append transaction was preempted by concurrent transaction Overwrite at version 12. Please retry.",
                    base=OSError,
                ),
                Code.STORE_CONFLICT,
            ),
            "remote 429": (
                shaped(
                    "lancedb.remote.errors.HttpError < lancedb.remote.errors.LanceDBClientError",
                    "Http error: (request_id=x) 429: too many requests",
                    base=RuntimeError,
                    status_code=429,
                    request_id="x",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "vertexai over grpc",
        {
            "exhausted": (
                shaped(
                    "acme_gateway.errors.PredictionFailed",
                    "prediction failed",
                    cause=rpc_error(
                        StatusCode.RESOURCE_EXHAUSTED,
                        "Online prediction request quota exceeded for gemini-pro. Please try again later with backoff.",
                    ),
                ),
                Code.LLM_RATE_LIMITED,
            ),
        },
    ),
    *recalled(
        "autogen_core",
        {
            "group of tools": (
                BaseExceptionGroup(
                    "unhandled errors in a TaskGroup",
                    [
                        shaped("autogen_core.exceptions.CantHandleException", "no tool", during=KeyError("x")),
                        httpx.HTTPStatusError(
                            "Server error '503 Service Unavailable'",
                            request=httpx.Request("GET", "https://tools.example.com"),
                            response=over_httpx(503),
                        ),
                    ],
                ),
                Code.UNKNOWN,
            ),
        },
    ),
    *recalled(
        "browser_use",
        {
            "model limited": (
                shaped(
                    "browser_use.llm.exceptions.ModelRateLimitError < browser_use.llm.exceptions.ModelProviderError < browser_use.llm.exceptions.ModelError",
                    "Resource exhausted. Please try again later.",
                    message="Resource exhausted. Please try again later.",
                    status_code=429,
                    model="gemini-2.5-flash",
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "closed": (
                shaped(
                    "browser_use.browser.views.BrowserError",
                    "Browser connection closed: CDP websocket is not connected",
                    message="Browser connection closed",
                ),
                Code.NETWORK,
            ),
            "forbidden address": (
                shaped(
                    "browser_use.browser.views.URLNotAllowedError < browser_use.browser.views.BrowserError",
                    "Navigation to non-allowed URL: https://bad.example.com",
                ),
                Code.POLICY_DENIED,
            ),
        },
    ),
    *recalled(
        "wikipediaapi",
        {
            "agent": (
                shaped(
                    "wikipediaapi.WikiHttpError < wikipediaapi.WikipediaException",
                    "HTTP 403",
                    base=Exception,
                    status_code=403,
                    response=over_requests(403, "Please set a user-agent"),
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
]
