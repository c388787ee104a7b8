"""What an operator asks for: the redrive machine's input, read strictly and with every fault reported together.

Reading touches nothing. What is not asked for has the defaults below.
"""

import json
from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from typing import Any

from lambdas.core.errors import LazaretError
from lambdas.core.lane import NOT_RAISED, Raised
from lambdas.core.redrive.fields import (
    Reader,
    ids,
    json_object,
    moment,
    number,
    one_id,
    one_of,
    read_fields,
    shown,
    table,
    text,
    texts,
    whole,
    yes_or_no,
)
from lambdas.core.safety import Way
from lambdas.core.strategy import SAME, Strategy
from lambdas.core.taxonomy import Kind
from lambdas.core.value import names_in, value

FIXED = ("code", "data", "credentials", "dependency", "policy")
SCOPES = ("inherit", "fresh")
MOST_LETTERS = 100_000
MOST_BYTES = 250_000  # Step Functions takes 262,144 as an execution's input, and one item holds the whole record
MOST_FAULTS = 50
_DAY_S = 86_400


class BadRequest(LazaretError):
    """The input of a redrive is wrong. `faults` are all of them, one sentence each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(f"{len(faults)} faults in the redrive's input: " + "; ".join(faults[:MOST_FAULTS]))
        self.faults = faults


@value
class Filter:
    """Which letters of the lane; what is None or empty does not narrow."""

    kind: Kind | None = None
    code: str | None = None
    signature: str | None = None
    tenant_id: str | None = None
    letter_ids: tuple[str, ...] = ()
    died_after: datetime | None = None
    died_before: datetime | None = None
    worker_version: str | None = None


@value
class Request:
    """One redrive as it was asked for, with its defaults filled in."""

    action: Way
    job_type: str
    filter: Filter
    reason: str
    operator: str  # as claimed: who is signed in is on the record
    fixed: str = ""
    limit: int = 200
    canary: int = 5
    growth: float = 4.0
    watch_seconds: int = 60
    settle_timeout: int = 3600
    max_failure_share: float = 0.0
    rate_per_second: float = 50.0
    patch: Mapping[str, Any] = field(default_factory=dict, hash=False)
    strategy: Strategy = SAME
    raised: Raised = NOT_RAISED
    scope: str = "inherit"
    dry_run: bool = False
    auto: bool = False  # the sweep asked for it


def read_request(given: Any, *, job_types: Mapping[str, Any]) -> Request:
    """Raise `BadRequest` with every fault, and nothing else. `job_types` are the lanes there are."""
    if not isinstance(given, Mapping):
        raise BadRequest([f"input = {shown(given)}: expected a JSON object"])
    fields, faults = read_fields(given, _REQUEST, required=_REQUIRED)
    if isinstance(fields.get("job_type"), str) and fields["job_type"] not in job_types:
        known = ", ".join(sorted(job_types))
        faults.append(f"job_type = {shown(fields['job_type'])}: there is no such lane; expected one of {known}")
    faults += _together(given, fields)
    if faults:
        raise BadRequest(faults)
    if "raise" in fields:
        fields["raised"] = fields.pop("raise")
    request = Request(**fields)
    size = len(json.dumps(as_input(request), ensure_ascii=False).encode())
    if size > MOST_BYTES:
        raise BadRequest([f"input: {size:,} bytes with its defaults; expected at most {MOST_BYTES:,}"])
    return request


def as_input(request: Request) -> dict[str, Any]:
    """The input that would ask for the same again, defaults spelled out: what `read_request` reads, as plain JSON."""
    plain = {name: getattr(request, name) for name in _PLAIN}
    return {
        "action": request.action.value,
        "job_type": request.job_type,
        "filter": _written(request.filter),
        "reason": request.reason,
        "operator": request.operator,
        **({"fixed": request.fixed} if request.fixed else {}),
        **plain,
        "patch": dict(request.patch),
        "strategy": _written(request.strategy),
        "raise": _written(request.raised),
        **({"auto": True} if request.auto else {}),
    }


def _written(narrowed: Filter | Strategy | Raised) -> dict[str, Any]:
    given = {name: getattr(narrowed, name) for name in names_in(narrowed)}
    return {name: _plain(content) for name, content in given.items() if content not in (None, ())}


def _plain(content: Any) -> Any:
    if isinstance(content, datetime):
        return content.isoformat()
    if isinstance(content, tuple):
        return list(content)
    return content.value if isinstance(content, Kind) else content


def _together(given: Mapping[str, Any], fields: Mapping[str, Any]) -> list[str]:
    """What no key can tell alone."""
    action = fields.get("action")
    faults = [
        f"{name}: a {action} takes none; only a replay starts a new job"
        for name in ("patch", "scope")
        if action in (Way.RESUME, Way.DISCARD) and given.get(name) not in (None, {}, "inherit")
    ]
    # `fixed` and `raise` do a discard no harm: an input meant for a replay may be pasted with another action.
    if action is Way.DISCARD and given.get("strategy") not in (None, {}):
        faults.append("strategy: a discard takes none; it runs nothing")
    found = fields.get("filter")
    if isinstance(found, Filter):
        if found == Filter():
            faults.append("filter = {}: expected at least one of " + ", ".join(names_in(Filter)))
        if found.died_after and found.died_before and found.died_after >= found.died_before:
            faults.append("filter.died_after: expected a time before filter.died_before")
    return faults


_FILTER: dict[str, Reader] = {
    "kind": lambda given: Kind(one_of(*Kind)(given)),
    "code": text(200),
    "signature": text(200),
    "tenant_id": lambda given: given if given == "@operators" else one_id(given),
    "letter_ids": ids,
    "died_after": moment,
    "died_before": moment,
    "worker_version": text(200),
}
_STRATEGY: dict[str, Reader] = {
    "model": text(200),
    "agent": text(200),
    "compress_to_tokens": whole(1, 10_000_000),
    "max_output_tokens": whole(1, 10_000_000),
    "instructions": texts,
    "constraints": texts,
}
_RAISE: dict[str, Reader] = {
    "budget_usd": number(0.0001, 1_000_000),
    "budget_tokens": whole(1, 1_000_000_000_000),
    "max_steps": whole(1, 100_000),
    "replays": whole(1, 100),
}
_REQUEST: dict[str, Reader] = {
    "action": lambda given: Way(one_of(*Way)(given)),
    "job_type": text(31),
    "filter": table(_FILTER, "filter", Filter),
    "reason": text(2000),
    "operator": text(200),
    "fixed": one_of(*FIXED),
    "limit": whole(1, MOST_LETTERS),
    "canary": whole(1, MOST_LETTERS),
    "growth": number(1, 100),
    "watch_seconds": whole(1, 3600),
    "settle_timeout": whole(1, 7 * _DAY_S),
    "max_failure_share": number(0, 1),
    "rate_per_second": number(0.1, 1000),
    "patch": json_object,
    "strategy": table(_STRATEGY, "strategy", Strategy),
    "raise": table(_RAISE, "raise", Raised),
    "scope": one_of(*SCOPES),
    "dry_run": yes_or_no,
    "auto": yes_or_no,
}
_REQUIRED = ("action", "job_type", "filter", "reason", "operator")
_PLAIN = (
    *("limit", "canary", "growth", "watch_seconds", "settle_timeout"),
    *("max_failure_share", "rate_per_second", "scope", "dry_run"),
)
