"""What the adapters say when AWS does not answer: botocore's errors stop there, and our own mistakes do not hide."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.exceptions import EndpointConnectionError, ParamValidationError
from botocore.stub import Stubber

from lambdas.adapters.dynamo.items import head_item
from lambdas.adapters.dynamo.keys import SHARDS
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.table import CONFLICT_TRIES
from lambdas.core.model.errors import LeaseLost, Unacceptable, Unavailable
from lambdas.core.model.head import Head, HeadStatus
from tests.support.builders import A_MINUTE, NOON, a_claim, a_head, a_key, an_event
from tests.support.ledgers.engines import NOBODY, REGION

CANCELLED = "TransactionCanceledException"


class Waits(list[float]):
    """Remembers how long it was asked to wait, and does not."""


@pytest.fixture
def client() -> Any:
    return boto3.client("dynamodb", region_name=REGION, config=Config(retries={"total_max_attempts": 1}), **NOBODY)


@pytest.fixture
def waits() -> Waits:
    return Waits()


@pytest.fixture
def ledger(client: Any, waits: Waits) -> DynamoLedger:
    return DynamoLedger(client, "ledger", sleep=waits.append, jitter=lambda: 0.5)


def cancelled(stub: Stubber, *codes: str, item: dict[str, Any] | None = None) -> None:
    reasons = [
        {"Code": code, **({"Item": item} if item and code == "ConditionalCheckFailed" else {})} for code in codes
    ]
    stub.add_client_error("transact_write_items", CANCELLED, modeled_fields={"CancellationReasons": reasons})


def retry(ledger: DynamoLedger) -> None:
    ledger.retry(a_head(), an_event())


def claim(ledger: DynamoLedger) -> None:
    ledger.claim(a_claim())


@pytest.mark.parametrize(
    "code",
    ["ProvisionedThroughputExceededException", "ThrottlingException", "InternalServerError", "AccessDeniedException"],
)
def test_a_table_that_cannot_answer_is_unavailable(client: Any, ledger: DynamoLedger, code: str) -> None:
    with Stubber(client) as stub:
        stub.add_client_error("update_item", code)
        with pytest.raises(Unavailable, match=code):
            claim(ledger)


def test_a_connection_that_fails_is_unavailable(ledger: DynamoLedger, client: Any) -> None:
    def refuse(**_: Any) -> None:
        raise EndpointConnectionError(endpoint_url="https://dynamodb")

    client.meta.events.register("before-send", refuse)
    with pytest.raises(Unavailable, match="table ledger is unavailable"):
        claim(ledger)


def test_a_request_that_is_wrong_is_our_mistake_and_no_outage(client: Any, ledger: DynamoLedger) -> None:
    with Stubber(client) as stub:
        stub.add_client_error("update_item", "ValidationException")
        with pytest.raises(Unacceptable, match="ledger"):
            claim(ledger)
    with pytest.raises(ParamValidationError):
        DynamoLedger(client, "").head(a_key())


@pytest.mark.parametrize("conflicts", [1, CONFLICT_TRIES - 1])
@pytest.mark.parametrize("write", [claim, retry])
def test_a_write_that_another_transaction_is_in_the_way_of_is_tried_again_after_a_growing_wait(
    client: Any, ledger: DynamoLedger, waits: Waits, conflicts: int, write: Callable[[DynamoLedger], None]
) -> None:
    with Stubber(client) as stub:
        for _ in range(conflicts):
            if write is claim:
                stub.add_client_error("update_item", "TransactionConflictException")
            else:
                cancelled(stub, "TransactionConflict", "None")
        if write is claim:
            stub.add_response("update_item", {"Attributes": head_item(a_head())})
        else:
            stub.add_response("transact_write_items", {})
        write(ledger)
        stub.assert_no_pending_responses()
    assert len(waits) == conflicts
    assert waits == sorted(waits)


@pytest.mark.parametrize("write", [claim, retry])
def test_a_conflict_that_does_not_end_is_unavailable(
    client: Any, ledger: DynamoLedger, write: Callable[[DynamoLedger], None]
) -> None:
    with Stubber(client) as stub:
        for _ in range(CONFLICT_TRIES):
            if write is claim:
                stub.add_client_error("update_item", "TransactionConflictException")
            else:
                cancelled(stub, "TransactionConflict", "None")
        with pytest.raises(Unavailable, match="another transaction"):
            write(ledger)
        stub.assert_no_pending_responses()


def test_a_lost_condition_is_told_even_beside_a_conflict(client: Any, ledger: DynamoLedger) -> None:
    found = a_head(attempt=9)
    with Stubber(client) as stub:
        cancelled(stub, "ConditionalCheckFailed", "TransactionConflict", item=head_item(found))
        with pytest.raises(LeaseLost) as late:
            retry(ledger)
    assert late.value.head == found


def test_a_throttled_transaction_is_unavailable_at_once(client: Any, ledger: DynamoLedger, waits: Waits) -> None:
    with Stubber(client) as stub:
        cancelled(stub, "ThrottlingError", "None")
        with pytest.raises(Unavailable):
            retry(ledger)
    assert waits == []


def test_keys_that_a_batch_left_out_are_asked_for_again(client: Any, ledger: DynamoLedger, waits: Waits) -> None:
    due = _waiting(NOON)
    item, key = head_item(due), _key(head_item(due))
    with Stubber(client) as stub:
        for shard in range(SHARDS):
            stub.add_response("query", {"Items": [key] if shard == 0 else []})
        stub.add_response("batch_get_item", {"Responses": {}, "UnprocessedKeys": {"ledger": {"Keys": [key]}}})
        stub.add_response("batch_get_item", {"Responses": {"ledger": [item]}, "UnprocessedKeys": {}})
        assert [head.key for head in ledger.due(NOON, limit=SHARDS)] == [due.key]
    assert len(waits) == 1


def test_a_head_that_moved_on_while_the_index_lagged_is_not_due(client: Any, ledger: DynamoLedger) -> None:
    claimed_meanwhile, sent_again, due = a_head(), _waiting(NOON + A_MINUTE), _waiting(NOON)
    items = [head_item(head) for head in (claimed_meanwhile, sent_again, due)]
    with Stubber(client) as stub:
        for shard in range(SHARDS):
            stub.add_response("query", {"Items": [_key(item) for item in items] if shard == 0 else []})
        stub.add_response("batch_get_item", {"Responses": {"ledger": items}, "UnprocessedKeys": {}})
        assert [head.key for head in ledger.due(NOON, limit=3 * SHARDS)] == [due.key]


def _waiting(sweep_at: datetime) -> Head:
    return a_head(status=HeadStatus.WAITING, lease_until=None, sweep_at=sweep_at)


def _key(item: dict[str, Any]) -> dict[str, Any]:
    return {"pk": item["pk"], "sk": item["sk"]}
