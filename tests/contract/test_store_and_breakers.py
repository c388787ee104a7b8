"""The small ports: the store gives back exactly what was put; an unreadable breaker counts as closed."""

from collections.abc import Callable, Iterator
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.stub import Stubber
from moto import mock_aws

from lambdas.adapters.breakers import DynamoBreakers
from lambdas.adapters.memory import MemoryBreakers, MemoryStore
from lambdas.adapters.store import S3Store
from lambdas.core.errors import Unavailable
from lambdas.core.ports import Breakers, NotStored, Store
from tests.builders import an_id
from tests.contract.bench import counted
from tests.contract.conftest import NOBODY, REGION
from tests.contract.table import create_breakers_table

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


def test_a_bucket_that_cannot_answer_is_unavailable() -> None:
    client = boto3.client("s3", region_name=REGION, config=ONCE, **NOBODY)
    store = S3Store(client, "lazaret")
    with Stubber(client) as stub:
        stub.add_client_error("put_object", "SlowDown", http_status_code=503)
        stub.add_client_error("get_object", "AccessDenied", http_status_code=403)
        with pytest.raises(Unavailable, match="bucket lazaret"):
            store.put("bodies/1", "x")
        with pytest.raises(Unavailable, match="bucket lazaret"):
            store.get("bodies/1")


Trip = Callable[[str, str, str], None]


@pytest.fixture(params=["memory", "moto", pytest.param("embedded", marks=pytest.mark.embedded)])
def breakers(request: pytest.FixtureRequest) -> Iterator[tuple[Breakers, Trip]]:
    """And a way to set a tenant's state."""
    if request.param == "memory":
        twin = MemoryBreakers()
        yield twin, lambda tenant, lane, state: twin.open.add((tenant, lane)) if state == "open" else None
    elif request.param == "embedded":
        stack: Any = request.getfixturevalue("embedded")
        yield _on(stack.client("dynamodb"), stack.outputs["BreakersTable"])
    else:
        with mock_aws():
            client = boto3.client("dynamodb", region_name=REGION, **NOBODY)
            create_breakers_table(client, "breakers")
            yield _on(client, "breakers")


def _on(client: Any, table: str) -> tuple[Breakers, Trip]:
    def set_state(tenant: str, lane: str, state: str) -> None:
        item = {"pk": {"S": f"{tenant}#{lane}"}, "sk": {"S": "STATE"}, "state": {"S": state}}
        client.put_item(TableName=table, Item=item)

    return DynamoBreakers(client, table), set_state


def test_tenants_whose_breaker_is_open_are_told(breakers: tuple[Breakers, Trip], tenant: str) -> None:
    known, set_state = breakers
    opened, closed, elsewhere, unknown = (f"{tenant}:{n}" for n in range(4))
    set_state(opened, "kyc", "open")
    set_state(closed, "kyc", "closed")
    set_state(elsewhere, "sanctions", "open")
    tenants = [opened, closed, elsewhere, unknown, opened]
    assert known.open_for(tenants, "kyc") == {opened}


def test_no_tenants_have_no_open_breakers(breakers: tuple[Breakers, Trip]) -> None:
    known, _ = breakers
    assert known.open_for([], "kyc") == frozenset()


def test_a_batch_of_tenants_is_one_read() -> None:
    with mock_aws():
        client = boto3.client("dynamodb", region_name=REGION, **NOBODY)
        create_breakers_table(client, "breakers")
        with counted(client) as requests:
            DynamoBreakers(client, "breakers").open_for([f"tnt_{n}" for n in range(100)], "kyc")
    assert requests.names == ["BatchGetItem"]
    assert requests.bodies[0]["RequestItems"]["breakers"]["ConsistentRead"] is True


def test_more_tenants_than_a_batch_get_takes_are_read_all_the_same() -> None:
    with mock_aws():
        client = boto3.client("dynamodb", region_name=REGION, **NOBODY)
        create_breakers_table(client, "breakers")
        breakers, set_state = _on(client, "breakers")
        set_state("tnt_149", "kyc", "open")
        assert breakers.open_for([f"tnt_{n}" for n in range(150)], "kyc") == {"tnt_149"}


def test_a_breaker_that_cannot_be_read_counts_as_closed() -> None:
    client = boto3.client("dynamodb", region_name=REGION, config=ONCE, **NOBODY)
    with Stubber(client) as stub:
        stub.add_client_error("batch_get_item", "InternalServerError", http_status_code=500)
        assert DynamoBreakers(client, "breakers").open_for(["tnt_1"], "kyc") == frozenset()
        stub.assert_no_pending_responses()
