"""Ten jobs that wait a second each, in one invocation: how long it takes, and what of it is billed to each job.

Run: `python -m bench.side_by_side`.
"""

import time
from statistics import median
from time import perf_counter

from bench.measure.aws import Context, in_process, records
from bench.measure.meter import metered
from bench.measure.row import Row

JOBS = 10
WAIT_S = 1.0
MOST_S = 1.2
ROUNDS = 3
ANSWER_S = 0.005  # what a request to AWS takes; recorded answers wait for it


def agent(_job: object, _run: object) -> dict[str, bool]:
    """Waits, as an agent waits for its model."""
    time.sleep(WAIT_S)
    return {"ok": True}


def measure(jobs: int, rounds: int = ROUNDS) -> float:
    """Seconds of one invocation, once it is warm."""
    with in_process("bench.side_by_side:agent"), metered(pause_s=ANSWER_S) as meter:
        from lambdas.handlers import worker  # noqa: PLC0415 - it makes its clients from the environment of this moment

        event, taken = records(jobs), []
        worker.handler(event, Context())
        meter.replaying = True
        for _ in range(rounds):
            began = perf_counter()
            worker.handler(event, Context())
            taken.append(perf_counter() - began)
    return median(taken)


def rows(rounds: int = ROUNDS) -> list[Row]:
    alone, together = measure(1, rounds), measure(JOBS, rounds)
    return [
        Row(
            what=f"side by side: {JOBS} jobs of {WAIT_S:g} s in one invocation",
            ours=f"{together:.2f} s",
            theirs=f"{alone * JOBS:.2f} s (one after another)",
            ratio=together / (alone * JOBS),
            goal=f"at most {MOST_S:g} s",
            met=together <= MOST_S,
        ),
        Row(
            what="side by side: billed milliseconds per job",
            ours=f"{1e3 * together / JOBS:.0f} ms (batch of {JOBS})",
            theirs=f"{1e3 * alone:.0f} ms (batch of 1)",
            ratio=together / JOBS / alone,
        ),
    ]


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:70} {row.ours:>10} {f'{row.ratio:.2f} ×' if row.ratio else '':8} {row.theirs}")
