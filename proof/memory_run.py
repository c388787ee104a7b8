"""`python -m proof.memory_run worker 50000`: a process that does one thing often, and prints how large it is meanwhile.

The real handlers, Powertools and botocore are in it. Of AWS there is as much as is under way.
"""

import gc
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from types import SimpleNamespace
from typing import Any

SAMPLES = 100  # over a whole run
TENANTS = 499  # a prime, so that each has every failure
FORGET_EVERY = 50
LANE = "simulated"
QUEUE = f"https://sqs/lazaret-{LANE}"
ENVIRONMENT = {
    "AWS_DEFAULT_REGION": "us-east-1",
    "AWS_ACCESS_KEY_ID": "nobody",
    "AWS_SECRET_ACCESS_KEY": "nobody",
    "AWS_LAMBDA_FUNCTION_NAME": f"lazaret-{LANE}-worker",
    "POWERTOOLS_METRICS_NAMESPACE": "Lazaret",
    "SIMULATED": "true",
    "JOB_TYPE": LANE,
    "LEDGER_TABLE": "lazaret-ledger",
    "BREAKERS_TABLE": "lazaret-breakers",
    "QUEUE_URL": QUEUE,
    "DEAD_QUEUE_URL": f"{QUEUE}-dead",
    "WORKER_VERSION": "v1",
}
FAILS: dict[int, dict[str, Any]] = {  # of forty jobs, by their number
    3: {"op": "raise", "error": "ConnectionResetError"},
    13: {"op": "raise", "error": "Permanent", "code": "DOC_PARSE_CORRUPT"},
    23: {"op": "swallow", "error": "KeyError"},
    33: {"op": "loop"},
}
Context: Any = SimpleNamespace(
    aws_request_id="memory",
    function_name="lazaret",
    memory_limit_in_mb=512,
    invoked_function_arn="arn:aws:lambda:us-east-1:000000000000:function:lazaret",
    get_remaining_time_in_millis=lambda: 60_000,
)


class Sizes:
    """How large the process was, at equal distances."""

    def __init__(self, times: int) -> None:
        self._every = max(1, times // SAMPLES)
        self.rss: list[int] = []
        self.objects: list[int] = []

    def look(self, number: int) -> None:
        if number % self._every == 0:
            gc.collect()
            self.rss.append(int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE"))
            self.objects.append(len(gc.get_objects()))


class Worker:
    """One warm worker, and the messages that come back to it."""

    def __init__(self) -> None:
        os.environ.update(ENVIRONMENT)
        from lambdas import wiring  # noqa: PLC0415 - it reads the environment
        from proof import memory_aws  # noqa: PLC0415
        from tests.support.ledgers.table import create_breakers_table, create_ledger_table  # noqa: PLC0415

        self._aws, self._forget = memory_aws.Wireless(), memory_aws.forget
        for service in ("dynamodb", "sqs"):
            self._aws.answer(wiring.client(service))
        create_ledger_table(wiring.client("dynamodb"), ENVIRONMENT["LEDGER_TABLE"])
        create_breakers_table(wiring.client("dynamodb"), ENVIRONMENT["BREAKERS_TABLE"])
        from lambdas.handlers.worker import handler  # noqa: PLC0415 - it makes its clients when it is imported

        self._handler = handler
        self.back: list[tuple[float, dict[str, Any]]] = []  # when it is due, and what

    def work(self, number: int) -> None:
        self._handle(_record(number))
        self.take_back()
        if number % FORGET_EVERY == 0:
            kept = {_partition(json.loads(record["body"])) for _, record in self.back}
            self._forget(ENVIRONMENT["LEDGER_TABLE"], lambda partition: partition in kept)
            self._forget(ENVIRONMENT["BREAKERS_TABLE"], lambda _: False)

    def take_back(self) -> None:
        now = time.monotonic()
        sent = [each for each in self._aws.taken() if each["QueueUrl"] == QUEUE]
        self.back += [(now + each.get("DelaySeconds", 0), _again(each)) for each in sent]
        due = [record for at, record in self.back if at <= now]
        self.back = [(at, record) for at, record in self.back if at > now]
        for record in due:
            self._handle(record)

    def _handle(self, record: dict[str, Any]) -> None:
        answer = self._handler({"Records": [record]}, Context)
        if answer != {"batchItemFailures": []}:
            raise AssertionError(f"the worker answered {answer}: expected that it settles every message")


def worker(jobs: int, sizes: Sizes) -> None:
    one = Worker()
    for number in range(1, jobs + 1):
        one.work(number)
        sizes.look(number)
    while one.back:
        time.sleep(0.1)
        one.take_back()


def api(requests: int, sizes: Sizes) -> None:
    from bench.growth_api import LISTS, asker, table_of  # noqa: PLC0415

    ask, names = asker(table_of(100)), list(LISTS)
    for number in range(1, requests + 1):
        ask(names[number % len(names)])
        sizes.look(number)


def _record(number: int) -> dict[str, Any]:
    fails = FAILS.get(number % 40)
    step = {"op": "step", "name": "read", "value": f"document {number}"}
    well = [step, {"op": "return", "value": {"number": number}}]
    tenant_id = f"tnt-{number % TENANTS}"
    envelope = {
        "job_id": f"job-{number}",
        "tenant_id": tenant_id,
        "job_type": LANE,
        "payload": {"attempts": [[step, fails], well] if fails else [well]},
    }
    return _delivered(json.dumps(envelope), tenant_id, {})


def _again(sent: dict[str, Any]) -> dict[str, Any]:
    attributes = {
        name: {"stringValue": each["StringValue"], "dataType": each["DataType"]}
        for name, each in sent["MessageAttributes"].items()
    }
    return _delivered(sent["MessageBody"], sent["MessageGroupId"], attributes)


_numbers: Iterator[int] = iter(range(1, sys.maxsize))


def _delivered(body: str, group: str, attributes: dict[str, Any]) -> dict[str, Any]:
    number = next(_numbers)
    return {
        "messageId": f"message-{number}",
        "receiptHandle": f"receipt-{number}",
        "body": body,
        "attributes": {"ApproximateReceiveCount": "1", "SentTimestamp": "1760000000000", "MessageGroupId": group},
        "messageAttributes": attributes,
        "eventSource": "aws:sqs",
        "eventSourceARN": f"arn:aws:sqs:us-east-1:000000000000:lazaret-{LANE}",
        "awsRegion": "us-east-1",
    }


def _partition(envelope: dict[str, Any]) -> str:
    return f"T#{envelope['tenant_id']}#J#{LANE}#{envelope['job_id']}"


KINDS: dict[str, Callable[[int, Sizes], None]] = {"worker": worker, "api": api}


class Nowhere(io.TextIOBase):
    """What is printed leaves the process, as in Lambda."""

    def write(self, text: str) -> int:
        return len(text)


def main(kind: str, times: int) -> None:
    sizes = Sizes(times)
    with redirect_stdout(Nowhere()):
        KINDS[kind](times, sizes)
    print(json.dumps({"rss": sizes.rss, "objects": sizes.objects}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
