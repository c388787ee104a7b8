"""Jobs that wait for other jobs: the sweep, which sees every lane, looks at those and says how they ended.

No job knows who waits for it, so none pays for it. What is looked at are those that wait: each minute at first, then
less often the longer they have waited. What their jobs returned is copied to them, and they are woken, in one write.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.agent.effect_once import Results
from lambdas.core.model import moves
from lambdas.core.model.errors import ForeignReference, HeadMoved, NotStored, SignalKnown, Unavailable
from lambdas.core.model.head import MACHINE, Event, Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Intended, LetterStatus, safety_of
from lambdas.core.model.value import as_json, value
from lambdas.core.model.wait import GATHERED, OVER, For, Signal, Wait, gathered_id
from lambdas.core.operate.find import follow
from lambdas.core.sweep.resender import each_due, send_again
from lambdas.core.sweep.sweeper import Sweeper, Turn

SOONEST, LATEST = timedelta(seconds=45), timedelta(minutes=15)  # between two looks; the sweep comes each minute
LATE = 60  # one of so many parts of the time that it has waited: after an hour a minute, after five hours five
DEEPEST = 8  # jobs that wait for jobs that wait …: a circle has no end
INLINE = 2048  # characters of a result beside the signal: a hundred of them fit into an item
_AT_WORK = frozenset(
    {LetterStatus.SCHEDULED, LetterStatus.REDRIVING}
)  # a replay of it comes by itself, or is under way


def gather(turn: Turn) -> bool:
    return each_due(turn, turn.sweeper.ledger.gathering, _look)


def _look(sweeper: Sweeper, head: Head) -> str:
    now = sweeper.clock()
    over = head.due_at is None or head.due_at <= now
    if over or not head.gathers or head.key.job_type not in sweeper.lanes:
        return send_again(sweeper, head)  # which waits for a lane that is not deployed
    try:
        for wait in (each for each in head.waits if each.what is For.JOBS):
            if (said := _say(sweeper, head, wait, now)) is not None:
                return _wake(sweeper, head, wait, said, now)
        sweeper.ledger.postpone(head, sweep_at=next_look(head, now))
    except HeadMoved:
        return "moved"
    except (Unavailable, NotStored):
        return "failed"
    return "looked"


def next_look(head: Head, now: datetime) -> datetime:
    waited = now - (head.suspended_at or now)
    ends = (wait.until for wait in head.waits if wait.what is For.JOBS and wait.until > now)
    return min([now + min(LATEST, max(SOONEST, waited / LATE)), *ends, head.due_at or now + LATEST])


def _say(sweeper: Sweeper, head: Head, wait: Wait, now: datetime) -> dict[str, Any] | None:
    """None as long as it waits on."""
    keys = [_key(head.key, name) for name in wait.jobs]
    known = sweeper.ledger.heads_at(keys)
    if refused := _refused(sweeper, head, keys, list(known.values())):
        return {"refused": refused}
    children = [_child(sweeper, key, known.get(key)) for key in keys]
    if now < wait.until and not all(child.status in OVER for child in children):
        return None
    name = f"gathered-{gathered_id(head.run_id, wait).rpartition('.')[2]}"
    return {"jobs": [_told(sweeper, head, child, f"{name}-{n}") for n, child in enumerate(children)]}


def _key(of: JobKey, name: str) -> JobKey:
    """The tenant is the waiting job's own, whatever it asks for."""
    job_type, _, job_id = name.partition("/")
    return JobKey(tenant_id=of.tenant_id, job_type=job_type, job_id=job_id)


def _refused(sweeper: Sweeper, head: Head, keys: Sequence[JobKey], level: Iterable[Head]) -> str:
    """Why it waits for what can never be, if it does, or for what is none of its lane's business: what a head says is
    its worker's word, and results are copied to where that worker reads them.
    """
    asked_for, job_type = {key.job_type for key in keys}, head.key.job_type
    if gone := sorted(asked_for - set(sweeper.lanes)):
        return f"there is no lane {', '.join(gone)}"
    if foreign := sorted(asked_for - {job_type, *sweeper.lanes[job_type].enqueues}):
        return f"lane {', '.join(foreign)} is not among the `enqueues` of lane {job_type}"
    own = {head.key.job_id, head.root_key.job_id}
    for _ in range(DEEPEST):
        asked = _waited_for(level)
        for key, by in asked.items():
            if key.job_type == head.key.job_type and key.job_id in own:
                return f"{by.job_type}/{by.job_id} waits for this job, which waits for it"
        if not asked:
            return ""
        level = sweeper.ledger.heads_at(list(asked)).values()
    return f"jobs wait for jobs, more than {DEEPEST} deep" if _waited_for(level) else ""


def _waited_for(level: Iterable[Head]) -> dict[JobKey, JobKey]:
    """And by whom."""
    waits = ((head.key, wait) for head in level if head.gathers for wait in head.waits)
    return {_key(by, name): by for by, wait in waits for name in wait.jobs}


@value
class Child:
    """One of the jobs that are waited for, by its lineage."""

    key: JobKey
    status: str  # as `Ended` has it
    last: Head | None = None  # has its result
    letter: Mapping[str, str] = field(default_factory=dict)  # what `Ended` says of it


def _child(sweeper: Sweeper, key: JobKey, head: Head | None) -> Child:
    if head is None:
        return Child(key=key, status="unknown")
    if head.status is not HeadStatus.DEAD:
        return Child(key=key, status=head.status.value, last=head)
    found = follow(sweeper.ledger, head)
    if found.status is not HeadStatus.DEAD:
        return Child(key=key, status=found.status.value, last=found.last)
    letter = found.last_letter
    if letter is None:  # it was archived, and is gone
        return Child(key=key, status="dead", letter={"code": found.last.failure.code if found.last.failure else ""})
    if letter.status in _AT_WORK:
        return Child(key=key, status=letter.status.value)
    safety, _ = safety_of(letter, Intended(), sweeper.lanes[letter.job_type])
    said = {"letter_id": letter.letter_id, "code": str(letter.code), "safety": safety.value}
    return Child(key=key, status="dead", letter=said)


def _told(sweeper: Sweeper, head: Head, child: Child, name: str) -> dict[str, Any]:
    key = child.key
    facts = {"job_type": key.job_type, "job_id": key.job_id, "status": child.status, **child.letter}
    if child.status != "done" or child.last is None:
        return facts
    return facts | _copied(sweeper, head, child.last, name)


def _copied(sweeper: Sweeper, to: Head, last: Head, name: str) -> dict[str, Any]:
    """A small result as it is. A large one lies where only its own lane reads: it is copied to the waiting job's."""
    text = as_json(last.result, name)
    if last.result_ref:
        try:
            text = json.dumps(Results(key=last.key, store=sweeper.store).read(None, last.result_ref))
        except (NotStored, ForeignReference):  # it has expired, or is not its own
            return {"result": None}
    result, ref = Results(key=to.key, store=sweeper.store).keep_text(text, name, inline=INLINE)
    return {"ref": ref} if ref else {"result": result}


def _wake(sweeper: Sweeper, head: Head, wait: Wait, said: dict[str, Any], now: datetime) -> str:
    woken = moves.woken(head, ticket=sweeper.new_id(), now=now, by_the_sweep=False)
    signal_id = gathered_id(head.run_id, wait)
    order = head.woken + 1
    signal = Signal(signal_id=signal_id, name=GATHERED, at=now, who=MACHINE, value=said, order=order)
    lane = sweeper.lanes[head.key.job_type]
    try:
        sweeper.ledger.signal(
            head.root_key,
            signal,
            _event(signal, said, now),
            of=head,
            woken=woken,
            expires_at=now + timedelta(days=lane.retention_days + 30),
        )
    except SignalKnown:  # it is said, and the head was woken with it: it will find it
        raise HeadMoved(head.key, head) from None
    with suppress(Unavailable):  # the head is due, and the next sweep but one sends it
        sweeper.queue_of(lane.job_type).send(woken.message())
    return "gathered"


def _event(signal: Signal, said: dict[str, Any], now: datetime) -> Event:
    jobs = said.get("jobs", [])
    counted = {status: sum(each["status"] == status for each in jobs) for status in ("done", "dead")}
    counts = counted | {"not_ended": len(jobs) - sum(counted.values())}
    return Event(at=now, event_id=signal.signal_id, what="job.gathered", why=said.get("refused", ""), data=counts)
