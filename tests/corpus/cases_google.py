"""Google's Gen AI SDK against Gemini's error bodies."""

from functools import cache
from typing import Any

from google import genai
from google.genai import types

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Manner, answer, asked
from tests.corpus.loopback import Loopback

_RPC = "type.googleapis.com/google.rpc"


@cache
def _client(url: str) -> genai.Client:
    return genai.Client(api_key="none", http_options=types.HttpOptions(base_url=url, timeout=400))


def _ask(server: Loopback) -> object:
    return _client(server.url).models.generate_content(model="gemini-2.5-flash", contents="hello")


def _error(status: int, name: str, message: str, *details: dict[str, Any]) -> Answer:
    error = {"code": status, "message": message, "status": name, "details": list(details)}
    return answer(status, {"error": error})


CASES = [
    asked(
        "gemini 400 bad key",
        _ask,
        _error(
            400,
            "INVALID_ARGUMENT",
            "API key not valid. Please pass a valid API key.",
            {"@type": f"{_RPC}.ErrorInfo", "reason": "API_KEY_INVALID", "domain": "googleapis.com"},
        ),
        Code.AUTH_DENIED,
        "Google answers 400 to a wrong key: the reason tells",
        error_type="google.genai.ClientError",
    ),
    asked(
        "gemini 401",
        _ask,
        _error(401, "UNAUTHENTICATED", "Request had invalid authentication credentials."),
        Code.AUTH_DENIED,
        "wrong credentials",
    ),
    asked(
        "gemini 403",
        _ask,
        _error(403, "PERMISSION_DENIED", "Generative Language API has not been used in project 42 before."),
        Code.AUTH_DENIED,
        "the project may not",
    ),
    asked(
        "gemini 404",
        _ask,
        _error(404, "NOT_FOUND", "models/gemini-1.0-pro is not found for API version v1beta"),
        Code.DEPENDENCY_GONE,
        "the model was retired",
    ),
    asked(
        "gemini 400 too long",
        _ask,
        _error(
            400,
            "INVALID_ARGUMENT",
            "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
        ),
        Code.CONTEXT_OVERFLOW,
        "a smaller prompt can work",
    ),
    asked(
        "gemini 400 file",
        _ask,
        _error(400, "INVALID_ARGUMENT", "Unsupported MIME type: application/x-msdownload"),
        Code.UNSUPPORTED_INPUT,
        "nothing reads this file",
    ),
    asked(
        "gemini 400",
        _ask,
        _error(400, "INVALID_ARGUMENT", "Invalid value at 'generation_config.temperature'"),
        Code.PROGRAM_ERROR,
        "our request is malformed",
    ),
    asked(
        "gemini 429 with RetryInfo",
        _ask,
        _error(
            429,
            "RESOURCE_EXHAUSTED",
            "You exceeded your current quota, please check your plan and billing details.",
            {"@type": f"{_RPC}.QuotaFailure", "violations": [{"quotaId": "GenerateRequestsPerMinutePerProject"}]},
            {"@type": f"{_RPC}.RetryInfo", "retryDelay": "34s"},
        ),
        Code.LLM_RATE_LIMITED,
        "Google uses the billing sentence for a limit per minute, and says when to come back",
        retry_after=34,
    ),
    asked(
        "gemini 429",
        _ask,
        _error(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota)."),
        Code.LLM_RATE_LIMITED,
        "slow down",
    ),
    asked(
        "gemini 500",
        _ask,
        _error(500, "INTERNAL", "An internal error has occurred."),
        Code.DEPENDENCY_UNAVAILABLE,
        "the vendor's server failed",
        error_type="google.genai.ServerError",
    ),
    asked(
        "gemini 503",
        _ask,
        _error(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
        Code.LLM_OVERLOADED,
        "over capacity",
    ),
    asked(
        "gemini 504",
        _ask,
        _error(504, "DEADLINE_EXCEEDED", "The request timed out. Please try again."),
        Code.LLM_TIMEOUT,
        "the vendor's own time-out",
    ),
    asked("gemini mute", _ask, answer(200, manner=Manner.MUTE), Code.LLM_TIMEOUT, "no answer in time"),
    asked("gemini reset", _ask, answer(200, manner=Manner.RESET), Code.NETWORK, "the connection was reset"),
]
