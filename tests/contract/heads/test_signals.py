"""What comes for a job from outside: kept once by its id, in one order, and never lost to a suspend."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambdas.core.model import moves
from lambdas.core.model.errors import HeadMoved, SignalKnown, Woken
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.wait import For, Signal, Wait
from tests.support.ledgers.ahead import A_MINUTE, AN_HOUR, NOON, a_claim, a_key, an_event
from tests.support.ledgers.bench import Bench

LATER = NOON + AN_HOUR
Tell = Callable[..., None]


@pytest.fixture
def key(tenant: str) -> JobKey:
    return a_key(tenant_id=tenant)


@pytest.fixture
def tell(bench: Bench) -> Tell:
    def told(of: Head | JobKey, signal_id: str = "s1", *, woken: Head | None = None, order: int = 1) -> None:
        root = of.root_key if isinstance(of, Head) else of
        said = Signal(signal_id=signal_id, name="paid", at=NOON, who="ana", value={"eur": 7}, order=order)
        event = an_event(event_id=f"signal.{signal_id}")
        bench.ledger.signal(root, said, event, of=of, woken=woken, expires_at=LATER)

    return told


def asleep_of(head: Head) -> Head:
    wait = Wait(what=For.SIGNAL, until=LATER, name="paid", place="wait_for paid 1")
    return replace(
        head,
        ticket="t-asleep",
        body=StoredBody(text="{}"),
        due_at=LATER,
        sweep_at=LATER,
        suspended_at=NOON,
        waits=(wait,),
        updated_at=NOON,
    )


def found(bench: Bench, key: JobKey) -> Head:
    head = bench.ledger.head(key)
    assert head is not None
    return head


def test_a_signal_is_kept_with_its_value_and_raises_woken_and_nothing_else(
    bench: Bench, key: JobKey, tell: Tell
) -> None:
    running = bench.ledger.claim(a_claim(key))
    tell(running)
    assert found(bench, key) == replace(running, woken=1)
    (kept,) = bench.ledger.signals(key)
    assert kept == Signal(signal_id="s1", name="paid", at=NOON, who="ana", value={"eur": 7}, order=1)
    assert [event.event_id for event in bench.ledger.timeline(key)] == ["signal.s1"]


def test_the_same_id_again_changes_nothing(bench: Bench, key: JobKey, tell: Tell) -> None:
    running = bench.ledger.claim(a_claim(key))
    tell(running)
    with pytest.raises(SignalKnown):
        tell(replace(running, woken=1), order=2)
    assert (found(bench, key).woken, len(bench.ledger.signals(key))) == (1, 1)


def test_of_two_that_read_the_same_head_one_reads_it_again_so_each_has_an_order_of_its_own(
    bench: Bench, key: JobKey, tell: Tell
) -> None:
    running = bench.ledger.claim(a_claim(key))
    tell(running, "b")
    with pytest.raises(HeadMoved):
        tell(running, "a")
    tell(found(bench, key), "a", order=2)
    assert [signal.signal_id for signal in bench.ledger.signals(key)] == ["b", "a"]


def test_no_settle_takes_woken_back(bench: Bench, key: JobKey, tell: Tell) -> None:
    running = bench.ledger.claim(a_claim(key))
    tell(running)
    bench.ledger.retry(replace(asleep_of(running), waits=(), suspended_at=None), an_event())
    assert found(bench, key).woken == 1


def test_a_suspend_after_a_signal_that_it_has_not_seen_is_refused(bench: Bench, key: JobKey, tell: Tell) -> None:
    running = bench.ledger.claim(a_claim(key))
    tell(running)
    with pytest.raises(Woken):
        bench.ledger.suspend(asleep_of(running), an_event(), woken=running.woken)
    assert found(bench, key).status is HeadStatus.RUNNING


def test_who_waits_for_it_is_due_at_once_under_a_new_ticket_and_can_be_claimed(
    bench: Bench, key: JobKey, tell: Tell
) -> None:
    bench.ledger.suspend(asleep_of(bench.ledger.claim(a_claim(key))), an_event(), woken=0)
    asleep, now = found(bench, key), NOON + A_MINUTE
    tell(asleep, woken=moves.woken(asleep, ticket="t-woken", now=now, by_the_sweep=True))
    assert found(bench, key) == moves.woken(replace(asleep, woken=1), ticket="t-woken", now=now, by_the_sweep=True)
    assert key in [head.key for head in bench.ledger.due(now, limit=1000)]
    taken = bench.ledger.claim(a_claim(key, ticket="t-woken", now=now, lease_until=now + A_MINUTE))
    assert (taken.attempt, taken.waits, taken.suspended_at) == (2, asleep.waits, None)
    assert taken.parked_ms == 60_000


def test_who_waits_for_jobs_is_listed_apart_until_it_is_woken(bench: Bench, key: JobKey, tell: Tell) -> None:
    wait = Wait(what=For.JOBS, until=LATER, place="gather x 1", jobs=("kyc/a", "kyc/b"))
    running = bench.ledger.claim(a_claim(key))
    bench.ledger.suspend(replace(asleep_of(running), waits=(wait,), sweep_at=NOON), an_event(), woken=0)
    asleep, now = found(bench, key), NOON + A_MINUTE

    def listed() -> tuple[bool, bool]:
        lists = (bench.ledger.gathering, bench.ledger.due)
        return tuple(key in [head.key for head in each(now, limit=10_000)] for each in lists)  # type: ignore[return-value]

    assert (asleep.waits, asleep.gathers) == ((wait,), True)
    assert listed() == (True, False)
    bench.ledger.postpone(asleep, sweep_at=now + A_MINUTE)
    assert listed() == (False, False)
    again = found(bench, key)
    tell(again, woken=moves.woken(again, ticket="t-woken", now=now, by_the_sweep=True))
    assert listed() == (False, True)


def test_a_signal_before_the_job_is_kept_unless_a_worker_was_quicker(bench: Bench, key: JobKey, tell: Tell) -> None:
    tell(key, "early", order=0)
    running = bench.ledger.claim(a_claim(key))
    with pytest.raises(HeadMoved):
        tell(key, "late", order=0)
    tell(running, "late")
    assert [signal.signal_id for signal in bench.ledger.signals(key)] == ["early", "late"]
