"""Letters that nobody resolved while their lane keeps letters go to the bucket, whole, and off the lists.

Bucket first, ledger second, so that nothing is lost; doing either twice writes the same again.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import LetterMoved
from lambdas.core.model.head import MACHINE, Event
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import iso, moment, replace
from lambdas.core.ports.ledger import Cursor
from lambdas.core.ports.lists import Selection
from lambdas.core.sweep.rota import cut, done, take_turns
from lambdas.core.sweep.sweeper import Sweeper, Turn

EVERY = timedelta(hours=1)
ARCHIVED_AT_ONCE = 50
STILL_LISTED = timedelta(days=30)  # an archived letter, among the discarded ones, for whoever comes a little late
# A redrive holds the others: they are archived if it gives them back.
_ARCHIVED = (LetterStatus.OPEN, LetterStatus.SCHEDULED, LetterStatus.HELD, LetterStatus.ESCALATED)
THE_BEGINNING = datetime(2000, 1, 1, tzinfo=UTC)
A_TICK = timedelta(milliseconds=1)  # of the ledger's times


def archive(turn: Turn) -> bool:
    return take_turns(turn, "archive", archive_old, every=EVERY)


def archive_old(turn: Turn, lane: Lane, cursor: Cursor) -> Cursor:
    """From the oldest on, past what cannot be moved."""
    ledger, at = turn.sweeper.ledger, moment(cursor.place) if cursor.place else THE_BEGINNING
    before, archived = turn.sweeper.clock() - timedelta(days=lane.retention_days), turn.counts["archived"]
    asked = Selection(job_type=lane.job_type, statuses=_ARCHIVED, limit=ARCHIVED_AT_ONCE, died_before=before)
    while at < before:
        rows = ledger.select(replace(asked, died_after=at))
        for letter in ledger.letters_at([row.key for row in rows]):
            if turn.over:
                return cut(cursor, iso(letter.died_at))
            with turn.each(letter.key):
                turn.counts[_archive(turn.sweeper, lane, letter)] += 1
        if len(rows) < ARCHIVED_AT_ONCE:
            break
        # What died in the last moment is read again; if that is all there is, and none of it can be moved, go past it.
        stands = rows[-1].died_at == at and turn.counts["archived"] == archived
        at = at + A_TICK if stands else rows[-1].died_at
        archived = turn.counts["archived"]
    return done(turn, cursor)


def ref_of(letter: Letter) -> str:
    return f"archive/{letter.job_type}/{letter.tenant_id}/{letter.died_at:%Y/%m/%d}/{letter.letter_id}.json"


def whole(letter: Letter, timeline: Sequence[Event]) -> str:
    """The letter and all that happened to its job, as JSON."""
    archived = {"letter": asdict(letter), "timeline": [asdict(event) for event in timeline]}
    return json.dumps(archived, default=_text, separators=(",", ":"))


def _archive(sweeper: Sweeper, lane: Lane, letter: Letter) -> str:
    if letter.status not in _ARCHIVED:
        return "moved"
    home = JobKey(tenant_id=letter.tenant_id, job_type=letter.job_type, job_id=letter.key.home)
    ref, now = ref_of(letter), sweeper.clock()
    sweeper.store.put(ref, whole(letter, sweeper.ledger.timeline(home)))
    to = replace(letter, status=LetterStatus.DISCARDED, resolved_at=now, resolved_by=MACHINE, next_retry_at=None)
    why = f"nobody resolved it within the lane's {lane.retention_days} days; it is kept as {ref}"
    event = Event(at=now, event_id=sweeper.new_id(), what="letter.archived", why=why, data={"ref": ref})
    try:
        sweeper.ledger.move_letter(letter, to, event, expires_at=now + STILL_LISTED)
    except LetterMoved:
        return "moved"
    return "archived"


def _text(value: object) -> str:
    return value.isoformat() if isinstance(value, datetime) else str(value)
