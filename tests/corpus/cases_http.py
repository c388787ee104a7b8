"""Plain HTTP clients, as tools and hand-made agents use them."""

import asyncio
import urllib.request
from functools import cache

import aiohttp
import httpx
import requests
import urllib3
from requests.adapters import HTTPAdapter

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, Manner, answer, asked
from tests.corpus.loopback import Loopback, dead_url

_GITHUB = {"message": "API rate limit exceeded for user ID 42.", "documentation_url": "https://docs.github.com/rest"}
_GITHUB_ABUSE = {"message": "You have exceeded a secondary rate limit. Please wait a few minutes before you try again."}


@cache
def _httpx_client(proxy: str | None = None) -> httpx.Client:
    return httpx.Client(timeout=0.4, trust_env=False, proxy=proxy)


def _httpx(server: Loopback) -> object:
    return _httpx_client().get(f"{server.url}/customers/42").raise_for_status().json()


def _httpx_to_openai(server: Loopback) -> object:
    """A hand-made call of a model: the host is the only thing that tells."""
    return _httpx_client(server.url).get("http://api.openai.com/v1/models").raise_for_status().json()


def _httpx_nobody(_server: Loopback) -> object:
    return _httpx_client().get(dead_url())


def _httpx_no_such_host(_server: Loopback) -> object:
    return _httpx_client().get("http://no-such-host.invalid/")


def _httpx_no_scheme(_server: Loopback) -> object:
    return _httpx_client().get("ftp:/nowhere")


def _requests(server: Loopback) -> object:
    reply = requests.get(f"{server.url}/customers/42", timeout=0.4)
    reply.raise_for_status()
    return reply.json()


def _requests_unread(server: Loopback) -> object:
    """The body is not read: to classify it must not wait for one that never comes."""
    reply = requests.get(server.url, timeout=0.4, stream=True)
    reply.raise_for_status()
    return reply


def _requests_nobody(_server: Loopback) -> object:
    return requests.get(dead_url(), timeout=0.4)


def _requests_with_retries(server: Loopback) -> object:
    session = requests.Session()
    session.mount("http://", HTTPAdapter(max_retries=urllib3.Retry(1, status_forcelist=[429, 503], backoff_factor=0)))
    return session.get(server.url, timeout=0.4)


def _requests_no_scheme(_server: Loopback) -> object:
    return requests.get("customers/42", timeout=0.4)


def _urllib3(server: Loopback) -> object:
    return urllib3.PoolManager(retries=False, timeout=0.4).request("GET", server.url)


def _urllib3_with_retries(_server: Loopback) -> object:
    return urllib3.PoolManager(retries=urllib3.Retry(1, backoff_factor=0), timeout=0.4).request("GET", dead_url())


def _urllib(server: Loopback) -> object:
    return urllib.request.urlopen(server.url, timeout=0.4).read()


def _urllib_nobody(_server: Loopback) -> object:
    return urllib.request.urlopen(dead_url(), timeout=0.4)


async def _get(url: str) -> object:
    limits = aiohttp.ClientTimeout(total=None, sock_connect=0.4, sock_read=0.4)
    async with aiohttp.ClientSession(timeout=limits) as session, session.get(url) as reply:
        reply.raise_for_status()
        return await reply.json()


def _aiohttp(server: Loopback) -> object:
    return asyncio.run(_get(server.url))


def _aiohttp_nobody(_server: Loopback) -> object:
    return asyncio.run(_get(dead_url()))


CASES = [
    asked("httpx 400", _httpx, answer(400, {"error": "bad field"}), Code.TOOL_FAILED, "refused again, if sent again"),
    asked("httpx 401", _httpx, answer(401), Code.AUTH_DENIED, "wrong credentials", error_type="httpx.HTTPStatusError"),
    asked("httpx 403", _httpx, answer(403), Code.AUTH_DENIED, "too narrow"),
    asked(
        "httpx 403 of GitHub, limit used up",
        _httpx,
        answer(
            403,
            _GITHUB,
            X_RateLimit_Limit="5000",
            X_RateLimit_Remaining="0",
            X_RateLimit_Reset="1792567800",
            Date="Wed, 21 Oct 2026 07:29:00 GMT",
        ),
        Code.THROTTLED,
        "a rate limit in the guise of a 403, with the second when it ends",
        retry_after=60,
    ),
    asked(
        "httpx 403 of GitHub, secondary limit",
        _httpx,
        answer(403, _GITHUB_ABUSE, Retry_After="60", X_RateLimit_Remaining="4711"),
        Code.THROTTLED,
        "Retry-After tells, though the primary limit is not used up",
        retry_after=60,
    ),
    asked(
        "httpx 403 of GitHub, headers dropped",
        _httpx,
        answer(403, _GITHUB_ABUSE),
        Code.THROTTLED,
        "a proxy dropped the headers: the vendor's sentence is left",
    ),
    asked(
        "httpx 403 of GitHub, not a limit",
        _httpx,
        answer(403, {"message": "Resource not accessible by integration"}, X_RateLimit_Remaining="4999"),
        Code.AUTH_DENIED,
        "GitHub sends its limit headers with every 403",
    ),
    asked(
        "httpx 403 of Google, limit used up",
        _httpx,
        answer(403, {"error": {"code": 403, "errors": [{"reason": "userRateLimitExceeded"}], "message": "Slow"}}),
        Code.THROTTLED,
        "older Google interfaces say it by a reason",
    ),
    asked("httpx 404", _httpx, answer(404), Code.DATA_INTEGRITY, "the job refers to something that is not there"),
    asked("httpx 408", _httpx, answer(408), Code.DEPENDENCY_UNAVAILABLE, "a tool's server gave up"),
    asked("httpx 409", _httpx, answer(409), Code.STORE_CONFLICT, "a lost race"),
    asked("httpx 409 in an effect", _httpx, answer(409), Code.EFFECT_CONFLICT, "it is there already", in_effect=True),
    asked("httpx 410", _httpx, answer(410), Code.DEPENDENCY_GONE, "gone for good"),
    asked("httpx 412 in an effect", _httpx, answer(412), Code.EFFECT_CONFLICT, "changed by another", in_effect=True),
    asked("httpx 413", _httpx, answer(413), Code.UNSUPPORTED_INPUT, "too large for a tool"),
    asked("httpx 415", _httpx, answer(415), Code.UNSUPPORTED_INPUT, "a type that the tool does not read"),
    asked("httpx 422", _httpx, answer(422, {"detail": []}), Code.TOOL_FAILED, "refused again, if sent again"),
    asked("httpx 423", _httpx, answer(423), Code.STORE_CONFLICT, "locked"),
    asked("httpx 429", _httpx, answer(429), Code.THROTTLED, "slow down"),
    asked(
        "httpx 429 with Retry-After", _httpx, answer(429, Retry_After="5"), Code.THROTTLED, "for so long", retry_after=5
    ),
    asked("httpx 451", _httpx, answer(451), Code.POLICY_DENIED, "refused for legal reasons"),
    asked("httpx 500", _httpx, answer(500), Code.DEPENDENCY_UNAVAILABLE, "the server failed"),
    asked("httpx 503 in an effect", _httpx, answer(503), Code.DEPENDENCY_UNAVAILABLE, "no conflict", in_effect=True),
    asked(
        "httpx 503 with Retry-After",
        _httpx,
        answer(503, Retry_After="120"),
        Code.DEPENDENCY_UNAVAILABLE,
        "down, until then",
        retry_after=120,
    ),
    asked("httpx 504", _httpx, answer(504), Code.DEPENDENCY_UNAVAILABLE, "a gateway gave up on a tool"),
    asked("httpx redirect", _httpx, answer(302, Location="/"), Code.TOOL_FAILED, "not what was asked for"),
    asked(
        "httpx to a model 429",
        _httpx_to_openai,
        answer(429, {"error": {"message": "slow", "type": "requests", "code": "rate_limit_exceeded"}}),
        Code.LLM_RATE_LIMITED,
        "the host tells that a model was asked",
    ),
    asked(
        "httpx to a model insufficient_quota",
        _httpx_to_openai,
        answer(429, {"error": {"message": "quota", "type": "insufficient_quota", "code": "insufficient_quota"}}),
        Code.AUTH_DENIED,
        "read from a raw body",
    ),
    asked("httpx to a model mute", _httpx_to_openai, answer(200, manner=Manner.MUTE), Code.LLM_TIMEOUT, "by its host"),
    asked("httpx body is no JSON", _httpx, answer(200, "<html>"), Code.DEPENDENCY_UNAVAILABLE, "a proxy's page"),
    asked("httpx body half JSON", _httpx, answer(200, '{"id": 4'), Code.DEPENDENCY_UNAVAILABLE, "a server's fault"),
    asked("httpx cut body", _httpx, answer(200, {"id": 42}, Manner.CUT), Code.NETWORK, "half a body"),
    asked("httpx mute", _httpx, answer(200, manner=Manner.MUTE), Code.DEPENDENCY_UNAVAILABLE, "connected, no answer"),
    asked("httpx slow body", _httpx, answer(200, manner=Manner.SLOW), Code.DEPENDENCY_UNAVAILABLE, "no body in time"),
    asked("httpx reset", _httpx, answer(200, manner=Manner.RESET), Code.NETWORK, "reset"),
    Case(name="httpx nobody", provoke=_httpx_nobody, code=Code.NETWORK, why="refused", error_type="httpx.ConnectError"),
    Case(name="httpx no such host", provoke=_httpx_no_such_host, code=Code.NETWORK, why="no name, no connection"),
    Case(name="httpx scheme", provoke=_httpx_no_scheme, code=Code.PROGRAM_ERROR, why="a wrong URL stays wrong"),
    asked(
        "requests 401",
        _requests,
        answer(401),
        Code.AUTH_DENIED,
        "wrong credentials",
        error_type="requests.HTTPError",
    ),
    asked("requests 404", _requests, answer(404), Code.DATA_INTEGRITY, "not there"),
    asked("requests 429", _requests, answer(429, retry_after="3"), Code.THROTTLED, "slow down", retry_after=3),
    asked("requests 503", _requests, answer(503), Code.DEPENDENCY_UNAVAILABLE, "down"),
    asked(
        "requests unread 500", _requests_unread, answer(500, manner=Manner.SLOW), Code.DEPENDENCY_UNAVAILABLE, "down"
    ),
    asked("requests body is no JSON", _requests, answer(200, "<html>"), Code.DEPENDENCY_UNAVAILABLE, "a proxy's page"),
    asked("requests cut body", _requests, answer(200, {"id": 42}, Manner.CUT), Code.NETWORK, "half a body"),
    asked("requests mute", _requests, answer(200, manner=Manner.MUTE), Code.DEPENDENCY_UNAVAILABLE, "no answer"),
    asked("requests slow", _requests, answer(200, manner=Manner.SLOW), Code.DEPENDENCY_UNAVAILABLE, "no body in time"),
    asked("requests reset", _requests, answer(200, manner=Manner.RESET), Code.NETWORK, "reset"),
    asked(
        "requests gave up after 503s", _requests_with_retries, answer(503), Code.DEPENDENCY_UNAVAILABLE, "in words only"
    ),
    asked("requests gave up after 429s", _requests_with_retries, answer(429), Code.THROTTLED, "in words only"),
    asked("requests redirects", _requests, answer(302, location="/"), Code.TOOL_FAILED, "round in circles"),
    Case(name="requests nobody", provoke=_requests_nobody, code=Code.NETWORK, why="refused"),
    Case(name="requests scheme", provoke=_requests_no_scheme, code=Code.PROGRAM_ERROR, why="a wrong URL stays wrong"),
    asked("urllib3 mute", _urllib3, answer(200, manner=Manner.MUTE), Code.DEPENDENCY_UNAVAILABLE, "no answer"),
    asked("urllib3 cut body", _urllib3, answer(200, {"id": 42}, Manner.CUT), Code.NETWORK, "half a body"),
    asked("urllib3 reset", _urllib3, answer(200, manner=Manner.RESET), Code.NETWORK, "reset"),
    Case(
        name="urllib3 gave up",
        provoke=_urllib3_with_retries,
        code=Code.NETWORK,
        why="the reason inside MaxRetryError tells",
    ),
    asked(
        "urllib 429",
        _urllib,
        answer(429, retry_after="9"),
        Code.THROTTLED,
        "slow down",
        retry_after=9,
        error_type="urllib.error.HTTPError",
    ),
    asked("urllib 500", _urllib, answer(500), Code.DEPENDENCY_UNAVAILABLE, "down"),
    asked("urllib cut body", _urllib, answer(200, {"id": 42}, Manner.CUT), Code.NETWORK, "half a body"),
    Case(name="urllib nobody", provoke=_urllib_nobody, code=Code.NETWORK, why="refused"),
    asked(
        "aiohttp 401",
        _aiohttp,
        answer(401),
        Code.AUTH_DENIED,
        "wrong credentials",
        error_type="aiohttp.ClientResponseError",
    ),
    asked("aiohttp 429", _aiohttp, answer(429, retry_after="7"), Code.THROTTLED, "slow down", retry_after=7),
    asked("aiohttp 503", _aiohttp, answer(503), Code.DEPENDENCY_UNAVAILABLE, "down"),
    asked(
        "aiohttp HTML for JSON",
        _aiohttp,
        answer(200, "<html>", content_type="text/html"),
        Code.DEPENDENCY_UNAVAILABLE,
        "a proxy's page",
    ),
    asked("aiohttp cut body", _aiohttp, answer(200, {"id": 42}, Manner.CUT), Code.NETWORK, "half a body"),
    asked("aiohttp mute", _aiohttp, answer(200, manner=Manner.MUTE), Code.DEPENDENCY_UNAVAILABLE, "no answer in time"),
    asked("aiohttp reset", _aiohttp, answer(200, manner=Manner.RESET), Code.NETWORK, "reset"),
    Case(name="aiohttp nobody", provoke=_aiohttp_nobody, code=Code.NETWORK, why="refused"),
]
