"""What many letters have in common: groups with one signature, a tenant's health by the hour, and how a lane flows.

A group is one cause, seen many times, with what people wrote about it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime

from lambdas.core.model.failure import Kind
from lambdas.core.model.value import names_in, value


@value
class GroupNote:
    """What people know about a cause."""

    owner: str = ""
    note: str = ""
    bug_url: str = ""
    on_hold: bool = False  # a redrive passes its letters over until somebody releases it


@value
class Group:
    """One cause in one lane, as counted when its letters were taken in, or as open breakers show it before that."""

    job_type: str
    signature: str
    kind: Kind
    code: str
    error_type: str
    summary: str  # the first line of its latest letter
    letters: int  # ever
    first_seen: datetime
    last_seen: datetime
    worker_version: str  # of the latest
    sample: str  # the id of one letter, if there is one
    note: GroupNote = GroupNote()
    breakers: tuple[str, ...] = ()  # tenants whose breaker is open, and whose last attempt failed of this cause
    sample_job: str = ""  # the last of those attempts was this job's


@value
class Waiting:
    """Letters that nobody works on now, by status."""

    open: int = 0
    held: int = 0
    escalated: int = 0
    scheduled: int = 0

    @property
    def total(self) -> int:
        return self.open + self.held + self.escalated + self.scheduled


@value
class LaneWaiting:
    """A lane's, by code; codes of which none waits are left out."""

    codes: Mapping[str, Waiting] = field(default_factory=dict)

    @property
    def all(self) -> Waiting:
        return all_of(self.codes.values())


def all_of(found: Iterable[Waiting]) -> Waiting:
    each = tuple(found)
    return Waiting(**{name: sum(getattr(one, name) for one in each) for name in names_in(Waiting)})


@value
class HealthHour:
    """One hour in which something died or recovered."""

    hour: datetime  # its beginning
    letters: int = 0
    poison: int = 0
    recovered: int = 0
    last_failure_at: datetime | None = None


@value
class Flow:
    """One lane's last hours, a number a period, the oldest first."""

    period_s: int
    done: tuple[int, ...]  # jobs
    died: tuple[int, ...]  # letters
    oldest_message_s: int | None = None  # as it was last seen; None where nobody knows
