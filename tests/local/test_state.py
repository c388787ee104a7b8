"""What an embedded stack holds outlives it, if it was stopped and not cut off."""

import importlib.metadata
import os
import signal
from pathlib import Path

import pytest

from local import host, stack
from local.stack import Stack
from tests.support.embedded.api import Caller
from tests.support.embedded.lane import EmbeddedLane

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

VERSION = importlib.metadata.version("ministack")
KEY = {"pk": {"S": "a"}}


def filled(running: Stack) -> None:
    running.client("sqs").create_queue(QueueName="jobs")
    running.client("sqs").send_message(QueueUrl=queue(running), MessageBody="waits")
    running.client("s3").create_bucket(Bucket="things")
    running.client("s3").put_object(Bucket="things", Key="one", Body=b"\x00bytes")
    running.client("dynamodb").create_table(
        TableName="rows",
        KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}],
        AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "S"}],
        BillingMode="PAY_PER_REQUEST",
    )
    running.client("dynamodb").put_item(TableName="rows", Item=KEY | {"n": {"N": "1"}})


def queue(running: Stack) -> str:
    url: str = running.client("sqs").get_queue_url(QueueName="jobs")["QueueUrl"]
    return url


def test_rows_messages_and_objects_are_there_again_after_a_stop(tmp_path: Path) -> None:
    home, state = tmp_path / "home", tmp_path / "state"
    assert host.kept_since(state, VERSION) == ""
    with stack.bare(home=home, state=state) as first:
        filled(first)
    assert host.kept_since(state, VERSION)
    with stack.bare(home=home, state=state) as second:
        assert second.client("dynamodb").get_item(TableName="rows", Key=KEY)["Item"]["n"] == {"N": "1"}
        (message,) = second.client("sqs").receive_message(QueueUrl=queue(second))["Messages"]
        assert message["Body"] == "waits"
        assert second.client("s3").get_object(Bucket="things", Key="one")["Body"].read() == b"\x00bytes"


def test_one_that_was_cut_off_leaves_nothing_that_the_next_could_take_for_whole(tmp_path: Path) -> None:
    home, state = tmp_path / "home", tmp_path / "state"
    with stack.bare(home=home, state=state) as first:
        filled(first)
    assert host.kept_since(state, VERSION)
    with host.reserved(home, port := host.free_port()), host.emulator(home, port, state=state) as process:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    with pytest.raises(host.NotKept, match="it was not stopped, but ended"):
        host.kept_since(state, VERSION)
    assert host.kept_since(state, VERSION) == "", "it is said once, and the folder is cleared"


def test_a_state_that_cannot_be_read_is_not_half_used(tmp_path: Path) -> None:
    home, state = tmp_path / "home", tmp_path / "state"
    with stack.bare(home=home, state=state) as first:
        filled(first)
    (state / "sqs.json").write_text("{")
    with pytest.raises(host.NotStarted, match="make up FRESH=1"), stack.bare(home=home, state=state):
        pass


def test_a_letter_outlives_its_stack_and_people_sign_in_again(tmp_path: Path) -> None:
    home, state = tmp_path / "home", tmp_path / "state"
    with stack.running(home=home, state=state, port=(port := host.free_port())) as first:
        lane = EmbeddedLane(first, tenant_id="tnt_ada")
        letter = lane.letter(lane.send([{"op": "raise", "error": "KeyError", "message": "x"}]), within=300)
        version = letter.worker_version
    since = host.kept_since(state, VERSION)
    with stack.running(home=home, state=state, port=port, since=since) as second:
        again = EmbeddedLane(second, tenant_id="tnt_ada")
        assert [each.letter_id for each in again.letters()] == [letter.letter_id]
        ada = Caller(second, second.outputs["TenantAToken"])
        assert ada("GET", f"/v1/dead-letters/{letter.letter_id}").json["worker_version"] == version
        done = again.settled(again.send([{"op": "return", "value": {"ok": True}}]), within=300)
        assert done.result == {"ok": True}, "mappings poll their queues again"
