"""How many letters wait is counted with each move, and equals a count of the table."""

from collections import Counter
from collections.abc import Callable
from datetime import datetime
from random import Random
from typing import Any

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.core.model.group import ByHour, LaneWaiting, Waiting
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import WAITING, Letter, LetterStatus
from lambdas.core.model.moves import LETTER_MOVES
from lambdas.core.model.replays import CaughtUp
from lambdas.core.model.value import replace
from lazaret.testing.dynamodb import DynamoDb
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_claim, a_head, a_key, a_letter, an_event, an_id
from tests.support.ledgers.bench import DynamoBench

LANE = "kyc"
LATER = NOON + 24 * AN_HOUR
BY_HAND = {LetterStatus.OPEN, LetterStatus.HELD, LetterStatus.ESCALATED, LetterStatus.SCHEDULED, LetterStatus.DISCARDED}


def born(bench: DynamoBench, **changes: Any) -> Letter:
    letter = a_letter(a_key(tenant_id=changes.pop("tenant_id", "tnt_1"), job_type=LANE), **changes)
    bench.ledger.take_in(letter, was=None, event=an_event(at=letter.died_at), expires_at=None)
    return letter


def move(bench: DynamoBench, letter: Letter, to: LetterStatus) -> Letter:
    due = NOON if to is LetterStatus.SCHEDULED else None
    moved = replace(letter, status=to, next_retry_at=due)
    bench.ledger.move_letter(letter, moved, an_event(at=NOON, event_id=an_id("event")))
    return moved


def waiting(letters: list[Letter]) -> Waiting:
    found = Counter(str(letter.status) for letter in letters if letter.status in WAITING)
    return Waiting(**found)


def agrees(bench: DynamoBench, letters: list[Letter]) -> None:
    """All four ways to ask say what the letters say."""
    ledger, waits = bench.ledger, [each for each in letters if each.status in WAITING]
    codes = {code: waiting([each for each in waits if each.code == code]) for code in {each.code for each in waits}}
    assert ledger.waiting([LANE]) == {LANE: LaneWaiting(codes=codes, counted=True)}
    assert ledger.waiting([LANE])[LANE].all == waiting(letters)
    for name, found in (("signature", ledger.waiting_groups(LANE)), ("tenant_id", ledger.waiting_tenants(LANE))):
        for key in {getattr(each, name) for each in letters}:
            assert found[key] == waiting([each for each in letters if getattr(each, name) == key])
    for tenant_id, of in ledger.waiting_tenants(LANE).items():
        assert ledger.waiting_of(tenant_id, [LANE, "other"]) == {LANE: of}


def lives(bench: DynamoBench, random: Random, number: int) -> list[Letter]:
    letters = []
    for _ in range(number):
        letter = born(
            bench,
            tenant_id=random.choice(["tnt_1", "tnt_2"]),
            signature=random.choice(["s1", "s2", ""]),
            code=random.choice(["AUTH_DENIED", "own.code-7"]),
            status=random.choice([LetterStatus.OPEN, LetterStatus.HELD]),
        )
        while random.random() < 0.6 and (ways := sorted(LETTER_MOVES[letter.status] & BY_HAND)):
            letter = move(bench, letter, random.choice(ways))
        letters.append(letter)
    return letters


@pytest.mark.parametrize("seed", range(3))
def test_after_many_moves_the_counters_equal_a_count_of_the_letters(dynamo: DynamoBench, seed: int) -> None:
    agrees(dynamo, lives(dynamo, Random(seed), 25))


def test_a_letter_that_is_sent_again_no_longer_waits_and_waits_again_once_it_is_recalled(dynamo: DynamoBench) -> None:
    letter = born(dynamo)
    job = a_key(tenant_id=letter.tenant_id, job_type=LANE)
    root = letter.job_key
    head = a_head(job, status=HeadStatus.QUEUED, replays=letter.key, redrive_id="rd-1", root=root.job_id, ticket="t")
    dynamo.ledger.replay(letter, head, an_event(at=NOON, event_id=an_id("event")))
    assert dynamo.ledger.waiting([LANE])[LANE].all.total == 0
    queued = dynamo.ledger.heads_at([job])[job]
    dynamo.ledger.recall(queued, an_event(at=NOON, event_id=an_id("event")), expires_at=LATER)
    assert dynamo.ledger.waiting([LANE])[LANE].all == Waiting(open=1)


def test_recoveries_are_counted_by_group_and_the_hour_in_which_they_recovered(dynamo: DynamoBench) -> None:
    letter = born(dynamo, signature="s1", died_at=NOON)
    job = a_key(tenant_id=letter.tenant_id, job_type=LANE)
    head = a_head(job, status=HeadStatus.QUEUED, replays=letter.key, redrive_id="rd-1", root=letter.job_id, ticket="t")
    dynamo.ledger.replay(letter, head, an_event(at=NOON, event_id=an_id("event")))
    running = dynamo.ledger.claim(a_claim(job, ticket="t"))
    dynamo.ledger.finish(replace(running, updated_at=NOON + 3 * AN_HOUR), expires_at=LATER)
    hours = ByHour(died={NOON: 1}, recovered={NOON + 3 * AN_HOUR: 1})
    assert dynamo.ledger.causes_by_hour(LANE, since=NOON) == {"s1": hours}
    asked = {"since": NOON, "now": NOON + 4 * AN_HOUR}
    assert dynamo.ledger.cause_by_hour(LANE, "s1", **asked) == hours


def test_deaths_are_counted_by_group_and_hour(dynamo: DynamoBench) -> None:
    for minutes, signature in ((0, "s1"), (59, "s1"), (60, "s1"), (30, ""), (-180, "s1")):
        born(dynamo, signature=signature, died_at=NOON + minutes * A_MINUTE)
    assert dynamo.ledger.causes_by_hour(LANE, since=NOON - AN_HOUR) == {
        "s1": ByHour(died={NOON: 2, NOON + AN_HOUR: 1}),
        "": ByHour(died={NOON: 1}),
    }


def test_deaths_of_an_hour_that_was_counted_by_itself_are_still_read(dynamo: DynamoBench) -> None:
    born(dynamo, signature="s1", died_at=NOON)
    stored = {**keys.place(f"G#{LANE}#3#hours", f"{NOON:%Y-%m-%dT%H}#s1"), "letters": {"N": "4"}}
    dynamo.client.put_item(TableName=dynamo.table, Item=stored)
    assert dynamo.ledger.causes_by_hour(LANE, since=NOON) == {"s1": ByHour(died={NOON: 5})}


def test_a_tenant_has_groups_of_its_own_letters_in_its_own_words(dynamo: DynamoBench) -> None:
    for number in range(20):
        born(dynamo, signature="s1", tenant_id="t1", detail=f"own {number}", died_at=NOON + number * A_MINUTE)
    born(dynamo, signature="s1", tenant_id="t2", detail="of another", died_at=LATER)
    move(dynamo, born(dynamo, signature="s2", tenant_id="t1", died_at=NOON - AN_HOUR), LetterStatus.HELD)
    newest, older = dynamo.ledger.own_groups("t1", LANE)
    assert (newest.signature, newest.summary, newest.waiting) == ("s1", "own 19", Waiting(open=20))
    assert (newest.first_seen, newest.last_seen) == (NOON, NOON + 19 * A_MINUTE)
    assert (older.signature, older.waiting) == ("s2", Waiting(held=1))
    assert dynamo.ledger.own_groups("t", LANE) == ()


def old(bench: DynamoBench, **changes: Any) -> Letter:
    """As a release stored it that did not count letters that wait: no event of it says where it waits."""
    return bench.put_letter(a_letter(a_key(job_type=LANE), died_at=NOON - AN_HOUR, **changes))


def caught_up(bench: DynamoBench, letters: list[Letter], now: datetime = LATER) -> list[CaughtUp]:
    return [bench.ledger.catch_up(letter.key, now=now) for letter in letters]


@pytest.mark.parametrize("seed", range(4))
def test_letters_of_an_older_release_are_counted_once_while_traffic_goes_on(dynamo: DynamoBench, seed: int) -> None:
    random = Random(seed)
    letters = lives(dynamo, random, 6)
    for _ in range(12):
        letter = old(dynamo, status=random.choice([LetterStatus.OPEN, LetterStatus.HELD, LetterStatus.ESCALATED]))
        while random.random() < 0.7 and (ways := sorted(LETTER_MOVES[letter.status] & BY_HAND)):
            if random.random() < 0.5:
                caught_up(dynamo, [letter])
            if random.random() < 0.3:  # a function of the older release is still there
                letter = dynamo.put_letter(replace(letter, status=random.choice(ways), next_retry_at=NOON))
            else:
                letter = move(dynamo, letter, random.choice(ways))
        letters.append(letter)
    caught_up(dynamo, letters)
    agrees(dynamo, letters)
    assert set(caught_up(dynamo, letters)) == {CaughtUp.RIGHT}  # twice changes nothing
    agrees(dynamo, letters)


def test_a_letter_that_has_just_moved_is_left_for_later_and_one_that_is_gone_is_right(dynamo: DynamoBench) -> None:
    letter = move(dynamo, old(dynamo), LetterStatus.HELD)
    assert caught_up(dynamo, [letter], now=NOON) == [CaughtUp.MOVING]
    assert caught_up(dynamo, [letter]) == [CaughtUp.COUNTED]
    agrees(dynamo, [letter])
    assert caught_up(dynamo, [a_letter()]) == [CaughtUp.RIGHT]


@pytest.mark.parametrize("after", ["GetItem", "Query", "TransactWriteItems"])
def test_a_move_in_the_middle_of_catching_up_is_counted_as_well(after: str) -> None:
    """It comes between the read of the letter and that of its events, after both, or right after the write."""
    pending: list[Callable[[], None]] = []
    trigger = "Query" if after == "GetItem" else "TransactWriteItems"

    def seen(operation: str, _request: dict[str, Any]) -> None:
        if operation == trigger and pending:
            pending.pop()()

    bench = DynamoBench(DynamoDb(seen=seen), "ledger")
    letter = old(bench)
    moved: list[Letter] = []
    pending.append(lambda: moved.append(_move_at(bench, letter, LATER)))
    caught_up(bench, [letter])
    if not moved:
        pending.pop()()
    caught_up(bench, moved, now=LATER + AN_HOUR)
    agrees(bench, moved)


def _move_at(bench: DynamoBench, letter: Letter, at: datetime) -> Letter:
    held = replace(letter, status=LetterStatus.HELD)
    bench.ledger.move_letter(letter, held, an_event(at=at, event_id=an_id("event")))
    return held


def test_however_many_codes_agents_name_a_lanes_counter_stays_small(dynamo: DynamoBench) -> None:
    letters = [born(dynamo, code=f"OWN_{number}") for number in range(40)]
    agrees(dynamo, letters)
    of_lane = [keys.place(keys.waits(LANE, shard), keys.LANE) for shard in range(keys.COUNTER_SHARDS)]
    sizes = [len(item) for item in dynamo.ledger.get_many(of_lane)]
    assert 0 < max(sizes) <= len(keys.TABLE_KEYS) + len(WAITING)
