"""Workers and breakers: what is counted, what trips, who is told; and how a probe's first attempt decides."""

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace

import pytest

from lambdas.core.config.lane import BreakerLimits, Model
from lambdas.core.model.breaker import TierLimits, probed
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import NeedsReview, Permanent, Transient
from lambdas.core.model.head import Event, HeadStatus
from lambdas.core.model.job import Message
from lambdas.core.model.value import replace as value_replace
from lambdas.core.ports.runs import Ending
from lambdas.core.worker.settle import Outcome, Worker
from tests.support.lane import KEY, LANE, NOON, InMemory, body, failing_with, healthy

SICK = replace(LANE, breaker=BreakerLimits(failures=3, share=0.1, transient_share=0.5, window_s=60, cool_down_s=100))
BAD = failing_with(Permanent("BAD", "no"))


def a_lane() -> InMemory:
    return InMemory(lane=SICK, agent=BAD)


def run(lane: InMemory, number: int, tenant_id: str = "tnt_1", **fields: object) -> Outcome:
    text = body(job_id=f"job_{number}", tenant_id=tenant_id, **fields)
    return lane.work(lane.message(text, group=tenant_id)).outcome


def probing(lane: InMemory) -> Message:
    """The breaker is half-open, and the sweep has sent the probe."""
    lane.trip()
    assert lane.work(lane.message()).outcome is Outcome.PARKED
    lane.later(101)
    assert lane.sweep().probes == 1
    return lane.delivered(lane.queue.sent.pop())


def test_the_failure_that_is_one_too_many_opens_the_breaker_and_tells_at_once() -> None:
    lane = a_lane()
    assert [run(lane, number) for number in range(4)] == [Outcome.BURIED] * 3 + [Outcome.PARKED]
    breaker = lane.breakers.find("tnt_1", "kyc")
    assert (breaker.opened_at, breaker.opened_code, breaker.cool_down_s) == (lane.now, "BAD", 100)
    [notice] = lane.notices.told
    assert notice.subject == "stopped taking jobs of tnt_1 in lane kyc: 3 of 3 attempts in 60 s failed as BAD"
    assert [event.what for event in lane.breakers.history("tnt_1", "kyc")] == ["breaker.opened"]


def test_only_the_failure_that_opens_the_breaker_says_that_it_did() -> None:
    lane = a_lane()
    said = [lane.work(lane.message(body(job_id=f"job_{number}"))).breaker for number in range(3)]
    assert said == ["", "", "breaker.opened"]


def test_other_tenants_do_not_notice() -> None:
    lane = a_lane()
    for number in range(3):
        run(lane, number)
    lane.agent = healthy
    assert run(lane, 1, "tnt_2") is Outcome.DONE


def test_a_healthy_tenant_writes_nothing() -> None:
    lane = InMemory()
    for number in range(20):
        run(lane, number)
    assert (lane.breakers.writes, lane.breakers.reads) == (0, 20)


def test_successes_count_while_a_window_is_live_and_then_no_more() -> None:
    lane = a_lane()
    run(lane, 0)
    lane.agent = healthy
    for number in range(1, 6):
        run(lane, number)
    assert lane.breakers.find("tnt_1", "kyc").total == 6
    lane.later(60)
    writes = lane.breakers.writes
    run(lane, 7)
    assert lane.breakers.writes == writes


def test_the_successes_of_a_batch_are_one_write() -> None:
    lane = a_lane()
    run(lane, 0)
    lane.agent = healthy
    writes = lane.breakers.writes
    lane.work_all(*(lane.message(body(job_id=f"job_{number}")) for number in range(1, 8)))
    assert lane.breakers.writes == writes + 1
    assert lane.breakers.find("tnt_1", "kyc").total == 8


def test_a_tenants_tier_overrides_the_lane() -> None:
    lane = a_lane()
    found = lane.breakers.find("tnt_1", "kyc")
    event = Event(at=lane.now, event_id="e", what="limits")
    lane.breakers.set_limits(replace(found, limits=TierLimits(failures=5)), event)
    assert [run(lane, number) for number in range(6)] == [Outcome.BURIED] * 5 + [Outcome.PARKED]


def test_what_is_buried_unrun_does_not_count() -> None:
    """Jobs that expired while they were parked must not open the breaker that has just closed."""
    lane = a_lane()
    past = (lane.now - timedelta(hours=1)).isoformat()
    assert [run(lane, number, not_after=past) for number in range(5)] == [Outcome.BURIED] * 5
    assert lane.breakers.writes == 0


def test_an_agent_that_asks_for_a_person_is_no_sign_of_illness() -> None:
    """Near misses are what a sanctions lane is for."""
    lane = a_lane()
    lane.agent = failing_with(NeedsReview("a near miss", code="NEAR_MISS"))
    assert [run(lane, number) for number in range(10, 15)] == [Outcome.BURIED] * 5
    assert lane.breakers.writes == 0
    message = probing(lane)
    assert lane.work(message).breaker == "breaker.closed"


def test_a_worker_that_dies_counts_when_another_finds_out() -> None:
    lane = a_lane()
    lane.agent = healthy
    again = lane.crash(lane.message())
    lane.work(again)
    assert lane.breakers.find("tnt_1", "kyc").codes == {"WORKER_LOST": 1}


def test_counting_that_fails_does_not_fail_the_settle() -> None:
    lane = a_lane()

    def down(*_: object) -> None:
        raise Unavailable("table breakers", "down")

    class Down(type(lane.breakers)):  # type: ignore[misc]
        count = move = down

    lane.breakers = Down()
    assert run(lane, 0) is Outcome.BURIED
    assert lane.queue.shown_again == []


def test_a_probe_that_succeeds_closes_the_breaker_and_tells() -> None:
    lane = InMemory(lane=SICK)
    message = probing(lane)
    assert lane.work(message).breaker == "breaker.closed"
    breaker = lane.breakers.find("tnt_1", "kyc")
    assert (breaker.opened_at, breaker.closed_at, breaker.probe) == (None, lane.now, None)
    assert lane.notices.told[-1].subject == "taking jobs of tnt_1 in lane kyc again: the probe job_1 succeeded"


@pytest.mark.parametrize("error", [Permanent("BAD", "no"), Transient("NETWORK", "no")])
def test_a_probe_that_fails_opens_it_again_for_longer(error: Exception) -> None:
    lane = InMemory(lane=SICK, agent=failing_with(error))
    message = probing(lane)
    assert lane.work(message).breaker == "breaker.reopened"
    breaker = lane.breakers.find("tnt_1", "kyc")
    assert (breaker.opened_at, breaker.cool_down_s, breaker.probe) == (NOON, 200, None)
    assert (breaker.cools_until, breaker.probes_failed) == (lane.now + timedelta(seconds=200), 1)
    assert breaker.last_failure is not None
    assert (breaker.last_failure.job_id, breaker.last_failure.at) == ("job_1", lane.now)
    assert lane.notices.told == [], "people were told when it opened"


def test_the_next_attempt_of_a_failed_probe_is_parked() -> None:
    lane = InMemory(lane=SICK, agent=failing_with(Transient("NETWORK", "no")))
    lane.work(probing(lane))
    again = lane.queue.sent.pop()
    lane.later(again.delay_s)
    assert lane.work(lane.delivered(again)).outcome is Outcome.PARKED


def test_only_the_first_attempt_of_a_probe_passes_even_if_the_breaker_was_not_told() -> None:
    """The worker died between its settle and its word to the breaker; the job comes again before the sweep."""
    lane = InMemory(lane=SICK, agent=failing_with(Transient("NETWORK", "no")))
    message = probing(lane)
    still_probing = lane.breakers.find("tnt_1", "kyc")
    lane.work(message)
    again = lane.queue.sent.pop()
    lane.breakers.put(still_probing)
    lane.later(again.delay_s)
    assert lane.work(lane.delivered(again)).outcome is Outcome.PARKED
    assert lane.head().attempt == 1


def test_a_probe_whose_worker_dies_is_a_failed_probe_and_is_not_run_again() -> None:
    lane = InMemory(lane=SICK)
    again = lane.crash(probing(lane))
    assert lane.work(again).outcome is Outcome.RETRIED
    assert lane.head().status is HeadStatus.WAITING
    assert lane.breakers.find("tnt_1", "kyc").cool_down_s == 200


def test_a_lost_attempt_of_an_open_tenant_is_settled_and_waits() -> None:
    lane = InMemory(lane=SICK)
    again = lane.crash(lane.message())
    lane.trip()
    worked = lane.work(again)
    assert (worked.outcome, lane.head().attempt) == (Outcome.RETRIED, 1)
    assert lane.agents_asked == ["agents.kyc:review"], "once, by the worker that died"
    later = lane.queue.sent.pop()
    lane.later(later.delay_s)
    assert lane.work(lane.delivered(later)).outcome is Outcome.PARKED


def test_a_probe_that_is_buried_unrun_gives_its_place_to_the_next() -> None:
    lane = InMemory(lane=replace(SICK, models=(Model(name="tiny", context_tokens=2),)))
    message = probing(lane)
    assert lane.work(message).outcome is Outcome.BURIED
    breaker = lane.breakers.find("tnt_1", "kyc")
    assert (breaker.probe, breaker.cool_down_s) == (None, 100)


def test_a_probe_that_its_sandbox_could_not_begin_gives_its_place_to_the_next() -> None:
    class Barren(InMemory):
        @property
        def worker(self) -> Worker:
            host = SimpleNamespace(perform=lambda _order: Ending(not_begun="no process could be made"))
            return value_replace(super().worker, host=host)

    lane = Barren(lane=SICK, agent=healthy)
    assert lane.work(probing(lane)).outcome is Outcome.REQUEUED
    breaker = lane.breakers.find("tnt_1", "kyc")
    assert (breaker.probe, breaker.probes_failed, breaker.cool_down_s) == (None, 0, 100)


def test_a_probe_too_near_its_expiry_is_parked() -> None:
    """Otherwise it could still run when the sweep has sent the next."""
    lane = InMemory(lane=SICK)
    message = probing(lane)
    until = lane.breakers.find("tnt_1", "kyc").probe_until
    assert until is not None
    lane.now = until - timedelta(seconds=1)
    assert lane.work(message).outcome is Outcome.PARKED


def test_a_job_that_is_not_the_probe_is_parked_while_the_probe_is_out() -> None:
    lane = InMemory(lane=SICK)
    probing(lane)
    assert run(lane, 7) is Outcome.PARKED


def test_a_stale_word_about_a_probe_changes_nothing() -> None:
    """A person closed the breaker while the probe ran, and failed."""
    lane = InMemory(lane=SICK)
    message = probing(lane)

    def agent(_job: object, _run: object) -> None:
        lane.close()
        raise Permanent("BAD", "no")

    lane.agent = agent
    assert lane.work(message).breaker == ""
    assert lane.breakers.find("tnt_1", "kyc").opened_at is None


def test_the_probe_is_known_by_job_and_version() -> None:
    lane = InMemory(lane=SICK)
    found = lane.trip()
    lane.breakers.move(found, probed(found, replace(KEY, version=2), attempt=0, until=lane.now + timedelta(hours=1)))
    assert lane.work(lane.message()).outcome is Outcome.PARKED
