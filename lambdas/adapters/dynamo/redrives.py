"""A redrive's record as one item of the ledger's table, and back.

Request, plan and waves are JSON text: the request as it can be pasted again. An item holds 400 KB, so of very many
waves those in the middle are kept as one.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from lambdas.adapters.attributes import Item, Readers, attributes, attributes_of, moment, plain_item, value_of
from lambdas.adapters.audit import place
from lambdas.adapters.items import expiry
from lambdas.adapters.listing import iso, listed_at
from lambdas.core.redrive.record import Plan, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.request import Request, as_input, read_request
from lambdas.core.value import replace

EVERY = "@redrives"  # their place in the letters' indexes: no job type can have an `@`
KEPT_FOR = timedelta(days=400)
FIRST_WAVES, LAST_WAVES = 20, 180  # kept one by one

_COUNTS = ("sent", "recovered", "died_again", "same_signature", "waiting", "parked", "recalled")


def partition_of(redrive_id: str) -> str:
    return f"R#{redrive_id}"


def redrive_key(redrive_id: str) -> Item:
    return place(partition_of(redrive_id), "REDRIVE")


def of_lane(job_type: str) -> str:
    return f"{EVERY}#{job_type}"


def redrive_item(redrive: Redrive) -> Item:
    texts = {
        "request": _json(as_input(redrive.request)),
        "plan": _json(asdict(redrive.plan)),
        "waves": _json([asdict(wave) for wave in folded(redrive.waves)]),
    }
    places = {
        "lane_status": EVERY,
        "lane_code": of_lane(redrive.request.job_type),
        "listed_at": listed_at(redrive.started_at, redrive.redrive_id),
    }
    stored = attributes_of(redrive, without=texts)
    expires = expiry(redrive.started_at + KEPT_FOR)
    return {**stored, **attributes({**texts, **places}), **expires, **redrive_key(redrive.redrive_id)}


def redrive_from(item: Item) -> Redrive:
    """Raise `BadRequest` for a request that cannot be read: whoever writes one reads it first."""
    return value_of(Redrive, plain_item(item), _REDRIVE)


def folded(waves: Sequence[Wave]) -> tuple[Wave, ...]:
    """The first and the last waves as they are, those between them summed up in one: totals stay true.

    Folding what was folded, with more waves behind it, is the same as folding all at once.
    """
    if len(waves) <= FIRST_WAVES + 1 + LAST_WAVES:
        return tuple(waves)
    between = waves[FIRST_WAVES:-LAST_WAVES]
    skipped: Counter[str] = Counter()
    for wave in between:
        skipped.update(wave.skipped)
    counts: dict[str, Any] = {name: sum(getattr(wave, name) for wave in between) for name in _COUNTS}
    one = replace(
        between[-1],
        begin=between[0].begin,
        began_at=between[0].began_at,
        skipped=dict(skipped),
        reason=f"waves {waves[FIRST_WAVES - 1].number + 1} to {between[-1].number} together",
        **counts,
    )
    return (*waves[:FIRST_WAVES], one, *waves[-LAST_WAVES:])


def _json(content: Any) -> str:
    return json.dumps(content, default=_moment_as_text, ensure_ascii=False, separators=(",", ":"))


def _moment_as_text(content: Any) -> str:
    if not isinstance(content, datetime):
        raise TypeError(f"{content!r} is a {type(content).__name__}: expected a time or plain JSON")
    return iso(content)


def _request(text: str) -> Request:
    given = json.loads(text)
    # A lane may be gone by the time its redrives are looked at.
    return read_request(given, job_types={given["job_type"]: None})


def _plan(text: str) -> Plan:
    readers: Readers = {"oldest": _perhaps, "newest": _perhaps, "waves": tuple, "alarms": tuple, "spent_usd": float}
    return value_of(Plan, json.loads(text), readers)


def _waves(text: str) -> tuple[Wave, ...]:
    return tuple(value_of(Wave, each, {"began_at": moment}) for each in json.loads(text))


def _perhaps(text: str | None) -> datetime | None:
    return None if text is None else moment(text)


_REDRIVE: Mapping[str, Any] = {
    **dict.fromkeys(("started_at", "updated_at", "ended_at"), moment),
    "status": RedriveStatus,
    "request": _request,
    "plan": _plan,
    "waves": _waves,
}
