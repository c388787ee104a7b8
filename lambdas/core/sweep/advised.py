"""Acts on the advice of triage agents, where a lane says so: `triage_may` lists the codes. Only replays.

Each is an ordinary redrive in the agent's name, with a canary, a verdict and every bound of an automatic replay. It
never passes by an approval: whoever needs one waits for a person. Each letter is looked at once, when its advice is
there or will never be.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.operate.letters import home_of
from lambdas.core.ports.lists import Selection
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
