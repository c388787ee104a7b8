import json
from pathlib import Path
from typing import Any

from aws_cdk import App
from aws_cdk.assertions import Template

from infra.core.stack import CoreStack
from infra.deployment import Deployment
from tests.support.synth import FLAGS, a_lane

MOST_CHARACTERS = 6_144  # of a managed policy, spaces aside
LONGEST = {
    "AWS::Partition": "aws-us-gov",
    "AWS::Region": "ap-southeast-1",
    "AWS::AccountId": "1" * 12,
}


def resolved(part: Any) -> Any:
    """What a deploy makes of it; of a resource's own ARN, one of usual length."""
    match part:
        case {"Fn::Join": [_, parts]}:
            return "".join(resolved(one) for one in parts)
        case {"Ref": name}:
            return LONGEST.get(name, "x" * 90)
        case {"Fn::GetAtt": _}:
            return "x" * 90
        case dict():
            return {key: resolved(one) for key, one in part.items()}
        case list():
            return [resolved(one) for one in part]
    return part


def test_managed_policies_hold_twenty_five_lanes_of_the_longest_names(repository: Path, tmp_path: Path) -> None:
    """IAM refuses a longer one, and only when somebody deploys it."""
    lanes = {name: a_lane(name) for name in (f"lane-{number:x>26}" for number in range(25))}
    app = App(outdir=str(tmp_path), analytics_reporting=False, context={**FLAGS, "aws:cdk:bundling-stacks": []})
    core = CoreStack(app, deployment=Deployment(name="n" * 16), lanes=lanes, root=repository)
    policies = Template.from_stack(core).find_resources("AWS::IAM::ManagedPolicy")
    sizes = {
        name: len(json.dumps(resolved(policy["Properties"]["PolicyDocument"]), separators=(",", ":")))
        for name, policy in policies.items()
    }
    # And what CDK makes of a function's own policy that has grown too long.
    assert {name[:4] for name in sizes} >= {"Prod", "Oper"}
    assert {name: size for name, size in sizes.items() if size > MOST_CHARACTERS} == {}
