"""The places of one tenant in one lane: how many of its jobs run at once, and when whoever finds none comes again.

A place is a lease that ends with the function of whoever took it, so a crash frees its own. Values only.
"""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime, timedelta

from lambdas.core.model.value import iso, moment, value

FIRST_GUESS_MS = 2_000  # how long a run takes, until one has ended
SOONER = 0.75  # than a place is expected to be free: who comes too early waits again, who comes late leaves it empty
CLOSEST_MS = 50  # two turns; SQS delays by whole seconds
HORIZON = timedelta(minutes=15)  # the longest delay of SQS; behind it nobody has a turn of their own
NEWEST = 0.3  # how much the run that ended last counts for the average


@value
class Place:
    """One place, held: its number, and the mark of whoever holds it."""

    tenant_id: str
    job_type: str
    number: int
    mark: str  # until when, and by which run


@value
class Asked:
    """A run that needs a place of its tenant."""

    tenant_id: str
    job_type: str
    run_id: str
    most: int  # places that the tenant has
    now: datetime
    until: datetime  # when the function ends, and its place with it

    @property
    def mark(self) -> str:
        """It begins with its end, so that marks compare as times do."""
        return f"{iso(self.until)} {self.run_id}"


@value
class Places:
    """As stored: the marks by number, how long a run takes, and the turn of the last one who waits."""

    held: Mapping[int, str] = field(default_factory=dict, hash=False)
    run_ms: int = 0  # on average; 0: none has ended yet
    line_ms: int = 0  # of the epoch

    def free(self, asked: Asked) -> list[int]:
        now = iso(asked.now)
        return [number for number in range(asked.most) if self.held.get(number, "") <= now]

    def spacing(self, asked: Asked) -> timedelta:
        """Between the turns of two who wait: about as often as a place becomes free.

        Runs that have lasted longer than usual count as long as they have lasted: so whoever waits for one long run
        asks less and less often.
        """
        begun = min((moment(mark.partition(" ")[0]) for mark in self.held.values()), default=asked.until)
        lasted_ms = (asked.until - begun) / timedelta(milliseconds=1)  # all functions of a lane last equally long
        ms = max(self.run_ms or FIRST_GUESS_MS, lasted_ms) * SOONER / asked.most
        return timedelta(milliseconds=max(CLOSEST_MS, int(ms)))

    def average(self, ran_ms: int) -> int:
        return round(self.run_ms * (1 - NEWEST) + ran_ms * NEWEST) if self.run_ms else max(1, ran_ms)
