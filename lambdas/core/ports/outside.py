"""What the core uses beside the ledger: queues, the bucket, breakers, notices. Each docstring is the contract.

Any method raises `Unavailable` when the store or queue cannot answer; then nothing is known to have changed.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from datetime import datetime
from typing import TYPE_CHECKING, Any, Protocol

from lambdas.core.model.breaker import Breaker, Tally
from lambdas.core.model.head import Event
from lambdas.core.model.job import Message, Outgoing
from lambdas.core.model.value import value

if TYPE_CHECKING:
    from lambdas.core.model.places import Asked, Place


class LaneQueue(Protocol):
    def send(self, message: Outgoing) -> None:
        """To the lane's queue, or to its dead-letter queue when it has a death_id."""
        ...

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        """As `send`, ten and 1 MiB in a request, in no order. Returns those that were not sent."""
        ...

    def delete(self, messages: Sequence[Message]) -> None: ...

    def hide(self, messages: Sequence[Message], *, seconds: int) -> None:
        """Let nobody else receive them for so long, and no longer. Best effort: it never raises."""
        ...

    def show_again(self, message: Message, *, seconds: int) -> None:
        """Make a message that could not be settled visible again soon. Best effort."""
        ...


class Store(Protocol):
    """Bodies, results and snapshots that are too large, or too private, for the ledger."""

    def put(self, ref: str, content: str) -> None: ...

    def get(self, ref: str) -> str:
        """Raise `NotStored` if there is nothing."""
        ...

    def renew(self, ref: str) -> None:
        """Keep it as long as one that is put now. Raise `NotStored` if there is nothing."""
        ...


@value
class Watched:
    """A breaker that the sweep must look at, as the list has it."""

    tenant_id: str
    job_type: str
    watch_at: datetime


class Breakers(Protocol):
    def read(self, tenants: Sequence[str], job_type: str, *, sure: bool = False) -> Mapping[str, Breaker]:
        """By tenant, in one read. Unknown ones, and those that cannot be read, are left out: they count as closed.

        A closed one may be some seconds old; an open one never is. `sure`: raise `Unavailable` if the table does not
        answer. A worker would rather run a job; a redrive would rather wait.
        """
        ...

    def find(self, tenant_id: str, job_type: str) -> Breaker:
        """Consistent; a closed one if nothing is known."""
        ...

    def count(self, tally: Tally) -> Breaker | None:
        """Add to the live window; a failure begins one if there is none. Returns the breaker as counted.

        None if it does not count (see `counted`). One request, two for the failure that begins a window.
        """
        ...

    def move(self, was: Breaker, to: Breaker, event: Event | None = None) -> Breaker | None:
        """Write `to`, and its event, if nobody has moved the breaker since it was read; None if somebody has.

        Counting is not a move. A move may remove a window, and never writes one.
        """
        ...

    def watched(self) -> Sequence[Breaker]:
        """Those with a `watch_at`, the earliest first, each read consistently."""
        ...

    def watch_list(self) -> Sequence[Watched]:
        """The same as listed by an index, which may lag: thousands in a request, and none of them is read."""
        ...

    def these(self, watched: Sequence[Watched]) -> Sequence[Breaker]:
        """Those of them that are still watched, in the same order, read consistently, a hundred in a request."""
        ...

    def unwatch(self, breakers: Sequence[Breaker]) -> None:
        """Take their `watch_at` away, a hundred in a request. Whichever was moved since it was read stays as it is."""
        ...

    def set_limits(self, breaker: Breaker, event: Event) -> None:
        """Write `breaker.limits`, and nothing else of it."""
        ...

    def history(self, tenant_id: str, job_type: str) -> Sequence[Event]:
        """Oldest first."""
        ...

    def slow_down(self, tenant_id: str, job_type: str, *, until: datetime, now: datetime) -> None:
        """Ask every worker of the lane to begin nothing of this tenant before `until`, unless it waits longer already.

        If another tenant was asked to, and still waits, it is the vendor and not the tenant: then the whole lane waits.
        It is read with the breakers, as `slow_until` of the tenant, and of the tenant `WHOLE_LANE`.
        """
        ...


class Places(Protocol):
    """How many jobs of one tenant run at once in a lane that bounds it."""

    def take(self, asked: "Asked") -> "Place | datetime":
        """A place that nobody holds at `asked.now`, for this run until `asked.until`; else when to come again.

        One request, more if others are quicker; one more for the turn. Turns of those who wait are spread as places
        become free. The same run may ask again: its answer may have been lost.
        """
        ...

    def free(self, held: "Place", *, ran_ms: int) -> None:
        """One request. Harmless if its time is over and another has it."""
        ...


# Messages of the notices queue.
LETTER, DISCARDED, DUE = "letter.created", "letter.discarded", "notice.due"
OF_BREAKERS = ("breaker.opened", "breaker.closed")
OF_REDRIVES = ("redrive.proposed", "redrive.waits_for_approval")
ASKS = "job.asks"


@value
class NoticeMessage:
    """A message of the notices queue: a hint where to look, and no text. Whoever sends one may be mistaken, or lie."""

    what: str
    tenant_id: str
    job_type: str
    topic: str = ""  # of the notice that is due; else the redrive or the question that it is about, if it is about one


@value
class Notice:
    """Something that people should know at once."""

    what: str  # a constant phrase: "breaker.opened"
    subject: str  # one line
    facts: Mapping[str, Any] = field(default_factory=dict)  # never a payload


class Bus(Protocol):
    """Where other systems hear what became of jobs."""

    def send(self, events: Sequence[tuple[str, Mapping[str, Any]]]) -> Collection[int]:
        """Each with its kind and its detail, at most ten. Returns the numbers of those that it did not take."""
        ...


class Senders(Protocol):
    """Who of this deployment sends jobs."""

    def ours(self, sender: str) -> bool:
        """Whether this is the unique id of a role of ours that does."""
        ...


class Notices(Protocol):
    def tell(self, notice: Notice) -> None:
        """Best effort: it never raises, and nobody waits for it."""
        ...


class Beats(Protocol):
    def ask(self, beat: str) -> None:
        """Have the sweep run this beat now. Best effort: it never raises, and the same beat is due within a minute."""
        ...
