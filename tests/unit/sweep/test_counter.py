"""The sweep counts what a settle could not: many at once, bounded in time, around what nobody can count."""

from collections import Counter
from datetime import datetime, timedelta
from typing import Any, cast

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.core.model.failure import Kind
from lambdas.core.model.group import Hour, Waiting
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.sweep.keeper import CATCH_UP_EVERY, catch_up
from lambdas.core.sweep.resender import AT_ONCE, finish_counting
from lambdas.core.sweep.sweeper import Sweeper, Turn
from lazaret.testing.dynamodb import DynamoDb, refused
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_key, a_letter, an_event
from tests.support.lane import LANE as A_LANE
from tests.support.ledgers.bench import DynamoBench

TENANT, LANE = "tnt_1", "kyc"
LATER = NOON + AN_HOUR


class Clock:
    def __init__(self) -> None:
        self.now = LATER

    def __call__(self) -> datetime:
        return self.now


class Table:
    """A ledger whose counters are out of reach while `down`, and which counts the requests made of it."""

    def __init__(self) -> None:
        self.down = False
        self.requests: Counter[str] = Counter()
        self.clock = Clock()
        self.bench = DynamoBench(DynamoDb(seen=self._seen), "ledger")
        nothing = cast(Any, None)
        self.sweeper = Sweeper(
            lanes={},
            ledger=self.bench.ledger,
            breakers=nothing,
            notices=nothing,
            store=nothing,
            queue_of=nothing,
            clock=self.clock,
            pause=nothing,
            new_id=nothing,
        )

    def die(self, number: int) -> None:
        """Deaths that nobody counts."""
        self.down = True
        for n in range(number):
            letter = a_letter(a_key(tenant_id=TENANT, job_type=LANE), kind=Kind.PERMANENT, signature=f"s{n % 3}")
            self.bench.ledger.take_in(letter, was=None, event=an_event(at=NOON), expires_at=None)
        self.down = False
        self.requests.clear()

    def sweep(self, within: timedelta = A_MINUTE) -> tuple[bool, Counter[str]]:
        counts: Counter[str] = Counter()
        return finish_counting(self.sweeper, counts, self.clock.now + within), counts

    def _seen(self, operation: str, request: dict[str, Any]) -> None:
        self.requests[operation] += 1
        counting = any(_pk(write).startswith("H#") for write in request.get("TransactItems", ()))
        if self.down and counting:
            raise refused(operation, "ThrottlingException", "slow down")


def _pk(write: dict[str, Any]) -> str:
    ((_, of),) = write.items()
    return str((of.get("Key") or of["Item"])["pk"]["S"])


@pytest.fixture
def table() -> Table:
    return Table()


def test_what_was_cut_off_is_counted_once_many_at_a_time(table: Table) -> None:
    table.die(300)
    assert table.bench.health(TENANT) == {}
    done, counts = table.sweep()
    assert (done, counts) == (True, Counter(counted=300))
    assert table.bench.health(TENANT) == {"letters": 300}
    assert sum(table.bench.group(LANE, f"s{n}")["letters"] for n in range(3)) == 300
    assert table.requests["TransactWriteItems"] <= 2 * (300 // AT_ONCE) + 8
    assert table.sweep()[1] == Counter()


def test_nothing_to_count_costs_a_query_for_each_shard_and_no_write(table: Table) -> None:
    assert table.sweep() == (True, Counter())
    assert table.requests == {"Query": keys.SHARDS}


def test_a_table_that_does_not_answer_is_left_for_the_next_round(table: Table) -> None:
    table.die(3)
    table.down = True
    assert table.sweep()[1]["failed"] == 1
    table.down = False
    assert table.sweep()[1]["counted"] == 3


def test_it_stops_when_its_time_is_up_and_the_next_round_goes_on(table: Table) -> None:
    table.die(100)
    real = table.bench.ledger.count_moves

    def slowly(events: Any) -> int:
        table.clock.now += timedelta(seconds=10)
        return real(events)

    table.sweeper = replace(table.sweeper, ledger=_With(table.bench.ledger, count_moves=slowly))
    done, counts = table.sweep(within=timedelta(seconds=25))
    assert (done, counts["counted"]) == (False, 3 * AT_ONCE)
    assert table.sweep(within=2 * A_MINUTE)[1]["counted"] == 100 - 3 * AT_ONCE


def test_a_row_that_nobody_can_read_is_set_aside_and_reported_and_hides_nothing(table: Table) -> None:
    for n in range(500):
        row = {**keys.place(f"T#t#J#kyc#j{n}", "EVENT#x#1"), "due_shard": {"S": "count#0"}, "sweep_at": {"S": "2020"}}
        table.bench.client.put_item(TableName="ledger", Item=row)
    table.die(20)
    assert table.sweep() == (True, Counter(counted=20, skipped=500))
    assert table.sweep() == (True, Counter())
    table.clock.now += 2 * AN_HOUR
    assert table.sweep()[1] == Counter(skipped=500), "somebody may have mended them"


def test_a_counter_that_is_broken_does_not_keep_the_others_from_being_counted(table: Table) -> None:
    hour = Hour(tenant_id=TENANT, begins=a_letter(a_key()).died_at)
    place = keys.place(f"H#{TENANT}#3", keys.counter(hour, spread_by="")[1])
    table.bench.client.put_item(TableName="ledger", Item={**place, "letters": {"S": "many"}})
    table.die(100)
    _, counts = table.sweep()
    assert counts["counted"] + counts["skipped"] == 100
    assert 0 < counts["skipped"] < 30


class _With:
    def __init__(self, ledger: Any, **methods: Any) -> None:
        self._ledger, self._methods = ledger, methods

    def __getattr__(self, name: str) -> Any:
        return self._methods.get(name) or getattr(self._ledger, name)


def look(table: Table, *, within: timedelta = A_MINUTE) -> Counter[str]:
    """One turn of the look at letters whose events do not add up."""
    turn = Turn(replace(table.sweeper, lanes={LANE: A_LANE}), table.clock.now + within)
    assert catch_up(turn)
    return turn.counts


def old_letters(table: Table, number: int) -> None:
    """As a release stored them that did not count letters that wait."""
    for n in range(number):
        table.bench.put_letter(a_letter(a_key(tenant_id=TENANT, job_type=LANE), died_at=NOON - n * A_MINUTE))


def waits(table: Table) -> int:
    return table.bench.ledger.waiting([LANE])[LANE].all.total


def test_letters_from_before_the_counters_are_counted_once_and_a_clean_pass_looks_at_new_ones_only(
    table: Table,
) -> None:
    old_letters(table, 30)
    assert (waits(table), look(table)["caught_up"], waits(table)) == (0, 30, 30)
    table.clock.now += CATCH_UP_EVERY
    table.requests.clear()
    assert (look(table)["caught_up"], waits(table)) == (0, 30)  # a whole pass, because the last one found some
    assert table.requests["GetItem"] >= 30
    table.clock.now += CATCH_UP_EVERY
    table.requests.clear()
    look(table)
    assert table.requests["GetItem"] < 30


def test_a_pass_that_is_cut_resumes_where_it_stopped(table: Table) -> None:
    old_letters(table, 10)
    real = table.bench.ledger.catch_up

    def slowly(key: Any, *, now: datetime) -> Any:
        table.clock.now += timedelta(seconds=10)
        return real(key, now=now)

    table.sweeper = replace(table.sweeper, ledger=_With(table.bench.ledger, catch_up=slowly))
    assert look(table, within=timedelta(seconds=25))["caught_up"] == 3
    look(table)
    look(table)
    assert waits(table) == 10


def test_a_letter_that_has_just_moved_is_looked_at_in_the_next_pass(table: Table) -> None:
    old_letters(table, 1)
    (letter,) = table.bench.ledger.letters(LetterQuery(status=LetterStatus.OPEN, job_type=LANE)).letters
    held = replace(letter, status=LetterStatus.HELD)
    table.bench.ledger.move_letter(letter, held, an_event(at=table.clock.now))
    assert (look(table)["caught_up"], waits(table)) == (0, 1)  # one came, and one that never was there has left
    assert table.bench.ledger.waiting_tenants(LANE)[TENANT] == Waiting(held=1)
    table.clock.now += CATCH_UP_EVERY
    assert look(table)["caught_up"] == 1
    assert table.bench.ledger.waiting([LANE])[LANE].all == Waiting(held=1)
