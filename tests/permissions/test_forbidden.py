"""What each role must not be able to do, tried for real: on the embedded stack, with the role's own keys."""

from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.exceptions import ClientError

from local import host
from local.stack import Stack
from tests.permissions.attempts import REQUESTS, method_of
from tests.permissions.forbidden import FORBIDDEN, KEY, LANE, POOL, Try
from tests.permissions.grants import book_of
from tests.permissions.stage import POLICIES
from tests.permissions.templates import ARNS, Templates, deployed

pytestmark = [pytest.mark.embedded, pytest.mark.slow, pytest.mark.timeout(900)]

REFUSED = {"AccessDenied", "AccessDeniedException", "AuthorizationError", "AuthorizationErrorException"}
ONCE = Config(proxies={}, retries={"total_max_attempts": 1})
Keys = dict[str, str]
WORKER, AGENT = f"Lazaret-{LANE}/WorkerFunctionRole", f"Lazaret-{LANE}/AgentRole"
POLICY_OF = {  # the output with its ARN
    "Lazaret/Producers": POLICIES["producers"],
    "Lazaret/Operators": POLICIES["operators"],
    f"Lazaret-{LANE}/LaneProducers": f"{LANE.capitalize()}ProducerPolicyArn",
}


@pytest.fixture(scope="module")
def templates(embedded: Stack) -> Templates:
    return deployed(embedded)


@pytest.fixture(scope="module")
def keys(embedded: Stack, templates: Templates) -> Iterator[dict[str, Keys]]:
    """Of each holder: a role is assumed, a policy is attached to a user."""
    roles = {holder: name for name, holder in book_of(templates).holders.items()}
    iam, sts = embedded.client("iam"), embedded.client("sts")
    users = {holder: f"tried-{holder.replace('/', '-')}" for holder in POLICY_OF}
    found = {
        holder: _assumed(sts, roles[holder]) for holder in FORBIDDEN if holder.endswith("Role") and holder != AGENT
    }
    # Its worker alone may take it on.
    found[AGENT] = _assumed(client(embedded, found[WORKER], "sts"), roles[AGENT])
    for holder, user in users.items():
        iam.create_user(UserName=user)
        iam.attach_user_policy(UserName=user, PolicyArn=embedded.outputs[POLICY_OF[holder]])
        key = iam.create_access_key(UserName=user)["AccessKey"]
        found[holder] = {"key": key["AccessKeyId"], "secret": key["SecretAccessKey"]}
    yield found
    for holder, user in users.items():
        iam.detach_user_policy(UserName=user, PolicyArn=embedded.outputs[POLICY_OF[holder]])
        iam.delete_access_key(UserName=user, AccessKeyId=found[holder]["key"])
        iam.delete_user(UserName=user)


def _assumed(sts: Any, role: str) -> Keys:
    arn = ARNS["AWS::IAM::Role"].format(role)
    given = sts.assume_role(RoleArn=arn, RoleSessionName="tried")["Credentials"]
    return {"key": given["AccessKeyId"], "secret": given["SecretAccessKey"], "token": given["SessionToken"]}


def client(on: Stack, keys: Keys, service: str) -> Any:
    return boto3.client(
        service,
        endpoint_url=on.endpoint,
        region_name=host.REGION,
        aws_access_key_id=keys["key"],
        aws_secret_access_key=keys["secret"],
        aws_session_token=keys.get("token"),
        config=ONCE,
    )


def real(tried: Try, templates: Templates, outputs: dict[str, str]) -> dict[str, Any]:
    """The request, with what only a deployment knows."""
    (key,) = templates.resources("AWS::KMS::Key")
    known = {KEY: templates.arn(key.stack, key.logical_id), POOL: outputs["UserPoolId"]}
    request = REQUESTS[tried.action](tried)
    return {name: known.get(value, value) if isinstance(value, str) else value for name, value in request.items()}


@pytest.mark.parametrize("who", FORBIDDEN)
def test_each_forbidden_call_is_refused(embedded: Stack, templates: Templates, keys: dict[str, Keys], who: str) -> None:
    clients: dict[str, Any] = {}
    let_through: list[str] = []
    for tried in FORBIDDEN[who]:
        service, method = method_of(tried.action)
        using = clients.setdefault(service, client(embedded, keys[who], service))
        try:
            getattr(using, method)(**real(tried, templates, embedded.outputs))
            let_through.append(f"{tried}: done")
        except ClientError as error:
            if error.response["Error"]["Code"] not in REFUSED:
                let_through.append(f"{tried}: {error}")
    assert let_through == []


def test_a_worker_and_its_keys_are_who_they_say(embedded: Stack, keys: dict[str, Keys]) -> None:
    """What is refused above is refused to the role, and not to nobody: what is its own, it may do."""
    worker = keys[WORKER]
    assert "assumed-role" in client(embedded, worker, "sts").get_caller_identity()["Arn"]
    own = {"pk": {"S": f"T#tnt-tried#J#{LANE}#none"}, "sk": {"S": "V#1#HEAD"}}
    table = embedded.outputs["LedgerTable"]
    assert "Item" not in client(embedded, worker, "dynamodb").get_item(TableName=table, Key=own)
    with pytest.raises(ClientError, match="AccessDenied"):  # as S3 says it to who may not list
        client(embedded, worker, "s3").get_object(Bucket=embedded.outputs["Bucket"], Key=f"bodies/{LANE}/t/none")
