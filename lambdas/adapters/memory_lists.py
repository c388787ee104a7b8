"""Letters as a redrive selects them, and groups, in memory: what MemoryLedger is beside its moves."""

import threading
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from lambdas.adapters.listing import as_listed, iso, listed_at, stored_ms
from lambdas.adapters.memory_values import stored
from lambdas.core.group import Group, GroupNote
from lambdas.core.ledger import Selection
from lambdas.core.letter import Letter
from lambdas.core.timeline import Event
from lambdas.core.value import replace

Cause = tuple[str, str]  # job type, signature


@dataclass(slots=True)
class MemoryLists:
    dead: dict[str, Letter] = field(default_factory=dict)
    counted: dict[Cause, Group] = field(default_factory=dict)
    notes: dict[Cause, GroupNote] = field(default_factory=dict)
    note_events: dict[Cause, dict[str, Event]] = field(default_factory=lambda: defaultdict(dict))
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def select(self, selection: Selection) -> Sequence[Letter]:
        with self._lock:
            found = [each for each in self.dead.values() if each.status in selection.statuses]
        rows = [as_listed(each) for each in found if selection.takes(each)]
        return tuple(sorted(rows, key=lambda row: listed_at(row.died_at, row.letter_id))[: selection.limit])

    def groups(self, job_type: str) -> Sequence[Group]:
        with self._lock:
            found = [self._noted(cause) for cause in self.counted if cause[0] == job_type]
        return tuple(sorted(found, key=lambda group: (group.last_seen, group.signature), reverse=True))

    def group(self, job_type: str, signature: str) -> Group | None:
        with self._lock:
            return self._noted((job_type, signature)) if (job_type, signature) in self.counted else None

    def note_group(self, job_type: str, signature: str, note: GroupNote, event: Event) -> None:
        with self._lock:
            self.notes[job_type, signature] = note
            self.note_events[job_type, signature][f"{iso(event.at)}#{event.event_id}"] = stored(event)

    def group_history(self, job_type: str, signature: str) -> Sequence[Event]:
        with self._lock:
            return tuple(event for _, event in sorted(self.note_events[job_type, signature].items()))

    def _noted(self, cause: Cause) -> Group:
        return replace(self.counted[cause], note=self.notes.get(cause, GroupNote()))

    def _count_group(self, letter: Letter) -> None:
        died, cause = stored_ms(letter.died_at), (letter.job_type, letter.signature)
        former = self.counted.get(cause)
        self.counted[cause] = Group(
            job_type=letter.job_type,
            signature=letter.signature,
            kind=letter.kind,
            code=letter.code,
            error_type=letter.error_type,
            summary=letter.summary,
            letters=former.letters + 1 if former else 1,
            first_seen=former.first_seen if former else died,
            last_seen=died,
            worker_version=letter.worker_version,
            sample=letter.letter_id,
        )
