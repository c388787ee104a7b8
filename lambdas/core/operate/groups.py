"""What a person sees of a group, and does to it: put it on hold, release it, note what is known. Its letters stay.

A cause is a group at once, not with its first letter: an open breaker has the attempt that failed last.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lambdas.core.model.breaker import Breaker, FailedAttempt
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.group import Group, GroupNote
from lambdas.core.model.value import replace
from lambdas.core.operate import Person
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Breakers

HELD, RELEASED, NOTED = "group.held", "group.released", "group.noted"


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
    return _write(ledger, group, person, HELD, why, on_hold=True)


def release_group(ledger: Ledger, group: Group, person: Person, *, why: str) -> Group:
    return _write(ledger, group, person, RELEASED, why, on_hold=False)


def note_group(ledger: Ledger, group: Group, person: Person, written: Mapping[str, str]) -> Group:
    """`written` has some of `owner`, `note` and `bug_url`; the rest stays."""
    return _write(ledger, group, person, NOTED, written.get("note", ""), **written)


def _write(ledger: Ledger, group: Group, person: Person, what: str, why: str, **changes: Any) -> Group:
    noted = replace(group, note=replace(group.note, **changes))
    ledger.note_group(group.job_type, group.signature, noted.note, person.signed(what, why, **changes))
    return noted
