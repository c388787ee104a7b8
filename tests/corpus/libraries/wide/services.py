"""Services of other companies and of clouds, mail and calls, shaped by hand."""

import httpx
import requests

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import over_httpx, over_requests, recalled, shaped


def _generated(
    package: str, status: int, reason: str, body: object, name: str = "ApiException", **headers: str
) -> BaseException:
    """What clients of the OpenAPI generator raise."""
    reply = over_httpx(status, body, **headers)
    return shaped(
        f"{package}.{name} < {package}.OpenApiException",
        said=f"({status})\nReason: {reason}\nHTTP response headers: {dict(reply.headers)}\nHTTP response body: {reply.text}\n",
        status=status,
        reason=reason,
        body=reply.text,
        headers=reply.headers,
    )


def _oci(status: int, code: str, message: str) -> BaseException:
    told = {
        "target_service": "object_storage",
        "status": status,
        "code": code,
        "opc-request-id": "r",
        "message": message,
    }
    return shaped(
        "oci.exceptions.ServiceError",
        told,
        said=str(told),
        status=status,
        code=code,
        message=message,
        headers={},
        request_id="r",
        target_service="object_storage",
    )


def _tencent(code: str, message: str) -> BaseException:
    return shaped(
        "tencentcloud.common.exception.tencent_cloud_sdk_exception.TencentCloudSDKException",
        said=f"[TencentCloudSDKException] code:{code} message:{message} requestId:r",
        code=code,
        message=message,
        requestId="r",
    )


def _aliyun(name: str, code: str, message: str, status: int | None = None) -> BaseException:
    lineage = f"aliyunsdkcore.acs_exception.exceptions.{name} < aliyunsdkcore.acs_exception.exceptions.AcsException"
    if status is None:
        return shaped(lineage, said=f"{code} {message}", error_code=code, message=message)
    said = f"HTTP Status: {status} Error:{code} {message} RequestID: r"
    return shaped(lineage, said=said, error_code=code, message=message, request_id="r", http_status=status)


def _cloudflare(name: str, status: int, number: int, message: str) -> BaseException:
    body = {"success": False, "errors": [{"code": number, "message": message}], "messages": [], "result": None}
    return shaped(
        f"cloudflare.{name} < cloudflare.APIStatusError < cloudflare.APIError < cloudflare.CloudflareError",
        f"Error code: {status} - {body}",
        message=f"Error code: {status} - {body}",
        status_code=status,
        response=over_httpx(status, body),
        body=body,
        errors=body["errors"],
    )


def _braintree(name: str, message: str = "") -> BaseException:
    lineage = f"braintree.exceptions.{name} < braintree.exceptions.braintree_error.BraintreeError"
    return shaped(lineage, *([message] if message else []))


def _mollie(status: int, title: str, detail: str, name: str = "ResponseError") -> BaseException:
    return shaped(
        f"mollie.api.error.{name} < mollie.api.error.Error", detail, status=status, title=title, detail=detail, field=""
    )


def _ccxt(path: str, message: str) -> BaseException:
    lines = {
        "DDoSProtection": "DDoSProtection < ccxt.base.errors.NetworkError < ccxt.base.errors.OperationFailed",
        "RateLimitExceeded": "RateLimitExceeded < ccxt.base.errors.NetworkError < ccxt.base.errors.OperationFailed",
        "RequestTimeout": "RequestTimeout < ccxt.base.errors.NetworkError < ccxt.base.errors.OperationFailed",
        "InsufficientFunds": "InsufficientFunds < ccxt.base.errors.ExchangeError",
        "OnMaintenance": "OnMaintenance < ccxt.base.errors.ExchangeNotAvailable < ccxt.base.errors.NetworkError < ccxt.base.errors.OperationFailed",
        "BadSymbol": "BadSymbol < ccxt.base.errors.BadRequest < ccxt.base.errors.ExchangeError",
    }
    return shaped(f"ccxt.base.errors.{lines[path]} < ccxt.base.errors.BaseError", message)


def _requests_error(status: int, reason: str, url: str, body: object = "") -> requests.HTTPError:
    kind = "Client" if status < 500 else "Server"
    return requests.HTTPError(
        f"{status} {kind} Error: {reason} for url: {url}", response=over_requests(status, body, reason)
    )


CASES: list[Case] = [
    *recalled(
        "oci",
        {
            "limited": (_oci(429, "TooManyRequests", "Too many requests for the user."), Code.THROTTLED),
            "no bucket": (
                _oci(
                    404,
                    "BucketNotFound",
                    "Either the bucket named 'b' does not exist in the namespace 'n' or you are not authorized to access it",
                ),
                Code.DEPENDENCY_GONE,
            ),
            "signature": (
                _oci(
                    401,
                    "NotAuthenticated",
                    "The required information to complete authentication was not provided or was incorrect.",
                ),
                Code.AUTH_DENIED,
            ),
            "capacity": (_oci(500, "InternalError", "Out of host capacity."), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "tencentcloud",
        {
            "limited": (
                _tencent(
                    "RequestLimitExceeded",
                    "Your current request times equals to `21` in a second, which exceeds the frequency limit `20` for a second. Please reduce the frequency of calls.",
                ),
                Code.THROTTLED,
            ),
            "signature": (
                _tencent("AuthFailure.SignatureFailure", "The provided credentials could not be validated."),
                Code.AUTH_DENIED,
            ),
            "gone": (_tencent("ResourceNotFound.FileNotExist", "The file does not exist."), Code.DATA_INTEGRITY),
            "argument": (_tencent("InvalidParameterValue.Limit", "Limit must be less than 100"), Code.TOOL_FAILED),
            "network": (
                _tencent(
                    "ClientNetworkError",
                    "HTTPSConnectionPool(host='cvm.tencentcloudapi.com', port=443): Max retries exceeded with url: / (Caused by NewConnectionError: Failed to establish a new connection: [Errno 111] Connection refused)",
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "aliyunsdkcore",
        {
            "throttled": (
                _aliyun("ServerException", "Throttling.User", "Request was denied due to user flow control.", 400),
                Code.THROTTLED,
            ),
            "server": (
                _aliyun(
                    "ServerException",
                    "ServiceUnavailable",
                    "The request has failed due to a temporary failure of the server.",
                    503,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "key": (
                _aliyun("ServerException", "InvalidAccessKeyId.NotFound", "Specified access key is not found.", 404),
                Code.AUTH_DENIED,
            ),
            "client": (
                _aliyun("ClientException", "SDK.HttpError", "Failed to connect to server: timed out"),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "hcloud",
        {
            "locked": (
                shaped(
                    "hcloud._exceptions.APIException < hcloud._exceptions.HCloudException",
                    "server is locked (locked, r)",
                    code="locked",
                    message="server is locked",
                    details=None,
                ),
                Code.STORE_CONFLICT,
            ),
            "limit": (
                shaped(
                    "hcloud._exceptions.APIException < hcloud._exceptions.HCloudException",
                    "limit of 3600 requests per hour reached (rate_limit_exceeded, r)",
                    code="rate_limit_exceeded",
                    message="limit of 3600 requests per hour reached",
                    details=None,
                ),
                Code.THROTTLED,
            ),
            "action": (
                shaped(
                    "hcloud.actions.domain.ActionFailedException < hcloud.actions.domain.ActionException < hcloud._exceptions.HCloudException",
                    "The pending action failed: Action failed (action_failed, 7)",
                    message="The pending action failed",
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "cloudflare",
        {
            "token": (
                _cloudflare("PermissionDeniedError", 403, 9109, "Unauthorized to access requested resource"),
                Code.AUTH_DENIED,
            ),
            "record": (
                _cloudflare("BadRequestError", 400, 81058, "An identical record already exists."),
                Code.DATA_INTEGRITY,
            ),
            "route": (
                _cloudflare(
                    "BadRequestError",
                    400,
                    7003,
                    "Could not route to /client/v4/zones/x, perhaps your object identifier is invalid?",
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "openstack",
        {
            "no flavor": (
                shaped(
                    "openstack.exceptions.NotFoundException < openstack.exceptions.HttpException < openstack.exceptions.SDKException",
                    "No Flavor found for m1.huge",
                    base=Exception,
                    status_code=404,
                    message="No Flavor found for m1.huge",
                ),
                Code.DATA_INTEGRITY,
            ),
            "quota": (
                shaped(
                    "openstack.exceptions.ForbiddenException < openstack.exceptions.HttpException < openstack.exceptions.SDKException",
                    "ForbiddenException: 403: Client Error for url: https://c/servers, Quota exceeded for cores: Requested 8, but already used 40 of 40 cores",
                    status_code=403,
                ),
                Code.AUTH_DENIED,
            ),
            "endpoint": (
                shaped(
                    "keystoneauth1.exceptions.connection.ConnectFailure < keystoneauth1.exceptions.connection.ConnectionError < keystoneauth1.exceptions.base.ClientException",
                    "Unable to establish connection to https://keystone:5000/v3/auth/tokens: HTTPSConnectionPool(host='keystone', port=5000): Max retries exceeded",
                ),
                Code.NETWORK,
            ),
            "slow": (
                shaped(
                    "openstack.exceptions.ResourceTimeout < openstack.exceptions.SDKException",
                    "Timeout waiting for Server:7 to transition to ACTIVE",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "datadog_api_client",
        {
            "limited": (
                _generated(
                    "datadog_api_client.exceptions",
                    429,
                    "Too Many Requests",
                    {"errors": ["Rate limit of 300 requests in 3600 seconds reached"]},
                    x_ratelimit_reset="20",
                ),
                Code.THROTTLED,
            ),
            "key": (
                _generated(
                    "datadog_api_client.exceptions", 403, "Forbidden", {"errors": ["Forbidden"]}, "ForbiddenException"
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "docusign_esign",
        {
            "expired": (
                _generated(
                    "docusign_esign.client.api_exception",
                    401,
                    "Unauthorized",
                    {
                        "errorCode": "USER_AUTHENTICATION_FAILED",
                        "message": "One or both of Username and Password are invalid. Invalid access token",
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "hourly": (
                _generated(
                    "docusign_esign.client.api_exception",
                    400,
                    "Bad Request",
                    {
                        "errorCode": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED",
                        "message": "The maximum number of hourly API invocations has been exceeded.",
                    },
                ),
                Code.THROTTLED,
            ),
            "envelope": (
                _generated(
                    "docusign_esign.client.api_exception",
                    404,
                    "Not Found",
                    {"errorCode": "ENVELOPE_DOES_NOT_EXIST", "message": "The envelope specified does not exist."},
                ),
                Code.DATA_INTEGRITY,
            ),
            "recipient": (
                _generated(
                    "docusign_esign.client.api_exception",
                    400,
                    "Bad Request",
                    {
                        "errorCode": "INVALID_EMAIL_ADDRESS_FOR_RECIPIENT",
                        "message": "The email address for the recipient is invalid.",
                    },
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "klaviyo_api",
        {
            "twice in an effect": (
                _generated(
                    "klaviyo_api.exceptions",
                    409,
                    "Conflict",
                    {
                        "errors": [
                            {
                                "code": "duplicate_profile",
                                "title": "Conflict.",
                                "detail": "A profile already exists with one of these identifiers.",
                            }
                        ]
                    },
                ),
                Code.EFFECT_CONFLICT,
            ),
            "argument": (
                _generated(
                    "klaviyo_api.exceptions",
                    400,
                    "Bad Request",
                    {"errors": [{"code": "invalid", "detail": "'email' must be a valid email"}]},
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "braintree",
        {
            "keys": (_braintree("authentication_error.AuthenticationError"), Code.AUTH_DENIED),
            "down": (_braintree("service_unavailable_error.ServiceUnavailableError"), Code.DEPENDENCY_UNAVAILABLE),
            "many": (_braintree("too_many_requests_error.TooManyRequestsError"), Code.THROTTLED),
            "none": (
                _braintree("not_found_error.NotFoundError", "customer with id 'x' not found"),
                Code.DATA_INTEGRITY,
            ),
            "upgrade": (
                _braintree("upgrade_required_error.UpgradeRequiredError", "Please upgrade your client library."),
                Code.DEPENDENCY_GONE,
            ),
        },
    ),
    *recalled(
        "mollie",
        {
            "amount": (
                _mollie(
                    422, "Unprocessable Entity", "The amount is higher than the maximum", "UnprocessableEntityError"
                ),
                Code.TOOL_FAILED,
            ),
            "key": (
                _mollie(
                    401,
                    "Unauthorized Request",
                    "Missing authentication, or failed to authenticate",
                    "UnauthorizedError",
                ),
                Code.AUTH_DENIED,
            ),
            "slow": (
                shaped(
                    "mollie.api.error.RequestError < mollie.api.error.Error",
                    "Unable to communicate with Mollie: HTTPSConnectionPool(host='api.mollie.com', port=443): Read timed out. (read timeout=10)",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "ccxt",
        {
            "banned": (
                _ccxt(
                    "DDoSProtection",
                    'binance 418 I\'m a teapot {"code":-1003,"msg":"Way too many requests; IP banned until 1700000000."}',
                ),
                Code.THROTTLED,
            ),
            "limited": (_ccxt("RateLimitExceeded", 'kraken {"error":["EAPI:Rate limit exceeded"]}'), Code.THROTTLED),
            "no money": (
                _ccxt(
                    "InsufficientFunds",
                    'binance {"code":-2010,"msg":"Account has insufficient balance for requested action."}',
                ),
                Code.AUTH_DENIED,
            ),
            "maintenance": (
                _ccxt("OnMaintenance", "bitfinex system is under maintenance"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "symbol": (_ccxt("BadSymbol", "binance does not have market symbol BTC/XYZ"), Code.TOOL_FAILED),
        },
    ),
    *recalled(
        "pdpyras",
        {
            "limited": (
                shaped(
                    "pdpyras.PDHTTPError < pdpyras.PDClientError",
                    "POST /incidents: API responded with non-success status (429)",
                    response=over_requests(429, {"error": {"message": "Rate Limit Exceeded", "code": 2020}}),
                ),
                Code.THROTTLED,
            ),
            "no incident": (
                shaped(
                    "pdpyras.PDHTTPError < pdpyras.PDClientError",
                    "GET /incidents/Q1: API responded with non-success status (404)",
                    response=over_requests(404, {"error": {"message": "Not Found", "code": 2100}}),
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "pysnow",
        {
            "none": (shaped("pysnow.exceptions.NoResults", "No results"), Code.DATA_INTEGRITY),
            "running": (
                shaped(
                    "pysnow.exceptions.UnexpectedResponseFormat < pysnow.exceptions.PysnowException",
                    "Expected a JSON response, got an HTML page: Transaction cancelled: maximum execution time exceeded",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "todoist by requests",
        {
            "429": (
                _requests_error(
                    429,
                    "Too Many Requests",
                    "https://api.todoist.com/rest/v2/tasks",
                    {"error": "Too many requests", "error_extra": {"retry_after": 30}},
                ),
                Code.THROTTLED,
            ),
            "wrapped 401": (
                shaped(
                    "acme.tools.TodoistFailed",
                    "could not list the tasks",
                    cause=_requests_error(401, "Unauthorized", "https://api.todoist.com/rest/v2/tasks", "Forbidden"),
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "vk in a 200",
        {
            "flood": (
                shaped(
                    "vk_api.exceptions.ApiError < vk_api.exceptions.VkApiError",
                    said="[6] Too many requests per second",
                    code=6,
                    error={"error_code": 6, "error_msg": "Too many requests per second"},
                ),
                Code.THROTTLED,
            ),
            "access": (
                shaped(
                    "vk_api.exceptions.ApiError < vk_api.exceptions.VkApiError",
                    said="[15] Access denied: group access is restricted",
                    code=15,
                    error={"error_code": 15, "error_msg": "Access denied"},
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "telethon",
        {
            "flood": (
                shaped(
                    "telethon.errors.rpcerrorlist.FloodWaitError < telethon.errors.rpcbaseerrors.FloodError < telethon.errors.rpcbaseerrors.RPCError",
                    said="A wait of 42 seconds is required (caused by SendMessageRequest)",
                    code=420,
                    message="FLOOD",
                    seconds=42,
                ),
                Code.THROTTLED,
            ),
            "banned": (
                shaped(
                    "telethon.errors.rpcerrorlist.UserDeactivatedBanError < telethon.errors.rpcbaseerrors.UnauthorizedError < telethon.errors.rpcbaseerrors.RPCError",
                    said="The user has been deleted/deactivated (caused by GetDialogsRequest)",
                    code=401,
                    message="UNAUTHORIZED",
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "postmarker",
        {
            "inactive": (
                shaped(
                    "postmarker.exceptions.ClientError < postmarker.exceptions.PostmarkerException",
                    said="[406] You tried to send to a recipient that has been marked as inactive.",
                    error_code=406,
                ),
                Code.TOOL_FAILED,
            ),
            "server": (
                shaped(
                    "postmarker.exceptions.PostmarkerException",
                    "500 Server Error",
                    during=_requests_error(500, "Server Error", "https://api.postmarkapp.com/email"),
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "jenkins",
        {
            "no job": (
                shaped("jenkins.NotFoundException < jenkins.JenkinsException", "Requested item could not be found"),
                Code.DATA_INTEGRITY,
            ),
            "login": (
                shaped(
                    "jenkins.JenkinsException", "Error in request. Possibly authentication failed [401]: Unauthorized"
                ),
                Code.AUTH_DENIED,
            ),
            "empty": (
                shaped(
                    "jenkins.EmptyResponseException < jenkins.JenkinsException",
                    "Error communicating with server[https://ci.example.com]: empty response",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "slow": (
                shaped("jenkins.TimeoutException < jenkins.JenkinsException", "Error in request: timed out"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "auth0",
        {
            "limited": (
                shaped(
                    "auth0.exceptions.RateLimitError < auth0.exceptions.Auth0Error",
                    said="429: Global limit has been reached",
                    status_code=429,
                    error_code="too_many_requests",
                    message="Global limit has been reached",
                    reset_at=1700000000,
                ),
                Code.THROTTLED,
            ),
            "grant": (
                shaped(
                    "auth0.exceptions.Auth0Error",
                    said="403: Client is not authorized to access the requested grant",
                    status_code=403,
                    error_code="unauthorized_client",
                    message="Client is not authorized",
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "nylas",
        {
            "slow": (
                shaped(
                    "nylas.models.errors.NylasSdkTimeoutError < nylas.models.errors.AbstractNylasSdkError",
                    "Nylas SDK timed out before receiving a response from the server.",
                    url="https://api.nylas.com",
                    timeout=90,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "grant": (
                shaped(
                    "nylas.models.errors.NylasApiError < nylas.models.errors.AbstractNylasApiError",
                    "The requested grant has expired; re-authenticate",
                    type="grant.expired",
                    request_id="r",
                    status_code=401,
                    provider_error=None,
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "weather in a 200",
        {
            "quota in an effect": (
                httpx.HTTPStatusError(
                    "Client error '429 Too Many Requests'",
                    request=httpx.Request("GET", "https://api.weather.example.com"),
                    response=over_httpx(
                        429,
                        {
                            "cod": 429,
                            "message": "Your account is temporary blocked due to exceeding of requests limitation of your subscription type.",
                        },
                    ),
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
]
