"""What settings and lanes name by ARN in another region or account than the deployment: AWS would not take it."""

from collections.abc import Iterable, Iterator

from infra.deployment import Deployment
from lambdas.core.config.lane import Lane
from lambdas.core.config.variables import referred

_OF_THE_ACCOUNT = ("certificate_arn", "permissions_boundary")
_OF_AWS = "aws"  # instead of an account, in the ARN of a policy that AWS manages
_SETTINGS = ("alerts", "kms_key_arn", "event_bus", "certificate_arn")


def far_faults(deployment: Deployment, lanes: Iterable[Lane]) -> list[str]:
    """A sentence for each. None if nothing is pinned: nobody knows then where it will be."""
    here = deployment.region
    named = (*_of_settings(deployment), *_of_lanes(lanes))
    far = [(what, arn, region) for what, arn in named if here and (region := _part(arn, 3)) not in ("", here)]
    return [
        *(
            f'{what} = "{arn}": this is in {region}, expected {here}, where the deployment is'
            for what, arn, region in far
        ),
        *_of_other_accounts(deployment),
    ]


def _of_other_accounts(deployment: Deployment) -> Iterator[str]:
    for key in _OF_THE_ACCOUNT:
        account = _part(arn := getattr(deployment, key), 4)
        if deployment.account and account not in ("", _OF_AWS, deployment.account):
            yield f'[deployment] {key} = "{arn}": this is of account {account}, expected {deployment.account}'


def _of_settings(deployment: Deployment) -> Iterator[tuple[str, str]]:
    for key in _SETTINGS:
        yield f"[deployment] {key}", getattr(deployment, key)


def _of_lanes(lanes: Iterable[Lane]) -> Iterator[tuple[str, str]]:
    for lane in lanes:
        for at, layer in enumerate(lane.layers):
            yield f"{lane.job_type}.layers[{at}]", layer
        for variable, text in lane.secrets.items():
            yield f"{lane.job_type}.secrets.{variable}", referred(text).name
        yield f"{lane.job_type}.secrets_key_arn", lane.secrets_key_arn


def _part(arn: str, at: int) -> str:
    """Empty for what is no ARN: a name is looked up where the deployment is."""
    return arn.split(":")[at] if arn.startswith("arn:") else ""
