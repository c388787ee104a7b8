"""A claim creates or takes a head in one request, and loses its race with the head that won."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from lambdas.core.config.lane import KEPT_IN_QUEUE
from lambdas.core.model.errors import ClaimLost, LeaseLost
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from tests.support.ledgers.ahead import A_MINUTE, AN_HOUR, NOON, a_claim, a_failure, a_head, a_key, an_event
from tests.support.ledgers.bench import Bench

S = HeadStatus


@pytest.fixture
def key(tenant: str) -> JobKey:
    return a_key(tenant_id=tenant)


def put(bench: Bench, key: JobKey, status: HeadStatus, **changes: object) -> Head:
    rest = {"lease_until": None, "attempt": 1, "ticket": "t-1", "due_at": NOON, "sweep_at": NOON, **changes}
    return bench.put_head(a_head(key, status=status, **rest))


def test_the_first_claim_creates_the_head_running_at_attempt_one(bench: Bench, key: JobKey) -> None:
    claim = a_claim(key)
    expected = Head(
        key=key,
        status=S.RUNNING,
        attempt=1,
        input_hash=claim.input_hash,
        run_id=claim.run_id,
        root=key.job_id,
        lease_until=claim.lease_until,
        first_claimed_at=claim.now,
        worker_version=claim.worker_version,
        consumer_id=claim.consumer_id,
        trace_id=claim.trace_id,
        message_id=claim.message_id,
        updated_at=claim.now,
    )
    assert bench.ledger.claim(claim) == expected
    assert bench.ledger.head(key) == expected


def test_a_replay_never_creates_its_head(bench: Bench, key: JobKey) -> None:
    with pytest.raises(ClaimLost) as lost:
        bench.ledger.claim(a_claim(key, may_create=False))
    assert lost.value.head is None
    assert bench.ledger.head(key) is None


@pytest.mark.parametrize("status", [S.QUEUED, S.WAITING, S.PARKED])
def test_a_free_head_is_taken_with_one_more_attempt_and_keeps_what_it_knew(
    bench: Bench, key: JobKey, status: HeadStatus
) -> None:
    body = StoredBody(text='{"job_id": "x"}')
    was = put(bench, key, status, body=body, failure=a_failure(), first_claimed_at=NOON - AN_HOUR, root="root-job")
    claim = a_claim(key, ticket="t-1")
    taken = bench.ledger.claim(claim)
    assert (taken.status, taken.attempt, taken.lease_until) == (S.RUNNING, 2, claim.lease_until)
    assert (taken.run_id, taken.root, taken.message_id) == (was.run_id, "root-job", was.message_id)
    assert (taken.first_claimed_at, taken.failure, taken.body) == (NOON - AN_HOUR, was.failure, body)
    assert taken.ticket == "t-1"
    assert (taken.due_at, taken.sweep_at) == (None, claim.lease_until + KEPT_IN_QUEUE)


@pytest.mark.parametrize("status", [S.QUEUED, S.WAITING])
@pytest.mark.parametrize("ticket", [None, "t-0"])
def test_a_message_with_another_ticket_or_none_is_a_stale_copy(
    bench: Bench, key: JobKey, status: HeadStatus, ticket: str | None
) -> None:
    was = put(bench, key, status)
    with pytest.raises(ClaimLost) as lost:
        bench.ledger.claim(a_claim(key, ticket=ticket))
    assert lost.value.head == was
    assert bench.ledger.head(key) == was


def test_a_head_keeps_the_ticket_of_the_message_that_made_it(bench: Bench, key: JobKey) -> None:
    assert bench.ledger.claim(a_claim(key, ticket="made-up")).ticket == "made-up"


def test_a_ticket_does_not_open_a_head_that_has_none(bench: Bench, key: JobKey) -> None:
    was = put(bench, key, S.QUEUED, ticket=None)
    with pytest.raises(ClaimLost) as lost:
        bench.ledger.claim(a_claim(key, ticket="t-1"))
    assert lost.value.head == was
    assert bench.ledger.claim(a_claim(key, ticket=None)).attempt == 2


@pytest.mark.parametrize("status", [S.QUEUED, S.WAITING])
@pytest.mark.parametrize(("seconds_early", "free"), [(60, False), (0.001, False), (0, True), (-60, True)])
def test_the_right_ticket_opens_nothing_before_it_is_due(
    bench: Bench, key: JobKey, status: HeadStatus, seconds_early: float, free: bool
) -> None:
    was = put(bench, key, status, due_at=NOON + seconds_early * A_MINUTE / 60)
    if free:
        assert bench.ledger.claim(a_claim(key, ticket="t-1")).status is S.RUNNING
        return
    with pytest.raises(ClaimLost) as lost:
        bench.ledger.claim(a_claim(key, ticket="t-1"))
    assert lost.value.head == was


def test_a_head_that_names_no_due_time_is_due(bench: Bench, key: JobKey) -> None:
    put(bench, key, S.QUEUED, due_at=None)
    assert bench.ledger.claim(a_claim(key, ticket="t-1")).status is S.RUNNING


@pytest.mark.parametrize("status", [S.QUEUED, S.WAITING, S.PARKED])
def test_another_payload_under_the_same_id_neither_claims_nor_parks(
    bench: Bench, key: JobKey, status: HeadStatus
) -> None:
    was = put(bench, key, status, parked_at=NOON if status is S.PARKED else None)
    forged = a_claim(key, ticket="t-1", input_hash="another-hash")
    for bid in (bench.ledger.claim, lambda claim: bench.ledger.park(claim, ticket="t-2", body=StoredBody(text="{}"))):
        with pytest.raises(ClaimLost) as lost:
            bid(forged)
        assert lost.value.head == was
    assert bench.ledger.head(key) == was


def test_a_second_claim_finds_the_first_ones_lease(bench: Bench, key: JobKey) -> None:
    first = bench.ledger.claim(a_claim(key))
    with pytest.raises(ClaimLost) as lost:
        bench.ledger.claim(a_claim(key, now=NOON + AN_HOUR))
    assert lost.value.head == first


def test_of_ten_claims_at_once_one_wins(bench: Bench, key: JobKey) -> None:
    def bid(_: int) -> bool:
        try:
            return bench.ledger.claim(a_claim(key)).attempt == 1
        except ClaimLost:
            return False

    with ThreadPoolExecutor(10) as pool:
        assert sum(pool.map(bid, range(10))) == 1


def test_versions_of_a_job_have_heads_of_their_own(bench: Bench, key: JobKey) -> None:
    bench.ledger.claim(a_claim(key))
    later = replace(key, version=2)
    assert bench.ledger.claim(a_claim(later)).attempt == 1
    assert bench.ledger.head(replace(key, version=3)) is None


def test_tenants_with_the_same_job_id_do_not_meet(bench: Bench, key: JobKey) -> None:
    bench.ledger.claim(a_claim(key))
    assert bench.ledger.head(replace(key, tenant_id=f"{key.tenant_id}x")) is None


def test_an_attempt_that_never_ended_is_replaced_and_written_on_the_timeline(bench: Bench, key: JobKey) -> None:
    lost = bench.ledger.claim(a_claim(key))
    taken = replace(lost, attempt=2, lease_until=NOON + AN_HOUR, checkpoint=3)
    event = an_event(what="attempt.lost")
    bench.ledger.take_over(lost, taken, event)
    assert bench.ledger.head(key) == taken
    assert bench.ledger.timeline(key) == (event,)


def test_of_two_workers_that_replace_a_lost_attempt_one_wins(bench: Bench, key: JobKey) -> None:
    lost = bench.ledger.claim(a_claim(key))
    bench.ledger.take_over(lost, replace(lost, attempt=2, consumer_id="first"), an_event())
    with pytest.raises(LeaseLost) as late:
        bench.ledger.take_over(lost, replace(lost, attempt=2, consumer_id="second"), an_event())
    assert late.value.head is not None
    assert late.value.head.consumer_id == "first"
    assert len(bench.ledger.timeline(key)) == 1


def test_a_lease_that_is_not_the_one_that_was_read_is_not_taken_over(bench: Bench, key: JobKey) -> None:
    read = bench.ledger.claim(a_claim(key))
    with pytest.raises(LeaseLost):
        bench.ledger.take_over(replace(read, lease_until=NOON + AN_HOUR), replace(read, attempt=2), an_event())
    assert bench.ledger.head(key) == read


def test_parking_an_unknown_job_keeps_its_body_and_burns_no_attempt(bench: Bench, key: JobKey) -> None:
    claim = a_claim(key)
    bench.ledger.park(claim, ticket="t-1", body=StoredBody(text='{"a": 1}'))
    assert bench.ledger.head(key) == Head(
        key=key,
        status=S.PARKED,
        attempt=0,
        input_hash=claim.input_hash,
        run_id=claim.run_id,
        root=key.job_id,
        ticket="t-1",
        body=StoredBody(text='{"a": 1}'),
        parked_at=NOON,
        message_id=claim.message_id,
        updated_at=NOON,
    )


def test_parking_again_takes_a_new_ticket_and_keeps_the_first_time(bench: Bench, key: JobKey) -> None:
    bench.ledger.park(a_claim(key), ticket="t-1", body=StoredBody(text="{}"))
    bench.ledger.park(
        a_claim(key, ticket="t-1", now=NOON + AN_HOUR), ticket="t-2", body=StoredBody(ref="bodies/big.json")
    )
    parked = bench.ledger.head(key)
    assert parked is not None
    assert (parked.ticket, parked.parked_at, parked.body) == ("t-2", NOON, StoredBody(ref="bodies/big.json"))


def test_a_waiting_job_is_parked_before_it_is_due_and_leaves_the_sweeps_sight(bench: Bench, key: JobKey) -> None:
    put(bench, key, S.WAITING, due_at=NOON + AN_HOUR, failure=a_failure())
    bench.ledger.park(a_claim(key, ticket="t-1"), ticket="t-2", body=StoredBody(text="{}"))
    parked = bench.ledger.head(key)
    assert parked is not None
    assert (parked.status, parked.attempt, parked.due_at, parked.sweep_at) == (S.PARKED, 1, None, None)
    assert parked.failure == a_failure()


def test_a_replay_is_not_parked_into_being(bench: Bench, key: JobKey) -> None:
    with pytest.raises(ClaimLost) as lost:
        bench.ledger.park(a_claim(key, may_create=False), ticket="t-1", body=StoredBody(text="{}"))
    assert lost.value.head is None


def test_time_parked_between_attempts_does_not_count_as_age(bench: Bench, key: JobKey) -> None:
    put(bench, key, S.WAITING, first_claimed_at=NOON - AN_HOUR)
    bench.ledger.park(a_claim(key, ticket="t-1"), ticket="t-2", body=StoredBody(text="{}"))
    claimed = bench.ledger.claim(a_claim(key, ticket="t-2", now=NOON + 5 * AN_HOUR))
    assert (claimed.parked_at, claimed.parked_ms) == (None, 5 * 3600 * 1000)
    assert claimed.age(NOON + 5 * AN_HOUR) == AN_HOUR


def test_time_parked_before_the_first_claim_was_never_age(bench: Bench, key: JobKey) -> None:
    bench.ledger.park(a_claim(key), ticket="t-1", body=StoredBody(text="{}"))
    claimed = bench.ledger.claim(a_claim(key, ticket="t-1", now=NOON + AN_HOUR))
    assert (claimed.parked_ms, claimed.age(NOON + AN_HOUR)) == (0, 0 * AN_HOUR)


# A client library asks again when the answer to its first try was lost. The second try finds what the first has done.


@pytest.mark.parametrize("ticket", [None, "made-up"])
def test_a_claim_that_is_asked_for_again_finds_the_head_that_it_created(
    bench: Bench, key: JobKey, ticket: str | None
) -> None:
    claim = a_claim(key, ticket=ticket)
    assert bench.ledger.claim(claim) == bench.ledger.claim(claim)
    assert bench.ledger.claim(claim).attempt == 1


@pytest.mark.parametrize("status", [S.QUEUED, S.WAITING, S.PARKED])
def test_a_claim_that_is_asked_for_again_finds_the_head_that_it_took(
    bench: Bench, key: JobKey, status: HeadStatus
) -> None:
    parked_at = NOON - AN_HOUR if status is S.PARKED else None
    put(bench, key, status, first_claimed_at=NOON - 2 * AN_HOUR, parked_at=parked_at)
    claim = a_claim(key, ticket="t-1")
    first = bench.ledger.claim(claim)
    assert bench.ledger.claim(claim) == first
    assert first.attempt == 2


def test_a_probes_claim_that_is_asked_for_again_is_its_own(bench: Bench, key: JobKey) -> None:
    put(bench, key, S.PARKED, parked_at=NOON)
    claim = a_claim(key, ticket="t-1", attempt=2)
    assert bench.ledger.claim(claim) == bench.ledger.claim(claim)


@pytest.mark.parametrize("ticket", [None, "t-1"])
def test_another_copy_in_the_same_batch_of_the_same_worker_is_another_claim(
    bench: Bench, key: JobKey, ticket: str | None
) -> None:
    """The same worker, moment and lease: only the claim's own id tells them apart."""
    if ticket is not None:
        put(bench, key, S.QUEUED)
    claim = a_claim(key, ticket=ticket)
    bench.ledger.claim(claim)
    with pytest.raises(ClaimLost):
        bench.ledger.claim(replace(claim, run_id="run-of-the-other"))


@pytest.mark.parametrize("ticket", [None, "t-1"])
def test_a_claim_is_no_longer_its_own_after_another_took_over(bench: Bench, key: JobKey, ticket: str | None) -> None:
    if ticket is not None:
        put(bench, key, S.QUEUED)
    claim = a_claim(key, ticket=ticket)
    lost = bench.ledger.claim(claim)
    bench.ledger.take_over(lost, replace(lost, attempt=lost.attempt + 1, claim_id="run-of-the-other"), an_event())
    with pytest.raises(ClaimLost):
        bench.ledger.claim(claim)


def test_a_claim_is_no_longer_its_own_when_it_has_ended(bench: Bench, key: JobKey) -> None:
    claim = a_claim(key)
    bench.ledger.finish(bench.ledger.claim(claim), expires_at=NOON + AN_HOUR)
    with pytest.raises(ClaimLost):
        bench.ledger.claim(claim)


def test_a_take_over_that_is_asked_for_again_is_its_own_and_nobody_elses(bench: Bench, key: JobKey) -> None:
    lost = bench.ledger.claim(a_claim(key))
    taken = replace(lost, attempt=2, lease_until=NOON + AN_HOUR, claim_id="run-2")
    event = an_event()
    bench.ledger.take_over(lost, taken, event)
    bench.ledger.take_over(lost, taken, event)
    assert bench.ledger.head(key) == taken
    with pytest.raises(LeaseLost):
        bench.ledger.take_over(lost, replace(taken, claim_id="run-3"), an_event())


def test_a_park_that_is_asked_for_again_is_its_own_and_nobody_elses(bench: Bench, key: JobKey) -> None:
    put(bench, key, S.QUEUED)
    claim, body = a_claim(key, ticket="t-1"), StoredBody(text="{}")
    bench.ledger.park(claim, ticket="t-2", body=body)
    parked = bench.ledger.head(key)
    bench.ledger.park(claim, ticket="t-2", body=body)
    assert bench.ledger.head(key) == parked
    with pytest.raises(ClaimLost):
        bench.ledger.park(claim, ticket="t-3", body=body)
