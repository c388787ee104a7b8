"""What the healthy path costs, counted: two writes, no transaction, and nothing in any index at any time."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS
from lambdas.core.model.announcement import of_done
from lambdas.core.model.head import SWEPT, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import EffectStatus, LetterStatus
from lambdas.core.model.moves import woken as woken_by
from lambdas.core.model.wait import For, Signal, Wait
from lazaret.testing.dynamodb_table import size_of
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_claim, a_head, a_key, a_letter, a_step, an_effect, an_event
from tests.support.ledgers.bench import DynamoBench, counted

LATER = NOON + AN_HOUR
INDEXED = {index.hash_key for index in INDEXES}


@pytest.fixture
def key(tenant: str) -> JobKey:
    return a_key(tenant_id=tenant)


def test_a_healthy_job_is_two_writes_and_is_never_in_an_index(on_moto: DynamoBench, key: JobKey) -> None:
    with counted(on_moto.client) as requests:
        running = on_moto.ledger.claim(a_claim(key))
        claimed = on_moto.item(keys.head(key))
        on_moto.ledger.finish(replace(running, result={"ok": True}, updated_at=LATER), expires_at=LATER)
    done = on_moto.item(keys.head(key))
    assert [name for name in requests.names if name != "GetItem"] == ["UpdateItem", "UpdateItem"]
    assert requests.names.count("GetItem") == 1, "that one is the test's own"
    assert (claimed["status"], done["status"]) == ("running", "done")
    assert not INDEXED & claimed.keys()
    assert not INDEXED & done.keys()


def test_a_healthy_jobs_item_stays_within_one_write_unit(on_moto: DynamoBench, key: JobKey) -> None:
    running = on_moto.ledger.claim(a_claim(key))
    on_moto.ledger.finish(replace(running, result={"ok": True}, updated_at=LATER), expires_at=LATER)
    item = on_moto.client.get_item(TableName=on_moto.table, Key=keys.head(key))["Item"]
    size = sum(len(name.encode()) + len(str(next(iter(value.values()))).encode()) for name, value in item.items())
    assert size <= 1024


def test_a_newer_version_that_is_done_is_one_transaction_of_head_and_note(on_moto: DynamoBench, key: JobKey) -> None:
    running = on_moto.ledger.claim(a_claim(replace(key, version=2)))
    with counted(on_moto.client) as requests:
        on_moto.ledger.finish(replace(running, updated_at=LATER), expires_at=LATER)
    assert requests.names == ["TransactWriteItems"]
    assert len(requests.bodies[0]["TransactItems"]) == 2
    assert on_moto.item(keys.newest(key))["done"] == 2
    assert not INDEXED & on_moto.item(keys.newest(key)).keys()


def test_a_suspend_is_one_request_and_so_is_the_signal_that_wakes_it(on_moto: DynamoBench, key: JobKey) -> None:
    running = on_moto.ledger.claim(a_claim(key))
    wait = Wait(what=For.SIGNAL, until=LATER, name="paid")
    asleep = replace(
        running, ticket="t", due_at=LATER, sweep_at=LATER, suspended_at=NOON, waits=(wait,), updated_at=NOON
    )
    waiting = replace(asleep, status=HeadStatus.WAITING, lease_until=None)
    with counted(on_moto.client) as requests:
        on_moto.ledger.suspend(asleep, an_event(), woken=0)
        woken = woken_by(waiting, ticket="t2", now=NOON, by_the_sweep=False)
        said = Signal(signal_id="s", name="paid", at=NOON, who="ana", order=1)
        on_moto.ledger.signal(key, said, an_event(event_id="s"), of=waiting, woken=woken, expires_at=LATER)
    assert requests.names == ["TransactWriteItems", "TransactWriteItems"]
    assert [len(body["TransactItems"]) for body in requests.bodies] == [2, 3]


def test_a_step_is_one_write_and_an_effect_two(on_moto: DynamoBench, key: JobKey) -> None:
    with counted(on_moto.client) as requests:
        on_moto.ledger.keep_step(key, a_step(), expires_at=LATER)
    assert requests.names == ["PutItem"]
    with counted(on_moto.client) as requests:
        on_moto.ledger.begin_effect(key, an_effect(), expires_at=LATER)
        on_moto.ledger.commit_effect(key, an_effect(status=EffectStatus.COMMITTED))
    assert requests.names == ["PutItem", "UpdateItem"]


def test_a_failed_attempt_is_one_transaction_of_head_and_event(on_moto: DynamoBench, key: JobKey) -> None:
    running = on_moto.ledger.claim(a_claim(key))
    with counted(on_moto.client) as requests:
        on_moto.ledger.retry(replace(running, ticket="t-1", due_at=NOON, sweep_at=NOON), an_event())
    assert requests.names == ["TransactWriteItems"]
    assert len(requests.bodies[0]["TransactItems"]) == 2


@pytest.mark.parametrize("status", list(HeadStatus))
def test_only_what_must_still_be_found_is_in_an_index(on_moto: DynamoBench, key: JobKey, status: HeadStatus) -> None:
    parked, due = status is HeadStatus.PARKED, status in SWEPT
    full = a_head(key, status=status, sweep_at=NOON, due_at=NOON, parked_at=NOON, letter_id="letter_1")
    on_moto.put_head(full)
    expected = {"due_shard"} if due else {"tenant_status"} if parked else set()
    assert INDEXED & on_moto.item(keys.head(key)).keys() == expected


@pytest.mark.parametrize("status", [HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.PARKED])
def test_a_claim_leaves_a_job_only_where_the_sweep_finds_a_message_that_its_queue_forgot(
    on_moto: DynamoBench, key: JobKey, status: HeadStatus
) -> None:
    on_moto.put_head(a_head(key, status=status, ticket="t", sweep_at=NOON, due_at=NOON, parked_at=NOON))
    assert INDEXED & on_moto.item(keys.head(key)).keys()
    on_moto.ledger.claim(a_claim(key, ticket="t"))
    item = on_moto.item(keys.head(key))
    assert (INDEXED | {"listed_at", "sweep_at", "due_at"}) & item.keys() == {"due_shard", "sweep_at"}


def test_parked_jobs_of_a_tenant_and_lane_are_listed_oldest_first(on_moto: DynamoBench, tenant: str) -> None:
    parked = [a_key(tenant_id=tenant) for _ in range(3)]
    for hours, each in ((2, parked[2]), (0, parked[0]), (1, parked[1])):
        claim = a_claim(each, now=NOON + hours * AN_HOUR)
        on_moto.ledger.park(claim, ticket=f"t-{hours}", body=StoredBody(text="{}"))
    on_moto.ledger.park(a_claim(parked[0], ticket="t-0", now=LATER), ticket="t-9", body=StoredBody(text="{}"))
    found = on_moto.client.query(
        TableName=on_moto.table,
        IndexName="by_tenant",
        KeyConditionExpression="tenant_status = :mine",
        ExpressionAttributeValues={":mine": {"S": f"{tenant}#{parked[0].job_type}#parked"}},
    )
    assert [keys.job_key_in(item) for item in found["Items"]] == parked


def test_the_projections_fit_dynamodbs_limits() -> None:
    projected = [set(index.projected or ()) - {*TABLE_KEYS} for index in INDEXES]
    assert max(len(names) for names in projected) <= 20
    assert sum(len(names) for names in projected) <= 100


def shared(body: dict[str, Any]) -> set[str]:
    """Which kinds of items that many jobs share a transaction writes."""
    parts = [next(iter(write.values())) for write in body["TransactItems"]]
    return {(part.get("Key") or part["Item"])["pk"]["S"].partition("#")[0] for part in parts} & {"H", "G"}


def test_a_death_is_three_items_and_its_counting_eight_in_a_transaction_of_its_own(
    on_moto: DynamoBench, key: JobKey
) -> None:
    dying = on_moto.put_head(a_head(key, status=HeadStatus.DYING, sweep_at=NOON))
    with counted(on_moto.client) as requests:
        on_moto.ledger.take_in(a_letter(key), was=dying, event=an_event(), expires_at=None)
    assert requests.names == ["TransactWriteItems", "TransactWriteItems"]
    assert [len(body["TransactItems"]) for body in requests.bodies] == [3, 8]
    assert [shared(body) for body in requests.bodies] == [set(), {"H", "G"}]


def test_a_recovery_is_counted_in_a_transaction_of_three(on_moto: DynamoBench, key: JobKey) -> None:
    letter = on_moto.put_letter(a_letter(key, status=LetterStatus.REDRIVING))
    replay = a_key(tenant_id=key.tenant_id)
    running = on_moto.put_head(a_head(replay, status=HeadStatus.RUNNING, replays=letter.key, updated_at=NOON))
    with counted(on_moto.client) as requests:
        on_moto.ledger.finish(running, expires_at=LATER)
    assert requests.names == ["GetItem", "TransactWriteItems", "TransactWriteItems"]
    assert [shared(body) for body in requests.bodies[1:]] == [set(), {"H", "G"}]
    assert len(requests.bodies[2]["TransactItems"]) == 3


def test_an_event_that_is_counted_is_in_no_index_and_within_a_write_unit(on_moto: DynamoBench, key: JobKey) -> None:
    letter = a_letter(key)
    event = an_event(why=letter.summary)
    on_moto.ledger.take_in(letter, was=None, event=event, expires_at=None)
    item = on_moto.client.get_item(TableName=on_moto.table, Key=keys.event(keys.partition(key), event))["Item"]
    assert item["counted"] == {"BOOL": True}
    assert not (INDEXED | {"sweep_at"}) & item.keys()
    assert size_of(item) <= 1024


def test_a_done_job_that_is_announced_is_one_transaction_more_and_one_write_to_take_it_off_the_list(
    on_moto: DynamoBench, key: JobKey
) -> None:
    """Claim 1 unit, finish 2 × 2 and 1 of the index, off the list 1 and 1 of the index: 8 units, where 2 are usual."""
    on_moto.ledger.told_of = lambda _job_type: ("done",)
    running = on_moto.ledger.claim(a_claim(key))
    done = replace(running, status=HeadStatus.DONE, result={"ok": True}, updated_at=LATER)
    with counted(on_moto.client) as requests:
        on_moto.ledger.finish(done, expires_at=LATER)
        (pending,) = on_moto.ledger.unannounced(LATER + AN_HOUR, limit=10)
        on_moto.ledger.announced(pending, now=LATER)
    written = [name for name in requests.names if name not in ("Query", "BatchGetItem")]
    assert written == ["TransactWriteItems", "UpdateItem"]
    assert len(requests.bodies[0]["TransactItems"]) == 2
    assert pending == of_done(done)
    item = on_moto.item(keys.announcement(pending))
    assert sum(len(f"{name}{value}".encode()) for name, value in item.items()) <= 1024
    assert not INDEXED & item.keys()
    assert "expires_at" in item
    assert on_moto.ledger.unannounced(LATER + AN_HOUR, limit=10) == ()


@pytest.mark.parametrize("told", [(), ("dead",)])
def test_a_done_job_that_nobody_is_told_of_costs_what_it_always_did(
    on_moto: DynamoBench, key: JobKey, told: tuple[str, ...]
) -> None:
    on_moto.ledger.told_of = lambda _job_type: told
    with counted(on_moto.client) as requests:
        running = on_moto.ledger.claim(a_claim(key))
        on_moto.ledger.finish(replace(running, result={"ok": True}, updated_at=LATER), expires_at=LATER)
    assert requests.names == ["UpdateItem", "UpdateItem"]
