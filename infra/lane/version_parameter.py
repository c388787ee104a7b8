"""Where a lane says which worker version it has deployed: others ask there, for they cannot see into its stack."""

from aws_cdk import Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_ssm as ssm
from constructs import Construct

from infra.deployment import Deployment


class VersionParameter(Construct):
    def __init__(
        self, scope: Construct, id: str, *, deployment: Deployment, job_type: str, version: str, worker: Construct
    ) -> None:
        super().__init__(scope, id)
        parameter = ssm.StringParameter(
            self,
            "Parameter",
            parameter_name=_name(deployment, job_type),
            string_value=version,
            description=f"The worker version that the {job_type} lane runs",
        )
        # A redrive believes that a cause is fixed when the version is new: so it is new only when the worker is.
        parameter.node.add_dependency(worker)


def grant_read_versions(scope: Construct, grantee: iam.IGrantable, *, deployment: Deployment) -> None:
    """Of all lanes by one pattern: a managed policy has 6,144 characters, and no other parameter has such a name."""
    arn = Stack.of(scope).format_arn(service="ssm", resource="parameter", resource_name=_name(deployment, "*")[1:])
    iam.Grant.add_to_principal(grantee=grantee, actions=["ssm:GetParameters"], resource_arns=[arn])


def _name(deployment: Deployment, job_type: str) -> str:
    return f"/{deployment.name}/{job_type}/worker-version"
