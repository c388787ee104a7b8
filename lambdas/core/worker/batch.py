"""One batch of messages: run side by side, except those on which a worker may have died. These run alone.

So a crash cannot hit the same neighbours twice: whatever shared the batch is settled, deleted or requeued first.
"""

import math
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

from lambdas.core.agent import supervise
from lambdas.core.model.breaker import WHOLE_LANE
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.job import Job, Message, Refused
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import Breakers
from lambdas.core.worker.attempt import Turn, read_for, work
from lambdas.core.worker.breaker_report import asked_to_wait, back_off, count_successes
from lambdas.core.worker.settle import Outcome, Worked, Worker, requeue, ride_out

Results = dict[str, Worked]

BACK_AFTER = timedelta(seconds=30)  # the end of the function: by then the lease of a lost attempt is over too


def work_batch(worker: Worker, breakers: Breakers, messages: Sequence[Message], *, ends_at: datetime) -> Results:
    """What became of each message, by message id. SQS may deliver one twice in a batch: it is one message."""
    messages = tuple({message.message_id: message for message in messages}.values())
    reads = {message.message_id: read_for(worker.lane, message) for message in messages}
    tenants = sorted({read.tenant_id for read in reads.values() if isinstance(read, Job)})
    known = breakers.read([*tenants, WHOLE_LANE], worker.lane.job_type) if tenants else {}
    wait = asked_to_wait(known, worker.clock()) if known else None
    jobs = [message for message in messages if isinstance(reads[message.message_id], Job)]
    waiting = back_off(worker, jobs, wait) if wait is not None else {}
    rest = [message for message in messages if message.message_id not in waiting]
    hidden = supervise.start(partial(_hide, worker, rest, ends_at))  # beside the claims, which do not wait for it
    worked = _work(worker, rest, reads, Turn(ends_at=ends_at, breakers=breakers, known=known))
    hidden.ended()  # a request that is under way when Lambda freezes the process would end in the next invocation
    return waiting | worked


def _hide(worker: Worker, messages: Sequence[Message], ends_at: datetime) -> None:
    """If this sandbox is lost its messages come back soon after its end, and not after the queue's long time-out."""
    if messages:
        worker.queue.hide(messages, seconds=math.ceil((ends_at - worker.clock() + BACK_AFTER).total_seconds()))


def _work(worker: Worker, messages: Sequence[Message], reads: dict[str, Job | Refused], turn: Turn) -> Results:
    """A suspect goes first, alone, and the others are requeued: run last, it would hardly ever have a full run left."""
    suspects = [message for message in messages if message.suspect]
    if suspects and (len(messages) == 1 or _time_enough(worker, turn)):
        results = _alone(worker, suspects[0], messages, {}, reads, turn)
    else:
        results = {message.message_id: _put_back(worker, message) for message in suspects}
        innocent = [message for message in messages if not message.suspect]
        results |= _side_by_side(worker, innocent, reads, turn)
        # What the ledger knows to have lost its worker, though its message is a new one.
        found = [message for message in innocent if results[message.message_id].outcome is Outcome.DEFERRED]
        lone = len(messages) == 1
        if found and (lone or _time_enough(worker, turn)) and not any(result.survivor for result in results.values()):
            settled = {id_: result for id_, result in results.items() if result.outcome is not Outcome.DEFERRED}
            results = _alone(worker, found[0], messages, settled, reads, turn)
        else:
            # Marked, or each later batch would find it out too late again.
            results |= {message.message_id: _put_back(worker, message, suspect=True) for message in found}
    if turn.known:
        count_successes(worker, turn.breakers, turn.known, results.values(), worker.clock())
    return results


def _side_by_side(worker: Worker, messages: Sequence[Message], reads: dict[str, Job | Refused], turn: Turn) -> Results:
    def one(message: Message) -> Worked:
        return work(worker, message, reads[message.message_id], turn)

    if len(messages) < 2:
        return {message.message_id: one(message) for message in messages}
    tasks = {message.message_id: supervise.start(partial(one, message)) for message in messages}
    for task in tasks.values():  # all of them, before a mistake of ours in one is raised
        task.ended()
    return {message_id: task.result() for message_id, task in tasks.items()}


def _alone(
    worker: Worker,
    suspect: Message,
    messages: Sequence[Message],
    settled: Results,
    reads: dict[str, Job | Refused],
    turn: Turn,
) -> Results:
    """Before it starts nothing else is left in this batch: a crash must not make suspects of the others."""
    others = [message for message in messages if message is not suspect]
    settled |= {each.message_id: _put_back(worker, each) for each in others if each.message_id not in settled}
    if others:
        with suppress(Unavailable):  # what stays is delivered again, and found to be settled
            worker.queue.delete([each for each in others if settled[each.message_id].outcome.acked])
    worked = work(worker, suspect, reads[suspect.message_id], replace(turn, alone=True))
    return {**settled, suspect.message_id: worked}


def _time_enough(worker: Worker, turn: Turn) -> bool:
    """A suspect gets a full run or none: a short one would only look like another crash."""
    return turn.ends_at - worker.clock() >= timedelta(seconds=worker.lane.run_timeout + 1)


def _put_back(worker: Worker, message: Message, *, suspect: bool = False) -> Worked:
    try:
        marked = replace(message, bad_receives=max(1, message.bad_receives)) if suspect else message
        return requeue(worker, marked, delay=timedelta(0), why="a suspect runs alone")
    except Unavailable as down:
        return ride_out(worker, message, down)
