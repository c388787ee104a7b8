"""The simulated outside world: a table of counters, so that an effect that happened twice is seen.

Only the simulated agent's effects touch it.
"""

import os
from functools import cache
from typing import Any


def add_one(action: str, key: str, crash: str | None = None) -> str:
    """Add 1 to the counter, and die before or after it if told to: the two halves of an effect in doubt."""
    if crash == "before":
        os._exit(1)
    _client().update_item(
        TableName=_table(),
        Key=_key(action, key),
        UpdateExpression="ADD #count :one",
        ExpressionAttributeNames={"#count": "count"},
        ExpressionAttributeValues={":one": {"N": "1"}},
    )
    if crash == "after":
        os._exit(1)
    return f"{action}#{key}"


def seen(action: str, key: str, _crash: str | None = None) -> str | None:
    """The counter's key if it was ever counted, else None; takes the arguments of `add_one`, as `verify` must."""
    found = _client().get_item(TableName=_table(), Key=_key(action, key), ConsistentRead=True)
    return f"{action}#{key}" if "Item" in found else None


def _key(action: str, key: str) -> dict[str, Any]:
    return {"pk": {"S": f"{action}#{key}"}}


def _table() -> str:
    return os.environ.get("WORLD_TABLE", "lazaret-world")


@cache
def _client() -> Any:
    import boto3  # noqa: PLC0415 - a script without effects needs no AWS

    return boto3.client("dynamodb")
