"""Secrets that nobody has put into the embedded stack have stand-ins there, and what is there is left alone."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import boto3
import pytest
from moto import mock_aws

from lambdas.core.config.lanes_file import lanes_from
from local import stand_ins
from local.loop.__main__ import moved

LANES = {
    "refunds": {
        "agent": "acme.agent:support",
        "secrets": {"KEY": "secretsmanager:acme/bank#key", "DB": "ssm:/acme/db"},
    },
    "returns": {
        "agent": "acme.agent:support",
        "secrets": {
            "PIN": "secretsmanager:acme/bank#pin",
            "WHOLE": "secretsmanager:acme/whole",
            "FAR": "secretsmanager:arn:aws:secretsmanager:eu-central-1:111122223333:secret:far-AbCdEf",
        },
    },
}


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    with mock_aws():
        yield lambda service: boto3.client(service, region_name="us-east-1")


def put(client: Callable[[str], Any]) -> list[str]:
    return stand_ins.put(client, lanes_from(LANES, source="lanes.toml").values())


def test_each_secret_that_is_not_there_gets_a_stand_in_with_all_the_keys_that_lanes_ask_for(
    client: Callable[[str], Any],
) -> None:
    said = put(client)
    secret = client("secretsmanager").get_secret_value
    assert json.loads(secret(SecretId="acme/bank")["SecretString"]) == {
        "key": "stand-in-for-KEY",
        "pin": "stand-in-for-PIN",
    }
    assert secret(SecretId="acme/whole")["SecretString"] == "stand-in-for-WHOLE"
    kept = client("ssm").get_parameter(Name="/acme/db", WithDecryption=True)["Parameter"]
    assert (kept["Value"], kept["Type"]) == ("stand-in-for-DB", "SecureString")
    assert [line.partition(" has a stand-in")[0] for line in said] == [
        "secretsmanager:acme/bank",
        "ssm:/acme/db",
        "secretsmanager:acme/whole",
    ]
    assert put(client) == [], "once"


def test_a_secret_that_is_there_stays_as_it_is(client: Callable[[str], Any]) -> None:
    client("secretsmanager").create_secret(Name="acme/bank", SecretString="mine")
    put(client)
    assert client("secretsmanager").get_secret_value(SecretId="acme/bank")["SecretString"] == "mine"


def test_what_became_of_each_lane_is_told_after_an_edit() -> None:
    assert moved({"a": "1", "b": "1", "c": "1"}, {"a": "1", "b": "2", "d": "1"}) == [
        "b 1 → 2",
        "d is new → 1",
        "c is no longer in lanes.toml; what is deployed of it stays",
    ]
