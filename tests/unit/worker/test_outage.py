"""When the ledger is down, or a sandbox can run nothing: messages hop with growing delays, and none is lost."""

from dataclasses import dataclass
from typing import Any

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.value import replace
from lambdas.core.ports.runs import Ending, Order
from lambdas.core.worker.settle import Outcome, Worker
from tests.support.lane import InMemory


class Down:
    """A ledger that does not answer some calls."""

    def __init__(self, ledger: Any, *calls: str) -> None:
        self._ledger = ledger
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        if name in self._calls:
            raise Unavailable("ledger", "throttled")
        return getattr(self._ledger, name)


def test_when_the_ledger_is_down_the_message_hops_with_growing_delays() -> None:
    lane = InMemory()
    lane.ledger = Down(lane.ledger, "claim")  # type: ignore[assignment]
    message = lane.message()
    for hops, delay_s in enumerate([5, 10, 20, 40], start=1):
        assert lane.work(message).outcome is Outcome.REQUEUED
        sent = lane.queue.sent[-1]
        assert (sent.hops, sent.delay_s) == (hops, delay_s)
        message = lane.delivered(sent)
    assert message.receives == 1, "a put-back burns no receive"


def test_after_a_day_of_hops_it_is_buried_without_its_head() -> None:
    lane = InMemory()
    lane.ledger = Down(lane.ledger, "claim")  # type: ignore[assignment]
    assert lane.work(lane.message(hops=200)).outcome is Outcome.BURIED
    assert lane.queue.buried[0].code == Code.NEVER_STARTED


def test_if_even_the_requeue_fails_the_broker_keeps_the_message() -> None:
    lane = InMemory()
    lane.ledger = Down(lane.ledger, "claim")  # type: ignore[assignment]
    queue = lane.queue
    lane.queue = Down(queue, "send")  # type: ignore[assignment]
    message = lane.message()
    worked = lane.work(message)
    assert worked.outcome is Outcome.FAILED
    assert not worked.outcome.acked
    assert queue.shown_again == [(message, 5)]


class Barren:
    """A host that can make no process."""

    def perform(self, order: Order) -> Ending:
        return Ending(not_begun="no process could be made", used=order.head.used)


@dataclass(kw_only=True)
class BarrenLane(InMemory):
    barren: bool = True

    @property
    def worker(self) -> Worker:
        return replace(super().worker, host=Barren() if self.barren else None)


def test_a_job_that_its_sandbox_could_not_begin_hops_with_growing_delays_and_is_run_by_another() -> None:
    lane = BarrenLane()
    message = lane.message()
    for hops, delay_s in enumerate([5, 10, 20, 40, 80], start=1):
        worked = lane.work(message)
        assert (worked.outcome, worked.survivor, worked.failure) == (Outcome.REQUEUED, True, None)
        sent = lane.queue.sent[-1]
        assert (sent.hops, sent.delay_s) == (hops, delay_s)
        lane.later(delay_s)
        message = lane.delivered(sent)
    assert (lane.head().status, lane.head().failures) == (HeadStatus.WAITING, ())
    assert lane.breakers.find("tnt_1", "kyc").total == 0
    lane.barren = False
    assert lane.work(message).outcome is Outcome.DONE


def test_after_a_day_in_which_no_sandbox_could_begin_it_the_job_is_buried_with_its_head() -> None:
    lane = BarrenLane()
    worked = lane.work(lane.message(hops=200))
    assert (worked.outcome, worked.survivor) == (Outcome.BURIED, True)
    assert lane.queue.buried[0].code == Code.NEVER_STARTED
    assert lane.head().status is HeadStatus.DYING
