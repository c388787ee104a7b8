"""The virtual clock and queue of the benchmarks keep time and SQS's rules."""

from collections.abc import Callable, Iterator

import pytest

from bench.worlds.virtual import Clock
from bench.worlds.virtual_queue import Delivery, VirtualQueue


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    yield clock
    clock.close()


def sleeper(clock: Clock, log: list[tuple[float, str]], name: str, *naps: float) -> Callable[[], None]:
    def process() -> None:
        for nap in naps:
            clock.sleep(nap)
            log.append((clock.now, name))

    return process


def test_processes_take_turns_in_the_order_of_time(clock: Clock) -> None:
    log: list[tuple[float, str]] = []
    clock.start(sleeper(clock, log, "slow", 10, 10))
    clock.start(sleeper(clock, log, "fast", 4, 4, 4))
    clock.run(until=100)
    assert log == [(4, "fast"), (8, "fast"), (10, "slow"), (12, "fast"), (20, "slow")]


def test_nothing_happens_after_the_end_of_the_run(clock: Clock) -> None:
    log: list[tuple[float, str]] = []
    clock.start(sleeper(clock, log, "late", 10, 10))
    clock.run(until=15)
    assert log == [(10, "late")]


def test_a_process_that_sleeps_at_the_end_is_ended(clock: Clock) -> None:
    ended: list[str] = []

    def process() -> None:
        try:
            clock.sleep(1000)
        finally:
            ended.append("yes")

    clock.start(process)
    clock.run(until=1)
    assert ended == []
    clock.close()
    assert ended == ["yes"]


def test_what_a_process_raises_comes_out_of_the_run(clock: Clock) -> None:
    def broken() -> None:
        clock.sleep(1)
        raise KeyError("lost")

    clock.start(broken)
    with pytest.raises(KeyError, match="lost"):
        clock.run(until=10)


def test_an_event_in_the_past_is_refused(clock: Clock) -> None:
    clock.at(5, lambda: clock.at(4, lambda: None))
    with pytest.raises(ValueError, match="at 4 s cannot be set at 5 s"):
        clock.run(until=10)


def queue_of(clock: Clock, invoke: Callable[[Delivery], float | None], **changes: int | None) -> VirtualQueue:
    return VirtualQueue(clock=clock, invoke=invoke, **{"concurrency": 2, **changes})  # type: ignore[arg-type]


def test_no_more_are_worked_on_at_once_than_the_limit_allows(clock: Clock) -> None:
    done: list[float] = []

    def invoke(_delivery: Delivery) -> None:
        clock.sleep(10)
        done.append(clock.now)

    queue = queue_of(clock, invoke)
    for number in range(5):
        queue.send(number)
    clock.run(until=100)
    assert done == [10, 10, 20, 20, 30]
    assert queue.most_at_once == 2
    assert not queue.live


def test_a_delayed_message_is_overtaken_by_those_that_are_visible(clock: Clock) -> None:
    seen: list[tuple[float, str]] = []

    def invoke(delivery: Delivery) -> None:
        seen.append((clock.now, delivery.content))

    queue = queue_of(clock, invoke, concurrency=1)
    queue.send("later", delay_s=30)
    queue.send("now")
    clock.run(until=100)
    assert seen == [(0, "now"), (30, "later")]


def test_a_message_that_is_not_acked_comes_back_until_it_was_received_too_often(clock: Clock) -> None:
    received: list[tuple[float, int]] = []

    def invoke(delivery: Delivery) -> float:
        received.append((clock.now, delivery.receive_count))
        return 60

    queue = queue_of(clock, invoke, max_receive_count=3)
    sent = queue.send("bad")
    clock.run(until=1000)
    assert received == [(0, 1), (60, 2), (120, 3)]
    assert queue.dead == [sent]
    assert not queue.live


def test_without_a_dead_letter_queue_a_bad_message_has_no_end(clock: Clock) -> None:
    queue = queue_of(clock, lambda _delivery: 60.0)
    queue.send("bad")
    clock.run(until=600)
    assert [delivery.receive_count for delivery in queue.live.values()] == [11]
    assert not queue.dead
