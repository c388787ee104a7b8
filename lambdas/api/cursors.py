"""Cursors as callers get them: sealed to the caller and to what was asked, so that one opens no other list.

The key is the deployment's own (adapters/seal.py). What is inside is the ledger's cursor, which is no secret.
"""

import base64
import hmac
import json
from collections.abc import Mapping

from lambdas.api.identity import Caller
from lambdas.api.problems import Problem

LONGEST = 600
_MAC_BYTES = 16


def sealed(cursor: str | None, *, caller: Caller, asked: Mapping[str, str | None], key: bytes) -> str | None:
    if cursor is None:
        return None
    inner = cursor.encode()
    return base64.urlsafe_b64encode(_mac(inner, caller, asked, key) + inner).decode().rstrip("=")


def opened(text: str | None, *, caller: Caller, asked: Mapping[str, str | None], key: bytes) -> str | None:
    """Raise `Problem` BAD_CURSOR for text that this caller did not get for this very list."""
    if text is None:
        return None
    try:
        raw = base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
        inner = raw[_MAC_BYTES:].decode()
    except ValueError:
        raise Problem("BAD_CURSOR", "the cursor is not readable") from None
    if not inner or not hmac.compare_digest(raw[:_MAC_BYTES], _mac(inner.encode(), caller, asked, key)):
        raise Problem("BAD_CURSOR", "the cursor was made for another list or another caller, or was changed")
    return inner


def _mac(inner: bytes, caller: Caller, asked: Mapping[str, str | None], key: bytes) -> bytes:
    """An operator's cursor is good for every operator, a tenant's for all its people: pages are the same for them."""
    whose = "operators" if caller.operator else f"tenant {caller.tenant_id}"
    bound = json.dumps([whose, sorted((name, value) for name, value in asked.items() if value is not None)])
    return hmac.digest(key, bound.encode() + b"\n" + inner, "sha256")[:_MAC_BYTES]
