"""The deployment's HTTP API, for what only a signed-in person may do: their token says who they are.

LAZARET_API is its address, LAZARET_TOKEN an ID token of whoever sits here. `.local/env` has both, of a sample operator.
"""

import json
import os
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any

from ops.command import Failed

TIMEOUT_S = 30


def post(path: str, body: Mapping[str, Any]) -> Any:
    """Raise `Failed` with what the API says."""
    address, token = os.environ.get("LAZARET_API", ""), os.environ.get("LAZARET_TOKEN", "")
    if not address.startswith(("https://", "http://")) or not token:
        raise Failed(
            "this needs to know who you are: set LAZARET_API to the stack's output ApiUrl and LAZARET_TOKEN to your "
            "ID token, or do it in the console"
        )
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    request = urllib.request.Request(  # noqa: S310 - https, or http on this machine: checked above
        f"{address.rstrip('/')}{path}", data=json.dumps(body).encode(), headers=headers, method="POST"
    )
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:  # noqa: S310
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise Failed(_problem(refused)) from refused
    except (OSError, ValueError) as down:
        raise Failed(f"the API at {address} does not answer: {down}") from down


def _problem(refused: urllib.error.HTTPError) -> str:
    try:
        told = json.load(refused)
        return f"{told['title']}: {told['detail']}"
    except (ValueError, KeyError, TypeError):
        return f"the API answered {refused.code}: is LAZARET_TOKEN still valid?"
