"""How a redrive ended: its last status, the audit, and the execution's output."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from lambdas.core.redrive.record import ENDED, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.redrive.watching import Verdict
from lambdas.core.safety import Way
from lambdas.core.value import replace

SHOWN_WAVES = 100  # an execution's output is at most 256 KB


def report(redriver: Redriver, redrive_id: str, failed: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The execution's output. Reporting again tells the same."""
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
    told = {name: value for name, value in asdict(plan).items() if name not in ("skipped", "why_skipped", "planned")}
    return {
        "letters": plan.planned,
        **told,
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


_SUMMED = ("sent", "recovered", "died_again", "waiting", "parked", "recalled")


def _ending(redrive: Redrive, failed: Mapping[str, Any] | None) -> tuple[RedriveStatus, str]:
    wave = redrive.wave
    if failed is not None:
        return RedriveStatus.FAILED, f"{failed.get('error', 'unknown')}: {_said(failed.get('cause'))}"[:2000]
    if redrive.status is RedriveStatus.NOT_APPROVED:
        return RedriveStatus.NOT_APPROVED, redrive.reason
    if redrive.request.dry_run:
        return RedriveStatus.PLANNED, f"a dry run: {redrive.plan.planned} letters would be sent"
    if wave is None:
        return RedriveStatus.DONE, "there was nothing to send"
    if wave.verdict == Verdict.HALT:
        return RedriveStatus.HALTED, wave.reason
    return RedriveStatus.DONE, wave.reason


def _said(cause: object) -> str:
    """Of a Lambda's error the sentence, without its traceback."""
    try:
        told = json.loads(str(cause))
    except ValueError:
        return str(cause or "")
    return str(told.get("errorMessage", cause)) if isinstance(told, dict) else str(cause)
