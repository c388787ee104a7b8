"""What DynamoDB Local is too old for: when one of these fails, what stands in for it can go."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.ledgers import second_engine as dynamodb_local
from tests.support.ledgers.engines import ENGINES
from tests.support.ledgers.second_engine import EMPTY, LOST

KEY = {"pk": {"S": "one"}, "sk": {"S": "item"}}
LOSING: dict[str, Any] = {
    "Key": KEY,
    "UpdateExpression": "SET note = :new",
    "ConditionExpression": "note = :other",
    "ExpressionAttributeValues": {":new": {"S": "new"}, ":other": {"S": "other"}},
    "ReturnValuesOnConditionCheckFailure": "ALL_OLD",
}


def test_the_contracts_run_on_it() -> None:
    assert [param for param in ENGINES if getattr(param, "values", ()) == ("dynamodb_local",)]


@pytest.mark.slow
def test_with_what_stands_in_a_lost_condition_tells_what_was_found(second_engine: Any) -> None:
    second_engine.put_item(TableName="ledger", Item={**KEY, "notes": {"L": [EMPTY]}})
    with pytest.raises(second_engine.exceptions.ConditionalCheckFailedException) as lost:
        second_engine.update_item(TableName="ledger", **LOSING)
    assert lost.value.response["Item"] == {**KEY, "notes": {"L": [EMPTY]}}


@pytest.mark.slow
def test_by_itself_it_tells_nothing_of_a_lost_condition_and_takes_no_empty_text(second_engine: Any) -> None:
    bare = dynamodb_local.client_of(second_engine.meta.endpoint_url)
    bare.put_item(TableName="ledger", Item=KEY)
    with pytest.raises(bare.exceptions.ConditionalCheckFailedException) as lost:
        bare.update_item(TableName="ledger", **LOSING)
    assert lost.value.response["Error"]["Code"] == LOST
    assert "Item" not in lost.value.response
    with pytest.raises(bare.exceptions.ClientError, match="empty string"):
        bare.put_item(TableName="ledger", Item={**KEY, "note": EMPTY})


def test_a_machine_without_java_or_the_package_is_told_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dynamodb_local, "FOLDER", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "no Java" in dynamodb_local.missing()
    java = tmp_path / "java"
    java.write_text("")
    java.chmod(0o700)
    assert "make test-slow" in dynamodb_local.missing()
