"""One function in a fresh process, over real clients: it does one task, and says how much memory it came to hold.

`python -m bench.worlds.memory_function TASK SIZE` prints two numbers in KB: when the function was ready, and the most.
It imports nothing that the function would not.
"""

import io
import json
import re
import resource
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

from botocore.config import Config

from lambdas import house, wiring
from lambdas.core.config.lane import Lane
from lambdas.core.model.value import replace

JOB_TYPE, REDRIVE, TICKET = "bench", "bench", "ticket-1"
AGENT = "bench.worlds.memory_function:read_every_page"
LANE = Lane(job_type=JOB_TYPE, agent=AGENT, approval_above=1_000_000, max_steps=1_000, run_timeout=800)
DONE = {"intake": "DeadLetters", "retry": "JobsSucceeded"}  # the metrics that say that it was done
HANDLERS = {"intake": "intake", "retry": "worker", "send": "redrive_send"}


class Context:
    """An invocation's, with plenty of time left."""

    function_name = "lazaret-bench"
    memory_limit_in_mb = 512
    invoked_function_arn = "arn:aws:lambda:us-east-1:123456789012:function:lazaret-bench"
    aws_request_id = "request-1"

    @staticmethod
    def get_remaining_time_in_millis() -> int:
        return 880_000


class Nothing:
    """Alarms and versions of a deployment that has none. They are a handful each."""

    @staticmethod
    def states(_names: Any) -> dict[str, str]:
        return {}

    of = states


def a_page(number: int) -> Any:
    raise AssertionError(f"page {number} was kept, and is read once more")


def read_every_page(job: Any, run: Any) -> int:
    """As an agent that is tried again: it asks for what it had, a page at a time."""
    return sum(len(run.step(f"page {number}", a_page, number)) for number in range(job.payload["pages"]))


def body(pages: int) -> str:
    return json.dumps({"job_id": "job_1", "tenant_id": "tnt_1", "job_type": JOB_TYPE, "payload": {"pages": pages}})


def event(task: str, size: int) -> dict[str, Any]:
    if task in ("intake", "retry"):
        ours = {"ticket": TICKET} | ({"death_id": "death_1"} if task == "intake" else {})
        return {
            "Records": [
                {
                    "messageId": "m-1",
                    "receiptHandle": "r-1",
                    "body": body(size),
                    "attributes": {"MessageGroupId": "tnt_1", "ApproximateReceiveCount": "2"},
                    "messageAttributes": {name: {"stringValue": text} for name, text in ours.items()},
                    "eventSource": "aws:sqs",
                }
            ]
        }
    if task == "send":
        return {"redrive_id": REDRIVE, "begin": 0, "end": size, "rate": 1e9, "most": size}
    return {
        "task": {"recall": "call_back"}.get(task, task),
        "redrive_id": REDRIVE,
        "sent": None,
        "beats": 1,
        "ranges": 1,
    }


def wire() -> None:
    wiring.CLIENT = wiring.CLIENT.merge(Config(read_timeout=600))  # a busy machine is not what is measured
    wiring.lanes = lambda: {JOB_TYPE: LANE}  # type: ignore[assignment]
    made = house.redriver
    without: Any = {"alarms": Nothing(), "versions": Nothing(), "sleep": lambda _seconds: None}
    house.redriver = lambda: replace(made(), **without)  # type: ignore[assignment]


def most_kb() -> int:
    """Not getrusage where it can be helped: Linux lets a process begin with its parent's maximum."""
    status = Path("/proc/self/status")
    if status.exists():
        found = re.search(r"VmHWM:\s+(\d+)", status.read_text(encoding="utf-8"))
        return int(found[1]) if found else 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(task: str, size: int) -> None:
    wire()
    quiet = io.StringIO()
    with redirect_stdout(quiet):
        handler = import_module(f"lambdas.handlers.{HANDLERS.get(task, 'redrive')}").handler
        for service in ("dynamodb", "sqs", "s3"):
            wiring.client(service)
        ready = most_kb()
        answer = handler(event(task, size), Context())
    if DONE.get(task, "") not in quiet.getvalue():
        raise AssertionError(f"{task}: no {DONE[task]} was counted")
    print(json.dumps({"ready_kb": ready, "most_kb": most_kb(), "answer": answer}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
