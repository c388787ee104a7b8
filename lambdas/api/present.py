"""Values of the core as the API shows them, and what of them a tenant does not get to see.

A tenant sees its own letters; what operators wrote, which may name other tenants, and our own plumbing, it does not.
Every text about a job goes through its redactor first. What a lane's `redact` names can be found in a text only while
the job's input is known: if it is not, the text is not shown.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lambdas import house, wiring
from lambdas.api.context import Caller
from lambdas.api.shapes import EventShown
from lambdas.api.shapes.jobs import QuestionShown
from lambdas.api.shapes.letters import (
    AdviceShown,
    EffectShown,
    LetterRow,
    LetterShown,
    PayloadShown,
    PlanShown,
    RedriveRow,
    RedriveShown,
    SafetyShown,
    Verdict,
    WaveShown,
)
from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import ForeignReference, NotStored, Unavailable
from lambdas.core.model.head import MACHINE, Effect, Event, Head
from lambdas.core.model.letter import Letter, LetterEffect, Safety, Way, snapshot_of
from lambdas.core.model.question import Question, To
from lambdas.core.model.redact import WITHHELD, Redactor
from lambdas.core.model.value import replace
from lambdas.core.model.wait import BY_LINK, For
from lambdas.core.operate import CLAIMED
from lambdas.core.operate.preview import Preview, clean_in, payload_in, preview
from lambdas.core.redrive.approval import Signed
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.request import as_input
from lambdas.core.worker.advice import advice_in

FOR_OPERATORS = ("owner", "note", "consumer_id", "source_queue", "snapshot_ref", "original_message_id", "trace_url")
AN_OPERATOR = "an operator"
PEOPLE = ("operator", CLAIMED)  # what an event says of who asked
WORDS = ("instructions", "constraints")  # of a strategy: an operator's, in a redrive that may be of several tenants
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
        known["strategies_tried"] = [replace(each, instructions=(), constraints=()) for each in letter.strategies_tried]
    detail = stored_detail(letter.detail, redactor)
    verdicts = {way.value: Verdict(verdict=verdict, why=why) for way, (verdict, why) in safety.items()}
    return LetterShown(
        **known
        | {
            # Our frames and our trace are plumbing too: a tenant reads what went wrong, not where in our code.
            "detail": detail if caller.operator else detail.split("\n", 1)[0],
            "safety": SafetyShown(**verdicts),
            "effects": [
                EffectShown(**effect_said(effect, EffectShown.model_fields, redactor)) for effect in letter.effects
            ],
            "steps_done": [redactor.clean(name) for name in letter.steps_done],
            "timeline": [event_shown(event, caller, redactor) for event in timeline[-MOST_EVENTS:]],
            "advice": advice_shown(letter, timeline) if caller.operator else None,
            "payload": PayloadShown(preview=payload.text, cut=payload.cut, missing=payload.missing),
        }
    )


def effect_said(effect: Effect | LetterEffect, fields: Collection[str], redactor: Redactor) -> dict[str, Any]:
    """An agent names its actions and keys, and what an effect returned is its reference: it may be anything."""
    said = ("action", "key", "ref", "compensate")
    known = {name: getattr(effect, name) for name in fields if hasattr(effect, name)}
    return {name: redactor.clean(each) if name in said else each for name, each in known.items()}


def stored_detail(detail: str, redactor: Redactor) -> str:
    """It was redacted before it was stored; what is private to it may no longer be known."""
    return (redactor if redactor.open else Redactor(None, ())).clean(detail)


def advice_shown(letter: Letter, timeline: Sequence[Event]) -> AdviceShown | None:
    advice = advice_in(timeline, letter.death_id)
    lane = wiring.lanes().get(letter.job_type)
    acted_on = lane is not None and letter.code in lane.triage_may
    return AdviceShown.model_validate({**advice.__dict__, "is_acted_on": acted_on}) if advice is not None else None


def event_shown(event: Event, caller: Caller, redactor: Redactor) -> EventShown:
    if not caller.operator and not _may_know(event.who, caller):
        return EventShown(at=event.at, what=event.what, who=AN_OPERATOR, why="", data={})
    data = {name: _fact(name, value, caller, redactor) for name, value in event.data.items()}
    return EventShown(at=event.at, what=event.what, who=event.who, why=redactor.clean(event.why), data=data)


def question_shown(question: Question, head: Head, caller: Caller, redactor: Redactor) -> QuestionShown:
    """Whole to the tenant whose it is, and to whoever is asked; redacted for operators who are not."""
    clean = caller.operator and question.to is not To.OPERATORS
    known = _may_know(question.who, caller) or caller.operator
    fields = {name: getattr(question, name) for name in QuestionShown.model_fields if hasattr(question, name)}
    texts = {"question": question.text, "about": question.about, "answer": question.answer, "why": question.why}
    texts["options"] = list(question.options)
    return QuestionShown(
        **fields
        | {name: _cleaned(each, redactor) if clean else each for name, each in texts.items()}
        | {"tenant_id": head.key.tenant_id, "job_type": head.key.job_type, "job_id": head.key.job_id}
        | {"version": head.key.version, "status": _how(question, head)}
        | ({} if known else {"who": AN_OPERATOR, "why": ""})
    )


def _cleaned(node: Any, redactor: Redactor) -> Any:
    """Numbers may be private too: where nothing can be searched for, a structure is withheld with them."""
    if redactor.open or isinstance(node, str | None):
        return clean_in(redactor, node)
    return [WITHHELD for _ in node] if isinstance(node, list) else WITHHELD


def _how(question: Question, head: Head) -> str:
    if question.answered_at is not None:
        return "answered"
    waits = head.waits if head.waits_for is not None else ()
    open_still = any(each.what is For.ANSWER and each.name == question.key for each in waits)
    return "open" if open_still and question.scope == head.scope else "closed"


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
        approved_as=redrive.approved_as,
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
        "starter": redrive.starter,
        "dry_run": request.dry_run,
        "planned": redrive.plan.planned,
        "outcome": redrive.reason,
        **sums,
        **when,
    }


def _may_know(who: str, caller: Caller) -> bool:
    """Whoever has a link is nobody, and no operator either."""
    return who in (MACHINE, BY_LINK) or caller.is_one_of_ours(who)


def _resolver(letter: Letter, caller: Caller) -> str:
    by = letter.resolved_by
    return by if not by or by == letter.redrive_id or _may_know(by, caller) else AN_OPERATOR


def _fact(name: str, value: Any, caller: Caller, redactor: Redactor) -> Any:
    """Who did it is not a secret to operators, though it may be an e-mail address."""
    if name == "strategy" and isinstance(value, Mapping) and not caller.operator:
        value = {key: part for key, part in value.items() if key not in WORDS}
    return value if name in PEOPLE and caller.operator else clean_in(redactor, value)


def input_of(letter: Letter, lane: Lane) -> tuple[Preview, Redactor]:
    """A letter without its input is still worth showing."""
    if letter.job_type not in wiring.lanes():
        return Preview(missing="its lane is gone, and with it what says which of it is private"), _closed()
    unknown = Redactor(None, lane.redact, known=False)
    try:
        ref = snapshot_of(letter)
        snapshot = wiring.store().get(ref) if ref else ""
    except ForeignReference as foreign:
        house.skipped().named(f"letter {letter.letter_id}", foreign)
        return Preview(missing="its row names an input that is not its own; it was not read"), unknown
    except NotStored:
        return Preview(missing="it is no longer kept"), unknown
    except Unavailable:
        return Preview(missing="it could not be read just now"), unknown
    if not snapshot:
        return Preview(missing="none was kept"), unknown
    shown = preview(snapshot, lane.redact)
    return shown, unknown if shown.missing else Redactor(payload_in(snapshot), lane.redact)


def redactor_of(head: Head, letter: Letter | None) -> Redactor:
    """Of a job that may have a letter, or wait to be sent again."""
    lane = wiring.lanes().get(head.key.job_type)
    if lane is None:
        return _closed()
    if not lane.redact:
        return Redactor(None, ())
    if letter:
        return input_of(letter, lane)[1]
    try:
        return Redactor(json.loads(head.body.text or "")["payload"], lane.redact)
    except (ValueError, TypeError, KeyError, RecursionError):
        return Redactor(None, lane.redact, known=False)


def _closed() -> Redactor:
    """Of a lane that is gone: it may have named anything."""
    return Redactor(None, ("$",), known=False)
