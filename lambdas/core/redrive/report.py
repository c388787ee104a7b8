"""How a redrive ends: what a halted one sent and nobody began is recalled, then its last status and its output.

The letters of what is recalled are open again. Nothing is lost.
"""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any

from lambdas.core.model.errors import HeadMoved
from lambdas.core.model.head import ENDED_FOR, HeadStatus
from lambdas.core.model.letter import Way
from lambdas.core.model.value import replace
from lambdas.core.redrive.record import ENDED, Redrive, Redriver, RedriveStatus, Wave
from lambdas.core.redrive.watch import WaveVerdict, jobs_of, look, standing

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
