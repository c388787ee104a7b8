"""Model vendors and search engines from which clues are written."""

import cohere
import groq
import qdrant_client
from elasticsearch import Elasticsearch
from huggingface_hub import InferenceClient
from meilisearch import Client as Meilisearch
from mistralai.client import Mistral
from mistralai.client.utils.retries import BackoffStrategy, RetryConfig

from lambdas.core.model.failure import Code
from tests.corpus.case import answer
from tests.corpus.libraries.told import CUT, MUTE, PROXY_PAGE, REFUSED, RESET, over_http

_SAY = [{"role": "user", "content": "hi"}]
_ONCE = RetryConfig("none", BackoffStrategy(1, 1, 1.0, 1), False)


def _mistral(url: str) -> object:
    client = Mistral(api_key="k", server_url=url, timeout_ms=1_500, retry_config=_ONCE)
    return client.chat.complete(model="mistral-small", messages=_SAY)


def _cohere(url: str) -> object:
    client = cohere.ClientV2(api_key="k", base_url=url, timeout=1.5)
    return client.chat(model="command-a", messages=_SAY, request_options={"max_retries": 0})


def _groq(url: str) -> object:
    client = groq.Groq(api_key="k", base_url=url, timeout=1.5, max_retries=0)
    return client.chat.completions.create(model="llama", messages=_SAY)


def _hugging(url: str) -> object:
    return InferenceClient(base_url=url, token="k", timeout=1.5).chat_completion(messages=_SAY, model="m")


def _elastic(url: str) -> object:
    client = Elasticsearch(url, max_retries=0, retry_on_timeout=False, request_timeout=1.5)
    return client.index(index="letters", id="1", document={"a": 1})


def _meili(url: str) -> object:
    return Meilisearch(url, "k", timeout=2).index("letters").add_documents([{"id": 1}])


def _qdrant(url: str) -> object:
    client = qdrant_client.QdrantClient(url=url, timeout=2, check_compatibility=False)
    return client.query_points("letters", query=[0.1, 0.2])


def _es(kind: str, reason: str, status: int) -> object:
    return {
        "error": {"root_cause": [{"type": kind, "reason": reason}], "type": kind, "reason": reason},
        "status": status,
    }


def _found_by(product: object, status: int) -> object:
    return answer(status, product, x_elastic_product="Elasticsearch")


def _meilisearch(code: str, kind: str, message: str) -> object:
    return {"message": message, "code": code, "type": kind, "link": "https://docs.example.com/errors"}


CASES = [
    *over_http(
        "mistralai",
        _mistral,
        {
            "401": (answer(401, {"message": "Unauthorized", "request_id": "r"}), Code.AUTH_DENIED),
            "429": (answer(429, {"message": "Requests rate limit exceeded"}, retry_after="7"), Code.LLM_RATE_LIMITED),
            "429 by the month": (
                answer(429, {"message": "You have reached your monthly token limit. Upgrade your plan."}),
                Code.AUTH_DENIED,
            ),
            "400 too long": (
                answer(
                    400,
                    {
                        "object": "error",
                        "message": "Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 "
                        "maximum context length",
                        "type": "invalid_request_prompt",
                        "code": "3051",
                    },
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "503": (answer(503, {"message": "Service unavailable."}), Code.LLM_OVERLOADED),
            "no answer": (MUTE, Code.LLM_TIMEOUT),
            "a proxy's page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "cohere",
        _cohere,
        {
            "401": (answer(401, {"message": "invalid api token"}), Code.AUTH_DENIED),
            "429 trial": (
                answer(
                    429,
                    {
                        "message": "You are using a Trial key, which is limited to 1000 API calls / month. Please upgrade."
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "429": (answer(429, {"message": "too many requests, slow down"}), Code.LLM_RATE_LIMITED),
            "404 model": (answer(404, {"message": "model 'command-z' not found"}), Code.DEPENDENCY_GONE),
            "400 too long": (
                answer(400, {"message": "too many tokens: total number of tokens in the prompt cannot exceed 4081"}),
                Code.CONTEXT_OVERFLOW,
            ),
            "499": (answer(499, {"message": "client closed request"}), Code.NETWORK),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "groq",
        _groq,
        {
            "413 per minute": (
                answer(
                    413,
                    {
                        "error": {
                            "message": "Request too large for model `llama` on tokens per minute (TPM): Limit 6000, "
                            "Requested 9000, please reduce your message size and try again.",
                            "type": "tokens",
                            "code": "rate_limit_exceeded",
                        }
                    },
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "498 flex": (
                answer(498, {"error": {"message": "flex tier capacity exceeded", "code": "capacity_exceeded"}}),
                Code.LLM_OVERLOADED,
            ),
            "400 tool": (
                answer(
                    400,
                    {
                        "error": {
                            "message": "Failed to call a function. Please adjust your prompt.",
                            "type": "invalid_request_error",
                            "code": "tool_use_failed",
                        }
                    },
                ),
                Code.MODEL_CONFUSED,
            ),
            "reset": (RESET, Code.NETWORK),
        },
    ),
    *over_http(
        "huggingface_hub",
        _hugging,
        {
            "401": (answer(401, {"error": "Invalid username or password."}), Code.AUTH_DENIED),
            "402": (
                answer(402, {"error": "You have exceeded your monthly included credits for Inference Providers."}),
                Code.AUTH_DENIED,
            ),
            "404": (answer(404, {"error": "Model m does not exist"}), Code.DEPENDENCY_GONE),
            "503 loading": (
                answer(503, {"error": "Model m is currently loading", "estimated_time": 20.0}),
                Code.LLM_OVERLOADED,
            ),
            "no answer": (MUTE, Code.LLM_TIMEOUT),
        },
    ),
    *over_http(
        "elasticsearch",
        _elastic,
        {
            "429 queue": (
                _found_by(_es("es_rejected_execution_exception", "rejected execution", 429), 429),
                Code.THROTTLED,
            ),
            "409": (
                _found_by(_es("version_conflict_engine_exception", "[1]: version conflict", 409), 409),
                Code.STORE_CONFLICT,
            ),
            "409 in an effect": (
                _found_by(_es("version_conflict_engine_exception", "document already exists", 409), 409),
                Code.EFFECT_CONFLICT,
            ),
            "404 index": (
                _found_by(_es("index_not_found_exception", "no such index [letters]", 404), 404),
                Code.DEPENDENCY_GONE,
            ),
            "400 mapping": (
                _found_by(_es("document_parsing_exception", "failed to parse field [a] of type [date]", 400), 400),
                Code.TOOL_FAILED,
            ),
            "403 block": (
                _found_by(
                    _es(
                        "cluster_block_exception",
                        "index [letters] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark]",
                        429,
                    ),
                    429,
                ),
                Code.THROTTLED,
            ),
            "nobody": (REFUSED, Code.NETWORK),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "meilisearch",
        _meili,
        {
            "403": (
                answer(403, _meilisearch("invalid_api_key", "auth", "The provided API key is invalid.")),
                Code.AUTH_DENIED,
            ),
            "404": (
                answer(404, _meilisearch("index_not_found", "invalid_request", "Index `letters` not found.")),
                Code.DEPENDENCY_GONE,
            ),
            "507": (
                answer(507, _meilisearch("no_space_left_on_device", "internal", "There is no more space left")),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "qdrant_client",
        _qdrant,
        {
            "404": (
                answer(404, {"status": {"error": "Not found: Collection `letters` doesn't exist!"}, "time": 0.1}),
                Code.DEPENDENCY_GONE,
            ),
            "400 dimension": (
                answer(400, {"status": {"error": "Wrong input: Vector dimension error: expected dim: 4, got 2"}}),
                Code.TOOL_FAILED,
            ),
            "403": (answer(403, "Forbidden"), Code.AUTH_DENIED),
            "503": (answer(503, {"status": {"error": "Service is not ready"}}), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
            "cut": (CUT, Code.NETWORK),
        },
    ),
]
