"""lanes.toml → lanes, or one error that lists every fault with its key, its value and what is allowed.

It is given text. It never opens a file, and it never imports an agent.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from lambdas.core.errors import LazaretError
from lambdas.core.failure import Rule
from lambdas.core.lane import AlarmLimits, AnswerOverride, Backoff, BreakerLimits, Lane, Model, ReplayPolicy
from lambdas.core.lane_shapes import LANE, Faults, read_table

_JOB_TYPE = re.compile(r"[a-z][a-z0-9-]{0,30}")
_DEFAULTS = "defaults"


class LanesInvalid(LazaretError):
    """The file cannot be used; `faults` holds one sentence for each thing to mend."""

    def __init__(self, source: str, faults: list[str]) -> None:
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n  ".join([f"{source} has {count}:", *faults]))
        self.source = source
        self.faults = tuple(faults)


def read_lanes(text: str, *, source: str = "lanes.toml") -> dict[str, Lane]:
    """Raise `LanesInvalid` with every fault at once."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as unreadable:  # TOMLDecodeError says line and column
        raise LanesInvalid(source, [f"not TOML: {unreadable}"]) from unreadable
    return lanes_from(tables, source=source)


def lanes_from(tables: Mapping[str, object], *, source: str = "lanes.toml") -> dict[str, Lane]:
    faults = Faults()
    defaults = read_table(_DEFAULTS, tables.get(_DEFAULTS, {}), LANE, faults)
    shared = tables.get(_DEFAULTS)
    agent_for_all = isinstance(shared, dict) and "agent" in shared
    lanes: dict[str, Lane] = {}
    for job_type, table in tables.items():
        if job_type == _DEFAULTS:
            continue
        _check_job_type(job_type, faults)
        own = read_table(job_type, table, LANE, faults)
        if not agent_for_all and isinstance(table, dict) and "agent" not in table:
            faults.say(f"{job_type}.agent", 'missing, and required: expected "module.path:function"')
        lanes[job_type] = _lane(job_type, _merged(defaults, own))
        _check_whole(lanes[job_type], faults)
    _check_between(lanes, faults)
    if not lanes:
        faults.say("lanes", "expected a table for at least one job type, such as [kyc]")
    if faults.found:
        raise LanesInvalid(source, faults.found)
    return lanes


def _merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged key by key; everything else, lists too, is replaced."""
    merged = dict(under)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(merged.get(key), dict)
        merged[key] = _merged(merged[key], value) if both else value
    return merged


def _lane(job_type: str, values: dict[str, Any]) -> Lane:
    """Also built from what is left of a faulty table, so that the checks across keys still run."""
    nested: dict[str, Any] = {
        "agent": values.get("agent", ""),
        "alarms": AlarmLimits(**values.get("alarms", {})),
        "backoff": Backoff(**values.get("backoff", {})),
        "breaker": BreakerLimits(**values.get("breaker", {})),
        "replay": ReplayPolicy(**values.get("replay", {})),
        "models": tuple(Model(**model) for model in values.get("models", ()) if len(model) == 2),
        "rules": tuple(Rule(**rule) for rule in values.get("rules", ()) if {"kind", "code"} <= rule.keys()),
        "answers": {code: AnswerOverride(**answer) for code, answer in values.get("answers", {}).items()},
    }
    return Lane(job_type=job_type, **{**values, **nested})


def _check_job_type(job_type: str, faults: Faults) -> None:
    if not _JOB_TYPE.fullmatch(job_type):
        faults.say(f"[{job_type}]", "expected a job type of a-z, 0-9 and '-', from a letter, at most 31 characters")
    elif job_type.endswith("-dead"):
        faults.say(f"[{job_type}]", "a job type does not end in -dead: that names a lane's dead-letter queue")
    elif job_type == "watch":
        faults.say("[watch]", "a job type is not named watch: that is the stack of dashboards and alarms")
    elif job_type == "notices":
        faults.say("[notices]", "a job type is not named notices: that is the queue of what tenants are told")


def _check_between(lanes: Mapping[str, Lane], faults: Faults) -> None:
    """What no single lane can tell."""
    for lane in lanes.values():
        for target in lane.enqueues:
            if target not in lanes:
                faults.add(f"{lane.job_type}.enqueues", target, f"a lane of this file: {', '.join(lanes)}")


def _check_whole(lane: Lane, faults: Faults) -> None:
    """What no single key can tell."""
    name = lane.job_type
    if lane.backoff.cap_s < lane.backoff.base_s:
        faults.add(f"{name}.backoff.cap_s", lane.backoff.cap_s, f"at least base_s, which is {lane.backoff.base_s:g}")
    if lane.replay.auto and lane.replay.auto_max > lane.replay.max:
        faults.add(f"{name}.replay.auto_max", lane.replay.auto_max, f"at most replay.max, which is {lane.replay.max}")
    if lane.human_review and lane.replay.auto:
        faults.add(f"{name}.human_review", True, "replay.auto = false beside it: the sweep is not a second person")
    if lane.agent and lane.agent in lane.alternates:
        faults.add(f"{name}.alternates", list(lane.alternates), "other agents than the lane's own")
