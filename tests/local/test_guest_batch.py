"""A batch of five in one worker of the embedded stack: whatever ends one guest, its neighbours are done in time."""

import json
import time
import uuid
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.guest import process
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

WORKER = "lazaret-simulated-worker"
SLEEPS: dict[str, Any] = {"op": "sleep", "seconds": 2}
OK: dict[str, Any] = {"op": "return", "value": {"ok": True}}
WELL = [[SLEEPS, OK]]
PATIENT = 150.0


class Batch:
    """Five jobs, each of a tenant of its own, given to one invocation of the worker as SQS gives them."""

    def __init__(self, stack: Stack, *scripts: list[list[dict[str, Any]]]) -> None:
        self._lane = EmbeddedLane(stack)
        self._client = stack.client("lambda")
        self.jobs = [
            self._lane.envelope(*script, tenant_id=f"{self._lane.tenant_id}-{number}")
            for number, script in enumerate(scripts)
        ]

    def run(self) -> float:
        """Seconds until the worker has answered for all of them."""
        payload = json.dumps({"Records": [_record(job) for job in self.jobs]}).encode()
        began = time.monotonic()
        answer = self._client.invoke(FunctionName=WORKER, Payload=payload)
        assert json.loads(answer["Payload"].read()) == {"batchItemFailures": []}
        return time.monotonic() - began

    def head(self, number: int) -> Head:
        job = self.jobs[number]
        key = JobKey(tenant_id=job["tenant_id"], job_type=job["job_type"], job_id=job["job_id"])
        head = self._lane.ledger.head(key)
        assert head is not None
        return head

    def ended(self, number: int) -> Head:
        until = time.monotonic() + PATIENT
        while self.head(number).status not in (HeadStatus.DONE, HeadStatus.DEAD) and time.monotonic() < until:
            time.sleep(0.2)
        return self.head(number)


def _record(job: dict[str, Any]) -> dict[str, Any]:
    return {
        "messageId": str(uuid.uuid4()),
        "receiptHandle": "of-no-queue",
        "body": json.dumps(job),
        "attributes": {
            "ApproximateReceiveCount": "1",
            "SentTimestamp": str(int(time.time() * 1000)),
            "MessageGroupId": job["tenant_id"],
        },
        "messageAttributes": {},
        "eventSource": "aws:sqs",
        "eventSourceARN": "arn:aws:sqs:us-east-1:000000000000:lazaret-simulated",
        "awsRegion": "us-east-1",
    }


def test_four_neighbours_of_a_crash_lose_no_time(embedded: Stack) -> None:
    """Compared with five that are well, in the same run: the crash does not make the batch wait for anything."""
    well, troubled = Batch(embedded, *[WELL] * 5), Batch(embedded, [[{"op": "exit"}], [OK]], *[WELL] * 4)
    first, second = well.run(), troubled.run()
    assert second < 3 * first
    for number in range(1, 5):
        head = troubled.head(number)
        assert (head.status, head.attempt, head.failures) == (HeadStatus.DONE, 1, ())
    assert (troubled.ended(0).status, troubled.ended(0).attempt) == (HeadStatus.DONE, 2)


def test_neighbours_of_a_segfault_and_of_one_that_takes_all_memory_are_done(embedded: Stack) -> None:
    batch = Batch(embedded, [[{"op": "segfault"}]], [[{"op": "alloc"}]], *[WELL] * 3)
    batch.run()
    for number in (2, 3, 4):
        head = batch.head(number)
        assert (head.status, head.attempt, head.failures) == (HeadStatus.DONE, 1, ())
    assert [batch.ended(number).status for number in (0, 1)] == [HeadStatus.DEAD, HeadStatus.DEAD]
    codes = [[str(each.code) for each in batch.ended(number).failures] for number in (0, 1)]
    assert codes[0] == ["AGENT_CRASHED", "AGENT_CRASHED"]
    assert codes[1][-1] == "OUT_OF_MEMORY"  # a machine with much else to do may first be too slow to fill its memory


def test_a_worker_answers_for_a_batch_in_which_one_hangs_one_hangs_up_and_one_leaves_a_process(embedded: Stack) -> None:
    """It answers: so none of them has ended it. Each is named, and its neighbours are done at once."""
    troubles: list[dict[str, Any]] = [
        {"op": "hang"},
        {"op": "hang_up"},
        {"op": "outlive", "seconds": 613, "exit": True},
    ]
    batch = Batch(embedded, *[[[trouble], [OK]] for trouble in troubles], *[WELL] * 2)
    batch.run()
    for number in (3, 4):
        head = batch.head(number)
        assert (head.status, head.attempt, head.failures) == (HeadStatus.DONE, 1, ())
    ended = [batch.ended(number) for number in range(3)]
    assert [head.status for head in ended] == [HeadStatus.DONE] * 3
    codes = [[str(each.code) for each in head.failures] for head in ended]
    assert codes == [["RUN_TIMEOUT"], ["AGENT_CRASHED"], ["AGENT_CRASHED"]]
    assert not [pid for pid, _, _ in process.listed() if b"sleep(613.0)" in _command(pid)], "what it left has ended too"


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
