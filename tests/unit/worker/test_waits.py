"""A run that sleeps, or waits for a signal: it costs nothing meanwhile, and no wake-up is lost."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from lambdas.core.agent.pauses import MayNotWait
from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.wait import For
from lambdas.core.operate.signal import Came
from lambdas.core.sweep.resender import resend
from lambdas.core.sweep.sweeper import Turn
from lambdas.core.worker.settle import Outcome, Worked
from tests.support.lane import KEY, NOON, InMemory, Requests
from tests.support.worlds.waiting import each_is_woken, payer, told, waiting

A_DAY = 86_400


def first(lane: InMemory) -> Worked:
    return lane.work(lane.message())


def goes_on(lane: InMemory) -> Worked:
    return lane.work(lane.delivered(lane.queue.sent[-1]))


def sleeper(_job: Job, run: Run) -> Any:
    run.step("before", lambda: 1)
    run.sleep(seconds=600)
    return {"attempt": run.attempt}


def test_a_sleeper_holds_nothing_and_goes_on_when_its_time_has_come() -> None:
    lane = waiting(sleeper)
    worked = first(lane)
    head = lane.head()
    assert (worked.outcome, worked.failure) == (Outcome.SUSPENDED, None)
    assert (head.status, head.waits_for, head.lease_until) == (HeadStatus.WAITING, For.SLEEP, None)
    assert head.due_at == NOON + timedelta(minutes=10)
    assert lane.queue.sent[-1].delay_s == 600
    lane.later(600)
    assert goes_on(lane).outcome is Outcome.DONE
    assert lane.head().result == {"attempt": 2}
    assert [step.name for step in lane.ledger.steps(KEY)] == ["before", "sleep"]


def test_a_sleeper_that_is_woken_too_early_sleeps_on_and_no_longer_than_it_asked_for() -> None:
    lane = waiting(sleeper)
    first(lane)
    lane.later(400)
    lane.seed(replace(lane.head(), due_at=lane.now))
    assert goes_on(lane).outcome is Outcome.SUSPENDED
    assert lane.head().due_at == NOON + timedelta(minutes=10)
    lane.later(200)
    assert goes_on(lane).outcome is Outcome.DONE


def test_a_sleep_lasts_once_whatever_fails_behind_it() -> None:
    def agent(job: Job, run: Run) -> Any:
        sleeper(job, run)
        if run.attempt == 2:
            raise ConnectionError("no")
        return {"ok": True}

    lane = waiting(agent)
    first(lane)
    lane.later(600)
    assert goes_on(lane).outcome is Outcome.RETRIED
    lane.later(60)
    assert goes_on(lane).outcome is Outcome.DONE


def test_a_long_sleep_sends_nothing_and_the_sweep_sends_its_message_to_the_second() -> None:
    lane = waiting(lambda _job, run: run.sleep(seconds=20 * 60) or {"ok": True})
    first(lane)
    assert lane.queue.sent == []
    for _ in range(7):
        lane.later(60)
        lane.sweep()
    assert lane.queue.sent == []
    lane.later(60)
    lane.sweep()
    (sent,) = lane.queue.sent
    assert sent.delay_s == 12 * 60
    for _ in range(12):
        lane.later(60)
        lane.sweep()
    assert len(lane.queue.sent) == 1
    assert goes_on(lane).outcome is Outcome.DONE


def test_a_sleeper_of_twenty_minutes_costs_nothing_between() -> None:
    lane = waiting(lambda _job, run: run.sleep(seconds=20 * 60) or {"ok": True})
    requests = Requests.of(lane)
    first(lane)
    assert requests.writes == ["update_item", "transact_write_items"], "a claim, and a suspend"
    requests.asked.clear()
    minutes = 0
    while not lane.queue.sent:
        lane.later(60)
        turn = Turn(lane.sweeper, lane.now + timedelta(seconds=50))
        resend(turn)
        minutes += 1
    assert minutes == 8
    assert requests.writes == ["update_item"], "the sweep that sends its message, with what is left as delay"
    requests.asked.clear()
    for _ in range(12):
        lane.later(60)
        resend(Turn(lane.sweeper, lane.now + timedelta(seconds=50)))
    assert requests.writes == []
    assert goes_on(lane).outcome is Outcome.DONE


def test_a_sleep_until_a_time_that_the_agent_computes_anew_lasts_as_long_as_it_was_asked_for_first() -> None:
    lane = InMemory()
    lane.agent = lambda _job, run: run.sleep(until=lane.now + timedelta(seconds=100)) or {"ok": True}
    first(lane)
    lane.later(100)
    assert goes_on(lane).outcome is Outcome.DONE


def test_time_asleep_is_not_age_though_the_job_fell_asleep_the_moment_it_began() -> None:
    lane = waiting(lambda _job, run: run.sleep(seconds=10 * A_DAY) or {"ok": True}, max_age_hours=1.0)
    first(lane)
    lane.later(10 * A_DAY)
    lane.sweep()
    assert goes_on(lane).outcome is Outcome.DONE
    assert lane.head().parked_ms == 10 * A_DAY * 1000


def test_nobody_waits_longer_than_the_lane_keeps_what_it_has_done() -> None:
    lane = waiting(lambda _job, run: run.sleep(seconds=400 * A_DAY), retention_days=30)
    first(lane)
    assert lane.head().due_at == NOON + timedelta(days=30)


def test_signals_that_keep_coming_do_not_outrun_a_backlog() -> None:
    """Each message is delivered eight hours late. The first of them wakes the job; it finds what came meanwhile."""
    lane = waiting(lambda _job, run: [run.wait_for("paid", timeout=90 * A_DAY) for _ in range(3)])
    first(lane)
    behind, came = timedelta(hours=8), 0
    queued = list[tuple[datetime, Any]]()
    while lane.head().status is not HeadStatus.DONE:
        assert came < 48, "two days, and it never ran"
        known, came = len(lane.queue.sent), came + 1
        assert told(lane, value=came, id_=f"s{came}").came is Came.WOKE
        lane.sweep()
        queued += [(lane.now + behind, sent) for sent in lane.queue.sent[known:]]
        lane.later(3600)
        for sent in [sent for at, sent in queued if at <= lane.now]:
            lane.work(lane.delivered(sent))
        queued = [each for each in queued if each[0] > lane.now]
    assert (came, lane.head().result) == (8, [1, 2, 3])


def test_a_signal_wakes_who_waits_for_it_at_once_with_a_new_ticket() -> None:
    lane = waiting(payer)
    first(lane)
    before = lane.head()
    assert (before.waits_for, [wait.name for wait in before.waits]) == (For.SIGNAL, ["paid"])
    lane.later(5)
    assert told(lane, value={"eur": 7}).came is Came.WOKE
    head = lane.head()
    assert (head.due_at, head.woken) == (lane.now, 1)
    assert head.ticket != before.ticket
    assert goes_on(lane).outcome is Outcome.DONE
    assert lane.head().result == {"paid": {"eur": 7}}
    assert ("job.signalled", "") in lane.events()


def test_a_signal_that_comes_before_the_wait_is_kept() -> None:
    def agent(job: Job, run: Run) -> Any:
        told(lane, value=1)
        return payer(job, run)

    lane = waiting(agent)
    assert first(lane).outcome is Outcome.DONE
    assert lane.head().result == {"paid": 1}


def test_a_signal_that_comes_before_the_job_is_kept() -> None:
    lane = waiting(payer)
    early = told(lane, value="early")
    assert (early.came, early.head) == (Came.KEPT, None)
    assert first(lane).outcome is Outcome.DONE
    assert lane.head().result == {"paid": "early"}


def test_the_same_id_is_one_signal_and_the_nth_wait_takes_the_nth() -> None:
    lane = waiting(lambda _job, run: {"got": [run.wait_for("part") for _ in range(3)]})
    first(lane)
    assert [told(lane, "part", n, id_=f"s{n}").came for n in (1, 1, 2)] == [Came.WOKE, Came.KNOWN, Came.WOKE]
    assert told(lane, "part", "again", id_="s1").came is Came.KNOWN
    assert goes_on(lane).outcome is Outcome.SUSPENDED
    told(lane, "part", 3, id_="s3")
    assert goes_on(lane).outcome is Outcome.DONE
    assert lane.head().result == {"got": [1, 2, 3]}


def test_a_signal_of_another_name_wakes_nobody() -> None:
    lane = waiting(payer)
    first(lane)
    ticket = lane.head().ticket
    assert told(lane, "refused").came is Came.KEPT
    assert lane.head().ticket == ticket


def test_a_signal_that_comes_while_its_run_is_being_suspended_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The run has looked and found nothing; the signal comes before the head is written."""
    lane = waiting(payer)
    real = lane.ledger.suspend

    def late(*args: Any, **how: Any) -> None:
        if not lane.ledger.signals(KEY):
            assert told(lane, value=7).came is Came.KEPT
        real(*args, **how)

    monkeypatch.setattr(lane.ledger, "suspend", late)
    assert first(lane).outcome is Outcome.SUSPENDED
    assert lane.head().due_at == lane.now
    assert lane.queue.sent[-1].delay_s == 0
    assert goes_on(lane).outcome is Outcome.DONE
    assert lane.head().result == {"paid": 7}


def test_a_wake_whose_message_was_never_sent_is_sent_by_the_sweep() -> None:
    lane = waiting(payer)
    first(lane)
    told(lane)
    lost = lane.queue.sent.pop()
    lane.later(120)
    lane.sweep()
    assert lane.queue.sent[-1].ticket == lost.ticket
    assert goes_on(lane).outcome is Outcome.DONE


def test_a_wait_that_is_over_gives_its_default_and_a_later_attempt_gets_it_too() -> None:
    def agent(_job: Job, run: Run) -> Any:
        got = run.wait_for("paid", timeout=60, default="nobody paid")
        if run.attempt == 2:
            told(lane, value="too late")
            raise ConnectionError("no")
        return {"got": got}

    lane = waiting(agent)
    first(lane)
    lane.later(60)
    assert goes_on(lane).outcome is Outcome.RETRIED
    lane.later(60)
    assert goes_on(lane).outcome is Outcome.DONE
    assert lane.head().result == {"got": "nobody paid"}


def test_a_wait_that_is_over_without_a_default_is_held_as_unanswered() -> None:
    lane = waiting(lambda _job, run: run.wait_for("paid", timeout=60))
    first(lane)
    lane.later(60)
    worked = goes_on(lane)
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code) == (Outcome.BURIED, Code.UNANSWERED)
    assert lane.breakers.find("tnt_1", "kyc").opened_at is None


def test_a_signal_to_a_job_that_has_ended_is_answered_with_what_happened() -> None:
    lane = InMemory()
    first(lane)
    late = told(lane)
    assert late.head is not None
    assert (late.came, late.head.status) == (Came.LATE, HeadStatus.DONE)
    assert lane.ledger.signals(KEY) == ()


def test_waiting_inside_an_effect_is_an_error_of_its_own() -> None:
    caught: list[BaseException] = []

    def agent(_job: Job, run: Run) -> Any:
        def pay() -> str:
            try:
                run.sleep(seconds=5)
            except MayNotWait as error:
                caught.append(error)
            return "paid"

        return {"paid": run.effect("pay", key="1", do=pay)}

    assert first(waiting(agent)).outcome is Outcome.DONE
    assert len(caught) == 1


def test_an_async_agent_awaits_its_waits() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        await run.sleep(seconds=60)
        return {"paid": await run.wait_for("paid")}

    lane = waiting(agent)
    assert first(lane).outcome is Outcome.SUSPENDED
    lane.later(60)
    assert goes_on(lane).outcome is Outcome.SUSPENDED
    told(lane, value=1)
    assert goes_on(lane).outcome is Outcome.DONE


@pytest.mark.parametrize("how", [{}, {"seconds": 1, "until": NOON}, {"until": "2026-11-19"}])
def test_a_sleep_is_for_so_long_or_until_then(how: dict[str, Any]) -> None:
    worked = first(waiting(lambda _job, run: run.sleep(**how)))
    assert worked.failure is not None
    assert ("either seconds or until" if len(how) != 1 else "expected a datetime") in worked.failure.detail


def test_a_sleep_until_the_last_moment_of_all_lasts_as_long_as_any() -> None:
    last = datetime.max.replace(tzinfo=timezone(-timedelta(hours=12)))
    lane = waiting(lambda _job, run: run.sleep(until=last))
    assert first(lane).outcome is Outcome.SUSPENDED
    assert lane.head().due_at == NOON + timedelta(days=lane.lane.retention_days)


@pytest.mark.parametrize("name", ["", "paid in full", "@jobs", "é", "\ud800", "x" * 129])
@pytest.mark.parametrize("way", ["wait_for", "callback"])
def test_a_name_that_nobody_can_send_is_not_waited_for(way: str, name: str) -> None:
    worked = first(waiting(lambda _job, run: getattr(run, way)(name)))
    assert worked.failure is not None
    assert "expected a name of 1 to 128" in worked.failure.detail


def test_many_jobs_are_woken_by_one_signal_each() -> None:
    each_is_woken(100)
