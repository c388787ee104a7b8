"""How letters are listed: which index answers, in what order, where a page ends, and which fields a row has."""

import base64
import binascii
import json
from collections.abc import Sequence
from dataclasses import MISSING, fields
from datetime import UTC, datetime
from typing import Any

from lambdas.adapters import schema
from lambdas.core.letter import Letter
from lambdas.core.ports import BadCursor, LetterQuery, Page
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
    owner = query.job_type if query.tenant_id is None else query.tenant_id
    value = f"{owner}#{query.status}" + (f"#{query.code}" if query.code is not None else "")
    if query.tenant_id is not None:
        return Partitions(index=_index("by_tenant_code" if query.code is not None else "by_tenant"), values=(value,))
    lane = _index("by_lane_code" if query.code is not None else "by_lane")
    return Partitions(index=lane, values=tuple(f"{value}#{shard}" for shard in range(schema.SHARDS)))


def listed_at(moment: datetime, tie: str) -> str:
    return f"{iso(moment)}#{tie}"


def iso(moment: datetime) -> str:
    """UTC with exactly milliseconds: as text it sorts as it does in time."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def page_of(newest_first: Sequence[tuple[str, Letter]], limit: int) -> Page:
    """From rows with their place; more rows than the limit mean that there is another page."""
    page = newest_first[:limit]
    cursor = _cursor(page[-1][0]) if len(newest_first) > limit else None
    return Page(letters=tuple(letter for _, letter in page), cursor=cursor)


def place_in(query: LetterQuery) -> str | None:
    """Where the last page ended. Raise `BadCursor` for text that no page gave."""
    if query.cursor is None:
        return None
    try:
        place = json.loads(base64.urlsafe_b64decode(query.cursor.encode()))["before"]
    except (ValueError, KeyError, TypeError, binascii.Error):
        raise BadCursor(query.cursor) from None
    if not isinstance(place, str) or not place:
        raise BadCursor(query.cursor)
    return place


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
    utc = moment.astimezone(UTC)
    return utc.replace(microsecond=utc.microsecond // 1000 * 1000)


def _cursor(place: str) -> str:
    return base64.urlsafe_b64encode(json.dumps({"before": place}).encode()).decode()


def _index(name: str) -> schema.Index:
    return next(index for index in schema.INDEXES if index.name == name)


_ABSENT: dict[str, Any] = {
    field.name: 0 if field.type is int else "" for field in fields(Letter) if field.default is MISSING
}
_KEYS = ("letter_id", "tenant_id", "job_type")  # every index has the table's keys, which hold these
ROW: tuple[str, ...] = tuple(
    field.name for field in fields(Letter) if field.name in _KEYS or field.name in (_index("by_lane").projected or ())
)
