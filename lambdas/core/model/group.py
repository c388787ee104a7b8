"""What many letters have in common: groups with one signature, a tenant's health by the hour, and how a lane flows.

A group is one cause, seen many times, with what people wrote about it. The counters behind all this are named here;
which of them a letter's move changes is said in `moves`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime

from lambdas.core.model.failure import Kind
from lambdas.core.model.letter import LetterStatus
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
    counted: bool = False  # whether the lane ever had a letter

    @property
    def all(self) -> Waiting:
        return all_of(self.codes.values())


def all_of(found: Iterable[Waiting]) -> Waiting:
    each = tuple(found)
    return Waiting(**{name: sum(getattr(one, name) for one in each) for name in names_in(Waiting)})


@value
class OwnGroup:
    """One cause as one tenant knows it: its own letters, and nothing of anybody else's."""

    job_type: str
    signature: str
    kind: Kind
    code: str
    error_type: str
    summary: str  # the first line of its own latest letter
    first_seen: datetime
    last_seen: datetime
    sample: str  # the id of one of its letters
    waiting: Waiting = Waiting()


@value
class HealthHour:
    """One hour in which something died or recovered."""

    hour: datetime  # its beginning
    letters: int = 0
    poison: int = 0
    recovered: int = 0
    last_failure_at: datetime | None = None


@value
class ByHour:
    """A cause's last hours; those in which nothing happened are left out."""

    died: Mapping[datetime, int] = field(default_factory=dict, hash=False)
    recovered: Mapping[datetime, int] = field(default_factory=dict, hash=False)


@value
class Flow:
    """One lane's last hours, a number a period, the oldest first."""

    period_s: int
    done: tuple[int, ...]  # jobs
    died: tuple[int, ...]  # letters
    spent: tuple[float, ...] = ()  # dollars, by second and later attempts and by replays
    oldest_message_s: int | None = None  # as it was last seen; None where nobody knows


@value
class Hour:
    """The counter of a tenant's hour of health."""

    tenant_id: str
    begins: datetime


@value
class Cause:
    """The counter of a group."""

    job_type: str
    signature: str


@value
class CauseDay:
    """The counter of one day's deaths and recoveries of a group, by the hour: a day of many causes is read as a few
    hundred items.
    """

    job_type: str
    signature: str
    begins: datetime


@value
class OwnCause:
    """The counter of one tenant's letters of a group, with the words of its own latest: another's may not be shown."""

    job_type: str
    tenant_id: str
    signature: str


@value
class Waits:
    """The counter of letters that wait: of a lane, by status, and by those of our own codes that are few; and of its
    tenants, groups and other codes, by status.
    """

    job_type: str
    tenant_id: str | None = None
    signature: str | None = None
    code: str | None = None


Counted = Hour | Cause | CauseDay | OwnCause | Waits


@value
class Move:
    """One letter's change of status, with what the counters keep of the letter."""

    tenant_id: str
    job_type: str
    letter_id: str
    was: LetterStatus | None  # None: it was born
    to: LetterStatus
    at: datetime
    kind: Kind
    code: str
    signature: str
    error_type: str = ""
    summary: str = ""
    worker_version: str = ""
    unseen: bool = False  # no event told of it when it happened: only those who count what waits do not know of it


@value
class Change:
    """What one or more moves change in one counter."""

    of: Counted
    add: Mapping[str, int] = field(default_factory=dict)
    first: Move | None = None  # the earliest and the latest death among them
    last: Move | None = None

    def plus(self, other: "Change") -> "Change":
        firsts = [each.first for each in (self, other) if each.first is not None]
        lasts = [each.last for each in (self, other) if each.last is not None]
        return Change(
            of=self.of,
            add={name: self.add.get(name, 0) + other.add.get(name, 0) for name in {**self.add, **other.add}},
            first=min(firsts, key=_place, default=None),
            last=max(lasts, key=_place, default=None),
        )


@value
class Uncounted:
    """An event on a timeline whose move no counter knows yet. `move` is None if it cannot be read."""

    pk: str
    sk: str
    move: Move | None


def _place(move: Move) -> tuple[datetime, str]:
    return move.at, move.letter_id
