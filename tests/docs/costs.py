"""The arithmetic of docs/design.md: what a million jobs cost, and what is met first when there are more of them.

Prices are written down here, not looked up. `python -m tests.docs.costs` prints the figures.
"""

import sys
from dataclasses import dataclass

# US dollars per million: us-east-1 list prices, third-party transcriptions of March to September 2026.
PRICES = {
    "SQS request, standard queue": 0.40,
    "SQS request, fair queue surcharge": 0.10,
    "DynamoDB write unit": 0.625,
    "DynamoDB read unit": 0.125,
    "Lambda request": 0.20,
    "Lambda arm64, GB-second": 13.3334,
}
SQS = PRICES["SQS request, standard queue"] + PRICES["SQS request, fair queue surcharge"]
WRITE, READ = PRICES["DynamoDB write unit"], PRICES["DynamoDB read unit"]
WORKER_GB = 0.5

SCALES = (1, 10, 100, 1000)
JOBS_PER_S, RUN_S = 1, 10  # at scale 1
WRITES = 2

# A job that dies at its first attempt, items of at most 1 KiB; a transactional write counts twice.
DEATH = {"claim": 1, "head and event": 2 * 2, "intake": 5 * 2, "indexes": 2 + 6}


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    what: str
    requests: int | None
    dollars: float


def healthy() -> list[Line]:
    """Per million jobs without steps, one job a batch."""
    return [
        Line(what="SQS", requests=3, dollars=3 * SQS),
        Line(what="ledger", requests=WRITES, dollars=WRITES * WRITE),
        Line(what="breakers", requests=1, dollars=READ),
        Line(what="Lambda", requests=1, dollars=PRICES["Lambda request"]),
    ]


def lines() -> list[Line]:
    total = sum(line.dollars for line in healthy())
    step, effect = WRITE, 2 * WRITE
    writes = WRITES + 3 + 2 * 2
    return [
        *healthy(),
        Line(what="sum", requests=None, dollars=total),
        Line(what="each step", requests=1, dollars=step),
        Line(what="each effect", requests=2, dollars=effect),
        Line(
            what="a job of 5 steps, 2 of them effects",
            requests=writes,
            dollars=total + 3 * step + 2 * effect,
        ),
        Line(what="each second of run", requests=None, dollars=WORKER_GB * PRICES["Lambda arm64, GB-second"]),
    ]


def workers_at(scale: int) -> int:
    """Little's law: what arrives in a second, times how long each stays."""
    return scale * JOBS_PER_S * RUN_S


def minutes_to(workers: int) -> float:
    """Lambda's pollers start at 5 and grow by 300 a minute."""
    return (workers - 5) / 300


def main() -> None:
    for line in lines():
        sys.stdout.write(f"{line.what:36} {line.requests or '':>4} ${line.dollars:.4f}\n")
    sys.stdout.write(f"a death: {sum(DEATH.values())} write units, ${sum(DEATH.values()) * WRITE:.2f} per million\n")
    for scale in SCALES:
        jobs = scale * JOBS_PER_S
        sys.stdout.write(f"{scale:>5}×: {jobs} jobs/s, {workers_at(scale)} workers, {jobs * WRITES} writes/s\n")


if __name__ == "__main__":
    main()
