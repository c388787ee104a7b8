"""Messages that are not run here, or not to the end: refused, sent again as they are, kept on their way while nothing
answers; and a run that stops for now, whose head waits for the next attempt.

Nothing is held against such a run: no failure, no backoff, no futile try. Only the attempt's number rises, because it
is the fence. What bounds it are the lane's budgets, which a lineage uses up whatever it waits for, and `max_continues`.
"""

from datetime import datetime, timedelta

from lambdas.core.model.announcement import Announcement, Told, of_question
from lambdas.core.model.errors import Unavailable, Woken
from lambdas.core.model.failure import Code, Failure, Kind, stated
from lambdas.core.model.head import Event, Head
from lambdas.core.model.job import MAX_DELAY_S, Job, Message, Outgoing, Refused, StoredBody, outage_delay_s
from lambdas.core.model.value import iso, replace
from lambdas.core.model.wait import For, Suspension, Wait, reason
from lambdas.core.notify.announce import announce
from lambdas.core.ports.outside import ASKS, Notice
from lambdas.core.ports.runs import Ending
from lambdas.core.worker.settle import Outcome, Worked, Worker, send_again, settle_failure, waiting_again, whole_delay_s


def refuse(worker: Worker, message: Message, refused: Refused) -> Worked:
    from lambdas.core.model.redact import redact  # noqa: PLC0415 - only refusals need it

    why = redact(str(refused), None, ())  # it quotes what the producer sent
    failure = stated(refused.code, why, about=refused.field)
    _bury_without_head(worker, message, failure)
    return Worked(outcome=Outcome.REFUSED, failure=failure, why=why)


def requeue(worker: Worker, message: Message, *, delay: timedelta, why: str, hops: int | None = None) -> Worked:
    """Send the same message again, unrun. The crashes that it has seen so far travel with it."""
    worker.queue.send(
        Outgoing(
            body=StoredBody(text=message.body),
            group=message.group,
            ticket=message.ticket,
            send=message.send,
            delay_s=whole_delay_s(delay),
            hops=message.hops if hops is None else hops,
            bad_receives=message.receives - 1,
            original_message_id=message.first_id,
            trace_id=message.trace_id,
        )
    )
    return Worked(outcome=Outcome.REQUEUED, why=why)


def ride_out(worker: Worker, message: Message, down: Unavailable) -> Worked:
    """Our own infrastructure failed: requeue the message with longer and longer delays, for a day, then bury it."""
    delay_s = outage_delay_s(message.hops)
    try:
        if delay_s is not None:
            return requeue(worker, message, delay=timedelta(seconds=delay_s), why=str(down), hops=message.hops + 1)
        failure = stated(Code.NEVER_STARTED, f"no answer for a day: {down}")
        _bury_without_head(worker, message, failure)
        return Worked(outcome=Outcome.BURIED, failure=failure, why=str(down))
    except Unavailable as still:
        worker.queue.show_again(message, seconds=5)
        return Worked(outcome=Outcome.FAILED, why=str(still))


def _bury_without_head(worker: Worker, message: Message, failure: Failure) -> None:
    """The death is named by the message, so that burying it twice is burying it once."""
    worker.queue.send(
        Outgoing(
            body=StoredBody(text=message.body),
            group=message.group,
            ticket=message.ticket,
            send=message.send,
            death_id=f"death_{message.message_id}",
            kind=Kind(failure.kind),
            code=failure.code,
            detail=failure.detail,
            receives=message.receives,
            original_message_id=message.first_id,
            trace_id=message.trace_id,
        )
    )


# A later one is sent by the sweep, so long before it is due that a sweep which is late is still early.
SENT_AHEAD = timedelta(seconds=MAX_DELAY_S - 180)


def suspend(worker: Worker, job: Job, message: Message, was: Head, spent: Head, ending: Ending) -> Worked:
    """`was` is as it was claimed; `spent` has what the attempt used."""
    asked = ending.suspended or Suspension()
    head = replace(spent, checkpoint=ending.checkpoint, continues=spent.continues + asked.goes_on)
    failure = _endless(worker, was, head) if asked.goes_on else None
    if failure is not None:
        failed = head.with_failure(failure, at=worker.clock(), checkpoint=ending.checkpoint)
        return settle_failure(worker, job, message, failed)
    now = worker.clock()
    due_at = max(now, min(asked.due_at or now, latest(worker, head)))
    asleep = _asleep(worker, job, message, head, asked, due_at)
    new = _new_questions(was, asleep)
    announced = tuple(of_question(asleep, wait) for wait in new)
    try:
        woken = head.woken if asked.waits else None
        worker.ledger.suspend(asleep, _event(worker, asleep), woken=woken, announced=announced)
    except Woken:  # the next attempt finds what has come; this one may have looked before it did
        asleep = _asleep(worker, job, message, head, asked, now)
        worker.ledger.suspend(asleep, _event(worker, asleep), woken=None, announced=announced)
    wait = (asleep.due_at or now) - now
    if wait <= timedelta(seconds=MAX_DELAY_S):
        send_again(worker, job, message, asleep, wait)
    _tell(worker, asleep, new, announced)
    return Worked(outcome=Outcome.SUSPENDED, job=job, head=asleep, why=_why(asleep))


def _new_questions(was: Head, asleep: Head) -> tuple[Wait, ...]:
    """Those of which nobody was notified yet: what the last run waited for already is still on the head."""
    former = {(wait.place, wait.since) for wait in was.waits}
    asked = (wait for wait in asleep.waits if wait.what is For.ANSWER)
    return tuple(wait for wait in asked if (wait.place, wait.since) not in former)


def _tell(worker: Worker, asleep: Head, new: tuple[Wait, ...], announced: tuple[Announcement, ...]) -> None:
    """Those who are to answer, and whoever listens. Who is not told still finds the question among those that wait."""
    from lambdas.core.model.question import topic_of  # noqa: PLC0415 - few runs ask

    key = asleep.key
    for wait in new:
        facts = {"tenant_id": key.tenant_id, "job_type": key.job_type, "topic": topic_of(asleep, wait)}
        worker.notices.tell(Notice(what=ASKS, subject=f"{key} asks {wait.name!r}", facts=facts))
    if worker.bus is not None and Told.ASKS in worker.lane.events:
        for each in announced:
            announce(worker.bus, worker.ledger, each, None, now=worker.clock())


def latest(worker: Worker, head: Head) -> datetime:
    """Until when it may wait at all: longer than this its steps and effects are not kept."""
    return (head.first_claimed_at or worker.clock()) + timedelta(days=worker.lane.retention_days)


def _asleep(worker: Worker, job: Job, message: Message, head: Head, asked: Suspension, due_at: datetime) -> Head:
    now = worker.clock()
    delay = due_at - now
    waiting = waiting_again(worker, job, message, head, delay)
    sent_now = delay <= timedelta(seconds=MAX_DELAY_S)
    sweep_at = waiting.sweep_at if sent_now else due_at - SENT_AHEAD
    waits = tuple(_hidden(worker, wait) for wait in asked.waits)
    asleep = replace(waiting, sweep_at=sweep_at, suspended_at=now, waits=waits)
    return replace(asleep, sweep_at=now) if asleep.gathers else asleep  # the next sweep looks at those jobs


def _hidden(worker: Worker, wait: Wait) -> Wait:
    return replace(wait, name=worker.hide(wait.name), jobs=tuple(worker.hide(name) for name in wait.jobs))


def _endless(worker: Worker, was: Head, head: Head) -> Failure | None:
    """Why it should not go on: it has too often, or to find its kept steps took all of its time, and would again."""
    lane = worker.lane
    if head.continues > lane.max_continues:
        detail = f"it has gone on {lane.max_continues} times and not ended: max_continues of lane {lane.job_type!r}"
        return stated(Code.STEP_BUDGET_EXCEEDED, detail, about="max_continues", last=head.failure)
    ran_s, usable_s = (head.duration_ms - was.duration_ms) / 1000, lane.run_timeout - lane.step_reserve_s
    if head.steps_begun == was.steps_begun and ran_s >= usable_s:
        detail = f"{ran_s:.1f} s, and no step could begin: {lane.step_reserve_s} s of {lane.run_timeout} are kept back"
        return stated(Code.RUN_TIMEOUT, detail, about="step_reserve_s")
    return None


def _event(worker: Worker, asleep: Head) -> Event:
    event = worker.event("attempt.suspended", replace(asleep, failure=None), why=_why(asleep))
    return replace(event, data={**event.data, "for": reason(asleep.waits).value})


def _why(asleep: Head) -> str:
    what = reason(asleep.waits)
    if what is For.CONTINUES:
        return "its time was over: the next invocation goes on"
    named = ", ".join(dict.fromkeys(wait.name for wait in asleep.waits if wait.name))
    until = iso(asleep.due_at) if asleep.due_at else ""
    return f"waits for {what}{f' {named}' if named else ''} until {until}"
