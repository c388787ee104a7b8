"""What a process of its own costs an agent, next to a thread of the worker: CPU, wall time, memory, start, crash.

The same jobs in turns, in one process; AWS is in memory, and costs both sides the same. The CPU of guests, and of the
process that makes them, is counted too. The start is that of the function that a deploy would upload.
Run: `python -m bench.worlds.guest`.
"""

import json
import time
from functools import partial
from statistics import median

from bench import cold_start
from bench.measure.guests import cpu_of_guests
from bench.measure.interleaved import Cost, Prepare, measure, ratio
from bench.measure.row import Row
from lambdas.core.config.lane import Lane
from lambdas.core.model.job import Message
from lambdas.core.model.value import value
from lambdas.core.worker.settle import Outcome
from lambdas.guest.host import ProcessHost
from tests.support.guests import HERE, Guests, hosting
from tests.support.lane import body

THREAD, PROCESS, FRESH = "a thread", "a process", "a process, another tenant each time"
GOAL_MS, GOAL_CRASH_S = 1.0, 2.0
ROUNDS, JOBS, STARTS, CRASHES = 11, 60, 5, 9
PAYLOAD = {"customer": "cus_00881", "document": "s3://uploads/2026/06/12/passport.pdf"}

# The worker as Lambda starts it, until it could take its first job. Guests are other processes: their CPU counts too.
START = """
import json, os, time
cpu, wall = time.process_time(), time.perf_counter()
from lambdas import wiring
from lambdas.core.model.value import replace
lanes = wiring.lanes()
lanes["simulated"] = replace(lanes["simulated"], isolation="ISOLATION")
import lambdas.handlers.worker
wall = time.perf_counter() - wall
cpu = time.process_time() - cpu
if "ISOLATION" == "process":
    from lambdas.guest import process
    below = process.descendants(os.getpid())
    cpu += sum(time.clock_gettime((~pid << 3) | 2) for pid in below)
print(json.dumps([cpu, wall]), flush=True)
os._exit(0)
"""


@value
class Warm:
    """Per job."""

    costs: dict[str, list[Cost]]
    slot_kb: int  # that a guest has for itself, after jobs


def warm(*, rounds: int = ROUNDS, jobs: int = JOBS) -> Warm:
    with hosting() as host, hosting() as other:
        sides: dict[str, Prepare] = {
            THREAD: _runs(Guests(), jobs),
            PROCESS: _runs(Guests(host=host), jobs),
            FRESH: _runs(Guests(host=other), jobs, tenants=jobs),
        }
        costs = measure(sides, rounds=rounds, elsewhere=lambda: -cpu_of_guests(host) - cpu_of_guests(other))
        slot_kb = _own_kb(host)
    return Warm(
        costs={
            name: [Cost(cpu=each.cpu / jobs, wall=each.wall / jobs) for each in found] for name, found in costs.items()
        },
        slot_kb=slot_kb,
    )


def _runs(lane: Guests, jobs: int, *, tenants: int = 1) -> Prepare:
    def prepared() -> list[Message]:
        return [_message(lane, f"tnt_{number % tenants}") for number in range(jobs)]

    def run(messages: list[Message]) -> None:
        for message in messages:
            if lane.work(message).outcome is not Outcome.DONE:
                raise AssertionError("a job failed: this would not measure the healthy path")

    return lambda: partial(run, prepared())


def _message(lane: Guests, tenant_id: str) -> Message:
    text = body(job_id=lane.new_id(), tenant_id=tenant_id, payload=PAYLOAD, agent=f"{HERE}:healthy")
    return lane.message(text, group=tenant_id)


def _own_kb(host: ProcessHost) -> int:
    """What it shares with the process that it was forked from is there once for all."""
    return max(slot.grown for slot in host._idle) // 1024


def crash_s(times: int = CRASHES) -> float:
    """From the first instruction of an agent that ends its process to the message of its next attempt."""
    taken = []
    with hosting() as host:
        lane = Guests(host=host)
        for number in range(times):
            text = body(job_id=f"c{number}", tenant_id=f"tnt_{number}", payload={}, agent=f"{HERE}:exiting")
            began = time.perf_counter()
            if lane.work(lane.message(text, group=f"tnt_{number}")).outcome is not Outcome.RETRIED:
                raise AssertionError("it was not tried again")
            taken.append(time.perf_counter() - began)
    return median(taken)


def started(rounds: int = STARTS) -> dict[str, list[tuple[float, float]]]:
    """CPU and wall seconds of each start of the deployed worker."""
    found: dict[str, list[tuple[float, float]]] = {"thread": [], "process": []}
    with cold_start.environment() as env:
        env |= {"JOB_TYPE": "simulated", "SIMULATED": "true"}
        for isolation in found:
            _start(isolation, env)  # writes the libraries' bytecode
        for _ in range(rounds):
            for isolation, starts in found.items():
                starts.append(_start(isolation, env))
    return found


def _start(isolation: str, env: dict[str, str]) -> tuple[float, float]:
    cpu, wall = json.loads(cold_start.run(START.replace("ISOLATION", isolation), env).splitlines()[-1])
    return cpu, wall


def rows(rounds: int = ROUNDS) -> list[Row]:
    return [*rows_of(warm(rounds=rounds)), *_starts(started()), _crash(crash_s())]


def rows_of(found: Warm) -> list[Row]:
    return [
        _more(found.costs, PROCESS, "cpu", "guest: CPU per job, in a process that is warm", goal=True),
        _more(found.costs, PROCESS, "wall", "guest: wall time per job, in a process that is warm"),
        _more(found.costs, FRESH, "cpu", "guest: CPU per job, another tenant's each time"),
        _more(found.costs, FRESH, "wall", "guest: wall time per job, another tenant's each time"),
        Row(what="guest: memory of one more guest", ours=f"{found.slot_kb / 1024:.1f} MB", theirs="0 MB (a thread)"),
    ]


def _more(costs: dict[str, list[Cost]], side: str, kind: str, what: str, *, goal: bool = False) -> Row:
    ours, theirs = ([getattr(cost, kind) for cost in costs[each]] for each in (side, THREAD))
    more_ms = 1e3 * median(mine - other for mine, other in zip(ours, theirs, strict=True))
    ratios = ratio(ours, theirs)
    return Row(
        what=what,
        ours=f"{1e3 * median(ours):.2f} ms ({more_ms:+.2f} ms)",
        theirs=f"{1e3 * median(theirs):.2f} ms ({THREAD})",
        ratio=ratios.middle,
        spread=ratios.spread,
        goal=f"at most {GOAL_MS:g} ms more" if goal else "",
        met=more_ms <= GOAL_MS if goal else None,
    )


def _starts(found: dict[str, list[tuple[float, float]]]) -> list[Row]:
    return [
        Row(
            what=f"guest: cold start of a worker, {what}",
            ours=f"{1e3 * median(each[kind] for each in found['process']):.0f} ms",
            theirs=f"{1e3 * median(each[kind] for each in found['thread']):.0f} ms ({THREAD})",
            ratio=ratios.middle,
            spread=ratios.spread,
        )
        for kind, what in enumerate(("CPU", "wall time"))
        for ratios in [ratio([each[kind] for each in found["process"]], [each[kind] for each in found["thread"]])]
    ]


def _crash(seconds: float) -> Row:
    before_s = Lane(job_type="usual", agent="a:b").visibility_s
    return Row(
        what="guest: from a crash to its next attempt, without the backoff",
        ours=f"{seconds:.2f} s",
        theirs=f"{before_s} s (6 × the function's timeout)",
        ratio=seconds / before_s,
        goal=f"at most {GOAL_CRASH_S:g} s",
        met=seconds <= GOAL_CRASH_S,
    )


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:64} {row.ours:>22} {row.ratio or 0:8.2f} × {row.spread:14} {row.theirs}")
