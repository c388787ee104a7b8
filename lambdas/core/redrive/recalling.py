"""Calls back what a halted redrive has sent and nobody has begun: its letters are open again, and nothing is lost."""

from datetime import datetime

from lambdas.core.head import ENDED_FOR, HeadStatus
from lambdas.core.redrive.outcomes import heads_of, look, standing
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.refusals import HeadMoved
from lambdas.core.safety import Way
from lambdas.core.value import replace

_NOT_BEGUN = (HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.PARKED)


def call_back(redriver: Redriver, redrive_id: str, *, until: datetime) -> bool:
    """False if time was up before all were asked. What runs just now goes on, and resolves its letter by itself."""
    redrive = redriver.found(redrive_id)
    wave = redrive.wave
    if wave is None or redrive.request.action is Way.DISCARD:
        return True
    why = f"redrive {redrive_id} was halted: {wave.reason}"
    for _, _, head in heads_of(redriver, redrive, standing(redriver, redrive, wave).pending):
        if redriver.clock() >= until:
            return False
        if head is None or head.redrive_id != redrive_id or head.status not in _NOT_BEGUN:
            continue
        event = redriver.event("letter.called_back", why=why, redrive_id=redrive_id, job_id=head.key.job_id)
        try:
            redriver.ledger.recall(head, event, expires_at=redriver.clock() + ENDED_FOR)
        except HeadMoved:  # it began, or ended, meanwhile
            continue
    counted = look(redriver, redrive, wave)
    redriver.redrives.write(replace(redrive, waves=(*redrive.waves[:-1], counted), updated_at=redriver.clock()))
    return True
