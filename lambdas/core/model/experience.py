"""What a lane has learned from changed tries: which strategy cured which failure, after which delay, at what cost.

One week is one set of counters for a code, and one for each of its causes. Older weeks count for less, so what stopped
working is soon forgotten. A lesson is written after its attempt was settled, and not again if that fails: the numbers
are good enough to choose by, and not exact.

And its foresight: what past jobs say of one that has not begun, and with which failure its first attempt would end.
That model is a table of clues. A clue is one feature of a job, or two together; for each there is how many jobs had it,
and how their first attempts ended. Nothing is mixed: the surest clue decides alone, so its reason is one sentence, and
the same table always says the same. It holds no payload: of that only a size and a hash of its shape.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime, timedelta
from itertools import combinations
from typing import NamedTuple

from lambdas.core.model.job import Job
from lambdas.core.model.value import replace, value

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


WELL = ""  # instead of a code: the first attempt did its job
HELD = "held"  # instead of a strategy: the job was buried for a person, and never begun

SURE = 0.6  # how often such jobs must fail, at the least, before one is begun differently
SURER = 0.8  # and before one is not begun at all
DOUBT = 2.0  # standard errors below what was counted: a job has two dozen clues, and one of them is always lucky
MOST_CLUES = 150  # about 12 KB of the lane's item
HALF_LIFE = timedelta(weeks=2)  # what was counted then counts half
MOST_COUNTED = 100.0  # jobs of a clue: of more the share is kept, or a mended lane would need as many again to unlearn


class Features(NamedTuple):
    """What is known of a job before its first attempt. Each is text: it is compared, and shown."""

    tokens: str  # the power of two that its payload stays below
    shape: str
    tenant: str
    model: str
    worker: str  # version
    hour: str  # of the day, UTC


class Seen(NamedTuple):
    """How one first attempt ended."""

    features: Features
    code: str  # `WELL`, or what it failed with
    said: str  # the code that was foretold, or nothing
    did: str  # what was done about it: a strategy, `HELD`, or nothing


@value
class Score:
    """How right it was about jobs that were begun as they came, and what became of the others."""

    right: int = 0  # failed as foretold
    wrong: int = 0  # foretold to fail, and did not, or with something else
    missed: int = 0  # failed, and nobody had foretold it
    changed: int = 0  # begun with another strategy
    cured: int = 0  # and of these, done at once
    held: int = 0  # never begun

    def plus(self, other: "Score") -> "Score":
        return Score(**{name: number + getattr(other, name) for name, number in self.__dict__.items()})

    @property
    def precision(self) -> float | None:
        return self.right / (self.right + self.wrong) if self.right + self.wrong else None

    @property
    def recall(self) -> float | None:
        return self.right / (self.right + self.missed) if self.right + self.missed else None


Ends = Mapping[str, float]  # how often first attempts ended so, by code; `WELL` is among them


@value
class Foresight:
    """A lane's model, as the sweep trains it."""

    to: str = ""  # the last of what was seen that it has learned from
    at: datetime | None = None  # when it last learned
    clues: Mapping[str, Ends] = field(default_factory=dict)
    scores: Mapping[str, Score] = field(default_factory=dict)  # by week

    @property
    def score(self) -> Score:
        total = Score()
        for each in self.scores.values():
            total = total.plus(each)
        return total


BLIND = Foresight()


@value
class Foretold:
    code: str
    clue: str
    failed: float  # so many, faded, of
    of: float
    sure: float  # the share that fails, at the least

    @property
    def why(self) -> str:
        return f"of {self.of:.0f} jobs with {self.clue}, {self.failed:.0f} failed at first with {self.code}"


def features_of(job: Job, *, tokens: int, model: str, worker: str, now: datetime) -> Features:
    shape = ",".join(sorted(f"{name}:{type(part).__name__}" for name, part in job.payload.items()))
    return Features(
        tokens=str(2 ** max(0, tokens).bit_length()),
        shape=hashlib.sha256(shape.encode("utf-8", "replace")).hexdigest()[:8],
        tenant=job.tenant_id,
        model=model,
        worker=worker,
        hour=str(now.hour),
    )


_SAID = ("tokens below {}", "a payload of shape {}", "tenant {}", "model {}", "worker {}", "hour {}")


def clues_in(features: Features) -> list[str]:
    """One feature first: of equals the simpler clue decides."""
    single = [said.format(known) for said, known in zip(_SAID, features, strict=True) if known]
    return [*single, *(f"{one} and {other}" for one, other in combinations(single, 2))]


def foretell(foresight: Foresight, features: Features, *, sure: float = SURE) -> Foretold | None:
    """What its surest clue says; None if none is sure enough."""
    best: Foretold | None = None
    for clue in clues_in(features) if foresight.clues else ():
        found = _surest(clue, foresight.clues.get(clue, {}))
        if found is not None and found.sure >= sure and (best is None or found.sure > best.sure):
            best = found
    return best


def surest(foresight: Foresight) -> list[Foretold]:
    """Every clue that is sure enough to act on, the surest first, for people."""
    found = [likely for clue, ends in foresight.clues.items() if (likely := _surest(clue, ends)) is not None]
    return sorted((likely for likely in found if likely.sure >= SURE), key=lambda likely: (-likely.sure, likely.clue))


def _surest(clue: str, ends: Ends) -> Foretold | None:
    of = sum(ends.values())
    failed = {code: number for code, number in ends.items() if code != WELL}
    if not failed:
        return None
    code = max(sorted(failed), key=lambda each: failed[each])
    return Foretold(code=code, clue=clue, failed=failed[code], of=of, sure=at_least(failed[code], of))


def at_least(failed: float, of: float) -> float:
    """Wilson's lower bound: six of six are 60 %, sixteen of as many are 80 %."""
    share, doubt = failed / of, DOUBT * DOUBT / of
    spread = math.sqrt(doubt * share * (1 - share) + doubt * doubt / 4)
    return (share + doubt / 2 - spread) / (1 + doubt)


def trained(foresight: Foresight, seen: Iterable[tuple[Seen, int]], *, to: str, now: datetime) -> Foresight:
    """Older counts fade. What was changed or held teaches nothing: how it would have ended is not known."""
    fades = 1.0 if foresight.at is None else 0.5 ** max(0.0, (now - foresight.at) / HALF_LIFE)
    clues = {clue: {code: number * fades for code, number in ends.items()} for clue, ends in foresight.clues.items()}
    counted: Counter[str] = Counter()
    for each, number in seen:
        counted[_verdict(each)] += number
        counted["missed"] += number if each.code not in (WELL, each.said) and not each.did else 0
        for clue in clues_in(each.features) if not each.did else ():
            ends = clues.setdefault(clue, {})
            ends[each.code] = ends.get(each.code, 0.0) + number
    counted["changed"] += counted["cured"]
    found = Score(**{name: counted[name] for name in Score().__dict__})
    week = week_of(now)
    scores = {**foresight.scores, week: foresight.scores.get(week, Score()).plus(found)}
    kept = {name: score for name, score in scores.items() if name in recent_weeks(now)[:WEEKS]}
    return replace(foresight, to=to, at=now, clues=_telling(clues), scores=kept)


def _verdict(seen: Seen) -> str:
    if seen.did == HELD:
        return "held"
    if seen.did:
        return "cured" if seen.code == WELL else "changed"
    return "" if not seen.said else "right" if seen.code == seen.said else "wrong"


def _telling(clues: Mapping[str, Ends]) -> dict[str, Ends]:
    """Those with most failures. Of clues that say nothing, how often all went well need not be known."""
    failed = {clue: sum(ends.values()) - ends.get(WELL, 0.0) for clue, ends in clues.items()}
    ranked = sorted((clue for clue in clues if failed[clue] >= _LEAST), key=lambda clue: (-failed[clue], clue))
    return {clue: _bounded(clues[clue]) for clue in ranked[:MOST_CLUES]}


def _bounded(ends: Ends) -> dict[str, float]:
    share = min(1.0, MOST_COUNTED / sum(ends.values()))
    return {code: round(number * share, 3) for code, number in ends.items()}


_LEAST = 0.1  # of a failure: what has faded so far tells nothing any more
