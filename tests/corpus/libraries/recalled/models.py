"""Models, gateways to them, and frameworks around them, shaped by hand."""

import httpx
import openai
import pydantic
import tenacity

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import StatusCode, over_httpx, recalled, rpc_error, shaped


def _litellm(name: str, base: type[Exception], status: int, message: str) -> BaseException:
    return shaped(
        f"litellm.exceptions.{name}",
        message,
        base=base,
        said=f"litellm.{name}: {message}",
        message=f"litellm.{name}: {message}",
        status_code=status,
        llm_provider="azure",
        model="gpt-4o",
        num_retries=None,
        max_retries=None,
        response=over_httpx(status, url="https://litellm.ai"),
        body=None,
        code=None,
        type=None,
        param=None,
    )


def _stainless(package: str, name: str, status: int, message: str, **body: str) -> BaseException:
    told = {"message": message, **body}
    return shaped(
        f"{package}.{name} < {package}.APIStatusError < {package}.APIError",
        f"Error code: {status} - {told}",
        message=f"Error code: {status} - {told}",
        status_code=status,
        response=over_httpx(status, told),
        body=told,
    )


def _voyage(name: str, status: int, message: str) -> BaseException:
    return shaped(
        f"voyageai.error.{name} < voyageai.error.VoyageError",
        message,
        http_status=status,
        http_body=None,
        json_body={"detail": message},
        headers={},
        _message=message,
        code=None,
    )


def _fern(package: str, status: int, body: object) -> BaseException:
    return shaped(
        f"{package}.core.api_error.ApiError",
        said=f"headers: {{}}, status_code: {status}, body: {body}",
        status_code=status,
        body=body,
        headers={},
    )


class _Invoice(pydantic.BaseModel):
    total: float


def _misfit() -> BaseException:
    try:
        _Invoice.model_validate({"total": "about forty"})
    except pydantic.ValidationError as error:
        return error
    raise AssertionError


def _gave_up() -> BaseException:
    last = tenacity.Future(3)
    misfit = _misfit()
    last.set_exception(misfit)
    return shaped(
        "instructor.exceptions.InstructorRetryException < instructor.exceptions.InstructorError",
        misfit,
        n_attempts=3,
        last_completion=None,
        messages=[],
        total_usage=0,
        cause=tenacity.RetryError(last),
    )


def _openai_limited() -> BaseException:
    return openai.RateLimitError(
        "Error code: 429 - {'error': {'message': 'Rate limit reached for gpt-4o', 'code': 'rate_limit_exceeded'}}",
        response=over_httpx(429, {"error": {"code": "rate_limit_exceeded"}}, retry_after="7"),  # type: ignore[arg-type]
        body={"code": "rate_limit_exceeded", "message": "Rate limit reached for gpt-4o"},
    )


def _router_limited() -> BaseException:
    reply = over_httpx(429, "", url="https://router.huggingface.co/v1/chat/completions")
    said = "Client error '429 Too Many Requests' for url 'https://router.huggingface.co/v1/chat/completions'"
    return httpx.HTTPStatusError(said, request=reply.request, response=reply)


_WATSON = (
    "Failure during generate. (POST https://us-south.ml.cloud.ibm.com/ml/v1/text/generation?version=2025-01-01)\n"
    'Status code: 429, body: {"errors":[{"code":"rate_limit_reached_requests","message":"Rate limit reached"}]}'
)

CASES: list[Case] = [
    *recalled(
        "litellm",
        {
            "429": (
                _litellm(
                    "RateLimitError",
                    openai.RateLimitError,
                    429,
                    "AzureException RateLimitError - Requests to the ChatCompletions_Create Operation have exceeded token "
                    "rate limit of your current S0 pricing tier. Please retry after 26 seconds.",
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "too long": (
                _litellm(
                    "ContextWindowExceededError",
                    openai.BadRequestError,
                    400,
                    "AnthropicError - prompt is too long: 210000 tokens > 200000 maximum",
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "filtered": (
                _litellm(
                    "ContentPolicyViolationError",
                    openai.BadRequestError,
                    400,
                    "AzureException - The response was filtered due to the prompt triggering content management policy",
                ),
                Code.POLICY_DENIED,
            ),
            "the key's budget": (
                shaped(
                    "litellm.exceptions.BudgetExceededError",
                    "Budget has been exceeded! Current cost: 12.3, Max budget: 10.0",
                    current_cost=12.3,
                    max_budget=10.0,
                    message="Budget has been exceeded! Current cost: 12.3, Max budget: 10.0",
                ),
                Code.AUTH_DENIED,
            ),
            "nobody": (
                _litellm(
                    "APIConnectionError",
                    openai.APIConnectionError,
                    500,
                    "OllamaException - [Errno 111] Connection refused",
                ),
                Code.NETWORK,
            ),
            "no answer": (
                _litellm("Timeout", openai.APITimeoutError, 408, "Connection timed out after 600.0 seconds."),
                Code.LLM_TIMEOUT,
            ),
            "no model": (
                _litellm(
                    "NotFoundError",
                    openai.NotFoundError,
                    404,
                    "VertexAIException - Publisher Model `gemini-0` was not found or your project does not have access",
                ),
                Code.DEPENDENCY_GONE,
            ),
            "overloaded behind a 500": (
                _litellm(
                    "InternalServerError",
                    openai.InternalServerError,
                    500,
                    'AnthropicException - {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}',
                ),
                Code.LLM_OVERLOADED,
            ),
        },
    ),
    *recalled(
        "voyageai",
        {
            "429 without billing": (
                _voyage(
                    "RateLimitError",
                    429,
                    "You have not yet added your payment method in the billing page and will have reduced rate limits of "
                    "3 RPM and 10K TPM.",
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "too many tokens": (
                _voyage(
                    "InvalidRequestError",
                    400,
                    "Request to model 'voyage-3' failed. The max allowed tokens per submitted batch is 120000. Your batch "
                    "has 150000 tokens after truncation. Please lower the number of tokens in the batch.",
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "503": (
                _voyage("ServiceUnavailableError", 503, "The server is overloaded or not ready yet."),
                Code.LLM_OVERLOADED,
            ),
        },
    ),
    *recalled(
        "elevenlabs",
        {
            "no credits": (
                _fern(
                    "elevenlabs",
                    401,
                    {
                        "detail": {
                            "status": "quota_exceeded",
                            "message": "This request exceeds your quota of 10000. You have 12 credits remaining, while "
                            "300 credits are required for this request.",
                        }
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "too many at once": (
                _fern(
                    "elevenlabs",
                    429,
                    {"detail": {"status": "too_many_concurrent_requests", "message": "Too many concurrent requests."}},
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "assemblyai",
        {
            "no file": (
                shaped(
                    "assemblyai.types.TranscriptError < assemblyai.types.AssemblyAIError",
                    "Download error, unable to download https://example.com/a.mp3. The file might not be accessible or "
                    "doesn't exist.",
                ),
                Code.DATA_INTEGRITY,
            ),
            "no audio": (
                shaped(
                    "assemblyai.types.TranscriptError < assemblyai.types.AssemblyAIError",
                    "Transcoding failed. File does not appear to contain audio. File type is text/html (HTML document).",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "instructor",
        {
            "gave up": (_gave_up(), Code.MODEL_CONFUSED),
            "cut off": (
                shaped(
                    "instructor.exceptions.IncompleteOutputException < instructor.exceptions.InstructorError",
                    "The output is incomplete due to a max_tokens length limit.",
                    last_completion=None,
                ),
                Code.TOKEN_BUDGET_EXCEEDED,
            ),
        },
    ),
    *recalled(
        "dspy",
        {
            "no fields": (
                shaped(
                    "dspy.utils.exceptions.AdapterParseError",
                    "Adapter JSONAdapter failed to parse the LM response. \n\nLM Response: Sure! \n\nExpected to find "
                    "output fields in the LM response: [answer]",
                    adapter_name="JSONAdapter",
                    lm_response="Sure!",
                ),
                Code.MODEL_CONFUSED,
            ),
        },
    ),
    *recalled(
        "haystack",
        {
            "a limited component": (
                shaped(
                    "haystack.core.errors.PipelineRuntimeError",
                    "The following component failed to run:\nComponent name: 'llm'\nComponent type: 'OpenAIGenerator'",
                    component_name="llm",
                    cause=_openai_limited(),
                ),
                Code.LLM_RATE_LIMITED,
            ),
        },
    ),
    *recalled(
        "llama_index",
        {
            "no answer": (
                shaped(
                    "llama_index.core.workflow.errors.WorkflowTimeoutError",
                    "Operation timed out after 45.0 seconds. Currently active steps: run_agent_step",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "smolagents",
        {
            "steps": (
                shaped(
                    "smolagents.utils.AgentMaxStepsError < smolagents.utils.AgentError",
                    "Reached max steps.",
                    message="Reached max steps.",
                ),
                Code.STEP_BUDGET_EXCEEDED,
            ),
            "limited": (
                shaped(
                    "smolagents.utils.AgentGenerationError < smolagents.utils.AgentError",
                    "Error while generating output:\nClient error '429 Too Many Requests'",
                    cause=_router_limited(),
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "no code": (
                shaped(
                    "smolagents.utils.AgentParsingError < smolagents.utils.AgentError",
                    "Error in code parsing:\nYour code snippet is invalid, because the regex pattern <code>(.*?)</code> "
                    "was not found in it.",
                ),
                Code.MODEL_CONFUSED,
            ),
        },
    ),
    *recalled(
        "ibm_watsonx_ai",
        {
            "429": (
                shaped(
                    "ibm_watsonx_ai.wml_client_error.ApiRequestFailure < ibm_watsonx_ai.wml_client_error.WMLClientError",
                    _WATSON,
                    error_msg="Failure during generate.",
                    response=over_httpx(429, {"errors": [{"code": "rate_limit_reached_requests"}]}),
                ),
                Code.LLM_RATE_LIMITED,
            ),
        },
    ),
    *recalled(
        "cerebras",
        {
            "tokens of the day": (
                _stainless(
                    "cerebras.cloud.sdk",
                    "RateLimitError",
                    429,
                    "Tokens per day limit exceeded - too many tokens processed.",
                    type="too_many_tokens_error",
                    code="token_quota_exceeded",
                ),
                Code.AUTH_DENIED,
            ),
            "busy": (
                _stainless(
                    "cerebras.cloud.sdk",
                    "InternalServerError",
                    503,
                    "We are experiencing high traffic right now.",
                    type="too_many_requests_error",
                    code="queue_exceeded",
                ),
                Code.LLM_OVERLOADED,
            ),
        },
    ),
    *recalled(
        "xai_sdk",
        {
            "deadline": (rpc_error(StatusCode.DEADLINE_EXCEEDED, "Deadline Exceeded"), Code.DEPENDENCY_UNAVAILABLE),
            "credits": (
                rpc_error(
                    StatusCode.RESOURCE_EXHAUSTED,
                    "Your team has either used all available credits or reached its monthly spending limit.",
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
]
