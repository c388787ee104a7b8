"""What a lane's triage agent advises about a letter: what to do, why, and what to say. It is a guest's word.

It is asked about a job that was just buried, and runs as any agent does: a guest of the job's tenant, without the
worker's keys. It gets what a letter will say, redacted, and never the payload. It can keep nothing, enqueue nothing and
has no effects of its own. Its advice is read strictly, kept on the timeline, and shown. Nothing here acts on it, and
whatever becomes of it, the letter is there.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NoReturn

from lambdas.core.config.lane import TRIAGE_S, Lane, foreign_name
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import SAME, Failure, Strategy
from lambdas.core.model.group import Group
from lambdas.core.model.head import Event, Head, HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.value import clipped, names_in, replace, value
from lambdas.core.ports.runs import Order

if TYPE_CHECKING:
    from lambdas.core.worker.settle import Worker

ADVISED = "letter.advised"
NOT_ADVISED = "letter.not_advised"
MOST_REASONS = 5
LONGEST_REASON = 300
LONGEST_DRAFT = 4_000
MOST_TOKENS = 10_000_000


class Act(StrEnum):
    REPLAY = "replay"  # run it again, with the strategy if there is one
    OTHER_AGENT = "other_agent"  # run it again with the agent that the strategy names
    DISCARD = "discard"  # give it up
    ASK = "ask"  # ask the tenant; the draft is the question
    REPORT = "report"  # report a bug; the draft is the report


@value
class Advice:
    act: Act
    reasons: tuple[str, ...]
    strategy: Strategy = SAME
    draft: str = ""
    by: str = ""  # the lane's triage, "agents.triage:advise"
    at: datetime | None = None
    spend_usd: float = 0.0


def read_advice(text: str, lane: Lane) -> Advice:
    """Raise ValueError, with what was expected."""
    given = json.loads(text)
    if not isinstance(given, dict) or given.get("act") not in list(Act):
        act = given.get("act") if isinstance(given, dict) else given
        raise ValueError(f"act is {act!r:.80}: expected {{'act': one of {', '.join(Act)}, 'reasons': [...]}}")
    reasons = given.get("reasons")
    if not isinstance(reasons, list) or not reasons or not all(isinstance(each, str) and each for each in reasons):
        raise ValueError(f"reasons is {reasons!r:.80}: expected at least one text")
    strategy = _strategy(given.get("strategy") or {}, lane)
    if given["act"] == Act.OTHER_AGENT and strategy.agent is None:
        raise ValueError(f"act is {given['act']!r}: expected strategy.agent, one of {', '.join(lane.alternates)}")
    return Advice(
        act=Act(given["act"]),
        reasons=tuple(clipped(each, LONGEST_REASON) for each in reasons[:MOST_REASONS]),
        strategy=strategy,
        draft=clipped(str(given.get("draft") or ""), LONGEST_DRAFT),
    )


def _strategy(given: Any, lane: Lane) -> Strategy:
    strategy = _advisable(given)
    foreign = foreign_name(lane, agent=strategy.agent, model=strategy.model)
    if foreign is not None:
        raise ValueError(f"strategy.{foreign}")
    return strategy


def _advisable(given: Any) -> Strategy:
    """Names and whole numbers. No words: they would be a model's, or a thief's, given to another."""
    if not isinstance(given, dict) or given.keys() - _ADVISABLE:
        raise ValueError(f"strategy is {given!r:.80}: expected some of {', '.join(sorted(_ADVISABLE))}")
    for name in ("compress_to_tokens", "max_output_tokens"):
        number = given.get(name)
        if number is not None and (type(number) is not int or not 0 < number <= MOST_TOKENS):
            raise ValueError(f"strategy.{name} is {number!r:.40}: expected a whole number up to {MOST_TOKENS:,}")
    for name in ("agent", "model"):
        if not isinstance(given.get(name), str | None):
            raise ValueError(f"strategy.{name} is {given[name]!r:.80}: expected a name")
    return Strategy(**given)


_ADVISABLE = frozenset({"model", "agent", "compress_to_tokens", "max_output_tokens"})


def as_data(advice: Advice, death_id: str) -> dict[str, Any]:
    """As the timeline keeps it, beside who and why."""
    changes = {name: getattr(advice.strategy, name) for name in names_in(Strategy)}
    return {
        "death_id": death_id,
        "act": advice.act.value,
        "reasons": list(advice.reasons),
        "strategy": {name: change for name, change in changes.items() if change},
        "draft": advice.draft,
        "spend_usd": advice.spend_usd,
    }


def advice_in(timeline: Sequence[Event], death_id: str) -> Advice | None:
    """The latest about this death. Only a worker writes such an event: no run may, and no producer.

    Whoever has stolen a worker's role writes what they like: what no worker of ours would have written is none.
    """
    for event in reversed(timeline):
        if event.what == ADVISED and death_id and event.data.get("death_id") == death_id:
            try:
                return _kept(event, event.data)
            except (ValueError, TypeError, KeyError):
                return None
    return None


def _kept(event: Event, data: Mapping[str, Any]) -> Advice:
    reasons, draft, spent = data["reasons"], data["draft"], data["spend_usd"]
    if not all(isinstance(text, str) for text in (draft, *reasons)) or type(spent) not in (int, float):
        raise TypeError(f"reasons, draft and spend_usd are {reasons!r:.80}, {draft!r:.80} and {spent!r:.80}")
    return Advice(
        act=Act(data["act"]),
        reasons=tuple(clipped(each, LONGEST_REASON) for each in reasons[:MOST_REASONS]),
        strategy=_advisable(data["strategy"]),
        draft=clipped(draft, LONGEST_DRAFT),
        by=event.who,
        at=event.at,
        spend_usd=spent,
    )


SPARE_S = 1.0  # to write the advice down
LEAST_S = 2.0  # with less time than this, nobody is asked


def advise(worker: "Worker", job: Job, head: Head, failure: Failure, *, ends_at: datetime) -> None:
    """Never raises `Unavailable`: the job is settled, and advice is worth no second try."""
    seconds = min(TRIAGE_S, (ends_at - worker.clock()).total_seconds() - SPARE_S)
    if seconds < LEAST_S:
        return
    try:
        group = worker.group_of(failure.signature) if worker.group_of is not None else None
        worker.ledger.record(head.key, _asked(worker, job, head, failure, group, seconds))
    except Unavailable:
        return


def _asked(worker: "Worker", job: Job, head: Head, failure: Failure, group: Group | None, seconds: float) -> Event:
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


def _told(worker: "Worker", job: Job, head: Head, advice: Advice) -> Event:
    """It may quote what it was shown, and more: it is redacted as a failure is."""
    reasons = tuple(_clean(worker, job, each) for each in advice.reasons)
    shown = replace(advice, reasons=reasons, draft=_clean(worker, job, advice.draft))
    return _event(worker, ADVISED, "; ".join(reasons), as_data(shown, head.death_id))


def _event(worker: "Worker", what: str, why: str, data: dict[str, Any]) -> Event:
    return Event(
        at=worker.clock(), event_id=worker.new_id(), what=what, who=worker.lane.triage, why=why[:2_000], data=data
    )


def _clean(worker: "Worker", job: Job, text: str) -> str:
    from lambdas.core.model.redact import redact  # noqa: PLC0415 - whoever only reads advice does not need it

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
