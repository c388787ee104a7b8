"""What a lane's worker may read for its agents: the secrets that its table names, one by one, and no other."""

from collections.abc import Iterable, Iterator

from aws_cdk import Stack
from aws_cdk import aws_iam as iam
from constructs import Construct

from lambdas.core.config.lane import Lane
from lambdas.core.config.variables import PARAMETER_STORE, SECRETS_MANAGER, Reference, referred

_AN_ARN = 80  # characters around a name
_ALL = 5_000  # of all: the CDK, which divides a long policy, takes each for 150
_READS = {SECRETS_MANAGER: "secretsmanager:GetSecretValue", PARAMETER_STORE: "ssm:GetParameter"}


def grant_read_secrets(scope: Construct, grantee: iam.IGrantable, lane: Lane) -> None:
    by_service: dict[str, list[str]] = {}
    for text in dict.fromkeys(lane.secrets.values()):
        reference = referred(text)
        arns = by_service.setdefault(reference.service, [])
        if (arn := _arn(scope, reference)) not in arns:
            arns.append(arn)
    for service, arns in by_service.items():
        iam.Grant.add_to_principal(grantee=grantee, actions=[_READS[service]], resource_arns=arns)
    if lane.secrets_key_arn and by_service:
        _grant_decrypt(scope, grantee, lane.secrets_key_arn, by_service)


def _grant_decrypt(scope: Construct, grantee: iam.IGrantable, key_arn: str, services: Iterable[str]) -> None:
    """Through the services alone: with the key itself, the worker could decrypt whatever else is under it."""
    stack = Stack.of(scope)
    through = [f"{service}.{stack.region}.{stack.url_suffix}" for service in services]
    grantee.grant_principal.add_to_principal_policy(
        iam.PolicyStatement(
            actions=["kms:Decrypt"],
            resources=[key_arn],
            conditions={"StringEquals": {"kms:ViaService": through}},
        )
    )


def _arn(scope: Construct, reference: Reference) -> str:
    if reference.name.startswith("arn:"):
        return reference.name
    stack = Stack.of(scope)
    if reference.service == PARAMETER_STORE:
        return stack.format_arn(service="ssm", resource="parameter", resource_name=reference.name[1:])
    # Secrets Manager puts six characters of its own behind a name.
    return f"arn:{stack.partition}:secretsmanager:{stack.region}:{stack.account}:secret:{reference.name}-??????"


def secret_faults(lanes: Iterable[Lane], name: str) -> list[str]:
    """A sentence for each secret of a lane that is Lazaret's own, and for more than IAM would take.

    Tenants' endpoints are kept under the deployment's name.
    """
    return [fault for lane in lanes for fault in (*_ours(lane, name), *_too_long(lane))]


def _ours(lane: Lane, name: str) -> Iterator[str]:
    for variable, text in lane.secrets.items():
        if text.startswith(f"ssm:/{name}/"):
            own = f"what is under /{name}/ is Lazaret's own; choose another path"
            yield f'{lane.job_type}.secrets.{variable} = "{text}": {own}'


def _too_long(lane: Lane) -> Iterator[str]:
    named = {referred(text).name for text in lane.secrets.values()}
    characters = sum(len(each) + (0 if each.startswith("arn:") else _AN_ARN) for each in named)
    if characters > _ALL:
        yield f"{lane.job_type}.secrets: their ARNs have {characters} characters, expected at most {_ALL}, for IAM"
