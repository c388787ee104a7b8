"""Money, tokens, steps, failures and age are bounded over a whole lineage, whoever dies and whenever."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.adapters.dynamo.items import head_item
from lambdas.core.agent.run import Revoked, Run
from lambdas.core.config.lane import NOTHING, Raised, Used, at_risk
from lambdas.core.intake.intake import take_in
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code, Transient
from lambdas.core.model.head import KEPT_FAILURES, HeadStatus, Step
from lambdas.core.model.job import Job, Message
from lambdas.core.model.letter import Way
from lambdas.core.model.moves import found_dead
from lambdas.core.redrive.claim import replayed, resumed
from lambdas.core.redrive.request import Filter, Request
from lambdas.core.worker.settle import Outcome
from lazaret.testing.crash import Life
from tests.support.lane import KEY, LANE, NOON, InMemory, body, healthy
from tests.unit.worker.lineage import DEAR, Said, Story, a_lane

A_DAY = timedelta(days=1)
DIES = ("ledger.finish", "ledger.retry", "ledger.bury")


def spending(said: Said, usd: float, *, times: int = 1) -> Any:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for _ in range(times):
            said.spend(run, usd=usd)
        return {"ok": True}

    return agent


def dying(times: int) -> list[Life]:
    return [Life(dies_at=DIES) for _ in range(times)]


def moved_by_the_broker(lane: InMemory, message: Message) -> Any:
    return take_in(lane.intake, lane.moved_by_broker(message))


# Money


def test_money_said_outside_a_step_is_remembered_after_a_crash() -> None:
    said = Said()
    lane = a_lane(spending(said, 0.95))
    again = lane.crash(lane.message())
    lane.agent = healthy
    lane.work(again)
    assert (lane.head().status, lane.head().spend_usd) == (HeadStatus.DONE, 0.95)


def test_workers_that_die_after_spending_spend_no_more_than_the_budget_and_one_call() -> None:
    said = Said()
    lane = a_lane(spending(said, 0.95))
    head = Story(lane, dying(9)).play()
    assert head.failure is not None
    assert head.failure.code == Code.BUDGET_EXCEEDED
    assert said.called.spend_usd <= 2.0 + 0.95 + 0.001


def test_intake_adds_what_a_lost_attempt_told_the_ledger_to_the_letter_and_to_the_dead_head() -> None:
    said = Said()

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        said.spend(run, usd=0.95, tokens=40)
        run.step("think", lambda: said.spend(run, usd=0.05, tokens=2))
        return {"ok": True}

    lane = a_lane(agent)
    letter = moved_by_the_broker(lane, lane.crash(lane.message()))
    assert letter is not None
    assert letter.used == Used(spend_usd=1.0, tokens=42, steps_begun=1)
    assert (lane.head().status, lane.head().used) == (HeadStatus.DEAD, letter.used)


@pytest.mark.parametrize("way", [Way.REPLAY, Way.RESUME])
def test_what_is_sent_again_goes_on_from_what_the_lineage_has_used(way: Way) -> None:
    lane = a_lane(spending(Said(), 0.95))
    letter = moved_by_the_broker(lane, lane.crash(lane.message()))
    was = lane.head()
    raised = Raised(max_steps=500)
    request = Request(action=way, job_type="kyc", filter=Filter(), reason="fixed", operator="ana", raised=raised)
    if way is Way.RESUME:
        again = resumed(letter, was, body(), request, "rd", lane.lane, lane.now)
    else:
        again = replayed(letter, body(), request, "rd", lane.lane, lane.now)
    assert again.head.used == letter.used != NOTHING
    assert again.head.raised.over(lane.lane).max_steps == 500


def test_a_little_money_costs_no_write_and_more_is_written_before_spend_returns() -> None:
    lane = a_lane()
    seen: list[str] = []
    lane.ledger.client.seen = lambda operation, _: seen.append(operation)
    known: list[float] = []

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.1)
        known.append(lane.head().spend_usd)
        run.spend(usd=0.001)
        known.append(lane.head().spend_usd)
        return {"ok": True}

    lane.agent = agent
    lane.work(lane.message())
    assert known == [0.0, pytest.approx(0.101)]
    assert [each for each in seen if each != "GetItem"] == ["UpdateItem"] * 3


def test_a_healthy_job_that_spends_little_is_still_two_writes() -> None:
    lane = a_lane(spending(Said(), 0.01, times=10))
    seen: list[str] = []
    lane.ledger.client.seen = lambda operation, _: seen.append(operation)
    lane.work(lane.message())
    assert seen == ["UpdateItem", "UpdateItem"]
    assert lane.head().spend_usd == pytest.approx(0.1)


def test_what_may_be_lost_is_a_share_of_each_budget_and_never_much() -> None:
    assert at_risk(replace(LANE, budget_usd=0.02, budget_tokens=1000, max_steps=3)) == Used(
        spend_usd=0.001, tokens=50, steps_begun=1
    )
    assert at_risk(replace(LANE, budget_usd=1000.0, budget_tokens=10**9, max_steps=10_000)) == at_risk(
        replace(LANE, max_steps=1000)
    )
    assert at_risk(replace(LANE, max_steps=1000)) == Used(spend_usd=0.1, tokens=100_000, steps_begun=10)


def test_a_late_write_of_an_older_sum_changes_nothing() -> None:
    lane = a_lane(spending(Said(), 0.95))
    lane.crash(lane.message())
    lane.ledger.note_used(KEY, Used(spend_usd=0.2), attempt=1)
    assert lane.head().spend_usd == 0.95


def test_a_run_that_has_lost_its_lease_ends_where_it_says_what_it_spent() -> None:
    after: list[str] = []

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        lane.ledger.client.put_item(TableName="ledger", Item=head_item(replace(lane.head(), attempt=2)))
        try:
            run.spend(usd=0.5)
        except Exception:  # an agent that handles everything it can
            after.append("went on")
        with pytest.raises(Revoked):
            run.step("more", lambda: after.append("went on"))
        return {"ok": True}

    lane = a_lane(agent)
    assert lane.work(lane.message()).outcome is Outcome.FAILED
    assert (after, lane.head().spend_usd) == ([], 0.0)


def test_money_that_could_not_be_written_down_is_settled_with_the_attempt() -> None:
    lane = a_lane()

    def agent(_job: Job, run: Run) -> None:
        def down(operation: str, _request: Any) -> None:
            lane.ledger.client.seen = lambda *_: None
            raise Unavailable("table ledger", operation)

        lane.ledger.client.seen = down
        run.spend(usd=0.5)

    lane.agent = agent
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert lane.head().spend_usd == 0.5


# Steps


def test_steps_are_counted_over_all_attempts_and_kept_ones_are_free() -> None:
    done: list[str] = []

    def agent(_job: Job, run: Run) -> None:
        for number in range(3):
            run.step("kept", done.append, f"kept {number}")
        run.step("tried", done.append, f"tried in {run.attempt}")
        raise Transient("NETWORK", "the line went dead")

    lane = a_lane(agent, replace(DEAR, max_steps=5, attempts=20))
    head = Story(lane).play()
    assert head.failure is not None
    assert (head.failure.code, head.steps_begun) == (Code.STEP_BUDGET_EXCEEDED, 5)
    assert done == ["kept 0", "kept 1", "kept 2", "tried in 1", "tried in 2"]


def test_a_job_that_is_done_tells_how_many_steps_it_took() -> None:
    def agent(_job: Job, run: Run) -> dict[str, int]:
        return {"n": run.step("only", lambda: 1)}

    lane = a_lane(agent)
    lane.work(lane.message())
    assert (lane.head().status, lane.head().steps_begun) == (HeadStatus.DONE, 1)


def test_steps_of_lost_attempts_count() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        for number in range(4):
            run.step("row", lambda _: 1, (run.attempt, number))
        return {"ok": True}

    lane = a_lane(agent, replace(DEAR, max_steps=10))
    head = Story(lane, dying(2)).play()
    assert head.failure is not None
    assert (head.failure.code, head.attempt, head.steps_begun) == (Code.STEP_BUDGET_EXCEEDED, 3, 10)


def test_effects_count_as_steps_and_committed_ones_are_free() -> None:
    done: list[str] = []

    def agent(_job: Job, run: Run) -> None:
        for key in ("a", "b", "c", f"new in {run.attempt}"):
            run.effect("mail.sent", key=key, do=done.append, args=(key,))
        raise Transient("NETWORK", "the line went dead")

    lane = a_lane(agent, replace(DEAR, max_steps=5, attempts=20))
    head = Story(lane).play()
    assert head.failure is not None
    assert (head.failure.code, done) == (Code.STEP_BUDGET_EXCEEDED, ["a", "b", "c", "new in 1", "new in 2"])


def test_an_effect_that_the_step_budget_refuses_is_not_left_in_doubt() -> None:
    def agent(_job: Job, run: Run) -> None:
        for key in ("a", "b"):
            run.effect("mail.sent", key=key, do=lambda: "sent")

    lane = a_lane(agent, replace(DEAR, max_steps=1))
    Story(lane).play()
    assert {effect.key: effect.status for effect in lane.ledger.effects(KEY)} == {"a": "committed", "b": "refuted"}


def test_an_effect_in_doubt_stays_so_if_the_step_budget_refuses_to_repeat_it() -> None:
    def agent(_job: Job, run: Run) -> None:
        def fail() -> None:
            raise Transient("NETWORK", "perhaps it was sent")

        run.effect("mail.sent", key="a", do=fail, idempotent=True)

    lane = a_lane(agent, replace(DEAR, max_steps=1))
    head = Story(lane).play()
    assert head.failure is not None
    assert head.failure.code == Code.STEP_BUDGET_EXCEEDED
    assert [effect.status for effect in lane.ledger.effects(KEY)] == ["intent"]


@pytest.mark.parametrize("how", ["threads", "asyncio"])
def test_parallel_steps_lose_no_sum(how: str) -> None:
    said = Said()

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        def spend(number: int) -> int:
            said.spend(run, usd=0.01, tokens=7)
            return number

        async def spend_async(number: int) -> int:
            return spend(number)

        async def all_at_once() -> None:
            await asyncio.gather(*(run.step("part", spend_async, number) for number in range(12)))

        if how == "asyncio":
            asyncio.run(all_at_once())
        else:
            with ThreadPoolExecutor(12) as pool:
                list(pool.map(lambda number: run.step("part", spend, number), range(12)))
        return {"ok": True}

    lane = a_lane(agent)
    letter = moved_by_the_broker(lane, lane.crash(lane.message()))
    assert letter is not None
    said.agrees_with(letter, lane.lane, crashes=1)
    assert (letter.spend_usd, letter.tokens, letter.steps_begun) == (pytest.approx(0.12), 84, 12)


def test_a_step_of_a_former_version_tells_what_was_spent_since_the_one_before() -> None:
    lane = a_lane()
    lane.crash(lane.message())
    old = [Step(number=n, name=f"s{n}", inputs="", at=NOON, attempt=1, spend_usd=0.25, tokens=5) for n in (1, 2)]
    found = found_dead(lane.head(), old)
    assert (found.used, found.checkpoint) == (Used(spend_usd=0.5, tokens=10, steps_begun=2), 2)


# Failures


def test_a_lane_of_twenty_attempts_with_a_kept_step_makes_twenty_and_the_first() -> None:
    def agent(_job: Job, run: Run) -> None:
        run.step("kept", lambda: 1)
        raise Transient("NETWORK", "again")

    lane = a_lane(agent, replace(DEAR, attempts=20, max_age_hours=8760))
    Story(lane).play()
    assert lane.head().attempt == 1 + KEPT_FAILURES


def test_a_worker_that_dies_after_another_step_each_time_makes_no_progress() -> None:
    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.step("now", lambda _: 1, run.attempt)
        return {"ok": True}

    lane = a_lane(agent)
    head = Story(lane, dying(50)).play()
    assert head.failure is not None
    assert (head.failure.code, head.attempt) == (Code.CRASH_LOOP, 1 + lane.lane.max_receive_count)


# Age


def parked_for_a_day(lane: InMemory) -> Message:
    """Its first attempt failed, then its tenant's breaker opened, and a day later it is closed."""
    lane.work(lane.message())
    lane.later(400)
    lane.trip()
    lane.work(lane.delivered(lane.queue.sent[-1]))
    assert lane.head().status is HeadStatus.PARKED
    lane.later(A_DAY.total_seconds())
    lane.close()
    lane.sweep()
    return lane.delivered(lane.queue.sent[-1])


def broken(_job: Job, _run: Run) -> None:
    raise Transient("NETWORK", "the line went dead")


@pytest.mark.parametrize("crashes", [1, 2])
def test_time_spent_parked_is_no_age_though_workers_died_afterwards(crashes: int) -> None:
    lane = a_lane(broken, replace(DEAR, max_age_hours=2, attempts=9))
    message = parked_for_a_day(lane)
    for _ in range(crashes):
        message = lane.crash(message)
    assert lane.work(message).outcome is Outcome.RETRIED
    assert lane.head().age(lane.now) < timedelta(hours=1)


def test_time_spent_parked_before_and_after_a_crash_is_no_age() -> None:
    """The crash is found while the breaker is open again: the lost attempt is settled, and the job parked again."""
    lane = a_lane(broken, replace(DEAR, max_age_hours=2, attempts=9))
    message = lane.crash(parked_for_a_day(lane))
    lane.trip()
    assert lane.work(message).outcome is Outcome.RETRIED
    lane.later(400)
    lane.work(lane.delivered(lane.queue.sent[-1]))
    assert lane.head().status is HeadStatus.PARKED
    lane.later(A_DAY.total_seconds())
    lane.close()
    lane.sweep()
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.RETRIED
    assert lane.head().age(lane.now) < timedelta(hours=1)
