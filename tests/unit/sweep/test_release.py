"""What is parked goes on when its breaker is closed: oldest first, as fast as workers take it, and nothing is lost."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Outgoing, StoredBody
from lambdas.core.model.refs import body_ref
from lambdas.core.sweep.releaser import A_SLICE, PAUSE_S, window
from lambdas.core.sweep.sweep import sweep
from lambdas.core.sweep.watcher import parked_message
from lambdas.core.worker.settle import Outcome
from lazaret.testing.memory import MemoryQueue
from tests.support.builders import a_head
from tests.support.lane import KEY, InMemory, body
from tests.unit.sweep.parked import SICK, all_flow, ids, parked

SMALL = replace(SICK, max_concurrency=2, batch_size=2)


def test_what_is_parked_is_released_oldest_first_with_its_ticket_and_can_be_found_again() -> None:
    lane = parked(3)
    lane.close()
    assert lane.sweep().released == 3
    assert ids(lane) == ["job_00000", "job_00001", "job_00002"]
    head = lane.head(replace(KEY, job_id="job_00000"))
    assert (head.status, head.ticket) == (HeadStatus.QUEUED, lane.queue.sent[0].ticket)
    assert head.sweep_at == lane.now + SICK.patience
    assert lane.work(lane.delivered(lane.queue.sent[0])).outcome is Outcome.DONE


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
    lane.now += SICK.patience
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


def test_a_buried_parked_job_is_dying_until_its_letter_is_written_and_the_sweep_looks_again_in_time() -> None:
    lane = parked(1)
    lane.lane = replace(SICK, retired=True)
    lane.sweep()
    head = lane.head(replace(KEY, job_id="job_00000"))
    assert (head.status, head.parked_at, head.resends) == (HeadStatus.DYING, None, 0)
    assert (head.sweep_at, head.updated_at) == (lane.now + lane.lane.patience, lane.now)
    assert head.failure is not None
    assert head.failure.detail.startswith("job_type: lane 'kyc' is retired")
    event = lane.ledger.timeline(head.key)[-1]
    assert (event.what, event.data) == ("job.condemned", {"code": "UNROUTABLE"})
    assert event.why.startswith("buried as UNROUTABLE: ")


def test_a_sweep_whose_time_is_over_at_once_has_not_finished() -> None:
    lane = parked(1)
    swept = sweep(lane.sweeper, until=lane.now)
    assert not swept.finished
    assert lane.head(replace(KEY, job_id="job_00000")).status is HeadStatus.PARKED


def test_a_parked_job_without_a_body_is_sent_as_an_empty_text() -> None:
    head = a_head(status=HeadStatus.PARKED, ticket="ticket", trace_id="1-2-3", body=StoredBody())
    sent = parked_message(head)
    assert (sent.body, sent.group, sent.ticket, sent.trace_id) == (StoredBody(text=""), "tnt_8f2a", "ticket", "1-2-3")
    kept = StoredBody(ref="bodies/x.json")
    assert parked_message(replace(head, body=kept)).body == kept


@pytest.mark.parametrize("lane", [SICK, SMALL])
def test_what_nobody_takes_is_not_followed_by_more(lane: Any) -> None:
    world = parked(window(lane) + 20, InMemory(lane=lane))
    world.close()
    first = world.sweep()
    assert (first.released, first.finished) == (window(lane), False)
    world.later(60)
    assert world.sweep().released == 0


def a_moment(lane: InMemory) -> int:
    """What a turn releases that has no time to wait for workers."""
    return sweep(lane.sweeper, until=lane.now + timedelta(seconds=1)).released


def test_as_much_is_released_as_workers_have_taken_once_it_is_worth_a_request() -> None:
    lane = parked(30, InMemory(lane=SMALL))
    lane.close()
    assert a_moment(lane) == window(SMALL) == 8
    for sent in lane.queue.sent[:3]:
        lane.work(lane.delivered(sent))
    assert a_moment(lane) == 0, "not even half of the window is free"
    lane.work(lane.delivered(lane.queue.sent[3]))
    assert a_moment(lane) == 4


def test_the_tenants_of_a_lane_share_its_window_in_turn() -> None:
    lane = InMemory(lane=replace(SICK, max_concurrency=A_SLICE))
    for tenant in ("tnt_1", "tnt_2"):
        lane.trip(tenant)
        for number in range(3 * A_SLICE):
            lane.work(lane.message(body(job_id=f"job_{number:05d}", tenant_id=tenant), group=tenant))
        lane.close(tenant)
    assert lane.sweep().released == 2 * A_SLICE
    assert Counter(sent.group for sent in lane.queue.sent) == {"tnt_1": A_SLICE, "tnt_2": A_SLICE}


def test_a_breaker_that_trips_while_its_jobs_are_released_is_sent_no_more() -> None:
    lane = parked(30, InMemory(lane=SMALL))
    lane.close()

    def trips(seconds: float) -> None:
        lane.later(seconds)
        if lane.breakers.find("tnt_1", "kyc").opened_at is None:
            lane.trip()
        for sent in list(lane.queue.sent):
            lane.work(lane.delivered(sent))

    swept = sweep(replace(lane.sweeper, pause=trips), until=lane.now + timedelta(seconds=50))
    assert (swept.released, len(lane.queue.sent)) == (8, 8)
    assert lane.ledger.count_parked("tnt_1", "kyc", most=99) == 30


def test_a_body_that_is_gone_keeps_nobody_behind_it_and_is_not_forgotten() -> None:
    lane = parked(A_SLICE + 10)
    for number in range(A_SLICE):
        key = replace(KEY, job_id=f"job_{number:05d}")
        lane.ledger.heads[key] = replace(lane.head(key), body=StoredBody(ref=body_ref(key, "gone")))
    lane.close()
    lane.queue = Refusing(lambda message: message.body.ref is not None)
    swept = lane.sweep()
    assert (swept.released, swept.failed) == (10, A_SLICE)
    lane.now += SICK.patience
    lane.sweep()
    assert len(lane.breakers.watched()) == 1, "its jobs are still there"


@dataclass(slots=True)
class Refusing(MemoryQueue):
    """SQS takes some of a request, and not the others."""

    refuses: Callable[[Outgoing], bool] = field(default=lambda _message: True)

    def __init__(self, refuses: Callable[[Outgoing], bool]) -> None:
        MemoryQueue.__init__(self)
        self.refuses = refuses

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        MemoryQueue.send_many(self, [each for each in messages if not self.refuses(each)])
        return tuple(each for each in messages if self.refuses(each))


def test_what_the_queue_did_not_take_stays_parked_and_goes_in_the_next_round() -> None:
    lane = parked(6)
    lane.close()
    refused = lane.head(replace(KEY, job_id="job_00002")).ticket
    real, lane.queue = lane.queue, Refusing(lambda message: message.ticket == refused)
    swept = lane.sweep()
    assert (swept.released, swept.failed) == (5, 1)
    assert lane.head(replace(KEY, job_id="job_00002")).status is HeadStatus.PARKED
    lane.queue = real
    assert (lane.sweep().released, ids(lane)) == (1, ["job_00002"])


def test_a_queue_that_does_not_answer_leaves_everything_parked() -> None:
    class Down(MemoryQueue):
        def send_many(self, _messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
            raise Unavailable("queue", "down")

    lane = parked(6)
    lane.close()
    lane.queue = Down()
    swept = lane.sweep()
    assert (swept.released, swept.failed) == (0, 1)
    assert lane.ledger.count_parked("tnt_1", "kyc", most=9) == 6


def test_a_table_that_does_not_say_what_is_under_way_leaves_everything_parked_for_the_next_round() -> None:
    class Down:
        def __getattr__(self, name: str) -> Any:
            return getattr(lane.ledger, name)

        def count_released(self, *_: Any, **__: Any) -> int:
            raise Unavailable("table", "down")

    lane = parked(6)
    lane.close()
    swept = sweep(replace(lane.sweeper, ledger=Down()), until=lane.now + timedelta(seconds=PAUSE_S))
    assert (swept.released, swept.failed, swept.finished) == (0, 1, False)
    assert lane.sweep().released == 6


def test_a_round_that_runs_out_of_time_goes_on_in_the_next() -> None:
    lane = parked(3 * A_SLICE, InMemory(lane=replace(SICK, max_concurrency=1000)))
    lane.close()
    ticks = iter(range(10_000))

    def slow() -> Any:
        return lane.now + timedelta(seconds=0.1 * next(ticks))

    first = sweep(replace(lane.sweeper, clock=slow), until=lane.now + timedelta(seconds=10))
    assert (first.finished, 0 < first.released < 3 * A_SLICE) == (False, True)
    assert lane.sweep().released == 3 * A_SLICE - first.released


def test_parked_jobs_flow_at_the_workers_own_rate_and_end_done_once() -> None:
    all_flow(300, a_second=2)
