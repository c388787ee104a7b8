"""Anthropic's SDK against Anthropic's error bodies."""

from functools import cache

import anthropic

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Case, Manner, answer, asked
from tests.corpus.loopback import Loopback, dead_url

_MESSAGES: list[anthropic.types.MessageParam] = [{"role": "user", "content": "hello"}]


@cache
def _client(url: str) -> anthropic.Anthropic:
    return anthropic.Anthropic(base_url=url, api_key="sk-ant-none", max_retries=0, timeout=0.4)


def _ask(server: Loopback) -> object:
    return _client(server.url).messages.create(model="claude-corpus", max_tokens=16, messages=_MESSAGES)


def _stream(server: Loopback) -> object:
    with _client(server.url).messages.stream(model="claude-corpus", max_tokens=16, messages=_MESSAGES) as stream:
        return stream.get_final_message()


def _nobody(_server: Loopback) -> object:
    return _client(dead_url()).messages.create(model="claude-corpus", max_tokens=16, messages=_MESSAGES)


def _error(status: int, kind: str, message: str, details: dict[str, str] | None = None, **headers: str) -> Answer:
    error = {"type": kind, "message": message, **({"details": details} if details else {})}
    return answer(status, {"type": "error", "error": error, "request_id": "req_011CSHo"}, Manner.WHOLE, **headers)


_OVERLOADED_EVENT = (
    'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n'
)

CASES = [
    asked(
        "anthropic 401",
        _ask,
        _error(401, "authentication_error", "invalid x-api-key"),
        Code.AUTH_DENIED,
        "a wrong key stays wrong",
        error_type="anthropic.AuthenticationError",
    ),
    asked(
        "anthropic 403",
        _ask,
        _error(403, "permission_error", "Your API key does not have permission to use the specified resource."),
        Code.AUTH_DENIED,
        "a key that is too narrow",
    ),
    asked(
        "anthropic 404 model",
        _ask,
        _error(404, "not_found_error", "model: claude-1-retired"),
        Code.DEPENDENCY_GONE,
        "the model was retired",
    ),
    asked(
        "anthropic 408",
        _ask,
        _error(408, "timeout_error", "Request timed out"),
        Code.LLM_TIMEOUT,
        "the vendor's own time-out",
    ),
    asked(
        "anthropic 409",
        _ask,
        _error(409, "conflict_error", "The batch is being processed"),
        Code.STORE_CONFLICT,
        "outside an effect a conflict is a lost race",
    ),
    asked(
        "anthropic 409 in an effect",
        _ask,
        _error(409, "conflict_error", "The batch exists"),
        Code.EFFECT_CONFLICT,
        "inside an effect the world refused",
        in_effect=True,
    ),
    asked(
        "anthropic 413",
        _ask,
        _error(413, "request_too_large", "Request exceeds the maximum size"),
        Code.CONTEXT_OVERFLOW,
        "a model's 413 is a prompt that must shrink",
    ),
    asked(
        "anthropic 422",
        _ask,
        _error(422, "invalid_request_error", "tools.0.name: String should match pattern"),
        Code.PROGRAM_ERROR,
        "our request is malformed",
    ),
    asked(
        "anthropic 429",
        _ask,
        _error(429, "rate_limit_error", "This request would exceed your organization's rate limit of 40,000 tokens"),
        Code.LLM_RATE_LIMITED,
        "slow down",
    ),
    asked(
        "anthropic 429 with Retry-After",
        _ask,
        _error(429, "rate_limit_error", "Number of requests has exceeded your per-minute limit", retry_after="17"),
        Code.LLM_RATE_LIMITED,
        "slow down, for this long",
        retry_after=17,
    ),
    asked(
        "anthropic 429 with a Retry-After date",
        _ask,
        _error(
            429,
            "rate_limit_error",
            "Number of requests has exceeded your per-minute limit",
            date="Wed, 21 Oct 2026 07:28:00 GMT",
            retry_after="Wed, 21 Oct 2026 07:29:30 GMT",
        ),
        Code.LLM_RATE_LIMITED,
        "a date counts from the answer's own date",
        retry_after=90,
    ),
    asked(
        "anthropic 429 spend limit",
        _ask,
        _error(
            429,
            "rate_limit_error",
            "You have reached your specified API usage limits.",
            {"error_code": "enforced_spend_limit_reached"},
        ),
        Code.AUTH_DENIED,
        "a spend limit is not a rate: a person must raise it",
    ),
    asked(
        "anthropic 402 billing",
        _ask,
        _error(402, "billing_error", "There is an issue with your billing or payment information."),
        Code.AUTH_DENIED,
        "a person must pay",
    ),
    asked(
        "anthropic 400 empty account",
        _ask,
        _error(400, "invalid_request_error", "Your credit balance is too low to access the Anthropic API."),
        Code.AUTH_DENIED,
        "billing in the guise of a bad request",
    ),
    asked(
        "anthropic 400 prompt too long",
        _ask,
        _error(400, "invalid_request_error", "prompt is too long: 212846 tokens > 200000 maximum"),
        Code.CONTEXT_OVERFLOW,
        "a smaller prompt can work",
    ),
    asked(
        "anthropic 400 input and max_tokens",
        _ask,
        _error(
            400,
            "invalid_request_error",
            "input length and `max_tokens` exceed context limit: 195000 + 8192 > 200000, decrease input length",
        ),
        Code.CONTEXT_OVERFLOW,
        "prompt and answer together do not fit",
    ),
    asked(
        "anthropic 400 content filter",
        _ask,
        _error(400, "invalid_request_error", "Output blocked by content filtering policy"),
        Code.POLICY_DENIED,
        "a person must look",
    ),
    asked(
        "anthropic 400 image",
        _ask,
        _error(400, "invalid_request_error", "messages.0.content.0.image.source.base64.data: Could not process image"),
        Code.UNSUPPORTED_INPUT,
        "the file cannot be read by anybody here",
    ),
    asked(
        "anthropic 400 bad request",
        _ask,
        _error(400, "invalid_request_error", "messages: roles must alternate between user and assistant"),
        Code.PROGRAM_ERROR,
        "our code built a wrong request",
    ),
    asked(
        "anthropic 500",
        _ask,
        _error(500, "api_error", "Internal server error"),
        Code.DEPENDENCY_UNAVAILABLE,
        "the vendor's server failed",
    ),
    asked(
        "anthropic 502 of a proxy",
        _ask,
        answer(502, "<html><h1>502 Bad Gateway</h1></html>", content_type="text/html"),
        Code.DEPENDENCY_UNAVAILABLE,
        "no JSON at all, the status tells",
    ),
    asked(
        "anthropic 503",
        _ask,
        _error(503, "api_error", "Service unavailable"),
        Code.LLM_OVERLOADED,
        "a model's 503 is a lack of capacity",
    ),
    asked(
        "anthropic 504",
        _ask,
        _error(504, "timeout_error", "The request timed out while processing"),
        Code.LLM_TIMEOUT,
        "the gateway gave up waiting",
    ),
    asked(
        "anthropic 529",
        _ask,
        _error(529, "overloaded_error", "Overloaded"),
        Code.LLM_OVERLOADED,
        "Anthropic's own status",
    ),
    asked(
        "anthropic overloaded in a stream",
        _stream,
        answer(200, _OVERLOADED_EVENT, content_type="text/event-stream"),
        Code.LLM_OVERLOADED,
        "a stream that began with 200 fails by an event",
    ),
    asked(
        "anthropic mute",
        _ask,
        answer(200, manner=Manner.MUTE),
        Code.LLM_TIMEOUT,
        "no answer in time",
        error_type="anthropic.APITimeoutError",
    ),
    asked("anthropic slow body", _ask, answer(200, "{}", Manner.SLOW), Code.LLM_TIMEOUT, "headers, then nothing"),
    asked("anthropic reset", _ask, answer(200, manner=Manner.RESET), Code.NETWORK, "the connection was reset"),
    asked(
        "anthropic cut body",
        _ask,
        answer(200, {"id": "msg_01", "type": "message", "content": []}, Manner.CUT),
        Code.NETWORK,
        "half a body",
    ),
    asked(
        "anthropic cut stream",
        _stream,
        answer(200, _OVERLOADED_EVENT * 4, Manner.CUT, content_type="text/event-stream; charset=utf-8"),
        Code.LLM_OVERLOADED,
        "the event arrived before the cut",
    ),
    Case(name="anthropic nobody listens", provoke=_nobody, code=Code.NETWORK, why="refused"),
]
