"""The sweep: what should have moved and has not is sent again, and a backlog is not doubled."""

from datetime import timedelta

from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.head import STUBBORN, HeadStatus
from lambdas.core.sweep.sweeper import Swept
from lambdas.core.worker.settle import Outcome
from tests.support.lane import LANE, InMemory, failing_with, healthy

PATIENCE = 2 * LANE.visibility_s


def waiting() -> InMemory:
    lane = InMemory(agent=failing_with(Transient()))
    lane.work(lane.message())
    return lane


def test_a_retry_whose_message_was_lost_is_sent_again_with_its_ticket() -> None:
    lane = waiting()
    lost = lane.queue.sent.pop()
    lane.later(lost.delay_s + PATIENCE)
    assert lane.sweep() == Swept(resent=1)
    sent = lane.queue.sent[0]
    assert sent.ticket == lane.head().ticket == lost.ticket
    lane.agent = healthy
    assert lane.work(lane.delivered(sent)).outcome is Outcome.DONE


def test_the_copy_that_was_late_is_as_good_as_the_one_that_the_sweep_sent() -> None:
    lane = waiting()
    late = lane.queue.sent[0]
    lane.later(late.delay_s + PATIENCE)
    lane.sweep()
    lane.agent = healthy
    assert lane.work(lane.delivered(late)).outcome is Outcome.DONE
    assert lane.work(lane.delivered(lane.queue.sent[1])).outcome is Outcome.DUPLICATE


def test_a_retry_that_is_under_way_is_left_alone() -> None:
    lane = waiting()
    lane.later(lane.queue.sent[0].delay_s + PATIENCE - 1)
    assert lane.sweep() == Swept(resent=0)


def test_each_resend_waits_twice_as_long_so_that_a_backlog_is_not_doubled_every_minute() -> None:
    lane = waiting()
    lane.later(lane.queue.sent[0].delay_s + PATIENCE)
    times = []
    for minute in range(60):
        if lane.sweep().resent:
            times.append(minute)
        lane.later(60)
    waits = [PATIENCE * 2**resends for resends in range(6)]
    expected = [0]
    for wait in waits:
        expected.append(expected[-1] + -(-wait // 60))
    assert times == [minute for minute in expected if minute < 60]


def test_a_resend_is_stubborn_when_it_was_sent_again_several_times_before() -> None:
    lane = waiting()
    stubborn = []
    for _ in range(STUBBORN + 2):
        lane.now = lane.head().sweep_at or lane.now
        swept = lane.sweep()
        assert swept.resent == 1
        stubborn.append(swept.stubborn)
    assert stubborn == [0] * STUBBORN + [1, 1]


def test_a_dying_job_whose_burial_was_lost_is_buried_again_with_the_same_death() -> None:
    lane = InMemory(agent=failing_with(Permanent("BAD")))
    lane.work(lane.message())
    lost = lane.queue.buried.pop()
    lane.later(PATIENCE)
    lane.sweep()
    sent = lane.queue.buried[0]
    assert (sent.death_id, sent.ticket) == (lost.death_id, lost.ticket)
    assert lane.take_in(sent) is not None
    assert lane.head().status is HeadStatus.DEAD


def test_two_sweeps_at_once_send_it_once() -> None:
    lane = waiting()
    lane.later(lane.queue.sent[0].delay_s + PATIENCE)
    due = lane.ledger.due(lane.now, limit=10)
    lane.sweep()
    before = len(lane.queue.sent)

    class SeenBefore:
        """The second sweep has read the same heads, a moment before the first wrote them."""

        reads = 0

        def __getattr__(self, name: str) -> object:
            return getattr(ledger, name)

        def due(self, *_: object, **__: object) -> object:
            SeenBefore.reads += 1
            return due if SeenBefore.reads == 1 else ()

    ledger, lane.ledger = lane.ledger, SeenBefore()  # type: ignore[assignment]
    assert lane.sweep() == Swept(moved=1)
    assert len(lane.queue.sent) == before


def test_running_and_done_jobs_are_never_swept() -> None:
    lane = InMemory()
    lane.work(lane.message())
    lane.now += timedelta(days=10)
    assert lane.sweep() == Swept()
