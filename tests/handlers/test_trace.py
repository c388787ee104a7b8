"""How many files one follows a job or a redrive through: few enough to read in one sitting."""

import json
from collections.abc import Callable
from typing import Any

import boto3
import pytest

from agents.samples import kyc_payload
from lambdas import house, wiring
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from lambdas.handlers import intake, redrive, redrive_send, worker
from tests.support.functions.aws import Aws, Context, forget
from tests.support.trace import READING_LIST, Trace, of_the_second


class Kyc:
    """The kyc lane's functions, one after another, as Lambda and Step Functions call them."""

    def __init__(self, aws: Aws, context: Context) -> None:
        self.aws = aws
        self.context = context

    def work(self, *records: dict[str, Any]) -> None:
        assert worker.handler({"Records": list(records)}, self.context) == {"batchItemFailures": []}

    def sent(self, n: int, *, corrupt: bool = False) -> dict[str, Any]:
        payload = kyc_payload(f"cus_{n}", corrupt=corrupt)
        return self.aws.record(
            json.dumps({"job_id": f"job_{n}", "tenant_id": "tnt_1", "job_type": "kyc", "payload": payload})
        )

    def done(self, n: int, trace: Trace) -> None:
        self.work(self.sent(n))
        with trace.paused():
            head = house.ledger().head(JobKey(tenant_id="tnt_1", job_type="kyc", job_id=f"job_{n}"))
            assert head is not None
            assert (head.status, head.checkpoint > 0) == (HeadStatus.DONE, True)

    def letter(self, n: int, trace: Trace) -> None:
        self.work(self.sent(n, corrupt=True))
        with trace.paused():
            records = self._taken(self.aws.dead_queue_url)
        assert intake.handler({"Records": records}, self.context) == {"batchItemFailures": []}
        with trace.paused():
            assert self._newest().job_id == f"job_{n}"

    def redrive(self, n: int, trace: Trace) -> None:
        with trace.paused():
            self.letter(n, trace)
            given = {"action": "replay", "job_type": "kyc", "filter": {"letter_ids": [self._newest().letter_id]}}
        given |= {"operator": "ada", "reason": "the page is whole", "strategy": {"agent": "agents.kyc:review_page"}}
        named = {"redrive_id": self._task("write_down", input=given, execution=_execution(n))["redrive_id"]}
        assert self._task("plan", **named) == {"next": "send"}
        ranges = self._task("choose_wave", **named)["ranges"]
        sent = [redrive_send.handler({**named, **each}, self.context) for each in ranges]
        with trace.paused():
            self.work(*self._taken(self.aws.queue_url))
        assert self._task("judge", **named, sent=sent, beats=1, ranges=len(ranges))["verdict"] == "done"
        assert self._task("report", **named)["recovered"] == 1

    def _task(self, task: str, **given: Any) -> Any:
        return redrive.handler({"task": task, **given}, self.context)

    def _newest(self) -> Letter:
        return house.ledger().letters(LetterQuery(status=LetterStatus.OPEN, job_type="kyc")).letters[0]

    def _taken(self, queue_url: str) -> list[dict[str, Any]]:
        records = self.aws.waiting_in(queue_url)
        for record in records:
            wiring.client("sqs").delete_message(QueueUrl=queue_url, ReceiptHandle=record["receiptHandle"])
        return records


def _execution(n: int) -> dict[str, str]:
    return {"id": f"arn:aws:states:us-east-1:123456789012:execution:lazaret-redrive:rd-{n}", "name": f"rd-{n}"}


@pytest.fixture
def kyc(aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch) -> Kyc:
    sqs = boto3.client("sqs")
    aws.queue_url, aws.dead_queue_url, notices = (
        sqs.create_queue(QueueName=f"lazaret-{name}")["QueueUrl"] for name in ("kyc", "kyc-dead", "notices")
    )
    boto3.client("ssm").put_parameter(Name="/lazaret/kyc/worker-version", Value="v2", Type="String")
    names = {"JOB_TYPE": "kyc", "QUEUE_URL": aws.queue_url, "DEAD_QUEUE_URL": aws.dead_queue_url}
    for name, value in {**names, "NOTICES_QUEUE": notices}.items():
        monkeypatch.setenv(name, value)
    forget()
    monkeypatch.setattr(context, "get_remaining_time_in_millis", lambda: 90_000)  # enough for the lane's longest run
    return Kyc(aws, context)


@pytest.mark.parametrize(("name", "most"), [("done", 18), ("letter", 32), ("redrive", 35)])
def test_a_story_is_followed_in_few_files(
    kyc: Kyc, name: str, most: int, record_property: Callable[[str, object], None]
) -> None:
    files = of_the_second(getattr(kyc, name))
    record_property(READING_LIST, [f"{name}: {len(files)} files, at most {most}", *files])
    assert len(files) <= most
