"""The API's second door on the embedded stack: real signatures and real policies of IAM, tried by whoever lacks one."""

import json
import uuid
from dataclasses import dataclass
from typing import Any

import boto3
import pytest
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.config import Config
from botocore.credentials import Credentials
from botocore.exceptions import ClientError

from local import host
from local.stack import Stack
from tests.support.embedded.api import Answer, Caller, asked
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import UNAUTHORIZED

pytestmark = pytest.mark.embedded
WHY = {"reason": "legal looks at it"}


@dataclass(frozen=True)
class Person:
    name: str
    key: str
    secret: str

    def call(self, stack: Stack, path: str, body: Any, *, secret: str = "", unsigned: bool = False) -> Answer:
        url, data = f"{stack.outputs['ApiUrl']}{path}", json.dumps(body).encode()
        request = AWSRequest("POST", url, headers={"content-type": "application/json", "lazaret-by": "ada"}, data=data)
        if not unsigned:
            keys = Credentials(self.key, secret or self.secret)
            SigV4Auth(keys, "execute-api", host.REGION).add_auth(request)
        return asked("POST", url, data, dict(request.headers.items()))

    def client(self, stack: Stack, service: str) -> Any:
        keys = {"aws_access_key_id": self.key, "aws_secret_access_key": self.secret}
        at = {"endpoint_url": stack.endpoint, "region_name": host.REGION, "config": Config(proxies={})}
        return boto3.client(service, **at, **keys)


@pytest.fixture(scope="module")
def people(embedded: Stack) -> dict[str, Person]:
    """An operator, and somebody of the same account who is none."""
    iam, made = embedded.client("iam"), {}
    for name in ("operator", "stranger"):
        user = f"{name}-{uuid.uuid4().hex[:8]}"
        iam.create_user(UserName=user)
        key = iam.create_access_key(UserName=user)["AccessKey"]
        made[name] = Person(user, key["AccessKeyId"], key["SecretAccessKey"])
    iam.attach_user_policy(UserName=made["operator"].name, PolicyArn=embedded.outputs["OperatorPolicyArn"])
    return made


@pytest.fixture(scope="module")
def letter_id(embedded: Stack) -> str:
    lane = EmbeddedLane(embedded)
    return lane.letter(lane.send([UNAUTHORIZED]), within=120).letter_id


def test_the_door_opens_to_a_signature_of_somebody_with_the_operators_policy_alone(
    embedded: Stack, people: dict[str, Person], letter_id: str
) -> None:
    path, operator = f"/iam/v1/dead-letters/{letter_id}/hold", people["operator"]
    refused = {
        "unsigned": operator.call(embedded, path, WHY, unsigned=True),
        "with a wrong secret": operator.call(embedded, path, WHY, secret="not-the-secret"),
        "without the policy": people["stranger"].call(embedded, path, WHY),
        "a token's route": operator.call(embedded, path.removeprefix("/iam"), WHY),
        "approving": operator.call(embedded, "/iam/v1/redrives/rd-1/approve", WHY),
    }
    assert {how: answer.status for how, answer in refused.items() if answer.status not in (401, 403, 404)} == {}
    token = Caller(embedded, embedded.outputs["OperatorToken"])
    assert token("POST", path, WHY).status in (401, 403), "a token is no signature"
    answer = operator.call(embedded, path, WHY)
    assert answer.status == 200, answer
    (event,) = [each for each in answer.json["timeline"] if each["what"] == "letter.held"]
    assert event["who"].endswith(f":user/{operator.name}")
    assert event["data"]["claimed"] == "ada"


def test_operators_cannot_write_past_the_api(embedded: Stack, people: dict[str, Person]) -> None:
    """The doors that were open: a forged approval, a redrive's own record, a breaker, a machine's answer, a secret."""
    tables, operator = (embedded.outputs["LedgerTable"], embedded.outputs["BreakersTable"]), people["operator"]
    dynamodb, states, ssm = (operator.client(embedded, name) for name in ("dynamodb", "stepfunctions", "ssm"))
    keys = [
        (tables[0], "A#rd-1"),
        (tables[0], "R#rd-1"),
        (tables[0], "T#tnt#J#simulated#job"),
        (tables[1], "tnt#simulated"),
    ]
    for table, pk in keys:
        assert denied(dynamodb.put_item, TableName=table, Item={"pk": {"S": pk}, "sk": {"S": "X"}})
        assert denied(
            dynamodb.update_item,
            TableName=table,
            Key={"pk": {"S": pk}, "sk": {"S": "X"}},
            UpdateExpression="SET x = :x",
            ExpressionAttributeValues={":x": {"S": "x"}},
        )
    assert denied(states.send_task_success, taskToken="token", output="{}")
    assert denied(ssm.get_parameter, Name="/lazaret/webhooks/0")
    assert denied(
        ssm.put_parameter, Name="/lazaret/api/url", Value="https://evil.example", Type="String", Overwrite=True
    )


def denied(call: Any, **request: Any) -> bool:
    with pytest.raises(ClientError) as refused:
        call(**request)
    return "AccessDenied" in refused.value.response["Error"]["Code"]
