"""Errors as the outside world raises them, built from an op: real classes where Python has them, look-alikes else.

No provider's package is imported: a look-alike has the name, the module and the attributes that a classifier reads.
"""

import builtins
import importlib
import sys
from types import SimpleNamespace
from typing import Any

from lazaret import NeedsReview, Permanent, Transient

# Fields of the op, and what vendors' errors call them. `response` is botocore's: {"Error": {"Code": …}}.
_ATTRIBUTES = {"status": "status_code", "retry_after": "retry_after", "code": "code", "response": "response"}


def built(op: dict[str, Any]) -> BaseException:
    """The error that the op names, e.g. KeyError, socket.timeout, openai.RateLimitError or Permanent."""
    name, message = op["error"], str(op.get("message", "simulated"))
    signal = _signal(name, message, op)
    if signal is not None:
        return signal
    error = _real(name, message) or _look_alike(name, message)
    for field, attribute in _ATTRIBUTES.items():
        if field in op:
            setattr(error, attribute, op[field])
    if "headers" in op:
        error.response = SimpleNamespace(status_code=op.get("status"), headers=op["headers"])  # type: ignore[attr-defined]
    return error


def _signal(name: str, message: str, op: dict[str, Any]) -> Exception | None:
    match name.replace("_", "").casefold():
        case "permanent":
            return Permanent(op.get("code", "SIMULATED"), message)
        case "transient":
            return Transient(op.get("code", "DEPENDENCY_UNAVAILABLE"), message, retry_after=op.get("retry_after"))
        case "needsreview":
            return NeedsReview(message)
    return None


def _real(name: str, message: str) -> BaseException | None:
    module, _, cls = name.rpartition(".")
    if module and module.partition(".")[0] not in sys.stdlib_module_names:
        return None
    try:
        found = getattr(importlib.import_module(module) if module else builtins, cls, None)
        if isinstance(found, type) and issubclass(found, BaseException):
            return found(message)
    except (ImportError, TypeError):  # some, such as json.JSONDecodeError, need more than a message
        return None
    return None


def _look_alike(name: str, message: str) -> Exception:
    module, _, cls = name.rpartition(".")
    kind: type[Exception] = type(cls, (Exception,), {"__module__": module or "simulated", "__qualname__": cls})
    return kind(message)
