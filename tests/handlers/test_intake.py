"""Intake and sweep as Lambda calls them, fed by what the worker really sent."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from lambdas.handlers import intake, sweep, worker
from tests.support.builders import a_claim, an_event
from tests.support.functions.aws import UNAUTHORIZED, Aws, Context, emitted, envelope, lease_again, logged


def letters(aws: Aws) -> list[Letter]:
    return list(house.ledger().letters(LetterQuery(status=LetterStatus.OPEN, job_type="simulated")).letters)


def buried(aws: Aws, context: Context, *bodies: str) -> dict[str, Any]:
    worker.handler(aws.records(*bodies, MessageGroupId="tnt_1"), context)
    return {"Records": aws.waiting_in(aws.dead_queue_url)}


def test_a_buried_job_becomes_a_letter_a_log_line_and_metrics(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    event = buried(aws, context, envelope(UNAUTHORIZED))
    printed()
    assert intake.handler(event, context) == {"batchItemFailures": []}
    text = printed()
    [letter] = letters(aws)
    line = logged(text)["message.dead_lettered"]
    assert (line["level"], line["letter_id"], line["code"]) == ("ERROR", letter.letter_id, "AUTH_DENIED")
    names = {name for emf in emitted(text) for name in emf}
    assert {"DeadLetters", "TimeToDeadLetter", "job_type"} <= names
    assert aws.head("job_1").status is HeadStatus.DEAD


def test_taking_the_same_batch_in_twice_is_taking_it_in_once(aws: Aws, context: Context) -> None:
    event = buried(aws, context, envelope(UNAUTHORIZED), "not json", envelope(UNAUTHORIZED, job_id="job_2"))
    intake.handler(event, context)
    intake.handler(event, context)
    assert sorted(letter.code for letter in letters(aws)) == ["AUTH_DENIED", "AUTH_DENIED", "SCHEMA_INVALID"]


def test_a_letter_costs_one_transaction_and_its_counting_another(aws: Aws, context: Context) -> None:
    event = buried(aws, context, envelope(UNAUTHORIZED))
    aws.requests.clear()
    intake.handler(event, context)
    names = [name for name, _ in aws.requests]
    assert names == ["GetItem", "Query", "Query", "PutObject", "TransactWriteItems", "TransactWriteItems"]


def test_a_body_too_large_to_travel_with_its_reason_still_becomes_a_letter(aws: Aws, context: Context) -> None:
    huge = envelope(UNAUTHORIZED, note="x" * (1024 * 1024 - 400))
    event = buried(aws, context, huge)
    assert "body_ref" in event["Records"][0]["messageAttributes"]
    intake.handler(event, context)
    [listed] = letters(aws)
    letter = house.ledger().letter(listed.letter_id)
    assert letter is not None
    assert "bytes, expected at most" in letter.detail
    assert json.loads(wiring.store().get(letter.snapshot_ref))["body"] == huge


def test_one_message_that_cannot_be_taken_in_does_not_keep_the_others(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    event = buried(aws, context, envelope(UNAUTHORIZED), envelope(UNAUTHORIZED, job_id="job_2"))
    leased = event["Records"][0]
    lease_again(json.loads(leased["body"])["job_id"])
    answer = intake.handler(event, context)
    assert answer == {"batchItemFailures": [{"itemIdentifier": leased["messageId"]}]}
    assert len(letters(aws)) == 1
    assert any("IntakeFailed" in line for line in emitted(printed()))


def test_a_lane_whose_queue_is_not_there_does_not_keep_the_sweep_from_the_others(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited = [{"op": "raise", "error": "openai.RateLimitError", "message": "slow", "status": 429}]
    worker.handler(aws.records(envelope(limited)), context)
    elsewhere = JobKey(tenant_id="tnt_1", job_type="kyc", job_id="undeployed")
    running = house.ledger().claim(a_claim(elsewhere, now=wiring.now()))
    soon = wiring.now()
    house.ledger().retry(replace(running, ticket="t", body=StoredBody(text="{}"), sweep_at=soon), an_event())
    later = wiring.now() + timedelta(hours=1)
    monkeypatch.setattr(wiring, "now", lambda: later)
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", staticmethod(lambda: 60_000))
    swept = sweep.handler({}, context)
    assert (swept["resent"], swept["failed"]) == (1, 1)


def test_the_sweep_sends_a_lost_retry_again(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch, printed: Callable[[], str]
) -> None:
    limited = [{"op": "raise", "error": "openai.RateLimitError", "message": "slow", "status": 429}]
    worker.handler(aws.records(envelope(limited)), context)
    ticket = aws.head("job_1").ticket
    wiring.client("sqs").purge_queue(QueueUrl=aws.queue_url)
    later = wiring.now() + timedelta(hours=1)
    monkeypatch.setattr(wiring, "now", lambda: later)
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", staticmethod(lambda: 60_000))
    assert sweep.handler({}, context)["resent"] == 1
    [record] = aws.waiting_in(aws.queue_url)
    assert record["messageAttributes"]["ticket"]["stringValue"] == aws.head("job_1").ticket == ticket
    assert logged(printed())["sweep.done"]["resent"] == 1
