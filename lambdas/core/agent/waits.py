"""What a run waits for: a time, a signal from outside, or other jobs. It is suspended meanwhile.

Each wait has its place among the waits of its run. Until when it lasts is written when the run is suspended, so a later
attempt neither waits longer nor begins anew. The outcome is kept as a step.
"""

import hashlib
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, NoReturn

from lambdas.core.agent.pauses import NOTHING, Pauses
from lambdas.core.agent.supervise import Call, Protocol
from lambdas.core.model.failure import Code, Failure, stated
from lambdas.core.model.head import LONGEST_NAME, Head, Step
from lambdas.core.model.job import JobKey, valid_id
from lambdas.core.model.value import clipped, value
from lambdas.core.model.wait import (
    CALLBACKS,
    MOST_WAITS,
    OVER,
    Callback,
    Ended,
    For,
    Wait,
    gathered_id,
    link_digest,
    place_of,
    require_jobs,
    token_of,
)
from lambdas.core.ports.runs import Means, RunLedger


@value
class Keeping:
    """How a run keeps what came of a wait: as it keeps any step."""

    found: Callable[[str, str, int], Step | None]
    read: Callable[[Step], Any]
    keep: Callable[[str, str, Any], None]
    begin: Callable[[str], None]
    stop: Callable[[Failure], NoReturn]
    fetch: Callable[[str], Any]  # a large result, by its reference
    nth: Callable[[str, str], tuple[str, int]]  # by what the next of this name is found
    number: Callable[[str], int | None]  # how many of this name are kept; None if the run's own count says it


class Waits:
    """Those of one attempt."""

    def __init__(self, head: Head, means: Means, pauses: Pauses, keeping: Keeping) -> None:
        self.head = head
        self.ledger: RunLedger = means.ledger
        self.root: JobKey = head.root_key
        self._own = {f"{head.key.job_type}/{job_id}" for job_id in (head.key.job_id, head.root_key.job_id)}
        self._run_id = head.run_id
        self.clock = means.clock
        self._new_secret = means.new_secret
        self.pauses = pauses
        self.keeping = keeping
        self.former: Mapping[str, Wait] = {wait.place: wait for wait in head.waits}
        self.latest = (head.first_claimed_at or means.clock()) + timedelta(days=means.lane.retention_days)
        self.expires_at = means.clock() + timedelta(days=means.lane.retention_days + 30)
        self.asked: dict[str, str] = {}  # by its key: the digest of each question
        self._lock = threading.Lock()
        self._times: Counter[str] = Counter()

    def sleep(self, seconds: float | None, until: datetime | None, pause: Call) -> Protocol[None]:
        """Which one it is, is counted when it is asked for: what is awaited side by side goes on in any order."""
        self.pauses.require_outside_effects()
        return self._sleep(self._next("sleep")[0], seconds, until, pause)

    def _sleep(self, place: str, seconds: float | None, until: datetime | None, pause: Call) -> Protocol[None]:
        if (seconds is None) == (until is None):
            raise TypeError("sleep takes either seconds or until")
        asked = until if until is not None else self.after(seconds)
        if not isinstance(asked, datetime):
            raise TypeError(f"until is {asked!r:.200}: expected a datetime with an offset")
        if asked.tzinfo is None:
            raise ValueError(f"until is {asked.isoformat()}: expected a time with an offset")
        label = "sleep"
        if self.keeping.found(label, place, 1) is not None:
            return
        wait = self._wait(For.SLEEP, "", place, asked)
        if self.clock() < wait.until:
            yield from self.suspend(wait, pause)
        self.keeping.keep(label, place, None)

    def wait_for(self, name: str, timeout: float | None, default: Any, pause: Call) -> Protocol[Any]:
        self.pauses.require_outside_effects()  # before it is counted: a kept effect's `do` is not performed again
        label = _label(name)
        return self._wait_for(label, *self._next(label), name, timeout, default, pause)

    def _wait_for(
        self, label: str, place: str, nth: int, name: str, timeout: float | None, default: Any, pause: Call
    ) -> Protocol[Any]:
        kept = self.keeping.found(label, place, 1)
        if kept is not None:
            return self.keeping.read(kept)
        wait = self._wait(For.SIGNAL, name, place, self.after(timeout))
        with self._lock:  # else two nodes of a graph that wait for one name take the same signal
            taken = self.keeping.number(label)
            came = [signal.value for signal in self.ledger.signals(self.root) if signal.name == name]
            came = came[nth - 1 if taken is None else taken :]
            if came:
                self.keeping.keep(label, place, came[0])
                return came[0]
        if self.clock() < wait.until:
            yield from self.suspend(wait, pause)
        if default is NOTHING:
            detail = f"no signal {name!r} came until {wait.until.isoformat()}"
            self.keeping.stop(stated(Code.UNANSWERED, detail, about=label))
        self.keeping.keep(label, place, default)
        return default

    def callback(self, name: str, timeout: float | None) -> str:
        """Anew each time it is asked for: what a former attempt gave away is good too, and nobody here knows it."""
        label = _label(name)
        secret = self._new_secret()
        taken = self.keeping.number(label)
        nth = (self._times[label] if taken is None else taken) + 1
        self.keeping.begin(f"callback {name}")
        until = min(self.after(timeout), self.latest)
        self.ledger.keep_callback(self.root, Callback(digest=link_digest(secret), name=name, nth=nth, until=until))
        return f"{CALLBACKS}{token_of(self.root, secret)}"

    def gather(
        self, jobs: Iterable[tuple[str, str]], timeout: float | None, default: Any, pause: Call
    ) -> Protocol[list[Ended]]:
        """It is known by its jobs: in whatever order a run gathers, each finds its own."""
        self.pauses.require_outside_effects()
        named = require_jobs(f"{job_type}/{job_id}" for job_type, job_id in jobs)
        if own := self._own.intersection(named):
            raise ValueError(f"{own.pop()} would wait for itself")
        which = hashlib.sha256("\n".join(named).encode()).hexdigest()[:32]
        return self._gather(*self.keeping.nth("gather", which), named, timeout, default, pause)

    def _gather(
        self, which: str, nth: int, named: tuple[str, ...], timeout: float | None, default: Any, pause: Call
    ) -> Protocol[list[Ended]]:
        kept = self.keeping.found("gather", which, nth)
        if kept is not None:
            return self._ended(self.keeping.read(kept))
        asked = self._wait(For.JOBS, ", ".join(named), f"gather {which} {nth}", self.after(timeout), named)
        said = self._said(asked)
        if said is None and self.clock() < asked.over_at:
            require_jobs(name for wait in (*self.pauses.waits, asked) for name in wait.jobs)
            yield from self.suspend(asked, pause)
        outcome = self._outcome(asked, said or {}, default)
        self.keeping.keep("gather", which, outcome)
        return self._ended(outcome)

    def _said(self, wait: Wait) -> dict[str, Any] | None:
        """By the sweep, which alone sees other lanes."""
        signal_id = gathered_id(self._run_id, wait)
        said = (signal.value for signal in self.ledger.signals(self.root) if signal.signal_id == signal_id)
        return next(said, None)

    def _outcome(self, wait: Wait, said: dict[str, Any], default: Any) -> list[dict[str, Any]]:
        if refused := said.get("refused"):
            self.keeping.stop(stated(Code.IMPOSSIBLE_TASK, f"gather: {refused}", about="gather"))
        found = said.get("jobs") or [_unheard(name) for name in wait.jobs]
        late = [each for each in found if each["status"] not in OVER]
        if late and default is NOTHING:
            named = ", ".join(f"{each['job_type']}/{each['job_id']} ({each['status']})" for each in late)
            detail = f"{len(late)} of {len(found)} jobs had not ended by {wait.until.isoformat()}: {named}"
            self.keeping.stop(stated(Code.UNANSWERED, detail, about="gather"))
        return [{**each, "result": default} if each in late else each for each in found]

    def _ended(self, outcome: list[dict[str, Any]]) -> list[Ended]:
        """A large result was copied to where this job's own lie."""
        ended = []
        for each in outcome:
            ref = each.get("ref")
            ended.append(Ended(**_shown({**each, "result": self.keeping.fetch(ref)} if ref else each)))
        return ended

    def suspend(self, wait: Wait, pause: Call) -> Protocol[NoReturn]:
        if len(self.pauses.waits) >= MOST_WAITS:  # what is not on the head, nothing would wake it for
            detail = f"more than {MOST_WAITS} waits of a run at a time"
            self.keeping.stop(stated(Code.IMPOSSIBLE_TASK, detail, about="waits"))
        return self.pauses.suspend((wait,), pause)

    def _next(self, label: str) -> tuple[str, int]:
        """Its place, and which of its kind it is there."""
        with self._lock:  # threads wait side by side
            self._times[label] += 1
            inputs, nth = self.keeping.nth(label, label)
            return (place_of(label, nth) if inputs == label else f"{inputs} {nth}"), nth

    def after(self, seconds: float | None) -> datetime:
        """Without a number: as long as a job may wait at all."""
        if seconds is None:
            return self.latest
        if not 0 <= seconds <= 3650 * 86_400:
            raise ValueError(f"{seconds!r} s: expected a number from 0 to ten years")
        return self.clock() + timedelta(seconds=seconds)

    def _wait(self, what: For, name: str, place: str, until: datetime, jobs: tuple[str, ...] = ()) -> Wait:
        """As the former attempt wrote it down; else it begins now, and counts as a step."""
        former = self.former.get(place)
        if former is not None:
            return former
        self.keeping.begin(place)
        at_most = min(until, self.latest).astimezone(UTC)
        return Wait(what=what, name=clipped(name, LONGEST_NAME), place=place, until=at_most, jobs=jobs)


def _label(name: str) -> str:
    """Of a wait for a signal. Raise ValueError for a name that nobody can send: the run would wait in vain."""
    if not valid_id(name):
        raise ValueError(f"signal {name!r:.200}: expected a name of 1 to 128 letters, digits and ._:-")
    return clipped(f"wait_for {name}", LONGEST_NAME)


def _unheard(name: str) -> dict[str, Any]:
    job_type, _, job_id = name.partition("/")
    return {"job_type": job_type, "job_id": job_id, "status": "unknown"}


def _shown(stored: Mapping[str, Any]) -> dict[str, Any]:
    return {name: each for name, each in stored.items() if name != "ref"}
