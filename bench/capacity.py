"""Capacity on paper: what 10, 1,000 and 100,000 jobs a second ask of AWS, and which default quota is met first.

Arithmetic alone: nothing is measured here. `python -m bench.capacity` prints the tables of docs/reference/cost.md.
"""

from collections.abc import Callable
from math import ceil

from bench.others import prices
from bench.others.prices import EFFECTS, PRICES, STEPS
from lambdas.adapters.dynamo.keys import SHARDS
from lambdas.core.config.lane import Lane
from lambdas.core.model.value import value
from lambdas.core.redrive.request import MOST_LETTERS

RATES = (10, 1_000, 100_000)  # jobs a second
RUN_S = 10
BATCH = 10  # the lane's batch_size, once there is more than one worker's worth of jobs
WORKER_GB = 0.5
WRITES = 2 + STEPS + 2 * EFFECTS  # of a healthy job
READS = 2  # at most: the tenant's breaker and the lane's
DEATHS = 0.0045  # of the jobs, as the published fleet has it
DEATH_WRITES = 37
LARGEST = 0.10  # of the letters are one tenant's
DAY_S = 86_400
REDRIVE_RATE = 1_000  # letters a second: the most that one redrive may be asked for

# AWS's defaults. All but those marked fixed are raised on request.
LAMBDAS = 1_000
MAPPING = 1_000  # fixed: workers of one event source mapping
IN_FLIGHT = 120_000  # fixed: of one standard queue
TABLE_WRITES = 40_000
NEW_TABLE_WRITES = 4_000  # what a table takes before it has ever taken more
PARTITION_WRITES = 1_000  # fixed


@value
class Line:
    """A quantity, how it is computed, and what it is at a rate."""

    what: str
    formula: str
    at: Callable[[int], float]
    money: bool = False

    def shown(self, rate: int) -> str:
        amount = self.at(rate)
        return f"${amount:,.0f}" if self.money else f"{amount:.2g}" if amount < 10 else f"{amount:,.0f}"


def workers(rate: int, batch: int = BATCH) -> float:
    """Little's law: what arrives in a second, times how long each stays."""
    return rate * RUN_S / batch


def lanes(rate: int) -> int:
    return max(1, ceil(workers(rate) / MAPPING))


def letters(rate: int) -> float:
    return rate * DEATHS


def writes(rate: int) -> float:
    return rate * WRITES + letters(rate) * DEATH_WRITES


def minutes(rate: int) -> float:
    """Lambda's pollers start at 5 in each lane and grow by 300 a minute."""
    return max(0.0, (workers(rate) / lanes(rate) - 5) / 300)


def coordination(rate: int) -> float:
    job = prices.lazaret(write_units=WRITES, read_units=READS).dollars / 1e6
    return DAY_S * (rate * job + letters(rate) * DEATH_WRITES * PRICES["DynamoDB write unit"] / 1e6)


def compute(rate: int) -> float:
    return DAY_S * rate * RUN_S / BATCH * WORKER_GB * PRICES["Lambda arm64, GB-second"] / 1e6


LINES = (
    Line(what="workers at once, one job each", formula="jobs × 10 s", at=lambda rate: workers(rate, 1)),
    Line(what=f"workers at once, `batch_size` {BATCH}", formula="jobs × 10 s ÷ 10", at=workers),
    Line(what="lanes they need", formula="workers ÷ 1,000", at=lanes),
    Line(what="minutes to get there", formula="(workers a lane − 5) ÷ 300", at=minutes),
    Line(what="messages in flight", formula="jobs × 10 s", at=lambda rate: rate * RUN_S),
    Line(what="queues they need", formula="in flight ÷ 120,000", at=lambda rate: ceil(rate * RUN_S / IN_FLIGHT)),
    Line(what="letters a second", formula="jobs × 0.45 %", at=letters),
    Line(what="write units a second", formula="jobs × 11 + letters × 37", at=writes),
    Line(what="hottest tenant's index, writes a second", formula="letters × 10 %", at=lambda r: letters(r) * LARGEST),
    Line(
        what="hottest lane's index shard, writes a second",
        formula="letters ÷ lanes ÷ 8",
        at=lambda rate: letters(rate) / lanes(rate) / SHARDS,
    ),
    Line(
        what="redrives for a day's letters",
        formula="letters × 86,400 ÷ 100,000",
        at=lambda rate: ceil(letters(rate) * DAY_S / MOST_LETTERS),
    ),
    Line(
        what="hours they take, one after another",
        formula="letters × 86,400 ÷ 1,000 a second",
        at=lambda rate: letters(rate) * DAY_S / REDRIVE_RATE / 3600,
    ),
    Line(what="coordination, dollars a day", formula="jobs × $8.83 a million + deaths", at=coordination, money=True),
    Line(what="worker compute, dollars a day", formula="jobs × 1 s × 0.5 GB", at=compute, money=True),
)


@value
class Quota:
    """A default limit, what a rate needs of it, and what to do."""

    what: str
    default: float
    need: Callable[[int], float]
    remedy: str

    def met(self, rate: int) -> bool:
        return self.need(rate) > self.default


DEFAULT_CONCURRENCY = Lane(job_type="any", agent="a:b").max_concurrency

# In the order in which a growing lane meets them.
QUOTAS = (
    Quota(
        what="the lane's `max_concurrency`, one job a worker",
        default=DEFAULT_CONCURRENCY,
        need=lambda rate: workers(rate, 1),
        remedy="raise it, or `batch_size`",
    ),
    Quota(
        what="Lambda's concurrency of the account, one job a worker",
        default=LAMBDAS,
        need=lambda rate: workers(rate, 1),
        remedy="`batch_size` 10; then ask AWS",
    ),
    Quota(
        what="the writes of a table that is new",
        default=NEW_TABLE_WRITES,
        need=writes,
        remedy="grow over an hour, or set its warm throughput first",
    ),
    Quota(
        what="Lambda's concurrency of the account, ten jobs a worker", default=LAMBDAS, need=workers, remedy="ask AWS"
    ),
    Quota(what="the workers of one lane", default=MAPPING, need=workers, remedy="more lanes"),
    Quota(what="the writes of one table", default=TABLE_WRITES, need=writes, remedy="ask AWS"),
    Quota(
        what="the messages in flight of one queue",
        default=IN_FLIGHT,
        need=lambda rate: rate * RUN_S,
        remedy="more lanes: those above are more than enough",
    ),
    Quota(
        what="the writes of one index partition, hottest tenant",
        default=PARTITION_WRITES,
        need=lambda rate: letters(rate) * LARGEST,
        remedy="its breaker opens long before",
    ),
)


def first_met(quota: Quota) -> float:
    """Jobs a second at which it is met: every need here grows in proportion."""
    return quota.default / (quota.need(1_000_000) / 1_000_000)


def waves(letters: int, *, canary: int = 5, growth: float = 4.0) -> int:
    """Of one redrive with its defaults: a canary, and each wave `growth` times the one before."""
    sent, size, number = 0.0, float(canary), 0
    while sent < letters:
        sent, size, number = sent + size, size * growth, number + 1
    return number


def main() -> None:
    for line in LINES:
        print(f"| {line.what} | {line.formula} | {' | '.join(line.shown(rate) for rate in RATES)} |")
    print()
    for quota in QUOTAS:
        print(f"| {quota.what} | {quota.default:,.0f} | {first_met(quota):,.0f} | {quota.remedy} |")


if __name__ == "__main__":
    main()
