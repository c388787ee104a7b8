"""Clouds, their stores, and models, against the answers that their vendors document. Labels were written before the first look."""

import io
from urllib.parse import urlsplit

import azure.core.credentials
import azure.data.tables
import azure.identity
import azure.storage.queue
import browserbase
import consul
import digitalocean
import google.auth.credentials
import letta_client
import llama_stack_client
import ovh
import runwayml
import s3fs
import smart_open
import swiftclient
from google.cloud import bigquery
from qcloud_cos import CosConfig, CosS3Client
from webdav3.client import Client as WebDav

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, REFUSED, case, over_http


def _port(url: str) -> int:
    return int(urlsplit(url).port or 0)


def _host(url: str) -> str:
    return urlsplit(url).netloc


def _droplets(url: str) -> object:
    droplet = digitalocean.Droplet(token="t", id=1)
    droplet.end_point = f"{url}/"
    return droplet.load()


def _ovh(url: str) -> object:
    client = ovh.Client("ovh-eu", application_key="a", application_secret="b", consumer_key="c", timeout=1)
    client._endpoint = url
    return client.get("/cloud/project", _need_auth=False)


def _consul(url: str) -> object:
    return consul.Consul(host="127.0.0.1", port=_port(url)).kv.put("a", "b")


def _cos(url: str) -> object:
    made = CosConfig(Region="ap-a", SecretId="a", SecretKey="b", Domain=_host(url), Scheme="http", Timeout=1)
    return CosS3Client(made, retry=0).get_object(Bucket="b-1", Key="k")


def _swift(url: str) -> object:
    return swiftclient.Connection(preauthurl=url, preauthtoken="t", retries=0, timeout=1).get_object("box", "thing")


def _webdav(url: str) -> object:
    made = {"webdav_hostname": url, "webdav_login": "a", "webdav_password": "b", "webdav_disable_check": True}
    client = WebDav(made)
    client.webdav.timeout = 1
    return client.upload_to(io.BytesIO(b"x"), "a/b.txt")


def _s3fs(url: str) -> object:
    store = s3fs.S3FileSystem(key="a", secret="b", endpoint_url=url, config_kwargs={"retries": {"max_attempts": 0}})
    store.retries = 1
    store.invalidate_cache()
    return store.pipe_file("box/thing", b"x")


def _bigquery(url: str) -> object:
    nobody = google.auth.credentials.AnonymousCredentials()
    client = bigquery.Client("p", credentials=nobody, client_options={"api_endpoint": url})
    return client.query("SELECT 1", retry=None, job_retry=None, timeout=1)


def _big(status: int, reason: str, message: str) -> object:
    errors = [{"domain": "global", "reason": reason, "message": message}]
    return answer(status, {"error": {"code": status, "message": message, "errors": errors, "status": "X"}})


def _tables(url: str) -> object:
    key = azure.core.credentials.AzureNamedKeyCredential("acct", "a2V5")
    client = azure.data.tables.TableClient(url, "things", credential=key, retry_total=0)
    return client.create_entity({"PartitionKey": "a", "RowKey": "b"})


def _odata(status: int, code: str, message: str) -> object:
    return answer(status, {"odata.error": {"code": code, "message": {"lang": "en-US", "value": message}}})


def _storage_queue(url: str) -> object:
    key = azure.core.credentials.AzureNamedKeyCredential("acct", "a2V5")
    client = azure.storage.queue.QueueClient(f"{url}/acct", "jobs", credential=key, retry_total=0)
    return client.send_message("x")


def _xml_of_azure(status: int, code: str, message: str) -> object:
    body = f"<?xml version='1.0'?><Error><Code>{code}</Code><Message>{message}</Message></Error>"
    return answer(status, body, content_type="application/xml", x_ms_error_code=code)


def _xml_of_cos(status: int, code: str, message: str) -> object:
    body = f"<Error><Code>{code}</Code><Message>{message}</Message><Resource>k</Resource><RequestId>1</RequestId><TraceId>1</TraceId></Error>"
    return answer(status, body, content_type="application/xml")


def _xml_of_s3(status: int, code: str, message: str) -> object:
    body = f"<?xml version='1.0'?><Error><Code>{code}</Code><Message>{message}</Message></Error>"
    return answer(status, body, content_type="application/xml")


def _ovh_said(status: int, message: str, **more: str) -> object:
    return answer(status, {"message": message, **more})


CLOUDS = [
    *over_http(
        "digitalocean",
        _droplets,
        {
            "401": (answer(401, {"id": "unauthorized", "message": "Unable to authenticate you"}), Code.AUTH_DENIED),
            "404": (
                answer(404, {"id": "not_found", "message": "The resource you were accessing could not be found."}),
                Code.DATA_INTEGRITY,
            ),
            "422": (
                answer(
                    422,
                    {
                        "id": "unprocessable_entity",
                        "message": "creating this/these droplet(s) will exceed your droplet limit",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "429": (answer(429, {"id": "too_many_requests", "message": "API Rate limit exceeded."}), Code.THROTTLED),
            "500": (
                answer(500, {"id": "server_error", "message": "Unexpected server-side error"}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "ovh",
        _ovh,
        {
            "credential": (
                _ovh_said(
                    403, "This credential is not valid", errorCode="INVALID_CREDENTIAL", httpCode="403 Forbidden"
                ),
                Code.AUTH_DENIED,
            ),
            "404": (_ovh_said(404, "The requested object (id = 1) does not exist"), Code.DATA_INTEGRITY),
            "409": (_ovh_said(409, "Action pending: a task is already running on this service"), Code.STORE_CONFLICT),
            "400": (_ovh_said(400, "[region] Given data (X) does not belong to the enumeration"), Code.TOOL_FAILED),
            "429": (_ovh_said(429, "Too many requests"), Code.THROTTLED),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "consul",
        _consul,
        {
            "403": (answer(403, "Permission denied"), Code.AUTH_DENIED),
            "leader": (answer(500, "No cluster leader"), Code.DEPENDENCY_UNAVAILABLE),
            "400": (answer(400, "Bad request: Request body too large, max size: 524288 bytes"), Code.UNSUPPORTED_INPUT),
            "429": (answer(429, "rate limit exceeded, try again later or against a different server"), Code.THROTTLED),
        },
    ),
    *over_http(
        "qcloud_cos",
        _cos,
        {
            "key": (_xml_of_cos(404, "NoSuchKey", "The specified key does not exist."), Code.DATA_INTEGRITY),
            "bucket": (_xml_of_cos(404, "NoSuchBucket", "The specified bucket does not exist."), Code.DEPENDENCY_GONE),
            "access": (_xml_of_cos(403, "AccessDenied", "Access Denied."), Code.AUTH_DENIED),
            "slow down": (_xml_of_cos(503, "SlowDown", "Reduce your request rate."), Code.THROTTLED),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "swiftclient",
        _swift,
        {
            "404": (answer(404, "<html><h1>Not Found</h1></html>", content_type="text/html"), Code.DATA_INTEGRITY),
            "401": (answer(401, "", content_type="text/html"), Code.AUTH_DENIED),
            "498": (answer(498, "Slow down", content_type="text/plain"), Code.THROTTLED),
            "507": (answer(507, "", content_type="text/html"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "webdav3",
        _webdav,
        {
            "507": (answer(507, ""), Code.DEPENDENCY_UNAVAILABLE),
            "423": (answer(423, ""), Code.STORE_CONFLICT),
            "401": (answer(401, ""), Code.AUTH_DENIED),
            "405": (answer(405, ""), Code.TOOL_FAILED),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "s3fs",
        _s3fs,
        {
            "bucket": (
                _xml_of_s3(404, "NoSuchBucket", "The specified bucket does not exist"),
                (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
            ),
            "access": (_xml_of_s3(403, "AccessDenied", "Access Denied"), Code.AUTH_DENIED),
            "slow down": (
                _xml_of_s3(503, "SlowDown", "Please reduce your request rate."),
                (Code.THROTTLED, Code.DEPENDENCY_UNAVAILABLE),
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    case(
        "smart_open",
        "scheme",
        lambda: smart_open.open("foo://a/b"),
        (Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR, Code.TOOL_FAILED),
    ),
    *over_http(
        "smart_open", lambda url: smart_open.open(f"{url}/a.txt"), {"404": (answer(404, ""), Code.DATA_INTEGRITY)}
    ),
    *over_http(
        "google.cloud.bigquery",
        _bigquery,
        {
            "rate": (
                _big(
                    403,
                    "rateLimitExceeded",
                    "Exceeded rate limits: too many api requests per user per method for this user_method.",
                ),
                Code.THROTTLED,
            ),
            "quota": (
                _big(403, "quotaExceeded", "Quota exceeded: Your project exceeded quota for free query bytes scanned."),
                Code.AUTH_DENIED,
            ),
            "no table": (
                _big(404, "notFound", "Not found: Table p:d.t was not found in location US"),
                (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
            ),
            "syntax": (
                _big(400, "invalidQuery", "Syntax error: Unexpected keyword FROM at [1:8]"),
                (Code.TOOL_FAILED, Code.PROGRAM_ERROR),
            ),
            "backend": (
                _big(503, "backendError", "Error encountered during execution. Retrying may solve the problem."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "azure.data.tables",
        _tables,
        {
            "table": (_odata(404, "TableNotFound", "The table specified does not exist."), Code.DEPENDENCY_GONE),
            "taken": (_odata(409, "EntityAlreadyExists", "The specified entity already exists."), Code.DATA_INTEGRITY),
            "taken in an effect": (
                _odata(409, "EntityAlreadyExists", "The specified entity already exists."),
                Code.EFFECT_CONFLICT,
            ),
            "changed": (
                _odata(
                    412,
                    "UpdateConditionNotSatisfied",
                    "The update condition specified in the request was not satisfied.",
                ),
                Code.STORE_CONFLICT,
            ),
            "busy": (
                _odata(503, "ServerBusy", "Ingress/egress is over the account limit."),
                (Code.THROTTLED, Code.DEPENDENCY_UNAVAILABLE),
            ),
            "large": (
                _odata(400, "EntityTooLarge", "The entity is larger than the maximum allowed size (1MB)."),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *over_http(
        "azure.storage.queue",
        _storage_queue,
        {
            "queue": (_xml_of_azure(404, "QueueNotFound", "The specified queue does not exist."), Code.DEPENDENCY_GONE),
            "deleted": (
                _xml_of_azure(409, "QueueBeingDeleted", "The specified queue is being deleted."),
                (Code.STORE_CONFLICT, Code.DEPENDENCY_GONE),
            ),
            "key": (
                _xml_of_azure(403, "AuthenticationFailed", "Server failed to authenticate the request."),
                Code.AUTH_DENIED,
            ),
        },
    ),
    case(
        "azure.identity",
        "no environment",
        lambda: azure.identity.EnvironmentCredential().get_token("x"),
        Code.AUTH_DENIED,
    ),
    case(
        "azure.identity",
        "no program",
        lambda: azure.identity.AzureCliCredential().get_token("https://vault.azure.net/.default"),
        (Code.AUTH_DENIED, Code.DEPENDENCY_GONE),
    ),
]


MODELS = [
    *over_http(
        "runwayml",
        lambda url: runwayml.RunwayML(api_key="k", base_url=url, max_retries=0, timeout=1).tasks.retrieve("x"),
        {
            "401": (answer(401, {"error": "The API key you provided is invalid."}), Code.AUTH_DENIED),
            "daily": (
                answer(429, {"error": "You have exceeded your daily task limit.", "docUrl": "x"}),
                Code.AUTH_DENIED,
            ),
            "credits": (answer(400, {"error": "You do not have enough credits to run this task."}), Code.AUTH_DENIED),
            "404": (
                answer(404, {"error": "We could not find a task with that ID."}),
                (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE),
            ),
        },
    ),
    *over_http(
        "letta_client",
        lambda url: letta_client.Letta(api_key="k", base_url=url, max_retries=0, timeout=1).agents.retrieve("agent-1"),
        {
            "404": (answer(404, {"detail": "Agent agent-1 not found"}), Code.DATA_INTEGRITY),
            "409": (
                answer(
                    409,
                    {
                        "detail": "CONVERSATION_BUSY: Cannot send a new message: Another request is currently being processed for this conversation."
                    },
                ),
                Code.STORE_CONFLICT,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "llama_stack_client",
        lambda url: llama_stack_client.LlamaStackClient(base_url=url, max_retries=0, timeout=1).models.list(),
        {
            "429": (
                answer(429, {"error": {"detail": {"errors": [{"msg": "Server capacity"}]}}}, retry_after="3"),
                (Code.LLM_RATE_LIMITED, Code.THROTTLED),
            ),
            "mute": (MUTE, (Code.LLM_TIMEOUT, Code.DEPENDENCY_UNAVAILABLE)),
        },
    ),
    *over_http(
        "browserbase",
        lambda url: browserbase.Browserbase(api_key="k", base_url=url, max_retries=0, timeout=1).sessions.retrieve("s"),
        {
            "concurrent": (
                answer(
                    429,
                    {
                        "statusCode": 429,
                        "error": "Too Many Requests",
                        "message": "You've exceeded your max concurrent sessions limit (limit: 1).",
                    },
                ),
                Code.THROTTLED,
            ),
            "minutes": (
                answer(
                    402,
                    {
                        "statusCode": 402,
                        "error": "Payment Required",
                        "message": "Free plan browser minutes limit reached. Please upgrade your account.",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "410": (
                answer(410, {"statusCode": 410, "error": "Gone", "message": "The session has ended."}),
                (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
            ),
        },
    ),
]

CASES: list[Case] = [*CLOUDS, *MODELS]
