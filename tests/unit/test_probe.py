"""The sweep and breakers: cool-downs, one probe at a time, what its head tells, and the release of what is parked."""

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.breaker import Breaker, probed, tripped
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import Job
from lambdas.core.lane import BreakerLimits
from lambdas.core.probe import Finding, judged
from lambdas.core.release import A_ROUND
from lambdas.core.run import Run
from lambdas.core.stated import stated
from lambdas.core.taxonomy import Code
from lambdas.core.worker import Outcome, patience
from tests.unit.broker import Broker
from tests.unit.harness import KEY, LANE, NOON, InMemory, body

LIMITS = BreakerLimits(failures=3, cool_down_s=100)
SICK = replace(LANE, breaker=LIMITS)


def parked(number: int, lane: InMemory | None = None) -> InMemory:
    lane = lane or InMemory(lane=SICK)
    lane.trip()
    for each in range(number):
        lane.later(0.001)
        assert lane.work(lane.message(body(job_id=f"job_{each:05d}"))).outcome is Outcome.PARKED
    return lane


def ids(lane: InMemory) -> list[str]:
    return [lane.delivered(sent).body.split('"')[3] for sent in lane.queue.sent]


def test_nothing_is_sent_before_the_cool_down_is_over() -> None:
    lane = parked(3)
    lane.later(99)
    assert (lane.sweep().probes, lane.queue.sent) == (0, [])


def test_then_the_oldest_is_sent_with_its_own_ticket_and_no_second_one() -> None:
    lane = parked(3)
    lane.later(101)
    assert lane.sweep().probes == 1
    assert lane.sweep().probes == 0
    assert ids(lane) == ["job_00000"]
    head = lane.head(replace(KEY, job_id="job_00000"))
    assert (lane.queue.sent[0].ticket, head.status) == (head.ticket, HeadStatus.PARKED)


def test_two_sweeps_that_read_the_same_breaker_send_one_probe() -> None:
    lane = parked(3)
    lane.later(101)
    read = lane.breakers.watched()
    lane.sweep()

    class SeenBefore:
        """The second sweep has read the breakers a moment before the first moved them."""

        def __getattr__(self, name: str) -> Any:
            return getattr(breakers, name)

        def watched(self) -> list[Breaker]:
            return list(read)

    breakers, lane.breakers = lane.breakers, SeenBefore()  # type: ignore[assignment]
    assert lane.sweep().moved == 1
    assert len(lane.queue.sent) == 1


def test_a_probe_that_expires_is_replaced_by_the_next_and_the_cool_down_stays() -> None:
    lane = parked(3)
    lane.later(101)
    lane.sweep()
    lane.now += patience(SICK)
    assert lane.sweep().probes == 1
    assert ids(lane) == ["job_00000", "job_00001"]
    assert lane.breakers.find("tnt_1", "kyc").cool_down_s == 100
    late = lane.delivered(lane.queue.sent[0])
    assert lane.work(late).outcome is Outcome.PARKED, "it is no longer the probe"


def test_a_half_open_breaker_waits_for_a_job_to_probe_with() -> None:
    lane = parked(0)
    lane.later(101)
    assert lane.sweep().probes == 0
    assert lane.work(lane.message()).outcome is Outcome.PARKED
    assert lane.sweep().probes == 1


BREAKER = probed(
    tripped(Breaker(tenant_id="tnt_1", job_type="kyc"), code="BAD", at=NOON, limits=LIMITS),
    KEY,
    attempt=2,
    until=NOON + timedelta(seconds=60),
)
LEASED = NOON + timedelta(seconds=30)
EXPIRED = stated(Code.EXPIRED, "")


@pytest.mark.parametrize(
    ("head", "after_s", "finding"),
    [
        (None, 0, Finding.REPLACE),
        (Head(key=KEY, status=HeadStatus.PARKED, attempt=2), 59, Finding.WAIT),
        (Head(key=KEY, status=HeadStatus.PARKED, attempt=2), 60, Finding.REPLACE),
        (Head(key=KEY, status=HeadStatus.CANCELLED, attempt=2), 1, Finding.REPLACE),
        (Head(key=KEY, status=HeadStatus.RUNNING, attempt=3, lease_until=LEASED), 29, Finding.WAIT),
        (Head(key=KEY, status=HeadStatus.RUNNING, attempt=3, lease_until=LEASED), 30, Finding.REOPEN),
        (Head(key=KEY, status=HeadStatus.DONE, attempt=3), 1, Finding.CLOSE),
        (Head(key=KEY, status=HeadStatus.WAITING, attempt=3), 1, Finding.REOPEN),
        (Head(key=KEY, status=HeadStatus.PARKED, attempt=3), 1, Finding.REOPEN),
        (Head(key=KEY, status=HeadStatus.DYING, attempt=3, failure=stated(Code.AUTH_DENIED, "")), 1, Finding.REOPEN),
        (Head(key=KEY, status=HeadStatus.DYING, attempt=3, failure=EXPIRED), 1, Finding.REPLACE),
        (Head(key=KEY, status=HeadStatus.DEAD, attempt=3, failure=EXPIRED), 1, Finding.REPLACE),
        (Head(key=KEY, status=HeadStatus.DEAD, attempt=3, failure=stated(Code.NEEDS_REVIEW, "")), 1, Finding.CLOSE),
    ],
)
def test_how_a_probe_ended_is_told_by_its_head(head: Head | None, after_s: float, finding: Finding) -> None:
    assert judged(BREAKER, head, NOON + timedelta(seconds=after_s)) is finding


def test_the_sweep_closes_for_a_worker_that_died_after_its_probe_was_done() -> None:
    lane = parked(2)
    lane.later(101)
    lane.sweep()
    still_probing = lane.breakers.find("tnt_1", "kyc")
    lane.work(lane.delivered(lane.queue.sent.pop()))
    lane.breakers.put(still_probing)
    assert lane.sweep().closed == 1
    assert lane.notices.told[-1].what == "breaker.closed"


def test_what_is_parked_is_released_oldest_first_with_its_ticket_and_can_be_found_again() -> None:
    lane = parked(3)
    lane.close()
    assert lane.sweep().released == 3
    assert ids(lane) == ["job_00000", "job_00001", "job_00002"]
    head = lane.head(replace(KEY, job_id="job_00000"))
    assert (head.status, head.ticket) == (HeadStatus.QUEUED, lane.queue.sent[0].ticket)
    assert head.sweep_at == lane.now + patience(SICK)
    assert lane.work(lane.delivered(lane.queue.sent[0])).outcome is Outcome.DONE


def test_no_more_than_a_bounded_number_is_released_a_round() -> None:
    lane = parked(A_ROUND + 20)
    lane.close()
    assert (lane.sweep().released, lane.sweep().released, lane.sweep().released) == (A_ROUND, 20, 0)


def test_a_crash_between_send_and_write_sends_twice_and_runs_once() -> None:
    lane = parked(1)
    lane.close()
    [head] = lane.ledger.parked("tnt_1", "kyc", limit=1)
    lane.sweep()
    lane.ledger.heads[head.key] = head  # as if the write had not happened
    lane.sweep()
    first, second = lane.queue.sent
    assert lane.work(lane.delivered(first)).outcome is Outcome.DONE
    assert lane.work(lane.delivered(second)).outcome is Outcome.DUPLICATE


def test_a_worker_that_read_it_open_and_parks_late_loses_nothing() -> None:
    lane = parked(1)
    opened = lane.breakers.find("tnt_1", "kyc")
    lane.close()
    lane.later(1)
    assert lane.sweep().released == 1
    closed_now = lane.breakers.find("tnt_1", "kyc")
    lane.breakers.put(opened)  # what the slow worker has read
    assert lane.work(lane.message(body(job_id="late"))).outcome is Outcome.PARKED
    lane.breakers.put(closed_now)
    lane.later(60)
    assert lane.sweep().released == 1


def test_a_closed_breaker_is_watched_until_nobody_can_park_any_more() -> None:
    lane = parked(0)
    lane.close()
    lane.sweep()
    assert len(lane.breakers.watched()) == 1
    lane.now += patience(SICK)
    lane.sweep()
    assert lane.breakers.watched() == []
    assert lane.notices.told[-1].subject == "taking jobs of tnt_1 in lane kyc again: fixed (closed by ana)"
    assert len(lane.notices.told) == 1


def test_the_jobs_of_a_breaker_that_trips_again_keep_their_place() -> None:
    lane = parked(2)
    first = lane.head(replace(KEY, job_id="job_00000")).parked_at
    lane.close()
    lane.sweep()
    lane.later(5)
    lane.trip()
    lane.work(lane.message(body(job_id="new")))
    for sent in list(lane.queue.sent):
        assert lane.work(lane.delivered(sent)).outcome is Outcome.PARKED
    order = [head.key.job_id for head in lane.ledger.parked("tnt_1", "kyc", limit=9)]
    assert order == ["job_00000", "job_00001", "new"]
    assert lane.head(replace(KEY, job_id="job_00000")).parked_at == first


def test_a_retired_lanes_parked_jobs_become_letters_with_their_heads() -> None:
    lane = parked(2)
    lane.lane = replace(SICK, retired=True)
    assert lane.sweep().condemned == 2
    letters = [lane.take_in(sent) for sent in lane.queue.buried]
    assert [letter and (letter.code, letter.job_id) for letter in letters] == [
        (Code.UNROUTABLE, "job_00000"),
        (Code.UNROUTABLE, "job_00001"),
    ]
    head = lane.head(replace(KEY, job_id="job_00000"))
    assert (head.status, letters[0] and letters[0].letter_id) == (HeadStatus.DEAD, head.letter_id)
    assert lane.take_in(lane.queue.buried[0]) is None, "one death, one letter"
    assert lane.breakers.find("tnt_1", "kyc").opened_at is None


def test_the_gauges_say_how_many_are_open_for_how_long_and_what_is_parked() -> None:
    lane = parked(3)
    lane.later(50)
    [gauge] = lane.sweep().gauges
    assert (gauge.job_type, gauge.open, gauge.parked) == ("kyc", 1, 3)
    assert gauge.longest_open_s == pytest.approx(50.003)


def test_a_round_that_runs_out_of_time_goes_on_in_the_next() -> None:
    lane = parked(9)
    lane.close()
    ticks = iter(range(100))

    def slow() -> Any:
        return lane.now + timedelta(seconds=10 * next(ticks))

    sweeper = replace(lane.sweeper, clock=slow)
    from lambdas.core.sweep import sweep  # noqa: PLC0415 - the others use the harness

    first = sweep(sweeper, until=lane.now + timedelta(seconds=100))
    assert (first.finished, 0 < first.released < 9) == (False, True)
    assert lane.sweep().released == 9 - first.released


def test_ten_thousand_parked_jobs_do_not_slow_another_tenant_and_all_end_done_once() -> None:
    """Counted in requests and rounds, not in seconds."""
    done: Counter[str] = Counter()

    def agent(job: Job, _run: Run) -> dict[str, bool]:
        done[job.job_id] += 1
        return {"ok": True}

    lane = parked(10_000, Broker(lane=SICK, agent=agent))
    assert isinstance(lane, Broker)
    for number in range(100):
        before = lane.breakers.reads, lane.breakers.writes
        assert lane.work(lane.message(body(job_id=f"well_{number}", tenant_id="tnt_2"))).outcome is Outcome.DONE
        assert (lane.breakers.reads, lane.breakers.writes) == (before[0] + 1, before[1])
    assert done.total() == 100
    lane.close()
    rounds = 0
    while lane.sweep().released:
        rounds += 1
        sent, lane.queue.sent[:] = list(lane.queue.sent), []
        for each in sent:
            lane.work(lane.delivered(each))
        lane.later(60)
    assert rounds == 10_000 // A_ROUND
    assert set(done.values()) == {1}
    assert done.total() == 10_100
