"""The worker: what it needs to run a lane's jobs, and what it says became of each message."""

from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from lambdas.core.failure import Failure
from lambdas.core.head import Head, StoredBody
from lambdas.core.job import Job
from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger
from lambdas.core.message import Outgoing
from lambdas.core.ports import LaneQueue, Notices, Store
from lambdas.core.strategy import SAME, Strategy
from lambdas.core.timeline import Event
from lambdas.core.value import names_in, value

if TYPE_CHECKING:
    from lambdas.core.perform import Agent
    from lambdas.core.run import Means


class Outcome(StrEnum):
    DONE = "done"  # the agent succeeded and the head says so
    RETRIED = "retried"  # the attempt failed; another will come
    BURIED = "buried"  # on its way to the dead-letter queue
    REFUSED = "refused"  # the message itself is wrong; on its way to the dead-letter queue
    PARKED = "parked"  # its tenant's breaker is open
    DUPLICATE = "duplicate"  # the job is done already
    STALE = "stale"  # a copy that no longer counts
    PUT_BACK = "put_back"  # not yet: leased by another, not due, or our own infrastructure failed
    DEFERRED = "deferred"  # a worker died on it before: it must run alone
    FAILED = "failed"  # could not even be put back: the broker keeps it

    @property
    def acked(self) -> bool:
        return self not in (Outcome.DEFERRED, Outcome.FAILED)


@value
class Worked:
    """What became of one message, for metrics and the log."""

    outcome: Outcome
    job: Job | None = None
    head: Head | None = None
    failure: Failure | None = None
    run_ms: int | None = None  # None: the agent was not run
    began_at: datetime | None = None  # when the attempt that ended here began; None: the agent was not run
    spent_usd: float = 0.0  # by this attempt alone
    breaker: str = ""  # what this did to its tenant's breaker: an event's phrase
    silent: bool = False  # the agent returned as if all were well
    survivor: bool = False  # the agent's thread still runs: the process must end
    why: str = ""


@value
class Worker:
    """Everything that working on a message of one lane needs."""

    lane: Lane
    version: str
    consumer_id: str
    ledger: Ledger
    queue: LaneQueue
    queue_of: Callable[[str], LaneQueue]  # another lane's, for jobs that jobs enqueue
    store: Store
    notices: Notices
    agent_named: "Callable[[str], Agent]"
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    jitter: Callable[[], float]  # from 0 to 1

    @property
    def means(self) -> "Means":
        from lambdas.core.run import Means  # noqa: PLC0415 - breakers know workers, and need nothing that runs agents

        return Means(lane=self.lane, ledger=self.ledger, store=self.store, clock=self.clock, enqueue=self._enqueue)

    def _enqueue(self, job_type: str, tenant_id: str, body: str) -> None:
        if job_type not in (self.lane.job_type, *self.lane.enqueues):
            allowed = f"add it to {self.lane.job_type}.enqueues in lanes.toml"
            raise ValueError(f"lane {self.lane.job_type!r} may not enqueue to {job_type!r}: {allowed}")
        queue = self.queue if job_type == self.lane.job_type else self.queue_of(job_type)
        queue.send(Outgoing(body=StoredBody(text=body), group=tenant_id))

    def event(self, what: str, head: Head, *, why: str) -> Event:
        failure = head.failure
        data = {"attempt": head.attempt, "checkpoint": head.checkpoint, "worker_version": self.version}
        if failure is not None:
            data |= {
                "kind": failure.kind.value,
                "code": str(failure.code),
                "signature": failure.signature,
                "error_type": failure.error_type,
                "detail": failure.detail.split("\n", 1)[0],
            }
        if head.strategy != SAME:  # what the next try does differently
            changes = {name: getattr(head.strategy, name) for name in names_in(Strategy)}
            data["strategy"] = {name: change for name, change in changes.items() if change}
        return Event(at=self.clock(), event_id=self.new_id(), what=what, why=why, data=data)
