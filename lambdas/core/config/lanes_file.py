"""lanes.toml → lanes, or one error that lists every fault with its key, its value and what is allowed.

It is given text. It never opens a file, and it never imports an agent.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from lambdas.core.config.lane import (
    TRIAGE_S,
    AlarmLimits,
    Allowed,
    AnswerOverride,
    Backoff,
    BreakerLimits,
    Lane,
    Model,
    Producer,
    ReplayPolicy,
    Vpc,
)
from lambdas.core.config.lane_keys import LANE, WORDING
from lambdas.core.config.shape import WRONG, Reading
from lambdas.core.config.variables import MOST_BYTES
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.failure import Rule

_JOB_TYPE = re.compile(r"[a-z][a-z0-9-]{0,30}")
# What something else of a deployment is called: a stack, a queue, or parameters beside a lane's own.
_TAKEN = {
    "watch": "the stack of dashboards and alarms",
    "notices": "the queue of what tenants are told",
    "webhooks": "where tenants' endpoints are kept",
    "senders": "where it is kept which of our roles send jobs",
    "development": "where the sample users of the embedded stack are kept",
}
_DEFAULTS = "defaults"
_DEPLOYMENT = "deployment"  # where and how; no lane
_ROOM_FOR_TRIAGE = f"at most 840 beside triage, which has {TRIAGE_S} s in the function's 900"
_FIVE_LAYERS = "at most 3 beside requirements: Lambda takes five layers, and two are ours"
_SENT_BY_OTHERS = "no unwrap beside it: SNS and EventBridge send in their own name, not in the producer's"
_NOT_A_PERSON = "replay.auto = false beside it: the sweep is not a second person"


class LanesInvalid(LazaretError):
    """The file cannot be used; `faults` holds one sentence for each thing to mend.

    `lanes` are what is left of it without them: to look for further faults, and for nothing else.
    """

    def __init__(self, source: str, faults: list[str], lanes: Mapping[str, Lane] | None = None) -> None:
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n  ".join([f"{source} has {count}:", *faults]))
        self.source = source
        self.faults = tuple(faults)
        self.lanes = dict(lanes or {})


def read_lanes(text: str, *, source: str = "lanes.toml") -> dict[str, Lane]:
    """Raise `LanesInvalid` with every fault at once."""
    return lanes_from(_tables(text, source), source=source)


def deployment_in(text: str, *, source: str = "lanes.toml") -> Mapping[str, object]:
    """The table [deployment], which infra/settings.py reads. Raise `LanesInvalid` if there is no reading the file."""
    found = _tables(text, source).get(_DEPLOYMENT, {})
    return found if isinstance(found, Mapping) else {}  # what is not a table is a fault of the lanes' reading


def _tables(text: str, source: str) -> dict[str, object]:
    import tomllib  # noqa: PLC0415 - a worker of one lane has its values as JSON

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as unreadable:  # TOMLDecodeError says line and column
        raise LanesInvalid(source, [f"not TOML: {unreadable}"]) from unreadable


def lane_alone(text: str) -> dict[str, Lane]:
    """From a lane's fingerprint: what a deploy gives to a function that serves this lane and no other."""
    table = json.loads(text)
    read = _table(job_type := table.pop("job_type"), table, Reading(WORDING))
    return {job_type: _lane(job_type, read)}


def lanes_from(tables: Mapping[str, object], *, source: str = "lanes.toml") -> dict[str, Lane]:
    reading = Reading(WORDING)
    shared = tables.get(_DEFAULTS, {})
    defaults = _table(_DEFAULTS, shared, reading)
    agent_for_all = _has_agent(shared)
    lanes: dict[str, Lane] = {}
    for job_type, table in tables.items():
        if job_type == _DEPLOYMENT and not isinstance(table, Mapping):
            reading.expect(_DEPLOYMENT, table, "a table")
        if job_type in (_DEFAULTS, _DEPLOYMENT):
            continue
        _check_job_type(job_type, reading)
        own = _table(job_type, table, reading)
        if not agent_for_all and isinstance(table, dict) and not _has_agent(table):
            reading.say(f"{job_type}.agent", 'missing, and required: expected "module.path:function"')
        lanes[job_type] = _lane(job_type, _merged(defaults, own))
        _check_whole(lanes[job_type], reading)
    _check_between(lanes, reading)
    if not lanes:
        reading.say("lanes", "expected a table for at least one job type, such as [kyc]")
    if reading.faults:
        raise LanesInvalid(source, reading.faults, lanes)
    return lanes


def _table(path: str, given: object, reading: Reading) -> dict[str, Any]:
    if isinstance(given, Mapping) and isinstance(given.get("alarms"), str):
        given = {**given, "alarms": {"level": given["alarms"]}}  # alarms = "full", for short
    read = reading.read(path, given, LANE)
    return {} if read is WRONG else read


def _has_agent(table: object) -> bool:
    """Right or wrong: a wrong one is a fault of its own."""
    return isinstance(table, dict) and table.get("agent") is not None


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
        "allow": tuple(Allowed(**each) for each in values.get("allow", ()) if {"actions", "resources"} <= each.keys()),
        "producers": tuple(
            Producer(**each) for each in values.get("producers", ()) if {"sender", "tenants"} <= each.keys()
        ),
        "vpc": Vpc(**values.get("vpc", {})),
        "answers": {code: AnswerOverride(**answer) for code, answer in values.get("answers", {}).items()},
    }
    return Lane(job_type=job_type, **{**values, **nested})


def _check_job_type(job_type: str, reading: Reading) -> None:
    if not _JOB_TYPE.fullmatch(job_type):
        reading.say(f"[{job_type}]", "expected a job type of a-z, 0-9 and '-', from a letter, at most 31 characters")
    elif job_type.endswith("-dead"):
        reading.say(f"[{job_type}]", "a job type does not end in -dead: that names a lane's dead-letter queue")
    elif job_type in _TAKEN:
        reading.say(f"[{job_type}]", f"a job type is not named {job_type}: that is {_TAKEN[job_type]}")


def _check_between(lanes: Mapping[str, Lane], reading: Reading) -> None:
    """What no single lane shows."""
    for lane in lanes.values():
        for target in lane.enqueues:
            if target not in lanes:
                reading.expect(f"{lane.job_type}.enqueues", target, f"a lane of this file: {', '.join(lanes)}")


def _check_whole(lane: Lane, reading: Reading) -> None:
    """What no single key shows."""
    name, backoff, replay = lane.job_type, lane.backoff, lane.replay
    too_short, too_many = backoff.cap_s < backoff.base_s, replay.auto and replay.auto_max > replay.max
    senders = [each.sender for each in lane.producers]
    twice = sorted({each for each in senders if senders.count(each) > 1})
    both = sorted(lane.environment.keys() & lane.secrets.keys())
    size = sum(len(f"{key}{text}".encode()) for key, text in lane.environment.items())
    layers = [arn.rpartition(":")[0] for arn in lane.layers]
    same = sorted({each for each in layers if layers.count(each) > 1})
    no_step = lane.continues and lane.step_reserve_s >= lane.run_timeout
    for applies, path, given, expected in (
        (too_short, f"{name}.backoff.cap_s", backoff.cap_s, f"at least base_s, which is {backoff.base_s:g}"),
        (too_many, f"{name}.replay.auto_max", replay.auto_max, f"at most replay.max, which is {replay.max}"),
        (no_step, f"{name}.step_reserve_s", lane.step_reserve_s, f"less than run_timeout, which is {lane.run_timeout}"),
        (lane.human_review and replay.auto, f"{name}.human_review", True, _NOT_A_PERSON),
        (lane.function_timeout_s > 900, f"{name}.run_timeout", lane.run_timeout, _ROOM_FOR_TRIAGE),
        (bool(lane.triage_may and not lane.triage), f"{name}.triage_may", lane.triage_may, "triage beside it"),
        (lane.agent in lane.alternates, f"{name}.alternates", lane.alternates, "other agents than the lane's own"),
        (bool(lane.requirements) and len(lane.layers) > 3, f"{name}.layers", lane.layers, _FIVE_LAYERS),
        (bool(same), f"{name}.layers", same, "each layer once: Lambda takes no two versions of one"),
        (bool(lane.unwrap and lane.producers), f"{name}.producers", lane.unwrap, _SENT_BY_OTHERS),
        (bool(twice), f"{name}.producers", twice, "each sender once"),
        (bool(both), f"{name}.environment", both, "variables that are not in secrets too"),
        (size > MOST_BYTES, f"{name}.environment", f"{size} bytes", f"at most {MOST_BYTES}: Lambda takes 4 KB in all"),
    ):
        if applies:
            reading.expect(path, given, expected)
