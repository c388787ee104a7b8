"""Letters as one caller may read them: a page, or one by its id. Another tenant's is missing, like one that never was.

How many wait comes from the counters. A list may be of several lanes and statuses: they are read at once, and merged.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime

from lambdas.api.context import Caller
from lambdas.api.problems import Problem
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.group import LaneWaiting, Waiting
from lambdas.core.model.letter import WAITING, Letter, LetterStatus
from lambdas.core.model.value import listed_at, replace, value
from lambdas.core.operate.letters import NoSuchLetter, find_letter
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.lists import LetterQuery, Page, cursor_at

MOST_READS = 5  # for one page; a list narrowed further than its index may give fewer letters than asked for
AT_ONCE = 8  # lists that are read at the same time
OF_A_GROUP = 100  # of one group and status, to see who is affected


@value
class Asked:
    """What a caller wants listed."""

    statuses: tuple[LetterStatus, ...] = WAITING
    job_type: str | None = None
    tenant_id: str | None = None
    kind: Kind | None = None
    code: str | None = None
    signature: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    oldest_first: bool = False
    limit: int = 50

    def wants(self, letter: Letter) -> bool:
        """What the index did not tell."""
        return (
            self.job_type in (None, letter.job_type)
            and self.kind in (None, letter.kind)
            and self.code in (None, letter.code)
            and self.signature in (None, letter.signature)
        )


def queries_for(asked: Asked, caller: Caller, lanes: Sequence[str]) -> Sequence[LetterQuery]:
    """The lists that answer, one for each status and lane. Raise `Problem` OPERATORS_ONLY or INVALID.

    `lanes` are those in which an operator looks who names neither a lane nor a tenant.
    """
    if not caller.operator and asked.tenant_id is not None:
        raise Problem("OPERATORS_ONLY", "tenant_id is for operators: your token names your tenant")
    if asked.signature is not None and asked.job_type is None:
        raise Problem("INVALID", "groups are a lane's", faults=["signature: goes with job_type"])
    tenant_id = asked.tenant_id if caller.operator else caller.tenant_id
    # By signature only a lane's are listed: of a tenant's letters, each is looked at.
    signature = asked.signature if tenant_id is None else None
    named: Sequence[str | None] = [None] if tenant_id is not None else [asked.job_type] if asked.job_type else lanes
    whole = LetterQuery(
        status=asked.statuses[0],
        tenant_id=tenant_id,
        code=None if signature is not None else asked.code,
        signature=signature,
        died_after=asked.since,
        died_before=asked.until,
        oldest_first=asked.oldest_first,
        limit=asked.limit,
    )
    return [replace(whole, status=status, job_type=lane) for lane in named for status in asked.statuses]


def as_written(code: str, known: Sequence[LaneWaiting]) -> str:
    """A code as its letters have it: nobody remembers which letters of it are large."""
    waiting = {each.casefold(): each for lane in known for each in lane.codes}
    ours = {each.value.casefold(): each.value for each in Code}
    return waiting.get(code.casefold()) or ours.get(code.casefold()) or code


def merged(letters: Callable[[LetterQuery], Page], queries: Sequence[LetterQuery]) -> Callable[[LetterQuery], Page]:
    """Several lists as one, in order. A place is a time and an id, so it is one in each of them."""

    def read(query: LetterQuery) -> Page:
        asked = [replace(each, limit=query.limit, cursor=query.cursor) for each in queries]
        if len(asked) == 1:
            return letters(asked[0])
        pages = _read(letters, asked)
        letters_read = (each for page in pages for each in page.letters)
        found = sorted(letters_read, key=_place, reverse=not query.oldest_first)
        more = len(found) > query.limit or any(page.cursor is not None for page in pages)
        shown = tuple(found[: query.limit])
        return Page(letters=shown, cursor=cursor_at(_place(shown[-1])) if more and shown else None)

    return read


def _read(letters: Callable[[LetterQuery], Page], asked: Sequence[LetterQuery]) -> Sequence[Page]:
    """The few lists of one lane or tenant one after another; those of many lanes at the same time."""
    if len(asked) <= len(WAITING):
        return [letters(each) for each in asked]
    with ThreadPoolExecutor(AT_ONCE) as asking:
        return list(asking.map(letters, asked))


def _place(letter: Letter) -> str:
    return listed_at(letter.died_at, letter.letter_id)


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


@value
class Affected:
    """Whose letters of a cause wait, as far as the newest of them show."""

    tenants: tuple[str, ...] = ()
    worker_versions: tuple[str, ...] = ()
    more: bool = False  # than were looked at


def counted(ledger: Ledger, asked: Asked, caller: Caller, lanes: Mapping[str, LaneWaiting | None]) -> int | None:
    """How many such letters wait, exactly; None if no counter knows, or they do not wait.

    `lanes` are all of lanes.toml, each with what its counters say if they were read.
    """
    if asked.kind is not None or asked.since or asked.until or not set(asked.statuses) <= set(WAITING):
        return None
    tenant_id = asked.tenant_id if caller.operator else caller.tenant_id
    named = [asked.job_type] if asked.job_type else list(lanes)
    if tenant_id is not None and asked.signature is not None:
        own = ledger.own_groups(tenant_id, named[0])
        return _sum((each.waiting for each in own if each.signature == asked.signature), asked.statuses)
    if tenant_id is not None and asked.code is not None:
        return None
    if tenant_id is not None:
        return _sum(ledger.waiting_of(tenant_id, named).values(), asked.statuses)
    if asked.signature is not None:
        return _sum([ledger.waiting_group(named[0], asked.signature)], asked.statuses)
    known = {name: lane for name in named if (lane := lanes.get(name)) is not None}
    others = [name for name in named if name not in known]  # a lane that is in lanes.toml no more has letters still
    codes = [lane.codes for lane in (known | dict(ledger.waiting(others) if others else {})).values()]
    found = (each for of in codes for code, each in of.items() if asked.code in (None, code))
    return _sum(found, asked.statuses)


def _sum(found: Iterable[Waiting], statuses: Sequence[LetterStatus]) -> int:
    return sum(getattr(each, status.value) for each in found for status in statuses)


def affected(ledger: Ledger, job_type: str, signature: str, waiting: Waiting) -> Affected:
    """Only statuses in which a letter was counted are looked at."""
    counted = [each for each in WAITING if getattr(waiting, each.value)]
    asked = [LetterQuery(status=each, job_type=job_type, signature=signature, limit=OF_A_GROUP) for each in counted]
    pages = _read(ledger.letters, asked)
    letters = [letter for page in pages for letter in page.letters]
    return Affected(
        tenants=tuple(sorted({letter.tenant_id for letter in letters})),
        worker_versions=tuple(sorted({letter.worker_version for letter in letters})),
        more=any(page.cursor is not None for page in pages),
    )
