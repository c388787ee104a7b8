"""What a person does to a letter, or to a group of them: hold it, release it, note it. May a letter be sent again?

Nothing here sends a letter: sending and discarding are redrives, of one letter or of many. Whatever is done to a group,
its letters stay. A cause is a group at once, not with its first letter: an open breaker shows the attempt that failed
last.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker, FailedAttempt
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.failure import HEADLESS
from lambdas.core.model.group import Group, GroupNote
from lambdas.core.model.head import Event
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Intended, Letter, LetterStatus, Safety, Way, safety_of
from lambdas.core.model.moves import LETTER_MOVES
from lambdas.core.model.value import replace
from lambdas.core.operate import Person
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Breakers

HELD, RELEASED, NOTED = "letter.held", "letter.released", "letter.noted"
_BECOMES = {
    Way.REPLAY: LetterStatus.REDRIVING,
    Way.RESUME: LetterStatus.REDRIVING,
    Way.DISCARD: LetterStatus.DISCARDED,
}


class NoSuchLetter(LazaretError):
    """There is no letter with this id, or the caller may not know of it."""

    def __init__(self, letter_id: str) -> None:
        super().__init__(f"there is no dead letter {letter_id!r}")


class NotFree(LazaretError):
    """The letter's status does not allow this. `expected` are those that do."""

    def __init__(self, letter: Letter, to: LetterStatus, expected: Sequence[LetterStatus]) -> None:
        super().__init__(f"dead letter {letter.letter_id!r} is {letter.status}: it cannot become {to}")
        self.letter = letter
        self.expected = tuple(expected)


def find_letter(ledger: Ledger, letter_id: str, *, of_tenant: str | None = None) -> Letter:
    """Raise `NoSuchLetter`."""
    found = ledger.letter(letter_id, of_tenant=of_tenant) if letter_id else None
    if found is None:
        raise NoSuchLetter(letter_id)
    return found


def hold(ledger: Ledger, letter: Letter, person: Person, *, why: str) -> Letter:
    """No redrive sends it until somebody releases it. Raise `NotFree`, or `LetterMoved` if it has just changed."""
    return _move(ledger, letter, LetterStatus.HELD, person.signed(HELD, why, letter_id=letter.letter_id))


def release(ledger: Ledger, letter: Letter, person: Person, *, why: str) -> Letter:
    """Open again. Only what is held: opening a letter that a redrive has sent would send it twice. Raise as `hold`."""
    _require(letter, LetterStatus.OPEN, (LetterStatus.HELD,))
    return _move(ledger, letter, LetterStatus.OPEN, person.signed(RELEASED, why, letter_id=letter.letter_id))


def note(ledger: Ledger, letter: Letter, person: Person, written: Mapping[str, str]) -> Letter:
    """`written` has `owner`, `note` or both; the rest stays. Raise `LetterMoved` if it has just changed."""
    noted = replace(letter, owner=written.get("owner", letter.owner), note=written.get("note", letter.note))
    event = person.signed(NOTED, written.get("note", ""), letter_id=letter.letter_id, **written)
    ledger.amend_letter(letter, noted, event)
    return noted


def require_free(letter: Letter, way: Way) -> None:
    """Raise `NotFree` if no redrive could take it now."""
    to = _BECOMES[way]
    _require(letter, to, _may_become(to))


def redrive_of(way: Way, letters: Sequence[Letter], *, reason: str, fixed: str = "") -> dict[str, Any]:
    """The input of a redrive of these letters, which are of one lane, without who asks for it."""
    return {
        "action": way.value,
        "job_type": letters[0].job_type,
        "filter": {"letter_ids": [letter.letter_id for letter in letters]},
        "reason": reason,
        "limit": len(letters),
        **({"fixed": fixed} if fixed else {}),
    }


def safety_by_way(
    ledger: Ledger, letter: Letter, lane: Lane, *, worker_version: str, fixed: str = ""
) -> dict[Way, tuple[Safety, str]]:
    """Whether it may be sent again, in either way. `worker_version` is the lane's now, empty if it is not known."""
    newer = _newer_is_done(ledger, letter)
    known = Intended(worker_version=worker_version, fixed=fixed, newer_version_done=newer)
    return {way: safety_of(letter, replace(known, way=way), lane) for way in (Way.REPLAY, Way.RESUME)}


def lane_of(letter: Letter, lanes: Mapping[str, Lane]) -> Lane:
    """Letters outlive their lane: one that is gone is judged by the built-in policy."""
    return lanes.get(letter.job_type) or Lane(job_type=letter.job_type, agent="")


def home_of(letter: Letter) -> JobKey:
    """The job whose timeline has the letter's events."""
    return replace(letter.job_key, job_id=letter.key.home)


def _move(ledger: Ledger, letter: Letter, to: LetterStatus, event: Event) -> Letter:
    _require(letter, to, _may_become(to))
    moved = replace(letter, status=to, next_retry_at=None)
    ledger.move_letter(letter, moved, event)
    return moved


def _may_become(to: LetterStatus) -> tuple[LetterStatus, ...]:
    return tuple(status for status in LetterStatus if to in LETTER_MOVES[status])


def _require(letter: Letter, to: LetterStatus, expected: Sequence[LetterStatus]) -> None:
    if letter.status not in expected:
        raise NotFree(letter, to, expected)


def _newer_is_done(ledger: Ledger, letter: Letter) -> bool:
    if letter.code in HEADLESS:
        return False
    root = replace(letter.job_key, job_id=letter.root)
    return ledger.newest_done([root]).get(root, 0) > letter.version


GROUP_HELD, GROUP_RELEASED, GROUP_NOTED = "group.held", "group.released", "group.noted"


class NoSuchGroup(LazaretError):
    """No letter of this lane ever had this signature, and no open breaker shows it."""

    def __init__(self, job_type: str, signature: str) -> None:
        super().__init__(f"lane {job_type!r} has no group {signature or '-'!r}")


def groups_in(ledger: Ledger, breakers: Breakers, job_type: str) -> Sequence[Group]:
    """Every cause in the lane, the last seen first."""
    known = {group.signature: group for group in ledger.groups(job_type)}
    shown_by = _shown_by(breakers.watched(), job_type)
    notes = ledger.group_notes(job_type) if shown_by.keys() - known.keys() else {}
    for signature, shown in shown_by.items():
        known[signature] = _with_breakers(known.get(signature), shown, notes)
    return tuple(sorted(known.values(), key=lambda group: (group.last_seen, group.signature), reverse=True))


def find_group(ledger: Ledger, breakers: Breakers, job_type: str, signature: str) -> Group:
    """Raise `NoSuchGroup`."""
    found = ledger.group(job_type, signature)
    shown = _shown_by(breakers.watched(), job_type).get(signature)
    if shown:
        return _with_breakers(found, shown, {} if found else ledger.group_notes(job_type))
    if found is None:
        raise NoSuchGroup(job_type, signature)
    return found


_Shown = list[tuple[Breaker, FailedAttempt]]


def _shown_by(watched: Iterable[Breaker], job_type: str) -> Mapping[str, _Shown]:
    """By signature, what the lane's open breakers have seen last; the latest is the last."""
    found: dict[str, _Shown] = defaultdict(list)
    for breaker in watched:
        if breaker.job_type == job_type and breaker.opened_at is not None and breaker.last_failure is not None:
            found[breaker.last_failure.signature].append((breaker, breaker.last_failure))
    return {signature: sorted(shown, key=lambda each: each[1].at) for signature, shown in found.items()}


def _with_breakers(group: Group | None, shown: _Shown, notes: Mapping[str, GroupNote]) -> Group:
    opened = min(breaker.opened_at or last.at for breaker, last in shown)
    breaker, last = shown[-1]
    counted = group or Group(
        job_type=breaker.job_type,
        signature=last.signature,
        kind=last.kind,
        code=last.code,
        error_type=last.error_type,
        summary=last.summary,
        letters=0,
        first_seen=opened,
        last_seen=last.at,
        worker_version=last.worker_version,
        sample="",
        note=notes.get(last.signature, GroupNote()),
    )
    return replace(
        counted,
        first_seen=min(counted.first_seen, opened),
        last_seen=max(counted.last_seen, last.at),
        breakers=tuple(sorted(breaker.tenant_id for breaker, _ in shown)),
        sample_job=last.job_id,
    )


def hold_group(ledger: Ledger, group: Group, person: Person, *, why: str) -> Group:
    """Redrives pass its letters over until somebody releases it."""
    return _write(ledger, group, person, GROUP_HELD, why, on_hold=True)


def release_group(ledger: Ledger, group: Group, person: Person, *, why: str) -> Group:
    return _write(ledger, group, person, GROUP_RELEASED, why, on_hold=False)


def note_group(ledger: Ledger, group: Group, person: Person, written: Mapping[str, str]) -> Group:
    """`written` has some of `owner`, `note` and `bug_url`; the rest stays."""
    return _write(ledger, group, person, GROUP_NOTED, written.get("note", ""), **written)


def _write(ledger: Ledger, group: Group, person: Person, what: str, why: str, **changes: Any) -> Group:
    noted = replace(group, note=replace(group.note, **changes))
    ledger.note_group(group.job_type, group.signature, noted.note, person.signed(what, why, **changes))
    return noted
