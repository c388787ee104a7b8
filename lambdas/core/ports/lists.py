"""Lists of letters: what can be listed or selected, and the place in a list at which a page ends.

A cursor is that place as text, and not a secret: the query names its list, and a place only says where in it to begin.
"""

import base64
import re
from collections.abc import Sequence
from datetime import datetime

from lambdas.core.model.errors import BadCursor
from lambdas.core.model.failure import Kind
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import iso, value

LONGEST_PAGE = 200  # rows, as a list shows them: well under the 1 MB of a query's answer
_PLACE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[!-~]{0,200}")


def cursor_at(place: str) -> str:
    return base64.urlsafe_b64encode(place.encode()).decode().rstrip("=")


def place_in(cursor: str | None) -> str | None:
    """Where the last page ended. Raise `BadCursor` for text that is not a place."""
    if cursor is None:
        return None
    try:
        place = base64.urlsafe_b64decode(cursor + "==").decode("ascii")
    except ValueError:
        raise BadCursor(cursor) from None
    if not _PLACE.fullmatch(place):
        raise BadCursor(cursor)
    return place


@value
class Page:
    """Letters of one list, and where the next page begins."""

    letters: tuple[Letter, ...]
    cursor: str | None  # None on the last page


def page_of(in_order: Sequence[tuple[str, Letter]], limit: int) -> Page:
    """From rows with their place. More rows than the limit mean that there is another page."""
    page = in_order[:limit]
    cursor = cursor_at(page[-1][0]) if len(in_order) > limit else None
    return Page(letters=tuple(letter for _, letter in page), cursor=cursor)


@value
class LetterQuery:
    """Letters of one lane or of one tenant in one status, perhaps of one code; or a lane's of one signature."""

    status: LetterStatus
    job_type: str | None = None
    tenant_id: str | None = None
    code: str | None = None
    signature: str | None = None
    died_after: datetime | None = None  # half-open: [died_after, died_before)
    died_before: datetime | None = None
    oldest_first: bool = False
    limit: int = 50
    cursor: str | None = None


@value
class Selection:
    """Letters of one lane in some statuses; what is None does not narrow."""

    job_type: str
    statuses: tuple[LetterStatus, ...]
    limit: int
    kind: Kind | None = None
    code: str | None = None
    signature: str | None = None
    tenant_id: str | None = None
    died_after: datetime | None = None  # half-open: [died_after, died_before)
    died_before: datetime | None = None
    worker_version: str | None = None

    def takes(self, letter: Letter) -> bool:
        """Compares everything but the status. Times to the millisecond: stored ones have no more."""
        named = ("job_type", "kind", "code", "signature", "tenant_id", "worker_version")
        since = self.died_after is None or iso(letter.died_at) >= iso(self.died_after)
        until = self.died_before is None or iso(letter.died_at) < iso(self.died_before)
        return since and until and all(getattr(self, name) in (None, getattr(letter, name)) for name in named)
