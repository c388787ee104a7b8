"""The short way beside botocore's own: the same address, signature, tries, waits, values and errors."""

import json
import random
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import boto3
import pytest
from botocore import UNSIGNED
from botocore.config import Config
from botocore.credentials import RefreshableCredentials
from botocore.exceptions import ConnectionClosedError

from lambdas.adapters.direct import directly
from tests.contract.outside.line import GET, ITEM, SLOW, UNREACHABLE, Line, answer, refusal
from tests.support.ledgers.engines import NOBODY

STANDARD = {"mode": "standard", "total_max_attempts": 3}
RESET = ConnectionClosedError(endpoint_url="https://dynamodb", error="reset")
SIGNED = re.compile(r"Credential=\w+/\d+/([^,]+), SignedHeaders")
Way = Callable[[Any], Any]
WAYS: tuple[Way, ...] = (lambda client: client, directly)


def client_of(way: Way, line: Line, service: str = "dynamodb", **options: Any) -> Any:
    config = Config(retries=STANDARD, parameter_validation=False).merge(options.pop("config", Config()))
    client = boto3.client(service, config=config, **{"region_name": "us-east-1", **NOBODY, **options})
    client.meta.events.register_first("before-send", line)
    return way(client)


@pytest.fixture(autouse=True)
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    return waits


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_DYNAMODB", "AWS_ENDPOINT_URL_SQS"):
        monkeypatch.delenv(name, raising=False)


def told(call: Callable[..., Any], **params: Any) -> Any:
    """What the caller learns."""
    try:
        said = call(**params)
    except Exception as error:
        parsed = getattr(error, "response", {})
        return type(error).__name__, str(error), {**parsed, "ResponseMetadata": None}
    return {**said, "ResponseMetadata": said["ResponseMetadata"]["RetryAttempts"]}


ANSWERS: dict[str, tuple[Any, ...]] = {
    "well": (answer(told=ITEM),),
    "throttled once": (refusal("ProvisionedThroughputExceededException"), answer(told=ITEM)),
    "throttled for ever": (refusal("ThrottlingException"),),
    "too many requests": (refusal("RequestLimitExceeded"),),
    "another transaction": (refusal("TransactionInProgressException"),),
    "broken": (refusal("InternalServerError", 500),),
    "busy, says a proxy": (answer(503, "<html>busy</html>"),),
    "unreachable": (UNREACHABLE,),
    "slow": (SLOW, SLOW, answer(told=ITEM)),
    "reset": (RESET, answer(told=ITEM)),
    "expired": (refusal("ExpiredTokenException"),),
    "late clock": (refusal("InvalidSignatureException"),),
    "unknown key": (refusal("UnrecognizedClientException"),),
    "denied": (refusal("AccessDeniedException"),),
    "invalid": (refusal("ValidationException"),),
    "no table": (refusal("ResourceNotFoundException"),),
    "lost race": (refusal("ConditionalCheckFailedException", Item=ITEM["Item"]),),
    "conflict": (refusal("TransactionConflictException"),),
    "nameless": (answer(400, "{}"),),
    "no content": (answer(204),),
    "bytes": (answer(told={"Item": {"b": {"B": "AP8="}, "s": {"BS": ["AP8="]}}}),),
    "numbers": (answer(told={"Item": {"n": {"N": "9" * 38}, "s": {"NS": ["1E-130", "-0"]}, "t": {"SS": ["B"]}}}),),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_what_comes_back_is_told_after_the_same_tries_and_the_same_waits(name: str, slept: list[float]) -> None:
    seen = []
    for way in WAYS:
        slept.clear()
        random.seed(7)  # waits are a share of what they may be
        line = Line(*ANSWERS[name])
        client = client_of(way, line)
        seen.append((told(client.get_item, **GET), len(line.requests), list(slept)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("code", ["AWS.SimpleQueueService.NonExistentQueue", "RequestThrottled"])
def test_an_error_of_sqs_has_the_name_that_it_always_had(code: str) -> None:
    seen = []
    for way in WAYS:
        shape = {"__type": "com.amazonaws.sqs#QueueDoesNotExist", "message": "no"}
        line = Line(answer(400, shape, x_amzn_query_error=f"{code};Sender"))
        client = client_of(way, line, "sqs")
        seen.append((told(client.send_message, QueueUrl="q", MessageBody="{}"), len(line.requests)))
    assert seen[0] == seen[1]


def test_an_outage_uses_up_the_clients_quota_of_tries() -> None:
    counts = []
    for way in WAYS:
        line = Line(UNREACHABLE)
        client = client_of(way, line)
        for _ in range(120):
            told(client.get_item, **GET)
        counts.append(len(line.requests))
    assert counts[0] == counts[1] < 360


ADDRESSES: dict[str, dict[str, Any]] = {
    "usual": {},
    "china": {"region_name": "cn-north-1"},
    "govcloud": {"region_name": "us-gov-west-1"},
    "sovereign": {"region_name": "eusc-de-east-1"},
    "fips": {"config": Config(use_fips_endpoint=True)},
    "fips by region": {"region_name": "fips-us-east-1"},
    "dualstack": {"config": Config(use_dualstack_endpoint=True)},
    "both": {"config": Config(use_dualstack_endpoint=True, use_fips_endpoint=True)},
    "local region": {"region_name": "local"},
    "port": {"endpoint_url": "http://127.0.0.1:4566"},
    "usual port": {"endpoint_url": "https://vpce.example.com:443/"},
    "ipv6": {"endpoint_url": "http://[::1]:8000"},
    "path": {"endpoint_url": "https://gateway.example.com/aws/ddb"},
    "path and slash": {"endpoint_url": "https://gateway.example.com/aws/"},
    "unsigned": {"config": Config(signature_version=UNSIGNED)},
    "by account": {
        "config": Config(account_id_endpoint_mode="preferred"),
        "aws_account_id": "123456789012",
    },
}
ASKED = {
    "dynamodb": lambda client: client.get_item(**GET),
    "sqs": lambda client: client.send_message(QueueUrl="https://sqs.us-east-1.amazonaws.com/1/q", MessageBody="{}"),
}


@pytest.mark.parametrize("service", ASKED)
@pytest.mark.parametrize("name", ADDRESSES)
def test_the_same_address_is_asked_with_a_signature_for_the_same_place(name: str, service: str) -> None:
    seen = []
    for way in WAYS:
        line = Line(answer(told={}))
        options = dict(ADDRESSES[name])
        try:
            ASKED[service](client_of(way, line, service, **options))
        except Exception as refused:
            seen.append(("refused", str(refused), ""))
            continue
        (request,) = line.requests
        signed_as = request.headers.get("Authorization", "")
        text = signed_as.decode() if isinstance(signed_as, bytes) else signed_as
        seen.append((request.url, *(SIGNED.findall(text) or ["unsigned"]), bool(text)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("variable", ["AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_DYNAMODB"])
def test_an_address_of_the_environment_is_asked(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, "http://127.0.0.1:9")
    line = Line(answer(told=ITEM))
    client_of(directly, line).get_item(**GET)
    assert line.requests[0].url == "http://127.0.0.1:9/"


VALUES: dict[str, Any] = {
    "bytes": {"B": b"\x00\xff"},
    "set of bytes": {"BS": [b"a", bytearray(b"b")]},
    "set of texts": {"SS": {"a"}},
    "number": {"N": "9" * 38},
    "half a character": {"S": "\ud800"},
    "nothing": {"NULL": True},
    "deep": {"M": {"l": {"L": [{"B": b"x"}]}}},
}


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_sent_as_botocore_sends_it(name: str) -> None:
    sent = []
    for way in WAYS:
        line = Line(answer(told={}))
        client_of(way, line).put_item(TableName="t", Item={"v": VALUES[name]})
        sent.append([json.loads(request.body) for request in line.requests])
    assert sent[0] == sent[1]


def test_keys_that_end_while_the_process_lives_are_fetched_again() -> None:
    fetched: list[str] = []

    def fetch() -> dict[str, str]:
        fetched.append("again")
        until = datetime.now(UTC) + timedelta(hours=1)
        return {"access_key": "a", "secret_key": "s", "token": f"t{len(fetched)}", "expiry_time": until.isoformat()}

    line = Line(answer(told=ITEM))
    client = client_of(directly, line)
    ended = {**fetch(), "expiry_time": datetime.now(UTC).isoformat()}
    client._request_signer._credentials = RefreshableCredentials.create_from_metadata(ended, fetch, "test")
    client.get_item(**GET)
    client.get_item(**GET)
    assert [request.headers["X-Amz-Security-Token"] for request in line.requests] == ["t2", "t2"]


def test_threads_that_ask_at_once_get_each_its_own_answer() -> None:
    def echo(request: Any, **_: Any) -> Any:
        return answer(told={"Item": json.loads(request.body)["Key"]})(request.url)

    client = client_of(directly, echo)  # type: ignore[arg-type]
    with ThreadPoolExecutor(16) as pool:
        keys = [{"pk": {"S": str(number)}} for number in range(400)]
        found = list(pool.map(lambda key: client.get_item(TableName="t", Key=key)["Item"], keys))
    assert found == keys
