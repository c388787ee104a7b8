"""The role of a lane's agents: what lanes.toml allows them in AWS, and nothing of Lazaret's own.

The worker assumes it and hands its keys to the agents. A lane that allows nothing has no such role.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from aws_cdk import aws_iam as iam
from constructs import Construct

from infra.lane.worker import Worker
from lambdas.core.config.lane import THREAD, Allowed, Lane

_DRAWN = "\0" * 10  # fits what a wildcard stands for, and no id that somebody wrote down
# How the resources of a deployment are named, by the service that an action is of. The others have none of ours.
_OURS = {
    "dynamodb": "table/{name}-*",
    "sqs": "{name}-*",
    "s3": "{name}-*",
    "sns": "{name}-*",
    "lambda": "function:{name}-*",
    "states": "*:{name}-*",
    "ssm": "parameter/{name}/*",
    "logs": "log-group:/aws/lambda/{name}-*",
    "iam": "role/{stack}-*",
    "sts": "role/{stack}-*",
    # AWS draws the ids of these two, so only a wildcard can reach ours: the operators' routes, and the people.
    "execute-api": _DRAWN + "/*",
    "cognito-idp": "userpool/" + _DRAWN,
}
# Characters: IAM takes 6,144 in a managed policy and ten of them beside a role's own, which the CDK fills one after
# another. It divides between statements, never one.
_A_STATEMENT, _ALL = 6_000, 30_000


class AgentRole(Construct):
    def __init__(self, scope: Construct, id: str, *, worker: Worker, allow: Iterable[Allowed]) -> None:
        super().__init__(scope, id)
        workers = worker.function.role
        assert workers is not None  # noqa: S101 - each of our functions has a role of its own
        self.role = iam.Role(self, "Role", assumed_by=iam.ArnPrincipal(workers.role_arn))
        for allowed in allow:
            self.role.add_to_policy(
                iam.PolicyStatement(actions=list(allowed.actions), resources=list(allowed.resources))
            )
        self.role.grant_assume_role(workers)
        worker.function.add_environment("AGENT_ROLE", self.role.role_arn)


def allowed_faults(lanes: Iterable[Lane], name: str) -> list[str]:
    """A sentence for each thing that a lane must not allow its agents, or that IAM would not take."""
    return [fault for lane in lanes for fault in _faults(lane, name)]


def _faults(lane: Lane, name: str) -> Iterator[str]:
    if lane.allow and lane.isolation == THREAD:
        yield f'{lane.job_type}.allow: agents in threads have the worker\'s own keys; expected isolation = "process"'
    yield from _too_long(lane)
    for allowed in lane.allow:
        for action in allowed.actions:
            for resource in allowed.resources:
                if _is_ours(action, resource, name):
                    yield (
                        f'{lane.job_type}.allow: {action} on "{resource}" reaches what is Lazaret\'s own; '
                        "expected the ARN of what the agent needs"
                    )


def _too_long(lane: Lane) -> Iterator[str]:
    sizes = [len(json.dumps(_statement(each), separators=(",", ":"))) for each in lane.allow]
    for at, size in enumerate(sizes):
        if size > _A_STATEMENT:
            yield f"{lane.job_type}.allow[{at}] has {size} characters, expected at most {_A_STATEMENT}: divide it"
    if sum(sizes) > _ALL:
        yield f"{lane.job_type}.allow has {sum(sizes)} characters in all, expected at most {_ALL}: IAM takes no more"


def _statement(allowed: Allowed) -> dict[str, Any]:
    return {"Action": list(allowed.actions), "Effect": "Allow", "Resource": list(allowed.resources)}


def _is_ours(action: str, resource: str, name: str) -> bool:
    ours = _OURS.get(action.partition(":")[0])
    if ours is None:
        return False
    part = resource if resource == "*" else resource.split(":", 5)[5]
    return overlap(part, ours.format(name=name, stack=name.capitalize()))


def overlap(one: str, other: str) -> bool:
    """Whether some text fits both patterns, in which * stands for any text and ? for one character."""
    reached = {0}  # ends of the other's beginnings that fit what was read of the first
    reached |= _past_stars(reached, other)
    for character in one:
        if character == "*":
            reached = set(range(min(reached, default=len(other) + 1), len(other) + 1))
        else:
            reached = _past_stars({end for at in reached for end in _step(character, other, at)}, other)
    return len(other) in reached


def _step(character: str, other: str, at: int) -> Iterator[int]:
    if at < len(other) and other[at] == "*":
        yield at
    elif at < len(other) and (other[at] == character or "?" in (other[at], character)):
        yield at + 1


def _past_stars(reached: set[int], other: str) -> set[int]:
    """A star may also stand for nothing."""
    found = set(reached)
    for at in sorted(reached):
        while at < len(other) and other[at] == "*":
            at += 1  # noqa: PLW2901 - the end of a run of stars
            found.add(at)
    return found
