"""From a synthesized assembly to the emulator: the stacks that differ from what is deployed, and their files.

The same that `cdk deploy` does, by the same requests, without the seconds that its start and its polling take.
"""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

from botocore.exceptions import ClientError

from local.host import REGION
from local.stack import ACCOUNT, Stack, flat

CAPABILITIES = ["CAPABILITY_IAM", "CAPABILITY_NAMED_IAM", "CAPABILITY_AUTO_EXPAND"]
A_REQUEST = 10  # parameters: SSM's own limit
EVERY_S = 0.1
MOST_SHOWN = 1000  # characters of an error: some repeat what they were sent
PATIENCE_S = 120.0
STACK = "aws:cloudformation:stack"


class NotDelivered(Exception):
    """A stack could not be updated. The text is what the emulator said of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """One stack of an assembly."""

    name: str
    template: Mapping[str, Any]
    place: str  # where the template is to lie: bucket/key
    files: tuple[tuple[Path, str], ...]  # what it needs, itself among them: the file, and its bucket/key


def made(assembly: Path) -> list[Made]:
    """Each stack after those that it depends on."""
    artifacts = json.loads((assembly / "manifest.json").read_text())["artifacts"]
    stacks = {name: each for name, each in artifacts.items() if each["type"] == STACK}
    needs = {name: [one for one in each.get("dependencies", ()) if one in stacks] for name, each in stacks.items()}
    return [_made(assembly, name, stacks[name]) for name in TopologicalSorter(needs).static_order()]


def deliver(stack: Stack, stacks: list[Made]) -> list[str]:
    """The names of those that were not deployed as they are now, and are. Raise `NotDelivered`."""
    cloudformation, s3 = stack.client("cloudformation"), stack.client("s3")
    changed = [each for each in stacks if _deployed(cloudformation, each.name) != each.template]
    for each in changed:
        for path, place in each.files:
            _put_once(s3, path, place)
        _update(cloudformation, each, f"{stack.endpoint}/{each.place}")
    return [each.name for each in changed]


def outputs(stack: Stack, stacks: list[Made]) -> dict[str, str]:
    """Of these alone: beside them may lie those of another name, from before `make down`."""
    names = {each.name for each in stacks}
    found = stack.client("cloudformation").describe_stacks()["Stacks"]
    return flat({each["StackName"]: _outputs_of(each) for each in found if each["StackName"] in names})


def live(stack: Stack, name: str, lanes: list[str]) -> dict[str, str]:
    """The worker versions that are deployed, where the lanes' stacks say them."""
    named = {f"/{name}/{lane}/worker-version": lane for lane in lanes}
    found: dict[str, str] = {}
    for first in range(0, len(named), A_REQUEST):
        answer = stack.client("ssm").get_parameters(Names=list(named)[first : first + A_REQUEST])
        found |= {named[each["Name"]]: each["Value"] for each in answer["Parameters"]}
    return found


def versions(stacks: list[Made]) -> dict[str, str]:
    """Of each lane's worker, as its template says."""
    functions = [
        each["Properties"].get("Environment", {}).get("Variables", {})
        for one in stacks
        for each in one.template["Resources"].values()
        if each["Type"] == "AWS::Lambda::Function"
    ]
    return {told["JOB_TYPE"]: told["WORKER_VERSION"] for told in functions if "WORKER_VERSION" in told}


def _made(assembly: Path, name: str, artifact: Mapping[str, Any]) -> Made:
    told = artifact["properties"]
    listed = json.loads((assembly / f"{name}.assets.json").read_text())["files"]
    files = tuple(
        (assembly / each["source"]["path"], _here(f"{place['bucketName']}/{place['objectKey']}"))
        for each in listed.values()
        for place in each["destinations"].values()
    )
    return Made(
        name=told.get("stackName", name),
        template=json.loads((assembly / told["templateFile"]).read_text()),
        place=_here(told["stackTemplateAssetObjectUrl"].removeprefix("s3://")),
        files=files,
    )


def _here(place: str) -> str:
    """As CloudFormation would fill it in."""
    return place.replace("${AWS::AccountId}", ACCOUNT).replace("${AWS::Region}", REGION)


def _deployed(cloudformation: Any, name: str) -> Mapping[str, Any] | None:
    try:
        body = cloudformation.get_template(StackName=name)["TemplateBody"]
    except ClientError:
        return None
    told: dict[str, Any] = json.loads(body) if isinstance(body, str) else json.loads(json.dumps(body))
    return told


def _put_once(s3: Any, path: Path, place: str) -> None:
    """A file is named by what is in it."""
    bucket, _, key = place.partition("/")
    try:
        s3.head_object(Bucket=bucket, Key=key)
    except ClientError:
        s3.put_object(Bucket=bucket, Key=key, Body=path.read_bytes())


def _update(cloudformation: Any, each: Made, template_url: str) -> None:
    known = _deployed(cloudformation, each.name) is not None
    write = cloudformation.update_stack if known else cloudformation.create_stack
    try:
        write(StackName=each.name, TemplateURL=template_url, Capabilities=CAPABILITIES)
    except ClientError as refused:
        raise NotDelivered(f"stack {each.name}: {str(refused)[:MOST_SHOWN]}") from refused
    deadline = time.monotonic() + PATIENCE_S
    while (status := _status(cloudformation, each.name)).endswith("_IN_PROGRESS"):
        if time.monotonic() > deadline:
            raise NotDelivered(f"stack {each.name} is still {status} after {PATIENCE_S:.0f} s")
        time.sleep(EVERY_S)
    if status not in ("CREATE_COMPLETE", "UPDATE_COMPLETE"):
        raise NotDelivered(f"stack {each.name} is {status}: {_why(cloudformation, each.name)}")


def _status(cloudformation: Any, name: str) -> str:
    status: str = cloudformation.describe_stacks(StackName=name)["Stacks"][0]["StackStatus"]
    return status


def _why(cloudformation: Any, name: str) -> str:
    """The latest first, so the cause of a rollback is the last that failed."""
    events = cloudformation.describe_stack_events(StackName=name)["StackEvents"]
    failed = [each for each in events if each["ResourceStatus"].endswith("_FAILED")]
    return "; ".join(f"{each['LogicalResourceId']}: {each.get('ResourceStatusReason', '')}" for each in failed[:3])


def _outputs_of(stack: Mapping[str, Any]) -> dict[str, str]:
    return {each["OutputKey"]: each["OutputValue"] for each in stack.get("Outputs", ())}
