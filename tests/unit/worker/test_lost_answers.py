"""The ledger took a write and its answer was lost: botocore asks again, and the second try finds what the first did."""

from collections.abc import Callable
from typing import Any

import pytest

from lambdas.core.model.failure import Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.worker.settle import Outcome
from tests.support.lane import InMemory, failing_with, healthy


class AsksAgain:
    """A client of DynamoDB whose every update and transaction is answered only the second time."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self.asked_again = 0

    def __getattr__(self, name: str) -> Any:
        real: Callable[..., Any] = getattr(self._client, name)
        if name not in ("update_item", "transact_write_items"):
            return real

        def again(**request: Any) -> Any:
            real(**request)
            self.asked_again += 1
            return real(**request)

        return again


def with_lost_answers(**fields: Any) -> tuple[InMemory, AsksAgain]:
    lane = InMemory(**fields)
    client = AsksAgain(lane.ledger.client)
    lane.ledger.client = client  # type: ignore[assignment]
    return lane, client


@pytest.mark.parametrize("ticket", [None, "made-up"])
def test_a_new_job_is_run_at_once_and_not_put_back_for_a_whole_lease(ticket: str | None) -> None:
    lane, client = with_lost_answers()
    assert lane.work(lane.message(ticket=ticket)).outcome is Outcome.DONE
    assert (lane.head().attempt, lane.queue.sent, client.asked_again) == (1, [], 2)


def test_a_retried_job_is_taken_at_once() -> None:
    lane, _ = with_lost_answers(agent=failing_with(Transient()))
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    lane.agent = healthy
    lane.later(lane.queue.sent[0].delay_s)
    assert lane.work(lane.delivered(lane.queue.sent[0])).outcome is Outcome.DONE
    assert (lane.head().attempt, len(lane.queue.sent)) == (2, 1)


def test_a_job_whose_worker_died_is_taken_over_at_once() -> None:
    lane, _ = with_lost_answers()
    again = lane.crash(lane.message())
    assert lane.work(again).outcome is Outcome.DONE
    assert (lane.head().attempt, lane.queue.sent) == (2, [])


def test_a_job_of_an_open_tenant_is_parked_once() -> None:
    lane, client = with_lost_answers()
    lane.trip()
    assert lane.work(lane.message()).outcome is Outcome.PARKED
    assert (lane.head().status, lane.queue.sent, client.asked_again) == (HeadStatus.PARKED, [], 1)


def test_two_copies_in_one_batch_are_one_attempt_even_then() -> None:
    ran = list[str]()

    def counting(_job: Any, _run: Any) -> dict[str, bool]:
        ran.append("once")
        return {"ok": True}

    lane, _ = with_lost_answers(agent=failing_with(Transient()))
    lane.work(lane.message())
    lane.agent = counting
    lane.later(lane.queue.sent[0].delay_s)
    copies = [lane.delivered(lane.queue.sent[0]) for _ in range(2)]
    outcomes = {worked.outcome for worked in lane.work_all(*copies).values()}
    assert outcomes <= {Outcome.DONE, Outcome.REQUEUED, Outcome.DUPLICATE}
    assert ran == ["once"]
