"""Tell a job something while it runs, waits, or before it has begun: by a name, with a value, once for an id.

It is kept, and wakes the job if that is what it waits for. A job that was replayed gets it through its replay. An
answer is a signal with a question: it is kept with the question, under the root, once, for what was shown, by whom it
was asked of.

What comes through a link that a run gave away is a signal too, once, for the wait that the link was made for. It needs
no other authority, and gives none. Whoever has no good token learns nothing: an unknown job, a wrong secret, a link
that is over and a job that has ended are one answer, and the first two cost the same.
"""

import hmac
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.agent.fingerprint import PLACED, of_name
from lambdas.core.config.lane import Lane
from lambdas.core.model import moves
from lambdas.core.model.errors import HeadMoved, LazaretError, QuestionMoved, SignalKnown, Unavailable
from lambdas.core.model.head import LONGEST_NAME, Event, Head, HeadStatus, of_its_run
from lambdas.core.model.job import JobKey
from lambdas.core.model.question import MOST_BYTES as MOST_OF_AN_ANSWER
from lambdas.core.model.question import Question, To, answered, question_id
from lambdas.core.model.value import as_json, clipped, iso, replace, value
from lambdas.core.model.wait import BY_LINK, Callback, For, NoSuchCallback, Signal, link_digest, place_of, read_token
from lambdas.core.operate.submit import NoSuchLane
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Beats, LaneQueue

TRIES = 8  # a head that moves more often meanwhile is a fault of its own
MOST_BYTES = 32 * 1024  # of a signal's value: all of them are read when a run waits
OVER = frozenset({HeadStatus.DONE, HeadStatus.DYING, HeadStatus.DEAD, HeadStatus.CANCELLED})


class Came(StrEnum):
    KEPT = "kept"  # the job finds it when it waits for it
    WOKE = "woke"  # the job waited for it, and goes on
    KNOWN = "known"  # it came before, under this id
    LATE = "late"  # the job has ended


class TooLarge(LazaretError):
    def __init__(self, size: int) -> None:
        super().__init__(f"value: {size} bytes of JSON, expected at most {MOST_BYTES}")


class NotJson(LazaretError):
    """Python reads more than JSON has: NaN, 1e999, and what is deeper than it can be written again."""


class Restless(LazaretError):
    """The job moved each time it was looked at."""

    def __init__(self, key: JobKey) -> None:
        super().__init__(f"job {key} moves too quickly just now: try again")


@value
class Signaller:
    lanes: Mapping[str, Lane]
    ledger: Ledger
    queue_of: Callable[[str], LaneQueue] | None  # None: whoever signals sends nothing, and the sweep does
    beats: Beats
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


@value
class Signalled:
    came: Came
    head: Head | None  # of the job that got it, or that has ended; None: nobody knows it yet


def signal(signaller: Signaller, key: JobKey, said: Signal) -> Signalled:
    """Raise `NoSuchLane`, `TooLarge`, `NotJson`, or `Restless` if the job would not hold still."""
    lane = signaller.lanes.get(key.job_type)
    if lane is None:
        raise NoSuchLane(key.job_type)
    size = size_of(said.value, "value")
    if size > MOST_BYTES:
        raise TooLarge(size)
    for _ in range(TRIES):
        head = stands_for(signaller.ledger, key)
        if head is not None and head.status in OVER:
            return Signalled(came=Came.LATE, head=head)
        with suppress(HeadMoved):
            return _signal(signaller, lane, key, head, said)
    raise Restless(key)


def size_of(given: Any, name: str) -> int:
    """In bytes of JSON. Raise `NotJson`."""
    try:
        return len(as_json(given, name))
    except TypeError as wrong:
        raise NotJson(f"{name}: {wrong}") from None


def stands_for(ledger: Ledger, key: JobKey) -> Head | None:
    """The job itself, or the replay of it that is under way."""
    head = ledger.head(key)
    if head is None or head.status is not HeadStatus.DEAD:
        return head
    root = head if head.root_key == head.key else ledger.head(head.root_key)
    live = ledger.head(replace(key, job_id=root.live_replay)) if root is not None and root.live_replay else None
    return live or head


def _signal(signaller: Signaller, lane: Lane, key: JobKey, head: Head | None, said: Signal) -> Signalled:
    now = signaller.clock()
    awaited = head is not None and is_awaited(head, For.SIGNAL, said.name)
    woken = due_now(signaller, head, now) if head is not None and awaited else None
    ordered = replace(said, order=head.woken + 1 if head is not None else 0)
    try:
        signaller.ledger.signal(
            head.root_key if head is not None else key,
            ordered,
            _event(ordered, now),
            of=head or key,
            woken=woken,
            expires_at=now + timedelta(days=lane.retention_days + 30),
        )
    except SignalKnown:
        return Signalled(came=Came.KNOWN, head=head)
    if not awaited:
        return Signalled(came=Came.KEPT, head=head)
    if woken is not None:
        wake(signaller, woken)
    return Signalled(came=Came.WOKE, head=woken or head)


def is_awaited(head: Head, what: For, name: str) -> bool:
    waits = head.waits if head.waits_for is not None else ()
    return any(wait.what is what and wait.name == name for wait in waits)


def due_now(signaller: Signaller, head: Head, now: datetime) -> Head | None:
    """None if it is due: its message is under way, and finds what came meanwhile. Another ticket would make that one
    stale, and behind a backlog a job that is told something every hour would never run.
    """
    if head.due_at is not None and head.due_at <= now:
        return None
    return moves.woken(head, ticket=signaller.new_id(), now=now, by_the_sweep=not _sends(signaller, head))


def _event(said: Signal, now: datetime) -> Event:
    named = {"name": said.name, "signal_id": said.signal_id}
    return Event(at=now, event_id=f"signal.{said.signal_id}", what="job.signalled", who=said.who, data=named)


def wake(signaller: Signaller, woken: Head) -> None:
    """Its message. If that cannot be sent, the head is due, and the sweep sends it."""
    if signaller.queue_of is None or not _sends(signaller, woken):
        signaller.beats.ask("resend")
        return
    with suppress(Unavailable):
        signaller.queue_of(woken.key.job_type).send(woken.message())


def _sends(signaller: Signaller, head: Head) -> bool:
    """A large body lies in the bucket, where only workers and the sweep read it."""
    return signaller.queue_of is not None and head.body.text is not None


_NONE = "0" * 64


def call_back(signaller: Signaller, token: str, value: Any) -> Signalled:
    """A second time is known, and changes nothing. Raise `NoSuchCallback`; of a good token also what `signal` does."""
    root, secret = read_token(token)
    digest = link_digest(secret)
    kept = signaller.ledger.callback(root, digest)
    is_it = hmac.compare_digest(kept.digest if kept is not None else _NONE, digest)
    if kept is None or not is_it:
        raise NoSuchCallback
    head = stands_for(signaller.ledger, root)
    if any(each.signal_id == kept.signal_id for each in signaller.ledger.signals(root)):
        return Signalled(came=Came.KNOWN, head=head)
    if signaller.clock() >= kept.until or head is None or _is_over(signaller, head, kept):
        raise NoSuchCallback
    said = Signal(signal_id=kept.signal_id, name=kept.name, at=signaller.clock(), who=BY_LINK, value=value)
    done = signal(signaller, root, said)
    if done.came is Came.LATE:
        raise NoSuchCallback
    return done


def _is_over(signaller: Signaller, head: Head, kept: Callback) -> bool:
    """Whether the wait that it is for has had its outcome, which is kept as a step."""
    label = clipped(f"wait_for {kept.name}", LONGEST_NAME)
    steps = of_its_run(head, signaller.ledger.steps(head.key, results=False))
    if any(step.inputs.startswith(PLACED) for step in steps):  # of a graph, whose waits have places of their own
        return sum(of_name(step.name, label) for step in steps) >= kept.nth
    return any(step.inputs == place_of(label, kept.nth) for step in steps)


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
    if size > MOST_OF_AN_ANSWER:
        raise BadAnswer(f"answer: {size} bytes of JSON, expected at most {MOST_OF_AN_ANSWER}")


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
