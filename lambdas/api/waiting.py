"""What waits for a person, by cause: counted from letters as they are listed, so that nothing is written for it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from lambdas.core.ledger import Ledger, LetterQuery, Page
from lambdas.core.letter import Letter, LetterStatus
from lambdas.core.value import value

STATUSES = (LetterStatus.OPEN, LetterStatus.HELD, LetterStatus.ESCALATED)
NEWEST = 100  # of a lane and status, for its list of groups
OF_A_GROUP = 200  # of one group and status, to see who is affected
MOST = 1_000  # of one group and status that are counted


@value
class Waiting:
    """Letters of one cause that wait for a person."""

    letters: int = 0
    more: bool = False  # than were looked at
    tenants: tuple[str, ...] = ()
    worker_versions: tuple[str, ...] = ()


@value
class LaneWaiting:
    """Of a lane's newest letters, by signature."""

    groups: Mapping[str, Waiting]
    more: bool

    def of(self, signature: str) -> Waiting:
        return self.groups.get(signature, Waiting(more=self.more))


def in_lane(ledger: Ledger, job_type: str) -> LaneWaiting:
    """A page of each status, however many there are."""
    pages = [ledger.letters(LetterQuery(status=each, job_type=job_type, limit=NEWEST)) for each in STATUSES]
    more = any(page.cursor is not None for page in pages)
    by_cause: dict[str, list[Letter]] = defaultdict(list)
    for letter in _letters(pages):
        by_cause[letter.signature].append(letter)
    return LaneWaiting(
        groups={signature: _told(letters, len(letters), more=more) for signature, letters in by_cause.items()},
        more=more,
    )


def in_group(ledger: Ledger, job_type: str, signature: str) -> Waiting:
    """Its letters are counted, as far as `MOST`; who is affected is read from the newest."""
    asked = [LetterQuery(status=each, job_type=job_type, signature=signature, limit=OF_A_GROUP) for each in STATUSES]
    pages = [ledger.letters(query) for query in asked]
    counts = [
        len(page.letters) if page.cursor is None else ledger.count_letters(query, most=MOST)
        for query, page in zip(asked, pages, strict=True)
    ]
    return _told(_letters(pages), sum(counts), more=max(counts) >= MOST)


def _letters(pages: Iterable[Page]) -> list[Letter]:
    return [letter for page in pages for letter in page.letters]


def _told(letters: list[Letter], count: int, *, more: bool) -> Waiting:
    return Waiting(
        letters=count,
        more=more,
        tenants=tuple(sorted({letter.tenant_id for letter in letters})),
        worker_versions=tuple(sorted({letter.worker_version for letter in letters})),
    )
