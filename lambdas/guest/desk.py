"""The worker's answers to the questions of one run in a guest. It does what the run may do, and nothing else.

A guest runs what a model says, so its word counts for its own run only. Whose job it is, which attempt, until when:
the desk knows that by itself and takes it from nobody.
"""

import json
import re
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar

from lambdas.core.config.lane import Used
from lambdas.core.model.errors import EffectTaken, LazaretError, Unavailable
from lambdas.core.model.head import LONGEST_NAME, MACHINE, Effect, Event, Owner, Step, Unread
from lambdas.core.model.job import ENQUEUED_PREFIX
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.question import MOST_BYTES, Question, answered, digest_of, question_id, require_fit
from lambdas.core.model.refs import results_of
from lambdas.core.model.value import as_json, clipped, replace
from lambdas.core.model.wait import Callback
from lambdas.core.ports.runs import Order
from lambdas.guest.wire import Frame, made, plain

_EFFECT_ID = re.compile(r"[0-9a-f]{64}")
_NOTES = frozenset({"effect.asked_otherwise"})  # what a run may say on its job's timeline


MOST_USED = 1e15  # dollars, tokens or steps of a lineage: a thousand calls, each as dear as `spend` allows


class NotAllowed(LazaretError):
    """A guest asked for what is not its run's."""


class Desk:
    """One run's. Several of its questions may be answered at the same time."""

    def __init__(self, order: Order) -> None:
        head, means = order.head, order.means
        self.used: Used = head.used
        self.doing = ""  # the step or effect under way
        self.last = ""  # the latest that was begun
        self.checkpoint = 0
        self._order = order
        self._key, self._root = order.job.key, head.root_key
        self._ledger, self._store = means.ledger, means.store
        self._owner = Owner(job_id=order.job.job_id, version=order.job.version, attempt=head.attempt)
        self._lease_until = head.lease_until or order.deadline
        self._retention = timedelta(days=means.lane.retention_days)
        self._expires_at = means.clock() + self._retention + timedelta(days=30)
        self._durable = head.used
        self._risk = means.risk(means.lane)
        self._open: dict[str, Effect] = {}  # intents that nobody has ended yet
        self._found: dict[str, Effect] = {}  # what the ledger has shown of other attempts
        self._refs: set[str] = set()  # large results that the ledger has shown
        self._asked: dict[str, Question] = {}  # questions as the ledger has shown them
        self._prefix = results_of(self._key)
        self._lock = threading.Lock()

    def hear(self, frame: Frame) -> None:
        """How far the run says it is."""
        doing, checkpoint = frame.get("doing"), frame.get("checkpoint")
        if isinstance(doing, str) and frame.get("ask") != "steps":  # asked before it is known whether one is performed
            self.doing = doing[:200]
            self.last = self.doing or self.last
        if isinstance(checkpoint, int) and checkpoint <= MOST_USED:
            self.checkpoint = max(self.checkpoint, checkpoint)

    def answer(self, frame: Frame) -> Frame:
        """Never raises: what goes wrong is the answer."""
        number = frame.get("number")
        try:
            do = self._ANSWERS.get(str(frame.get("ask")))
            if do is None:
                raise NotAllowed(f"no run may ask for {frame.get('ask')!r:.40}")
            return {"number": number, "answer": do(self, **frame["with"])}
        except Exception as error:
            return {"number": number, "error": _told(error)}

    def note(self, used: Used) -> None:
        """What was used never shrinks, whatever the guest says. Raise ValueError for what no table could hold."""
        for name, sum_ in used.as_fields().items():
            if not sum_ <= MOST_USED:
                raise ValueError(f"{name} = {sum_!r:.40}")
        with self._lock:
            self.used = self.used.at_least(used)

    def end_leases(self) -> None:
        """The run is over. What it began and never ended is in doubt from now on, and not only after its lease."""
        for intent in tuple(self._open.values()):
            over = replace(intent, lease_until=self._order.means.clock())
            with suppress(EffectTaken, Unavailable):  # decided meanwhile, or it ends with the attempt's lease
                self._ledger.take_effect(self._root, over, former=self._owner)
        self._open.clear()

    def _steps(self) -> list[Frame]:
        return [self._shown(step) for step in self._ledger.steps(self._key)]

    def _signals(self) -> list[Frame]:
        return [plain(signal) for signal in self._ledger.signals(self._root)]

    def _ask(self, question: Frame, valid_from: str, waited_until: str = "") -> Frame:
        """Of its own scope, and no answer with it."""
        asked = made(Question, question)
        require_fit(asked.key, asked.text, asked.options, asked.about)
        latest = (self._order.head.first_claimed_at or self._order.means.clock()) + self._retention
        own = replace(
            asked,
            scope=self._order.head.scope,
            digest=digest_of(asked.options, asked.about, asked.to),
            asked_at=self._order.means.clock(),
            until=min(asked.until, latest),
            job_id=self._key.job_id,
            answered_at=None,
            answer=None,
            who="",
            why="",
        )
        stands = self._ledger.ask(
            self._root,
            own,
            valid_from=datetime.fromisoformat(valid_from),
            expires_at=self._expires_at,
            waited_until=datetime.fromisoformat(waited_until) if waited_until else None,
        )
        self._asked[stands.question_id] = stands
        frame: Frame = plain(stands)
        return frame

    def _answer_by_default(self, question: Frame) -> Frame:
        """Of one that it was shown, and that nobody has answered."""
        asked, now = made(Question, question), self._order.means.clock()
        found = self._asked.get(question_id(self._order.head.scope, asked.key))
        if found is None or found.answered_at is not None:
            raise NotAllowed(f"question {asked.key!r:.200} is none that waits for an answer")
        if len(as_json(asked.answer, "the default")) > MOST_BYTES:
            raise ValueError(f"the default of question {found.key!r} is larger than {MOST_BYTES} bytes of JSON")
        own = replace(found, answer=asked.answer, answered_at=now, who=MACHINE, why=clipped(asked.why, 200))
        stands = self._ledger.answer_by_default(self._root, own, answered(own, now), of=self._key)
        frame: Frame = plain(stands)
        return frame

    def _shown(self, step: Step) -> Frame:
        if step.result_ref:
            self._refs.add(step.result_ref)
        if isinstance(step.result, Unread):
            return {**plain(replace(step, result=None)), "unread": step.result.text}
        frame: Frame = plain(step)
        return frame

    def _keep_step(self, step: Frame) -> None:
        attempt, run_id = self._owner.attempt, self._order.head.run_id
        kept = replace(made(Step, step), attempt=attempt, run_id=run_id, at=self._order.means.clock())
        self._own_ref(kept.result_ref)
        require_countable(kept.checkpoint)
        self.note(kept.used)
        self._ledger.keep_step(self._key, replace(kept, used=self.used), expires_at=self._expires_at)
        with self._lock:
            self._durable = self._durable.at_least(kept.used)
            self.checkpoint = max(self.checkpoint, kept.checkpoint)
            self.doing = ""

    def _note_used(self, used: Frame) -> None:
        self.note(made(Used, used))
        with self._lock:
            now, written = self.used, self._durable
        if now.since(written).exceeds(self._risk):
            self._ledger.note_used(self._key, now, attempt=self._owner.attempt)
            with self._lock:
                self._durable = self._durable.at_least(now)

    def _begin_effect(self, effect: Frame) -> None:
        intent = self._intent(effect)
        self._open[intent.effect_id] = intent
        try:
            self._ledger.begin_effect(self._root, intent, expires_at=self._expires_at)
        except EffectTaken as taken:
            # Perhaps its own, whose answer was lost: then it stays open until the run ends it.
            if taken.effect.owner != self._owner:
                del self._open[intent.effect_id]
            self._show(taken.effect)
            raise

    def _take_effect(self, effect: Frame, former: Frame) -> None:
        """Either its own, to end its lease or to say that it never happened, or one that it was shown."""
        taken, owner = made(Effect, effect), made(Owner, former)
        found = self._found.get(taken.effect_id)
        now = self._order.means.clock()
        if owner != self._owner and (found is None or found.owner != owner or not found.in_doubt(now)):
            raise NotAllowed(f"effect {taken.action!r} belongs to another attempt")
        ours = replace(self._intent(effect), status=taken.status)
        if taken.lease_until != self._lease_until:  # it ends here, by the worker's clock
            ours = replace(ours, lease_until=self._order.means.clock())
        if ours.status is EffectStatus.COMMITTED:
            raise NotAllowed(f"effect {taken.action!r} is not taken by committing it")
        try:
            lease = found.lease_until if found is not None and owner != self._owner else None
            self._ledger.take_effect(self._root, ours, former=owner, lease=lease)
        except EffectTaken as again:
            self._show(again.effect)
            raise
        if owner == self._owner:
            self._open.pop(ours.effect_id, None)
        else:
            self._open[ours.effect_id] = ours

    def _commit_effect(self, effect: Frame) -> None:
        done = made(Effect, effect)
        found = self._found.get(done.effect_id)
        self._intent(effect)  # refused if it is the id of none: a missing one is written
        if found is not None and found.status is EffectStatus.COMMITTED:
            self._ledger.commit_effect(self._root, replace(found, differs=True))
            return
        self._own_ref(done.result_ref)
        now = self._order.means.clock()
        own = replace(done, owner=self._owner, scope=self._order.head.scope, lease_until=self._lease_until)
        self._ledger.commit_effect(self._root, replace(own, status=EffectStatus.COMMITTED, committed_at=now))
        self._open.pop(done.effect_id, None)
        self.doing = ""

    def _intent(self, effect: Frame) -> Effect:
        asked = made(Effect, effect)
        if not _EFFECT_ID.fullmatch(asked.effect_id):
            raise NotAllowed(f"{asked.effect_id!r:.80} is not the id of an effect")
        return replace(
            asked,
            status=EffectStatus.INTENT,
            owner=self._owner,
            scope=self._order.head.scope,
            lease_until=self._lease_until,
        )

    def _show(self, found: Effect) -> None:
        self._found[found.effect_id] = found
        if found.status is EffectStatus.COMMITTED:
            self.doing = ""
        if found.result_ref:
            self._refs.add(found.result_ref)

    def _keep_callback(self, callback: Frame) -> None:
        asked = made(Callback, callback)
        if not _EFFECT_ID.fullmatch(asked.digest) or not 1 <= asked.nth <= MOST_USED:
            raise NotAllowed(f"{asked.digest!r:.80} is not the digest of a callback's secret")
        until = min(asked.until.astimezone(UTC), self._expires_at)
        name = clipped(asked.name, LONGEST_NAME)
        self._ledger.keep_callback(self._root, replace(asked, until=until, name=name))

    def _record(self, event: Frame) -> None:
        said = made(Event, event)
        if said.what not in _NOTES:
            raise NotAllowed(f"no run may write {said.what!r:.40} on the timeline")
        self._ledger.record(self._key, replace(said, at=self._order.means.clock(), who="lazaret", data={}))

    def _put(self, ref: str, content: str) -> None:
        self._own_ref(ref)
        self._store.put(ref, content)

    def _get(self, ref: str) -> str:
        if ref not in self._refs:
            self._own_ref(ref)
        return self._store.get(ref)

    def _own_ref(self, ref: str) -> None:
        if ref and (not ref.startswith(self._prefix) or "/" in ref.removeprefix(self._prefix)):
            raise NotAllowed(f"{ref!r:.200} is no result of {self._key}")

    def _enqueue(self, job_type: str, body: str) -> None:
        envelope = json.loads(body)
        if (envelope.get("tenant_id"), envelope.get("job_type")) != (self._key.tenant_id, job_type):
            raise NotAllowed("a run sends jobs of its own tenant only")
        if not str(envelope.get("job_id")).startswith(ENQUEUED_PREFIX):
            raise NotAllowed(f"a run sends jobs whose ids begin with {ENQUEUED_PREFIX}")
        self._order.means.enqueue(job_type, self._key.tenant_id, body)

    _ANSWERS: ClassVar[dict[str, Callable[..., Any]]] = {
        "steps": _steps,
        "signals": _signals,
        "keep_callback": _keep_callback,
        "keep_step": _keep_step,
        "note_used": _note_used,
        "begin_effect": _begin_effect,
        "take_effect": _take_effect,
        "commit_effect": _commit_effect,
        "ask": _ask,
        "answer_by_default": _answer_by_default,
        "record": _record,
        "put": _put,
        "get": _get,
        "enqueue": _enqueue,
    }


def require_countable(checkpoint: int) -> None:
    """Raise ValueError for steps that nobody has taken, and that no table could hold."""
    if not 0 <= checkpoint <= MOST_USED:
        raise ValueError(f"checkpoint = {checkpoint!r:.40}")


def _told(error: Exception) -> Frame:
    """With the place where it surfaced, by which its failure is grouped: an adapter's, if it came through one."""
    way = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    code, line = next((each for each in reversed(way) if "/adapters/" in each[0].co_filename), way[-1])
    about = plain(error.effect) if isinstance(error, EffectTaken) else str(error)
    return {"kind": type(error).__name__, "about": about, "at": [code.co_filename, line, code.co_name]}
