"""More vendors' clients against the answers that their vendors document. Labels were written before the first look."""

import alpaca.trading.client
import appwrite.client
import appwrite.services.users
import atproto
import binance.spot
import censys.search
import courier
import customerio
import dropbox_sign
import facebook
import finnhub
import fredapi
import geoip2.webservice
import knockapi
import mastodon
import newsapi
import oandapyV20
import oandapyV20.endpoints.accounts
import polygon

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, over_http


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
    return client.send_email(
        customerio.SendEmailRequest(to="a@example.com", transactional_message_id=1, identifiers={"id": "1"})
    )


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
    return answer(
        status,
        {"code": code, "error": message},
        content_type="application/vnd.maxmind.com-error+json; charset=UTF-8; version=2.0",
    )


def _knock(url: str) -> object:
    return knockapi.Knock(api_key="k", base_url=url, max_retries=0, timeout=1).users.get("u")


def _mastodon(url: str) -> object:
    client = mastodon.Mastodon(
        access_token="t", api_base_url=url, version_check_mode="none", ratelimit_method="throw", request_timeout=1
    )
    return client.status_post("hello")


def _oanda(url: str) -> object:
    client = oandapyV20.API(access_token="t", request_params={"timeout": 1})
    oandapyV20.oandapyV20.TRADING_ENVIRONMENTS["practice"]["api"] = url
    return client.request(oandapyV20.endpoints.accounts.AccountDetails("1"))


def _polygon(url: str) -> object:
    client = polygon.RESTClient("k", timeout=1)
    client.url = url
    return client.stocks_equities_previous_close("A")


def _censys(url: str) -> object:
    hosts = censys.search.CensysHosts(api_id="a", api_secret="b", url=url, max_retries=1)
    return hosts.view("203.0.113.1")


def _courier(url: str) -> object:
    return courier.Courier(api_key="k", base_url=url, max_retries=0, timeout=1).messages.retrieve("m")


TRADES = [
    *over_http(
        "alpaca",
        _alpaca,
        {
            "401": (answer(401, {"code": 40110000, "message": "request is not authorized"}), Code.AUTH_DENIED),
            "buying power": (
                answer(403, {"code": 40310000, "message": "insufficient buying power"}),
                (Code.AUTH_DENIED, Code.TOOL_FAILED),
            ),
            "422": (answer(422, {"code": 42210000, "message": "qty must be > 0"}), Code.TOOL_FAILED),
            "429": (answer(429, {"message": "too many requests."}), Code.THROTTLED),
        },
    ),
    *over_http(
        "binance",
        _binance,
        {
            "clock": (
                answer(
                    400, {"code": -1021, "msg": "Timestamp for this request was 1000ms ahead of the server's time."}
                ),
                (Code.TOOL_FAILED, Code.DEPENDENCY_UNAVAILABLE, Code.AUTH_DENIED),
            ),
            "weight": (
                answer(
                    429,
                    {
                        "code": -1003,
                        "msg": "Too much request weight used; current limit is 1200 request weight per 1 MINUTE.",
                    },
                    retry_after="12",
                ),
                Code.THROTTLED,
            ),
            "banned": (
                answer(
                    418,
                    {"code": -1003, "msg": "Way too much request weight used; IP banned until 1695000000000."},
                    retry_after="120",
                ),
                Code.THROTTLED,
            ),
            "key": (
                answer(401, {"code": -2015, "msg": "Invalid API-key, IP, or permissions for action."}),
                Code.AUTH_DENIED,
            ),
            "page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "oandapyV20",
        _oanda,
        {
            "401": (answer(401, {"errorMessage": "Insufficient authorization to perform request."}), Code.AUTH_DENIED),
            "account": (answer(400, {"errorMessage": "Invalid value specified for 'accountID'"}), Code.TOOL_FAILED),
            "503": (
                answer(503, {"errorMessage": "The service is temporarily unavailable"}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "polygon",
        _polygon,
        {
            "plan": (
                answer(
                    403,
                    {
                        "status": "NOT_AUTHORIZED",
                        "message": "You are not entitled to this data. Please upgrade your plan at https://polygon.io/pricing",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "many": (
                answer(
                    429,
                    {
                        "status": "ERROR",
                        "error": "You've exceeded the maximum requests per minute, please wait or upgrade your subscription to continue.",
                    },
                ),
                Code.THROTTLED,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "finnhub",
        _finnhub,
        {
            "429": (
                answer(429, {"error": "API limit reached. Please try again later. Remaining Limit: 0"}),
                Code.THROTTLED,
            ),
            "403": (answer(403, {"error": "You don't have access to this resource."}), Code.AUTH_DENIED),
        },
    ),
    *over_http(
        "fredapi",
        _fred,
        {
            "key": (
                _fred_said(400, "Bad Request.  The value for variable api_key is not registered."),
                Code.AUTH_DENIED,
            ),
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
            "user": (
                answer(
                    404,
                    {
                        "message": "User with the requested ID could not be found.",
                        "code": 404,
                        "type": "user_not_found",
                        "version": "1",
                    },
                ),
                Code.DATA_INTEGRITY,
            ),
            "scope": (
                answer(
                    401,
                    {
                        "message": "app.x@y (role: applications) missing scope (users.read)",
                        "code": 401,
                        "type": "general_unauthorized_scope",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "many": (
                answer(
                    429,
                    {
                        "message": "Rate limit for the current endpoint has been exceeded.",
                        "code": 429,
                        "type": "general_rate_limit_exceeded",
                    },
                ),
                Code.THROTTLED,
            ),
            "plain": (answer(500, "Server Error", content_type="text/plain"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "atproto",
        _bluesky,
        {
            "login": (
                answer(401, {"error": "AuthenticationRequired", "message": "Invalid identifier or password"}),
                Code.AUTH_DENIED,
            ),
            "many": (
                answer(429, {"error": "RateLimitExceeded", "message": "Rate Limit Exceeded"}, ratelimit_reset="1"),
                Code.THROTTLED,
            ),
            "502": (
                answer(502, {"error": "UpstreamFailure", "message": "Upstream Failure"}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
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
            "404": (
                answer(404, {"message": "Message Not Found", "type": "invalid_request_error"}),
                Code.DATA_INTEGRITY,
            ),
            "402": (
                answer(402, {"message": "Send limit reached for this billing period", "type": "billing_error"}),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *over_http(
        "knockapi",
        _knock,
        {
            "404": (
                answer(
                    404,
                    {
                        "code": "resource_missing",
                        "message": "The resource you requested does not exist",
                        "status": 404,
                        "type": "invalid_request_error",
                    },
                ),
                Code.DATA_INTEGRITY,
            ),
            "403": (
                answer(403, {"code": "authentication_error", "message": "Invalid access", "status": 403}),
                Code.AUTH_DENIED,
            ),
            "mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "dropbox_sign",
        _dropbox_sign,
        {
            "401": (
                answer(401, {"error": {"error_msg": "Unauthorized api key", "error_name": "unauthorized"}}),
                Code.AUTH_DENIED,
            ),
            "402": (
                answer(
                    402,
                    {
                        "error": {
                            "error_msg": "Your account does not have any more signature requests.",
                            "error_name": "exceeded_rate",
                        }
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "409": (
                answer(
                    409,
                    {"error": {"error_msg": "The signature request is being processed.", "error_name": "not_ready"}},
                ),
                Code.STORE_CONFLICT,
            ),
            "429": (
                answer(
                    429,
                    {
                        "error": {
                            "error_msg": "Exceeded limit of 100 requests per minute",
                            "error_name": "exceeded_rate",
                        }
                    },
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *over_http(
        "facebook",
        _facebook,
        {
            "session": (
                _graph(400, 190, "OAuthException", "Error validating access token: Session has expired on Monday."),
                Code.AUTH_DENIED,
            ),
            "app limit": (_graph(400, 4, "OAuthException", "(#4) Application request limit reached"), Code.THROTTLED),
            "theirs": (
                _graph(500, 2, "OAuthException", "An unexpected error has occurred. Please retry your request later."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "object": (
                _graph(
                    400,
                    100,
                    "GraphMethodException",
                    "Unsupported get request. Object with ID '1' does not exist, cannot be loaded due to missing permissions",
                ),
                (Code.DATA_INTEGRITY, Code.AUTH_DENIED),
            ),
        },
    ),
    *over_http(
        "mastodon",
        _mastodon,
        {
            "401": (answer(401, {"error": "The access token is invalid"}), Code.AUTH_DENIED),
            "404": (answer(404, {"error": "Record not found"}), Code.DATA_INTEGRITY),
            "422": (
                answer(422, {"error": "Validation failed: Text character limit of 500 exceeded"}),
                (Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT),
            ),
            "429": (
                answer(
                    429,
                    {"error": "Too many requests"},
                    X_RateLimit_Remaining="0",
                    X_RateLimit_Limit="300",
                    X_RateLimit_Reset="2030-01-01T00:00:00Z",
                ),
                Code.THROTTLED,
            ),
            "503": (answer(503, {"error": "Remote data could not be fetched"}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "newsapi",
        _news,
        {
            "limited": (
                _news_said(
                    429,
                    "rateLimited",
                    "You have made too many requests recently. Developer accounts are limited to 100 requests over a 24 hour period.",
                ),
                (Code.THROTTLED, Code.AUTH_DENIED),
            ),
            "key": (_news_said(401, "apiKeyInvalid", "Your API key is invalid or incorrect."), Code.AUTH_DENIED),
            "too far": (
                _news_said(
                    426,
                    "parameterInvalid",
                    "You are trying to request results too far in the past. Your plan permits you to request articles as far back as a month. You may need to upgrade to a paid plan.",
                ),
                (Code.AUTH_DENIED, Code.TOOL_FAILED),
            ),
        },
    ),
]


LOOKUPS = [
    *over_http(
        "geoip2",
        _geoip,
        {
            "reserved": (
                _geo(400, "IP_ADDRESS_RESERVED", "The value 10.0.0.1 belongs to a reserved or private range."),
                (Code.TOOL_FAILED, Code.DATA_INTEGRITY),
            ),
            "not found": (
                _geo(404, "IP_ADDRESS_NOT_FOUND", "The value 1.2.3.4 is not in the database."),
                Code.DATA_INTEGRITY,
            ),
            "licence": (
                _geo(401, "LICENSE_KEY_REQUIRED", "You have not supplied a MaxMind license key."),
                Code.AUTH_DENIED,
            ),
            "funds": (
                _geo(402, "INSUFFICIENT_FUNDS", "The license key you have provided is out of queries."),
                Code.AUTH_DENIED,
            ),
            "500": (answer(500, "oops", content_type="text/plain"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "censys",
        _censys,
        {
            "401": (
                answer(
                    401,
                    {
                        "code": 401,
                        "status": "Unauthorized",
                        "error": "You must authenticate with a valid API ID and secret.",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "404": (
                answer(404, {"code": 404, "status": "Not Found", "error": "The requested host was not found"}),
                Code.DATA_INTEGRITY,
            ),
            "429": (
                answer(429, {"code": 429, "status": "Too Many Requests", "error": "Rate limit exceeded."}),
                Code.THROTTLED,
            ),
        },
    ),
]

CASES: list[Case] = [*TRADES, *PEOPLE, *LOOKUPS]
