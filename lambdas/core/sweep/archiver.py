"""Letters that nobody resolved while their lane keeps letters: put into the bucket whole, then taken off the lists.

Nothing is lost: bucket first, ledger second. Archiving a letter twice writes the same object again.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime, timedelta

from lambdas.core.job import JobKey
from lambdas.core.lane import Lane
from lambdas.core.ledger import Selection
from lambdas.core.letter import Letter, LetterStatus
from lambdas.core.refusals import LetterMoved
from lambdas.core.sweeper import Sweeper
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.value import replace

PAGE = 50
STILL_LISTED = timedelta(days=30)  # among the discarded ones, for who comes a little late
# A redrive holds the others: they are archived if it gives them back.
_ARCHIVED = (LetterStatus.OPEN, LetterStatus.SCHEDULED, LetterStatus.HELD, LetterStatus.ESCALATED)


def archive_old(sweeper: Sweeper, lane: Lane, counts: Counter[str], until: datetime) -> bool:
    """False if time was up."""
    while True:
        before = sweeper.clock() - timedelta(days=lane.retention_days)
        selection = Selection(job_type=lane.job_type, statuses=_ARCHIVED, limit=PAGE, died_before=before)
        rows = sweeper.ledger.select(selection)
        progress = 0
        for letter in sweeper.ledger.letters_at([row.key for row in rows]):
            if sweeper.clock() >= until:
                return False
            outcome = _archive(sweeper, lane, letter)
            counts[outcome] += 1
            progress += outcome == "archived"
        if not progress:  # what an index still shows has moved already
            return True


def ref_of(letter: Letter) -> str:
    return f"archive/{letter.job_type}/{letter.tenant_id}/{letter.died_at:%Y/%m/%d}/{letter.letter_id}.json"


def whole(letter: Letter, timeline: Sequence[Event]) -> str:
    """The letter and all that happened to its job, as JSON."""
    told = {"letter": asdict(letter), "timeline": [asdict(event) for event in timeline]}
    return json.dumps(told, default=_text, separators=(",", ":"))


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
