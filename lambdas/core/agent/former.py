"""How releases up to 0.1 told the calls of a step apart. For steps that they kept; nothing new is told so."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from lambdas.core.agent.fingerprint import hashed


def former_fingerprint(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """As releases up to 0.1 made it, for steps that they kept: it knew neither closures nor partials nor defaults."""
    code = getattr(fn, "__code__", None)
    body = (code.co_code.hex(), repr([c for c in code.co_consts if not hasattr(c, "co_code")])) if code else ()
    name = getattr(fn, "__qualname__", type(fn).__qualname__)
    try:
        shown = json.dumps([name, body, args, kwargs], sort_keys=True, default=_formerly)
    except Exception:
        shown = json.dumps([name, body])
    return hashed(shown)


def _formerly(it: object) -> str:
    kind = type(it).__qualname__
    if isinstance(it, set | frozenset):
        return f"{kind} {sorted(_formerly(each) for each in it)}"
    try:
        shown = repr(it)
    except Exception:
        return kind
    return kind if " at 0x" in shown else f"{kind} {shown}"
