"""Lists of letters: what can be listed or selected, and the place in a list at which a page ends.

A cursor is that place as text, and not a secret: the query names its list, and a place only says where in it to begin.
"""

import base64
import re
from collections.abc import Sequence

from lambdas.core.model.errors import BadCursor
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import value

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


def page_of(newest_first: Sequence[tuple[str, Letter]], limit: int) -> Page:
    """From rows with their place. More rows than the limit mean that there is another page."""
    page = newest_first[:limit]
    cursor = cursor_at(page[-1][0]) if len(newest_first) > limit else None
    return Page(letters=tuple(letter for _, letter in page), cursor=cursor)


@value
class LetterQuery:
    """Letters of one lane or of one tenant in one status, perhaps of one code; or a lane's of one signature."""

    status: LetterStatus
    job_type: str | None = None
    tenant_id: str | None = None
    code: str | None = None
    signature: str | None = None
    limit: int = 50
    cursor: str | None = None
