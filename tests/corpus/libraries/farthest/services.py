"""Still more vendors' clients against the answers that their vendors document. Labels before the first look."""

from urllib.parse import urlsplit

import aiogram.exceptions
import brevo
import deezer
import keycloak
import linebot.v3.messaging
import musicbrainzngs
import omise
import openfga_sdk
import openfga_sdk.client.models
import openfga_sdk.sync
import pusher
import pyfcm.errors
import redminelib
import snyk
import spotipy
import telebot
import vkbottle
import xendit
import xendit.apis

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, built, over_http


def _port(url: str) -> int:
    return int(urlsplit(url).port or 0)


def _host(url: str) -> str:
    return urlsplit(url).netloc


def _telebot(url: str) -> object:
    telebot.apihelper.API_URL = url + "/bot{0}/{1}"
    telebot.apihelper.CONNECT_TIMEOUT = telebot.apihelper.READ_TIMEOUT = 1
    telebot.apihelper.MAX_RETRIES = 0
    return telebot.TeleBot("1:a", threaded=False).send_message(1, "hello")


def _bot(status: int, said: str, **more: object) -> object:
    return answer(status, {"ok": False, "error_code": status, "description": said, "parameters": more})


def _line(url: str) -> object:
    made = linebot.v3.messaging.Configuration(host=url, access_token="t")
    return linebot.v3.messaging.MessagingApi(linebot.v3.messaging.ApiClient(made)).get_profile("u", _request_timeout=1)


def _spotify(url: str) -> object:
    client = spotipy.Spotify(auth="t", retries=0, status_retries=0, requests_timeout=1)
    client.prefix = f"{url}/"
    return client.me()


def _music(url: str) -> object:
    musicbrainzngs.set_useragent("corpus", "1")
    musicbrainzngs.set_hostname(_host(url), use_https=False)
    musicbrainzngs.set_rate_limit(False)
    return musicbrainzngs.get_artist_by_id("8f6bd1e4-fbe1-4f50-aa9b-94c450ec0f11")


def _omise(url: str) -> object:
    omise.api_secret, omise.api_main = "k", url
    return omise.Charge.retrieve("chrg_1")


def _omise_said(status: int, code: str, said: str) -> object:
    return answer(status, {"object": "error", "location": "x", "code": code, "message": said})


def _xendit(url: str) -> object:
    xendit.set_api_key("k")
    client = xendit.ApiClient()
    client.configuration.host = client.configuration._base_path = url
    return xendit.apis.BalanceApi(client).get_balance()


def _pusher(url: str) -> object:
    client = pusher.Pusher("1", "k", "s", host="127.0.0.1", port=_port(url), ssl=False, timeout=1)
    return client.trigger("c", "e", {})


def _brevo(url: str) -> object:
    return brevo.Brevo(api_key="k", base_url=url).account.get_account(
        request_options={"max_retries": 0, "timeout_in_seconds": 1}
    )


def _redmine(url: str) -> object:
    return redminelib.Redmine(url, key="k", requests={"timeout": 1}).issue.get(1)


def _redmine_makes(url: str) -> object:
    return redminelib.Redmine(url, key="k", requests={"timeout": 1}).issue.create(project_id=1, subject="")


def _keycloak(url: str) -> object:
    return keycloak.KeycloakOpenID(server_url=url, client_id="c", realm_name="r", timeout=1).token("a", "b")


def _snyk(url: str) -> object:
    return snyk.SnykClient("t", url=url, tries=1).organizations.all()


def _fga(url: str) -> object:
    made = openfga_sdk.client.ClientConfiguration(api_url=url, store_id="01ARZ3NDEKTSV4RRFFQ69G5FAV")
    made.retry_params.max_retry = 0
    asked = openfga_sdk.client.models.ClientCheckRequest(user="user:a", relation="r", object="d:1")
    with openfga_sdk.sync.OpenFgaClient(made) as client:
        return client.check(asked)


def _deezer(url: str) -> object:
    client = deezer.Client()
    client.base_url = url
    return client.get_album(1)


CHATS = [
    *over_http(
        "telebot",
        _telebot,
        {
            "401": (_bot(401, "Unauthorized"), Code.AUTH_DENIED),
            "blocked": (_bot(403, "Forbidden: bot was blocked by the user"), Code.AUTH_DENIED),
            "no chat": (_bot(400, "Bad Request: chat not found"), Code.DATA_INTEGRITY),
            "wait": (_bot(429, "Too Many Requests: retry after 5", retry_after=5), Code.THROTTLED),
            "long": (_bot(400, "Bad Request: message is too long"), (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED)),
            "other": (
                _bot(
                    409,
                    "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
                ),
                Code.STORE_CONFLICT,
            ),
            "page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "linebot",
        _line,
        {
            "401": (
                answer(
                    401,
                    {
                        "message": "Authentication failed. Confirm that the access token in the authorization header is valid."
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "month": (answer(429, {"message": "You have reached your monthly limit."}), Code.AUTH_DENIED),
            "many": (
                answer(429, {"message": "The API rate limit has been exceeded. Try again later."}),
                Code.THROTTLED,
            ),
            "taken": (
                answer(409, {"message": "The retry key is already accepted"}),
                (Code.DATA_INTEGRITY, Code.STORE_CONFLICT),
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "spotipy",
        _spotify,
        {
            "stale": (answer(401, {"error": {"status": 401, "message": "The access token expired"}}), Code.AUTH_DENIED),
            "404": (answer(404, {"error": {"status": 404, "message": "Non existing id: 'x'"}}), Code.DATA_INTEGRITY),
            "429": (
                answer(429, {"error": {"status": 429, "message": "API rate limit exceeded"}}, retry_after="9"),
                Code.THROTTLED,
            ),
            "premium": (
                answer(
                    403,
                    {
                        "error": {
                            "status": 403,
                            "message": "Player command failed: Premium required",
                            "reason": "PREMIUM_REQUIRED",
                        }
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "502": (
                answer(502, {"error": {"status": 502, "message": "Bad gateway."}}),
                (Code.DEPENDENCY_UNAVAILABLE, Code.THROTTLED),
            ),
        },
    ),
    *over_http(
        "musicbrainzngs",
        _music,
        {
            "404": (answer(404, "<error/>", content_type="text/xml"), Code.DATA_INTEGRITY),
            "401": (answer(401, "<error/>", content_type="text/xml"), Code.AUTH_DENIED),
            "not xml": (answer(200, "{}"), (Code.DEPENDENCY_UNAVAILABLE, Code.UNSUPPORTED_INPUT)),
        },
    ),
    *over_http(
        "deezer",
        _deezer,
        {
            "no data": (
                answer(200, {"error": {"type": "DataException", "message": "no data", "code": 800}}),
                Code.DATA_INTEGRITY,
            ),
            "quota": (
                answer(200, {"error": {"type": "Exception", "message": "Quota limit exceeded", "code": 4}}),
                (Code.THROTTLED, Code.AUTH_DENIED),
            ),
            "token": (
                answer(
                    200, {"error": {"type": "OAuthException", "message": "Invalid OAuth access token.", "code": 300}}
                ),
                Code.AUTH_DENIED,
            ),
            "503": (answer(503, ""), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "pusher",
        _pusher,
        {
            "400": (answer(400, "Invalid channel name", content_type="text/plain"), Code.TOOL_FAILED),
            "401": (answer(401, "Unknown auth_key", content_type="text/plain"), Code.AUTH_DENIED),
            "403": (answer(403, "App disabled or over message quota", content_type="text/plain"), Code.AUTH_DENIED),
            "413": (
                answer(
                    413,
                    "The data content of this event exceeds the allowed maximum (10240 bytes)",
                    content_type="text/plain",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    built(
        "aiogram",
        "wait",
        lambda: aiogram.exceptions.TelegramRetryAfter(None, "Flood control exceeded", 12),
        Code.THROTTLED,
    ),  # type: ignore[arg-type]
    built(
        "aiogram",
        "forbidden",
        lambda: aiogram.exceptions.TelegramForbiddenError(None, "Forbidden: bot was kicked from the group chat"),
        Code.AUTH_DENIED,
    ),  # type: ignore[arg-type]
    built(
        "aiogram",
        "network",
        lambda: aiogram.exceptions.TelegramNetworkError(None, "ServerDisconnectedError: Server disconnected"),
        Code.NETWORK,
    ),  # type: ignore[arg-type]
    built(
        "aiogram",
        "chat",
        lambda: aiogram.exceptions.TelegramBadRequest(None, "Bad Request: message to edit not found"),
        Code.DATA_INTEGRITY,
    ),  # type: ignore[arg-type]
    built(
        "vkbottle",
        "fast",
        lambda: vkbottle.VKAPIError[6](error_msg="Too many requests per second", request_params=[]),
        Code.THROTTLED,
    ),
    built(
        "vkbottle",
        "token",
        lambda: vkbottle.VKAPIError[5](
            error_msg="User authorization failed: invalid access_token (4).", request_params=[]
        ),
        Code.AUTH_DENIED,
    ),
    built(
        "pyfcm",
        "device",
        lambda: pyfcm.errors.FCMNotRegisteredError("Token not registered"),
        (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE, Code.AUTH_DENIED),
    ),
    built(
        "pyfcm",
        "server",
        lambda: pyfcm.errors.FCMServerError("FCM server is temporarily unavailable"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
]


SALES = [
    *over_http(
        "omise",
        _omise,
        {
            "key": (_omise_said(401, "authentication_failure", "authentication failed"), Code.AUTH_DENIED),
            "404": (_omise_said(404, "not_found", "charge chrg_1 was not found"), Code.DATA_INTEGRITY),
            "card": (_omise_said(400, "invalid_card", "card is stolen or lost"), Code.TOOL_FAILED),
            "used": (_omise_said(400, "used_token", "token was already used"), (Code.TOOL_FAILED, Code.DATA_INTEGRITY)),
            "busy": (
                _omise_said(500, "internal_error", "request could not be completed due to an internal error"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "xendit",
        _xendit,
        {
            "key": (
                answer(401, {"error_code": "INVALID_API_KEY", "message": "API key format is invalid"}),
                Code.AUTH_DENIED,
            ),
            "rights": (
                answer(
                    403,
                    {
                        "error_code": "REQUEST_FORBIDDEN_ERROR",
                        "message": "API key in use does not have necessary permissions to perform the request.",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "429": (answer(429, {"error_code": "RATE_LIMIT_EXCEEDED", "message": "Too many requests"}), Code.THROTTLED),
            "500": (
                answer(500, {"error_code": "SERVER_ERROR", "message": "Error connecting to our servers."}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "brevo",
        _brevo,
        {
            "401": (answer(401, {"code": "unauthorized", "message": "Key not found"}), Code.AUTH_DENIED),
            "credits": (
                answer(402, {"code": "not_enough_credits", "message": "You do not have enough credits"}),
                Code.AUTH_DENIED,
            ),
            "429": (answer(429, {"code": "too_many_requests", "message": "API rate limit reached"}), Code.THROTTLED),
        },
    ),
    *over_http(
        "redminelib",
        _redmine,
        {
            "401": (answer(401, ""), Code.AUTH_DENIED),
            "403": (answer(403, ""), Code.AUTH_DENIED),
            "404": (answer(404, ""), Code.DATA_INTEGRITY),
            "409": (answer(409, ""), Code.STORE_CONFLICT),
            "500": (answer(500, ""), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "redminelib", _redmine_makes, {"422": (answer(422, {"errors": ["Subject cannot be blank"]}), Code.TOOL_FAILED)}
    ),
]


IDENTITY = [
    *over_http(
        "keycloak",
        _keycloak,
        {
            "password": (
                answer(401, {"error": "invalid_grant", "error_description": "Invalid user credentials"}),
                Code.AUTH_DENIED,
            ),
            "realm": (answer(404, {"error": "Realm does not exist"}), (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY)),
            "503": (answer(503, {"error": "unavailable"}), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
            "mute": (MUTE, (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK)),
        },
    ),
    *over_http(
        "openfga_sdk",
        _fga,
        {
            "relation": (
                answer(400, {"code": "validation_error", "message": "relation 'd#r' not found"}),
                (Code.TOOL_FAILED, Code.DATA_INTEGRITY),
            ),
            "store": (
                answer(404, {"code": "store_id_not_found", "message": "Store ID not found"}),
                (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
            ),
            "429": (answer(429, {"code": "rate_limit_exceeded", "message": "Rate Limit exceeded"}), Code.THROTTLED),
            "500": (
                answer(500, {"code": "internal_error", "message": "Internal Server Error"}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "snyk",
        _snyk,
        {
            "401": (
                answer(401, {"code": 401, "error": "Not authorised", "message": "Not authorised"}),
                Code.AUTH_DENIED,
            ),
            "429": (answer(429, {"message": "Too many requests"}), Code.THROTTLED),
        },
    ),
]

CASES: list[Case] = [*CHATS, *SALES, *IDENTITY]
