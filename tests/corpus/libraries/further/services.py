"""More vendors' clients against the answers that their vendors document. Labels were written before the first look."""

import os
from urllib.parse import urlsplit

import alpaca.trading.client
import appwrite.client
import appwrite.services.users
import atproto
import binance.spot
import boto.s3.connection
import censys.search
import courier
import customerio
import dropbox_sign
import edge_tts
import facebook
import falcon
import finnhub
import fredapi
import geoip2.webservice
import gtts
import httpx
import jsonrpcclient
import knockapi
import kr8s
import lightkube.core.exceptions
import litestar.exceptions
import lmnt
import mastodon
import mixedbread
import newsapi
import nomad
import oandapyV20
import oandapyV20.endpoints.accounts
import podman
import polygon
import requests_cache
import runpod
import runpod.error
import sanic.exceptions
import webdav4.client
from requests_oauthlib import OAuth1Session, OAuth2Session

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, RESET, built, case, over_http


def _port(url: str) -> int:
    return int(urlsplit(url).port or 0)


def _alpaca(url: str) -> object:
    client = alpaca.trading.client.TradingClient("a", "b", url_override=url)
    client._retry = 0
    return client.get_account()


def _appwrite(url: str) -> object:
    client = appwrite.client.Client()
    client.set_endpoint(url).set_project("p").set_key("k")
    return appwrite.services.users.Users(client).get("u")


def _bluesky(url: str) -> object:
    return atproto.Client(base_url=f"{url}/xrpc").login("a.example.com", "b")


def _binance(url: str) -> object:
    return binance.spot.Spot(api_key="a", api_secret="b", base_url=url, timeout=1).account()


def _customerio(url: str) -> object:
    client = customerio.APIClient("key", url=url, timeout=1)
    return client.send_email(customerio.SendEmailRequest(to="a@example.com", transactional_message_id=1, identifiers={"id": "1"}))


def _dropbox_sign(url: str) -> object:
    made = dropbox_sign.Configuration(host=url, username="k")
    made.retries = 0
    return dropbox_sign.AccountApi(dropbox_sign.ApiClient(made)).account_get(email_address="a@example.com")


def _facebook(url: str) -> object:
    facebook.FACEBOOK_GRAPH_URL = f"{url}/"
    return facebook.GraphAPI(access_token="t", version="3.1", timeout=1).get_object("me")


def _graph(status: int, number: int, kind: str, message: str) -> object:
    return answer(status, {"error": {"message": message, "type": kind, "code": number, "fbtrace_id": "x"}})


def _finnhub(url: str) -> object:
    client = finnhub.Client(api_key="k")
    client.API_URL = url
    return client.quote("AAPL")


def _fred(url: str) -> object:
    client = fredapi.Fred(api_key="k")
    client.root_url = url
    return client.get_series("GDP")


def _fred_said(status: int, message: str) -> object:
    return answer(status, f'<?xml version="1.0"?><error code="{status}" message="{message}"/>', content_type="text/xml")


def _news(url: str) -> object:
    newsapi.newsapi_client.const.TOP_HEADLINES_URL = url
    return newsapi.NewsApiClient(api_key="k").get_top_headlines()


def _news_said(status: int, code: str, message: str) -> object:
    return answer(status, {"status": "error", "code": code, "message": message})


def _geoip(url: str) -> object:
    client = geoip2.webservice.Client(1, "key", host="localhost", timeout=1)
    client._base_uri = url
    return client.city("203.0.113.1")


def _geo(status: int, code: str, message: str) -> object:
    return answer(status, {"code": code, "error": message}, content_type="application/vnd.maxmind.com-error+json; charset=UTF-8; version=2.0")


def _knock(url: str) -> object:
    return knockapi.Knock(api_key="k", base_url=url, max_retries=0, timeout=1).users.get("u")


def _kr8s(url: str) -> object:
    config = {"clusters": [{"name": "c", "cluster": {"server": url}}], "users": [{"name": "u", "user": {"token": "t"}}]}
    config |= {"contexts": [{"name": "x", "context": {"cluster": "c", "user": "u"}}], "current-context": "x", "apiVersion": "v1", "kind": "Config"}
    return kr8s.objects.Pod.get("web", namespace="default", api=kr8s.api(kubeconfig=config))


def _kube_error(code: int, reason: str, message: str) -> BaseException:
    body = {"kind": "Status", "apiVersion": "v1", "status": "Failure", "message": message, "reason": reason, "code": code}
    sent = httpx.Request("GET", "https://10.0.0.1/api/v1/pods")
    return lightkube.core.exceptions.ApiError(request=sent, response=httpx.Response(code, json=body, request=sent))


def _status(code: int, reason: str, message: str) -> object:
    return answer(code, {"kind": "Status", "apiVersion": "v1", "status": "Failure", "message": message, "reason": reason, "code": code})


def _mastodon(url: str) -> object:
    client = mastodon.Mastodon(access_token="t", api_base_url=url, version_check_mode="none", ratelimit_method="throw", request_timeout=1)
    return client.status_post("hello")


def _mixedbread(url: str) -> object:
    return mixedbread.Mixedbread(api_key="k", base_url=url, max_retries=0, timeout=1).embed(model="m", input="x")


def _lmnt(url: str) -> object:
    return lmnt.Lmnt(api_key="k", base_url=url, max_retries=0, timeout=1).voices.retrieve("v")


def _nomad(url: str) -> object:
    return nomad.Nomad(host="127.0.0.1", port=_port(url), timeout=1).job.get_job("j")


def _oanda(url: str) -> object:
    client = oandapyV20.API(access_token="t", request_params={"timeout": 1})
    oandapyV20.oandapyV20.TRADING_ENVIRONMENTS["practice"]["api"] = url
    return client.request(oandapyV20.endpoints.accounts.AccountDetails("1"))


def _podman(url: str) -> object:
    return podman.PodmanClient(base_url=url.replace("http", "tcp"), timeout=1).containers.get("c")


def _polygon(url: str) -> object:
    return polygon.RESTClient("k", base=url, retries=0, read_timeout=1).get_last_trade("A")


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
    store = boto.s3.connection.S3Connection("a", "b", host="127.0.0.1", port=_port(url), is_secure=False, calling_format=boto.s3.connection.OrdinaryCallingFormat())
    store.num_retries = 0
    return store.get_all_buckets()


def _censys(url: str) -> object:
    hosts = censys.search.CensysHosts(api_id="a", api_secret="b", url=url, max_retries=1)
    return hosts.view("203.0.113.1")


def _courier(url: str) -> object:
    return courier.Courier(api_key="k", base_url=url, max_retries=0, timeout=1).messages.retrieve("m")


def _runpod(url: str) -> object:
    runpod.api_key, runpod.endpoint_url_base = "k", url
    return runpod.Endpoint("e").health()


TRADES = [
    *over_http(
        "alpaca",
        _alpaca,
        {
            "401": (answer(401, {"code": 40110000, "message": "request is not authorized"}), Code.AUTH_DENIED),
            "buying power": (answer(403, {"code": 40310000, "message": "insufficient buying power"}), (Code.AUTH_DENIED, Code.TOOL_FAILED)),
            "422": (answer(422, {"code": 42210000, "message": "qty must be > 0"}), Code.TOOL_FAILED),
            "429": (answer(429, {"message": "too many requests."}), Code.THROTTLED),
        },
    ),
    *over_http(
        "binance",
        _binance,
        {
            "clock": (answer(400, {"code": -1021, "msg": "Timestamp for this request was 1000ms ahead of the server's time."}), (Code.TOOL_FAILED, Code.DEPENDENCY_UNAVAILABLE, Code.AUTH_DENIED)),
            "weight": (answer(429, {"code": -1003, "msg": "Too much request weight used; current limit is 1200 request weight per 1 MINUTE."}, retry_after="12"), Code.THROTTLED),
            "banned": (answer(418, {"code": -1003, "msg": "Way too much request weight used; IP banned until 1695000000000."}, retry_after="120"), Code.THROTTLED),
            "key": (answer(401, {"code": -2015, "msg": "Invalid API-key, IP, or permissions for action."}), Code.AUTH_DENIED),
            "page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "oandapyV20",
        _oanda,
        {
            "401": (answer(401, {"errorMessage": "Insufficient authorization to perform request."}), Code.AUTH_DENIED),
            "account": (answer(400, {"errorMessage": "Invalid value specified for 'accountID'"}), Code.TOOL_FAILED),
            "503": (answer(503, {"errorMessage": "The service is temporarily unavailable"}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "polygon",
        _polygon,
        {
            "plan": (answer(403, {"status": "NOT_AUTHORIZED", "message": "You are not entitled to this data. Please upgrade your plan at https://polygon.io/pricing"}), Code.AUTH_DENIED),
            "many": (answer(429, {"status": "ERROR", "error": "You've exceeded the maximum requests per minute, please wait or upgrade your subscription to continue."}), Code.THROTTLED),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "finnhub",
        _finnhub,
        {
            "429": (answer(429, {"error": "API limit reached. Please try again later. Remaining Limit: 0"}), Code.THROTTLED),
            "403": (answer(403, {"error": "You don't have access to this resource."}), Code.AUTH_DENIED),
        },
    ),
    *over_http(
        "fredapi",
        _fred,
        {
            "key": (_fred_said(400, "Bad Request.  The value for variable api_key is not registered."), Code.AUTH_DENIED),
            "series": (_fred_said(400, "Bad Request.  The series does not exist."), Code.DATA_INTEGRITY),
            "500": (_fred_said(500, "Internal Server Error"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
]
PEOPLE = [
    *over_http(
        "appwrite",
        _appwrite,
        {
            "user": (answer(404, {"message": "User with the requested ID could not be found.", "code": 404, "type": "user_not_found", "version": "1"}), Code.DATA_INTEGRITY),
            "scope": (answer(401, {"message": "app.x@y (role: applications) missing scope (users.read)", "code": 401, "type": "general_unauthorized_scope"}), Code.AUTH_DENIED),
            "many": (answer(429, {"message": "Rate limit for the current endpoint has been exceeded.", "code": 429, "type": "general_rate_limit_exceeded"}), Code.THROTTLED),
            "plain": (answer(500, "Server Error", content_type="text/plain"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "atproto",
        _bluesky,
        {
            "login": (answer(401, {"error": "AuthenticationRequired", "message": "Invalid identifier or password"}), Code.AUTH_DENIED),
            "many": (answer(429, {"error": "RateLimitExceeded", "message": "Rate Limit Exceeded"}, ratelimit_reset="1"), Code.THROTTLED),
            "502": (answer(502, {"error": "UpstreamFailure", "message": "Upstream Failure"}), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "customerio",
        _customerio,
        {
            "401": (answer(401, {"meta": {"errors": ["unauthorized"]}}), Code.AUTH_DENIED),
            "400": (answer(400, {"meta": {"error": "'to' address is required"}}), Code.TOOL_FAILED),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "courier",
        _courier,
        {
            "404": (answer(404, {"message": "Message Not Found", "type": "invalid_request_error"}), Code.DATA_INTEGRITY),
            "402": (answer(402, {"message": "Send limit reached for this billing period", "type": "billing_error"}), Code.AUTH_DENIED),
        },
    ),
    *over_http(
        "knockapi",
        _knock,
        {
            "404": (answer(404, {"code": "resource_missing", "message": "The resource you requested does not exist", "status": 404, "type": "invalid_request_error"}), Code.DATA_INTEGRITY),
            "403": (answer(403, {"code": "authentication_error", "message": "Invalid access", "status": 403}), Code.AUTH_DENIED),
            "mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "dropbox_sign",
        _dropbox_sign,
        {
            "401": (answer(401, {"error": {"error_msg": "Unauthorized api key", "error_name": "unauthorized"}}), Code.AUTH_DENIED),
            "402": (answer(402, {"error": {"error_msg": "Your account does not have any more signature requests.", "error_name": "exceeded_rate"}}), Code.AUTH_DENIED),
            "409": (answer(409, {"error": {"error_msg": "The signature request is being processed.", "error_name": "not_ready"}}), Code.STORE_CONFLICT),
            "429": (answer(429, {"error": {"error_msg": "Exceeded limit of 100 requests per minute", "error_name": "exceeded_rate"}}), Code.THROTTLED),
        },
    ),
    *over_http(
        "facebook",
        _facebook,
        {
            "session": (_graph(400, 190, "OAuthException", "Error validating access token: Session has expired on Monday."), Code.AUTH_DENIED),
            "app limit": (_graph(400, 4, "OAuthException", "(#4) Application request limit reached"), Code.THROTTLED),
            "theirs": (_graph(500, 2, "OAuthException", "An unexpected error has occurred. Please retry your request later."), Code.DEPENDENCY_UNAVAILABLE),
            "object": (_graph(400, 100, "GraphMethodException", "Unsupported get request. Object with ID '1' does not exist, cannot be loaded due to missing permissions"), (Code.DATA_INTEGRITY, Code.AUTH_DENIED)),
        },
    ),
    *over_http(
        "mastodon",
        _mastodon,
        {
            "401": (answer(401, {"error": "The access token is invalid"}), Code.AUTH_DENIED),
            "404": (answer(404, {"error": "Record not found"}), Code.DATA_INTEGRITY),
            "422": (answer(422, {"error": "Validation failed: Text character limit of 500 exceeded"}), (Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT)),
            "429": (answer(429, {"error": "Too many requests"}, X_RateLimit_Remaining="0", X_RateLimit_Limit="300", X_RateLimit_Reset="2030-01-01T00:00:00Z"), Code.THROTTLED),
            "503": (answer(503, {"error": "Remote data could not be fetched"}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "newsapi",
        _news,
        {
            "limited": (_news_said(429, "rateLimited", "You have made too many requests recently. Developer accounts are limited to 100 requests over a 24 hour period."), (Code.THROTTLED, Code.AUTH_DENIED)),
            "key": (_news_said(401, "apiKeyInvalid", "Your API key is invalid or incorrect."), Code.AUTH_DENIED),
            "too far": (_news_said(426, "parameterInvalid", "You are trying to request results too far in the past. Your plan permits you to request articles as far back as a month. You may need to upgrade to a paid plan."), (Code.AUTH_DENIED, Code.TOOL_FAILED)),
        },
    ),
]
LOOKUPS = [
    *over_http(
        "geoip2",
        _geoip,
        {
            "reserved": (_geo(400, "IP_ADDRESS_RESERVED", "The value 10.0.0.1 belongs to a reserved or private range."), (Code.TOOL_FAILED, Code.DATA_INTEGRITY)),
            "not found": (_geo(404, "IP_ADDRESS_NOT_FOUND", "The value 1.2.3.4 is not in the database."), Code.DATA_INTEGRITY),
            "licence": (_geo(401, "LICENSE_KEY_REQUIRED", "You have not supplied a MaxMind license key."), Code.AUTH_DENIED),
            "funds": (_geo(402, "INSUFFICIENT_FUNDS", "The license key you have provided is out of queries."), Code.AUTH_DENIED),
            "500": (answer(500, "oops", content_type="text/plain"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "censys",
        _censys,
        {
            "401": (answer(401, {"code": 401, "status": "Unauthorized", "error": "You must authenticate with a valid API ID and secret."}), Code.AUTH_DENIED),
            "404": (answer(404, {"code": 404, "status": "Not Found", "error": "The requested host was not found"}), Code.DATA_INTEGRITY),
            "429": (answer(429, {"code": 429, "status": "Too Many Requests", "error": "Rate limit exceeded."}), Code.THROTTLED),
        },
    ),
]
CLOUDS = [
    *over_http(
        "kr8s",
        _kr8s,
        {
            "403": (_status(403, "Forbidden", 'pods "web" is forbidden: User "u" cannot get resource "pods"'), Code.AUTH_DENIED),
            "404": (_status(404, "NotFound", 'pods "web" not found'), Code.DATA_INTEGRITY),
            "500": (_status(500, "InternalError", "etcdserver: leader changed"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *(
        built("lightkube", what, lambda said=said: _kube_error(*said), label)  # type: ignore[misc]
        for what, said, label in (
            ("409", (409, "Conflict", "Operation cannot be fulfilled on pods: the object has been modified; please apply your changes to the latest version and try again"), Code.STORE_CONFLICT),
            ("exists", (409, "AlreadyExists", 'pods "web" already exists'), Code.DATA_INTEGRITY),
            ("422", (422, "Invalid", "Pod is invalid: spec.containers: Required value"), Code.TOOL_FAILED),
            ("quota", (403, "Forbidden", "exceeded quota: compute, requested: cpu=2, used: cpu=9, limited: cpu=10"), (Code.AUTH_DENIED, Code.THROTTLED)),
            ("429", (429, "TooManyRequests", "the server has received too many requests and has asked us to try again later"), Code.THROTTLED),
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
            "404": (answer(404, {"cause": "no such container", "message": "no container with name or ID c found: no such container", "response": 404}), Code.DATA_INTEGRITY),
            "500": (answer(500, {"cause": "database is locked", "message": "database is locked", "response": 500}), (Code.DEPENDENCY_UNAVAILABLE, Code.STORE_CONFLICT)),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "boto",
        _old_boto,
        {
            "denied": (answer(403, "<Error><Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match</Message></Error>", content_type="application/xml"), Code.AUTH_DENIED),
            "slow": (answer(503, "<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>", content_type="application/xml"), (Code.THROTTLED, Code.DEPENDENCY_UNAVAILABLE)),
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
            "grant": (answer(400, {"error": "invalid_grant", "error_description": "The provided authorization grant is invalid, expired or revoked."}), Code.AUTH_DENIED),
            "no token": (answer(200, {}), (Code.AUTH_DENIED, Code.DEPENDENCY_UNAVAILABLE)),
            "503": (answer(503, "unavailable"), (Code.DEPENDENCY_UNAVAILABLE, Code.AUTH_DENIED)),
        },
    ),
    *over_http("requests_oauthlib 1", _oauth1, {"401": (answer(401, "oauth_problem=consumer_key_unknown"), Code.AUTH_DENIED)}),
    built("sanic", "busy", lambda: sanic.exceptions.ServiceUnavailable("The server is warming up"), Code.DEPENDENCY_UNAVAILABLE),
    built("sanic", "large", lambda: sanic.exceptions.PayloadTooLarge("Request body exceeds the size limit"), Code.UNSUPPORTED_INPUT),
    built("falcon", "many", lambda: falcon.HTTPTooManyRequests(title="Slow down", retry_after=3), Code.THROTTLED),
    built("falcon", "locked", lambda: falcon.HTTPLocked(title="Locked"), Code.STORE_CONFLICT),
    built("litestar", "not you", lambda: litestar.exceptions.NotAuthorizedException("No session"), Code.AUTH_DENIED),
    built("litestar", "fields", lambda: litestar.exceptions.ValidationException("Validation failed for POST /", extra=[{"message": "Expected int", "key": "a"}]), Code.TOOL_FAILED),
    built("jsonrpcclient", "method", lambda: RuntimeError(jsonrpcclient.parse({"jsonrpc": "2.0", "error": {"code": -32601, "message": "Method not found"}, "id": 1})), Code.DEPENDENCY_GONE),
]
MODELS = [
    *over_http(
        "mixedbread",
        _mixedbread,
        {
            "long": (answer(400, {"type": "invalid_request_error", "message": "Input exceeds the maximum context length of 512 tokens"}), Code.CONTEXT_OVERFLOW),
            "429": (answer(429, {"message": "Rate limit exceeded"}, retry_after="2"), (Code.LLM_RATE_LIMITED, Code.THROTTLED)),
            "model": (answer(404, {"message": "Model m not found"}), Code.DEPENDENCY_GONE),
        },
    ),
    *over_http(
        "lmnt",
        _lmnt,
        {
            "401": (answer(401, {"error": "Unrecognized API key"}), Code.AUTH_DENIED),
            "404": (answer(404, {"error": "Voice v not found"}), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
            "plan": (answer(403, {"error": "Your plan does not include professional voice clones. Please upgrade."}), Code.AUTH_DENIED),
        },
    ),
    *over_http("runpod", _runpod, {"401": (answer(401, ""), Code.AUTH_DENIED), "502": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE)}),
    built("runpod by hand", "query", lambda: runpod.error.QueryError("There are no longer any instances available with the requested specifications. Please refresh and try again."), (Code.DEPENDENCY_UNAVAILABLE, Code.THROTTLED)),
    built("edge_tts", "no sound", lambda: edge_tts.exceptions.NoAudioReceived("No audio was received. Please verify that your parameters are correct."), (Code.TOOL_FAILED, Code.DEPENDENCY_UNAVAILABLE, Code.UNKNOWN)),
    built("edge_tts", "strange answer", lambda: edge_tts.exceptions.UnexpectedResponse("Unexpected response from the server: audio.metadata"), Code.DEPENDENCY_UNAVAILABLE),
    case("gtts", "language", lambda: gtts.gTTS("hello", lang="xx"), (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT, Code.UNKNOWN)),
    case("gtts", "no text", lambda: gtts.gTTS("").save("/tmp/corpus.mp3"), (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT)),
]
CASES: list[Case] = [*TRADES, *PEOPLE, *LOOKUPS, *CLOUDS, *MODELS]
