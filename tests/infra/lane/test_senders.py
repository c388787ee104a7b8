"""How a lane that names its producers knows our own roles, and what a producer of one lane may do."""

import json
from pathlib import Path

import pytest

from infra.deployment import Deployment
from lambdas.core.config.lane import Producer
from tests.infra.grants import allowed
from tests.support.synth import Synthesized, a_lane, synthesized

NAMED = a_lane("kyc", producers=(Producer(sender="AROA2EXAMPLE3EXAMPLE4", tenants=("*",)),))
OTHERS = a_lane("late", enqueues=("kyc",))


@pytest.fixture(scope="module")
def made(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    return synthesized(Deployment(), [NAMED, OTHERS], repository, tmp_path_factory.mktemp("senders"))


def test_every_role_of_ours_that_sends_jobs_is_told_by_its_unique_id(made: Synthesized) -> None:
    told = {
        parameter["Properties"]["Name"]: parameter["Properties"]["Value"]["Fn::GetAtt"]
        for parameter in made.of_type("AWS::SSM::Parameter").values()
        if "/senders/" in parameter["Properties"]["Name"]
    }
    assert sorted(told) == [
        "/lazaret/senders/core/api",
        "/lazaret/senders/core/redrive",
        "/lazaret/senders/core/sweep",
        "/lazaret/senders/lane/kyc",
        "/lazaret/senders/lane/late",
    ]
    assert {attribute for _, attribute in told.values()} == {"RoleId"}
    senders = {
        path
        for path, policy in made.of_type("AWS::IAM::Policy").items()
        if "sqs:SendMessage" in json.dumps(policy) and not any(who in path for who in ("Notify", "Intake", "RedriveF"))
    }
    assert len(senders) == len(told), "whoever sends jobs is named, and only they"


def test_only_a_lane_that_names_its_producers_asks_who_is_ours(made: Synthesized) -> None:
    def asks(stack: str, who: str) -> list[str]:
        actions = [statement for statement in allowed(made, stack, who) if "senders" in json.dumps(statement)]
        return [action for statement in actions for action in statement["Action"]]

    assert asks("Lazaret-kyc", "Worker") == asks("Lazaret-kyc", "Intake") == ["ssm:GetParametersByPath"]
    assert asks("Lazaret-late", "Worker") == asks("Lazaret-late", "Intake") == []


def test_a_lanes_own_policy_lets_a_producer_send_to_it_alone(made: Synthesized) -> None:
    (statement,) = allowed(made, "Lazaret-kyc", "LaneProducers")
    assert statement["Action"] == ["sqs:GetQueueUrl", "sqs:SendMessage"]
    assert "lazaret-kyc" in json.dumps(statement["Resource"])
    assert "lazaret-late" not in json.dumps(statement["Resource"])
    outputs = made.templates["Lazaret-kyc"]["Outputs"]
    assert "KycProducerPolicyArn" in outputs
