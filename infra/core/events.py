"""The bus on which a deployment announces what became of jobs: the account's own, or one that the deployment names."""

from collections.abc import Iterable

from aws_cdk import Stack
from aws_cdk import aws_iam as iam
from constructs import Construct

from infra.deployment import Deployment
from lambdas.core.model.announcement import Told


def grant_announce(
    scope: Construct, grantee: iam.IGrantable, *, deployment: Deployment, told: Iterable[str] = Told
) -> None:
    """In the deployment's name alone, and of these moves: a rule of yours may trust an event's source and kind."""
    arn = deployment.event_bus or Stack.of(scope).format_arn(
        service="events", resource="event-bus", resource_name="default"
    )
    spoken = {"events:source": [deployment.name], "events:detail-type": [f"Job {each}" for each in told]}
    iam.Grant.add_to_principal(
        grantee=grantee,
        actions=["events:PutEvents"],
        resource_arns=[arn],
        # An event without a source is none; but where a key is missing, "for all values" holds.
        conditions={"ForAllValues:StringEquals": spoken, "Null": dict.fromkeys(spoken, "false")},
    )
