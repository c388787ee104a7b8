"""A kept thread is as good as a new one: nothing of one call is found by the next, and nothing is lost with it."""

import contextvars
import gc
import os
import threading
import time
import weakref

import pytest

from lambdas.core.agent import supervise

ASKED = contextvars.ContextVar("ASKED", default="nothing")
SOON = 60.0  # seconds: far longer than any call here takes


class Large:
    """Something that can be seen to be gone."""


def test_a_call_runs_in_a_thread_of_its_own() -> None:
    assert supervise.start(threading.get_ident).result() != threading.get_ident()


def test_the_next_call_runs_in_the_same_thread() -> None:
    assert supervise.start(threading.get_ident).result() == supervise.start(threading.get_ident).result()


def test_calls_at_once_run_in_threads_of_their_own_and_no_more_are_started_for_the_next() -> None:
    def at_once(number: int) -> set[int]:
        together = threading.Barrier(number)

        def one() -> int:
            together.wait(SOON)
            return threading.get_ident()

        return {task.result() for task in [supervise.start(one) for _ in range(number)]}

    first = at_once(12)
    assert len(first) == 12
    assert at_once(12) == first
    assert at_once(7) < first


def test_a_call_does_not_find_the_context_of_its_starter_or_of_the_call_before() -> None:
    ASKED.set("by the starter")
    assert supervise.start(lambda: (ASKED.get(), ASKED.set("by a call"))[0]).result() == "nothing"
    assert supervise.start(ASKED.get).result() == "nothing"


def test_what_a_call_raises_is_raised_where_its_result_is_asked_for() -> None:
    def leave() -> None:
        raise SystemExit("an agent may do this")

    task = supervise.start(leave)
    assert task.ended(within=SOON)
    with pytest.raises(SystemExit, match="an agent may do this"):
        task.result()
    assert supervise.start(lambda: "goes on").result() == "goes on"


def test_who_has_waited_long_enough_goes_on_and_the_thread_is_used_again_only_when_it_is_free() -> None:
    free, busy = threading.Event(), []

    def slow() -> str:
        busy.append(threading.get_ident())
        free.wait(SOON)
        return "late"

    task = supervise.start(slow)
    assert not task.ended(within=0.01)
    assert not task.ended(within=-1.0)
    others = {supervise.start(threading.get_ident).result() for _ in range(20)}
    assert not others & set(busy)
    free.set()
    assert task.result() == "late"
    assert task.ended(within=0.0)


def test_nothing_of_a_call_is_held_until_the_next() -> None:
    def one() -> "weakref.ref[Large]":
        large = Large()

        def call() -> Large:
            return large

        supervise.start(call).result()
        return weakref.ref(large)

    held, patient_until = one(), time.monotonic() + SOON
    while held() is not None:  # the thread may be on its way out of the call
        assert time.monotonic() < patient_until
        gc.collect()


def test_a_forked_process_starts_threads_of_its_own() -> None:
    supervise.start(lambda: None).result()  # one waits now, but not in the child
    child = os.fork()
    if child == 0:
        ended = supervise.start(lambda: None).ended(within=SOON)
        os._exit(0 if ended else 1)
    assert os.waitpid(child, 0)[1] == 0
