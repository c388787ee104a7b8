"""How an attempt ends: done, waiting or dying, each only by the attempt that still runs."""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest

from lambdas.core.model.errors import LeaseLost, Woken
from lambdas.core.model.failure import SAME, Strategy
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.wait import For, Wait
from lambdas.core.ports.ledger import Ledger
from tests.support.ledgers.ahead import A_MINUTE, AN_HOUR, NOON, a_claim, a_failure, a_head, a_key, a_letter, an_event
from tests.support.ledgers.bench import Bench

S = HeadStatus
LATER = NOON + AN_HOUR
IN_TWO_WEEKS = NOON + 14 * 24 * AN_HOUR

Settle = Callable[[Ledger, Head], None]


def finish(ledger: Ledger, head: Head) -> None:
    ledger.finish(replace(head, result={"ok": True}, updated_at=LATER), expires_at=IN_TWO_WEEKS)


def retry(ledger: Ledger, head: Head) -> None:
    ledger.retry(waiting_of(head), an_event(event_id="put-back"))


def bury(ledger: Ledger, head: Head) -> None:
    ledger.bury(dying_of(head), an_event(event_id="given-up"))


def suspend(ledger: Ledger, head: Head) -> None:
    ledger.suspend(asleep_of(head), an_event(event_id="suspended"), woken=0)


WAYS = (finish, retry, suspend, bury)
SETTLES = [pytest.param(settle, id=settle.__name__) for settle in WAYS]
PAIRS = [pytest.param(*pair, id=" then ".join(each.__name__ for each in pair)) for pair in permutations(WAYS, 2)]


def waiting_of(head: Head) -> Head:
    return replace(
        head,
        ticket="t-next",
        body=StoredBody(text='{"job_id": "x"}'),
        due_at=LATER,
        sweep_at=LATER + A_MINUTE,
        failure=a_failure(),
        strategy=Strategy(model="larger"),
        updated_at=LATER,
    )


def asleep_of(head: Head) -> Head:
    wait = Wait(what=For.SIGNAL, until=LATER, name="paid", place="wait_for paid")
    return replace(waiting_of(head), ticket="t-asleep", failure=None, strategy=SAME, suspended_at=NOON, waits=(wait,))


def dying_of(head: Head) -> Head:
    return replace(waiting_of(head), death_id="death-1", due_at=None)


@pytest.fixture
def key(tenant: str) -> JobKey:
    return a_key(tenant_id=tenant)


@pytest.fixture
def running(bench: Bench, key: JobKey) -> Head:
    return bench.ledger.claim(a_claim(key))


def test_a_finished_job_is_done_with_its_result_and_without_body_or_lease(bench: Bench, running: Head) -> None:
    ended = replace(
        running,
        result={"case": "C-17"},
        spend_usd=0.012,
        tokens=1800,
        checkpoint=3,
        duration_ms=5120,
        updated_at=LATER,
        body=StoredBody(text="{}"),
    )
    bench.ledger.finish(ended, expires_at=IN_TWO_WEEKS)
    assert bench.ledger.head(running.key) == replace(ended, status=S.DONE, lease_until=None, body=StoredBody())
    assert bench.expires(running.key) == IN_TWO_WEEKS


def test_a_retried_job_waits_with_its_failure_ticket_body_and_due_time(bench: Bench, running: Head) -> None:
    waiting, event = waiting_of(running), an_event()
    bench.ledger.retry(waiting, event)
    assert bench.ledger.head(running.key) == replace(waiting, status=S.WAITING, lease_until=None)
    assert bench.ledger.timeline(running.key) == (event,)
    assert bench.expires(running.key) is None


def test_a_suspended_job_waits_for_what_it_says_without_a_lease(bench: Bench, running: Head) -> None:
    suspend(bench.ledger, running)
    found = bench.ledger.head(running.key)
    assert found == replace(asleep_of(running), status=S.WAITING, lease_until=None)
    assert found is not None
    assert found.waits_for is For.SIGNAL


def test_a_job_that_was_woken_while_it_was_being_suspended_goes_on(bench: Bench, running: Head) -> None:
    with pytest.raises(Woken):
        bench.ledger.suspend(asleep_of(running), an_event(), woken=1)
    assert bench.ledger.head(running.key) == running
    bench.ledger.suspend(asleep_of(running), an_event(), woken=None)
    found = bench.ledger.head(running.key)
    assert found is not None
    assert found.status is S.WAITING


def test_a_buried_job_is_dying_under_its_death_id(bench: Bench, running: Head) -> None:
    dying, event = dying_of(running), an_event()
    bench.ledger.bury(dying, event)
    assert bench.ledger.head(running.key) == replace(dying, status=S.DYING, lease_until=None)
    assert bench.ledger.timeline(running.key) == (event,)


@pytest.mark.parametrize("settle", SETTLES)
def test_an_attempt_that_was_replaced_has_no_word(bench: Bench, running: Head, settle: Settle) -> None:
    now_running = replace(running, attempt=2, lease_until=LATER)
    bench.ledger.take_over(running, now_running, an_event(event_id="lost"))
    with pytest.raises(LeaseLost) as late:
        settle(bench.ledger, running)
    assert late.value.head == now_running
    assert bench.ledger.head(running.key) == now_running
    assert [event.event_id for event in bench.ledger.timeline(running.key)] == ["lost"]


@pytest.mark.parametrize("settle", SETTLES)
def test_an_attempt_whose_head_is_gone_has_no_word(bench: Bench, tenant: str, settle: Settle) -> None:
    ghost = a_head(a_key(tenant_id=tenant))
    with pytest.raises(LeaseLost) as late:
        settle(bench.ledger, ghost)
    assert late.value.head is None
    assert bench.ledger.head(ghost.key) is None
    assert bench.ledger.timeline(ghost.key) == ()


@pytest.mark.parametrize("settle", SETTLES)
def test_the_same_settle_again_is_harmless(bench: Bench, running: Head, settle: Settle) -> None:
    settle(bench.ledger, running)
    after, told = bench.ledger.head(running.key), bench.ledger.timeline(running.key)
    settle(bench.ledger, running)
    assert (bench.ledger.head(running.key), bench.ledger.timeline(running.key)) == (after, told)


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_an_attempt_settles_once(bench: Bench, running: Head, first: Settle, second: Settle) -> None:
    first(bench.ledger, running)
    settled = bench.ledger.head(running.key)
    with pytest.raises(LeaseLost) as late:
        second(bench.ledger, running)
    assert late.value.head == settled
    assert bench.ledger.head(running.key) == settled


def test_a_settle_leaves_alone_what_a_redrive_wrote_on_the_root_meanwhile(bench: Bench, key: JobKey) -> None:
    bench.put_head(a_head(key, live_replay="replay:1"))
    bench.ledger.retry(waiting_of(a_head(key)), an_event())
    head = bench.ledger.head(key)
    assert head is not None
    assert head.live_replay == "replay:1"


def a_replay_of(bench: Bench, root: JobKey, *, letter_status: LetterStatus) -> tuple[Letter, Head]:
    """A root that died, its letter, and the replay that runs now."""
    letter = bench.put_letter(a_letter(root, status=letter_status, redrive_id="redrive-1"))
    replay = replace(root, job_id=f"replay:{letter.letter_id}")
    bench.put_head(a_head(root, status=S.DEAD, lease_until=None, live_replay=replay.job_id))
    head = bench.put_head(a_head(replay, root=root.job_id, replays=letter.key, redrive_id="redrive-1"))
    return letter, head


def test_a_replay_that_is_done_recovers_its_letter_and_frees_its_root(bench: Bench, key: JobKey) -> None:
    letter, replay = a_replay_of(bench, key, letter_status=LetterStatus.REDRIVING)
    bench.ledger.finish(replace(replay, result={"ok": True}, updated_at=LATER), expires_at=IN_TWO_WEEKS)
    done, root, recovered = bench.ledger.head(replay.key), bench.ledger.head(key), bench.ledger.letter(letter.letter_id)
    assert done is not None
    assert done.status is S.DONE
    assert root is not None
    assert root.live_replay == ""
    assert recovered == replace(
        letter, status=LetterStatus.RECOVERED, resolved_at=LATER, resolved_by="redrive-1", next_retry_at=None
    )
    assert bench.expires(letter) == IN_TWO_WEEKS
    assert bench.health(key.tenant_id) == {"recovered": 1}


def test_a_replay_is_done_even_if_its_letter_was_reopened_meanwhile(bench: Bench, key: JobKey) -> None:
    letter, replay = a_replay_of(bench, key, letter_status=LetterStatus.OPEN)
    finish(bench.ledger, replay)
    done, root = bench.ledger.head(replay.key), bench.ledger.head(key)
    assert done is not None
    assert done.status is S.DONE
    assert root is not None
    assert root.live_replay == ""
    assert bench.ledger.letter(letter.letter_id) == letter


def test_a_replay_does_not_free_a_root_that_another_replay_holds(bench: Bench, key: JobKey) -> None:
    letter, replay = a_replay_of(bench, key, letter_status=LetterStatus.REDRIVING)
    bench.put_head(a_head(key, status=S.DEAD, lease_until=None, live_replay="replay:another"))
    finish(bench.ledger, replay)
    root, recovered = bench.ledger.head(key), bench.ledger.letter(letter.letter_id)
    assert root is not None
    assert root.live_replay == "replay:another"
    assert recovered is not None
    assert recovered.status is LetterStatus.RECOVERED


def test_a_replay_whose_root_never_had_a_head_leaves_none_behind(bench: Bench, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key, status=LetterStatus.REDRIVING))
    replay = bench.put_head(a_head(replace(key, job_id="replay:1"), root=key.job_id, replays=letter.key))
    finish(bench.ledger, replay)
    assert bench.ledger.head(key) is None


def test_a_resumed_job_that_is_done_frees_itself(bench: Bench, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key, status=LetterStatus.REDRIVING))
    resumed = bench.put_head(a_head(key, replays=letter.key, live_replay=key.job_id, attempt=3))
    finish(bench.ledger, resumed)
    done, recovered = bench.ledger.head(key), bench.ledger.letter(letter.letter_id)
    assert done is not None
    assert (done.status, done.live_replay) == (S.DONE, "")
    assert recovered is not None
    assert recovered.status is LetterStatus.RECOVERED


def test_a_replay_that_lost_its_lease_changes_nothing(bench: Bench, key: JobKey) -> None:
    letter, replay = a_replay_of(bench, key, letter_status=LetterStatus.REDRIVING)
    with pytest.raises(LeaseLost):
        finish(bench.ledger, replace(replay, attempt=7))
    root = bench.ledger.head(key)
    assert root is not None
    assert root.live_replay == replay.key.job_id
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.health(key.tenant_id) == {}
