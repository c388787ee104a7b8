"""The arithmetic of docs/reference/cost.md: what a million jobs cost. bench/others/prices.py has the prices.

`python -m tests.docs.costs` prints the figures.
"""

import sys
from dataclasses import dataclass

from bench.capacity import DEATH_WRITES, READS, WORKER_GB
from bench.coordination import EXPRESS_S
from bench.others.prices import (
    EFFECTS,
    FAIR,
    LAMBDA,
    PRICES,
    READ,
    STEPS,
    WRITE,
    Bill,
    durable,
    express,
    lazaret,
    standard,
    temporal,
)

WRITES = 2

# A job that dies at its first attempt, items of at most 1 KiB; a transactional write counts twice.
DEATH = {"claim": 1, "head and event": 2 * 2, "intake": 3 * 2, "counting": 8 * 2, "indexes": 2 + 6 + 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    what: str
    requests: int | None
    dollars: float


def healthy() -> list[Line]:
    """Per million jobs without steps, one job a batch."""
    return [
        Line(what="SQS", requests=3, dollars=3 * FAIR),
        Line(what="ledger", requests=WRITES, dollars=WRITES * WRITE),
        Line(what="breakers", requests=1, dollars=READS * READ),
        Line(what="Lambda", requests=1, dollars=LAMBDA),
    ]


def lines() -> list[Line]:
    total = sum(line.dollars for line in healthy())
    step, effect = WRITE, 2 * WRITE
    return [
        *healthy(),
        Line(what="sum", requests=None, dollars=total),
        Line(what="each step", requests=1, dollars=step),
        Line(what="each effect", requests=2, dollars=effect),
        Line(
            what=f"a job of {STEPS} steps and {EFFECTS} effects",
            requests=WRITES + STEPS + 2 * EFFECTS,
            dollars=total + STEPS * step + EFFECTS * effect,
        ),
        Line(what="each second of run", requests=None, dollars=WORKER_GB * PRICES["Lambda arm64, GB-second"]),
    ]


def elsewhere(*, operations: int, data_bytes: int) -> list[Bill]:
    """`operations` and `data_bytes` are those of the durable function as it was counted."""
    return [
        lazaret(write_units=WRITES + STEPS + 2 * EFFECTS, read_units=READS),
        durable(operations=operations, data_bytes=data_bytes),
        standard(),
        *(express(seconds=seconds) for seconds in EXPRESS_S),
        temporal("large"),
        temporal("small"),
    ]


def main() -> None:
    for line in lines():
        sys.stdout.write(f"{line.what:36} {line.requests or '':>4} ${line.dollars:.4f}\n")
    sys.stdout.write(f"a death: {DEATH_WRITES} write units, ${DEATH_WRITES * WRITE:.2f} per million\n")


if __name__ == "__main__":
    main()
