"""`ops letter`: everything about one dead letter; what happened outside, and whether a replay is safe, first.

It never shows the payload: that lies encrypted in the bucket, where `snapshot_ref` says.
"""

import argparse
from dataclasses import fields
from datetime import datetime
from typing import TYPE_CHECKING, Any

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import CURED_BY_CODE
from lambdas.core.model.letter import UNRESOLVED, EffectStatus, Letter, LetterEffect, LetterStatus, Safety, Way, advised
from lambdas.core.operate.letters import NoSuchLetter, find_letter, home_of, lane_of, safety_by_way
from lambdas.core.worker.advice import Advice, advice_in
from ops import said
from ops.command import OK, Command, Failed
from ops.jobs.job import show_timeline

if TYPE_CHECKING:
    from ops.desk import Desk

MEANING = {
    LetterStatus.OPEN: "nobody has acted on it yet",
    LetterStatus.SCHEDULED: "the sweep will replay it",
    LetterStatus.HELD: "a person must decide",
    LetterStatus.ESCALATED: "its tenant was notified",
    LetterStatus.REDRIVING: "a redrive holds it",
    LetterStatus.RECOVERED: "its replay or resume is done",
    LetterStatus.SUPERSEDED: "its replay died too; the new letter carries the lineage",
    LetterStatus.DISCARDED: "given up on purpose",
}
OUTCOME = {
    EffectStatus.COMMITTED: "yes; will be skipped",
    EffectStatus.INTENT: "IN DOUBT",
    EffectStatus.REFUTED: "no",
}
_STYLE = {Safety.SAFE: "bold green", Safety.NEVER: "bold red"}
SHOWN_ID = 12  # characters of an effect's id: enough to tell it from the others

DESCRIPTION = """Everything about one dead letter: first what already happened outside and whether sending it again is
safe, then what failed, how it got there, and the rest. Never the payload.

examples:
  letter dl_0f3c5a8e9b7d6c4f2a1b
  letter dl_0f3c5a8e9b7d6c4f2a1b --json

--json gives one object: the letter's fields, with `safety` ({replay, resume}, each {verdict, why}), `deployed_version`
(the lane's, null if it is not known), `advice` of the lane's triage agent (null without) and `timeline`."""


def letter_named(letter_id: str, desk: "Desk") -> Letter:
    try:
        return find_letter(desk.connection.ledger, letter_id)
    except NoSuchLetter:
        raise Failed(f"there is no letter {letter_id!r}: `python -m ops letters` lists those that are open") from None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("letter_id", metavar="ID")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    ledger, found = desk.connection.ledger, letter_named(args.letter_id, desk)
    deployed = deployed_for(found, desk)
    safety = safety_by_way(ledger, found, lane_of(found, desk.lanes), worker_version=deployed)
    found = advised(found, [verdict for verdict, _ in safety.values()])
    found, timeline = said.letter(found), said.timeline(ledger.timeline(home_of(found)))
    if desk.shown.json:
        shown = {way.value: {"verdict": verdict, "why": why} for way, (verdict, why) in safety.items()}
        letter = {each.name: getattr(found, each.name) for each in fields(found)}
        more = {"advice": advice_in(timeline, found.death_id), "timeline": timeline}
        desk.shown.document({"safety": shown, "deployed_version": deployed or None, **letter, **more})
        return OK
    desk.shown.line(f"{found.letter_id}: {found.status}", style="bold")
    desk.shown.line(MEANING[found.status])
    _show_safety(found, safety, deployed, desk)
    _show_advice(advice_in(timeline, found.death_id), desk)
    desk.shown.line("\nfailure", style="bold")
    desk.shown.facts(_failure(found))
    show_timeline(timeline, desk)
    _show_lineage(found, desk)
    desk.shown.line("\nthe rest", style="bold")
    desk.shown.facts(_rest(found))
    return OK


def deployed_for(found: Letter, desk: "Desk") -> str:
    """The worker version that the lane has now. A letter is shown without it, too."""
    try:
        return desk.connection.versions.of([found.job_type]).get(found.job_type, "")
    except Unavailable as unknown:
        desk.shown.note(f"judged without the lane's worker version: {' '.join(str(unknown).split())}")
        return ""


def _show_safety(found: Letter, safety: dict[Way, tuple[Safety, str]], deployed: str, desk: "Desk") -> None:
    shown = desk.shown
    shown.line("\nwhat already happened outside", style="bold")
    if found.effects:
        rows = [
            (e.effect_id[:SHOWN_ID], f"{e.action}\n{e.key}", OUTCOME[e.status], _reference(e), e.compensate)
            for e in found.effects
        ]
        columns = ("id", "effect\nkey", "did it happen?", "reference\nwhen", "to undo it")
        shown.table(columns, rows, whole=(0,))
        if any(e.status is EffectStatus.INTENT for e in found.effects):
            shown.line(f"to settle one: python -m ops effect settle {found.letter_id} <id>")
    else:
        shown.line("nothing")
    shown.line("\nis it safe to send it again?", style="bold")
    for way, (verdict, why) in safety.items():
        shown.line(f"{way}: {verdict}: {why}", style=_STYLE.get(verdict, "bold yellow"))
    if deployed and found.code in CURED_BY_CODE:
        shown.line(f"it died on worker version {found.worker_version or 'unknown'}, the lane has {deployed} now")
    if found.job_type not in desk.lanes:
        shown.line(f"lane {found.job_type!r} is not in this lanes.toml: judged by the built-in policy")
    if found.status in UNRESOLVED:
        shown.line(f"recommended: {found.recommended_action}")


def _show_advice(advice: Advice | None, desk: "Desk") -> None:
    if advice is None:
        return
    changes = {name: part for name, part in advice.strategy.__dict__.items() if part}
    desk.shown.line(f"\n{advice.by} advises: {advice.act}", style="bold")
    for reason in advice.reasons:
        desk.shown.line(f"- {reason}")
    if changes:
        desk.shown.line(f"with {', '.join(f'{name} {part}' for name, part in changes.items())}")
    if advice.draft:
        desk.shown.line(advice.draft)


def _reference(effect: LetterEffect) -> str:
    return f"{effect.ref}\n{_when(effect.committed_at)}".strip()


def _when(at: datetime | None) -> str:
    return f"{at:%Y-%m-%d %H:%M:%S}Z" if at else ""


def _failure(found: Letter) -> dict[str, Any]:
    return {
        "kind, code": f"{found.kind} {found.code}",
        "why": found.because,
        "error": found.error_type,
        "detail": found.detail,
        "attempts": f"{found.attempts}, in {found.receives} receives" if found.receives else found.attempts,
        "first failed": found.first_failed_at,
        "last failed": found.last_failed_at,
        "died": found.died_at,
        "signature": found.signature,
        "steps kept": f"{found.checkpoint}: {', '.join(found.steps_done)}" if found.checkpoint else "none",
        "tried": found.strategies_tried,
    }


def _show_lineage(found: Letter, desk: "Desk") -> None:
    if found.lineage:
        desk.shown.line("\nlineage: letters that led to this one, oldest first", style="bold")
        for letter_id in found.lineage:
            desk.shown.line(letter_id)


def _rest(found: Letter) -> dict[str, Any]:
    named = {
        "tenant": found.tenant_id,
        "lane": found.job_type,
        "job": f"{found.job_id} v{found.version}",
        "root": found.root if found.root != found.job_id else "",
        "run": found.run_id,
        "spent": f"${found.spend_usd:.4f}, {found.tokens} tokens, {found.duration_ms} ms",
        "resolved": found.resolved_at,
        "resolved by": found.resolved_by,
        "next retry": found.next_retry_at,
        "snapshot": found.snapshot_ref,
    }
    names = ("source", "agent", "model", "trace_id", "trace_url", "consumer_id", "worker_version", "input_hash")
    more = ("original_message_id", "source_queue", "death_id", "owner", "note", "redrive_id")
    return named | {name.replace("_", " "): getattr(found, name) for name in (*names, *more)}


COMMANDS = (
    Command(
        name="letter",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
