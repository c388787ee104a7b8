"""Synthesized templates with their references resolved to what was deployed. It reads; it deploys nothing."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from local import host, stack

PSEUDO = {
    "AWS::Partition": "aws",
    "AWS::Region": host.REGION,
    "AWS::AccountId": stack.ACCOUNT,
    "AWS::URLSuffix": "amazonaws.com",
}
_PLACE = f"{host.REGION}:{stack.ACCOUNT}"
# What `Fn::GetAtt …Arn` gives for what `Ref` gives.
ARNS = {
    "AWS::DynamoDB::Table": f"arn:aws:dynamodb:{_PLACE}:table/{{}}",
    "AWS::Events::Rule": f"arn:aws:events:{_PLACE}:rule/{{}}",
    "AWS::IAM::Role": f"arn:aws:iam::{stack.ACCOUNT}:role/{{}}",
    "AWS::KMS::Key": f"arn:aws:kms:{_PLACE}:key/{{}}",
    "AWS::Lambda::Function": f"arn:aws:lambda:{_PLACE}:function:{{}}",
    "AWS::Logs::LogGroup": f"arn:aws:logs:{_PLACE}:log-group:{{}}:*",
    "AWS::S3::Bucket": "arn:aws:s3:::{}",
    "AWS::SQS::Queue": f"arn:aws:sqs:{_PLACE}:{{}}",
    "AWS::StepFunctions::StateMachine": "{}",
}

Ids = Mapping[tuple[str, str], str]  # stack and logical id → physical id


@dataclass(frozen=True, slots=True, kw_only=True)
class Resource:
    stack: str
    logical_id: str
    type: str
    properties: dict[str, Any]  # references resolved

    @property
    def path(self) -> str:
        """Without the hash that CDK adds."""
        return f"{self.stack}/{re.sub(r'[0-9A-F]{8}$', '', self.logical_id)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Templates:
    by_stack: Mapping[str, Mapping[str, Any]]
    ids: Ids

    def resources(self, *types: str) -> Iterator[Resource]:
        for name, template in self.by_stack.items():
            for logical_id, made in template["Resources"].items():
                if made["Type"] in types:
                    properties = self.resolved(made.get("Properties", {}), name)
                    yield Resource(stack=name, logical_id=logical_id, type=made["Type"], properties=properties)

    def resolved(self, value: Any, stack_name: str) -> Any:
        if isinstance(value, list):
            return [self.resolved(each, stack_name) for each in value]
        if not isinstance(value, dict):
            return value
        if len(value) == 1 and (name := next(iter(value))) in _INTRINSICS:
            return _INTRINSICS[name](self, value[name], stack_name)
        return {key: self.resolved(each, stack_name) for key, each in value.items()}

    def arn(self, stack_name: str, logical_id: str) -> str:
        type_ = self.by_stack[stack_name]["Resources"][logical_id]["Type"]
        # A type without an ARN of ours stands for itself: no policy names one.
        return ARNS.get(type_, f"{logical_id}.Arn").format(self.physical(stack_name, logical_id))

    def physical(self, stack_name: str, logical_id: str) -> str:
        found = self.ids.get((stack_name, logical_id), logical_id)
        # SQS calls a queue by its address, IAM by its name.
        return found.rpartition("/")[2] if found.startswith("http") else found

    def _ref(self, name: str, stack_name: str) -> str:
        return PSEUDO.get(name) or self.physical(stack_name, name)

    def _get_att(self, parts: list[str], stack_name: str) -> str:
        logical_id, attribute = parts
        return self.arn(stack_name, logical_id) if attribute == "Arn" else f"{logical_id}.{attribute}"

    def _join(self, parts: list[Any], stack_name: str) -> str:
        return str(parts[0]).join(str(self.resolved(each, stack_name)) for each in parts[1])

    def _import(self, export: Any, stack_name: str) -> Any:
        wanted = self.resolved(export, stack_name)
        for name, template in self.by_stack.items():
            for output in template.get("Outputs", {}).values():
                if self.resolved(output.get("Export", {}).get("Name"), name) == wanted:
                    return self.resolved(output["Value"], name)
        raise LookupError(f"no stack exports {wanted!r}")


_INTRINSICS: dict[str, Callable[[Templates, Any, str], Any]] = {
    "Ref": Templates._ref,
    "Fn::GetAtt": Templates._get_att,
    "Fn::Join": Templates._join,
    "Fn::ImportValue": Templates._import,
}


# The property with the name that a resource is known by. What has none is known by its logical id.
NAMES = {
    "AWS::DynamoDB::Table": "TableName",
    "AWS::Lambda::Function": "FunctionName",
    "AWS::Logs::LogGroup": "LogGroupName",
    "AWS::S3::Bucket": "BucketName",
    "AWS::SQS::Queue": "QueueName",
}
BY_ARN = {
    "AWS::SNS::Topic": ("TopicName", f"arn:aws:sns:{_PLACE}:{{}}"),
    "AWS::StepFunctions::StateMachine": ("StateMachineName", f"arn:aws:states:{_PLACE}:stateMachine:{{}}"),
}


def undeployed(by_stack: Mapping[str, Mapping[str, Any]]) -> Templates:
    """As they would be deployed: by the names that the templates themselves give."""
    bare = Templates(by_stack=by_stack, ids={})
    ids = {
        (made.stack, made.logical_id): shape.format(made.properties[name])
        for type_, (name, shape) in {**{type_: (name, "{}") for type_, name in NAMES.items()}, **BY_ARN}.items()
        for made in bare.resources(type_)
    }
    # Without a name of its own, and the lanes' have the same logical ids.
    for made in bare.resources("AWS::IAM::Role", "AWS::IAM::ManagedPolicy"):
        ids[made.stack, made.logical_id] = f"{made.stack}-{made.logical_id}"
    return Templates(by_stack=by_stack, ids=ids)


def deployed(on: stack.Stack) -> Templates:
    """What `cdk deploy` deployed on this stack, of the assembly that `cdk synth` wrote."""
    paths = (on.home / "cdk.out").glob("Lazaret*.template.json")
    by_stack = {path.name.split(".")[0]: json.loads(path.read_text()) for path in sorted(paths, key=_name)}
    cloudformation = on.client("cloudformation")
    ids = {
        (name, each["LogicalResourceId"]): str(each.get("PhysicalResourceId") or each["LogicalResourceId"])
        for name in by_stack
        for page in cloudformation.get_paginator("list_stack_resources").paginate(StackName=name)
        for each in page["StackResourceSummaries"]
    }
    return Templates(by_stack=by_stack, ids=ids)


def _name(path: Path) -> str:
    return path.name
