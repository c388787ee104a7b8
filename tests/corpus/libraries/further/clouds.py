"""Clouds, identity, web frameworks and models, against the answers that are documented. Labels before the first look."""

import os
from urllib.parse import urlsplit

import boto.s3.connection
import edge_tts
import falcon
import gtts
import httpx
import jsonrpcclient
import kr8s
import lightkube.core.exceptions
import litestar.exceptions
import lmnt
import mixedbread
import nomad
import podman
import requests_cache
import runpod
import runpod.error
import sanic.exceptions
import webdav4.client
from requests_oauthlib import OAuth1Session, OAuth2Session

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import PROXY_PAGE, REFUSED, RESET, built, case, over_http


def _port(url: str) -> int:
    return int(urlsplit(url).port or 0)


def _kr8s(url: str) -> object:
    config = {"clusters": [{"name": "c", "cluster": {"server": url}}], "users": [{"name": "u", "user": {"token": "t"}}]}
    config |= {
        "contexts": [{"name": "x", "context": {"cluster": "c", "user": "u"}}],
        "current-context": "x",
        "apiVersion": "v1",
        "kind": "Config",
    }
    return kr8s.objects.Pod.get("web", namespace="default", api=kr8s.api(kubeconfig=config))


def _kube_error(code: int, reason: str, message: str) -> BaseException:
    body = {
        "kind": "Status",
        "apiVersion": "v1",
        "status": "Failure",
        "message": message,
        "reason": reason,
        "code": code,
    }
    sent = httpx.Request("GET", "https://10.0.0.1/api/v1/pods")
    return lightkube.core.exceptions.ApiError(request=sent, response=httpx.Response(code, json=body, request=sent))


def _status(code: int, reason: str, message: str) -> object:
    return answer(
        code,
        {"kind": "Status", "apiVersion": "v1", "status": "Failure", "message": message, "reason": reason, "code": code},
    )


def _mixedbread(url: str) -> object:
    return mixedbread.Mixedbread(api_key="k", base_url=url, max_retries=0, timeout=1).embed(model="m", input="x")


def _lmnt(url: str) -> object:
    return lmnt.Lmnt(api_key="k", base_url=url, max_retries=0, timeout=1).voices.retrieve("v")


def _nomad(url: str) -> object:
    return nomad.Nomad(host="127.0.0.1", port=_port(url), timeout=1).job.get_job("j")


def _podman(url: str) -> object:
    return podman.PodmanClient(base_url=url.replace("http", "tcp"), timeout=1).containers.get("c")


def _cached(url: str) -> object:
    return requests_cache.CachedSession(backend="memory", stale_if_error=False).get(url, timeout=1).raise_for_status()


def _oauth2(url: str) -> object:
    os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"
    return OAuth2Session("client").fetch_token(f"{url}/token", code="x", client_secret="s")


def _oauth1(url: str) -> object:
    return OAuth1Session("client", client_secret="s").fetch_request_token(f"{url}/request")


def _webdav(url: str) -> object:
    return webdav4.client.Client(url, auth=("a", "b"), retry=False).remove("/x")


def _old_boto(url: str) -> object:
    store = boto.s3.connection.S3Connection(
        "a",
        "b",
        host="127.0.0.1",
        port=_port(url),
        is_secure=False,
        calling_format=boto.s3.connection.OrdinaryCallingFormat(),
    )
    store.num_retries = 0
    return store.get_all_buckets()


def _runpod(url: str) -> object:
    runpod.api_key, runpod.endpoint_url_base = "k", url
    return runpod.Endpoint("e").health()


CLOUDS = [
    *over_http(
        "kr8s",
        _kr8s,
        {
            "403": (
                _status(403, "Forbidden", 'pods "web" is forbidden: User "u" cannot get resource "pods"'),
                Code.AUTH_DENIED,
            ),
            "404": (_status(404, "NotFound", 'pods "web" not found'), Code.DATA_INTEGRITY),
            "500": (_status(500, "InternalError", "etcdserver: leader changed"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *(
        built("lightkube", what, lambda said=said: _kube_error(*said), label)  # type: ignore[misc]
        for what, said, label in (
            (
                "409",
                (
                    409,
                    "Conflict",
                    "Operation cannot be fulfilled on pods: the object has been modified; please apply your changes to the latest version and try again",
                ),
                Code.STORE_CONFLICT,
            ),
            ("exists", (409, "AlreadyExists", 'pods "web" already exists'), Code.DATA_INTEGRITY),
            ("422", (422, "Invalid", "Pod is invalid: spec.containers: Required value"), Code.TOOL_FAILED),
            (
                "quota",
                (403, "Forbidden", "exceeded quota: compute, requested: cpu=2, used: cpu=9, limited: cpu=10"),
                (Code.AUTH_DENIED, Code.THROTTLED),
            ),
            (
                "429",
                (
                    429,
                    "TooManyRequests",
                    "the server has received too many requests and has asked us to try again later",
                ),
                Code.THROTTLED,
            ),
        )
    ),
    *over_http(
        "nomad",
        _nomad,
        {
            "403": (answer(403, "Permission denied"), Code.AUTH_DENIED),
            "404": (answer(404, "job not found"), Code.DATA_INTEGRITY),
            "500": (answer(500, "No cluster leader"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "podman",
        _podman,
        {
            "404": (
                answer(
                    404,
                    {
                        "cause": "no such container",
                        "message": "no container with name or ID c found: no such container",
                        "response": 404,
                    },
                ),
                Code.DATA_INTEGRITY,
            ),
            "500": (
                answer(500, {"cause": "database is locked", "message": "database is locked", "response": 500}),
                (Code.DEPENDENCY_UNAVAILABLE, Code.STORE_CONFLICT),
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "boto",
        _old_boto,
        {
            "denied": (
                answer(
                    403,
                    "<Error><Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match</Message></Error>",
                    content_type="application/xml",
                ),
                Code.AUTH_DENIED,
            ),
            "slow": (
                answer(
                    503,
                    "<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>",
                    content_type="application/xml",
                ),
                (Code.THROTTLED, Code.DEPENDENCY_UNAVAILABLE),
            ),
        },
    ),
    *over_http(
        "webdav4",
        _webdav,
        {
            "404": (answer(404, ""), Code.DATA_INTEGRITY),
            "403": (answer(403, ""), Code.AUTH_DENIED),
            "423": (answer(423, ""), Code.STORE_CONFLICT),
            "507": (answer(507, ""), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "requests_cache",
        _cached,
        {"502": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE), "reset": (RESET, Code.NETWORK)},
    ),
    *over_http(
        "requests_oauthlib",
        _oauth2,
        {
            "grant": (
                answer(
                    400,
                    {
                        "error": "invalid_grant",
                        "error_description": "The provided authorization grant is invalid, expired or revoked.",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "no token": (answer(200, {}), (Code.AUTH_DENIED, Code.DEPENDENCY_UNAVAILABLE)),
            "503": (answer(503, "unavailable"), (Code.DEPENDENCY_UNAVAILABLE, Code.AUTH_DENIED)),
        },
    ),
    *over_http(
        "requests_oauthlib 1", _oauth1, {"401": (answer(401, "oauth_problem=consumer_key_unknown"), Code.AUTH_DENIED)}
    ),
    built(
        "sanic",
        "busy",
        lambda: sanic.exceptions.ServiceUnavailable("The server is warming up"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "sanic",
        "large",
        lambda: sanic.exceptions.PayloadTooLarge("Request body exceeds the size limit"),
        Code.UNSUPPORTED_INPUT,
    ),
    built("falcon", "many", lambda: falcon.HTTPTooManyRequests(title="Slow down", retry_after=3), Code.THROTTLED),
    built("falcon", "locked", lambda: falcon.HTTPLocked(title="Locked"), Code.STORE_CONFLICT),
    built("litestar", "not you", lambda: litestar.exceptions.NotAuthorizedException("No session"), Code.AUTH_DENIED),
    built(
        "litestar",
        "fields",
        lambda: litestar.exceptions.ValidationException(
            "Validation failed for POST /", extra=[{"message": "Expected int", "key": "a"}]
        ),
        Code.TOOL_FAILED,
    ),
    built(
        "jsonrpcclient",
        "method",
        lambda: RuntimeError(
            jsonrpcclient.parse({"jsonrpc": "2.0", "error": {"code": -32601, "message": "Method not found"}, "id": 1})
        ),
        Code.DEPENDENCY_GONE,
    ),
]


MODELS = [
    *over_http(
        "mixedbread",
        _mixedbread,
        {
            "long": (
                answer(
                    400,
                    {
                        "type": "invalid_request_error",
                        "message": "Input exceeds the maximum context length of 512 tokens",
                    },
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "429": (
                answer(429, {"message": "Rate limit exceeded"}, retry_after="2"),
                (Code.LLM_RATE_LIMITED, Code.THROTTLED),
            ),
            "model": (answer(404, {"message": "Model m not found"}), Code.DEPENDENCY_GONE),
        },
    ),
    *over_http(
        "lmnt",
        _lmnt,
        {
            "401": (answer(401, {"error": "Unrecognized API key"}), Code.AUTH_DENIED),
            "404": (answer(404, {"error": "Voice v not found"}), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
            "plan": (
                answer(403, {"error": "Your plan does not include professional voice clones. Please upgrade."}),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *over_http(
        "runpod",
        _runpod,
        {"401": (answer(401, ""), Code.AUTH_DENIED), "502": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE)},
    ),
    built(
        "runpod by hand",
        "query",
        lambda: runpod.error.QueryError(
            "There are no longer any instances available with the requested specifications. Please refresh and try again."
        ),
        (Code.DEPENDENCY_UNAVAILABLE, Code.THROTTLED),
    ),
    built(
        "edge_tts",
        "no sound",
        lambda: edge_tts.exceptions.NoAudioReceived(
            "No audio was received. Please verify that your parameters are correct."
        ),
        (Code.TOOL_FAILED, Code.DEPENDENCY_UNAVAILABLE, Code.UNKNOWN),
    ),
    built(
        "edge_tts",
        "strange answer",
        lambda: edge_tts.exceptions.UnexpectedResponse("Unexpected response from the server: audio.metadata"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case(
        "gtts",
        "language",
        lambda: gtts.gTTS("hello", lang="xx"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT, Code.UNKNOWN),
    ),
    case(
        "gtts",
        "no text",
        lambda: gtts.gTTS("").save("/tmp/corpus.mp3"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
]

CASES: list[Case] = [*CLOUDS, *MODELS]
