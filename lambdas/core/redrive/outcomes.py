"""What became of a wave's letters: read from the heads of the jobs that run again, only those not settled before.

What is settled is kept in the bucket beside what is pending, in one object: a crash loses no count.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field

from lambdas.core.head import Head, HeadStatus
from lambdas.core.redrive import manifest
from lambdas.core.redrive.manifest import Entry
from lambdas.core.redrive.record import Redrive, Wave
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.refusals import NotStored
from lambdas.core.safety import Way
from lambdas.core.value import replace, value

A_PAGE = 100
PENDING = ("waiting", "parked")


@value
class Standing:
    """How a wave stands: which of its letters are still under way, and how the others ended."""

    pending: tuple[int, ...]  # positions in the manifest
    settled: Mapping[str, int] = field(default_factory=dict, hash=False)

    def on(self, wave: Wave, under_way: Mapping[str, int]) -> Wave:
        counts = {**self.settled, **under_way}
        return replace(
            wave,
            recovered=counts.get("recovered", 0),
            died_again=counts.get("died_again", 0),
            same_signature=counts.get("same_signature", 0),
            recalled=counts.get("recalled", 0),
            waiting=counts.get("waiting", 0),
            parked=counts.get("parked", 0),
        )


def look(redriver: Redriver, redrive: Redrive, wave: Wave) -> Wave:
    """The wave with its counts as they are now."""
    before = standing(redriver, redrive, wave)
    settled, under_way, pending = Counter(before.settled), Counter[str](), []
    for position, entry, head in heads_of(redriver, redrive, before.pending):
        for outcome in outcomes_of(entry, head, redrive):
            (under_way if outcome in PENDING else settled)[outcome] += 1
            if outcome in PENDING:
                pending.append(position)
    after = Standing(pending=tuple(pending), settled=dict(settled))
    keep(redriver, redrive, wave, after)
    return after.on(wave, under_way)


def standing(redriver: Redriver, redrive: Redrive, wave: Wave) -> Standing:
    try:
        kept = json.loads(redriver.store.get(_ref(redrive, wave)))
    except NotStored:
        return Standing(pending=tuple(range(wave.begin, wave.end)))
    return Standing(pending=tuple(kept["pending"]), settled=kept["settled"])


def keep(redriver: Redriver, redrive: Redrive, wave: Wave, now: Standing) -> None:
    kept = {"pending": list(now.pending), "settled": dict(now.settled)}
    redriver.store.put(_ref(redrive, wave), json.dumps(kept, separators=(",", ":")))


def heads_of(redriver: Redriver, redrive: Redrive, positions: Sequence[int]) -> list[tuple[int, Entry, Head | None]]:
    """Each position with its entry and the head of its job, None if it was never sent."""
    if not positions:
        return []
    begin, end = min(positions), max(positions) + 1
    entries = manifest.read(redriver.store, redrive.redrive_id, begin, end, job_type=redrive.request.job_type)
    way = redrive.request.action
    keys = {position: entries[position - begin].job_key(way, redrive.redrive_id) for position in positions}
    heads = redriver.ledger.heads_at(tuple(dict.fromkeys(keys.values())))
    return [(position, entries[position - begin], heads.get(key)) for position, key in keys.items()]


def outcomes_of(entry: Entry, head: Head | None, redrive: Redrive) -> tuple[str, ...]:
    """How a letter stands, in the words of the report. A death counts twice if it is the same death again."""
    if head is None or head.redrive_id != redrive.redrive_id or _recalled(entry, head, redrive):
        return ("not_sent",)
    if head.status in (HeadStatus.DYING, HeadStatus.DEAD):
        same = head.failure is not None and head.failure.signature == entry.signature
        return ("died_again", "same_signature") if same else ("died_again",)
    return (_OUTCOMES[head.status],)


def _recalled(entry: Entry, head: Head, redrive: Redrive) -> bool:
    """A resumed job that was called back is dead as the letter that it was."""
    back = head.status is HeadStatus.DEAD and head.letter_id == entry.letter.letter_id
    return redrive.request.action is Way.RESUME and back


_OUTCOMES = {
    HeadStatus.QUEUED: "waiting",
    HeadStatus.RUNNING: "waiting",
    HeadStatus.WAITING: "waiting",
    HeadStatus.PARKED: "parked",
    HeadStatus.DONE: "recovered",
    HeadStatus.CANCELLED: "recalled",
}


def _ref(redrive: Redrive, wave: Wave) -> str:
    return f"redrives/{redrive.redrive_id}/wave-{wave.number:05d}.json"
