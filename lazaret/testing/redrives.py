"""Redrives and what they ask of AWS, in memory: twins of the adapters. Nothing here survives its process."""

import json
import threading
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lambdas.adapters.listing import MOST, cursor_at, iso, listed_at, place_in
from lambdas.adapters.memory_values import stored
from lambdas.adapters.redrive_items import redrive_from, redrive_item
from lambdas.core.redrive.ports import NotWaiting, RedriveMoved, RedrivePage
from lambdas.core.redrive.record import Redrive
from lambdas.core.timeline import Event
from lambdas.core.value import replace


@dataclass(slots=True)
class MemoryRedrives:
    records: dict[str, Redrive] = field(default_factory=dict)
    aborts: dict[str, Event] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    events: dict[str, dict[str, Event]] = field(default_factory=lambda: defaultdict(dict))
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def write(self, redrive: Redrive, event: Event | None = None) -> Redrive:
        written = redrive_from(redrive_item(replace(redrive, version=redrive.version + 1)))
        with self._lock:
            found = self.records.get(redrive.redrive_id)
            if found == written:
                return written
            if (found.version if found else 0) != redrive.version:
                raise RedriveMoved(redrive.redrive_id, found)
            self.records[redrive.redrive_id] = written
            if event is not None:
                self.events[redrive.redrive_id][f"{iso(event.at)}#{event.event_id}"] = stored(event)
        return written

    def find(self, redrive_id: str) -> Redrive | None:
        return self.records.get(redrive_id)

    def abort(self, redrive_id: str, event: Event) -> None:
        self.aborts.setdefault(redrive_id, stored(event))

    def aborted(self, redrive_id: str) -> Event | None:
        return self.aborts.get(redrive_id)

    def page(self, *, job_type: str | None = None, limit: int = 50, cursor: str | None = None) -> RedrivePage:
        if not 1 <= limit <= MOST:
            raise ValueError(f"limit = {limit}: expected 1 to {MOST}")
        before = place_in(cursor) or "~"
        listed = {listed_at(each.started_at, each.redrive_id): each for each in list(self.records.values())}
        of_lane = [(at, each) for at, each in listed.items() if job_type in (None, each.request.job_type)]
        rows = sorted((row for row in of_lane if row[0] < before), key=lambda row: row[0], reverse=True)
        more = cursor_at(rows[limit - 1][0]) if len(rows) > limit else None
        return RedrivePage(redrives=tuple(each for _, each in rows[:limit]), cursor=more)

    def deployed(self, job_types: Sequence[str]) -> dict[str, str]:
        return {job_type: self.versions[job_type] for job_type in job_types if job_type in self.versions}

    def note_deployed(self, job_type: str, version: str) -> None:
        self.versions[job_type] = version

    def history(self, redrive_id: str) -> Sequence[Event]:
        aborted = self.aborts.get(redrive_id)
        events = [*self.events[redrive_id].values(), *([aborted] if aborted else [])]
        return tuple(sorted(events, key=lambda event: (event.at, event.event_id)))


@dataclass(slots=True)
class MemoryMachine:
    """What was started and answered. A test says which tokens wait."""

    started: dict[str, Any] = field(default_factory=dict)
    waiting: set[str] = field(default_factory=set)
    answers: dict[str, Any] = field(default_factory=dict)
    arn: str = "arn:aws:states:us-east-1:000000000000:execution:lazaret-redrive"

    def start(self, redrive_id: str, given: Mapping[str, Any]) -> str:
        self.started.setdefault(redrive_id, json.loads(json.dumps(given)))
        return f"{self.arn}:{redrive_id}"

    def answer(self, task_token: str, given: Mapping[str, Any]) -> None:
        if task_token not in self.waiting:
            raise NotWaiting("nobody waits for this answer any more")
        self.waiting.discard(task_token)
        self.answers[task_token] = json.loads(json.dumps(given))


@dataclass(slots=True)
class MemoryVersions:
    versions: dict[str, str] = field(default_factory=dict)

    def of(self, job_types: Sequence[str]) -> dict[str, str]:
        return {job_type: self.versions[job_type] for job_type in job_types if job_type in self.versions}


@dataclass(slots=True)
class MemoryAlarms:
    alarms: dict[str, str] = field(default_factory=dict)

    def states(self, names: Sequence[str]) -> dict[str, str]:
        return {name: self.alarms[name] for name in names if name in self.alarms}
