"""How a lane stands: what the sweep counts every minute, and what it says of jobs that get nowhere."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.model.breaker import reopened
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Transient
from lambdas.core.model.letter import LetterStatus
from lambdas.core.sweep.gauges import ENOUGH
from lambdas.core.sweep.sweeper import Gauge
from tests.support.builders import a_letter
from tests.support.lane import KEY, LANE, NOON, InMemory, failing_with
from tests.unit.sweep.parked import parked

S = LetterStatus
AN_HOUR = timedelta(hours=1)


def died(lane: InMemory, number: int, status: LetterStatus, at: datetime = NOON - AN_HOUR) -> None:
    for _ in range(number):
        letter = a_letter(replace(KEY, job_id=lane.new_id()), status=status, died_at=at)
        lane.ledger.dead[letter.letter_id] = letter


def gauge_of(lane: InMemory) -> Gauge:
    [gauge] = lane.sweep().gauges
    return gauge


def test_the_gauges_say_how_many_are_open_for_how_long_and_what_is_parked() -> None:
    lane = parked(3)
    lane.later(50)
    gauge = gauge_of(lane)
    assert (gauge.job_type, gauge.open, gauge.parked) == ("kyc", 1, 3)
    assert gauge.longest_open_s == pytest.approx(50.003)


def test_a_breaker_whose_probes_fail_has_been_open_since_it_opened() -> None:
    lane = parked(3)
    lane.later(600)
    found = lane.breakers.find(KEY.tenant_id, KEY.job_type)
    assert lane.breakers.move(found, reopened(found, at=lane.now, limits=LANE.breaker))
    lane.later(50)
    assert gauge_of(lane).longest_open_s == pytest.approx(650.003)


def test_a_breaker_that_is_closed_and_still_watched_has_been_open_for_no_time() -> None:
    lane = parked(0)
    lane.later(50)
    lane.close()
    assert len(lane.breakers.watched()) == 1
    gauge = gauge_of(lane)
    assert (gauge.open, gauge.longest_open_s) == (0, 0.0)


def test_a_lane_without_letters_has_none_of_no_age() -> None:
    assert gauge_of(InMemory()) == Gauge(job_type="kyc")


def test_open_letters_are_those_that_wait_for_somebody_and_the_oldest_tells_the_age() -> None:
    lane = InMemory()
    for number, status in enumerate(S):
        died(lane, 1, status, at=NOON - (number + 1) * AN_HOUR)
    gauge = gauge_of(lane)
    assert (gauge.open_letters, gauge.oldest_letter_s) == (4, 4 * 3600), "open, scheduled, held, escalated"


@pytest.mark.parametrize(
    ("recovered", "others", "rate"),
    [(9, {S.OPEN: 1}, 90.0), (0, {S.DISCARDED: 5, S.HELD: 5}, 0.0), (10, {}, 100.0), (ENOUGH - 1, {}, None)],
)
def test_the_recovery_rate_is_of_what_died_in_a_day(
    recovered: int, others: dict[LetterStatus, int], rate: float | None
) -> None:
    lane = InMemory()
    died(lane, recovered, S.RECOVERED)
    for status, number in others.items():
        died(lane, number, status)
    died(lane, 50, S.OPEN, at=NOON - timedelta(days=2))
    assert gauge_of(lane).recovery_rate == rate


def test_a_letter_that_was_superseded_is_counted_by_the_one_that_took_its_place() -> None:
    lane = InMemory()
    died(lane, 10, S.RECOVERED)
    died(lane, 10, S.SUPERSEDED)
    assert gauge_of(lane).recovery_rate == 100.0


def stuck() -> InMemory:
    lane = InMemory(lane=replace(LANE, attempts=9), agent=failing_with(Transient()))
    message = lane.message()
    for _ in range(4):
        lane.work(message)
        sent = lane.queue.sent.pop()
        lane.later(sent.delay_s)
        message = lane.delivered(sent)
    return lane


def test_a_job_that_gets_nowhere_is_stuck_and_named_once() -> None:
    lane = stuck()
    lane.now = lane.head().updated_at or NOON
    lane.later(30)
    first = lane.sweep()
    assert (first.gauges[0].stuck, [job.key for job in first.stuck]) == (1, [KEY])
    lane.later(60)
    second = lane.sweep()
    assert (second.gauges[0].stuck, second.stuck) == (1, ())


def test_a_table_that_does_not_answer_is_a_gap_and_no_failed_round() -> None:
    lane = InMemory()

    class Down:
        def __getattr__(self, name: str) -> Any:
            return getattr(ledger, name)

        def stuck(self, *_: Any, **__: Any) -> Any:
            raise Unavailable("table", "down")

    ledger, lane.ledger = lane.ledger, Down()  # type: ignore[assignment]
    swept = lane.sweep()
    assert (swept.gauges, swept.finished, swept.failed) == ((), True, 0)
