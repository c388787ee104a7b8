"""The redrive machine's own definition on the emulator. Its functions are toys that answer what a script says."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from infra.core.redrive_states import definition
from local.stack import Stack
from tests.support.embedded.toys import MakeFunction, policy

pytestmark = pytest.mark.slow
TABLE = "scripts"
TOY = """
import json, os
import boto3

class BadRequest(Exception):
    pass

def handler(event, context):
    if "task" not in event:
        return {"sent": event["end"] - event["begin"], "rate": event["rate"]}
    given = event.get("input", {})
    redrive_id = event.get("redrive_id") or given.get("continues") or event["execution"]["name"]
    item = boto3.client("dynamodb").update_item(
        TableName="scripts", Key={"pk": {"S": redrive_id}}, ReturnValues="ALL_NEW",
        UpdateExpression="SET calls = list_append(calls, :call)",
        ExpressionAttributeValues={":call": {"L": [{"S": json.dumps(event)}]}},
    )["Attributes"]
    if "faults" in given:
        raise BadRequest(given["faults"])
    number = sum(json.loads(call["S"])["task"] == event["task"] for call in item["calls"]["L"])
    answers = json.loads(item["script"]["S"]).get(event["task"], [None])
    answer = answers[min(number, len(answers)) - 1]
    if answer == "die":
        os._exit(1)
    return {"redrive_id": redrive_id, **answer} if event["task"] == "write_down" else answer
"""
PLAN = {"begin_at": "plan", "wait_seconds": 0}
NOTHING_MORE = {"verdict": "done", "wait_seconds": 0}
CANARY = {"begin": 0, "end": 5, "rate": 2.5, "most": 5}


def impatient(text: str) -> str:
    """A day is a second, and retries do not wait longer and longer."""
    for slow, quick in {
        "86400": "1",
        '"IntervalSeconds": 2': '"IntervalSeconds": 1',
        '"BackoffRate": 2': '"BackoffRate": 1',
    }.items():
        assert slow in text
        text = text.replace(slow, quick)
    return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Machine:
    arn: str
    stack: Stack
    eventually: Callable[..., Any]

    def start(self, name: str, script: dict[str, Any], given: object = None) -> str:
        item = {"pk": {"S": name}, "script": {"S": json.dumps({"write_down": [PLAN], **script})}, "calls": {"L": []}}
        self.stack.client("dynamodb").put_item(TableName=TABLE, Item=item)
        started = self.stack.client("stepfunctions").start_execution(
            stateMachineArn=self.arn, name=name, input=json.dumps(given or {})
        )
        return str(started["executionArn"])

    def ended(self, execution: str) -> dict[str, Any]:
        def end() -> dict[str, Any] | None:
            found: dict[str, Any] = self.stack.client("stepfunctions").describe_execution(executionArn=execution)
            return found if found["status"] != "RUNNING" else None

        found: dict[str, Any] = self.eventually(end)
        return found

    def calls(self, name: str, task: str | None = None) -> list[dict[str, Any]]:
        item = self.stack.client("dynamodb").get_item(TableName=TABLE, Key={"pk": {"S": name}})["Item"]
        calls = [json.loads(call["S"]) for call in item["calls"]["L"]]
        return [call for call in calls if task in (None, call["task"])]


@pytest.fixture(scope="module")
def machine(emulator: Stack, make_function: MakeFunction, eventually: Callable[..., Any]) -> Machine:
    emulator.client("dynamodb").create_table(
        TableName=TABLE,
        KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}],
        AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "S"}],
        BillingMode="PAY_PER_REQUEST",
    )
    text = impatient(json.dumps(definition())).replace("${partition}", "aws")
    for name in ("redrive", "send"):
        arn = make_function(f"toy-{name}", TOY, on=emulator, allow={"dynamodb:UpdateItem": "*"})
        text = text.replace(f"${{{name}}}", arn)
    trust = {"Effect": "Allow", "Principal": {"Service": "states.amazonaws.com"}, "Action": "sts:AssumeRole"}
    role = emulator.client("iam").create_role(RoleName="toy-machine", AssumeRolePolicyDocument=policy(trust))
    made = emulator.client("stepfunctions").create_state_machine(
        name="toy-redrive", definition=text, roleArn=role["Role"]["Arn"]
    )
    return Machine(arn=made["stateMachineArn"], stack=emulator, eventually=eventually)


def test_a_bad_request_ends_with_its_faults_before_anything_else_is_asked(machine: Machine) -> None:
    ended = machine.ended(machine.start("bad", {}, given={"faults": "reason: missing; filter: missing"}))
    assert (ended["status"], ended["error"]) == ("FAILED", "BadRequest")
    assert ended["cause"] == "reason: missing; filter: missing"
    assert [call["task"] for call in machine.calls("bad")] == ["write_down"]


def test_waves_are_sent_watched_and_judged_until_all_is_done(machine: Machine) -> None:
    second = [{"begin": 5, "end": 15, "rate": 1, "most": 10}, {"begin": 15, "end": 25, "rate": 1, "most": 10}]
    script = {
        "plan": [{"next": "send"}],
        "choose_wave": [{"ranges": [CANARY], "wait_seconds": 0}, {"ranges": second, "wait_seconds": 1}],
        "judge": [{"verdict": "next", "wait_seconds": 0}, {"verdict": "wait", "wait_seconds": 0}, NOTHING_MORE],
        "report": [{"recovered": 25}],
    }
    ended = machine.ended(machine.start("waves", script, given={"reason": "fixed"}))
    assert json.loads(ended["output"]) == {"recovered": 25}
    first = machine.calls("waves")[0]
    assert first["input"] == {"reason": "fixed"}
    assert (first["execution"]["id"], first["execution"]["name"]) == (ended["executionArn"], "waves")
    told = [
        ([one["sent"] for one in call["sent"]], call["beats"], call["ranges"])
        for call in machine.calls("waves", "judge")
    ]
    assert told == [([5], 1, 1), ([10, 10], 2, 3), ([10, 10], 3, 3)]


def test_a_halt_calls_back_until_nothing_is_left(machine: Machine) -> None:
    script = {
        "plan": [{"next": "send"}],
        "choose_wave": [{"ranges": [CANARY], "wait_seconds": 0}],
        "judge": [{"verdict": "halt", "wait_seconds": 0}],
        "call_back": [{"finished": False}, {"finished": True}],
    }
    script["report"] = [{"redrive_id": "halt", "verdict": "halted", "reason": "5 of 5 died", "skipped": {"held": 1}}]
    ended = machine.ended(machine.start("halt", script))
    assert (ended["status"], ended["error"]) == ("FAILED", "RedriveHalted")
    assert json.loads(ended["cause"])["reason"] == "5 of 5 died"
    assert [call["task"] for call in machine.calls("halt")][-4:] == ["judge", "call_back", "call_back", "report"]


def test_an_approval_that_nobody_gives_is_a_no(machine: Machine) -> None:
    script = {"plan": [{"next": "ask"}], "hear": [{"next": "report"}]}
    assert machine.ended(machine.start("nobody", script))["status"] == "SUCCEEDED"
    (heard,) = machine.calls("nobody", "hear")
    assert heard["answer"] == {"expired": True}
    assert len(machine.calls("nobody", "ask")) == 1


def test_a_second_persons_answer_is_heard_as_it_was_given(machine: Machine) -> None:
    """The function dies the first time: nobody could know that token, so another is given out."""
    execution = machine.start("asked", {"plan": [{"next": "ask"}], "ask": ["die", None], "hear": [{"next": "report"}]})
    answer: dict[str, str] = {}
    states = machine.stack.client("stepfunctions")

    def answered() -> bool:
        """A function that is slow to start is tried again too, and then its token no longer counts."""
        asked = machine.calls("asked", "ask")
        if len(asked) < 2:
            return False
        try:
            states.send_task_success(taskToken=asked[-1]["task_token"], output=json.dumps(answer))
        except states.exceptions.TaskDoesNotExist:
            return False
        return True

    machine.eventually(answered)
    assert machine.ended(execution)["status"] == "SUCCEEDED"
    assert [call["answer"] for call in machine.calls("asked", "hear")] == [answer]


def test_a_successor_goes_on_where_an_execution_grew_too_long(machine: Machine) -> None:
    script = {
        "write_down": [PLAN, {"begin_at": "watch", "wait_seconds": 0}],
        "plan": [{"next": "send"}],
        "choose_wave": [{"ranges": [CANARY], "wait_seconds": 0}],
        "judge": [{"verdict": "hand_over", "wait_seconds": 0, "successor": "long-2"}, NOTHING_MORE],
    }
    output = json.loads(machine.ended(machine.start("long", script))["output"])
    assert output["redrive_id"] == "long"
    assert output["continued_as"].endswith(":long-2")
    assert machine.ended(output["continued_as"])["status"] == "SUCCEEDED"
    assert [(call["sent"], call["beats"]) for call in machine.calls("long", "judge")][1] == (None, 1)


def test_a_task_that_dies_is_tried_again_and_then_written_down(machine: Machine) -> None:
    ended = machine.ended(machine.start("broken", {"plan": ["die"]}))
    assert (ended["status"], ended["error"]) == ("FAILED", "Runtime.ExitError")
    assert len(machine.calls("broken", "plan")) == 6
    (reported,) = machine.calls("broken", "report")
    assert reported["failed"] == {"error": "Runtime.ExitError", "cause": ended["cause"]}


def test_an_answer_that_nobody_foresaw_is_written_down_as_a_failure(machine: Machine) -> None:
    ended = machine.ended(machine.start("odd", {"plan": [{"next": "dance"}]}))
    assert (ended["error"], ended["cause"]) == ("NotUnderstood", 'a task answered {"next":"dance"}')
    assert machine.calls("odd", "report")[0]["failed"]["error"] == "NotUnderstood"


def test_starting_what_runs_already_answers_with_what_runs(machine: Machine) -> None:
    script = {"write_down": [{"begin_at": "watch", "wait_seconds": 60}]}
    execution = machine.start("twice", script)
    assert machine.start("twice", script) == execution
    with pytest.raises(Exception, match="ExecutionAlreadyExists"):
        machine.start("twice", script, given={"reason": "another"})
