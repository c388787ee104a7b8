"""Services of others that no clue is written from: the classifier is measured on them."""

import dropbox
import gitlab
import googleapiclient.discovery
import googleapiclient.http
import hubspot
import jira
import pyairtable
import requests
import sendgrid
import simple_salesforce
import tweepy
import web3
import zenpy
from google.auth.credentials import AnonymousCredentials
from googleapiclient.http import HttpRequest
from hubspot.crm.contacts import SimplePublicObjectInputForCreate
from twilio.http.http_client import TwilioHttpClient
from twilio.rest import Client as Twilio
from zenpy.lib.api_objects import Ticket

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, over_http


class _Elsewhere(requests.Session):
    """Sends whatever is asked of a fixed address to the loopback server."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def send(self, request: requests.PreparedRequest, **named: object) -> requests.Response:
        request.url = self.url + "/" + str(request.path_url).lstrip("/")
        return super().send(request, **{**named, "timeout": 2})  # type: ignore[arg-type]


class _TwilioElsewhere(TwilioHttpClient):
    def __init__(self, url: str) -> None:
        super().__init__(timeout=2)
        self.session = _Elsewhere(url)


def _twilio(url: str) -> object:
    client = Twilio("AC" + "1" * 32, "t", http_client=_TwilioElsewhere(url))
    return client.messages.create(to="+1", from_="+2", body="hi")


def _sendgrid(url: str) -> object:
    return sendgrid.SendGridAPIClient("k", host=url).send({"personalizations": []})


def _gitlab(url: str) -> object:
    return gitlab.Gitlab(url, private_token="t", timeout=2).projects.get(1, max_retries=0, obey_rate_limit=False)


def _salesforce(url: str) -> object:
    session = _Elsewhere(url)
    return simple_salesforce.Salesforce(instance="a.example.com", session_id="s", session=session).Contact.get("1")


def _jira(url: str) -> object:
    return jira.JIRA(url, basic_auth=("a", "b"), max_retries=0, timeout=2, get_server_info=False).issue("A-1")


def _dropbox(url: str) -> object:
    client = dropbox.Dropbox("t", session=_Elsewhere(url), max_retries_on_error=0, max_retries_on_rate_limit=0)
    return client.files_get_metadata("/letter.pdf")


def _airtable(url: str) -> object:
    return (
        pyairtable.Api("t", endpoint_url=url, timeout=(2, 2), retry_strategy=None)
        .table("appAAAAAAAAAAAAAA", "Letters")
        .create({"a": 1})
    )


def _tweepy(url: str) -> object:
    client = tweepy.Client("t")
    client.session = _Elsewhere(url)
    return client.create_tweet(text="hi", user_auth=False)


def _hubspot(url: str) -> object:
    contacts = hubspot.HubSpot(access_token="t").crm.contacts.basic_api
    contacts.api_client.configuration.host = url
    return contacts.create(SimplePublicObjectInputForCreate(properties={}), _request_timeout=2)


def _google(url: str) -> object:
    request: HttpRequest = (
        googleapiclient.discovery.build("drive", "v3", credentials=AnonymousCredentials(), static_discovery=True)
        .files()
        .get(fileId="1")
    )
    request.uri = f"{url}/drive/v3/files/1"
    return request.execute(num_retries=0)


def _web3(url: str) -> object:
    provider = web3.HTTPProvider(url, request_kwargs={"timeout": 2}, exception_retry_configuration=None)
    return web3.Web3(provider).eth.block_number


def _zendesk(url: str) -> object:
    client = zenpy.Zenpy(subdomain="a", email="b", token="t", session=_Elsewhere(url), timeout=2)
    return client.tickets.create(Ticket(subject="hi", description="there"))


def _rpc(code: int, message: str) -> Answer:
    return answer(200, {"jsonrpc": "2.0", "id": 0, "error": {"code": code, "message": message}})


def _goog(status: int, reason: str, message: str) -> Answer:
    return answer(
        status,
        {
            "error": {
                "code": status,
                "message": message,
                "errors": [{"domain": "global", "reason": reason, "message": message}],
            }
        },
    )


def _hub(status: int, category: str, message: str) -> Answer:
    return answer(status, {"status": "error", "message": message, "correlationId": "1", "category": category})


CASES: list[Case] = [
    *over_http(
        "twilio",
        _twilio,
        {
            "429": (answer(429, {"code": 20429, "message": "Too Many Requests", "status": 429}), Code.THROTTLED),
            "401": (answer(401, {"code": 20003, "message": "Authenticate", "status": 401}), Code.AUTH_DENIED),
            "bad number": (
                answer(
                    400, {"code": 21211, "message": "The 'To' number +1 is not a valid phone number.", "status": 400}
                ),
                Code.TOOL_FAILED,
            ),
            "503": (
                answer(503, {"code": 20503, "message": "Service is unavailable", "status": 503}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "sendgrid",
        _sendgrid,
        {
            "401": (
                answer(
                    401, {"errors": [{"message": "The provided authorization grant is invalid, expired, or revoked"}]}
                ),
                Code.AUTH_DENIED,
            ),
            "credits": (answer(401, {"errors": [{"message": "Maximum credits exceeded"}]}), Code.AUTH_DENIED),
            "429": (answer(429, {"errors": [{"message": "too many requests"}]}), Code.THROTTLED),
            "413": (answer(413, {"errors": [{"message": "Payload too large"}]}), Code.UNSUPPORTED_INPUT),
            "500": (answer(500, {"errors": [{"message": "internal error"}]}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "gitlab",
        _gitlab,
        {
            "404": (answer(404, {"message": "404 Project Not Found"}), Code.DATA_INTEGRITY),
            "401": (answer(401, {"message": "401 Unauthorized"}), Code.AUTH_DENIED),
            "429": (answer(429, {"message": "Retry later"}, retry_after="9"), Code.THROTTLED),
            "502": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "simple_salesforce",
        _salesforce,
        {
            "expired": (
                answer(401, [{"message": "Session expired or invalid", "errorCode": "INVALID_SESSION_ID"}]),
                Code.AUTH_DENIED,
            ),
            "limit": (
                answer(403, [{"message": "TotalRequests Limit exceeded.", "errorCode": "REQUEST_LIMIT_EXCEEDED"}]),
                Code.THROTTLED,
            ),
            "no record": (
                answer(404, [{"message": "The requested resource does not exist", "errorCode": "NOT_FOUND"}]),
                Code.DATA_INTEGRITY,
            ),
            "locked": (
                answer(
                    400,
                    [
                        {
                            "message": "unable to obtain exclusive access to this record",
                            "errorCode": "UNABLE_TO_LOCK_ROW",
                        }
                    ],
                ),
                Code.STORE_CONFLICT,
            ),
            "bad field": (
                answer(400, [{"message": "No such column 'a' on entity 'Contact'", "errorCode": "INVALID_FIELD"}]),
                Code.TOOL_FAILED,
            ),
            "server": (
                answer(503, [{"message": "Server is temporarily unavailable", "errorCode": "SERVER_UNAVAILABLE"}]),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "jira",
        _jira,
        {
            "404": (
                answer(
                    404,
                    {"errorMessages": ["Issue does not exist or you do not have permission to see it."], "errors": {}},
                ),
                Code.DATA_INTEGRITY,
            ),
            "401": (
                answer(401, {"errorMessages": ["Client must be authenticated to access this resource."]}),
                Code.AUTH_DENIED,
            ),
            "400": (
                answer(400, {"errorMessages": [], "errors": {"summary": "You must specify a summary of the issue."}}),
                Code.TOOL_FAILED,
            ),
            "503": (
                answer(503, "<html>Service Unavailable</html>", content_type="text/html"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "dropbox",
        _dropbox,
        {
            "expired": (
                answer(401, {"error_summary": "expired_access_token/..", "error": {".tag": "expired_access_token"}}),
                Code.AUTH_DENIED,
            ),
            "409 path": (
                answer(
                    409,
                    {"error_summary": "path/not_found/..", "error": {".tag": "path", "path": {".tag": "not_found"}}},
                ),
                Code.DATA_INTEGRITY,
            ),
            "429": (
                answer(
                    429,
                    {
                        "error_summary": "too_many_requests/..",
                        "error": {"reason": {".tag": "too_many_requests"}, "retry_after": 5},
                    },
                    retry_after="5",
                ),
                Code.THROTTLED,
            ),
            "500": (answer(500, "oops", content_type="text/plain"), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "pyairtable",
        _airtable,
        {
            "403": (
                answer(
                    403,
                    {
                        "error": {
                            "type": "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND",
                            "message": "Invalid permissions, or the requested model was not found.",
                        }
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "422": (
                answer(422, {"error": {"type": "UNKNOWN_FIELD_NAME", "message": "Unknown field name: a"}}),
                Code.TOOL_FAILED,
            ),
            "429 month": (
                answer(
                    429,
                    {
                        "errors": [
                            {
                                "error": "PUBLIC_API_BILLING_LIMIT_EXCEEDED",
                                "message": "You have exceeded the number of API calls per month included in your plan.",
                            }
                        ]
                    },
                ),
                Code.AUTH_DENIED,
            ),
            "429": (
                answer(
                    429,
                    {
                        "errors": [
                            {"error": "RATE_LIMIT_REACHED", "message": "Rate limit exceeded. Please try again later"}
                        ]
                    },
                ),
                Code.THROTTLED,
            ),
            "503": (answer(503, {"error": {"type": "SERVICE_UNAVAILABLE"}}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "tweepy",
        _tweepy,
        {
            "429": (
                answer(429, {"title": "Too Many Requests", "detail": "Too Many Requests", "status": 429}),
                Code.THROTTLED,
            ),
            "403 duplicate in an effect": (
                answer(
                    403,
                    {
                        "title": "Forbidden",
                        "detail": "You are not allowed to create a Tweet with duplicate content.",
                        "status": 403,
                    },
                ),
                Code.EFFECT_CONFLICT,
            ),
            "401": (answer(401, {"title": "Unauthorized", "detail": "Unauthorized", "status": 401}), Code.AUTH_DENIED),
            "503": (
                answer(503, {"title": "Service Unavailable", "detail": "Over capacity", "status": 503}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *over_http(
        "hubspot",
        _hubspot,
        {
            "429 daily": (_hub(429, "RATE_LIMITS", "You have reached your daily limit."), Code.AUTH_DENIED),
            "429": (_hub(429, "RATE_LIMITS", "You have reached your secondly limit."), Code.THROTTLED),
            "409 in an effect": (_hub(409, "CONFLICT", "Contact already exists. Existing ID: 7"), Code.EFFECT_CONFLICT),
            "400": (_hub(400, "VALIDATION_ERROR", "Property values were not valid"), Code.TOOL_FAILED),
            "401": (_hub(401, "INVALID_AUTHENTICATION", "Authentication credentials not found."), Code.AUTH_DENIED),
        },
    ),
    *over_http(
        "googleapiclient",
        _google,
        {
            "user rate": (_goog(403, "userRateLimitExceeded", "User Rate Limit Exceeded"), Code.THROTTLED),
            "daily": (_goog(403, "dailyLimitExceeded", "Daily Limit Exceeded"), Code.AUTH_DENIED),
            "404": (_goog(404, "notFound", "File not found: 1."), Code.DATA_INTEGRITY),
            "500": (_goog(500, "backendError", "Backend Error"), Code.DEPENDENCY_UNAVAILABLE),
            "401": (_goog(401, "authError", "Invalid Credentials"), Code.AUTH_DENIED),
        },
    ),
    *over_http(
        "web3",
        _web3,
        {
            "limit": (_rpc(-32005, "daily request count exceeded, request rate limited"), Code.THROTTLED),
            "method": (_rpc(-32601, "the method eth_foo does not exist/is not available"), Code.DEPENDENCY_GONE),
            "params": (_rpc(-32602, "invalid argument 0: hex string without 0x prefix"), Code.TOOL_FAILED),
            "429": (answer(429, "Too Many Requests", content_type="text/plain"), Code.THROTTLED),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "zenpy",
        _zendesk,
        {
            "404": (answer(404, {"error": "RecordNotFound", "description": "Not found"}), Code.DATA_INTEGRITY),
            "422": (
                answer(422, {"error": "RecordInvalid", "description": "Record validation errors", "details": {}}),
                Code.TOOL_FAILED,
            ),
            "403": (
                answer(403, {"error": {"title": "Forbidden", "message": "You do not have access to this page."}}),
                Code.AUTH_DENIED,
            ),
            "503": (answer(503, {"error": "ServiceUnavailable"}), Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
]
