"""How far the parts of the sweep have come, in the ledger's table: one small item for each part and lane."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import Readers, attributes_of, plain_item, sound, value_of
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.dynamo.table import Table
from lambdas.core.model.value import moment
from lambdas.core.ports.ledger import Cursor

# A release before beats noted these two together, as one item.
ONCE_CHORES = ("letters", "parked")
THE_BEGINNING = datetime(2000, 1, 1, tzinfo=UTC)  # of every pass
CLOCKS_DIFFER = timedelta(hours=1)  # at most
_TIMES = ("kept_to", "served_at", "began_at", "done_at")


def _facts(text: str) -> Mapping[str, Any]:
    facts = json.loads(text)
    if not isinstance(facts, dict):
        raise ValueError(f"facts: expected a JSON object, not {type(facts).__name__}")
    return facts


_CURSOR: Readers = {
    **dict.fromkeys(_TIMES, moment),
    "facts": _facts,
}


def cursors(table: Table, part: str, job_types: Sequence[str]) -> Mapping[str, Cursor]:
    asked = [keys.cursor(job_type, part) for job_type in dict.fromkeys(job_types)]
    former = [keys.chores(job_type) for job_type in dict.fromkeys(job_types)] if part in ONCE_CHORES else []
    # In this order: what is noted today stands over what was noted then.
    items = sorted(table.get_many([*former, *asked]), key=lambda item: item["sk"]["S"] != "CHORES")
    now = table.clock() if table.clock else None
    found = {each.job_type: each for each in table.readable(lambda item: _cursor(part, item, now), items)}
    return {job_type: found.get(job_type) or Cursor(part=part, job_type=job_type) for job_type in job_types}


def note_cursor(table: Table, cursor: Cursor) -> None:
    facts = {"facts": {"S": json.dumps(dict(cursor.facts), separators=(",", ":"))}} if cursor.facts else {}
    noted = attributes_of(cursor, without=("part", "job_type", "facts"))
    table.put({**noted, **facts, **keys.cursor(cursor.job_type, cursor.part)})


def _cursor(part: str, item: Item, now: datetime | None) -> Cursor:
    """Raise for one that makes no sense: then its part begins anew. One of the future would never have its turn."""
    job_type = item["pk"]["S"].removeprefix("U#")
    cursor = sound(value_of(Cursor, plain_item(item), _CURSOR, part=part, job_type=job_type))
    for name, at in ((name, getattr(cursor, name)) for name in _TIMES):
        if at is not None and not THE_BEGINNING <= at <= (now or at) + CLOCKS_DIFFER:
            raise ValueError(f"{name} is {at}: that was never")
    return cursor
