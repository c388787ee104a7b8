"""OpenAI's SDK against OpenAI's and Azure's error bodies."""

from functools import cache

import openai
from pydantic import BaseModel

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Case, Manner, answer, asked
from tests.corpus.loopback import Loopback, dead_url


class Verdict(BaseModel):
    score: int


@cache
def _client(url: str) -> openai.OpenAI:
    return openai.OpenAI(base_url=f"{url}/v1", api_key="sk-none", max_retries=0, timeout=0.4)


def _ask(server: Loopback) -> object:
    return _client(server.url).chat.completions.create(model="gpt-4o", messages=[{"role": "user", "content": "hello"}])


def _parse(server: Loopback) -> object:
    return _client(server.url).chat.completions.parse(
        model="gpt-4o", messages=[{"role": "user", "content": "hello"}], response_format=Verdict
    )


def _stream(server: Loopback) -> object:
    messages: list[openai.types.chat.ChatCompletionMessageParam] = [{"role": "user", "content": "hello"}]
    return list(_client(server.url).chat.completions.create(model="gpt-4o", messages=messages, stream=True))


def _nobody(_server: Loopback) -> object:
    return _client(dead_url()).models.list()


def _error(status: int, code: str | None, message: str, kind: str = "invalid_request_error", **headers: str) -> Answer:
    return answer(
        status, {"error": {"message": message, "type": kind, "param": None, "code": code}}, Manner.WHOLE, **headers
    )


def _completion(content: str, finish_reason: str = "stop") -> Answer:
    message = {"role": "assistant", "content": content}
    choice = {"index": 0, "finish_reason": finish_reason, "message": message}
    return answer(200, {"id": "chatcmpl-1", "object": "chat.completion", "model": "gpt-4o", "choices": [choice]})


_AZURE_FILTER = {
    "error": {
        "message": "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
        "type": None,
        "param": "prompt",
        "code": "content_filter",
        "status": 400,
        "innererror": {"code": "ResponsibleAIPolicyViolation", "content_filter_result": {}},
    }
}

CASES = [
    asked(
        "openai 401",
        _ask,
        _error(401, "invalid_api_key", "Incorrect API key provided: sk-none."),
        Code.AUTH_DENIED,
        "a wrong key stays wrong",
        error_type="openai.AuthenticationError",
    ),
    asked(
        "openai 403 region",
        _ask,
        _error(403, "unsupported_country_region_territory", "Country, region, or territory not supported"),
        Code.AUTH_DENIED,
        "refused for who we are",
    ),
    asked(
        "openai 404 model",
        _ask,
        _error(404, "model_not_found", "The model `gpt-5o` does not exist or you do not have access to it."),
        Code.DEPENDENCY_GONE,
        "the model is not there",
    ),
    asked(
        "azure 404 deployment",
        _ask,
        answer(404, {"error": {"code": "DeploymentNotFound", "message": "The API deployment does not exist."}}),
        Code.DEPENDENCY_GONE,
        "the deployment is not there",
    ),
    asked("openai 408", _ask, _error(408, None, "Request timeout"), Code.LLM_TIMEOUT, "the vendor's own time-out"),
    asked(
        "openai 409",
        _ask,
        _error(409, None, "The resource was updated by another request"),
        Code.STORE_CONFLICT,
        "outside an effect a conflict is a lost race",
    ),
    asked(
        "openai 422 in an effect",
        _ask,
        _error(422, None, "Unprocessable"),
        Code.EFFECT_CONFLICT,
        "inside an effect the world refused",
        in_effect=True,
    ),
    asked("openai 422", _ask, _error(422, None, "Unprocessable"), Code.PROGRAM_ERROR, "our request is malformed"),
    asked("openai 413", _ask, _error(413, None, "Payload too large"), Code.CONTEXT_OVERFLOW, "the prompt must shrink"),
    asked(
        "openai 429",
        _ask,
        _error(
            429,
            "rate_limit_exceeded",
            "Rate limit reached for gpt-4o in organization org-x on requests per min (RPM): Limit 500, Used 500.",
            "requests",
        ),
        Code.LLM_RATE_LIMITED,
        "slow down",
        error_type="openai.RateLimitError",
    ),
    asked(
        "openai 429 that tells the time in words",
        _ask,
        _error(429, "rate_limit_exceeded", "Rate limit reached for gpt-4o. Please try again in 640ms.", "tokens"),
        Code.LLM_RATE_LIMITED,
        "the sentence is the only place that tells how long",
        retry_after=0.64,
    ),
    asked(
        "openai 429 with retry-after-ms",
        _ask,
        _error(429, "rate_limit_exceeded", "Rate limit reached", "tokens", retry_after_ms="1500", retry_after="2"),
        Code.LLM_RATE_LIMITED,
        "milliseconds are the more exact of the two",
        retry_after=1.5,
    ),
    asked(
        "openai 429 insufficient_quota",
        _ask,
        _error(
            429,
            "insufficient_quota",
            "You exceeded your current quota, please check your plan and billing details.",
            "insufficient_quota",
        ),
        Code.AUTH_DENIED,
        "an empty account is no rate: waiting cures nothing",
    ),
    asked(
        "openai 429 request too large",
        _ask,
        _error(
            429,
            "rate_limit_exceeded",
            "Request too large for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Requested 41273.",
            "tokens",
        ),
        Code.CONTEXT_OVERFLOW,
        "one request above the limit of a minute never passes",
    ),
    asked(
        "openai 400 context length",
        _ask,
        _error(
            400,
            "context_length_exceeded",
            "This model's maximum context length is 128000 tokens. However, your messages resulted in 130546 tokens.",
        ),
        Code.CONTEXT_OVERFLOW,
        "the vendor's own code",
    ),
    asked(
        "openai-compatible 400 context length without a code",
        _ask,
        answer(
            400,
            {
                "object": "error",
                "message": "This model's maximum context length is 8192 tokens. Please reduce the length of the prompt",
                "type": "BadRequestError",
                "code": 400,
            },
        ),
        Code.CONTEXT_OVERFLOW,
        "vLLM tells it only in words",
    ),
    asked(
        "openai 400 content policy",
        _ask,
        _error(400, "content_policy_violation", "Your request was rejected as a result of our safety system."),
        Code.POLICY_DENIED,
        "a person must look",
    ),
    asked("azure 400 content filter", _ask, answer(400, _AZURE_FILTER), Code.POLICY_DENIED, "Azure's filter"),
    asked(
        "openai 400 flagged prompt",
        _ask,
        _error(400, "invalid_prompt", "Invalid prompt: your prompt was flagged as potentially violating usage policy."),
        Code.POLICY_DENIED,
        "a person must look",
    ),
    asked(
        "openai 400 image",
        _ask,
        _error(400, "invalid_image_format", "You uploaded an unsupported image."),
        Code.UNSUPPORTED_INPUT,
        "the file cannot be read",
    ),
    asked(
        "openai 400 parameter",
        _ask,
        _error(400, "unsupported_parameter", "Unsupported parameter: 'max_tokens' is not supported with this model."),
        Code.PROGRAM_ERROR,
        "our code built a wrong request",
    ),
    asked(
        "openai 500",
        _ask,
        _error(500, None, "The server had an error while processing your request.", "server_error"),
        Code.DEPENDENCY_UNAVAILABLE,
        "the vendor's server failed",
    ),
    asked("openai 502", _ask, answer(502, "<html>"), Code.DEPENDENCY_UNAVAILABLE, "a proxy's page: the status tells"),
    asked(
        "openai 503",
        _ask,
        _error(503, None, "The engine is currently overloaded, please try again later", "server_error"),
        Code.LLM_OVERLOADED,
        "over capacity",
    ),
    asked("openai 504", _ask, answer(504, "<html>"), Code.LLM_TIMEOUT, "the gateway gave up waiting"),
    asked(
        "openai error in a stream",
        _stream,
        answer(
            200,
            'data: {"error": {"message": "The server had an error", "type": "server_error", "code": null}}\n\n',
            content_type="text/event-stream",
        ),
        Code.DEPENDENCY_UNAVAILABLE,
        "a stream that began with 200 fails by an event",
    ),
    asked(
        "openai answer that is not the schema",
        _parse,
        _completion('{"score": "very high"}'),
        Code.MODEL_CONFUSED,
        "the model's output does not fit what was asked",
        error_type="pydantic.ValidationError",
    ),
    asked(
        "openai answer cut at its limit",
        _parse,
        _completion('{"sco', "length"),
        Code.TOKEN_BUDGET_EXCEEDED,
        "the output limit was too small",
    ),
    asked(
        "openai answer filtered",
        _parse,
        _completion("", "content_filter"),
        Code.POLICY_DENIED,
        "the vendor's filter refused the answer",
    ),
    asked(
        "openai cut body",
        _ask,
        answer(200, {"id": "chatcmpl-1", "choices": []}, Manner.CUT),
        Code.NETWORK,
        "half a body",
    ),
    asked(
        "openai body that is half a document",
        _ask,
        answer(200, '{"id": "chatcmpl-1", "choi'),
        Code.DEPENDENCY_UNAVAILABLE,
        "the vendor's server sent broken JSON: no model said that",
    ),
    asked("openai mute", _ask, answer(200, manner=Manner.MUTE), Code.LLM_TIMEOUT, "no answer in time"),
    asked("openai slow body", _ask, answer(200, manner=Manner.SLOW), Code.LLM_TIMEOUT, "headers, then nothing"),
    asked("openai reset", _ask, answer(200, manner=Manner.RESET), Code.NETWORK, "the connection was reset"),
    Case(name="openai nobody listens", provoke=_nobody, code=Code.NETWORK, why="refused"),
]
