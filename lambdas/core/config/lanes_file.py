"""lanes.toml → lanes, or one error that lists every fault with its key, its value and what is allowed.

It is given text. It never opens a file, and it never imports an agent.
"""

import json
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from keyword import iskeyword
from typing import Any

from lambdas.core.config.lane import (
    ESSENTIAL,
    FULL,
    PROCESS,
    THREAD,
    AlarmLimits,
    Allowed,
    AnswerOverride,
    Backoff,
    BreakerLimits,
    Lane,
    Model,
    ReplayPolicy,
    Vpc,
)
from lambdas.core.config.shape import (
    MOST_SHOWN,
    WRONG,
    Check,
    Items,
    Named,
    Reading,
    Table,
    Wording,
    Wrong,
    flag,
    number,
    one_of,
    suggestion,
)
from lambdas.core.config.variables import (
    MOST_BYTES,
    key_arn,
    layer,
    networked,
    plain_text,
    reference,
    security_group,
    subnet,
    variable,
)
from lambdas.core.model.announcement import Told
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.failure import HELD, KIND_OF, Kind, Rule

_JOB_TYPE = re.compile(r"[a-z][a-z0-9-]{0,30}")
_AGENT = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
_CODE = re.compile(r"[A-Z][A-Z0-9_]{0,63}")
# Exactly what redact.py follows: a path that it cannot follow would silently redact nothing.
_JSON_PATH = re.compile(r"\$(\.[A-Za-z0-9_-]+|\[(\*|[0-9]{1,6})\])+")
_ACTION = re.compile(r"[a-z0-9-]{1,40}:[A-Za-z0-9*?]{1,100}")
_ARN = re.compile(r"\*|arn:[a-z-]+:[a-z0-9-]+:[a-z0-9*-]*:[0-9*]*:[!-~]{1,500}")
_DEFAULTS = "defaults"
_DEPLOYMENT = "deployment"  # where and how; no lane
_NOT_A_PERSON = "replay.auto = false beside it: the sweep is not a second person"
_DAY_S = 86_400


class LanesInvalid(LazaretError):
    """The file cannot be used; `faults` holds one sentence for each thing to mend."""

    def __init__(self, source: str, faults: list[str]) -> None:
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n  ".join([f"{source} has {count}:", *faults]))
        self.source = source
        self.faults = tuple(faults)


def read_lanes(text: str, *, source: str = "lanes.toml") -> dict[str, Lane]:
    """Raise `LanesInvalid` with every fault at once."""
    return lanes_from(_tables(text, source), source=source)


def deployment_in(text: str, *, source: str = "lanes.toml") -> Mapping[str, object]:
    """The table [deployment], which infra/settings.py reads. Raise `LanesInvalid` if there is no reading the file."""
    found = _tables(text, source).get(_DEPLOYMENT, {})
    return found if isinstance(found, Mapping) else {}  # what is not a table is a fault of the lanes' reading


def _tables(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as unreadable:  # TOMLDecodeError says line and column
        raise LanesInvalid(source, [f"not TOML: {unreadable}"]) from unreadable


def lane_alone(text: str) -> dict[str, Lane]:
    """From a lane's fingerprint: what a deploy gives to a function that serves this lane and no other."""
    table = json.loads(text)
    read = _table(job_type := table.pop("job_type"), table, Reading(_WORDING))
    return {job_type: _lane(job_type, read)}


def lanes_from(tables: Mapping[str, object], *, source: str = "lanes.toml") -> dict[str, Lane]:
    reading = Reading(_WORDING)
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
        raise LanesInvalid(source, reading.faults)
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
        "vpc": Vpc(**values.get("vpc", {})),
        "answers": {code: AnswerOverride(**answer) for code, answer in values.get("answers", {}).items()},
    }
    return Lane(job_type=job_type, **{**values, **nested})


def _check_job_type(job_type: str, reading: Reading) -> None:
    if not _JOB_TYPE.fullmatch(job_type):
        reading.say(f"[{job_type}]", "expected a job type of a-z, 0-9 and '-', from a letter, at most 31 characters")
    elif job_type.endswith("-dead"):
        reading.say(f"[{job_type}]", "a job type does not end in -dead: that names a lane's dead-letter queue")
    elif job_type == "watch":
        reading.say("[watch]", "a job type is not named watch: that is the stack of dashboards and alarms")
    elif job_type == "notices":
        reading.say("[notices]", "a job type is not named notices: that is the queue of what tenants are told")


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
    both = sorted(lane.environment.keys() & lane.secrets.keys())
    size = sum(len(f"{key}{text}".encode()) for key, text in lane.environment.items())
    for applies, path, given, expected in (
        (too_short, f"{name}.backoff.cap_s", backoff.cap_s, f"at least base_s, which is {backoff.base_s:g}"),
        (too_many, f"{name}.replay.auto_max", replay.auto_max, f"at most replay.max, which is {replay.max}"),
        (lane.human_review and replay.auto, f"{name}.human_review", True, _NOT_A_PERSON),
        (lane.agent in lane.alternates, f"{name}.alternates", lane.alternates, "other agents than the lane's own"),
        (bool(both), f"{name}.environment", both, "variables that are not in secrets too"),
        (size > MOST_BYTES, f"{name}.environment", f"{size} bytes", f"at most {MOST_BYTES}: Lambda takes 4 KB in all"),
    ):
        if applies:
            reading.expect(path, given, expected)


def shown(given: object) -> str:
    try:
        text = json.dumps(given, ensure_ascii=False, default=str)
    except (ValueError, TypeError, RecursionError):  # e.g. an integer of more digits than Python prints
        return f"a {type(given).__name__} that cannot be shown"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."


def whole(low: int, high: int) -> Check:
    def check(value: object) -> int:
        # bool is an int in Python, not in lanes.toml.
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Wrong(f"a whole number from {low} to {high}")
        return value

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
    """What no key of a rule shows alone."""
    if not values.keys() & {"type", "status", "match"}:
        raise Wrong("at least one condition: type, status or match")
    known = KIND_OF.get(values.get("code", ""))
    if known is not None and "kind" in values and known is not values["kind"]:
        raise Wrong(f'kind = "{known}", which {values["code"]} always is, or a code of your own')


def action(value: object) -> str:
    if not isinstance(value, str) or not _ACTION.fullmatch(value):
        raise Wrong("an action of IAM with its service, such as bedrock:InvokeModel or s3:Get*")
    return value


def resource(value: object) -> str:
    if not isinstance(value, str) or not _ARN.fullmatch(value):
        raise Wrong('an ARN, such as arn:aws:s3:::scans/*, or "*"')
    return value


def announced(value: object) -> str:
    if not isinstance(value, str) or value not in list(Told):
        expected = ", ".join(f'"{each}"' for each in Told)
        raise Wrong(f"one of {expected}" + ("; no run can ask anybody yet" if value == "asks" else ""))
    return value


def granted(values: Any) -> None:
    if not (values.get("actions") and values.get("resources")):
        raise Wrong("at least one action and one resource")


_WORDING = Wording(
    table="a table",
    missing="missing, and required",
    unknown=lambda key, known: f"unknown key{suggestion(key, known) or '; there are ' + ', '.join(known)}",
    shown=shown,
)
LANE = Table(
    keys={
        "agent": agent,
        "alternates": Items(each=agent, most=10),
        "models": Items(
            each=Table(
                keys={"name": text(200), "context_tokens": whole(1, 1_000_000_000)},
                required=("name", "context_tokens"),
            ),
            most=20,
        ),
        # With its margin of at most 30 s the function stays within Lambda's 900 s.
        "run_timeout": whole(1, 870),
        # More than 10 needs a batching window, which would make every job wait for its neighbours.
        "batch_size": whole(1, 10),
        "max_concurrency": whole(2, 1000),
        "max_receive_count": whole(3, 20),
        "attempts": whole(1, 20),
        "backoff": Table(keys={"base_s": number(0.1, _DAY_S), "cap_s": number(0.1, _DAY_S)}),
        "budget_usd": or_none(number(0.01, 1_000_000)),
        "budget_tokens": or_none(whole(1, 10**12)),
        "max_steps": whole(1, 10_000),
        "max_age_hours": number(0.01, 24 * 365),
        "breaker": Table(
            keys={
                "failures": whole(1, 100_000),
                "share": number(0, 1),
                "transient_share": number(0, 1),
                "window_s": whole(1, _DAY_S),
                "cool_down_s": whole(1, 7 * _DAY_S),
            }
        ),
        "replay": Table(
            keys={
                "auto": flag,
                "codes": Items(each=auto_code, most=100),
                "deny": Items(each=code, most=100),
                "max": whole(0, 20),
                "auto_max": whole(0, 20),
                "policy": hook,
            }
        ),
        "human_review": flag,
        "approval_above": whole(0, 10_000_000),
        "raise_limit_usd": number(0, 1_000_000),
        "letter_sla_hours": number(0.01, 24 * 365),
        "alarms": Table(
            keys={
                "level": one_of(ESSENTIAL, FULL),
                "open_letters": whole(0, 1_000_000),
                "queue_age_s": or_none(whole(60, 14 * _DAY_S)),
                "retry_spend_usd": number(0.01, 1_000_000),
            }
        ),
        "retention_days": whole(1, 3650),
        "redact": Items(each=json_path, most=200),
        "enqueues": Items(each=text(31), most=100),
        "needs_result": flag,
        "rules": Items(
            each=Table(
                keys={
                    "kind": one_of(*Kind),
                    "code": code,
                    "type": text(200),
                    "status": whole(100, 599),
                    "match": pattern,
                },
                required=("kind", "code"),
                together=rule,
            )
        ),
        "answers": Named(
            name=answered_code, each=Table(keys={"delay_s": number(0, _DAY_S), "more_tries": whole(0, 10)})
        ),
        "retired": flag,
        "unwrap": one_of("", "sns", "eventbridge"),
        "isolation": one_of(PROCESS, THREAD),
        # Lambda's own bounds.
        "memory_mb": whole(128, 10_240),
        "ephemeral_mb": whole(512, 10_240),
        "vpc": Table(
            keys={"subnets": Items(each=subnet, most=16), "security_groups": Items(each=security_group, most=5)},
            required=("subnets", "security_groups"),
            together=networked,
        ),
        # Lambda takes five, and one is ours.
        "layers": Items(each=layer, most=4),
        "allow": Items(
            each=Table(
                keys={"actions": Items(each=action, most=50), "resources": Items(each=resource, most=50)},
                required=("actions", "resources"),
                together=granted,
            ),
            most=20,
        ),
        "events": Items(each=announced, most=4),
        "environment": Named(name=variable, each=plain_text),
        "secrets": Named(name=variable, each=reference, most=20),
        "secrets_key_arn": key_arn,
    }
)
