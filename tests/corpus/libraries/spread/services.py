"""Vendors' clients against the answers that their vendors document. Labels were written before the first look."""

from urllib.parse import urlsplit

import contentful
import easypost
import mattermostdriver
import mechanize
import messagebird
import mixpanel
import niquests
import opencage.geocoder
import opsgenie_sdk
import overpy
import pocketbase
import prometheus_api_client
import pyzabbix
import sparkpost
import telnyx
import tornado.httpclient

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, RESET, case, over_http


def _port(url: str) -> int:
    return int(urlsplit(url).port or 0)


def _host(url: str) -> str:
    return urlsplit(url).netloc


def _mattermost(url: str) -> object:
    options = {"url": "127.0.0.1", "port": _port(url), "scheme": "http", "token": "t", "timeout": 1}
    return mattermostdriver.Driver(options).users.get_user("me")


def _sparkpost(url: str) -> object:
    client = sparkpost.SparkPost("key", base_uri="127.0.0.1")
    client.transmissions.base_uri = url
    return client.transmissions.send(recipients=["a@example.com"], html="x", from_email="b@example.com", subject="x")


def _telnyx(url: str) -> object:
    return telnyx.Telnyx(api_key="k", base_url=url, max_retries=0, timeout=1).messages.send(to="+15550001", text="x")


def _messagebird(url: str) -> object:
    messagebird.client.ENDPOINT = url  # type: ignore[attr-defined]
    return messagebird.Client("key").message("1")


def _easypost(url: str) -> object:
    client = easypost.EasyPostClient("key", api_base=url, timeout=1)
    return client.shipment.retrieve("shp_1")


def _contentful(url: str) -> object:
    return contentful.Client("space", "token", api_url=_host(url), https=False, max_rate_limit_retries=0)


def _pocketbase(url: str) -> object:
    return pocketbase.PocketBase(url).collection("things").create({"name": "a"})


def _opsgenie(url: str) -> object:
    made = opsgenie_sdk.configuration.Configuration()
    made.host, made.api_key["Authorization"], made.retry_count = url, "k", 1
    return opsgenie_sdk.AlertApi(opsgenie_sdk.ApiClient(configuration=made)).get_alert("1")


def _zabbix(url: str) -> object:
    client = pyzabbix.ZabbixAPI(url, timeout=1, detect_version=False)
    return client.do_request("host.get", {})


def _prometheus(url: str) -> object:
    return prometheus_api_client.PrometheusConnect(url, retry=0).custom_query("up")


def _opencage(url: str) -> object:
    coder = opencage.geocoder.OpenCageGeocode(
        "0123456789abcdef0123456789abcdef", protocol="http", domain=_host(url).replace("127.0.0.1", "localhost")
    )
    return coder.geocode("Berlin")


def _overpass(url: str) -> object:
    return overpy.Overpass(url=url, max_retry_count=0).query("node(1);out;")


def _mixpanel(url: str) -> object:
    consumer = mixpanel.Consumer(events_url=url, retry_limit=0, request_timeout=1)
    return mixpanel.Mixpanel("token", consumer=consumer).track("a", "b")


def _niquests(url: str) -> object:
    with niquests.Session() as session:
        return session.get(url, timeout=1).raise_for_status()


def _tornado(url: str) -> object:
    client = tornado.httpclient.HTTPClient()
    try:
        return client.fetch(url, request_timeout=0.5)
    finally:
        client.close()


def _mechanize(url: str) -> object:
    browser = mechanize.Browser()
    browser.set_handle_robots(False)
    return browser.open(url, timeout=1)


def _rpc(code: int, message: str, data: str) -> object:
    return answer(200, {"jsonrpc": "2.0", "id": 1, "error": {"code": code, "message": message, "data": data}})


def _matter(status: int, what: str, message: str) -> object:
    return answer(status, {"id": what, "message": message, "status_code": status, "request_id": "x"})


def _pocket(status: int, message: str, data: object = None) -> object:
    return answer(status, {"status": status, "message": message, "data": data or {}})


def _easy(status: int, code: str, message: str) -> object:
    return answer(status, {"error": {"code": code, "message": message, "errors": []}})


CHATS = [
    *over_http(
        "mattermostdriver",
        _mattermost,
        {
            "401": (
                _matter(
                    401, "api.context.session_expired.app_error", "Invalid or expired session, please login again."
                ),
                Code.AUTH_DENIED,
            ),
            "404": (_matter(404, "app.user.missing_account.const", "Unable to find the user."), Code.DATA_INTEGRITY),
            "413": (_matter(413, "api.file.upload_file.too_large", "File is too large."), Code.UNSUPPORTED_INPUT),
            "429": (answer(429, "limit exceeded", x_ratelimit_reset="1"), Code.THROTTLED),
            "501": (
                _matter(501, "api.feature.disabled", "This feature has been disabled by the administrator."),
                (Code.TOOL_FAILED, Code.DEPENDENCY_GONE, Code.AUTH_DENIED),
            ),
        },
    ),
    *over_http(
        "sparkpost",
        _sparkpost,
        {
            "domain": (
                answer(
                    400,
                    {
                        "errors": [
                            {
                                "message": "Invalid domain",
                                "description": "Unconfigured Sending Domain <example.com>",
                                "code": "7001",
                            }
                        ]
                    },
                ),
                (Code.TOOL_FAILED, Code.AUTH_DENIED),
            ),
            "403": (answer(403, {"errors": [{"message": "Forbidden."}]}), Code.AUTH_DENIED),
            "limit": (
                answer(420, {"errors": [{"message": "Exceed Sending Limit (daily)", "code": "2102"}]}),
                (Code.AUTH_DENIED, Code.THROTTLED),
            ),
            "422": (
                answer(
                    422,
                    {
                        "errors": [
                            {
                                "message": "invalid data format/type",
                                "description": "Error validating domain name syntax",
                                "code": "1300",
                            }
                        ]
                    },
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *over_http(
        "telnyx",
        _telnyx,
        {
            "401": (
                answer(
                    401,
                    {
                        "errors": [
                            {
                                "code": "10009",
                                "title": "Authentication failed",
                                "detail": "The required authentication headers were either invalid or not included.",
                            }
                        ]
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "stopped": (
                answer(
                    400,
                    {
                        "errors": [
                            {
                                "code": "40300",
                                "title": "Blocked due to STOP message",
                                "detail": "Messages cannot be sent from A to B due to an existing block rule.",
                            }
                        ]
                    },
                ),
                (Code.TOOL_FAILED, Code.POLICY_DENIED, Code.AUTH_DENIED),
            ),
            "money": (
                answer(
                    402,
                    {
                        "errors": [
                            {
                                "code": "20100",
                                "title": "Insufficient Funds",
                                "detail": "You have insufficient funds to perform this action.",
                            }
                        ]
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "429": (
                answer(
                    429,
                    {
                        "errors": [
                            {
                                "code": "10011",
                                "title": "Too many requests",
                                "detail": "You have exceeded the maximum number of allowed requests.",
                            }
                        ]
                    },
                ),
                Code.THROTTLED,
            ),
            "reset": (RESET, Code.NETWORK),
        },
    ),
    *over_http(
        "messagebird",
        _messagebird,
        {
            "key": (
                answer(
                    401,
                    {
                        "errors": [
                            {
                                "code": 2,
                                "description": "Request not allowed (incorrect access_key)",
                                "parameter": "access_key",
                            }
                        ]
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "balance": (
                answer(402, {"errors": [{"code": 25, "description": "Not enough balance", "parameter": None}]}),
                Code.AUTH_DENIED,
            ),
            "none": (
                answer(404, {"errors": [{"code": 20, "description": "message not found", "parameter": None}]}),
                Code.DATA_INTEGRITY,
            ),
            "recipients": (
                answer(
                    422,
                    {
                        "errors": [
                            {"code": 9, "description": "no (correct) recipients found", "parameter": "recipients"}
                        ]
                    },
                ),
                Code.TOOL_FAILED,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
]


SALES = [
    *over_http(
        "easypost",
        _easypost,
        {
            "401": (
                _easy(
                    401,
                    "APIKEY.INACTIVE",
                    "This api key is no longer active. Please use a different api key or reactivate this key.",
                ),
                Code.AUTH_DENIED,
            ),
            "402": (_easy(402, "PAYMENT.REQUIRED", "Please add a payment method to your account."), Code.AUTH_DENIED),
            "404": (_easy(404, "NOT_FOUND", "The requested resource could not be found."), Code.DATA_INTEGRITY),
            "422": (
                _easy(422, "SHIPMENT.POSTAGE.FAILURE", "Unable to purchase postage: the rate has expired."),
                Code.TOOL_FAILED,
            ),
            "429": (_easy(429, "RATE_LIMITED", "You have exceeded the rate limit."), Code.THROTTLED),
            "503": (
                _easy(503, "SERVICE_UNAVAILABLE", "The carrier is currently unavailable."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "contentful",
        _contentful,
        {
            "401": (
                answer(
                    401,
                    {
                        "sys": {"type": "Error", "id": "AccessTokenInvalid"},
                        "message": "The access token you sent could not be found or is invalid.",
                        "requestId": "1",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "404": (
                answer(
                    404,
                    {
                        "sys": {"type": "Error", "id": "NotFound"},
                        "message": "The resource could not be found.",
                        "details": {"type": "Space", "id": "space"},
                        "requestId": "1",
                    },
                ),
                Code.DATA_INTEGRITY,
            ),
            "400": (
                answer(
                    400,
                    {
                        "sys": {"type": "Error", "id": "InvalidQuery"},
                        "message": "The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.",
                        "requestId": "1",
                    },
                ),
                Code.TOOL_FAILED,
            ),
            "503": (
                answer(
                    503,
                    {
                        "sys": {"type": "Error", "id": "ServiceUnavailable"},
                        "message": "Not available",
                        "requestId": "1",
                    },
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "pocketbase",
        _pocketbase,
        {
            "403": (_pocket(403, "Only superusers can perform this action."), Code.AUTH_DENIED),
            "404": (_pocket(404, "Missing collection context."), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
            "taken": (
                _pocket(
                    400,
                    "Failed to create record.",
                    {"name": {"code": "validation_not_unique", "message": "Value must be unique."}},
                ),
                (Code.DATA_INTEGRITY, Code.TOOL_FAILED),
            ),
            "429": (_pocket(429, "You've send too many requests, please try again later."), Code.THROTTLED),
        },
    ),
    *over_http(
        "mixpanel",
        _mixpanel,
        {
            "refused by it": (
                answer(200, {"status": 0, "error": "token, missing or empty"}),
                (Code.TOOL_FAILED, Code.AUTH_DENIED),
            ),
            "503": (answer(503, {"error": "unavailable"}), (Code.DEPENDENCY_UNAVAILABLE, Code.UNKNOWN)),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
]


WATCHING = [
    *over_http(
        "opsgenie_sdk",
        _opsgenie,
        {
            "401": (answer(401, {"message": "API Key is not valid", "took": 0.0, "requestId": "x"}), Code.AUTH_DENIED),
            "404": (
                answer(404, {"message": "Alert with id [1] does not exist", "took": 0.0, "requestId": "x"}),
                Code.DATA_INTEGRITY,
            ),
            "422": (
                answer(
                    422,
                    {
                        "message": "Request body is not processable. Please check the errors.",
                        "errors": {"message": "Message can not be empty."},
                    },
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *over_http(
        "pyzabbix",
        _zabbix,
        {
            "login": (_rpc(-32602, "Invalid params.", "Login name or password is incorrect."), Code.AUTH_DENIED),
            "session": (_rpc(-32602, "Invalid params.", "Session terminated, re-login, please."), Code.AUTH_DENIED),
            "object": (
                _rpc(-32500, "Application error.", "No permissions to referred object or it does not exist!"),
                (Code.DATA_INTEGRITY, Code.AUTH_DENIED),
            ),
            "taken": (
                _rpc(-32602, "Invalid params.", 'Host with the same name "web-1" already exists.'),
                Code.DATA_INTEGRITY,
            ),
            "page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "prometheus_api_client",
        _prometheus,
        {
            "query": (
                answer(
                    400,
                    {
                        "status": "error",
                        "errorType": "bad_data",
                        "error": 'invalid parameter "query": 1:3: parse error: unexpected end of input',
                    },
                ),
                Code.TOOL_FAILED,
            ),
            "slow": (
                answer(
                    503,
                    {"status": "error", "errorType": "timeout", "error": "query timed out in expression evaluation"},
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "samples": (
                answer(
                    422,
                    {
                        "status": "error",
                        "errorType": "execution",
                        "error": "query processing would load too many samples into memory in query execution",
                    },
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
]


MAPS = [
    *over_http(
        "opencage",
        _opencage,
        {
            "401": (
                answer(401, {"status": {"code": 401, "message": "unknown API key"}, "results": []}),
                Code.AUTH_DENIED,
            ),
            "402": (
                answer(
                    402,
                    {
                        "status": {"code": 402, "message": "quota exceeded"},
                        "rate": {"limit": 2500, "remaining": 0, "reset": 1},
                    },
                ),
                (Code.AUTH_DENIED, Code.THROTTLED),
            ),
            "429": (
                answer(429, {"status": {"code": 429, "message": "requesting too quickly"}}),
                (Code.THROTTLED, Code.AUTH_DENIED),
            ),
            "500": (answer(500, {"status": {"code": 500, "message": "internal error"}}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "overpy",
        _overpass,
        {
            "400": (
                answer(
                    400,
                    '<html><p><strong>Error</strong>: line 1: parse error: Unknown type "nod"</p></html>',
                    content_type="text/html",
                ),
                Code.TOOL_FAILED,
            ),
            "429": (answer(429, "", content_type="text/html"), Code.THROTTLED),
            "504": (answer(504, "", content_type="text/html"), Code.DEPENDENCY_UNAVAILABLE),
            "page": (answer(200, "<html>runtime error</html>", content_type="text/html"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
]


CLIENTS = [
    *over_http(
        "niquests",
        _niquests,
        {
            "429": (answer(429, {}, retry_after="7"), Code.THROTTLED),
            "410": (answer(410, {}), Code.DEPENDENCY_GONE),
            "mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
            "reset": (RESET, Code.NETWORK),
        },
    ),
    case("niquests", "address", lambda: niquests.get("nothing"), Code.PROGRAM_ERROR),
    *over_http(
        "tornado",
        _tornado,
        {
            "503": (answer(503, "busy"), Code.DEPENDENCY_UNAVAILABLE),
            "403": (answer(403, "no"), Code.AUTH_DENIED),
            "mute": (MUTE, (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK)),
            "nobody": (REFUSED, Code.NETWORK),
            "reset": (RESET, Code.NETWORK),
        },
    ),
    *over_http(
        "mechanize",
        _mechanize,
        {
            "404": (answer(404, "none", content_type="text/html"), Code.DATA_INTEGRITY),
            "502": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
]

CASES: list[Case] = [*CHATS, *SALES, *WATCHING, *MAPS, *CLIENTS]
