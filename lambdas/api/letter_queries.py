"""Letters as one caller may read them: a page, or one by its id. Another tenant's is as absent as nobody's."""

from collections.abc import Callable

from lambdas.api.identity import Caller
from lambdas.api.problems import Problem
from lambdas.core.job import JobKey
from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger, LetterQuery, Page
from lambdas.core.letter import Letter, LetterStatus
from lambdas.core.safety import Intended, Safety, Way, judge
from lambdas.core.taxonomy import HEADLESS, Kind
from lambdas.core.value import replace, value

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

    @property
    def bound(self) -> dict[str, str | None]:
        """What a cursor of this list is good for. Another limit is the same list."""
        names = ("status", "job_type", "tenant_id", "kind", "code", "signature")
        return {"list": "dead-letters"} | {name: getattr(self, name) for name in names}

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
        raise Problem("INVALID", "a group is a lane's", faults=["signature: goes with job_type, without tenant_id"])
    if asked.tenant_id is not None:
        return LetterQuery(status=status, tenant_id=asked.tenant_id, code=asked.code, limit=limit)
    if asked.job_type is None:
        raise Problem("INVALID", "letters of what?", faults=["job_type: operators name a lane, or a tenant_id"])
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
    """Raise `Problem` LETTER_NOT_FOUND, the same for a letter of another tenant as for none."""
    letter = ledger.letter(letter_id, of_tenant=None if caller.operator else caller.tenant_id)
    if letter is None or not caller.sees(letter.tenant_id):
        raise Problem("LETTER_NOT_FOUND", f"there is no dead letter {letter_id!r}")
    return letter


def judged(
    ledger: Ledger, letter: Letter, lane: Lane, *, worker_version: str, fixed: str = ""
) -> dict[Way, tuple[Safety, str]]:
    """Whether it may be sent again, in either way."""
    newer = _newer_is_done(ledger, letter)
    return {
        way: judge(
            letter, Intended(way=way, worker_version=worker_version, fixed=fixed, newer_version_done=newer), lane
        )
        for way in (Way.REPLAY, Way.RESUME)
    }


def home_of(letter: Letter) -> JobKey:
    """The job whose timeline tells of the letter."""
    return replace(letter.job_key, job_id=letter.key.home)


def _newer_is_done(ledger: Ledger, letter: Letter) -> bool:
    if letter.code in HEADLESS:
        return False
    root = replace(letter.job_key, job_id=letter.root)
    return ledger.newest_done([root]).get(root, 0) > letter.version
