import json
import re

import pytest

from infra import concurrency
from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, TTL
from lambdas.core.sweep.sweep import BEATS
from tests.support import markdown
from tests.support.synth import Resource, Synthesized

DEPLOYMENT = "docs/reference/deployment.md"
# Changing one of these replaces the resource, and leaves the old one behind with everybody's data in it.
STATEFUL = {
    "AWS::KMS::Key": {"Lazaret/Key961B73FD"},
    "AWS::DynamoDB::Table": {
        "Lazaret/BreakersTableA61FFCA0",
        "Lazaret/LedgerTable9343E4AA",
        "Lazaret-simulated/WorldAC2DAAF1",
    },
    "AWS::S3::Bucket": {"Lazaret/ObjectsBucket5A707942"},
    "AWS::SQS::Queue": {
        f"Lazaret-{job_type}/{queue}"
        for job_type in ("kyc", "old-backfill", "simulated")
        for queue in ("JobsQueue24944186", "JobsDeadA6AC1379")
    }
    | {"Lazaret/NoticesQueue8F17BA1B", "Lazaret/NoticesDead52B71290"},
    # These hold nothing; but a new one could not take the name while the old one has it, and the deploy would fail.
    "AWS::StepFunctions::StateMachine": {"Lazaret/RedriveMachineB633490E"},
    "AWS::SSM::Parameter": {
        f"Lazaret-{job_type}/{parameter}"
        for job_type in ("kyc", "old-backfill", "simulated")
        for parameter in ("WorkerVersionParameterCF29BF4B", "SenderParameter1D8DE7C1")
    }
    | {
        "Lazaret/ApiAddress9F8BB572",
        "Lazaret/SenderApiParameter33A43C4B",
        "Lazaret/SenderRedriveParameterE3F3BE4A",
        "Lazaret/SenderSweepParameter803906CF",
    },
}


def table(synthesized: Synthesized, name: str) -> Resource:
    return synthesized.named("AWS::DynamoDB::Table", "TableName", name)


@pytest.mark.parametrize("type_", STATEFUL)
def test_logical_ids_of_what_holds_data_do_not_change(lazaret: Synthesized, type_: str) -> None:
    assert set(lazaret.of_type(type_)) == STATEFUL[type_]


@pytest.mark.parametrize(
    "kept", ["Key961B73FD", "LedgerTable9343E4AA", "BreakersTableA61FFCA0", "ObjectsBucket5A707942"]
)
def test_tables_bucket_and_key_survive_the_stack(lazaret: Synthesized, kept: str) -> None:
    resource = lazaret.templates["Lazaret"]["Resources"][kept]
    assert (resource["DeletionPolicy"], resource["UpdateReplacePolicy"]) == ("RetainExceptOnCreate", "Retain")


@pytest.mark.parametrize("name", ["lazaret-ledger", "lazaret-breakers"])
def test_tables_can_be_restored_and_are_encrypted_with_our_key(lazaret: Synthesized, name: str) -> None:
    properties = table(lazaret, name)
    assert properties["PointInTimeRecoverySpecification"] == {"PointInTimeRecoveryEnabled": True}
    assert properties["SSESpecification"]["SSEType"] == "KMS"
    assert "Key961B73FD" in str(properties["SSESpecification"]["KMSMasterKeyId"])
    assert properties["BillingMode"] == "PAY_PER_REQUEST"
    assert properties["DeletionProtectionEnabled"] is True


def test_the_key_rotates_and_has_a_name(lazaret: Synthesized) -> None:
    (key,) = lazaret.of_type("AWS::KMS::Key").values()
    assert key["Properties"]["EnableKeyRotation"] is True
    assert lazaret.named("AWS::KMS::Alias", "AliasName", "alias/lazaret")


def test_the_ledger_has_the_keys_and_indexes_that_the_adapter_uses(lazaret: Synthesized) -> None:
    properties = table(lazaret, "lazaret-ledger")
    assert tuple(key["AttributeName"] for key in properties["KeySchema"]) == TABLE_KEYS
    assert properties["TimeToLiveSpecification"] == {"AttributeName": TTL, "Enabled": True}
    assert {
        (
            index["IndexName"],
            *(key["AttributeName"] for key in index["KeySchema"]),
            tuple(index["Projection"].get("NonKeyAttributes", ())),
        )
        for index in properties["GlobalSecondaryIndexes"]
    } == {(index.name, index.hash_key, index.sort_key, index.projected or ()) for index in INDEXES}


def test_indexes_project_no_more_than_dynamodb_allows() -> None:
    counts = {index.name: len(index.projected or ()) for index in INDEXES}
    assert {name: count for name, count in counts.items() if count > 20} == {}
    assert sum(counts.values()) <= 100  # over all indexes of a table, an attribute counted as often as it is named


def test_the_outside_world_goes_with_the_stack_and_exists_only_for_the_simulated_lane(lazaret: Synthesized) -> None:
    world = lazaret.templates["Lazaret-simulated"]["Resources"]["WorldAC2DAAF1"]
    assert world["DeletionPolicy"] == "Delete"
    told = [
        function["Properties"]["FunctionName"]
        for function in lazaret.of_type("AWS::Lambda::Function").values()
        if "WORLD_TABLE" in function["Properties"]["Environment"]["Variables"]
    ]
    assert told == ["lazaret-simulated-worker"]


def test_the_bucket_is_private_encrypted_with_our_key_and_tls_only(lazaret: Synthesized) -> None:
    (bucket,) = (one["Properties"] for one in lazaret.of_type("AWS::S3::Bucket").values())
    assert set(bucket["PublicAccessBlockConfiguration"].values()) == {True}
    (encryption,) = bucket["BucketEncryption"]["ServerSideEncryptionConfiguration"]
    assert encryption["BucketKeyEnabled"] is True
    assert "Key961B73FD" in str(encryption["ServerSideEncryptionByDefault"]["KMSMasterKeyID"])
    (policy,) = lazaret.of_type("AWS::S3::BucketPolicy").values()
    assert {"Bool": {"aws:SecureTransport": "false"}} in [
        statement["Condition"]
        for statement in policy["Properties"]["PolicyDocument"]["Statement"]
        if statement["Effect"] == "Deny"
    ]


def test_objects_are_kept_longer_than_the_lane_that_keeps_letters_longest(lazaret: Synthesized) -> None:
    (bucket,) = (one["Properties"] for one in lazaret.of_type("AWS::S3::Bucket").values())
    rules = bucket["LifecycleConfiguration"]["Rules"]
    assert {rule["Prefix"]: rule["ExpirationInDays"] for rule in rules if "ExpirationInDays" in rule} == {
        "bodies/": 430,
        "results/": 430,
        "snapshots/": 430,
        "redrives/": 430,
    }


@pytest.mark.parametrize("beat", BEATS)
def test_each_beat_of_the_sweep_has_a_schedule_of_its_own(lazaret: Synthesized, beat: str) -> None:
    rule = lazaret.named("AWS::Events::Rule", "Name", f"lazaret-sweep-{beat}")
    assert rule["ScheduleExpression"] == "rate(1 minute)"
    (target,) = rule["Targets"]
    assert "SweepFunction" in str(target["Arn"])
    assert json.loads(target["Input"]) == {"beat": beat}
    assert target["RetryPolicy"] == {"MaximumEventAgeInSeconds": 60, "MaximumRetryAttempts": 0}


def test_a_beat_that_failed_is_not_tried_again_by_lambda_because_the_next_one_is_due(lazaret: Synthesized) -> None:
    (config,) = lazaret.of_type("AWS::Lambda::EventInvokeConfig").values()
    assert "SweepFunction" in str(config["Properties"]["FunctionName"])
    assert config["Properties"]["MaximumRetryAttempts"] == 0
    assert config["Properties"]["MaximumEventAgeInSeconds"] == 60


def test_the_beats_run_beside_each_other_and_beside_one_that_outlived_its_minute() -> None:
    assert 2 * len(BEATS) == concurrency.SWEEP


def test_outputs_of_all_stacks_read_as_one_table(lazaret: Synthesized) -> None:
    ours = [
        name
        for template in lazaret.templates.values()
        for name in template["Outputs"]
        if not name.startswith("ExportsOutput")
    ]
    assert sorted(ours) == [
        "AlertsTopic",
        "ApiUrl",
        "BreakersTable",
        "Bucket",
        "ConsoleUrl",
        "DashboardUrl",
        "KeyArn",
        "KycDeadQueueUrl",
        "KycProducerPolicyArn",
        "KycQueueArn",
        "KycQueueUrl",
        "LazaretVersion",
        "LedgerTable",
        "OldBackfillDeadQueueUrl",
        "OldBackfillProducerPolicyArn",
        "OldBackfillQueueArn",
        "OldBackfillQueueUrl",
        "OperatorPolicyArn",
        "ProducerPolicyArn",
        "RedriveMachineArn",
        "SimulatedDeadQueueUrl",
        "SimulatedProducerPolicyArn",
        "SimulatedQueueArn",
        "SimulatedQueueUrl",
        "StoredShapes",
        "UserPoolClientId",
        "UserPoolId",
        "WorldTable",
    ]


def test_the_outputs_of_the_table_are_those_of_the_stacks(lazaret: Synthesized) -> None:
    """Infrastructure of others is built on them."""
    told = {
        (name, row["of the stack"].strip("`"))
        for row in markdown.table(DEPLOYMENT, "outputs")
        for name in markdown.codes_in(row["output"])
    }
    ours = {
        (re.sub("^Kyc", "<Lane>", name), "a lane's" if stack == "Lazaret-kyc" else stack)
        for stack, template in lazaret.templates.items()
        for name in template["Outputs"]
        if stack in ("Lazaret", "Lazaret-Watch", "Lazaret-kyc") and not name.startswith("ExportsOutput")
    }
    assert told == ours


def test_alerts_are_encrypted_with_our_key_and_told_over_tls_only(lazaret: Synthesized) -> None:
    (topic,) = (one["Properties"] for one in lazaret.of_type("AWS::SNS::Topic").values())
    assert topic["TopicName"] == "lazaret-alerts"
    assert "Key961B73FD" in str(topic["KmsMasterKeyId"])
    (policy,) = lazaret.of_type("AWS::SNS::TopicPolicy").values()
    assert {"Bool": {"aws:SecureTransport": "false"}} in [
        statement["Condition"] for statement in policy["Properties"]["PolicyDocument"]["Statement"]
    ]


def test_breakers_that_need_a_look_are_found_through_an_index(lazaret: Synthesized) -> None:
    table = lazaret.named("AWS::DynamoDB::Table", "TableName", "lazaret-breakers")
    (index,) = table["GlobalSecondaryIndexes"]
    assert (index["IndexName"], index["Projection"]) == ("watched", {"ProjectionType": "KEYS_ONLY"})
    assert [key["AttributeName"] for key in index["KeySchema"]] == ["watch", "watch_at"]
