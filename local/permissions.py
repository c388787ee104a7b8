"""The emulator's IAM, made to name what a request is about where ours are granted by name. Never used on AWS.

ministack asks for a grant on `*` there, which no function of ours has. It does not know `dynamodb:LeadingKeys`, and of
`dynamodb:Attributes` only the projection of a request for one table.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any

from ministack.core import iam_actions, iam_evaluator
from ministack.services import stepfunctions

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (iam_actions, ("extract_resource_arn", "_action_from_target", "dynamodb_service_context", "request_tag_context")),
    (iam_evaluator, ("enforce",)),
    (stepfunctions, ("_state_machines",)),
)
ANY = "*"
PARTITION_KEY = "pk"  # of all tables of ours
EXPRESSIONS = (
    "ProjectionExpression",
    "KeyConditionExpression",
    "FilterExpression",
    "ConditionExpression",
    "UpdateExpression",
)
# A name where a path begins, not a part behind its dot, nor a value.
NAMES = re.compile(r"(?<![\w.:#])(?:#\w+|[A-Za-z_]\w*\b(?!\s*\())")  # nor a function
# What the language of expressions has for itself.
WORDS = frozenset(("AND", "OR", "NOT", "BETWEEN", "IN", "SET", "REMOVE", "ADD", "DELETE"))

_others: ContextVar[tuple[str, ...]] = ContextVar("others", default=())


def install() -> None:
    iam_actions.extract_resource_arn = naming(iam_actions.extract_resource_arn)
    iam_actions.dynamodb_service_context = with_what_is_asked(iam_actions.dynamodb_service_context)
    iam_actions.request_tag_context = with_events(iam_actions.request_tag_context)
    iam_evaluator.enforce = of_every_resource(iam_evaluator.enforce)


def of_every_resource(enforce: Callable[..., Any]) -> Callable[..., Any]:
    """A request that names several parameters needs a grant on each."""

    def enforced(*who_and_what: Any, resource_arn: str = ANY, **more: Any) -> Any:
        named = (resource_arn, *_others.get())
        return next((denied for arn in named if (denied := enforce(*who_and_what, resource_arn=arn, **more))), None)

    return enforced


def with_what_is_asked(context_of: Callable[[bytes], dict[str, Any]]) -> Callable[[bytes], dict[str, Any]]:
    def service_context(body: bytes) -> dict[str, Any]:
        data = _data(body)
        asked: dict[str, Any] = {
            "dynamodb:LeadingKeys": sorted(set(leading_keys(data))),
            "dynamodb:Attributes": sorted(set(attributes_named(data))),
        }
        if data.get("RequestItems"):  # a projection for each table
            whole = any("ProjectionExpression" not in each for each in _reads(data))
            asked["dynamodb:Select"] = "ALL_ATTRIBUTES" if whole else "SPECIFIC_ATTRIBUTES"
        return {**context_of(body), **asked}

    return service_context


def with_events(context_of: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """What an event says of itself, of all that are in one request."""

    def request_context(service: str, action: str, body: bytes, *rest: Any) -> dict[str, Any]:
        context = context_of(service, action, body, *rest)
        if action != "events:PutEvents":
            return context
        entries = _data(body).get("Entries") or []
        keys = {"events:source": "Source", "events:detail-type": "DetailType"}
        return context | {key: sorted({str(each.get(name, "")) for each in entries}) for key, name in keys.items()}

    return request_context


def attributes_named(data: dict[str, Any]) -> Iterator[str]:
    """The top-level attributes that a request of DynamoDB names, keys included, as IAM counts them."""
    for holder in ("Key", "Item"):
        yield from data.get(holder) or {}
    names = data.get("ExpressionAttributeNames") or {}
    for expression in EXPRESSIONS:
        for word in NAMES.findall(data.get(expression) or ""):
            if word not in WORDS:
                yield names.get(word, word)
    for table in _reads(data):
        yield from attributes_named(table)
        yield from (name for key in table.get("Keys", ()) for name in key)
    for item in data.get("TransactItems") or ():
        for part in item.values():
            yield from attributes_named(part)


def _reads(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [table for table in (data.get("RequestItems") or {}).values() if isinstance(table, dict)]


def leading_keys(data: dict[str, Any]) -> Iterator[str]:
    """The partition keys that a request of DynamoDB touches, in whichever of its forms."""
    for holder in ("Key", "Item"):
        if PARTITION_KEY in (found := data.get(holder) or {}):
            yield next(iter(found[PARTITION_KEY].values()))
    for table in (data.get("RequestItems") or {}).values():
        for key in table.get("Keys", ()) if isinstance(table, dict) else ():
            yield from leading_keys({"Key": key})
    for item in data.get("TransactItems") or ():
        for part in item.values():
            yield from leading_keys(part)
    # A partition key is compared by equality, and before the sort key.
    if asked := re.search(r"=\s*(:\w+)", data.get("KeyConditionExpression") or ""):
        yield next(iter(data["ExpressionAttributeValues"][asked[1]].values()))


def naming(extract: Callable[..., str]) -> Callable[..., str]:
    def extract_resource_arn(
        service: str, method: str, path: str, headers: Any, body: bytes, query: Any, region: str, account: str
    ) -> str:
        found = extract(service, method, path, headers, body, query, region, account)
        _others.set(())
        if found != ANY or service not in ("ssm", "states"):
            return found
        action = iam_actions._action_from_target(headers)
        return named(service, str(action), _data(body), f"{region}:{account}")

    return extract_resource_arn


def named(service: str, action: str, data: dict[str, Any], place: str) -> str:
    if service == "ssm" and action == "GetParameters":
        first, *others = (_parameter(place, name) for name in data.get("Names") or [""])
        _others.set(tuple(others))
        return first
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
