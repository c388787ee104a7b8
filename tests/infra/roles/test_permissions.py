import functools
import json
import re

import pytest

from infra.core.bucket import ARCHIVE, KEPT_FOR_RETENTION
from tests.infra.grants import allowed, may
from tests.support.synth import LANES, ROOT, Synthesized, statements

JOB_TYPES = [lane.job_type for lane in LANES]
ENQUEUING = {"sqs:GetQueueUrl", "sqs:SendMessage"}
# X-Ray, the delivery of a machine's logs, metrics and the listing of alarms have no resources to name.
WITHOUT_RESOURCE = {
    "cloudwatch:DescribeAlarms",
    "cloudwatch:GetMetricData",
    "xray:GetSamplingRules",
    "xray:GetSamplingTargets",
    "xray:PutTelemetryRecords",
    "xray:PutTraceSegments",
    "logs:CreateLogDelivery",
    "logs:DeleteLogDelivery",
    "logs:DescribeLogGroups",
    "logs:DescribeResourcePolicies",
    "logs:GetLogDelivery",
    "logs:ListLogDeliveries",
    "logs:PutResourcePolicy",
    "logs:UpdateLogDelivery",
}
# By prefix: what is written later can be named no better, and what each lane adds to would grow past IAM's limits.
PREFIXES = (
    '"/bodies/*"',
    '"/results/*"',
    '"/snapshots/*"',
    *(f'"/{kind}/{lane}/*"' for kind in ("bodies", "results", "snapshots") for lane in JOB_TYPES),
    *(f'"/{kind}/*/{lane}/*"' for kind in ("bodies", "results") for lane in JOB_TYPES),
    '"/redrives/*"',
    '"/archive/*"',
    ":execution:lazaret-redrive:*",
    '":lazaret-*"',
    "/lazaret/*/",
    "/lazaret/webhooks/*",
    *(f'"/*/{method}/iam/*"' for method in ("GET", "POST")),
)


def test_no_policy_allows_an_action_by_pattern(lazaret: Synthesized) -> None:
    actions = {action for statement in allowed(lazaret) for action in statement["Action"]}
    assert "sqs:SendMessage" in actions
    assert {action for action in actions if "*" in action} == set()


def test_every_policy_names_exact_resources(lazaret: Synthesized) -> None:
    loose = [
        statement
        for statement in allowed(lazaret)
        for resource in statement["Resource"]
        if "*" in functools.reduce(lambda text, prefix: text.replace(prefix, ""), PREFIXES, json.dumps(resource))
        and not set(statement["Action"]) <= WITHOUT_RESOURCE
    ]
    assert loose == []


@pytest.mark.parametrize("job_type", JOB_TYPES)
def test_a_lanes_functions_reach_the_objects_of_their_lane_alone(lazaret: Synthesized, job_type: str) -> None:
    objects = [
        resource
        for statement in allowed(lazaret, f"Lazaret-{job_type}")
        for resource in statement["Resource"]
        if {"s3:GetObject", "s3:PutObject"} & set(statement["Action"])
    ]
    assert objects
    assert [each for each in objects if f"/{job_type}/*" not in json.dumps(each)] == []


def test_nobody_may_list_the_bucket(lazaret: Synthesized) -> None:
    """The names of its objects say whose jobs there are."""
    actions = {action for one in allowed(lazaret) for action in one["Action"] if action.startswith("s3:")}
    assert actions == {"s3:GetObject", "s3:PutObject"}


def test_a_key_is_used_through_the_services_that_encrypt_with_it_and_never_by_itself(lazaret: Synthesized) -> None:
    using = [one for one in allowed(lazaret) if any(action.startswith("kms:") for action in one["Action"])]
    conditions = [json.dumps(one["Condition"]["StringEquals"]["kms:ViaService"]) for one in using]
    through = [re.findall(r'"(\w+)\."', condition) for condition in conditions]
    assert {service for services in through for service in services} == {"dynamodb", "s3", "sns", "ssm"}
    assert [services for services in through if len(services) != 1] == []


def test_no_role_comes_with_a_policy_of_somebody_elses(lazaret: Synthesized) -> None:
    assert [
        role for role in lazaret.of_type("AWS::IAM::Role").values() if "ManagedPolicyArns" in role["Properties"]
    ] == []


@pytest.mark.parametrize("job_type", JOB_TYPES)
def test_no_function_of_a_lane_may_touch_another_lanes_queue(lazaret: Synthesized, job_type: str) -> None:
    stack = f"Lazaret-{job_type}"
    queues = {path.split("/")[1] for path in lazaret.of_type("AWS::SQS::Queue", stack)}
    touched = [
        resource
        for statement in allowed(lazaret, stack)
        for resource in statement["Resource"]
        if any(action.startswith("sqs:") and action not in ENQUEUING for action in statement["Action"])
    ]
    assert touched
    assert [resource for resource in touched if resource.get("Fn::GetAtt", [""])[0] not in queues] == []


def test_a_worker_sends_jobs_only_to_the_lanes_that_its_own_names(lazaret: Synthesized) -> None:
    def elsewhere(job_type: str) -> set[str]:
        return {
            resource["Fn::Join"][1][-1].lstrip(":")
            for statement in allowed(lazaret, f"Lazaret-{job_type}", "Worker")
            for resource in statement["Resource"]
            if set(statement["Action"]) == ENQUEUING and "Fn::Join" in resource
        }

    assert elsewhere("kyc") == {"lazaret-simulated"}
    assert elsewhere("simulated") == set()


def test_intake_reads_the_dead_and_never_the_living(lazaret: Synthesized) -> None:
    queues = {
        resource["Fn::GetAtt"][0]
        for statement in allowed(lazaret, "Lazaret-kyc", "Intake")
        for resource in statement["Resource"]
        if "sqs:ReceiveMessage" in statement["Action"]
    }
    assert queues == {"JobsDeadA6AC1379"}


def test_the_sweep_sends_to_every_lane_and_reads_no_queue(lazaret: Synthesized) -> None:
    (sending,) = (
        one
        for one in allowed(lazaret, "Lazaret", "Sweep")
        if "sqs:SendMessage" in one["Action"] and "Notices" not in str(one["Resource"])
    )
    assert sending["Action"] == ["sqs:GetQueueUrl", "sqs:SendMessage"]
    names = {resource["Fn::Join"][1][-1].lstrip(":") for resource in sending["Resource"]}
    assert names == {f"lazaret-{job_type}{dead}" for job_type in JOB_TYPES for dead in ("", "-dead")}


@pytest.mark.parametrize(
    ("stack", "who"),
    [
        ("Lazaret-kyc", "Worker"),
        ("Lazaret-kyc", "Intake"),
        ("Lazaret", "Sweep"),
        ("Lazaret", "RedriveF"),
        ("Lazaret", "RedriveS"),
    ],
)
def test_nobody_may_delete_an_item_or_scan_a_table(lazaret: Synthesized, stack: str, who: str) -> None:
    actions = may(lazaret, stack, who, "dynamodb")
    assert "dynamodb:UpdateItem" in actions
    assert (
        actions & {"dynamodb:DeleteItem", "dynamodb:BatchWriteItem", "dynamodb:Scan", "dynamodb:DeleteTable"} == set()
    )


def test_the_sweep_may_make_every_request_that_the_ledgers_adapter_makes(lazaret: Synthesized) -> None:
    called = re.findall(r"\bclient\.([a-z_]+)", (ROOT / "lambdas/adapters/dynamo/table.py").read_text())
    needed = {"dynamodb:" + "".join(word.capitalize() for word in name.split("_")) for name in called}
    ledger = [one for one in allowed(lazaret, "Lazaret", "Sweep") if "LedgerTable" in json.dumps(one["Resource"])]
    # A transaction has no action of its own.
    assert needed - {action for one in ledger for action in one["Action"]} == {"dynamodb:TransactWriteItems"}


def test_an_index_is_only_ever_queried(lazaret: Synthesized) -> None:
    actions = {
        action
        for statement in allowed(lazaret)
        if "/index/" in json.dumps(statement["Resource"])
        for action in statement["Action"]
    }
    assert actions == {"dynamodb:Query"}


def leading_keys(synthesized: Synthesized, job_type: str, who: str) -> dict[str, set[str]]:
    """By table: the partitions that a function of a lane may touch."""
    found: dict[str, set[str]] = {}
    for statement in allowed(synthesized, f"Lazaret-{job_type}", who):
        if any(action.startswith("dynamodb:") for action in statement["Action"]):
            (table,) = re.findall(r"(Ledger|Breakers|World)", json.dumps(statement["Resource"]))
            keys = statement.get("Condition", {}).get("ForAllValues:StringLike", {}).get("dynamodb:LeadingKeys", "*")
            found.setdefault(table, set()).update([keys] if isinstance(keys, str) else keys)
    return found


@pytest.mark.parametrize("job_type", JOB_TYPES)
def test_a_lanes_functions_touch_the_jobs_groups_and_breakers_of_their_own_lane_only(
    lazaret: Synthesized, job_type: str
) -> None:
    own = {f"T#*#J#{job_type}#*", "H#*"}
    learned = {f"G#{job_type}#tried", f"P#{job_type}"}
    hours = {f"G#{job_type}#{shard}#hours" for shard in ("?", "??")}
    worker = leading_keys(lazaret, job_type, "Worker")
    assert (worker.pop("Ledger"), worker.pop("Breakers")) == (own | learned | hours, {f"*#{job_type}"})
    assert worker == {}
    counters = {f"G#{job_type}#{shard}" for shard in ("?", "??", "?#*", "??#*")}
    assert leading_keys(lazaret, job_type, "Intake") == {"Ledger": own | counters}


def test_every_prefix_that_the_core_writes_under_is_granted_and_has_its_retention() -> None:
    sources = [path.read_text() for path in (ROOT / "lambdas" / "core").rglob("*.py")]
    written = {f"{prefix}/" for source in sources for prefix in re.findall(r'f"([a-z]+)/\{', source)}
    assert written == {*KEPT_FOR_RETENTION, ARCHIVE}


def test_only_the_sweep_the_redrive_the_api_notify_and_operators_list_through_indexes(lazaret: Synthesized) -> None:
    listing = {
        path
        for type_ in ("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy")
        for path, policy in lazaret.of_type(type_).items()
        if "/index/" in json.dumps(policy)
    }
    assert {path.split("/")[1][:8] for path in listing} == {"SweepFun", "RedriveF", "ApiFunct", "NotifyFu", "Operator"}


def test_only_the_simulated_agent_changes_the_outside_world(lazaret: Synthesized) -> None:
    changing = [path for path, policy in lazaret.of_type("AWS::IAM::Policy").items() if "WorldAC2DAAF1" in str(policy)]
    assert [path.split("/")[0] for path in changing] == ["Lazaret-simulated"]
    assert "Agent" in changing[0], "and not with the worker's keys"


def test_producers_may_send_to_lanes_and_nothing_else(lazaret: Synthesized) -> None:
    (statement,) = allowed(lazaret, "Lazaret", "Producers")
    assert statement["Action"] == ["sqs:GetQueueUrl", "sqs:SendMessage"]
    names = {resource["Fn::Join"][1][-1].lstrip(":") for resource in statement["Resource"]}
    assert names == {f"lazaret-{job_type}" for job_type in JOB_TYPES}


def test_operators_look_and_redrive_and_write_no_table_nor_send_nor_read_payloads(lazaret: Synthesized) -> None:
    actions = {action for statement in allowed(lazaret, "Lazaret", "Operators") for action in statement["Action"]}
    assert {action for action in actions if not action.startswith("kms:")} == {
        "cloudwatch:DescribeAlarms",
        "cloudwatch:GetMetricData",
        "dynamodb:BatchGetItem",
        "dynamodb:GetItem",
        "dynamodb:Query",
        "execute-api:Invoke",
        "lambda:InvokeFunction",
        "sqs:GetQueueAttributes",
        "sqs:GetQueueUrl",
        "ssm:GetParameter",
        "ssm:GetParameters",
        "states:DescribeExecution",
        "states:DescribeStateMachine",
        "states:GetExecutionHistory",
        "states:ListExecutions",
        "states:StartExecution",
        "states:StopExecution",
    }


def test_notify_may_publish_to_people_and_nobody_else(lazaret: Synthesized) -> None:
    telling = {
        path.split("/")[1][:6]
        for type_ in ("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy")
        for path, policy in lazaret.of_type(type_).items()
        if any("sns:Publish" in statement["Action"] for statement in statements(policy))
    }
    assert telling == {"Notify"}


@pytest.mark.parametrize("who", ["Operators", "ApiFunction"])
def test_who_closes_breakers_may_run_the_sweep_that_releases_and_no_other_function(
    lazaret: Synthesized, who: str
) -> None:
    (sweep,) = (one for one in allowed(lazaret, "Lazaret", who) if "lambda:InvokeFunction" in one["Action"])
    (only,) = sweep["Resource"] if isinstance(sweep["Resource"], list) else [sweep["Resource"]]
    assert re.fullmatch(r"SweepFunction[0-9A-F]+ Arn", " ".join(only["Fn::GetAtt"]))


def test_operators_call_what_the_api_has_for_aws_credentials_and_read_its_address_alone(lazaret: Synthesized) -> None:
    of = {
        action: one["Resource"]
        for one in allowed(lazaret, "Lazaret", "Operators")
        for action in one["Action"]
        if action in ("execute-api:Invoke", "ssm:GetParameter")
    }
    invoked = [each["Fn::Join"][1][-1] for each in of["execute-api:Invoke"]]
    assert invoked == ["/*/GET/iam/*", "/*/POST/iam/*"]
    assert '"Ref": "ApiAddress' in json.dumps(of["ssm:GetParameter"])


@pytest.mark.parametrize("who", ["RedriveFunction", "RedriveSend", "NotifyFunction"])
def test_nobody_but_the_api_and_the_sweep_may_write_what_people_sign(lazaret: Synthesized, who: str) -> None:
    writing = [
        one["Condition"]
        for one in allowed(lazaret, "Lazaret", who)
        if {"dynamodb:PutItem", "dynamodb:UpdateItem"} & {*one["Action"]} and "Ledger" in json.dumps(one["Resource"])
    ]
    assert writing
    for condition in writing:
        keys = condition["ForAllValues:StringLike"]["dynamodb:LeadingKeys"]
        assert keys
        assert "A#*" not in keys


PARTITIONS = {
    "SweepFunction": {"T#*", "G#*", "H#*", "R#*", "L#*", "U#*", "A#*"},
    "RedriveFunction": {"T#*", "G#*", "H#*", "R#*", "A#*"},
    "RedriveSend": {"T#*", "G#*", "H#*", "R#*"},
    "ApiFunction": {"T#*", "G#*", "H#*", "R#*", "A#*", "P#*", "N#*", "L#*"},
    "NotifyFunction": {"T#*", "G#*", "H#*", "N#*", "R#*"},
}


@pytest.mark.parametrize("who", PARTITIONS)
def test_a_function_touches_the_partitions_that_are_its_business(lazaret: Synthesized, who: str) -> None:
    conditions = [
        one["Condition"]["ForAllValues:StringLike"]["dynamodb:LeadingKeys"]
        for one in allowed(lazaret, "Lazaret", who)
        if any(action.startswith("dynamodb:") for action in one["Action"])
        and "Ledger" in json.dumps(one["Resource"])
        and "/index/" not in json.dumps(one["Resource"])
    ]
    assert {key for keys in conditions for key in ([keys] if isinstance(keys, str) else keys)} == PARTITIONS[who]


def test_notify_reads_redrives_one_by_one_and_writes_none(lazaret: Synthesized) -> None:
    """It is told of one, and looks whether that is so."""
    actions = {
        action
        for one in allowed(lazaret, "Lazaret", "NotifyFunction")
        if "R#*" in one.get("Condition", {}).get("ForAllValues:StringLike", {}).get("dynamodb:LeadingKeys", ())
        for action in one["Action"]
    }
    assert actions == {"dynamodb:GetItem"}


TABLE = r'\[{"Fn::GetAtt": \["LedgerTable\w+", "Arn"\]}\]'  # itself, and no index of it


def test_operators_read_no_input_and_no_result(lazaret: Synthesized) -> None:
    reading = [
        one["Condition"]
        for one in allowed(lazaret, "Lazaret", "Operators")
        if "dynamodb:Query" in one["Action"]
        and re.search(r'"LedgerTable\w+", "Arn"\]}\]$', json.dumps(one["Resource"]))
    ]
    assert len(reading) == 2
    for condition in reading:
        keys = condition["ForAllValues:StringLike"]["dynamodb:LeadingKeys"]
        if condition.get("StringEquals") != {"dynamodb:Select": "SPECIFIC_ATTRIBUTES"}:
            assert keys == ["A#*", "G#*", "H#*"]
            continue
        named = condition["ForAllValues:StringEquals"]["dynamodb:Attributes"]
        assert {"pk", "sk", "status", "detail"} <= {*named}
        assert {"body", "result"} & {*named} == set()


def test_operators_start_and_stop_redrives_of_this_machine_only(lazaret: Synthesized) -> None:
    resources = {
        action: json.dumps(one["Resource"])
        for one in allowed(lazaret, "Lazaret", "Operators")
        for action in one["Action"]
        if action.startswith("states:")
    }
    for action in ("StartExecution", "ListExecutions", "DescribeStateMachine"):
        assert resources[f"states:{action}"].startswith('[{"Ref": "RedriveMachine')
    for action in ("DescribeExecution", "GetExecutionHistory", "StopExecution"):
        assert ":execution:lazaret-redrive:*" in resources[f"states:{action}"]
