"""Letters as one caller may read them: a page, or one by its id. Another tenant's is as absent as nobody's.

What waits for a person, by cause: counted from letters as they are listed, so that nothing is written for it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from lambdas.api.context import Caller
from lambdas.api.problems import Problem
from lambdas.core.model.failure import Kind
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import replace, value
from lambdas.core.operate.letters import NoSuchLetter, find_letter
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.lists import LetterQuery, Page

MOST_READS = 5  # for one page; a list narrowed further than its index may give fewer letters than asked for


@value
class Asked:
    """What a caller wants listed."""

    status: LetterStatus
    job_type: str | None = None
    tenant_id: str | None = None
    kind: Kind | None = None
    code: str | None = None
    signature: str | None = None
    limit: int = 50

    def wants(self, letter: Letter) -> bool:
        """What the index did not tell."""
        return (
            self.job_type in (None, letter.job_type)
            and self.kind in (None, letter.kind)
            and self.code in (None, letter.code)
        )


def query_for(asked: Asked, caller: Caller) -> LetterQuery:
    """The index that answers. Raise `Problem` OPERATORS_ONLY or INVALID."""
    status, limit = asked.status, asked.limit
    if not caller.operator:
        if asked.tenant_id is not None or asked.signature is not None:
            raise Problem("OPERATORS_ONLY", "tenant_id and signature are for operators: your token names your tenant")
        return LetterQuery(status=status, tenant_id=caller.tenant_id, code=asked.code, limit=limit)
    if asked.signature is not None and asked.tenant_id is None and asked.job_type is not None:
        return LetterQuery(status=status, job_type=asked.job_type, signature=asked.signature, limit=limit)
    if asked.signature is not None:
        raise Problem("INVALID", "groups are a lane's", faults=["signature: goes with job_type, without tenant_id"])
    if asked.tenant_id is not None:
        return LetterQuery(status=status, tenant_id=asked.tenant_id, code=asked.code, limit=limit)
    if asked.job_type is None:
        raise Problem("INVALID", "name a lane or a tenant", faults=["job_type: operators name a lane, or a tenant_id"])
    return LetterQuery(status=status, job_type=asked.job_type, code=asked.code, limit=limit)


def read_page(letters: Callable[[LetterQuery], Page], query: LetterQuery, wants: Callable[[Letter], bool]) -> Page:
    """Reads on, a bounded number of times, until the page is full; it may end with a cursor and be short."""
    found: list[Letter] = []
    cursor = query.cursor
    for _ in range(MOST_READS):
        page = letters(replace(query, limit=query.limit - len(found), cursor=cursor))
        found += [letter for letter in page.letters if wants(letter)]
        cursor = page.cursor
        if cursor is None or len(found) >= query.limit:
            break
    return Page(letters=tuple(found), cursor=cursor)


def visible(ledger: Ledger, letter_id: str, caller: Caller) -> Letter:
    """Raise `NoSuchLetter`, the same for a letter of another tenant as for none."""
    letter = find_letter(ledger, letter_id, of_tenant=None if caller.operator else caller.tenant_id)
    if not caller.sees(letter.tenant_id):
        raise NoSuchLetter(letter_id)
    return letter


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
