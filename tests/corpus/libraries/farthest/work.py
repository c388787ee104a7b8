"""Work, maps, stores and clouds, against the answers that their vendors document. Labels before the first look."""

from urllib.parse import urlsplit

import cdsapi
import exoscale.api.v2
import fhirclient.client
import fhirclient.models.patient
import gerrit
import gitea
import ibmcloudant
import influxdb
import meilisearch_python_sdk
import meraki
import owslib.wms
import pubchempy
import pyArango.connection
import pynetbox
import pystac_client
import redfish
import scaleway
import scaleway.instance.v1
import sentinelsat
import stardog
import upcloud_api
from ibm_cloud_sdk_core.authenticators import NoAuthAuthenticator
from pyVmomi import vim, vmodl

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, RESET, built, over_http


def _port(url: str) -> int:
    return int(urlsplit(url).port or 0)


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

CASES: list[Case] = [*WORK, *MAPS, *STORES, *CLOUDS]
