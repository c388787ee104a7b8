"""Still more vendors' clients against the answers that their vendors document. Labels before the first look."""

from urllib.parse import urlsplit

import aiogram.exceptions
import brevo
import cdsapi
import deezer
import exoscale.api.v2
import fhirclient.client
import fhirclient.models.patient
import gerrit
import gitea
import ibmcloudant
import influxdb
import keycloak
import linebot.v3.messaging
import meilisearch_python_sdk
import meraki
import musicbrainzngs
import omise
import openfga_sdk
import openfga_sdk.client.models
import openfga_sdk.sync
import owslib.wms
import pubchempy
import pusher
import pyArango.connection
import pyfcm.errors
import pynetbox
import pystac_client
import redfish
import redminelib
import scaleway
import scaleway.instance.v1
import sentinelsat
import snyk
import spotipy
import stardog
import telebot
import upcloud_api
import vkbottle
import xendit
import xendit.apis
from ibm_cloud_sdk_core.authenticators import NoAuthAuthenticator
from pyVmomi import vim, vmodl

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, RESET, built, over_http


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


def _gitea(url: str) -> object:
    return gitea.Gitea(url, "t").get_version()


def _netbox(url: str) -> object:
    return pynetbox.api(url, token="t").dcim.devices.create(name="a")


def _meraki(url: str) -> object:
    client = meraki.DashboardAPI(
        "k" * 40,
        base_url=url,
        suppress_logging=True,
        output_log=False,
        maximum_retries=1,
        wait_on_rate_limit=False,
        single_request_timeout=1,
    )
    return client.organizations.getOrganizations()


def _stac(url: str) -> object:
    return pystac_client.Client.open(url)


def _wms(url: str) -> object:
    return owslib.wms.WebMapService(url, version="1.3.0", timeout=1)


def _cloudant(url: str) -> object:
    client = ibmcloudant.CloudantV1(authenticator=NoAuthAuthenticator())
    client.set_service_url(url)
    return client.get_document(db="d", doc_id="x")


def _arango(url: str) -> object:
    return pyArango.connection.Connection(arangoURL=url, username="a", password="b")


def _influx(url: str) -> object:
    return influxdb.InfluxDBClient("127.0.0.1", _port(url), retries=1, timeout=1).query("select 1")


def _meili(url: str) -> object:
    return meilisearch_python_sdk.Client(url, timeout=1).index("x").get_document("1")


def _meili_said(status: int, code: str, kind: str, said: str) -> object:
    return answer(status, {"message": said, "code": code, "type": kind, "link": "https://docs"})


def _fga(url: str) -> object:
    made = openfga_sdk.client.ClientConfiguration(api_url=url, store_id="01ARZ3NDEKTSV4RRFFQ69G5FAV")
    made.retry_params.max_retry = 0
    asked = openfga_sdk.client.models.ClientCheckRequest(user="user:a", relation="r", object="d:1")
    with openfga_sdk.sync.OpenFgaClient(made) as client:
        return client.check(asked)


def _scaleway(url: str) -> object:
    client = scaleway.Client(
        access_key="SCW" + "A" * 17,
        secret_key="11111111-1111-4111-8111-111111111111",
        api_url=url,
        default_zone="fr-par-1",
    )
    return scaleway.instance.v1.InstanceV1API(client).list_servers()


def _exoscale(url: str) -> object:
    return exoscale.api.v2.Client("k", "s", url=url).list_zones()


def _upcloud(url: str) -> object:
    manager = upcloud_api.CloudManager("a", "b", timeout=1)
    manager.api.api_root = url
    return manager.get_account()


def _up(status: int, code: str, said: str) -> object:
    return answer(status, {"error": {"error_code": code, "error_message": said}})


def _fhir(url: str) -> object:
    client = fhirclient.client.FHIRClient(settings={"app_id": "a", "api_base": url})
    return fhirclient.models.patient.Patient.read("1", client.server)


def _deezer(url: str) -> object:
    client = deezer.Client()
    client.base_url = url
    return client.get_album(1)


def _pubchem(url: str) -> object:
    pubchempy.API_BASE = url
    return pubchempy.request("nothing", "name")


def _fault(status: int, code: str, said: str) -> object:
    return answer(status, {"Fault": {"Code": code, "Message": said, "Details": ["x"]}})


def _stardog(url: str) -> object:
    with stardog.Connection("db", endpoint=url, username="a", password="b") as connection:
        return connection.select("select * {?s ?p ?o}")


def _gerrit(url: str) -> object:
    return gerrit.GerritClient(base_url=url, username="a", password="b").projects.get("x")


def _climate(url: str) -> object:
    return cdsapi.Client(url=url, key="k", retry_max=1, sleep_max=0.1, timeout=1, wait_until_complete=False).retrieve(
        "era5", {}
    )


def _sentinel(url: str) -> object:
    return sentinelsat.SentinelAPI("a", "b", api_url=url, timeout=1).query(raw="x")


def _redfish(url: str) -> object:
    return redfish.redfish_client(base_url=url, username="a", password="b", timeout=1, max_retry=1).get(
        "/redfish/v1/Systems"
    )


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
WORK = [
    *over_http(
        "gitea",
        _gitea,
        {
            "403": (
                answer(403, {"message": "token does not have at least one of required scope(s): [read:misc]"}),
                Code.AUTH_DENIED,
            ),
            "404": (answer(404, {"message": "Not Found"}), Code.DATA_INTEGRITY),
            "500": (answer(500, {"message": "", "url": "x"}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "gerrit",
        _gerrit,
        {
            "404": (answer(404, "Not found: x", content_type="text/plain"), Code.DATA_INTEGRITY),
            "409": (answer(409, "change is merged", content_type="text/plain"), Code.STORE_CONFLICT),
            "401": (answer(401, "Unauthorized", content_type="text/plain"), Code.AUTH_DENIED),
        },
    ),
    *over_http(
        "pynetbox",
        _netbox,
        {
            "400": (answer(400, {"site": ["This field is required."]}), Code.TOOL_FAILED),
            "403": (answer(403, {"detail": "Invalid token"}), Code.AUTH_DENIED),
            "409": (
                answer(409, {"detail": "Insufficient resources are available to satisfy the request"}),
                (Code.STORE_CONFLICT, Code.DEPENDENCY_UNAVAILABLE),
            ),
            "page": (
                answer(200, "<html>sign in</html>", content_type="text/html"),
                (Code.DEPENDENCY_UNAVAILABLE, Code.AUTH_DENIED),
            ),
        },
    ),
    *over_http(
        "meraki",
        _meraki,
        {
            "401": (answer(401, {"errors": ["Invalid API key"]}), Code.AUTH_DENIED),
            "404": (answer(404, {"errors": ["Organization not found"]}), Code.DATA_INTEGRITY),
            "400": (answer(400, {"errors": ["'perPage' must be between 3 and 9000"]}), Code.TOOL_FAILED),
        },
    ),
]
MAPS = [
    *over_http(
        "pystac_client",
        _stac,
        {
            "404": (answer(404, {"code": "NotFoundError", "description": "Not found"}), Code.DATA_INTEGRITY),
            "502": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
            "reset": (RESET, Code.NETWORK),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "owslib",
        _wms,
        {
            "401": (answer(401, ""), Code.AUTH_DENIED),
            "fault": (
                answer(
                    200,
                    "<ServiceExceptionReport><ServiceException code='InvalidFormat'>Format not supported</ServiceException></ServiceExceptionReport>",
                    content_type="text/xml",
                ),
                (Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT),
            ),
            "page": (
                answer(200, "<html><p>maintenance", content_type="text/html"),
                (Code.DEPENDENCY_UNAVAILABLE, Code.UNSUPPORTED_INPUT),
            ),
        },
    ),
    *over_http(
        "cdsapi",
        _climate,
        {
            "401": (
                answer(401, {"title": "Authentication failed", "detail": "The API key is invalid"}),
                Code.AUTH_DENIED,
            ),
            "licence": (
                answer(
                    403,
                    {
                        "title": "required licences not accepted",
                        "detail": "Not all the required licences have been accepted",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "none": (
                answer(404, {"title": "process not found", "detail": "dataset era5 not found"}),
                (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE),
            ),
        },
    ),
    *over_http(
        "sentinelsat",
        _sentinel,
        {
            "401": (answer(401, ""), Code.AUTH_DENIED),
            "query": (
                answer(
                    400,
                    {
                        "error": {
                            "code": None,
                            "message": {"lang": "en", "value": "InvalidKeyException : Invalid query syntax near x"},
                        }
                    },
                ),
                Code.TOOL_FAILED,
            ),
            "503": (
                answer(503, "The Copernicus Open Access Hub is unavailable", content_type="text/plain"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "pubchempy",
        _pubchem,
        {
            "404": (_fault(404, "PUGREST.NotFound", "No CID found"), Code.DATA_INTEGRITY),
            "400": (_fault(400, "PUGREST.BadRequest", "Unable to standardize the given structure"), Code.TOOL_FAILED),
            "busy": (
                _fault(503, "PUGREST.ServerBusy", "Too many requests or server too busy"),
                (Code.THROTTLED, Code.DEPENDENCY_UNAVAILABLE),
            ),
            "slow": (_fault(504, "PUGREST.Timeout", "The request timed out"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
]
STORES = [
    *over_http(
        "ibmcloudant",
        _cloudant,
        {
            "missing": (answer(404, {"error": "not_found", "reason": "missing"}), Code.DATA_INTEGRITY),
            "no database": (
                answer(404, {"error": "not_found", "reason": "Database does not exist."}),
                Code.DEPENDENCY_GONE,
            ),
            "conflict": (
                answer(409, {"error": "conflict", "reason": "Document update conflict."}),
                Code.STORE_CONFLICT,
            ),
            "many": (
                answer(
                    429,
                    {
                        "error": "too_many_requests",
                        "reason": "You've exceeded your current limit of 5 requests per second for query class.",
                    },
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *over_http(
        "pyArango",
        _arango,
        {
            "401": (
                answer(
                    401,
                    {
                        "error": True,
                        "code": 401,
                        "errorNum": 11,
                        "errorMessage": "not authorized to execute this request",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "influxdb",
        _influx,
        {
            "query": (
                answer(400, {"error": "error parsing query: found selec, expected SELECT at line 1, char 1"}),
                (Code.TOOL_FAILED, Code.PROGRAM_ERROR),
            ),
            "no database": (
                answer(404, {"error": "database not found: x"}),
                (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
            ),
            "401": (answer(401, {"error": "authorization failed"}), Code.AUTH_DENIED),
            "in a 200": (
                answer(200, {"results": [{"statement_id": 0, "error": "database not found: x"}]}),
                (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
            ),
            "503": (answer(503, {"error": "timeout"}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "meilisearch_python_sdk",
        _meili,
        {
            "index": (
                _meili_said(404, "index_not_found", "invalid_request", "Index `x` not found."),
                Code.DEPENDENCY_GONE,
            ),
            "document": (
                _meili_said(404, "document_not_found", "invalid_request", "Document `1` not found."),
                Code.DATA_INTEGRITY,
            ),
            "key": (_meili_said(403, "invalid_api_key", "auth", "The provided API key is invalid."), Code.AUTH_DENIED),
            "nobody": (REFUSED, Code.NETWORK),
            "mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "stardog",
        _stardog,
        {
            "401": (answer(401, ""), Code.AUTH_DENIED),
            "no database": (
                answer(404, {"message": "Database 'db' does not exist.", "code": "0D0DU2"}),
                Code.DEPENDENCY_GONE,
            ),
            "query": (
                answer(
                    400,
                    {
                        "message": 'com.complexible.stardog.plan.eval.ExecutionException: Encountered " <EOF>" at line 1, column 9.',
                        "code": "QE0PE2",
                    },
                ),
                (Code.TOOL_FAILED, Code.PROGRAM_ERROR),
            ),
            "slow": (
                answer(
                    500,
                    {
                        "message": "Query execution cancelled: Execution time exceeded query timeout 1000",
                        "code": "QEIQE2",
                    },
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "fhirclient",
        _fhir,
        {
            "401": (answer(401, {}), Code.AUTH_DENIED),
            "404": (answer(404, {}), Code.DATA_INTEGRITY),
            "429": (answer(429, {}), Code.THROTTLED),
        },
    ),
]
CLOUDS = [
    *over_http(
        "scaleway",
        _scaleway,
        {
            "denied": (
                answer(403, {"message": "insufficient permissions", "type": "permissions_denied"}),
                Code.AUTH_DENIED,
            ),
            "quota": (
                answer(403, {"message": "Quota exceeded for this resource.", "type": "quotas_exceeded"}),
                Code.AUTH_DENIED,
            ),
            "transient": (
                answer(
                    409, {"message": "resource is in a transient state", "type": "transient_state", "resource": "s"}
                ),
                Code.STORE_CONFLICT,
            ),
            "stock": (
                answer(503, {"message": "resource is out of stock", "type": "out_of_stock"}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "exoscale",
        _exoscale,
        {
            "403": (answer(403, {"message": "Invalid request signature"}), Code.AUTH_DENIED),
            "404": (answer(404, {"message": "Not Found"}), Code.DATA_INTEGRITY),
            "503": (answer(503, "overloaded", content_type="text/plain"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "upcloud_api",
        _upcloud,
        {
            "401": (
                _up(401, "AUTHENTICATION_FAILED", "Authentication failed using the given username and password."),
                Code.AUTH_DENIED,
            ),
            "state": (
                _up(
                    409,
                    "SERVER_STATE_ILLEGAL",
                    "The server 1 is in state 'started' which is not allowed for the operation.",
                ),
                Code.STORE_CONFLICT,
            ),
            "credits": (
                _up(402, "INSUFFICIENT_CREDITS", "There are insufficient credits to perform the requested operation."),
                Code.AUTH_DENIED,
            ),
            "503": (_up(503, "SERVICE_ERROR", "The service failed temporarily."), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http("redfish", _redfish, {"nobody": (REFUSED, Code.NETWORK)}),
    built(
        "pyVmomi",
        "login",
        lambda: vim.fault.InvalidLogin(msg="Cannot complete login due to an incorrect user name or password."),
        Code.AUTH_DENIED,
    ),
    built(
        "pyVmomi",
        "gone",
        lambda: vmodl.fault.ManagedObjectNotFound(
            msg="The object 'vim.VirtualMachine:vm-1' has already been deleted or has not been completely created"
        ),
        Code.DATA_INTEGRITY,
    ),
    built(
        "pyVmomi",
        "busy",
        lambda: vim.fault.TaskInProgress(
            msg="The operation is not allowed in the current state: another task is already in progress."
        ),
        Code.STORE_CONFLICT,
    ),
    built(
        "pyVmomi",
        "rights",
        lambda: vim.fault.NoPermission(msg="Permission to perform this operation was denied."),
        Code.AUTH_DENIED,
    ),
    built("pyVmomi", "timed out", lambda: vim.fault.Timedout(msg="Operation timed out."), Code.DEPENDENCY_UNAVAILABLE),
]
CASES: list[Case] = [*CHATS, *SALES, *IDENTITY, *WORK, *MAPS, *STORES, *CLOUDS]
