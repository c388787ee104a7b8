"""The redrive machine from outside, the lanes' deployed versions, and the states of alarms."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.exceptions import EndpointConnectionError, ParamValidationError
from botocore.stub import Stubber
from moto import mock_aws

from lambdas.adapters.cloudwatch import CloudWatchAlarms
from lambdas.adapters.ssm import SsmVersions
from lambdas.adapters.starts import SfnMachine
from lambdas.core.model.errors import Unavailable
from lambdas.core.ports.redrives import Alarms, Machine, NotWaiting, Versions
from lazaret.testing.redrives import MemoryAlarms, MemoryMachine, MemoryVersions
from tests.support.builders import an_id
from tests.support.ledgers.engines import NOBODY, REGION

ARN = "arn:aws:states:us-east-1:123456789012:stateMachine:lazaret-redrive"
WAITS = json.dumps({"StartAt": "Wait", "States": {"Wait": {"Type": "Wait", "Seconds": 9, "End": True}}})
GIVEN = {"action": "replay", "reason": "a ☂"}


def a_client(service: str) -> Any:
    return boto3.client(service, region_name=REGION, config=Config(retries={"total_max_attempts": 1}), **NOBODY)


@dataclass
class MachineBench:
    """A machine, and what it was given for a redrive."""

    machine: Machine
    given_to: Callable[[str], Any]


@pytest.fixture(params=["memory", "moto"])
def bench(request: pytest.FixtureRequest) -> Iterator[MachineBench]:
    if request.param == "memory":
        memory = MemoryMachine()
        yield MachineBench(memory, memory.started.__getitem__)
        return
    with mock_aws():
        client = a_client("stepfunctions")
        made = client.create_state_machine(
            name="lazaret-redrive", definition=WAITS, roleArn="arn:aws:iam::123456789012:role/redrive"
        )
        arn = made["stateMachineArn"].replace(":stateMachine:", ":execution:")
        yield MachineBench(
            SfnMachine(client, made["stateMachineArn"]),
            lambda name: json.loads(client.describe_execution(executionArn=f"{arn}:{name}")["input"]),
        )


def test_an_execution_is_named_by_its_redrive_and_given_its_input(bench: MachineBench) -> None:
    redrive_id = an_id("redrive")
    arn = bench.machine.start(redrive_id, GIVEN)
    assert arn.endswith(f":execution:lazaret-redrive:{redrive_id}")
    assert bench.given_to(redrive_id) == GIVEN


def test_starting_again_is_harmless_and_tells_the_same_execution(bench: MachineBench) -> None:
    redrive_id = an_id("redrive")
    arn = bench.machine.start(redrive_id, GIVEN)
    assert bench.machine.start(redrive_id, GIVEN) == arn
    assert bench.machine.start(redrive_id, {"action": "discard"}) == arn
    assert bench.given_to(redrive_id) == GIVEN


def test_an_execution_that_has_ended_is_told_by_the_name_it_keeps() -> None:
    client = a_client("stepfunctions")
    with Stubber(client) as stub:
        stub.add_client_error("start_execution", "ExecutionAlreadyExists")
        assert SfnMachine(client, ARN).start("r-1", GIVEN) == ARN.replace("stateMachine", "execution") + ":r-1"


def test_an_answer_reaches_the_task_that_waits() -> None:
    client = a_client("stepfunctions")
    with Stubber(client) as stub:
        said = {"taskToken": "token", "output": '{"approved": true, "by": "é"}'}
        stub.add_response("send_task_success", {}, said)
        SfnMachine(client, ARN).answer("token", {"approved": True, "by": "é"})
        stub.assert_no_pending_responses()
    memory = MemoryMachine(waiting={"token"})
    memory.answer("token", {"approved": True})
    assert memory.answers == {"token": {"approved": True}}


@pytest.mark.parametrize("code", ["TaskTimedOut", "TaskDoesNotExist", "InvalidToken"])
def test_an_answer_that_nobody_waits_for_is_told_so(code: str) -> None:
    client = a_client("stepfunctions")
    with Stubber(client) as stub:
        stub.add_client_error("send_task_success", code)
        with pytest.raises(NotWaiting, match="nobody waits"):
            SfnMachine(client, ARN).answer("token", {})


def test_the_machine_in_memory_takes_an_answer_once() -> None:
    memory = MemoryMachine(waiting={"token"})
    memory.answer("token", {"approved": True})
    with pytest.raises(NotWaiting):
        memory.answer("token", {"approved": False})
    assert memory.answers == {"token": {"approved": True}}


ASKED: list[tuple[str, str, Callable[[Any], Any]]] = [
    ("stepfunctions", "start_execution", lambda client: SfnMachine(client, ARN).start("r-1", GIVEN)),
    ("stepfunctions", "send_task_success", lambda client: SfnMachine(client, ARN).answer("token", {})),
    ("ssm", "get_parameters", lambda client: SsmVersions(client, "lazaret").of(["kyc"])),
    ("cloudwatch", "describe_alarms", lambda client: CloudWatchAlarms(client).states(["lazaret-kyc-queue-age"])),
]


@pytest.mark.parametrize(("service", "operation", "ask"), ASKED, ids=[asked[1] for asked in ASKED])
def test_a_service_that_cannot_answer_is_unavailable(service: str, operation: str, ask: Callable[[Any], Any]) -> None:
    client = a_client(service)
    for code in ("ThrottlingException", "AccessDeniedException"):
        with Stubber(client) as stub:
            stub.add_client_error(operation, code)
            with pytest.raises(Unavailable, match=code):
                ask(client)

    def refuse(**_: Any) -> None:
        raise EndpointConnectionError(endpoint_url="https://aws")

    client.meta.events.register("before-send", refuse)
    with pytest.raises(Unavailable, match="https://aws"):
        ask(client)


def test_a_request_that_is_wrong_is_our_mistake_and_is_raised_as_it_is() -> None:
    with pytest.raises(ParamValidationError):
        SfnMachine(a_client("stepfunctions"), "").start("r-1", GIVEN)
    with pytest.raises(ParamValidationError):
        CloudWatchAlarms(a_client("cloudwatch")).states([""])
    with pytest.raises(ParamValidationError):
        SsmVersions(a_client("ssm"), "lazaret")._parameters([])


@pytest.fixture(params=["memory", "moto"])
def versions(request: pytest.FixtureRequest) -> Iterator[Versions]:
    deployed = {f"lane-{n}": f"v-{n}" for n in range(25)}
    if request.param == "memory":
        yield MemoryVersions(deployed)
        return
    with mock_aws():
        client = a_client("ssm")
        for name, own in (("lazaret", deployed), ("other", {"kyc": "v-99"})):
            for job_type, version in own.items():
                client.put_parameter(Name=f"/{name}/{job_type}/worker-version", Value=version, Type="String")
        yield SsmVersions(client, "lazaret")


def test_the_version_of_every_lane_that_has_one_is_told(versions: Versions) -> None:
    asked = [f"lane-{n}" for n in range(25)]
    assert versions.of([*asked, "kyc", "lane-3"]) == {f"lane-{n}": f"v-{n}" for n in range(25)}
    assert versions.of(["kyc"]) == {}
    assert versions.of([]) == {}


def test_versions_are_asked_for_ten_a_request() -> None:
    client = a_client("ssm")
    with Stubber(client) as stub:
        for lanes in (range(10), range(10, 20), range(20, 21)):
            names = {"Names": [f"/lazaret/lane-{n}/worker-version" for n in lanes]}
            stub.add_response("get_parameters", {"Parameters": [], "InvalidParameters": names["Names"]}, names)
        assert SsmVersions(client, "lazaret").of([f"lane-{n}" for n in range(21)]) == {}
        stub.assert_no_pending_responses()


@pytest.fixture(params=["memory", "moto"])
def alarms(request: pytest.FixtureRequest) -> Iterator[Alarms]:
    states = {f"lazaret-kyc-{n}": ("OK", "ALARM", "INSUFFICIENT_DATA")[n % 3] for n in range(130)}
    if request.param == "memory":
        yield MemoryAlarms(states)
        return
    with mock_aws():
        client = a_client("cloudwatch")
        how = {"EvaluationPeriods": 1, "Threshold": 1, "ComparisonOperator": "GreaterThanThreshold"}
        what = {"MetricName": "Letters", "Namespace": "Lazaret", "Period": 60, "Statistic": "Sum"}
        for name, state in states.items():
            client.put_metric_alarm(AlarmName=name, **how, **what)
            client.set_alarm_state(AlarmName=name, StateValue=state, StateReason="said so")
        yield CloudWatchAlarms(client)


def test_the_state_of_every_alarm_that_exists_is_told(alarms: Alarms) -> None:
    names = [f"lazaret-kyc-{n}" for n in range(130)]
    states = alarms.states([*names, "lazaret-kyc-unknown", names[0]])
    assert sorted(states) == sorted(names)
    assert [states[names[n]] for n in (0, 1, 2, 3, 127)] == ["OK", "ALARM", "INSUFFICIENT_DATA", "OK", "ALARM"]
    assert alarms.states([]) == {}


def test_alarms_are_asked_for_a_hundred_a_request_and_page_by_page() -> None:
    client = a_client("cloudwatch")
    names = [f"alarm-{n}" for n in range(101)]
    both = {"AlarmTypes": ["MetricAlarm", "CompositeAlarm"], "MaxRecords": 100}
    with Stubber(client) as stub:
        first = {"MetricAlarms": [{"AlarmName": "alarm-1", "StateValue": "OK"}], "NextToken": "more"}
        stub.add_response("describe_alarms", first, {"AlarmNames": names[:100], **both})
        rest = {"CompositeAlarms": [{"AlarmName": "alarm-2", "StateValue": "ALARM"}]}
        stub.add_response("describe_alarms", rest, {"AlarmNames": names[:100], **both, "NextToken": "more"})
        stub.add_response("describe_alarms", {}, {"AlarmNames": names[100:], **both})
        assert CloudWatchAlarms(client).states([*names, names[0]]) == {"alarm-1": "OK", "alarm-2": "ALARM"}
        stub.assert_no_pending_responses()
