"""Parked jobs in every ledger: listed oldest first, released with their ticket, buried with their lane."""

from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.model.errors import ClaimLost, HeadMoved
from lambdas.core.model.failure import Code, Kind, stated
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_claim, a_key, a_letter, an_event
from tests.support.ledgers.bench import Bench, DynamoBench, counted

S = HeadStatus
BODY = StoredBody(text='{"n": 1}')


@pytest.fixture
def key(tenant: str) -> JobKey:
    return a_key(tenant_id=tenant)


def parked(bench: Bench, key: JobKey, *, after_s: float = 0, ticket: str | None = None) -> Head:
    claim = a_claim(key, now=NOON + timedelta(seconds=after_s), ticket=ticket)
    bench.ledger.park(claim, ticket=f"t-{after_s}", body=BODY)
    head = bench.ledger.head(key)
    assert head is not None
    return head


def several(bench: Bench, key: JobKey, number: int) -> list[Head]:
    """Parked in another order than their names have."""
    return [parked(bench, replace(key, job_id=f"job_{9999 - each}"), after_s=each) for each in range(number)]


def test_parked_jobs_are_listed_whole_and_oldest_first(bench: Bench, key: JobKey) -> None:
    heads = several(bench, key, 5)
    assert bench.ledger.parked(key.tenant_id, key.job_type, limit=9) == tuple(heads)
    assert bench.ledger.parked(key.tenant_id, key.job_type, limit=2) == tuple(heads[:2])
    assert bench.ledger.count_parked(key.tenant_id, key.job_type, most=100) == 5
    assert bench.ledger.count_parked(key.tenant_id, key.job_type, most=3) == 3


def test_a_tenants_and_a_lanes_parked_jobs_are_their_own(bench: Bench, key: JobKey) -> None:
    parked(bench, key)
    assert bench.ledger.parked(f"{key.tenant_id}x", key.job_type, limit=9) == ()
    assert bench.ledger.parked(key.tenant_id, f"{key.job_type}x", limit=9) == ()


def test_a_released_job_is_queued_with_its_ticket_and_found_by_the_sweep(bench: Bench, key: JobKey) -> None:
    head = parked(bench, key)
    bench.ledger.release(head, now=NOON, sweep_at=NOON + AN_HOUR)
    found = bench.ledger.head(key)
    assert found == replace(head, status=S.QUEUED, sweep_at=NOON + AN_HOUR, updated_at=NOON, resends=1)
    assert bench.ledger.parked(key.tenant_id, key.job_type, limit=9) == ()
    due = bench.ledger.due(NOON + AN_HOUR, limit=10_000)
    assert key in [each.key for each in due]
    taken = bench.ledger.claim(a_claim(key, ticket=head.ticket))
    assert taken.attempt == 1


def test_a_job_that_was_parked_again_is_not_released_by_what_was_read_before(bench: Bench, key: JobKey) -> None:
    head = parked(bench, key)
    parked(bench, key, after_s=5, ticket=head.ticket)
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.release(head, now=NOON, sweep_at=NOON)
    assert moved.value.head is not None
    assert moved.value.head.ticket == "t-5"


def test_a_job_that_was_claimed_meanwhile_is_not_released(bench: Bench, key: JobKey) -> None:
    head = parked(bench, key)
    bench.ledger.claim(a_claim(key, ticket=head.ticket))
    with pytest.raises(HeadMoved):
        bench.ledger.release(head, now=NOON, sweep_at=NOON)


def test_a_released_job_that_is_parked_again_keeps_its_place(bench: Bench, key: JobKey) -> None:
    first, second = several(bench, key, 2)
    bench.ledger.release(first, now=NOON, sweep_at=NOON + AN_HOUR)
    parked(bench, first.key, after_s=60, ticket=first.ticket)
    listed = bench.ledger.parked(key.tenant_id, key.job_type, limit=9)
    assert [each.key for each in listed] == [first.key, second.key]
    assert listed[0].parked_at == first.parked_at


def test_a_buried_parked_job_dies_with_its_head_though_its_code_is_one_without(bench: Bench, key: JobKey) -> None:
    head = parked(bench, key)
    failure = stated(Code.UNROUTABLE, "retired")
    dying = replace(
        head, status=S.DYING, failure=failure, ticket="t-9", death_id="d-1", parked_at=None, sweep_at=NOON + AN_HOUR
    )
    bench.ledger.bury_parked(head, dying, event := an_event())
    found = bench.ledger.head(key)
    assert found == dying
    assert bench.ledger.timeline(key) == (event,)
    assert bench.ledger.parked(key.tenant_id, key.job_type, limit=9) == ()
    with pytest.raises(HeadMoved):
        bench.ledger.bury_parked(head, dying, an_event())
    letter = a_letter(key, code=Code.UNROUTABLE, kind=Kind.PERMANENT, death_id="d-1")
    bench.ledger.take_in(letter, was=found, event=an_event(), expires_at=None)
    dead = bench.ledger.head(key)
    assert dead is not None
    assert (dead.status, dead.letter_id) == (S.DEAD, letter.letter_id)


@pytest.mark.parametrize(("attempt", "taken"), [(1, True), (2, False), (0, False)])
def test_a_claim_for_one_attempt_takes_no_other(bench: Bench, key: JobKey, attempt: int, taken: bool) -> None:
    head = parked(bench, key)
    claim = a_claim(key, ticket=head.ticket, attempt=attempt)
    if taken:
        assert bench.ledger.claim(claim).attempt == attempt
        return
    with pytest.raises(ClaimLost):
        bench.ledger.claim(claim)


def test_a_claim_for_one_attempt_creates_nothing(bench: Bench, key: JobKey) -> None:
    with pytest.raises(ClaimLost):
        bench.ledger.claim(a_claim(key, attempt=1))
    assert bench.ledger.head(key) is None


def test_listing_parked_jobs_reads_one_page_of_names_and_only_the_heads_that_were_asked_for(
    on_moto: DynamoBench, key: JobKey
) -> None:
    several(on_moto, key, 120)
    with counted(on_moto.client) as requests:
        on_moto.ledger.parked(key.tenant_id, key.job_type, limit=10)
    assert (requests.names, requests.items) == (["Query", "BatchGetItem"], 100)
