"""Breakers and notices in memory: twins of the adapters on DynamoDB and SNS. Nothing here survives its process."""

import threading
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from lambdas.adapters.memory_values import stored
from lambdas.core.breaker import WHOLE_LANE, Breaker, Tally, counted
from lambdas.core.ports import Notice
from lambdas.core.timeline import Event
from lambdas.core.value import replace

Owner = tuple[str, str]  # tenant, job type


@dataclass(slots=True)
class MemoryBreakers:
    """It remembers no closed breaker: every read is consistent."""

    states: dict[Owner, Breaker] = field(default_factory=dict)
    events: dict[Owner, list[Event]] = field(default_factory=lambda: defaultdict(list))
    reads: int = 0
    writes: int = 0
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def put(self, breaker: Breaker) -> None:
        self.states[breaker.tenant_id, breaker.job_type] = breaker

    def read(self, tenants: Iterable[str], job_type: str) -> dict[str, Breaker]:
        self.reads += 1
        known = {tenant: self.states.get((tenant, job_type)) for tenant in tenants}
        return {tenant: breaker for tenant, breaker in known.items() if breaker is not None}

    def find(self, tenant_id: str, job_type: str) -> Breaker:
        return self.states.get((tenant_id, job_type)) or Breaker(tenant_id=tenant_id, job_type=job_type)

    def count(self, tally: Tally) -> Breaker | None:
        with self._lock:
            found = counted(self.find(tally.tenant_id, tally.job_type), tally)
            return None if found is None else self._write(found)

    def move(self, was: Breaker, to: Breaker, event: Event | None = None) -> Breaker | None:
        with self._lock:
            found = self.find(was.tenant_id, was.job_type)
            if found.version != was.version:
                return None
            if event is not None:
                self.events[was.tenant_id, was.job_type].append(stored(event))
            moved = replace(to, limits=found.limits, version=was.version + 1)
            if to.window_started_at is not None:  # what was counted meanwhile stays counted
                window = found.window_started_at
                moved = replace(moved, window_started_at=window, total=found.total, codes=found.codes)
            return self._write(moved)

    def watched(self) -> Sequence[Breaker]:
        watched = [each for each in self.states.values() if each.watch_at is not None]
        return sorted(watched, key=lambda each: str(each.watch_at))

    def set_limits(self, breaker: Breaker, event: Event) -> None:
        with self._lock:
            self._write(replace(self.find(breaker.tenant_id, breaker.job_type), limits=breaker.limits))
            self.events[breaker.tenant_id, breaker.job_type].append(stored(event))

    def history(self, tenant_id: str, job_type: str) -> Sequence[Event]:
        return tuple(sorted(self.events[tenant_id, job_type], key=lambda event: (event.at, event.event_id)))

    def slow_down(self, job_type: str, *, until: datetime) -> None:
        with self._lock:
            found = self.find(WHOLE_LANE, job_type)
            if found.slow_until is None or found.slow_until < until:
                self._write(replace(found, slow_until=until))

    def _write(self, breaker: Breaker) -> Breaker:
        self.writes += 1
        self.states[breaker.tenant_id, breaker.job_type] = stored(breaker)
        return self.states[breaker.tenant_id, breaker.job_type]


@dataclass(slots=True)
class MemoryNotices:
    told: list[Notice] = field(default_factory=list)

    def tell(self, notice: Notice) -> None:
        self.told.append(notice)
