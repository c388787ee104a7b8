"""Payments, sales, calendars, tickets and telephony, shaped by hand."""

from types import SimpleNamespace

import httpx
import requests

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import over_httpx, over_requests, recalled, shaped


def _adyen(name: str, status: int, error_code: str, message: str) -> BaseException:
    told = (
        f"{name}:{{'status': {status}, 'errorCode': '{error_code}', 'message': '{message}', 'errorType': 'validation'}}"
    )
    base = "Adyen.exceptions.AdyenAPIResponseError < Adyen.exceptions.AdyenError"
    return shaped(
        f"Adyen.exceptions.{name} < {base}",
        message,
        said=told,
        message=message,
        raw_response=f'{{"status":{status},"errorCode":"{error_code}","message":"{message}","errorType":"validation"}}',
        status_code=status,
        error_code=error_code,
        psp="8816178914079738",
        headers={},
    )


def _gocardless(name: str, code: int, kind: str, reason: str, message: str) -> BaseException:
    told = {"code": code, "type": kind, "message": message, "errors": [{"reason": reason, "message": message}]}
    return shaped(
        f"gocardless_pro.errors.{name} < gocardless_pro.errors.ApiError < gocardless_pro.errors.GoCardlessProError",
        told,
        said=message,
        error=told,
    )


def _razorpay(name: str, message: str, code: str) -> BaseException:
    return shaped(f"razorpay.errors.{name}", message, message=message, error_code=code, field=None, status_code=None)


def _paypal(name: str, status: int, kind: str, message: str) -> BaseException:
    reply = over_requests(status, {"name": kind, "message": message, "debug_id": "b1d1f06c7246c"})
    said = f"Failed. Response status: {status}. Response message: . Error message: {message}"
    lineage = f"paypalrestsdk.exceptions.{name} < paypalrestsdk.exceptions.ConnectionError"
    return shaped(lineage, said=said, response=reply, content=reply.text, message=None)


def _pipedrive(status: int, error: str) -> BaseException:
    said = f"({status})\nReason: \nHTTP response body: {{'success': False, 'error': '{error}'}}\n"
    return shaped(
        "pipedrive.exceptions.ApiException < pipedrive.exceptions.OpenApiException",
        said=said,
        status=status,
        reason="",
        body=f'{{"success":false,"error":"{error}","errorCode":{status}}}',
        headers={},
    )


def _caldav(name: str, reason: str) -> BaseException:
    lineage = f"caldav.lib.error.{name} < caldav.lib.error.DAVError"
    return shaped(lineage, said=f"{name} at 'https://dav.example.com/cal/', reason {reason}", url=None, reason=reason)


def _freshdesk(name: str, status: int, body: object) -> BaseException:
    reply = over_requests(status, body)
    cause = requests.HTTPError(
        f"{status} Client Error for url: https://acme.freshdesk.com/api/v2/tickets", response=reply
    )
    return shaped(f"freshdesk.api.{name} < requests.exceptions.HTTPError", f"{status}", during=cause, response=reply)


def _vonage(name: str, status: int, title: str, detail: str, **headers: str) -> BaseException:
    reply = over_requests(
        status, {"type": "https://developer.vonage.com/errors", "title": title, "detail": detail}, **headers
    )
    return shaped(
        f"vonage_http_client.errors.{name} < vonage_http_client.errors.HttpRequestError < vonage_utils.errors.VonageError",
        said=f"{status} response from https://api.nexmo.com. Error response body: {reply.text}",
        response=reply,
        message=f"{status} response from https://api.nexmo.com. Error response body: {reply.text}",
    )


def _plivo(name: str, message: str) -> BaseException:
    return shaped(f"plivo.exceptions.{name} < plivo.exceptions.PlivoRestError", message)


def _monday(status: int, code: str, message: str) -> BaseException:
    return shaped(
        "monday.exceptions.MondayQueryError < monday.exceptions.MondayError",
        message,
        original_errors=[{"message": message, "extensions": {"code": code, "status_code": status}}],
        message=message,
    )


def _asana(name: str, status: int, message: str) -> BaseException:
    return shaped(
        f"asana.error.{name} < asana.error.AsanaError",
        message,
        status=status,
        message=message,
        response=over_requests(status, {"errors": [{"message": message}]}),
    )


def _linear(code: str, message: str, status: int) -> BaseException:
    body = {"errors": [{"message": message, "extensions": {"code": code, "type": code.lower(), "userError": True}}]}
    reply = over_httpx(status, body, url="https://api.linear.app/graphql")
    return httpx.HTTPStatusError(
        f"Client error '{status}' for url 'https://api.linear.app/graphql'", request=reply.request, response=reply
    )


def _chargebee(name: str, status: int, api_code: str, message: str) -> BaseException:
    told = {"message": message, "api_error_code": api_code, "type": None, "http_status_code": status}
    return shaped(
        f"chargebee.api_error.{name} < chargebee.api_error.APIError",
        message,
        json_obj=told,
        http_status_code=status,
        api_error_code=api_code,
        error_code=api_code,
        type=None,
        param=None,
    )


CASES: list[Case] = [
    *recalled(
        "Adyen",
        {
            "unprocessable": (
                _adyen("AdyenAPIUnprocessableEntity", 422, "101", "Invalid card number"),
                Code.TOOL_FAILED,
            ),
            "unauthorized": (
                _adyen("AdyenAPIAuthenticationError", 401, "000", "HTTP Status Response - Unauthorized"),
                Code.AUTH_DENIED,
            ),
            "role": (_adyen("AdyenAPIInvalidPermission", 403, "010", "Not allowed"), Code.AUTH_DENIED),
            "500": (
                _adyen("AdyenAPICommunicationError", 500, "905", "Payment details are not supported"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "gocardless_pro",
        {
            "limited": (
                _gocardless("RateLimitError", 429, "invalid_api_usage", "rate_limit_exceeded", "Rate limit exceeded"),
                Code.THROTTLED,
            ),
            "state": (
                _gocardless(
                    "InvalidStateError", 422, "invalid_state", "cancellation_failed", "Payment is not cancellable"
                ),
                Code.TOOL_FAILED,
            ),
            "internal": (
                _gocardless("GoCardlessInternalError", 500, "gocardless", "internal_server_error", "Uh-oh!"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no payment": (
                _gocardless(
                    "InvalidApiUsageError", 404, "invalid_api_usage", "resource_not_found", "Resource not found"
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "razorpay",
        {
            "bad": (
                _razorpay("BadRequestError", "The amount must be atleast INR 1.00", "BAD_REQUEST_ERROR"),
                Code.TOOL_FAILED,
            ),
            "gateway": (
                _razorpay("GatewayError", "Payment processing failed at the bank or wallet gateway", "GATEWAY_ERROR"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "server": (
                _razorpay(
                    "ServerError", "We are facing some trouble completing your request at the moment.", "SERVER_ERROR"
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "paypalrestsdk",
        {
            "limited": (
                _paypal("ClientError", 429, "RATE_LIMIT_REACHED", "Too many requests. Blocked due to rate limiting."),
                Code.THROTTLED,
            ),
            "no payment": (
                _paypal("ResourceNotFound", 404, "INVALID_RESOURCE_ID", "The requested resource ID was not found"),
                Code.DATA_INTEGRITY,
            ),
            "client": (
                _paypal("UnauthorizedAccess", 401, "invalid_client", "Client Authentication failed"),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "chargebee",
        {
            "twice": (
                _chargebee("InvalidRequestError", 400, "duplicate_entry", "id: The value cust_1 is already present."),
                Code.DATA_INTEGRITY,
            ),
            "limited": (
                _chargebee(
                    "OperationFailedError",
                    429,
                    "api_request_limit_exceeded",
                    "Sorry, access has been blocked temporarily due to request rate",
                ),
                Code.THROTTLED,
            ),
            "card": (
                _chargebee(
                    "PaymentError",
                    402,
                    "payment_processing_failed",
                    "Problem while adding the card. Your card was declined.",
                ),
                Code.TOOL_FAILED,
            ),
            "locked": (
                _chargebee(
                    "OperationFailedError",
                    409,
                    "resource_locked",
                    "Another request on this subscription is being processed.",
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "pipedrive",
        {
            "limited": (_pipedrive(429, "request over limit"), Code.THROTTLED),
            "no deal": (_pipedrive(404, "Deal not found"), Code.DATA_INTEGRITY),
            "plan": (
                _pipedrive(
                    402, "Company account is not open (possible reason: trial expired, payment details not entered)"
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "caldav",
        {
            "denied": (_caldav("AuthorizationError", "Unauthorized"), Code.AUTH_DENIED),
            "no event": (_caldav("NotFoundError", "404 Not Found"), Code.DATA_INTEGRITY),
            "consistency": (_caldav("PutError", "503 Service Unavailable"), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *recalled(
        "freshdesk",
        {
            "limited": (
                _freshdesk(
                    "FreshdeskRateLimited", 429, {"message": "You have exceeded the limit of requests per hour"}
                ),
                Code.THROTTLED,
            ),
            "no ticket": (_freshdesk("FreshdeskNotFound", 404, ""), Code.DATA_INTEGRITY),
            "denied": (
                _freshdesk(
                    "FreshdeskAccessDenied",
                    403,
                    {"code": "access_denied", "message": "You are not authorized to perform this action."},
                ),
                Code.AUTH_DENIED,
            ),
            "bad": (
                _freshdesk(
                    "FreshdeskBadRequest",
                    400,
                    {
                        "description": "Validation failed",
                        "errors": [
                            {
                                "field": "priority",
                                "message": "It should be one of these values: '1,2,3,4'",
                                "code": "invalid_value",
                            }
                        ],
                    },
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "vonage",
        {
            "limited": (
                _vonage("RateLimitedError", 429, "Rate limit", "Too many requests", retry_after="1"),
                Code.THROTTLED,
            ),
            "balance": (
                _vonage(
                    "HttpRequestError",
                    402,
                    "Low balance",
                    "This request could not be performed due to your account balance being low.",
                ),
                Code.AUTH_DENIED,
            ),
            "number": (
                _vonage(
                    "HttpRequestError", 422, "Invalid params", "The value of one or more parameters is invalid: to"
                ),
                Code.TOOL_FAILED,
            ),
            "token": (
                _vonage("AuthenticationError", 401, "Unauthorized", "You did not provide correct credentials."),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "plivo",
        {
            "auth": (
                _plivo(
                    "AuthenticationError",
                    "Failed to authenticate while fetching resource at: https://api.plivo.com/v1/Account/",
                ),
                Code.AUTH_DENIED,
            ),
            "no call": (
                _plivo("ResourceNotFoundError", "Resource at https://api.plivo.com/v1/Call/1/ couldn't be found"),
                Code.DATA_INTEGRITY,
            ),
            "server": (
                _plivo(
                    "PlivoServerError", "A server error occurred while accessing resource at: https://api.plivo.com"
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "monday",
        {
            "complexity": (
                _monday(
                    429,
                    "COMPLEXITY_BUDGET_EXHAUSTED",
                    "Complexity budget exhausted, query cost 30001 budget remaining 29970 out of 1000000 reset in 12 seconds",
                ),
                Code.THROTTLED,
            ),
            "user": (_monday(403, "USER_UNAUTHORIZED", "User unauthorized to perform action"), Code.AUTH_DENIED),
            "column": (
                _monday(
                    200,
                    "ColumnValueException",
                    "invalid value, please check our API documentation for the correct data structure for this column.",
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "asana",
        {
            "limited": (
                _asana("RateLimitEnforcedError", 429, "You have made too many requests recently. Please, be chill."),
                Code.THROTTLED,
            ),
            "premium": (
                _asana("PremiumOnlyError", 402, "Premium Only: Search is only available to premium users."),
                Code.AUTH_DENIED,
            ),
            "no task": (_asana("NotFoundError", 404, "task: Unknown object: 1207"), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "linear",
        {
            "limited": (
                _linear("RATELIMITED", "Rate limit exceeded. Only 1500 requests are allowed per 1 hour", 400),
                Code.THROTTLED,
            ),
            "no issue": (
                _linear("INPUT_ERROR", "Entity not found: Issue - Could not find referenced Issue.", 400),
                Code.DATA_INTEGRITY,
            ),
            "key": (
                _linear("AUTHENTICATION_ERROR", "Authentication required, not authenticated", 400),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "O365",
        {
            "busy calendar": (
                requests.HTTPError(
                    "429 Client Error: Too Many Requests for url: https://graph.microsoft.com/v1.0/me/calendar/events | Error Message: Application is over its MailboxConcurrency limit.",
                    response=over_requests(
                        429,
                        {
                            "error": {
                                "code": "ApplicationThrottled",
                                "message": "Application is over its MailboxConcurrency limit.",
                            }
                        },
                    ),
                ),
                Code.THROTTLED,
            ),
            "no mailbox": (
                requests.HTTPError(
                    "404 Client Error: Not Found | Error Message: The mailbox is either inactive, soft-deleted, or is hosted on-premise.",
                    response=over_requests(
                        404,
                        {
                            "error": {
                                "code": "MailboxNotEnabledForRESTAPI",
                                "message": "The mailbox is either inactive, soft-deleted, or is hosted on-premise.",
                            }
                        },
                    ),
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "intercom",
        {
            "limited": (
                shaped(
                    "intercom.core.api_error.ApiError",
                    said="status_code: 429, body: {...}",
                    status_code=429,
                    body={
                        "type": "error.list",
                        "errors": [
                            {"code": "rate_limit_exceeded", "message": "Exceeded rate limit of 83 in 10_seconds"}
                        ],
                    },
                    headers={},
                ),
                Code.THROTTLED,
            ),
            "twice in an effect": (
                shaped(
                    "intercom.errors.conflict_error.ConflictError < intercom.core.api_error.ApiError",
                    said="status_code: 409",
                    status_code=409,
                    body={
                        "type": "error.list",
                        "errors": [
                            {
                                "code": "conflict",
                                "message": "A contact matching those details already exists with id=6762f0dd",
                            }
                        ],
                    },
                    headers={},
                ),
                Code.EFFECT_CONFLICT,
            ),
            "plan": (
                shaped(
                    "intercom.errors.forbidden_error.ForbiddenError < intercom.core.api_error.ApiError",
                    said="status_code: 403",
                    status_code=403,
                    body={"errors": [{"code": "api_plan_restricted", "message": "Active subscription needed."}]},
                    headers={},
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "signalwire",
        {
            "fax": (
                shaped(
                    "signalwire.rest.SignalwireRestException",
                    "HTTP 422 error: Unable to create record: The 'To' number +1 is not a valid phone number.",
                    status=422,
                    code=21211,
                    uri="/Faxes",
                    msg="Unable to create record",
                    details=SimpleNamespace(),
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
]
