"""Values of the core as the API shows them, and what of them a tenant does not get to see.

A tenant sees its own letters; what operators wrote, which may name other tenants, and our own plumbing, it does not.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from lambdas.api.context import Caller
from lambdas.api.shapes import EventShown
from lambdas.api.shapes.letters import LetterRow, LetterShown, PayloadShown, SafetyShown, Verdict
from lambdas.api.shapes.redrives import PlanShown, RedriveRow, RedriveShown, WaveShown
from lambdas.core.model.head import MACHINE, Event
from lambdas.core.model.letter import Letter, Safety, Way
from lambdas.core.model.preview import Preview
from lambdas.core.model.redact import Redactor
from lambdas.core.redrive.approval import Signed
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.request import as_input

FOR_OPERATORS = ("owner", "note", "consumer_id", "source_queue", "snapshot_ref", "original_message_id", "trace_url")
AN_OPERATOR = "an operator"
PEOPLE = ("operator",)  # what an event says of who asked
MOST_EVENTS = 200  # the latest of a timeline


def row_of(letter: Letter, caller: Caller) -> LetterRow:
    shown = LetterRow.model_validate(letter)
    return shown if caller.operator else shown.model_copy(update={"owner": ""})


def letter_shown(
    letter: Letter,
    caller: Caller,
    *,
    safety: Mapping[Way, tuple[Safety, str]],
    timeline: Sequence[Event],
    payload: Preview,
    redactor: Redactor,
) -> LetterShown:
    known = {name: getattr(letter, name) for name in LetterShown.model_fields if hasattr(letter, name)}
    if not caller.operator:
        known |= dict.fromkeys(FOR_OPERATORS, "") | {"resolved_by": _resolver(letter, caller)}
    # It was redacted before it was stored; what is private to it may no longer be known.
    detail = (redactor if redactor.open else Redactor(None, ())).clean(letter.detail)
    verdicts = {way.value: Verdict(verdict=verdict, why=why) for way, (verdict, why) in safety.items()}
    return LetterShown(
        **known
        | {
            # Our frames and our trace are plumbing too: a tenant reads what went wrong, not where in our code.
            "detail": detail if caller.operator else detail.split("\n", 1)[0],
            "safety": SafetyShown(**verdicts),
            "timeline": [event_shown(event, caller, redactor) for event in timeline[-MOST_EVENTS:]],
            "payload": PayloadShown(preview=payload.text, cut=payload.cut, missing=payload.missing),
        }
    )


def event_shown(event: Event, caller: Caller, redactor: Redactor) -> EventShown:
    if not caller.operator and not _may_know(event.who, caller):
        return EventShown(at=event.at, what=event.what, who=AN_OPERATOR, why="", data={})
    data = {name: _fact(name, value, caller, redactor) for name, value in event.data.items()}
    return EventShown(at=event.at, what=event.what, who=event.who, why=redactor.clean(event.why), data=data)


def redrive_row(redrive: Redrive) -> RedriveRow:
    return RedriveRow(**_redrive_facts(redrive))


def redrive_shown(
    redrive: Redrive, history: Sequence[Event], aborted: Event | None, signed: Signed, caller: Caller
) -> RedriveShown:
    redactor = Redactor(None, ())
    return RedriveShown(
        **_redrive_facts(redrive),
        request=as_input(redrive.request),
        plan=PlanShown.model_validate(redrive.plan),
        waves=[WaveShown.model_validate(wave) for wave in redrive.waves],
        approved_by=redrive.approved_by,
        verified=bool(signed.starter),
        approvals=list(signed.approvers),
        aborted_by=aborted.who if aborted else "",
        execution=redrive.execution,
        history=[event_shown(event, caller, redactor) for event in history],
    )


def _redrive_facts(redrive: Redrive) -> dict[str, Any]:
    request = redrive.request
    sums = {name: sum(getattr(wave, name) for wave in redrive.waves) for name in ("sent", "recovered", "died_again")}
    when = {name: getattr(redrive, name) for name in ("started_at", "updated_at", "ended_at")}
    return {
        "redrive_id": redrive.redrive_id,
        "action": request.action,
        "job_type": request.job_type,
        "status": redrive.status,
        "reason": request.reason,
        "started_by": redrive.started_by,
        "operator": request.operator,
        "dry_run": request.dry_run,
        "planned": redrive.plan.planned,
        "outcome": redrive.reason,
        **sums,
        **when,
    }


def _may_know(who: str, caller: Caller) -> bool:
    return who == MACHINE or caller.is_one_of_ours(who)


def _resolver(letter: Letter, caller: Caller) -> str:
    by = letter.resolved_by
    return by if not by or by == letter.redrive_id or _may_know(by, caller) else AN_OPERATOR


def _fact(name: str, value: Any, caller: Caller, redactor: Redactor) -> Any:
    """Who did it is no secret to operators, though it may be an e-mail address."""
    return value if name in PEOPLE and caller.operator else redactor.clean_in(value)
