"""What a table of lanes.toml may hold, key by key, and the walk that collects every fault of one.

Wrong values are left out of what `read_table` returns, so that one run reports all faults together.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lambdas.core import lane_checks as check
from lambdas.core.lane_checks import Check, Wrong, shown, suggestion
from lambdas.core.value import value

_DAY_S = 86_400


@value
class Table:
    """A table of the file: its keys, which of them must be there, and what they must be together."""

    keys: Mapping[str, "Shape"]
    required: tuple[str, ...] = ()
    together: Check | None = None  # raises Wrong for what no key can tell alone


@value
class ByCode:
    """A table whose keys are failure codes."""

    each: Table


@value
class Items:
    """A list of the file."""

    each: "Shape"
    most: int = 50


Shape = Check | Table | ByCode | Items


@dataclass(slots=True)
class Faults:
    """The faults found so far, in the order of the file."""

    found: list[str] = field(default_factory=list)

    def add(self, path: str, value: object, expected: str) -> None:
        self.found.append(f"{path} = {shown(value)}: expected {expected}")

    def say(self, path: str, what: str) -> None:
        self.found.append(f"{path}: {what}")


_WRONG: Any = object()

_LANE_KEYS: dict[str, Shape] = {
    "agent": check.agent,
    "alternates": Items(each=check.agent, most=10),
    "models": Items(
        each=Table(
            keys={"name": check.text(200), "context_tokens": check.whole(1, 1_000_000_000)},
            required=("name", "context_tokens"),
        ),
        most=20,
    ),
    # With its margin of at most 30 s the function stays within Lambda's 900 s.
    "run_timeout": check.whole(1, 870),
    # More than 10 needs a batching window, which would make every job wait for its neighbours.
    "batch_size": check.whole(1, 10),
    "max_concurrency": check.whole(2, 1000),
    "max_receive_count": check.whole(3, 20),
    "attempts": check.whole(1, 20),
    "backoff": Table(keys={"base_s": check.number(0.1, _DAY_S), "cap_s": check.number(0.1, _DAY_S)}),
    "budget_usd": check.or_none(check.number(0.01, 1_000_000)),
    "budget_tokens": check.or_none(check.whole(1, 10**12)),
    "max_steps": check.whole(1, 10_000),
    "max_age_hours": check.number(0.01, 24 * 365),
    "breaker": Table(
        keys={
            "failures": check.whole(1, 100_000),
            "share": check.number(0, 1),
            "transient_share": check.number(0, 1),
            "window_s": check.whole(1, _DAY_S),
            "cool_down_s": check.whole(1, 7 * _DAY_S),
        }
    ),
    "replay": Table(
        keys={
            "auto": check.flag,
            "codes": Items(each=check.auto_code, most=100),
            "deny": Items(each=check.code, most=100),
            "max": check.whole(0, 20),
            "auto_max": check.whole(0, 20),
            "policy": check.hook,
        }
    ),
    "human_review": check.flag,
    "approval_above": check.whole(0, 10_000_000),
    "letter_sla_hours": check.number(0.01, 24 * 365),
    "alarms": Table(
        keys={
            "open_letters": check.whole(0, 1_000_000),
            "queue_age_s": check.or_none(check.whole(60, 14 * _DAY_S)),
            "retry_spend_usd": check.number(0.01, 1_000_000),
        }
    ),
    "retention_days": check.whole(1, 3650),
    "redact": Items(each=check.json_path, most=200),
    "enqueues": Items(each=check.text(31), most=100),
    "needs_result": check.flag,
    "rules": Items(
        each=Table(
            keys={
                "kind": check.kind,
                "code": check.code,
                "type": check.text(200),
                "status": check.whole(100, 599),
                "match": check.pattern,
            },
            required=("kind", "code"),
            together=check.rule,
        )
    ),
    "answers": ByCode(each=Table(keys={"delay_s": check.number(0, _DAY_S), "more_tries": check.whole(0, 10)})),
    "retired": check.flag,
}
LANE = Table(keys=_LANE_KEYS)


def read_table(path: str, value: object, shape: Table, faults: Faults) -> dict[str, Any]:
    if not isinstance(value, dict):
        faults.add(path, value, "a table")
        return {}
    known: dict[str, Any] = {}
    for key, inner in value.items():
        if key not in shape.keys:
            faults.say(f"{path}.{key}", f"unknown key{suggestion(key, shape.keys) or _allowed(shape)}")
            continue
        known[key] = _read(f"{path}.{key}", inner, shape.keys[key], faults)
    for key in shape.required:
        if key not in value:
            faults.say(f"{path}.{key}", "missing, and required")
    right = {key: inner for key, inner in known.items() if inner is not _WRONG}
    if shape.together is not None and len(right) == len(value):
        _read(path, right, shape.together, faults)
    return right


def _read(path: str, value: object, shape: Shape, faults: Faults) -> Any:
    if isinstance(shape, Table):
        return read_table(path, value, shape, faults)
    if isinstance(shape, ByCode):
        return _read_by_code(path, value, shape, faults)
    if isinstance(shape, Items):
        return _read_items(path, value, shape, faults)
    try:
        return shape(value)
    except Wrong as wrong:
        faults.add(path, value, str(wrong))
        return _WRONG


def _read_items(path: str, value: object, shape: Items, faults: Faults) -> Any:
    if not isinstance(value, list) or len(value) > shape.most:
        faults.add(path, value, f"a list of at most {shape.most}")
        return _WRONG
    items = [_read(f"{path}[{at}]", item, shape.each, faults) for at, item in enumerate(value)]
    return tuple(item for item in items if item is not _WRONG)


def _read_by_code(path: str, value: object, shape: ByCode, faults: Faults) -> Any:
    if not isinstance(value, dict):
        faults.add(path, value, "a table")
        return _WRONG
    entries: dict[str, Any] = {}
    for code, inner in value.items():
        try:
            check.answered_code(code)
        except Wrong as wrong:
            faults.say(f"{path}.{code}", f"expected {wrong}")
            continue
        entries[code] = read_table(f"{path}.{code}", inner, shape.each, faults)
    return entries


def _allowed(shape: Table) -> str:
    return f"; there are {', '.join(shape.keys)}"
