"""EventBridge as a deployment announces there. Over moto, with a rule that copies what comes into a queue."""

import json
from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.config import Config
from moto import mock_aws

from lambdas.adapters.notices import EventBridgeBus
from lambdas.core.model.errors import Unavailable
from tests.support.ledgers.engines import NOBODY, REGION


def client(service: str, **options: Any) -> Any:
    return boto3.client(service, region_name=REGION, **NOBODY, **options)


@pytest.fixture
def moto() -> Iterator[None]:
    with mock_aws():
        yield


class Recorded:
    """A client of EventBridge that only notes what it is asked to put."""

    def __init__(self, *refused: int) -> None:
        self.requests: list[list[dict[str, str]]] = []
        self._refused = refused
        self._seen = 0

    def put_events(self, **request: list[dict[str, str]]) -> dict[str, Any]:
        entries = request["Entries"]
        self.requests.append(entries)
        numbers = range(self._seen, self._seen + len(entries))
        self._seen += len(entries)
        return {"Entries": [{"ErrorCode": "ThrottlingException"} if n in self._refused else {} for n in numbers]}


@pytest.mark.usefixtures("moto")
def test_a_rule_on_the_source_hears_each_event_with_its_kind_and_detail() -> None:
    sqs, events = client("sqs"), client("events")
    queue = sqs.create_queue(QueueName="heard")["QueueUrl"]
    arn = sqs.get_queue_attributes(QueueUrl=queue, AttributeNames=["QueueArn"])["Attributes"]["QueueArn"]
    events.put_rule(Name="heard", EventPattern=json.dumps({"source": ["lazaret"]}))
    events.put_targets(Rule="heard", Targets=[{"Id": "queue", "Arn": arn}])
    sent = EventBridgeBus(lambda: events, "default", "lazaret").send([("done", {"job_id": "job_1", "result": [1]})])
    assert sent == frozenset()
    (message,) = sqs.receive_message(QueueUrl=queue)["Messages"]
    heard = json.loads(message["Body"])
    assert (heard["source"], heard["detail-type"]) == ("lazaret", "Job done")
    assert heard["detail"] == {"job_id": "job_1", "result": [1]}


def test_what_the_bus_did_not_take_is_told_by_its_number() -> None:
    recorded = Recorded(1)
    assert EventBridgeBus(lambda: recorded, "default", "lazaret").send([("done", {}), ("dead", {})]) == {1}


def test_events_that_are_too_large_together_are_several_requests() -> None:
    recorded = Recorded(7)
    told = [("done", {"number": number, "result": "x" * 32_000}) for number in range(10)]
    assert EventBridgeBus(lambda: recorded, "default", "lazaret").send(told) == {7}
    assert [len(entries) for entries in recorded.requests] == [7, 3]
    assert all(sum(len(entry["Detail"]) for entry in entries) <= 240_000 for entries in recorded.requests)


def test_a_bus_that_does_not_answer_is_unavailable() -> None:
    hasty = Config(connect_timeout=0.1, retries={"total_max_attempts": 1})
    nowhere = client("events", endpoint_url="http://127.0.0.1:9", config=hasty)
    with pytest.raises(Unavailable, match="event bus default"):
        EventBridgeBus(lambda: nowhere, "default", "lazaret").send([("done", {})])
