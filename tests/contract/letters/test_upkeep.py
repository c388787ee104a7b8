"""The sweep's own questions, of every ledger: what was released and not taken, what died when, what got stuck, and
what is kept for longer."""

from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import LEASE_LONG_OVER, STUBBORN, STUCK_AFTER, Head, HeadStatus, Kept, PastFailure, Stuck
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import EffectStatus, LetterStatus
from lambdas.core.model.question import Question, To
from lambdas.core.model.wait import Signal
from lambdas.core.ports.ledger import Cursor
from tests.support.ledgers.ahead import (
    A_MINUTE,
    AN_HOUR,
    NOON,
    a_claim,
    a_head,
    a_key,
    a_letter,
    a_step,
    an_effect,
    an_event,
)
from tests.support.ledgers.bench import Bench, DynamoBench, counted

A_DAY = timedelta(days=1)
BODY = StoredBody(text="{}")
LATER = NOON + A_MINUTE


@pytest.fixture
def key(tenant: str, lane: str) -> JobKey:
    return a_key(tenant_id=tenant, job_type=lane)


def parked(bench: Bench, key: JobKey, *, minutes: int = 0) -> Head:
    bench.ledger.park(a_claim(key, now=NOON + minutes * A_MINUTE), ticket="t-1", body=BODY)
    head = bench.ledger.head(key)
    assert head is not None
    return head


def released(bench: Bench, key: JobKey) -> Head:
    bench.ledger.release(parked(bench, key), now=NOON, sweep_at=NOON + AN_HOUR)
    head = bench.ledger.head(key)
    assert head is not None
    return head


def test_a_released_job_counts_until_a_worker_takes_it(bench: Bench, key: JobKey) -> None:
    others = [replace(key, job_id=f"job_{number}") for number in range(2)]
    for each in (key, *others):
        released(bench, each)
    assert bench.ledger.count_released(key.tenant_id, key.job_type, most=9) == 3
    assert bench.ledger.count_released(key.tenant_id, key.job_type, most=2) == 2
    bench.ledger.claim(a_claim(key, ticket="t-1"))
    assert bench.ledger.count_released(key.tenant_id, key.job_type, most=9) == 2


def test_a_released_job_that_is_parked_again_counts_as_parked(bench: Bench, key: JobKey) -> None:
    released(bench, key)
    bench.ledger.park(a_claim(key, ticket="t-1"), ticket="t-2", body=BODY)
    assert bench.ledger.count_released(key.tenant_id, key.job_type, most=9) == 0
    assert bench.ledger.count_parked(key.tenant_id, key.job_type, most=9) == 1


def test_a_released_job_that_is_sent_again_still_counts(bench: Bench, key: JobKey) -> None:
    bench.ledger.resend(released(bench, key), sweep_at=NOON + AN_HOUR)
    assert bench.ledger.count_released(key.tenant_id, key.job_type, most=9) == 1
    assert bench.ledger.count_released(f"{key.tenant_id}x", key.job_type, most=9) == 0


def test_a_job_that_only_waits_was_not_released(bench: Bench, key: JobKey) -> None:
    bench.put_head(a_head(key, status=HeadStatus.QUEUED, sweep_at=NOON))
    assert bench.ledger.count_released(key.tenant_id, key.job_type, most=9) == 0


def test_letters_of_a_status_tell_when_they_died_the_oldest_first(bench: Bench, key: JobKey) -> None:
    deaths = [NOON + minutes * A_MINUTE for minutes in (5, 0, 9)]
    for number, died_at in enumerate(deaths):
        bench.put_letter(a_letter(replace(key, job_id=f"job_{number}"), died_at=died_at))
    bench.put_letter(a_letter(replace(key, job_id="held"), status=LetterStatus.HELD))
    assert bench.ledger.died(key.job_type, LetterStatus.OPEN, most=100) == tuple(sorted(deaths))
    assert (
        bench.ledger.died(key.job_type, LetterStatus.OPEN, most=100, after=NOON + A_MINUTE) == tuple(sorted(deaths))[1:]
    )
    assert bench.ledger.died(key.job_type, LetterStatus.ESCALATED, most=100) == ()


def failing(bench: Bench, key: JobKey, *, attempt: int, checkpoint: int = 0) -> Head:
    running = bench.put_head(a_head(key, status=HeadStatus.RUNNING, attempt=attempt, checkpoint=checkpoint))
    waiting = replace(running, ticket="t-9", body=BODY, due_at=NOON, sweep_at=NOON + AN_HOUR, updated_at=NOON)
    bench.ledger.retry(waiting, an_event())
    return waiting


@pytest.mark.parametrize(
    ("attempt", "checkpoint", "stuck"), [(STUCK_AFTER, 0, False), (STUCK_AFTER + 1, 0, True), (9, 1, False)]
)
def test_a_job_is_stuck_when_it_was_tried_often_and_kept_no_step(
    bench: Bench, key: JobKey, attempt: int, checkpoint: int, stuck: bool
) -> None:
    failing(bench, key, attempt=attempt, checkpoint=checkpoint)
    assert bench.ledger.stuck(key.job_type, now=LATER, most=9) == ((Stuck(key=key, since=NOON),) if stuck else ())
    assert bench.ledger.stuck(f"{key.job_type}x", now=LATER, most=9) == ()


def test_a_stuck_job_that_runs_parks_or_dies_is_not_stuck(bench: Bench, key: JobKey) -> None:
    runs, parks, dies = (replace(key, job_id=name) for name in ("runs", "parks", "dies"))
    waiting = {each: failing(bench, each, attempt=5) for each in (runs, parks, dies)}
    assert len(bench.ledger.stuck(key.job_type, now=LATER, most=9)) == 3
    assert len(bench.ledger.stuck(key.job_type, now=LATER, most=2)) == 2
    bench.ledger.claim(a_claim(runs, ticket="t-9", input_hash=waiting[runs].input_hash))
    bench.ledger.park(a_claim(parks, ticket="t-9", input_hash=waiting[parks].input_hash), ticket="t-10", body=BODY)
    was = bench.ledger.head(dies)
    bench.ledger.take_in(a_letter(dies), was=was, event=an_event(), expires_at=None)
    assert bench.ledger.stuck(key.job_type, now=LATER, most=9) == ()


def test_a_job_that_is_sent_again_and_again_is_stuck_until_a_worker_takes_it(bench: Bench, key: JobKey) -> None:
    head = bench.put_head(a_head(key, status=HeadStatus.QUEUED, ticket="t-0", body=BODY, sweep_at=NOON))
    for _ in range(STUBBORN):
        assert bench.ledger.stuck(key.job_type, now=LATER, most=9) == ()
        head = bench.ledger.resend(head, sweep_at=NOON + AN_HOUR)
    assert bench.ledger.stuck(key.job_type, now=LATER, most=9) == (Stuck(key=key, since=NOON),)
    head = bench.ledger.resend(head, sweep_at=NOON + 2 * AN_HOUR)
    assert bench.ledger.stuck(key.job_type, now=LATER, most=9) == (Stuck(key=key, since=NOON),)
    bench.ledger.claim(a_claim(key, ticket="t-0"))
    assert bench.ledger.stuck(key.job_type, now=LATER, most=9) == ()


def lost_once(head: Head) -> Head:
    lost = PastFailure(
        attempt=1, at=NOON, kind=Kind.TRANSIENT, code=Code.WORKER_LOST, signature="", checkpoint=head.checkpoint
    )
    return replace(head, attempt=2, failures=(lost,), lease_until=NOON + AN_HOUR)


def test_a_job_that_was_taken_over_is_stuck_when_its_second_lease_is_long_over_too(bench: Bench, key: JobKey) -> None:
    first = bench.put_head(a_head(key))
    taken = lost_once(first)
    bench.ledger.take_over(first, taken, an_event())
    since = NOON + AN_HOUR + LEASE_LONG_OVER
    assert bench.ledger.stuck(key.job_type, now=since - A_MINUTE, most=9) == ()
    assert bench.ledger.stuck(key.job_type, now=since + A_MINUTE, most=9) == (Stuck(key=key, since=since),)
    bench.ledger.finish(replace(taken, updated_at=since), expires_at=since + AN_HOUR)
    assert bench.ledger.stuck(key.job_type, now=since + A_MINUTE, most=9) == ()


def test_a_first_attempt_is_never_listed_however_long_its_lease_is_over(bench: Bench, key: JobKey) -> None:
    bench.ledger.claim(a_claim(key))
    assert bench.ledger.stuck(key.job_type, now=NOON + 365 * A_DAY, most=9) == ()


def test_long_parked_jobs_are_found_by_when_they_were_parked(bench: Bench, key: JobKey) -> None:
    heads = [parked(bench, replace(key, job_id=f"job_{9 - minute}"), minutes=minute) for minute in range(4)]

    def between(first: int, last: int, limit: int = 9) -> list[Head]:
        span = {"after": NOON + first * A_MINUTE, "before": NOON + last * A_MINUTE}
        return list(bench.ledger.parked_between(key.tenant_id, key.job_type, **span, limit=limit))

    assert between(1, 3) == heads[1:3]
    assert between(0, 9, limit=2) == heads[:2]
    bench.ledger.claim(a_claim(heads[1].key, ticket="t-1"))
    assert between(1, 3) == heads[2:3]


def with_steps_and_effects(bench: Bench, key: JobKey) -> JobKey:
    """A replay's step, and an effect of its root; one of each ends a day after NOON, another a year after."""
    root = replace(key, job_id="root")
    bench.ledger.keep_step(key, a_step(number=1, name="a"), expires_at=NOON + A_DAY)
    bench.ledger.keep_step(key, a_step(number=2, name="b", result_ref="results/b"), expires_at=NOON + 365 * A_DAY)
    bench.ledger.begin_effect(root, an_effect(effect_id="e-1", result_ref="results/e"), expires_at=NOON + A_DAY)
    bench.ledger.begin_effect(root, an_effect(effect_id="e-2"), expires_at=NOON + 365 * A_DAY)
    return root


def test_what_expires_is_told_with_where_its_result_lies(bench: Bench, key: JobKey) -> None:
    root = with_steps_and_effects(bench, key)
    assert bench.ledger.expiring(key, root, before=NOON + 2 * A_DAY) == (
        Kept(of=key, step=1),
        Kept(of=root, effect_id="e-1", ref="results/e"),
    )
    assert [each.ref for each in bench.ledger.expiring(key, root, before=NOON + 400 * A_DAY)] == [
        "",
        "results/b",
        "results/e",
        "",
    ]
    assert bench.ledger.expiring(key, root, before=NOON + A_DAY) == ()


def test_what_is_kept_does_not_expire_before_then(bench: Bench, key: JobKey) -> None:
    root = with_steps_and_effects(bench, key)
    steps, effects = bench.ledger.steps(key), bench.ledger.effects(root)
    for each in bench.ledger.expiring(key, root, before=NOON + 2 * A_DAY):
        bench.ledger.keep(each, until=NOON + 90 * A_DAY)
    assert bench.ledger.expiring(key, root, before=NOON + 90 * A_DAY) == ()
    assert len(bench.ledger.expiring(key, root, before=NOON + 91 * A_DAY)) == 2
    assert (bench.ledger.steps(key), bench.ledger.effects(root)) == (steps, effects)


def test_what_is_kept_until_a_part_of_a_second_does_not_expire_before_it(bench: Bench, key: JobKey) -> None:
    """Else the sweep would keep it, and renew its object, again and again."""
    root = with_steps_and_effects(bench, key)
    until = NOON + 90 * A_DAY + timedelta(milliseconds=250)
    for each in bench.ledger.expiring(key, root, before=until):
        bench.ledger.keep(each, until=until)
    assert bench.ledger.expiring(key, root, before=until) == ()


def test_nothing_is_kept_for_a_shorter_time_or_made_anew(bench: Bench, key: JobKey) -> None:
    root = with_steps_and_effects(bench, key)
    bench.ledger.keep(Kept(of=key, step=2), until=NOON + 2 * A_DAY)
    assert len(bench.ledger.expiring(key, root, before=NOON + 3 * A_DAY)) == 2
    bench.ledger.keep(Kept(of=key, step=7), until=NOON + A_DAY)
    bench.ledger.keep(Kept(of=root, effect_id="gone"), until=NOON + A_DAY)
    assert (len(bench.ledger.steps(key)), len(bench.ledger.effects(root))) == (2, 2)


def test_what_is_kept_until_a_moment_between_two_seconds_does_not_expire_before_it(bench: Bench, key: JobKey) -> None:
    """An expiry is whole seconds."""
    root = with_steps_and_effects(bench, key)
    between = NOON + 90 * A_DAY + timedelta(milliseconds=500)
    for each in bench.ledger.expiring(key, root, before=between):
        bench.ledger.keep(each, until=between)
    assert bench.ledger.expiring(key, root, before=between) == ()


def test_an_effect_that_is_kept_stays_kept_when_it_is_committed(bench: Bench, key: JobKey) -> None:
    root = with_steps_and_effects(bench, key)
    bench.ledger.keep(Kept(of=root, effect_id="e-1"), until=NOON + 90 * A_DAY)
    bench.ledger.commit_effect(root, an_effect(effect_id="e-1", status=EffectStatus.COMMITTED))
    assert Kept(of=root, effect_id="e-1") not in bench.ledger.expiring(key, root, before=NOON + 89 * A_DAY)


def test_what_came_for_the_root_is_kept_like_its_effects(bench: Bench, key: JobKey) -> None:
    """A replay hears the signals and reads the answers of the job that it replays."""
    root = replace(key, job_id="root")
    said = Signal(signal_id="s-1", name="go", at=NOON, who="ana", value=1)
    bench.ledger.signal(root, said, an_event(), of=root, woken=None, expires_at=NOON + A_DAY)
    asked = Question(key="pay", scope="", text="?", to=To.OPERATORS, digest="d", asked_at=NOON, until=NOON + A_DAY)
    bench.ledger.ask(root, asked, valid_from=NOON, expires_at=NOON + A_DAY)
    expiring = bench.ledger.expiring(key, root, before=NOON + 2 * A_DAY)
    assert expiring == (Kept(of=root, signal_id="s-1"), Kept(of=root, question_id=asked.question_id))
    for each in expiring:
        bench.ledger.keep(each, until=NOON + 90 * A_DAY)
    assert bench.ledger.expiring(key, root, before=NOON + 90 * A_DAY) == ()
    assert (bench.ledger.signals(root), bench.ledger.questions(root)) == ((said,), (asked,))


def test_how_far_a_part_of_the_sweep_has_come_is_remembered_for_each_lane(bench: Bench, lane: str) -> None:
    assert bench.ledger.cursors("letters", [lane]) == {lane: Cursor(part="letters", job_type=lane)}
    cut = Cursor(part="letters", job_type=lane, place="here", began_at=NOON, served_at=NOON, kept_to=NOON)
    done = replace(cut, place="", done_at=NOON + AN_HOUR, facts={"gauge": {"open": 3, "rate": 0.5, "none": None}})
    for cursor in (cut, done):
        bench.ledger.note_cursor(cursor)
        assert bench.ledger.cursors("letters", [lane, "another"])[lane] == cursor
    assert bench.ledger.cursors("parked", [lane])[lane] == Cursor(part="parked", job_type=lane)


def test_the_cursors_of_a_hundred_lanes_are_one_request(on_moto: DynamoBench) -> None:
    with counted(on_moto.client) as requests:
        assert len(on_moto.ledger.cursors("archive", [f"lane-{number}" for number in range(100)])) == 100
    assert requests.names == ["BatchGetItem"]


def test_counting_what_was_released_is_one_request_and_reads_no_job(on_moto: DynamoBench, key: JobKey) -> None:
    for number in range(12):
        released(on_moto, replace(key, job_id=f"job_{number}"))
    with counted(on_moto.client) as requests:
        assert on_moto.ledger.count_released(key.tenant_id, key.job_type, most=100) == 12
    assert requests.names == ["Query"]
