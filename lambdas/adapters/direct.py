"""The short way to ask, for requests that every job makes: what a job costs is mostly botocore's general one.

DynamoDB and SQS take JSON as it is, so neither their models nor rules of endpoints are needed for each request. The
connection, the credentials, the errors, the hooks, and when to ask again are the client's own. Whatever is unusual, in
what is asked or in whom, goes the usual way.
"""

import hashlib
import hmac
import itertools
import json
import time
import zlib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any
from urllib.parse import urlsplit

from botocore.awsrequest import AWSPreparedRequest
from botocore.endpoint import convert_to_response_dict
from botocore.exceptions import BotoCoreError, HTTPClientError

OPERATIONS = frozenset(
    {
        *("GetItem", "PutItem", "UpdateItem", "DeleteItem", "Query", "BatchGetItem", "TransactWriteItems"),
        *("SendMessage", "SendMessageBatch", "DeleteMessageBatch", "ChangeMessageVisibilityBatch"),
    }
)
_BINARY = (b'"B"', b'"BS"')  # perhaps a value that is bytes, and is written in another way
_UNSIGNED = frozenset({"user-agent", "x-amzn-trace-id"})  # somebody on the way may change them


def directly(client: Any) -> Any:
    """The same client."""
    client._make_api_call = Direct(client)
    return client


class Direct:
    """In place of a client's own way to ask."""

    def __init__(self, client: Any) -> None:
        self._client, self._usually = client, client._make_api_call
        model = client.meta.service_model
        self._service, self._signing_name = model.service_id.hyphenize(), model.signing_name
        self._prefix = model.metadata.get("targetPrefix", "")
        self._headers = {
            "Content-Type": f"application/x-amz-json-{model.metadata.get('jsonVersion', '1.0')}",
            "User-Agent": client.meta.config.user_agent or "",
            # Else SQS does not name its errors as it always has.
            **({"x-amzn-query-mode": "true"} if "awsQueryCompatible" in model.metadata else {}),
        }

    def __call__(self, operation: str, params: dict[str, Any]) -> Any:
        if operation not in OPERATIONS or self._client._request_signer._credentials is None or not self._url:
            return self._usually(operation, params)
        client = self._client
        model = client.meta.service_model.operation_model(operation)
        context: dict[str, Any] = {"client_region": client.meta.region_name, "client_config": client.meta.config}
        given = client._emit_api_params(api_params=params, operation_model=model, context=context)
        try:
            body = json.dumps(given).encode()
        except TypeError:  # bytes, sets: there is a way to write them, and botocore knows it
            return self._usually(operation, params)
        headers = {"X-Amz-Target": f"{self._prefix}.{operation}", **self._headers}
        http, said = self._ask({"url": self._url, "headers": headers, "body": body, "context": context}, model)
        if http.status_code < 300:
            return said
        code = context.get("error_code_override") or said.get("Error", {}).get("Code")
        raise client.exceptions.from_code(code)(said, operation)

    def _ask(self, asked: dict[str, Any], model: Any) -> tuple[Any, dict[str, Any]]:
        """With every hook of the client that a request passes: whoever answers in its place does so here too."""
        client, emit, named = self._client, self._client.meta.events, f"{self._service}.{model.name}"
        about = {"model": model, "context": asked["context"]}
        _, answered = emit.emit_until_response(
            f"before-call.{named}", params=asked, request_signer=client._request_signer, **about
        )
        try:
            http, said = answered or self._tried(asked, model)
        except Exception as error:
            emit.emit(f"after-call-error.{named}", exception=error, context=asked["context"])
            raise
        emit.emit(f"after-call.{named}", http_response=http, parsed=said, **about)
        return http, said

    def _tried(self, asked: dict[str, Any], model: Any) -> tuple[Any, dict[str, Any]]:
        """As often as the client's own rules say, and with their waits and their quota."""
        for attempt in itertools.count(1):
            answer, failed = None, None
            try:
                answer = self._sent(asked, model)
                if answer[0].status_code == 200:
                    break
            except BotoCoreError as error:
                failed = error
            if not self._client._endpoint._needs_retry(attempt, model, asked, answer, failed):
                break
        if answer is None:
            raise failed or HTTPClientError(error="no answer")
        answer[1].setdefault("ResponseMetadata", {})["RetryAttempts"] = attempt - 1
        return answer

    def _sent(self, asked: dict[str, Any], model: Any) -> tuple[Any, dict[str, Any]]:
        client = self._client
        credentials = client._request_signer._credentials.get_frozen_credentials()
        headers = signed(
            {"Host": self._host, **asked["headers"]},
            asked["body"],
            credentials,
            region=client.meta.region_name,
            service=self._signing_name,
            at=time.strftime("%Y%m%dT%H%M%SZ", time.gmtime()),
        )
        headers["Content-Length"] = str(len(asked["body"]))
        request = AWSPreparedRequest("POST", asked["url"], headers, asked["body"], stream_output=False)
        answers = client.meta.events.emit(f"before-send.{self._service}.{model.name}", request=request)
        http = next((answer for _, answer in answers if answer is not None), None)
        if http is None:
            http = client._endpoint.http_session.send(request)
        if http.status_code == 200:
            _require_whole(http)
            if not any(binary in http.content for binary in _BINARY):
                return http, _read(http.content) | {"ResponseMetadata": {"HTTPStatusCode": 200}}
        answer, parser = convert_to_response_dict(http, model), client._response_parser
        parsed = parser.parse(answer, model.output_shape)
        if http.status_code >= 300:
            client._endpoint._add_modeled_error_fields(answer, parsed, model, parser)
        return http, parsed

    @cached_property
    def _url(self) -> str:
        """By botocore's rules, once: they depend on the client alone for what is asked here. Empty for an address that
        wants more than what is signed here: a path, another region's or service's name, another kind of signature.
        """
        service, context = self._client.meta.service_model, {"client_region": self._client.meta.region_name}
        model = service.operation_model(service.operation_names[0])
        url, headers, _ = self._client._resolve_endpoint_ruleset(model, {}, context)
        at, signer = urlsplit(url), self._client._request_signer
        plain = at.path in ("", "/") and not (at.query or at.username or headers or "signing" in context)
        return f"{at.scheme}://{at.netloc}/" if plain and signer.signature_version == "v4" else ""

    @cached_property
    def _host(self) -> str:
        return self._url.split("/")[2]


def _read(content: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(content) if content else {}
    except ValueError as garbled:  # of somebody on the way: SQS does not say what its answers sum up to
        raise HTTPClientError(error=f"an answer that is not JSON: {garbled}") from garbled
    if not isinstance(answer, dict):
        raise HTTPClientError(error=f"an answer that is a {type(answer).__name__}, and no object")
    return answer


def _require_whole(http: Any) -> None:
    """DynamoDB says what its answer sums up to."""
    expected = http.headers.get("x-amz-crc32")
    if expected is not None and int(expected) != zlib.crc32(http.content):
        raise HTTPClientError(error=f"an answer whose CRC-32 is not {expected}")


def signed(
    headers: Mapping[str, str], body: bytes, credentials: Any, *, region: str, service: str, at: str
) -> dict[str, str]:
    """With AWS's Signature Version 4, for a POST of `body` to `/`."""
    headers = {**headers, "X-Amz-Date": at}
    if credentials.token:
        headers["X-Amz-Security-Token"] = credentials.token
    covered = sorted((name.lower(), value) for name, value in headers.items() if name.lower() not in _UNSIGNED)
    names = ";".join(name for name, _ in covered)
    lines = "".join(f"{name}:{value}\n" for name, value in covered)
    request = f"POST\n/\n\n{lines}\n{names}\n{hashlib.sha256(body).hexdigest()}"
    scope = f"{at[:8]}/{region}/{service}/aws4_request"
    text = f"AWS4-HMAC-SHA256\n{at}\n{scope}\n{hashlib.sha256(request.encode()).hexdigest()}"
    signature = hmac.digest(_key(credentials.secret_key, at[:8], region, service), text.encode(), "sha256").hex()
    said = f"Credential={credentials.access_key}/{scope}, SignedHeaders={names}, Signature={signature}"
    return {**headers, "Authorization": f"AWS4-HMAC-SHA256 {said}"}


@lru_cache(maxsize=8)  # it changes with the day, and when a role's credentials do
def _key(secret: str, day: str, region: str, service: str) -> bytes:
    key = f"AWS4{secret}".encode()
    for part in (day, region, service, "aws4_request"):
        key = hmac.digest(key, part.encode(), "sha256")
    return key
