"""What lanes.toml allows a lane's agents, as a role of their own, and what it may never allow."""

from dataclasses import replace
from pathlib import Path

import pytest

from infra.deployment import Deployment
from infra.lane.agent_role import allowed_faults, overlap
from lambdas.core.config.lane import THREAD, Allowed, Lane
from tests.infra.grants import allowed
from tests.support.synth import Synthesized, statements, synthesized

BEDROCK = Allowed(actions=("bedrock:InvokeModel",), resources=("*",))
SCANS = Allowed(actions=("s3:GetObject",), resources=("arn:aws:s3:::scans/*",))
LANE = Lane(job_type="kyc", agent="agents.kyc:review", allow=(BEDROCK, SCANS))


@pytest.fixture(scope="module")
def with_a_role(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    return synthesized(Deployment(), [LANE], repository, tmp_path_factory.mktemp("role"))


def test_an_agents_role_may_do_what_its_lane_says_and_nothing_else(with_a_role: Synthesized) -> None:
    granted = [(list(one["Action"]), one["Resource"]) for one in allowed(with_a_role, "Lazaret-kyc", "AgentRole")]
    assert granted == [(["bedrock:InvokeModel"], ["*"]), (["s3:GetObject"], ["arn:aws:s3:::scans/*"])]


def test_only_the_lanes_worker_may_become_its_agent(with_a_role: Synthesized) -> None:
    roles = with_a_role.of_type("AWS::IAM::Role", "Lazaret-kyc")
    (trust,) = [role["Properties"]["AssumeRolePolicyDocument"] for path, role in roles.items() if "AgentRole" in path]
    (trusted,) = trust["Statement"]
    assert trusted["Principal"]["AWS"]["Fn::GetAtt"][0].startswith("WorkerFunctionRole")
    assuming = [
        path
        for path, policy in with_a_role.of_type("AWS::IAM::Policy", "Lazaret-kyc").items()
        if any("sts:AssumeRole" in statement["Action"] for statement in statements(policy))
    ]
    assert ["Worker" in path for path in assuming] == [True]


def test_a_lane_that_allows_nothing_has_no_role_for_its_agents(lazaret: Synthesized) -> None:
    kyc = lazaret.of_type("AWS::IAM::Role", "Lazaret-kyc")
    assert not [path for path in kyc if "AgentRole" in path]


def test_more_than_iam_takes_is_refused_at_synth_with_the_numbers() -> None:
    one = Allowed(actions=("s3:GetObject",), resources=tuple(f"arn:aws:s3:::{at}{'s' * 480}/*" for at in range(11)))
    long = replace(one, resources=(*one.resources, *one.resources))
    assert allowed_faults([replace(LANE, allow=(BEDROCK, one))], "lazaret") == []
    (fault,) = allowed_faults([replace(LANE, allow=(BEDROCK, long))], "lazaret")
    assert fault == "kyc.allow[1] has 11037 characters, expected at most 6000: divide it"
    (fault,) = allowed_faults([replace(LANE, allow=(one,) * 6)], "lazaret")
    assert "kyc.allow has 33" in fault
    assert "expected at most 30000" in fault


@pytest.mark.parametrize(
    ("action", "resource"),
    [
        ("dynamodb:GetItem", "*"),
        ("dynamodb:Query", "arn:aws:dynamodb:*:*:table/lazaret-ledger"),
        ("dynamodb:Query", "arn:aws:dynamodb:*:*:table/*"),
        ("dynamodb:Query", "arn:aws:dynamodb:eu-central-1:123456789012:table/lazaret-ledger/index/by-status"),
        ("sqs:SendMessage", "arn:aws:sqs:*:*:lazaret-kyc"),
        ("sqs:*", "arn:aws:sqs:*:*:l*"),
        ("s3:GetObject", "arn:aws:s3:::lazaret-*/*"),
        ("s3:*", "*"),
        ("lambda:UpdateFunctionCode", "arn:aws:lambda:*:*:function:*"),
        ("states:StartExecution", "arn:aws:states:*:*:stateMachine:lazaret-redrive"),
        ("sts:AssumeRole", "arn:aws:iam::123456789012:role/*"),
        ("iam:PassRole", "*"),
        ("execute-api:Invoke", "*"),
        ("execute-api:Invoke", "arn:aws:execute-api:*:*:*/$default/POST/*"),
        ("execute-api:Invoke", "arn:aws:execute-api:eu-central-1:123456789012:??????????/*"),
        ("cognito-idp:AdminSetUserPassword", "arn:aws:cognito-idp:*:*:userpool/*"),
    ],
)
def test_what_reaches_our_own_tables_queues_bucket_or_roles_is_refused(action: str, resource: str) -> None:
    lane = replace(LANE, allow=(Allowed(actions=(action,), resources=(resource,)),))
    assert allowed_faults([lane], "lazaret") == [
        f'kyc.allow: {action} on "{resource}" reaches what is Lazaret\'s own; expected the ARN of what the agent needs'
    ]


@pytest.mark.parametrize(
    ("action", "resource"),
    [
        ("bedrock:InvokeModel", "*"),
        ("dynamodb:GetItem", "arn:aws:dynamodb:*:*:table/orders"),
        ("s3:GetObject", "arn:aws:s3:::scans/*"),
        ("sqs:SendMessage", "arn:aws:sqs:eu-central-1:123456789012:billing"),
        ("secretsmanager:GetSecretValue", "arn:aws:secretsmanager:*:*:secret:openai-*"),
        ("execute-api:Invoke", "arn:aws:execute-api:eu-central-1:123456789012:a1b2c3d4e5/prod/*"),
        ("cognito-idp:AdminGetUser", "arn:aws:cognito-idp:eu-central-1:123456789012:userpool/eu-central-1_AbCdEfGhI"),
    ],
)
def test_what_is_the_users_own_is_allowed(action: str, resource: str) -> None:
    lane = replace(LANE, allow=(Allowed(actions=(action,), resources=(resource,)),))
    assert allowed_faults([lane], "lazaret") == []


def test_a_lane_whose_agents_are_threads_can_allow_them_nothing() -> None:
    (fault,) = allowed_faults([replace(LANE, isolation=THREAD)], "lazaret")
    assert fault.endswith('expected isolation = "process"')


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        ("*", "lazaret-*", True),
        ("orders", "lazaret-*", False),
        ("l*t-x", "lazaret-*", True),
        ("laz?ret-a", "lazaret-*", True),
        ("a*c", "*bd*", True),
        ("a*d", "*c", False),
        ("abd", "a*c", False),
    ],
)
def test_two_patterns_overlap_if_some_name_fits_both(one: str, other: str, both: bool) -> None:
    assert (overlap(one, other), overlap(other, one)) == (both, both)
