"""The memory of each function at its largest: a redrive of 100,000 letters, a job with 500 results of 100 KiB.

Each task runs in a fresh process, by its real handler and over real clients; AWS is in another process, so that only
what the function itself holds is counted. What counts is the most that was resident, which is what Lambda ends a
function for. Run: `python -m bench.memory`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.measure.loopback import HOST
from bench.measure.row import Row
from lambdas.core.model.value import value

ROOT = Path(__file__).resolve().parents[1]
LETTERS, RESULTS = 100_000, 500
A_RANGE = LETTERS // 40  # a redrive of so many has 40 senders
TENTH = 10
PLACES = {
    "AWS_DEFAULT_REGION": "us-east-1",
    "AWS_REGION": "us-east-1",
    "AWS_ACCESS_KEY_ID": "bench",
    "AWS_SECRET_ACCESS_KEY": "bench",
    "LEDGER_TABLE": "ledger",
    "BREAKERS_TABLE": "breakers",
    "BUCKET": "bucket",
    "WORKER_VERSION": "0123456789abcdef",
    "POWERTOOLS_TRACE_DISABLED": "true",
}


@value
class Task:
    """Something that a function does, and what it has to do it with."""

    name: str
    function: str
    memory_mb: int  # as infra gives it; tests/bench compares them
    size: int
    what: str


TASKS = (
    Task(name="plan", function="redrive", memory_mb=512, size=LETTERS, what="planning a redrive of {:,} letters"),
    Task(name="send", function="redrive-send", memory_mb=512, size=A_RANGE, what="sending one range of {:,} letters"),
    Task(name="judge", function="redrive", memory_mb=512, size=LETTERS, what="judging a wave of {:,} letters"),
    Task(name="recall", function="redrive", memory_mb=512, size=LETTERS, what="recalling a wave of {:,} letters"),
    Task(
        name="intake", function="intake", memory_mb=256, size=RESULTS, what="a letter of a job that kept {:,} × 100 KiB"
    ),
    Task(name="retry", function="worker", memory_mb=512, size=RESULTS, what="a retry that asks for {:,} × 100 KiB"),
)


@value
class Peak:
    """Of one process: when its function was ready, and the most it ever held."""

    ready_mb: float
    most_mb: float
    answer: Any

    @property
    def own_mb(self) -> float:
        return self.most_mb - self.ready_mb


def peak(name: str, size: int) -> Peak:
    with outside(name, size) as port:
        url = f"http://{HOST}:{port}"
        places = {"AWS_ENDPOINT_URL": url, "QUEUE_URL": f"{url}/1/jobs", "DEAD_QUEUE_URL": f"{url}/1/dead"}
        places |= {"NOTICES_QUEUE": f"{url}/1/notices", "JOB_TYPE": "bench" if name in ("intake", "retry") else ""}
        command = [sys.executable, "-m", "bench.worlds.memory_function", name, str(size)]
        environment = {"PATH": os.environ.get("PATH", ""), **PLACES, **places}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{name} of {size} ended with {done.returncode}: {done.stderr[-2000:]}")
    figures = json.loads(done.stdout.splitlines()[-1])
    return Peak(ready_mb=figures["ready_kb"] / 1024, most_mb=figures["most_kb"] / 1024, answer=figures["answer"])


@contextmanager
def outside(name: str, size: int) -> Iterator[int]:
    """The port of an AWS that has what the task needs."""
    command = [sys.executable, "-m", "bench.worlds.memory_outside", name, str(size)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.stdin.close()  # it ends with its input


def rows(tasks: tuple[Task, ...] = TASKS) -> list[Row]:
    return [row(task, peak(task.name, task.size), peak(task.name, task.size // TENTH)) for task in tasks]


def row(task: Task, large: Peak, small: Peak) -> Row:
    return Row(
        what=f"memory: {task.what.format(task.size)}",
        ours=f"{large.most_mb:.0f} MB ({large.own_mb:.0f} MB of its own)",
        theirs=f"{small.most_mb:.0f} MB at a tenth",
        ratio=large.most_mb / small.most_mb,
        goal=f"at most half of the {task.memory_mb} MB of `{task.function}`",
        met=large.most_mb <= task.memory_mb / 2,
    )


if __name__ == "__main__":
    for task in TASKS:
        if task.name in sys.argv[1:] or not sys.argv[1:]:
            print(*rows((task,)), flush=True)
