"""A message as a queue delivers it, and as we send it again. Our own facts travel as attributes, never in the body."""

from datetime import datetime

from lambdas.core.head import StoredBody
from lambdas.core.value import value

# A failed infrastructure call puts the message back after 5 s, 10 s, … up to SQS's longest delay, for a day in all.
OUTAGE_FIRST_S = 5
MAX_DELAY_S = 900
OUTAGE_TOTAL_S = 24 * 3600


@value
class Message:
    """A message of a lane's queue, as delivered."""

    message_id: str
    receipt: str
    body: str
    group: str = ""  # MessageGroupId: the tenant, so that fair queues can tell tenants apart
    ticket: str | None = None
    hops: int = 0  # put-backs because our own infrastructure failed
    bad_receives: int = 0  # receives of earlier copies that ended in a crash
    receive_count: int = 1  # the broker's own count for this copy
    sent_at: datetime | None = None
    trace_id: str = ""

    @property
    def receives(self) -> int:
        return self.bad_receives + self.receive_count

    @property
    def suspect(self) -> bool:
        """A worker may have died on it: it runs alone, so that it cannot take others with it."""
        return self.receives > 1


@value
class DeadMessage:
    """A message in a dead-letter queue: buried by a worker, or moved there by the broker."""

    message_id: str
    body: str
    death_id: str
    group: str = ""
    ticket: str | None = None
    moved_by_broker: bool = False
    code: str = ""  # what the worker said; empty when the broker moved it
    detail: str = ""  # only when no head can carry it
    receives: int = 0
    sent_at: datetime | None = None
    original_message_id: str = ""
    trace_id: str = ""
    body_ref: str = ""  # a body too large to travel with attributes lies here


@value
class Outgoing:
    """A message to send to a lane's queue, or, with a `death_id`, to its dead-letter queue."""

    body: StoredBody
    group: str
    ticket: str | None = None
    delay_s: int = 0
    hops: int = 0
    bad_receives: int = 0
    death_id: str = ""
    code: str = ""
    kind: str = ""
    detail: str = ""
    receives: int = 0
    original_message_id: str = ""
    trace_id: str = ""


def outage_delay_s(hops: int) -> int | None:
    """None when a day of hops is used up: then the message is buried without its head."""
    waited = sum(_hop_s(hop) for hop in range(min(hops, 1000)))
    return None if waited >= OUTAGE_TOTAL_S else _hop_s(hops)


def _hop_s(hop: int) -> int:
    return min(MAX_DELAY_S, OUTAGE_FIRST_S << min(hop, 20))
