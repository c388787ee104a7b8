"""Letters that recovery looks at for a reason of their own: advice on them, or no worker that could start.

It acts on the advice of triage agents where a lane says so: `triage_may` lists the codes. Only replays. Each is an
ordinary redrive in the agent's name, with a canary, a verdict and every bound of an automatic replay. It never passes
by an approval: whoever needs one waits for a person. Each letter is looked at once, when its advice is there or will
never be.

Of jobs that no worker could begin, it asks whether one could begin now. Lambda refuses to start a worker while the
account has no concurrency left. That passes, and the job is as good as before. Whatever else keeps a worker from
starting is cured by another version of it, and by nothing else.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.failure import Code
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import replace, value
from lambdas.core.operate.letters import home_of
from lambdas.core.ports.lists import Selection
from lambdas.core.ports.redrives import Throttles
from lambdas.core.redrive.request import BadRequest
from lambdas.core.redrive.start import BY_ITSELF, digest, start
from lambdas.core.worker.advice import Act, Advice, advice_in

if TYPE_CHECKING:
    from lambdas.core.sweep.recoverer import Recoverer


ADVICE = "advice"  # its cursors
LATE = timedelta(minutes=5)  # after a death its advice is there, or will never be
LOOKED_AT = 100  # letters of a lane in one turn
A_TICK = timedelta(milliseconds=1)
_WAIT = (LetterStatus.OPEN, LetterStatus.ESCALATED)  # neither held ones, nor those that the sweep replays anyway
_REPLAYS = (Act.REPLAY, Act.OTHER_AGENT)


def follow_advice(recoverer: "Recoverer", counts: Counter[str], until: datetime) -> None:
    lanes = [name for name, lane in recoverer.lanes.items() if _may_act(lane)]
    cursors = recoverer.ledger.cursors(ADVICE, lanes) if lanes else {}
    for cursor in cursors.values():
        now = recoverer.clock()
        if now >= until:
            counts["cut"] += 1
            return
        if cursor.kept_to is None:  # what died before the lane allowed it is left to people
            recoverer.ledger.note_cursor(replace(cursor, kept_to=now - LATE, served_at=now))
            continue
        letters = _due(recoverer, cursor.job_type, after=cursor.kept_to, before=now - LATE)
        counts["replays_started"] += _followed(recoverer, recoverer.lanes[cursor.job_type], letters)
        if letters or now - cursor.kept_to > 2 * LATE:
            reached = letters[-1].died_at + A_TICK if len(letters) == LOOKED_AT else now - LATE
            recoverer.ledger.note_cursor(replace(cursor, kept_to=reached, served_at=now))


def _may_act(lane: Lane) -> bool:
    return bool(lane.triage and lane.triage_may) and not lane.retired and not lane.human_review


def _due(recoverer: "Recoverer", job_type: str, *, after: datetime, before: datetime) -> Sequence[Letter]:
    wanted = Selection(job_type=job_type, statuses=_WAIT, limit=LOOKED_AT, died_after=after, died_before=before)
    return recoverer.ledger.select(wanted) if after < before else ()


def _followed(recoverer: "Recoverer", lane: Lane, letters: Sequence[Letter]) -> int:
    """Letters with the same advice are one redrive."""
    alike: dict[str, list[str]] = defaultdict(list)
    for letter in recoverer.ledger.letters_at([each.key for each in letters if each.code in lane.triage_may]):
        advice = advice_in(recoverer.ledger.timeline(home_of(letter)), letter.death_id)
        if advice is not None and advice.act in _REPLAYS and advice.by == lane.triage:
            alike[json.dumps(_changes(advice), sort_keys=True)].append(letter.letter_id)
    started = 0
    for changes, ids in alike.items():
        try:
            _start(recoverer, lane, ids, json.loads(changes))
            started += 1
        except BadRequest:  # the lane has changed since: a person decides
            continue
    return started


def _changes(advice: Advice) -> dict[str, Any]:
    return {name: part for name, part in advice.strategy.__dict__.items() if part}


def _start(recoverer: "Recoverer", lane: Lane, ids: Sequence[str], strategy: Mapping[str, Any]) -> None:
    given = {
        "action": "replay",
        "job_type": lane.job_type,
        "filter": {"letter_ids": list(ids)},
        "reason": f"advised by {lane.triage}: see each letter",
        "operator": lane.triage,
        "auto": True,
        "limit": len(ids),
        "strategy": dict(strategy),
    }
    redrive_id = f"{BY_ITSELF}{digest(lane.job_type, *ids, json.dumps(given['strategy'], sort_keys=True))}"
    start(recoverer.starter, given, started_by=lane.triage, redrive_id=redrive_id)


THROTTLED = "throttled"
A_MINUTE = timedelta(minutes=1)
OVER_AFTER = timedelta(minutes=15)  # without a refusal: a busy minute of another function must not count as its end


@value
class Unstarted:
    """What is known of the workers that a lane could not start."""

    lane: Lane
    refused: Sequence[datetime]  # minutes in which Lambda started one too few, by their beginnings, in order
    now: datetime

    def against(self, letter: Letter) -> tuple[str, str]:
        """Why it must not be replayed now, as a word and a sentence; two empty texts if it may."""
        if letter.code != Code.NEVER_STARTED:
            return "", ""
        if not any(self._was_tried(letter, minute) for minute in self.refused):
            return "unfixed", "Lambda refused no worker while it was tried, so it waits for another version of it"
        if self.now - self.refused[-1] < OVER_AFTER:
            return THROTTLED, f"Lambda refused to start a worker at {self.refused[-1]:%H:%M}"
        return "", ""

    def _was_tried(self, letter: Letter, minute: datetime) -> bool:
        """Before its death, that is: a refusal after it says nothing of why it could not start."""
        return letter.died_at - tried_for(self.lane) - A_MINUTE < minute <= letter.died_at


def unstarted(letters: Sequence[Letter], lane: Lane, throttles: Throttles, *, now: datetime) -> Unstarted | None:
    """None if every letter's job was begun: then nobody needs to ask. Raise `Unavailable`."""
    died = [letter.died_at for letter in letters if letter.code == Code.NEVER_STARTED]
    if not died:
        return None
    since = min(died) - tried_for(lane)
    return Unstarted(lane=lane, refused=throttles.minutes(lane.job_type, since=since, now=now), now=now)


def tried_for(lane: Lane) -> timedelta:
    """How long the broker hands a message out before it gives it up: each refused worker hides it for a while."""
    return timedelta(seconds=lane.visibility_s * (lane.max_receive_count + 1))
