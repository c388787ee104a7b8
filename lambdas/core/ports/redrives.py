"""What redrives use beside the ledger. Each docstring is the contract; tests/contract proves it."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Protocol

from lambdas.core.config.deploy import Deployed
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.head import Event
from lambdas.core.model.value import value

if TYPE_CHECKING:
    from lambdas.core.redrive.record import Redrive


class RedriveMoved(LazaretError):
    """The redrive's record is no longer as it was read. `redrive` is as it was found, None if it is gone."""

    def __init__(self, redrive_id: str, redrive: "Redrive | None") -> None:
        super().__init__(f"redrive {redrive_id!r} has moved to {redrive.status if redrive else 'nothing'}")
        self.redrive = redrive


class NotWaiting(LazaretError):
    """No execution waits for this answer any more."""


PLAN = "plan"  # of an approval's data: what it was given for
RUNNING = "RUNNING"  # of an execution
STARTED, APPROVED, REFUSED = "redrive.started", "redrive.signed", "redrive.refused"  # what people sign


@value
class RedrivePage:
    """Redrives of one list, and where the next page begins."""

    redrives: tuple["Redrive", ...]
    cursor: str | None


class Redrives(Protocol):
    """The records of redrives, kept ≥ 90 days."""

    def write(self, redrive: "Redrive", event: Event | None = None) -> "Redrive":
        """Create it (`version` 0) or replace it if its `version` is as read, with its audit event, in one transaction.

        The record as written, its version one higher. The very same write again is harmless. Raise `RedriveMoved`.
        """
        ...

    def find(self, redrive_id: str) -> "Redrive | None":
        """Consistent."""
        ...

    def abort(self, redrive_id: str, event: Event) -> None:
        """Ask the machine to halt. The first request stands. It never conflicts with a write of the record."""
        ...

    def aborted(self, redrive_id: str) -> Event | None:
        """Who asked, and why. Consistent."""
        ...

    def sign(self, redrive_id: str, event: Event) -> None:
        """Keep that a verified person started it, approved it or refused it. Of each, a person's first word stands;
        of each plan, if it is about one.

        IAM lets only the API, and the sweep for what it starts itself, write these.
        """
        ...

    def signed(self, redrive_id: str) -> Sequence[Event]:
        """What verified people said of it. Consistent."""
        ...

    def page(self, *, job_type: str | None = None, limit: int = 50, cursor: str | None = None) -> RedrivePage:
        """Newest first. Raise `BadCursor`."""
        ...

    def live(self, *, limit: int = 50) -> RedrivePage:
        """Those that have not ended, the newest first, however many newer ones have.

        Of one written before this list was kept, the next write puts it there.
        """
        ...

    def deployed(self, job_types: Sequence[str]) -> Mapping[str, str]:
        """The version last noted for each lane; lanes without one are left out."""
        ...

    def deploys(self, job_type: str) -> Deployed:
        """The same with what the last deploys have changed; empty of a lane without one."""
        ...

    def note_deployed(self, job_type: str, seen: Deployed) -> None: ...

    def history(self, redrive_id: str) -> Sequence[Event]:
        """The audit, oldest first, an abort included."""
        ...


class Machine(Protocol):
    """The redrive state machine, from outside."""

    def start(self, redrive_id: str, given: Mapping[str, Any]) -> str:
        """Start an execution named by the redrive's id; its ARN. The same one again is harmless."""
        ...

    def status(self, redrive_id: str, execution: str) -> str:
        """RUNNING, SUCCEEDED, FAILED, ABORTED, TIMED_OUT, or MISSING. Without an ARN, of the one named by the id."""
        ...

    def answer(self, task_token: str, given: Mapping[str, Any]) -> None:
        """Let a waiting execution continue. Raise `NotWaiting` if its time is over."""
        ...


class Versions(Protocol):
    def of(self, job_types: Sequence[str]) -> Mapping[str, str]:
        """The worker version that each lane has deployed; lanes without one are left out."""
        ...


class Alarms(Protocol):
    def states(self, names: Sequence[str]) -> Mapping[str, str]:
        """OK, ALARM or INSUFFICIENT_DATA, by name; alarms that do not exist are left out."""
        ...


class Throttles(Protocol):
    def minutes(self, job_type: str, *, since: datetime, now: datetime) -> Sequence[datetime]:
        """The minutes in which Lambda refused to start a worker of the lane, each by its beginning, in order.

        Raise `Unavailable`.
        """
        ...
