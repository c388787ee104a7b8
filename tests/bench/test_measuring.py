"""Benchmarks measure what they say: in turns, without the emulator's share, and billed by DynamoDB's own rules."""

from collections.abc import Iterator
from typing import Any

import boto3
import pytest

from bench.measure.aws import JOB_TYPE, PLACES, in_process
from bench.measure.interleaved import measure, ratio
from bench.measure.meter import Meter, item_bytes, metered
from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import letter_item
from tests.support.builders import a_key, a_letter

TABLE = PLACES["LEDGER_TABLE"]


@pytest.fixture
def client() -> Iterator[Any]:
    with in_process("bench.overhead:noop"):
        yield boto3.client("dynamodb")


def item(number: int, size: int = 100) -> dict[str, Any]:
    return {"pk": {"S": f"p{number}"}, "sk": {"S": "s"}, "text": {"S": "x" * (size - 11)}}


def test_the_sides_take_turns_and_none_is_always_first() -> None:
    seen: list[str] = []

    def side(name: str) -> Any:
        return lambda: lambda: seen.append(name)

    measure({"a": side("a"), "b": side("b")}, rounds=2)
    assert seen == ["a", "b", *"ab", *"ba"]


def test_what_the_emulator_took_is_no_cost_of_the_sides() -> None:
    spent = iter([0.0, 5.0])
    found = measure({"a": lambda: lambda: None}, rounds=1, elsewhere=lambda: next(spent))
    assert found["a"][0].cpu < -4.9


def test_a_ratio_is_taken_within_each_round() -> None:
    found = ratio([1, 10, 100], [2, 10, 50])
    assert (found.low, found.middle, found.high) == (0.75, 1.0, 1.5)


@pytest.mark.parametrize(("size", "units"), [(100, 1), (1024, 1), (1025, 2), (4096, 4)])
def test_a_write_unit_is_a_kilobyte(client: Any, size: int, units: int) -> None:
    written = item(1, size)
    assert item_bytes(written) == size
    with metered(billing=True) as meter:
        client.put_item(TableName=TABLE, Item=written)
    assert meter.write_units == units


def test_an_update_that_makes_an_item_smaller_is_billed_by_its_former_size(client: Any) -> None:
    client.put_item(TableName=TABLE, Item=item(1, 3000))
    with metered(billing=True) as meter:
        client.put_item(TableName=TABLE, Item=item(1))
    assert meter.write_units == 3


def test_a_transaction_is_billed_twice(client: Any) -> None:
    with metered(billing=True) as meter:
        puts = [{"Put": {"TableName": TABLE, "Item": item(number)}} for number in (1, 2)]
        client.transact_write_items(TransactItems=puts)
    assert (meter.write_units, meter.requests.total()) == (4, 1)


def test_each_index_that_a_letter_enters_is_a_write_more(client: Any) -> None:
    letter = letter_item(a_letter(a_key(job_type=JOB_TYPE)))
    with metered(billing=True) as meter:
        client.put_item(TableName=TABLE, Item=letter)
    assert item_bytes(letter) < 1024
    assert meter.write_units == 1 + 6


def test_an_index_whose_key_changes_is_written_twice_and_one_that_does_not_change_never(client: Any) -> None:
    place = keys.head(a_key())
    in_index = {**place, "due_shard": {"S": "head#1"}, "sweep_at": {"S": "2026"}}
    client.put_item(TableName=TABLE, Item=in_index)
    with metered(billing=True) as meter:
        client.put_item(TableName=TABLE, Item={**in_index, "attempt": {"N": "2"}})
    assert meter.write_units == 1
    with metered(billing=True) as meter:
        client.put_item(TableName=TABLE, Item={**in_index, "sweep_at": {"S": "2027"}})
    assert meter.write_units == 1 + 2


def test_reads_are_billed_by_four_kilobytes_and_missing_items_too(client: Any) -> None:
    client.put_item(TableName=TABLE, Item=item(1, 5000))
    wanted = [{"pk": {"S": f"p{number}"}, "sk": {"S": "s"}} for number in (1, 2)]
    with metered(billing=True) as meter:
        client.batch_get_item(RequestItems={TABLE: {"Keys": wanted, "ConsistentRead": True}})
    assert (meter.read_units, meter.items_read) == (2 + 1, 1)


def test_recorded_answers_are_given_in_their_order_without_asking_again(client: Any) -> None:
    key = {"pk": {"S": "p1"}, "sk": {"S": "s"}}

    def count() -> str:
        counted = {"UpdateExpression": "ADD n :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}
        answer = client.update_item(TableName=TABLE, Key=key, ReturnValues="ALL_NEW", **counted)
        return str(answer["Attributes"]["n"]["N"])

    with metered() as meter:
        assert [count(), count()] == ["1", "2"]
        meter.replaying = True
        assert [count(), count(), count()] == ["1", "2", "1"]
    assert count() == "3"


def test_without_billing_nothing_is_billed(client: Any) -> None:
    with metered() as meter:
        client.put_item(TableName=TABLE, Item=item(1))
    assert isinstance(meter, Meter)
    assert (meter.write_units, meter.requests["PutItem"]) == (0, 1)
    assert meter.backend_s > 0
