"""The places' port over every table there is: a place has one holder, and whoever finds none gets a turn."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from moto import mock_aws

from lambdas.adapters.dynamo.places import DynamoPlaces
from lambdas.core.model.places import Asked, Place
from lambdas.core.model.value import replace
from lazaret.testing.dynamodb import DynamoDb
from tests.support.ledgers.ahead import NOON
from tests.support.ledgers.engines import ENGINES
from tests.support.ledgers.table import create_breakers_table

Made = tuple[Any, str]


@pytest.fixture(params=ENGINES)
def table(request: pytest.FixtureRequest) -> Iterator[Made]:
    if request.param == "in_process":
        yield DynamoDb(), "breakers"
    elif request.param == "dynamodb_local":
        yield request.getfixturevalue("second_engine"), "breakers"
    elif request.param == "embedded":
        stack: Any = request.getfixturevalue("embedded")
        yield stack.client("dynamodb"), stack.outputs["BreakersTable"]
    else:
        with mock_aws():
            client = request.getfixturevalue("dynamodb_of_moto")
            create_breakers_table(client, "breakers")
            yield client, "breakers"


@pytest.fixture
def places(table: Made) -> DynamoPlaces:
    return DynamoPlaces(*table, jitter=lambda: 0.0)


def asked(tenant: str, run: str = "run_1", *, most: int = 1, at: datetime = NOON) -> Asked:
    until = at + timedelta(minutes=2)
    return Asked(tenant_id=tenant, job_type="kyc", run_id=run, most=most, now=at, until=until)


def test_a_place_has_one_holder_and_its_own_run_may_ask_again(places: DynamoPlaces, tenant: str, table: Made) -> None:
    taken = places.take(asked(tenant))
    assert isinstance(taken, Place)
    assert DynamoPlaces(*table, jitter=lambda: 0.0).take(asked(tenant)) == taken
    assert isinstance(places.take(asked(tenant, "run_2")), datetime)


def test_a_place_that_is_freed_is_anothers_and_only_its_holder_frees_it(places: DynamoPlaces, tenant: str) -> None:
    taken = places.take(asked(tenant))
    assert isinstance(taken, Place)
    places.free(replace(taken, mark="2026-01-01T00:00:00.000Z run_0"), ran_ms=10)
    assert isinstance(places.take(asked(tenant, "run_2")), datetime)
    places.free(taken, ran_ms=10)
    assert isinstance(places.take(asked(tenant, "run_2")), Place)


def test_a_place_ends_by_itself(places: DynamoPlaces, tenant: str) -> None:
    places.take(asked(tenant))
    soon, later = NOON + timedelta(seconds=119), NOON + timedelta(seconds=121)
    assert isinstance(places.take(asked(tenant, "run_2", at=soon)), datetime)
    assert isinstance(places.take(asked(tenant, "run_2", at=later)), Place)


def test_workers_that_know_nothing_of_each_other_fill_all_places_and_no_more(table: Made, tenant: str) -> None:
    found = [DynamoPlaces(*table).take(asked(tenant, f"run_{n}", most=5)) for n in range(12)]
    taken = [each for each in found if isinstance(each, Place)]
    assert sorted(each.number for each in taken) == [0, 1, 2, 3, 4]


def test_turns_follow_one_another_at_the_pace_of_the_runs(places: DynamoPlaces, tenant: str) -> None:
    first = places.take(asked(tenant, most=2))
    assert isinstance(first, Place)
    places.free(first, ran_ms=8_000)
    for number in (1, 2):
        assert isinstance(places.take(asked(tenant, f"run_{number}", most=2)), Place)
    turns = [places.take(asked(tenant, f"waits_{number}", most=2)) for number in range(4)]
    assert turns == [NOON + timedelta(seconds=3 * number) for number in (1, 2, 3, 4)], "a little sooner than 8 s ÷ 2"


def test_a_line_that_was_served_begins_anew(places: DynamoPlaces, tenant: str) -> None:
    places.take(asked(tenant))
    places.take(asked(tenant, "run_2"))
    later = NOON + timedelta(seconds=60)
    turn = places.take(asked(tenant, "run_3", at=later))
    assert isinstance(turn, datetime)
    assert later < turn <= later + timedelta(seconds=60)
