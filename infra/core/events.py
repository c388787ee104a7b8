"""The bus on which a deployment announces what became of jobs: the account's own, or one that the deployment names."""

from aws_cdk import Stack
from aws_cdk import aws_iam as iam
from constructs import Construct

from infra.deployment import Deployment


def grant_announce(scope: Construct, grantee: iam.IGrantable, *, deployment: Deployment) -> None:
    arn = deployment.event_bus or Stack.of(scope).format_arn(
        service="events", resource="event-bus", resource_name="default"
    )
    iam.Grant.add_to_principal(grantee=grantee, actions=["events:PutEvents"], resource_arns=[arn])
