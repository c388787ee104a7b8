"""A lane's secrets as its worker holds them: read, kept for some minutes, and hidden in whatever leaves the worker.

Their values are in this process and in its agents'. Nothing here logs one, or writes one anywhere.
"""

import json
import threading
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.config.lane import Lane, Used
from lambdas.core.config.variables import Reference, referred
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import Effect, Event, Owner, Step
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import Store
from lambdas.core.ports.runs import Means, RunLedger
from lambdas.core.worker.hidden import Hidden

if TYPE_CHECKING:
    from lambdas.core.model.question import Question

FRESH = timedelta(minutes=5)
AGAIN = timedelta(seconds=10)  # at the soonest, after a failure: a batch asks ten times at once
MOST_FORMER = 20  # values that were replaced, and that a run under way may still hold

Read = Callable[[str, str], str]  # (service, name) → the whole of it; `Unavailable` if it cannot be read
Tell = Callable[[str, Mapping[str, Any]], None]  # a constant message, and its facts


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
