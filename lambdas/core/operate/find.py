"""Finds what a person means by an id, or by how one begins: a letter, a redrive, a job, a tenant, a code, a group.

It reads counters and lists, never the whole table. A job is looked for by its whole id under the tenants that the
ledger has counted letters or opened a breaker for: of a tenant that nothing ever happened to, no index knows. By how
its id begins it is found while it is parked, and by its letter. What became of a job that was sent again is found by
keys, with two requests for each time: its replays stand for it, so its status is that of the latest one.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from lambdas.core.model.group import Group, LaneWaiting, Waiting
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, valid_id
from lambdas.core.model.letter import WAITING, Letter, LetterKey, LetterStatus
from lambdas.core.model.value import replace, value
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.ports.outside import Breakers
from lambdas.core.ports.redrives import Redrives
from lambdas.core.redrive.record import Redrive, replay_id

A_FEW = 8  # of each noun
NEWEST = 100  # letters of a lane and status whose ids are compared
PARKED = 100  # jobs behind a breaker, and as many breakers, whose ids are compared
MOST_KEYS = 2_000  # places at which a job is looked for
RECENT = 50  # redrives


@value
class Finder:
    lanes: Sequence[str]
    ledger: Ledger
    breakers: Breakers
    redrives: Redrives


@value
class Found:
    """At most a few of each noun; what fits best first."""

    letters: tuple[Letter, ...] = ()
    jobs: tuple[Head, ...] = ()
    redrives: tuple[Redrive, ...] = ()
    tenants: tuple[tuple[str, int], ...] = ()  # with how many letters wait
    codes: tuple[tuple[str, str, int], ...] = ()  # lane, code, how many wait
    groups: tuple[Group, ...] = ()


def find(finder: Finder, wanted: str) -> Found:
    text = wanted.strip()
    waiting = finder.ledger.waiting(finder.lanes)
    by_tenant = _counted_tenants(finder, waiting)
    tenants = _known(finder, by_tenant)
    hurt = [lane for lane in finder.lanes if waiting[lane].all.total]
    return Found(
        letters=_letters(finder, text, waiting),
        jobs=tuple(find_jobs(finder, text, tenants=tenants)) or tuple(_parked(finder, text)),
        redrives=_redrives(finder, text),
        tenants=_tenants(text, tenants, by_tenant),
        codes=_codes(text, waiting),
        groups=_groups(finder, text, hurt),
    )


def known_tenants(finder: Finder) -> Mapping[str, list[str]]:
    """By lane. A counter stays when it is back to nothing, so whoever ever had a letter is known."""
    return _known(finder, _counted_tenants(finder, finder.ledger.waiting(finder.lanes)))


ByTenant = Mapping[str, Mapping[str, Waiting]]  # by lane


def _counted_tenants(finder: Finder, waiting: Mapping[str, LaneWaiting]) -> ByTenant:
    """A lane that never had a letter is not asked: with a hundred lanes most are quiet."""
    return {lane: finder.ledger.waiting_tenants(lane) if waiting[lane].counted else {} for lane in finder.lanes}


def _known(finder: Finder, by_tenant: ByTenant) -> Mapping[str, list[str]]:
    known = {lane: set(by_tenant[lane]) for lane in finder.lanes}
    for each in finder.breakers.watch_list():
        if each.job_type in known:
            known[each.job_type].add(each.tenant_id)
    return {lane: sorted(tenants) for lane, tenants in known.items()}


def find_jobs(finder: Finder, job_id: str, *, tenants: Mapping[str, Sequence[str]], version: int = 1) -> Sequence[Head]:
    """By its whole id, under every tenant that is known, a hundred in a request."""
    if not valid_id(job_id):
        return ()
    places = ((tenant_id, lane) for lane, known in tenants.items() for tenant_id in known if valid_id(tenant_id))
    keys = [
        JobKey(tenant_id=tenant_id, job_type=lane, job_id=job_id, version=version)
        for tenant_id, lane in islice(places, MOST_KEYS)
    ]
    return tuple(finder.ledger.heads_at(keys).values()) if keys else ()


def _parked(finder: Finder, text: str) -> Iterator[Head]:
    """Behind the open breakers: who looks for one of them reads its id in a log, and not to its end."""
    opened = (each for each in finder.breakers.watch_list() if each.job_type in finder.lanes)
    heads = (
        head
        for each in islice(opened, PARKED)
        for head in finder.ledger.parked(each.tenant_id, each.job_type, limit=PARKED)
    )
    return islice((head for head in heads if _begins(text, head.key.job_id)), A_FEW)


def _letters(finder: Finder, text: str, waiting: Mapping[str, LaneWaiting]) -> tuple[Letter, ...]:
    exact = finder.ledger.letter(text) if valid_id(text) else None
    if exact is not None:
        return (exact,)
    lists = [
        LetterQuery(status=status, job_type=lane, limit=NEWEST)
        for lane, counted in waiting.items()
        for status in WAITING
        if getattr(counted.all, status.value)
    ]
    rows = (letter for query in lists for letter in finder.ledger.letters(query).letters)
    return tuple(islice((row for row in rows if _begins(text, row.letter_id, row.job_id)), A_FEW))


def _redrives(finder: Finder, text: str) -> tuple[Redrive, ...]:
    exact = finder.redrives.find(text) if valid_id(text) else None
    if exact is not None:
        return (exact,)
    recent = finder.redrives.page(limit=RECENT).redrives
    return tuple(islice((each for each in recent if _begins(text, each.redrive_id)), A_FEW))


def _tenants(text: str, tenants: Mapping[str, Sequence[str]], by_tenant: ByTenant) -> tuple[tuple[str, int], ...]:
    names = {name for lane in tenants.values() for name in lane if _begins(text, name)}
    sums = {name: sum(lane[name].total for lane in by_tenant.values() if name in lane) for name in names}
    return tuple(sorted(sums.items(), key=lambda each: (-each[1], each[0])))[:A_FEW]


def _codes(text: str, waiting: Mapping[str, LaneWaiting]) -> tuple[tuple[str, str, int], ...]:
    found = (
        (lane, code, each.total)
        for lane, known in waiting.items()
        for code, each in known.codes.items()
        if text.casefold() in code.casefold()
    )
    return tuple(sorted(found, key=lambda each: -each[2]))[:A_FEW]


def _groups(finder: Finder, text: str, hurt: Sequence[str]) -> tuple[Group, ...]:
    groups = (group for lane in hurt for group in finder.ledger.groups(lane))
    matching = (
        group for group in groups if _begins(text, group.signature) or text.casefold() in group.summary.casefold()
    )
    return tuple(islice(matching, A_FEW))


def _begins(text: str, *names: str) -> bool:
    return any(name.casefold().startswith(text.casefold()) for name in names)


MOST_TIMES = 20  # times that a job was sent again; whoever is asked of more than these hears of the twentieth
SENT_AGAIN = frozenset({LetterStatus.REDRIVING, LetterStatus.RECOVERED, LetterStatus.SUPERSEDED})


@value
class Lineage:
    """A job, and the latest that stands for it: a replay, or itself."""

    asked: Head
    letter: Letter | None  # of the job that was asked for
    last: Head
    status: HeadStatus  # of the latest; what is recovered is done, also when its replay's head has expired
    recovered: bool = False
    last_letter: Letter | None = None  # of the latest
    replayed_as: str = ""  # job id of the latest replay; empty if it was never replayed, and for a resume


def follow(ledger: Ledger, asked: Head) -> Lineage:
    letter = first = _letter_of(ledger, asked)
    last, replayed_as = asked, ""
    for _ in range(MOST_TIMES):
        if letter is None or letter.status not in SENT_AGAIN:
            break
        job_id = replay_id(letter.letter_id, letter.redrive_id)
        replay = ledger.head(replace(asked.key, job_id=job_id))
        if replay is None:
            # A resume is the same job. A replay that is done is forgotten sooner than its letter.
            gone = letter.status is LetterStatus.RECOVERED and last.status is not HeadStatus.DONE
            replayed_as = job_id if gone else replayed_as
            break
        last, letter, replayed_as = replay, _letter_of(ledger, replay), job_id
    recovered = first is not None and (last.status is HeadStatus.DONE or _is_recovered(letter))
    status = HeadStatus.DONE if recovered else last.status
    return Lineage(
        asked=asked,
        letter=first,
        last=last,
        last_letter=letter,
        status=status,
        recovered=recovered,
        replayed_as=replayed_as,
    )


def _letter_of(ledger: Ledger, head: Head) -> Letter | None:
    """By its key: the letter of a job that has a head lies beside it."""
    key, letter_id = head.key, head.letter_id
    where = LetterKey(tenant_id=key.tenant_id, job_type=key.job_type, home=key.job_id, letter_id=letter_id)
    return next(iter(ledger.letters_at([where])), None) if letter_id else None


def _is_recovered(letter: Letter | None) -> bool:
    return letter is not None and letter.status is LetterStatus.RECOVERED
