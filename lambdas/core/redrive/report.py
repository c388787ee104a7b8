"""How a redrive ends: what a halted one sent and nobody began is recalled, then its last status and its output.

The letters of what is recalled are open again. Nothing is lost.

Before that, and after: its letters one by one, in which wave each is, which job runs again, and how it stands now. That
is read from the manifest and from the heads themselves: a letter shows as soon as its job settles, before the machine
looks at its wave. A dry run writes no manifest, so it has none.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from datetime import datetime
from itertools import islice
from typing import Any

from lambdas.core.model.errors import HeadMoved, NotStored
from lambdas.core.model.head import ENDED_FOR, HeadStatus
from lambdas.core.model.letter import LetterStatus, Way
from lambdas.core.model.value import replace, value
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Store
from lambdas.core.redrive.record import ENDED, Entry, Redrive, Redriver, RedriveStatus, Wave, entries_at
from lambdas.core.redrive.watch import A_PAGE, WaveVerdict, jobs_of, look, outcomes_of, standing

LONGEST_REASON = 2000  # characters: it is in a failed execution's cause, for which Step Functions takes 32,768
SHOWN_WAVES = 100  # an execution's output is at most 256 KB
_NOT_BEGUN = (HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.PARKED)
_SUMMED = ("sent", "recovered", "died_again", "waiting", "parked", "suspended", "recalled")


def recall(redriver: Redriver, redrive_id: str, *, until: datetime) -> bool:
    """False if time was up first. A job that runs is left alone, and resolves its letter by itself."""
    redrive = redriver.found(redrive_id)
    wave = redrive.wave
    if wave is None or redrive.request.action is Way.DISCARD:
        return True
    why = f"redrive {redrive_id} was halted: {wave.reason}"
    pending = standing(redriver, redrive, wave).pending
    for _, _, head in jobs_of(redriver.store, redrive, pending, redriver.ledger.heads_at):
        if redriver.clock() >= until:
            return False
        if head is None or head.redrive_id != redrive_id or head.status not in _NOT_BEGUN:
            continue
        event = redriver.event("letter.called_back", why=why, redrive_id=redrive_id, job_id=head.key.job_id)
        try:
            redriver.ledger.recall(head, event, expires_at=redriver.clock() + ENDED_FOR)
        except HeadMoved:  # it began, or ended, meanwhile
            continue
    counted = look(redriver, redrive, wave)
    redriver.redrives.write(replace(redrive, waves=(*redrive.waves[:-1], counted), updated_at=redriver.clock()))
    return True


def report(redriver: Redriver, redrive_id: str, failed: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The execution's output. Reporting again returns the same."""
    redrive = redriver.found(redrive_id)
    if redrive.status not in ENDED or redrive.ended_at is None:
        status, reason = _ending(redrive, failed)
        now = redriver.clock()
        ended = replace(redrive, status=status, reason=reason, task_token="", updated_at=now, ended_at=now)
        redrive = redriver.redrives.write(ended, redriver.event("redrive.ended", why=f"{status}: {reason}"))
    return outcome(redrive)


def outcome(redrive: Redrive) -> dict[str, Any]:
    """What the record says, in the words of the contract. Also for a redrive that is still under way."""
    sums = Counter[str]()
    skipped = Counter(redrive.plan.skipped)
    for wave in redrive.waves:
        sums.update({name: getattr(wave, name) for name in _SUMMED})
        skipped.update(wave.skipped)
    discarded = redrive.request.action is Way.DISCARD
    return {
        "redrive_id": redrive.redrive_id,
        "action": redrive.request.action.value,
        "job_type": redrive.request.job_type,
        "dry_run": redrive.request.dry_run,
        "verdict": redrive.status.value,
        "reason": redrive.reason,
        "planned": redrive.plan.planned,
        "skipped": dict(sorted(skipped.items())),
        "why_skipped": dict(redrive.plan.why_skipped),
        "replayed": 0 if discarded else sums["sent"],
        "discarded": sums["sent"] if discarded else 0,
        **{name: sums[name] for name in _SUMMED if name != "sent"},
        "blast_radius": blast_radius(redrive),
        "waves": [wave_outcome(wave) for wave in redrive.waves[-SHOWN_WAVES:]],
        "approved_by": redrive.approved_by,
    }


def blast_radius(redrive: Redrive) -> dict[str, Any]:
    plan = redrive.plan
    elsewhere = ("plan_id", "skipped", "why_skipped", "planned")
    shown = {name: value for name, value in asdict(plan).items() if name not in elsewhere}
    return {
        "letters": plan.planned,
        **shown,
        "oldest": plan.oldest.isoformat() if plan.oldest else None,
        "newest": plan.newest.isoformat() if plan.newest else None,
        "waves": list(plan.waves),
        "alarms": list(plan.alarms),
        "by_tenant": dict(plan.by_tenant),
    }


def wave_outcome(wave: Wave) -> dict[str, Any]:
    return {
        "wave": wave.number,
        "letters": wave.end - wave.begin,
        **{name: getattr(wave, name) for name in _SUMMED},
        "same_signature": wave.same_signature,
        "skipped": dict(wave.skipped),
        "verdict": wave.verdict,
        "reason": wave.reason,
    }


def _ending(redrive: Redrive, failed: Mapping[str, Any] | None) -> tuple[RedriveStatus, str]:
    wave = redrive.wave
    if failed is not None:
        return RedriveStatus.FAILED, f"{failed.get('error', 'unknown')}: {_sentence(failed.get('cause'))}"[
            :LONGEST_REASON
        ]
    if redrive.status is RedriveStatus.NOT_APPROVED:
        return RedriveStatus.NOT_APPROVED, redrive.reason
    if redrive.request.dry_run:
        return RedriveStatus.PLANNED, f"a dry run: {redrive.plan.planned} letters would be sent"
    if wave is not None and wave.verdict == WaveVerdict.HALT:
        return RedriveStatus.HALTED, wave.reason[:LONGEST_REASON]
    if wave is None or not any(each.sent for each in redrive.waves):
        return RedriveStatus.NOTHING_TO_SEND, _why_nothing(redrive)
    return RedriveStatus.DONE, wave.reason


def _why_nothing(redrive: Redrive) -> str:
    skipped = Counter(redrive.plan.skipped)
    for wave in redrive.waves:
        skipped.update(wave.skipped)
    if not skipped:
        return "no letter matched"
    return f"none could be sent: {', '.join(f'{count} {reason}' for reason, count in sorted(skipped.items()))}"


def _sentence(cause: object) -> str:
    """Of a Lambda's error the message, without its traceback."""
    try:
        error = json.loads(str(cause))
    except ValueError:
        return str(cause or "")
    return str(error.get("errorMessage", cause)) if isinstance(error, dict) else str(cause)


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
