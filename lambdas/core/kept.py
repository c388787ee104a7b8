"""Results that later attempts get back: JSON, inline when small, else in the bucket."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from lambdas.core.job import JobKey, depth
from lambdas.core.ports import Store
from lambdas.core.value import value

INLINE_BYTES = 100 * 1024
DEEPEST = 500  # levels: half of what Python's own stack takes


@value
class Results:
    """Where the results of one job are kept."""

    key: JobKey
    store: Store

    def keep(self, result: Any, name: str) -> tuple[Any, str]:
        """The value to write inline, or None and a reference. Raise TypeError for what is not JSON."""
        return self.keep_text(as_json(result, name), name)

    def keep_text(self, text: str, name: str) -> tuple[Any, str]:
        """The same of what is JSON already."""
        if len(text) <= INLINE_BYTES:
            return json.loads(text), ""  # what was looked at, and not what it may become when it is looked at again
        key = self.key
        ref = f"results/{key.tenant_id}/{key.job_type}/{key.job_id}/{key.version}/{name}.json"
        self.store.put(ref, text)
        return None, ref

    def read(self, result: Any, ref: str) -> Any:
        return json.loads(self.store.get(ref)) if ref else result


def as_json(value: Any, what: str) -> str:
    """Raise TypeError, in words, for what JSON cannot hold: it could not be given back to a later attempt."""
    try:
        text = json.dumps(value, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise TypeError(f"the result of {what} is not JSON: {error}") from error
    except Exception as error:  # of the value's own code, which may not even say what it is
        raise TypeError(f"the result of {what} is not JSON: it raised {type(error).__name__}") from error
    # Whoever reads it has another stack: what just fits here must not be too deep there. See job.py for the brackets.
    if text.count("{") + text.count("[") > DEEPEST and depth(json.loads(text)) > DEEPEST:
        raise TypeError(f"the result of {what} is nested deeper than {DEEPEST} levels")
    return text


def fingerprint(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """Code and arguments of a step: the same in every process that runs the same code on the same input."""
    code = getattr(fn, "__code__", None)
    body = (code.co_code.hex(), repr([c for c in code.co_consts if not hasattr(c, "co_code")])) if code else ()
    name = getattr(fn, "__qualname__", type(fn).__qualname__)
    try:
        shown = json.dumps([name, body, args, kwargs], sort_keys=True, default=_told)
    except Exception:  # keys that do not sort, a circle, or an argument's own code: the code alone must do
        shown = json.dumps([name, body])
    return hashlib.sha256(shown.encode()).hexdigest()[:16]


def _told(value: object) -> str:
    """What is not JSON counts by what it says of itself, unless that is only where it lies in memory."""
    kind = type(value).__qualname__
    if isinstance(value, set | frozenset):
        return f"{kind} {sorted(_told(each) for each in value)}"
    try:
        said = repr(value)
    except Exception:
        return kind
    return kind if " at 0x" in said else f"{kind} {said}"
