"""The sweep finds what is past due, and sends it again only if it is still as it was read."""

from dataclasses import replace

import pytest

from lambdas.core.model.errors import HeadMoved
from lambdas.core.model.head import SWEPT, Head, HeadStatus
from lambdas.core.model.job import StoredBody
from tests.support.ledgers.ahead import A_MINUTE, AN_HOUR, NOON, a_claim, a_head, a_key, an_event
from tests.support.ledgers.bench import Bench

S = HeadStatus
MANY = 10_000  # more than any other test has left behind on a shared table


def past_due(bench: Bench, tenant: str, **changes: object) -> Head:
    rest = {"status": S.WAITING, "lease_until": None, "ticket": "t-1", "due_at": NOON, "sweep_at": NOON, **changes}
    return bench.put_head(a_head(a_key(tenant_id=tenant), body=StoredBody(text='{"a": 1}'), **rest))


def due_of(bench: Bench, tenant: str) -> list[Head]:
    return [head for head in bench.ledger.due(NOON, limit=MANY) if head.key.tenant_id == tenant]


@pytest.mark.parametrize("status", sorted(SWEPT))
def test_a_head_past_its_time_is_found_whole(bench: Bench, tenant: str, status: HeadStatus) -> None:
    head = past_due(bench, tenant, status=status)
    assert due_of(bench, tenant) == [head]


@pytest.mark.parametrize("status", sorted(set(HeadStatus) - SWEPT))
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


def test_a_job_that_was_retried_is_due_again_after_its_time(bench: Bench, tenant: str) -> None:
    running = bench.ledger.claim(a_claim(a_key(tenant_id=tenant)))
    bench.ledger.retry(replace(running, ticket="t-1", due_at=NOON, sweep_at=NOON), an_event())
    assert [head.key for head in due_of(bench, tenant)] == [running.key]


@pytest.mark.parametrize("before", [0, 4])
def test_a_resend_takes_a_later_time_and_keeps_the_rest_with_the_ticket(bench: Bench, tenant: str, before: int) -> None:
    dying = past_due(bench, tenant, status=S.DYING, death_id="death-1", due_at=None, resends=before)
    sent = bench.ledger.resend(dying, sweep_at=NOON + AN_HOUR)
    assert sent == replace(dying, sweep_at=NOON + AN_HOUR, resends=before + 1)
    assert bench.ledger.head(dying.key) == sent
    assert due_of(bench, tenant) == []


def test_of_two_sweeps_one_resends(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    sent = bench.ledger.resend(read, sweep_at=NOON + AN_HOUR)
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.resend(read, sweep_at=NOON + AN_HOUR)
    assert moved.value.head == sent
    assert bench.ledger.head(read.key) == sent


def test_a_job_that_began_to_run_is_not_resent(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    running = bench.ledger.claim(a_claim(read.key, ticket="t-1"))
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.resend(read, sweep_at=NOON + AN_HOUR)
    assert moved.value.head == running


def test_a_head_that_was_retried_since_it_was_read_is_not_resent(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    running = bench.ledger.claim(a_claim(read.key, ticket="t-1"))
    bench.ledger.retry(replace(running, ticket="t-2", due_at=NOON, sweep_at=read.sweep_at), an_event())
    with pytest.raises(HeadMoved):
        bench.ledger.resend(read, sweep_at=NOON + AN_HOUR)


def test_a_copy_from_before_a_resend_still_opens_the_head(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    bench.ledger.resend(read, sweep_at=NOON + AN_HOUR)
    assert bench.ledger.claim(a_claim(read.key, ticket="t-1")).status is S.RUNNING


def test_a_head_that_is_put_off_is_due_later_and_nothing_else_of_it_changes(bench: Bench, tenant: str) -> None:
    read = past_due(bench, tenant)
    bench.ledger.postpone(read, sweep_at=NOON + AN_HOUR)
    assert due_of(bench, tenant) == []
    assert bench.ledger.head(read.key) == replace(read, sweep_at=NOON + AN_HOUR)


def test_a_head_that_was_sent_again_or_put_off_meanwhile_is_not_put_off(bench: Bench, tenant: str) -> None:
    for move in (bench.ledger.postpone, bench.ledger.resend):
        read = past_due(bench, tenant)
        move(read, sweep_at=NOON + AN_HOUR)
        with pytest.raises(HeadMoved):
            bench.ledger.postpone(read, sweep_at=NOON + 2 * AN_HOUR)
