"""Services behind services: directories, secrets, SOAP and sign-in, shaped by hand."""

import json
import xmlrpc.client

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import StatusCode, over_requests, recalled, rpc_error, shaped


def _facebook(status: int, code: int, kind: str, message: str, *, transient: bool = False) -> BaseException:
    body = {"error": {"message": message, "type": kind, "code": code, "is_transient": transient, "fbtrace_id": "x"}}
    return shaped(
        "facebook_business.exceptions.FacebookRequestError < facebook_business.exceptions.FacebookError",
        "\n\n  Message: Call was not successful\n  Method:  GET\n  Path:    https://graph.facebook.com/v21.0/act_1\n"
        f"\n  Status:  {status}\n  Response:\n    {json.dumps(body)}\n",
        _http_status=status,
        _http_headers={},
        _body=body,
        _error=body["error"],
        _api_error_code=code,
        _api_error_type=kind,
        _api_error_message=message,
        _api_transient_error=transient,
    )


def _firebase(name: str, parent: str, code: str, message: str, status: int) -> BaseException:
    lineage = f"firebase_admin.{name} < firebase_admin.exceptions.{parent} < firebase_admin.exceptions.FirebaseError"
    return shaped(lineage, message, _code=code, code=code, cause=None, http_response=over_requests(status))


def _vault(name: str, message: str, status: int) -> BaseException:
    return shaped(
        f"hvac.exceptions.{name} < hvac.exceptions.VaultError",
        message,
        said=f"{message}, on get https://vault.example.com:8200/v1/secret/data/a",
        errors=[message],
        method="get",
        url="https://vault.example.com:8200/v1/secret/data/a",
        text=json.dumps({"errors": [message]}),
        json={"errors": [message]},
    )


def _ldap(name: str, number: int, description: str, message: str) -> BaseException:
    lineage = f"ldap3.core.exceptions.{name} < ldap3.core.exceptions.LDAPOperationResult"
    return shaped(
        f"{lineage} < ldap3.core.exceptions.LDAPExceptionError < ldap3.core.exceptions.LDAPException",
        said=f"{name} - {number} - {description} - None - {message} - bindResponse - None",
        result=number,
        description=description,
        dn="",
        message=message,
        referrals=None,
    )


def _resend(name: str, code: object, kind: str, message: str) -> BaseException:
    return shaped(
        f"resend.exceptions.{name} < resend.exceptions.ResendError",
        message,
        code=code,
        message=message,
        error_type=kind,
        suggested_action="",
    )


CASES: list[Case] = [
    *recalled(
        "facebook_business",
        {
            "token": (
                _facebook(400, 190, "OAuthException", "Error validating access token: Session has expired on Friday."),
                Code.AUTH_DENIED,
            ),
            "limit": (_facebook(403, 4, "OAuthException", "(#4) Application request limit reached"), Code.THROTTLED),
            "transient": (
                _facebook(
                    400,
                    2,
                    "OAuthException",
                    "An unexpected error has occurred. Please retry your request later.",
                    transient=True,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "googleads",
        {
            "denied": (
                shaped(
                    "google.ads.googleads.errors.GoogleAdsException",
                    rpc_error(StatusCode.PERMISSION_DENIED, "The caller does not have permission"),
                    error=rpc_error(StatusCode.PERMISSION_DENIED, "The caller does not have permission"),
                    request_id="x",
                    cause=rpc_error(StatusCode.PERMISSION_DENIED, "The caller does not have permission"),
                ),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "mailchimp_marketing",
        {
            "twice": (
                shaped(
                    "mailchimp_marketing.api_client.ApiClientError",
                    '{"title":"Member Exists","status":400,"detail":"a@example.com is already a list member."}',
                    text='{"title":"Member Exists","status":400,"detail":"a@example.com is already a list member."}',
                    status_code=400,
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "resend",
        {
            "429": (
                _resend("RateLimitError", "429", "rate_limit_exceeded", "You can only make 2 requests per second."),
                Code.THROTTLED,
            ),
            "the day's quota": (
                _resend(
                    "RateLimitError", "429", "daily_quota_exceeded", "You have reached your daily email sending quota."
                ),
                Code.AUTH_DENIED,
            ),
            "bad address": (
                _resend(
                    "ValidationError", 422, "validation_error", "Invalid `to` field. The email address needs a domain."
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "trello",
        {
            "no card": (
                shaped(
                    "trello.exceptions.ResourceUnavailable",
                    said="model not found at https://api.trello.com/1/cards/1 (HTTP status: 404)",
                    _msg="model not found at https://api.trello.com/1/cards/1",
                    _status=404,
                ),
                Code.DATA_INTEGRITY,
            ),
        },
    ),
    *recalled(
        "firebase_admin",
        {
            "unregistered": (
                _firebase(
                    "_messaging_utils.UnregisteredError",
                    "NotFoundError",
                    "NOT_FOUND",
                    "Requested entity was not found.",
                    404,
                ),
                Code.DATA_INTEGRITY,
            ),
            "quota": (
                _firebase(
                    "_messaging_utils.QuotaExceededError",
                    "ResourceExhaustedError",
                    "RESOURCE_EXHAUSTED",
                    "Quota exceeded for quota metric 'Send requests' and limit 'Send requests per minute'",
                    429,
                ),
                Code.THROTTLED,
            ),
            "503": (
                _firebase(
                    "exceptions.UnavailableError", "FirebaseError", "UNAVAILABLE", "The service is unavailable.", 503
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "hvac",
        {
            "sealed": (_vault("VaultDown", "Vault is sealed", 503), Code.DEPENDENCY_UNAVAILABLE),
            "denied": (_vault("Forbidden", "permission denied", 403), Code.AUTH_DENIED),
            "no secret": (_vault("InvalidPath", "", 404), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "ldap3",
        {
            "login": (
                _ldap("LDAPInvalidCredentialsResult", 49, "invalidCredentials", "80090308: LdapErr: data 52e"),
                Code.AUTH_DENIED,
            ),
            "no entry": (_ldap("LDAPNoSuchObjectResult", 32, "noSuchObject", "0000208D: NameErr"), Code.DATA_INTEGRITY),
            "busy": (_ldap("LDAPBusyResult", 51, "busy", "the server is too busy"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (
                shaped(
                    "ldap3.core.exceptions.LDAPSocketOpenError < ldap3.core.exceptions.LDAPCommunicationError < "
                    "ldap3.core.exceptions.LDAPExceptionError < ldap3.core.exceptions.LDAPException",
                    "unable to open socket",
                    [("10.0.0.1", 389)],
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "zeep",
        {
            "server": (
                shaped(
                    "zeep.exceptions.Fault < zeep.exceptions.Error",
                    "Internal Error (from server)",
                    said="Internal Error (from server)",
                    message="Internal Error (from server)",
                    code="soap:Server",
                    actor=None,
                    detail=None,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "login": (
                shaped(
                    "zeep.exceptions.Fault < zeep.exceptions.Error",
                    "The security token could not be authenticated",
                    said="The security token could not be authenticated",
                    message="The security token could not be authenticated",
                    code="wsse:FailedAuthentication",
                    actor=None,
                    detail=None,
                ),
                Code.AUTH_DENIED,
            ),
            "503": (
                shaped(
                    "zeep.exceptions.TransportError < zeep.exceptions.Error",
                    "Server returned HTTP status 503 (no content available)",
                    message="Server returned HTTP status 503 (no content available)",
                    status_code=503,
                    content=b"",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "xmlrpc",
        {
            "denied": (xmlrpc.client.Fault(3, "Access Denied"), Code.AUTH_DENIED),
            "502": (
                xmlrpc.client.ProtocolError("erp.example.com/xmlrpc/2", 502, "Bad Gateway", {}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "oauthlib",
        {
            "revoked": (
                shaped(
                    "oauthlib.oauth2.rfc6749.errors.InvalidGrantError < oauthlib.oauth2.rfc6749.errors.OAuth2Error",
                    "(invalid_grant) Token has been expired or revoked.",
                    error="invalid_grant",
                    description="Token has been expired or revoked.",
                    status_code=400,
                    uri=None,
                ),
                Code.AUTH_DENIED,
            ),
            "later": (
                shaped(
                    "oauthlib.oauth2.rfc6749.errors.TemporarilyUnavailableError < oauthlib.oauth2.rfc6749.errors.OAuth2Error",
                    "(temporarily_unavailable) ",
                    error="temporarily_unavailable",
                    description=None,
                    status_code=400,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
]
