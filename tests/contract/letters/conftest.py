"""The two fast engines, for what is tried many times over."""

import pytest

from lazaret.testing.dynamodb import DynamoDb
from tests.support.ledgers.bench import DynamoBench


@pytest.fixture(params=["in_process", "moto"])
def dynamo(request: pytest.FixtureRequest) -> DynamoBench:
    if request.param == "in_process":
        return DynamoBench(DynamoDb(), "ledger")
    found: DynamoBench = request.getfixturevalue("on_moto")
    return found
