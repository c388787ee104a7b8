"""Tell a job something while it runs, waits, or before it has begun: by a name, with a value, once for an id.

It is kept, and wakes the job if that is what it waits for. A job that was replayed gets it through its replay.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.model import moves
from lambdas.core.model.errors import HeadMoved, LazaretError, SignalKnown, Unavailable
from lambdas.core.model.head import Event, Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import as_json, replace, value
from lambdas.core.model.wait import For, Signal
from lambdas.core.operate.submit import NoSuchLane
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Beats, LaneQueue

TRIES = 8  # a head that moves more often meanwhile is a fault of its own
MOST_BYTES = 32 * 1024  # of a signal's value: all of them are read when a run waits
OVER = frozenset({HeadStatus.DONE, HeadStatus.DYING, HeadStatus.DEAD, HeadStatus.CANCELLED})


class Came(StrEnum):
    KEPT = "kept"  # the job finds it when it waits for it
    WOKE = "woke"  # the job waited for it, and goes on
    KNOWN = "known"  # it came before, under this id
    LATE = "late"  # the job has ended


class TooLarge(LazaretError):
    def __init__(self, size: int) -> None:
        super().__init__(f"value: {size} bytes of JSON, expected at most {MOST_BYTES}")


class NotJson(LazaretError):
    """Python reads more than JSON has: NaN, 1e999, and what is deeper than it can be written again."""


class Restless(LazaretError):
    """The job moved each time it was looked at."""

    def __init__(self, key: JobKey) -> None:
        super().__init__(f"job {key} moves too quickly just now: try again")


@value
class Signaller:
    lanes: Mapping[str, Lane]
    ledger: Ledger
    queue_of: Callable[[str], LaneQueue] | None  # None: whoever signals sends nothing, and the sweep does
    beats: Beats
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


@value
class Signalled:
    came: Came
    head: Head | None  # of the job that got it, or that has ended; None: nobody knows it yet


def signal(signaller: Signaller, key: JobKey, said: Signal) -> Signalled:
    """Raise `NoSuchLane`, `TooLarge`, `NotJson`, or `Restless` if the job would not hold still."""
    lane = signaller.lanes.get(key.job_type)
    if lane is None:
        raise NoSuchLane(key.job_type)
    size = size_of(said.value, "value")
    if size > MOST_BYTES:
        raise TooLarge(size)
    for _ in range(TRIES):
        head = stands_for(signaller.ledger, key)
        if head is not None and head.status in OVER:
            return Signalled(came=Came.LATE, head=head)
        with suppress(HeadMoved):
            return _signal(signaller, lane, key, head, said)
    raise Restless(key)


def size_of(given: Any, name: str) -> int:
    """In bytes of JSON. Raise `NotJson`."""
    try:
        return len(as_json(given, name))
    except TypeError as wrong:
        raise NotJson(f"{name}: {wrong}") from None


def stands_for(ledger: Ledger, key: JobKey) -> Head | None:
    """The job itself, or the replay of it that is under way."""
    head = ledger.head(key)
    if head is None or head.status is not HeadStatus.DEAD:
        return head
    root = head if head.root_key == head.key else ledger.head(head.root_key)
    live = ledger.head(replace(key, job_id=root.live_replay)) if root is not None and root.live_replay else None
    return live or head


def _signal(signaller: Signaller, lane: Lane, key: JobKey, head: Head | None, said: Signal) -> Signalled:
    now = signaller.clock()
    awaited = head is not None and is_awaited(head, For.SIGNAL, said.name)
    woken = due_now(signaller, head, now) if head is not None and awaited else None
    ordered = replace(said, order=head.woken + 1 if head is not None else 0)
    try:
        signaller.ledger.signal(
            head.root_key if head is not None else key,
            ordered,
            _event(ordered, now),
            of=head or key,
            woken=woken,
            expires_at=now + timedelta(days=lane.retention_days + 30),
        )
    except SignalKnown:
        return Signalled(came=Came.KNOWN, head=head)
    if not awaited:
        return Signalled(came=Came.KEPT, head=head)
    if woken is not None:
        wake(signaller, woken)
    return Signalled(came=Came.WOKE, head=woken or head)


def is_awaited(head: Head, what: For, name: str) -> bool:
    waits = head.waits if head.waits_for is not None else ()
    return any(wait.what is what and wait.name == name for wait in waits)


def due_now(signaller: Signaller, head: Head, now: datetime) -> Head | None:
    """None if it is due: its message is under way, and finds what came meanwhile. Another ticket would make that one
    stale, and behind a backlog a job that is told something every hour would never run.
    """
    if head.due_at is not None and head.due_at <= now:
        return None
    return moves.woken(head, ticket=signaller.new_id(), now=now, by_the_sweep=not _sends(signaller, head))


def _event(said: Signal, now: datetime) -> Event:
    named = {"name": said.name, "signal_id": said.signal_id}
    return Event(at=now, event_id=f"signal.{said.signal_id}", what="job.signalled", who=said.who, data=named)


def wake(signaller: Signaller, woken: Head) -> None:
    """Its message. If that cannot be sent, the head is due, and the sweep sends it."""
    if signaller.queue_of is None or not _sends(signaller, woken):
        signaller.beats.ask("resend")
        return
    with suppress(Unavailable):
        signaller.queue_of(woken.key.job_type).send(woken.message())


def _sends(signaller: Signaller, head: Head) -> bool:
    """A large body lies in the bucket, where only workers and the sweep read it."""
    return signaller.queue_of is not None and head.body.text is not None
