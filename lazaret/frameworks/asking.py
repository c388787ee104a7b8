"""Conversations that stop to ask a person: the run keeps what the framework needs to go on, and asks the question.

It imports no framework. A later attempt goes on where the last one stopped, and leaves out what came before it. So a
step behind a stop is known by that stop: one before it never gives it its result.
"""

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NotRequired, TypedDict
from weakref import WeakKeyDictionary

from pydantic_core import to_jsonable_python

from lazaret import Place, Run, Suspended

_JOURNAL = "stopped"  # the name of its steps
_KEY = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.:-")
_LONGEST_TEXT = 4_000

_threads: "WeakKeyDictionary[Run, set[str]]" = WeakKeyDictionary()  # those that a run has begun
_threads_lock = threading.Lock()
_within: ContextVar[list[Place | None]] = ContextVar("lazaret_within")  # of the conversation under way, if there is one


class How(TypedDict, total=False):
    """How the questions of a framework are asked: as `run.ask` takes it."""

    to: NotRequired[str]
    timeout: NotRequired[float | None]
    default: NotRequired[Any]
    valid_for: NotRequired[float | None]


class Talk:
    """One conversation of a run."""

    def __init__(self, run: Run, thread: str = "") -> None:
        """Raise ValueError for what would go wrong in a later attempt only."""
        if _within.get([]):
            raise ValueError("an agent was to be invoked through the run within another: call it as its framework does")
        kept, self._keep = run.journal(_JOURNAL, _place)
        self._thread = thread_of(run, thread)
        self._states = [each["state"] for each in kept if each["thread"] == self._thread]
        self._prefix = f"{in_key(thread)}." if thread else "" if self._thread == "1" else f"{self._thread}."

    @property
    def state(self) -> Any:
        """Where it stopped last; None if it has not begun, or has not come to a stop."""
        return self._states[-1] if self._states else None

    def stopped(self, state: Any) -> None:
        self._keep({"thread": self._thread, "state": state})
        self._states.append(state)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        stops = len(self._states)
        place = Place(name=f"{_JOURNAL} {self._thread} {stops}", execution=object()) if stops else None
        before = _within.set([place])
        try:
            yield
        finally:
            _within.reset(before)

    def keys(self, names: Sequence[str]) -> list[str]:
        """`refund:2` is what the tool refund asks at the second stop, `refund:2:2` its second question there."""
        keys: list[str] = []
        for number, name in enumerate(names):
            which = names[: number + 1].count(name)
            key = f"{self._prefix}{in_key(name)}:{len(self._states)}"
            keys.append(key if which == 1 else f"{key}:{which}")
        return keys


def thread_of(run: Run, given: str) -> str:
    """Without a name of its own it is the number of the call. Raise ValueError for one that was there before."""
    with _threads_lock:
        known = _threads.setdefault(run, set())
        thread = given or f"{len(known) + 1}"
        if thread in known:
            raise ValueError(f"thread_id {thread!r} was invoked before in this run: expected another for each")
        known.add(thread)
    return thread


def in_key(name: str) -> str:
    return "".join(each if each in _KEY else "_" for each in name)


def question_of(key: str, value: Any, how: How) -> dict[str, Any]:
    """What is interrupted with is what the person agrees to, the words too: changed, it is asked anew."""
    shown = to_jsonable_python(value, fallback=str)
    about = dict(shown) if isinstance(shown, dict) else {"question": shown}
    options, text = about.pop("options", ()), about.get("question")
    if not isinstance(options, list) or not all(isinstance(each, str) for each in options):
        about, options = (dict(shown) if isinstance(shown, dict) else about), ()
    asks = text if isinstance(text, str) and text else f"{key} waits for an answer"
    return {"question": asks[:_LONGEST_TEXT], "key": key, "options": options, "about": about, **how}


def may_call(key: str, tool: str, arguments: Any, how: How, **more: Any) -> dict[str, Any]:
    """Whether a tool may be called, with these arguments and no others."""
    about = {"tool": tool, "arguments": to_jsonable_python(arguments, fallback=str), **more}
    question = f"May {tool} be called with these arguments?"
    return {"question": question[:_LONGEST_TEXT], "key": key, "options": ["yes", "no"], "about": about, **how}


def refusal(answer: Any) -> str:
    """For the model, which is to know why."""
    return f"Refused by {answer.who}: {answer.why}" if answer.why else f"Refused by {answer.who}."


def answers(run: Run, asked: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """By the framework's id of what waits. All are asked before the run is suspended for the first."""
    said, suspended = {}, None
    for waits, question in asked.items():
        try:
            said[waits] = run.ask(**question)
        except Suspended as until:
            suspended = until
    if suspended is not None:
        raise suspended
    return said


async def answers_later(run: Run, asked: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    said, suspended = {}, None
    for waits, question in asked.items():
        try:
            said[waits] = await run.ask(**question)
        except Suspended as until:
            suspended = until
    if suspended is not None:
        raise suspended
    return said


def _place() -> Place | None:
    return next(iter(_within.get([])), None)
