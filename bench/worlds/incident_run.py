"""One worker through one incident, with and without the corrupt batch, and what is counted of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, quantiles

from bench.worlds.incident_trace import HOUR, USD_PER_ATTEMPT, Arrival, Incident, World, arrivals
from bench.worlds.incident_workers import Make
from bench.worlds.virtual import Clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits:
    """From upload to the agent's first step, in seconds, of the healthy jobs."""

    mean: float
    p50: float
    p95: float
    p99: float
    longest: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """One run of the lane."""

    waits: Waits
    all_waits: tuple[tuple[float, float], ...]  # (arrival, wait) of every healthy job
    poison_attempts: tuple[int, ...]  # of each corrupt document
    poison_seconds: float
    nowhere: int  # jobs that had no end: neither done nor dead nor set aside
    while_open: int = 0  # attempts on corrupt documents begun while the breaker was open, the probes aside
    probes: int = 0

    @property
    def poison_usd(self) -> float:
        return sum(self.poison_attempts) * USD_PER_ATTEMPT


def watch(make: Make, incident: Incident) -> Seen:
    clock, trace = Clock(), arrivals(incident)
    world = World(clock=clock, incident=incident, trace={arrival.job_id: arrival for arrival in trace})
    side = make(world)
    for arrival in trace:
        clock.at(arrival.visible_at, _sending(side.send, arrival))
    try:
        clock.run(until=incident.watched_hours * HOUR)
        seen = _seen(world, side.accounted())
    finally:
        clock.close()
    return replace(seen, while_open=getattr(side, "while_open", 0), probes=getattr(side, "probes", 0))


def quiet(incident: Incident) -> Incident:
    return replace(incident, corrupt=0)


def _sending(send: Callable[[Arrival], None], arrival: Arrival) -> Callable[[], None]:
    return lambda: send(arrival)


def _seen(world: World, accounted: set[str]) -> Seen:
    healthy = [arrival for arrival in world.trace.values() if not arrival.corrupt]
    corrupt = [arrival.job_id for arrival in world.trace.values() if arrival.corrupt]
    # A job that was never begun has waited until the end at least.
    waited = tuple((each.at, world.started.get(each.job_id, world.clock.now) - each.at) for each in healthy)
    return Seen(
        waits=waits([wait for _, wait in waited]),
        all_waits=waited,
        poison_attempts=tuple(world.attempts[job_id] for job_id in corrupt),
        poison_seconds=sum(world.agent_seconds[job_id] for job_id in corrupt),
        nowhere=len(world.trace.keys() - world.done - accounted),
    )


def waits(seconds: Sequence[float]) -> Waits:
    cuts = quantiles(seconds, n=100, method="inclusive")
    return Waits(mean=fmean(seconds), p50=cuts[49], p95=cuts[94], p99=cuts[98], longest=max(seconds))
