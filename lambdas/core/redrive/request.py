"""What an operator asks for: the redrive machine's input, read strictly and with every fault reported together.

Reading touches nothing. What is not asked for has the defaults below.
"""

import json
from collections.abc import Mapping
from dataclasses import field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from lambdas.core.config.lane import NOT_RAISED, Raised
from lambdas.core.config.shape import (
    MOST_SHOWN,
    Check,
    Reading,
    Table,
    Wording,
    Wrong,
    flag,
    is_number,
    number,
    one_of,
    suggestion,
)
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.failure import SAME, Kind, Strategy
from lambdas.core.model.job import MAX_DEPTH, parse_time, valid_id
from lambdas.core.model.letter import Way
from lambdas.core.model.value import names_in, value

FIXED = ("code", "data", "credentials", "dependency", "policy")
SCOPES = ("inherit", "fresh")
MOST_LETTERS = 100_000
USUAL_LIMIT = 200
MOST_BYTES = 250_000  # Step Functions takes 262,144 as an execution's input, and one item holds the whole record
MOST_FAULTS = 50
MOST_IDS = 1_000
MOST_TEXTS = 20
MOST_OF_A_TEXT = 2_000
_DAY_S = 86_400


class BadRequest(LazaretError):
    """The input of a redrive is wrong. `faults` are all of them, one sentence each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(f"{len(faults)} faults in the redrive's input: " + "; ".join(faults[:MOST_FAULTS]))
        self.faults = faults


@value
class Filter:
    """Which letters of the lane. None or empty does not narrow."""

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
    limit: int = USUAL_LIMIT
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
    reading = Reading(WORDING)
    fields = reading.read("", given, REQUEST)
    if "job_type" in fields and fields["job_type"] not in job_types:
        known = ", ".join(sorted(job_types))
        reading.say(f"job_type = {shown(fields['job_type'])}", f"there is no such lane; expected one of {known}")
    faults = [*reading.faults, *_together(given, fields)]
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
    given = {key: getattr(request, "raised" if key == "raise" else key) for key in REQUEST.keys}
    return {key: _plain(content) for key, content in given.items() if content or key not in ("fixed", "auto")}


def _plain(content: Any) -> Any:
    match content:
        case Filter() | Strategy() | Raised():
            inside = {name: getattr(content, name) for name in names_in(content)}
            return {name: _plain(each) for name, each in inside.items() if each not in (None, ())}
        case datetime():
            return content.isoformat()
        case tuple():
            return list(content)
        case Mapping():
            return dict(content)
    return content.value if isinstance(content, StrEnum) else content


def _together(given: Mapping[str, Any], fields: Mapping[str, Any]) -> list[str]:
    """What no key shows alone."""
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


def shown(content: Any) -> str:
    try:
        text = ascii(content)
    except (RecursionError, ValueError):  # nested too deep, or a number with more digits than Python writes
        return f"a {type(content).__name__} too large to show"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}… ({len(text)} characters)"


def text(most: int) -> Check:
    def check(given: Any) -> str:
        if not isinstance(given, str) or not given.strip() or len(given) > most or not given.isprintable():
            raise Wrong(f"text of 1 to {most:,} printable characters")
        return given.strip()

    return check


def texts(given: Any) -> tuple[str, ...]:
    """A text may have several lines: a model reads it."""
    if not isinstance(given, list | tuple) or len(given) > MOST_TEXTS or not all(map(_is_text, given)):
        raise Wrong(f"a list of at most {MOST_TEXTS} texts of at most {MOST_OF_A_TEXT:,} characters")
    return tuple(given)


def whole(least: int, most: int) -> Check:
    def check(given: Any) -> int:
        # NaN and the infinities are within no bounds.
        if not is_number(given) or not least <= given <= most or given != int(given):
            raise Wrong(f"a whole number from {least:,} to {most:,}")
        return int(given)

    return check


def one_id(given: Any) -> str:
    if not valid_id(given):
        raise Wrong("1 to 128 of A-Z a-z 0-9 _ . : -")
    return str(given)


def ids(given: Any) -> tuple[str, ...]:
    if not isinstance(given, list | tuple) or not 1 <= len(given) <= MOST_IDS or not all(map(valid_id, given)):
        raise Wrong(f"1 to {MOST_IDS:,} ids of letters")
    return tuple(dict.fromkeys(given))


def moment(given: Any) -> datetime:
    try:
        return parse_time(given).astimezone(UTC)
    except (TypeError, ValueError, OverflowError):  # the last on the first and the last day of the calendar
        raise Wrong("a time in ISO 8601 with an offset") from None


def json_object(given: Any) -> dict[str, Any]:
    """A copy that has been through JSON: the caller cannot change it, and it can always be written."""
    expected = Wrong(f"a JSON object, nested at most {MAX_DEPTH} deep, to merge into the payload")
    if not isinstance(given, dict) or _is_deeper(given, MAX_DEPTH):
        raise expected
    try:
        written = json.dumps(given, allow_nan=False, ensure_ascii=False)
        written.encode()  # half of a surrogate pair is not text
    except (TypeError, ValueError):
        raise expected from None
    read: dict[str, Any] = json.loads(written)
    if read != given:
        raise expected
    return read


def _is_text(given: Any) -> bool:
    if not isinstance(given, str) or len(given) > MOST_OF_A_TEXT:
        return False
    return not any("\ud800" <= sign <= "\udfff" for sign in given)


def _is_deeper(content: Any, most: int) -> bool:
    """Layer by layer, because the value may be deeper than the stack."""
    layer = [content]
    for _ in range(most):
        inside = [each.values() if isinstance(each, dict) else each for each in layer if isinstance(each, dict | list)]
        layer = [child for children in inside for child in children]
    return any(isinstance(each, dict | list) for each in layer)


WORDING = Wording(
    table="a JSON object",
    missing="missing",
    unknown=lambda key, known: f"no such key{suggestion(key, known)}",
    shown=shown,
)
_FILTER = Table(
    made=Filter,
    keys={
        "kind": one_of(*Kind),
        "code": text(200),
        "signature": text(200),
        "tenant_id": lambda given: given if given == "@operators" else one_id(given),
        "letter_ids": ids,
        "died_after": moment,
        "died_before": moment,
        "worker_version": text(200),
    },
)
_STRATEGY = Table(
    made=Strategy,
    keys={
        "model": text(200),
        "agent": text(200),
        "compress_to_tokens": whole(1, 10_000_000),
        "max_output_tokens": whole(1, 10_000_000),
        "instructions": texts,
        "constraints": texts,
    },
)
_RAISE = Table(
    made=Raised,
    keys={
        "budget_usd": number(0.0001, 1_000_000),
        "budget_tokens": whole(1, 1_000_000_000_000),
        "max_steps": whole(1, 100_000),
        "replays": whole(1, 100),
    },
)
REQUEST = Table(  # in the order in which a request is stored
    required=("action", "job_type", "filter", "reason", "operator"),
    keys={
        "action": one_of(*Way),
        "job_type": text(31),
        "filter": _FILTER,
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
        "scope": one_of(*SCOPES),
        "dry_run": flag,
        "patch": json_object,
        "strategy": _STRATEGY,
        "raise": _RAISE,
        "auto": flag,
    },
)
