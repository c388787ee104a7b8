"""The incident as a trace: who sends what when, how long the agent takes, and what each job met. It knows no worker.

890 healthy jobs in six hours, agents of 30 to 120 s, and 12 s from upload to agent (14 s at the 95th percentile) are
published. The size of the corrupt batch and of the lane are not: they are chosen here and stated.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from xml.etree import ElementTree

from bench.worlds.virtual import Clock

HOUR = 3600.0
INTEGRATOR = "tnt_integrator"
USD_PER_ATTEMPT = 0.47 / 6  # the published letter: $0.47 for six attempts
CUT_OFF = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF'  # half of the metadata block is missing


@dataclass(frozen=True, slots=True, kw_only=True)
class Incident:
    seed: int
    healthy: int = 890
    hours: float = 6.0
    tenants: int = 40
    corrupt: int = 30  # so many that the first worker below makes the mean wait the published 41 minutes
    corrupt_from_s: float = HOUR
    corrupt_over_s: float = 600.0  # the batch comes within ten minutes
    concurrency: int = 10  # three times what the healthy jobs need on average
    agent_s: tuple[float, float] = (30.0, 120.0)
    ingest_s: tuple[float, float] = (10.0, 14.2)  # upload to queue: its mean is 12 s, its 95th percentile 14 s
    watched_hours: float = 8.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    at: float
    visible_at: float
    tenant_id: str
    job_id: str

    @property
    def corrupt(self) -> bool:
        return self.tenant_id == INTEGRATOR


def arrivals(incident: Incident) -> list[Arrival]:
    """The healthy ones are the same with and without the corrupt batch."""
    healthy = Random(f"healthy {incident.seed}")
    corrupt = Random(f"corrupt {incident.seed}")
    found = [
        _arrival(healthy, incident, healthy.uniform(0, incident.hours * HOUR), _tenant(healthy, incident), f"job_{n}")
        for n in range(incident.healthy)
    ]
    start, end = incident.corrupt_from_s, incident.corrupt_from_s + incident.corrupt_over_s
    found += [
        _arrival(corrupt, incident, corrupt.uniform(start, end), INTEGRATOR, f"bad_{n}")
        for n in range(incident.corrupt)
    ]
    return sorted(found, key=lambda arrival: arrival.at)


def _tenant(rng: Random, incident: Incident) -> str:
    return f"tnt_{rng.randrange(incident.tenants)}"


def _arrival(rng: Random, incident: Incident, at: float, tenant_id: str, job_id: str) -> Arrival:
    return Arrival(at=at, visible_at=at + rng.uniform(*incident.ingest_s), tenant_id=tenant_id, job_id=job_id)


@dataclass(slots=True)
class World:
    """Where the agent runs, and what was seen of it. Every worker gets the same one."""

    clock: Clock
    incident: Incident
    trace: dict[str, Arrival]
    started: dict[str, float] = field(default_factory=dict)  # first attempt of each job
    attempts: Counter[str] = field(default_factory=Counter)
    agent_seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    done: set[str] = field(default_factory=set)
    on_start: Callable[[str], None] = lambda _job_id: None

    def agent(self, job_id: str) -> dict[str, str]:
        """The same time for the same attempt of the same job, whoever runs it. A corrupt one fails as in the incident:
        the parser's own error, which nobody had thought of."""
        self.started.setdefault(job_id, self.clock.now)
        self.attempts[job_id] += 1
        self.on_start(job_id)
        rng = Random(f"{self.incident.seed} {job_id} {self.attempts[job_id]}")
        seconds = rng.uniform(*self.incident.agent_s)
        self.clock.sleep(seconds)
        self.agent_seconds[job_id] += seconds
        if self.trace[job_id].corrupt:
            ElementTree.fromstring(CUT_OFF)
        self.done.add(job_id)
        return {"case": job_id}
