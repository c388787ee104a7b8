"""The letters of a redrive one by one: in which wave each is, which job runs again, and how it stands now.

Read from the manifest and from the heads themselves: a letter shows as soon as its job settles, before the machine
looks at its wave. A dry run writes no manifest, so it has none.
"""

from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from typing import Any

from lambdas.core.model.errors import NotStored
from lambdas.core.model.letter import LetterStatus, Way
from lambdas.core.model.value import value
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Store
from lambdas.core.redrive.record import Entry, Redrive, entries_at
from lambdas.core.redrive.watch import A_PAGE, jobs_of, outcomes_of

MOST_READ = 1_000  # letters of one page that were looked at, when only those of one outcome are wanted


@value
class Sent:
    """One letter of a redrive."""

    position: int  # in the manifest, which is the order in which they are sent
    wave: int  # its number; 0: no wave has it yet
    letter_id: str
    tenant_id: str
    job_id: str  # that runs again; of a discard, that died
    version: int
    outcome: str  # not_sent, waiting, suspended, parked, recovered, died_again, recalled, discarded
    same_cause: bool = False  # died again, of what it died of before
    new_letter_id: str = ""  # of one that died again
    at: datetime | None = None  # when its job last moved; None: it was not sent


@value
class SentPage:
    letters: tuple[Sent, ...]
    next: int | None  # the position at which the next page begins; None: there is none


def letters_of(
    ledger: Ledger, store: Store, redrive: Redrive, *, begin: int, limit: int, outcome: str | None = None
) -> SentPage:
    """Of one outcome, or all. What no plan has written down yet is nothing."""
    planned = redrive.plan.planned
    end = min(planned, begin + (limit if outcome is None else MOST_READ))
    found: list[Sent] = []
    try:
        read = _given_up if redrive.request.action is Way.DISCARD else _sent_again
        for each in read(ledger, store, redrive, range(begin, end)):
            if outcome not in (None, each.outcome):
                continue
            found.append(each)
            if len(found) == limit:
                end = each.position + 1
                break
    except NotStored:
        return SentPage(letters=(), next=None)
    return SentPage(letters=tuple(found), next=end if end < planned else None)


def _sent_again(ledger: Ledger, store: Store, redrive: Redrive, positions: range) -> Iterator[Sent]:
    for position, entry, fate in jobs_of(store, redrive, positions, ledger.fates_at):
        outcome, *more = outcomes_of(entry, fate, redrive)
        sent = fate if outcome != "not_sent" else None
        died = fate.letter_id if fate is not None and outcome == "died_again" else ""
        facts = {"outcome": outcome, "same_cause": bool(more), "new_letter_id": died, "at": sent.at if sent else None}
        yield _shown(redrive, position, entry, **facts)


def _given_up(ledger: Ledger, store: Store, redrive: Redrive, positions: range) -> Iterator[Sent]:
    """No job of theirs runs: their own status says it."""
    named = {"job_type": redrive.request.job_type, "plan_id": redrive.plan.plan_id}
    entries = entries_at(store, redrive.redrive_id, positions, **named)
    while page := list(islice(entries, A_PAGE)):
        letters = {letter.key: letter for letter in ledger.letters_at([entry.letter for _, entry in page])}
        for position, entry in page:
            letter = letters.get(entry.letter)
            gone = letter is not None and letter.status is LetterStatus.DISCARDED
            at = letter.resolved_at if letter is not None and gone else None
            yield _shown(redrive, position, entry, outcome="discarded" if gone else "not_sent", at=at)


def _shown(redrive: Redrive, position: int, entry: Entry, **facts: Any) -> Sent:
    job = entry.job_key(redrive.request.action, redrive.redrive_id)
    wave = next((wave.number for wave in redrive.waves if wave.begin <= position < wave.end), 0)
    named: dict[str, Any] = {"tenant_id": job.tenant_id, "job_id": job.job_id, "version": job.version}
    return Sent(position=position, wave=wave, letter_id=entry.letter.letter_id, **named, **facts)
