"""Messages that are not run here: refused, sent again as they are, or kept on their way while nothing answers."""

from datetime import timedelta

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code, Failure, Kind, stated
from lambdas.core.model.job import Message, Outgoing, Refused, StoredBody, outage_delay_s
from lambdas.core.worker.settle import Outcome, Worked, Worker, whole_delay_s


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
