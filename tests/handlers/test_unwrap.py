"""Envelopes that SNS or EventBridge carried: the worker and intake read what is inside."""

import json
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.adapters.sqs import unwrapped
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.value import replace
from lambdas.handlers import intake, worker
from tests.support.functions.aws import Aws, Context, envelope

OK = [{"op": "return", "value": {"ok": True}}]


def by_sns(body: str) -> str:
    topic = {"Type": "Notification", "MessageId": "m-1", "TopicArn": "arn:aws:sns:us-east-1:1:orders"}
    return json.dumps({**topic, "Message": body, "Timestamp": "2026-06-12T12:00:00Z"})


def by_eventbridge(body: str) -> str:
    event = {"version": "0", "id": "e-1", "source": "shop", "account": "1", "time": "2026-06-12T12:00:00Z"}
    return json.dumps(
        {**event, "region": "us-east-1", "resources": [], "detail-type": "order", "detail": json.loads(body)}
    )


WRAPPED = {"sns": by_sns, "eventbridge": by_eventbridge}


@pytest.fixture(params=WRAPPED)
def how(request: pytest.FixtureRequest, aws: Aws, monkeypatch: pytest.MonkeyPatch) -> str:
    lanes = wiring.lanes()
    monkeypatch.setitem(lanes, "simulated", replace(lanes["simulated"], unwrap=request.param))
    wiring.worker.cache_clear()
    house.intake.cache_clear()
    return str(request.param)


def test_a_wrapped_job_is_done(aws: Aws, context: Context, how: str) -> None:
    assert worker.handler(aws.records(WRAPPED[how](envelope(OK))), context) == {"batchItemFailures": []}
    assert aws.head("job_1").status is HeadStatus.DONE


def test_a_job_that_came_as_it_is_is_done_too(aws: Aws, context: Context, how: str) -> None:
    worker.handler(aws.records(envelope(OK)), context)
    assert aws.head("job_1").status is HeadStatus.DONE


def test_a_wrapped_job_that_the_broker_moved_gets_the_letter_of_its_own_job(
    aws: Aws, context: Context, how: str
) -> None:
    record = aws.record(WRAPPED[how](envelope(OK)))
    moved = {**record["attributes"], "DeadLetterQueueSourceArn": "arn:aws:sqs:us-east-1:1:lazaret-simulated"}
    assert intake.handler({"Records": [{**record, "attributes": moved}]}, context) == {"batchItemFailures": []}
    letter = house.ledger().letter(aws.head("job_1").letter_id)
    assert letter is not None
    assert (letter.code, letter.job_id) == ("NEVER_STARTED", "job_1")


@pytest.mark.parametrize("body", ["", "not JSON", "[1]", '"text"', '{"detail": {}}', '{"Message": "x"}', "[" * 50_000])
@pytest.mark.parametrize("way", ["", *WRAPPED])
def test_what_is_not_wrapped_stays_as_it_is(body: str, way: Any) -> None:
    assert unwrapped(body, way) == body


def test_a_lane_unwraps_nothing_unless_it_says_so() -> None:
    assert unwrapped(by_sns("{}"), "") == by_sns("{}")
