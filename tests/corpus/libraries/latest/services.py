"""Models, stores, brokers, services, clouds, browsers and mail, shaped by hand."""

import httpx

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import over_httpx, over_requests, recalled, shaped


def _api(path: str, status: int, body: object, told: str) -> BaseException:
    return shaped(path, told, response=over_requests(status, body))


def _stainless(package: str, name: str, status: int, body: dict[str, object], **headers: str) -> BaseException:
    told = f"Error code: {status} - {body}"
    return shaped(
        f"{package}.{name} < {package}.APIStatusError < {package}.APIError",
        told,
        message=told,
        status_code=status,
        response=over_httpx(status, body, **headers),
        body=body,
    )


def _redshift(state: str, message: str) -> BaseException:
    return shaped(
        "redshift_connector.error.ProgrammingError < redshift_connector.error.DatabaseError < redshift_connector.error.Error",
        {"S": "ERROR", "C": state, "M": message, "F": "parse.c", "L": "1", "R": "x"},
    )


def _fern(package: str, name: str, status: int, body: object) -> BaseException:
    return shaped(
        f"{package}.errors.{name} < {package}.core.api_error.ApiError",
        said=f"headers: {{}}, status_code: {status}, body: {body}",
        status_code=status,
        body=body,
        headers={},
    )


CASES: list[Case] = [
    *recalled(
        "writerai",
        {
            "limited": (
                _stainless("writerai", "RateLimitError", 429, {"detail": "Too many requests"}, retry_after="3"),
                Code.LLM_RATE_LIMITED,
            ),
            "too long": (
                _stainless(
                    "writerai",
                    "BadRequestError",
                    400,
                    {"detail": "Prompt has 40000 tokens, the limit of palmyra-x5 is 32000"},
                ),
                Code.CONTEXT_OVERFLOW,
            ),
        },
    ),
    *recalled(
        "aleph_alpha_client",
        {
            "busy": (
                shaped(
                    "aleph_alpha_client.aleph_alpha_client.BusyError",
                    503,
                    {"error": "Sorry we had to reject your request because of queue overload"},
                    base=RuntimeError,
                ),
                Code.LLM_OVERLOADED,
            ),
            "quota": (
                shaped(
                    "aleph_alpha_client.aleph_alpha_client.QuotaError",
                    402,
                    {"error": "Your quota is exceeded"},
                    base=RuntimeError,
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "cartesia",
        {
            "voice": (_fern("cartesia", "NotFoundError", 404, "Voice not found"), Code.DATA_INTEGRITY),
            "credits": (_fern("cartesia", "PaymentRequiredError", 402, "credits limit reached"), Code.AUTH_DENIED),
        },
    ),
    *recalled(
        "llamafirewall",
        {
            "refused": (
                shaped("agents_guard.errors.PromptRejected", "The prompt was flagged as a possible prompt injection"),
                Code.POLICY_DENIED,
            )
        },
    ),
    *recalled(
        "crewai",
        {
            "window": (
                shaped(
                    "crewai.utilities.exceptions.context_window_exceeding_exception.LLMContextLengthExceededError",
                    "LLM context length exceeded. Original error: This model's maximum context length is 8192 tokens",
                ),
                Code.CONTEXT_OVERFLOW,
            ),
            "parser": (
                shaped(
                    "crewai.agents.parser.OutputParserError",
                    "Invalid Format: I missed the 'Action:' after 'Thought:'.",
                    error="Invalid Format",
                ),
                Code.MODEL_CONFUSED,
            ),
        },
    ),
    *recalled(
        "redisvl",
        {
            "no index": (
                shaped(
                    "redisvl.exceptions.RedisSearchError < redisvl.exceptions.RedisVLError",
                    "Error while searching: docs: no such index",
                ),
                Code.DEPENDENCY_GONE,
            ),
            "schema": (
                shaped(
                    "redisvl.exceptions.SchemaValidationError < redisvl.exceptions.RedisVLError",
                    "Validation failed for field 'vector': expected 1536 dimensions, got 768",
                    base=ValueError,
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "zilliz by httpx",
        {
            "cluster": (
                httpx.HTTPStatusError(
                    "Server error",
                    request=httpx.Request("POST", "https://in.zillizcloud.com"),
                    response=over_httpx(
                        503, {"code": 90012, "message": "The cluster is suspended. Resume it and try again."}
                    ),
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            )
        },
    ),
    *recalled(
        "redshift_connector",
        {
            "serializable": (
                _redshift(
                    "XX000",
                    "1023 DETAIL: Serializable isolation violation on table - 1, transactions forming the cycle are: 2, 3",
                ),
                Code.STORE_CONFLICT,
            ),
            "no table": (_redshift("42P01", 'relation "letters" does not exist'), Code.PROGRAM_ERROR),
            "queue": (
                _redshift("57014", "Query (12) cancelled by WLM abort action of Query Monitoring Rule"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "hdbcli",
        {
            "lock": (
                shaped(
                    "hdbcli.dbapi.Error",
                    131,
                    "transaction rolled back by lock wait timeout: Lock-wait timeout exceeded",
                    errorcode=131,
                    errortext="transaction rolled back by lock wait timeout",
                ),
                Code.STORE_CONFLICT,
            ),
            "login": (
                shaped(
                    "hdbcli.dbapi.Error",
                    10,
                    "authentication failed SQLSTATE: 28000",
                    errorcode=10,
                    errortext="authentication failed",
                ),
                Code.AUTH_DENIED,
            ),
            "host": (
                shaped(
                    "hdbcli.dbapi.Error",
                    -10709,
                    "Connection failed (RTE:[89006] System call 'connect' failed, rc=111:Connection refused {10.0.0.1:30015})",
                    errorcode=-10709,
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "tortoise",
        {
            "none": (
                shaped(
                    "tortoise.exceptions.DoesNotExist < tortoise.exceptions.NotFoundError < tortoise.exceptions.OperationalError < tortoise.exceptions.BaseORMException",
                    'Object "Order" does not exist',
                ),
                Code.DATA_INTEGRITY,
            ),
            "twice": (
                shaped(
                    "tortoise.exceptions.IntegrityError < tortoise.exceptions.OperationalError < tortoise.exceptions.BaseORMException",
                    "UNIQUE constraint failed: order.id",
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "couchdb",
        {
            "conflict": (
                shaped(
                    "couchdb.http.ResourceConflict < couchdb.http.HTTPError", ("conflict", "Document update conflict.")
                ),
                Code.STORE_CONFLICT,
            ),
            "none": (
                shaped("couchdb.http.ResourceNotFound < couchdb.http.HTTPError", ("not_found", "missing")),
                Code.DATA_INTEGRITY,
            ),
            "login": (
                shaped(
                    "couchdb.http.Unauthorized < couchdb.http.HTTPError",
                    ("unauthorized", "Name or password is incorrect."),
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "dramatiq",
        {
            "limit": (
                shaped(
                    "dramatiq.middleware.time_limit.TimeLimitExceeded < dramatiq.middleware.threading.Interrupt",
                    base=BaseException,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "broker": (
                shaped(
                    "dramatiq.errors.ConnectionClosed < dramatiq.errors.ConnectionError < dramatiq.errors.BrokerError < dramatiq.errors.DramatiqError",
                    said="Connection closed.",
                ),
                Code.NETWORK,
            ),
            "queue": (
                shaped(
                    "dramatiq.errors.QueueNotFound < dramatiq.errors.BrokerError < dramatiq.errors.DramatiqError",
                    said="reports",
                ),
                Code.DEPENDENCY_GONE,
            ),
        },
    ),
    *recalled(
        "proton",
        {
            "link": (
                shaped(
                    "proton._utils.LinkDetached < proton._exceptions.LinkException < proton._exceptions.ProtonException",
                    "sender jobs to jobs closed due to: Condition('amqp:resource-limit-exceeded', 'local-idle-timeout expired')",
                    condition="amqp:resource-limit-exceeded",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "xero_python",
        {
            "minute": (
                shaped(
                    "xero_python.exceptions.http_status_exceptions.RateLimitException < xero_python.exceptions.http_status_exceptions.HTTPStatusException",
                    said="(429)\nReason: Too Many Requests\n",
                    status=429,
                    reason="Too Many Requests",
                    headers={"X-Rate-Limit-Problem": "minute", "Retry-After": "40"},
                ),
                Code.THROTTLED,
            ),
            "validation": (
                shaped(
                    "xero_python.exceptions.AccountingBadRequestException < xero_python.exceptions.http_status_exceptions.HTTPStatusException",
                    said="(400)\nReason: Bad Request\n",
                    status=400,
                    reason="Account code '999' is not a valid code for this document",
                    elements=[],
                    error_data={"Message": "A validation exception occurred"},
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "woocommerce by requests",
        {
            "twice": (
                shaped(
                    "shop.client.WooFailed",
                    "400 product_invalid_sku: Invalid or duplicated SKU.",
                    response=over_requests(
                        400,
                        {
                            "code": "product_invalid_sku",
                            "message": "Invalid or duplicated SKU.",
                            "data": {"status": 400},
                        },
                    ),
                ),
                Code.TOOL_FAILED,
            ),
            "key": (
                shaped(
                    "shop.client.WooFailed",
                    "401",
                    response=over_requests(
                        401, {"code": "woocommerce_rest_cannot_view", "message": "Sorry, you cannot list resources."}
                    ),
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "zoomus",
        {
            "daily": (
                _api(
                    "zoom.errors.ZoomError",
                    429,
                    {
                        "code": 429,
                        "message": "You have exceeded the daily rate limit (100) of Meeting Create/Update API requests permitted for this user.",
                    },
                    "zoom said no",
                ),
                Code.AUTH_DENIED,
            ),
            "meeting": (
                _api(
                    "zoom.errors.ZoomError",
                    404,
                    {"code": 3001, "message": "Meeting does not exist: 7."},
                    "zoom said no",
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "webexteamssdk",
        {
            "limited": (
                shaped(
                    "webexteamssdk.exceptions.RateLimitError < webexteamssdk.exceptions.ApiError < webexteamssdk.exceptions.webexteamssdkException",
                    "[429] Too Many Requests - The request was rate limited",
                    response=over_requests(429, {}, retry_after="12"),
                    status_code=429,
                    retry_after=12,
                ),
                Code.THROTTLED,
            ),
            "malformed": (
                shaped(
                    "webexteamssdk.exceptions.MalformedResponse < webexteamssdk.exceptions.webexteamssdkException",
                    "Received unexpected HTML from the API",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "okta",
        {
            "inactive": (
                shaped(
                    "okta.errors.okta_api_error.OktaAPIError < okta.errors.error.Error",
                    said="Okta HTTP 403 E0000006 You do not have permission to perform the requested action",
                    status=403,
                    error_code="E0000006",
                    message="Okta HTTP 403",
                ),
                Code.AUTH_DENIED,
            ),
            "limit": (
                shaped(
                    "okta.errors.okta_api_error.OktaAPIError < okta.errors.error.Error",
                    said="Okta HTTP 429 E0000047 API call exceeded rate limit due to too many requests.",
                    status=429,
                    error_code="E0000047",
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "huaweicloudsdkcore",
        {
            "limited": (
                shaped(
                    "huaweicloudsdkcore.exceptions.exceptions.ClientRequestException < huaweicloudsdkcore.exceptions.exceptions.ServiceResponseException < huaweicloudsdkcore.exceptions.exceptions.SdkException",
                    said="{status_code:429,request_id:r,error_code:APIGW.0308,error_msg:The throttling threshold has been reached: policy user over ratelimit,limit:60,time:1 minute.}",
                    status_code=429,
                    error_code="APIGW.0308",
                    error_msg="The throttling threshold has been reached: policy user over ratelimit,limit:60,time:1 minute.",
                ),
                Code.THROTTLED,
            ),
            "host": (
                shaped(
                    "huaweicloudsdkcore.exceptions.exceptions.HostUnreachableException < huaweicloudsdkcore.exceptions.exceptions.ConnectionException < huaweicloudsdkcore.exceptions.exceptions.SdkException",
                    "HTTPSConnectionPool(host='ecs', port=443): Max retries exceeded with url: / (Caused by NewConnectionError)",
                    err_msg="unreachable",
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "ibm_cloud_sdk_core",
        {
            "token": (
                shaped(
                    "ibm_cloud_sdk_core.api_exception.ApiException",
                    said="Error: Provided API key could not be found., Status code: 400",
                    status_code=400,
                    message="Provided API key could not be found.",
                    http_response=over_requests(
                        400, {"errorCode": "BXNIM0415E", "errorMessage": "Provided API key could not be found."}
                    ),
                ),
                Code.AUTH_DENIED,
            ),
            "server": (
                shaped(
                    "ibm_cloud_sdk_core.api_exception.ApiException",
                    said="Error: Internal Server Error, Status code: 500",
                    status_code=500,
                    message="Internal Server Error",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "linode_api4",
        {
            "busy": (
                shaped(
                    "linode_api4.errors.ApiError",
                    "Linode busy.",
                    base=RuntimeError,
                    status=400,
                    errors=["Linode busy."],
                    json={"errors": [{"reason": "Linode busy."}]},
                ),
                Code.STORE_CONFLICT,
            ),
            "json": (
                shaped(
                    "linode_api4.errors.UnexpectedResponseError",
                    "Unexpected response from the API: <html>",
                    base=RuntimeError,
                    status=502,
                    json=None,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "DrissionPage",
        {
            "lost": (
                shaped(
                    "DrissionPage.errors.PageDisconnectedError < DrissionPage.errors.BaseError", "与页面的连接已断开。"
                ),
                Code.NETWORK,
            ),
            "element": (
                shaped("DrissionPage.errors.ElementNotFoundError < DrissionPage.errors.BaseError", "没有找到元素。"),
                Code.TOOL_FAILED,
            ),
            "wait": (
                shaped("DrissionPage.errors.WaitTimeoutError < DrissionPage.errors.BaseError", "等待元素加载失败"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "nodriver",
        {
            "protocol": (
                shaped(
                    "nodriver.core.connection.ProtocolException",
                    said="Could not find node with given id [code: -32000]",
                    message="Could not find node with given id",
                    code=-32000,
                ),
                Code.TOOL_FAILED,
            ),
            "browser": (
                shaped(
                    "builtins.Exception",
                    "Failed to connect to browser: One of the causes could be when you are running as root.",
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "yagmail",
        {
            "address": (
                shaped("yagmail.error.YagInvalidEmailAddress", '"a@" is not a valid email address'),
                Code.TOOL_FAILED,
            ),
            "closed": (shaped("yagmail.error.YagConnectionClosed", "Login required again"), Code.NETWORK),
        },
    ),
    *recalled(
        "scrapli",
        {
            "slow": (
                shaped(
                    "scrapli.exceptions.ScrapliTimeout < scrapli.exceptions.ScrapliException",
                    "timed out sending commands",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "login": (
                shaped(
                    "scrapli.exceptions.ScrapliAuthenticationFailed < scrapli.exceptions.ScrapliException",
                    "password prompt seen more than once, assuming auth failed",
                ),
                Code.AUTH_DENIED,
            ),
            "not open": (
                shaped(
                    "scrapli.exceptions.ScrapliConnectionNotOpened < scrapli.exceptions.ScrapliException",
                    "connection not opened, but attempting to call a method that requires an open connection",
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "tika",
        {
            "server": (
                shaped("builtins.RuntimeError", "Unable to start Tika server.", base=RuntimeError),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "unprocessable": (
                _api(
                    "tika_client.errors.TikaFailed",
                    422,
                    "org.apache.tika.exception.EncryptedDocumentException: Cannot process document: document is encrypted",
                    "422 Unprocessable",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "wand",
        {
            "picture": (
                shaped(
                    "wand.exceptions.MissingDelegateError < wand.exceptions.WandException",
                    "no decode delegate for this image format `HEIC' @ error/constitute.c/ReadImage/746",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "damaged": (
                shaped(
                    "wand.exceptions.CorruptImageError < wand.exceptions.WandException",
                    "improper image header `a.png' @ error/png.c/ReadPNGImage/4107",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
            "limits": (
                shaped(
                    "wand.exceptions.CacheError < wand.exceptions.WandException",
                    "cache resources exhausted `a.tif' @ error/cache.c/OpenPixelCache/4095",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "librosa",
        {
            "backend": (
                shaped("audioread.exceptions.NoBackendError < audioread.exceptions.DecodeError"),
                Code.UNSUPPORTED_INPUT,
            )
        },
    ),
    *recalled(
        "yandexcloud",
        {
            "operation": (
                shaped(
                    "yandexcloud._operation_waiter.OperationError",
                    "Operation fc1 failed with code 8: The limit on maximum number of active operations has exceeded.",
                    base=RuntimeError,
                ),
                Code.THROTTLED,
            )
        },
    ),
    *recalled(
        "mcp_use",
        {
            "server gone": (
                BaseExceptionGroup(
                    "unhandled errors in a TaskGroup",
                    [
                        shaped("anyio.ClosedResourceError"),
                        shaped("mcp.shared.exceptions.McpError", "Connection closed"),
                    ],
                ),
                Code.NETWORK,
            ),
            "tool limited": (
                shaped(
                    "langchain_core.tools.base.ToolException",
                    'Error: {"status": 429, "message": "Hourly request budget used, resets in 12 minutes"}',
                ),
                Code.THROTTLED,
            ),
        },
    ),
]
