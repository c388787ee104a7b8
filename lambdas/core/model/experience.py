"""What a lane has learned from changed tries: which strategy cured which failure, after which delay, at what cost.

One week is one set of counters for a code, and one for each of its causes. Older weeks count for less, so what stopped
working is soon forgotten. A lesson is written after its attempt was settled, and not again if that fails: the numbers
are good enough to choose by, and not exact.
"""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime, timedelta

from lambdas.core.model.value import value

WEEKS = 4  # that are looked at; the newest counts in full, each older one half as much as the next
FADES = 0.5
REMEMBERED = timedelta(weeks=2 * WEEKS)  # how long counters are kept: people may look back further than the choice does

Way = tuple[str, int]  # the name of a strategy, and the seconds before it is tried


@value
class Answered:
    """On a head: the failure that its next try, or the one that runs, is the answer to."""

    code: str
    signature: str
    strategy: str  # by its name in strategies.py
    delay_s: int


@value
class Tally:
    tries: float = 0
    cures: float = 0  # tries whose job was then done
    usd: float = 0.0  # what the tries cost, cures or not

    def plus(self, other: "Tally", weight: float = 1.0) -> "Tally":
        return Tally(
            tries=self.tries + weight * other.tries,
            cures=self.cures + weight * other.cures,
            usd=self.usd + weight * other.usd,
        )


NEVER = Tally()
Tallies = Mapping[Way, Tally]


@value
class Ruling:
    """What a person decided about the strategies for one code of a lane. It outweighs every number."""

    pinned: str = ""  # the one to use
    forbidden: tuple[str, ...] = ()  # those not to use; the default may be among them
    why: str = ""
    who: str = ""
    at: datetime | None = None


NO_RULING = Ruling()


@value
class Experience:
    """Of one code in one lane, as triage asks for it: faded over the weeks."""

    of_code: Tallies = field(default_factory=dict)
    of_cause: Tallies = field(default_factory=dict)
    ruling: Ruling = NO_RULING


NONE = Experience()


def week_of(at: datetime) -> str:
    """ISO weeks, which sort as text: `2026-W47`."""
    year, week, _ = at.isocalendar()
    return f"{year}-W{week:02d}"


def recent_weeks(now: datetime) -> tuple[str, ...]:
    """Newest first."""
    return tuple(week_of(now - timedelta(weeks=age)) for age in range(WEEKS))


def faded(weeks: Mapping[str, Tallies], now: datetime) -> Tallies:
    sums: dict[Way, Tally] = {}
    for age, week in enumerate(recent_weeks(now)):
        for way, tally in weeks.get(week, {}).items():
            sums[way] = sums.get(way, NEVER).plus(tally, FADES**age)
    return sums


def by_strategy(tallies: Tallies) -> dict[str, Tally]:
    """Whatever the delay was."""
    sums: dict[str, Tally] = {}
    for (name, _), tally in tallies.items():
        sums[name] = sums.get(name, NEVER).plus(tally)
    return sums
