"""What our worker costs around an agent that does nothing, next to Powertools batch with and without idempotency.

Same records, in turns, in one process. Requests and units are counted on moto. Times are over moto's recorded answers,
each given after 5 ms: moto's own work would hide ours. They are measured once more with the embedded stack's emulator,
another process, over real connections. The agent is a guest, as in any lane that says nothing else, and its CPU counts
too; then it is a thread of the worker. Run: `python -m bench.overhead`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from bench.measure.aws import Context, embedded, in_process, records
from bench.measure.guests import cpu_of_guests
from bench.measure.interleaved import Cost, Prepare, Ratio, measure, ratio
from bench.measure.meter import Meter, metered
from bench.measure.row import Row
from bench.others import powertools
from lambdas import wiring
from lambdas.core.config.lane import PROCESS, THREAD
from lambdas.core.model.value import value

OURS, BARE, IDEMPOTENT, OBSERVED = (
    "Lazaret",
    "Powertools batch",
    "Powertools batch and idempotency",
    "Powertools batch, idempotency, logs and metrics",
)
GOAL, GOAL_OF_GUESTS = 1.0, 1.3  # Powertools runs its agent inside of the function, as our thread does
ROUNDS = 15
SIZES = {1: 20, 10: 3}  # jobs in a batch, and batches in a round
ANSWER_S = 0.005  # what a request to AWS takes; recorded answers wait for it


@value
class Billed:
    """Per job."""

    requests: float
    write_units: float
    read_units: float


@value
class Overhead:
    """Of one batch size."""

    size: int
    costs: dict[str, list[Cost]]
    billed: dict[str, Billed]
    cold: Billed  # ours, when it has to read the breakers again


def noop(_job: object, _run: object) -> dict[str, bool]:
    """The agent: what is measured is what stands around it."""
    return powertools.RESULT


def overhead(
    size: int, *, rounds: int = ROUNDS, batches: int = 10, pause_s: float = ANSWER_S, isolation: str = PROCESS
) -> Overhead:
    with in_process("bench.overhead:noop", isolation=isolation), _guests() as cpu:
        handlers = _handlers()
        with metered(pause_s=pause_s) as meter:
            sides: dict[str, Prepare] = {name: _runs(handler, size, batches) for name, handler in handlers.items()}
            for prepare in sides.values():
                prepare()()
            meter.replaying = True
            costs = measure(sides, rounds=rounds, elsewhere=lambda: meter.backend_s - cpu())
        return Overhead(
            size=size,
            costs={name: [_per_job(cost, size * batches) for cost in found] for name, found in costs.items()},
            billed={name: _billed(handler, size) for name, handler in handlers.items()},
            cold=_billed(handlers[OURS], size, first=_forget_breakers),
        )


def overhead_embedded(size: int, *, rounds: int = ROUNDS, batches: int = 3) -> dict[str, list[Cost]]:
    with embedded("bench.overhead:noop"), _guests() as cpu:
        sides: dict[str, Prepare] = {
            name: lambda handler=handler: _runs(handler, size, batches)()  # type: ignore[misc]
            for name, handler in _handlers().items()
        }
        costs = measure(sides, rounds=rounds, elsewhere=lambda: -cpu())
    return {name: [_per_job(cost, size * batches) for cost in found] for name, found in costs.items()}


@contextmanager
def _guests() -> Iterator[Callable[[], float]]:
    """Asks for the CPU seconds of guests so far; they end with the block."""
    try:
        yield lambda: cpu_of_guests(host) if (host := wiring.host()) is not None else 0.0
    finally:
        if (host := wiring.host()) is not None:
            host.close()


def _handlers() -> dict[str, powertools.Handler]:
    from lambdas.handlers import worker  # noqa: PLC0415 - it makes its clients from the environment of this moment

    powertools.create_table()
    return {
        OURS: worker.handler,
        BARE: powertools.bare(),
        IDEMPOTENT: powertools.idempotent(),
        OBSERVED: powertools.observed(powertools.idempotent()),
    }


def _runs(handler: powertools.Handler, size: int, batches: int) -> Prepare:
    """The same records in every round: their answers are recorded ones."""
    events, context = [records(size) for _ in range(batches)], Context()

    def run() -> None:
        for event in events:
            _must_settle(handler(event, context))

    return lambda: run


def _must_settle(answer: Any) -> None:
    if answer != {"batchItemFailures": []}:
        raise AssertionError(f"the batch was answered with {answer}: this would not measure the healthy path")


def _billed(handler: powertools.Handler, size: int, *, first: Callable[[], None] = lambda: None) -> Billed:
    _must_settle(handler(records(1), Context()))  # the breakers of this tenant are remembered for seconds
    event = records(size)
    first()
    with metered(billing=True) as meter:
        _must_settle(handler(event, Context()))
    return _shares(meter, size)


def _shares(meter: Meter, size: int) -> Billed:
    return Billed(
        requests=meter.requests.total() / size,
        write_units=meter.write_units / size,
        read_units=meter.read_units / size,
    )


def _forget_breakers() -> None:
    wiring.breakers()._closed.clear()


def _per_job(cost: Cost, jobs: int) -> Cost:
    return Cost(cpu=cost.cpu / jobs, wall=cost.wall / jobs)


def of(costs: dict[str, list[Cost]], them: str, what: str) -> Ratio:
    return ratio([getattr(cost, what) for cost in costs[OURS]], [getattr(cost, what) for cost in costs[them]])


def rows(rounds: int = ROUNDS) -> list[Row]:
    found = [row for size, batches in SIZES.items() for row in rows_of(overhead(size, rounds=rounds, batches=batches))]
    found += [
        row_of_threads(overhead(size, rounds=rounds, batches=batches, isolation=THREAD))
        for size, batches in SIZES.items()
    ]
    return found + [
        _timed(costs, IDEMPOTENT, kind, f"overhead: {what} per job, {size} in a batch, on the embedded stack")
        for size, batches in SIZES.items()
        for costs in [overhead_embedded(size, rounds=rounds, batches=batches)]
        for kind, what in (("cpu", "CPU"), ("wall", "wall time"))
    ]


def rows_of(found: Overhead) -> list[Row]:
    size = f"{found.size} in a batch"
    ours, theirs = found.billed[OURS], found.billed[IDEMPOTENT]
    return [
        _timed(found.costs, IDEMPOTENT, "cpu", f"overhead: CPU per job, {size}", goal=GOAL_OF_GUESTS),
        _timed(found.costs, OBSERVED, "cpu", f"overhead: CPU per job, {size}, both with logs and metrics"),
        _timed(found.costs, BARE, "cpu", f"overhead: CPU per job, {size}, theirs without a store"),
        _timed(found.costs, IDEMPOTENT, "wall", f"overhead: wall time per job, {size}, AWS answers in 5 ms"),
        _counted(f"overhead: requests per job, {size}", ours.requests, theirs.requests),
        _counted(f"overhead: requests per job, {size}, breaker not remembered", found.cold.requests, theirs.requests),
        _counted(f"overhead: write units per job, {size}", ours.write_units, theirs.write_units),
        Row(
            what=f"overhead: read units per job, {size}, breaker not remembered",
            ours=f"{found.cold.read_units:g}",
            theirs=f"{theirs.read_units:g} ({IDEMPOTENT})",
        ),
    ]


def row_of_threads(found: Overhead) -> Row:
    what = f"overhead: CPU per job, {found.size} in a batch, ours in a thread"
    return _timed(found.costs, IDEMPOTENT, "cpu", what, goal=GOAL)


def _timed(costs: dict[str, list[Cost]], them: str, kind: str, what: str, *, goal: float | None = None) -> Row:
    ratios = of(costs, them, kind)
    mine, other = (median(getattr(cost, kind) for cost in costs[side]) for side in (OURS, them))
    return Row(
        what=what,
        ours=f"{1e3 * mine:.2f} ms",
        theirs=f"{1e3 * other:.2f} ms ({them})",
        ratio=ratios.middle,
        spread=ratios.spread,
        goal=f"at most {goal:g} ×" if goal else "",
        met=ratios.middle <= goal if goal else None,
    )


def _counted(what: str, ours: float, theirs: float) -> Row:
    return Row(
        what=what,
        ours=f"{ours:g}",
        theirs=f"{theirs:g} ({IDEMPOTENT})",
        ratio=ours / theirs,
        goal=f"at most {GOAL:g} ×",
        met=ours / theirs <= GOAL,
    )


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:70} {row.ours:>10} {row.ratio or 0:8.2f} × {row.spread:14} {row.theirs}")
