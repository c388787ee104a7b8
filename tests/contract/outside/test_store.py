"""The store gives back exactly what was put."""

from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.stub import Stubber
from moto import mock_aws

from lambdas.adapters.s3 import S3Store
from lambdas.core.model.errors import NotStored, Unavailable
from lambdas.core.ports.outside import Store
from lazaret.testing.memory import MemoryStore
from tests.support.builders import an_id
from tests.support.ledgers.engines import NOBODY, REGION

ONCE = Config(retries={"total_max_attempts": 1})


@pytest.fixture(params=["memory", "moto", pytest.param("embedded", marks=pytest.mark.embedded)])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
    elif request.param == "embedded":
        stack: Any = request.getfixturevalue("embedded")
        yield S3Store(stack.client("s3"), stack.outputs["Bucket"])
    else:
        with mock_aws():
            client = boto3.client("s3", region_name=REGION, **NOBODY)
            client.create_bucket(Bucket="lazaret")
            yield S3Store(client, "lazaret")


@pytest.mark.parametrize("content", ["", '{"ü": "文🚢"}', "a\x00b\r\n", "\ud800", "x" * 1_000_000], ids=range(5))
def test_the_store_gives_back_exactly_what_was_put(store: Store, content: str) -> None:
    ref = f"bodies/{an_id('body')}"
    store.put(ref, "before")
    store.put(ref, content)
    assert store.get(ref) == content


def test_what_was_never_stored_is_named(store: Store) -> None:
    with pytest.raises(NotStored, match="bodies/none"):
        store.get("bodies/none")


def test_what_is_renewed_is_what_it_was(store: Store) -> None:
    ref = f"results/{an_id('result')}"
    store.put(ref, '{"ü": 1}')
    store.renew(ref)
    assert store.get(ref) == '{"ü": 1}'


def test_what_is_gone_cannot_be_renewed(store: Store) -> None:
    with pytest.raises(NotStored, match="results/none"):
        store.renew("results/none")


def test_what_is_renewed_is_as_young_as_what_was_just_put() -> None:
    """The bucket expires an object by the age of its newest version."""
    with mock_aws():
        client = boto3.client("s3", region_name=REGION, **NOBODY)
        client.create_bucket(Bucket="lazaret")
        client.put_bucket_versioning(Bucket="lazaret", VersioningConfiguration={"Status": "Enabled"})
        store = S3Store(client, "lazaret")
        store.put("results/1", "1")
        before = client.head_object(Bucket="lazaret", Key="results/1")
        store.renew("results/1")
        after = client.head_object(Bucket="lazaret", Key="results/1")
    assert after["VersionId"] != before["VersionId"]
    assert after["ContentType"] == "application/json"


def test_a_bucket_that_cannot_answer_is_unavailable() -> None:
    client = boto3.client("s3", region_name=REGION, config=ONCE, **NOBODY)
    store = S3Store(client, "lazaret")
    with Stubber(client) as stub:
        stub.add_client_error("put_object", "SlowDown", http_status_code=503)
        stub.add_client_error("get_object", "InternalError", http_status_code=500)
        with pytest.raises(Unavailable, match="bucket lazaret"):
            store.put("bodies/1", "x")
        with pytest.raises(Unavailable, match="bucket lazaret"):
            store.get("bodies/1")
        stub.add_client_error("copy_object", "SlowDown", http_status_code=503)
        with pytest.raises(Unavailable, match="bucket lazaret"):
            store.renew("bodies/1")


WHO = "User: arn:aws:sts::1:assumed-role/worker/x is not authorized to perform: "


def answered(operation: str, code: str, message: str) -> BaseException:
    client = boto3.client("s3", region_name=REGION, config=ONCE, **NOBODY)
    store = S3Store(client, "lazaret")
    ask = store.get if operation == "get_object" else store.renew
    with Stubber(client) as stub:
        stub.add_client_error(operation, code, message, http_status_code=403)
        with pytest.raises((NotStored, Unavailable)) as raised:
            ask("bodies/1")
    return raised.value


@pytest.mark.parametrize("operation", ["get_object", "copy_object"])
@pytest.mark.parametrize(
    ("code", "message", "expected"),
    [
        ("NoSuchKey", "The specified key does not exist.", NotStored),
        ("AccessDenied", "Access Denied", NotStored),
        ("AccessDenied", f"{WHO}s3:ListBucket on resource: x", NotStored),
        ("AccessDenied", f"{WHO}kms:Decrypt on resource: x", Unavailable),
        ("AccessDenied", f"{WHO}s3:GetObject on resource: x", Unavailable),
        ("InvalidAccessKeyId", "The key does not exist in our records.", Unavailable),
        ("SlowDown", "Reduce your rate.", Unavailable),
    ],
)
def test_to_a_role_that_may_not_list_a_missing_object_is_forbidden_and_read_as_missing(
    operation: str, code: str, message: str, expected: type[Exception]
) -> None:
    """A refusal that names another action is a wrong policy, and no loss."""
    assert type(answered(operation, code, message)) is expected
