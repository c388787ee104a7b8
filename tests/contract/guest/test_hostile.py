"""Guests that go round their run, fork, flood the line or leave traps: the worker answers, and nobody else is hurt."""

import json
import os
import select
import signal
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.agent.supervise import start
from lambdas.core.model.head import HeadStatus
from lambdas.core.worker.settle import Outcome, Worked
from lambdas.guest import slots, stay, zygote
from lambdas.guest.host import ProcessHost
from lambdas.guest.slots import Slot, Slots
from lambdas.guest.wire import Frames
from tests.support import hostile_guests
from tests.support.guests import LANE_OF_GUESTS, Guests, hosting, run_alone
from tests.support.lane import body

LANE = replace(
    LANE_OF_GUESTS,
    agent=f"{hostile_guests.__name__}:healthy",
    alternates=tuple(name for name in hostile_guests.AGENTS if not name.endswith(":healthy")),
    run_timeout=50,
)
ENDED = {"used": {"spend_usd": 0.0, "tokens": 0, "steps_begun": 0}, "checkpoint": 0}
DEEP = "[" * 3_000 + "]" * 3_000


@pytest.fixture(scope="module")
def host() -> Iterator[ProcessHost]:
    with hosting(LANE) as made:
        yield made


@pytest.fixture
def lane(host: ProcessHost) -> Guests:
    return Guests(lane=LANE, host=host)


def run(lane: Guests, agent: str, *, job_id: str = "job_1", **payload: Any) -> Worked:
    agent = f"{hostile_guests.__name__}:{agent}"
    return lane.work(lane.message(body(job_id=job_id, payload=payload, agent=agent)))


def code_of(worked: Worked) -> str:
    return worked.failure.code if worked.failure is not None else ""


def test_a_child_of_the_agent_never_ends_its_run(lane: Guests) -> None:
    for number in range(3):
        assert run(lane, "forked", job_id=f"j{number}").outcome is Outcome.DONE
        assert lane.result(f"j{number}") == {"by": "the parent"}


def test_a_child_of_the_agent_cannot_perform_its_effects(lane: Guests, tmp_path: Path) -> None:
    file = tmp_path / "sent"
    run(lane, "effect_in_a_fork", file=str(file))
    assert file.read_text() == "sent\n"


def test_a_child_of_an_agent_in_a_thread_cannot_perform_its_effects_either(tmp_path: Path) -> None:
    """In a process of its own: here, a fork would be one of all tests."""
    file = tmp_path / "sent"
    script = f"""
from tests.support import hostile_guests
from tests.support.guests import Guests
from tests.support.lane import body
from dataclasses import replace
lane = Guests()
lane = type("Here", (Guests,), {{"worker": property(lambda self: replace(
    Guests.worker.fget(self), agent_named=lambda _path: hostile_guests.effect_in_a_fork))}})()
print(lane.work(lane.message(body(payload={{"file": {str(file)!r}}}))).outcome)
"""
    assert run_alone(script) == ["done"]
    assert file.read_text() == "sent\n"


def ended(text: str = "{}", **changes: Any) -> str:
    return json.dumps({"stay": "STAY", "ended": ENDED | changes, "text": text})


FORGED = {
    "money beyond any number": ended(used={"spend_usd": 10**400}),
    "infinite money": ended(used={"spend_usd": float("inf")}),
    "tokens beyond any number": ended(used={"tokens": 10**60}),
    "more steps than any number": ended(checkpoint=10**60 + 1),
    "less than no steps": ended(checkpoint=-(10**60)),
    "an infinite wait": ended(failure={"kind": "transient", "code": "X", "retryable": True, "retry_after": 1e300}),
    "a wait that is no number": ended(
        failure={"kind": "transient", "code": "X", "retryable": True, "retry_after": float("nan")}
    ),
    "a wait for nobody": ended(suspended={"waits": [{"what": "jobs", "until": "2026-06-12T13:00:00+00:00"}]}),
    "a wait for what is no job": ended(
        suspended={"waits": [{"what": "jobs", "until": "2026-06-12T13:00:00+00:00", "jobs": ["kyc/a#b"]}]}
    ),
    "a deep list of threads": ended()[:-1] + f',"left":{DEEP}}}',
    "a deep result": ended(DEEP),
    "a result that is not a number": ended("NaN"),
}


@pytest.mark.parametrize("what", FORGED)
def test_whatever_a_guest_says_at_its_end_its_neighbours_are_settled(what: str) -> None:
    agent = f"{hostile_guests.__name__}:says"
    with hosting(LANE) as host:
        lane = Guests(lane=LANE, host=host)
        payload = {"frame": FORGED[what], "knows": True}
        forger = lane.message(body(job_id="forger", payload=payload, agent=agent))
        other = lane.message(body(job_id="other"))
        results = lane.work_all(forger, other)
    assert results[other.message_id].outcome is Outcome.DONE
    assert lane.of("forger").status is not HeadStatus.RUNNING
    assert lane.of("forger").waits == ()
    json.dumps(lane.of("forger").used.as_fields(), allow_nan=False)
    assert 0 <= lane.of("forger").checkpoint < 1e15


@pytest.mark.parametrize("said", [10**60 + 1, -(10**60), 10**400])
def test_how_far_a_guest_says_it_came_is_a_number_that_a_table_holds(said: int, lane: Guests) -> None:
    frame = json.dumps({"ask": "nothing", "number": 1, "with": {}, "checkpoint": said})
    assert code_of(run(lane, "says", frame=frame, knows=True)) == "AGENT_CRASHED"
    assert 0 <= lane.head().checkpoint < 1e15


@pytest.mark.parametrize("used", [{"spend_usd": 1e300}, {"spend_usd": float("inf")}, {"tokens": 10**60}])
def test_what_cannot_be_stored_is_not_noted_as_used(used: dict[str, Any], lane: Guests) -> None:
    question = {"ask": "note_used", "number": 1, "with": {"used": used}}
    run(lane, "says", frame=json.dumps(question))
    assert lane.head().spend_usd < 1e12
    assert lane.head().tokens < 1e12


def test_an_end_that_is_not_this_runs_is_no_end(lane: Guests) -> None:
    assert code_of(run(lane, "says", frame=ended())) == "AGENT_CRASHED"


def test_questions_beyond_measure_take_no_more_threads_than_a_few(
    lane: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = [0]

    def counted(do: Any) -> Any:
        task = start(do)
        tasks.append(task)
        most[0] = max(most[0], sum(not each.ended(within=0) for each in tasks))
        return task

    tasks: list[Any] = []
    slow = lane.ledger.note_used
    monkeypatch.setattr("lambdas.guest.stay.start", counted)

    def slowly(*args: Any, **kwargs: Any) -> None:
        time.sleep(0.01)
        slow(*args, **kwargs)

    monkeypatch.setattr(lane.ledger, "note_used", slowly)
    worked = run(lane, "asks_at_once", questions=150)
    assert worked.outcome is Outcome.DONE, worked.failure
    assert most[0] <= 64


def test_what_was_answered_is_not_held_until_the_run_ends(lane: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[int] = []
    close = stay.Stay._close

    def counted(self: stay.Stay) -> None:
        held.append(len(self._asked))
        close(self)

    monkeypatch.setattr(stay.Stay, "_close", counted)
    assert run(lane, "many_large_steps").outcome is Outcome.DONE
    assert held[0] <= 2


def test_a_child_that_talks_for_ever_on_a_dead_guests_line_is_not_listened_to(lane: Guests) -> None:
    assert code_of(run(lane, "babbling_fork")) == "AGENT_CRASHED", "and not RUN_TIMEOUT"


def test_an_agent_that_closes_its_output_has_still_succeeded(lane: Guests) -> None:
    assert run(lane, "mute").outcome is Outcome.DONE


@pytest.mark.parametrize(("leaves", "next_one"), [("armed", "patient"), ("armed_otherwise", "burning")])
def test_a_timer_that_an_agent_left_does_not_hit_the_next_job(leaves: str, next_one: str, lane: Guests) -> None:
    run(lane, leaves, job_id="a")
    assert run(lane, next_one, job_id="b").outcome is Outcome.DONE
    assert lane.result("a") == lane.result("b"), "both ran in the same process"


def test_where_a_job_hung_is_known_whatever_the_one_before_made_of_the_signal() -> None:
    hasty = replace(LANE, run_timeout=1)
    with hosting(hasty) as host:
        lane = Guests(lane=hasty, host=host)
        assert run(lane, "deaf", job_id="a").outcome is Outcome.DONE
        late = run(lane, "hanging", job_id="b").failure
    assert late is not None
    assert "in hanging" in late.detail


def test_a_thread_that_threading_does_not_know_is_one_that_outlived_its_run(lane: Guests) -> None:
    run(lane, "nameless_thread", job_id="a")
    run(lane, "healthy", job_id="b")
    assert lane.result("a") != lane.result("b")


def test_a_guest_that_an_agent_has_spoilt_says_by_what_it_ended(lane: Guests) -> None:
    failure = run(lane, "spoiling").failure
    assert failure is not None
    assert failure.code == "AGENT_CRASHED"
    assert "LookupError: it was spoilt" in failure.detail


def test_what_an_import_has_started_outlives_a_guest_that_crashes() -> None:
    with hosting(LANE, STARTS_A_HELPER="yes") as host:
        lane = Guests(lane=LANE, host=host)
        assert code_of(run(lane, "gone", job_id="a")) == "AGENT_CRASHED"
        run(lane, "helped", job_id="b")
        assert lane.result("b") == {"alive": True}


def test_a_process_that_cannot_be_made_ends_no_other_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> int:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(os, "fork", full)
    control, _ = socket.socketpair()
    nursery = zygote.Nursery(Frames(control), [], forks=True)
    asked, answered = socket.socketpair()
    with control, asked, answered:
        assert "temporarily unavailable" in nursery.make([os.dup(asked.fileno())])["failed"]


def test_waiting_for_a_guest_is_part_of_a_runs_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The function ends when it ends: whoever then gets a full run is lost with its neighbours."""
    hasty = replace(LANE, run_timeout=2)
    with hosting(hasty) as host:
        lane, make = Guests(lane=hasty, host=host), host._slot
        for waits, agent in ((1.0, "patient"), (2.5, "healthy")):

            def made(slots: Slots, tenant_id: str, waits: float = waits) -> Slot:
                time.sleep(waits)
                return make(slots, tenant_id)

            monkeypatch.setattr(host, "_slot", made)
            assert code_of(run(lane, agent, job_id=agent)) == "RUN_TIMEOUT"


@pytest.mark.parametrize(("stopped_s", "code"), [(1.0, ""), (60.0, "RUN_TIMEOUT")])
def test_a_large_job_waits_for_a_guest_that_is_still_importing(
    stopped_s: float, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lambdas.guest.slots.SEND_S", 0.2)
    hasty = replace(LANE, run_timeout=3)
    with hosting(hasty) as host:
        lane = Guests(lane=hasty, host=host)
        run(lane, "healthy", job_id="a")
        guest = host._idle[0]
        guest.signal(signal.SIGSTOP)
        goes_on = threading.Timer(stopped_s, guest.signal, [signal.SIGCONT])
        goes_on.start()
        assert code_of(run(lane, "healthy", job_id="b", text="x" * 900_000)) == code
        goes_on.cancel()


def test_a_guest_whose_one_thread_keeps_another_from_its_answer_has_not_crashed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(slots, "SEND_S", 0.3)
    with hosting(LANE) as host:
        worked = run(Guests(lane=LANE, host=host), "deaf_to_answers", seconds=2)
    assert worked.outcome is Outcome.DONE, worked.failure


def test_a_guest_that_says_its_end_and_reads_no_answer_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stay, "SEND_S", 0.3)
    with hosting(LANE) as host:
        lane, began = Guests(lane=LANE, host=host), time.monotonic()
        assert run(lane, "reads_no_more").outcome is Outcome.DONE
        assert time.monotonic() - began < LANE.run_timeout / 2
        assert not host._idle


def test_a_guest_that_died_idle_is_reaped() -> None:
    with hosting(LANE) as host:
        lane = Guests(lane=LANE, host=host)
        run(lane, "healthy", job_id="a")
        pid = lane.result("a")["pid"]
        os.kill(pid, signal.SIGKILL)
        select.select([host._idle[0].ended], [], [], 10)
        assert run(lane, "healthy", job_id="b").outcome is Outcome.DONE
        assert not Path(f"/proc/{pid}").exists()
