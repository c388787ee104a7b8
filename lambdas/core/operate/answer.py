"""Answer what a run asks: once, for what was shown, by whom it was asked of. The job goes on if it waits for that.

An answer is a signal with a question: it is kept with the question, under the root, and wakes the job that stands for
it.
"""

from contextlib import suppress
from typing import Any

from lambdas.core.model.errors import HeadMoved, LazaretError, QuestionMoved
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.question import MOST_BYTES, Question, To, answered, question_id
from lambdas.core.model.value import iso, replace, value
from lambdas.core.model.wait import For
from lambdas.core.operate.signal import (
    OVER,
    TRIES,
    Came,
    Restless,
    Signaller,
    due_now,
    is_awaited,
    size_of,
    stands_for,
    wake,
)
from lambdas.core.operate.submit import NoSuchLane


class NoSuchQuestion(LazaretError):
    def __init__(self, key: str) -> None:
        super().__init__(f"the job has asked nothing under {key!r}")


class NotAskedOf(LazaretError):
    """Tenants do not answer what operators are asked."""

    def __init__(self, key: str) -> None:
        super().__init__(f"question {key!r} is to operators")


class BadAnswer(LazaretError):
    """It is none of the options, too large, or does not say what it is about."""


class AnswerStale(LazaretError):
    """The question was asked anew, about something else, since it was read."""

    def __init__(self, question: Question) -> None:
        super().__init__(f"question {question.key!r} was asked anew at {iso(question.asked_at)}, about something else")


class AlreadyAnswered(LazaretError):
    def __init__(self, question: Question) -> None:
        at = iso(question.answered_at) if question.answered_at else ""
        super().__init__(f"question {question.key!r} was answered by {question.who} at {at}, and otherwise")


@value
class Said:
    """What somebody answers. `digest` is of the question as they were shown it."""

    key: str
    answer: Any
    digest: str
    who: str
    why: str = ""
    operator: bool = False


@value
class Answered:
    came: Came
    head: Head | None


def answer(signaller: Signaller, key: JobKey, said: Said) -> Answered:
    """Raise `NoSuchLane`, `NoSuchQuestion`, `NotAskedOf`, `BadAnswer`, `AnswerStale`, `AlreadyAnswered`, `NotJson`,
    `Restless`.
    """
    if key.job_type not in signaller.lanes:
        raise NoSuchLane(key.job_type)
    for _ in range(TRIES):
        head = stands_for(signaller.ledger, key)
        question = _found(signaller, head, said)
        if head is None or question is None:
            raise NoSuchQuestion(said.key)
        if question.to is To.OPERATORS and not said.operator:
            raise NotAskedOf(said.key)
        if _is_known(question, said):
            return Answered(came=Came.KNOWN, head=head)
        if head.status in OVER:
            return Answered(came=Came.LATE, head=head)
        _require_fit(question, said)
        with suppress(HeadMoved, QuestionMoved):
            return _answer(signaller, head, question, said)
    raise Restless(key)


def _found(signaller: Signaller, head: Head | None, said: Said) -> Question | None:
    if head is None:
        return None
    asked = question_id(head.scope, said.key)
    return next((each for each in signaller.ledger.questions(head.root_key) if each.question_id == asked), None)


def _is_known(question: Question, said: Said) -> bool:
    """The same answer of the same person again: its answer may have been lost."""
    if question.answered_at is None:
        return False
    if (question.answer, question.who) != (said.answer, said.who):
        raise AlreadyAnswered(question)
    return True


def _require_fit(question: Question, said: Said) -> None:
    if said.digest and said.digest != question.digest:
        raise AnswerStale(question)
    if question.about is not None and not said.digest:
        raise BadAnswer(f"digest: question {question.key!r} is about something, and an answer says what: its digest")
    if question.options and said.answer not in question.options:
        raise BadAnswer("answer: expected one of the question's options")  # which not all who answer may read
    size = size_of(said.answer, "answer")
    if size > MOST_BYTES:
        raise BadAnswer(f"answer: {size} bytes of JSON, expected at most {MOST_BYTES}")


def _answer(signaller: Signaller, head: Head, question: Question, said: Said) -> Answered:
    now = signaller.clock()
    written = replace(question, answer=said.answer, answered_at=now, who=said.who, why=said.why)
    awaited = is_awaited(head, For.ANSWER, said.key)
    woken = due_now(signaller, head, now) if awaited else None
    signaller.ledger.answer(head.root_key, written, answered(written, now), of=head, woken=woken)
    if not awaited:
        return Answered(came=Came.KEPT, head=head)
    if woken is not None:
        wake(signaller, woken)
    return Answered(came=Came.WOKE, head=woken or head)
