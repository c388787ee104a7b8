"""One batch of messages: run side by side, except those on which a worker may have died. These run alone.

A crash then takes nobody along twice: whatever shared its batch is settled, deleted or put back before it starts.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

from lambdas.core import threads
from lambdas.core.breaker import WHOLE_LANE
from lambdas.core.breaking import count_successes
from lambdas.core.errors import Unavailable
from lambdas.core.job import Job, Refused
from lambdas.core.message import Message
from lambdas.core.pace import asked_to_wait, hold
from lambdas.core.ports import Breakers
from lambdas.core.settle import put_back, ride_out
from lambdas.core.value import replace
from lambdas.core.work import Turn, read_for, work
from lambdas.core.worker import Outcome, Worked, Worker

Results = dict[str, Worked]


def work_batch(worker: Worker, breakers: Breakers, messages: Sequence[Message], *, ends_at: datetime) -> Results:
    """What became of each message, by message id."""
    reads = {message.message_id: read_for(worker.lane, message) for message in messages}
    tenants = sorted({read.tenant_id for read in reads.values() if isinstance(read, Job)})
    known = breakers.read([*tenants, WHOLE_LANE], worker.lane.job_type) if tenants else {}
    wait = asked_to_wait(known, worker.clock())
    jobs = [message for message in messages if isinstance(reads[message.message_id], Job)]
    held = hold(worker, jobs, wait) if wait is not None else {}
    rest = [message for message in messages if message.message_id not in held]
    return held | _work(worker, rest, reads, Turn(ends_at=ends_at, breakers=breakers, known=known))


def _work(worker: Worker, messages: Sequence[Message], reads: dict[str, Job | Refused], turn: Turn) -> Results:
    innocent = [message for message in messages if not message.suspect]
    results = _side_by_side(worker, innocent, reads, turn)
    count_successes(worker, turn.breakers, turn.known, results.values(), worker.clock())
    suspects = [m for m in messages if m.suspect or results[m.message_id].outcome is Outcome.DEFERRED]
    if suspects:
        alone = _one_alone(worker, suspects, messages, results, reads, turn)
        count_successes(worker, turn.breakers, turn.known, alone.values(), worker.clock())
        results |= alone
    return results


def _side_by_side(worker: Worker, messages: Sequence[Message], reads: dict[str, Job | Refused], turn: Turn) -> Results:
    def one(message: Message) -> Worked:
        return work(worker, message, reads[message.message_id], turn)

    if len(messages) < 2:
        return {message.message_id: one(message) for message in messages}
    tasks = {message.message_id: threads.start(partial(one, message)) for message in messages}
    for task in tasks.values():  # all of them, before a mistake of ours in one is raised
        task.ended()
    return {message_id: task.result() for message_id, task in tasks.items()}


def _one_alone(
    worker: Worker,
    suspects: Sequence[Message],
    messages: Sequence[Message],
    results: Results,
    reads: dict[str, Job | Refused],
    turn: Turn,
) -> Results:
    first, *rest = suspects
    later: Results = {}
    if len(messages) > 1:
        if not _time_enough(worker, turn) or any(result.survivor for result in results.values()):
            rest = list(suspects)
        later = {message.message_id: _wait_its_turn(worker, message) for message in rest}
        settled = results | later
        acked = [m for m in messages if m.message_id in settled and settled[m.message_id].outcome.acked]
        with suppress(Unavailable):  # what stays is delivered again, and found to be settled
            worker.queue.delete(acked)
    if first.message_id not in later:
        later[first.message_id] = work(worker, first, reads[first.message_id], replace(turn, alone=True))
    return later


def _time_enough(worker: Worker, turn: Turn) -> bool:
    """A suspect gets a full run or none: a short one would only look like another crash."""
    return turn.ends_at - worker.clock() >= timedelta(seconds=worker.lane.run_timeout + 1)


def _wait_its_turn(worker: Worker, message: Message) -> Worked:
    try:
        return put_back(worker, message, delay=timedelta(0), why="a suspect waits to run alone")
    except Unavailable as down:
        return ride_out(worker, message, down)
