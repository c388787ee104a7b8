"""A redrive for people and for programs: what it would do, how each wave went, how it ended. It reads no table."""

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.model.letter import Way
from lambdas.core.redrive.record import ENDED, Plan, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.report import outcome
from lambdas.core.redrive.request import as_input

if TYPE_CHECKING:
    from ops.shown import Shown

MEANING = {
    RedriveStatus.PROPOSED: "a deploy may have cured this; nobody has asked for it yet",
    RedriveStatus.ACCEPTED: "a proposal that somebody has started",
    RedriveStatus.PLANNING: "its letters are being selected and judged",
    RedriveStatus.WAITING_FOR_APPROVAL: "a second person must say yes",
    RedriveStatus.SENDING: "a wave is being sent",
    RedriveStatus.WATCHING: "a wave was sent; its outcomes are awaited",
    RedriveStatus.HALTED: "stopped; what had not begun is open again",
    RedriveStatus.NOT_APPROVED: "nothing was sent",
    RedriveStatus.PLANNED: "a dry run: nothing was sent",
    RedriveStatus.DONE: "every wave was sent and judged",
    RedriveStatus.NOTHING_TO_SEND: "no letter matched, or each was skipped",
    RedriveStatus.FAILED: "the machine itself broke; what was sent goes on by itself",
}
IN_SIGHT = 10  # waves of one that is followed: more would not fit a terminal
# Of a wave that is looked at: what is counted, and what it is called.
COUNTS = {
    "recovered": "recovered",
    "died_again": "died again",
    "waiting": "under way",
    "parked": "parked",
    "suspended": "asleep",
    "recalled": "called back",
}


def facts(redrive: Redrive) -> dict[str, Any]:
    """For programs: the execution's output, and what only the record knows."""
    names = ("started_by", "started_at", "updated_at", "ended_at", "execution")
    known = {name: getattr(redrive, name) for name in names}
    return {**outcome(redrive), **known, "request": as_input(redrive.request)}


def row(redrive: Redrive) -> dict[str, Any]:
    outcomes = outcome(redrive)
    names = ("redrive_id", "action", "job_type", "dry_run", "verdict", "reason", "planned", "replayed", "discarded")
    kept = {name: outcomes[name] for name in (*names, "recovered", "died_again", "waiting")}
    by = {"by": redrive.starter, "verified": redrive.verified}
    return {**kept, "why": redrive.request.reason, **by, "started_at": redrive.started_at}


def lines(redrive: Redrive) -> list[str]:
    """How it stands, a line for each wave: what changes between two looks is a line that changes."""
    shown = [f"{redrive.redrive_id}: {_standing(redrive)}"]
    if redrive.status is not RedriveStatus.PLANNING or redrive.plan.matched:
        shown.append(f"plan: {planned(redrive.plan)}")
    if before := redrive.waves[:-IN_SIGHT]:
        shown.append(f"… {len(before)} waves before")
    return [*shown, *(_wave(wave, redrive) for wave in redrive.waves[-IN_SIGHT:])]


def planned(plan: Plan) -> str:
    more = "; there are more than the limit" if plan.more else ""
    waves = f" in waves of {', '.join(map(str, plan.waves))}" if len(plan.waves) > 1 else ""
    return f"{plan.planned} of {plan.matched} letters, {plan.tenants} tenant{'s'[: plan.tenants != 1]}{waves}{more}"


def show_plan(redrive: Redrive, shown: "Shown") -> None:
    """The blast radius."""
    plan, discards = redrive.plan, redrive.request.action is Way.DISCARD
    shown.line("\nwhat it would do" if redrive.request.dry_run else "\nthe plan", style="bold")
    shown.facts(
        {
            "letters": planned(plan),
            "tenants": ", ".join(f"{tenant} ({count})" for tenant, count in plan.by_tenant.items()),
            "effects": "none: a discard runs nothing" if discards else _effects(plan),
            "spent so far": f"${plan.spent_usd:.4f}, {plan.tokens} tokens",
            "died": f"{plan.oldest:%Y-%m-%d %H:%M:%S}Z to {plan.newest:%Y-%m-%d %H:%M:%S}Z" if plan.oldest else "",
            "takes about": str(timedelta(seconds=plan.seconds)) if plan.planned else "",
            "worker version": plan.worker_version,
            "halted by": ", ".join(plan.alarms),
        }
    )
    if plan.skipped:
        shown.line("\nskipped, and why, for one of each", style="bold")
        rows = [(reason, count, plan.why_skipped.get(reason, "")) for reason, count in plan.skipped.items()]
        shown.table(("reason", "letters", "one of them"), rows)


def show_waves(waves: Sequence[Wave], shown: "Shown") -> None:
    if waves:
        shown.line("\nwaves", style="bold")
        rows = [(w.number, w.end - w.begin, w.sent, _counts(w) or "", f"{w.verdict}\n{w.reason}") for w in waves]
        shown.table(("#", "letters", "sent", "became", "verdict\nwhy"), rows)


def show_end(redrive: Redrive, shown: "Shown") -> None:
    """In one line, for who has followed it."""
    outcomes = outcome(redrive)
    counts = {
        "sent": outcomes["replayed"],
        "discarded": outcomes["discarded"],
        **{name: outcomes[name] for name in COUNTS},
    }
    names = {"sent": "sent", "discarded": "discarded", **COUNTS}
    shown.line(", ".join(f"{count} {names[name]}" for name, count in counts.items() if count) or "nothing was sent")
    if redrive.reason:
        shown.line(f"why: {redrive.reason}")


def _standing(redrive: Redrive) -> str:
    ended = redrive.status in ENDED
    return f"{redrive.status}: {redrive.reason or MEANING[redrive.status]}" if ended else MEANING[redrive.status]


def _wave(wave: Wave, redrive: Redrive) -> str:
    did = "discarded" if redrive.request.action is Way.DISCARD else "sent"
    sent = f"{wave.sent} {did}" if wave.verdict or wave.sent else "being sent"
    skipped = f", {sum(wave.skipped.values())} skipped" if wave.skipped else ""
    counts = f", {_counts(wave)}" if _counts(wave) else ""
    verdict = f" → {wave.verdict}: {wave.reason}" if wave.verdict else ""
    letters = f"{wave.end - wave.begin} letter{'' if wave.end - wave.begin == 1 else 's'}"
    return f"wave {wave.number}: {letters}, {sent}{skipped}{counts}{verdict}"


def _counts(wave: Wave) -> str:
    return ", ".join(f"{getattr(wave, name)} {phrase}" for name, phrase in COUNTS.items() if getattr(wave, name))


def _effects(plan: Plan) -> str:
    return f"{plan.effects_skipped} happened and are skipped, {plan.effects_that_may_fire} may happen (again)"
