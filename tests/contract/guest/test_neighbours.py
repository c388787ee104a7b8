"""What one guest can do to the others, to their memory, processes and tenants: as little as can be."""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.worker.settle import Outcome, Worked
from lambdas.guest import process
from lambdas.guest.host import SMALLEST, ProcessHost, largest_frame
from lambdas.guest.slots import NoGuest, Slot, Slots
from lambdas.guest.wire import LARGEST, Frames
from tests.support import hostile_guests
from tests.support.guests import LANE_OF_GUESTS, Guests, hosting, run_alone
from tests.support.lane import body

HERE = hostile_guests.__name__
LANE = replace(
    LANE_OF_GUESTS,
    agent=f"{HERE}:healthy",
    alternates=tuple(name for name in hostile_guests.AGENTS if not name.endswith(":healthy")),
    run_timeout=50,
    batch_size=2,
)
MB = 1024 * 1024


@pytest.fixture
def lane() -> Iterator[Guests]:
    with hosting(LANE) as host:
        yield Guests(lane=LANE, host=host)


def job(lane: Guests, agent: str, *, tenant: str = "tnt_1", job_id: str = "job_1", **payload: Any) -> Any:
    text = body(job_id=job_id, tenant_id=tenant, payload=payload, agent=f"{HERE}:{agent}")
    return lane.message(text, group=tenant)


def code_of(worked: Worked) -> str:
    return worked.failure.code if worked.failure is not None else ""


def said_by(worked: Worked) -> str:
    return worked.failure.detail if worked.failure is not None else ""


def still(true: Callable[[], bool]) -> bool:
    """Whether it is so after all the patience that a busy machine needs."""
    until = time.monotonic() + 20
    while true() and time.monotonic() < until:
        time.sleep(0.02)
    return true()


def test_an_agent_that_stays_in_its_process_never_sees_another_tenants_job(lane: Guests, tmp_path: Path) -> None:
    file = tmp_path / "overheard"
    file.touch()
    lane.work(job(lane, "eavesdropping", tenant="a", job_id="1", file=str(file)))
    for number, tenant in enumerate(("b", "c", "a", "b"), start=2):
        assert lane.work(job(lane, "healthy", tenant=tenant, job_id=str(number))).outcome is Outcome.DONE
    assert set(file.read_text().split()) <= {"a"}


def pids(lane: Guests, *tenants: str) -> list[int]:
    found = []
    for tenant in tenants:
        number = str(next(lane.ids))
        lane.work(job(lane, "healthy", tenant=tenant, job_id=number))
        head = lane.ledger.head(JobKey(tenant_id=tenant, job_type="kyc", job_id=number))
        assert head is not None
        found.append(head.result["pid"])
    return found


def test_a_tenant_finds_its_guest_warm_as_long_as_there_are_no_more_tenants_than_guests(lane: Guests) -> None:
    first, second, *again = pids(lane, "a", "b", "a", "b", "a")
    assert first != second
    assert again == [first, second, first]


def test_there_are_never_more_guests_than_a_batch_has_jobs(lane: Guests) -> None:
    found = pids(lane, "a", "b", "c", "d")
    assert len(set(found)) == 4
    assert not still(lambda: sum(Path(f"/proc/{pid}").exists() for pid in found) > LANE.batch_size)


def test_a_batch_of_new_tenants_at_once_leaves_no_more_guests_than_it_has_jobs(lane: Guests) -> None:
    assert lane.host is not None
    for batch in range(3):
        jobs = [job(lane, "patient", tenant=f"{batch}{n}", job_id=f"{batch}{n}") for n in range(LANE.batch_size)]
        assert {each.outcome for each in lane.work_all(*jobs).values()} == {Outcome.DONE}
        assert len(lane.host._idle) <= LANE.batch_size


def test_what_a_guest_may_send_at_once_follows_from_the_functions_memory() -> None:
    assert largest_frame(0, 1) == LARGEST
    assert [largest_frame(mb * MB, guests) // MB for mb, guests in ((460, 1), (460, 10), (9000, 1))] == [115, 11, 256]
    assert largest_frame(128 * MB, 10) == SMALLEST


def test_a_frame_beyond_that_is_refused_by_its_first_bytes() -> None:
    with hosting(LANE, room_mb=200) as host:
        lane = Guests(lane=LANE, host=host)
        worked = lane.work(job(lane, "endless", bytes=host._largest + 1))
    assert code_of(worked) == "AGENT_CRASHED"
    assert f"a frame of {host._largest + 1} bytes" in said_by(worked)


@pytest.mark.parametrize("agent", ["large_result", "large_step"])
def test_an_honest_agent_that_keeps_too_much_is_told_what_to_do(agent: str) -> None:
    with hosting(LANE, room_mb=200) as host:
        lane = Guests(lane=LANE, host=host)
        worked = lane.work(job(lane, agent, bytes=host._largest))
    assert code_of(worked) == "OUT_OF_MEMORY"
    assert "raise memory_mb" in said_by(worked)


def test_the_sender_of_what_fills_the_worker_is_ended_and_not_its_neighbour() -> None:
    with hosting(LANE, room_mb=110) as host:
        lane = Guests(lane=LANE, host=host)
        allow_large_frames(host)
        sender, other = job(lane, "endless", job_id="a", bytes=250 * MB), job(lane, "holding", job_id="b")
        results = lane.work_all(sender, other)
    assert code_of(results[sender.message_id]) == "OUT_OF_MEMORY"
    assert results[other.message_id].outcome is Outcome.DONE


def allow_large_frames(host: ProcessHost) -> None:
    """As a lane with much memory does, beside a process that has little left."""
    host._slots._largest = 256 * MB


def test_memory_that_is_on_its_way_out_is_held_against_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender is ended, and what it sent is let go only a moment later: its neighbour is not ended for that."""
    forget, end = Frames.forget, Slots.end

    def later(slots: Slots, slot: Slot) -> int | None:
        time.sleep(1.5)
        forget(slot.frames)
        return end(slots, slot)

    monkeypatch.setattr(Frames, "forget", lambda _frames: None)
    monkeypatch.setattr(Slots, "end", later)
    with hosting(LANE, room_mb=110) as host:
        lane = Guests(lane=LANE, host=host)
        allow_large_frames(host)
        sender, other = job(lane, "endless", job_id="a", bytes=250 * MB), job(lane, "growing", job_id="b")
        results = lane.work_all(sender, other)
    assert code_of(results[sender.message_id]) == "OUT_OF_MEMORY"
    assert results[other.message_id].outcome is Outcome.DONE


def test_memory_of_a_guests_own_children_is_the_guests() -> None:
    with hosting(LANE, room_mb=200) as host:
        lane = Guests(lane=LANE, host=host)
        greedy, other = job(lane, "in_a_child", job_id="a", mb=600), job(lane, "holding", job_id="b")
        results = lane.work_all(greedy, other)
    assert code_of(results[greedy.message_id]) == "OUT_OF_MEMORY"
    assert results[other.message_id].outcome is Outcome.DONE


@pytest.mark.parametrize(("file", "code"), [("index", ""), ("", "OUT_OF_MEMORY")])
def test_pages_of_a_file_that_a_guest_reads_are_no_memory_of_its_own(file: str, code: str, tmp_path: Path) -> None:
    with hosting(LANE, room_mb=150) as host:
        lane = Guests(lane=LANE, host=host)
        worked = lane.work(job(lane, "mapping", mb=400, file=str(tmp_path / file) if file else ""))
    assert code_of(worked) == code, said_by(worked)


def test_a_guest_that_multiplies_is_ended_with_all_of_them_and_named(
    lane: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lambdas.guest.host.MOST_TASKS", 20)
    many, other = job(lane, "multiplying", job_id="a", processes=40), job(lane, "patient", job_id="b")
    results = lane.work_all(many, other)
    assert code_of(results[many.message_id]) == "AGENT_CRASHED"
    assert "threads and processes, of 20 for all guests" in said_by(results[many.message_id])
    assert results[other.message_id].outcome is Outcome.DONE
    assert lane.host is not None
    zygote = lane.host._slots._zygote
    assert zygote is not None
    assert len(process.descendants(zygote.pid)) <= LANE.batch_size


def test_a_guest_may_add_only_so_many_threads_and_processes_to_its_users(lane: Guests) -> None:
    lane.work(job(lane, "limits"))
    assert 0 < lane.result()["tasks"] < process.tasks_of_this_user() + 5_000


def test_a_guest_that_fills_the_pipe_of_its_stacks_takes_no_memory_of_the_workers(lane: Guests) -> None:
    before = process.resident(os.getpid())
    assert lane.work(job(lane, "dumping")).outcome is Outcome.DONE
    assert process.resident(os.getpid()) - before < 32 * MB


def test_a_sandbox_that_can_make_no_guest_gives_the_job_back_and_holds_it_against_nobody(
    lane: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> None:
        raise NoGuest("no process could be made: Resource temporarily unavailable")

    assert lane.host is not None
    monkeypatch.setattr(lane.host._slots, "make", none)
    for _ in range(4):  # more often than any failure may come
        message = lane.delivered(lane.queue.sent[-1]) if lane.queue.sent else job(lane, "healthy")
        worked = lane.work(message)
        assert (worked.outcome, worked.failure, worked.survivor) == (Outcome.REQUEUED, None, True)
        lane.later(lane.queue.sent[-1].delay_s)
    head = lane.head()
    assert (head.status, head.failure, head.failures) == (HeadStatus.WAITING, None, ())
    assert set(lane.events()) == {("attempt.not_begun", "")}
    monkeypatch.undo()
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE


def test_a_worker_that_can_open_no_line_to_a_guest_gives_the_job_back_too(
    lane: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("lambdas.guest.slots.socket.socketpair", none)
    worked = lane.work(job(lane, "healthy"))
    assert (worked.outcome, worked.failure, worked.survivor) == (Outcome.REQUEUED, None, True)


def test_what_outlives_the_process_of_all_guests_is_ended_by_the_worker_that_adopts_it() -> None:
    """In a process of its own, as a worker is: whoever is below it belongs to its guests."""
    script = """
import sys
from lambdas.guest import process
from tests.contract.guest.test_neighbours import LANE, job
from tests.support.guests import Guests, hosting
process.adopt_orphans()
with hosting(LANE, adopts=True) as host:
    lane = Guests(lane=LANE, host=host)
    print(lane.work(job(lane, "orphaned", job_id="a", seconds=98765)).failure.code)
    print(lane.work(job(lane, "healthy", job_id="b")).outcome)
    left = [pid for pid, _, _ in process.listed() if b"sleep" + b"(98765)" in open(f"/proc/{pid}/cmdline", "rb").read()]
    print(left)
"""
    ran = run_alone(script)
    assert ran == ["AGENT_CRASHED", "done", "[]"]
