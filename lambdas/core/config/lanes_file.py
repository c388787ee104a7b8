"""Checks of single values in lanes.toml: each returns the value it accepts, or says what it expected.

A check knows nothing of lanes; `Wrong` carries the expectation, the caller knows the key.
"""

import json
import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from keyword import iskeyword
from typing import Any

from lambdas.core.taxonomy import HELD, KIND_OF, Kind

Check = Callable[[object], Any]

_AGENT = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
_CODE = re.compile(r"[A-Z][A-Z0-9_]{0,63}")
# Exactly what redact.py follows: a path that it cannot follow would silently redact nothing.
_JSON_PATH = re.compile(r"\$(\.[A-Za-z0-9_-]+|\[(\*|[0-9]{1,6})\])+")


class Wrong(Exception):
    """The value is not allowed; the text says what is."""


def shown(value: object) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, TypeError, RecursionError):  # e.g. an integer of more digits than Python prints
        return f"a {type(value).__name__} that cannot be shown"
    return text if len(text) <= 80 else text[:77] + "..."


def suggestion(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


def flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Wrong("true or false")
    return value


def whole(low: int, high: int) -> Check:
    def check(value: object) -> int:
        # bool is an int in Python, not in lanes.toml.
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Wrong(f"a whole number from {low} to {high}")
        return value

    return check


def number(low: float, high: float) -> Check:
    def check(value: object) -> float:
        # nan fails both comparisons, so it never passes.
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise Wrong(f"a number from {low:g} to {high:g}")
        return float(value)

    return check


def or_none(check: Check) -> Check:
    """TOML has no null: "none" lifts a limit that [defaults] sets."""

    def check_or_none(value: object) -> Any:
        if value == "none":
            return None
        try:
            return check(value)
        except Wrong as wrong:
            raise Wrong(f'{wrong}, or "none"') from wrong

    return check_or_none


def text(longest: int) -> Check:
    def check(value: object) -> str:
        if not isinstance(value, str) or not 0 < len(value) <= longest:
            raise Wrong(f"a text of 1 to {longest} characters")
        return value

    return check


def agent(value: object) -> str:
    if not isinstance(value, str) or not _AGENT.fullmatch(value) or any(map(iskeyword, re.split("[.:]", value))):
        raise Wrong('"module.path:function", such as "agents.kyc:review"')
    return value


def hook(value: object) -> str:
    return "" if value == "" else agent(value)


def code(value: object) -> str:
    if not isinstance(value, str) or not _CODE.fullmatch(value):
        raise Wrong("a code in capitals, such as LLM_TIMEOUT")
    # A lane may have codes of its own, but one letter away from ours is a slip that would silently never match.
    near = get_close_matches(value, KIND_OF, n=1, cutoff=0.9)
    if value not in KIND_OF and near:
        raise Wrong(f"a known code, or one that cannot be mistaken for one; did you mean {near[0]}?")
    return value


def auto_code(value: object) -> str:
    name = code(value)
    if KIND_OF.get(name) is Kind.POISON or name in HELD:
        raise Wrong("a code that a machine may replay; poison and held letters wait for a person")
    return name


def answered_code(name: str) -> str:
    kind = KIND_OF.get(code(name))
    if kind is Kind.TRANSIENT:
        raise Wrong("a code with an answer of its own; transient codes follow backoff and attempts")
    if kind is None:
        raise Wrong(f"a code with an answer of its own; {name}, if a rule makes it conditional, follows UNKNOWN")
    if kind is not Kind.CONDITIONAL:
        raise Wrong(f"a code that gets another try; {name} is {kind}")
    return name


def kind(value: object) -> Kind:
    try:
        return Kind(value)  # type: ignore[arg-type]  # an enum refuses any other value itself
    except ValueError as unknown:
        raise Wrong(f"one of {', '.join(Kind)}") from unknown


def pattern(value: object) -> str:
    regex: str = text(500)(value)
    try:
        re.compile(regex)
    except (re.error, OverflowError, RecursionError) as bad:
        raise Wrong(f"a regular expression ({bad})") from bad
    return regex


def json_path(value: object) -> str:
    if not isinstance(value, str) or not _JSON_PATH.fullmatch(value):
        raise Wrong("a JSON path, such as $.customer.email or $.items[*].ssn")
    return value


def rule(values: Any) -> None:
    """What no key of a rule can tell alone."""
    if not values.keys() & {"type", "status", "match"}:
        raise Wrong("at least one condition: type, status or match")
    known = KIND_OF.get(values.get("code", ""))
    if known is not None and "kind" in values and known is not values["kind"]:
        raise Wrong(f'kind = "{known}", which {values["code"]} always is, or a code of your own')
