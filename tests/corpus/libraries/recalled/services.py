"""Services for people: chats, shops, offices and mail, shaped by hand."""

import json
from types import SimpleNamespace
from typing import Any

import requests

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import over_requests, recalled, shaped


def _discord(name: str, status: int, reason: str, code: int, text: str) -> BaseException:
    told = f"{status} {reason} (error code: {code})" + (f": {text}" if text else "")
    response = SimpleNamespace(status=status, reason=reason, headers={})
    return shaped(
        f"discord.errors.{name} < discord.errors.HTTPException < discord.errors.DiscordException",
        told,
        response=response,
        status=status,
        code=code,
        text=text,
    )


def _prawcore(name: str, status: int) -> BaseException:
    return shaped(
        f"prawcore.exceptions.{name} < prawcore.exceptions.ResponseException < prawcore.exceptions.PrawcoreException",
        f"received {status} HTTP response",
        response=over_requests(status),
    )


def _openapi(package: str, status: int, reason: str, body: object) -> BaseException:
    raw = json.dumps(body)
    return shaped(
        f"{package}.exceptions.ApiException < {package}.exceptions.OpenApiException",
        said=f"Status Code: {status}\nReason: {reason}\nHTTP response body: {raw}\n",
        status=status,
        reason=reason,
        body=raw,
        headers={},
    )


def _plaid(status: int, kind: str, code: str, message: str) -> BaseException:
    body = {"error_type": kind, "error_code": code, "error_message": message, "display_message": None}
    return _openapi("plaid", status, "Bad Request", body)


def _square(status: int, category: str, code: str, detail: str) -> BaseException:
    body = {"errors": [{"category": category, "code": code, "detail": detail}]}
    return shaped(
        "square.core.api_error.ApiError",
        said=f"headers: {{}}, status_code: {status}, body: {body}",
        status_code=status,
        body=body,
        errors=[SimpleNamespace(category=category, code=code, detail=detail, field=None)],
        headers={},
    )


def _shopify(name: str, code: int, message: str) -> BaseException:
    response = SimpleNamespace(code=code, msg=message, headers={}, body=b"")
    return shaped(
        f"pyactiveresource.connection.{name} < pyactiveresource.connection.ConnectionError",
        said=f'Response(code={code}, body="b\'\'", headers={{}}, msg="{message}")',
        response=response,
        url="https://acme.myshopify.com/admin/orders.json",
    )


def _quickbooks(name: str, code: int, message: str, detail: str) -> BaseException:
    return shaped(
        f"quickbooks.exceptions.{name} < quickbooks.exceptions.QuickbooksException",
        message,
        said=f"QB Exception {code}: {message}\n{detail}",
        message=message,
        error_code=code,
        detail=detail,
    )


def _box(status: int, code: str, message: str) -> BaseException:
    return shaped(
        "boxsdk.exception.BoxAPIException < boxsdk.exception.BoxException",
        said=f"Message: {message}\nStatus: {status}\nCode: {code}\nRequest ID: x\nHeaders: {{}}",
        status=status,
        code=code,
        message=message,
        request_id="x",
        headers={},
    )


def _atlassian(name: str, status: int, message: str) -> BaseException:
    reason = requests.HTTPError(f"{status} Client Error", response=over_requests(status, {"message": message}))
    return shaped(f"atlassian.errors.{name} < atlassian.errors.ApiError", message, reason=reason, during=reason)


def _graph(status: int, code: str, message: str, headers: dict[str, str] | None = None) -> BaseException:
    lineage = "msgraph.generated.models.o_data_errors.o_data_error.ODataError < kiota_abstractions.api_error.APIError"
    main = SimpleNamespace(code=code, message=message, inner_error=None, details=None, target=None)
    return shaped(
        lineage,
        said=f"\n        APIError\n        Code: {status}\n        message: None\n        error: MainError(code='{code}', "
        f"message='{message}')\n        ",
        response_status_code=status,
        response_headers=headers or {},
        error=main,
        message=None,
    )


def _exchange(name: str, message: str, **fields: Any) -> BaseException:
    lineage = f"exchangelib.errors.{name} < exchangelib.errors.ResponseMessageError < exchangelib.errors.TransportError"
    return shaped(f"{lineage} < exchangelib.errors.EWSError", message, value=message, **fields)


def _refused_reading() -> BaseException:
    slow = requests.exceptions.ReadTimeout("HTTPSConnectionPool(host='oauth.reddit.com', port=443): Read timed out.")
    return shaped(
        "prawcore.exceptions.RequestException < prawcore.exceptions.PrawcoreException",
        f"error with request {slow}",
        original_exception=slow,
        request_args=("GET", "https://oauth.reddit.com/r/a"),
        request_kwargs={},
        cause=slow,
    )


CASES: list[Case] = [
    *recalled(
        "discord",
        {
            "429": (_discord("HTTPException", 429, "Too Many Requests", 20028, "Rate limited."), Code.THROTTLED),
            "denied": (_discord("Forbidden", 403, "Forbidden", 50001, "Missing Access"), Code.AUTH_DENIED),
            "no message": (_discord("NotFound", 404, "Not Found", 10008, "Unknown Message"), Code.DATA_INTEGRITY),
            "bad form": (
                _discord(
                    "HTTPException", 400, "Bad Request", 50035, "Invalid Form Body\nIn content: Must be 2000 or fewer"
                ),
                Code.TOOL_FAILED,
            ),
            "503": (_discord("DiscordServerError", 503, "Service Unavailable", 0, ""), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "praw",
        {
            "429": (_prawcore("TooManyRequests", 429), Code.THROTTLED),
            "403": (_prawcore("Forbidden", 403), Code.AUTH_DENIED),
            "too much": (
                shaped(
                    "praw.exceptions.RedditAPIException < praw.exceptions.PRAWException",
                    "RATELIMIT: \"Looks like you've been doing that a lot. Take a break for 9 minutes before trying "
                    "again.\" on field 'ratelimit'",
                    items=[SimpleNamespace(error_type="RATELIMIT", message="Take a break", field="ratelimit")],
                ),
                Code.THROTTLED,
            ),
            "no answer": (_refused_reading(), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "plaid",
        {
            "login required": (
                _plaid(
                    400,
                    "ITEM_ERROR",
                    "ITEM_LOGIN_REQUIRED",
                    "the login details of this item have changed (credentials, MFA, or required user action) and a user "
                    "login is required to update this information.",
                ),
                Code.AUTH_DENIED,
            ),
            "bank down": (
                _plaid(
                    400,
                    "INSTITUTION_ERROR",
                    "INSTITUTION_DOWN",
                    "this institution is not currently responding to this request. please try again soon",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "429": (
                _plaid(429, "RATE_LIMIT_EXCEEDED", "TRANSACTIONS_LIMIT", "rate limit exceeded for attempts"),
                Code.THROTTLED,
            ),
            "not ready": (
                _plaid(
                    400,
                    "ITEM_ERROR",
                    "PRODUCT_NOT_READY",
                    "the requested product is not yet ready. please provide a webhook or try the request again later",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "square",
        {
            "declined": (
                _square(400, "PAYMENT_METHOD_ERROR", "CARD_DECLINED", "Authorization error: 'CARD_DECLINED'"),
                Code.TOOL_FAILED,
            ),
            "429": (_square(429, "RATE_LIMIT_ERROR", "RATE_LIMITED", "Too many requests"), Code.THROTTLED),
            "version": (
                _square(
                    409, "INVALID_REQUEST_ERROR", "VERSION_MISMATCH", "Object version does not match latest version"
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "shopify",
        {
            "429": (_shopify("ClientError", 429, "Too Many Requests"), Code.THROTTLED),
            "401": (_shopify("UnauthorizedAccess", 401, "Unauthorized"), Code.AUTH_DENIED),
            "502": (_shopify("ServerError", 502, "Bad Gateway"), Code.DEPENDENCY_UNAVAILABLE),
            "404": (_shopify("ResourceNotFound", 404, "Not Found"), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "quickbooks",
        {
            "name taken": (
                _quickbooks(
                    "QuickbooksException", 6240, "Duplicate Name Exists Error", "The name supplied already exists."
                ),
                Code.DATA_INTEGRITY,
            ),
            "expired": (
                _quickbooks(
                    "AuthorizationException",
                    3200,
                    "message=AuthenticationFailed; errorCode=003200; statusCode=401",
                    "Token expired",
                ),
                Code.AUTH_DENIED,
            ),
            "throttled": (
                _quickbooks(
                    "QuickbooksException",
                    3001,
                    "message=ThrottleExceeded; errorCode=003001; statusCode=429",
                    "The request limit was reached.",
                ),
                Code.THROTTLED,
            ),
            "stale": (
                _quickbooks(
                    "QuickbooksException",
                    5010,
                    "Stale Object Error",
                    "Stale Object Error : You and root were working on this at the same time.",
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "boxsdk",
        {
            "reserved": (
                _box(
                    409,
                    "name_temporarily_reserved",
                    "The item name is temporarily reserved by another process. Wait and then retry.",
                ),
                Code.STORE_CONFLICT,
            ),
            "no file": (_box(404, "not_found", "Not Found"), Code.DATA_INTEGRITY),
            "full": (
                _box(403, "storage_limit_exceeded", "Account storage limit reached"),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "atlassian",
        {
            "no page": (
                _atlassian("ApiNotFoundError", 404, "There is no content with the given id, or the user cannot see it"),
                Code.DATA_INTEGRITY,
            ),
            "version": (
                _atlassian("ApiConflictError", 409, "There is a conflict with the version of the page"),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "msgraph",
        {
            "no item": (
                _graph(404, "ErrorItemNotFound", "The specified object was not found in the store."),
                Code.DATA_INTEGRITY,
            ),
            "429": (
                _graph(
                    429,
                    "ApplicationThrottled",
                    "Application is over its MailboxConcurrency limit.",
                    {"retry-after": "9"},
                ),
                Code.THROTTLED,
            ),
            "denied": (
                _graph(403, "ErrorAccessDenied", "Access is denied. Check credentials and try again."),
                Code.AUTH_DENIED,
            ),
            "locked": (
                _graph(423, "resourceLocked", "The resource you are trying to access is locked"),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "exchangelib",
        {
            "busy": (
                _exchange(
                    "ErrorServerBusy",
                    "The server cannot service this request right now. Try again later.",
                    back_off=300,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no item": (
                _exchange("ErrorItemNotFound", "The specified object was not found in the store."),
                Code.DATA_INTEGRITY,
            ),
            "401": (
                shaped(
                    "exchangelib.errors.UnauthorizedError < exchangelib.errors.TransportError < exchangelib.errors.EWSError",
                    "Invalid credentials for https://mail.example.com/EWS/Exchange.asmx",
                ),
                Code.AUTH_DENIED,
            ),
            "store away": (
                _exchange("ErrorMailboxStoreUnavailable", "The mailbox database is temporarily unavailable."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "too large": (
                _exchange("ErrorMessageSizeExceeded", "The message exceeds the maximum supported size."),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "gspread",
        {
            "429": (
                shaped(
                    "gspread.exceptions.APIError < gspread.exceptions.GSpreadException",
                    {"code": 429, "status": "RESOURCE_EXHAUSTED"},
                    said="APIError: [429]: Quota exceeded for quota metric 'Read requests' and limit 'Read requests per "
                    "minute per user' of service 'sheets.googleapis.com' for consumer 'project_number:1'.",
                    response=over_requests(429),
                    error={"code": 429, "status": "RESOURCE_EXHAUSTED"},
                    code=429,
                ),
                Code.THROTTLED,
            ),
            "no sheet": (
                shaped("gspread.exceptions.WorksheetNotFound < gspread.exceptions.GSpreadException", "Letters"),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
]
