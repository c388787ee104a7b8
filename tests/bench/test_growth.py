"""The growth benchmark stands on an index of its own: it answers as DynamoDB does, and what is read does not grow."""

from collections.abc import Callable
from typing import Any

import boto3
import pytest

from bench import growth_api
from bench.growth import NOON, Point, _row, beside, letter, measure, operations, slope
from bench.measure.aws import PLACES, in_process
from bench.measure.indexed import IndexedTable, listed, stacked
from bench.measure.meter import metered
from lambdas.adapters.dynamo.items import letter_item
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.letter import LetterStatus
from lambdas.core.ports.lists import LetterQuery

LETTERS = 90


def items() -> tuple[Callable[[int], Item], int]:
    return stacked((lambda n: letter_item(letter(n)), LETTERS), listed(beside(LETTERS)))


@pytest.fixture(scope="module")
def on_moto() -> Any:
    with in_process("bench.overhead:noop"):
        client = boto3.client("dynamodb")
        make, count = items()
        for number in range(count):
            client.put_item(TableName=PLACES["LEDGER_TABLE"], Item=make(number))
        yield DynamoLedger(client, PLACES["LEDGER_TABLE"])


@pytest.fixture(scope="module")
def indexed() -> IndexedTable:
    return IndexedTable(*items())


@pytest.mark.parametrize("name", operations(DynamoLedger(None, ""), LETTERS))  # type: ignore[arg-type]
def test_the_index_answers_every_operation_as_an_emulated_dynamodb_does(
    on_moto: DynamoLedger, indexed: IndexedTable, name: str
) -> None:
    ledger: Any = DynamoLedger(indexed, "ledger")  # type: ignore[arg-type]
    indexed.requests.clear()
    with metered() as meter:
        expected = operations(on_moto, LETTERS)[name]()
    assert expected
    assert operations(ledger, LETTERS)[name]() == expected
    assert indexed.requests == meter.requests


def test_pages_of_the_index_follow_each_other(on_moto: DynamoLedger, indexed: IndexedTable) -> None:
    ledger: Any = DynamoLedger(indexed, "ledger")  # type: ignore[arg-type]
    first = LetterQuery(status=LetterStatus.OPEN, job_type="kyc", limit=4)
    for each in (ledger, on_moto):
        page = each.letters(first)
        again = each.letters(LetterQuery(status=LetterStatus.OPEN, job_type="kyc", limit=4, cursor=page.cursor))
        numbers = [int(found.letter_id[3:]) for found in (*page.letters, *again.letters)]
        assert numbers == list(range(LETTERS - 1, LETTERS - 9, -1))


def test_a_key_condition_that_the_ledger_does_not_write_is_refused(indexed: IndexedTable) -> None:
    with pytest.raises(ValueError, match="none that the ledger writes"):
        indexed.query(KeyConditionExpression="#pk = :v0 OR #pk = :v1", ExpressionAttributeValues={})


def test_ten_times_the_letters_ask_for_the_same_requests_and_rows() -> None:
    for name, points in measure(sizes=(1_000, 10_000), rounds=1).items():
        assert points[0].requests == points[1].requests, name
        assert points[1].rows <= points[0].rows + 1, name


def test_every_list_of_the_api_asks_for_no_more_with_many_letters_than_with_few() -> None:
    found = {row.what: row for row in growth_api.rows(sizes=(100, 3_000), rounds=1)}
    assert len(found) == len(growth_api.LISTS)
    for what, row in found.items():
        assert int(row.ours.split()[0]) <= int(row.theirs.split()[0]), what


def test_the_index_counts_as_an_emulated_dynamodb_does(on_moto: DynamoLedger, indexed: IndexedTable) -> None:
    ledger: Any = DynamoLedger(indexed, "ledger")  # type: ignore[arg-type]
    query = LetterQuery(status=LetterStatus.OPEN, job_type="kyc")
    for most in (1, 30, LETTERS + 1):
        assert ledger.count_letters(query, most=most) == on_moto.count_letters(query, most=most) == min(most, LETTERS)


def test_the_newest_letter_is_the_one_with_the_highest_number() -> None:
    assert letter(1).died_at > letter(0).died_at == NOON


def points(*rows: int) -> list[Point]:
    return [Point(letters=10 ** (2 + n), requests=1, rows=count, cpu_ms=1.0) for n, count in enumerate(rows)]


@pytest.mark.parametrize(("rows", "grows"), [((5, 5, 5), 0.0), ((1, 10, 100), 9.0), ((1, 2, 4), 1.0)])
def test_a_slope_is_how_much_more_each_tenfold_brings(rows: tuple[int, ...], grows: float) -> None:
    assert slope(points(*rows), "rows") == pytest.approx(grows)


@pytest.mark.parametrize(("rows", "met"), [((1, 50, 50), True), ((1, 50, 500), False)])
def test_what_grows_with_the_letters_misses_the_goal(rows: tuple[int, ...], met: bool) -> None:
    assert _row("any", points(*rows)).met is met
