"""What the memory ledger keeps, and the writes that more than one of its moves makes. The lock is one for all."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from datetime import datetime
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from lambdas.adapters import transitions
from lambdas.adapters.listing import iso
from lambdas.adapters.memory_lists import MemoryLists
from lambdas.adapters.memory_values import Partition, partition, stored
from lambdas.core.effect import Effect, Step
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import LetterKey, LetterStatus
from lambdas.core.refusals import LeaseLost
from lambdas.core.timeline import Event
from lambdas.core.upkeep import Chores
from lambdas.core.value import replace

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="MemoryTables")


def one_at_a_time(method: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """DynamoDB serialises the writes of an item; here one lock serialises all."""

    @wraps(method)
    def locked(self: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with self._lock:
            return method(self, *args, **kwargs)

    return locked


@dataclass(slots=True)
class MemoryTables(MemoryLists):
    heads: dict[JobKey, Head] = field(default_factory=dict)
    kept_steps: dict[JobKey, dict[int, Step]] = field(default_factory=lambda: defaultdict(dict))
    kept_effects: dict[Partition, dict[str, Effect]] = field(default_factory=lambda: defaultdict(dict))
    events: dict[Partition, dict[str, Event]] = field(default_factory=lambda: defaultdict(dict))
    health: dict[tuple[str, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    newest: dict[Partition, int] = field(default_factory=dict)  # of versions above 1, the newest that is done
    expiry: dict[Hashable, datetime] = field(default_factory=dict)
    seldom: dict[str, Chores] = field(default_factory=dict)  # by lane

    def _write(self, head: Head) -> Head:
        """`live_replay` belongs to redrives: no settle of this head's own attempt may undo it."""
        found = self.heads.get(head.key)
        self.heads[head.key] = stored(replace(head, live_replay=found.live_replay if found else head.live_replay))
        return self.heads[head.key]

    def _settle(self, head: Head, to: Head) -> bool:
        """False when this very settle is there already."""
        found = self.heads.get(head.key)
        if found is not None and (found.status, found.attempt) == (HeadStatus.RUNNING, head.attempt):
            self._write(to)
            return True
        if transitions.settled_already(found, to):
            return False
        raise LeaseLost(head.key, head.attempt, found)

    def _resolve(self, key: LetterKey, to: LetterStatus, *, at: datetime, by: str, expires_at: datetime | None) -> None:
        found = self.dead.get(key.letter_id)
        if found is None or found.status is not LetterStatus.REDRIVING:
            return
        self.dead[key.letter_id] = stored(transitions.resolved(found, to, at=at, by=by))
        if expires_at is not None:
            self.expiry[key.letter_id] = expires_at

    def _free_root(self, head: Head, *, expires_at: datetime | None = None) -> None:
        root = transitions.root_to_free(head)
        found = self.heads.get(root) if root else None
        if root is not None and found is not None and found.live_replay == head.key.job_id:
            self.heads[root] = replace(found, live_replay="")
            if expires_at is not None and root != head.key:
                self.expiry[root] = expires_at

    def _end(self, job: JobKey | None, letter_id: str, expires_at: datetime | None) -> None:
        """A head that is still dead as this letter expires with it."""
        found = self.heads.get(job) if job else None
        if found is not None and (found.status, found.letter_id) == (HeadStatus.DEAD, letter_id) and expires_at:
            self.expiry[found.key] = expires_at

    def _record(self, key: JobKey, event: Event) -> None:
        self.events[partition(key)][f"{iso(event.at)}#{event.event_id}"] = stored(event)
