"""The first attempts of a lane with `foresee`: what its model says of them, what is done about it, and how they ended.

The model is read once in ten minutes, and what was seen is written in bundles, so a job waits for neither. Whatever
does not answer is done without: the job runs as it came. Replays, later attempts and the jobs of a tenant whose breaker
is open are never looked at.
"""

import threading
import zlib
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from lambdas.core.config.lane import HOLD, OBSERVE, Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.experience import (
    BLIND,
    HELD,
    SURER,
    WELL,
    Foresight,
    Foretold,
    Seen,
    features_of,
    foretell,
)
from lambdas.core.model.failure import SAME, Code, Kind, Strategy, stated
from lambdas.core.model.head import Head
from lambdas.core.model.job import Job, Message
from lambdas.core.model.value import replace, value
from lambdas.core.ports.runs import Runs
from lambdas.core.worker.settle import Outcome, Worked, Worker, bury

FRESH = timedelta(minutes=10)  # that a sandbox works with what it read, and gathers what it saw
MOST_SEEN = 50  # that it gathers at most
ONE_IN = 5  # of those that could be changed is run as it came: otherwise nobody would know whether it is still right


@value
class Sight:
    """What was made of one job before it began."""

    seen: Seen
    strategy: Strategy = SAME
    why: str = ""


class Foreseer:
    """One sandbox's, and shared by the jobs of its batch."""

    def __init__(self, lane: Lane, *, ledger: Runs, clock: Callable[[], datetime], new_id: Callable[[], str]) -> None:
        self._lane, self._ledger, self._clock, self._new_id = lane, ledger, clock, new_id
        self._lock = threading.Lock()
        self._foresight, self._read_at = BLIND, datetime.min.replace(tzinfo=clock().tzinfo)
        self._cures: dict[str, str] = {}
        self._gathered: Counter[Seen] = Counter()
        self._written_at = self._read_at

    def look(self, job: Job, *, tokens: int, version: str) -> Sight:
        lane, foresight = self._lane, self._known()
        model = job.model or (lane.models[0].name if lane.models else "")
        features = features_of(job, tokens=tokens, model=model, worker=version, now=self._clock())
        foretold = foretell(foresight, features)
        seen = Seen(features=features, code=WELL, said=foretold.code if foretold else "", did="")
        if foretold is None or lane.foresee == OBSERVE:
            return Sight(seen=seen)
        acted = _acted(lane, seen, foretold, self._cure(foretold.code))
        spared = acted.seen.did and zlib.crc32(str(job.key).encode()) % ONE_IN == 0
        return Sight(seen=seen) if spared else acted

    def note(self, sight: Sight, worked: Worked) -> None:
        """What says nothing about the job is left out: it had to wait, was never begun, or is not over."""
        ended = _ended(worked)
        if ended is None and sight.seen.did != HELD:
            return
        with self._lock:
            self._gathered[sight.seen._replace(code=ended or WELL)] += 1
            now, full = self._clock(), self._gathered.total() >= MOST_SEEN
            if not full and now - self._written_at < FRESH:
                return
            bundle, self._gathered, self._written_at = self._gathered, Counter(), now
        with suppress(Unavailable):
            self._ledger.note_seen(self._lane.job_type, bundle, at=now, bundle_id=self._new_id())

    def _known(self) -> Foresight:
        with self._lock:
            now = self._clock()
            if now - self._read_at >= FRESH:
                self._read_at = now
                with suppress(Unavailable):
                    self._foresight, self._cures = self._ledger.foresight(self._lane.job_type), {}
            return self._foresight

    def _cure(self, code: str) -> str:
        """What has cured such failures lately, and what people decided about them: read once for each model."""
        from lambdas.core.worker.strategies import known_cure  # noqa: PLC0415 - few jobs are foretold to fail

        if code not in self._cures:
            try:
                known = self._ledger.experience(self._lane.job_type, code, signature="", now=self._clock())
            except Unavailable:
                return ""
            self._cures[code] = known_cure(code, self._lane, known)
        return self._cures[code]


def _acted(lane: Lane, seen: Seen, foretold: Foretold, cure: str) -> Sight:
    from lambdas.core.worker.strategies import from_the_start  # noqa: PLC0415 - few jobs are foretold to fail

    strategy = from_the_start(cure, lane)
    if strategy != SAME:
        why = f"foreseen: {foretold.why}, and {cure} has cured most of those"
        return Sight(seen=seen._replace(did=cure), strategy=strategy, why=why)
    if lane.foresee == HOLD and foretold.sure >= SURER:
        why = f"foreseen: {foretold.why}, and nothing is known to cure that"
        return Sight(seen=seen._replace(did=HELD), why=why)
    return Sight(seen=seen)


def _ended(worked: Worked) -> str | None:
    if worked.run_ms is None:
        return None
    if worked.failure is not None:
        return None if worked.failure.kind is Kind.TRANSIENT else str(worked.failure.code)
    return WELL if worked.outcome is Outcome.DONE else None


def begin_foreseen(
    worker: Worker,
    foreseer: Foreseer,
    job: Job,
    message: Message,
    head: Head,
    *,
    tokens: int,
    run: Callable[[Head], Worked],
) -> Worked:
    sight = foreseer.look(job, tokens=tokens, version=worker.version)
    if sight.seen.did == HELD:
        worked = _hold(worker, job, message, head, sight.why)
    else:
        if sight.seen.did:
            head = replace(head, strategy=sight.strategy)
            worker.ledger.record(head.key, worker.event("attempt.foreseen", head, why=sight.why))
        worked = run(head)
    foreseer.note(sight, worked)
    return worked


def _hold(worker: Worker, job: Job, message: Message, head: Head, why: str) -> Worked:
    """A person may replay it: a replay is begun whatever is foreseen."""
    failure = replace(stated(Code.NEEDS_REVIEW, f"not begun; {why}", about="foreseen"), because=why)
    failed = head.with_failure(failure, at=worker.clock(), checkpoint=head.checkpoint)
    return bury(worker, job, message, failed, failure)
