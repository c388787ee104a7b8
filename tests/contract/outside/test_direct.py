"""Requests asked the short way are botocore's, answered alike. test_direct_beside.py has both ways side by side."""

import json
import time
from typing import Any

import boto3
import pytest
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.config import Config
from botocore.credentials import Credentials, ReadOnlyCredentials
from botocore.exceptions import ClientError
from hypothesis import given
from hypothesis import strategies as st

from lambdas import wiring
from lambdas.adapters.direct import directly, signed
from tests.contract.outside.line import GET, ITEM, SLOW, UNREACHABLE, Line, answer, refusal
from tests.support.ledgers.engines import NOBODY, REGION


def asking(line: Line, service: str = "dynamodb", **options: Any) -> Any:
    config = Config(retries={"mode": "standard", "total_max_attempts": 3}, parameter_validation=False)
    client = boto3.client(service, region_name=REGION, config=config, **{**NOBODY, **options})
    client.meta.events.register_first("before-send", line)
    return directly(client)


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)


def test_an_answer_is_what_botocore_makes_of_it() -> None:
    usual = boto3.client("dynamodb", region_name=REGION, **NOBODY)
    usual.meta.events.register_first("before-send", Line(answer(told=ITEM)))
    expected = usual.get_item(**GET)
    line = Line(answer(told=ITEM))
    found = asking(line).get_item(**GET)
    assert found["Item"] == expected["Item"] == ITEM["Item"]
    assert found["ResponseMetadata"]["HTTPStatusCode"] == 200
    (request,) = line.requests
    assert json.loads(request.body) == GET
    assert request.url == "https://dynamodb.us-east-1.amazonaws.com/"
    assert request.headers["X-Amz-Target"] == "DynamoDB_20120810.GetItem"


def test_sqs_is_asked_to_name_its_errors_as_it_always_has() -> None:
    line = Line(answer(told={"MessageId": "m"}))
    assert asking(line, "sqs").send_message(QueueUrl="https://q", MessageBody="{}")["MessageId"] == "m"
    assert line.requests[0].headers["x-amzn-query-mode"] == "true"


@pytest.mark.parametrize("code", ["ConditionalCheckFailedException", "TransactionConflictException"])
def test_a_lost_race_is_raised_with_what_was_found_and_asked_once(code: str) -> None:
    line = Line(refusal(code, Item=ITEM["Item"]))
    with pytest.raises(ClientError) as lost:
        asking(line).put_item(TableName="ledger", Item=ITEM["Item"])
    assert lost.value.response["Error"]["Code"] == code
    assert lost.value.response.get("Item") == (ITEM["Item"] if code.startswith("Cond") else None)
    assert len(line.requests) == 1


def test_a_cancelled_transaction_says_why_each_part_was_and_is_asked_once() -> None:
    reasons = [{"Code": "None"}, {"Code": "ConditionalCheckFailed", "Item": ITEM["Item"]}]
    line = Line(refusal("TransactionCanceledException", CancellationReasons=reasons))
    with pytest.raises(ClientError) as lost:
        asking(line).transact_write_items(TransactItems=[])
    assert lost.value.response["CancellationReasons"] == reasons
    assert len(line.requests) == 1


@pytest.mark.parametrize(
    "first",
    [
        refusal("ProvisionedThroughputExceededException"),
        refusal("InternalServerError", 500),
        answer(503, "<html>busy</html>"),
        answer(told=ITEM, x_amz_crc32="7"),
        answer(told="<html>sign in</html>"),
        answer(told="[]"),
        UNREACHABLE,
        SLOW,
    ],
)
def test_what_may_pass_is_asked_again(first: Any) -> None:
    line = Line(first, answer(told=ITEM))
    assert asking(line).get_item(**GET)["Item"] == ITEM["Item"]
    assert len(line.requests) == 2


def test_a_transaction_that_is_asked_again_is_the_same_one() -> None:
    """Its answer may be what was lost: DynamoDB knows it by its token."""
    line = Line(SLOW, answer())
    asking(line).transact_write_items(TransactItems=[])
    first, second = [json.loads(request.body)["ClientRequestToken"] for request in line.requests]
    assert first == second


@pytest.mark.parametrize("always", [UNREACHABLE, SLOW])
def test_what_does_not_pass_is_asked_three_times_as_every_other_request(always: Exception) -> None:
    line = Line(always)
    with pytest.raises(type(always)):
        asking(line).get_item(**GET)
    assert len(line.requests) == wiring.CLIENT.retries["total_max_attempts"] == 3


def test_what_the_service_calls_wrong_is_raised_as_botocore_raises_it() -> None:
    with pytest.raises(ClientError, match="AccessDeniedException"):
        asking(Line(refusal("AccessDeniedException"))).get_item(**GET)


def test_what_is_seldom_asked_goes_the_usual_way() -> None:
    line = Line(answer(told={"TableNames": ["ledger"]}))
    assert asking(line).list_tables()["TableNames"] == ["ledger"]
    assert "amz-sdk-invocation-id" in line.requests[0].headers, "which only botocore sends"


def test_whoever_asks_signs_with_the_credentials_of_that_moment() -> None:
    """A role's change while the process lives."""
    line = Line(answer(told=ITEM))
    client = asking(line)
    changing = Changing("key", "secret", "token-1")
    client._request_signer._credentials = changing
    client.get_item(**GET)
    changing.token = "token-2"
    client.get_item(**GET)
    assert [request.headers["X-Amz-Security-Token"] for request in line.requests] == ["token-1", "token-2"]


class Changing(Credentials):  # type: ignore[misc]
    def get_frozen_credentials(self) -> ReadOnlyCredentials:
        return ReadOnlyCredentials(self.access_key, self.secret_key, self.token)


TEXT = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=30)


@given(TEXT, TEXT, st.none() | TEXT, st.binary(max_size=200), st.sampled_from(["dynamodb", "sqs"]))
def test_a_signature_is_the_one_that_botocore_makes(
    key: str, secret: str, token: str | None, body: bytes, service: str
) -> None:
    given_headers = {"Content-Type": "application/x-amz-json-1.0", "X-Amz-Target": "T.Get", "User-Agent": "us"}
    credentials = ReadOnlyCredentials(key, secret, token)
    request = AWSRequest("POST", f"https://{service}.eu-west-1.amazonaws.com/", headers=given_headers, data=body)
    SigV4Auth(credentials, service, "eu-west-1").add_auth(request)
    ours = signed(
        {"Host": f"{service}.eu-west-1.amazonaws.com", **given_headers},
        body,
        credentials,
        region="eu-west-1",
        service=service,
        at=request.headers["X-Amz-Date"],
    )
    assert ours["Authorization"] == request.headers["Authorization"]
