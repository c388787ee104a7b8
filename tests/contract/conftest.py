"""The same tests over every DynamoDB there is: in the process, moto, DynamoDB Local, and the one of a real deploy."""

from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from moto import mock_aws

from lambdas.adapters.direct import directly
from lazaret.testing.dynamodb import DynamoDb
from tests.support.builders import an_id
from tests.support.ledgers import second_engine as dynamodb_local
from tests.support.ledgers.bench import Bench, DynamoBench
from tests.support.ledgers.engines import ENGINES, NOBODY, REGION
from tests.support.ledgers.serial import one_request_at_a_time
from tests.support.ledgers.table import create_breakers_table, create_ledger_table


@pytest.fixture(scope="session")
def dynamodb_of_moto() -> Any:
    """Making a client takes longer than most tests; moto forgets its tables, not its clients."""
    with mock_aws():
        client = directly(boto3.client("dynamodb", region_name=REGION, **NOBODY))
    one_request_at_a_time(client)
    return client


@pytest.fixture
def on_moto(dynamodb_of_moto: Any) -> Iterator[DynamoBench]:
    with mock_aws():
        create_ledger_table(dynamodb_of_moto, "ledger")
        yield DynamoBench(dynamodb_of_moto, "ledger")


@pytest.fixture(scope="session")
def second_engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A client of DynamoDB Local with both tables. They are shared, like those of the embedded stack."""
    if why := dynamodb_local.missing():
        pytest.fail(why) if dynamodb_local.is_required() else pytest.skip(why)
    with dynamodb_local.running(tmp_path_factory.mktemp("second_engine") / "log") as client:
        create_ledger_table(client, "ledger")
        create_breakers_table(client, "breakers")
        yield client


@pytest.fixture(params=ENGINES)
def bench(request: pytest.FixtureRequest) -> Bench:
    if request.param == "in_process":
        return DynamoBench(DynamoDb(), "ledger")
    if request.param == "moto":
        on_moto: DynamoBench = request.getfixturevalue("on_moto")
        return on_moto
    if request.param == "dynamodb_local":
        return DynamoBench(request.getfixturevalue("second_engine"), "ledger")
    stack: Any = request.getfixturevalue("embedded")
    return DynamoBench(stack.client("dynamodb"), stack.outputs["LedgerTable"])


@pytest.fixture
def tenant() -> str:
    """Of this test alone: the deployed table is shared."""
    return an_id("tnt")


@pytest.fixture
def lane() -> str:
    return an_id("lane").replace("_", "-")
