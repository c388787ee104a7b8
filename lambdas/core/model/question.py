"""A question that a run asks a person, and its answer. Both belong to the root, by scope and key, as an effect does.

An answer counts for what was asked: for these options, about this. Who asks under the same key about something else
asks anew. A question is open for as long as its job waits for it; what ends the job closes it.
"""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from lambdas.core.model.head import MACHINE, Event, Head, effect_id
from lambdas.core.model.value import as_json, storable, value
from lambdas.core.model.wait import For, Wait
from lambdas.core.model.wait import To as To  # noqa: PLC0414 - given on

_KEY = re.compile(r"[A-Za-z0-9_.:-]{1,128}")  # it is part of an address
LONGEST_TEXT = 4_000  # characters
MOST_OPTIONS, LONGEST_OPTION = 20, 200
MOST_BYTES = 32 * 1024  # of what it is about, and of an answer
_YES = frozenset({"yes", "approve", "approved"})  # what approves, if the question does not say: these, and `true`


@value
class Question:
    key: str
    scope: str
    text: str
    to: To
    digest: str  # of its options, of what it is about and of whom it is to: an answer is bound to it
    asked_at: datetime
    until: datetime
    options: tuple[str, ...] = ()  # one of them is the answer; without any, it is free
    about: Any = None  # what the person is shown, and agrees to
    job_id: str = ""  # who asked: the root, or a replay of it
    answered_at: datetime | None = None
    answer: Any = None
    who: str = ""
    why: str = ""

    @property
    def question_id(self) -> str:
        return question_id(self.scope, self.key)


@value
class Answer:
    """What `run.ask` returns. It compares as its value: `run.ask(…) == "yes"`. Kept or returned, it is its value."""

    value: Any
    who: str
    why: str
    at: datetime
    about: str = ""  # what was agreed to, as `told` gives it
    approves: tuple[Any, ...] = ()  # the answers that approve, if the question says so
    valid_until: datetime | None = None

    @property
    def approved(self) -> bool:
        """Whether a person said yes. A default that counts because nobody answered approves nothing."""
        if self.who == MACHINE:
            return False
        if self.approves:
            return told(self.value) in {told(each) for each in self.approves}
        return self.value is True or (isinstance(self.value, str) and self.value.casefold() in _YES)

    def __json__(self) -> Any:
        return self.value

    def __eq__(self, other: object) -> bool:
        return bool(self.value == (other.value if isinstance(other, Answer) else other))

    def __hash__(self) -> int:
        return hash(self.value)

    def __bool__(self) -> bool:
        return bool(self.value)

    def __str__(self) -> str:
        return str(self.value)


def question_id(scope: str, key: str) -> str:
    return effect_id(scope, "ask", key)


def topic_of(head: Head, wait: Wait) -> str:
    """By what a notice names it: short, and of letters that every id has."""
    return f"{head.key.job_id}/{head.key.version}/{question_id(head.scope, wait.name)[:16]}"


def asked_by(head: Head | None, topic: str) -> Wait | None:
    """What the head waits for an answer to, under this topic; None if it does not, or not any more."""
    waits = head.waits if head is not None and head.waits_for is not None else ()
    asked = (wait for wait in waits if wait.what is For.ANSWER and valid_key(wait.name))
    return next((wait for wait in asked if head is not None and topic_of(head, wait) == topic), None)


def valid_key(key: str) -> bool:
    return _KEY.fullmatch(key) is not None


def told(about: Any) -> str:
    """The same thing is written in one way only. Raise TypeError for what is not JSON."""
    return json.dumps(json.loads(as_json(about, "about")), sort_keys=True, separators=(",", ":"))


def digest_of(options: Sequence[str], about: Any, to: str = To.TENANT) -> str:
    """What a tenant answered does not answer for operators, even if they are asked the same."""
    whom = [] if to == To.TENANT else [str(to)]
    return hashlib.sha256(json.dumps([list(options), told(about), *whom]).encode()).hexdigest()


def answered(question: Question, now: datetime) -> Event:
    """On the timeline. What was answered is the tenant's, and stays with the question."""
    named = {"key": question.key, "digest": question.digest}
    event_id = f"answer.{question.question_id[:16]}"
    return Event(at=now, event_id=event_id, what="job.answered", who=question.who, why=question.why, data=named)


def require_approves(key: str, approves: Sequence[Any], options: Sequence[str]) -> None:
    """Raise ValueError or TypeError for what no answer can be: nothing would ever be approved."""
    if isinstance(approves, str) or not isinstance(approves, Sequence):
        raise TypeError(f"approves of question {key!r} is {approves!r:.200}: expected a list of answers")
    told(list(approves))
    if options and (others := [each for each in approves if each not in options]):
        raise ValueError(f"approves of question {key!r} has {others[0]!r:.200}: expected one of its options")


def require_fit(key: str, text: str, options: Sequence[str], about: Mapping[str, Any] | None) -> None:
    """Raise ValueError or TypeError for what cannot be asked: at once, and not when somebody should see it."""
    if not valid_key(key):
        raise ValueError(f"key is {key!r:.200}: expected 1 to 128 letters, digits and _.:-")
    if not 0 < len(text) <= LONGEST_TEXT:
        raise ValueError(f"question {key!r} has {len(text)} characters: expected 1 to {LONGEST_TEXT}")
    if isinstance(options, str) or not all(isinstance(each, str) for each in options):
        raise TypeError(f"options of question {key!r} are {options!r:.200}: expected texts")
    if len(options) > MOST_OPTIONS or len(set(options)) < len(options):
        raise ValueError(f"question {key!r} has {len(options)} options: expected at most {MOST_OPTIONS}, each once")
    if not all(0 < len(each) <= LONGEST_OPTION and storable(each) == each for each in options):
        raise ValueError(f"an option of question {key!r} has not 1 to {LONGEST_OPTION} characters of UTF-8")
    if about is not None and not isinstance(about, Mapping):
        raise TypeError(f"about of question {key!r} is a {type(about).__name__}: expected a mapping")
    size = len(told(about))
    if size > MOST_BYTES:
        raise ValueError(f"about of question {key!r} has {size} bytes of JSON: expected at most {MOST_BYTES}")
