"""A guest that dies, hangs, leaks or leaves something behind: what the job learns of it, and who notices nothing."""

import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.model.head import HeadStatus
from lambdas.core.worker.settle import Outcome, Worked
from lambdas.guest import process
from lambdas.guest.host import ProcessHost
from tests.support.guests import HERE, LANE_OF_GUESTS, Guests, hosting
from tests.support.lane import KEY, body

SIMULATED = replace(LANE_OF_GUESTS, agent="agents.simulated:perform", alternates=(f"{HERE}:whoami",))


def script(lane: Guests, *ops: dict[str, Any], job_id: str = "job_1") -> Worked:
    return lane.work(lane.message(body(job_id=job_id, payload={"attempts": [list(ops)]})))


def code_of(worked: Worked) -> str:
    assert worked.failure is not None
    return str(worked.failure.code)


def said_by(worked: Worked) -> str:
    assert worked.failure is not None
    return worked.failure.detail


def test_a_crash_says_how_where_and_what_was_last_said(guests: Guests) -> None:
    worked = guests.run("exiting")
    assert (worked.outcome, code_of(worked)) == (Outcome.RETRIED, "AGENT_CRASHED")
    assert said_by(worked).startswith("the agent's process ended with exit code 3, in 'the last one'")
    assert said_by(worked).endswith("the end of its stderr:\nabout to go")


def test_what_was_spent_before_a_crash_is_known_to_the_cent(guests: Guests) -> None:
    guests.run("exiting")
    head = guests.head()
    assert (head.spend_usd, head.tokens, head.steps_begun, head.checkpoint) == (0.25, 7, 2, 1)


def test_an_effect_that_a_crash_cut_off_is_in_doubt_at_once(guests: Guests) -> None:
    guests.run("exiting", **{"in": "effect"})
    [effect] = guests.ledger.effects(KEY)
    assert effect.in_doubt(guests.now)


def test_the_same_crash_twice_on_the_same_input_is_poison(guests: Guests) -> None:
    guests.run("exiting")
    worked = guests.again()
    assert (worked.outcome, code_of(worked)) == (Outcome.BURIED, "DETERMINISTIC_CRASH")


def test_neighbours_of_a_crash_in_the_same_batch_notice_nothing(guests: Guests) -> None:
    agents = ["healthy", "exiting", "stepping", "healthy", "many"]
    messages = [
        guests.message(body(job_id=f"j{n}", agent=f"{HERE}:{agent}", payload={})) for n, agent in enumerate(agents)
    ]
    outcomes = [worked.outcome for worked in guests.work_all(*messages).values()]
    done = Outcome.DONE
    assert outcomes == [done, Outcome.RETRIED, done, done, done]


def test_a_run_past_its_deadline_says_where_it_hung_and_its_worker_lives_on(guests: Guests) -> None:
    guests.lane = replace(guests.lane, run_timeout=1)
    worked = guests.run("slow_step")
    assert (worked.survivor, code_of(worked)) == (False, "RUN_TIMEOUT")
    assert "where it hung:" in said_by(worked)
    assert "guests.py" in said_by(worked).split("where it hung:")[1]
    assert guests.run("healthy", job_id="next").outcome is Outcome.DONE


def test_a_warm_guest_serves_one_job_after_another(guests: Guests) -> None:
    assert len({pid_of(guests, f"j{number}") for number in range(5)}) == 1


@pytest.mark.parametrize("agent", ["left_thread", "left_process"])
def test_a_guest_whose_threads_or_processes_outlive_a_run_is_replaced_with_all_of_them(
    agent: str, guests: Guests
) -> None:
    assert guests.run(agent).outcome is Outcome.DONE
    old = guests.result()["pid"]
    assert not gone_after(lambda: Path(f"/proc/{old}").exists())
    assert pid_of(guests, "next") != old
    assert [facts["why"].split(":")[0] for what, facts in guests.told if what == "guest.replaced"] == [
        f"{'threads' if agent == 'left_thread' else 'processes'} of the agent outlived its run"
    ]
    assert not [pid for pid in process.descendants(os.getpid()) if b"os.setsid()" in command(pid)]


def pid_of(lane: Guests, job_id: str) -> int:
    lane.run("whoami", job_id=job_id)
    pid: int = lane.result(job_id)["pid"]
    return pid


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def gone_after(alive: Callable[[], bool]) -> bool:
    """Whether it is still there, after all the patience that a busy machine needs."""
    until = time.monotonic() + 20
    while alive() and time.monotonic() < until:
        time.sleep(0.02)
    return alive()


def test_a_segfault_is_an_answer_with_the_place_where_it_happened() -> None:
    with hosting(SIMULATED) as host:
        worked = script(Guests(lane=SIMULATED, host=host), {"op": "step", "name": "a"}, {"op": "segfault"})
    assert code_of(worked) == "AGENT_CRASHED"
    assert "signal 11 (SIGSEGV); its last step was 'a'" in said_by(worked)
    assert "in segfault" in said_by(worked)


def test_a_guest_that_hangs_up_is_ended_and_named() -> None:
    with hosting(SIMULATED) as host:
        worked = script(Guests(lane=SIMULATED, host=host), {"op": "hang_up"})
    assert code_of(worked) == "AGENT_CRASHED"
    assert "closed its connection" in said_by(worked)


def test_a_process_that_a_dead_guest_left_in_another_session_is_ended_too() -> None:
    with hosting(SIMULATED) as host:
        worked = script(Guests(lane=SIMULATED, host=host), {"op": "outlive", "seconds": 987, "exit": True})
        assert code_of(worked) == "AGENT_CRASHED"
        assert not gone_after(lambda: any(b"time.sleep(987" in command(pid) for pid in all_processes()))


def all_processes() -> list[int]:
    return [pid for pid, _, _ in process.listed()]


def test_the_guest_that_takes_all_memory_is_ended_and_its_neighbours_are_not() -> None:
    with hosting(SIMULATED, room_mb=250) as host:
        lane = Guests(lane=SIMULATED, host=host)
        greedy = lane.message(body(job_id="greedy", payload={"attempts": [[{"op": "alloc"}]]}))
        modest = lane.message(body(job_id="modest", payload={"attempts": [[{"op": "sleep", "seconds": 1}]]}))
        results = lane.work_all(greedy, modest)
    first, second = results[greedy.message_id], results[modest.message_id]
    assert (first.outcome, code_of(first), second.outcome) == (Outcome.RETRIED, "OUT_OF_MEMORY", Outcome.DONE)
    assert "raise memory_mb of lane 'kyc'" in said_by(first)


def test_output_becomes_lines_of_the_log_with_job_and_tenant(guests: Guests) -> None:
    guests.run("printing")
    lines = {facts["stream"]: facts for what, facts in guests.told if what == "agent.said"}
    assert (lines["stdout"]["text"], lines["stderr"]["text"]) == ("to stdout", "to stderr")
    assert (lines["stdout"]["tenant_id"], lines["stdout"]["job_id"]) == ("tnt_1", "job_1")


def test_guests_end_with_the_worker_that_has_them() -> None:
    """A worker that is killed leaves nobody behind: what remains of it closes its end of the line."""
    with hosting() as host:
        lane = Guests(host=host)
        guest = pid_of(lane, "one")
        zygote = host._slots._zygote
        assert zygote is not None
        assert host._slots._control is not None
        host._slots._control.connection.shutdown(2)
        assert not gone_after(lambda: zygote.poll() is None)
        assert not gone_after(lambda: Path(f"/proc/{guest}").exists())


def test_a_zygote_that_died_is_started_again() -> None:
    with hosting() as host:
        lane = Guests(host=host)
        lane.run("healthy", job_id="a")
        kill_zygote(host)
        assert lane.run("healthy", job_id="b").outcome is Outcome.DONE


def kill_zygote(host: ProcessHost) -> None:
    zygote = host._slots._zygote
    assert zygote is not None
    os.kill(zygote.pid, signal.SIGKILL)
    zygote.wait()
    guests = [slot.pid for slot in host._idle]
    assert not gone_after(lambda: any(Path(f"/proc/{pid}").exists() for pid in guests))


def test_an_agent_that_cannot_be_imported_is_said_when_the_worker_starts() -> None:
    broken = replace(LANE_OF_GUESTS, agent="agents.nowhere:run", alternates=())
    with hosting(broken) as host, pytest.raises(Exception, match=r"agents\.nowhere:run.*cannot be imported"):
        host.ready()


def test_an_import_that_starts_threads_makes_slots_spawn_and_says_so() -> None:
    threaded = replace(LANE_OF_GUESTS, agent="tests.support.threaded_agent:perform", alternates=())
    with hosting(threaded) as host:
        lane = Guests(lane=threaded, host=host)
        for number in range(2):
            assert lane.work(lane.message(body(job_id=f"j{number}"))).outcome is Outcome.DONE
        [(what, facts)] = host.said  # type: ignore[attr-defined]
    assert (what, facts["threads"]) == ("guest.spawned_not_forked", ["always there"])
    assert lane.of("j0").status is HeadStatus.DONE
