"""The emulator's IAM, made to name what a request is about where ours are granted by name. Never used on AWS.

ministack asks for a grant on `*` there, which no function of ours has.
"""

import json
from collections.abc import Callable
from typing import Any

from ministack.core import iam_actions
from ministack.services import stepfunctions

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (iam_actions, ("extract_resource_arn", "_action_from_target")),
    (stepfunctions, ("_state_machines",)),
)
ANY = "*"


def install() -> None:
    iam_actions.extract_resource_arn = naming(iam_actions.extract_resource_arn)


def naming(extract: Callable[..., str]) -> Callable[..., str]:
    def extract_resource_arn(
        service: str, method: str, path: str, headers: Any, body: bytes, query: Any, region: str, account: str
    ) -> str:
        found = extract(service, method, path, headers, body, query, region, account)
        if found != ANY or service not in ("ssm", "states"):
            return found
        action = iam_actions._action_from_target(headers)
        return named(service, str(action), _data(body), f"{region}:{account}")

    return extract_resource_arn


def named(service: str, action: str, data: dict[str, Any], place: str) -> str:
    """AWS checks every name of a request; here the first stands for all, and ours are of one pattern."""
    if service == "ssm" and action == "GetParameters":
        return _parameter(place, (data.get("Names") or [""])[0])
    if service == "ssm" and action == "GetParametersByPath":
        return _parameter(place, data.get("Path", ""))
    if service == "states" and action.startswith("SendTask"):
        # A token does not tell its machine; with one machine there is no doubt.
        machines = list(stepfunctions._state_machines)
        return str(machines[0]) if len(machines) == 1 else ANY
    return ANY


def _parameter(place: str, name: str) -> str:
    return f"arn:aws:ssm:{place}:parameter/{name.lstrip('/')}" if name else ANY


def _data(body: bytes) -> dict[str, Any]:
    try:
        data = json.loads(body or b"{}")
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
