"""The redrive machine: its definition as promises, and what it may touch."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from lambdas.core.redrive.watch import EVENTS_A_BEAT, EVENTS_A_RANGE, MOST_SENDERS
from lambdas.settings import settings
from tests.support.synth import LANES, Resource, Synthesized, statements

MOST_EVENTS = 25_000  # of one execution's history
TASK = 5  # entered, scheduled, started, succeeded, exited
RETRIED = 3  # of one more attempt: failed, scheduled, started
RANGE = TASK + 2  # and the iteration's own start and success
PASSED = 2  # a Wait or a Choice: entered, exited
MAP = 4  # entered, started, succeeded, exited
JOB_TYPES = [lane.job_type for lane in LANES]


@pytest.fixture(scope="session")
def machine(lazaret: Synthesized) -> Resource:
    return lazaret.named("AWS::StepFunctions::StateMachine", "StateMachineName", "lazaret-redrive")


@pytest.fixture(scope="session")
def states(machine: Resource) -> dict[str, Any]:
    """Of the whole machine by name, the Map's own included."""
    definition = json.loads(machine["DefinitionString"])
    inner = [state["ItemProcessor"]["States"] for state in definition["States"].values() if state["Type"] == "Map"]
    return {name: state for group in (definition["States"], *inner) for name, state in group.items()}


def followers(state: dict[str, Any]) -> Iterator[str]:
    for part in (state, *state.get("Choices", ()), *state.get("Catch", ())):
        yield from (part[key] for key in ("Next", "Default") if key in part)


def tasks(states: dict[str, Any]) -> dict[str, Any]:
    return {name: state for name, state in states.items() if "lambda:invoke" in state.get("Resource", "")}


def allowed(synthesized: Synthesized, who: str) -> list[tuple[set[str], str]]:
    """Actions and resources of the role of one of the machine's parts."""
    (policy,) = (
        policy
        for path, policy in synthesized.of_type("AWS::IAM::Policy", "Lazaret").items()
        if f"/Redrive{who}" in path
    )
    return [(set(one["Action"]), json.dumps(one["Resource"])) for one in statements(policy)]


def test_states_are_phrases_that_the_console_can_show(states: dict[str, Any]) -> None:
    assert {name for name in states if len(name.split()) < 3 or len(name) > 80 or not name[0].isupper()} == set()


def test_every_state_can_be_reached_and_leads_somewhere(machine: Resource, states: dict[str, Any]) -> None:
    definition = json.loads(machine["DefinitionString"])
    reached, ahead = set(), [definition["StartAt"]]
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += followers(states[name])
    assert reached == set(definition["States"])
    leading = {name for name, state in states.items() if not list(followers(state))}
    assert {
        name for name in leading if states[name]["Type"] not in ("Fail", "Succeed") and not states[name].get("End")
    } == set()


def test_bad_input_reaches_no_task_but_the_one_that_reads_it(machine: Resource, states: dict[str, Any]) -> None:
    definition = json.loads(machine["DefinitionString"])
    reading = definition["StartAt"]
    assert [name for name, state in states.items() if reading in followers(state)] == []
    after_failure = [caught["Next"] for caught in states[reading]["Catch"]]
    assert states[reading]["Catch"][0]["ErrorEquals"] == ["BadRequest"]
    assert {states[name]["Type"] for name in after_failure} == {"Fail"}


def test_every_task_is_tried_again_but_not_what_would_be_the_same_again(states: dict[str, Any]) -> None:
    assert len(tasks(states)) >= 10
    for name, state in tasks(states).items():
        attempts = {error: retry["MaxAttempts"] for retry in state["Retry"] for error in retry["ErrorEquals"]}
        assert attempts["BadRequest"] == 0, name
        assert attempts["States.ALL"] == 5, name
        assert attempts["Lambda.TooManyRequestsException"] > 5, name
        assert state["Retry"][-1]["ErrorEquals"] == ["States.ALL"], name
        waiting = [retry for retry in state["Retry"] if retry["MaxAttempts"]]
        assert {(retry["JitterStrategy"], retry["MaxDelaySeconds"]) for retry in waiting} == {("FULL", 60)}, name


def test_every_failure_that_is_not_the_requests_is_written_down(states: dict[str, Any]) -> None:
    exempt = {"Write the request down", "Write down that the machine broke", "Send one range"}
    for name, state in states.items():
        if state["Type"] in ("Task", "Map") and name not in exempt:
            assert state["Catch"][-1]["ErrorEquals"] == ["States.ALL"], name
            assert state["Catch"][-1]["Next"] == "Write down that the machine broke", name
        if state["Type"] == "Choice" and name != "Did it halt?":  # all is written down by then
            assert state["Default"] == "Stop at an answer that nobody understands", name


def test_an_answer_that_never_comes_is_not_asked_for_again(states: dict[str, Any]) -> None:
    asking = states["Ask a second person"]
    assert asking["Resource"].endswith("lambda:invoke.waitForTaskToken")
    assert asking["TimeoutSeconds"] == 86_400
    assert asking["Retry"][0] == {"ErrorEquals": ["States.Timeout"], "MaxAttempts": 0}
    assert asking["Catch"][0]["ErrorEquals"] == ["States.Timeout"]
    assert asking["Catch"][0]["Output"] == {"expired": True}


def test_a_task_is_given_up_only_after_its_function_was(lazaret: Synthesized, states: dict[str, Any]) -> None:
    for name in ("lazaret-redrive", "lazaret-redrive-send"):
        function = lazaret.function(name)
        assert function["Timeout"] == 900
        assert all(state["TimeoutSeconds"] > function["Timeout"] for state in tasks(states).values())


def test_a_wave_has_no_more_ranges_than_run_at_once(states: dict[str, Any]) -> None:
    assert states["Send the wave"]["MaxConcurrency"] == MOST_SENDERS


def test_history_is_counted_at_no_less_than_it_grows() -> None:
    """By the judge, who says when a successor must go on."""
    assert TASK + MAP + PASSED + TASK + PASSED <= EVENTS_A_BEAT
    assert RANGE <= EVENTS_A_RANGE


def test_history_has_room_for_one_more_wave_that_fails_as_often_as_it_may(states: dict[str, Any]) -> None:
    """A successor takes over only between waves."""
    attempts = sum(retry["MaxAttempts"] for retry in states["Send one range"]["Retry"])
    tasks = 5  # choose, judge, call back, report, hand over
    wave = MOST_SENDERS * (RANGE + attempts * RETRIED) + tasks * (TASK + attempts * RETRIED) + MAP + 3 * PASSED
    assert wave < MOST_EVENTS - settings().redrive_most_events


def test_the_machine_logs_events_without_execution_data_and_is_traced(lazaret: Synthesized, machine: Resource) -> None:
    logging = machine["LoggingConfiguration"]
    assert (logging["Level"], logging["IncludeExecutionData"]) == ("ALL", False)
    (group,) = (
        resource["Properties"]
        for path, resource in lazaret.of_type("AWS::Logs::LogGroup").items()
        if path.split("/")[1] in json.dumps(logging)
    )
    assert group["LogGroupName"] == "/aws/vendedlogs/states/lazaret-redrive"
    assert machine["TracingConfiguration"] == {"Enabled": True}
    assert "StateMachineType" not in machine  # Standard


def test_the_machine_invokes_its_two_functions_and_starts_only_itself(lazaret: Synthesized) -> None:
    may = {
        frozenset(actions): resources
        for actions, resources in allowed(lazaret, "MachineRole")
        if not any(action.startswith(("logs:", "xray:")) for action in actions)
    }
    assert set(may) == {frozenset({"lambda:InvokeFunction"}), frozenset({"states:StartExecution"})}
    invoked = json.loads(may[frozenset({"lambda:InvokeFunction"})])
    assert {one["Fn::GetAtt"][0][:11] for one in invoked} == {"RedriveFunc", "RedriveSend"}
    assert may[frozenset({"states:StartExecution"})].endswith(':stateMachine:lazaret-redrive"]]}]')


def test_only_senders_send_and_they_read_no_queue(lazaret: Synthesized) -> None:
    sends = [json.loads(where) for actions, where in allowed(lazaret, "Send") if "sqs:SendMessage" in actions]
    notices, lanes = sorted(sends, key=len)
    assert {one["Fn::Join"][1][-1].lstrip(":") for one in lanes} == {f"lazaret-{job_type}" for job_type in JOB_TYPES}
    assert [one["Fn::GetAtt"][0][:7] for one in notices] == ["Notices"]


@pytest.mark.parametrize(
    ("who", "may"),
    [
        (
            "FunctionRole",
            {
                "cloudwatch:DescribeAlarms",
                "dynamodb:BatchGetItem",
                "dynamodb:GetItem",
                "dynamodb:PutItem",
                "dynamodb:Query",
                "dynamodb:UpdateItem",
                "s3:GetObject",
                "s3:PutObject",
                "sqs:SendMessage",
                "ssm:GetParameters",
            },
        ),
        (
            "SendRole",
            {
                "dynamodb:BatchGetItem",
                "dynamodb:ConditionCheckItem",
                "dynamodb:GetItem",
                "dynamodb:PutItem",
                "dynamodb:UpdateItem",
                "s3:GetObject",
                "s3:PutObject",
                "sqs:GetQueueUrl",
                "sqs:SendMessage",
            },
        ),
    ],
)
def test_the_redrives_functions_may_do_this_and_nothing_else(lazaret: Synthesized, who: str, may: set[str]) -> None:
    every_functions = ("kms:", "logs:", "xray:")
    actions = set.union(*(actions for actions, _ in allowed(lazaret, who)))
    assert {action for action in actions if not action.startswith(every_functions)} == may


@pytest.mark.parametrize(
    ("who", "read", "written"),
    [("FunctionRole", {"redrives"}, {"redrives"}), ("SendRole", {"bodies", "redrives", "snapshots"}, {"bodies"})],
)
def test_plans_read_no_payload_and_only_senders_write_bodies(
    lazaret: Synthesized, who: str, read: set[str], written: set[str]
) -> None:
    def prefixes(wanted: set[str]) -> set[str]:
        found = [resources for actions, resources in allowed(lazaret, who) if wanted <= actions]
        return {prefix for resources in found for prefix in re.findall(r'"/([a-z]+)/\*"', resources)}

    assert prefixes({"s3:GetObject"}) == read
    assert prefixes({"s3:PutObject"}) == written


@pytest.mark.parametrize("who", ["FunctionRole", "SendRole"])
def test_no_redrive_may_write_a_breaker(lazaret: Synthesized, who: str) -> None:
    writing = [resources for actions, resources in allowed(lazaret, who) if "dynamodb:UpdateItem" in actions]
    assert writing
    assert [resources for resources in writing if "BreakersTable" in resources] == []
    reading = [actions for actions, resources in allowed(lazaret, who) if "BreakersTable" in resources]
    assert set.union(*reading) == {"dynamodb:BatchGetItem"}


@pytest.mark.parametrize("job_type", JOB_TYPES)
def test_a_lane_says_its_version_only_once_its_worker_runs_it(lazaret: Synthesized, job_type: str) -> None:
    name = f"/lazaret/{job_type}/worker-version"
    ((_, parameter),) = (
        one
        for one in lazaret.of_type("AWS::SSM::Parameter", f"Lazaret-{job_type}").items()
        if one[1]["Properties"]["Name"] == name
    )
    told = lazaret.function(f"lazaret-{job_type}-worker")["Environment"]["Variables"]["WORKER_VERSION"]
    assert parameter["Properties"]["Value"] == told
    assert any(needed.startswith("WorkerFunction") for needed in parameter["DependsOn"])


@pytest.mark.parametrize("who", ["RedriveFunction", "SweepFunction"])
def test_redrive_and_sweep_read_every_lanes_version(lazaret: Synthesized, who: str) -> None:
    (reading,) = (
        statement["Resource"]
        for path, policy in lazaret.of_type("AWS::IAM::Policy", "Lazaret").items()
        for statement in statements(policy)
        if path.split("/")[1].startswith(who) and statement["Action"] == ["ssm:GetParameters"]
    )
    (name,) = (one["Fn::Join"][1][-1] for one in reading)
    assert name.endswith(":parameter/lazaret/*/worker-version")


def test_the_sweep_may_start_a_redrive_and_knows_which_machine(lazaret: Synthesized) -> None:
    told = lazaret.function("lazaret-sweep")["Environment"]["Variables"]["REDRIVE_MACHINE"]
    (starting,) = (
        statement
        for path, policy in lazaret.of_type("AWS::IAM::Policy", "Lazaret").items()
        for statement in statements(policy)
        if "/SweepFunction" in path and "states:StartExecution" in statement["Action"]
    )
    assert starting["Action"] == ["states:StartExecution"]
    assert starting["Resource"] == [told]
    assert told["Ref"].startswith("RedriveMachine")
