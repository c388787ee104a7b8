"""The manifest: the letters of a redrive in the order in which they are sent. Written once, read by position.

It lies in the bucket in parts, so that whoever sends a range reads that range and little more.
"""

import json
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence

from lambdas.core.job import JobKey
from lambdas.core.letter import Letter, LetterKey
from lambdas.core.ports import Store
from lambdas.core.redrive.replays import replay_id
from lambdas.core.safety import Way
from lambdas.core.value import value

PART = 1000


@value
class Entry:
    """One letter of a redrive: where it lies, and which job works on it."""

    letter: LetterKey
    job_id: str  # of the job that died
    version: int
    signature: str

    def job_key(self, way: Way, redrive_id: str) -> JobKey:
        """The job that runs again: a replay has an id of its own, a resume the one it had."""
        job_id = replay_id(self.letter.letter_id, redrive_id) if way is Way.REPLAY else self.job_id
        return JobKey(
            tenant_id=self.letter.tenant_id, job_type=self.letter.job_type, job_id=job_id, version=self.version
        )


def entry_of(letter: Letter) -> Entry:
    return Entry(letter=letter.key, job_id=letter.job_id, version=letter.version, signature=letter.signature)


def by_turns(entries: Iterable[Entry]) -> Iterator[Entry]:
    """One of each tenant in turn, so that every wave, the canary first, has its share of all of them."""
    waiting: dict[str, deque[Entry]] = defaultdict(deque)
    for entry in entries:
        waiting[entry.letter.tenant_id].append(entry)
    while waiting:
        for tenant_id in list(waiting):
            yield waiting[tenant_id].popleft()
            if not waiting[tenant_id]:
                del waiting[tenant_id]


def write(store: Store, redrive_id: str, entries: Sequence[Entry]) -> None:
    for start in range(0, len(entries), PART):
        rows = [_row(entry) for entry in entries[start : start + PART]]
        store.put(_ref(redrive_id, start), json.dumps(rows, separators=(",", ":")))


def read(store: Store, redrive_id: str, begin: int, end: int, *, job_type: str) -> list[Entry]:
    """The entries at positions from `begin` up to, not including, `end`."""
    entries: list[Entry] = []
    for start in range(begin // PART * PART, end, PART):
        rows = json.loads(store.get(_ref(redrive_id, start)))
        entries += [_entry(row, job_type) for row in rows[max(0, begin - start) : end - start]]
    return entries


def _ref(redrive_id: str, start: int) -> str:
    return f"redrives/{redrive_id}/letters-{start // PART:05d}.json"


def _row(entry: Entry) -> list[object]:
    key = entry.letter
    return [key.tenant_id, key.home, key.letter_id, entry.job_id, entry.version, entry.signature]


def _entry(row: list[object], job_type: str) -> Entry:
    tenant_id, home, letter_id, job_id, version, signature = row
    key = LetterKey(tenant_id=str(tenant_id), job_type=job_type, home=str(home), letter_id=str(letter_id))
    return Entry(letter=key, job_id=str(job_id), version=int(str(version)), signature=str(signature))
