"""A hundred lanes of the longest names: what CloudFormation, IAM and CloudWatch would refuse is refused here."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from infra.deployment import Deployment
from infra.lane.agent_role import allowed_faults
from infra.lane.secrets import secret_faults
from lambdas.core.config.lane import FULL, AlarmLimits, Allowed, Lane
from tests.support.synth import Resource, Synthesized, a_lane, small_repository, synthesized

RESOURCES, OUTPUTS, TEMPLATE_BYTES = 500, 200, 1_000_000
INLINE, MANAGED, MANAGED_OF_A_ROLE = 10_240, 6_144, 10  # characters, spaces aside, and policies
WIDGETS, METRICS, ALARMS_OF_A_WIDGET = 500, 2_500, 100
LONGEST = {"AWS::Partition": "aws-us-gov", "AWS::Region": "ap-southeast-1", "AWS::AccountId": "1" * 12}


def job_type(number: int) -> str:
    return f"lane-{number:x>26}"


def widest(number: int) -> Lane:
    """With as much as a lane may name, each as long as it may be."""
    models = tuple(f"arn:aws:bedrock:eu-central-1::foundation-model/{at}{'m' * 400}" for at in range(13))
    return a_lane(
        job_type(number),
        alarms=AlarmLimits(level=FULL),
        enqueues=tuple(job_type(each) for each in range(number + 1, number + 101)),
        secrets={f"KEY_{at}": f"secretsmanager:{at:x>170}" for at in range(20)},
        allow=tuple(Allowed(actions=("bedrock:InvokeModel",), resources=models) for _ in range(4)),
    )


@pytest.fixture(scope="module", params=[24, pytest.param(100, marks=[pytest.mark.slow, pytest.mark.timeout(900)])])
def many(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    """One in ten has every alarm, and the first has more of everything than any."""
    lanes = [
        a_lane(job_type(number), alarms=AlarmLimits(level=FULL) if number % 10 == 0 else AlarmLimits())
        for number in range(1, request.param)
    ]
    assert allowed_faults([widest(0)], "n" * 16) + secret_faults([widest(0)], "n" * 16) == []
    lanes = [widest(0), *lanes]
    root = small_repository(tmp_path_factory.mktemp("repository"), lanes)
    return synthesized(Deployment(name="n" * 16), lanes, root, tmp_path_factory.mktemp("many"))


def resolved(part: Any) -> Any:
    """What a deploy makes of it; of a resource's own ARN, one of usual length."""
    match part:
        case {"Fn::Join": [_, parts]}:
            return "".join(resolved(one) for one in parts)
        case {"Ref": name}:
            return LONGEST.get(name, "x" * 90)
        case {"Fn::GetAtt": _} | {"Fn::ImportValue": _}:
            return "x" * 90
        case dict():
            return {key: resolved(one) for key, one in part.items()}
        case list():
            return [resolved(one) for one in part]
    return part


def size(policy: Resource) -> int:
    return len(json.dumps(resolved(policy["Properties"]["PolicyDocument"]), separators=(",", ":")))


def roles_of(policy: Resource) -> list[str]:
    return [role["Ref"] for role in policy["Properties"].get("Roles", ())]


def dashboards(many: Synthesized) -> Iterator[dict[str, Any]]:
    for each in many.of_type("AWS::CloudWatch::Dashboard").values():
        yield json.loads(resolved(each["Properties"]["DashboardBody"]))


def test_cloudformation_takes_every_stack(many: Synthesized) -> None:
    for name, template in many.templates.items():
        assert len(template["Resources"]) <= RESOURCES, name
        assert len(template.get("Outputs", ())) <= OUTPUTS, name
        assert len(json.dumps(template, separators=(",", ":"))) <= TEMPLATE_BYTES, name


def test_iam_takes_every_policy_and_every_role(many: Synthesized) -> None:
    managed = many.of_type("AWS::IAM::ManagedPolicy")
    assert {path: size(policy) for path, policy in managed.items() if size(policy) > MANAGED} == {}
    inline = many.of_type("AWS::IAM::Policy")
    of_roles: dict[str, int] = {}
    attached: dict[str, int] = {}
    for path, policy in inline.items():
        for role in roles_of(policy):
            of_roles[f"{path.split('/')[0]}/{role}"] = of_roles.get(f"{path.split('/')[0]}/{role}", 0) + size(policy)
    for path, policy in managed.items():
        for role in roles_of(policy):
            attached[f"{path.split('/')[0]}/{role}"] = attached.get(f"{path.split('/')[0]}/{role}", 0) + 1
    assert {role: characters for role, characters in of_roles.items() if characters > INLINE} == {}
    assert {role: count for role, count in attached.items() if count > MANAGED_OF_A_ROLE} == {}


def test_producers_may_send_to_every_lane_whichever_policy_says_so(many: Synthesized) -> None:
    policies = {
        path: policy for path, policy in many.of_type("AWS::IAM::ManagedPolicy").items() if "/Producers" in path
    }
    named = json.dumps(resolved(list(policies.values())))
    lanes = [stack.partition("-")[2] for stack in many.templates if "-lane-" in stack]
    assert [lane for lane in lanes if f":{'n' * 16}-{lane}" not in named] == []
    outputs = many.templates["N" + "n" * 15]["Outputs"]
    assert len([name for name in outputs if name.startswith("ProducerPolicyArn")]) == len(policies)


def test_cloudwatch_takes_the_dashboards_which_show_every_lane(many: Synthesized) -> None:
    lanes = {stack.partition("-")[2] for stack in many.templates if "-lane-" in stack}
    shown: set[str] = set()
    for body in dashboards(many):
        widgets = body["widgets"]
        assert len(widgets) <= WIDGETS
        assert sum(len(widget["properties"].get("metrics", ())) for widget in widgets) <= METRICS
        assert all(len(widget["properties"].get("alarms", ())) <= ALARMS_OF_A_WIDGET for widget in widgets)
        texts = [widget["properties"].get("markdown", "") for widget in widgets]
        shown |= {text.split("\n")[0].removeprefix("## ") for text in texts if text.startswith("## ")}
    assert shown == lanes
