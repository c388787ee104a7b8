"""Doubt about an effect is settled by that effect alone, and versions of a job share what they did outside."""

import contextlib
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.value import replace
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, InMemory, body
from tests.unit.agent.recorder import Recorder, Timeout, run_again

A_MINUTE = timedelta(minutes=1)


def of_action(lane: InMemory) -> dict[str, EffectStatus]:
    return {effect.key: effect.status for effect in lane.ledger.effects(KEY)}


def test_another_customers_charge_does_not_settle_the_first_ones() -> None:
    def agent(_job: Job, run: Run) -> Any:
        with contextlib.suppress(Exception):
            run.effect("card.charged", key="ada", do=Recorder(Timeout("the bank hung up")))
        return run.effect("card.charged", key="bert", do=Recorder("ch_2"))

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert worked.failure.code == Code.SWALLOWED
    assert of_action(lane) == {"ada": EffectStatus.INTENT, "bert": EffectStatus.COMMITTED}


@pytest.mark.parametrize("second", ["bert", ""])
def test_what_a_former_attempt_left_in_doubt_is_not_settled_by_another_key_or_by_silence(second: str) -> None:
    """A model chose another key the second time, or nothing at all: nobody knows whether Ada was charged."""

    def agent(_job: Job, run: Run) -> Any:
        if run.attempt == 1:
            return run.effect("card.charged", key="ada", do=Recorder(Timeout("the bank hung up")), verify=lambda: None)
        return run.effect("card.charged", key=second, do=Recorder("ch_2")) if second else "done without it"

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    worked = run_again(lane)
    assert (worked.outcome, lane.head().status) == (Outcome.BURIED, HeadStatus.DYING)
    assert worked.failure is not None
    assert worked.failure.code == Code.EFFECT_IN_DOUBT
    assert "'card.charged' of 'ada' was begun by attempt 1" in worked.failure.detail


def test_a_doubt_that_the_agent_forgives_is_its_own_word() -> None:
    def agent(_job: Job, run: Run) -> Any:
        if run.attempt == 1:
            return run.effect("mail.sent", key="ada", do=Recorder(Timeout("slow")), verify=lambda: None)
        run.forgive("mail.sent")
        return "perhaps sent"

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert run_again(lane).outcome is Outcome.DONE


def test_a_doubt_that_the_effect_itself_settles_holds_nothing_back() -> None:
    def agent(_job: Job, run: Run) -> Any:
        do = Recorder(Timeout("slow")) if run.attempt == 1 else Recorder("ch_1")
        return run.effect("card.charged", key="ada", do=do, verify=lambda: None)

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert run_again(lane).outcome is Outcome.DONE


def test_a_first_attempt_that_returns_asks_for_no_effects() -> None:
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="ada", do=Recorder("ch_1")))
    asked: list[str] = []
    lane.ledger.dynamodb.seen = lambda operation, _request: asked.append(operation)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert "query" not in {each.casefold() for each in asked}


def test_a_verify_that_raises_leaves_the_doubt_and_the_next_attempt_asks_again() -> None:
    answers = Recorder(Timeout("the bank is down"), "ch_1")

    def agent(_job: Job, run: Run) -> Any:
        return run.effect("card.charged", key="ada", do=Recorder(Timeout("slow")), verify=answers)

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.RETRIED
    assert of_action(lane) == {"ada": EffectStatus.INTENT}
    assert run_again(lane).outcome is Outcome.DONE
    assert (answers.calls, lane.head().result) == (2, "ch_1")


def test_a_verify_that_raises_and_is_hidden_does_not_make_the_job_done() -> None:
    def agent(_job: Job, run: Run) -> Any:
        with contextlib.suppress(Exception):
            run.effect("card.charged", key="ada", do=Recorder(Timeout("slow")), verify=Recorder(Timeout("down")))
        return "done"

    lane = InMemory(agent=agent)
    worked = lane.work(lane.message())
    while worked.outcome is Outcome.RETRIED:
        worked = run_again(lane)
    assert worked.outcome is Outcome.BURIED
    assert of_action(lane) == {"ada": EffectStatus.INTENT}


def two_versions(keyed: bool = False, **how: Any) -> tuple[InMemory, list[int]]:
    """The second version asks for the same charge with another amount."""
    charged: list[int] = []

    def charge(amount: int) -> str:
        charged.append(amount)
        return f"ch_{len(charged)}"

    def agent(job: Job, run: Run) -> Any:
        key = f"order-7 v{job.version}" if keyed else "order-7"
        reference = run.effect("card.charged", key=key, do=charge, kwargs={"amount": job.payload["amount"]}, **how)
        return [reference, run.enqueue("kyc", {"amount": job.payload["amount"]}, key=key)]

    lane = InMemory(agent=agent)
    for version, amount in ((1, 5), (2, 7)):
        lane.work(lane.message(body(payload={"amount": amount}, version=version)))
    return lane, charged


def test_versions_of_a_job_share_their_effects_and_the_jobs_that_they_enqueue() -> None:
    """A key is the agent's word for the same thing: that its producer sent a newer version does not change it."""
    lane, charged = two_versions()
    first, second = lane.head(KEY), lane.head(replace(KEY, version=2))
    assert (charged, first.result, second.result) == ([5], first.result, first.result)
    assert len(lane.queue.sent) == 1
    said = [event for event in lane.ledger.timeline(KEY) if event.what == "effect.asked_otherwise"]
    assert len(said) == 2, "of the charge, and of the job that was to be enqueued"


def test_an_effect_that_its_owner_tries_again_is_not_performed_by_another_version_too() -> None:
    """The first version's agent caught its error and asks again, while the second one verifies what it saw in doubt."""
    second = Recorder("twice")

    def begun_again() -> None:
        (effect,) = lane.ledger.effects(KEY)
        lane.ledger.take_effect(KEY, replace(effect, lease_until=lane.now + A_MINUTE), former=effect.owner)

    def agent(job: Job, run: Run) -> Any:
        if job.version == 1:
            return run.effect("card.charged", key="ada", do=Recorder(Timeout("slow")))
        return run.effect("card.charged", key="ada", do=second, verify=begun_again)

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    worked = lane.work(lane.message(body(version=2)))
    assert worked.failure is not None
    assert (worked.failure.code, second.calls) == (Code.STORE_CONFLICT, 0)


def test_an_agent_that_means_another_thing_in_each_version_says_so_in_its_key() -> None:
    lane, charged = two_versions(keyed=True)
    assert (charged, len(lane.queue.sent)) == ([5, 7], 2)
    assert lane.head(KEY).result[0] != lane.head(replace(KEY, version=2)).result[0]


def test_a_version_that_must_not_differ_from_what_was_done_is_refused() -> None:
    lane, charged = two_versions(same=("amount",))
    head = lane.head(replace(KEY, version=2))
    assert (charged, head.status) == ([5], HeadStatus.DYING)
    assert head.failure is not None
    assert (head.failure.code, "amount was 5 and is now 7" in head.failure.detail) == (Code.EFFECT_CONFLICT, True)


def test_a_newer_version_is_not_held_for_what_an_older_one_left_in_doubt_elsewhere() -> None:
    def agent(job: Job, run: Run) -> Any:
        if job.version == 1:
            return run.effect("card.charged", key="ada", do=Recorder(Timeout("slow")), verify=Recorder(Timeout("down")))
        if run.attempt == 1:
            raise Timeout("once more")
        return run.effect("card.charged", key="bert", do=Recorder("ch_2"))

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    lane.work(lane.message(body(version=2)))
    assert run_again(lane).outcome is Outcome.DONE
