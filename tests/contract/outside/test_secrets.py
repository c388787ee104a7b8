"""Secrets Manager and Systems Manager as a worker reads them. Over moto."""

from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.config import Config
from moto import mock_aws

from lambdas.adapters.secrets import AwsSecrets
from lambdas.core.model.errors import Unavailable
from tests.support.ledgers.engines import NOBODY, REGION


def client(service: str) -> Any:
    return boto3.client(service, region_name=REGION, **NOBODY)


@pytest.fixture
def secrets() -> Iterator[AwsSecrets]:
    with mock_aws():
        yield AwsSecrets(client)


def test_a_secret_is_read_by_its_name_and_by_its_arn(secrets: AwsSecrets) -> None:
    made = client("secretsmanager").create_secret(Name="acme/vendor", SecretString="vendor-key-0001")
    assert secrets.read("secretsmanager", "acme/vendor") == "vendor-key-0001"
    assert secrets.read("secretsmanager", made["ARN"]) == "vendor-key-0001"


def test_an_encrypted_parameter_is_read_in_the_clear(secrets: AwsSecrets) -> None:
    client("ssm").put_parameter(Name="/acme/db", Value="db-password-0001", Type="SecureString")
    assert secrets.read("ssm", "/acme/db") == "db-password-0001"


@pytest.mark.parametrize(
    ("service", "name", "why"),
    [
        ("secretsmanager", "acme/none", "there is no such secret"),
        ("ssm", "/acme/none", "there is no such parameter"),
        ("secretsmanager", "acme/binary", "it is binary, and an environment variable is text"),
    ],
)
def test_what_is_not_there_or_no_text_is_unavailable_and_says_why(
    secrets: AwsSecrets, service: str, name: str, why: str
) -> None:
    client("secretsmanager").create_secret(Name="acme/binary", SecretBinary=b"\x00\x01")
    with pytest.raises(Unavailable) as unread:
        secrets.read(service, name)
    assert (unread.value.what, unread.value.why) == (f"{service}:{name}", why)


def test_a_service_that_does_not_answer_is_unavailable() -> None:
    hasty = Config(connect_timeout=0.1, retries={"total_max_attempts": 1})
    nowhere = boto3.client("ssm", region_name=REGION, endpoint_url="http://127.0.0.1:9", config=hasty, **NOBODY)
    with pytest.raises(Unavailable, match="EndpointConnectionError"):
        AwsSecrets(lambda _: nowhere).read("ssm", "/acme/db")
