"""The sweep finds what is past due, and sends it again only if it is still as it was read."""

from dataclasses import replace

import pytest

from lambdas.core.head import DUE, Head, HeadStatus, StoredBody
from lambdas.core.refusals import HeadMoved
from tests.contract.ahead import A_MINUTE, AN_HOUR, NOON, a_claim, a_head, a_key, an_event
from tests.contract.bench import Bench

S = HeadStatus
MANY = 10_000  # more than any other test has left behind on a shared table


def past_due(bench: Bench, tenant: str, **changes: object) -> Head:
    rest = {"status": S.WAITING, "lease_until": None, "ticket": "t-1", "due_at": NOON, "sweep_at": NOON, **changes}
    return bench.put_head(a_head(a_key(tenant_id=tenant), body=StoredBody(text='{"a": 1}'), **rest))


def due_of(bench: Bench, tenant: str) -> list[Head]:
    return [head for head in bench.ledger.due(NOON, limit=MANY) if head.key.tenant_id == tenant]


@pytest.mark.parametrize("status", sorted(DUE))
def test_a_head_past_its_time_is_found_whole(bench: Bench, tenant: str, status: HeadStatus) -> None:
    head = past_due(bench, tenant, status=status)
    assert due_of(bench, tenant) == [head]


@pytest.mark.parametrize("status", sorted(set(HeadStatus) - DUE))
def test_other_heads_are_never_found(bench: Bench, tenant: str, status: HeadStatus) -> None:
    past_due(bench, tenant, status=status, parked_at=NOON if status is S.PARKED else None)
    assert due_of(bench, tenant) == []


def test_a_head_before_its_time_is_left_alone(bench: Bench, tenant: str) -> None:
    past_due(bench, tenant, sweep_at=NOON + A_MINUTE / 60_000)
    assert due_of(bench, tenant) == []


def test_the_oldest_come_first(bench: Bench, tenant: str) -> None:
    heads = [past_due(bench, tenant, sweep_at=NOON - minute * A_MINUTE) for minute in (1, 9, 3, 7, 5)]
    found = due_of(bench, tenant)
    assert found == sorted(heads, key=lambda head: head.sweep_at or NOON)


def test_no_more_than_the_limit_are_read(bench: Bench, tenant: str) -> None:
    for _ in range(20):
        past_due(bench, tenant)
    assert len(bench.ledger.due(NOON, limit=3)) == 3


def test_more_than_one_batch_of_heads_is_read(bench: Bench, tenant: str) -> None:
    heads = [past_due(bench, tenant) for _ in range(120)]
    assert {head.key for head in due_of(bench, tenant)} == {head.key for head in heads}


def test_a_job_that_was_claimed_or_parked_is_no_longer_due(bench: Bench, tenant: str) -> None:
    claimed, parked = past_due(bench, tenant), past_due(bench, tenant)
    bench.ledger.claim(a_claim(claimed.key, ticket="t-1"))
    bench.ledger.park(a_claim(parked.key, ticket="t-1"), ticket="t-2", body=StoredBody(text="{}"))
    assert due_of(bench, tenant) == []


def test_a_job_that_was_put_back_is_due_again_after_its_time(bench: Bench, tenant: str) -> None:
    running = bench.ledger.claim(a_claim(a_key(tenant_id=tenant)))
    bench.ledger.put_back(replace(running, ticket="t-1", due_at=NOON, sweep_at=NOON), an_event())
    assert [head.key for head in due_of(bench, tenant)] == [running.key]


def test_a_resend_takes_a_new_ticket_and_a_later_time_and_keeps_the_rest(bench: Bench, tenant: str) -> None:
    dying = past_due(bench, tenant, status=S.DYING, death_id="death-1", due_at=None)
    sent = bench.ledger.resend(dying, ticket="t-2", sweep_at=NOON + AN_HOUR)
    assert sent == replace(dying, ticket="t-2", sweep_at=NOON + AN_HOUR, resends=1)
    assert bench.ledger.head(dying.key) == sent
    assert due_of(bench, tenant) == []


def test_of_two_sweeps_one_resends(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    sent = bench.ledger.resend(read, ticket="first", sweep_at=NOON + AN_HOUR)
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.resend(read, ticket="second", sweep_at=NOON + AN_HOUR)
    assert moved.value.head == sent
    assert bench.ledger.head(read.key) == sent


def test_a_job_that_began_to_run_is_not_resent(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    running = bench.ledger.claim(a_claim(read.key, ticket="t-1"))
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.resend(read, ticket="t-2", sweep_at=NOON + AN_HOUR)
    assert moved.value.head == running


def test_an_old_ticket_opens_nothing_after_a_resend(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    bench.ledger.resend(read, ticket="t-2", sweep_at=NOON + AN_HOUR)
    assert bench.ledger.claim(a_claim(read.key, ticket="t-2")).status is S.RUNNING
