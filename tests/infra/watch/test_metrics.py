"""Metrics as the handlers really emit them: all that alarms and dashboard watch, and an incident that rings."""

import json
from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.sweep.sweep import BEATS
from lambdas.house import EVERY_LANE
from tests.infra.watch.cloudwatch import Key, alarmed_in
from tests.infra.watch.stage import Stage
from tests.support.functions.aws import Aws, Context, lease_again
from tests.support.markdown import table
from tests.support.synth import Synthesized

OK = [{"op": "return", "value": {"ok": True}}]
LOOP = [{"op": "loop"}]
UNAUTHORIZED = [{"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}]
LIMITED = [
    {"op": "spend", "usd": 0.25},
    {"op": "raise", "error": "openai.RateLimitError", "message": "slow", "status": 429},
]
ASKING = [{"op": "ask", "question": "Really?", "key": "really"}]
SLEEPING = [{"op": "sleep_for", "seconds": 3600}]
SWALLOWED = [{"op": "swallow", "error": "KeyError", "message": "x"}]
# What AWS publishes by itself, of what we watch.
PUBLISHED = {
    "AWS/Lambda": {"Invocations", "Errors", "Throttles", "ConcurrentExecutions"},
    "AWS/SQS": {
        "ApproximateAgeOfOldestMessage",
        "ApproximateNumberOfMessagesVisible",
        "ApproximateNumberOfMessagesNotVisible",
    },
    "AWS/States": {"ExecutionsFailed", "ExecutionsTimedOut"},
    "AWS/ApiGateway": {"5xx"},
    "AWS/DynamoDB": {"ReadThrottleEvents", "WriteThrottleEvents"},
}
# Emitted by the redrive's tasks, which need a machine, by notify, which needs an endpoint, for jobs that got stuck, and
# by lanes with secrets.
# Their own tests run them.
ELSEWHERE = {
    "ReplaysStarted",
    "RedrivesHalted",
    "NoticesSent",
    "NoticesFailed",
    "StuckJobs",
    "ForeignRows",
    "SecretsUnread",
}


@pytest.fixture
def stage(aws: Aws, context: Context, printed: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> Stage:
    made = Stage(aws=aws, context=context, printed=printed)
    made.begin(monkeypatch)
    return made


def everything(stage: Stage) -> None:
    """One of each: done, a duplicate, retried, suspended, asking, silent, dead, poison, recovered, died again, parked,
    not taken in, refused."""
    stage.run(OK, job_id="fine")
    stage.run(OK, job_id="fine")
    stage.run(LIMITED, LIMITED, OK, job_id="weather")
    stage.run(SLEEPING, OK, job_id="patient")
    stage.run(ASKING, OK, job_id="curious")
    stage.run(SWALLOWED, OK, job_id="silent")
    stage.run_what_waits()
    for job_id in ("curable", "hopeless"):
        stage.run(UNAUTHORIZED, job_id=job_id, tenant_id="tnt_2")
    stage.take_in()
    stage.replay(stage.letter("curable"), script=OK)
    stage.replay(stage.letter("hopeless"), script=UNAUTHORIZED)
    stage.take_in()
    for number in range(6):
        stage.run(LOOP, job_id=f"poison_{number}")
        stage.run(UNAUTHORIZED, job_id=f"denied_{number}", tenant_id=f"tnt_{number + 3}")
    lease_again("poison_0")
    stage.take_in()
    stage.refuse_a_redrive()
    stage.sweep()


def in_the_table() -> set[str]:
    return {row["metric"].strip("`") for row in table("docs/reference/metrics.md", "metrics")}


def test_every_metric_of_the_table_is_emitted_with_the_job_type_as_its_only_dimension(stage: Stage) -> None:
    everything(stage)
    stage.later += timedelta(days=2)  # what was resolved by a person above is resolved by the sweep's replay here
    stage.run(UNAUTHORIZED, job_id="later", tenant_id="tnt_9")
    stage.take_in()
    stage.replay(stage.letter("later"), script=OK, auto=True)
    ours = [key for key in stage.cloud.points if key[0] == "Lazaret"]
    assert {name for _, name, _ in ours} | ELSEWHERE == in_the_table()
    assert {tuple(name for name, _ in dimensions) for _, _, dimensions in ours} == {("job_type",)}


def test_alarms_and_dashboard_watch_nothing_that_nobody_emits(lazaret: Synthesized) -> None:
    emitted = in_the_table()
    functions = names(lazaret, "AWS::Lambda::Function", "FunctionName")
    queues = names(lazaret, "AWS::SQS::Queue", "QueueName")
    tables = names(lazaret, "AWS::DynamoDB::Table", "TableName")
    machines = names(lazaret, "AWS::StepFunctions::StateMachine", "StateMachineName")
    seen = 0
    for namespace, name, dimensions in watched(lazaret.watched):
        seen += 1
        ((dimension, value),) = dimensions
        known = {
            "Lazaret": dimension == "job_type"
            and name in emitted
            and value in ("kyc", "slow", "simulated", EVERY_LANE, *(f"@{beat}" for beat in BEATS)),
            "AWS/Lambda": dimension == "FunctionName" and value in functions,
            "AWS/SQS": dimension == "QueueName" and value in queues,
            "AWS/ApiGateway": dimension == "ApiId" and "ApiHttp" in value,
            "AWS/DynamoDB": dimension == "TableName" and value in tables,
            "AWS/States": dimension == "StateMachineArn" and any(machine in value for machine in machines),
        }
        assert known[namespace], f"{namespace} {name} {value}: nobody emits it"
        assert namespace == "Lazaret" or name in PUBLISHED[namespace]
    assert seen > 100


def test_a_poison_burst_of_one_tenant_rings_what_it_must_and_nothing_of_another_lane(
    stage: Stage, template: Mapping[str, Any]
) -> None:
    for number in range(8):
        stage.run(OK, job_id=f"fine_{number}", tenant_id=f"tnt_{number + 2}")
    stage.sweep()
    assert stage.cloud.ringing(template, at=stage.at) - {"lazaret-sweep-silent"} == set()
    for number in range(6):
        stage.run(LOOP, job_id=f"poison_{number}")
    stage.take_in()
    stage.sweep()
    during = {"poison-tenant", "tenant-share", "breaker-tripped", "open-letters", "incident"}
    assert ringing(stage, template) == during
    stage.later += timedelta(minutes=31)
    stage.sweep()
    assert ringing(stage, template) == (during - {"breaker-tripped"}) | {"breaker-open"}


def ringing(stage: Stage, template: Mapping[str, Any]) -> set[str]:
    """In the lane of the incident; elsewhere there must be silence."""
    rung = stage.cloud.ringing(template, at=stage.at) - {"lazaret-sweep-silent"}
    assert {name for name in rung if not name.startswith("lazaret-simulated-")} == set()
    return {name.removeprefix("lazaret-simulated-") for name in rung}


@pytest.mark.parametrize(("auto", "expected"), [(False, "ResolvedByPerson"), (True, "ResolvedAuto")])
def test_a_recovered_letter_counts_as_resolved_by_whoever_asked(stage: Stage, auto: bool, expected: str) -> None:
    stage.run(UNAUTHORIZED, job_id="curable")
    stage.take_in()
    stage.replay(stage.letter("curable"), script=OK, auto=auto)
    counted = {name: values for (_, name, _), values in stage.cloud.points.items()}
    assert [value for _, value in counted[expected]] == [1.0]
    assert not {"ResolvedByPerson", "ResolvedAuto"} - {expected} & counted.keys()
    ((_, milliseconds),) = counted["TimeToResolution"]
    assert milliseconds >= timedelta(hours=1) / timedelta(milliseconds=1)
    assert [value for _, value in counted["ReplaysRecovered"]] == [1.0]
    assert "ReplaysDiedAgain" not in counted


def test_only_second_and_later_tries_count_as_retry_spend(stage: Stage) -> None:
    stage.run(LIMITED, LIMITED, job_id="weather")
    spent = [values for (_, name, _), values in stage.cloud.points.items() if name == "RetrySpendUsd"]
    assert spent == []
    stage.run_what_waits()
    ((_, name, _),) = (key for key in stage.cloud.points if key[1] == "RetrySpendUsd")
    assert [value for key, values in stage.cloud.points.items() if key[1] == name for _, value in values] == [0.25]


def names(lazaret: Synthesized, type_: str, key: str) -> set[str]:
    return {resource["Properties"][key] for resource in lazaret.of_type(type_).values()}


def watched(template: Mapping[str, Any]) -> Iterator[Key]:
    """Every metric of every alarm, and of every graph of the dashboard."""
    yield from alarmed_in(template)
    for resource in template["Resources"].values():
        if "DashboardBody" in resource["Properties"]:
            yield from graphed(resource["Properties"]["DashboardBody"])


def graphed(body: Any) -> Iterator[Key]:
    text = body if isinstance(body, str) else "".join(x if isinstance(x, str) else "x" for x in body["Fn::Join"][1])
    for widget in json.loads(text)["widgets"]:
        for namespace, name, dimension, value, _ in widget["properties"].get("metrics", ()):
            yield namespace, name, frozenset({(dimension, value)})
