"""How a message ends: done, retried, buried, parked, refused, put back. Head first, then queue, then the ack.

In that order a crash leaves a head that the sweep finds; the other way round it would leave nothing.
"""

from datetime import timedelta
from typing import TYPE_CHECKING

from lambdas.core.errors import Unavailable
from lambdas.core.failure import Failure
from lambdas.core.head import ENDED_FOR, Head, HeadStatus, StoredBody
from lambdas.core.job import Job, Refused
from lambdas.core.ledger import Claim
from lambdas.core.message import MAX_DELAY_S, Message, Outgoing, outage_delay_s
from lambdas.core.perform import Ending
from lambdas.core.ports import body_for
from lambdas.core.run import Run
from lambdas.core.stated import stated
from lambdas.core.strategy import SAME
from lambdas.core.taxonomy import Code, Kind
from lambdas.core.value import replace
from lambdas.core.worker import Outcome, Worked, Worker

if TYPE_CHECKING:
    from lambdas.core.triage import Verdict


def settle(worker: Worker, job: Job, message: Message, head: Head, run: Run, ending: Ending, ran_ms: int) -> Worked:
    spent = replace(
        head, spend_usd=run.guards.spend_usd, tokens=run.guards.tokens, duration_ms=head.duration_ms + ran_ms
    )
    if ending.failure is None:
        return finish(worker, job, spent, run, ending)
    failed = spent.with_failure(ending.failure, at=worker.clock(), checkpoint=run.checkpoint)
    return replace(judge(worker, job, message, failed), silent=ending.silent, survivor=ending.survivor)


def judge(worker: Worker, job: Job, message: Message, failed: Head) -> Worked:
    """`failed` has the attempt's failure on record: another try, or the dead-letter queue."""
    from lambdas.core.triage import Decision, triage  # noqa: PLC0415 - only failures need it

    verdict = triage(failed, worker.lane, now=worker.clock(), jitter=worker.jitter())
    if verdict.decision is Decision.RETRY:
        return retry(worker, job, message, failed, verdict)
    return bury(worker, job, message, failed, verdict.failure)


def finish(worker: Worker, job: Job, head: Head, run: Run, ending: Ending) -> Worked:
    now = worker.clock()
    result, ref = run.results.keep_text(ending.text, "result")
    done = replace(
        head,
        status=HeadStatus.DONE,
        result=result,
        result_ref=ref,
        checkpoint=run.checkpoint,
        updated_at=now,
    )
    worker.ledger.finish(done, expires_at=now + ENDED_FOR)
    return Worked(outcome=Outcome.DONE, job=job, head=done)


def retry(worker: Worker, job: Job, message: Message, head: Head, verdict: "Verdict") -> Worked:
    now = worker.clock()
    due_at = now + verdict.delay
    tried = head.strategies_tried if verdict.strategy == SAME else (*head.strategies_tried, verdict.strategy)
    waiting = replace(
        head,
        status=HeadStatus.WAITING,
        ticket=worker.new_id(),
        body=_body(worker, job, message, head),
        due_at=due_at,
        sweep_at=due_at + worker.lane.patience,
        resends=0,
        strategy=verdict.strategy,
        strategies_tried=tuple(dict.fromkeys(tried)),
        updated_at=now,
    )
    worker.ledger.put_back(waiting, worker.event("attempt.failed", waiting, why=verdict.reason))
    worker.queue.send(
        Outgoing(
            body=StoredBody(text=message.body),
            group=job.tenant_id,
            ticket=waiting.ticket,
            delay_s=whole_delay_s(verdict.delay),
            trace_id=message.trace_id,
        )
    )
    return Worked(outcome=Outcome.RETRIED, job=job, head=waiting, failure=verdict.failure, why=verdict.reason)


def bury(worker: Worker, job: Job, message: Message, head: Head, failure: Failure) -> Worked:
    """`head` has the attempt's own failure on record; `failure` is what triage makes of it."""
    now = worker.clock()
    dying = replace(
        head,
        status=HeadStatus.DYING,
        failure=failure,
        ticket=worker.new_id(),
        death_id=f"death_{worker.new_id()}",
        body=_body(worker, job, message, head),
        due_at=None,
        sweep_at=now + worker.lane.patience,
        resends=0,
        updated_at=now,
    )
    worker.ledger.give_up(dying, worker.event("attempt.failed", dying, why=f"buried as {failure.code}"))
    send_dying(worker, dying, message)
    return Worked(outcome=Outcome.BURIED, job=job, head=dying, failure=failure)


def send_dying(worker: Worker, head: Head, message: Message | None = None) -> None:
    worker.queue.send(dying_message(head, message))


def dying_message(head: Head, message: Message | None = None) -> Outgoing:
    """The way to the dead-letter queue, for the worker and for the sweep that sends it again."""
    failure = head.failure or stated(Code.UNKNOWN, "")
    return Outgoing(
        body=head.body,
        group=head.key.tenant_id,
        ticket=head.ticket,
        death_id=head.death_id,
        kind=failure.kind,
        code=failure.code,
        receives=message.receives if message else 0,
        original_message_id=message.message_id if message else head.message_id,
        trace_id=head.trace_id,
    )


def park(worker: Worker, job: Job, message: Message, claim: Claim) -> Worked:
    worker.ledger.park(claim, ticket=worker.new_id(), body=_stored(worker, job, message))
    return Worked(outcome=Outcome.PARKED, job=job)


def refuse(worker: Worker, message: Message, refused: Refused) -> Worked:
    failure = stated(refused.code, str(refused), about=refused.field)
    _bury_without_head(worker, message, failure)
    return Worked(outcome=Outcome.REFUSED, failure=failure, why=str(refused))


def put_back(worker: Worker, message: Message, *, delay: timedelta, why: str, hops: int | None = None) -> Worked:
    """Send the same message again, unrun. The crashes that it has seen so far travel with it."""
    worker.queue.send(
        Outgoing(
            body=StoredBody(text=message.body),
            group=message.group,
            ticket=message.ticket,
            delay_s=whole_delay_s(delay),
            hops=message.hops if hops is None else hops,
            bad_receives=message.receives - 1,
            trace_id=message.trace_id,
        )
    )
    return Worked(outcome=Outcome.PUT_BACK, why=why)


def ride_out(worker: Worker, message: Message, down: Unavailable) -> Worked:
    """Our own infrastructure failed: put the message back for longer and longer, for a day, then bury it."""
    delay_s = outage_delay_s(message.hops)
    try:
        if delay_s is not None:
            return put_back(worker, message, delay=timedelta(seconds=delay_s), why=str(down), hops=message.hops + 1)
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
            death_id=f"death_{message.message_id}",
            kind=Kind(failure.kind),
            code=failure.code,
            detail=failure.detail,
            receives=message.receives,
            original_message_id=message.message_id,
            trace_id=message.trace_id,
        )
    )


def _body(worker: Worker, job: Job, message: Message, head: Head) -> StoredBody:
    return head.body if head.body != StoredBody() else _stored(worker, job, message)


def _stored(worker: Worker, job: Job, message: Message) -> StoredBody:
    key = job.key
    ref = f"bodies/{key.tenant_id}/{key.job_type}/{key.job_id}/{key.version}/{job.input_hash}.json"
    body = body_for(message.body, ref)
    if body.ref is not None:
        worker.store.put(body.ref, message.body)
    return body


def whole_delay_s(delay: timedelta) -> int:
    """Rounded up, because a message that comes early is only put back again; SQS delays no longer than 15 minutes."""
    return min(MAX_DELAY_S, max(0, -int(-delay.total_seconds() // 1)))
