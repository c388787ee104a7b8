"""The days' letters of a lane, counted: why jobs died, who resolved their letters, how soon, and what it cost.

A letter whose replay died too is counted as a death, and otherwise by the letter that took its place: that one carries
what the whole lineage spent.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from statistics import median
from typing import TYPE_CHECKING, Any

from lambdas.core.model.head import MACHINE
from lambdas.core.model.letter import UNRESOLVED, Letter, LetterKey, LetterStatus
from lambdas.core.ports.lists import Selection
from lambdas.core.redrive.start import BY_ITSELF
from ops.reports.cloudwatch import Asked, Metrics

if TYPE_CHECKING:
    from lambdas.adapters.dynamo.ledger import DynamoLedger

A_BATCH = 500  # letters read whole between two steps of the progress
# What CloudWatch adds: failures that a retry cured leave no letter.
FROM_METRICS = {
    "jobs_done": "JobsSucceeded",
    "attempts_failed": "AttemptsFailed",
    "retries": "Retries",
    "retry_spend_usd": "RetrySpendUsd",
    "duplicates": "Duplicates",
}
COUNTS = (
    *("died", "died_again", "open", "recovered_by_machine", "recovered_by_person"),
    *("discarded_by_machine", "discarded_by_person"),
)
Cause = tuple[str, str, str]  # lane, kind, code


@dataclass(kw_only=True)
class Tally:
    """Of a lane, of a cause, or of all."""

    counts: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)  # from a letter to its resolution
    spent_usd: float = 0.0
    tokens: int = 0

    def add(self, letter: Letter) -> None:
        self.counts["died"] += 1
        if letter.status is LetterStatus.SUPERSEDED:
            self.counts["died_again"] += 1
            return
        self.spent_usd += letter.spend_usd
        self.tokens += letter.tokens
        if letter.status in UNRESOLVED:
            self.counts["open"] += 1
            return
        self.counts[f"{letter.status}_by_{resolver(letter)}"] += 1
        # What expired at birth or was archived was resolved by nobody.
        given_up = letter.status is LetterStatus.DISCARDED and resolver(letter) == "machine"
        if letter.resolved_at is not None and not given_up:
            self.seconds.append((letter.resolved_at - letter.died_at).total_seconds())

    def told(self) -> dict[str, Any]:
        seconds = sorted(self.seconds)
        return {
            **{name: self.counts[name] for name in COUNTS},
            "median_s": median(seconds) if seconds else None,
            "p90_s": seconds[math.ceil(0.9 * len(seconds)) - 1] if seconds else None,
            "spent_usd": round(self.spent_usd, 6),
            "tokens": self.tokens,
        }


def resolver(letter: Letter) -> str:
    """A recovered letter names the redrive that sent it, a discarded one who asked."""
    machine = letter.resolved_by == MACHINE or letter.resolved_by.startswith(BY_ITSELF)
    return "machine" if machine else "person"


def listed(ledger: "DynamoLedger", job_type: str, *, since: datetime, most: int) -> tuple[list[Letter], bool]:
    """The lane's letters that died since then, the oldest first, and whether there are more than `most`."""
    asked = Selection(job_type=job_type, statuses=tuple(LetterStatus), limit=most + 1, died_after=since)
    # One that moved while its lists were read is in two of them.
    rows = list({row.letter_id: row for row in ledger.select(asked)}.values())
    return rows[:most], len(rows) > most


def whole(ledger: "DynamoLedger", rows: Sequence[Letter], advance: Callable[[int], None]) -> list[Letter]:
    """Who resolved a letter, and when, is in no list: those that are resolved are read."""
    ended = [row.key for row in rows if needs_reading(row)]
    found: dict[LetterKey, Letter] = {}
    for start in range(0, len(ended), A_BATCH):
        some = ended[start : start + A_BATCH]
        found |= {letter.key: letter for letter in ledger.letters_at(some)}
        advance(len(some))
    return [found.get(row.key, row) for row in rows]


def needs_reading(row: Letter) -> bool:
    return row.status in (LetterStatus.RECOVERED, LetterStatus.DISCARDED)


def tallied(letters: Iterable[Letter]) -> tuple[dict[str, Tally], dict[Cause, Tally], Tally]:
    """By lane, by cause, and all of them."""
    lanes: dict[str, Tally] = {}
    causes: dict[Cause, Tally] = {}
    total = Tally()
    for letter in letters:
        cause = (letter.job_type, letter.kind.value, letter.code)
        for tally in (lanes.setdefault(letter.job_type, Tally()), causes.setdefault(cause, Tally()), total):
            tally.add(letter)
    return lanes, causes, total


def from_metrics(
    metrics: Metrics, job_types: Sequence[str], *, since: datetime, until: datetime
) -> dict[str, dict[str, float | None]]:
    """By lane; None where CloudWatch does not answer."""
    asked: dict[tuple[str, str], Asked] = {
        (job_type, name): metrics.of_lane(metric, job_type)
        for job_type in job_types
        for name, metric in FROM_METRICS.items()
    }
    sums = metrics.sums(asked.values(), since=since, until=until)
    return {
        job_type: {name: None if sums is None else sums.get(asked[job_type, name], 0.0) for name in FROM_METRICS}
        for job_type in job_types
    }
