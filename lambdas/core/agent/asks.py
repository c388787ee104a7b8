"""A run that asks a person: the question is written down, the run is suspended, and the answer belongs to its root.

Unlike the outcome of another wait an answer is not a step: a replay has none of its root's steps, and finds the answer.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from lambdas.core.agent.pauses import NOTHING
from lambdas.core.agent.supervise import Call, Protocol
from lambdas.core.agent.waits import Waits
from lambdas.core.model.failure import Code, Failure, stated
from lambdas.core.model.head import MACHINE
from lambdas.core.model.question import (
    Answer,
    Question,
    To,
    answered,
    digest_of,
    require_approves,
    require_fit,
    told,
)
from lambdas.core.model.value import as_json, iso, replace, storable, value
from lambdas.core.model.wait import For, Wait

_EVER = datetime(2000, 1, 1, tzinfo=UTC)


@value
class Asked:
    """A question as the agent asks it."""

    key: str
    text: str
    options: tuple[str, ...]
    to: To
    about: Any
    digest: str
    valid_for: timedelta | None
    approves: tuple[Any, ...] = ()

    @classmethod
    def checked(
        cls,
        key: str,
        text: str,
        options: Sequence[str],
        to: str,
        about: Any,
        *,
        valid_for: float | None,
        approves: Sequence[Any] = (),
    ) -> "Asked":
        require_fit(key, text, options, about)
        require_approves(key, approves, options)
        if to not in list(To):
            raise ValueError(f"to is {to!r:.200}: expected {' or '.join(To)}")
        if valid_for is not None and not 0 < valid_for <= 3650 * 86_400:
            raise ValueError(f"valid_for is {valid_for!r} s: expected more than 0 and at most ten years")
        return cls(
            key=key,
            text=storable(text),
            options=tuple(options),
            to=To(to),
            about=json.loads(as_json(about, "about")),  # an answer in it is its value
            digest=digest_of(options, about, to),
            valid_for=timedelta(seconds=valid_for) if valid_for is not None else None,
            approves=tuple(approves),
        )

    @property
    def label(self) -> str:
        return f"ask {self.key}"

    @property
    def place(self) -> str:
        return f"{self.label} {self.digest[:16]}"


def ask(waits: Waits, asked: Asked, timeout: float | None, default: Any, pause: Call) -> Protocol[Answer]:
    waits.pauses.require_outside_effects()
    if default is not NOTHING:
        default = json.loads(as_json(default, f"the default of question {asked.key!r}"))
    if waits.asked.setdefault(asked.key, asked.digest) != asked.digest:  # each would take the other's place, for ever
        raise ValueError(f"question {asked.key!r} is about something else already in this run: each needs its own key")
    stands = _asked(waits, asked, timeout)
    if stands.answered_at is None:
        former = waits.former.get(asked.place)
        if former is None:
            waits.keeping.begin(asked.place)
        if waits.clock() < stands.until:
            yield from waits.suspend(_wait(asked, stands), pause)
        stands = _unanswered(waits, asked, stands, default)
    at = stands.answered_at or waits.clock()
    return Answer(
        value=stands.answer,
        who=stands.who,
        why=stands.why,
        at=at,
        about=told(asked.about) if asked.about is not None else "",
        approves=asked.approves,
        valid_until=at + asked.valid_for if asked.valid_for is not None else None,
    )


def _asked(waits: Waits, asked: Asked, timeout: float | None) -> Question:
    """As it stands in the ledger. Until when it lasts is what the first attempt that asked it wrote down."""
    now, former = waits.clock(), waits.former.get(asked.place)
    until = min(waits.after(timeout), waits.latest)
    question = Question(
        key=asked.key,
        scope=waits.head.scope,
        text=asked.text,
        to=asked.to,
        digest=asked.digest,
        asked_at=now,
        until=until.astimezone(UTC),
        options=asked.options,
        about=asked.about,
        job_id=waits.head.key.job_id,
    )
    valid_from = now - asked.valid_for if asked.valid_for is not None else _EVER
    waited_until = former.until if former is not None else None
    return waits.ledger.ask(
        waits.root, question, valid_from=valid_from, expires_at=waits.expires_at, waited_until=waited_until
    )


def _wait(asked: Asked, stands: Question) -> Wait:
    return Wait(
        what=For.ANSWER,
        name=asked.key,
        place=asked.place,
        until=stands.until,
        to=stands.to.value,
        since=stands.asked_at,
    )


def _unanswered(waits: Waits, asked: Asked, stands: Question, default: Any) -> Question:
    detail = f"nobody answered {asked.key!r} until {iso(stands.until)}"
    if default is NOTHING:
        waits.keeping.stop(stated(Code.UNANSWERED, detail, about=asked.label))
    now = waits.clock()
    by_default = replace(stands, answer=default, answered_at=now, who=MACHINE, why=detail)
    return waits.ledger.answer_by_default(waits.root, by_default, answered(by_default, now), of=waits.head.key)


def not_approved(
    action: str, key: str, args: tuple[Any, ...], named: Mapping[str, Any], answer: Any, *, now: datetime
) -> Failure | None:
    """Why nobody has agreed to this effect; None if somebody has. Raise TypeError for what is not an answer."""
    if not isinstance(answer, Answer):
        raise TypeError(
            f"approved_by of effect {action!r} is a {type(answer).__name__}: expected what run.ask returned"
        )
    why = _declined(answer) or _outlived(answer, now) or _not_about(answer, args, named)
    if not why:
        return None
    return stated(Code.APPROVAL_REQUIRED, f"effect {action!r} of {key!r} is not approved: {why}", about=action)


def _declined(answer: Answer) -> str:
    if answer.approved:
        return ""
    if answer.who == MACHINE:
        return f"nobody answered, and the default of {iso(answer.at)} does not count as approval"
    return f"what {answer.who} answered at {iso(answer.at)} does not approve; `approves` of run.ask names what does"


def _outlived(answer: Answer, now: datetime) -> str:
    if answer.valid_until is None or now <= answer.valid_until:
        return ""
    return f"what {answer.who} answered at {iso(answer.at)} was valid until {iso(answer.valid_until)}"


def _not_about(answer: Answer, args: tuple[Any, ...], named: Mapping[str, Any]) -> str:
    payload = args[0] if len(args) == 1 and not named else named if not args else NOTHING
    try:
        agreed = bool(answer.about) and payload is not NOTHING and told(payload) == answer.about
    except TypeError:  # what is not JSON, nobody can have agreed to
        agreed = False
    if agreed:
        return ""
    what = "on another payload than the one agreed to" if answer.about else "though the question was about nothing"
    return f"it was to act {what}, by {answer.who} at {iso(answer.at)}"
