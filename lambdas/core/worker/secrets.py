"""A lane's secrets as its worker holds them: read, kept for some minutes, and hidden in whatever leaves the worker.

Their values are in this process and in its agents'. Nothing here logs one, or writes one anywhere. They are hidden by
value, in every form in which a text may have them, and not by shape: what is kept stays as it is, but for them.
redact.py removes what looks like a secret too.
"""

import base64
import json
import re
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.config.lane import Lane, Used
from lambdas.core.config.variables import Reference, referred
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import Effect, Event, Owner, Step
from lambdas.core.model.job import JobKey
from lambdas.core.model.redact import escaped, in_addresses
from lambdas.core.model.shapes import REDACTED
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import Store
from lambdas.core.ports.runs import Means, RunLedger

if TYPE_CHECKING:
    from lambdas.core.model.question import Question


SHORTEST = 6  # characters: a shorter one is not a secret, and hiding it would tear words apart
_SHORTEST_LINE = 16  # characters of a line that hides by itself: lines of a key have 64, its first and last are known
_SHORTEST_PART = 5  # of a secret that a cut has left over
_SIGN = re.compile(r"%[0-9A-F]{2}")
_LETTER, _URL_SAFE = "(?:[A-Za-z0-9+/_-]|%2[BbFf])", str.maketrans("+/", "-_")  # of base64
_CUT = re.compile(r"(\n?…\n?|\.\.\.)")  # where a text was cut, and where what it left out ends
FRESH = timedelta(minutes=5)
AGAIN = timedelta(seconds=10)  # at the soonest, after a failure: a batch asks ten times at once
MOST_FORMER = 20  # values that were replaced, and that a run under way may still hold

Read = Callable[[str, str], str]  # (service, name) → the whole of it; `Unavailable` if it cannot be read
Tell = Callable[[str, Mapping[str, Any]], None]  # a constant message, and its facts


class Hidden:
    """Its time grows with the text and with the number of forms, and with nothing else."""

    def __init__(self, values: Iterable[str] = ()) -> None:
        self._values = tuple(part for value in values if len(value) >= SHORTEST for part in _with_lines(value))
        self._numbers = frozenset(value for value in self._values if _is_number(value))
        forms = {form: pattern for value in self._values for form, pattern in _forms(value)}
        self._forms = dict(sorted(forms.items(), key=lambda each: len(each[0]), reverse=True))

    @property
    def longest(self) -> int:
        """Characters of the longest form: of so many, the end of a text may be the beginning of one."""
        return max(map(len, self._forms), default=0)

    def clean(self, text: str) -> str:
        # Each is looked for by itself, which is ten times as fast as one pattern of them all, and most texts have none.
        found = [pattern for form, pattern in self._forms.items() if form in text]
        return re.sub("|".join(found), REDACTED, text) if found else text

    def clean_document(self, text: str) -> str:
        """Of JSON, which stays JSON: a secret may be one of its numbers."""
        if not any(form in text for form in self._forms):
            return text
        try:
            return json.dumps(self.clean_in(json.loads(text)), separators=(",", ":"))
        except (ValueError, RecursionError):
            return self.clean(text)

    def clean_cut(self, text: str) -> str:
        """Of a text that may have been cut anywhere: also what a cut has left of a value."""
        return "".join(self._without_parts(part) for part in _CUT.split(self.clean(text))) if self._forms else text

    def clean_in(self, node: Any) -> Any:
        """Every text of what is JSON, names too, and every number."""
        if not self._forms:
            return node
        if isinstance(node, str):
            return self.clean(node)
        if type(node) in (int, float):
            return REDACTED if str(node) in self._numbers else node
        if isinstance(node, Mapping):
            return {self.clean_in(name): self.clean_in(each) for name, each in node.items()}
        if isinstance(node, list | tuple):
            return [self.clean_in(each) for each in node]
        return node

    def _without_parts(self, text: str) -> str:
        for form in self._forms:
            kept = len(text) - _beginning_at_the_end(form, text)
            text = text if kept == len(text) else text[:kept] + REDACTED
            gone = _end_at_the_beginning(form, text)
            text = REDACTED + text[gone:] if gone else text
        return text


def _beginning_at_the_end(form: str, text: str) -> int:
    """How many of its first characters the text ends with, if they are too many for chance; not all of them."""
    tail, begins = text[-(len(form) - 1) :], form[:_SHORTEST_PART]
    at = tail.find(begins)
    while at >= 0 and not form.startswith(tail[at:]):
        at = tail.find(begins, at + 1)
    return len(tail) - at if at >= 0 else 0


def _end_at_the_beginning(form: str, text: str) -> int:
    return _beginning_at_the_end(form[::-1], text[: len(form) - 1][::-1])


def _with_lines(value: str) -> Iterator[str]:
    """A key of several lines may be printed line by line."""
    yield value
    lines = [line.strip() for line in value.splitlines()] if "\n" in value else []
    yield from (line for line in lines if len(line) >= _SHORTEST_LINE and not line.startswith("-----"))


def _is_number(value: str) -> bool:
    return value.replace(".", "", 1).isdecimal()


def _forms(value: str) -> Iterator[tuple[str, str]]:
    """What to look for, and the pattern of what to remove with it."""
    raw = value.encode("utf-8", "replace")
    signs = "".join(f"%{byte:02x}" for byte in raw)
    plain = (*escaped(value), *_in_addresses(value), repr(raw)[2:-1])
    for form in (*plain, signs, signs.upper(), raw.hex(), raw.hex().upper()):
        yield form, _alone(form)
    for offset in range(3):
        yield from _in_base64(raw, offset)


def _alone(form: str) -> str:
    """A number is hidden only as a whole: within a longer one its digits are chance."""
    return rf"(?<![\d.]){re.escape(form)}(?![\d])" if _is_number(form) else re.escape(form)


def _in_base64(raw: bytes, offset: int) -> Iterator[tuple[str, str]]:
    """Behind so many bytes of something else, by three. Where it begins or ends within a character, that one too."""
    known = base64.b64encode(bytes(offset) + raw).decode()[-(-8 * offset // 6) : 8 * (offset + len(raw)) // 6]
    before = rf"{_LETTER}?" if offset else ""
    after = rf"(?:{_LETTER}(?:=|%3[Dd])*)?" if (offset + len(raw)) % 3 else ""
    for written in (known, known.translate(_URL_SAFE)):
        for form in (written, *_in_addresses(written)):
            yield form, f"{before}{re.escape(form)}{after}"


def _in_addresses(text: str) -> Iterator[str]:
    for quoted in in_addresses(text):
        yield quoted
        yield _SIGN.sub(lambda sign: sign[0].lower(), quoted)


NOTHING_HIDDEN = Hidden()


class Secrets:
    def __init__(
        self,
        lane: Lane,
        *,
        read: Read,
        clock: Callable[[], datetime],
        tell: Tell,
        given: Callable[[Mapping[str, str]], None] | None = None,
    ) -> None:
        """`given` is called with the values whenever they have changed, before a job has them."""
        self.values: Mapping[str, str] = {}  # by variable; empty until all could be read
        self.hidden = Hidden()
        self._lane = lane
        self._references = {variable: referred(text) for variable, text in lane.secrets.items()}
        self._read, self._clock, self._tell, self._given = read, clock, tell, given
        self._lock = threading.Lock()
        self._former: list[str] = []
        self._read_at: datetime | None = None
        self._doubted = False
        self._failed: Unavailable | None = None

    def look(self) -> Mapping[str, str]:
        """The values, read anew if they are old. What cannot be read anew stays as it was.

        Raise `Unavailable` if they were never read: then no job can run, and each of them waits.
        """
        with self._lock:
            now = self._clock()
            fresh = AGAIN if self._doubted or self._failed else FRESH
            if self._read_at is None or now - self._read_at >= fresh:
                self._look(now)
            if self._failed is not None and not self.values:
                raise self._failed
            return self.values

    def doubt(self) -> None:
        """An agent was refused with them: perhaps they were rotated. The next job finds them read anew."""
        self._doubted = True

    def hide(self, text: str, /, *, cut: bool = False) -> str:
        return self.hidden.clean_cut(text) if cut else self.hidden.clean(text)

    def hide_in(self, document: str) -> str:
        return self.hidden.clean_document(document)

    def _look(self, now: datetime) -> None:
        self._read_at, self._doubted, self._failed = now, False, None
        try:
            found = self._found()
        except Unavailable as unread:
            self._failed = unread
            self._tell("secrets.unread", {"why": str(unread), "still_had": bool(self.values)})
            return
        if found != self.values:
            self._former = [*self._former, *self.values.values()][-MOST_FORMER:]
            self.hidden = Hidden((*found.values(), *self._former))
            self.values = found
            if self._given is not None:
                self._given(found)

    def _found(self) -> dict[str, str]:
        """One request for each place, however many variables are of it."""
        whole: dict[tuple[str, str], str] = {}
        found: dict[str, str] = {}
        for variable, reference in self._references.items():
            place = (reference.service, reference.name)
            try:
                if place not in whole:
                    whole[place] = self._read(*place)
                found[variable] = _value_in(whole[place], reference)
            except Unavailable as unread:
                what = f"secret {variable} of lane {self._lane.job_type!r}, {self._lane.secrets[variable]},"
                raise Unavailable(what, unread.why) from unread
        return found

    def kept_out_of(self, means: Means) -> Means:
        """What a run works with, so that nothing it keeps has a secret in it."""
        clean = self.hidden.clean_document

        def enqueue(job_type: str, tenant_id: str, body: str) -> None:
            means.enqueue(job_type, tenant_id, clean(body))

        ledger, store = CleanLedger(means.ledger, self.hidden), CleanStore(means.store, self.hidden)
        return replace(means, ledger=ledger, store=store, enqueue=enqueue)


def _value_in(whole: str, reference: Reference) -> str:
    """Never quotes it: whoever reads the error need not know the secret."""
    found: object = whole
    if reference.key:
        try:
            found = json.loads(whole)[reference.key]
        except (ValueError, TypeError, KeyError, RecursionError) as missing:
            raise Unavailable("", f"it is not JSON with a key {reference.key!r}") from missing
    if isinstance(found, int | float) and not isinstance(found, bool):
        found = str(found)
    if not isinstance(found, str) or not found or "\0" in found:
        raise Unavailable("", "it is empty, or no text that a variable can hold")
    return found


class CleanStore:
    """A store that is given no secret."""

    def __init__(self, store: Store, hidden: Hidden) -> None:
        self._store = store
        self._hidden = hidden
        self.get, self.renew = store.get, store.renew

    def put(self, ref: str, content: str) -> None:
        self._store.put(ref, self._hidden.clean_document(content))


class CleanLedger:
    """A run's ledger that is given no secret. A step or effect that returned one is kept without it."""

    def __init__(self, ledger: RunLedger, hidden: Hidden) -> None:
        self._ledger = ledger
        self._hidden = hidden
        self.steps, self.signals, self.keep_callback = ledger.steps, ledger.signals, ledger.keep_callback

    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        kept = replace(step, name=self._hidden.clean(step.name), result=self._hidden.clean_in(step.result))
        self._ledger.keep_step(key, kept, expires_at=expires_at)

    def note_used(self, key: JobKey, used: Used, *, attempt: int) -> None:
        self._ledger.note_used(key, used, attempt=attempt)

    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        self._ledger.begin_effect(root, self._clean(effect), expires_at=expires_at)

    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner, lease: datetime | None = None) -> None:
        self._ledger.take_effect(root, self._clean(effect), former=former, lease=lease)

    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        self._ledger.commit_effect(root, self._clean(effect))

    def ask(
        self,
        root: JobKey,
        question: "Question",
        *,
        valid_from: datetime,
        expires_at: datetime,
        waited_until: datetime | None = None,
    ) -> "Question":
        shown = {"text": question.text, "options": list(question.options), "about": question.about}
        clean = self._hidden.clean_in(shown)
        kept = replace(question, **clean | {"options": tuple(clean["options"])})
        return self._ledger.ask(root, kept, valid_from=valid_from, expires_at=expires_at, waited_until=waited_until)

    def answer_by_default(self, root: JobKey, question: "Question", event: Event, *, of: JobKey) -> "Question":
        kept = replace(question, answer=self._hidden.clean_in(question.answer))
        return self._ledger.answer_by_default(root, kept, event, of=of)

    def record(self, key: JobKey, event: Event) -> None:
        clean = self._hidden
        self._ledger.record(key, replace(event, why=clean.clean(event.why), data=clean.clean_in(event.data)))

    def _clean(self, effect: Effect) -> Effect:
        clean = self._hidden.clean
        return replace(
            effect,
            action=clean(effect.action),
            key=clean(effect.key),
            ref=clean(effect.ref),
            compensate=clean(effect.compensate),
            same={name: clean(text) for name, text in effect.same.items()},
            result=self._hidden.clean_in(effect.result),
        )
