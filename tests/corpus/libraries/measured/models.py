"""Model vendors and search engines that no clue is written from: the classifier is measured on them."""

import ai21
import ollama
import opensearchpy
import pinecone
import replicate
import together
import typesense
from ai21.models.chat import ChatMessage
from algoliasearch.search.client import SearchClientSync
from algoliasearch.search.config import SearchConfig

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, answer
from tests.corpus.libraries.told import CUT, MUTE, PROXY_PAGE, REFUSED, RESET, over_http

_SAY = [{"role": "user", "content": "hi"}]


def _together(url: str) -> object:
    client = together.Together(api_key="k", base_url=url, timeout=1.5, max_retries=0)
    return client.chat.completions.create(model="m", messages=_SAY)


def _replicate(url: str) -> object:
    return replicate.Client(api_token="t", base_url=url, timeout=2).models.get("a/b")


def _ollama(url: str) -> object:
    return ollama.Client(host=url, timeout=1.5).chat(model="m", messages=_SAY)


def _ai21(url: str) -> object:
    client = ai21.AI21Client(api_key="k", api_host=url, timeout_sec=1.5, num_retries=0)
    return client.chat.completions.create(model="jamba", messages=[ChatMessage(role="user", content="hi")])


def _opensearch(url: str) -> object:
    return opensearchpy.OpenSearch([url], max_retries=0, timeout=2).search(index="letters", body={})


def _typesense(url: str) -> object:
    host, _, port = url.removeprefix("http://").partition(":")
    client = typesense.Client(
        {
            "api_key": "k",
            "nodes": [{"host": host, "port": port, "protocol": "http"}],
            "connection_timeout_seconds": 1.5,
            "num_retries": 0,
        }
    )
    return client.collections["letters"].documents.create({"id": "1"})


def _algolia(url: str) -> object:
    from algoliasearch.http.hosts import CallType, Host, HostsCollection  # noqa: PLC0415

    host, _, port = url.removeprefix("http://").partition(":")
    config = SearchConfig("app", "k")
    config.hosts = HostsCollection([Host(host, scheme="http", port=int(port), accept=CallType.READ | CallType.WRITE)])
    return SearchClientSync.create_with_config(config).get_object("letters", "1")


def _pinecone(url: str) -> object:
    return pinecone.Pinecone(api_key="k", host=url).describe_index("letters")


def _os(kind: str, reason: str, status: int) -> Answer:
    return answer(status, {"error": {"type": kind, "reason": reason}, "status": status})


CASES = [
    *over_http(
        "together",
        _together,
        {
            "401": (
                answer(
                    401,
                    {
                        "error": {
                            "message": "Invalid API key provided",
                            "type": "invalid_request_error",
                            "code": "invalid_api_key",
                        }
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "429": (
                answer(
                    429,
                    {
                        "error": {
                            "message": "You have reached the rate limit specific to this model",
                            "type": "model_rate_limit",
                        }
                    },
                ),
                Code.LLM_RATE_LIMITED,
            ),
            "402": (
                answer(
                    402,
                    {"error": {"message": "Credit limit exceeded. Please navigate to billing", "type": "credit_limit"}},
                ),
                Code.AUTH_DENIED,
            ),
            "422 too long": (
                answer(
                    422,
                    {
                        "error": {
                            "message": "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 8193. Given: 9000 `inputs` tokens and 512 `max_new_tokens`; reduce the length of the input",
                            "type": "invalid_request_error",
                        }
                    },
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "529": (
                answer(529, {"error": {"message": "The server is overloaded", "type": "server_error"}}),
                Code.LLM_OVERLOADED,
            ),
            "no answer": (MUTE, Code.LLM_TIMEOUT),
        },
    ),
    *over_http(
        "replicate",
        _replicate,
        {
            "401": (
                answer(
                    401,
                    {
                        "title": "Unauthenticated",
                        "detail": "You did not pass a valid authentication token",
                        "status": 401,
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "402": (
                answer(
                    402,
                    {
                        "title": "Insufficient credit",
                        "detail": "You have insufficient credit to run this model.",
                        "status": 402,
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "404": (
                answer(404, {"detail": "The requested resource could not be found.", "status": 404}),
                Code.DEPENDENCY_GONE,
            ),
            "500": (answer(500, {"detail": "Internal server error", "status": 500}), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "ollama",
        _ollama,
        {
            "no model": (answer(404, {"error": "model 'm' not found"}), Code.DEPENDENCY_GONE),
            "busy": (
                answer(503, {"error": "server busy, please try again.  maximum pending requests exceeded"}),
                Code.LLM_OVERLOADED,
            ),
            "no tools": (answer(400, {"error": "m does not support tools"}), Code.PROGRAM_ERROR),
            "nobody": (REFUSED, Code.NETWORK),
            "no answer": (MUTE, Code.LLM_TIMEOUT),
        },
    ),
    *over_http(
        "ai21",
        _ai21,
        {
            "401": (answer(401, {"detail": "Forbidden: Bad or missing API token."}), Code.AUTH_DENIED),
            "429": (answer(429, {"detail": "Too many requests"}), Code.LLM_RATE_LIMITED),
            "422": (
                answer(422, {"detail": [{"loc": ["body", "n"], "msg": "value is not a valid integer"}]}),
                Code.PROGRAM_ERROR,
            ),
            "500": (answer(500, {"detail": "Internal Server Error"}), Code.DEPENDENCY_UNAVAILABLE),
            "reset": (RESET, Code.NETWORK),
        },
    ),
    *over_http(
        "opensearchpy",
        _opensearch,
        {
            "429": (
                _os(
                    "circuit_breaking_exception",
                    "[parent] Data too large, data for [<http_request>] would be larger than the limit",
                    429,
                ),
                Code.THROTTLED,
            ),
            "404": (_os("index_not_found_exception", "no such index [letters]", 404), Code.DEPENDENCY_GONE),
            "403": (_os("security_exception", "no permissions for [indices:data/read/search]", 403), Code.AUTH_DENIED),
            "400": (_os("parsing_exception", "unknown query [mtch]", 400), Code.TOOL_FAILED),
            "503": (
                _os("cluster_manager_not_discovered_exception", "no cluster manager", 503),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "nobody": (REFUSED, Code.NETWORK),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "typesense",
        _typesense,
        {
            "401": (
                answer(401, {"message": "Forbidden - a valid `x-typesense-api-key` header must be sent."}),
                Code.AUTH_DENIED,
            ),
            "404": (answer(404, {"message": "Not Found"}), Code.DATA_INTEGRITY),
            "409 in an effect": (
                answer(409, {"message": "A document with id 1 already exists."}),
                Code.EFFECT_CONFLICT,
            ),
            "422": (answer(422, {"message": "Not enough disk space, rejecting writes"}), Code.DEPENDENCY_UNAVAILABLE),
            "503": (answer(503, {"message": "Not Ready or Lagging"}), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "algoliasearch",
        _algolia,
        {
            "403": (answer(403, {"message": "Invalid Application-ID or API key", "status": 403}), Code.AUTH_DENIED),
            "404": (answer(404, {"message": "ObjectID does not exist", "status": 404}), Code.DATA_INTEGRITY),
            "429": (answer(429, {"message": "Too Many Requests", "status": 429}), Code.THROTTLED),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "pinecone",
        _pinecone,
        {
            "401": (
                answer(401, {"error": {"code": "UNAUTHENTICATED", "message": "Invalid API key"}, "status": 401}),
                Code.AUTH_DENIED,
            ),
            "404": (
                answer(404, {"error": {"code": "NOT_FOUND", "message": "Resource letters not found"}, "status": 404}),
                Code.DEPENDENCY_GONE,
            ),
            "429 month": (
                answer(
                    429,
                    {
                        "error": {
                            "code": "RESOURCE_EXHAUSTED",
                            "message": "You've reached your write unit limit for the current month. To continue writing data, upgrade your plan.",
                        },
                        "status": 429,
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "a proxy's page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
            "cut": (CUT, Code.NETWORK),
        },
    ),
]
