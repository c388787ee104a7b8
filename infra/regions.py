"""What settings and lanes name by ARN in another region than the deployment's: AWS would not take it from there."""

from collections.abc import Iterable, Iterator

from infra.deployment import Deployment
from lambdas.core.config.lane import Lane
from lambdas.core.config.variables import referred

_SETTINGS = ("alerts", "kms_key_arn", "event_bus", "certificate_arn")


def far_faults(deployment: Deployment, lanes: Iterable[Lane]) -> list[str]:
    """A sentence for each. None if no region is pinned: nobody knows then where it will be."""
    here = deployment.region
    return [
        f'{what} = "{arn}": this is in {region}, expected {here}, where the deployment is'
        for what, arn in (*_of_settings(deployment), *_of_lanes(lanes))
        if here and (region := _region(arn)) not in ("", here)
    ]


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


def _region(arn: str) -> str:
    """Empty for what is no ARN: a name is looked up where the deployment is."""
    return arn.split(":")[3] if arn.startswith("arn:") else ""
