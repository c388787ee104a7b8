"""Steps and effects: what happened is kept once, by its owner, and is found by every later attempt."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.config.lane import Used
from lambdas.core.model.errors import EffectTaken, HeadMoved, LeaseLost
from lambdas.core.model.head import HeadStatus, Owner, Unread
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_head, a_key, a_step, an_effect, an_event
from tests.support.ledgers.bench import Bench, DynamoBench, counted

LATER = NOON + AN_HOUR
ME, ANOTHER = Owner(job_id="job_44fa", version=1, attempt=1), Owner(job_id="replay:9", version=1, attempt=4)


@pytest.fixture
def key(tenant: str) -> JobKey:
    return a_key(tenant_id=tenant)


def test_what_was_used_is_written_on_the_running_head_and_nothing_else_changes(bench: Bench, key: JobKey) -> None:
    running = bench.put_head(a_head(key, attempt=2, parked_at=NOON))
    bench.ledger.note_used(key, Used(spend_usd=0.5, tokens=7, steps_begun=3), attempt=2)
    assert bench.ledger.head(key) == replace(running, spend_usd=0.5, tokens=7, steps_begun=3)


def test_an_older_sum_that_comes_late_is_ignored(bench: Bench, key: JobKey) -> None:
    bench.put_head(a_head(key))
    newer = Used(spend_usd=0.5, tokens=7, steps_begun=3)
    for used in (newer, Used(spend_usd=0.25, tokens=3, steps_begun=3), newer):
        bench.ledger.note_used(key, used, attempt=1)
        found = bench.ledger.head(key)
        assert found is not None
        assert found.used == newer


@pytest.mark.parametrize("changes", [{"attempt": 2}, {"status": HeadStatus.WAITING}])
def test_an_attempt_that_is_over_cannot_say_what_it_used(bench: Bench, key: JobKey, changes: dict[str, Any]) -> None:
    there = bench.put_head(a_head(key, **changes))
    with pytest.raises(LeaseLost) as late:
        bench.ledger.note_used(key, Used(spend_usd=0.5), attempt=1)
    assert late.value.head == bench.ledger.head(key) == there


def test_steps_come_back_in_their_order(bench: Bench, key: JobKey) -> None:
    steps = [a_step(number) for number in (11, 2, 0, 100)]
    for step in steps:
        bench.ledger.keep_step(key, step, expires_at=LATER)
    assert [step.number for step in bench.ledger.steps(key)] == [0, 2, 11, 100]


def test_steps_belong_to_one_version_of_one_job(bench: Bench, key: JobKey) -> None:
    bench.ledger.keep_step(key, a_step(), expires_at=LATER)
    for other in (replace(key, version=2), replace(key, version=11), replace(key, job_id=f"{key.job_id}x")):
        assert bench.ledger.steps(other) == ()


def test_a_step_kept_again_has_its_latest_result(bench: Bench, key: JobKey) -> None:
    bench.ledger.keep_step(key, a_step(result=1), expires_at=LATER)
    bench.ledger.keep_step(key, a_step(result=2, attempt=2), expires_at=LATER)
    assert [step.returned for step in bench.ledger.steps(key)] == [2]


def test_without_their_results_steps_and_effects_are_whole_otherwise(bench: Bench, key: JobKey) -> None:
    step = a_step(result={"pages": 2}, result_ref="results/1", spend_usd=0.5, tokens=7)
    effect = an_effect(status=EffectStatus.COMMITTED, owner=ME, result={"case": 17}, ref="case-17", differs=True)
    bench.ledger.keep_step(key, step, expires_at=LATER)
    bench.ledger.begin_effect(key, replace(effect, status=EffectStatus.INTENT), expires_at=LATER)
    bench.ledger.commit_effect(key, effect)
    assert bench.ledger.steps(key, results=False) == (replace(step, result=None),)
    assert bench.ledger.effects(key, results=False) == (replace(effect, result=None),)


def test_a_result_that_nobody_asked_for_stays_text_and_can_be_written_again(bench: Bench, key: JobKey) -> None:
    bench.ledger.keep_step(key, a_step(result={"pages": [1, 2]}), expires_at=LATER)
    (kept,) = bench.ledger.steps(key)
    assert kept.result == Unread(text='{"pages":[1,2]}')
    bench.ledger.keep_step(key, kept, expires_at=LATER)
    assert [step.returned for step in bench.ledger.steps(key)] == [{"pages": [1, 2]}]


def test_results_that_are_not_wanted_do_not_travel(on_moto: DynamoBench, key: JobKey) -> None:
    for number in range(5):
        on_moto.ledger.keep_step(key, a_step(number, result="x" * 50_000), expires_at=LATER)
    on_moto.ledger.begin_effect(key, an_effect(result="x" * 50_000), expires_at=LATER)
    far = LATER + timedelta(days=400)
    for read in (
        lambda: on_moto.ledger.steps(key, results=False),
        lambda: on_moto.ledger.effects(key, results=False),
        lambda: on_moto.ledger.expiring(key, key, before=far),
    ):
        with counted(on_moto.client) as requests:
            assert read()
        assert requests.bytes < 10_000
        assert all(body["ConsistentRead"] for body in requests.bodies)


def test_another_step_at_the_same_number_is_refused(bench: Bench, key: JobKey) -> None:
    head = bench.put_head(a_head(key))
    bench.ledger.keep_step(key, a_step(name="extract"), expires_at=LATER)
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.keep_step(key, a_step(name="summarise"), expires_at=LATER)
    assert moved.value.head == head
    assert [step.name for step in bench.ledger.steps(key)] == ["extract"]


def test_a_run_that_was_given_up_on_does_not_overwrite_its_successors_step(bench: Bench, key: JobKey) -> None:
    bench.ledger.keep_step(key, a_step(attempt=2, result="new"), expires_at=LATER)
    with pytest.raises(HeadMoved):
        bench.ledger.keep_step(key, a_step(attempt=1, result="old"), expires_at=LATER)
    assert [step.returned for step in bench.ledger.steps(key)] == ["new"]


def test_of_ten_that_begin_an_effect_one_may_perform_it(bench: Bench, key: JobKey) -> None:
    def begin(attempt: int) -> bool:
        try:
            bench.ledger.begin_effect(key, an_effect(owner=replace(ME, attempt=attempt)), expires_at=LATER)
        except EffectTaken:
            return False
        return True

    with ThreadPoolExecutor(10) as pool:
        began = list(pool.map(begin, range(10)))
    assert began.count(True) == 1
    (effect,) = bench.ledger.effects(key)
    assert effect.owner.attempt == began.index(True)


@pytest.mark.parametrize("status", [EffectStatus.INTENT, EffectStatus.COMMITTED])
def test_an_effect_that_is_there_is_not_begun_and_is_shown(bench: Bench, key: JobKey, status: EffectStatus) -> None:
    there = an_effect(status=status, ref="CASE-1")
    bench.ledger.begin_effect(key, there, expires_at=LATER)
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.begin_effect(key, an_effect(owner=ANOTHER), expires_at=LATER)
    assert taken.value.effect == there
    assert bench.ledger.effects(key) == (there,)


def test_an_effect_that_did_not_happen_may_be_performed(bench: Bench, key: JobKey) -> None:
    bench.ledger.begin_effect(key, an_effect(status=EffectStatus.REFUTED), expires_at=LATER)
    again = an_effect(owner=ANOTHER)
    bench.ledger.begin_effect(key, again, expires_at=LATER)
    assert bench.ledger.effects(key) == (again,)


def test_a_commit_says_what_happened(bench: Bench, key: JobKey) -> None:
    intent = an_effect()
    bench.ledger.begin_effect(key, intent, expires_at=LATER)
    committed = replace(
        intent, status=EffectStatus.COMMITTED, committed_at=NOON, ref="CASE-1", result={"id": 1}, compensate="close it"
    )
    bench.ledger.commit_effect(key, committed)
    bench.ledger.commit_effect(key, committed)
    assert bench.ledger.effects(key) == (committed,)


@pytest.mark.parametrize("status", [EffectStatus.REFUTED, EffectStatus.INTENT])
def test_late_but_true_is_true(bench: Bench, key: JobKey, status: EffectStatus) -> None:
    """Long after its lease, and even if a person thought it had not happened."""
    bench.ledger.begin_effect(key, an_effect(status=status, lease_until=NOON - AN_HOUR), expires_at=LATER)
    committed = an_effect(status=EffectStatus.COMMITTED, committed_at=LATER)
    bench.ledger.commit_effect(key, committed)
    assert bench.ledger.effects(key) == (committed,)


@pytest.mark.parametrize("owner", [ANOTHER, replace(ME, attempt=2), replace(ME, version=2), replace(ME, job_id="x")])
def test_only_its_owner_commits_an_effect(bench: Bench, key: JobKey, owner: Owner) -> None:
    intent = an_effect(owner=ME)
    bench.ledger.begin_effect(key, intent, expires_at=LATER)
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.commit_effect(key, replace(intent, status=EffectStatus.COMMITTED, owner=owner))
    assert taken.value.effect == intent
    assert bench.ledger.effects(key) == (intent,)


def test_a_commit_whose_intent_is_gone_is_written_down(bench: Bench, key: JobKey) -> None:
    committed = an_effect(status=EffectStatus.COMMITTED, committed_at=NOON)
    bench.ledger.commit_effect(key, committed)
    assert bench.ledger.effects(key) == (committed,)


def test_an_intent_is_taken_over_from_the_owner_that_was_read(bench: Bench, key: JobKey) -> None:
    bench.ledger.begin_effect(key, an_effect(owner=ME), expires_at=LATER)
    mine = an_effect(owner=ANOTHER, lease_until=LATER)
    bench.ledger.take_effect(key, mine, former=ME)
    assert bench.ledger.effects(key) == (mine,)
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.take_effect(key, an_effect(owner=replace(ME, attempt=2)), former=ME)
    assert taken.value.effect == mine


def test_an_intent_whose_owner_began_again_is_not_taken_over(bench: Bench, key: JobKey) -> None:
    """Its lease had ended when it was read: the try had failed. The next one renewed it, and may perform it now."""
    bench.ledger.begin_effect(key, an_effect(owner=ME, lease_until=NOON), expires_at=LATER)
    again = an_effect(owner=ME, lease_until=LATER)
    bench.ledger.take_effect(key, again, former=ME)
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.take_effect(key, an_effect(owner=ANOTHER), former=ME, lease=NOON)
    assert taken.value.effect == again
    bench.ledger.take_effect(key, an_effect(owner=ANOTHER), former=ME, lease=LATER)
    assert bench.ledger.effects(key) == (an_effect(owner=ANOTHER),)


@pytest.mark.parametrize("status", [EffectStatus.COMMITTED, EffectStatus.REFUTED])
def test_what_is_settled_is_not_taken_over(bench: Bench, key: JobKey, status: EffectStatus) -> None:
    settled = an_effect(owner=ME, status=status)
    bench.ledger.begin_effect(key, settled, expires_at=LATER)
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.take_effect(key, an_effect(owner=ANOTHER), former=ME)
    assert taken.value.effect == settled


def test_an_effect_that_is_not_there_is_not_taken_over(bench: Bench, key: JobKey) -> None:
    with pytest.raises(EffectTaken):
        bench.ledger.take_effect(key, an_effect(owner=ANOTHER), former=ME)
    assert bench.ledger.effects(key) == ()


def test_effects_of_every_scope_of_a_lineage_are_found_together(bench: Bench, key: JobKey) -> None:
    effects = [an_effect(key="a"), an_effect(key="b"), an_effect(key="a", scope="afresh")]
    for effect in effects:
        bench.ledger.begin_effect(key, effect, expires_at=LATER)
    found = bench.ledger.effects(replace(key, version=7))
    assert sorted(found, key=lambda effect: effect.effect_id) == sorted(effects, key=lambda effect: effect.effect_id)
    assert bench.ledger.effects(replace(key, job_id=f"{key.job_id}x")) == ()


def test_a_timeline_is_told_oldest_first_and_nothing_twice(bench: Bench, key: JobKey) -> None:
    running = bench.put_head(a_head(key))
    second = an_event(at=NOON, event_id="b")
    first = an_event(at=NOON, event_id="a")
    bench.ledger.take_over(running, replace(running, attempt=2), second)
    bench.ledger.take_over(replace(running, attempt=2), replace(running, attempt=3), first)
    bench.ledger.take_over(replace(running, attempt=3), replace(running, attempt=4), second)
    assert bench.ledger.timeline(key) == (first, second)
