"""How letters are listed and selected: which index answers, in what order, where a page ends, what a row has."""

import base64
import binascii
import json
from collections.abc import Sequence
from dataclasses import MISSING, fields
from datetime import UTC, datetime
from typing import Any

from lambdas.adapters import schema
from lambdas.core.ledger import LetterQuery, Page, Selection, to_ms
from lambdas.core.letter import Letter
from lambdas.core.refusals import BadCursor
from lambdas.core.taxonomy import HEADLESS
from lambdas.core.value import value

MOST = 200  # a page of projected letters stays well under a query's 1 MB


@value
class Partitions:
    """The index partitions that together hold a query's letters."""

    index: schema.Index
    values: tuple[str, ...]


def partitions_of(query: LetterQuery) -> Partitions:
    """Raise ValueError unless it names one lane or one tenant: anything else would have to filter after paging."""
    if (query.job_type is None) == (query.tenant_id is None) or not 1 <= query.limit <= MOST:
        raise ValueError(f"{query}: expected either a lane or a tenant, and a limit from 1 to {MOST}")
    if query.signature is not None and (query.job_type is None or query.code is not None):
        raise ValueError(f"{query}: a signature goes with a lane, and without a code")
    owner = query.job_type if query.tenant_id is None else query.tenant_id
    value = f"{owner}#{query.status}" + (f"#{query.code}" if query.code is not None else "")
    if query.tenant_id is not None:
        return Partitions(index=_index("by_tenant_code" if query.code is not None else "by_tenant"), values=(value,))
    if query.signature is not None:
        value = f"{query.job_type}#{query.signature}#{query.status}"
    lane = _index(_lane_index(query))
    return Partitions(index=lane, values=tuple(f"{value}#{shard}" for shard in range(schema.SHARDS)))


def _lane_index(query: LetterQuery) -> str:
    if query.signature is not None:
        return "by_signature"
    return "by_lane_code" if query.code is not None else "by_lane"


def partitions_for(selection: Selection) -> Partitions:
    """The narrowest index. Each status is a partition, or, by lane and signature, as many as there are shards."""
    name, owner, code = _narrowest(selection)
    index = _index(name)
    values = [f"{owner}#{status}{code}" for status in dict.fromkeys(selection.statuses)]
    if selection.tenant_id is None or selection.signature is not None:
        values = [f"{value}#{shard}" for value in values for shard in range(schema.SHARDS)]
    return Partitions(index=index, values=tuple(values))


def span_of(selection: Selection) -> tuple[str, str]:
    """The places between which its letters lie: a place is a time and an id, so none equals a bare time.

    To the millisecond, which is all that a stored letter has.
    """
    since = iso(selection.died_after) if selection.died_after else "0"
    until = iso(selection.died_before) if selection.died_before else "~"
    return since, until


def listed_at(moment: datetime, tie: str) -> str:
    return f"{iso(moment)}#{tie}"


def iso(moment: datetime) -> str:
    """UTC with exactly milliseconds: as text it sorts as it does in time."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def page_of(newest_first: Sequence[tuple[str, Letter]], limit: int) -> Page:
    """From rows with their place; more rows than the limit mean that there is another page."""
    page = newest_first[:limit]
    cursor = cursor_at(page[-1][0]) if len(newest_first) > limit else None
    return Page(letters=tuple(letter for _, letter in page), cursor=cursor)


def place_in(cursor: str | None) -> str | None:
    """Where the last page ended. Raise `BadCursor` for text that no page gave."""
    if cursor is None:
        return None
    try:
        place = json.loads(base64.urlsafe_b64decode(cursor.encode()))["before"]
    except (ValueError, KeyError, TypeError, binascii.Error):
        raise BadCursor(cursor) from None
    if not isinstance(place, str) or not place:
        raise BadCursor(cursor)
    return place


def cursor_at(place: str) -> str:
    return base64.urlsafe_b64encode(json.dumps({"before": place}).encode()).decode()


def as_listed(letter: Letter) -> Letter:
    """Only what the indexes project: the rest is as `row_of` fills it."""
    kept = {name: getattr(letter, name) for name in ROW}
    return row_of({**kept, "detail": letter.summary}, home=letter.key.home)


def row_of(known: dict[str, Any], *, home: str) -> Letter:
    """A letter from the fields of a list. `detail` is its first line; times not listed are `died_at`; else defaults.

    It can be moved as it is: its key is whole, because a letter without a head has the root it lies under.
    """
    died = known["died_at"]
    root = home if known["code"] in HEADLESS else ""
    return Letter(**{**_ABSENT, "first_failed_at": died, "last_failed_at": died, "root": root, **known})


def stored_ms(moment: datetime) -> datetime:
    return to_ms(moment.astimezone(UTC))


def _narrowest(selection: Selection) -> tuple[str, str, str]:
    """The index, what its partitions' names begin with, and what follows the status."""
    code = f"#{selection.code}" if selection.code is not None else ""
    if selection.signature is not None:
        return "by_signature", f"{selection.job_type}#{selection.signature}", ""
    if selection.tenant_id is not None:
        return "by_tenant_code" if code else "by_tenant", selection.tenant_id, code
    return "by_lane_code" if code else "by_lane", selection.job_type, code


def _index(name: str) -> schema.Index:
    return next(index for index in schema.INDEXES if index.name == name)


_ABSENT: dict[str, Any] = {
    field.name: 0 if field.type is int else "" for field in fields(Letter) if field.default is MISSING
}
_KEYS = ("letter_id", "tenant_id", "job_type")  # every index has the table's keys, which hold these
ROW: tuple[str, ...] = tuple(
    field.name for field in fields(Letter) if field.name in _KEYS or field.name in (_index("by_lane").projected or ())
)
