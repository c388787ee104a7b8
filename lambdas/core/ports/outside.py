"""What the core asks of the outside beside the ledger: queues, the bucket, breakers, people. Docstrings are contracts.

Any method raises `Unavailable` when the store or queue cannot answer; then nothing is known to have changed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from datetime import datetime
from typing import Any, Protocol

from lambdas.core.breaker import Breaker, Tally
from lambdas.core.head import StoredBody
from lambdas.core.message import Message, Outgoing
from lambdas.core.timeline import Event
from lambdas.core.value import value


class LaneQueue(Protocol):
    def send(self, message: Outgoing) -> None:
        """To the lane's queue, or to its dead-letter queue when it has a death_id."""
        ...

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        """As `send`, ten and 1 MiB a request. Those that were not taken: nothing is known of the others' order."""
        ...

    def delete(self, messages: Sequence[Message]) -> None: ...

    def show_again(self, message: Message, *, seconds: int) -> None:
        """Make a message that could not be put back visible again soon. Best effort."""
        ...


class Store(Protocol):
    """Bodies, results and snapshots that are too large, or too private, for the ledger."""

    def put(self, ref: str, content: str) -> None: ...

    def get(self, ref: str) -> str:
        """Raise `NotStored` if there is nothing."""
        ...

    def renew(self, ref: str) -> None:
        """Let it be kept as long as one that was put just now. Raise `NotStored` if there is nothing."""
        ...


class Breakers(Protocol):
    def read(self, tenants: Sequence[str], job_type: str) -> Mapping[str, Breaker]:
        """By tenant, by one read; without those of whom nothing is known. What cannot be read is left out: closed.

        A closed one may be some seconds old, an open one never is.
        """
        ...

    def find(self, tenant_id: str, job_type: str) -> Breaker:
        """Consistent; a closed one if nothing is known."""
        ...

    def count(self, tally: Tally) -> Breaker | None:
        """Add to the window that is live; a failure begins one where none is. The breaker as counted.

        None if it does not count (see `counted`). One request, two for the failure that begins a window.
        """
        ...

    def move(self, was: Breaker, to: Breaker, event: Event | None = None) -> Breaker | None:
        """Write `to`, and its event, if nobody has moved the breaker since it was read; None if somebody has.

        Counting is no move. A window is taken away by a move, never written.
        """
        ...

    def watched(self) -> Sequence[Breaker]:
        """Those with a `watch_at`, the earliest first, each read consistently."""
        ...

    def set_limits(self, breaker: Breaker, event: Event) -> None:
        """Write `breaker.limits`, and nothing else of it."""
        ...

    def history(self, tenant_id: str, job_type: str) -> Sequence[Event]:
        """Oldest first."""
        ...

    def slow_down(self, job_type: str, *, until: datetime) -> None:
        """Ask every worker of the lane to begin nothing before `until`, unless it is asked to wait longer already.

        It is read with the breakers, as `slow_until` of the tenant `WHOLE_LANE`.
        """
        ...


@value
class Notice:
    """Something that people should hear of at once."""

    what: str  # a constant phrase: "breaker.opened"
    subject: str  # one line
    facts: Mapping[str, Any] = field(default_factory=dict)  # never a payload


class Notices(Protocol):
    def tell(self, notice: Notice) -> None:
        """Best effort: it never raises, and nobody waits for it."""
        ...


def body_for(text: str, ref: str, *, inline_bytes: int = 4096) -> StoredBody:
    """Small bodies live on the head: a put-back of a small job touches no bucket."""
    if len(text.encode("utf-8", "surrogatepass")) <= inline_bytes:
        return StoredBody(text=text)
    return StoredBody(ref=ref)
