"""The worker as Lambda calls it: what it costs, what it answers, what it tells."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import boto3
import pytest

from lambdas import wiring
from lambdas.handlers import worker
from tests.support.functions.aws import HOST, UNAUTHORIZED, Aws, Context, emitted, envelope, forget, logged

OK = [{"op": "return", "value": {"ok": True}}]
WRITES = {"PutItem", "UpdateItem", "TransactWriteItems", "BatchWriteItem", "DeleteItem"}


def test_a_healthy_job_costs_two_writes_one_breaker_read_and_one_request_to_the_queue(
    aws: Aws, context: Context
) -> None:
    worker.handler(aws.records(envelope(OK)), context)
    asked = sorted(name for name, _ in aws.requests)
    assert asked == ["BatchGetItem", "ChangeMessageVisibilityBatch", "UpdateItem", "UpdateItem"]
    assert not any("TransactItems" in request for _, request in aws.requests)


def test_a_batch_is_hidden_in_one_request_until_half_a_minute_after_the_functions_end(
    aws: Aws, context: Context
) -> None:
    worker.handler(aws.records(*(envelope(OK, job_id=f"job_{number}") for number in range(5))), context)
    [hidden] = [request for name, request in aws.requests if name == "ChangeMessageVisibilityBatch"]
    assert [entry["VisibilityTimeout"] for entry in hidden["Entries"]] == [37] * 5
    assert hidden["QueueUrl"] == aws.queue_url


def test_a_job_is_done_though_its_message_could_not_be_hidden(aws: Aws, context: Context) -> None:
    aws.refuse("ChangeMessageVisibilityBatch")
    assert worker.handler(aws.records(envelope(OK)), context) == {"batchItemFailures": []}
    assert aws.head("job_1").status == "done"


def test_an_agent_in_a_process_costs_the_same_requests_and_its_crash_is_told(
    aws: Aws, context: Context, guests: None, printed: Callable[[], str]
) -> None:
    steps = [{"op": "step", "name": "a"}, {"op": "step", "name": "b"}]
    bodies = [envelope(steps, job_id="well"), envelope([*steps, {"op": "exit"}], job_id="crashed")]
    assert worker.handler(aws.records(*bodies), context) == {"batchItemFailures": []}
    names = [name for name, _ in aws.requests]
    writes = 2 * len(["claim", "step", "step", "settle"]) + len(["the breaker counts the crash"])
    assert (names.count("UpdateItem") + names.count("PutItem"), names.count("SendMessage")) == (writes, 1)
    assert [step.name for step in wiring.ledger().steps(aws.head("well").key)] == ["a", "b"]
    assert logged(printed())["job.retried"]["code"] == "AGENT_CRASHED"


def test_a_batch_of_ten_costs_twenty_writes_and_one_breaker_read(aws: Aws, context: Context) -> None:
    bodies = [envelope(OK, job_id=f"job_{number}") for number in range(10)]
    answer = worker.handler(aws.records(*bodies), context)
    names = [name for name, _ in aws.requests]
    assert (names.count("UpdateItem"), names.count("BatchGetItem"), len(names)) == (20, 1, 22)
    assert answer == {"batchItemFailures": []}


def test_closed_is_remembered_for_some_seconds(aws: Aws, context: Context) -> None:
    for number in range(3):
        worker.handler(aws.records(envelope(OK, job_id=f"job_{number}")), context)
    assert [name for name, _ in aws.requests].count("BatchGetItem") == 1


def test_a_job_with_three_steps_and_two_effects_costs_nine_writes(aws: Aws, context: Context, world: None) -> None:
    script = [
        *({"op": "step", "name": name} for name in ("a", "b", "c")),
        {"op": "effect", "action": "mail", "key": "1"},
        {"op": "effect", "action": "case", "key": "1"},
    ]
    worker.handler(aws.records(envelope(script)), context)
    ours = [name for name, request in aws.requests if request.get("TableName") == "lazaret-ledger" and name in WRITES]
    assert len(ours) == 9


@pytest.fixture
def guests(aws: Aws, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Agents in processes, as a deployed worker has them."""
    monkeypatch.setattr(wiring, "host", HOST)
    wiring.worker.cache_clear()
    HOST.cache_clear()
    yield
    host = HOST()
    assert host is not None
    host.close()
    HOST.cache_clear()
    forget()


@pytest.fixture
def world(aws: Aws) -> None:
    boto3.client("dynamodb").create_table(
        TableName="lazaret-world",
        BillingMode="PAY_PER_REQUEST",
        KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}],
        AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "S"}],
    )


def test_a_waiting_job_whose_agent_is_gone_is_buried_with_its_head(aws: Aws, context: Context) -> None:
    """Over the part of the ledger that a worker has, not the whole one that a test may hold."""
    limited = [{"op": "raise", "error": "openai.RateLimitError", "message": "slow", "status": 429, "retry_after": 0}]
    worker.handler(aws.records(envelope(limited)), context)
    sent = next(request for name, request in aws.requests if name == "SendMessage")
    stale = json.dumps({**json.loads(sent["MessageBody"]), "agent": "agents.gone:run"})
    ticket = sent["MessageAttributes"]["ticket"]["StringValue"]
    waiting = aws.head("job_1")
    assert waiting.due_at is not None
    wait = (waiting.due_at - wiring.now()).total_seconds()
    time.sleep(max(0.0, wait) + 0.01)
    record = {**aws.record(stale), "messageAttributes": {"ticket": {"stringValue": ticket, "dataType": "String"}}}
    worker.handler({"Records": [record]}, context)
    buried = aws.head("job_1")
    assert (buried.status, buried.failure.code if buried.failure else "") == ("dying", "SCHEMA_INVALID")


def test_a_failure_is_retried_on_the_lanes_queue_with_ticket_group_and_delay(aws: Aws, context: Context) -> None:
    limited = [{"op": "raise", "error": "openai.RateLimitError", "message": "slow", "status": 429, "retry_after": 3}]
    worker.handler(aws.records(envelope(limited), MessageGroupId="tnt_1"), context)
    sent = next(request for name, request in aws.requests if name == "SendMessage")
    assert sent["QueueUrl"] == aws.queue_url
    assert sent["MessageGroupId"] == "tnt_1"
    assert sent["DelaySeconds"] >= 3
    assert sent["MessageAttributes"]["ticket"]["StringValue"] == aws.head("job_1").ticket
    assert sent["MessageBody"] == envelope(limited)


def test_a_buried_job_goes_to_the_dead_letter_queue_with_death_kind_and_code(aws: Aws, context: Context) -> None:
    worker.handler(aws.records(envelope(UNAUTHORIZED)), context)
    [record] = aws.waiting_in(aws.dead_queue_url)
    said = {name: value["stringValue"] for name, value in record["messageAttributes"].items()}
    head = aws.head("job_1")
    assert (said["death_id"], said["ticket"]) == (head.death_id, head.ticket)
    assert (said["kind"], said["code"]) == ("permanent", "AUTH_DENIED")


def test_what_cannot_be_settled_is_reported_and_nothing_else(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = aws.records(envelope(OK, job_id="good"), envelope(OK, job_id="overtaken"))
    monkeypatch.setattr("agents.simulated.perform", overtaken_when_named("overtaken"))
    wiring.agent_named.cache_clear()
    answer = worker.handler(event, context)
    assert answer == {"batchItemFailures": [{"itemIdentifier": event["Records"][1]["messageId"]}]}


def overtaken_when_named(job_id: str) -> Any:
    def agent(job: Any, _run: Any) -> dict[str, bool]:
        if job.job_id == job_id:
            wiring.client("dynamodb").update_item(
                TableName="lazaret-ledger",
                Key={"pk": {"S": f"T#tnt_1#J#simulated#{job_id}"}, "sk": {"S": "V#1#HEAD"}},
                UpdateExpression="SET attempt = :n",
                ExpressionAttributeValues={":n": {"N": "9"}},
            )
        return {"ok": True}

    return agent


def test_a_message_that_comes_twice_in_a_batch_is_counted_once(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    done, bad = aws.record(envelope(OK)), aws.record(envelope(UNAUTHORIZED, job_id="job_2"))
    again = [{**record, "receiptHandle": "another"} for record in (done, bad)]
    worker.handler({"Records": [done, bad, *again]}, context)
    text = printed()
    counted = [(name, line[name]) for line in emitted(text) for name in ("JobsSucceeded", "Buried") if name in line]
    assert counted == [("JobsSucceeded", [1.0]), ("Buried", [1.0])]
    assert text.count('"job.buried"') == 1


def test_metrics_have_job_type_as_their_only_dimension(aws: Aws, context: Context, printed: Callable[[], str]) -> None:
    bodies = envelope(OK), envelope(UNAUTHORIZED, job_id="job_2"), "not json"
    worker.handler(aws.records(*bodies), context)
    lines = emitted(printed())
    directives = [directive for line in lines for directive in line["_aws"]["CloudWatchMetrics"]]
    assert {directive["Namespace"] for directive in directives} == {"Lazaret"}
    assert [directive["Dimensions"] for directive in directives] == [[["job_type"]]] * len(directives)
    assert {line["job_type"] for line in lines} == {"simulated"}
    values = {
        metric["Name"]: line[metric["Name"]]
        for line in lines
        for d in line["_aws"]["CloudWatchMetrics"]
        for metric in d["Metrics"]
    }
    assert values["JobsSucceeded"] == [1.0]
    assert sum(values["Buried"]) == 2
    assert {"QueueWaitMs", "RunMs", "AttemptsFailed"} <= set(values)
    failed = [line for line in lines if "AttemptsFailed" in line]
    assert {line["code"] for line in failed} == {"AUTH_DENIED", "SCHEMA_INVALID"}


def test_the_log_tells_what_became_of_a_failed_job_and_never_its_payload(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    secret: list[dict[str, Any]] = [*UNAUTHORIZED, {"op": "return", "value": "the-payload"}]
    worker.handler(aws.records(envelope(secret)), context)
    text = printed()
    line = logged(text)["job.buried"]
    assert (line["tenant_id"], line["job_id"], line["code"], line["attempt"]) == ("tnt_1", "job_1", "AUTH_DENIED", 1)
    assert "the-payload" not in text


def test_the_healthy_path_writes_no_log(aws: Aws, context: Context, printed: Callable[[], str]) -> None:
    worker.handler(aws.records(envelope(OK)), context)
    assert not [name for name in logged(printed()) if name.startswith("job.")]


def test_a_surviving_thread_ends_the_process_after_the_settled_messages_are_deleted(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ended(BaseException):
        pass

    def end(code: int) -> None:
        names = [name for name, _ in aws.requests]
        assert names[-1] == "DeleteMessageBatch"
        raise Ended

    monkeypatch.setattr("os._exit", end)
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", staticmethod(lambda: 4000))
    with pytest.raises(Ended):
        worker.handler(aws.records(envelope([{"op": "sleep", "seconds": 20}])), context)
    assert aws.head("job_1").failure.code == "RUN_TIMEOUT"  # type: ignore[union-attr]
