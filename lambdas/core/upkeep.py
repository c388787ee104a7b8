"""What the sweep asks of the ledger beside what everybody asks: counts, what got stuck, and what is to be kept longer.

tests/contract/test_upkeep.py proves every implementation. Counts come from indexes, which may lag by moments.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol

from lambdas.core.head import DUE, Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import LetterStatus
from lambdas.core.taxonomy import Code
from lambdas.core.value import value

STUCK_AFTER = 3  # attempts without a single kept step
STUBBORN = 3  # resends of one head, after which it is no accident any more
# Two visibility timeouts of the slowest lane that can be: its message should have come back long ago.
LEASE_LONG_OVER = timedelta(hours=3)


def stuck_since(head: Head) -> datetime | None:
    """When it became stuck, or will be if nothing happens to it; None if it never will by itself.

    Tried again and again without a kept step, sent again and again without a worker that takes it, or taken over from
    a dead worker by one that died too. Each ends some day, but somebody should look before that. A first attempt is
    never looked at: that would cost every healthy job an index entry.
    """
    if head.status is HeadStatus.RUNNING:
        after_a_loss = bool(head.failures) and head.failures[-1].code == Code.WORKER_LOST
        return head.lease_until + LEASE_LONG_OVER if head.lease_until is not None and after_a_loss else None
    tried = head.status is HeadStatus.WAITING and head.attempt > STUCK_AFTER and head.checkpoint == 0
    unheard = head.status in DUE and head.resends >= STUBBORN
    return head.updated_at or head.sweep_at if tried or unheard else None


@value
class Stuck:
    """A job that is stuck, and since when."""

    key: JobKey
    since: datetime


@value
class Kept:
    """A step of a job or an effect of a root that will expire, and where its result lies if it is a large one."""

    of: JobKey
    step: int = 0
    effect_id: str = ""  # empty: it is a step
    ref: str = ""


@value
class Chores:
    """How far a lane's seldom work has come."""

    job_type: str
    kept_to: datetime | None = None  # what died or was parked before has been looked after
    done_at: datetime | None = None  # the last time that nothing was left to do


class Upkeep(Protocol):
    def count_released(self, tenant_id: str, job_type: str, *, most: int) -> int:
        """Jobs that were parked, were sent, and that no worker has taken yet; beyond `most` it stops counting."""
        ...

    def died(
        self, job_type: str, status: LetterStatus, *, most: int, after: datetime | None = None
    ) -> Sequence[datetime]:
        """When the lane's letters of a status died, the oldest first, `after` included; about `most` of them."""
        ...

    def stuck(self, job_type: str, *, now: datetime, most: int) -> Sequence[Stuck]:
        """Jobs whose `stuck_since` is past, in no order."""
        ...

    def parked_between(
        self, tenant_id: str, job_type: str, *, after: datetime, before: datetime, limit: int
    ) -> Sequence[Head]:
        """Jobs that were parked then, and still are; read whole, the oldest first. Not `before` itself."""
        ...

    def expiring(self, job: JobKey, root: JobKey, *, before: datetime) -> Sequence[Kept]:
        """Steps of the job and effects of its root that would be gone by then. Consistent."""
        ...

    def keep(self, kept: Kept, *, until: datetime) -> None:
        """Let it expire then and not earlier. What is gone, or is kept longer already, is left as it is."""
        ...

    def chores(self, job_type: str) -> Chores:
        """Consistent; nothing done yet if nothing is known."""
        ...

    def note_chores(self, chores: Chores) -> None:
        """The last word counts: whoever goes back only does harmless work again."""
        ...
