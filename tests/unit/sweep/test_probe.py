"""The sweep and breakers: cool-downs, one probe at a time, and what its head tells."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.model.breaker import Breaker, probed, tripped
from lambdas.core.model.failure import Code, stated
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import Outgoing
from lambdas.core.sweep.watcher import Finding, find
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, NOON
from tests.unit.sweep.parked import LIMITS, SICK, ids, parked


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

        def these(self, _listed: object) -> list[Breaker]:
            return list(read)

    breakers, lane.breakers = lane.breakers, SeenBefore()  # type: ignore[assignment]
    assert lane.sweep().moved == 1
    assert len(lane.queue.sent) == 1


def test_a_probe_that_expires_is_replaced_by_the_next_and_the_cool_down_stays() -> None:
    lane = parked(3)
    lane.later(101)
    lane.sweep()
    lane.now += SICK.patience
    assert lane.sweep().probes == 1
    assert ids(lane) == ["job_00000", "job_00001"]
    assert lane.breakers.find("tnt_1", "kyc").cool_down_s == 100
    late = lane.delivered(lane.queue.sent[0])
    assert lane.work(late).outcome is Outcome.PARKED, "it is no longer the probe"


@pytest.mark.parametrize("hours", [1, 8, 40])
def test_behind_a_backlog_of_hours_a_probe_is_taken_all_the_same(hours: int) -> None:
    """Each message is delivered so much later. A probe whose time is over is parked anew, and its copies are stale."""
    lane, behind = parked(5), timedelta(hours=hours)
    began, queued, known = lane.now, list[tuple[datetime, Outgoing]](), 0
    while lane.breakers.find("tnt_1", "kyc").opened_at is not None:
        assert lane.now - began <= 4 * behind
        lane.later(max(60.0, behind.total_seconds() / 300))
        for sent in [sent for at, sent in queued if at <= lane.now]:
            lane.work(lane.delivered(sent))
        queued = [each for each in queued if each[0] > lane.now]
        lane.sweep()
        queued += [(lane.now + behind, sent) for sent in lane.queue.sent[known:]]
        known = len(lane.queue.sent)
    assert known <= 20, "a backlog is not made longer by a probe every few minutes"
    assert lane.breakers.find("tnt_1", "kyc").probes_unrun == 0


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
TIMED_OUT = stated(Code.RUN_TIMEOUT, "")


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
        (
            Head(key=KEY, status=HeadStatus.DEAD, attempt=4, failure=EXPIRED),
            1,
            Finding.REOPEN,
        ),  # taken over, then buried
        (
            replace(
                Head(key=KEY, status=HeadStatus.DYING, attempt=3).with_failure(TIMED_OUT, at=NOON, checkpoint=0),
                failure=stated(Code.BUDGET_EXCEEDED, "", last=TIMED_OUT),
            ),
            1,
            Finding.REOPEN,
        ),  # it ran and failed, and its lineage's budget was used up by then
        (Head(key=KEY, status=HeadStatus.DEAD, attempt=3, failure=stated(Code.NEEDS_REVIEW, "")), 1, Finding.CLOSE),
    ],
)
def test_how_a_probe_ended_is_told_by_its_head(head: Head | None, after_s: float, finding: Finding) -> None:
    assert find(BREAKER, head, NOON + timedelta(seconds=after_s)) is finding


def test_the_sweep_closes_for_a_worker_that_died_after_its_probe_was_done() -> None:
    lane = parked(2)
    lane.later(101)
    lane.sweep()
    still_probing = lane.breakers.find("tnt_1", "kyc")
    lane.work(lane.delivered(lane.queue.sent.pop()))
    lane.breakers.put(still_probing)
    assert lane.sweep().closed == 1
    assert lane.notices.told[-1].what == "breaker.closed"
