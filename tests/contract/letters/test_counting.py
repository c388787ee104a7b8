"""Counters are moved after the settle, in a transaction of their own: never in its way, never twice, never never."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Any

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.keys import Item
from lambdas.core.model.errors import Unavailable, Uncountable
from lambdas.core.model.failure import Kind
from lambdas.core.model.group import Hour, Uncounted
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import replace
from lazaret.testing.crash import Died
from lazaret.testing.dynamodb import DynamoDb, refused
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_head, a_key, a_letter, an_event
from tests.support.ledgers.bench import DynamoBench

LATER = NOON + 24 * AN_HOUR
TENANT, LANE = "tnt_1", "contract"


class Busy(DynamoDb):
    """DynamoDB under load: a transaction is cancelled while another holds one of its items."""

    def __init__(self, **hooks: Any) -> None:
        super().__init__(**hooks)
        self.held: set[tuple[str, str]] = set()
        self.guard = threading.Lock()
        self.met = threading.Event()
        self.conflicts: Counter[str] = Counter()

    def transact_write_items(self, **request: Any) -> Any:
        places = {place for write in request["TransactItems"] for place in [_place(write)]}
        with self._holding(places):
            if any(pk.startswith("H#") for pk, _ in places):
                self.met.wait(60)  # the first one holds its counter until another wants it
            return super().transact_write_items(**request)

    @contextmanager
    def _holding(self, places: set[tuple[str, str]]) -> Iterator[None]:
        with self.guard:
            taken = places & self.held
            self.conflicts.update(pk[0] for pk, _ in taken)
            if not taken:
                self.held |= places
        if taken:
            self.met.set()
            reasons = [{"Code": "TransactionConflict"}]
            raise refused("TransactWriteItems", "TransactionCanceledException", "busy", CancellationReasons=reasons)
        try:
            yield
        finally:
            with self.guard:
                self.held -= places


def _place(write: Item) -> tuple[str, str]:
    ((_, of),) = write.items()
    key = of.get("Key") or of["Item"]
    return key["pk"]["S"], key["sk"]["S"]


def a_death(job_id: str = "job-1", **changes: Any) -> Letter:
    key = a_key(tenant_id=TENANT, job_type=LANE, job_id=job_id)
    return a_letter(key, **{"signature": "s1", "kind": Kind.PERMANENT, **changes})


def take_in(bench: DynamoBench, letter: Letter) -> None:
    bench.ledger.take_in(letter, was=None, event=an_event(at=letter.died_at), expires_at=None)


def a_replay(bench: DynamoBench) -> tuple[Letter, Head]:
    letter = bench.put_letter(a_death(status=LetterStatus.REDRIVING, redrive_id="rd-1"))
    head = a_head(
        a_key(tenant_id=TENANT, job_type=LANE, job_id="replay-1"),
        status=HeadStatus.RUNNING,
        replays=letter.key,
        redrive_id="rd-1",
        updated_at=NOON,
    )
    return letter, bench.put_head(head)


def sweep(bench: DynamoBench, now: datetime = LATER) -> int:
    return sum(bench.ledger.count_moves([event]) for event in bench.ledger.uncounted(now, limit=400))


def in_the_way(bench: DynamoBench, monkeypatch: pytest.MonkeyPatch, only: str = "H#") -> None:
    """Every transaction that touches a counter is cancelled."""
    real = bench.client.transact_write_items

    def transact(**request: Any) -> Any:
        if any(_place(write)[0].startswith(only) for write in request["TransactItems"]):
            reasons = [{"Code": "TransactionConflict"} for _ in request["TransactItems"]]
            raise refused("TransactWriteItems", "TransactionCanceledException", "busy", CancellationReasons=reasons)
        return real(**request)

    monkeypatch.setattr(bench.client, "transact_write_items", transact)


def test_fifty_deaths_of_one_tenant_at_once_all_succeed_and_are_all_counted() -> None:
    client = Busy()
    bench = DynamoBench(client, "ledger")
    letters = [a_death(f"job-{number}") for number in range(50)]
    with ThreadPoolExecutor(50) as threads:
        list(threads.map(lambda letter: take_in(bench, letter), letters))
    assert client.conflicts["H"] > 0, "nothing was in anybody's way: this proves nothing"
    assert client.conflicts["T"] == 0
    assert all(bench.ledger.letter(letter.letter_id) for letter in letters)
    sweep(bench)
    assert bench.health(TENANT) == {"letters": 50}
    assert bench.group(LANE, "s1")["letters"] == 50


def test_a_death_whose_counters_are_busy_is_taken_in_and_counted_by_the_sweep(
    dynamo: DynamoBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as busy:
        in_the_way(dynamo, busy)
        take_in(dynamo, a_death(kind=Kind.POISON))
    assert dynamo.health(TENANT) == {}
    assert dynamo.ledger.uncounted(NOON, limit=400) == (), "whoever settles has a minute"
    assert sweep(dynamo) == 1
    assert dynamo.health(TENANT) == {"letters": 1, "poison": 1}
    assert dynamo.ledger.uncounted(LATER, limit=400) == ()


def test_a_replay_whose_tenants_counter_is_busy_is_done_and_its_recovery_counted_by_the_sweep(
    dynamo: DynamoBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    letter, head = a_replay(dynamo)
    with monkeypatch.context() as busy:
        in_the_way(dynamo, busy)
        dynamo.ledger.finish(head, expires_at=LATER)
    found = dynamo.ledger.letter(letter.letter_id)
    assert found is not None
    assert (found.status, dynamo.health(TENANT)) == (LetterStatus.RECOVERED, {})
    assert (sweep(dynamo), dynamo.health(TENANT)) == (1, {"recovered": 1})


def test_a_move_that_is_counted_twice_is_counted_once(dynamo: DynamoBench, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as busy:
        in_the_way(dynamo, busy)
        take_in(dynamo, a_death("job-1"))
        take_in(dynamo, a_death("job-2"))
    first, second = dynamo.ledger.uncounted(LATER, limit=400)
    assert [dynamo.ledger.count_moves([first]) for _ in range(3)] == [1, 0, 0]
    assert dynamo.ledger.count_moves([first, second]) == 1
    assert dynamo.health(TENANT) == {"letters": 2}
    assert dynamo.group(LANE, "s1")["letters"] == 2


def test_a_counting_whose_answer_was_lost_is_not_repeated() -> None:
    lost: list[str] = []

    def answered(operation: str, request: Any) -> None:
        if operation == "TransactWriteItems" and any(_place(each)[0][0] == "H" for each in request["TransactItems"]):
            lost.append(operation)
            raise refused(operation, "InternalServerError", "the line is dead")

    bench = DynamoBench(DynamoDb(answered=answered), "ledger")
    take_in(bench, a_death())
    assert (len(lost), sweep(bench), bench.health(TENANT)) == (1, 0, {"letters": 1})


def died_in_a_replay(bench: DynamoBench) -> None:
    _, head = a_replay(bench)
    dying = bench.put_head(replace(head, status=HeadStatus.DYING))
    again = a_letter(head.key, signature="s1", kind=Kind.PERMANENT)
    bench.ledger.take_in(again, was=dying, event=an_event(at=again.died_at), expires_at=LATER)


def died(bench: DynamoBench) -> None:
    take_in(bench, a_death())


def recovered(bench: DynamoBench) -> None:
    _, head = a_replay(bench)
    bench.ledger.finish(head, expires_at=LATER)


@pytest.mark.parametrize(
    ("act", "expected"), [(died, "letters"), (died_in_a_replay, "letters"), (recovered, "recovered")]
)
@pytest.mark.parametrize("when", ["seen", "answered"])
def test_wherever_a_process_dies_between_settle_and_count_a_sweep_makes_it_exact(
    act: Callable[[DynamoBench], None], expected: str, when: str
) -> None:
    deaths = 0
    for point in range(1, 20):
        calls = Counter[str]()

        def die(operation: str, _request: Any, point: int = point, calls: Counter[str] = calls) -> None:
            calls["asked"] += operation not in ("PutItem", "Query")
            if calls["asked"] == point and not calls["over"]:
                calls["over"] = 1
                raise Died

        client = DynamoDb(**{when: die})  # type: ignore[arg-type]
        bench = DynamoBench(client, "ledger")
        with suppress(Died):
            act(bench)
        deaths += calls["over"]
        client.seen = client.answered = lambda _, __: None
        settled = [row for row in _events(client) if "counts" in row]
        sweep(bench)
        assert bench.health(TENANT) == ({expected: 1} if settled else {})
        if not calls["over"]:
            break
    assert deaths >= 2


def _events(client: DynamoDb) -> list[Item]:
    return [item for (_, sk), item in client.tables["ledger"].items.items() if sk.startswith("EVENT#")]


def test_an_earlier_death_that_is_counted_later_moves_no_last_backwards(dynamo: DynamoBench) -> None:
    one_shard = _of_one_shard(3)
    for letter, minute in zip(one_shard, (20, 5, 40), strict=True):
        take_in(dynamo, replace(letter, died_at=NOON + minute * A_MINUTE, detail=f"at {minute}"))
    (hour,) = dynamo.ledger.health_hours(TENANT, since=NOON)
    assert (hour.letters, hour.last_failure_at) == (3, NOON + 40 * A_MINUTE)
    take_in(dynamo, replace(_of_one_shard(4)[3], died_at=NOON + A_MINUTE, detail="at 1"))
    group = dynamo.ledger.group(LANE, "s1")
    assert group is not None
    assert (group.first_seen, group.last_seen) == (NOON + A_MINUTE, NOON + 40 * A_MINUTE)
    assert (group.letters, group.summary, group.sample) == (4, "at 40", one_shard[2].letter_id)
    (hour,) = dynamo.ledger.health_hours(TENANT, since=NOON)
    assert (hour.letters, hour.last_failure_at) == (4, NOON + 40 * A_MINUTE)


def test_many_moves_at_once_widen_both_ends(dynamo: DynamoBench, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = _of_one_shard(4)
    take_in(dynamo, replace(letters[0], died_at=NOON + 20 * A_MINUTE))
    with monkeypatch.context() as busy:
        in_the_way(dynamo, busy)
        for letter, minute in zip(letters[1:], (30, 10, 25), strict=True):
            take_in(dynamo, replace(letter, died_at=NOON + minute * A_MINUTE))
    assert dynamo.ledger.count_moves(dynamo.ledger.uncounted(LATER, limit=400)) == 3
    group = dynamo.ledger.group(LANE, "s1")
    assert group is not None
    assert (group.letters, group.first_seen, group.last_seen) == (4, NOON + 10 * A_MINUTE, NOON + 30 * A_MINUTE)
    assert group.sample == letters[1].letter_id


def test_the_latest_letter_of_a_group_leaves_nothing_of_the_one_before(dynamo: DynamoBench) -> None:
    former, latest = _of_one_shard(2)
    take_in(dynamo, replace(former, worker_version="v-1", error_type="KeyError"))
    take_in(dynamo, replace(latest, worker_version="", error_type="", died_at=NOON + A_MINUTE))
    group = dynamo.ledger.group(LANE, "s1")
    assert group is not None
    assert (group.worker_version, group.error_type) == ("", "")


def test_a_replay_that_ends_is_on_its_letters_timeline(dynamo: DynamoBench) -> None:
    letter, head = a_replay(dynamo)
    dynamo.ledger.finish(head, expires_at=LATER)
    (event,) = dynamo.ledger.timeline(keys.home(letter.key))
    assert (event.what, event.at, event.data["letter_id"]) == ("letter.recovered", NOON, letter.letter_id)


def test_a_letter_that_is_no_longer_redriving_is_neither_told_nor_counted_as_recovered(dynamo: DynamoBench) -> None:
    letter, head = a_replay(dynamo)
    dynamo.put_letter(replace(letter, status=LetterStatus.OPEN))
    dynamo.ledger.finish(head, expires_at=LATER)
    found = dynamo.ledger.head(head.key)
    assert found is not None
    assert found.status is HeadStatus.DONE
    assert (dynamo.ledger.timeline(keys.home(letter.key)), dynamo.health(TENANT)) == ((), {})
    assert sweep(dynamo) == 0


def test_an_event_that_cannot_be_read_is_named_without_a_move_and_can_be_set_aside(dynamo: DynamoBench) -> None:
    row = {**keys.place("T#t#J#contract#j", "EVENT#x#1"), "due_shard": {"S": "count#0"}, "sweep_at": {"S": "2026"}}
    foreign = {**row, **keys.place("G#contract#0", "s1"), "counts": {"M": {"to": {"S": "open"}}}}
    never = {**row, "sk": {"S": "EVENT#x#2"}, "counts": {"M": {"was": {"S": "held"}, "to": {"S": "recovered"}}}}
    for each in (row, foreign, never):
        dynamo.client.put_item(TableName=dynamo.table, Item=each)
    events = dynamo.ledger.uncounted(NOON, limit=400)
    assert [event.move for event in events] == [None, None, None]
    assert dynamo.ledger.count_moves(events) == 0
    for event in events:
        dynamo.ledger.set_aside(event, until=LATER)
    assert dynamo.ledger.uncounted(NOON, limit=400) == ()
    assert len(dynamo.ledger.uncounted(LATER + A_MINUTE, limit=400)) == 3


def test_a_counter_that_cannot_be_added_to_is_uncountable_and_a_settle_does_not_mind(dynamo: DynamoBench) -> None:
    first, second = _of_one_shard(2)
    take_in(dynamo, first)
    hour = Hour(tenant_id=TENANT, begins=NOON)
    broken = {**keys.place(*keys.counter(hour, spread_by=first.letter_id)), "letters": {"S": "many"}}
    dynamo.client.put_item(TableName=dynamo.table, Item=broken)
    take_in(dynamo, second)
    (event,) = dynamo.ledger.uncounted(LATER, limit=400)
    with pytest.raises(Uncountable):
        dynamo.ledger.count_moves([event])


def test_counters_that_never_stand_still_are_left_to_the_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = DynamoBench(DynamoDb(), "ledger")
    in_the_way(bench, monkeypatch)
    take_in(bench, a_death())
    (event,) = bench.ledger.uncounted(LATER, limit=400)
    assert isinstance(event, Uncounted)
    with pytest.raises(Unavailable):
        bench.ledger.count_moves([event])


def _of_one_shard(number: int) -> list[Letter]:
    deaths = (a_death(f"job-{n}", letter_id=f"letter_{n}") for n in range(999))
    mine = (each for each in deaths if keys.shard_of(each.letter_id, keys.COUNTER_SHARDS) == 7)
    return [next(mine) for _ in range(number)]
