"""Two templates of one stack, and in words what CloudFormation would do to come from one to the other. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Template = Mapping[str, Any]
ANY = "*"
# Properties whose change makes CloudFormation create another resource in place of the one there is.
REPLACED_BY: Mapping[str, tuple[str, ...]] = {
    "AWS::ApiGatewayV2::Api": ("ProtocolType",),
    "AWS::ApiGatewayV2::ApiMapping": (),
    "AWS::ApiGatewayV2::Authorizer": ("ApiId",),
    "AWS::ApiGatewayV2::DomainName": ("DomainName",),
    "AWS::ApiGatewayV2::Integration": ("ApiId",),
    "AWS::ApiGatewayV2::Route": ("ApiId",),
    "AWS::ApiGatewayV2::Stage": ("ApiId", "StageName"),
    "AWS::CloudWatch::Alarm": ("AlarmName",),
    "AWS::CloudWatch::Dashboard": ("DashboardName",),
    "AWS::Cognito::UserPool": (),
    "AWS::Cognito::UserPoolClient": ("UserPoolId", "GenerateSecret"),
    "AWS::Cognito::UserPoolDomain": ("UserPoolId", "Domain"),
    "AWS::Cognito::UserPoolGroup": ("UserPoolId", "GroupName"),
    "AWS::DynamoDB::Table": ("TableName", "KeySchema", "LocalSecondaryIndexes"),
    "AWS::Events::Rule": ("Name", "EventBusName"),
    "AWS::IAM::ManagedPolicy": ("ManagedPolicyName", "Path", "Description"),
    "AWS::IAM::Policy": (),
    "AWS::IAM::Role": ("RoleName", "Path"),
    "AWS::KMS::Alias": ("AliasName",),
    "AWS::KMS::Key": (),
    "AWS::Lambda::EventInvokeConfig": ("FunctionName", "Qualifier"),
    "AWS::Lambda::EventSourceMapping": ("EventSourceArn",),
    "AWS::Lambda::Function": ("FunctionName", "PackageType"),
    "AWS::Lambda::LayerVersion": (ANY,),
    "AWS::Lambda::Permission": (ANY,),
    "AWS::Logs::LogGroup": ("LogGroupName",),
    "AWS::Logs::MetricFilter": ("FilterName", "LogGroupName"),
    "AWS::S3::Bucket": ("BucketName",),
    "AWS::S3::BucketPolicy": ("Bucket",),
    "AWS::SNS::Subscription": ("TopicArn", "Protocol", "Endpoint"),
    "AWS::SNS::Topic": ("TopicName", "FifoTopic"),
    "AWS::SNS::TopicPolicy": (),
    "AWS::SQS::Queue": ("QueueName", "FifoQueue"),
    "AWS::SQS::QueuePolicy": (),
    "AWS::SSM::Parameter": ("Name",),
    "AWS::StepFunctions::StateMachine": ("StateMachineName", "StateMachineType"),
}
# What is gone with the resource.
HOLDS: Mapping[str, str] = {
    "AWS::Cognito::UserPool": "the people who sign in",
    "AWS::DynamoDB::Table": "its items",
    "AWS::KMS::Key": "whatever it encrypts",
    "AWS::Logs::LogGroup": "its log",
    "AWS::S3::Bucket": "its objects",
    "AWS::SQS::Queue": "the messages in it",
}
NAMED_BY = ("TableName", "BucketName", "QueueName", "FunctionName", "LogGroupName", "StateMachineName", "Name")
MANY_INDEXES = "DynamoDB takes one new or removed index in a deploy: deploy them one after another"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    what: str  # one sentence
    grave: bool = False  # somebody must do something first, or data is left behind


def compared(deployed: Template, new: Template) -> list[Finding]:
    before, after = deployed.get("Resources", {}), new.get("Resources", {})
    found: list[Finding] = []
    for logical_id in sorted(before.keys() | after.keys()):
        was, to = before.get(logical_id), after.get(logical_id)
        if was is None and to is not None:
            found.append(Finding(what=f"adds {_named(logical_id, to)}"))
        elif was is not None and to is None:
            found.append(_removed(logical_id, was, after))
        elif was is not None and to is not None:
            found += _changed(logical_id, was, to)
    return found


def unexported(stack: str, deployed: Mapping[str, Template], new: Template) -> list[Finding]:
    """What the stack exports and would no longer, or with another value, though other deployed stacks import it."""
    before, after = _exports(deployed[stack]), _exports(new)
    importers = {name: _imports(template) for name, template in deployed.items() if name != stack}
    lost = [
        (name, users)
        for name in sorted(before)
        if before[name] != after.get(name)
        if (users := sorted(each for each, names in importers.items() if name in names))
    ]
    what = "cannot drop or change the export {}, which {} imports: the deploy would fail"
    return [Finding(what=what.format(name, ", ".join(users)), grave=True) for name, users in lost]


def _exports(template: Template) -> dict[str, Any]:
    outputs = template.get("Outputs", {}).values()
    return {str(each["Export"]["Name"]): each["Value"] for each in outputs if "Export" in each}


def _imports(part: Any) -> set[str]:
    """The names that are imported anywhere in a template."""
    if isinstance(part, Mapping):
        own = {str(part["Fn::ImportValue"])} if "Fn::ImportValue" in part else set()
        return own.union(*map(_imports, part.values()))
    return set().union(*map(_imports, part)) if isinstance(part, list) else set()


def _removed(logical_id: str, was: Mapping[str, Any], after: Mapping[str, Any]) -> Finding:
    name = _named(logical_id, was)
    holds = HOLDS.get(was["Type"])
    if holds is None:
        return Finding(what=f"deletes {name}")
    taken = any(_physical(each) == _physical(was) for each in after.values() if each["Type"] == was["Type"])
    if taken and _physical(was):
        return Finding(what=f"cannot create {name} under another id while it exists: the deploy would fail", grave=True)
    if str(was.get("DeletionPolicy", "")).startswith("Retain"):
        return Finding(what=f"leaves {name} behind with {holds}, and manages it no longer", grave=True)
    return Finding(what=f"deletes {name} with {holds}", grave=was["Type"] != "AWS::Logs::LogGroup")


def _changed(logical_id: str, was: Mapping[str, Any], to: Mapping[str, Any]) -> Iterator[Finding]:
    name = _named(logical_id, was)
    before, after = was.get("Properties", {}), to.get("Properties", {})
    changed = sorted(key for key in before.keys() | after.keys() if before.get(key) != after.get(key))
    if was["Type"] != to["Type"]:
        yield Finding(what=f"cannot change {name} into a {to['Type']}: the deploy would fail", grave=True)
        return
    causes = _causes(was["Type"], changed)
    if causes:
        yield _replaced(name, was, to, causes)
    elif changed:
        yield Finding(what=f"updates {name}: {', '.join(changed)}")
    if was["Type"] == "AWS::DynamoDB::Table":
        yield from _indexes(name, before, after)


def _causes(type_: str, changed: list[str]) -> list[str]:
    """An unknown type counts as replaced by any change: better one look too many."""
    by = REPLACED_BY.get(type_, (ANY,))
    return changed if by == (ANY,) else [key for key in changed if key in by]


def _replaced(name: str, was: Mapping[str, Any], to: Mapping[str, Any], causes: list[str]) -> Finding:
    because, holds = f"because {', '.join(causes)} changed", HOLDS.get(was["Type"])
    if _physical(was) and _physical(was) == _physical(to):
        return Finding(what=f"cannot replace {name}, whose name is fixed, {because}: the deploy would fail", grave=True)
    if holds is None:
        return Finding(what=f"replaces {name} {because}")
    stays = str(was.get("UpdateReplacePolicy", "")).startswith("Retain")
    left = "which stay in the old one" if stays else "which are deleted"
    return Finding(what=f"replaces {name} {because}: the new one is without {holds}, {left}", grave=True)


def _indexes(name: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Finding]:
    was, to = ({each["IndexName"] for each in side.get("GlobalSecondaryIndexes", [])} for side in (before, after))
    for index in sorted(to - was):
        yield Finding(what=f"builds the index {index} of {name} from what is stored; until then nothing is found by it")
    for index in sorted(was - to):
        yield Finding(what=f"removes the index {index} of {name}")
    if len(was ^ to) > 1:
        yield Finding(what=f"changes {len(was ^ to)} indexes of {name}. {MANY_INDEXES}", grave=True)


def _named(logical_id: str, resource: Mapping[str, Any]) -> str:
    noun = str(resource["Type"]).removeprefix("AWS::").replace("::", " ")
    return f"the {noun} {_physical(resource) or logical_id}"


def _physical(resource: Mapping[str, Any]) -> str:
    properties = resource.get("Properties", {})
    found = next((properties[key] for key in NAMED_BY if isinstance(properties.get(key), str)), "")
    return str(found)
