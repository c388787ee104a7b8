"""What the embedded stack writes down of an invocation, and which partitions it sees in a request of DynamoDB."""

import json
from pathlib import Path
from typing import Any

import pytest

from local import calls
from local.permissions import _others, attributes_named, leading_keys, named, with_what_is_asked

PLACE = "us-east-1:000000000000"
CONFIG = {
    "Role": "arn:aws:iam::000000000000:role/worker",
    "FunctionArn": f"arn:aws:lambda:{PLACE}:function:lazaret-kyc-worker",
    "TracingConfig": {"Mode": "Active"},
}
QUEUE = f"arn:aws:sqs:{PLACE}:lazaret-kyc"


def done(event: Any, **changes: Any) -> set[tuple[str, str]]:
    return {(who, action) for who, action, _, _ in calls.done_by_lambda({**CONFIG, **changes}, event)}


def test_an_invocation_logs_and_traces_in_the_functions_own_role() -> None:
    role = CONFIG["Role"]
    assert done({}) == {(role, action) for action in (*calls.LOGGING, *calls.TRACING)}
    assert done({}, TracingConfig={"Mode": "PassThrough"}) == {(role, action) for action in calls.LOGGING}


def test_a_batch_of_messages_means_that_lambda_read_the_queue_as_the_function() -> None:
    made = list(calls.done_by_lambda(CONFIG, {"Records": [{"eventSourceARN": QUEUE}]}))
    assert {(who, action) for who, action, resource, _ in made if resource == QUEUE} == {
        (CONFIG["Role"], action) for action in calls.READING_A_QUEUE
    }


@pytest.mark.parametrize(
    ("event", "who", "source"),
    [
        (
            {"routeKey": "GET /v1/me", "requestContext": {"apiId": "abc"}},
            "apigateway.amazonaws.com",
            f"arn:aws:execute-api:{PLACE}:abc/$default/GET/v1/me",
        ),
        ({"beat": "resend"}, "events.amazonaws.com", f"arn:aws:events:{PLACE}:rule/lazaret-kyc-worker-resend"),
    ],
)
def test_who_invokes_a_function_is_known_by_its_event(event: Any, who: str, source: str) -> None:
    made = [call for call in calls.done_by_lambda(CONFIG, event) if call[0] == who]
    assert made == [(who, "lambda:InvokeFunction", CONFIG["FunctionArn"], {"aws:SourceArn": source})]


def test_calls_are_lines_of_a_file_that_others_may_read_meanwhile(tmp_path: Path) -> None:
    write = calls.writing_to(tmp_path / "calls.jsonl")
    write("role", "sqs:SendMessage", QUEUE, {"k": ["v"]}, allowed=False)
    line = {"who": "role", "action": "sqs:SendMessage", "resource": QUEUE, "keys": {"k": ["v"]}, "allowed": False}
    assert [json.loads(each) for each in (tmp_path / "calls.jsonl").read_text().splitlines()] == [line]


def key(text: str) -> dict[str, Any]:
    return {"pk": {"S": text}, "sk": {"S": "x"}}


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        ({"Key": key("A")}, ["A"]),
        ({"Item": key("B")}, ["B"]),
        ({"RequestItems": {"t": {"Keys": [key("A"), key("B")]}}}, ["A", "B"]),
        ({"TransactItems": [{"Put": {"Item": key("A")}}, {"ConditionCheck": {"Key": key("B")}}]}, ["A", "B"]),
        (
            {
                "KeyConditionExpression": "#a = :h AND begins_with(#b, :s)",
                "ExpressionAttributeValues": {":h": {"S": "A"}, ":s": {"S": "B"}},
            },
            ["A"],
        ),
        ({"TableName": "t"}, []),
    ],
)
def test_the_partitions_that_a_request_touches_are_its_leading_keys(request_: Any, found: list[str]) -> None:
    assert list(leading_keys(request_)) == found


def test_a_request_for_several_parameters_is_about_each_of_them() -> None:
    first = named("ssm", "GetParameters", {"Names": ["/a/b", "/c/d"]}, PLACE)
    assert (first, _others.get()) == (f"arn:aws:ssm:{PLACE}:parameter/a/b", (f"arn:aws:ssm:{PLACE}:parameter/c/d",))
    _others.set(())


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        ({"Key": key("A")}, {"pk", "sk"}),
        (
            {"Key": key("A"), "ProjectionExpression": "a_b, #0", "ExpressionAttributeNames": {"#0": "body"}},
            {"pk", "sk", "a_b", "body"},
        ),
        ({"ProjectionExpression": "failure.code, list[0].x"}, {"failure", "list"}),
        (
            {
                "KeyConditionExpression": "pk = :h AND begins_with(sk, :s)",
                "FilterExpression": "size(body) > :n OR NOT #r = :x",
                "ExpressionAttributeNames": {"#r": "result"},
            },
            {"pk", "sk", "body", "result"},
        ),
        ({"RequestItems": {"t": {"Keys": [key("A")], "ProjectionExpression": "body"}}}, {"pk", "sk", "body"}),
        (
            {"TransactItems": [{"Update": {"Key": key("A"), "UpdateExpression": "SET done = :d REMOVE body"}}]},
            {"pk", "sk", "done", "body"},
        ),
    ],
)
def test_the_attributes_that_a_request_names_are_seen_however_they_are_written(request_: Any, found: set[str]) -> None:
    assert set(attributes_named(request_)) == found


def test_a_batch_that_names_nothing_asks_for_everything() -> None:
    def select(table: dict[str, Any]) -> str:
        asked = {"RequestItems": {"t": {"Keys": [key("A")], **table}}}
        return str(with_what_is_asked(lambda _: {})(json.dumps(asked).encode())["dynamodb:Select"])

    assert (select({}), select({"ProjectionExpression": "pk"})) == ("ALL_ATTRIBUTES", "SPECIFIC_ATTRIBUTES")
