"""What the templates allow and deny, one action on one resource at a time. Nothing is judged here."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.permissions.templates import Templates

EVERYBODY = "everybody"
ACCOUNT = "the account"
Conditions = tuple[tuple[str, str, tuple[str, ...]], ...]  # operator, key, values
# The property that a resource's own policy is in.
RESOURCE_POLICIES = {
    "AWS::KMS::Key": "KeyPolicy",
    "AWS::S3::BucketPolicy": "PolicyDocument",
    "AWS::SNS::TopicPolicy": "PolicyDocument",
    "AWS::SQS::QueuePolicy": "PolicyDocument",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant:
    """One action on one resource, for one holder. Its effect may also be Deny."""

    effect: str
    holder: str  # a role, a managed policy, a service, the account, everybody
    place: str  # which policy, and which statement of it
    action: str
    resource: str
    conditions: Conditions = ()

    def __str__(self) -> str:
        limits = "".join(f" if {key} {operator} {'|'.join(values)}" for operator, key, values in self.conditions)
        return f"{self.holder}: {self.action} on {self.resource}{limits} ({self.place})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """Every grant of a deployment, and who is who in it."""

    grants: tuple[Grant, ...]
    holders: Mapping[str, str]  # a role's name, or a managed policy's ARN → as what it holds grants


def book_of(templates: Templates) -> Book:
    holders = {
        templates.physical(each.stack, each.logical_id): each.path
        for each in templates.resources("AWS::IAM::Role", "AWS::IAM::ManagedPolicy")
    }
    found = [*_of_identities(templates, holders), *_of_resources(templates), *_of_functions(templates)]
    return Book(grants=tuple(found), holders=holders)


def _of_identities(templates: Templates, holders: Mapping[str, str]) -> Iterator[Grant]:
    for policy in templates.resources("AWS::IAM::Policy"):
        for role in policy.properties["Roles"]:
            yield from _spread(policy.properties["PolicyDocument"], policy.path, holder=holders[role])
    for policy in templates.resources("AWS::IAM::ManagedPolicy"):
        yield from _spread(policy.properties["PolicyDocument"], policy.path, holder=policy.path)


def _of_resources(templates: Templates) -> Iterator[Grant]:
    for made in templates.resources(*RESOURCE_POLICIES):
        # In a key's own policy `*` is the key.
        itself = templates.arn(made.stack, made.logical_id) if made.type == "AWS::KMS::Key" else "*"
        yield from _spread(made.properties[RESOURCE_POLICIES[made.type]], made.path, itself=itself)


def _of_functions(templates: Templates) -> Iterator[Grant]:
    for made in templates.resources("AWS::Lambda::Permission"):
        yield Grant(
            effect="Allow",
            holder=made.properties["Principal"],
            place=made.path,
            action=made.properties["Action"],
            resource=made.properties["FunctionName"],
            conditions=(("ArnLike", "aws:SourceArn", (made.properties["SourceArn"],)),),
        )


def _spread(document: Mapping[str, Any], path: str, *, holder: str = "", itself: str = "*") -> Iterator[Grant]:
    for number, statement in enumerate(document["Statement"]):
        for who in [holder] if holder else _principals(statement["Principal"]):
            for action in _listed(statement["Action"]):
                for resource in _listed(statement["Resource"]):
                    yield Grant(
                        effect=statement["Effect"],
                        holder=who,
                        place=f"{path}[{number}]",
                        action=action,
                        resource=itself if resource == "*" else resource,
                        conditions=_conditions(statement.get("Condition", {})),
                    )


def _principals(principal: Any) -> Iterator[str]:
    for each in _listed(principal) if not isinstance(principal, dict) else principal.values():
        for name in _listed(each):
            yield EVERYBODY if name == "*" else ACCOUNT if name.endswith(":root") else name


def _conditions(given: Mapping[str, Mapping[str, Any]]) -> Conditions:
    return tuple(
        (operator, key, tuple(str(each) for each in _listed(values)))
        for operator, tests in given.items()
        for key, values in tests.items()
    )


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
