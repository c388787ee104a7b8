"""What a team does to its deployments over the years, each tried with the real CDK command line on the emulator.

Every test has a deployment of its own name: they stand beside each other in one account.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from botocore.exceptions import ClientError

from lambdas.core.model.head import HeadStatus
from local import host
from local.cdk import CdkFailed
from local.stack import Stack
from ops.connection import Connection
from ops.letters.lane import held
from ops.upgrade.removed import deployed, forgotten
from proof.deploys import AN_HOUR, grown
from tests.support.embedded.account import Application, account, said, send
from tests.support.embedded.lane import EmbeddedLane

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

Make = Callable[..., Application]


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with account(tmp_path_factory.mktemp("account")) as bootstrapped:
        yield bootstrapped


@pytest.fixture(scope="module")
def make(empty: Stack, tmp_path_factory: pytest.TempPathFactory) -> Make:
    def made(name: str, *lanes: str) -> Application:
        application = Application(name=name, folder=tmp_path_factory.mktemp(name) / "app", on=empty)
        for lane in lanes:
            application.write(lane)
        return application

    return made


def test_two_deployments_stand_beside_each_other_and_a_second_deploy_would_change_nothing(make: Make) -> None:
    east, west = make("east", "refunds"), make("west", "refunds")
    west.write("refunds", said="good evening")
    lanes = [EmbeddedLane(each.deploy(), job_type="refunds") for each in (east, west)]
    assert [said(lane, "o-1") for lane in lanes] == ["hello", "good evening"]
    only_east = send(lanes[0], "o-2")
    lanes[0].settled(only_east, within=120)
    assert lanes[1].ledger.head(lanes[0].key(only_east)) is None
    for each in (east, west):
        each.synth()
        assert "Number of stacks with differences: 0" in each.cdk("diff", "--fail")


@contextmanager
def in_the_way(on: Stack, table: str) -> Iterator[None]:
    """A table of somebody else with a name that the deploy needs."""
    client = on.client("dynamodb")
    client.create_table(
        TableName=table,
        KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}],
        AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "S"}],
        BillingMode="PAY_PER_REQUEST",
    )
    yield
    client.delete_table(TableName=table)


def tables(application: Application) -> list[str]:
    names = application.on.client("dynamodb").list_tables()["TableNames"]
    return sorted(name for name in names if name.startswith(f"{application.name}-"))


def test_a_first_deploy_that_fails_leaves_nothing_and_the_second_that_succeeds_protects(make: Make) -> None:
    begun = make("begun", "refunds")
    with in_the_way(begun.on, "begun-ledger"):
        with pytest.raises(CdkFailed, match=r"begun-ledger' already exists"):
            begun.deploy(first="true")
        assert begun.statuses() == {"": "ROLLBACK_COMPLETE"}
        assert tables(begun) == ["begun-ledger"]
    assert said(EmbeddedLane(begun.deploy(first="true"), job_type="refunds"), "o-1") == "hello"
    assert not any(each["EnableTerminationProtection"] for each in begun.stacks().values())
    begun.deploy()
    protected = {name for name, each in begun.stacks().items() if each["EnableTerminationProtection"]}
    assert protected == {"", "refunds"}
    for name in tables(begun):
        table = begun.on.client("dynamodb").describe_table(TableName=name)["Table"]
        assert table["DeletionProtectionEnabled"], name


def test_a_first_deploy_that_failed_without_its_flag_is_taken_back_as_the_document_says(make: Make) -> None:
    hasty = make("hasty", "refunds")
    dynamo, formation = hasty.on.client("dynamodb"), hasty.on.client("cloudformation")
    with in_the_way(hasty.on, "hasty-ledger"), pytest.raises(CdkFailed, match=r"hasty-ledger' already exists"):
        hasty.deploy()
    assert hasty.statuses() == {"": "ROLLBACK_FAILED"}
    with pytest.raises(ClientError, match="TerminationProtection is enabled"):
        hasty.delete("")
    formation.update_termination_protection(StackName="Hasty", EnableTerminationProtection=False)
    for name in tables(hasty):
        dynamo.update_table(TableName=name, DeletionProtectionEnabled=False)
    hasty.delete("")
    for name in tables(hasty):
        dynamo.delete_table(TableName=name)
    assert said(EmbeddedLane(hasty.deploy(first="true"), job_type="refunds"), "o-1") == "hello"


def code(application: Application) -> dict[str, str]:
    """Of each function, what its zip hashes to."""
    pages = application.on.client("lambda").get_paginator("list_functions").paginate()
    functions = [each for page in pages for each in page["Functions"]]
    own = f"{application.name}-"
    return {
        each["FunctionName"].removeprefix(own): each["CodeSha256"]
        for each in functions
        if each["FunctionName"].startswith(own)
    }


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def test_lanes_are_edited_added_retired_and_removed_and_the_others_stay_as_they_are(make: Make) -> None:
    lived = make("grown", "refunds", "former")
    lived.deploy(first="true")
    first = code(lived)
    lived.write("refunds", said="edited")
    edited = lived.deploy(first="true")
    second = code(lived)
    assert changed(first, second) == {"refunds-worker"}
    assert said(EmbeddedLane(edited, job_type="refunds"), "o-1") == "edited"
    lived.write("latest")
    lived.write("former", keys="retired = true")
    added = lived.deploy(first="true")
    every = {"api", "sweep", "redrive", "redrive-send"}  # they know all lanes
    third = code(lived)
    of_lanes = {"latest-worker", "latest-intake", "former-worker", "former-intake"}
    assert changed(second, third) == every | of_lanes
    assert said(EmbeddedLane(added, job_type="latest"), "o-2") == "hello"
    former = EmbeddedLane(added, job_type="former")
    letter = former.letter(send(former, "o-3"), within=120)
    assert letter.code == "UNROUTABLE"
    assert removals(lived) == {}
    del lived.lanes["former"]
    assert "(letters, open: 1)" in removals(lived)["former"]
    left = lived.deploy(first="true")
    assert "former" in lived.statuses()
    lived.delete("former")
    assert lived.statuses().keys() == {"", "Watch", "refunds", "latest"}
    assert changed(third, code(lived)) == every | {"former-worker", "former-intake"}
    assert said(EmbeddedLane(left, job_type="refunds"), "o-4") == "edited"
    assert former.ledger.letter(letter.letter_id) == letter  # a lane's end takes no letter along


def removals(application: Application) -> dict[str, str]:
    """What `make deploy` is stopped by, by lane."""
    client, name = application.on.client, application.name
    connection = Connection(
        name=name,
        region=host.REGION,
        endpoint=application.on.endpoint,
        dynamodb=client("dynamodb"),
        sqs=client("sqs"),
        ledger_table=f"{name}-ledger",
        breakers_table=f"{name}-breakers",
    )
    core = name.capitalize()
    found = forgotten(
        core, deployed(client, core), application.lanes, lambda lane: held(connection, lane, datetime.now(UTC))
    )
    return {lane: each.what for lane, each in found if each.grave}


# What identifies each kind of resource that a stack leaves behind, as `cdk import` asks for it.
IDENTIFIED_BY = {
    "AWS::DynamoDB::Table": "TableName",
    "AWS::S3::Bucket": "BucketName",
    "AWS::KMS::Key": "KeyId",
    "AWS::Cognito::UserPool": "UserPoolId",
}


def left_behind(application: Application) -> dict[str, dict[str, str]]:
    """Read before the stack is deleted: its list of resources says what each is called."""
    pages = application.on.client("cloudformation").get_paginator("list_stack_resources")
    found = pages.paginate(StackName=application.name.capitalize())
    resources = [each for page in found for each in page["StackResourceSummaries"]]
    return {
        each["LogicalResourceId"]: {IDENTIFIED_BY[each["ResourceType"]]: each["PhysicalResourceId"]}
        for each in resources
        if each["ResourceType"] in IDENTIFIED_BY
    }


def test_what_a_deleted_deployment_left_is_taken_back_with_all_its_data(make: Make, tmp_path: Path) -> None:
    moved = make("moved", "refunds")
    lane = EmbeddedLane(moved.deploy(first="true"), job_type="refunds")
    letter = lane.letter(send_wrong(lane), within=120)
    mapping = left_behind(moved)
    moved.delete("Watch", "refunds", "")
    assert len(mapping) == 5
    assert tables(moved) == ["moved-breakers", "moved-ledger"]
    with pytest.raises(CdkFailed, match="Moved failed to deploy"):  # its names are taken
        moved.deploy(first="true")
    moved.delete("")
    file = tmp_path / "left.json"
    file.write_text(json.dumps(mapping))
    moved.cdk("import", "Moved", "--resource-mapping", str(file))
    again = EmbeddedLane(moved.deploy(), job_type="refunds")
    assert again.ledger.letter(letter.letter_id) == letter
    assert said(again, "o-1") == "hello"
    users = moved.on.client("cognito-idp")
    assert users.describe_user_pool(UserPoolId=again.stack.outputs["UserPoolId"])["UserPool"]["Name"] == "moved"
    assert {"UserPoolId": again.stack.outputs["UserPoolId"]} in mapping.values()


def send_wrong(lane: EmbeddedLane) -> str:
    job = lane.envelope(payload={"ordre": "o-1"})
    lane.send_raw(json.dumps(job), MessageGroupId=lane.tenant_id)
    return str(job["job_id"])


def test_a_ledger_restored_beside_the_old_one_is_swapped_in_by_a_setting(make: Make) -> None:
    rescued = make("rescued", "refunds")
    before = EmbeddedLane(rescued.deploy(first="true"), job_type="refunds")
    letter = before.letter(send_wrong(before), within=120)
    rescued.on.client("dynamodb").restore_table_to_point_in_time(
        SourceTableName="rescued-ledger", TargetTableName="rescued-ledger-2", UseLatestRestorableTime=True
    )
    after = EmbeddedLane(rescued.deploy(first="true", ledger_table="rescued-ledger-2"), job_type="refunds")
    assert after.stack.outputs["LedgerTable"] == "rescued-ledger-2"
    assert after.ledger.letter(letter.letter_id) == letter
    job_id = send(after, "o-1")
    assert after.settled(job_id, within=120).status is HeadStatus.DONE
    assert before.ledger.head(after.key(job_id)) is None
    assert tables(rescued) == ["rescued-breakers", "rescued-ledger", "rescued-ledger-2"]


@pytest.mark.timeout(1800)  # about a minute of CPU: this is for a busy machine
def test_a_deployment_grows_from_one_lane_to_two_dozen_and_to_a_hundred(make: Make) -> None:
    """`python -m proof deploys` goes on: of a hundred it adds, retires and removes one."""
    wide = make("wide")
    wide.patience = AN_HOUR
    assert list(grown(wide, 100)) == []
    assert len(wide.lanes) == 100
