"""What a lane gives its agents' environment: texts in the function's, and secrets by grants that name each of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from infra.deployment import Deployment
from infra.lane.secrets import secret_faults
from tests.infra.grants import allowed
from tests.infra.watch.cloudwatch import Cloud
from tests.support.synth import Synthesized, a_lane, synthesized

KEY = "arn:aws:kms:eu-central-1:111122223333:key/11111111-2222-3333-4444-555555555555"
ARN = "arn:aws:secretsmanager:eu-central-1:111122223333:secret:acme/other-AbCdEf"
SECRETS = {
    "OPENAI_API_KEY": "secretsmanager:acme/openai#key",
    "OPENAI_ORG": "secretsmanager:acme/openai#org",
    "OTHER_KEY": f"secretsmanager:{ARN}",
    "DB_PASSWORD": "ssm:/acme/db",
}
LANE = a_lane("kyc", secrets=SECRETS, secrets_key_arn=KEY, environment={"MODEL_URL": "https://models.acme.test"})


@pytest.fixture(scope="module")
def with_secrets(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    return synthesized(Deployment(), [LANE], repository, tmp_path_factory.mktemp("secrets"))


def reading(synthesized: Synthesized, stack: str, who: str) -> dict[str, Any]:
    """By action: the resources, and the condition."""
    wanted = ("secretsmanager:GetSecretValue", "ssm:GetParameter", "kms:Decrypt")
    return {
        action: (json.dumps(statement["Resource"]), statement.get("Condition"))
        for statement in allowed(synthesized, stack, who)
        for action in statement["Action"]
        if action in wanted and (action != "kms:Decrypt" or "Condition" in statement)
    }


def test_a_worker_may_read_exactly_the_secrets_that_its_lane_names(with_secrets: Synthesized) -> None:
    found = reading(with_secrets, "Lazaret-kyc", "Worker")
    secrets, _ = found["secretsmanager:GetSecretValue"]
    assert secrets.count("secret:") == 2, "two variables of one secret are one resource"
    assert ":secret:acme/openai-??????" in secrets
    assert ARN in secrets
    assert "*" not in secrets
    parameters, _ = found["ssm:GetParameter"]
    assert ":parameter/acme/db" in parameters
    assert "*" not in parameters


def test_it_may_use_their_key_through_the_two_services_alone(with_secrets: Synthesized) -> None:
    resource, condition = reading(with_secrets, "Lazaret-kyc", "Worker")["kms:Decrypt"]
    assert KEY in resource
    through = json.dumps(condition["StringEquals"]["kms:ViaService"])
    assert ("secretsmanager." in through, "ssm." in through) == (True, True)


def test_nobody_else_may_read_them(with_secrets: Synthesized) -> None:
    assert reading(with_secrets, "Lazaret-kyc", "Intake") == {}
    assert "acme/openai" not in json.dumps(with_secrets.templates["Lazaret"])


def test_a_lane_without_secrets_may_read_none(lazaret: Synthesized) -> None:
    assert reading(lazaret, "Lazaret-kyc", "Worker") == {}


def test_plain_variables_are_the_workers_and_ours_win(with_secrets: Synthesized) -> None:
    functions = with_secrets.of_type("AWS::Lambda::Function", "Lazaret-kyc")
    variables = {
        path.split("/")[1][:6]: function["Properties"]["Environment"]["Variables"]
        for path, function in functions.items()
    }
    assert variables["Worker"]["MODEL_URL"] == "https://models.acme.test"
    assert "MODEL_URL" not in variables["Intake"]
    assert not SECRETS.keys() & variables["Worker"].keys()


def test_a_secret_of_lazarets_own_is_refused() -> None:
    (fault,) = secret_faults([a_lane("kyc", secrets={"HOOK": "ssm:/lazaret/webhooks/abc"})], "lazaret")
    assert fault == (
        'kyc.secrets.HOOK = "ssm:/lazaret/webhooks/abc": what is under /lazaret/ is Lazaret\'s own; choose another path'
    )


@pytest.mark.parametrize(("unread", "rings"), [(2, False), (3, True)])
def test_secrets_that_cannot_be_read_ring_whatever_alarms_a_lane_has(
    with_secrets: Synthesized, *, unread: int, rings: bool
) -> None:
    cloud = Cloud()
    for ago in range(unread):
        cloud.publish("Lazaret", "SecretsUnread", 1, at=360_000.0 - ago, job_type="kyc")
    ringing = cloud.ringing(with_secrets.watched, at=360_000.0)
    assert ("lazaret-kyc-secrets-unread" in ringing) is rings
