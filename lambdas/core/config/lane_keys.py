"""What each key of a lane's table in lanes.toml may hold, and the words for what it may not.

It checks one value at a time. What no single key shows is checked in lanes_file.py.
"""

import json
import re
from keyword import iskeyword
from typing import Any

from lambdas.core.config.lane import ACT, ESSENTIAL, FULL, HOLD, OBSERVE, PROCESS, THREAD
from lambdas.core.config.shape import (
    MOST_SHOWN,
    Check,
    Items,
    Named,
    Table,
    Wording,
    Wrong,
    flag,
    nearest,
    number,
    one_of,
    suggestion,
)
from lambdas.core.config.variables import (
    key_arn,
    layer,
    lock,
    networked,
    plain_text,
    reference,
    security_group,
    subnet,
    variable,
)
from lambdas.core.model.announcement import Told
from lambdas.core.model.failure import HELD, KIND_OF, Kind

_AGENT = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
_CODE = re.compile(r"[A-Z][A-Z0-9_]{0,63}")
# Exactly what redact.py follows: a path that it cannot follow would silently redact nothing.
_JSON_PATH = re.compile(r"\$(\.[A-Za-z0-9_-]+|\[(\*|[0-9]{1,6})\])+")
_ACTION = re.compile(r"[a-z0-9-]{1,40}:[A-Za-z0-9*?]{1,100}")
_ARN = re.compile(r"\*|arn:[a-z-]+:[a-z0-9-]+:[a-z0-9*-]*:[0-9*]*:[!-~]{1,500}")
_SENDER = re.compile(r"A(RO|ID)A[A-Z0-9]{12,124}")  # of a role, or of a user; AWS promises no length
_TENANTS = re.compile(r"[A-Za-z0-9_.:-]{1,128}|[A-Za-z0-9_.:-]{0,127}\*")
_DAY_S = 86_400


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
    near = None if value in KIND_OF else nearest(value, KIND_OF, cutoff=0.9)
    if near:
        raise Wrong(f"a known code, or one that cannot be mistaken for one; did you mean {near}?")
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
        raise Wrong(f"one of {expected}")
    return value


def sender(value: object) -> str:
    if not isinstance(value, str) or not _SENDER.fullmatch(value):
        raise Wrong("the unique id of a role or user, such as AROA2EXAMPLE3EXAMPLE4")
    return value


def tenants(value: object) -> str:
    if not isinstance(value, str) or not _TENANTS.fullmatch(value):
        raise Wrong('a tenant\'s id, the beginning of some with a *, such as "acme-*", or "*"')
    return value


def named(values: Any) -> None:
    if not values.get("tenants"):
        raise Wrong("at least one tenant")


def granted(values: Any) -> None:
    if not (values.get("actions") and values.get("resources")):
        raise Wrong("at least one action and one resource")


WORDING = Wording(
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
        # An attribute of 50 bytes each: with more, every write of the tenant's item would cost more.
        "tenant_concurrency": or_none(whole(1, 100)),
        "max_receive_count": whole(3, 20),
        "attempts": whole(1, 20),
        "backoff": Table(keys={"base_s": number(0.1, _DAY_S), "cap_s": number(0.1, _DAY_S)}),
        "budget_usd": or_none(number(0.01, 1_000_000)),
        "budget_tokens": or_none(whole(1, 10**12)),
        "max_steps": whole(1, 10_000),
        "max_age_hours": number(0.01, 24 * 365),
        "continues": flag,
        "step_reserve_s": whole(1, 800),
        "max_continues": whole(1, 10_000),
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
                "question_age_s": whole(60, 365 * _DAY_S),
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
        "producers": Items(
            each=Table(
                keys={"sender": sender, "tenants": Items(each=tenants, most=200)},
                required=("sender", "tenants"),
                together=named,
            ),
            most=100,
        ),
        "isolation": one_of(PROCESS, THREAD),
        # Lambda's own bounds.
        "memory_mb": whole(128, 10_240),
        "ephemeral_mb": whole(512, 10_240),
        "vpc": Table(
            keys={"subnets": Items(each=subnet, most=16), "security_groups": Items(each=security_group, most=5)},
            required=("subnets", "security_groups"),
            together=networked,
        ),
        "requirements": lock,
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
        "triage": hook,
        "triage_may": Items(each=auto_code, most=100),
        "foresee": one_of("", OBSERVE, ACT, HOLD),
        "events": Items(each=announced, most=5),
        "environment": Named(name=variable, each=plain_text),
        "secrets": Named(name=variable, each=reference, most=20),
        "secrets_key_arn": key_arn,
    }
)
