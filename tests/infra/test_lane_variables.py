"""What a lane's own keys grant: texts and secrets for its agents, and a bus on which its moves are announced."""

import json
from pathlib import Path
from typing import Any

import pytest

from infra.deployment import Deployment
from infra.lane.secrets import secret_faults
from lambdas.core.config.lane import Vpc
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
LANE = a_lane(
    "kyc",
    secrets=SECRETS,
    secrets_key_arn=KEY,
    environment={"MODEL_URL": "https://models.acme.test"},
    events=("done", "recovered"),
)
LATE = a_lane(
    "late",
    events=("dead",),
    ephemeral_mb=2048,
    vpc=Vpc(subnets=("subnet-0a1b2c3d",), security_groups=("sg-0a1b2c3d",)),
    requirements="late.txt",
    layers=("arn:aws:lambda:eu-central-1:111122223333:layer:poppler:3",),
    foresee="observe",
    triage="agents.kyc:review",
)
BUS = "arn:aws:events:eu-central-1:111122223333:event-bus/orders"


@pytest.fixture(scope="module")
def with_secrets(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    (repository / "late.txt").write_text(f"pandas==2.2.3 --hash=sha256:{'0' * 64}\n")
    return synthesized(Deployment(event_bus=BUS), [LANE, LATE], repository, tmp_path_factory.mktemp("secrets"))


def reading(synthesized: Synthesized, stack: str, who: str) -> dict[str, Any]:
    """By action: the resources, and the condition."""
    wanted = ("secretsmanager:GetSecretValue", "ssm:GetParameter", "kms:Decrypt")
    return {
        action: (json.dumps(statement["Resource"]), statement.get("Condition"))
        for statement in allowed(synthesized, stack, who)
        for action in statement["Action"]
        if action in wanted and (action != "kms:Decrypt" or KEY in json.dumps(statement["Resource"]))
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


def test_only_the_worker_of_a_lane_that_foresees_or_triages_reads_what_that_needs(with_secrets: Synthesized) -> None:
    late, kyc = (json.dumps([*allowed(with_secrets, f"Lazaret-{lane}", "Worker")]) for lane in ("late", "kyc"))
    assert ("G#late#foreseen" in late, "G#late#*" in late) == (True, True)
    assert ("G#kyc#foreseen" in kyc, "G#kyc#*" in kyc) == (False, False)
    groups = [each for each in allowed(with_secrets, "Lazaret-late", "Worker") if "G#late#*" in json.dumps(each)]
    assert [each["Action"] for each in groups] == [["dynamodb:BatchGetItem"]]


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


def test_more_secrets_than_iam_takes_in_a_policy_are_refused_and_one_that_is_used_twice_counts_once() -> None:
    long = {f"KEY_{at}": f"secretsmanager:{at:x>170}" for at in range(20)}
    again = {f"AGAIN_{at}": f"secretsmanager:{at:x>170}#key" for at in range(20)}
    assert secret_faults([a_lane("kyc", secrets={**long, **again})], "lazaret") == []
    (fault,) = secret_faults([a_lane("kyc", secrets={**long, "ONE_MORE": "secretsmanager:x"})], "lazaret")
    assert fault == "kyc.secrets: their ARNs have 5081 characters, expected at most 5000, for IAM"


@pytest.mark.parametrize(("unread", "rings"), [(2, False), (3, True)])
def test_secrets_that_cannot_be_read_ring_whatever_alarms_a_lane_has(
    with_secrets: Synthesized, *, unread: int, rings: bool
) -> None:
    cloud = Cloud()
    for ago in range(unread):
        cloud.publish("Lazaret", "SecretsUnread", 1, at=360_000.0 - ago, job_type="kyc")
    ringing = cloud.ringing(with_secrets.watched, at=360_000.0)
    assert ("lazaret-kyc-secrets-unread" in ringing) is rings


def announcing(synthesized: Synthesized, stack: str, who: str) -> str:
    """The bus on which it may put events; nothing if it may not."""
    granted = [each for each in allowed(synthesized, stack, who) if "events:PutEvents" in each["Action"]]
    for each in granted:
        spoken = each["Condition"]["ForAllValues:StringEquals"]
        assert (spoken["events:source"], set(each["Condition"]["Null"].values())) == (["lazaret"], {"false"})
        expected = {"Worker": ["Job done"], "Intake": ["Job dead"]}.get(who)
        assert expected is None or spoken["events:detail-type"] == expected
    found = [each["Resource"] for each in granted]
    return json.dumps(found[0]) if found else ""


@pytest.mark.parametrize(
    ("stack", "who", "may"),
    [
        ("Lazaret-kyc", "Worker", True),
        ("Lazaret-kyc", "Intake", False),
        ("Lazaret-late", "Worker", False),
        ("Lazaret-late", "Intake", True),
        ("Lazaret", "Sweep", True),
        ("Lazaret", "Api", False),
        ("Lazaret", "Operators", False),
    ],
)
def test_whoever_makes_an_announced_move_may_put_events_on_the_deployments_bus_and_nobody_else(
    with_secrets: Synthesized, *, stack: str, who: str, may: bool
) -> None:
    assert (BUS in announcing(with_secrets, stack, who)) is may
    assert bool(announcing(with_secrets, stack, who)) is may


def test_a_deployment_that_announces_nothing_may_put_no_events(lazaret: Synthesized) -> None:
    assert "events:PutEvents" not in json.dumps(lazaret.templates)


def of_the_worker(synthesized: Synthesized, stack: str) -> dict[str, Any]:
    functions = synthesized.of_type("AWS::Lambda::Function", stack)
    (worker,) = [function for path, function in functions.items() if "/Worker" in path]
    properties: dict[str, Any] = worker["Properties"]
    return properties


def test_a_lanes_worker_has_its_disk_its_network_and_its_layers(with_secrets: Synthesized) -> None:
    worker = of_the_worker(with_secrets, "Lazaret-late")
    assert worker["EphemeralStorage"] == {"Size": 2048}
    assert worker["VpcConfig"] == {"SubnetIds": ["subnet-0a1b2c3d"], "SecurityGroupIds": ["sg-0a1b2c3d"]}
    assert worker["Layers"][2:] == list(LATE.layers), "after the deployment's own and the lane's own"
    own = with_secrets.templates["Lazaret-late"]["Resources"][worker["Layers"][1]["Ref"]]
    assert own["Properties"]["Description"] == "What the lane's own requirements name"
    may = {action for each in allowed(with_secrets, "Lazaret-late", "Worker") for action in each["Action"]}
    assert "ec2:CreateNetworkInterface" in may


def test_a_lane_that_says_nothing_has_none_of_them(with_secrets: Synthesized) -> None:
    worker = of_the_worker(with_secrets, "Lazaret-kyc")
    assert not {"EphemeralStorage", "VpcConfig"} & worker.keys()
    assert len(worker["Layers"]) == 1
    may = {action for each in allowed(with_secrets, "Lazaret-kyc", "Worker") for action in each["Action"]}
    assert not [action for action in may if action.startswith("ec2:")]
