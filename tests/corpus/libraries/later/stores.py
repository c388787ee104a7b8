"""Storage, queues, graph databases, feature stores, search, scraping, PDF and OCR, shaped by hand."""

import enum
import socket
from types import SimpleNamespace
from typing import Any

import httpx
import requests

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import over_httpx, over_requests, recalled, shaped


def _azure(name: str, status: int, code: str, message: str, inner: str = "") -> BaseException:
    told = f"({code}) {message}\nCode: {code}\nMessage: {message}"
    bases = "azure.core.exceptions.HttpResponseError < azure.core.exceptions.AzureError"
    lineage = bases if name == "HttpResponseError" else f"azure.core.exceptions.{name} < {bases}"
    return shaped(
        lineage,
        told,
        message=told,
        status_code=status,
        reason="",
        response=SimpleNamespace(status_code=status, headers={}),
        model=None,
        error=SimpleNamespace(code=code, message=message, innererror={"code": inner} if inner else None),
        continuation_token=None,
    )


def _gremlin(status: int, message: str, code: str = "") -> BaseException:
    told = f'{{"detailedMessage":"{message}","code":"{code}","requestId":"b163032b"}}' if code else message
    return shaped(
        "gremlin_python.driver.protocol.GremlinServerError",
        f"{status}: {told}",
        status_code=status,
        status_message=told,
        status_attributes={},
        status_exception=None,
    )


def _b2(name: str, *args: object, said: str) -> BaseException:
    return shaped(f"b2sdk.v2.exception.{name} < b2sdk._internal.exception.B2Error", *args, said=said)


def _mlflow(code: str, message: str) -> BaseException:
    base = "mlflow.exceptions.RestException < mlflow.exceptions.MlflowException"
    return shaped(base, message, error_code=code, message=message, json={"error_code": code, "message": message})


def _dgraph(message: str, name: str) -> BaseException:
    return shaped(f"pydgraph.errors.{name}", message)


def _tiger(code: str, message: str) -> BaseException:
    return shaped("pyTigerGraph.common.exception.TigerGraphException", message, code, message=message, code=code)


def _rq(name: str, message: str) -> BaseException:
    return shaped(f"rq.exceptions.{name}", message)


def _nsq(name: str, message: str) -> BaseException:
    return shaped(f"gnsq.errors.{name} < gnsq.errors.NSQErrorCode < gnsq.errors.NSQException", message)


def _serp(status: int, message: str) -> BaseException:
    reply = over_requests(status, {"error": message})
    cause = requests.HTTPError(f"{status} Client Error for url: https://serpapi.com/search", response=reply)
    lineage = "serpapi.exceptions.HTTPError < requests.exceptions.HTTPError < serpapi.exceptions.SerpApiError"
    return shaped(lineage, cause, said=str(cause), response=reply, status_code=status, error=message, cause=cause)


def _exa(status: int, message: str) -> BaseException:
    """The client raises Python's own ValueError, in its own frames."""
    within = compile("def request(error):\n    raise error", "/opt/python/exa_py/api.py", "exec")
    names: dict[str, Any] = {"__name__": "exa_py.api"}
    exec(within, names)
    error = ValueError(f"Request failed with status code {status}: {message}")
    try:
        names["request"](error)
    except ValueError as raised:
        return raised
    raise AssertionError


def _apify(status: int, kind: str, message: str) -> BaseException:
    return shaped(
        "apify_client._errors.ApifyApiError < apify_client._errors.ApifyClientError",
        message,
        message=message,
        type=kind,
        code=None,
        name="ApifyApiError",
        status_code=status,
        attempt=8,
        http_method="POST",
    )


def _selenium_grid(message: str) -> BaseException:
    return shaped("splinter.exceptions.DriverNotFoundError", message)


def _solr(message: str) -> BaseException:
    return shaped("pysolr.SolrError", message)


def _textract(name: str, message: str) -> BaseException:
    return shaped(f"textractcaller.t_call.{name}", message)


class _HttpCode(enum.IntEnum):
    TOO_MANY = 429
    GATEWAY = 504


def _zyte(status: int, kind: str, title: str, detail: str) -> BaseException:
    body = f'{{"type":"{kind}","title":"{title}","status":{status},"detail":"{detail}"}}'
    return shaped(
        "zyte_api._errors.RequestError < aiohttp.client_exceptions.ClientResponseError",
        said=f"RequestError: {status}, message='', headers={{}}, body={body}",
        status=status,
        message="",
        response_content=body.encode(),
        parsed=SimpleNamespace(response_body=body.encode(), type=kind),
    )


_DNS = httpx.ConnectError("[Errno -3] Temporary failure in name resolution")
_DNS.__cause__ = socket.gaierror(-3, "Temporary failure in name resolution")

CASES: list[Case] = [
    *recalled(
        "azure.ai.documentintelligence",
        {
            "too large": (
                _azure(
                    "HttpResponseError",
                    400,
                    "InvalidRequest",
                    'Invalid request.\nInner error: {\n    "code": "InvalidContentLength",\n    "message": "The input image is too large. Refer to documentation for the maximum file size."\n}',
                    "InvalidContentLength",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "format": (
                _azure(
                    "HttpResponseError",
                    400,
                    "InvalidRequest",
                    'Invalid request.\nInner error: {\n    "code": "InvalidContent",\n    "message": "The file is corrupted or format is unsupported. Refer to documentation for the list of supported formats."\n}',
                    "InvalidContent",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "limited": (
                _azure(
                    "HttpResponseError",
                    429,
                    "429",
                    "Requests to the Analyze Document have exceeded rate limit of your current FormRecognizer F0 pricing tier. Please retry after 1 second.",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "azure.search.documents",
        {
            "no index": (
                _azure("ResourceNotFoundError", 404, "", "The index 'invoices' for service 'acme' was not found."),
                Code.DEPENDENCY_GONE,
            ),
            "503": (
                _azure("HttpResponseError", 503, "", "You are sending too many requests. Please try again later."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "etag": (
                _azure(
                    "ResourceModifiedError",
                    412,
                    "",
                    "The precondition given in one of the request headers evaluated to false.",
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "azure.cosmos",
        {
            "request units": (
                _azure(
                    "HttpResponseError",
                    429,
                    "TooManyRequests",
                    "Request rate is large. More Request Units may be needed, so no changes were made.",
                ),
                Code.THROTTLED,
            ),
            "twice": (
                _azure(
                    "ResourceExistsError", 409, "Conflict", "Entity with the specified id already exists in the system."
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "gremlin_python",
        {
            "lost race": (
                _gremlin(
                    500,
                    "Failed to complete Insert operation for a Vertex due to conflicting concurrent operations. Please retry. 0 transactions are currently rolling back.",
                    "ConcurrentModificationException",
                ),
                Code.STORE_CONFLICT,
            ),
            "too slow": (
                _gremlin(
                    598,
                    "A timeout occurred during traversal evaluation of [g.V().out()] - consider increasing the limit given to evaluationTimeout",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "script": (_gremlin(597, "No such property: foo for class: Script2"), Code.TOOL_FAILED),
            "denied": (_gremlin(407, "Missing Authentication Token", "AccessDeniedException"), Code.AUTH_DENIED),
        },
    ),
    *recalled(
        "pydgraph",
        {
            "aborted": (_dgraph("Transaction has been aborted. Please retry", "AbortedError"), Code.STORE_CONFLICT),
            "retriable": (
                _dgraph("Please retry again, server is not ready to accept requests", "RetriableError"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "nobody": (
                _dgraph(
                    "failed to connect to all addresses; last error: UNKNOWN: ipv4:10.0.0.1:9080", "ConnectionError"
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "pyTigerGraph",
        {
            "token": (_tiger("REST-10018", "Token expired"), Code.AUTH_DENIED),
            "no vertex": (_tiger("601", "The vertex type 'Persn' does not exist in graph 'G'."), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "falkordb",
        {
            "timeout": (
                shaped("redis.exceptions.ResponseError < redis.exceptions.RedisError", "Query timed out"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "memory": (
                shaped(
                    "redis.exceptions.OutOfMemoryError < redis.exceptions.ResponseError < redis.exceptions.RedisError",
                    "command not allowed when used memory > 'maxmemory'.",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "b2sdk",
        {
            "cap": (
                _b2("StorageCapExceeded", said="Cannot upload or copy files, storage cap exceeded."),
                Code.AUTH_DENIED,
            ),
            "token": (
                _b2(
                    "InvalidAuthToken",
                    "expired",
                    "expired_auth_token",
                    said="Invalid authorization token. Server said: expired (expired_auth_token)",
                ),
                Code.AUTH_DENIED,
            ),
            "busy": (
                _b2("ServiceError", said="503 no_tomes_available: no tomes available"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no file": (_b2("FileNotPresent", said="File not present: reports/7.csv"), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "obstore",
        {
            "no object": (
                shaped(
                    "obstore.exceptions.NotFoundError < obstore.exceptions.BaseError",
                    "Object at location a/b.parquet not found: Client error with status 404 Not Found",
                ),
                Code.DATA_INTEGRITY,
            ),
            "precondition": (
                shaped(
                    "obstore.exceptions.PreconditionError < obstore.exceptions.BaseError",
                    "Request precondition failure for path a: Client error with status 412 Precondition Failed",
                ),
                Code.STORE_CONFLICT,
            ),
            "generic": (
                shaped(
                    "obstore.exceptions.GenericError < obstore.exceptions.BaseError",
                    "Generic S3 error: Error after 10 retries in 182.1s, max_retries:10, retry_timeout:180s, source:error sending request for url (https://b.s3.amazonaws.com/): operation timed out",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "feast",
        {
            "no view": (
                shaped(
                    "feast.errors.FeatureViewNotFoundException < feast.errors.FeastObjectNotFoundException < feast.errors.FeastError",
                    "Feature view driver_stats does not exist in project prod",
                ),
                Code.DATA_INTEGRITY,
            ),
            "denied": (
                shaped(
                    "feast.errors.FeastPermissionError < feast.errors.FeastError",
                    "Permission error:\nPermission read denied to execute AuthzedAction.READ_ONLINE",
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "mlflow",
        {
            "no run": (
                _mlflow("RESOURCE_DOES_NOT_EXIST", "RESOURCE_DOES_NOT_EXIST: Run with id=7f not found"),
                Code.DATA_INTEGRITY,
            ),
            "busy": (
                _mlflow(
                    "TEMPORARILY_UNAVAILABLE",
                    "TEMPORARILY_UNAVAILABLE: The service at /api/2.0/mlflow/runs/log-batch is temporarily unavailable",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "limited": (
                _mlflow("REQUEST_LIMIT_EXCEEDED", "REQUEST_LIMIT_EXCEEDED: Reached the limit of requests"),
                Code.THROTTLED,
            ),
            "bad": (
                _mlflow("INVALID_PARAMETER_VALUE", "INVALID_PARAMETER_VALUE: Metric value must be a number"),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "celery",
        {
            "broker": (
                shaped(
                    "kombu.exceptions.OperationalError < kombu.exceptions.KombuError", "[Errno 111] Connection refused"
                ),
                Code.NETWORK,
            ),
            "lost": (
                shaped("billiard.exceptions.WorkerLostError", "Worker exited prematurely: signal 9 (SIGKILL) Job: 4."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "slow": (shaped("billiard.exceptions.TimeLimitExceeded", 300), Code.DEPENDENCY_UNAVAILABLE),
            "unknown": (
                shaped("celery.exceptions.NotRegistered < celery.exceptions.TaskError", "tasks.render"),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "rq",
        {
            "no job": (_rq("NoSuchJobError", "No such job: rq:job:17"), Code.DATA_INTEGRITY),
            "abandoned": (
                _rq("AbandonedJobError", "Moved to FailedJobRegistry, due to AbandonedJobError"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "gnsq",
        {
            "bad topic": (_nsq("NSQBadTopic", 'E_BAD_TOPIC PUB topic name "a b" is not valid'), Code.TOOL_FAILED),
            "failed": (_nsq("NSQPubFailed", "E_PUB_FAILED PUB failed exiting"), Code.DEPENDENCY_UNAVAILABLE),
            "unauthorized": (
                _nsq("NSQUnauthorized", 'E_UNAUTHORIZED AUTH failed for PUB on "orders"'),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "serpapi",
        {
            "out of searches": (_serp(429, "Your account has run out of searches."), Code.AUTH_DENIED),
            "key": (
                _serp(401, "Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key"),
                Code.AUTH_DENIED,
            ),
            "503": (
                _serp(503, "Your searches per hour limit was reached, or the service is temporarily unavailable"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "exa_py",
        {
            "limited": (
                _exa(429, '{"error":"You\'ve exceeded your Exa rate limit of 5 requests per second."}'),
                Code.THROTTLED,
            ),
            "credits": (
                _exa(402, '{"error":"You have exceeded your credits limit.","tag":"NO_MORE_CREDITS"}'),
                Code.AUTH_DENIED,
            ),
            "502": (_exa(502, "<html>Bad Gateway</html>"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "apify_client",
        {
            "memory": (
                _apify(
                    402,
                    "actor-memory-limit-exceeded",
                    "By launching this job you will exceed the memory limit of 8192MB for all your Actor runs and builds",
                ),
                Code.THROTTLED,
            ),
            "usage": (_apify(403, "platform-feature-disabled", "Monthly usage hard limit exceeded"), Code.AUTH_DENIED),
            "no actor": (_apify(404, "record-not-found", "Actor was not found"), Code.DATA_INTEGRITY),
            "limited": (
                _apify(429, "rate-limit-exceeded", "You have exceeded the rate limit of 60 requests per second"),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "zyte_api",
        {
            "banned": (
                _zyte(
                    520,
                    "/download/temporary-error",
                    "Website Ban",
                    "Zyte API could not get a ban-free response in a reasonable time.",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "permanent": (
                _zyte(521, "/download/internal-error", "Domain Not Found", "The domain name could not be resolved."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "throttled": (
                _zyte(429, "/limits/over-user-limit", "Too Many Requests", "You have sent too many requests."),
                Code.THROTTLED,
            ),
            "suspended": (
                _zyte(403, "/auth/account-suspended", "Account Suspended", "Your account is suspended."),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "pysolr",
        {
            "nobody": (
                _solr(
                    "Failed to connect to server at http://solr:8983/solr/docs/select: HTTPConnectionPool(host='solr', port=8983): Max retries exceeded with url: /solr/docs/select (Caused by NewConnectionError('Failed to establish a new connection: [Errno 111] Connection refused'))"
                ),
                Code.NETWORK,
            ),
            "503": (
                _solr("Solr responded with an error (HTTP 503): [Reason: no servers hosting shard: shard1]"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "field": (
                _solr("Solr responded with an error (HTTP 400): [Reason: undefined field titel]"),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "pdfplumber",
        {
            "no pdf": (
                shaped(
                    "pdfplumber.utils.exceptions.PdfminerException",
                    shaped(
                        "pdfminer.pdfparser.PDFSyntaxError < pdfminer.psexceptions.PSException",
                        "No /Root object! - Is this really a PDF?",
                    ),
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "weasyprint",
        {
            "fonts": (
                shaped(
                    "weasyprint.urls.URLFetchingError < builtins.OSError",
                    "URLError: <urlopen error [Errno -3] Temporary failure in name resolution>",
                    base=OSError,
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "easyocr",
        {
            "picture": (
                shaped(
                    "cv2.error",
                    "OpenCV(4.9.0) resize.cpp:4152: error: (-215:Assertion failed) !ssize.empty() in function 'resize'",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "mathpix",
        {
            "content": (
                shaped(
                    "mpxpy.errors.ConversionIncompleteError < mpxpy.errors.MathpixClientError",
                    "Conversion not complete",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "key": (
                shaped(
                    "mpxpy.errors.AuthenticationError < mpxpy.errors.MathpixClientError", "Invalid app_id or app_key"
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "supabase storage",
        {
            "too large": (
                shaped(
                    "storage3.exceptions.StorageApiError < storage3.utils.StorageException",
                    said="{'statusCode': 413, 'error': Payload too large, 'message': The object exceeded the maximum allowed size}",
                    name="StorageApiError",
                    message="The object exceeded the maximum allowed size",
                    code="Payload too large",
                    status=413,
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "no bucket": (
                shaped(
                    "storage3.exceptions.StorageApiError < storage3.utils.StorageException",
                    said="{'statusCode': 404, 'error': Bucket not found, 'message': Bucket not found}",
                    name="StorageApiError",
                    message="Bucket not found",
                    code="Bucket not found",
                    status=404,
                ),
                Code.DEPENDENCY_GONE,
            ),
            "unknown host": (_DNS, Code.NETWORK),
        },
    ),
    *recalled(
        "turbopuffer",
        {
            "no namespace": (
                shaped(
                    "turbopuffer.NotFoundError < turbopuffer.APIStatusError < turbopuffer.APIError",
                    "Error code: 404",
                    status_code=404,
                    response=over_httpx(404, {"status": "error", "error": "namespace 'docs' was not found"}),
                    body={"status": "error", "error": "namespace 'docs' was not found"},
                ),
                Code.DEPENDENCY_GONE,
            ),
            "behind": (
                shaped(
                    "turbopuffer.RateLimitError < turbopuffer.APIStatusError < turbopuffer.APIError",
                    "Error code: 429",
                    status_code=429,
                    response=over_httpx(
                        429, {"status": "error", "error": "too much unindexed data, backpressure applied"}
                    ),
                    body={"status": "error", "error": "too much unindexed data"},
                ),
                Code.THROTTLED,
            ),
        },
    ),
]
