"""Asks a lane's triage agent about a job that was just buried, and keeps its advice on the job's timeline.

It runs as any agent does: a guest of the job's tenant, without the worker's keys. It gets what a letter will say,
redacted, and never the payload. It can keep nothing, enqueue nothing and has no effects of its own. The job is buried
already: whatever becomes of the advice, the letter is there.
"""

from datetime import datetime, timedelta
from typing import Any, NoReturn

from lambdas.core.config.lane import TRIAGE_S, Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Failure
from lambdas.core.model.group import Group
from lambdas.core.model.head import Event, Head, HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.redact import redact
from lambdas.core.model.value import replace
from lambdas.core.ports.runs import Order
from lambdas.core.worker.advice import ADVISED, NOT_ADVISED, Act, Advice, as_data, read_advice
from lambdas.core.worker.settle import Worker

SPARE_S = 1.0  # to write the advice down
LEAST_S = 2.0  # with less time than this, nobody is asked


def advise(worker: Worker, job: Job, head: Head, failure: Failure, *, ends_at: datetime) -> None:
    """Never raises `Unavailable`: the job is settled, and advice is worth no second try."""
    seconds = min(TRIAGE_S, (ends_at - worker.clock()).total_seconds() - SPARE_S)
    if seconds < LEAST_S:
        return
    try:
        group = worker.group_of(failure.signature) if worker.group_of is not None else None
        worker.ledger.record(head.key, _asked(worker, job, head, failure, group, seconds))
    except Unavailable:
        return


def _asked(worker: Worker, job: Job, head: Head, failure: Failure, group: Group | None, seconds: float) -> Event:
    lane, now = worker.lane, worker.clock()
    case = replace(job, payload=case_of(lane, head, failure, group), agent=None, model=None)
    begun = Head(
        key=job.key, status=HeadStatus.RUNNING, attempt=1, run_id=f"triage_{worker.new_id()}", first_claimed_at=now
    )
    refusing: Any = Nothing()
    ending = worker.perform(
        Order(
            job=case,
            head=begun,
            means=replace(worker.means, ledger=refusing, store=refusing, enqueue=refusing.enqueue),
            agent=lane.triage,
            deadline=now + timedelta(seconds=seconds),
            seconds=seconds,
        )
    )
    facts = {"death_id": head.death_id, "spend_usd": ending.used.spend_usd}
    why = ending.not_begun or (f"{ending.failure.code}: {_first(ending.failure)}" if ending.failure else "")
    if not why and ending.suspended is None:
        try:
            return _told(worker, job, head, replace(read_advice(ending.text, lane), spend_usd=ending.used.spend_usd))
        except (ValueError, TypeError, RecursionError) as wrong:
            why = str(wrong)
    return _event(worker, NOT_ADVISED, _clean(worker, job, why or "it waits; a triage has one run"), facts)


def _told(worker: Worker, job: Job, head: Head, advice: Advice) -> Event:
    """It may quote what it was shown, and more: it is redacted as a failure is."""
    reasons = tuple(_clean(worker, job, each) for each in advice.reasons)
    shown = replace(advice, reasons=reasons, draft=_clean(worker, job, advice.draft))
    return _event(worker, ADVISED, "; ".join(reasons), as_data(shown, head.death_id))


def _event(worker: Worker, what: str, why: str, data: dict[str, Any]) -> Event:
    return Event(
        at=worker.clock(), event_id=worker.new_id(), what=what, who=worker.lane.triage, why=why[:2_000], data=data
    )


def _clean(worker: Worker, job: Job, text: str) -> str:
    return redact(worker.hide(text, cut=True), job.payload, worker.lane.redact)


def _first(failure: Failure) -> str:
    return failure.detail.split("\n", 1)[0][:300]


def case_of(lane: Lane, head: Head, failure: Failure, group: Group | None) -> dict[str, Any]:
    """What the agent is given: plain JSON, and nothing of the payload."""
    known = None
    if group is not None:
        seen = {"first_seen": group.first_seen.isoformat(), "last_seen": group.last_seen.isoformat()}
        known = {"letters": group.letters, "note": group.note.note, "bug_url": group.note.bug_url, **seen}
    return {
        "letter": {
            "kind": failure.kind.value,
            "code": str(failure.code),
            "because": failure.because,
            "error_type": failure.error_type,
            "detail": failure.detail,
            "signature": failure.signature,
            "attempts": head.attempt,
            "steps_kept": head.checkpoint,
            "spend_usd": head.spend_usd,
            "tokens": head.tokens,
            "replayed": len(head.lineage),
        },
        "group": known,
        "history": [
            {"attempt": past.attempt, "at": past.at.isoformat(), "code": str(past.code), "steps_kept": past.checkpoint}
            for past in head.failures
        ],
        "tried": [{name: part for name, part in each.__dict__.items() if part} for each in head.strategies_tried],
        "may": {
            "act": [act.value for act in Act if act is not Act.OTHER_AGENT or lane.alternates],
            "agents": [lane.agent, *lane.alternates],
            "models": [model.name for model in lane.models],
        },
        "is_acted_on": failure.code in lane.triage_may,
    }


class Nothing:
    """In the place of a ledger, a store and a queue: a triage finds nothing kept, and can keep nothing."""

    def steps(self, _key: object, **_: object) -> tuple[()]:
        return ()

    def signals(self, _root: object) -> tuple[()]:
        return ()

    def note_used(self, *_: object, **__: object) -> None:
        """What it spends is on its advice."""

    def __getattr__(self, name: str) -> Any:
        def refuse(*_: object, **__: object) -> NoReturn:
            raise ValueError(f"a triage keeps no step, has no effect and enqueues nothing: it asked for {name!r}")

        return refuse
