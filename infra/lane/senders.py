"""Who of ours sends jobs: the unique ids of roles, for lanes that name their producers.

Parameters, because no stack of a lane refers to another's: lanes may enqueue to each other, and come and go.
"""

from aws_cdk import Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_ssm as ssm
from constructs import Construct

from infra.deployment import Deployment


class SenderParameter(Construct):
    def __init__(
        self, scope: Construct, id: str, *, deployment: Deployment, sender: str, function: lambda_.Function
    ) -> None:
        """`sender` is `lane/<job type>`, or `core/` and a name."""
        super().__init__(scope, id)
        role = function.role
        assert isinstance(role, iam.Role)  # noqa: S101 - each of our functions has a role of its own
        ssm.StringParameter(
            self,
            "Parameter",
            parameter_name=f"/{deployment.name}/senders/{sender}",
            # What SQS says of whoever sends. A role that is made anew under the same name has another.
            string_value=role.role_id,
            description=f"The unique id of the role that sends jobs as {sender}",
        )


def grant_read_senders(scope: Construct, grantee: iam.IGrantable, *, deployment: Deployment) -> None:
    """All by their path, which is in itself what IAM is asked about."""
    path = Stack.of(scope).format_arn(service="ssm", resource="parameter", resource_name=f"{deployment.name}/senders")
    iam.Grant.add_to_principal(grantee=grantee, actions=["ssm:GetParametersByPath"], resource_arns=[path, f"{path}/*"])
